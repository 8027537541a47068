//! How a saved game is read, whichever version wrote it.
//!
//! Nothing but the steps says where the game stands: it is played again, so that no file makes a position that play can't.

use serde::Deserialize;
use toml::value::Datetime;

use super::checksum::Checksum;
use super::error::StoreError;
use super::journal;
use super::steps;
use super::time;
use super::version::Version;
use crate::game::{DealCode, Game, Step};
use crate::session::{Assisted, Damage, SavedGame, Terms};
use crate::solver::Among;

/// The longest save that is read, in bytes; a game as long as that has taken years.
pub(super) const LONGEST: u64 = 16 * 1024 * 1024;

/// The game of the bytes of a file.
pub(super) fn read(bytes: &[u8]) -> Result<SavedGame, StoreError> {
    let read = match Version::of(&String::from_utf8_lossy(bytes)) {
        Version::Newer => return Err(StoreError::Newer),
        Version::One => read_one(bytes),
        Version::Two => journal::read(bytes),
        Version::Unknown if std::str::from_utf8(bytes).is_err() => Err(Damage::NotText),
        Version::Unknown if bytes.starts_with(b"schema = ") => Err(Damage::Checksum),
        Version::Unknown => Err(Damage::Foreign),
    };
    read.map_err(StoreError::Damaged)
}

/// The form of 1.0.0, whose last line is the checksum of all before it.
#[derive(Deserialize)]
struct One {
    code: String,
    begun: Datetime,
    assisted: bool,
    winnable: Option<bool>,
    name: Option<String>,
    steps: String,
    reply: Option<String>,
}

fn read_one(bytes: &[u8]) -> Result<SavedGame, Damage> {
    let text = std::str::from_utf8(bytes).map_err(|_| Damage::NotText)?;
    let (body, sum) = text.rsplit_once("checksum = ").ok_or(Damage::CutShort)?;
    let sum = sum.strip_suffix('\n').ok_or(Damage::CutShort)?;
    if sum != format!("\"{}\"", Checksum::of(body.as_bytes())) {
        return Err(Damage::Checksum);
    }
    let form: One = toml::from_str(body).map_err(|_| Damage::Foreign)?;
    Ok(SavedGame {
        game: replay(read_code(&form.code)?, form.steps.split_ascii_whitespace())?,
        terms: Terms {
            among: if form.winnable == Some(true) { Among::Winnable } else { Among::All },
            assisted: if form.assisted { Assisted::Yes } else { Assisted::No },
        },
        begun: time::read(&form.begun).ok_or(Damage::Foreign)?.timestamp(),
        name: form.name,
        reply: form.reply.unwrap_or_default(),
    })
}

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
            Some(Step::Undid(count)) => game.undo(count).is_ok_and(|undone| undone.count == count),
            Some(Step::Redid(count)) => count > 0 && game.redo(count).len() == count,
            None => false,
        };
        if !made {
            return Err(Damage::Step(number));
        }
    }
    Ok(game)
}
