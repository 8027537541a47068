//! How a saved game is read, whichever version wrote it.

use serde::Deserialize;
use toml::value::Datetime;

use super::checksum::Checksum;
use super::error::StoreError;
use super::journal;
use super::replay::{read_code, replay};
use super::time;
use super::version::Version;
use crate::session::{Assisted, Damage, Dealt, SavedGame, Terms};

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
            dealt: if form.winnable == Some(true) { Dealt::Winnable } else { Dealt::Any },
            assisted: if form.assisted { Assisted::Yes } else { Assisted::No },
            hints: None,
        },
        begun: time::read(&form.begun).ok_or(Damage::Foreign)?.timestamp(),
        name: form.name,
        reply: form.reply.unwrap_or_default(),
        watched: None,
        older: true,
    })
}
