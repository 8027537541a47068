//! What a save holds of a game, and how the game is made of it.
//!
//! Nothing but the steps says where the game stands: it is played again, so that no file makes a position that play can't.

use super::steps;
use crate::game::{DealCode, Game, Step};
use crate::session::Damage;

/// The longest save that is read, in bytes; a game as long as that has taken years.
pub(super) const LONGEST: u64 = 16 * 1024 * 1024;

/// The deal and the rules of a save.
pub(super) fn read_code(code: &str) -> Result<DealCode, Damage> {
    DealCode::read(code).map_err(|_| Damage::Code)
}

/// The game after these steps, each of which must be one that can be made.
pub(super) fn replay<'a>(code: DealCode, steps: impl Iterator<Item = &'a str>) -> Result<Game, Damage> {
    let mut game = Game::begin(code);
    for (text, number) in steps.zip(1..) {
        let made = match steps::read(text) {
            Some(Step::Did(action)) => game.apply(action).is_ok(),
            Some(Step::Undid(count)) => game.undo(count.into()).is_ok_and(|undone| undone.count == usize::from(count)),
            Some(Step::Redid(count)) => game.redo(count.into()).is_ok_and(|events| events.len() == usize::from(count)),
            None => false,
        };
        if !made {
            return Err(Damage::Step(number));
        }
    }
    Ok(game)
}
