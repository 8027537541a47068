//! A game that has ended, gone through from its deal: where to go, what came of it, and the moment that is seen.

use crate::game::{Event, Game, Undone};

/// Where to go in a game that is gone through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WatchStep {
    /// To its deal, or a move on where it is gone through already.
    #[default]
    Begin,
    /// A move on.
    Next,
    /// A move back.
    Back,
    /// Out of it.
    End,
}

/// What came of going through a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Watched {
    /// The deal lies there.
    Begins {
        /// How many moves are to come.
        moves: usize,
    },
    /// A move was made as it was made then.
    Made(Event),
    /// There is no further move.
    NoMore,
    /// A move was taken back.
    Back {
        /// How many moves are still made.
        moment: usize,
        /// What was put back.
        undone: Undone,
    },
    /// There is no move to take back.
    AtDeal,
    /// The game lies there as it ended.
    Ends,
}

/// The moment of a game that is watched.
#[derive(Clone, Debug)]
pub(super) struct Watching {
    /// The game up to that moment.
    pub(super) game: Game,
}
