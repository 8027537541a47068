//! The longest run of takes by the cards that are visible.

use std::collections::HashMap;

use crate::game::{Card, Lies, Spot, SpotSet, View, adjacent};

/// The cards of a longest run of takes from here, in their order, without a draw; a card that would only turn up is never
/// counted on. Of equally long runs it is the one whose first card comes first in the deal, and so on.
#[must_use]
pub fn longest_run(view: &View) -> Vec<Card> {
    let visible: Vec<(Spot, Card)> = Spot::all().filter_map(|spot| Some((spot, view.at(spot).card()?))).collect();
    let there: SpotSet = Spot::all().filter(|spot| view.at(*spot) != Lies::Gone).collect();
    let mut search = Search { view, visible, there, known: HashMap::new() };
    let mut run = Vec::new();
    let (mut taken, mut last) = (SpotSet::EMPTY, None);
    while let (_, Some((spot, card))) = search.best(taken, last) {
        run.push(card);
        taken = taken.with(spot);
        last = Some(card);
    }
    run
}

/// A card and where it lies.
type Placed = (Spot, Card);

struct Search<'a> {
    view: &'a View,
    visible: Vec<Placed>,
    /// The spots whose cards are not gone.
    there: SpotSet,
    /// How long a run goes on after these were taken, this one last, and with which card.
    known: HashMap<(u32, Option<Card>), (usize, Option<Placed>)>,
}

impl Search<'_> {
    fn best(&mut self, taken: SpotSet, last: Option<Card>) -> (usize, Option<Placed>) {
        if let Some(known) = self.known.get(&(taken.bits(), last)) {
            return *known;
        }
        let mut best = (0, None);
        for (spot, card) in self.visible.clone() {
            let fits = last
                .map_or_else(|| self.view.fits(card.rank), |last| adjacent(last.rank, card.rank, self.view.rules.ends));
            let covered = spot.cover().iter().any(|cover| self.there.contains(cover) && !taken.contains(cover));
            if fits && !covered && !taken.contains(spot) {
                let length = 1 + self.best(taken.with(spot), Some(card)).0;
                if length > best.0 {
                    best = (length, Some((spot, card)));
                }
            }
        }
        self.known.insert((taken.bits(), last), best);
        best
    }
}
