//! Answers of the table. All of it comes from the view, in the order of the deal, so nothing unseen can show.

use crate::game::{Card, Known, Lies, Rank, Refusal, Spot, StockCard, Target, View, adjacent};
use crate::language::{Message, Name};
use crate::session::{Detail, LineStep, Query};

use super::words::Words;
use super::{looks, name, refusals};

pub(super) fn answer(query: Query, view: &View, history: &[LineStep], detail: Detail) -> Words {
    let said = match query {
        Query::Where(target) => place(target, view),
        Query::Covers(target) => each(target, view, |spot| on_top(spot, view)),
        Query::Under(target) => each(target, view, |spot| vec![under(spot, view)]),
        Query::After(target) => after(target, view),
        Query::Seen(rank) => seen(rank, view, detail),
        Query::Left => left(view),
        Query::History(count) => vec![told(count, history)],
    };
    vec![said]
}

/// The visible spots that a target names, in deal order, or why there is none.
fn spots(target: Target, view: &View) -> Result<Vec<Spot>, Message> {
    match target {
        Target::Place(spot) => Ok(vec![spot]),
        Target::Card(card) => match card.card().and_then(|card| view.spot_of(card)) {
            Some(spot) => Ok(vec![spot]),
            None => Err(refusals::verdict(&view.absent(card))),
        },
        Target::Rank(rank) => {
            let found: Vec<Spot> = view.spots_of_rank(rank).collect();
            let none = || Message::new("where-none").names("rank", [name::rank(rank)]);
            if found.is_empty() { Err(none()) } else { Ok(found) }
        }
    }
}

fn each(target: Target, view: &View, tell: impl Fn(Spot) -> Vec<Message>) -> Vec<Message> {
    match spots(target, view) {
        Ok(spots) => spots.into_iter().flat_map(tell).collect(),
        Err(why) => vec![why],
    }
}

/// Where what is visible lies: on the table, then on the waste.
fn place(target: Target, view: &View) -> Vec<Message> {
    let at = |spot: Spot| match view.at(spot).card() {
        Some(_) => named(Message::new("where-at"), spot, view).text("lies", looks::lies(view.at(spot))),
        None => looks::place(spot, view),
    };
    let waste = view.waste.filter(|waste| match target {
        Target::Card(card) => *waste == card,
        Target::Rank(rank) => waste.card().is_some_and(|card| card.rank == rank),
        Target::Place(_) => false,
    });
    let waste = waste.map(|card| refusals::verdict(&Refusal::OnWaste { card }));
    match spots(target, view) {
        Ok(spots) => spots.into_iter().map(at).chain(waste).collect(),
        Err(none) => vec![waste.unwrap_or(none)],
    }
}

/// What lies right on a spot, then how many cards lie over it in all, where those are more.
fn on_top(spot: Spot, view: &View) -> Vec<Message> {
    if view.at(spot) == Lies::Gone {
        return vec![looks::place(spot, view)];
    }
    let right_on: Vec<Spot> = view.right_on(spot).collect();
    let all = view.over(spot);
    let covers = named(Message::new("covers-by"), spot, view)
        .number("count", right_on.len())
        .names("cards", right_on.iter().map(|spot| what(*spot, view)));
    let more = (all > right_on.len()).then(|| Message::new("covers-all").number("count", all));
    std::iter::once(covers).chain(more).collect()
}

fn under(spot: Spot, view: &View) -> Message {
    if view.at(spot) == Lies::Gone {
        return looks::place(spot, view);
    }
    let below: Vec<Name> = spot.covers().map(|spot| what(spot, view)).collect();
    named(Message::new("under-by"), spot, view).number("count", below.len()).names("cards", below)
}

