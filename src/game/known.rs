//! What a player knows of the four cards of a rank.

use super::card::{Card, Rank};
use super::refusal::Refusal;
use super::view::View;

/// The four cards of a rank, as far as the player has seen them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Cards that are out of play for now: taken or drawn, and no longer the waste card.
    pub gone: Vec<Card>,
    /// Cards whose faces show, on the table or as the waste card.
    pub visible: Vec<Card>,
    /// Cards that were seen once, and were hidden again by an undo.
    pub hidden_again: Vec<Card>,
}

impl Known {
    /// What the view tells of this rank.
    #[must_use]
    pub fn of(rank: Rank, view: &View) -> Known {
        let (mut gone, mut visible, mut hidden_again) = (Vec::new(), Vec::new(), Vec::new());
        for card in Card::all().filter(|card| card.rank == rank) {
            if view.spot_of(card).is_some() || view.waste == Some(card.into()) {
                visible.push(card);
            } else if matches!(view.absent(card.into()), Refusal::AlreadyGone { .. }) {
                gone.push(card);
            } else if view.known_spots.contains(&Some(card)) || view.known_stock.contains(&card.into()) {
                hidden_again.push(card);
            }
        }
        Known { gone, visible, hidden_again }
    }

    /// How many of the four were never seen.
    #[must_use]
    pub fn unseen(&self) -> usize {
        4 - self.gone.len() - self.visible.len() - self.hidden_again.len()
    }
}
