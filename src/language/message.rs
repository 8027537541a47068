//! A request for text: a message's id and the facts that go into it.

/// A name inside a message: a message of its own, or a card of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// The plain message of this id, such as `card-hidden` or `rule-easy`.
    Plain(&'static str),
    /// A card by the ids of its rank and its suit.
    Card(&'static str, &'static str),
    /// A card in letters, by the same ids.
    Letters(&'static str, &'static str),
    /// A card as a letter and a sign, by the ids of its rank and its suit's sign.
    Signs(&'static str, &'static str),
    /// Another message, worded first.
    Message(Message),
}

/// A fact inside a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; Fluent chooses the plural by it.
    Number(i64),
    /// Text as it is, or a choice by its word.
    Text(String),
    /// Names, for the functions `CARD`, `LIST` and `TRAIT`.
    Names(Vec<Name>),
}

/// A request for text, worded in whatever language is current.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message's id.
    pub id: &'static str,
    /// The facts by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The message of this id, without facts so far.
    #[must_use]
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
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
