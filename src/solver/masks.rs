//! The sweeps where drawing is only for the stuck: for each set of taken spots and rank on the waste the moments, one
//! bit for each number of draws. Waiting is not free under that rule, so that no single moment says it all.

use super::lay::{LANES, Lay, Moment, Waste};
use super::sets::{LAYERS, ROOM, Step, Sweep, sets};
use super::settlement::Settlement;
use crate::game::{Ends, Spot, SpotSet};

/// Moments for each rank; bit n: n cards drawn.
type Row = [u32; LANES];

/// The lane for a waste that every card fits.
const ANY: usize = LANES - 1;

/// The lanes of ranks.
const RANKS: u16 = (1 << 13) - 1;

/// Room for either sweep, used again for deal after deal.
#[derive(Debug)]
pub(super) struct Masks {
    rows: Box<[Row; ROOM]>,
    /// All ones in the lane of the rank at each spot.
    spots: [Row; 32],
    /// The draws that bring up each rank; the joker's in the last lane.
    stock: Row,
    /// All ones where king and ace are neighbours, else zero.
    wrap: u32,
    /// The ranks at any seven spots of each of the four quarters.
    ranks: Box<[[u16; 128]; 4]>,
}

impl Masks {
    pub(super) fn new() -> Masks {
        let rows = vec![[0; LANES]; ROOM].into_boxed_slice();
        Masks {
            rows: rows.try_into().unwrap_or_else(|_| unreachable!("so many were made")),
            spots: [[0; LANES]; 32],
            stock: [0; LANES],
            wrap: 0,
            ranks: Box::new([[0; 128]; 4]),
        }
    }

    fn lay_out(&mut self, lay: &Lay) {
        self.wrap = match lay.ends {
            Ends::Joined => u32::MAX,
            Ends::Apart => 0,
        };
        self.spots = [[0; LANES]; 32];
        for (row, rank) in self.spots.iter_mut().zip(lay.spots) {
            row[usize::from(rank)] = u32::MAX;
        }
        self.stock = [0; LANES];
        for (drawn, card) in (1..).zip(lay.stock()) {
            let lane = match card {
                Waste::Rank(rank) => usize::from(*rank),
                Waste::Any => ANY,
            };
            self.stock[lane] |= 1 << drawn;
        }
        for (quarter, spots) in self.ranks.iter_mut().zip(lay.spots.chunks_exact(7)) {
            for some in 1..128_usize {
                let lowest = some.trailing_zeros() as usize;
                quarter[some] = quarter[some & (some - 1)] | 1 << spots[lowest];
            }
        }
    }

    /// All ones in the lanes of those ranks that no uncovered card fits.
    #[inline]
    fn stuck(ranks: &[[u16; 128]; 4], wrap: u32, open: u32) -> Row {
        let quarter = |number: usize| ranks[number][(open >> (7 * number) & 127) as usize];
        let open = quarter(0) | quarter(1) | quarter(2) | quarter(3);
        let ends = if wrap == 0 { 0 } else { open << 12 | open >> 12 };
        let fits = (open << 1 | open >> 1 | ends) & RANKS;
        // Lanes beyond the ranks are never stuck: the last one fits everything.
        let fits = u32::from(fits | !RANKS);
        std::array::from_fn(|lane| (fits >> lane & 1).wrapping_sub(1))
    }

    /// Plays everything that can be played from this moment on.
    pub(super) fn forward(&mut self, lay: &Lay, from: Moment) -> Settlement {
        self.lay_out(lay);
        let sets = sets();
        let first = from.taken.len();
        if from.taken == SpotSet::FULL {
            return Settlement::Won { draws: from.drawn };
        }
        for place in sets.layer(first) {
            self.rows[place] = [0; LANES];
        }
        let place = sets.place(from.taken);
        let mut waste = [0; LANES];
        match from.waste {
            Waste::Rank(rank) => waste[usize::from(rank)] = 1 << from.drawn,
            Waste::Any => waste[ANY] = 1 << from.drawn,
        }
        let stuck = Masks::stuck(&self.ranks, self.wrap, sets.open()[place]);
        self.rows[place] = next(drawn(waste, &self.stock, &stuck), self.wrap);
        let mut sweep = Forward { masks: self, reached: [0; LANES], open: sets.open() };
        for layer in first + 1..LAYERS {
            sweep.reached = [0; LANES];
            sets.before.sweep(layer, &mut sweep);
            if any(&sweep.reached) == 0 {
                return Settlement::lost(layer - 1);
            }
        }
        let draws = any(&sweep.reached).trailing_zeros();
        Settlement::Won { draws: u8::try_from(draws).unwrap_or_else(|_| unreachable!("a u32 has 32 bits")) }
    }

