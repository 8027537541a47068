//! The record book: one block of TOML a result, in a file that only grows.
//!
//! A result is added by writing a block behind the others, so that adding one costs the same however long the book is; of
//! several blocks of one game the best counts. Finding a game's results searches the text and reads only those blocks.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;
use std::io::ErrorKind;

use toml_edit::{DocumentMut, Item};

use super::fields;
use crate::game::{DealCode, Rules};
use crate::session::{Assisted, Entry, Merged, Moment, Played, ranking};

/// The longest book that is read, in bytes: about half a million results.
pub(super) const LONGEST: u64 = 128 * 1024 * 1024;

/// What a new book begins with.
pub(super) const BEGINNING: &str = "schema = 1\n";

/// What begins a result.
const HEADING: &str = "[[game]]\n";

/// The text of a record book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    text: String,
}

/// Why a file is no record book that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookFault {
    /// It is of a later version.
    Newer,
    /// It is something else.
    Foreign,
}

impl BookFault {
    pub(super) fn kind(self) -> ErrorKind {
        match self {
            BookFault::Newer => ErrorKind::Unsupported,
            BookFault::Foreign => ErrorKind::InvalidData,
        }
    }
}

/// What tells one game from another.
type Key = (String, Moment, DealCode);

impl Book {
    /// The book of a file.
    pub(super) fn read(bytes: Vec<u8>) -> Result<Book, BookFault> {
        let text =
            String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        let text = if text.contains('\r') { text.replace("\r\n", "\n") } else { text };
        if text.is_empty() {
            return Ok(Book::default());
        }
        let head = text.split(HEADING).next().unwrap_or_default();
        let head: DocumentMut = head.parse().map_err(|_| BookFault::Foreign)?;
        match head.get("schema").and_then(Item::as_integer) {
            Some(1) => Ok(Book { text }),
            Some(later) if later > 1 => Err(BookFault::Newer),
            Some(_) | None => Err(BookFault::Foreign),
        }
    }

    /// Whether nothing was ever written into it.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The text to add for these results; after a write that was cut short it also ends the broken line.
    pub(super) fn addition(&self, entries: &[Entry]) -> String {
        let ending = if self.text.is_empty() || self.text.ends_with('\n') { "" } else { "\n" };
        entries.iter().map(block).fold(ending.to_owned(), |text, block| text + &block)
    }

    /// The book with this text added.
    pub(super) fn with(&self, addition: &str) -> String {
        let beginning = if self.text.is_empty() { BEGINNING } else { &self.text };
        [beginning, addition].concat()
    }

    /// The results in the game of this code, in the order of the book.
    #[must_use]
    pub fn of_code(&self, code: DealCode) -> Vec<Entry> {
        // Up to the variants, which people may write in another order.
        let line = code_line(DealCode { rules: Rules::plain(code.rules.ends), ..code });
        let beginning = line.trim_end_matches(['"', '\n']);
        let blocks =
            self.text.split(HEADING).skip(1).filter(|block| block.starts_with(beginning) || !is_printed(block));
        let mut found: Vec<Entry> = blocks.filter_map(entry).collect();
        found.retain(|entry| entry.played.code == code);
        found
    }

    /// All results, the best of each game once, in the order of the book; and the lines of the blocks that can't be read.
    #[must_use]
    pub fn all(&self) -> (Vec<Entry>, Vec<usize>) {
        let mut all: Vec<Entry> = Vec::new();
        let mut places: HashMap<Key, usize> = HashMap::new();
        let mut unread = Vec::new();
        let mut line = 1;
        for (number, block) in self.text.split(HEADING).enumerate() {
            match entry(block) {
                _ if number == 0 => {}
                None => unread.push(line - 1),
                Some(entry) => match places.entry(key(&entry)) {
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
                },
            }
            line += block.bytes().filter(|byte| *byte == b'\n').count() + 1;
        }
        (all, unread)
    }

    /// The results of another book that this one lacks or has worse, and what differs.
    pub(super) fn missing_from(&self, other: &Book) -> (Vec<Entry>, Merged) {
        let (own, _) = self.all();
        let (theirs, unread) = other.all();
        let known: HashMap<Key, Entry> = own.iter().map(|entry| (key(entry), entry.clone())).collect();
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
        let mut best: HashMap<DealCode, Played> = HashMap::new();
        for entry in &own {
            let played = best.entry(entry.played.code).or_insert(entry.played);
            if entry.played.beats(played) {
                *played = entry.played;
            }
        }
        let broken = ranking_by_game(&missing).into_iter();
        let broken = broken.filter(|entry| best.get(&entry.code).is_none_or(|known| entry.beats(known)));
        merged.records = broken.count();
        (missing, merged)
    }
}

