//! Messages as lines of text.

use crate::language::{Catalogue, Message};

use super::Words;

/// How long a line gets before the next sentence goes to the next one, in characters.
pub const LINE_WIDTH: usize = 80;

/// The reply as lines: each part begins one, and sentences are put into it as long as they fit. A line is never broken
/// inside a sentence, and so never inside a card's name.
#[must_use]
pub fn lay_out(words: &Words, catalogue: &Catalogue) -> String {
    let mut lines: Vec<String> = Vec::new();
    for part in words {
        lines.push(String::new());
        for sentence in part.iter().map(|message: &Message| catalogue.text(message)) {
            match lines.last_mut() {
                Some(line) if line.is_empty() => *line = sentence,
                Some(line) if line.chars().count() + 1 + sentence.chars().count() <= LINE_WIDTH => {
                    line.push(' ');
                    line.push_str(&sentence);
                }
                _ => lines.push(sentence),
            }
        }
    }
    lines.join("\n")
}
