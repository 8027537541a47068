//! What the player has set.

use strum::{IntoStaticStr, VariantArray, VariantNames};
use unic_langid::LanguageIdentifier;

use super::detail::Detail;
use super::switch::Switch;
use super::telling::{Chosen, Tell, Telling};
use super::verb::Verb;
use super::voice::VoiceSettings;

/// How replies are told and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How much is told after a move.
    pub detail: Detail,
    /// What the player chose to be told with a move, whatever the level.
    pub chosen: Chosen,
    /// Whether a refusal says why, or is a bare "no"; where nothing was chosen, the level decides.
    pub explain: Option<Switch>,
    /// How cards are written.
    pub cards: CardStyle,
    /// How long lines get; none for lines as the sentences come.
    pub width: Option<Width>,
    /// Whether a gone card is said as a gap, so that places keep their numbers.
    pub gaps: Switch,
    /// What stands before a typed line.
    pub prompt: Prompt,
    /// What an empty line does.
    pub enter: Enter,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            detail: Detail::default(),
            chosen: Chosen::default(),
            explain: None,
            cards: CardStyle::default(),
            width: None,
            gaps: Switch::Off,
            prompt: Prompt::default(),
            enter: Enter::default(),
        }
    }
}

impl Settings {
    /// What is told with a move.
    #[must_use]
    pub fn telling(&self) -> Telling {
        self.chosen.at(self.detail)
    }

    /// How much a refusal says.
    #[must_use]
    pub fn explaining(&self) -> Explaining {
        match (self.explain, self.detail) {
            (Some(Switch::Off), _) => Explaining::Nothing,
            (None, Detail::Brief) => Explaining::Verdict,
            (Some(Switch::On), _) | (None, Detail::Normal | Detail::Full) => Explaining::Reason,
        }
    }
}

/// How much a refusal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explaining {
    /// A bare "no".
    Nothing,
    /// What can't be done.
    Verdict,
    /// And why.
    Reason,
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

/// What an empty line does, where no question is open and someone types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Enter {
    /// The last reply is said again.
    #[default]
    Repeat,
    /// A card is drawn.
    Draw,
    /// The cards that fit are said.
    Moves,
    /// Nothing is done.
    Off,
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
    /// How one kind of news is told.
    Tell(Tell),
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
    /// What an empty line does.
    Enter(Enter),
    /// Who plays.
    Player(String),
}

impl Setting {
    /// The word that the setting goes by.
    pub(super) fn verb(&self) -> Verb {
        match self {
            Setting::Language(_) => Verb::Language,
            Setting::Detail(_) => Verb::Detail,
            Setting::Tell(_) => Verb::Tell,
            Setting::Explain(_) => Verb::Explain,
            Setting::Cards(_) => Verb::Cards,
            Setting::Width(_) => Verb::Width,
            Setting::Gaps(_) => Verb::Gaps,
            Setting::Prompt(_) => Verb::Prompt,
            Setting::Enter(_) => Verb::Enter,
            Setting::Player(_) => Verb::Player,
        }
    }
}

/// A setting that tells its value and its choices when nothing but its name is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum Choice {
    /// The language that is spoken.
    Language,
    /// How much is told after a move.
    Detail,
    /// How each kind of news is told.
    Tell,
    /// Whether a refusal says why.
    Explain,
    /// How cards are written.
    Cards,
    /// How long lines get.
    Width,
    /// Whether gaps are said.
    Gaps,
    /// What stands before a typed line.
    Prompt,
    /// What an empty line does.
    Enter,
}

impl Choice {
    /// All of them.
    pub const ALL: [Choice; Choice::VARIANTS.len()] = *Choice::VARIANTS.first_chunk().expect("as many as there are");

    /// The word that the setting goes by.
    pub(super) fn verb(self) -> Verb {
        match self {
            Choice::Language => Verb::Language,
            Choice::Detail => Verb::Detail,
            Choice::Tell => Verb::Tell,
            Choice::Explain => Verb::Explain,
            Choice::Cards => Verb::Cards,
            Choice::Width => Verb::Width,
            Choice::Gaps => Verb::Gaps,
            Choice::Prompt => Verb::Prompt,
            Choice::Enter => Verb::Enter,
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
