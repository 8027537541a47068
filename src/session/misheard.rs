//! What was said, and was no whole command.

use strum::{IntoStaticStr, VariantNames};

use crate::game::{Clash, CodeError, DealNumber, Row, Suit};

use super::verb::Verb;

/// What was said, and was not a whole command. It changes nothing, not even the question that is open.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum Misheard {
    /// Nothing that is known.
    Unknown,
    /// A line with a "not" in it.
    Negated,
    /// The beginning of a command.
    Incomplete(Verb),
    /// A suit by itself, which only a question would make whole.
    LoneSuit(Suit),
    /// A word that is a suit, or else the beginning of a command.
    SuitOrVerb(Suit, Verb),
    /// More than 64 KiB.
    TooLong,
    /// A name of more characters than a name may have; how many that is.
    NameTooLong(usize),
    /// A deal code with a mistake.
    Code(CodeError),
    /// A lone number that no rank has; a deal does.
    NoRank(DealNumber),
    /// No deal has so large a number.
    NumberTooLarge,
    /// Rules that exclude each other.
    Clash(Clash),
    /// A language that there is not.
    NoSuchLanguage,
    /// A row that there is not.
    NoSuchRow,
    /// A place that the row has not.
    NoSuchPlace(Row),
    /// A peak that there is not.
    NoSuchPeak,
    /// A width that lines can't have.
    NoSuchWidth,
}