/// The best of each game.
fn ranking_by_game(entries: &[Entry]) -> Vec<Played> {
    let mut best: Vec<Played> = Vec::new();
    let mut last = None;
    for entry in ranking(entries.to_vec()) {
        if last.replace(entry.played.code) != Some(entry.played.code) {
            best.push(entry.played);
        }
    }
    best
}

fn key(entry: &Entry) -> Key {
    (entry.player.clone(), entry.begun, entry.played.code)
}

/// The line with the code of a game, which is the first of its block.
fn code_line(code: DealCode) -> String {
    format!("code = \"{code}\"\n")
}

/// Whether a block begins with a code as it is printed, as far as the deal goes; people may write it otherwise.
fn is_printed(block: &str) -> bool {
    let code = block.strip_prefix("code = \"TP1-").map(str::as_bytes);
    code.and_then(|code| code.first_chunk()).is_some_and(|[ends, dash, digits @ .., after]: &[u8; 10]| {
        matches!(ends, b'E' | b'C')
            && *dash == b'-'
            && digits.iter().all(|digit| matches!(digit, b'A'..=b'Z' | b'2'..=b'7'))
            && matches!(after, b'-' | b'"')
    })
}

/// A result as a block.
fn block(entry: &Entry) -> String {
    let Played { code, left, moves, score, assisted } = entry.played;
    let code = code_line(code);
    format!(
        "{HEADING}{code}player = {}\nbegun = {}\nended = {}\nleft = {left}\nmoves = {moves}\nscore = {score}\n\
         assisted = {}\n",
        fields::quoted(&entry.player),
        fields::moment(entry.begun),
        fields::moment(entry.ended),
        assisted == Assisted::Yes,
    )
}

/// The result of a block without its heading: as written here, or as people write TOML.
fn entry(block: &str) -> Option<Entry> {
    // A heading that was cut short belongs to a block that never came.
    let (before, last) = block.strip_suffix('\n').unwrap_or(block).rsplit_once('\n')?;
    let block = if last.starts_with('[') && HEADING.starts_with(last) { before } else { block };
    as_written(block).or_else(|| as_toml(block))
}

/// Reads a block exactly as [`block`] writes it, which is many times faster.
fn as_written(block: &str) -> Option<Entry> {
    let mut lines = block.strip_suffix('\n').unwrap_or(block).split('\n');
    let mut value = |key: &str| lines.next()?.strip_prefix(key)?.strip_prefix(" = ");
    let quoted = |value: Option<&'_ str>| {
        let inner = value?.strip_prefix('"')?.strip_suffix('"')?;
        (!inner.contains(['\\', '"'])).then(|| inner.to_owned())
    };
    let code = DealCode::read(&quoted(value("code"))?).ok()?;
    let player = quoted(value("player"))?;
    let begun = fields::read_moment(value("begun")?)?;
    let ended = fields::read_moment(value("ended")?)?;
    let reached = Played {
        code,
        left: value("left")?.parse().ok()?,
        moves: value("moves")?.parse().ok()?,
        score: value("score")?.parse().ok()?,
        assisted: match value("assisted")? {
            "true" => Assisted::Yes,
            "false" => Assisted::No,
            _ => return None,
        },
    };
    lines.next().is_none().then_some(Entry { player, begun, ended, played: reached }).filter(is_possible)
}

fn as_toml(block: &str) -> Option<Entry> {
    let document: DocumentMut = block.parse().ok()?;
    let get = |key: &str| document.get(key);
    let moment = |key: &str| fields::read_moment(&get(key)?.as_datetime()?.to_string());
    let number = |key: &str| get(key)?.as_integer();
    let reached = Played {
        code: DealCode::read(get("code")?.as_str()?).ok()?,
        left: number("left")?.try_into().ok()?,
        moves: number("moves")?.try_into().ok()?,
        score: number("score")?.try_into().ok()?,
        assisted: if get("assisted")?.as_bool()? { Assisted::Yes } else { Assisted::No },
    };
    let player = get("player")?.as_str()?.to_owned();
    Some(Entry { player, begun: moment("begun")?, ended: moment("ended")?, played: reached }).filter(is_possible)
}

/// Whether a result can be: no more cards left than there are, and a move for each that is gone.
fn is_possible(entry: &Entry) -> bool {
    entry.played.left <= 28 && u64::from(entry.played.moves) + entry.played.left >= 28
}
