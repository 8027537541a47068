//! The settings: a file that people may edit. Comments, unknown keys and lines that are wrong survive.

use std::collections::BTreeSet;

use toml_edit::{DocumentMut, Item, value};

use crate::session::{Detail, Explain};

/// The version of what is written here.
const SCHEMA: i64 = 1;

/// The longest file of settings that is read, in bytes.
pub(super) const LONGEST: u64 = 1024 * 1024;

/// How many lines may be wrong before the file is given up.
const MOST_MISTAKES: usize = 100;

/// The settings that stand in the file; none where it does not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// The tag of the language.
    pub language: Option<String>,
    /// How much is told after a move.
    pub detail: Option<Detail>,
    /// Whether a refusal says why.
    pub explain: Option<Explain>,
    /// The player's name.
    pub player: Option<String>,
}

/// One setting, to be remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The tag of the language.
    Language(String),
    /// How much is told after a move.
    Detail(Detail),
    /// Whether a refusal says why.
    Explain(Explain),
    /// The player's name.
    Player(String),
}

/// What is wrong with the file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// It is of a later version, and is left alone.
    Newer,
    /// This line counts for nothing.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What it sets, as far as it can be told; as it stands in the file.
        key: String,
    },
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
    Untouchable,
}

impl SettingsFile {
    /// What can be understood of the text. A line that is no TOML is made a comment, so that it is still there when the
    /// file is written again.
    pub(super) fn read(bytes: &[u8]) -> SettingsFile {
        let text = String::from_utf8_lossy(bytes);
        let mut fit = if std::str::from_utf8(bytes).is_ok() { Fit::Rewritable } else { Fit::Untouchable };
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut wrong = BTreeSet::new();
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
        let key = |line: &str| line.trim_start_matches("# ").split('=').next().unwrap_or_default().trim().to_owned();
        let fault = |line: usize| SettingsFault::Line { line: line + 1, key: key(&lines[line]) };
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
        let text = self.document.to_string();
        let mut get = |key: &str, understood: &dyn Fn(&str) -> bool| {
            let item = self.document.get(key)?;
            let word = item.as_str().filter(|word| understood(word)).map(str::to_owned);
            if word.is_none() {
                let line = line_of(&text, key);
                faults.push(SettingsFault::Line { line, key: key.to_owned() });
            }
            word
        };
        let remembered = Remembered {
            language: get("language", &|tag| !tag.is_empty()),
            detail: get("detail", &|word| detail_of(word).is_some()).and_then(|word| detail_of(&word)),
            explain: get("explain", &|word| explain_of(word).is_some()).and_then(|word| explain_of(&word)),
            player: get("player", &|name| !name.trim().is_empty()),
        };
        faults.sort_by_key(|fault| if let SettingsFault::Line { line, .. } = fault { *line } else { 0 });
        (remembered, faults)
    }

    /// The line that sets the key, from 1.
    pub(super) fn line_of(&self, key: &str) -> usize {
        line_of(&self.document.to_string(), key)
    }

    /// The text with this setting in it; none where the file is not to be touched.
    pub(super) fn with(mut self, setting: &Setting) -> Option<String> {
        if self.fit == Fit::Untouchable {
            return None;
        }
        if !self.document.contains_key("schema") {
            self.document.insert("schema", value(SCHEMA));
        }
        let (key, word) = match setting {
            Setting::Language(tag) => ("language", tag.as_str()),
            Setting::Detail(Detail::Brief) => ("detail", "brief"),
            Setting::Detail(Detail::Normal) => ("detail", "normal"),
            Setting::Detail(Detail::Full) => ("detail", "full"),
            Setting::Explain(Explain::On) => ("explain", "on"),
            Setting::Explain(Explain::Off) => ("explain", "off"),
            Setting::Player(name) => ("player", name.as_str()),
        };
        let after = self.document.get(key).and_then(Item::as_value).map(|old| old.decor().clone());
        let mut new = toml_edit::Value::from(word);
        if let Some(decor) = after {
            *new.decor_mut() = decor;
        }
        self.document.insert(key, Item::Value(new));
        Some(self.document.to_string())
    }
}

/// The line that sets the key, from 1.
fn line_of(text: &str, key: &str) -> usize {
    let begins =
        |line: &str| line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).unwrap_or_default() + 1
}

fn detail_of(word: &str) -> Option<Detail> {
    match word {
        "brief" => Some(Detail::Brief),
        "normal" => Some(Detail::Normal),
        "full" => Some(Detail::Full),
        _ => None,
    }
}

fn explain_of(word: &str) -> Option<Explain> {
    match word {
        "on" => Some(Explain::On),
        "off" => Some(Explain::Off),
        _ => None,
    }
}
