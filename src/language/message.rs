//! A request for text: a message's id and the facts that go into it.

use std::borrow::Cow;

/// A message's id: written in the code, or made of a kind and a thing's word.
pub type Id = Cow<'static, str>;

/// A name inside a message, put into a sentence by `CARD`, `LIST` and `TRAIT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// The plain message of this id, such as `card-hidden` or `rule-easy`.
    Plain(Id),
    /// A card; how it is written is decided by who reads.
    Card {
        /// The rank's word in ids: `ace` of `rank-ace`.
        rank: &'static str,
        /// The suit's word in ids: `clubs` of `suit-clubs` and `sign-clubs`.
        suit: &'static str,
    },
    /// Another message, worded first.
    Message(Message),
}

impl Name {
    /// The plain message of this id.
    #[must_use]
    pub fn plain(id: impl Into<Id>) -> Name {
        Name::Plain(id.into())
    }
}

/// A piece of text that no language has a message for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Text, the same for the eye and the ear.
    Text(String),
    /// A code, or a lone letter of one: the ear gets the names of its letters.
    Code(String),
    /// A code whose letters the eye gets one by one, too.
    Spelt(String),
    /// A sign for the eye, and the plain message by which the ear gets it.
    Sign {
        /// The sign.
        sign: char,
        /// The message's id.
        name: Id,
    },
}

/// A fact inside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; Fluent chooses the plural by it.
    Number(i64),
    /// Text as it is, or a choice by its word.
    Text(String),
    /// Text that the eye and the ear get in different forms.
    Parts(Vec<Part>),
    /// Names, for the functions `CARD`, `LIST` and `TRAIT`.
    Names(Vec<Name>),
}

/// A request for text, worded in whatever language is current, for whoever reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message's id.
    pub id: Id,
    /// The facts by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The message of this id, without facts so far.
    #[must_use]
    pub fn new(id: impl Into<Id>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// With a number. One past 2⁵³ would lose digits; none here comes near.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Message {
        self.with(name, Arg::Number(number.try_into().unwrap_or(i64::MAX)))
    }

    /// With a text or the word of a choice.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Message {
        self.with(name, Arg::Text(text.into()))
    }

    /// With a code, which the ear gets spelt.
    #[must_use]
    pub fn code(self, name: &'static str, code: &impl ToString) -> Message {
        self.parts(name, vec![Part::Code(code.to_string())])
    }

    /// With text in parts.
    #[must_use]
    pub fn parts(self, name: &'static str, parts: Vec<Part>) -> Message {
        self.with(name, Arg::Parts(parts))
    }

    /// With names.
    #[must_use]
    pub fn names(self, name: &'static str, names: impl IntoIterator<Item = Name>) -> Message {
        self.with(name, Arg::Names(names.into_iter().collect()))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }
}
