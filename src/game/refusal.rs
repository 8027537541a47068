//! Why an action is refused: facts, and no words.

use strum::{IntoStaticStr, VariantNames};

use super::card::{Card, Rank, StockCard};

/// Why an action was refused. A refused action changes nothing at all.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum Refusal {
    /// The game is won; nothing can be done in it or undone.
    Finished,
    /// There is nothing left to draw.
    StockEmpty {
        /// The cards that fit all the same.
        fitting: Vec<Card>,
    },
    /// The table is as it was dealt.
    NothingToUndo,
    /// Nothing was undone since the last new action.
    NothingToRedo,
    /// Drawing is only for when nothing fits (variant T).
    DrawNotAllowed {
        /// One card that fits.
        fits: Card,
    },
    /// Uncovered, but not one rank away from the waste card; several cards when only their rank was named.
    NotAdjacent {
        /// What was named, all of one rank.
        cards: Vec<Card>,
        /// What they do not fit on.
        waste: Card,
    },
    /// What was named lies under other cards.
    Covered {
        /// The cards right on top of it, as far as they are visible, left to right.
        by: Vec<Card>,
    },
    /// The named card is face down in the tableau or still in the stock; nobody can tell which.
    NotInSight {
        /// What was named.
        card: StockCard,
    },
    /// The named card has left the table.
    AlreadyGone {
        /// What was named.
        card: StockCard,
    },
    /// The named card is the waste card.
    OnWaste {
        /// What was named.
        card: StockCard,
    },
    /// No card of the named rank is uncovered.
    NoneOpen {
        /// What was named.
        rank: Rank,
        /// The cards of it that are visible all the same.
        covered: Vec<Card>,
    },
}
