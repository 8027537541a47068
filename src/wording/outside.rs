//! Text that comes from outside, such as what was typed or a name: cleaned, and with what no voice could read named.

use crate::game::{DealCode, Suit};
use crate::language::{Message, Part, clean};
use crate::names::Named;

/// The message with a text from outside.
pub(super) fn outside(message: Message, name: &'static str, text: &str) -> Message {
    message.parts(name, parts(&clean(text)))
}

/// The message about what bears a name, which comes from outside.
pub(super) fn named(id: &'static str, name: &str) -> Message {
    outside(Message::new(id), "name", name)
}

/// How the line was read, if not as it was typed.
#[must_use]
pub fn reading(line: &str) -> Message {
    outside(Message::new("read-as"), "line", line.trim())
}

/// The text in parts: for the ear its deal codes and lone Latin letters are spelt, and its suit signs are words.
pub(super) fn parts(text: &str) -> Vec<Part> {
    text.split_inclusive(char::is_whitespace).flat_map(word).collect()
}

fn word(word: &str) -> Vec<Part> {
    let core = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    match word.split_once(core) {
        Some((before, after)) if is_spelt(core) => {
            let spelt = Part::Code(core.to_owned());
            before.chars().map(sign).chain([spelt]).chain(after.chars().map(sign)).collect()
        }
        _ => word.chars().map(sign).collect(),
    }
}

fn sign(letter: char) -> Part {
    match Suit::of_sign(letter) {
        Some(suit) => Part::Sign { sign: letter, name: suit.id().into() },
        None => Part::Text(String::from(letter)),
    }
}

/// Whether a word is a deal code, the beginning of one, or a lone letter of one.
fn is_spelt(word: &str) -> bool {
    let plain = word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-');
    plain && (word.starts_with(DealCode::MARK) || word.len() == 1)
}
