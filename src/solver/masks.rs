//! The sweep of a single deal where drawing is only for the stuck: for each set of taken spots and rank on the waste the moments, one
//! bit for each number of draws. Waiting is not free under that rule, so that no single moment says it all.

use super::lay::{LANES, Lay, Moment, Waste};
use super::moments::{Moments, Quad};
use super::sets::{LAYERS, SETS, SPOT_ROOM, Step, Sweep, sets};
use super::settlement::Settlement;
use crate::game::{Ends, SpotSet};

/// The lanes of ranks.
const RANKS: u16 = (1 << 13) - 1;

/// Room for the sweep, used again for deal after deal.
#[derive(Debug)]
pub(super) struct Masks {
    rows: Box<[Moments; SETS]>,
    /// All ones in the lane of the rank at each spot.
    spots: Box<[Moments; SPOT_ROOM]>,
    ranks: Ranks,
    stock: Stock,
}

/// Which ranks are where.
#[derive(Debug)]
struct Ranks {
    /// The ranks at any seven spots of each of the four quarters, one bit each.
    quarters: Box<[[u16; 128]; 4]>,
    ends: Ends,
    /// All ones where king and ace are neighbours, else zero.
    wrap: Quad,
}

/// What drawing brings up when.
#[derive(Debug)]
struct Stock {
    /// The draws that bring up each rank.
    ranks: Moments,
    /// The draw that brings up the joker, one bit.
    joker: u32,
}

#[expect(clippy::unnecessary_box_returns, reason = "some megabytes are not for the stack")]
fn rows<const N: usize>() -> Box<[Moments; N]> {
    let rows = vec![Moments::splat(0); N].into_boxed_slice();
    rows.try_into().unwrap_or_else(|_| unreachable!("so many were made"))
}

fn lane(lane: usize, moments: u32) -> Moments {
    let mut lanes = [0; LANES];
    lanes[lane] = moments;
    Moments::new(lanes)
}

impl Ranks {
    fn lay_out(&mut self, lay: &Lay) {
        self.ends = lay.ends;
        self.wrap = Quad::splat(match lay.ends {
            Ends::Joined => u32::MAX,
            Ends::Apart => 0,
        });
        for (quarter, spots) in self.quarters.iter_mut().zip(lay.spots.chunks_exact(7)) {
            for some in 1..128_usize {
                let lowest = some.trailing_zeros() as usize;
                quarter[some] = quarter[some & (some - 1)] | 1 << spots[lowest];
            }
        }
    }

    /// All ones in the lanes of those ranks that no uncovered card fits. Lanes beyond the ranks are never stuck.
    #[inline]
    fn stuck(&self, open: u32) -> Moments {
        let quarter = |number: usize| self.quarters[number][(open >> (7 * number) & 127) as usize];
        let open = quarter(0) | quarter(1) | quarter(2) | quarter(3);
        let ends = match self.ends {
            Ends::Joined => open << 12 | open >> 12,
            Ends::Apart => 0,
        };
        let fits = open << 1 | open >> 1 | ends;
        Moments::of_bits(u32::from(!fits & RANKS))
    }
}

impl Stock {
    /// The moments that drawing brings, from a waste at this set, as far as being stuck allows.
    #[inline]
    fn drawn(&self, waste: Moments, stuck: Moments) -> u32 {
        flood_up(waste.and(stuck).any() << 1, self.ranks.and(stuck).any())
    }
}

impl Masks {
    pub(super) fn new() -> Masks {
        Masks {
            rows: rows(),
            spots: rows(),
            ranks: Ranks { quarters: Box::new([[0; 128]; 4]), ends: Ends::Joined, wrap: Quad::splat(0) },
            stock: Stock { ranks: Moments::splat(0), joker: 0 },
        }
    }

    fn lay_out(&mut self, lay: &Lay) {
        for (row, rank) in self.spots.iter_mut().zip(lay.spots) {
            *row = lane(usize::from(rank), u32::MAX);
        }
        let mut ranks = [0; LANES];
        for (drawn, card) in (1..).zip(lay.stock()) {
            if let Waste::Rank(rank) = card {
                ranks[usize::from(*rank)] |= 1 << drawn;
            }
        }
        self.stock = Stock { ranks: Moments::new(ranks), joker: lay.joker().map_or(0, |drawn| 1 << drawn) };
        self.ranks.lay_out(lay);
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
            self.rows[place] = Moments::splat(0);
        }
        let place = sets.place(from.taken);
        let now = 1 << from.drawn;
        self.rows[place] = match from.waste {
            Waste::Rank(rank) => self.next(lane(usize::from(rank), now), sets.open()[place]),
            // Something fits, so that nothing may be drawn.
            Waste::Any => Moments::splat(now),
        };
        let mut sweep = Forward { masks: self, reached: Moments::splat(0), open: sets.open() };
        for layer in first + 1..LAYERS {
            sweep.reached = Moments::splat(0);
            sets.before.sweep(layer, &mut sweep);
            if sweep.reached.any() == 0 {
                return Settlement::lost(layer - 1);
            }
        }
        let draws = sweep.reached.any().trailing_zeros();
        Settlement::Won { draws: u8::try_from(draws).unwrap_or_else(|_| unreachable!("a u32 has 32 bits")) }
    }

    /// What can be taken next, when, where these wastes were come to by takes.
    #[inline]
    fn next(&self, waste: Moments, open: u32) -> Moments {
        let drawn = self.stock.drawn(waste, self.ranks.stuck(open));
        let waste = waste.or(self.stock.ranks.and(Moments::splat(drawn)));
        waste.neighbours(self.ranks.wrap).or(Moments::splat(drawn & self.stock.joker))
    }
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

/// Rows hold, for each rank that could be taken next, the moments at which it could.
struct Forward<'a> {
    masks: &'a mut Masks,
    reached: Moments,
    open: &'a [u32],
}

impl Sweep for Forward<'_> {
    #[inline]
    fn pull<const DEGREE: usize>(&mut self, first: u16, steps: &[Step]) {
        let mut reached = self.reached;
        let open = &self.open[usize::from(first)..];
        for ((place, steps), open) in (first..).zip(steps.as_chunks::<DEGREE>().0).zip(open) {
            let mut waste = Moments::splat(0);
            for step in steps {
                waste = waste.or(self.masks.rows[step.set()].and(self.masks.spots[step.spot()]));
            }
            reached = reached.or(waste);
            self.masks.rows[usize::from(place)] = self.masks.next(waste, *open);
        }
        self.reached = reached;
    }
}
