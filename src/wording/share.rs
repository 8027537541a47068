//! The game told to others: in one sentence, and its steps as one would type them.

use jiff::civil::Date;

use super::{looks, name};
use crate::game::{DealCode, Event, Scheme, Standing, View};
use crate::language::Message;
use crate::session::{Assisted, Dealt};
use crate::solver::Par;

/// One sentence to send to a friend: the code, the result, the moves, and the best that was possible, where that is known.
pub(super) fn shared(code: DealCode, view: &View, assisted: Assisted, dealt: Dealt, par: Option<Par>) -> Message {
    let standing = match view.standing {
        Standing::Won => "won",
        Standing::Stuck => "stuck",
        Standing::Playing => "playing",
    };
    let scheme = match view.rules.scheme {
        Scheme::Points | Scheme::Streaks => "points",
        Scheme::CardsLeft => "cards-left",
    };
    let message = Message::new("share")
        .code("code", &code)
        .text("standing", standing)
        .text("scheme", scheme)
        .number("left", view.left())
        .number("moves", view.moves)
        .text("help", if assisted == Assisted::Yes { "with" } else { "without" });
    let message = looks::points(message, view.score);
    let message = match dealt.day() {
        Some(day) => dated(message.text("daily", "yes"), day),
        None => message.text("daily", "no").text("year", String::new()).number("month", 0).number("day", 0),
    };
    match par {
        None => message.text("par", "unknown").number("best", 0),
        Some(Par::Lost { left }) => message.text("par", "lost").number("best", left),
        Some(Par::Won { draws, .. }) if scheme == "cards-left" => message.text("par", "draws").number("best", draws),
        Some(Par::Won { score, .. }) => message.text("par", "points").number("best", score),
    }
}

/// That it is the deal of this day.
pub(super) fn of_the_day(day: Date) -> Message {
    dated(Message::new("daily-of"), day)
}

/// A message with a date, as `$year`, `$month` and `$day`.
pub(super) fn dated(message: Message, date: Date) -> Message {
    message.text("year", date.year().to_string()).number("month", date.month()).number("day", date.day())
}

/// A step as one types it.
#[must_use]
pub fn typed(event: &Event) -> Message {
    match event {
        Event::Took { card, .. } => Message::new("log-take").names("card", [name::card(*card)]),
        Event::Drew { .. } => Message::new("command-draw"),
    }
}
