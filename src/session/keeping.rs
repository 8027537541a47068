//! What those who keep the game need of the session.

use crate::game::{DealNumber, Game, Standing};

use super::command::Wish;
use super::memory::{Assistance, Ended, Ending, Played};
use super::seat::Session;
use super::settings::Settings;

impl Session {
    /// Sits down to a game that was begun before.
    #[must_use]
    pub fn resume(
        game: Game,
        assistance: Assistance,
        settings: Settings,
        fresh: impl FnMut() -> DealNumber + 'static,
    ) -> Session {
        let mut session = Session::new(Wish { deal: Some(game.code().deal), rules: None }, settings, fresh);
        session.sit_down(game, assistance);
        session
    }

    /// Goes on with another game, and leaves this one without giving it up.
    pub fn take_up(&mut self, game: Game, assistance: Assistance) {
        self.question = None;
        self.sit_down(game, assistance);
    }

    /// Which game of this session this is: another number for another game, even of the same deal.
    #[must_use]
    pub fn ordinal(&self) -> u32 {
        self.ordinal
    }

    /// Whether the player had help in this game.
    #[must_use]
    pub fn assistance(&self) -> Assistance {
        self.assistance
    }

    /// Marks the game as played with help, for good.
    pub fn assist(&mut self) {
        self.assistance = Assistance::Assisted;
    }

    /// The game that the last command ended, once.
    pub fn take_ended(&mut self) -> Option<Ended> {
        self.ended.take()
    }

    pub(super) fn sit_down(&mut self, game: Game, assistance: Assistance) {
        self.game = game;
        self.assistance = assistance;
        self.ordinal += 1;
        // A game that was stuck before was told so before.
        self.counted = Ended::by_move(&self.game, assistance);
    }

    pub(super) fn notice_the_end(&mut self) {
        self.ended = Ended::by_move(&self.game, self.assistance);
        self.counted = self.ended.or(self.counted);
    }

    /// Ends the game as it is, unless nothing was done in it or its end has been told.
    pub(super) fn give_up(&mut self) {
        let played = Played::of(&self.game, self.assistance);
        let told = self.counted.is_some_and(|counted| !played.beats(&counted.played));
        let over = self.game.table().standing() == Standing::Won;
        if !self.game.steps().is_empty() && !over && !told {
            self.ended = Some(Ended { ending: Ending::GivenUp, played });
        }
    }
}
