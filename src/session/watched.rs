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
    /// The game is gone through further, where the last sitting was left.
    Resumed {
        /// How many moves are made.
        moment: usize,
    },
    /// The game lies there as it ended.
    Ends,
}

/// The moment of a game that is watched.
#[derive(Clone, Debug)]
pub(super) struct Watching {
    /// The game up to that moment.
    pub(super) game: Game,
}

impl Watching {
    /// The game after so many of its moves.
    pub(super) fn at(game: &Game, moves: usize) -> Watching {
        let mut then = Game::begin(game.code());
        for action in game.history().take(moves) {
            // What could be done then can be done again.
            let _ = then.apply(action);
        }
        Watching { game: then }
    }
}
