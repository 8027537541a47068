//! What the table can be asked, beside being looked at.

use crate::game::{Rank, Target};

use super::verb::Verb;

/// A question to the table. Answered from what is or has been visible; asking changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Query {
    /// Where this lies, as far as it is visible.
    Where(Target),
    /// What still lies on it.
    Covers(Target),
    /// What it lies on.
    Under(Target),
    /// What would fit once it is taken, and what that would uncover.
    After(Target),
    /// How many of this rank are gone, visible, unseen.
    Seen(Rank),
    /// How many of each rank are unseen.
    Left,
    /// So many of the last moves, the latest first.
    History(usize),
}

impl Query {
    /// How many moves the history tells unless a number is said.
    pub const MOVES_TOLD: usize = 10;

    pub(super) fn verb(self) -> Verb {
        match self {
            Query::Where(_) => Verb::Where,
            Query::Covers(_) => Verb::Covers,
            Query::Under(_) => Verb::Under,
            Query::After(_) => Verb::After,
            Query::Seen(_) => Verb::Seen,
            Query::Left => Verb::Left,
            Query::History(_) => Verb::History,
        }
    }
}
