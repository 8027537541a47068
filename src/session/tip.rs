//! Hints on how to do something.

use crate::game::{Refusal, Standing};
use crate::solver::Fork;

use super::advice::Advice;
use super::misheard::Misheard;
use super::query::Query;
use super::report::Report;
use super::watched::Watched;

/// A sentence that says how to do something; each is said once a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tip {
    /// How to learn the game and to hear the commands, at the very first start.
    First,
    /// How to hear the commands, at the start.
    Start,
    /// How to hear the commands, after a line that was not understood.
    Help,
    /// What can be done when stuck.
    Stuck,
    /// What can be done when the game is over.
    Another,
    /// How to go on through a game that has ended, and how to leave that.
    Watch,
    /// That unseen cards may be anywhere, when they were counted.
    Unseen,
    /// How to choose from which deals the next one comes.
    Kinds,
    /// How to get any deal, after one that was chosen from the same deals again.
    AnyKind,
    /// How to go back to where the game could still be won.
    ForkGo,
}

impl Tip {
    /// What the player may need to know after this report.
    pub(super) fn after(report: &Report) -> Option<Tip> {
        if let Report::Moved { view, .. } = report {
            return match view.standing {
                Standing::Playing => None,
                Standing::Stuck => Some(Tip::Stuck),
                Standing::Won => Some(Tip::Another),
            };
        }
        if matches!(report, Report::Watched { watched: Watched::Begins { .. }, .. }) {
            return Some(Tip::Watch);
        }
        if matches!(report, Report::Answered { query: Query::Seen(_) | Query::Left, .. }) {
            return Some(Tip::Unseen);
        }
        let unknown = *report == Report::Misheard(Misheard::Unknown);
        if let Report::Advised { advice: Advice::Fork(Fork::After(_)), .. } = report {
            return Some(Tip::ForkGo);
        }
        let finished = *report == Report::Refused(Refusal::Finished);
        unknown.then_some(Tip::Help).or(finished.then_some(Tip::Another))
    }
}
