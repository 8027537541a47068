//! The plain entries of a language, and the functions that put names into sentences.
//!
//! Fluent has no references by a computed id, so a card's name, in the form that a sentence wants, comes from a function:
//! `CARD($cards, form: "genitive", last: " or ", capital: "yes")`, `LIST(…)` alike, and `TRAIT($card, name: "gender")`.

use std::collections::HashMap;
use std::sync::Arc;

use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::message::Name;

const BETWEEN_NAMES: char = '\u{1E}';
const BETWEEN_PARTS: char = '\u{1F}';

/// The space inside a card's name, at which no line is broken; it is said and shown as a plain one.
pub(super) const TIE: &str = "\u{A0}";

const IN_WORDS: &str = "card-words";
const IN_LETTERS: &str = "card-letters";
const IN_SIGNS: &str = "card-signs";

/// Whether the words of a name are held together in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Together,
    Apart,
}

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
pub(super) struct Names {
    plain: HashMap<String, Plain>,
    /// The patterns of a card in words, in letters, in signs, by their ids.
    cards: HashMap<String, Vec<Piece>>,
}

impl Names {
    /// Takes in the entries of a file; those of the same id are replaced.
    pub(super) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            if [IN_WORDS, IN_LETTERS, IN_SIGNS].contains(&message.id.name) {
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

    fn form<'a>(&'a self, id: &'a str, form: &str) -> &'a str {
        self.attribute(id, form).or_else(|| self.value(id)).unwrap_or(id)
    }

    fn name(&self, coded: &str, form: &str) -> String {
        match coded.split_once(BETWEEN_PARTS) {
            Some(("", text)) => text.to_owned(),
            Some((rank, suit)) => {
                let (suit, way) = suit.split_once(BETWEEN_PARTS).unwrap_or((suit, IN_WORDS));
                let form = if way == IN_WORDS { form } else { "letter" };
                let word = |piece: &Piece| match piece {
                    Piece::Text(text) => text.clone(),
                    Piece::Variable(variable) if variable == "rank" && way == IN_SIGNS => {
                        self.form(rank, form).to_uppercase()
                    }
                    Piece::Variable(variable) if variable == "rank" => self.form(rank, form).to_owned(),
                    Piece::Variable(_) => self.form(suit, form).to_owned(),
                };
                self.cards.get(way).into_iter().flatten().map(word).collect()
            }
            None => self.form(coded, form).to_owned(),
        }
    }

    fn list(&self, coded: &str, named: &FluentArgs, holds: Holds) -> String {
        let form = option(named, "form").unwrap_or_default();
        let held = |name: &str| match holds {
            Holds::Together if !name.starts_with(BETWEEN_PARTS) => self.name(name, form).replace(' ', TIE),
            Holds::Together | Holds::Apart => self.name(name, form),
        };
        let words: Vec<String> = coded.split(BETWEEN_NAMES).map(held).collect();
        let between = option(named, "between").unwrap_or(", ");
        let before_last = option(named, "last").unwrap_or(between);
        let listed = match words.as_slice() {
            [first @ .., end] if !first.is_empty() => [first.join(between).as_str(), end].join(before_last),
            all => all.concat(),
        };
        if option(named, "capital").is_some() { capitalised(&listed) } else { listed }
    }

    fn characteristic(&self, coded: &str, named: &FluentArgs) -> String {
        let first = coded.split([BETWEEN_NAMES, BETWEEN_PARTS]).next().unwrap_or_default();
        option(named, "name").and_then(|name| self.attribute(first, name)).unwrap_or_default().to_owned()
    }
}

/// Names as the functions take them; the messages among them already worded.
pub(super) fn encode(names: &[Name], word: impl Fn(&super::Message) -> String) -> String {
    let encoded = names.iter().map(|name| match name {
        Name::Plain(id) => (*id).to_owned(),
        Name::Card(rank, suit) => format!("{rank}{BETWEEN_PARTS}{suit}"),
        Name::Letters(rank, suit) => format!("{rank}{BETWEEN_PARTS}{suit}{BETWEEN_PARTS}{IN_LETTERS}"),
        Name::Signs(rank, suit) => format!("{rank}{BETWEEN_PARTS}{suit}{BETWEEN_PARTS}{IN_SIGNS}"),
        Name::Message(message) => format!("{BETWEEN_PARTS}{}", word(message)),
    });
    encoded.collect::<Vec<_>>().join(&BETWEEN_NAMES.to_string())
}

/// The functions by name.
pub(super) fn functions(names: &Arc<Names>) -> [(&'static str, Function); 3] {
    let list = |names: &Arc<Names>, holds: Holds| -> Function {
        let names = Arc::clone(names);
        Box::new(move |values, named| apply(values, |coded| names.list(coded, named, holds)))
    };
    let characteristics = Arc::clone(names);
    [
        ("CARD", list(names, Holds::Together)),
        ("LIST", list(names, Holds::Apart)),
        ("TRAIT", Box::new(move |values, named| apply(values, |coded| characteristics.characteristic(coded, named)))),
    ]
}

/// A Fluent function.
pub(super) type Function = Box<dyn for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync>;

fn apply<'a>(values: &[FluentValue<'a>], word: impl Fn(&str) -> String) -> FluentValue<'a> {
    match values {
        [FluentValue::String(coded)] => FluentValue::from(word(coded)),
        _ => FluentValue::Error,
    }
}

fn option<'a>(named: &'a FluentArgs, name: &'static str) -> Option<&'a str> {
    match named.get(name) {
        Some(FluentValue::String(text)) => Some(text.as_ref()),
        _ => None,
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
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
