//! What the guide says: a lesson in one or two sentences, then what to type; and while it waits, only that.

use super::name;
use super::words::Words;
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{Ask, CardStyle, Explaining, Guiding, Lesson, Settings};

/// The words of the guide, to follow a reply on a line of their own.
#[must_use]
pub fn guide(guiding: Guiding, settings: Settings) -> Words {
    let all = |ids: &[&'static str]| ids.iter().copied().map(Message::new).collect::<Vec<_>>();
    vec![match guiding {
        Guiding::Teaches(lesson, asked) => {
            let mut words = all(lesson_told(lesson, settings.explaining()));
            words.push(ask(asked, settings));
            words
        }
        Guiding::Waits(asked) => vec![ask(asked, settings)],
        Guiding::Ends { left } => {
            let mut words = all(&["guide-end", "guide-end-kept"]);
            words.push(Message::new("guide-end-play").number("count", left));
            words
        }
        Guiding::Breaks => all(&["guide-over"]),
    }]
}

/// What is said as the guide begins; where the other game went comes in between.
pub(super) fn began(aside: Option<Message>) -> Vec<Message> {
    let rest = ["guide-began", "guide-free"].map(Message::new);
    aside.into_iter().chain(rest).collect()
}

fn lesson_told(lesson: Lesson, explaining: Explaining) -> &'static [&'static str] {
    match lesson {
        Lesson::Board => &["guide-board", "guide-board-more"],
        Lesson::Moves => &["guide-moves", "guide-moves-more"],
        Lesson::Name => &["guide-name"],
        Lesson::Rank => &["guide-rank", "guide-rank-more"],
        Lesson::TurnUp => &["guide-turn-up", "guide-turn-up-more"],
        Lesson::Refusal if explaining == Explaining::Nothing => &["guide-refusal", "guide-refusal-plainly"],
        Lesson::Refusal => &["guide-refusal", "guide-refusal-more"],
        Lesson::Where => &["guide-where"],
        Lesson::Covers => &["guide-covers"],
        Lesson::Draw => &["guide-draw", "guide-draw-more"],
        Lesson::Score => &["guide-score"],
        Lesson::Undo => &["guide-undo"],
        Lesson::Help => &["guide-help"],
    }
}

fn ask(ask: Ask, settings: Settings) -> Message {
    match ask {
        Ask::Word(verb) => Message::new("guide-type").names("verb", [Name::plain(verb.id())]),
        Ask::Row(row) => Message::new("guide-type-row").number("row", row.number()),
        // Where cards are written in letters anyway, they are said once.
        Ask::Name(card) if settings.cards == CardStyle::Words => {
            Message::new("guide-type-name").names("card", [name::card(card)])
        }
        Ask::Name(card) | Ask::Card(card) => Message::new("guide-type-card").names("card", [name::card(card)]),
        Ask::Rank(rank) => Message::new("guide-type-rank").names("rank", [name::rank(rank)]),
        Ask::Where(card) => Message::new("guide-type-where").names("card", [name::card(card)]),
        Ask::Covers(spot) => name::place_of(Message::new("guide-type-covers"), spot),
        Ask::Help(verb) => Message::new("guide-type-help").names("verb", [Name::plain(verb.id())]),
        Ask::DrawFirst => Message::new("guide-draw-first"),
    }
}
