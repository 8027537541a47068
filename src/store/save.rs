//! A saved game as text: its deal, its steps, and a checksum over all before it.
//!
//! Nothing but the steps says where the game stands: it is played again, so that no file makes a position that play can't.

use toml_edit::{DocumentMut, Item};

use super::fields;
use crate::game::{DealCode, Game, Step};
use crate::session::{Assisted, Damage, SavedGame, Terms};
use crate::solver::Among;

/// The version of what is written here.
const SCHEMA: i64 = 1;

/// The longest save that is read, in bytes; a game as long as that has taken years.
pub(super) const LONGEST: u64 = 16 * 1024 * 1024;

/// What begins the last line.
const LAST_LINE: &str = "checksum = ";

/// Why a save is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// It is of a later version.
    Newer,
    /// It is damaged or foreign.
    Damaged(Damage),
}

/// A game as text.
pub(super) fn write(saved: &SavedGame) -> String {
    let steps: Vec<String> = saved.game.steps().iter().copied().map(fields::step).collect();
    let mut text = format!("schema = {SCHEMA}\ncode = {}\n", fields::quoted(&saved.game.code().to_string()));
    let mut line = |key: &str, value: &str| text.extend([key, " = ", value, "\n"]);
    line("begun", &fields::moment(saved.begun));
    line("assisted", if saved.terms.assisted == Assisted::Yes { "true" } else { "false" });
    if saved.terms.among == Among::Winnable {
        line("winnable", "true");
    }
    if let Some(name) = &saved.name {
        line("name", &fields::quoted(name));
    }
    line("steps", &fields::quoted(&steps.join(" ")));
    line("reply", &fields::quoted(&saved.reply));
    let sum = fields::checksum(text.as_bytes());
    text + LAST_LINE + &format!("\"{sum:016x}\"\n")
}

/// The game of a text.
pub(super) fn read(bytes: &[u8]) -> Result<SavedGame, SaveFault> {
    let damaged = SaveFault::Damaged;
    let text = std::str::from_utf8(bytes).map_err(|_| damaged(Damage::NotText))?;
    let parsed = text.parse::<DocumentMut>().ok();
    let schema = parsed.as_ref().and_then(|document| document.get("schema")?.as_integer());
    if schema.is_some_and(|schema| schema > SCHEMA) {
        return Err(SaveFault::Newer);
    }
    if !text.starts_with("schema = ") {
        return Err(damaged(Damage::Foreign));
    }
    let (body, sum) = text.rsplit_once(LAST_LINE).ok_or(damaged(Damage::CutShort))?;
    let sum = sum.strip_suffix('\n').ok_or(damaged(Damage::CutShort))?;
    if sum != format!("\"{:016x}\"", fields::checksum(body.as_bytes())) {
        return Err(damaged(Damage::Checksum));
    }
    let document = parsed.filter(|_| schema == Some(SCHEMA)).ok_or(damaged(Damage::Foreign))?;
    let text_of = |key: &str| document.get(key).and_then(|item| item.as_str()).map(str::to_owned);
    let foreign = || damaged(Damage::Foreign);
    let code = text_of("code").ok_or_else(foreign)?;
    let code = DealCode::read(&code).map_err(|_| damaged(Damage::Code))?;
    let begun = document.get("begun").and_then(|item| item.as_datetime()).ok_or_else(foreign)?;
    let begun = fields::read_moment(&begun.to_string()).ok_or_else(foreign)?;
    let assisted = document.get("assisted").and_then(Item::as_bool).ok_or_else(foreign)?;
    let winnable = document.get("winnable").and_then(Item::as_bool).unwrap_or_default();
    Ok(SavedGame {
        game: replay(code, &text_of("steps").ok_or_else(foreign)?).map_err(damaged)?,
        terms: Terms {
            among: if winnable { Among::Winnable } else { Among::All },
            assisted: if assisted { Assisted::Yes } else { Assisted::No },
        },
        begun,
        name: text_of("name"),
        reply: text_of("reply").unwrap_or_default(),
    })
}

/// The game after these steps, each of which must be one that can be made.
fn replay(code: DealCode, steps: &str) -> Result<Game, Damage> {
    let mut game = Game::begin(code);
    for (text, number) in steps.split_ascii_whitespace().zip(1..) {
        let made = match fields::read_step(text) {
            Some(Step::Did(action)) => game.apply(action).is_ok(),
            Some(Step::Undid(count)) => game.undo(count).is_ok_and(|undone| undone.count == count),
            None => false,
        };
        if !made {
            return Err(Damage::Step(number));
        }
    }
    Ok(game)
}
