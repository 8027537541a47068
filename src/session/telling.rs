//! What is told with a move, kind by kind: the level of detail says it, unless the player does.

use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};

use super::detail::Detail;
use super::switch::Switch;

/// What is told of the cards that fit, after a take, a draw or an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Fits {
    /// Nothing at all.
    Off,
    /// Only that nothing fits.
    None,
    /// How many do.
    Count,
    /// Which do.
    Cards,
}

impl Fits {
    /// All four.
    pub const ALL: [Fits; Fits::VARIANTS.len()] = *Fits::VARIANTS.first_chunk().expect("as many as there are");
}

/// One kind of news that a move may bring, and how it is told from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumDiscriminants)]
#[strum_discriminants(name(Topic), derive(Hash, IntoStaticStr, VariantArray))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "A kind of news that a move may bring.", allow(missing_docs))]
pub enum Tell {
    /// The cards that fit.
    Fits(Fits),
    /// Where a card lies that turned up.
    Places(Switch),
    /// How many cards the stock has.
    Stock(Switch),
    /// How many cards were taken since the last draw.
    Streak(Switch),
    /// How many cards lie on the table.
    Table(Switch),
    /// The score.
    Score(Switch),
}

impl Topic {
    /// All six.
    pub const ALL: [Topic; Topic::VARIANTS.len()] = *Topic::VARIANTS.first_chunk().expect("as many as there are");
}

/// What the player has said of single kinds of news; where nothing, the level of detail decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Of the cards that fit.
    pub fits: Option<Fits>,
    /// Of the places of cards that turned up.
    pub places: Option<Switch>,
    /// Of the cards left in the stock.
    pub stock: Option<Switch>,
    /// Of the streak.
    pub streak: Option<Switch>,
    /// Of the cards left on the table.
    pub table: Option<Switch>,
    /// Of the score.
    pub score: Option<Switch>,
}

impl Chosen {
    /// Keeps a choice.
    pub fn choose(&mut self, tell: Tell) {
        match tell {
            Tell::Fits(fits) => self.fits = Some(fits),
            Tell::Places(switch) => self.places = Some(switch),
            Tell::Stock(switch) => self.stock = Some(switch),
            Tell::Streak(switch) => self.streak = Some(switch),
            Tell::Table(switch) => self.table = Some(switch),
            Tell::Score(switch) => self.score = Some(switch),
        }
    }

    /// The choices that were made.
    #[must_use]
    pub fn made(self) -> Vec<Tell> {
        let switches = [
            self.places.map(Tell::Places),
            self.stock.map(Tell::Stock),
            self.streak.map(Tell::Streak),
            self.table.map(Tell::Table),
            self.score.map(Tell::Score),
        ];
        self.fits.map(Tell::Fits).into_iter().chain(switches.into_iter().flatten()).collect()
    }

    /// What is told at this level.
    #[must_use]
    pub fn at(self, detail: Detail) -> Telling {
        let level = Telling::of(detail);
        let when = |chosen: Option<Switch>, level| chosen.map_or(level, When::from);
        Telling {
            fits: self.fits.unwrap_or(level.fits),
            places: when(self.places, level.places),
            stock: when(self.stock, level.stock),
            streak: when(self.streak, level.streak),
            table: when(self.table, level.table),
            score: when(self.score, level.score),
        }
    }
}

/// When a kind of news is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum When {
    /// Not at all.
    Never,
    /// When it is worth telling: the last five cards of the stock or of the table, a streak from four on, the score with a
    /// peak.
    Notable,
    /// With every move that may change it.
    Always,
}

impl From<Switch> for When {
    fn from(switch: Switch) -> When {
        match switch {
            Switch::On => When::Always,
            Switch::Off => When::Never,
        }
    }
}

/// What is told with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// Of the cards that fit.
    pub fits: Fits,
    /// Of the places of cards that turned up.
    pub places: When,
    /// Of the cards left in the stock.
    pub stock: When,
    /// Of the streak.
    pub streak: When,
    /// Of the cards left on the table.
    pub table: When,
    /// Of the score.
    pub score: When,
}

impl Telling {
    /// What a level of detail tells.
    fn of(detail: Detail) -> Telling {
        use When::{Always, Never, Notable};
        let normal = Telling {
            fits: Fits::Count,
            places: Always,
            stock: Always,
            streak: Notable,
            table: Notable,
            score: Notable,
        };
        match detail {
            Detail::Brief => {
                Telling { fits: Fits::None, places: Never, stock: Notable, streak: Never, table: Never, score: Never }
            }
            Detail::Normal => normal,
            Detail::Full => Telling { fits: Fits::Cards, streak: Always, ..normal },
        }
    }
}
