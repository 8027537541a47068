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

/// The reply with one more sentence at its end, on its last line if it fits there.
#[must_use]
pub fn add_sentence(text: &str, sentence: &str) -> String {
    let last = text.lines().last().unwrap_or_default();
    let fits = last.chars().count() + 1 + sentence.chars().count() <= LINE_WIDTH;
    let between = if text.is_empty() {
        ""
    } else if fits {
        " "
    } else {
        "\n"
    };
    [text, sentence].join(between)
}
