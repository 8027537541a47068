//! What the ear made of a line.

use crate::game::StockCard;

use super::answer::Answer;
use super::command::Command;
use super::misheard::Misheard;
use super::wish::Wish;

/// What the ear made of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A whole command.
    Command(Command),
    /// An answer to the question asked last.
    Answer(Answer),
    /// One of several cards that the words do not tell apart: the open one is meant, if there is just one.
    Alike(Vec<StockCard>),
    /// One of several commands, each as likely.
    Unclear(Vec<Command>),
    /// A number too large for a rank, or a code by itself: perhaps a deal.
    PerhapsNew(Wish),
    /// An empty line.
    Nothing,
    /// No command.
    Misheard(Misheard),
}