/// What would fit on a card once it is taken, and the places that would be uncovered; or why it can't be taken.
fn after(target: Target, view: &View) -> Vec<Message> {
    let spots = match spots(target, view) {
        Ok(spots) => spots,
        Err(why) => return vec![why],
    };
    let open: Vec<(Spot, Card)> = spots
        .iter()
        .filter_map(|spot| if let Lies::Open(card) = view.at(*spot) { Some((*spot, card)) } else { None })
        .collect();
    if open.is_empty() {
        return match spots.first().map(|spot| view.at(*spot)) {
            Some(Lies::Gone) | None => spots.first().map(|spot| looks::place(*spot, view)).into_iter().collect(),
            Some(_) => vec![refusals::verdict(&Refusal::Covered { by: Vec::new() })],
        };
    }
    let fitting: Vec<(Spot, Card)> = open.iter().copied().filter(|(_, card)| view.fits(card.rank)).collect();
    if let (true, Some(StockCard::Card(waste))) = (fitting.is_empty(), view.waste) {
        let cards = open.into_iter().map(|(_, card)| card).collect();
        return vec![refusals::verdict(&Refusal::NotAdjacent { cards, waste })];
    }
    fitting.into_iter().flat_map(|(spot, card)| once_taken(spot, card, view)).collect()
}

fn once_taken(spot: Spot, card: Card, view: &View) -> Vec<Message> {
    let uncovered: Vec<Spot> = spot
        .covers()
        .filter(|under| view.at(*under) != Lies::Gone && view.right_on(*under).all(|cover| cover == spot))
        .collect();
    let fits = |other: &Card| adjacent(card.rank, other.rank, view.rules.ends);
    let shown = uncovered.iter().filter_map(|under| view.at(*under).card());
    let then: Vec<Card> = view.open().filter(|other| *other != card).chain(shown).filter(fits).collect();
    let fits = Message::new("after-fits")
        .names("card", [name::card(card)])
        .number("count", then.len())
        .names("cards", then.into_iter().map(name::card));
    let uncovers = (!uncovered.is_empty()).then(|| {
        let places = uncovered.iter().map(|spot| what(*spot, view));
        Message::new("after-uncovers").number("count", uncovered.len()).names("cards", places)
    });
    std::iter::once(fits).chain(uncovers).collect()
}

/// The message with the card of a spot, or its place where only its back shows, as `$card`.
fn named(message: Message, spot: Spot, view: &View) -> Message {
    name::place_of(message, spot).names("card", [what(spot, view)])
}

/// A card by its name, or by its place where only its back shows.
fn what(spot: Spot, view: &View) -> Name {
    let hidden = || Name::Message(name::place_of(Message::new("hidden-at"), spot));
    view.at(spot).card().map_or_else(hidden, name::card)
}

fn seen(rank: Rank, view: &View, detail: Detail) -> Vec<Message> {
    let known = Known::of(rank, view);
    let counts = Message::new("seen-rank")
        .names("rank", [name::rank(rank)])
        .number("gone", known.gone.len())
        .number("visible", known.visible.len())
        .number("again", known.hidden_again.len())
        .number("unseen", known.unseen());
    let lists = [("seen-gone", known.gone), ("seen-visible", known.visible)];
    let told = lists.into_iter().filter(|(_, cards)| !cards.is_empty() && detail == Detail::Full);
    let told = told.map(|(id, cards)| Message::new(id).names("cards", cards.into_iter().map(name::card)));
    std::iter::once(counts).chain(told).collect()
}

fn left(view: &View) -> Vec<Message> {
    let unseen = Rank::ALL.map(|rank| (rank, Known::of(rank, view).unseen()));
    let count: usize = unseen.iter().map(|(_, count)| count).sum();
    let seen = Card::all().count() - count;
    let (none, some): (Vec<_>, Vec<_>) = unseen.into_iter().partition(|(_, count)| *count == 0);
    let ranks = some.iter().map(|(rank, count)| {
        Name::Message(Message::new("left-rank").names("rank", [name::rank(*rank)]).number("count", *count))
    });
    let ranks = Message::new("left-ranks").number("count", count).number("seen", seen).names("ranks", ranks);
    let none = (!none.is_empty() && count > 0)
        .then(|| Message::new("left-none").names("ranks", none.iter().map(|(rank, _)| name::rank(*rank))));
    std::iter::once(ranks).chain(none).collect()
}

/// The last moves that stand. An undo is no move, and takes its moves out of the list.
fn told(count: usize, history: &[LineStep]) -> Message {
    let step = |step: &LineStep| match step {
        LineStep::Take(card) => Message::new("history-took").names("card", [name::card(*card)]),
        LineStep::Draw(card) => Message::new("history-drew").names("card", [name::stock_card(*card)]),
    };
    let moves: Vec<Name> = history.iter().rev().take(count).map(|done| Name::Message(step(done))).collect();
    Message::new("look-history").number("count", moves.len()).names("moves", moves)
}
