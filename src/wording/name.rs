//! Cards, ranks, rules and places as names inside messages.

use crate::game::{Card, Rank, Rules, Spot, StockCard};
use crate::language::{Message, Name};
use crate::names::Named;

pub(super) fn card(card: Card) -> Name {
    Name::Card { rank: card.rank.into(), suit: card.suit.into() }
}

pub(super) fn rank(rank: Rank) -> Name {
    Name::plain(rank.id())
}

pub(super) fn stock_card(card: StockCard) -> Name {
    card.card().map_or(Name::plain("card-joker"), self::card)
}

pub(super) fn rules(rules: Rules) -> Vec<Name> {
    rules.names().into_iter().map(|rule| Name::plain(rule.id())).collect()
}

/// The waste card, or that there is none, as `$lies` and `$waste`.
pub(super) fn waste(message: Message, waste: Option<StockCard>) -> Message {
    match waste {
        Some(card) => message.text("lies", "card").names("waste", [stock_card(card)]),
        None => message.text("lies", "nothing").names("waste", []),
    }
}

/// A message with the place of a spot: `$row`, `$place`, `$peak`.
pub(super) fn place_of(message: Message, spot: Spot) -> Message {
    message.number("row", spot.row().number()).number("place", spot.place()).number("peak", spot.peak().number())
}
