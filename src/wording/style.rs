//! The settings of the text, and the prompt.

use crate::game::{Suit, View};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{Detail, Prompt, Setting, Settings, Switch};

use super::context::Context;
use super::name;
use super::outside::named;

/// How much is told.
fn detail(detail: Detail) -> Message {
    Message::new(match detail {
        Detail::Brief => "set-detail-brief",
        Detail::Normal => "set-detail-normal",
        Detail::Full => "set-detail-full",
    })
}

/// Whether refusals are explained.
fn explain(explain: Switch) -> Message {
    Message::new(match explain {
        Switch::On => "set-explain-on",
        Switch::Off => "set-explain-off",
    })
}

/// What was set.
pub(super) fn set(setting: &Setting) -> Message {
    match setting {
        Setting::Language(_) => Message::new("set-language"),
        Setting::Detail(detail) => self::detail(*detail),
        Setting::Explain(explain) => self::explain(*explain),
        Setting::Cards(style) => {
            let example = name::card(crate::game::Card::new(crate::game::Rank::Seven, Suit::Spades));
            let word = Name::plain(style.id());
            Message::new("set-cards").names("style", [word]).names("card", [example])
        }
        Setting::Width(None) => Message::new("set-width-off"),
        Setting::Width(Some(width)) => Message::new("set-width").number("width", width.get()),
        Setting::Gaps(Switch::On) => Message::new("set-gaps-on"),
        Setting::Gaps(Switch::Off) => Message::new("set-gaps-off"),
        Setting::Prompt(prompt) => Message::new("set-prompt").names("prompt", [Name::plain(prompt.id())]),
        Setting::Player(name) => named("memory-plays-now", name),
    }
}

/// All settings of the session, in their order.
pub(super) fn settings(player: &str, context: Context) -> Vec<Message> {
    let Settings { detail, explain, cards, width, gaps, prompt } = context.settings;
    let all = [
        Setting::Language(context.language.clone()),
        Setting::Detail(detail),
        Setting::Explain(explain),
        Setting::Cards(cards),
        Setting::Gaps(gaps),
        Setting::Width(width),
        Setting::Prompt(prompt),
    ];
    all.iter().map(set).chain([named("memory-player", player)]).collect()
}

/// What stands before a typed line, where that is more than a sign: the waste card and the stock.
#[must_use]
pub fn prompt(prompt: Prompt, view: &View) -> Option<Message> {
    let state = || name::waste(Message::new("prompt-text"), view.waste).number("stock", view.stock);
    (prompt == Prompt::State).then(state)
}
