//! The batch sweep where drawing is free at any time: 32 deals side by side, one byte each.
//!
//! Waiting never hurts then, so that one number says all of a slot: the fewest draws with which its set is reached by
//! taking its spot last. It is written 255 − draws, so that 0 is never and better is higher. With the spot instead of the
//! rank on the waste every step is the same for all deals: none needs its lanes shuffled.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

use pulp::{Simd, WithSimd};

use super::byte_lanes::{ByteLanes, ByteMachine};
use super::lay::{Lay, Waste};
use super::slots::{LAST_ROOM, SLOT_ROOM, START, SlotLayers, SlotStep, Spread, boxed, slot_layers, sweep};
use crate::game::{Ends, Spot};

/// How many cards of the stock can follow or be followed by a card: four of either neighbouring rank, and the joker.
const PLACES: usize = 9;

/// Where there is no such card: in the sum with any number of draws, nothing comes of it.
const NONE: u8 = 255;

/// Room for the sweep, used again for batch after batch.
#[derive(Debug)]
pub(super) struct BatchBytes {
    layers: SlotLayers<ByteLanes>,
    cards: Cards,
}

/// What the sweep asks of the cards.
#[derive(Debug)]
struct Cards {
    /// All ones where the cards at two spots are neighbours; at [`START`] the card that opens the waste.
    next: Box<[[ByteLanes; LAST_ROOM]; LAST_ROOM]>,
    /// By spot, the draws that bring up the cards next to the one there.
    places: Box<[[ByteLanes; PLACES]; LAST_ROOM]>,
}

impl BatchBytes {
    pub(super) fn new() -> BatchBytes {
        let nothing = ByteLanes::splat(0);
        let cards = Cards { next: boxed([nothing; LAST_ROOM]), places: boxed([ByteLanes::splat(NONE); PLACES]) };
        BatchBytes { layers: slot_layers(nothing), cards }
    }

    /// Gets the sweep ready for these deals, at most 32 of them.
    pub(super) fn lay_out(&mut self, lays: &[Lay]) {
        let mut ranks = [ByteLanes::splat(0); LAST_ROOM];
        for (lane, lay) in lays.iter().enumerate() {
            for (row, rank) in ranks.iter_mut().zip(lay.spots) {
                row.0[lane] = rank;
            }
            ranks[START].0[lane] = match lay.start {
                Waste::Rank(rank) => rank,
                Waste::Any => ANY,
            };
            self.cards.lay_stock(lane, lay);
        }
        let wrap = lays.first().is_some_and(|lay| lay.ends == Ends::Joined);
        for (one, next) in ranks.iter().zip(self.cards.next.iter_mut()) {
            for (other, next) in ranks.iter().zip(next).take(Spot::COUNT) {
                *next = neighbours(*one, *other, wrap);
            }
        }
    }
}

/// The rank that is next to every rank.
const ANY: u8 = 128;

fn neighbours(one: ByteLanes, other: ByteLanes, wrap: bool) -> ByteLanes {
    ByteLanes(std::array::from_fn(|lane| {
        let apart = one.0[lane].abs_diff(other.0[lane]);
        if apart == 1 || apart == 12 && wrap || apart > 12 { u8::MAX } else { 0 }
    }))
}

impl Cards {
    /// Notes for one deal when the stock brings up what is next to each spot's card.
    fn lay_stock(&mut self, lane: usize, lay: &Lay) {
        let mut drawn = [[NONE; 4]; 13];
        let mut count = [0; 13];
        let mut joker = NONE;
        for (place, card) in (1..).zip(lay.stock()) {
            match card {
                Waste::Rank(rank) => {
                    let rank = usize::from(*rank);
                    drawn[rank][count[rank]] = place;
                    count[rank] += 1;
                }
                Waste::Any => joker = place,
            }
        }
        let none = [NONE; 4];
        let ends = |rank: usize| if lay.ends == Ends::Joined { drawn[rank] } else { none };
        for (spot, rank) in lay.spots.into_iter().enumerate() {
            let rank = usize::from(rank);
            let below = if rank == 0 { ends(12) } else { drawn[rank - 1] };
            let above = if rank == 12 { ends(0) } else { drawn[rank + 1] };
            let places = below.into_iter().chain(above).chain([joker]);
            for (row, place) in self.places[spot].iter_mut().zip(places) {
                row.0[lane] = place;
            }
        }
    }
}

/// The cards, and what works on them.
struct Worker<'a, Machine> {
    cards: &'a Cards,
    machine: Machine,
}

impl<Machine: ByteMachine> Spread for Worker<'_, Machine> {
    type Lanes = ByteLanes;

    /// Goes on from a set by each take that is open there, after a draw or without.
    #[inline(always)]
    fn spread<const LAST: usize>(
        &self,
        reached: &[ByteLanes; LAST],
        lasts: [usize; LAST],
        steps: &[SlotStep],
        to: &mut [ByteLanes; SLOT_ROOM],
    ) {
        let Worker { cards, machine } = *self;
        let hold = |lanes: &ByteLanes| machine.hold(lanes);
        let (reached, next) = (reached.each_ref().map(hold), lasts.map(|last| &cards.next[last]));
        let mut first = reached[0];
        for held in &reached[1..] {
            first = machine.max(first, *held);
        }
        let before = machine.less(first, hold(&ByteLanes::splat(1)));
        for step in steps {
            let spot = step.spot();
            let places = &cards.places[spot];
            // How many draws more than one bring up each card: a small number where it comes after, a large one where it
            // has gone by.
            let mut soonest = machine.plus(hold(&places[0]), first);
            for place in &places[1..] {
                soonest = machine.min(soonest, machine.plus(hold(place), first));
            }
            let mut best = machine.less(before, soonest);
            for last in 0..LAST {
                best = machine.max(best, machine.and(reached[last], hold(&next[last][spot])));
            }
            to[step.slot()] = machine.put(best);
        }
    }
}

/// The sweep itself, compiled for a machine.
pub(super) struct BytesSweep<'a, Machine> {
    pub(super) room: &'a mut BatchBytes,
    pub(super) machine: Machine,
}

impl<Machine: ByteMachine> BytesSweep<'_, Machine> {
    /// The fewest draws of any win, written 255 − draws; 0 where there is none.
    #[inline(always)]
    pub(super) fn run(self) -> ByteLanes {
        let BatchBytes { layers, cards } = self.room;
        let machine = self.machine;
        let won = sweep(&Worker { cards, machine }, layers, ByteLanes::splat(u8::MAX));
        let nothing = machine.hold(&ByteLanes::splat(0));
        machine.put(won.iter().fold(nothing, |best, lanes| machine.max(best, machine.hold(lanes))))
    }
}

impl<Machine: ByteMachine> WithSimd for BytesSweep<'_, Machine> {
    type Output = ByteLanes;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> ByteLanes {
        self.run()
    }
}
