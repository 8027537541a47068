//! What a batch sweep goes through: every set of taken spots together with each spot that can have been taken last.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

use std::sync::LazyLock;

use super::sets::{LAYERS, sets};
use crate::game::{Spot, SpotSet};

/// Room for the slots of the widest layer, so much that no index has to be checked.
pub(super) const SLOT_ROOM: usize = 1 << 14;

/// Leaves an index of a slot as it is.
const SLOT_MASK: usize = SLOT_ROOM - 1;

/// Room for the spots and the start, likewise.
pub(super) const LAST_ROOM: usize = 1 << 5;

/// Leaves an index of a spot as it is.
const LAST_MASK: usize = LAST_ROOM - 1;

/// What stands for the last spot taken where none has been: the card or the gap that opens the waste.
pub(super) const START: usize = Spot::COUNT;

/// A take from a set: the spot, and the slot of the next layer that it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct SlotStep {
    slot: u16,
    spot: u8,
}

impl SlotStep {
    /// The slot of the set with the spot, taken last.
    #[inline]
    pub(super) const fn slot(self) -> usize {
        self.slot as usize & SLOT_MASK
    }

    /// The spot taken.
    #[inline]
    pub(super) const fn spot(self) -> usize {
        self.spot as usize & LAST_MASK
    }
}

/// Sets of one layer that follow each other, with as many last and as many open spots each.
#[derive(Debug)]
struct SlotRun {
    /// How many spots of each set can have been taken last: so many slots each set has.
    last: usize,
    /// How many spots can be taken next.
    open: usize,
    /// The last spots of each set, in the order of its slots.
    lasts: Vec<u8>,
    /// The takes from each set.
    steps: Vec<SlotStep>,
}

/// What a sweep does at each set.
pub(super) trait Spread {
    /// What is known of a slot, deal by deal.
    type Lanes: Copy;

    /// From what is known of a set's slots to the slots that its takes lead to. The number of slots is a constant in each
    /// call, so that they stay in registers.
    fn spread<const LAST: usize>(
        &self,
        reached: &[Self::Lanes; LAST],
        lasts: [usize; LAST],
        steps: &[SlotStep],
        to: &mut [Self::Lanes; SLOT_ROOM],
    );
}

/// Room for the slots of the layer that has been reached, and of the next.
pub(super) type SlotLayers<Lanes> = [Box<[Lanes; SLOT_ROOM]>; 2];

/// Room where every slot holds this.
pub(super) fn slot_layers<Lanes: Copy>(lanes: Lanes) -> SlotLayers<Lanes> {
    [boxed(lanes), boxed(lanes)]
}

/// So many of these, made in place and not on the stack.
pub(super) fn boxed<T: Copy, const COUNT: usize>(item: T) -> Box<[T; COUNT]> {
    let items = vec![item; COUNT].into_boxed_slice();
    items.try_into().unwrap_or_else(|_| unreachable!("so many were made"))
}

/// The slots of every layer but the last, in runs, in the order in which they lie.
#[derive(Debug)]
struct Slots {
    layers: [Vec<SlotRun>; Spot::COUNT],
    /// How many slots the full set has.
    full: usize,
}

/// The slots, laid out when first asked for.
fn slots() -> &'static Slots {
    static ALL: LazyLock<Slots> = LazyLock::new(Slots::build);
    &ALL
}

fn narrow(number: usize) -> u8 {
    u8::try_from(number).unwrap_or_else(|_| unreachable!("there are 28 spots and the start"))
}

impl Slots {
    fn build() -> Slots {
        let sets = sets();
        let lasts = |set: usize| -> Vec<u8> {
            let spots: Vec<u8> = sets.before.steps(set).iter().map(|step| narrow(step.spot())).collect();
            if spots.is_empty() { vec![narrow(START)] } else { spots }
        };
        // Where the slots of each set begin in its layer.
        let mut begins = Vec::new();
        for layer in 0..LAYERS {
            let mut next = 0;
            for set in sets.layer(layer) {
                begins.push(next);
                next += lasts(set).len();
            }
        }
        let step = |set: usize, spot: usize| {
            let place = lasts(set).iter().position(|last| usize::from(*last) == spot);
            let place = place.unwrap_or_else(|| unreachable!("what has just been taken can have been the last"));
            let slot = u16::try_from(begins[set] + place);
            SlotStep {
                slot: slot.unwrap_or_else(|_| unreachable!("a layer has 11,553 slots at most")),
                spot: narrow(spot),
            }
        };
        let mut layers: [Vec<SlotRun>; Spot::COUNT] = std::array::from_fn(|_| Vec::new());
        for (layer, runs) in layers.iter_mut().enumerate() {
            for set in sets.layer(layer) {
                let (last, steps) = (lasts(set), sets.after.steps(set));
                let fresh = SlotRun { last: last.len(), open: steps.len(), lasts: Vec::new(), steps: Vec::new() };
                let same = runs.last().is_some_and(|run| (run.last, run.open) == (fresh.last, fresh.open));
                if !same {
                    runs.push(fresh);
                }
                let run = runs.last_mut().unwrap_or_else(|| unreachable!("one has just been made sure of"));
                run.lasts.extend(last);
                run.steps.extend(steps.iter().map(|next| step(next.set(), next.spot())));
            }
            for run in runs {
                run.lasts.shrink_to_fit();
                run.steps.shrink_to_fit();
            }
        }
        Slots { layers, full: lasts(sets.place(SpotSet::FULL)).len() }
    }
}

/// Sweeps from the start, of which this is known, layer by layer to the slots of the full set.
#[inline(always)]
pub(super) fn sweep<'a, S: Spread>(
    spread: &S,
    layers: &'a mut SlotLayers<S::Lanes>,
    start: S::Lanes,
) -> &'a [S::Lanes] {
    let [from, to] = layers;
    let slots = slots();
    from[0] = start;
    for runs in &slots.layers {
        let mut rest = &from[..];
        for run in runs {
            let (reached, others) = rest.split_at(run.lasts.len());
            match run.last {
                1 => run.spread::<1, S>(spread, reached, to),
                2 => run.spread::<2, S>(spread, reached, to),
                3 => run.spread::<3, S>(spread, reached, to),
                4 => run.spread::<4, S>(spread, reached, to),
                5 => run.spread::<5, S>(spread, reached, to),
                6 => run.spread::<6, S>(spread, reached, to),
                7 => run.spread::<7, S>(spread, reached, to),
                8 => run.spread::<8, S>(spread, reached, to),
                9 => run.spread::<9, S>(spread, reached, to),
                10 => run.spread::<10, S>(spread, reached, to),
                other => unreachable!("{other} spots taken last, and the bottom row has ten"),
            }
            rest = others;
        }
        std::mem::swap(from, to);
    }
    &from[..slots.full]
}

impl SlotRun {
    #[inline(always)]
    fn spread<const LAST: usize, S: Spread>(&self, spread: &S, from: &[S::Lanes], to: &mut [S::Lanes; SLOT_ROOM]) {
        let sets = from.as_chunks::<LAST>().0.iter().zip(self.lasts.as_chunks::<LAST>().0);
        for ((reached, lasts), steps) in sets.zip(self.steps.chunks_exact(self.open)) {
            spread.spread(reached, lasts.map(|last| usize::from(last) & LAST_MASK), steps, to);
        }
    }
}
