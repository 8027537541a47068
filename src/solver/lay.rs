//! What the sweeps read of a deal: ranks and places, no suits.

use crate::game::{Deal, Ends, Joker, Rules, Spot, SpotSet, Start, StockCard, Table};

/// How many lanes a row has: one a rank, ace first, and three to spare.
pub(super) const LANES: usize = 16;

/// How many cards the stock can have: 23, the opening card where the waste starts empty, the joker.
pub(super) const STOCK: usize = 25;

/// At a spot: whatever rank would help the most. Only [`Bytes::forward`](super::bytes::Bytes::forward) knows of it.
pub(super) const UNKNOWN: u8 = 13;

/// What lies on the waste, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Waste {
    /// A card of the rank with this index.
    Rank(u8),
    /// Nothing yet, or the joker: every card fits.
    Any,
}

impl Waste {
    pub(super) fn of(card: Option<StockCard>) -> Waste {
        match card {
            Some(StockCard::Card(card)) => Waste::Rank(card.rank as u8),
            Some(StockCard::Joker) | None => Waste::Any,
        }
    }

    /// Whether a card of this rank may follow.
    pub(super) fn fits(self, rank: u8, ends: Ends) -> bool {
        match self {
            Waste::Any => true,
            Waste::Rank(waste) => {
                let apart = waste.abs_diff(rank);
                apart == 1 || apart == 12 && ends == Ends::Joined
            }
        }
    }
}

/// A deal as the sweeps see it.
#[derive(Clone, Debug)]
pub(super) struct Lay {
    /// The rank at each spot.
    pub(super) spots: [u8; Spot::COUNT],
    /// The stock as dealt; of the room only the first `len` count.
    stock: [Waste; STOCK],
    len: u8,
    /// What the waste starts with.
    pub(super) start: Waste,
    pub(super) ends: Ends,
}

impl Lay {
    /// Spots by [`Spot::index`]; a stock of at most 25.
    pub(super) fn new(spots: [u8; Spot::COUNT], stock: &[Waste], start: Waste, ends: Ends) -> Lay {
        let mut lay = Lay { spots, stock: [Waste::Any; STOCK], len: 0, start, ends };
        for card in stock {
            lay.push(*card);
        }
        lay
    }

    fn push(&mut self, card: Waste) {
        self.stock[usize::from(self.len)] = card;
        self.len += 1;
    }

    pub(super) fn of_deal(deal: &Deal, rules: Rules) -> Lay {
        let ranks = deal.deck().cards().map(|card| card.rank as u8);
        let spots = std::array::from_fn(|spot| ranks[spot]);
        let opening = Waste::Rank(ranks[Spot::COUNT]);
        let start = match rules.start {
            Start::Turned => opening,
            Start::Empty => Waste::Any,
        };
        let mut lay = Lay::new(spots, &[], start, rules.ends);
        if rules.start == Start::Empty {
            lay.push(opening);
        }
        for (above, rank) in ranks[Spot::COUNT + 1..].iter().enumerate() {
            if rules.joker == Joker::With && above == deal.joker_after() {
                lay.push(Waste::Any);
            }
            lay.push(Waste::Rank(*rank));
        }
        if rules.joker == Joker::With && deal.joker_after() == 23 {
            lay.push(Waste::Any);
        }
        lay
    }

    pub(super) fn stock(&self) -> &[Waste] {
        &self.stock[..usize::from(self.len)]
    }

    /// Puts a card to a place of the stock, counted from 0.
    pub(super) fn set_stock(&mut self, place: usize, card: Waste) {
        self.stock[place] = card;
    }

    /// How many cards the stock has as dealt.
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// Where the joker lies: how many draws bring it up.
    pub(super) fn joker(&self) -> Option<u8> {
        (1..=self.len).find(|place| self.stock[usize::from(*place) - 1] == Waste::Any)
    }

    /// What the waste shows after so many draws and no take since.
    pub(super) fn drawn_waste(&self, drawn: u8) -> Waste {
        match drawn.checked_sub(1) {
            None => self.start,
            Some(last) => self.stock[usize::from(last)],
        }
    }
}

/// One moment of a deal, scores and streaks aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Moment {
    pub(super) taken: SpotSet,
    pub(super) drawn: u8,
    pub(super) waste: Waste,
}

impl Moment {
    pub(super) fn of(table: &Table) -> Moment {
        let drawn = u8::try_from(table.drawn()).unwrap_or_else(|_| unreachable!("the stock has at most 25 cards"));
        Moment { taken: table.taken(), drawn, waste: Waste::of(table.waste()) }
    }

    pub(super) fn start(lay: &Lay) -> Moment {
        Moment { taken: SpotSet::EMPTY, drawn: 0, waste: lay.start }
    }
}
