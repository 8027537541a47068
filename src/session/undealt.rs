//! Why a list of cards is no deal.

use crate::game::{Card, NotADeck};

/// Why the cards that were named are no deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undealt {
    /// Something among them is no card.
    NotACard {
        /// The card in whose place it stands, counted from 1.
        place: usize,
        /// What it is, as it was written.
        written: String,
    },
    /// What was written may be one of several cards.
    Unclear {
        /// Which card in order, counted from 1.
        place: usize,
        /// What it is, as it was written.
        written: String,
    },
    /// There were this many cards instead of 52, the joker aside.
    Count(usize),
    /// This card came twice.
    Twice(Card),
    /// The rules have no joker, and there was one.
    JokerUnwanted,
    /// The rules have a joker, and there was not exactly one, among the last 23 cards.
    JokerMissing,
    /// More text than any way of writing 52 cards takes.
    TooLong,
}

impl From<NotADeck> for Undealt {
    fn from(wrong: NotADeck) -> Undealt {
        match wrong {
            NotADeck::Count(count) => Undealt::Count(count),
            NotADeck::Twice(card) => Undealt::Twice(card),
        }
    }
}
