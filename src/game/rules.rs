//! The rules in force: how king and ace meet, the variants, the score; and the presets' names for them.

use strum::{IntoStaticStr, VariantArray};

/// How king and ace meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ends {
    /// Easy: they are neighbours, both ways.
    #[default]
    Joined,
    /// Classic: only a queen goes on a king, only a 2 on an ace.
    Apart,
}

/// Which faces the tableau shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Faces {
    /// Only the bottom row is face up at the start.
    #[default]
    Hidden,
    /// All 28 are visible from the start (variant O); covered cards still can't be taken.
    Open,
}

/// How the waste starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// With one card turned up.
    #[default]
    Turned,
    /// Empty (variant W): its card lies on top of the stock, and while it is empty any uncovered card fits.
    Empty,
}

/// Whether a joker is in the stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Joker {
    /// No.
    #[default]
    Without,
    /// One (variant J); on the waste every card fits it.
    With,
}

/// When the stock may be drawn from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// At any time.
    #[default]
    Anytime,
    /// Only when no uncovered card fits (variant T).
    WhenStuck,
}

/// How a game is scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// 500 at the start, −1 a move, +100 a peak.
    #[default]
    Points,
    /// +1, +2, +3 … within a streak, −5 a draw, peaks 15, 15, 30 (variant S).
    Streaks,
    /// The number of cards left (variant L); 0 is a win.
    CardsLeft,
}

/// All the rules of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How king and ace meet.
    pub ends: Ends,
    /// Which faces the tableau shows.
    pub faces: Faces,
    /// How the waste starts.
    pub start: Start,
    /// Whether a joker is in the stock.
    pub joker: Joker,
    /// When the stock may be drawn from.
    pub drawing: Drawing,
    /// How the game is scored.
    pub scheme: Scheme,
}

/// A deviation from the plain game, each with its letter in a deal code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each is told at the enum that it switches")]
pub enum Variant {
    Joker,
    CardsLeft,
    OpenPeaks,
    Streaks,
    DrawWhenStuck,
    EmptyWaste,
}

impl Variant {
    /// All six, in the order of their letters.
    pub const ALL: [Variant; Variant::VARIANTS.len()] = *Variant::VARIANTS.first_chunk().expect("as many as there are");

    /// Its letter in a deal code.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Variant::Joker => 'J',
            Variant::CardsLeft => 'L',
            Variant::OpenPeaks => 'O',
            Variant::Streaks => 'S',
            Variant::DrawWhenStuck => 'T',
            Variant::EmptyWaste => 'W',
        }
    }
}

/// A word that names rules: a preset or one variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RuleName {
    /// King and ace joined.
    Easy,
    /// King and ace apart.
    Classic,
    /// Classic, drawing only when stuck, streaks.
    Traditional,
    /// Easy, empty waste, cards left.
    OpenStart,
    /// One variant.
    #[strum(transparent)]
    Variant(Variant),
}

impl RuleName {
    /// All ten, presets first.
    pub const ALL: [RuleName; 4 + Variant::ALL.len()] = [
        RuleName::Easy,
        RuleName::Classic,
        RuleName::Traditional,
        RuleName::OpenStart,
        RuleName::Variant(Variant::OpenPeaks),
        RuleName::Variant(Variant::EmptyWaste),
        RuleName::Variant(Variant::Joker),
        RuleName::Variant(Variant::DrawWhenStuck),
        RuleName::Variant(Variant::Streaks),
        RuleName::Variant(Variant::CardsLeft),
    ];

    fn ends(self) -> Option<Ends> {
        match self {
            RuleName::Easy | RuleName::OpenStart => Some(Ends::Joined),
            RuleName::Classic | RuleName::Traditional => Some(Ends::Apart),
            RuleName::Variant(_) => None,
        }
    }

    fn variants(self) -> &'static [Variant] {
        match self {
            RuleName::Easy | RuleName::Classic => &[],
            RuleName::Traditional => &[Variant::DrawWhenStuck, Variant::Streaks],
            RuleName::OpenStart => &[Variant::EmptyWaste, Variant::CardsLeft],
            RuleName::Variant(Variant::Joker) => &[Variant::Joker],
            RuleName::Variant(Variant::CardsLeft) => &[Variant::CardsLeft],
            RuleName::Variant(Variant::OpenPeaks) => &[Variant::OpenPeaks],
            RuleName::Variant(Variant::Streaks) => &[Variant::Streaks],
            RuleName::Variant(Variant::DrawWhenStuck) => &[Variant::DrawWhenStuck],
            RuleName::Variant(Variant::EmptyWaste) => &[Variant::EmptyWaste],
        }
    }
}

/// Two rules that exclude each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clash {
    /// King and ace both joined and apart.
    Ends,
    /// Streak scoring and cards-left scoring.
    Schemes,
}

impl Rules {
    /// The plain game with king and ace so.
    #[must_use]
    pub fn plain(ends: Ends) -> Rules {
        Rules { ends, ..Rules::default() }
    }

    /// These rules and the variant.
    ///
    /// # Errors
    /// When it would be a second scoring scheme.
    pub fn with(mut self, variant: Variant) -> Result<Rules, Clash> {
        match variant {
            Variant::Joker => self.joker = Joker::With,
            Variant::OpenPeaks => self.faces = Faces::Open,
            Variant::DrawWhenStuck => self.drawing = Drawing::WhenStuck,
            Variant::EmptyWaste => self.start = Start::Empty,
            Variant::Streaks if self.scheme != Scheme::CardsLeft => self.scheme = Scheme::Streaks,
            Variant::CardsLeft if self.scheme != Scheme::Streaks => self.scheme = Scheme::CardsLeft,
            Variant::Streaks | Variant::CardsLeft => return Err(Clash::Schemes),
        }
        Ok(self)
    }

    /// Whether the variant is in force.
    #[must_use]
    pub fn has(self, variant: Variant) -> bool {
        match variant {
            Variant::Joker => self.joker == Joker::With,
            Variant::CardsLeft => self.scheme == Scheme::CardsLeft,
            Variant::OpenPeaks => self.faces == Faces::Open,
            Variant::Streaks => self.scheme == Scheme::Streaks,
            Variant::DrawWhenStuck => self.drawing == Drawing::WhenStuck,
            Variant::EmptyWaste => self.start == Start::Empty,
        }
    }

    /// The variants in force, in the order of their letters.
    pub fn variants(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |variant| self.has(*variant))
    }

    /// The rules that these names add up to; easy where none of them says otherwise.
    ///
    /// # Errors
    /// When two of them exclude each other.
    pub fn named(names: &[RuleName]) -> Result<Rules, Clash> {
        let mut ends = None;
        for said in names.iter().filter_map(|name| name.ends()) {
            if *ends.get_or_insert(said) != said {
                return Err(Clash::Ends);
            }
        }
        names
            .iter()
            .flat_map(|name| name.variants())
            .try_fold(Rules::plain(ends.unwrap_or_default()), |rules, variant| rules.with(*variant))
    }

    /// The fewest names that say these rules, the preset first.
    #[must_use]
    pub fn names(self) -> Vec<RuleName> {
        let fits = |preset: &RuleName| {
            preset.ends() == Some(self.ends) && preset.variants().iter().all(|variant| self.has(*variant))
        };
        let presets = [RuleName::Traditional, RuleName::OpenStart, RuleName::Easy, RuleName::Classic];
        let preset = presets.into_iter().find(fits);
        let told = preset.map_or(&[][..], RuleName::variants);
        let rest = self.variants().filter(|variant| !told.contains(variant)).map(RuleName::Variant);
        preset.into_iter().chain(rest).collect()
    }
}
