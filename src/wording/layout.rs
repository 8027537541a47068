//! Messages as text: lines for the eye, one utterance for the ear.

use crate::language::{Cards, Catalogue, Message, Reader, Said};
use crate::session::{CardStyle, Width};

use super::outside;
use super::words::Words;

/// How long a line gets before the next sentence goes to the next one, in characters, where no width is set.
pub const LINE_WIDTH: usize = 80;

/// How text for the eye looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// How cards are written.
    pub cards: CardStyle,
    /// How long a line may be, if that is set.
    pub width: Option<Width>,
}

/// The reply as lines: each part begins one. Without a width sentences are put into it as long as they fit, and none is
/// broken. With one, no line is longer, and a card's name is never broken; what can't be broken may stand alone.
#[must_use]
pub fn lay_out(words: &Words, catalogue: &Catalogue, layout: Layout) -> String {
    let part = |part: &Vec<Message>| lines(String::new(), part, catalogue, layout);
    words.iter().flat_map(part).collect::<Vec<_>>().join("\n")
}

/// The reply with one more sentence at its end, on its last line if it fits there.
#[must_use]
pub fn add_sentence(text: &str, sentence: &Message, catalogue: &Catalogue, layout: Layout) -> String {
    let (before, last) = text.rsplit_once('\n').map_or(("", text), |(before, last)| (before, last));
    let end = lines(last.to_owned(), std::slice::from_ref(sentence), catalogue, layout);
    let all = (!before.is_empty()).then(|| before.to_owned()).into_iter().chain(end);
    all.collect::<Vec<_>>().join("\n")
}

/// The messages for the ear, each run of one language in one line.
#[must_use]
pub fn aloud<'a>(messages: impl IntoIterator<Item = &'a Message>, catalogue: &Catalogue) -> Vec<Said> {
    let mut runs: Vec<Said> = Vec::new();
    for message in messages {
        let said = catalogue.say(message, Reader::Ear);
        let text = in_one_line(&said.text);
        match runs.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if last.language == said.language => {
                last.text.push(' ');
                last.text.push_str(&text);
            }
            Some(_) | None => runs.push(Said { text, ..said }),
        }
    }
    runs
}

/// A text that was kept, for the ear, in one line.
#[must_use]
pub fn kept_aloud(text: &str, catalogue: &Catalogue) -> String {
    in_one_line(&catalogue.parts(&outside::parts(text), Reader::Ear))
}

/// The pieces in lines of at most this many characters, but for those that are longer by themselves.
#[must_use]
pub fn filled(beginning: String, pieces: impl Iterator<Item = String>, width: usize) -> Vec<String> {
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

/// The sentences as lines, of which the first begins with a text.
fn lines(beginning: String, part: &[Message], catalogue: &Catalogue, layout: Layout) -> Vec<String> {
    let reader = Reader::Eye(match layout.cards {
        CardStyle::Words => Cards::Words,
        CardStyle::Letters => Cards::Letters,
        CardStyle::Signs => Cards::Signs,
    });
    match layout.width {
        None => filled(beginning, part.iter().map(|sentence| catalogue.text_for(sentence, reader)), LINE_WIDTH),
        Some(width) => {
            let pieces = part.iter().flat_map(|sentence| catalogue.pieces(sentence, reader));
            filled(beginning, pieces, usize::from(width.get()))
        }
    }
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
