//! The record book: a part for each result, in a file that only grows.
//!
//! A result is added by writing a part behind the others, so that adding one costs the same however long the book is; of
//! several results of one game the best counts. Each part has a checksum of its own, so that damage costs no more than the
//! result that it hit. Finding a game's results searches the text and reads only those parts.

use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::hash::{Hash, Hasher};

use jiff::Timestamp;

use super::error::StoreError;
use super::result;
use super::version::{self, Version};
use crate::game::DealCode;
use crate::session::{Assisted, Damage, Entry, Merged, Played, folded, ranking};

/// The longest book that is read, in bytes: about half a million results.
pub(super) const LONGEST: u64 = 128 * 1024 * 1024;

/// What began a result in the book of 1.0.0.
const OLD_HEADING: &str = "[[game]]";

/// A record book as it was read.
#[derive(Clone, Debug, Default)]
pub struct Book {
    form: Form,
    /// The file without the zeros behind its last line, which a power cut leaves.
    bytes: Vec<u8>,
    /// How long the file is, zeros included.
    length: u64,
}

/// The form of a book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Form {
    /// That of 1.0.0, without checksums.
    Old,
    /// The one that is written now.
    #[default]
    Current,
}

/// What tells one game from another.
#[derive(PartialEq, Eq)]
struct Key {
    player: String,
    begun: Timestamp,
    code: DealCode,
    /// A game that was ended without help, and then with it, has a result of each kind.
    assisted: Assisted,
}

impl Hash for Key {
    /// By its beginning alone, which tells nearly all games apart.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.begun.as_nanosecond().hash(state);
    }
}

impl Book {
    /// The book of a file.
    pub(super) fn read(mut bytes: Vec<u8>) -> Result<Book, StoreError> {
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        bytes.truncate(bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1));
        let mut book = Book { form: Form::Current, bytes, length };
        if book.is_empty() {
            return Ok(book);
        }
        let version = Version::of(&book.text());
        let has_results = |form| {
            let book = Book { form, ..book.clone() };
            !book.all().0.is_empty()
        };
        book.form = match version {
            Version::Newer => return Err(StoreError::Newer),
            Version::Two => Form::Current,
            Version::One => Form::Old,
            // What begins it is damaged or was written by hand; its results tell what it is.
            Version::Unknown if has_results(Form::Current) => Form::Current,
            Version::Unknown if book.says_that_it_is_old() || has_results(Form::Old) => Form::Old,
            Version::Unknown => return Err(StoreError::Damaged(Damage::Foreign)),
        };
        Ok(book)
    }

    fn says_that_it_is_old(&self) -> bool {
        let text = self.text();
        let head = parts(&text).next().unwrap_or_default();
        toml::from_str::<toml::Table>(head).is_ok_and(|head| head.get("schema") == Some(&toml::Value::Integer(1)))
    }

    /// Whether nothing was ever written into it.
    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// In which form it is.
    pub(super) fn form(&self) -> Form {
        self.form
    }

    /// The file, without zeros behind its last line.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How long the file is; none where something must be taken away behind its last line before anything is added.
    pub(super) fn growing_length(&self) -> Option<u64> {
        u64::try_from(self.bytes.len()).ok().filter(|length| *length == self.length && *length > 0)
    }

    /// The text to add for these results; after a write that was cut short it also ends the broken line.
    pub(super) fn addition(&self, entries: &[Entry]) -> String {
        let ending = match self.bytes.last() {
            None => version::beginning() + "\n",
            Some(b'\n') => String::new(),
            Some(_) => "\n".to_owned(),
        };
        entries.iter().map(result::written).fold(ending, |text, result| text + &result)
    }

    fn text(&self) -> Cow<'_, str> {
        // Many times faster than to look for what is no text.
        let text = str::from_utf8(&self.bytes).map_or_else(|_| String::from_utf8_lossy(&self.bytes), Cow::Borrowed);
        if text.contains("\r\n") { Cow::Owned(text.replace("\r\n", "\n")) } else { text }
    }

    /// The results in the game of this code, in the order of the book.
    #[must_use]
    pub fn of_code(&self, code: DealCode) -> Vec<Entry> {
        if self.form == Form::Old {
            return self.all().0.into_iter().filter(|entry| entry.played.code == code).collect();
        }
        let line = format!("\n{}{}", result::HEADING, result::code_line(code));
        let text = self.text();
        let found = text.match_indices(&line).filter_map(|(at, _)| {
            let (_, part) = text.split_at_checked(at + 1)?;
            result::read(first_part(part).0).entry
        });
        found.collect()
    }

    /// All results, the best of each game once, in the order of the book; and the lines of what can't be read.
    #[must_use]
    pub fn all(&self) -> (Vec<Entry>, Vec<usize>) {
        let mut all: Vec<Entry> = Vec::new();
        let mut places: HashMap<Key, usize> = HashMap::new();
        let mut unread = Vec::new();
        if self.is_empty() {
            return (all, unread);
        }
        let text = self.text();
        let mut lines = Lines { text: text.as_bytes(), counted: 0, line: 1 };
        let mut at = 0;
        for (part, number) in parts(&text).zip(0..) {
            let result::Read { entry, whole } = if number == 0 { self.read_head(part) } else { self.read_part(part) };
            if !whole {
                unread.push(lines.number(at));
            }
            at += part.len();
            let Some(entry) = entry else { continue };
            match places.entry(key(&entry)) {
                Slot::Vacant(place) => {
                    place.insert(all.len());
                    all.push(entry);
                }
                Slot::Occupied(place) => {
                    let known = &mut all[*place.get()];
                    if entry.played.beats(&known.played) {
                        *known = entry;
                    }
                }
            }
        }
        (all, unread)
    }

    /// What stands before the first heading: the version and perhaps comments.
    fn read_head(&self, head: &str) -> result::Read {
        let whole = match self.form {
            Form::Current => head.trim_end_matches('\n') == version::beginning().trim_end(),
            Form::Old => toml::from_str::<toml::Table>(head)
                .is_ok_and(|head| head.keys().eq(["schema"]) && head["schema"].as_integer() == Some(1)),
        };
        result::Read { entry: None, whole }
    }

    fn read_part(&self, part: &str) -> result::Read {
        match self.form {
            Form::Current => result::read(part),
            Form::Old => {
                let (heading, body) = part.split_once('\n').unwrap_or((part, ""));
                let is_game = heading.split('#').next().is_some_and(|heading| heading.trim() == OLD_HEADING);
                let entry = is_game.then(|| result::read_one(body)).flatten();
                result::Read { whole: entry.is_some(), entry }
            }
        }
    }

    /// The results of another book that this one lacks or has worse, and what differs.
    pub(super) fn missing_from(&self, other: &Book) -> (Vec<Entry>, Merged) {
        let (own, _) = self.all();
        let (theirs, unread) = other.all();
        let known: HashMap<Key, &Entry> = own.iter().map(|entry| (key(entry), entry)).collect();
        let mut merged = Merged { unread: unread.len(), ..Merged::default() };
        let mut missing = Vec::new();
        for entry in theirs {
            match known.get(&key(&entry)) {
                None => {
                    merged.added += 1;
                    missing.push(entry);
                }
                Some(same) if same.played == entry.played => merged.known += 1,
                Some(other) => {
                    merged.differing += 1;
                    if entry.played.beats(&other.played) {
                        missing.push(entry);
                    }
                }
            }
        }
        let kind = |played: &Played| (played.code, played.assisted);
        let mut best: HashMap<(DealCode, Assisted), Played> = HashMap::new();
        for entry in &own {
            let played = best.entry(kind(&entry.played)).or_insert(entry.played);
            if entry.played.beats(played) {
                *played = entry.played;
            }
        }
        let mut broken = best_of_each_game(&missing);
        broken.retain(|played| best.get(&kind(played)).is_none_or(|known| played.beats(known)));
        broken.dedup_by_key(|played| played.code);
        merged.records = broken.len();
        (missing, merged)
    }
}

