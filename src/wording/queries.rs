//! Answers of the table. All of it comes from the view, in the order of the deal, so nothing unseen can show.

use crate::game::{Action, Card, Lies, Rank, Refusal, Spot, StockCard, Target, View};
use crate::language::{Message, Name};
use crate::session::{Detail, Query};

use super::{Words, looks, moves, name, refusals};

pub(super) fn answer(query: Query, view: &View, history: &[Action], detail: Detail) -> Words {
    let said = match query {
        Query::Where(target) => place(target, view),
        Query::Covers(target) => each(target, view, |spot| on_top(spot, view)),
        Query::Under(target) => each(target, view, |spot| vec![under(spot, view)]),
        Query::Seen(rank) => seen(rank, view, detail),
        Query::Left => left(view),
        Query::History(count) => vec![told(count, view, history)],
    };
    vec![said]
}

/// The visible spots that a target names, in deal order, or why there is none.
fn spots(target: Target, view: &View) -> Result<Vec<Spot>, Message> {
    match target {
        Target::Place(spot) => Ok(vec![spot]),
        Target::Card(card) => match card.card().and_then(|card| view.spot_of(card)) {
            Some(spot) => Ok(vec![spot]),
            None => Err(refusals::refusal(&view.absent(card))),
        },
        Target::Rank(rank) => {
            let of_rank = |spot: &Spot| view.at(*spot).card().is_some_and(|card| card.rank == rank);
            let found: Vec<Spot> = Spot::all().filter(of_rank).collect();
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
    let waste = waste.map(|card| refusals::refusal(&Refusal::OnWaste { card }));
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
    let there = |spot: &Spot| view.at(*spot) != Lies::Gone;
    let right_on: Vec<Spot> = spot.cover().iter().filter(there).collect();
    let mut over = spot.cover();
    for _ in 0..2 {
        over = over.iter().chain(over.iter().flat_map(|spot| spot.cover().iter().collect::<Vec<_>>())).collect();
    }
    let all = over.iter().filter(there).count();
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

/// The message with the card of a spot, or its place where only its back shows, as `$card`.
fn named(message: Message, spot: Spot, view: &View) -> Message {
    moves::place_of(message, spot).names("card", [what(spot, view)])
}

/// A card by its name, or by its place where only its back shows.
fn what(spot: Spot, view: &View) -> Name {
    let hidden = || Name::Message(moves::place_of(Message::new("hidden-at"), spot));
    view.at(spot).card().map_or_else(hidden, name::card)
}

/// What the player knows of the cards of a rank.
struct Known {
    gone: Vec<Card>,
    visible: Vec<Card>,
    /// Seen once, and hidden again by an undo.
    again: usize,
}

impl Known {
    fn new(rank: Rank, view: &View) -> Known {
        let cards = || Card::all().filter(|card| card.rank == rank);
        let on_table = |card: &Card| view.spot_of(*card).is_some();
        let visible: Vec<Card> = cards().filter(|card| on_table(card) || view.waste == Some((*card).into())).collect();
        let gone =
            |card: &Card| matches!(view.absent((*card).into()), Refusal::AlreadyGone { .. }) && !visible.contains(card);
        let gone: Vec<Card> = cards().filter(gone).collect();
        let seen =
            |card: &Card| view.known_spots.contains(&Some(*card)) || view.known_stock.contains(&StockCard::Card(*card));
        let again = cards().filter(|card| seen(card) && !visible.contains(card) && !gone.contains(card)).count();
        Known { gone, visible, again }
    }

    fn unseen(&self) -> usize {
        4 - self.gone.len() - self.visible.len() - self.again
    }
}

fn seen(rank: Rank, view: &View, detail: Detail) -> Vec<Message> {
    let known = Known::new(rank, view);
    let counts = Message::new("seen-rank")
        .names("rank", [name::rank(rank)])
        .number("gone", known.gone.len())
        .number("visible", known.visible.len())
        .number("again", known.again)
        .number("unseen", known.unseen());
    let lists = [("seen-gone", known.gone), ("seen-visible", known.visible)];
    let told = lists.into_iter().filter(|(_, cards)| !cards.is_empty() && detail == Detail::Full);
    let told = told.map(|(id, cards)| Message::new(id).names("cards", cards.into_iter().map(name::card)));
    std::iter::once(counts).chain(told).collect()
}

fn left(view: &View) -> Vec<Message> {
    let unseen = Rank::ALL.map(|rank| (rank, Known::new(rank, view).unseen()));
    let count: usize = unseen.iter().map(|(_, count)| count).sum();
    let (none, some): (Vec<_>, Vec<_>) = unseen.into_iter().partition(|(_, count)| *count == 0);
    let ranks = some.iter().map(|(rank, count)| {
        Name::Message(Message::new("left-rank").names("rank", [name::rank(*rank)]).number("count", *count))
    });
    let ranks = Message::new("left-ranks").number("count", count).names("ranks", ranks);
    let none = (!none.is_empty() && count > 0)
        .then(|| Message::new("left-none").names("ranks", none.iter().map(|(rank, _)| name::rank(*rank))));
    std::iter::once(ranks).chain(none).collect()
}

/// The last moves that stand. An undo is no move, and takes its moves out of the list.
fn told(count: usize, view: &View, history: &[Action]) -> Message {
    let mut stock = view.known_stock.iter();
    let mut moves = Vec::new();
    for action in history {
        let (id, card) = match action {
            Action::Take(spot) => ("history-took", view.known_spots[spot.index()].map(name::card)),
            Action::Draw => ("history-drew", stock.next().copied().map(name::stock_card)),
        };
        moves.push(Name::Message(Message::new(id).names("card", card)));
    }
    moves.reverse();
    moves.truncate(count);
    Message::new("look-history").number("count", moves.len()).names("moves", moves)
}
