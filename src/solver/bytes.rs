//! The sweep of a single deal where drawing is free at any time: one byte for each set of taken spots and rank on the waste.
//!
//! Waiting never hurts then: what can be done after so many draws can be done after more, if the same rank lies on the
//! waste. So the fewest draws that lead to a set and rank say everything of how it can be reached. The sweep looks once at
//! each take from each set.

use super::lay::{LANES, Lay, Moment, UNKNOWN, Waste};
use super::row::Row;
use super::sets::{LAYERS, ROOM, SPOT_ROOM, Step, Sweep, sets};
use super::settlement::Settlement;
use crate::game::{Ends, SpotSet};

/// Room for the sweep, used again for deal after deal.
#[derive(Debug)]
pub(super) struct Bytes {
    /// A row a set: for each rank that could be taken next, the earliest moment at which it could.
    rows: Box<[Row; ROOM]>,
    /// All ones in the lane of the rank at each spot.
    spots: Box<[Row; SPOT_ROOM]>,
    /// All ones where king and ace are neighbours, else zero.
    wrap: Row,
    draws: Draws,
}

/// What drawing makes possible.
#[derive(Debug)]
struct Draws {
    /// By the earliest moment a set is reached at: when each rank has a neighbour drawn after it.
    next: Box<[Row; 256]>,
}

/// A moment is written 255 − draws, the later the lower; 0 is never.
const fn early(drawn: u8) -> u8 {
    u8::MAX - drawn
}

#[expect(clippy::unnecessary_box_returns, reason = "half a megabyte is not for the stack")]
fn rows<const N: usize>() -> Box<[Row; N]> {
    let rows = vec![Row::splat(0); N].into_boxed_slice();
    rows.try_into().unwrap_or_else(|_| unreachable!("so many were made"))
}

impl Bytes {
    pub(super) fn new() -> Bytes {
        let draws = Draws { next: rows() };
        Bytes { rows: rows(), spots: rows(), wrap: Row::splat(0), draws }
    }

    fn lay_out(&mut self, lay: &Lay) {
        self.wrap = Row::splat(match lay.ends {
            Ends::Joined => u8::MAX,
            Ends::Apart => 0,
        });
        for (row, rank) in self.spots.iter_mut().zip(lay.spots) {
            *row = if rank == UNKNOWN { Row::ranks(u8::MAX) } else { Row::lane(rank, u8::MAX) };
        }
    }

    /// Plays everything that can be played from this moment on.
    pub(super) fn forward(&mut self, lay: &Lay, from: Moment) -> Settlement {
        self.lay_out(lay);
        self.draws.lay_out(lay, self.wrap);
        let sets = sets();
        let first = from.taken.len();
        for place in sets.layer(first) {
            self.rows[place] = Row::splat(0);
        }
        let now = match from.waste {
            Waste::Rank(rank) => Row::lane(rank, early(from.drawn)).neighbours(self.wrap),
            Waste::Any => Row::splat(early(from.drawn)),
        };
        let next = self.draws.next[usize::from(early(from.drawn))];
        self.rows[sets.place(from.taken)] = now.max(next);
        if from.taken == SpotSet::FULL {
            return Settlement::Won { draws: from.drawn };
        }
        let mut sweep = Forward { bytes: self, reached: Row::splat(0) };
        for layer in first + 1..LAYERS {
            sweep.reached = Row::splat(0);
            sets.before.sweep(layer, &mut sweep);
            if sweep.reached.highest() == 0 {
                return Settlement::lost(layer - 1);
            }
        }
        Settlement::Won { draws: early(sweep.reached.highest()) }
    }
}

impl Draws {
    fn lay_out(&mut self, lay: &Lay, wrap: Row) {
        let mut ranks = [0; LANES];
        let mut joker = Row::splat(0);
        self.next[usize::from(early(lay.len()))] = Row::splat(0);
        for (drawn, card) in (0..lay.len()).zip(lay.stock()).rev() {
            match card {
                Waste::Rank(rank) => ranks[usize::from(*rank)] = early(drawn + 1),
                Waste::Any => joker = Row::splat(early(drawn + 1)),
            }
            self.next[usize::from(early(drawn))] = Row::new(ranks).neighbours(wrap).max(joker);
        }
    }
}

/// Rows hold, for each rank that could be taken next, the earliest moment at which it could.
struct Forward<'a> {
    bytes: &'a mut Bytes,
    /// Everything that was reached in this layer.
    reached: Row,
}

impl Sweep for Forward<'_> {
    #[inline]
    fn pull<const DEGREE: usize>(&mut self, first: u16, steps: &[Step]) {
        let Bytes { rows, spots, wrap, draws } = &mut *self.bytes;
        let mut reached = self.reached;
        for (place, steps) in (first..).zip(steps.as_chunks::<DEGREE>().0) {
            let mut waste = Row::splat(0);
            for step in steps {
                waste = waste.max(rows[step.set()].and(spots[step.spot()]));
            }
            reached = reached.max(waste);
            rows[usize::from(place)] = waste.neighbours(*wrap).max(draws.next[usize::from(waste.highest())]);
        }
        self.reached = reached;
    }
}
