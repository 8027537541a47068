//! Looks at parts of the game.

use crate::game::{Card, DealCode, Lies, Peak, Row, Scheme, Spot, Standing, View};
use crate::language::{Message, Name, Part};
use crate::names::Named;
use crate::session::{Assisted, Course, Look, Settings, Verb};

use super::words::Words;
use super::{board, name, rules};

pub(super) fn look(look: Look, code: DealCode, view: &View, settings: Settings) -> Words {
    let one = |message| vec![vec![message]];
    match look {
        Look::Board => board::board(view, settings),
        Look::Waste => one(name::waste(Message::new("look-waste"), view.waste)),
        Look::Stock => one(stock(view)),
        Look::Row(row) => one(board::row_message("look-row", row.spots(), view, settings).number("row", row.number())),
        Look::Peak(which) => peak(which, view, settings),
        Look::Place(spot) => one(place(spot, view)),
        Look::Open => one(cards("look-open", &view.open().collect::<Vec<_>>())),
        Look::Moves => one(moves(view)),
        Look::Status => vec![status(code, view, Assisted::No, None)],
        Look::Score => vec![std::iter::once(score(view)).chain(streak(view)).collect()],
        Look::Code => one(self::code(code)),
        Look::CodeSpelt => one(Message::new("look-code").parts("code", vec![Part::Spelt(code.to_string())])),
        Look::Rules => rules::rules(view.rules),
        Look::RulesOf(section) => vec![rules::section(section, view.rules)],
        Look::Rule(rule) => vec![rules::rule(rule)],
        Look::RulesAll => rules::all(view.rules),
    }
}

fn stock(view: &View) -> Message {
    Message::new("look-stock").number("count", view.stock)
}

/// The cards that fit, how many first.
pub(super) fn fitting(view: &View) -> Message {
    cards("look-moves", &view.fitting().collect::<Vec<_>>())
}

/// The moves there are; none in a game that is won.
fn moves(view: &View) -> Message {
    if view.standing == Standing::Won { Message::new("refused-finished") } else { fitting(view) }
}

/// So many cards, and which.
pub(super) fn cards(id: &'static str, cards: &[Card]) -> Message {
    Message::new(id).number("count", cards.len()).names("cards", cards.iter().copied().map(name::card))
}

/// What fits while the game goes on, and what else can be done.
pub(super) fn now(view: &View, commands: &[Verb]) -> Vec<Message> {
    let fits = (view.standing == Standing::Playing).then(|| fitting(view));
    let names = commands.iter().map(|verb| Name::plain(verb.id()));
    fits.into_iter().chain([Message::new("look-now").names("commands", names)]).collect()
}

fn score(view: &View) -> Message {
    match view.rules.scheme {
        Scheme::Points | Scheme::Streaks => points(Message::new("look-score"), view.score),
        Scheme::CardsLeft => Message::new("look-score-cards-left").number("count", view.left()),
    }
}

/// The cards taken since the last draw, where there are any.
fn streak(view: &View) -> Option<Message> {
    (view.streak > 0 && view.standing == Standing::Playing)
        .then(|| Message::new("event-streak").number("count", view.streak))
}

/// A message with a score that may be below zero, as `$points` and `$sign`.
pub(super) fn points(message: Message, points: i32) -> Message {
    let sign = if points < 0 { "minus" } else { "plus" };
    message.number("points", points.unsigned_abs()).text("sign", sign)
}

pub(super) fn code(code: DealCode) -> Message {
    Message::new("look-code").code("code", &code)
}

/// The score, the moves, what is left, the rules and the code; of a game that has ended also what was undone and hinted.
pub(super) fn status(code: DealCode, view: &View, assisted: Assisted, went: Option<Course>) -> Vec<Message> {
    let score = match view.rules.scheme {
        Scheme::Points | Scheme::Streaks => Some(points(Message::new("status-score"), view.score)),
        Scheme::CardsLeft => None,
    };
    let waste = name::waste(Message::new("look-waste"), view.waste);
    let rest = [
        Message::new("status-moves").number("moves", view.moves),
        stock(view),
        Message::new("status-table").number("count", view.left()),
        rules::named(view.rules),
        self::code(code),
    ];
    let assisted = (assisted == Assisted::Yes).then(|| Message::new("status-assisted"));
    std::iter::once(waste)
        .chain(score)
        .chain(rest)
        .chain(assisted)
        .chain(went.into_iter().flat_map(self::went))
        .collect()
}

/// What was undone, and how many hints were given, where they were counted.
fn went(went: Course) -> impl Iterator<Item = Message> {
    let hints = went.hints.map(|hints| Message::new("status-hints").number("count", hints));
    std::iter::once(Message::new("status-undos").number("count", went.undos)).chain(hints)
}

fn peak(peak: Peak, view: &View, settings: Settings) -> Words {
    let left = peak.spots().filter(|spot| view.at(*spot) != Lies::Gone).count();
    let heading = Message::new("look-peak").number("peak", peak.number()).number("count", left);
    let row = |row: Row| {
        let id = match row {
            Row::Tops => "look-peak-tops",
            Row::Second => "board-second",
            Row::Third => "board-third",
            Row::Bottom => "board-bottom",
        };
        board::row_message(id, peak.spots().filter(move |spot| spot.row() == row), view, settings)
    };
    std::iter::once(heading).chain(Row::ALL.map(row)).map(|line| vec![line]).collect()
}

/// How a spot's card lies, as `$lies`.
pub(super) fn lies(lies: Lies) -> &'static str {
    match lies {
        Lies::Gone => "gone",
        Lies::FaceDown => "face-down",
        Lies::Covered(_) => "covered",
        Lies::Open(_) => "open",
    }
}

pub(super) fn place(spot: Spot, view: &View) -> Message {
    let lies = view.at(spot);
    name::place_of(Message::new("look-place"), spot)
        .text("lies", self::lies(lies))
        .names("card", lies.card().map(name::card))
}
