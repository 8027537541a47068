//! The sets of spots that can have been taken, and the single takes that lead from one to the next.

use std::sync::LazyLock;

use crate::game::{Spot, SpotSet};

/// How many sets there are.
pub const SETS: usize = 22_932;

/// How many takes lead from one to the next.
pub const STEPS: usize = 119_364;

/// Room for all sets, so much that no index of 16 bits has to be checked.
pub(super) const ROOM: usize = 1 << 16;

/// Room for all spots, likewise for 8 bits.
pub(super) const SPOT_ROOM: usize = 1 << 8;

/// How many layers there are: sets of no spot, of one, and so on to all 28.
pub(super) const LAYERS: usize = Spot::COUNT + 1;

/// One take, seen from either end: the set at the other end, and the spot that it takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    set: u16,
    spot: u8,
}

impl Step {
    /// The index of the set at the other end.
    pub(super) const fn set(self) -> usize {
        self.set as usize
    }

    /// The spot taken.
    pub(super) const fn spot(self) -> usize {
        self.spot as usize
    }
}

/// Sets that follow each other, all with as many steps.
#[derive(Clone, Copy, Debug)]
struct Run {
    degree: usize,
    first: u16,
    steps: usize,
    count: usize,
}

/// The steps of all sets, one direction, so laid out that a sweep goes through them in order.
#[derive(Debug)]
pub(super) struct Plan {
    runs: [Vec<Run>; LAYERS],
    steps: Vec<Step>,
    /// Where the steps of each set end.
    ends: Vec<usize>,
}

/// What a sweep does at each set.
pub(super) trait Sweep {
    /// Works out the sets from `first` on from the sets at the other end of their steps, `DEGREE` of them each.
    fn pull<const DEGREE: usize>(&mut self, first: u16, steps: &[Step]);
}

impl Plan {
    /// Sends the sweep over one layer. The number of steps a set is a constant in each call, since a branch guessed
    /// wrong costs more than a step.
    pub(super) fn sweep(&self, layer: usize, sweep: &mut impl Sweep) {
        for run in &self.runs[layer] {
            let steps = &self.steps[run.steps..run.steps + run.count * run.degree];
            match run.degree {
                1 => sweep.pull::<1>(run.first, steps),
                2 => sweep.pull::<2>(run.first, steps),
                3 => sweep.pull::<3>(run.first, steps),
                4 => sweep.pull::<4>(run.first, steps),
                5 => sweep.pull::<5>(run.first, steps),
                6 => sweep.pull::<6>(run.first, steps),
                7 => sweep.pull::<7>(run.first, steps),
                8 => sweep.pull::<8>(run.first, steps),
                9 => sweep.pull::<9>(run.first, steps),
                10 => sweep.pull::<10>(run.first, steps),
                other => unreachable!("{other} uncovered spots, and the bottom row has ten"),
            }
        }
    }

    /// The steps of one set.
    pub(super) fn steps(&self, place: usize) -> &[Step] {
        let from = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[from..self.ends[place]]
    }

    /// Takes in the steps of the set that comes next.
    fn push(&mut self, layer: usize, set: u16, steps: impl Iterator<Item = Step>) {
        let from = self.steps.len();
        self.steps.extend(steps);
        self.ends.push(self.steps.len());
        let degree = self.steps.len() - from;
        match self.runs[layer].last_mut() {
            Some(run) if run.degree == degree => run.count += 1,
            Some(_) | None => self.runs[layer].push(Run { degree, first: set, steps: from, count: 1 }),
        }
    }
}

/// The tables, built when first asked for.
#[derive(Debug)]
pub(super) struct Sets {
    /// The sets, layer by layer.
    all: Vec<SpotSet>,
    /// Where each layer begins, and the end.
    layers: [usize; LAYERS + 1],
    /// From each set to those one take before it.
    pub(super) before: Plan,
    /// From each set to those one take after it.
    pub(super) after: Plan,
    /// The uncovered spots at each set, one bit each.
    open: Vec<u32>,
    /// The sets and their places, by the set.
    places: Vec<(u32, u16)>,
}

/// The tables.
pub(super) fn sets() -> &'static Sets {
    static ALL: LazyLock<Sets> = LazyLock::new(Sets::build);
    &ALL
}

/// The spots that can be taken at this set.
fn uncovered(set: SpotSet) -> impl Iterator<Item = Spot> {
    Spot::all().filter(move |spot| !set.contains(*spot) && set.contains_all(spot.cover()))
}

/// The spots of this set that can have been the last to be taken.
fn latest(set: SpotSet) -> impl Iterator<Item = Spot> {
    set.iter().filter(move |spot| spot.covers().all(|below| !set.contains(below)))
}

fn without(set: SpotSet, spot: Spot) -> SpotSet {
    set.iter().filter(|other| *other != spot).collect()
}

impl Sets {
    fn build() -> Sets {
        let mut sets = Vec::with_capacity(SETS);
        let mut layers = [0; LAYERS + 1];
        let mut layer = vec![SpotSet::EMPTY];
        for end in &mut layers[1..] {
            // Sets with as many steps, both ways, side by side: long runs.
            layer.sort_by_cached_key(|set| (latest(*set).count(), uncovered(*set).count(), set.bits()));
            sets.extend_from_slice(&layer);
            *end = sets.len();
            layer = layer.iter().flat_map(|set| uncovered(*set).map(|spot| set.with(spot))).collect();
            layer.sort_unstable_by_key(|set| set.bits());
            layer.dedup();
        }
        let mut places: Vec<(u32, u16)> = sets.iter().map(|set| set.bits()).zip(0..).collect();
        places.sort_unstable();
        let plan = || Plan { runs: std::array::from_fn(|_| Vec::new()), steps: Vec::new(), ends: Vec::new() };
        let bits = |set: &SpotSet| uncovered(*set).collect::<SpotSet>().bits();
        let open = sets.iter().map(bits).collect();
        let mut tables = Sets { all: sets, layers, before: plan(), after: plan(), open, places };
        tables.connect();
        tables
    }

    fn connect(&mut self) {
        for (index, set) in (0..).zip(&self.all) {
            let set = *set;
            let step = |other: SpotSet, spot: Spot| Step { set: place(&self.places, other), spot: spot_number(spot) };
            self.before.push(set.len(), index, latest(set).map(|spot| step(without(set, spot), spot)));
            self.after.push(set.len(), index, uncovered(set).map(|spot| step(set.with(spot), spot)));
        }
    }

    /// Where the set stands.
    pub(super) fn place(&self, set: SpotSet) -> usize {
        usize::from(place(&self.places, set))
    }

    /// The places of the sets of so many spots.
    pub(super) fn layer(&self, spots: usize) -> std::ops::Range<usize> {
        self.layers[spots]..self.layers[spots + 1]
    }

    /// The uncovered spots at each set, one bit each.
    pub(super) fn open(&self) -> &[u32] {
        &self.open
    }
}

/// How many sets and steps the tables hold: [`SETS`] and [`STEPS`].
#[must_use]
pub fn count() -> (usize, usize) {
    let sets = sets();
    (sets.all.len(), sets.after.steps.len())
}

fn place(places: &[(u32, u16)], set: SpotSet) -> u16 {
    let found = places.binary_search_by_key(&set.bits(), |(bits, _)| *bits);
    let found = found.unwrap_or_else(|_| unreachable!("what has been taken lies on nothing that is left"));
    places[found].1
}

fn spot_number(spot: Spot) -> u8 {
    u8::try_from(spot.index()).unwrap_or_else(|_| unreachable!("there are 28 spots"))
}
