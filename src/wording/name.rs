//! Cards, ranks and rules as names inside messages.

use crate::game::{Card, Rank, Rules, StockCard};
use crate::language::{Message, Name};
use crate::names;

pub(super) fn card(card: Card) -> Name {
    Name::Card { rank: names::rank_word(card.rank), suit: names::suit_word(card.suit) }
}

pub(super) fn rank(rank: Rank) -> Name {
    Name::Plain(names::rank(rank))
}

pub(super) fn stock_card(card: StockCard) -> Name {
    card.card().map_or(Name::Plain("card-joker"), self::card)
}

pub(super) fn rules(rules: Rules) -> Vec<Name> {
    rules.names().into_iter().map(|rule| Name::Plain(names::rule(rule))).collect()
}

/// The waste card, or that there is none, as `$lies` and `$waste`.
pub(super) fn waste(message: Message, waste: Option<StockCard>) -> Message {
    match waste {
        Some(card) => message.text("lies", "card").names("waste", [stock_card(card)]),
        None => message.text("lies", "nothing").names("waste", []),
    }
}
