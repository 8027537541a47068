//! The settings of the text, and the prompt.

use crate::game::{Suit, View};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{Detail, Explain, Gaps, Prompt, Set};

use super::name;

/// How much is told.
pub(super) fn detail(detail: Detail) -> Message {
    Message::new(match detail {
        Detail::Brief => "set-detail-brief",
        Detail::Normal => "set-detail-normal",
        Detail::Full => "set-detail-full",
    })
}

/// Whether refusals are explained.
pub(super) fn explain(explain: Explain) -> Message {
    Message::new(match explain {
        Explain::On => "set-explain-on",
        Explain::Off => "set-explain-off",
    })
}

/// What was set.
pub(super) fn set(set: Set) -> Message {
    match set {
        Set::Cards(style) => {
            let example = name::card(crate::game::Card::new(crate::game::Rank::Seven, Suit::Spades));
            let word = Name::plain(style.id());
            Message::new("set-cards").names("style", [word]).names("card", [example])
        }
        Set::Width(None) => Message::new("set-width-off"),
        Set::Width(Some(width)) => Message::new("set-width").number("width", width.get()),
        Set::Gaps(Gaps::On) => Message::new("set-gaps-on"),
        Set::Gaps(Gaps::Off) => Message::new("set-gaps-off"),
        Set::Prompt(prompt) => Message::new("set-prompt").names("prompt", [Name::plain(prompt.id())]),
    }
}

/// What stands before a typed line, where that is more than a sign: the waste card and the stock.
#[must_use]
pub fn prompt(prompt: Prompt, view: &View) -> Option<Message> {
    let state = || name::waste(Message::new("prompt-text"), view.waste).number("stock", view.stock);
    (prompt == Prompt::State).then(state)
}
