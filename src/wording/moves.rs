//! What a move brought about, and what an undo put back.

use crate::game::{Event, Faces, Scheme, Spot, Standing, StockCard, Undone, View};
use crate::language::Message;
use crate::session::Detail;

use super::{looks, name};

/// How many undone moves are still told card by card, below full detail.
const FEW: usize = 3;

/// The verdict, what it opened, what it ended, then numbers.
pub(super) fn moved(event: &Event, view: &View, detail: Detail) -> Vec<Message> {
    let mut said = Vec::new();
    match event {
        Event::Took { card, opened, peak, streak } => {
            said.push(Message::new("event-took").names("card", [name::card(*card)]));
            said.extend(turned_up(opened, view, detail));
            if view.rules.scheme == Scheme::Streaks && detail != Detail::Brief {
                said.push(Message::new("event-streak").number("count", *streak));
            }
            if let (Some((peak, points)), Detail::Normal | Detail::Full) = (peak, detail) {
                let cleared = Message::new("event-peak-cleared").number("peak", peak.number());
                said.push(cleared.number("points", *points));
            }
        }
        Event::Drew { card, left } => said.extend(drew(*card, *left, detail)),
    }
    match view.standing {
        Standing::Won => said.push(won(view)),
        Standing::Stuck => {
            said.push(Message::new("event-stuck"));
            said.push(Message::new("cards-left").number("count", view.left()));
        }
        Standing::Playing => {}
    }
    if detail == Detail::Full && view.standing != Standing::Won {
        said.extend([looks::fitting(view), looks::score(view)]);
    }
    said
}

fn drew(card: StockCard, left: usize, detail: Detail) -> Vec<Message> {
    let id = match (card, left) {
        (StockCard::Joker, _) => "event-drew-joker",
        (StockCard::Card(_), 0) => "event-drew-last",
        (StockCard::Card(_), _) => "event-drew",
    };
    let told = id == "event-drew-last" || left > 0 && detail == Detail::Brief;
    let stock = (!told).then(|| Message::new("look-stock").number("count", left));
    std::iter::once(Message::new(id).names("card", [name::stock_card(card)])).chain(stock).collect()
}

/// What became uncovered: together, or below brief each with its place.
fn turned_up(opened: &[Spot], view: &View, detail: Detail) -> Vec<Message> {
    let names =
        |spots: &[Spot]| spots.iter().filter_map(|spot| view.at(*spot).card()).map(name::card).collect::<Vec<_>>();
    let together = |id| vec![Message::new(id).number("count", opened.len()).names("cards", names(opened))];
    match (view.rules.faces, detail) {
        _ if opened.is_empty() => Vec::new(),
        (Faces::Open, _) => together("event-opened"),
        (Faces::Hidden, Detail::Brief) => together("event-turned-up"),
        (Faces::Hidden, Detail::Normal | Detail::Full) => opened
            .iter()
            .map(|spot| name::place_of(Message::new("event-turned-up-at"), *spot).names("cards", names(&[*spot])))
            .collect(),
    }
}

fn won(view: &View) -> Message {
    match view.rules.scheme {
        Scheme::Points | Scheme::Streaks => {
            looks::points(Message::new("event-won").number("moves", view.moves), view.score)
        }
        Scheme::CardsLeft => Message::new("event-won-cards-left").number("moves", view.moves),
    }
}

/// What was put back: each card where they are few, and the waste card as it is again.
pub(super) fn undone(undone: &Undone, view: &View, detail: Detail) -> Vec<Message> {
    let mut said = vec![match undone.count {
        1 => Message::new("undone-one"),
        count => Message::new("undone-many").number("count", count),
    }];
    if undone.count <= FEW || detail == Detail::Full {
        let stock = undone.in_stock.iter().copied().map(name::stock_card);
        let lists = [
            ("undone-on-table", undone.on_table.iter().copied().map(name::card).collect::<Vec<_>>()),
            ("undone-in-stock", stock.collect()),
            ("undone-face-down", undone.face_down.iter().copied().map(name::card).collect()),
        ];
        let told = lists.into_iter().filter(|(_, cards)| !cards.is_empty());
        said.extend(told.map(|(id, cards)| Message::new(id).names("cards", cards)));
    }
    if detail != Detail::Brief {
        said.push(name::waste(Message::new("look-waste"), view.waste));
    }
    if detail == Detail::Full {
        said.extend([looks::fitting(view), looks::score(view)]);
    }
    said
}
