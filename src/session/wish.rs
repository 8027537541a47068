//! What a new game should be.

use crate::game::{DealNumber, Rules};
use crate::solver::Among;

/// What a new game should be; what is left open is chosen: a fresh deal, the rules of the last game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wish {
    /// The deal.
    pub deal: Option<DealNumber>,
    /// The rules.
    pub rules: Option<Rules>,
    /// Which of the fresh deals may come.
    pub among: Among,
    /// From how many of them.
    pub pool: Pool,
}

/// From how many deals a fresh one comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pool {
    /// From all that have a code.
    #[default]
    All,
    /// From the first 50,000, which go by their numbers.
    Numbered,
    /// From the one of today.
    Daily,
}
