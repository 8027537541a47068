//! How a deal comes out at best.

/// How a deal comes out at best: proven, from all its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Settlement {
    /// The deal can be won.
    Won {
        /// The fewest cards drawn in any win, those drawn before included: 0 to 25.
        draws: u8,
    },
    /// The deal can't be won.
    Lost {
        /// The fewest cards that can be left in the tableau: 1 to 28.
        left: u8,
    },
}

impl Settlement {
    /// Whether it can be won.
    #[must_use]
    pub const fn is_won(self) -> bool {
        matches!(self, Settlement::Won { .. })
    }

    /// The fewest draws of any win, if there is one.
    #[must_use]
    pub const fn fewest_draws(self) -> Option<u8> {
        match self {
            Settlement::Won { draws } => Some(draws),
            Settlement::Lost { .. } => None,
        }
    }

    /// Lost with at most so many spots taken.
    pub(super) fn lost(taken: usize) -> Settlement {
        let left = u8::try_from(28 - taken).unwrap_or_else(|_| unreachable!("there are 28 spots"));
        Settlement::Lost { left }
    }
}
