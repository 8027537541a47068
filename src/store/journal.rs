//! The file of a game: its beginning says how the game stood, and each line behind it what was done since. A line is added
//! with every command, so that one of a long game costs no more than one of a short one.
//!
//! Each part ends with the checksum of all that stands before it in the file. So a line that was cut short, which nobody has
//! heard of, is told from one that was changed.

use serde::{Deserialize, Serialize};
use toml::ser::ValueSerializer;
use toml::value::Datetime;

use super::checksum::Checksum;
use super::dealt::{self, Word};
use super::error::StoreError;
use super::replay::{LONGEST, read_code, replay};
use super::steps;
use super::time;
use super::version;
use crate::session::{Assisted, Damage, SavedGame, Snapshot, Terms};

/// What begins the line that ends the beginning of the file.
const SUM: &str = "sum = \"";

/// How much may stand behind the beginning of the file, in bytes, before all is written anew; more behind a long one, so
/// that writing anew is seldom.
const MOST_BEHIND: u64 = 64 * 1024;

/// The beginning, without the version before it and the checksum behind it.
#[derive(Serialize, Deserialize)]
struct Beginning {
    code: String,
    begun: Datetime,
    assisted: bool,
    #[serde(default)]
    dealt: Word,
    day: Option<Datetime>,
    /// How many hints were given, once that is counted.
    hints: Option<u32>,
    /// After how many moves the game is watched, if it is.
    watched: Option<usize>,
    name: Option<String>,
    steps: String,
    /// The lines of what was said last.
    reply: Vec<String>,
}

/// What was done with one command.
#[derive(Serialize, Deserialize)]
struct Added {
    steps: String,
    assisted: bool,
    hints: Option<u32>,
    watched: Option<usize>,
    reply: Vec<String>,
}

/// The file of the game in progress, as far as it must be known to go on with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Journal {
    /// Which game of this sitting it is.
    ordinal: u32,
    /// How many bytes the beginning has.
    beginning: u64,
    /// How many bytes the file has.
    length: u64,
    /// How many lines stand behind the beginning.
    lines: u32,
    /// The checksum of the file.
    sum: Checksum,
    /// How many steps are in it.
    steps: usize,
}

impl Journal {
    /// The text of a file that begins with this game, and what must be known of it.
    pub(super) fn begin(game: Snapshot<'_>, ordinal: u32) -> Result<(String, Journal), StoreError> {
        let (word, day) = dealt::written(game.terms.dealt);
        let beginning = Beginning {
            code: game.game.code().to_string(),
            begun: time::written(game.begun),
            assisted: game.terms.assisted == Assisted::Yes,
            dealt: word,
            day,
            hints: game.terms.hints,
            watched: game.watched,
            name: game.name.map(|name| name.replace(char::is_control, "")),
            steps: steps::written(game.game.steps()),
            reply: lines_of(game.reply),
        };
        let mut text = toml::to_string(&beginning).map_err(|_| StoreError::Damaged(Damage::Foreign))?;
        // A game may be long, and is not held twice.
        drop(beginning);
        text.insert_str(0, &version::beginning());
        let sum = Checksum::of(text.as_bytes());
        let last = format!("{SUM}{sum}\"\n");
        let sum = sum.and(last.as_bytes());
        text += &last;
        let length = length(&text)?;
        let steps = game.game.steps().len();
        Ok((text, Journal { ordinal, beginning: length, length, lines: 0, sum, steps }))
    }

    /// The checksum of the file.
    pub(super) fn sum(&self) -> Checksum {
        self.sum
    }

    /// How many bytes the file has.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// The line to add for what was done since, and what must be known then; none where all is to be written anew.
    pub(super) fn go_on(&self, game: Snapshot<'_>, ordinal: u32) -> Option<(String, Journal)> {
        if ordinal != self.ordinal || self.length - self.beginning > MOST_BEHIND.max(self.beginning) {
            return None;
        }
        let added = Added {
            steps: steps::written(game.game.steps().get(self.steps..)?),
            assisted: game.terms.assisted == Assisted::Yes,
            hints: game.terms.hints,
            watched: game.watched,
            reply: lines_of(game.reply),
        };
        let mut value = String::new();
        added.serialize(ValueSerializer::new(&mut value)).ok()?;
        let number = self.lines + 1;
        let line = format!("{}{value}", before(number));
        let sum = self.sum.and(line.as_bytes());
        let behind = behind(sum);
        let line = line + &behind + "\n";
        let length = self.length + u64::try_from(line.len()).ok()?;
        let sum = sum.and(behind.as_bytes()).and(b"\n");
        let steps = game.game.steps().len();
        (length <= LONGEST).then_some((line, Journal { length, lines: number, sum, steps, ..*self }))
    }
}

