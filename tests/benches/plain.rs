//! The plain sweep that the solver is measured against: for each set of taken spots and rank on the waste the moments,
//! one bit for each number of draws, spread from set to set and asked nothing but whether the deal can be won.

use std::collections::HashMap;

use tripeaks::game::{Deal, Ends, Rules, Spot, SpotSet};

/// The sets in the order of their size, with the takes from each.
pub(crate) struct Masks {
    takes: Vec<Vec<(usize, usize)>>,
    reached: Vec<[u32; 13]>,
}

impl Masks {
    pub(crate) fn new() -> Masks {
        let mut sets = vec![SpotSet::EMPTY];
        let mut numbers = HashMap::from([(SpotSet::EMPTY, 0)]);
        let mut takes = Vec::new();
        let mut done = 0;
        while let Some(set) = sets.get(done).copied() {
            let mut from = Vec::new();
            for spot in Spot::all().filter(|spot| !set.contains(*spot) && set.contains_all(spot.cover())) {
                let then = set.with(spot);
                let number = *numbers.entry(then).or_insert_with(|| {
                    sets.push(then);
                    sets.len() - 1
                });
                from.push((spot.index(), number));
            }
            takes.push(from);
            done += 1;
        }
        Masks { reached: vec![[0; 13]; takes.len()], takes }
    }

    pub(crate) fn winnable(&mut self, deal: &Deal, rules: Rules) -> bool {
        self.reached.fill([0; 13]);
        let cards = deal.deck().cards().map(|card| card.rank.index());
        let mut stock = [0; 13];
        for (drawn, rank) in (1..).zip(&cards[29..]) {
            stock[*rank] |= 1 << drawn;
        }
        self.reached[0][cards[28]] = 1;
        for set in 0..self.takes.len() {
            let mut here = self.reached[set];
            let all = here.iter().fold(0_u32, |all, moments| all | moments);
            if all == 0 {
                continue;
            }
            let later = u32::MAX << all.trailing_zeros() << 1;
            for (moments, places) in here.iter_mut().zip(&stock) {
                *moments |= places & later;
            }
            self.reached[set] = here;
            for (spot, then) in &self.takes[set] {
                let rank = cards[*spot];
                let below = if rank > 0 {
                    here[rank - 1]
                } else if rules.ends == Ends::Joined {
                    here[12]
                } else {
                    0
                };
                let above = if rank < 12 {
                    here[rank + 1]
                } else if rules.ends == Ends::Joined {
                    here[0]
                } else {
                    0
                };
                self.reached[*then][rank] |= below | above;
            }
        }
        self.reached.last().is_some_and(|full| full.iter().any(|moments| *moments != 0))
    }
}
