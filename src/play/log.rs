//! What was typed and said in the game in progress, to be written into a file.

use std::collections::VecDeque;

use super::page::{Exchange, Page};
use crate::game::{DealCode, Game, Step};
use crate::language::{Catalogue, Message, clean};
use crate::session::{Assisted, Look, Report, Session};
use crate::wording;

/// How much is kept, in bytes; what is older is told from the moves alone.
const MOST: usize = 4 << 20;

/// What a line and its reply cost beside their text, in bytes.
const EACH: usize = 128;

/// The log of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    ordinal: Option<u32>,
    earlier: usize,
    exchanges: VecDeque<(Exchange, usize)>,
    size: usize,
}

impl Log {
    /// Notes that the session is where it is: another game has a log of its own.
    pub(super) fn attend(&mut self, session: &Session) {
        if self.ordinal != Some(session.ordinal()) {
            *self = Log { ordinal: Some(session.ordinal()), earlier: session.game().steps().len(), ..Log::default() };
        }
    }

    /// Notes a line and its reply in the session's language, unless the line began another game.
    pub(super) fn note(&mut self, session: &Session, typed: &str, said: &str) {
        if self.ordinal != Some(session.ordinal()) {
            return self.attend(session);
        }
        let (typed, language) = (Some(clean(typed.trim())), session.language().clone());
        let exchange = Exchange { typed, said: said.to_owned(), language };
        self.size += cost(&exchange);
        self.exchanges.push_back((exchange, session.game().steps().len()));
        while self.size > MOST {
            let Some((exchange, steps)) = self.exchanges.pop_front() else { break };
            self.size -= cost(&exchange);
            self.earlier = steps;
        }
    }

    /// The page of the game so far; `rules` tells those in force, `word` gives the text of a report.
    pub(super) fn page(
        &self,
        game: &Game,
        catalogue: &Catalogue,
        rules: String,
        word: impl Fn(Report) -> String,
    ) -> Page {
        let text = |id| catalogue.text(&Message::new(id));
        let code = game.code();
        let language = catalogue.tag().clone();
        let said = |typed, report| Exchange { typed, said: word(report), language: language.clone() };
        let view = Game::begin(code).view();
        let board = Report::Looked { look: Look::Board, code, view, assisted: Assisted::No, went: None };
        let rules = Exchange { typed: None, said: rules, language: language.clone() };
        let start = vec![rules, said(None, board)];
        let mut exchanges =
            replayed(code, &game.steps()[..self.earlier], |typed, report| said(Some(catalogue.text(&typed)), report));
        exchanges.extend(self.exchanges.iter().map(|(exchange, _)| exchange.clone()));
        Page {
            language: language.clone(),
            title: catalogue.text(&Message::new("log-title").code("code", &code)),
            parts: vec![(text("log-start"), start), (text("log-game"), exchanges)],
        }
    }
}

/// What keeping this costs, in bytes.
fn cost(exchange: &Exchange) -> usize {
    exchange.typed.as_ref().map_or(0, String::len) + exchange.said.len() + EACH
}

/// The steps, played again: what one types for each, and its report.
fn replayed(code: DealCode, steps: &[Step], mut tell: impl FnMut(Message, Report) -> Exchange) -> Vec<Exchange> {
    let mut game = Game::begin(code);
    let told = steps.iter().filter_map(|step| match step {
        Step::Did(action) => {
            let event = game.apply(*action).ok()?;
            Some(tell(wording::typed(&event), Report::Moved { events: vec![event], view: game.view() }))
        }
        Step::Undid(count) => {
            let undone = game.undo(usize::from(*count)).ok()?;
            let typed = Message::new("log-undo").number("count", *count);
            Some(tell(typed, Report::Undone { undone, view: game.view() }))
        }
        Step::Redid(count) => {
            let events = game.redo(usize::from(*count)).ok()?;
            let typed = Message::new("log-redo").number("count", *count);
            Some(tell(typed, Report::Redone { events, view: game.view() }))
        }
    });
    told.collect()
}
