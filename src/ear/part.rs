//! The parts that a sentence is made of, beside the words of commands.

use strum::{IntoStaticStr, VariantArray};

use crate::names::Named;

/// What a word does in a sentence. Each has its words in the locale files, under its own name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Part {
    /// Courtesy, a wish, a pronoun, an article: changes nothing.
    Aside,
    /// A slip that is admitted: a reason to undo, and nothing by itself.
    Oops,
    /// Asks whether something is allowed: only a question where a card is named.
    May,
    Or,
    And,
    What,
    HowMany,
    IsThere,
    How,
    Who,
    Should,
    Give,
    Turn,
    Card,
    More,
    /// In this sentence the thing before or after it is laid on the other: "onto".
    On,
    In,
    From,
    With,
    Top,
    Last,
    /// Every one of them.
    Whole,
    /// Both of two.
    Both,
    Fits,
    Game,
    Begin,
    Same,
    Best,
    Win,
    Wrong,
    Speak,
    Less,
    Hear,
    Do,
    Said,
    Words,
    Red,
    Black,
    /// The first from the left.
    Leftmost,
    /// The last from the left.
    Rightmost,
    /// The card named first in the instrumental is laid on the other.
    Beat,
    Named,
    Numbering,
    Change,
    /// Covers, or lies on: what acts is told by its form, or by its place.
    Hides,
    Gone,
    Staying,
    Likely,
    Counting,
    Pass,
    Done,
    Neither,
    Surely,
    Yet,
}

impl Part {
    /// All parts.
    pub(super) const ALL: [Part; Part::VARIANTS.len()] = *Part::VARIANTS.first_chunk().expect("as many as there are");
}

impl Named for Part {
    const KIND: &'static str = "part";
}
