//! The table in words, as the documents speak it.

use crate::game::{Lies, Row, Spot, View};
use crate::language::{Message, Name};
use crate::session::{Detail, Settings, Switch};

use super::name;
use super::words::Words;

/// The whole table: stock and waste, then the rows from the top.
pub(super) fn board(view: &View, settings: Settings) -> Words {
    let stock = name::waste(Message::new("board-stock").number("count", view.stock), view.waste);
    let rows = Row::ALL.map(|row| {
        let id = match row {
            Row::Tops => "board-tops",
            Row::Second => "board-second",
            Row::Third => "board-third",
            Row::Bottom => "board-bottom",
        };
        row_message(id, row.spots(), view, settings)
    });
    std::iter::once(stock).chain(rows).map(|line| vec![line]).collect()
}

/// The cards of these spots in a message with `$cards` and `$count`, gone ones left out or as gaps.
pub(super) fn row_message(
    id: &'static str,
    spots: impl Iterator<Item = Spot>,
    view: &View,
    settings: Settings,
) -> Message {
    let all: Vec<Lies> = spots.map(|spot| view.at(spot)).collect();
    let count = all.iter().filter(|lies| **lies != Lies::Gone).count();
    let said = |lies: &&Lies| **lies != Lies::Gone || settings.gaps == Switch::On;
    let lies: Vec<Lies> = all.iter().filter(said).copied().collect();
    let runs = lies.chunk_by(|one, next| one.card().is_none() && one == next);
    let names = runs.flat_map(|run| match (run, settings.detail) {
        ([Lies::FaceDown, _, ..], Detail::Brief) => vec![counted("hidden-run", run.len())],
        ([Lies::Gone, _, ..], Detail::Brief) => vec![counted("gap-run", run.len())],
        (run, Detail::Brief | Detail::Normal | Detail::Full) => run.iter().map(|lies| what(*lies)).collect(),
    });
    Message::new(id).number("count", count).names("cards", names)
}

fn counted(id: &'static str, count: usize) -> Name {
    Name::Message(Message::new(id).number("count", count))
}

fn what(lies: Lies) -> Name {
    match lies {
        Lies::Gone => Name::plain("card-gap"),
        Lies::FaceDown => Name::plain("card-hidden"),
        Lies::Covered(card) | Lies::Open(card) => name::card(card),
    }
}
