//! The cards that a player has not seen, and laying them at random where they may lie.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::lay::{Lay, Moment, UNKNOWN, Waste};
use crate::game::{Card, Joker, Lies, Spot, SpotSet, Start, StockCard, View};

/// Always the same, so that the same view gets the same answer, and of nothing that lies hidden.
const SEED: [u8; 32] = *b"tripeaks: what has not been seen";

/// What a view leaves open. Made from a [`View`] alone.
#[derive(Clone, Debug)]
pub(super) struct Unseen {
    /// What is known, and holes where it is not.
    lay: Lay,
    /// The ranks of the unseen cards, in an order that does not depend on where they lie.
    ranks: Vec<u8>,
    /// The unseen spots.
    spots: Vec<usize>,
    /// The unseen places of the stock, from 0; the joker's among them.
    stock: Vec<usize>,
    /// Where the joker may lie, if it has not been seen.
    joker: Vec<usize>,
    /// The moment as it is.
    pub(super) now: Moment,
}

impl Unseen {
    pub(super) fn of(view: &View) -> Unseen {
        let len = view.drawn + view.stock;
        let known = view.known_stock.iter().map(|card| Waste::of(Some(*card)));
        let holes = std::iter::repeat_n(Waste::Any, len - view.known_stock.len());
        let stock: Vec<Waste> = known.chain(holes).collect();
        let ranks = view.known_spots.map(|card| card.map_or(UNKNOWN, |card| card.rank as u8));
        let start = Waste::of(view.opening.map(StockCard::Card));
        let drawn = u8::try_from(view.drawn).unwrap_or_else(|_| unreachable!("the stock has at most 25 cards"));
        let taken: SpotSet = Spot::all().filter(|spot| view.at(*spot) == Lies::Gone).collect();
        let places: Vec<usize> = (view.known_stock.len()..len).collect();
        let joker = match (view.rules.joker, view.known_stock.contains(&StockCard::Joker)) {
            (Joker::With, false) => {
                // Where the waste starts empty its opening card comes first, never the joker.
                let first = usize::from(view.rules.start == Start::Empty);
                places.iter().copied().filter(|place| *place >= first).collect()
            }
            (Joker::With, true) | (Joker::Without, _) => Vec::new(),
        };
        Unseen {
            lay: Lay::new(ranks, &stock, start, view.rules.ends),
            ranks: Card::all().filter(|card| !seen(view, *card)).map(|card| card.rank as u8).collect(),
            spots: (0..Spot::COUNT).filter(|spot| ranks[*spot] == UNKNOWN).collect(),
            stock: places,
            joker,
            now: Moment { taken, drawn, waste: Waste::of(view.waste) },
        }
    }

    /// With every unseen card as whatever would help the most: if this can't be won, nothing can.
    pub(super) fn at_best(&self) -> &Lay {
        &self.lay
    }

    /// Without the unseen cards of the stock, or, where there is only one way, with everything: if this can be won,
    /// everything can. None where unseen cards would have to be taken.
    pub(super) fn at_worst(&self) -> Option<Lay> {
        if self.is_certain() {
            return Some(self.any());
        }
        let known = self.lay.stock().len() - self.stock.len();
        let lay = Lay::new(self.lay.spots, &self.lay.stock()[..known], self.lay.start, self.lay.ends);
        self.spots.is_empty().then_some(lay)
    }

    /// Whether there is only one way to lay the unseen cards: where each lies is known after all.
    pub(super) fn is_certain(&self) -> bool {
        self.ways() == Some(1)
    }

    /// With the unseen cards laid in one of the ways, always the same.
    pub(super) fn any(&self) -> Lay {
        self.fill(&self.ranks, self.joker.first().copied())
    }

    /// How many ways there are to lay the unseen cards, as far as they can be counted on fingers.
    fn ways(&self) -> Option<usize> {
        let orders = if self.ranks.len() <= 6 { (1..=self.ranks.len()).product::<usize>() } else { return None };
        Some(orders * self.joker.len().max(1))
    }

    /// The unseen cards laid in every way, if there are not more than `most`.
    pub(super) fn every_way(&self, most: usize) -> Option<Vec<Lay>> {
        let ways = self.ways().filter(|ways| *ways <= most)?;
        let jokers = self.joker.len().max(1);
        let lay = |way: usize| self.fill(&order(&self.ranks, way / jokers), self.joker.get(way % jokers).copied());
        Some((0..ways).map(lay).collect())
    }

    /// The unseen cards laid at random, again and again.
    pub(super) fn at_random(&self) -> Lays {
        Lays { unseen: self.clone(), numbers: ChaCha8Rng::from_seed(SEED) }
    }

    fn fill(&self, ranks: &[u8], joker: Option<usize>) -> Lay {
        let mut lay = self.lay.clone();
        let mut ranks = ranks.iter().copied();
        let mut next = || ranks.next().unwrap_or_else(|| unreachable!("as many unseen cards as places for them"));
        for spot in &self.spots {
            lay.spots[*spot] = next();
        }
        for place in &self.stock {
            let card = if Some(*place) == joker { Waste::Any } else { Waste::Rank(next()) };
            lay.set_stock(*place, card);
        }
        lay
    }
}

/// The unseen cards laid at random, again and again without end.
#[derive(Debug)]
pub(super) struct Lays {
    unseen: Unseen,
    numbers: ChaCha8Rng,
}

impl Iterator for Lays {
    type Item = Lay;

    fn next(&mut self) -> Option<Lay> {
        let ranks = &mut self.unseen.ranks;
        for last in (1..ranks.len()).rev() {
            ranks.swap(last, below(last + 1, &mut self.numbers));
        }
        let joker = match self.unseen.joker.as_slice() {
            [] => None,
            places => Some(places[below(places.len(), &mut self.numbers)]),
        };
        Some(self.unseen.fill(&self.unseen.ranks, joker))
    }
}

/// Whether the player has seen where the card is, or was.
fn seen(view: &View, card: Card) -> bool {
    view.opening == Some(card)
        || view.known_spots.contains(&Some(card))
        || view.known_stock.contains(&StockCard::Card(card))
}

/// The order of this number among all orders.
fn order(ranks: &[u8], mut number: usize) -> Vec<u8> {
    let mut ranks = ranks.to_vec();
    for last in (1..ranks.len()).rev() {
        ranks.swap(last, number % (last + 1));
        number /= last + 1;
    }
    ranks
}

/// A number below `bound`, which is far too small for the bias to matter.
fn below(bound: usize, numbers: &mut ChaCha8Rng) -> usize {
    let scaled = u64::from(numbers.next_u32()) * u64::try_from(bound).unwrap_or(u64::MAX);
    usize::try_from(scaled >> 32).unwrap_or_else(|_| unreachable!("it is below a usize"))
}
