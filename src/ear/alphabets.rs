//! The letters that each language is written in.

use std::collections::{HashMap, HashSet};

use unic_langid::LanguageIdentifier;

use crate::language::Languages;

/// The letters of each language, by its tag.
pub(super) struct Alphabets {
    letters: HashMap<LanguageIdentifier, HashSet<char>>,
}

impl Alphabets {
    pub(super) fn new(languages: &Languages) -> Alphabets {
        let letters = languages.all().map(|catalogue| {
            let letters = catalogue.term("ear-alphabet").unwrap_or_default().chars().filter(|it| it.is_alphabetic());
            (catalogue.tag().clone(), letters.collect())
        });
        Alphabets { letters: letters.collect() }
    }

    /// Whether the line has a letter of the language with this tag. Of a language that does not say in which letters it
    /// is written, any letter may be one.
    pub(super) fn has_letter_of(&self, tag: &LanguageIdentifier, line: &str) -> bool {
        let own = self.letters.get(tag).filter(|letters| !letters.is_empty());
        let mut letters = line.chars().flat_map(char::to_lowercase).filter(|letter| letter.is_alphabetic());
        own.map_or(letters.clone().next().is_some(), |own| letters.any(|letter| own.contains(&letter)))
    }
}