/// What stands before what was added.
fn before(number: u32) -> String {
    format!("{number} = [")
}

/// What stands behind it.
fn behind(sum: Checksum) -> String {
    format!(", \"{sum}\"]")
}

fn length(text: &str) -> Result<u64, StoreError> {
    u64::try_from(text.len()).ok().filter(|length| *length <= LONGEST).ok_or(StoreError::TooLong)
}

/// The lines of a reply: no string in the file has a line's end in it, so that its lines stay what they are.
fn lines_of(reply: &str) -> Vec<String> {
    reply.split('\n').map(str::to_owned).collect()
}

/// The game of the bytes of a file.
pub(super) fn read(bytes: &[u8]) -> Result<SavedGame, Damage> {
    // Zeros that a power cut leaves were never written.
    let end = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let (bytes, _) = bytes.split_at(end);
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
    let (whole, rest) = bytes.split_at(end);
    let text = std::str::from_utf8(whole).map_err(|_| Damage::NotText)?;
    let (beginning, lines) = text.split_once(&format!("\n{SUM}")).ok_or(Damage::CutShort)?;
    let (sum, lines) = lines.split_once('\n').ok_or(Damage::CutShort)?;
    let found = Checksum::of(beginning.as_bytes()).and(b"\n");
    if sum != format!("{found}\"") {
        return Err(Damage::Checksum);
    }
    let mut sum = found.and(SUM.as_bytes()).and(sum.as_bytes()).and(b"\n");
    let mut all: Vec<Added> = Vec::new();
    let mut lines = lines.split_terminator('\n').zip(1..).peekable();
    while let Some((line, number)) = lines.next() {
        match read_line(line.as_bytes(), number, sum) {
            Some((added, now)) => {
                all.push(added);
                sum = now.and(b"\n");
            }
            // Zeros where a power cut kept a part of the last line from the disk.
            None if lines.peek().is_none() && line.contains("\0\0") => {}
            None => return Err(Damage::Checksum),
        }
    }
    let number = u32::try_from(all.len()).unwrap_or(u32::MAX) + 1;
    match rest.split_last() {
        // Only its end was lost.
        _ if read_line(rest, number, sum).is_some() => all.extend(read_line(rest, number, sum).map(|(added, _)| added)),
        // It was whole, and something else stands where its end was.
        Some((_, rest)) if read_line(rest, number, sum).is_some() => return Err(Damage::Checksum),
        // It was cut short, and so never heard of.
        Some(_) | None => {}
    }
    game(beginning, &all)
}

/// What a line adds, and the checksum up to its end.
fn read_line(line: &[u8], number: u32, sum: Checksum) -> Option<(Added, Checksum)> {
    let line = std::str::from_utf8(line).ok()?;
    let (text, _) = line.rsplit_once(", \"")?;
    let sum = sum.and(text.as_bytes());
    let behind = behind(sum);
    if line.strip_prefix(text) != Some(&behind) {
        return None;
    }
    let value = text.strip_prefix(&before(number))?;
    let added = Added::deserialize(toml::de::ValueDeserializer::parse(value).ok()?).ok()?;
    Some((added, sum.and(behind.as_bytes())))
}

fn game(beginning: &str, all: &[Added]) -> Result<SavedGame, Damage> {
    let form: Beginning = toml::from_str(beginning).map_err(|_| Damage::Foreign)?;
    let dealt = dealt::read(form.dealt, form.day).ok_or(Damage::Foreign)?;
    let added = all.iter().flat_map(|added| added.steps.split_ascii_whitespace());
    let assisted = all.last().map_or(form.assisted, |last| last.assisted);
    Ok(SavedGame {
        game: replay(read_code(&form.code)?, form.steps.split_ascii_whitespace().chain(added))?,
        terms: Terms {
            dealt,
            assisted: if assisted { Assisted::Yes } else { Assisted::No },
            hints: all.last().map_or(form.hints, |last| last.hints),
        },
        begun: time::read(&form.begun).ok_or(Damage::Foreign)?.timestamp(),
        name: form.name,
        reply: all.last().map_or(&form.reply, |last| &last.reply).join("\n"),
        watched: all.last().map_or(form.watched, |last| last.watched),
        older: false,
    })
}