    /// Finds out which moments still win, those with fewer than `layers` spots taken left out.
    pub(super) fn backward(&mut self, lay: &Lay, layers: usize) {
        self.lay_out(lay);
        let sets = sets();
        self.rows[sets.place(SpotSet::FULL)] = [u32::MAX; LANES];
        let mut sweep = Backward { masks: self, open: sets.open() };
        for layer in (layers..Spot::COUNT).rev() {
            sets.after.sweep(layer, &mut sweep);
        }
    }

    /// After [`Masks::backward`]: whether the moment still wins.
    pub(super) fn wins(&self, moment: Moment) -> bool {
        let row = self.rows[sets().place(moment.taken)];
        let lane = match moment.waste {
            Waste::Rank(rank) => usize::from(rank),
            Waste::Any => ANY,
        };
        row[lane] >> moment.drawn & 1 == 1
    }
}

#[inline]
fn any(row: &Row) -> u32 {
    row.iter().fold(0, |all, lane| all | lane)
}

#[inline]
fn both(one: &Row, other: &Row) -> Row {
    std::array::from_fn(|lane| one[lane] & other[lane])
}

/// At each rank the moments of its two neighbours; the lanes beyond the king are zero.
#[inline]
fn neighbours(row: &Row, wrap: u32) -> Row {
    let mut next = [0; LANES];
    next[0] = row[1] | row[12] & wrap;
    for lane in 1..12 {
        next[lane] = row[lane - 1] | row[lane + 1];
    }
    next[12] = row[11] | row[0] & wrap;
    next
}

/// What can be taken next, when.
#[inline]
fn next(waste: Row, wrap: u32) -> Row {
    neighbours(&waste, wrap).map(|moments| moments | waste[ANY])
}

/// The moments at this set after drawing as far as being stuck allows.
#[inline]
fn drawn(waste: Row, deck: &Row, stuck: &Row) -> Row {
    let through = any(&both(deck, stuck));
    let moments = flood_up(any(&both(&waste, stuck)) << 1, through);
    std::array::from_fn(|lane| waste[lane] | deck[lane] & moments)
}

/// Every moment that follows one of these by going on through the others.
#[inline]
fn flood_up(moments: u32, through: u32) -> u32 {
    let (mut moments, mut through) = (moments, through);
    for shift in [1, 2, 4, 8, 16] {
        moments |= (moments & through) << shift;
        through &= through >> shift;
    }
    moments
}

/// Every moment that leads to one of these by going on through the others.
#[inline]
fn flood_down(moments: u32, through: u32) -> u32 {
    let (mut moments, mut through) = (moments, through);
    for shift in [1, 2, 4, 8, 16] {
        moments |= moments >> shift & through;
        through &= through >> shift;
    }
    moments
}

/// Rows hold, for each rank that could be taken next, the moments at which it could.
struct Forward<'a> {
    masks: &'a mut Masks,
    reached: Row,
    open: &'a [u32],
}

impl Sweep for Forward<'_> {
    #[inline]
    fn pull<const DEGREE: usize>(&mut self, first: usize, steps: &[Step]) {
        let Masks { rows, spots, stock, wrap, ranks } = &mut *self.masks;
        for (place, steps) in (first..).zip(steps.as_chunks::<DEGREE>().0) {
            let mut waste = [0; LANES];
            for step in steps {
                let (row, spot) = (&rows[step.set()], &spots[step.spot()]);
                waste = std::array::from_fn(|lane| waste[lane] | row[lane] & spot[lane]);
            }
            self.reached = std::array::from_fn(|lane| self.reached[lane] | waste[lane]);
            let stuck = Masks::stuck(ranks, *wrap, self.open[place]);
            rows[place & (ROOM - 1)] = next(drawn(waste, stock, &stuck), *wrap);
        }
    }
}

/// Rows hold, for each rank on the waste, the moments from which it still wins.
struct Backward<'a> {
    masks: &'a mut Masks,
    open: &'a [u32],
}

impl Sweep for Backward<'_> {
    #[inline]
    fn pull<const DEGREE: usize>(&mut self, first: usize, steps: &[Step]) {
        let Masks { rows, spots, stock, wrap, ranks } = &mut *self.masks;
        for (place, steps) in (first..).zip(steps.as_chunks::<DEGREE>().0) {
            let mut lead = [0; LANES];
            for step in steps {
                let (row, spot) = (&rows[step.set()], &spots[step.spot()]);
                lead = std::array::from_fn(|lane| lead[lane] | row[lane] & spot[lane]);
            }
            let mut takes = neighbours(&lead, *wrap);
            takes[ANY] = any(&lead);
            let stuck = Masks::stuck(ranks, *wrap, self.open[place]);
            let winning = flood_down(any(&both(stock, &takes)), any(&both(stock, &stuck)));
            rows[place & (ROOM - 1)] = std::array::from_fn(|lane| takes[lane] | stuck[lane] & winning >> 1);
        }
    }
}
