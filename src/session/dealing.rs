//! From one game to the next: a new deal, the same one again, and how a game ends.

use crate::game::{Game, Standing};
use crate::solver::Among;

use super::dealt::Dealt;
use super::guide::Guide;
use super::help::Help;
use super::report::{DealtBy, Report};
use super::results::{Ended, Ending, Played};
use super::session::Session;
use super::terms::Terms;
use super::wish::{Pool, Wish};

impl Session {
    /// Whether ending the game would lose something: moves were made, and it is neither won nor stuck.
    pub(super) fn is_underway(&self) -> bool {
        self.game.moves() > 0 && self.game.table().standing() == Standing::Playing
    }

    /// Gives up the game in progress, and begins the one that is wished for.
    pub(super) fn deal(&mut self, wish: Wish) -> Report {
        let (code, dealt) = self.dealer.choose(wish, self.game.code().rules, || self.keeper.today());
        self.give_up();
        self.sit_down(Game::begin(code), Terms::unaided(dealt));
        self.began(DealtBy::of(wish))
    }

    /// Gives up the game in progress, and begins another that is chosen from the same deals. A day has one deal.
    pub(super) fn deal_alike(&mut self) -> Report {
        let (pool, among) = match self.terms().dealt {
            Dealt::Any | Dealt::Daily(_) => (Pool::All, Among::All),
            Dealt::Numbered => (Pool::Numbered, Among::All),
            Dealt::Winnable => (Pool::All, Among::Winnable),
            Dealt::NumberedWinnable => (Pool::Numbered, Among::Winnable),
        };
        self.deal(Wish { among, pool, ..Wish::default() })
    }

    /// Gives up the game in progress, and begins it again.
    pub(super) fn restart(&mut self) -> Report {
        self.give_up();
        self.sit_down(Game::begin(self.game.code()), Terms::unaided(self.terms().dealt));
        self.began(DealtBy::Again)
    }

    pub(super) fn began(&self, by: DealtBy) -> Report {
        Report::Began { code: self.game.code(), view: self.game.view(), by, day: self.terms().dealt.day() }
    }

    /// Goes on with another game, and leaves this one without giving it up.
    pub(super) fn take_up(&mut self, game: Game, terms: Terms) {
        self.question = None;
        self.sit_down(game, terms);
    }

    pub(super) fn sit_down(&mut self, game: Game, terms: Terms) {
        self.game = game;
        self.help = Help::new(terms);
        self.ordinal += 1;
        self.watching = None;
        // A game that was stuck before was told so before.
        self.counted = Ended::by_move(&self.game, terms);
        self.guide = if self.guide.is_on() { Guide::Left } else { Guide::Off };
    }

    pub(super) fn notice_the_end(&mut self) {
        // Nobody is told to have failed while still being taught.
        let counts = |ended: &Ended| ended.ending == Ending::Won || !self.guide.is_on();
        self.ended = Ended::by_move(&self.game, self.terms()).filter(counts);
        self.counted = self.ended.or(self.counted);
    }

    /// Ends the game as it is, unless no card was taken in it, its end has been told, or the guide is still telling it.
    pub(super) fn give_up(&mut self) {
        if self.guide.is_on() {
            return;
        }
        let played = Played::of(&self.game, self.terms().assisted);
        let told = self.counted.is_some_and(|counted| !played.beats(&counted.played));
        let standing = self.game.table().standing();
        // A game that was left before a card was taken says nothing of the player; one that is stuck always does.
        let counts = match standing {
            Standing::Won => false,
            Standing::Playing => played.left < Played::TABLE,
            Standing::Stuck => true,
        };
        if counts && !told {
            self.ended = Some(Ended::of(&self.game, self.terms(), Ending::GivenUp));
        }
    }
}
