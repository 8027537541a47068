//! The record book: the best results, how the player has fared, and a friend's book.

use crate::game::{Deal, DealCode};
use crate::solver::{self, Par};

use super::fared::{Span, Stats};
use super::news::News;
use super::report::Report;
use super::results::{Entry, Which, folded, ranking};
use super::session::Session;
use super::shelf::ShelfFault;

impl Session {
    /// How the player has fared.
    pub(super) fn stats(&mut self, span: Span) -> Report {
        let results = match self.keeper.shelf.results(None) {
            Ok(results) => results,
            Err(fault) => return no_book(fault),
        };
        self.keeper.news.extend(results.unread.into_iter().take(1).map(|line| News::BookMistake { line }));
        let player = self.keeper.player.clone();
        let stats = Stats::of(&player, &results.entries, self.keeper.today(), span);
        Report::Stats { player, span, stats }
    }

    pub(super) fn merge(&mut self, file: String) -> Report {
        match self.keeper.shelf.merge(&file) {
            Ok(merged) => Report::Merged(merged),
            Err(ShelfFault::NoBook) => Report::NoBook(file),
            Err(ShelfFault::Missing) => Report::NoSuchFile(file),
            Err(fault) => no_book(fault),
        }
    }

    pub(super) fn records(&self, which: Which) -> Report {
        let here = self.game.code();
        let all = || self.keeper.shelf.results(None).map(|results| results.entries);
        let of = |code: DealCode| self.keeper.shelf.results(Some(code)).map(|results| results.entries);
        let found = match which {
            Which::Here => of(here),
            Which::Code(code) => of(code),
            Which::Deal(deal) => all().map(|mut entries| {
                entries.retain(|entry| entry.played.code.deal == deal);
                entries
            }),
        };
        let games = if which == Which::Here { all().map(|entries| entries.len()) } else { Ok(0) };
        let (found, games) = match (found, games) {
            (Ok(found), Ok(games)) => (found, games),
            (Err(fault), _) | (_, Err(fault)) => return no_book(fault),
        };
        let best = ranking(found);
        let pars = self.pars(&best);
        Report::Records { which, games, best, pars }
    }

    /// The best that was possible in the games of these results which the player has ended; in the game in progress only
    /// where that gives nothing away.
    fn pars(&self, results: &[Entry]) -> Vec<(DealCode, Par)> {
        let player = folded(&self.keeper.player);
        let mut own: Vec<DealCode> =
            results.iter().filter(|entry| folded(&entry.player) == player).map(|entry| entry.played.code).collect();
        own.dedup();
        let par = |code: DealCode| {
            let here = code == self.game.code();
            if here { self.free_par() } else { Some(solver::par(&Deal::new(code.deal), code.rules)) }
        };
        own.into_iter().filter_map(|code| Some((code, par(code)?))).collect()
    }
}

/// What is told where the record book can't be read.
fn no_book(fault: ShelfFault) -> Report {
    if fault == ShelfFault::Newer { Report::NewerBook } else { Report::UnreadableBook }
}
