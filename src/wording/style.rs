//! How cards are written, and other settings of the text.

use crate::game::{Suit, View};
use crate::language::{Arg, Message, Name};
use crate::names;
use crate::session::{CardStyle, Detail, Prompt, Setting, Switch};

use super::{Words, memory, name};

/// The words with their cards written so, for the eye and the fingers.
#[must_use]
pub fn written(words: &Words, style: CardStyle) -> Words {
    if style == CardStyle::Words {
        return words.clone();
    }
    words.clone().into_iter().map(|part| part.into_iter().map(|message| in_style(message, style)).collect()).collect()
}

fn in_style(mut message: Message, style: CardStyle) -> Message {
    for (_, arg) in &mut message.args {
        if let Arg::Names(list) = arg {
            *list = std::mem::take(list).into_iter().map(|name| name_in_style(name, style)).collect();
        }
    }
    message
}

fn name_in_style(name: Name, style: CardStyle) -> Name {
    match (name, style) {
        (Name::Card(rank, suit), CardStyle::Letters) => Name::Letters(rank, suit),
        (Name::Card(rank, suit), CardStyle::Signs) => {
            let sign = Suit::ALL.into_iter().find(|known| names::suit(*known) == suit).map_or(suit, names::sign);
            Name::Signs(rank, sign)
        }
        (Name::Plain("card-hidden"), CardStyle::Letters) => Name::Plain("letters-hidden"),
        (Name::Message(message), _) => Name::Message(in_style(message, style)),
        (other, _) => other,
    }
}

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
            let word = Name::Plain(names::cards(*style));
            Message::new("set-cards").names("style", [word]).names("card", [example])
        }
        Setting::Width(None) => Message::new("set-width-off"),
        Setting::Width(Some(width)) => Message::new("set-width").number("width", width.get()),
        Setting::Gaps(Switch::On) => Message::new("set-gaps-on"),
        Setting::Gaps(Switch::Off) => Message::new("set-gaps-off"),
        Setting::Prompt(prompt) => Message::new("set-prompt").names("prompt", [Name::Plain(names::prompt(*prompt))]),
        Setting::Player(name) => memory::named("memory-plays-now", name),
    }
}

/// What stands before a typed line, where that is more than a sign: the waste card in letters, and the stock.
#[must_use]
pub fn prompt(prompt: Prompt, view: &View) -> Option<Message> {
    let state = || {
        let message = name::waste(Message::new("prompt-text"), view.waste).number("stock", view.stock);
        in_style(message, CardStyle::Letters)
    };
    (prompt == Prompt::State).then(state)
}
