//! Why something was not done.

use crate::game::{Card, Clash, CodeError, Refusal, StockCard};
use crate::language::{Message, Name, is_safe};
use crate::names::Named;
use crate::session::{Explaining, Misheard, Settings, Verb, Width};

use super::verbs::with_verb;
use super::{moves, name};

/// What can't be, and then why, as far as the player wants to hear it.
pub(super) fn refusal(refusal: &Refusal, settings: &Settings) -> Vec<Message> {
    match settings.explaining() {
        Explaining::Nothing => vec![Message::new("refused-plainly")],
        Explaining::Verdict => vec![verdict(refusal)],
        Explaining::Reason => std::iter::once(verdict(refusal)).chain(reason(refusal, settings)).collect(),
    }
}

fn reason(refusal: &Refusal, settings: &Settings) -> Option<Message> {
    let of = |id, cards: &[Card]| {
        let names = cards.iter().copied().map(name::card);
        (!cards.is_empty()).then(|| Message::new(id).number("count", cards.len()).names("cards", names))
    };
    match refusal {
        Refusal::NotAdjacent { .. } => Some(Message::new("refused-rank")),
        Refusal::Covered { by } => of("refused-on-top", by),
        Refusal::NoneOpen { covered, .. } => of("refused-covered-all", covered),
        Refusal::StockEmpty { fitting } => moves::fits(fitting, settings.telling()),
        Refusal::Finished
        | Refusal::NothingToUndo
        | Refusal::NothingToRedo
        | Refusal::DrawNotAllowed { .. }
        | Refusal::NotInSight { .. }
        | Refusal::AlreadyGone { .. }
        | Refusal::OnWaste { .. } => None,
    }
}

/// What can't be.
pub(super) fn verdict(refusal: &Refusal) -> Message {
    match refusal {
        Refusal::Finished => Message::new("refused-finished"),
        Refusal::StockEmpty { .. } => Message::new("refused-stock-empty"),
        Refusal::NothingToUndo => Message::new("refused-nothing-to-undo"),
        Refusal::NothingToRedo => Message::new("refused-nothing-to-redo"),
        Refusal::DrawNotAllowed { fits } => Message::new("refused-draw-not-allowed").names("card", [name::card(*fits)]),
        Refusal::NotAdjacent { cards, waste } => Message::new("refused-not-adjacent")
            .names("cards", cards.iter().copied().map(name::card))
            .number("count", cards.len())
            .names("waste", [name::card(*waste)]),
        Refusal::Covered { .. } => Message::new("refused-covered"),
        Refusal::NotInSight { card } => Message::new("refused-not-in-sight").names("card", [name::stock_card(*card)]),
        Refusal::AlreadyGone { card: StockCard::Joker } => Message::new("refused-joker-gone"),
        Refusal::AlreadyGone { card } => Message::new("refused-already-gone").names("card", [name::stock_card(*card)]),
        Refusal::OnWaste { card } => Message::new("refused-on-waste").names("card", [name::stock_card(*card)]),
        Refusal::NoneOpen { rank, .. } => Message::new("refused-none-open").names("rank", [name::rank(*rank)]),
    }
}

/// Why nothing was understood; `languages` are the languages' own names.
#[must_use]
pub fn misheard(misheard: &Misheard, languages: &[String]) -> Message {
    match misheard {
        Misheard::Unknown => Message::new("misheard-unknown"),
        Misheard::LoneSuit(_) => Message::new("misheard-not-asked"),
        Misheard::Negated => Message::new("misheard-negated"),
        Misheard::Incomplete(verb) => with_verb("misheard-incomplete", *verb),
        Misheard::SuitOrVerb(suit, verb) => {
            with_verb("misheard-suit-or-verb", *verb).names("suit", [Name::plain(suit.id())])
        }
        Misheard::TooLong => Message::new("misheard-too-long"),
        Misheard::NameTooLong(most) => Message::new("misheard-name-too-long").number("most", *most),
        Misheard::Code(error) => code(*error),
        Misheard::NoRank(deal) => with_verb("misheard-no-rank", Verb::New).text("number", deal.get().to_string()),
        Misheard::NumberTooLarge => Message::new("misheard-number-too-large"),
        Misheard::Clash(clash) => self::clash(*clash),
        Misheard::NoSuchLanguage => Message::new("misheard-language").text("languages", languages.join(", ")),
        Misheard::NoSuchRow => Message::new("misheard-row"),
        Misheard::NoSuchPlace(row) => {
            Message::new("misheard-place").number("row", row.number()).number("count", row.width())
        }
        Misheard::NoSuchPeak => Message::new("misheard-peak"),
        Misheard::NoSuchWidth => Message::new("misheard-width").number("least", Width::MIN).number("most", Width::MAX),
    }
}

/// What is wrong with a deal code.
pub(super) fn code(error: CodeError) -> Message {
    let shown = |letter| if is_safe(letter) { letter } else { char::REPLACEMENT_CHARACTER };
    let letter = |id, letter| Message::new(id).code("letter", &shown(letter));
    match error {
        CodeError::NotACode => Message::new("code-not-a-code"),
        CodeError::RuleLetter(typed) => letter("code-rule-letter", typed),
        CodeError::Length(length) => Message::new("code-length").number("count", length),
        CodeError::Digit(typed) => letter("code-digit", typed),
        CodeError::VariantLetter(typed) => letter("code-variant-letter", typed),
        CodeError::Twice(typed) => letter("code-twice", typed),
        CodeError::Clash(clash) => self::clash(clash),
    }
}

fn clash(clash: Clash) -> Message {
    Message::new(match clash {
        Clash::Ends => "clash-ends",
        Clash::Schemes => "clash-schemes",
    })
}
