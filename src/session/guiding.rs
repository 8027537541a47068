//! A first game told step by step: how that begins, goes on after each command, and ends.

use crate::game::{DealCode, DealNumber, Game, Rules, Standing};

use super::dealt::Dealt;
use super::guide::{Guide, Guiding, Lesson};
use super::report::Report;
use super::session::Session;
use super::terms::{Assisted, Terms};

impl Session {
    /// Sits down to the guide's game, which counts as assisted, once the one in progress is safe.
    fn begin_guide(&mut self) -> Report {
        let Ok(aside) = self.make_room() else { return Report::GuideRefused };
        let deal = DealNumber::new(1).unwrap_or(DealNumber::MAX);
        let game = Game::begin(DealCode { deal, rules: Rules::default() });
        self.take_up(game, Terms { dealt: Dealt::Any, assisted: Assisted::Yes, hints: Some(0) });
        self.guide = Guide::At(Lesson::Board);
        Report::GuideBegan { aside }
    }

    /// Whether the game is told step by step.
    #[must_use]
    pub fn is_guided(&self) -> bool {
        self.guide.is_on()
    }

    /// What the guide says to what came of a command; to be asked once after each. It is silent while a question is open
    /// and when the player leaves the program.
    pub(super) fn guided(&mut self, report: &Report) -> Option<Guiding> {
        let lesson = match self.guide {
            Guide::Off => return None,
            Guide::Left => {
                self.guide = Guide::Off;
                return Some(Guiding::Breaks);
            }
            Guide::At(lesson) => lesson,
        };
        if self.game.table().standing() == Standing::Won {
            self.guide = Guide::Off;
            return Some(Guiding::Breaks);
        }
        if matches!(report, Report::Asked(_) | Report::Left(_)) {
            return None;
        }
        let first = if lesson.is_done_by(report) { lesson.next() } else { Some(lesson) };
        let mut lessons = std::iter::successors(first, |lesson| lesson.next());
        let Some((next, ask)) = lessons.find_map(|lesson| Some((lesson, lesson.ask(&self.game)?))) else {
            self.guide = Guide::Off;
            return Some(Guiding::Ends { left: self.game.view().left() });
        };
        self.guide = Guide::At(next);
        let begins = matches!(report, Report::GuideBegan { .. });
        Some(if next == lesson && !begins { Guiding::Waits(ask) } else { Guiding::Teaches(next, ask) })
    }

    /// Starts the guide, or leaves it.
    pub(super) fn turn_guide(&mut self) -> Report {
        if self.guide.is_on() { self.leave_guide() } else { self.begin_guide() }
    }

    /// Leaves the guide, not the game.
    pub(super) fn leave_guide(&mut self) -> Report {
        if std::mem::take(&mut self.guide).is_on() { Report::GuideLeft } else { Report::NoGuide }
    }
}
