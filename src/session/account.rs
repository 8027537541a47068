//! All that a reply tells.

use super::guide::Guiding;
use super::news::News;
use super::report::Report;
use super::results::{Ended, Outcome};
use super::tip::Tip;
use super::voice::VoiceNews;

/// All that a reply tells: what came of a line, and what goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// What comes first, at the start of a sitting.
    pub first: Option<Report>,
    /// What came of the line.
    pub report: Report,
    /// The game that ended by it, and what holds for its result where that is known.
    pub ended: Option<(Ended, Option<Outcome>)>,
    /// How to do something that may be needed now.
    pub tip: Option<Tip>,
    /// News of the voice.
    pub voice: Option<VoiceNews>,
    /// News of what is kept.
    pub news: Vec<News>,
    /// What the guide says to it.
    pub guiding: Option<Guiding>,
}

impl Account {
    /// An account of this alone.
    #[must_use]
    pub fn of(report: Report) -> Account {
        Account { first: None, report, ended: None, tip: None, voice: None, news: Vec::new(), guiding: None }
    }
}
