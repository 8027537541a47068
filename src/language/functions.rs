//! The functions that sentences may use. Each knows for whom the sentence is made.
//!
//! Fluent has no references by a computed id, so a name, in the form that a sentence wants, comes from a function:
//! `CARD($cards, form: "genitive", last: " or ", capital: "yes", as: "letters")`, `LIST(…)` alike, and
//! `TRAIT($card, name: "gender")`. `COUNT($count, gender: "feminine", case: "genitive", capital: "yes")` is a number before
//! a noun, for the ear in the words of its language, for the eye only one and two. `CODE("TP1")` is a code, or a letter of
//! one, that stands in the sentence itself.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentValue};
use intl_memoizer::IntlLangMemoizer;

use super::message::{Id, Part};
use super::reader::{Cards, Reader};
use super::words::Words;

/// The space inside a card's name, at which no line is broken: in Unicode, too.
pub(super) const NO_BREAK: &str = "\u{A0}";

/// A name on its way into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Listed {
    Plain(Id),
    Card {
        rank: &'static str,
        suit: &'static str,
    },
    /// Words that are made already.
    Text(String),
}

/// Names, as Fluent carries them to a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct List(pub(super) Vec<Listed>);

impl List {
    /// The names as an argument of a message.
    pub(super) fn value(self) -> FluentValue<'static> {
        FluentValue::Custom(Box::new(self))
    }
}

impl FluentType for List {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    /// Nothing: only a function knows the form of a name.
    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Borrowed("")
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Borrowed("")
    }
}

/// The names of the functions.
pub(super) const FUNCTIONS: [&str; 5] = ["CARD", "LIST", "TRAIT", "COUNT", "CODE"];

/// A Fluent function.
pub(super) type Function = Box<dyn for<'a> Fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a> + Send + Sync>;

/// Whether a function was given what it can't word, of which Fluent makes no error but a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Misused(Arc<AtomicBool>);

impl Misused {
    /// Whether it happened since this was asked last.
    pub(super) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }

    fn note(&self) -> FluentValue<'static> {
        self.0.store(true, Ordering::Relaxed);
        FluentValue::Error
    }
}

/// The functions by name, as they word things for this reader; they leave word where they can't.
pub(super) fn functions(words: &Arc<Words>, reader: Reader, misused: &Misused) -> [(&'static str, Function); 5] {
    let of_names = |word: fn(&Words, &[Listed], &FluentArgs, Cards) -> String| -> Function {
        let (words, misused) = (Arc::clone(words), misused.clone());
        Box::new(move |values, options| match names(values) {
            Some(names) => FluentValue::from(word(&words, names, options, reader.cards())),
            None => misused.note(),
        })
    };
    let count: Function = {
        let (words, misused) = (Arc::clone(words), misused.clone());
        Box::new(move |values, options| match values {
            [FluentValue::Number(number)] => FluentValue::from(counted(&words, &number.as_string(), options, reader)),
            _ => misused.note(),
        })
    };
    let (words, misused) = (Arc::clone(words), misused.clone());
    let code: Function = Box::new(move |values, _| match values {
        [FluentValue::String(code)] => FluentValue::from(words.parts(&[Part::Code(code.to_string())], reader)),
        _ => misused.note(),
    });
    let [cards, lists, traits, counts, codes] = FUNCTIONS;
    [
        (cards, of_names(held_together)),
        (lists, of_names(apart)),
        (traits, of_names(characteristic)),
        (counts, count),
        (codes, code),
    ]
}

/// The names that a function was given.
fn names<'v>(values: &'v [FluentValue]) -> Option<&'v [Listed]> {
    match values {
        [FluentValue::Custom(value)] => Some(&value.as_ref().as_any().downcast_ref::<List>()?.0),
        _ => None,
    }
}

/// `CARD`: a list whose names are not broken between lines.
fn held_together(words: &Words, names: &[Listed], options: &FluentArgs, cards: Cards) -> String {
    let held = |listed: &Listed| match listed {
        Listed::Text(text) => text.clone(),
        Listed::Plain(_) | Listed::Card { .. } => name(words, listed, options, cards).replace(' ', NO_BREAK),
    };
    list(&names.iter().map(held).collect::<Vec<_>>(), options)
}