/// The numbers of the lines of a text, counted no further than they are asked for.
struct Lines<'a> {
    text: &'a [u8],
    counted: usize,
    line: usize,
}

impl Lines<'_> {
    /// The number of the line that begins at this byte, from 1; later ones may be asked for, and no earlier ones.
    fn number(&mut self, at: usize) -> usize {
        let between = self.text.get(self.counted..at).unwrap_or_default();
        self.line += between.split(|byte| *byte == b'\n').count() - 1;
        self.counted = at;
        self.line
    }
}

/// What stands before the first heading, and then each part with its heading. No string in the file has a line's end in it,
/// so that what begins a line with a bracket is a heading.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    let mut first = true;
    std::iter::from_fn(move || {
        let text = rest?;
        if std::mem::take(&mut first) && text.starts_with('[') {
            return Some("");
        }
        let (part, behind) = first_part(text);
        rest = (!behind.is_empty()).then_some(behind);
        Some(part)
    })
}

/// The text up to the next line that begins with a bracket, and the rest.
fn first_part(text: &str) -> (&str, &str) {
    let mut ends = text.match_indices('\n').filter_map(|(at, _)| text.split_at_checked(at + 1));
    ends.find(|(_, behind)| behind.starts_with('[')).unwrap_or((text, ""))
}

/// The best of each game, and the best with help.
fn best_of_each_game(entries: &[Entry]) -> Vec<Played> {
    let mut best: Vec<Played> = ranking(entries.to_vec()).into_iter().map(|entry| entry.played).collect();
    best.dedup_by_key(|played| (played.code, played.assisted));
    best
}

fn key(entry: &Entry) -> Key {
    let Played { code, assisted, .. } = entry.played;
    Key { player: folded(&entry.player), begun: entry.begun, code, assisted }
}
