//! A game played to its end by someone who sees what is uncovered and no more.

use super::lay::{Lay, Moment, STOCK, Waste};
use crate::game::{Action, Ends, Row, Spot, SpotSet};

/// What stands for the rank of a waste that every card fits: nothing, or the joker.
const ANY: u8 = 13;

/// What stands for a rank that is not there: beyond the ace or the king.
const NONE: u8 = 14;

/// How many cards a chain is looked for in before a take is chosen.
const CHAIN_NODES: u8 = 10;

/// What a card of a chain is worth, and each card that it uncovers; all worths are in tenths.
const CHAIN_CARD: i32 = 5;
const CHAIN_UNCOVERED: i32 = 8;

/// What each card is worth that the take uncovers.
const UNCOVERED: i32 = 20;

/// What another open card costs that is next to the one taken, and could be taken after it.
const OPEN_NEIGHBOUR: i32 = 13;

/// What it costs if every card still to come is next to the one taken.
const COMING_NEIGHBOURS: i32 = 120;

/// What a take from each row costs.
fn cost(row: Row) -> i32 {
    match row {
        Row::Tops => 20,
        Row::Second => 16,
        Row::Third => 6,
        Row::Bottom => 0,
    }
}

/// The spots that a spot helps to cover, each with all that covers it.
type Under = [(u32, u32); 2];

/// Which spots lie under each.
const UNDER: [Under; Spot::COUNT] = {
    // With 28 spots, no set of them has all 32 bits: where nothing lies under a spot, nothing is uncovered.
    let mut under = [[(0, u32::MAX); 2]; Spot::COUNT];
    let mut below = 0;
    while let Some(spot) = Spot::new(below) {
        let cover = spot.cover().bits();
        let mut rest = cover;
        while rest != 0 {
            let above = rest.trailing_zeros() as usize;
            let place = if under[above][0].0 == 0 { 0 } else { 1 };
            under[above][place] = (1 << below, cover);
            rest &= rest - 1;
        }
        below += 1;
    }
    under
};

/// The spots that taking this one uncovers, `taken` holding it already.
#[inline]
fn uncovered(spot: usize, taken: u32) -> u32 {
    UNDER[spot].iter().fold(0, |open, (below, cover)| if taken & cover == *cover { open | below } else { open })
}

/// The spots of a set.
fn spots(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let spot = (set != 0).then_some(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(spot)
    })
}

/// What stands for a card on the waste.
fn code(waste: Waste) -> u8 {
    match waste {
        Waste::Rank(rank) => rank,
        Waste::Any => ANY,
    }
}

/// The ranks next to each.
fn neighbours(ends: Ends) -> [[u8; 2]; 16] {
    let (before_ace, after_king) = match ends {
        Ends::Joined => (12, 0),
        Ends::Apart => (NONE, NONE),
    };
    std::array::from_fn(|rank| match u8::try_from(rank).unwrap_or(NONE) {
        0 => [before_ace, 1],
        12 => [11, after_king],
        rank if rank < 12 => [rank - 1, rank + 1],
        _ => [NONE, NONE],
    })
}

/// A deal to be played out from some moment on, each card in its place.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    ranks: [u8; Spot::COUNT],
    stock: [u8; STOCK],
    len: usize,
    /// The spots still there whose cards are next to each rank; at [`ANY`] all.
    near: [u32; 16],
    /// The ranks next to each.
    neighbours: [[u8; 2]; 16],
    /// What each spot costs.
    costs: [i32; Spot::COUNT],
    start: State,
}

/// Where a playout has come to.
#[derive(Clone, Copy, Debug)]
struct State {
    taken: u32,
    open: u32,
    drawn: usize,
    waste: usize,
    /// How many cards of each rank are covered or in the stock: still to come.
    coming: [u8; 16],
    /// How many these are.
    left: i32,
}

impl Playout {
    /// From this moment of a deal on. What can't be seen of the deal makes no difference to the start: other deals of the same
    /// cards follow with [`Playout::lay_out`].
    pub(super) fn new(lay: &Lay, now: Moment) -> Playout {
        let costs = std::array::from_fn(|spot| Spot::all().nth(spot).map_or(0, |spot| cost(spot.row())));
        let uncovered = |spot: &Spot| !now.taken.contains(*spot) && now.taken.contains_all(spot.cover());
        let open = Spot::all().filter(uncovered).collect::<SpotSet>().bits();
        let (taken, drawn) = (now.taken.bits(), usize::from(now.drawn));
        let hidden = spots(SpotSet::FULL.bits() & !taken & !open).map(|spot| lay.spots[spot]);
        let stock = lay.stock()[drawn..].iter().filter_map(|card| match card {
            Waste::Rank(rank) => Some(*rank),
            Waste::Any => None,
        });
        let mut coming = [0; 16];
        for rank in hidden.chain(stock) {
            coming[usize::from(rank)] += 1;
        }
        let left = coming.iter().copied().map(i32::from).sum();
        let start = State { taken, open, drawn, waste: usize::from(code(now.waste)), coming, left };
        let neighbours = neighbours(lay.ends);
        let len = lay.stock().len();
        let mut playout =
            Playout { ranks: [0; Spot::COUNT], stock: [NONE; STOCK], len, near: [0; 16], neighbours, costs, start };
        playout.lay_out(lay);
        playout
    }