/// `LIST`: a list whose names may be broken between lines.
fn apart(words: &Words, names: &[Listed], options: &FluentArgs, cards: Cards) -> String {
    list(&names.iter().map(|listed| name(words, listed, options, cards)).collect::<Vec<_>>(), options)
}

/// `TRAIT`: an attribute of the first name, of a card's rank.
fn characteristic(words: &Words, names: &[Listed], options: &FluentArgs, _: Cards) -> String {
    let name = option(options, "name").unwrap_or_default();
    let attribute = match names.first() {
        Some(Listed::Plain(id)) => words.attribute(id, name),
        Some(Listed::Card { rank, .. }) => words.attribute(&format!("rank-{rank}"), name),
        Some(Listed::Text(_)) | None => None,
    };
    attribute.unwrap_or_default().to_owned()
}

/// `COUNT`: a number, in words where its language has them: for the ear, and one and two for the eye.
fn counted(words: &Words, digits: &str, options: &FluentArgs, reader: Reader) -> String {
    let spelt = match reader {
        Reader::Eye(_) if !["1", "2"].contains(&digits) => None,
        Reader::Eye(_) | Reader::Ear => in_words(words, digits, options),
    };
    let said = spelt.unwrap_or_else(|| digits.to_owned());
    if option(options, "capital").is_some() { capitalised(&said) } else { said }
}

/// A number of up to three digits in words, in the gender and the case that a sentence wants.
fn in_words(words: &Words, digits: &str, options: &FluentArgs) -> Option<String> {
    if let Some(positive) = digits.strip_prefix('-') {
        return Some(format!("{} {}", words.value("numeral-minus")?, in_words(words, positive, options)?));
    }
    let number = digits.parse::<u16>().ok().filter(|&number| number < 1000)?;
    let (gender, case) = (option(options, "gender").unwrap_or_default(), option(options, "case").unwrap_or_default());
    let both = format!("{gender}-{case}");
    let part = |part: u16| {
        let id = format!("numeral-{part}");
        let form = [both.as_str(), case, gender].into_iter().find_map(|form| words.attribute(&id, form));
        Some(form.or_else(|| words.value(&id))?.to_owned())
    };
    let parts: Option<Vec<String>> = parts_of(number).into_iter().map(part).collect();
    match parts?.as_slice() {
        [first @ .., end] if !first.is_empty() => {
            Some([first.join(" "), end.clone()].join(words.value("numeral-last")?))
        }
        all => Some(all.concat()),
    }
}

/// The numbers that a number is said by: hundreds, tens and ones; up to nineteen is one.
fn parts_of(number: u16) -> Vec<u16> {
    let (hundreds, rest) = (number / 100 * 100, number % 100);
    let (tens, ones) = if rest < 20 { (0, rest) } else { (rest / 10 * 10, rest % 10) };
    let parts: Vec<u16> = [hundreds, tens, ones].into_iter().filter(|&part| part > 0).collect();
    if parts.is_empty() { vec![0] } else { parts }
}

fn name(words: &Words, listed: &Listed, options: &FluentArgs, cards: Cards) -> String {
    let form = option(options, "form").unwrap_or_default();
    let cards = match option(options, "as") {
        Some("letters") => Cards::Letters,
        _ => cards,
    };
    match listed {
        Listed::Plain(id) => words.plain(id, form, cards),
        Listed::Card { rank, suit } => words.card(rank, suit, form, cards),
        Listed::Text(text) => text.clone(),
    }
}

fn list(names: &[String], options: &FluentArgs) -> String {
    let between = option(options, "between").unwrap_or(", ");
    let before_last = option(options, "last").unwrap_or(between);
    let listed = match names {
        [first @ .., end] if !first.is_empty() => [first.join(between).as_str(), end].join(before_last),
        all => all.concat(),
    };
    if option(options, "capital").is_some() { capitalised(&listed) } else { listed }
}

fn option<'a>(options: &'a FluentArgs, name: &'static str) -> Option<&'a str> {
    match options.get(name) {
        Some(FluentValue::String(text)) => Some(text.as_ref()),
        _ => None,
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
