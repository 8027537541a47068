//! The table in words, as the documents speak it.

use crate::game::{Lies, Row, Spot, View};
use crate::language::{Message, Name};
use crate::session::Detail;

use super::{Words, name};

/// The whole table: stock and waste, then the rows from the top.
pub(super) fn board(view: &View, detail: Detail) -> Words {
    let stock = name::waste(Message::new("board-stock").number("count", view.stock), view.waste);
    let rows = Row::ALL.map(|row| {
        let id = match row {
            Row::Tops => "board-tops",
            Row::Second => "board-second",
            Row::Third => "board-third",
            Row::Bottom => "board-bottom",
        };
        row_message(id, row.spots(), view, detail)
    });
    std::iter::once(stock).chain(rows).map(|line| vec![line]).collect()
}

/// The cards of these spots in a message with `$cards` and `$count`; gone ones are left out.
pub(super) fn row_message(id: &'static str, spots: impl Iterator<Item = Spot>, view: &View, detail: Detail) -> Message {
    let lies: Vec<Lies> = spots.map(|spot| view.at(spot)).filter(|lies| *lies != Lies::Gone).collect();
    let runs = lies.chunk_by(|one, next| *one == Lies::FaceDown && *next == Lies::FaceDown);
    let names = runs.flat_map(|run| match (run, detail) {
        ([Lies::FaceDown, _, ..], Detail::Brief) => {
            vec![Name::Message(Message::new("hidden-run").number("count", run.len()))]
        }
        _ => run.iter().map(|lies| lies.card().map_or(Name::Plain("card-hidden"), name::card)).collect(),
    });
    Message::new(id).number("count", lies.len()).names("cards", names)
}
