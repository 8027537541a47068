//! What is named by a few meanings: ranks, suits, cards and places.

use crate::game::{Rank, Row, Spot, StockCard, Suit, Target};
use crate::session::{Misheard, Verb};

use super::meaning::Meaning;

pub(super) fn rank_of(meaning: &Meaning) -> Option<Rank> {
    if let Meaning::Number(number @ 1..=10) = meaning {
        return Rank::from_number(*number);
    }
    if let Meaning::Rank(rank) = meaning { Some(*rank) } else { None }
}

pub(super) fn suit_of(meaning: &Meaning) -> Option<Suit> {
    if let Meaning::Suit(suit) = meaning { Some(*suit) } else { None }
}

/// What is named: a card, a rank or a place.
pub(super) fn target(what: &[Meaning]) -> Option<Result<Target, Misheard>> {
    Some(Ok(match what {
        [Meaning::Card(card)] => Target::Card(StockCard::Card(*card)),
        [Meaning::Joker] => Target::Card(StockCard::Joker),
        [Meaning::Spot(spot)] => Target::Place(*spot),
        [rank] if rank_of(rank).is_some() => Target::Rank(rank_of(rank)?),
        _ => return Some(place(what)?.map(Target::Place)),
    }))
}

/// A row and a place in it, in either order; or the top of a peak.
pub(super) fn place(meanings: &[Meaning]) -> Option<Result<Spot, Misheard>> {
    if let [Meaning::Row(Row::Tops), Meaning::Peak(peak)]
    | [Meaning::Row(Row::Tops), Meaning::Peak(peak), Meaning::Verb(Verb::Peak)]
    | [Meaning::Peak(peak), Meaning::Row(Row::Tops)]
    | [Meaning::Peak(peak), Meaning::Verb(Verb::Peak), Meaning::Row(Row::Tops)] = meanings
    {
        return Some(Ok(peak.top()));
    }
    let (row, number) = match meanings {
        [Meaning::Place, Meaning::Number(number) | Meaning::Ordinal(number), row @ ..]
        | [Meaning::Number(number) | Meaning::Ordinal(number), Meaning::Place, row @ ..] => {
            let (row, rest) = row_and_rest(row)?;
            rest.is_empty().then_some((row, number))?
        }
        _ => match row_and_rest(meanings)? {
            (
                row,
                [Meaning::Place, Meaning::Number(number) | Meaning::Ordinal(number)]
                | [Meaning::Number(number) | Meaning::Ordinal(number), Meaning::Place]
                | [Meaning::Number(number) | Meaning::Ordinal(number)],
            ) => (row, number),
            _ => return None,
        },
    };
    Some(row.and_then(|row| row.place(*number).ok_or(Misheard::NoSuchPlace(row))))
}

/// The row that the meanings begin with, and what follows.
pub(super) fn row_and_rest(meanings: &[Meaning]) -> Option<(Result<Row, Misheard>, &[Meaning])> {
    let numbered = |number: u64| Row::from_number(number).ok_or(Misheard::NoSuchRow);
    match meanings {
        [Meaning::Row(row), Meaning::Verb(Verb::Row), rest @ ..] | [Meaning::Row(row), rest @ ..] => {
            Some((Ok(*row), rest))
        }
        [Meaning::Verb(Verb::Row), Meaning::Number(number) | Meaning::Ordinal(number), rest @ ..]
        | [Meaning::Number(number) | Meaning::Ordinal(number), Meaning::Verb(Verb::Row), rest @ ..] => {
            Some((numbered(*number), rest))
        }
        _ => None,
    }
}
