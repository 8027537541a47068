//! The plain entries of a language, and how names and codes are made of them.

use std::collections::HashMap;

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::message::Part;
use super::reader::{Cards, Reader};

/// The patterns of a card in words, in letters, in signs.
const PATTERNS: [&str; 3] = ["card-words", "card-letters", "card-signs"];

/// The attribute of a rank or a suit that makes a card in letters or signs.
const LETTER: &str = "letter";

/// The attribute of any other name that stands for it where cards are written in letters.
const IN_LETTERS: &str = "in-letters";

/// A message without variables: its words and its attributes.
#[derive(Debug, Default)]
struct Plain {
    value: String,
    attributes: HashMap<String, String>,
}

/// A piece of the pattern that makes a card's name of its rank and suit.
#[derive(Debug)]
enum Piece {
    Text(String),
    Variable(String),
}

/// All plain entries of a language.
#[derive(Debug, Default)]
pub(super) struct Words {
    plain: HashMap<String, Plain>,
    /// The patterns of a card by their ids.
    cards: HashMap<String, Vec<Piece>>,
}

impl Words {
    /// Takes in the entries of a file; those of the same id are replaced.
    pub(super) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            if PATTERNS.contains(&message.id.name) {
                self.cards.insert(message.id.name.to_owned(), pieces(pattern));
            }
            let attributes = message.attributes.iter();
            let attributes = attributes.filter_map(|it| Some((it.id.name.to_owned(), plain_text(&it.value)?)));
            if let Some(value) = plain_text(pattern) {
                self.plain.insert(message.id.name.to_owned(), Plain { value, attributes: attributes.collect() });
            }
        }
    }

    /// The words of a plain message.
    pub(super) fn value(&self, id: &str) -> Option<&str> {
        self.plain.get(id).map(|plain| plain.value.as_str())
    }

    /// An attribute of a plain message.
    pub(super) fn attribute(&self, id: &str, name: &str) -> Option<&str> {
        self.plain.get(id)?.attributes.get(name).map(String::as_str)
    }

    /// All attributes of a plain message, in no order.
    pub(super) fn attributes(&self, id: &str) -> impl Iterator<Item = (&str, &str)> {
        let plain = self.plain.get(id);
        plain.into_iter().flat_map(|plain| plain.attributes.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    }

    /// The ids that begin so, in alphabetical order.
    pub(super) fn ids(&self, beginning: &str) -> Vec<&str> {
        let mut ids: Vec<&str> = self.plain.keys().map(String::as_str).filter(|id| id.starts_with(beginning)).collect();
        ids.sort_unstable();
        ids
    }

    /// A plain name in a form that its language may have for it; where cards are in letters, in its own short form.
    pub(super) fn plain(&self, id: &str, form: &str, cards: Cards) -> String {
        let short = if cards == Cards::Letters { self.attribute(id, IN_LETTERS) } else { None };
        short.map_or_else(|| self.form(id, form), str::to_owned)
    }

    /// The name of a card in a form of its language, or the card in letters or signs, which have one form.
    pub(super) fn card(&self, rank: &str, suit: &str, form: &str, cards: Cards) -> String {
        let [in_words, in_letters, in_signs] = PATTERNS;
        let rank = format!("rank-{rank}");
        let [name, sign] = ["suit", "sign"].map(|kind| format!("{kind}-{suit}"));
        let (pattern, rank, suit) = match cards {
            Cards::Words => (in_words, self.form(&rank, form), self.form(&name, form)),
            Cards::Letters => (in_letters, self.form(&rank, LETTER), self.form(&name, LETTER)),
            Cards::Signs => (in_signs, self.form(&rank, LETTER).to_uppercase(), self.form(&sign, LETTER)),
        };
        let word = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Variable(variable) if variable == "rank" => rank.clone(),
            Piece::Variable(_) => suit.clone(),
        };
        self.cards.get(pattern).into_iter().flatten().map(word).collect()
    }

    /// The parts of a text, put together for this reader.
    pub(super) fn parts(&self, parts: &[Part], reader: Reader) -> String {
        let part = |part: &Part| match (part, reader) {
            (Part::Text(text), _) | (Part::Code(text), Reader::Eye(_)) => text.clone(),
            (Part::Code(code), Reader::Ear) | (Part::Spelt(code), _) => self.spelt(code, reader),
            (Part::Sign { sign, .. }, Reader::Eye(_)) => String::from(*sign),
            (Part::Sign { name, .. }, Reader::Ear) => format!(" {} ", self.value(name).unwrap_or(name)),
        };
        parts.iter().map(part).collect()
    }

    /// The signs of a code one by one, its groups parted by commas; for the ear by the names of the letters.
    fn spelt(&self, code: &str, reader: Reader) -> String {
        let sign = |sign: char| match reader {
            Reader::Ear => self.value(&format!("letter-{}", sign.to_ascii_lowercase())).map(str::to_owned),
            Reader::Eye(_) => None,
        };
        let group = |group: &str| {
            let signs = group.chars().map(|letter| sign(letter).unwrap_or_else(|| String::from(letter)));
            signs.collect::<Vec<_>>().join(" ")
        };
        code.split('-').map(group).collect::<Vec<_>>().join(", ")
    }

    fn form(&self, id: &str, form: &str) -> String {
        self.attribute(id, form).or_else(|| self.value(id)).unwrap_or(id).to_owned()
    }
}

fn pieces(pattern: &Pattern<&str>) -> Vec<Piece> {
    let piece = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(Piece::Variable(id.name.to_owned()))
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(Piece::Text(unescape_unicode_to_string(value).into_owned()))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().filter_map(piece).collect()
}

/// The pattern's text, if it has no variables, references or choices.
fn plain_text(pattern: &Pattern<&str>) -> Option<String> {
    let text = pieces(pattern);
    let whole = text.len() == pattern.elements.len();
    let words: Option<String> = text
        .into_iter()
        .map(|piece| match piece {
            Piece::Text(text) => Some(text),
            Piece::Variable(_) => None,
        })
        .collect();
    words.filter(|_| whole)
}
