//! A result as it stands in the record book.

use jiff::ZonedDateTime;
use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use super::checksum::Checksum;
use super::dealt::{self, Word};
use super::time;
use crate::game::DealCode;
use crate::session::{Assisted, Course, Entry, Played};

/// What begins a result.
pub(super) const HEADING: &str = "[[result]]\n";

/// What begins its last line.
const SUM: &str = "sum = \"";

/// The keys of a result. 1.0.0 wrote them up to `assisted`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    code: String,
    player: String,
    begun: Option<Datetime>,
    ended: Option<Datetime>,
    left: u64,
    moves: u32,
    score: i32,
    assisted: bool,
    #[serde(default)]
    dealt: Word,
    day: Option<Datetime>,
    draws: Option<u32>,
    undos: Option<u32>,
    hints: Option<u32>,
    streak: Option<u32>,
}

/// The line with the code of a game, which is the first of its result.
pub(super) fn code_line(code: DealCode) -> String {
    format!("code = \"{code}\"\n")
}

/// A result with its heading and its checksum.
pub(super) fn written(entry: &Entry) -> String {
    let Played { code, left, moves, score, assisted } = entry.played;
    let (word, day) = dealt::written(entry.dealt);
    let form = Form {
        code: code.to_string(),
        // No string in the file has a line's end in it.
        player: entry.player.replace(char::is_control, ""),
        begun: Some(time::written(entry.begun)),
        ended: Some(time::written_there(&entry.ended)),
        left,
        moves,
        score,
        assisted: assisted == Assisted::Yes,
        dealt: word,
        day,
        draws: entry.course.map(|course| course.draws),
        undos: entry.course.map(|course| course.undos),
        hints: entry.course.and_then(|course| course.hints),
        streak: entry.course.map(|course| course.streak),
    };
    let text = HEADING.to_owned() + &toml::to_string(&form).unwrap_or_default();
    let sum = Checksum::of(text.as_bytes());
    format!("{text}{SUM}{sum}\"\n")
}

/// What was made of a part of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Read {
    /// The result.
    pub(super) entry: Option<Entry>,
    /// Whether all of the part was understood.
    pub(super) whole: bool,
}

/// The result of a part of the book that begins with a heading.
pub(super) fn read(part: &str) -> Read {
    // The checksum is in the last line, unless something strange stands behind it.
    let last = part.trim_end_matches('\n').rsplit_once('\n');
    let last = last.and_then(|(body, line)| Some((body, line.strip_prefix(SUM)?)));
    let vouched = last.and_then(|(body, sum)| vouched(body, sum));
    let vouched = vouched.or_else(|| {
        let (body, line) = part.match_indices(SUM).find_map(|(at, _)| {
            let (body, line) = part.split_at_checked(at)?;
            Some((body.strip_suffix('\n')?, line.strip_prefix(SUM)?))
        })?;
        self::vouched(body, line)
    });
    let Some((body, rest)) = vouched else { return Read { entry: None, whole: false } };
    let form = as_written(body).or_else(|| toml::from_str(body).ok());
    let entry = form.and_then(|form| entry(&form));
    Read { whole: entry.is_some() && rest.trim_matches('\n').is_empty(), entry }
}

/// What stands between the heading and the checksum, and behind it, where that is the sum of all before it.
fn vouched<'a>(body: &'a str, sum: &'a str) -> Option<(&'a str, &'a str)> {
    let rest = Checksum::of(body.as_bytes()).and(b"\n").strip_from(sum)?.strip_prefix('"')?;
    Some((body.strip_prefix(HEADING)?, rest))
}

/// The result in the form of 1.0.0, as it was written or as people write TOML; without its heading.
pub(super) fn read_one(body: &str) -> Option<Entry> {
    toml::from_str(body).ok().as_ref().and_then(entry)
}

fn entry(form: &Form) -> Option<Entry> {
    let when = |at: Option<Datetime>| -> Option<ZonedDateTime> { time::read(&at?) };
    let course = match (form.draws, form.undos, form.streak) {
        (Some(draws), Some(undos), Some(streak)) => Some(Course { draws, undos, hints: form.hints, streak }),
        _ => None,
    };
    let played = Played {
        code: DealCode::read(&form.code).ok()?,
        left: form.left,
        moves: form.moves,
        score: form.score,
        assisted: if form.assisted { Assisted::Yes } else { Assisted::No },
    };
    let entry = Entry {
        player: form.player.clone(),
        begun: when(form.begun)?.timestamp(),
        ended: when(form.ended)?,
        played,
        dealt: dealt::read(form.dealt, form.day)?,
        course,
    };
    Some(entry).filter(is_possible)
}

/// Reads a result exactly as [`written`] writes it, which is many times faster than TOML at large.
fn as_written(body: &str) -> Option<Form> {
    let mut form = Form::default();
    for line in body.lines() {
        let (key, value) = line.split_once(' ')?;
        let value = value.strip_prefix("= ")?;
        let text = || value.strip_prefix('"')?.strip_suffix('"').filter(|text| !text.contains(['"', '\\']));
        match key {
            "code" => text()?.clone_into(&mut form.code),
            "player" => text()?.clone_into(&mut form.player),
            "begun" => form.begun = Some(value.parse().ok()?),
            "ended" => form.ended = Some(value.parse().ok()?),
            "left" => form.left = value.parse().ok()?,
            "moves" => form.moves = value.parse().ok()?,
            "score" => form.score = value.parse().ok()?,
            "assisted" => form.assisted = value.parse().ok()?,
            "dealt" if text()? == "any" => {}
            "draws" => form.draws = Some(value.parse().ok()?),
            "undos" => form.undos = Some(value.parse().ok()?),
            "hints" => form.hints = Some(value.parse().ok()?),
            "streak" => form.streak = Some(value.parse().ok()?),
            _ => return None,
        }
    }
    Some(form)
}

/// Whether a result can be: no more cards left than there are, and a move for each that is gone.
fn is_possible(entry: &Entry) -> bool {
    entry.played.left <= 28 && u64::from(entry.played.moves) + entry.played.left >= 28
}
