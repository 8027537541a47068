//! What the player has set.

use strum::{IntoStaticStr, VariantArray};

/// How much is told after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Detail {
    /// The verdict, and what turned up.
    Brief,
    /// Also what it ended, where a turned-up card lies, and how many cards the stock has.
    #[default]
    Normal,
    /// Also what fits now, and the score.
    Full,
}

impl Detail {
    /// All three.
    pub const ALL: [Detail; Detail::VARIANTS.len()] = *Detail::VARIANTS.first_chunk().expect("as many as there are");
}

/// Whether a refusal says why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Explain {
    /// It does.
    #[default]
    On,
    /// It is a bare "no".
    Off,
}

/// All settings of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How much is told after a move.
    pub detail: Detail,
    /// Whether a refusal says why.
    pub explain: Explain,
    /// How cards are written.
    pub cards: CardStyle,
    /// How long lines get; none for lines as the sentences come.
    pub width: Option<Width>,
    /// Whether gaps are said.
    pub gaps: Gaps,
    /// What stands before a typed line.
    pub prompt: Prompt,
}

/// How cards are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CardStyle {
    /// By their names.
    #[default]
    Words,
    /// In two or three letters of the language, for braille.
    Letters,
    /// As a rank's letter and a suit's sign.
    Signs,
}

impl CardStyle {
    /// All three.
    pub const ALL: [CardStyle; CardStyle::VARIANTS.len()] =
        *CardStyle::VARIANTS.first_chunk().expect("as many as there are");
}

/// Whether a gone card is said as a gap, so that places keep their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Gaps {
    /// It is.
    On,
    /// It is left out.
    #[default]
    Off,
}

/// What stands before a line that is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Prompt {
    /// Nothing.
    None,
    /// A constant sign.
    #[default]
    Short,
    /// The waste card and the stock too, for a display that shows only this line.
    State,
}

impl Prompt {
    /// All three.
    pub const ALL: [Prompt; Prompt::VARIANTS.len()] = *Prompt::VARIANTS.first_chunk().expect("as many as there are");
}

/// How many characters a line may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Width(u8);

impl Width {
    /// The narrowest.
    pub const MIN: u8 = 10;
    /// The widest.
    pub const MAX: u8 = 200;

    /// This width, if it is from [`Width::MIN`] to [`Width::MAX`].
    #[must_use]
    pub fn new(characters: u64) -> Option<Width> {
        u8::try_from(characters).ok().filter(|width| (Width::MIN..=Width::MAX).contains(width)).map(Width)
    }

    /// In characters.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// One setting, as it is to be from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Set {
    /// How cards are written.
    Cards(CardStyle),
    /// How long lines get; none for lines as the sentences come.
    Width(Option<Width>),
    /// Whether gaps are said.
    Gaps(Gaps),
    /// What stands before a typed line.
    Prompt(Prompt),
}

impl Settings {
    pub(super) fn set(&mut self, set: Set) {
        match set {
            Set::Cards(cards) => self.cards = cards,
            Set::Width(width) => self.width = width,
            Set::Gaps(gaps) => self.gaps = gaps,
            Set::Prompt(prompt) => self.prompt = prompt,
        }
    }
}
