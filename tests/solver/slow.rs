//! A slow, obvious search to hold the solver to: every moment once, remembered, with nothing clever about it.

use std::collections::HashMap;
use std::sync::LazyLock;

use tripeaks::game::{Card, Deal, Drawing, Ends, Rules, Spot, StockCard, Table};

/// How it comes out at best: the lower the better. A win is the number of cards drawn in all, a loss [`LOST`] and the
/// number of cards left.
pub(crate) type Best = u8;

/// What a loss is told by.
pub(crate) const LOST: Best = 100;

/// Not searched yet.
const UNKNOWN: Best = Best::MAX;

/// What may have been taken, numbered as met, each with the spots then uncovered and the set that taking one leads to.
struct Taken {
    numbers: HashMap<u32, usize>,
    takes: Vec<Vec<(usize, usize)>>,
}

static TAKEN: LazyLock<Taken> = LazyLock::new(|| {
    let mut taken = Taken { numbers: HashMap::new(), takes: Vec::new() };
    taken.number(0);
    taken
});

impl Taken {
    fn number(&mut self, set: u32) -> usize {
        if let Some(number) = self.numbers.get(&set) {
            return *number;
        }
        let number = self.takes.len();
        self.numbers.insert(set, number);
        self.takes.push(Vec::new());
        for spot in Spot::all() {
            let cover = spot.cover().bits();
            if set >> spot.index() & 1 == 0 && set & cover == cover {
                let next = self.number(set | 1 << spot.index());
                self.takes[number].push((spot.index(), next));
            }
        }
        number
    }
}

/// The search over one deal. Ranks are 1 to 13, and 0 on the waste when everything fits.
pub(crate) struct Slow {
    spots: Vec<u8>,
    stock: Vec<u8>,
    rules: Rules,
    known: Vec<Best>,
}

fn waste_number(card: Option<StockCard>) -> u8 {
    card.and_then(StockCard::card).map_or(0, |card: Card| card.rank.number())
}

impl Slow {
    pub(crate) fn new(deal: &Deal, rules: Rules) -> Slow {
        let known = vec![UNKNOWN; TAKEN.takes.len() * 26 * 14];
        let mut slow = Slow { spots: Vec::new(), stock: Vec::new(), rules, known };
        slow.turn_to(deal);
        slow
    }

    /// Forgets everything and goes on to another deal.
    pub(crate) fn turn_to(&mut self, deal: &Deal) {
        self.spots = Spot::all().map(|spot| deal.card_at(spot).rank.number()).collect();
        self.stock = deal.stock(self.rules).into_iter().map(|card| waste_number(Some(card))).collect();
        self.known.fill(UNKNOWN);
    }

    /// From the moment of the table on.
    pub(crate) fn best(&mut self, table: &Table) -> Best {
        self.search(TAKEN.numbers[&table.taken().bits()], table.drawn(), waste_number(table.waste()))
    }

    pub(crate) fn wins(&mut self, table: &Table) -> bool {
        self.best(table) < LOST
    }

    fn search(&mut self, taken: usize, drawn: usize, waste: u8) -> Best {
        let moment = (taken * 26 + drawn) * 14 + usize::from(waste);
        if self.known[moment] != UNKNOWN {
            return self.known[moment];
        }
        let next = &TAKEN.takes[taken];
        let mut best = match LEFT[taken] {
            0 => u8::try_from(drawn).unwrap(),
            left => LOST + left,
        };
        let mut stuck = true;
        for (spot, then) in next {
            if self.fits(waste, self.spots[*spot]) {
                stuck = false;
                best = best.min(self.search(*then, drawn, self.spots[*spot]));
            }
        }
        if drawn < self.stock.len() && (stuck || self.rules.drawing == Drawing::Anytime) && !next.is_empty() {
            best = best.min(self.search(taken, drawn + 1, self.stock[drawn]));
        }
        self.known[moment] = best;
        best
    }

    fn fits(&self, waste: u8, card: u8) -> bool {
        let ends = (waste, card) == (1, 13) || (waste, card) == (13, 1);
        waste == 0 || waste + 1 == card || card + 1 == waste || ends && self.rules.ends == Ends::Joined
    }
}

/// How many cards are left, by the number of the set.
static LEFT: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut left = vec![0; TAKEN.takes.len()];
    for (set, number) in &TAKEN.numbers {
        left[*number] = 28 - u8::try_from(set.count_ones()).unwrap();
    }
    left
});
