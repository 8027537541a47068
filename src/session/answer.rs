//! Answers to a question.

use crate::game::{Rank, Spot, Suit};

use super::verb::Verb;

/// An answer to the question asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The choice of this suit.
    Suit(Suit),
    /// The choice of this rank.
    Rank(Rank),
    /// The choice counted so, from 1.
    Number(u64),
    /// The choice of the card at this place.
    Place(Spot),
    /// The choice of the command that goes by this word.
    Verb(Verb),
}
