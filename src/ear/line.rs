//! A typed line as tokens: normalised, in small letters, without what does not matter.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

use crate::game::Suit;

/// The longest line that is listened to, in bytes: 64 KiB.
pub const LONGEST_LINE: usize = 64 * 1024;

/// Letters that a language reads as others; a few.
#[derive(Clone, Default)]
pub(super) struct Folds(Vec<(char, char)>);

impl Folds {
    /// Reads the first letter as the other, unless it is read as some letter already.
    pub(super) fn add(&mut self, from: char, to: char) {
        if self.read(from) == from {
            self.0.push((from, to));
        }
    }

    /// The letter as it is read.
    pub(super) fn read(&self, letter: char) -> char {
        self.0.iter().find(|(from, _)| *from == letter).map_or(letter, |(_, to)| *to)
    }
}

/// Every place where a word begins, with the text before it and the text from there on.
pub fn cuts(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let begins = line.char_indices().scan(true, |gap, (at, letter)| {
        let begins = std::mem::replace(gap, letter.is_whitespace()) && !letter.is_whitespace();
        Some(begins.then_some(at))
    });
    begins.flatten().filter_map(|at| line.split_at_checked(at))
}

/// Cuts a line into tokens. Letters, digits and suit signs hold together; marks of punctuation part them and are left
/// out; any other sign, a minus before a number too, is a token of its own.
pub(super) fn tokens(line: &str, folds: &Folds) -> Vec<String> {
    let mut tokens = vec![String::new()];
    if line.chars().all(is_small) {
        return line
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| word.chars().map(|letter| folds.read(letter)).collect())
            .collect();
    }
    let composed = if is_composed(line) { Cow::Borrowed(line) } else { line.nfc().collect() };
    let mut letters = composed.chars().flat_map(char::to_lowercase).peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek();
        let letter = folds.read(letter);
        match letter {
            _ if is_unseen(letter) => {}
            '’' | '\'' => push(&mut tokens, '\''),
            // A rank in digits with an ending: „2-ка“.
            '-' if tokens.last().is_some_and(|token| is_digits(token))
                && next.is_some_and(|next| next.is_alphabetic()) =>
            {
                push(&mut tokens, letter);
            }
            // Digits in groups: 12,345.
            ',' | '\u{A0}' | '\u{202F}'
                if tokens.last().is_some_and(|token| is_digits(token)) && next.is_some_and(char::is_ascii_digit) =>
            {
                tokens.push(String::new());
            }
            '-' if tokens.last().is_some_and(String::is_empty) && next.is_some_and(char::is_ascii_digit) => {
                tokens.extend([String::from(letter), String::new()]);
            }
            _ if parts(letter) => tokens.push(String::new()),
            _ if letter.is_alphanumeric() || Suit::of_sign(letter).is_some() => push(&mut tokens, letter),
            _ => tokens.extend([String::from(letter), String::new()]),
        }
    }
    tokens.retain(|token| !token.is_empty());
    if tokens.len() > 1 {
        tokens.retain(|token| token != "?");
    }
    grouped(tokens)
}

/// Whether it is a space or a small letter that is looked at no further: most of what is typed, and nearly all that the
/// files list.
fn is_small(letter: char) -> bool {
    matches!(letter, ' ' | 'a'..='z' | '\u{430}'..='\u{44F}' | '\u{451}')
}

/// Whether the text has only letters that are never written in parts: those of ASCII and of Cyrillic.
fn is_composed(text: &str) -> bool {
    text.chars().all(|letter| letter.is_ascii() || ('\u{400}'..='\u{45F}').contains(&letter))
}

/// Digits that stand in groups of three as one number.
fn grouped(tokens: Vec<String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    let mut open = false;
    for token in tokens {
        let digits = is_digits(&token);
        match joined.last_mut() {
            Some(last) if open && digits && token.len() == 3 && last.len() < LONGEST_NUMBER => last.push_str(&token),
            Some(_) | None => {
                open = digits && token.len() <= 3 && !token.starts_with('0');
                joined.push(token);
            }
        }
    }
    joined
}

/// More digits than any number has that is listened for.
const LONGEST_NUMBER: usize = 24;

fn is_digits(token: &str) -> bool {
    !token.is_empty() && token.bytes().all(|digit| digit.is_ascii_digit())
}

/// Whether no one sees this character: marks of direction and of joining, soft hyphens, variants of signs.
pub(super) fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}'
        | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}')
}

fn push(tokens: &mut [String], letter: char) {
    if let Some(last) = tokens.last_mut() {
        last.push(letter);
    }
}

/// Whether a character only parts words: spaces, dashes, quotes and marks at the end of a sentence.
pub(super) fn parts(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '.' | ',' | ';' | ':' | '!' | '"' | '(' | ')' | '#' | '№' | '…' | '-' | '_' | '\u{2010}'
                ..='\u{2015}' | '„' | '“' | '”' | '«' | '»' | '/' | '*'
        )
}
