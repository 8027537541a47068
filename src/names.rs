//! The ids by which the locale files know the things of the game: the kebab-case of the variant, after its kind.

use crate::game::{Peak, Rank, Row, RuleName, Suit};
use crate::session::{CardStyle, Detail, Fits, Prompt, Section, Switch, Topic, Verb, VoiceMode};

/// The greatest number that is also said in a word.
const NUMBERS: u64 = 10;
/// How often a thing is done at most where that has a word of its own.
const COUNTS: u64 = 5;

/// A thing that has a name in the locale files.
pub(crate) trait Named: Copy + Into<&'static str> {
    /// What its kind's ids begin with: `rank` of `rank-ace`.
    const KIND: &'static str;

    /// What this one's id begins with.
    fn kind(self) -> &'static str {
        Self::KIND
    }

    /// The id of its name.
    fn id(self) -> String {
        let word: &str = self.into();
        format!("{}-{word}", self.kind())
    }
}

impl Named for Rank {
    const KIND: &'static str = "rank";
}

impl Named for Suit {
    const KIND: &'static str = "suit";
}

impl Named for Row {
    const KIND: &'static str = "row";
}

impl Named for Peak {
    const KIND: &'static str = "peak";
}

impl Named for RuleName {
    const KIND: &'static str = "rule";
}

impl Named for Detail {
    const KIND: &'static str = "detail";
}

impl Named for Switch {
    const KIND: &'static str = "switch";
}

impl Named for Topic {
    const KIND: &'static str = "tell";
}

impl Named for Fits {
    const KIND: &'static str = "fits";

    /// Off is called what it is called everywhere.
    fn kind(self) -> &'static str {
        match self {
            Fits::Off => "switch",
            Fits::None | Fits::Count | Fits::Cards => Self::KIND,
        }
    }
}

impl Named for Verb {
    const KIND: &'static str = "command";
}

impl Named for Section {
    const KIND: &'static str = "section";
}

impl Named for CardStyle {
    const KIND: &'static str = "cards";
}

impl Named for Prompt {
    const KIND: &'static str = "prompt";
}

impl Named for VoiceMode {
    const KIND: &'static str = "voice";

    /// On and off are called what they are called everywhere.
    fn kind(self) -> &'static str {
        match self {
            VoiceMode::On | VoiceMode::Off => "switch",
            VoiceMode::Auto | VoiceMode::Ask => Self::KIND,
        }
    }
}

/// The numbers that are also said in words, by the ids of those.
pub(crate) fn numbers() -> impl Iterator<Item = (String, u64)> {
    (1..=NUMBERS).map(|number| (format!("number-{number}"), number))
}

/// The ordinals that are said in words, by the ids of those.
pub(crate) fn ordinals() -> impl Iterator<Item = (String, u64)> {
    (1..=NUMBERS).map(|number| (format!("ordinal-{number}"), number))
}

/// The words for how often, by their ids.
pub(crate) fn counts() -> impl Iterator<Item = (String, u64)> {
    (1..=COUNTS).map(|number| (format!("count-{number}"), number))
}
