//! Messages as lines of text.

use crate::language::{Catalogue, Message};
use crate::session::Width;

use super::Words;

/// How long a line gets before the next sentence goes to the next one, in characters, where no width is set.
pub const LINE_WIDTH: usize = 80;

/// The reply as lines: each part begins one. Without a width sentences are put into it as long as they fit, and none is
/// broken. With one, no line is longer, and a card's name is never broken; what can't be broken may stand alone.
#[must_use]
pub fn lay_out(words: &Words, catalogue: &Catalogue, width: Option<Width>) -> String {
    let part = |part: &Vec<Message>| lines(String::new(), part, catalogue, width);
    words.iter().flat_map(part).collect::<Vec<_>>().join("\n")
}

/// The reply with one more sentence at its end, on its last line if it fits there.
#[must_use]
pub fn add_sentence(text: &str, sentence: &Message, catalogue: &Catalogue, width: Option<Width>) -> String {
    let (before, last) = text.rsplit_once('\n').map_or(("", text), |(before, last)| (before, last));
    let end = lines(last.to_owned(), std::slice::from_ref(sentence), catalogue, width);
    let all = (!before.is_empty()).then(|| before.to_owned()).into_iter().chain(end);
    all.collect::<Vec<_>>().join("\n")
}

/// The sentences as lines, of which the first begins with a text.
fn lines(beginning: String, part: &[Message], catalogue: &Catalogue, width: Option<Width>) -> Vec<String> {
    match width {
        None => filled(beginning, part.iter().map(|sentence| catalogue.text(sentence)), LINE_WIDTH),
        Some(width) => {
            let pieces = part.iter().flat_map(|sentence| catalogue.pieces(sentence));
            filled(beginning, pieces, usize::from(width.get()))
        }
    }
}

/// The pieces in lines of at most this many characters, but for those that are longer by themselves.
fn filled(beginning: String, pieces: impl Iterator<Item = String>, width: usize) -> Vec<String> {
    let mut lines = vec![beginning];
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = piece,
            Some(line) if line.chars().count() + 1 + piece.chars().count() <= width => {
                line.push(' ');
                line.push_str(&piece);
            }
            _ => lines.push(piece),
        }
    }
    lines
}