    /// Lays the unseen cards out as this deal has them.
    pub(super) fn lay_out(&mut self, lay: &Lay) {
        self.ranks = lay.spots;
        for (place, card) in self.stock.iter_mut().zip(lay.stock()) {
            *place = code(*card);
        }
        let there = SpotSet::FULL.bits() & !self.start.taken;
        let mut of_rank = [0; 16];
        for spot in spots(there) {
            of_rank[usize::from(self.ranks[spot] & 15)] |= 1 << spot;
        }
        for (near, [below, above]) in self.near.iter_mut().zip(self.neighbours) {
            *near = of_rank[usize::from(below & 15)] | of_rank[usize::from(above & 15)];
        }
        self.near[usize::from(ANY)] = there;
    }

    /// Whether the game is won, if it begins with this action.
    pub(super) fn wins(&self, first: Action) -> bool {
        let mut state = self.start;
        match first {
            Action::Take(spot) => self.take(&mut state, spot.index()),
            Action::Draw => self.draw(&mut state),
        }
        while state.taken != SpotSet::FULL.bits() {
            if let Some(spot) = self.choice(&state) {
                self.take(&mut state, spot);
            } else if state.drawn < self.len {
                self.draw(&mut state);
            } else {
                return false;
            }
        }
        true
    }

    /// What is played first: a take if there is one, else a draw. It depends on no card that can't be seen.
    pub(super) fn first(&self) -> Action {
        let spot = self.choice(&self.start).and_then(|spot| Spot::all().nth(spot));
        spot.map_or(Action::Draw, Action::Take)
    }

    /// The rank at a spot, below 16 beyond doubt.
    #[inline]
    fn rank(&self, spot: usize) -> usize {
        usize::from(self.ranks[spot] & 15)
    }

    #[inline]
    fn take(&self, state: &mut State, spot: usize) {
        state.taken |= 1 << spot;
        let fresh = uncovered(spot, state.taken);
        state.open = state.open & !(1 << spot) | fresh;
        state.waste = self.rank(spot);
        for spot in spots(fresh) {
            state.coming[self.rank(spot)] -= 1;
            state.left -= 1;
        }
    }

    #[inline]
    fn draw(&self, state: &mut State) {
        state.waste = usize::from(self.stock[state.drawn] & 15);
        state.drawn += 1;
        if state.waste != usize::from(ANY) {
            state.coming[state.waste] -= 1;
            state.left -= 1;
        }
    }

    /// The take that is worth the most, if there is one.
    #[inline]
    fn choice(&self, state: &State) -> Option<usize> {
        let fits = state.open & self.near[state.waste];
        if fits & fits.wrapping_sub(1) == 0 {
            return (fits != 0).then_some(fits.trailing_zeros() as usize);
        }
        // The first of equals.
        spots(fits).max_by_key(|spot| (self.worth(state, *spot), std::cmp::Reverse(*spot)))
    }

    /// What a take is worth, in tenths times the cards still to come.
    fn worth(&self, state: &State, spot: usize) -> i32 {
        let rank = self.rank(spot);
        let taken = state.taken | 1 << spot;
        let rest = state.open & !(1 << spot);
        let chain = self.chain(rest, taken, rank, &mut CHAIN_NODES.clone());
        let neighbours = (rest & self.near[rank]).count_ones().cast_signed();
        let now = UNCOVERED * uncovered(spot, taken).count_ones().cast_signed() - self.costs[spot] + chain
            - OPEN_NEIGHBOUR * neighbours;
        let coming: i32 =
            self.neighbours[rank].iter().map(|rank| i32::from(state.coming[usize::from(*rank & 15)])).sum();
        now * state.left.max(1) - COMING_NEIGHBOURS * coming
    }

    /// What the best chain of takes from this rank on is worth, over so many cards at most.
    fn chain(&self, rest: u32, taken: u32, rank: usize, nodes: &mut u8) -> i32 {
        let mut best = 0;
        for spot in spots(rest & self.near[rank]) {
            let Some(left) = nodes.checked_sub(1) else { break };
            *nodes = left;
            let taken = taken | 1 << spot;
            let fresh = uncovered(spot, taken).count_ones().cast_signed();
            let on = self.chain(rest & !(1 << spot), taken, self.rank(spot), nodes);
            best = best.max(CHAIN_CARD + CHAIN_UNCOVERED * fresh + on);
        }
        best
    }
}
