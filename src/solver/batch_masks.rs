//! The batch sweep where drawing is only for the stuck: eight deals side by side, 32 bits each.
//!
//! Waiting is not free under that rule, so that a slot holds every number of draws with which its set is reached by taking
//! its spot last, one bit for each.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

use pulp::{Simd, WithSimd};

use super::lay::{Lay, Waste};
use super::mask_lanes::MaskLanes;
use super::slots::{LAST_ROOM, SLOT_ROOM, SlotLayers, SlotStep, Spread, boxed, slot_layers, sweep};

/// Room for the sweep, used again for batch after batch.
#[derive(Debug)]
pub(super) struct BatchMasks {
    layers: SlotLayers<MaskLanes>,
    cards: Cards,
}

/// What the sweep asks of the cards.
#[derive(Debug)]
struct Cards {
    /// All ones where the cards at two spots are neighbours; at [`START`](super::slots::START) the card that opens the waste.
    next: Box<[[MaskLanes; LAST_ROOM]; LAST_ROOM]>,
    /// By spot, the draws that bring up the cards next to the one there.
    places: Box<[MaskLanes; LAST_ROOM]>,
}

impl BatchMasks {
    pub(super) fn new() -> BatchMasks {
        let nothing = MaskLanes::splat(0);
        let cards = Cards { next: boxed([nothing; LAST_ROOM]), places: boxed(nothing) };
        BatchMasks { layers: slot_layers(nothing), cards }
    }

    /// Gets the sweep ready for these deals, at most eight of them.
    pub(super) fn lay_out(&mut self, lays: &[Lay]) {
        for (lane, lay) in lays.iter().enumerate() {
            for (spot, rank) in lay.spots.into_iter().enumerate() {
                let places = (1..).zip(lay.stock()).filter(|(_, card)| card.fits(rank, lay.ends));
                self.cards.places[spot].0[lane] = places.fold(0, |places, (drawn, _)| places | 1 << drawn);
                // The start follows the spots.
                let wastes = lay.spots.into_iter().map(Waste::Rank).chain([lay.start]);
                for (last, waste) in wastes.enumerate() {
                    self.cards.next[last][spot].0[lane] = if waste.fits(rank, lay.ends) { u32::MAX } else { 0 };
                }
            }
        }
    }
}

impl Spread for Cards {
    type Lanes = MaskLanes;

    /// Goes on from a set by each take that is open there, and by draws where none is.
    #[inline(always)]
    fn spread<const LAST: usize>(
        &self,
        reached: &[MaskLanes; LAST],
        lasts: [usize; LAST],
        steps: &[SlotStep],
        to: &mut [MaskLanes; SLOT_ROOM],
    ) {
        let (reached, next) = (*reached, lasts.map(|last| &self.next[last]));
        let mut fits = [MaskLanes::splat(0); LAST];
        let mut follow = MaskLanes::splat(0);
        for step in steps {
            let spot = step.spot();
            follow = follow.or(self.places[spot]);
            for last in 0..LAST {
                fits[last] = fits[last].or(next[last][spot]);
            }
        }
        let mut stuck = MaskLanes::splat(0);
        for last in 0..LAST {
            stuck = stuck.or(reached[last].without(fits[last]));
        }
        let drawn = stuck.flood(follow);
        for step in steps {
            let spot = step.spot();
            let mut then = drawn.and(self.places[spot]);
            for last in 0..LAST {
                then = then.or(reached[last].and(next[last][spot]));
            }
            to[step.slot()] = then;
        }
    }
}

/// The sweep itself, compiled for whatever the machine has.
pub(super) struct MasksSweep<'a>(pub(super) &'a mut BatchMasks);

impl MasksSweep<'_> {
    /// The numbers of draws with which a win is reached.
    #[inline(always)]
    pub(super) fn run(self) -> MaskLanes {
        let BatchMasks { layers, cards } = self.0;
        let won = sweep(cards, layers, MaskLanes::splat(1));
        won.iter().fold(MaskLanes::splat(0), |all, lanes| all.or(*lanes))
    }
}

impl WithSimd for MasksSweep<'_> {
    type Output = MaskLanes;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> MaskLanes {
        self.run()
    }
}
