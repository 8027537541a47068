//! The settings: a file that people may edit. Comments, unknown keys and lines that are wrong survive.

use std::collections::BTreeSet;

use toml_edit::{Document, DocumentMut, Item, Table, value};

use super::setting::{self, Entries, Entry};
use crate::session::{News, Remembered};

/// The version of what is written here.
const SCHEMA: i64 = 1;

/// The longest file of settings that is read, in bytes.
pub(super) const LONGEST: u64 = 1024 * 1024;

/// How many lines may be wrong before the file is given up.
const MOST_MISTAKES: usize = 100;

/// What is wrong with the file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// The file is of a later version, and is left alone.
    Newer,
    /// The file can't be read at all, and is left alone.
    Unreadable,
    /// One line counts for nothing.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What it sets, as far as it can be told; as it stands in the file.
        key: String,
    },
}

impl SettingsFault {
    /// What the player is told of it.
    #[must_use]
    pub fn news(self) -> News {
        match self {
            SettingsFault::Newer => News::NewerSettings,
            SettingsFault::Unreadable => News::UnreadableSettings,
            SettingsFault::Line { line, key } => News::SettingsMistake { line, key },
        }
    }
}

/// The file as it was understood.
#[derive(Clone, Debug, Default)]
pub(super) struct SettingsFile {
    document: DocumentMut,
    faults: Vec<SettingsFault>,
    fit: Fit,
}

/// Whether a file can be written again without losing anything of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Fit {
    #[default]
    Rewritable,
    /// Only when the file as it is was kept beside: it has lines that are no text.
    KeptBeside,
    Untouchable,
}

impl SettingsFile {
    /// What can be understood of the text. A line that is no TOML is made a comment, so that it is still there when the
    /// file is written again.
    pub(super) fn read(bytes: &[u8]) -> SettingsFile {
        // A mark of the order of bytes means nothing here.
        let bytes = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(bytes);
        let text = String::from_utf8_lossy(bytes);
        let mut fit = if std::str::from_utf8(bytes).is_ok() { Fit::Rewritable } else { Fit::KeptBeside };
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let keys: Vec<String> = lines.iter().map(|line| key(line)).collect();
        let mut wrong = BTreeSet::new();
        for ((line, number), bytes) in lines.iter_mut().zip(0..).zip(bytes.split(|byte| *byte == b'\n')) {
            if std::str::from_utf8(bytes).is_err() {
                line.clear();
                wrong.insert(number);
            }
        }
        // A sign of control may not even stand in a comment.
        for (line, number) in lines.iter_mut().zip(0..) {
            if line.contains(|letter: char| letter != '\t' && letter.is_control()) {
                line.clear();
                wrong.insert(number);
                fit = Fit::Untouchable;
            }
        }
        let document = loop {
            let text = lines.join("\n") + "\n";
            match text.parse::<DocumentMut>() {
                Ok(document) => break document,
                Err(error) => {
                    let at = error.span().map_or(0, |span| span.start);
                    let mut line = text.bytes().take(at).filter(|byte| *byte == b'\n').count();
                    // An error after the end of a line may be told at the beginning of the next.
                    while wrong.contains(&line) && line > 0 {
                        line -= 1;
                    }
                    let Some(found) = lines.get_mut(line).filter(|_| wrong.len() < MOST_MISTAKES && wrong.insert(line))
                    else {
                        fit = Fit::Untouchable;
                        break DocumentMut::new();
                    };
                    found.insert_str(0, "# ");
                }
            }
        };
        let fault = |line: usize| SettingsFault::Line { line: line + 1, key: keys[line].clone() };
        let mut faults: Vec<SettingsFault> = wrong.into_iter().map(fault).collect();
        if document.get("schema").and_then(Item::as_integer).is_some_and(|schema| schema > SCHEMA) {
            faults = vec![SettingsFault::Newer];
            fit = Fit::Untouchable;
        }
        SettingsFile { document, faults, fit }
    }

    /// The settings that can be understood, and what can't, by line.
    pub(super) fn remembered(&self) -> (Remembered, Vec<SettingsFault>) {
        let mut faults = self.faults.clone();
        if faults == [SettingsFault::Newer] {
            return (Remembered::default(), faults);
        }
        let mut entries = Entries::new(self.document.as_table());
        let remembered = setting::remembered(&mut entries);
        let fault = |path: &String| SettingsFault::Line { line: self.line_of(path), key: path.clone() };
        faults.extend(entries.mistakes().iter().map(fault));
        faults.sort_by_key(|fault| if let SettingsFault::Line { line, .. } = fault { *line } else { 0 });
        (remembered, faults)
    }

    /// The line that sets the key, from 1; a key in a table has the table's name and a full stop before it.
    pub(super) fn line_of(&self, key: &str) -> usize {
        let text = self.document.to_string();
        let found = Document::parse(text.as_str()).ok().and_then(|document| {
            let (tables, last) = key.rsplit_once('.').unwrap_or(("", key));
            let mut table = document.as_table();
            for name in tables.split('.').filter(|name| !name.is_empty()) {
                table = table.get(name)?.as_table()?;
            }
            let (name, item) = table.get_key_value(last)?;
            name.span().or(item.span())
        });
        let start = found.map_or(0, |span| span.start);
        text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1
    }

    /// Whether the file must be kept beside before it is written again.
    pub(super) fn is_to_be_kept(&self) -> bool {
        self.fit == Fit::KeptBeside
    }

    /// The text with these entries in it; none where the file is not to be touched.
    pub(super) fn with(mut self, entries: Vec<Entry>) -> Option<String> {
        if self.fit == Fit::Untouchable {
            return None;
        }
        if !self.document.contains_key("schema") {
            self.document.insert("schema", value(SCHEMA));
        }
        for (tables, key, mut new) in entries {
            let mut table = self.document.as_table_mut();
            for name in tables {
                let inner = table.entry(&name).or_insert_with(|| {
                    let mut inner = Table::new();
                    inner.set_implicit(true);
                    Item::Table(inner)
                });
                if !inner.is_table() {
                    *inner = Item::Table(Table::new());
                }
                table = inner.as_table_mut()?;
            }
            // In place of the old one, since the comments above it are the key's.
            if let Some(old) = table.get_mut(key) {
                if let Some(value) = old.as_value() {
                    *new.decor_mut() = value.decor().clone();
                }
                *old = Item::Value(new);
            } else {
                table.insert(key, Item::Value(new));
            }
        }
        Some(self.document.to_string())
    }
}

/// What a line sets, as far as it can be told.
fn key(line: &str) -> String {
    line.trim_start_matches("# ").split('=').next().unwrap_or_default().trim().to_owned()
}
