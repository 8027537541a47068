//! What the player has set.

use strum::{IntoStaticStr, VariantArray, VariantNames};
use unic_langid::LanguageIdentifier;

use super::verb::Verb;
use super::voice::VoiceSettings;

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

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Switch {
    /// The thing is done.
    On,
    /// The thing is not done.
    Off,
}

impl Switch {
    /// Both.
    pub const ALL: [Switch; Switch::VARIANTS.len()] = *Switch::VARIANTS.first_chunk().expect("as many as there are");
}

/// How replies are told and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How much is told after a move.
    pub detail: Detail,
    /// Whether a refusal says why, or is a bare "no".
    pub explain: Switch,
    /// How cards are written.
    pub cards: CardStyle,
    /// How long lines get; none for lines as the sentences come.
    pub width: Option<Width>,
    /// Whether a gone card is said as a gap, so that places keep their numbers.
    pub gaps: Switch,
    /// What stands before a typed line.
    pub prompt: Prompt,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            detail: Detail::default(),
            explain: Switch::On,
            cards: CardStyle::default(),
            width: None,
            gaps: Switch::Off,
            prompt: Prompt::default(),
        }
    }
}

/// How cards are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CardStyle {
    /// Cards are written by their names.
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
#[derive(Clone, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantNames)]
pub enum Setting {
    /// The language that is spoken.
    Language(LanguageIdentifier),
    /// How much is told after a move.
    Detail(Detail),
    /// Whether a refusal says why.
    Explain(Switch),
    /// How cards are written.
    Cards(CardStyle),
    /// How long lines get; none for lines as the sentences come.
    Width(Option<Width>),
    /// Whether gaps are said.
    Gaps(Switch),
    /// What stands before a typed line.
    Prompt(Prompt),
    /// Who plays.
    Player(String),
}

impl Setting {
    /// The word that the setting goes by.
    pub(super) fn verb(&self) -> Verb {
        match self {
            Setting::Language(_) => Verb::Language,
            Setting::Detail(_) => Verb::Detail,
            Setting::Explain(_) => Verb::Explain,
            Setting::Cards(_) => Verb::Cards,
            Setting::Width(_) => Verb::Width,
            Setting::Gaps(_) => Verb::Gaps,
            Setting::Prompt(_) => Verb::Prompt,
            Setting::Player(_) => Verb::Player,
        }
    }
}

/// What was set in earlier sittings; where nothing was, as at the first start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// The language that is spoken, by its tag or a name, as it was written there.
    pub language: Option<String>,
    /// Who plays.
    pub player: Option<String>,
    /// How replies are told and written.
    pub settings: Settings,
    /// All that is remembered of the voice.
    pub voice: VoiceSettings,
}
