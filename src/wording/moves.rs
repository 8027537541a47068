//! What a move brought about, and what an undo put back.

use crate::game::{Card, Event, Faces, Peak, Row, Scheme, Spot, Standing, StockCard, Target, Undone, View};
use crate::language::{Message, Name};
use crate::session::{Detail, Fits, Settings, Telling, When};

use super::{line, looks, name};

/// How many undone moves are still told card by card, below full detail; and how many cards of them at full.
const FEW: usize = 3;

/// How many cards are few enough to be counted aloud, on the table and in the stock.
const LAST: usize = 5;

/// The streak from which on it is worth telling.
const LONG: u8 = 4;

/// What the events of a line come to.
#[derive(Default)]
struct Outcome {
    taken: Vec<Card>,
    drawn: Vec<StockCard>,
    opened: Vec<Spot>,
    cleared: Vec<(Peak, i32)>,
    streak: Option<u8>,
    stock: Option<usize>,
}

impl Outcome {
    fn of(events: &[Event]) -> Outcome {
        let mut outcome = Outcome::default();
        for event in events {
            match event {
                Event::Took { card, opened, peak, streak } => {
                    outcome.taken.push(*card);
                    outcome.opened.extend(opened);
                    outcome.cleared.extend(peak);
                    outcome.streak = Some(*streak);
                }
                Event::Drew { card, left } => {
                    outcome.drawn.push(*card);
                    outcome.stock = Some(*left);
                }
            }
        }
        outcome
    }
}

/// The verdict, what it opened, what it ended, then what fits and the numbers; of several moves in one line together.
pub(super) fn moved(events: &[Event], view: &View, settings: &Settings) -> Vec<Message> {
    let Outcome { taken, drawn, mut opened, cleared, streak, stock } = Outcome::of(events);
    let telling = settings.telling();
    opened.retain(|spot| view.at(*spot).card().is_some());
    let mut said: Vec<Message> = took(&taken).into_iter().chain(drew(&drawn, stock)).collect();
    said.extend(turned_up(&opened, view, telling.places));
    if settings.detail != Detail::Brief {
        said.extend(cleared.iter().map(|(peak, points)| {
            let points = if telling.score == When::Never { 0 } else { *points };
            Message::new("event-peak-cleared").number("peak", peak.number()).number("points", points)
        }));
    }
    if let Some(end) = ended(view) {
        said.push(end);
    } else {
        // All open cards fit on a joker, which is said with it.
        said.extend(fits_now(view, telling).filter(|_| drawn.last() != Some(&StockCard::Joker)));
        said.extend(stock.and_then(|left| stock_left(left, telling.stock)));
        said.extend(streak.and_then(|streak| self::streak(streak, telling.streak)));
        said.extend((!taken.is_empty()).then(|| table_left(view.left(), telling.table)).flatten());
        said.extend(score(view, &cleared, telling.score));
    }
    said
}

/// That undone moves were made again: a few as they are told of moves, many by how the table stands then.
pub(super) fn redone(events: &[Event], view: &View, settings: &Settings) -> Vec<Message> {
    let verdict = match events.len() {
        1 => Message::new("redone-one"),
        count => Message::new("redone-many").number("count", count),
    };
    let told = if is_told_one_by_one(events.len(), settings) {
        moved(events, view, settings)
    } else {
        ended(view).map_or_else(|| stands_again(view, settings), |end| vec![end])
    };
    std::iter::once(verdict).chain(told).collect()
}

/// That the game is over, if it is.
fn ended(view: &View) -> Option<Message> {
    match view.standing {
        Standing::Won => Some(won(view)),
        Standing::Stuck => Some(Message::new("event-stuck")),
        Standing::Playing => None,
    }
}

/// Whether so many moves, taken back or made again, are told card by card.
fn is_told_one_by_one(moves: usize, settings: &Settings) -> bool {
    moves <= FEW || settings.detail == Detail::Full
}

fn took(cards: &[Card]) -> Option<Message> {
    match cards {
        [] => None,
        [card] => Some(Message::new("event-took").names("card", [name::card(*card)])),
        several => Some(Message::new("event-took-several").names("cards", several.iter().copied().map(name::card))),
    }
}

fn drew(cards: &[StockCard], left: Option<usize>) -> Option<Message> {
    let id = match (cards, left) {
        ([], _) => return None,
        ([StockCard::Joker], _) => "event-drew-joker",
        ([StockCard::Card(_)], Some(0)) => "event-drew-last",
        ([StockCard::Card(_)], _) => "event-drew",
        (_, Some(0)) => "event-drew-several-last",
        (_, _) => "event-drew-several",
    };
    Some(Message::new(id).names("card", cards.iter().copied().map(name::stock_card)))
}

/// The cards of the stock; that it is empty is told with the last card.
fn stock_left(left: usize, when: When) -> Option<Message> {
    let told = when == When::Always || when == When::Notable && left <= LAST;
    (told && left > 0).then(|| Message::new("look-stock").number("count", left))
}

