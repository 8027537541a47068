//! A step of a line, with the card that it moves.

use crate::game::{Action, Card, Event, StockCard, Table};
use crate::solver;

/// A step of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineStep {
    /// Take this card.
    Take(Card),
    /// Draw, and get this.
    Draw(StockCard),
}

impl LineStep {
    /// The steps of these actions, done one after the other from this moment on; what can't be done is left out.
    #[must_use]
    pub fn along(mut table: Table, actions: impl IntoIterator<Item = Action>) -> Vec<LineStep> {
        let step = |action| match table.apply(action) {
            Ok(Event::Took { card, .. }) => Some(LineStep::Take(card)),
            Ok(Event::Drew { card, .. }) => Some(LineStep::Draw(card)),
            Err(_) => None,
        };
        actions.into_iter().filter_map(step).collect()
    }
}

/// The steps of a best line from this moment to a win; none when the game can't be won any more.
#[must_use]
pub fn best_steps(table: &Table) -> Option<Vec<LineStep>> {
    Some(LineStep::along(table.clone(), solver::best_line(table)?))
}
