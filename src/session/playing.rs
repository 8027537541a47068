//! What is done at the table: takes, draws and undos, looks and queries, and what the solver is asked.

use crate::game::{Action, Card, Found, Game, Refusal, Standing, StockCard, Target};
use crate::solver::Fork;

use super::advice::{Advice, Extent};
use super::command::Command;
use super::help::Help;
use super::line_step::LineStep;
use super::look::Look;
use super::query::Query;
use super::question::Question;
use super::report::Report;
use super::results::Course;
use super::session::Session;
use super::terms::{Assisted, Terms};

impl Session {
    pub(super) fn take(&mut self, target: Target) -> Report {
        match self.game.view().find(target) {
            Ok(Found::One(spot)) => self.act(Action::Take(spot)),
            Ok(Found::Several(cards)) => self.ask_which(cards),
            Err(refusal) => Report::Refused(refusal),
        }
    }

    /// "Take" alone: asks which of the fitting cards, or says that none fits.
    pub(super) fn take_something(&mut self) -> Report {
        let view = self.game.view();
        let fitting: Vec<Card> = view.fitting().collect();
        if view.standing == Standing::Won {
            Report::Refused(Refusal::Finished)
        } else if fitting.is_empty() {
            self.look(Look::Moves)
        } else {
            self.ask_which(fitting)
        }
    }

    pub(super) fn act(&mut self, action: Action) -> Report {
        match self.game.apply(action) {
            Ok(event) => {
                self.notice_the_end();
                Report::Moved { events: vec![event], view: self.game.view() }
            }
            Err(refusal) => Report::Refused(refusal),
        }
    }

    pub(super) fn undo(&mut self, count: usize) -> Report {
        match self.game.undo(count) {
            Ok(undone) => Report::Undone { undone, view: self.game.view() },
            Err(refusal) => Report::Refused(refusal),
        }
    }

    pub(super) fn redo(&mut self, count: usize) -> Report {
        match self.game.redo(count) {
            Ok(events) => Report::Redone { events, view: self.game.view() },
            Err(refusal) => Report::Refused(refusal),
        }
    }

    /// Whether a first answer of the solver would mark the game as assisted.
    pub(super) fn is_unmarked(&self) -> bool {
        self.terms().assisted == Assisted::No && self.game.table().standing() != Standing::Won
    }

    /// What the solver answers, once the answer is marked.
    pub(super) fn advised(&mut self, answer: impl FnOnce(&mut Help, &Game) -> Option<Advice>) -> Report {
        match answer(&mut self.help, &self.game) {
            Some(advice) => Report::Advised { advice, marked: Assisted::No },
            None => Report::Refused(Refusal::Finished),
        }
    }

    /// A best line from here. That the game is marked by it was not said in the question.
    pub(super) fn solution(&mut self, extent: Extent) -> Report {
        let unmarked = self.is_unmarked();
        let mut report = self.advised(|help, game| help.solution(game, extent));
        if let Report::Advised { marked, .. } = &mut report
            && unmarked
        {
            *marked = Assisted::Yes;
        }
        report
    }

    /// Undoes back to the last moment at which the game could still be won.
    pub(super) fn go_back_to_the_fork(&mut self) -> Report {
        let report = self.advised(Help::fork);
        let Report::Advised { advice: Advice::Fork(Fork::After(kept)), .. } = report else {
            return report;
        };
        let back = self.game.history().len() - kept;
        self.undo(back)
    }

    pub(super) fn look(&self, look: Look) -> Report {
        let (view, terms) = (self.shown().view(), self.terms());
        let went = (view.standing != Standing::Playing).then(|| Course::of(&self.game, terms));
        Report::Looked { look, code: self.game.code(), view, assisted: terms.assisted, went }
    }

    pub(super) fn share(&self) -> Report {
        let (code, view, Terms { assisted, dealt, .. }) = (self.game.code(), self.game.view(), self.terms());
        Report::Shared { code, view, assisted, dealt, par: self.free_par() }
    }

    pub(super) fn answered(&self, query: Query) -> Report {
        let dealt = Game::begin(self.game.code());
        let history = LineStep::along(dealt.table().clone(), self.shown().history());
        Report::Answered { query, view: self.shown().view(), history }
    }

    fn ask_which(&mut self, cards: Vec<Card>) -> Report {
        let take = |card| Command::Take(Target::Card(StockCard::Card(card)));
        self.ask(Question::Which(cards.into_iter().map(take).collect()))
    }
}
