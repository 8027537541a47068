//! Words of a language as people write them in Latin letters.

use std::collections::HashMap;
use std::sync::OnceLock;

use unic_langid::LanguageIdentifier;

use crate::language::Catalogue;

use super::line::{self, Folds};
use super::vocabulary::Vocabulary;
use super::wordlist::items;

/// The most words that one word in Latin letters may be.
const MOST_WORDS: usize = 4;
/// The most lines that a line in Latin letters may be.
const MOST_LINES: usize = 16;
/// The longest word that is tried, in characters.
const LONGEST_WORD: usize = 24;

/// A place in the tree of words, letter by letter.
#[derive(Default)]
struct Node {
    next: HashMap<char, usize>,
    is_word: bool,
}

/// How a language is written in Latin letters, and the words that may be written so.
pub(super) struct Latin {
    tag: LanguageIdentifier,
    /// What each letter may be written as.
    spellings: HashMap<char, Vec<String>>,
    /// Its words, once a line in Latin letters was typed.
    words: OnceLock<Words>,
}

/// The words of a language letter by letter, for those that are written in Latin letters.
struct Words {
    nodes: Vec<Node>,
}

impl Words {
    fn new(vocabulary: &Vocabulary) -> Words {
        let mut words = Words { nodes: vec![Node::default()] };
        for word in vocabulary.words() {
            words.add(&word);
        }
        words
    }

    fn add(&mut self, word: &str) {
        let mut at = 0;
        for letter in word.chars() {
            let new = self.nodes.len();
            at = *self.nodes[at].next.entry(letter).or_insert(new);
            if at == new {
                self.nodes.push(Node::default());
            }
        }
        self.nodes[at].is_word = true;
    }
}

impl Latin {
    /// The Latin letters of a language, if it has other letters of its own.
    pub(super) fn new(catalogue: &Catalogue, folds: &Folds) -> Option<Latin> {
        let mut spellings: HashMap<char, Vec<String>> = HashMap::new();
        for item in items(Some(catalogue.term("ear-latin")?)) {
            let mut words = item.split_whitespace();
            let letter = words.next().and_then(|word| word.chars().next())?;
            let letter = folds.read(letter);
            spellings.entry(letter).or_default().extend(words.map(|word| word.replace('-', "")));
        }
        if spellings.is_empty() {
            return None;
        }
        Some(Latin { tag: catalogue.tag().clone(), spellings, words: OnceLock::new() })
    }

    /// The tag of the language.
    pub(super) fn tag(&self) -> &LanguageIdentifier {
        &self.tag
    }

    /// The line with each word as all that it may be; none where a word of letters is none, or where all stays the same.
    pub(super) fn lines(&self, text: &str, vocabulary: &Vocabulary) -> Vec<String> {
        if !text.is_ascii() || !text.chars().any(|letter| letter.is_ascii_alphabetic()) {
            return Vec::new();
        }
        let words = self.words.get_or_init(|| Words::new(vocabulary));
        let mut lines = vec![String::new()];
        for token in line::tokens(&text.replace('\'', ""), &Folds::default()) {
            let digits = token.chars().all(|sign| sign.is_ascii_digit());
            let read = if digits { vec![token] } else { self.read(&token, words) };
            let longer = lines.iter().flat_map(|line| read.iter().map(move |word| format!("{line} {word}")));
            lines = longer.map(|line| line.trim_start().to_owned()).collect();
            if lines.len() > MOST_LINES {
                return Vec::new();
            }
        }
        lines
    }

    /// The words that may be written so.
    fn read(&self, written: &str, words: &Words) -> Vec<String> {
        if written.chars().nth(LONGEST_WORD).is_some() {
            return Vec::new();
        }
        let mut found = Vec::new();
        self.follow(words, 0, written, "", &mut found);
        found.sort_unstable();
        found.dedup();
        if found.len() > MOST_WORDS { Vec::new() } else { found }
    }

    fn follow(&self, words: &Words, at: usize, rest: &str, word: &str, found: &mut Vec<String>) {
        let node = &words.nodes[at];
        if rest.is_empty() && node.is_word && word.chars().any(char::is_alphabetic) {
            found.push(word.to_owned());
        }
        for (letter, next) in &node.next {
            let plain = letter.is_ascii_digit().then(|| letter.to_string());
            let spellings = self.spellings.get(letter).into_iter().flatten().chain(&plain);
            for after in spellings.filter_map(|spelling| rest.strip_prefix(spelling.as_str())) {
                self.follow(words, *next, after, &format!("{word}{letter}"), found);
            }
        }
    }
}
