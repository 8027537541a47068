//! What a move brought about, and what an undo put back.

use crate::game::{Card, Event, Faces, Scheme, Spot, Standing, StockCard, Target, Undone, View};
use crate::language::Message;
use crate::session::Detail;

use super::{line, looks, name};

/// How many undone moves are still told card by card, below full detail.
const FEW: usize = 3;

/// The verdict, what it opened, what it ended, then numbers; of several moves in one line together.
pub(super) fn moved(events: &[Event], view: &View, detail: Detail) -> Vec<Message> {
    let mut said = Vec::new();
    let mut opened: Vec<Spot> = Vec::new();
    let mut cleared = Vec::new();
    let (mut taken, mut drawn) = (Vec::new(), Vec::new());
    let (mut streaks, mut stock) = (None, 0);
    for event in events {
        match event {
            Event::Took { card, opened: spots, peak, streak } => {
                taken.push(*card);
                opened.extend(spots);
                cleared.extend(peak);
                streaks = Some(*streak);
            }
            Event::Drew { card, left } => {
                drawn.push(*card);
                stock = *left;
            }
        }
    }
    said.extend(took(&taken));
    said.extend(drew(&drawn, stock, detail));
    opened.retain(|spot| view.at(*spot).card().is_some());
    said.extend(turned_up(&opened, view, detail));
    if let Some(streak) = streaks
        && view.rules.scheme == Scheme::Streaks
        && detail != Detail::Brief
    {
        said.push(Message::new("event-streak").number("count", streak));
    }
    if detail != Detail::Brief {
        said.extend(cleared.into_iter().map(|(peak, points)| {
            Message::new("event-peak-cleared").number("peak", peak.number()).number("points", points)
        }));
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

fn took(cards: &[Card]) -> Option<Message> {
    match cards {
        [] => None,
        [card] => Some(Message::new("event-took").names("card", [name::card(*card)])),
        several => Some(Message::new("event-took-several").names("cards", several.iter().copied().map(name::card))),
    }
}

fn drew(cards: &[StockCard], left: usize, detail: Detail) -> Vec<Message> {
    let id = match (cards, left) {
        ([], _) => return Vec::new(),
        ([StockCard::Joker], _) => "event-drew-joker",
        ([StockCard::Card(_)], 0) => "event-drew-last",
        ([StockCard::Card(_)], _) => "event-drew",
        (_, 0) => "event-drew-several-last",
        (_, _) => "event-drew-several",
    };
    let last = ["event-drew-last", "event-drew-several-last"].contains(&id);
    let told = last || left > 0 && detail == Detail::Brief;
    let stock = (!told).then(|| Message::new("look-stock").number("count", left));
    let names = cards.iter().copied().map(name::stock_card);
    std::iter::once(Message::new(id).names("card", names)).chain(stock).collect()
}

/// What of a line was made, and what was not tried any more.
pub(super) fn halted(mut moved: Vec<Message>, left: &[Target]) -> Vec<Message> {
    let cards: Vec<_> = left.iter().map(|target| line::target(*target)).collect();
    moved.extend((!cards.is_empty()).then(|| Message::new("event-left").names("cards", cards)));
    moved
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
