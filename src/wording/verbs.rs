//! The words that commands go by: what can be typed, and how it is used.

use crate::game::{Card, View};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::Verb;

use super::name;
use super::words::Words;

/// The lines of the short help.
const HELP: [&str; 11] = [
    "help-play",
    "help-look",
    "help-table",
    "help-know",
    "help-game",
    "help-memory",
    "help-trace",
    "help-settings",
    "help-braille",
    "help-voice",
    "help-more",
];

/// The commands, or one of them explained.
pub(super) fn help(verb: Option<Verb>) -> Words {
    match verb {
        None => HELP.map(|line| vec![Message::new(line)]).into(),
        Some(verb) => vec![vec![with_verb("help-one", verb), with_verb("help-example", verb)]],
    }
}

/// The open cards as they may be typed, those that fit first.
#[must_use]
pub fn cards_to_type(view: &View) -> Vec<Message> {
    let (fit, rest): (Vec<Card>, Vec<Card>) = view.open().partition(|card| view.fits(card.rank));
    let named = |card: Card| Message::new("card-alone").names("card", [name::card(card)]);
    fit.into_iter().chain(rest).map(named).collect()
}

/// A message about a command, whose example it gives.
pub(super) fn with_verb(id: &'static str, verb: Verb) -> Message {
    Message::new(id).names("verb", [Name::plain(verb.id())])
}
