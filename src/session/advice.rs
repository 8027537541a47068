//! An answer of the solver, as it is told.

use strum::{IntoStaticStr, VariantNames};

use crate::game::{Card, Scheme};
use crate::solver::{Among, Fork, Odds, Par};

use super::line_step::LineStep;

/// How much of a hint is given; each asking at the same position gives the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HintStep {
    /// How many takes fit.
    Count(usize),
    /// The rank to take, or that it is a draw.
    Rank(Option<Card>, Odds),
    /// The card to take, or that it is a draw.
    Card(Option<Card>, Odds),
    /// The game is over for certain, from what was seen.
    Over,
}

/// How much of a best line is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Its next step.
    #[default]
    Next,
    /// All of it.
    All,
}

/// An answer of the solver.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum Advice {
    /// Fair.
    Hint(HintStep),
    /// Fair: the longest run of takes by visible cards, in their order.
    Chain(Vec<Card>),
    /// Fair; among which deals.
    Odds(Odds, Among),
    /// Proven: whether it can still be won.
    Winnable(bool),
    /// Proven: where it was lost.
    Fork(Fork),
    /// Proven: the best that can be made of the deal.
    Par(Par, Scheme),
    /// Proven: the next step of a best line, if it can be won.
    Step(Option<LineStep>),
    /// Proven: a best line, if it can be won.
    Solution(Option<Vec<LineStep>>),
}