fn streak(streak: u8, when: When) -> Option<Message> {
    let told = when == When::Always || when == When::Notable && streak >= LONG;
    told.then(|| Message::new("event-streak").number("count", streak))
}

fn table_left(left: usize, when: When) -> Option<Message> {
    let told = when == When::Always || when == When::Notable && left <= LAST;
    told.then(|| Message::new("status-table").number("count", left))
}

/// The score, where it is always told; with a peak its points are told beside the peak.
fn score(view: &View, cleared: &[(Peak, i32)], when: When) -> Option<Message> {
    let kept = view.rules.scheme != Scheme::CardsLeft;
    let told = when == When::Always || when == When::Notable && !cleared.is_empty();
    (told && kept).then(|| looks::points(Message::new("status-score"), view.score))
}

/// What fits now, as far as the player is told.
pub(super) fn fits(fitting: &[Card], telling: Telling) -> Option<Message> {
    match telling.fits {
        Fits::Off => None,
        Fits::None if !fitting.is_empty() => None,
        Fits::None | Fits::Count => Some(Message::new("event-fits").number("count", fitting.len())),
        Fits::Cards => Some(looks::cards("look-moves", fitting)),
    }
}

/// What fits at this table.
pub(super) fn fits_now(view: &View, telling: Telling) -> Option<Message> {
    fits(&view.fitting().collect::<Vec<_>>(), telling)
}

/// What of a line was made, and what was not tried any more.
pub(super) fn halted(mut moved: Vec<Message>, left: &[Target]) -> Vec<Message> {
    let cards: Vec<_> = left.iter().map(|target| line::target(*target)).collect();
    moved.extend((!cards.is_empty()).then(|| Message::new("event-left").names("cards", cards)));
    moved
}

/// What became uncovered: together, or the cards of a row with their places.
fn turned_up(opened: &[Spot], view: &View, places: When) -> Vec<Message> {
    let names =
        |spots: &[Spot]| spots.iter().filter_map(|spot| view.at(*spot).card()).map(name::card).collect::<Vec<_>>();
    let together = |id| vec![Message::new(id).number("count", opened.len()).names("cards", names(opened))];
    match (view.rules.faces, places) {
        _ if opened.is_empty() => Vec::new(),
        (Faces::Open, _) => together("event-opened"),
        (Faces::Hidden, When::Never) => together("event-turned-up"),
        (Faces::Hidden, When::Notable | When::Always) => {
            let mut rest = opened.to_vec();
            rest.sort_unstable_by_key(|spot| spot.index());
            let same = |one: &Spot, two: &Spot| one.row() == two.row() && one.row() != Row::Tops;
            rest.chunk_by(same)
                .filter_map(|spots| {
                    let places = spots.iter().map(|spot| Name::Message(place(*spot)));
                    let message = Message::new("event-turned-up-at").number("count", spots.len());
                    let message = name::place_of(message, *spots.first()?).names("places", places);
                    Some(message.names("cards", names(spots)))
                })
                .collect()
        }
    }
}

/// A place by its number, as one of several.
fn place(spot: Spot) -> Message {
    Message::new("place-number").number("place", spot.place())
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
pub(super) fn undone(undone: &Undone, view: &View, settings: &Settings) -> Vec<Message> {
    let verdict = match undone.count {
        1 => Message::new("undone-one"),
        count => Message::new("undone-many").number("count", count),
    };
    std::iter::once(verdict).chain(back(undone, view, settings)).collect()
}

/// The cards that are where they were, and how the table stands again.
pub(super) fn back(undone: &Undone, view: &View, settings: &Settings) -> Vec<Message> {
    let mut said = Vec::new();
    if is_told_one_by_one(undone.count, settings) {
        let stock = undone.in_stock.iter().copied().map(name::stock_card);
        let lists = [
            ("undone-on-table", undone.on_table.iter().copied().map(name::card).collect::<Vec<_>>()),
            ("undone-in-stock", stock.collect()),
            ("undone-face-down", undone.face_down.iter().copied().map(name::card).collect()),
        ];
        said.extend(lists.into_iter().filter(|(_, cards)| !cards.is_empty()).map(|(id, cards)| put_back(id, cards)));
    }
    said.extend(stands_again(view, settings));
    said
}

/// The waste card, and whether anything fits, after the table has changed at large.
fn stands_again(view: &View, settings: &Settings) -> Vec<Message> {
    let waste = (settings.detail != Detail::Brief).then(|| name::waste(Message::new("look-waste"), view.waste));
    waste.into_iter().chain(fits_now(view, settings.telling())).collect()
}

/// The cards that were put back, the first few by name.
fn put_back(id: &'static str, mut cards: Vec<Name>) -> Message {
    let more = if cards.len() > FEW + 1 { cards.split_off(FEW).len() } else { 0 };
    cards.extend((more > 0).then(|| Name::Message(Message::new("undone-more").number("count", more))));
    Message::new(id).names("cards", cards)
}
