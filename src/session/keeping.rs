//! What those who keep the game need of the session.

use crate::game::{DealNumber, Game, Standing};

use super::assisted::{Help, Terms};
use super::command::Wish;
use super::guide::Guide;
use super::memory::{Course, Ended, Ending, Played};
use super::seat::Session;
use super::settings::Settings;

impl Session {
    /// Sits down to a game that was begun before, on these terms.
    #[must_use]
    pub fn resume(
        game: Game,
        terms: Terms,
        settings: Settings,
        fresh: impl FnMut() -> DealNumber + 'static,
    ) -> Session {
        let wish = Wish { deal: Some(game.code().deal), ..Wish::default() };
        let mut session = Session::new(wish, settings, fresh);
        session.sit_down(game, terms);
        session
    }

    /// Goes on with another game, and leaves this one without giving it up.
    pub fn take_up(&mut self, game: Game, terms: Terms) {
        self.question = None;
        self.sit_down(game, terms);
    }

    /// Which game of this session this is: another number for another game, even of the same deal.
    #[must_use]
    pub fn ordinal(&self) -> u32 {
        self.ordinal
    }

    /// How the game counts.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.help.terms()
    }

    /// The game that the last command ended, once.
    pub fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    pub(super) fn sit_down(&mut self, game: Game, terms: Terms) {
        self.game = game;
        self.help = Help::new(terms);
        self.ordinal += 1;
        // A game that was stuck before was told so before.
        self.counted = Ended::by_move(&self.game, terms.assisted);
        self.guide = if self.guide.is_on() { Guide::Left } else { Guide::Off };
    }

    pub(super) fn notice_the_end(&mut self) {
        // Nobody is told to have failed while still being taught.
        let counts = |ended: &Ended| ended.ending == Ending::Won || !self.guide.is_on();
        self.ended = Ended::by_move(&self.game, self.terms().assisted).filter(counts);
        self.counted = self.ended.or(self.counted);
    }

    /// Ends the game as it is, unless nothing was done in it, its end has been told, or the guide is still telling it.
    pub(super) fn give_up(&mut self) {
        if self.guide.is_on() {
            return;
        }
        let played = Played::of(&self.game, self.terms().assisted);
        let told = self.counted.is_some_and(|counted| !played.beats(&counted.played));
        let over = self.game.table().standing() == Standing::Won;
        if !self.game.steps().is_empty() && !over && !told {
            self.ended = Some(Ended { ending: Ending::GivenUp, played, course: Course::of(&self.game) });
        }
    }
}
