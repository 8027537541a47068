//! The best score that a win can have where streaks count (variant S).
//!
//! What a streak brings depends on its length alone, so it is followed in one go from the draw that begins it to the
//! draw that ends it: for every set and number of draws the most points, given that a card has just been drawn. From
//! each layer of sets the streaks beginning there are spread over the layers above.

use super::lay::{Lay, Moment, Waste};
use super::sets::{LAYERS, SETS, Sets, sets};
use crate::game::{Drawing, Peak, Row, Spot, SpotSet};

/// One value for each number of draws: 1 + points, 0 where nothing leads there.
type Points = [u16; 32];

/// The lane for a waste that every card fits; before it one a rank.
const ANY: u8 = 13;

const LANES: usize = ANY as usize + 1;

/// Room for the sweep, used again for deal after deal.
#[derive(Debug)]
pub(super) struct Streaks {
    /// At each set, a card just drawn: the points so far.
    drawn: Vec<Points>,
    /// The layer that streaks have come to, and the next: at each of its sets, by rank on the waste.
    here: Vec<Reached>,
    next: Vec<Reached>,
}

/// Where streaks have come to at one set.
#[derive(Clone, Copy, Debug)]
struct Reached {
    /// Which lanes hold anything; the others may hold anything at all.
    live: u16,
    lanes: [Points; LANES],
}

const NOWHERE: Reached = Reached { live: 0, lanes: [[0; 32]; LANES] };

/// What counts on the way: the deal, the rule of drawing, the streak and score so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Now {
    pub(super) moment: Moment,
    pub(super) drawing: Drawing,
    /// Cards taken since the last draw.
    pub(super) streak: u8,
    pub(super) score: i32,
}

/// What a streak of so many further cards brings.
fn worth(streak: u8, takes: usize) -> u16 {
    (1..=28).take(takes).map(|take| take + u16::from(streak)).sum()
}

/// What the peaks still standing will bring.
fn bonus(taken: SpotSet) -> i32 {
    let standing = Row::Tops.spots().filter(|top| !taken.contains(*top)).count();
    [15, 15, 30].iter().rev().take(standing.min(Peak::ALL.len())).sum()
}

impl Streaks {
    pub(super) fn new() -> Streaks {
        let widest = (0..LAYERS).map(|layer| sets().layer(layer).len()).max().unwrap_or(0);
        Streaks { drawn: vec![[0; 32]; SETS], here: vec![NOWHERE; widest], next: vec![NOWHERE; widest] }
    }

    /// The best score of any win from there on, if there is a win.
    pub(super) fn best(&mut self, lay: &Lay, from: Now) -> Option<i32> {
        let Moment { taken, drawn, waste } = from.moment;
        self.drawn.fill([0; 32]);
        if taken == SpotSet::FULL {
            return Some(from.score);
        }
        let mut run = Run { streaks: self, sets: sets(), lay, from, best: None };
        let first = taken.len();
        let place = run.sets.place(taken);
        if drawn < lay.len() && run.may_draw(place, waste) {
            run.streaks.drawn[place][usize::from(drawn) + 1] = 1;
        }
        run.clear(first);
        let local = place - run.sets.layer(first).start;
        run.streaks.here[local].seed(waste, drawn, 1);
        run.spread(first, from.streak);
        for layer in first..Spot::COUNT {
            run.draw_on(layer);
            run.spread(layer, 0);
        }
        let best = run.best?;
        Some(from.score + best + bonus(taken) + 5 * i32::from(drawn))
    }
}

impl Reached {
    fn seed(&mut self, waste: Waste, drawn: u8, points: u16) {
        let lane = match waste {
            Waste::Rank(rank) => rank,
            Waste::Any => ANY,
        };
        let mut all = [0; 32];
        all[usize::from(drawn)] = points;
        self.join(lane, &all);
    }

    fn has(&self, lane: u8) -> bool {
        self.live >> lane & 1 == 1
    }

    fn join(&mut self, lane: u8, other: &Points) {
        let live = self.has(lane);
        let mine = &mut self.lanes[usize::from(lane)];
        if live {
            for (mine, other) in mine.iter_mut().zip(other) {
                *mine = (*mine).max(*other);
            }
        } else {
            *mine = *other;
            self.live |= 1 << lane;
        }
    }
}

/// One sweep.
struct Run<'a> {
    streaks: &'a mut Streaks,
    sets: &'static Sets,
    lay: &'a Lay,
    from: Now,
    /// The most points of a win, less five for each draw.
    best: Option<i32>,
}

impl Run<'_> {
    /// Whether this waste lets a card be drawn.
    fn may_draw(&self, place: usize, waste: Waste) -> bool {
        let open = self.sets.open()[place];
        let fits = |(spot, rank): (usize, &u8)| open >> spot & 1 == 1 && waste.fits(*rank, self.lay.ends);
        self.from.drawing == Drawing::Anytime || !self.lay.spots.iter().enumerate().any(fits)
    }

    fn clear(&mut self, layer: usize) {
        for reached in &mut self.streaks.here[..self.sets.layer(layer).len()] {
            reached.live = 0;
        }
    }

    /// Draws again where a card has just been drawn, and begins a streak at every card drawn.
    fn draw_on(&mut self, layer: usize) {
        self.clear(layer);
        let places = self.sets.layer(layer);
        for place in places.clone() {
            for drawn in 0..=self.lay.len() {
                let points = self.streaks.drawn[place][usize::from(drawn)];
                if points == 0 {
                    continue;
                }
                let waste = self.lay.drawn_waste(drawn);
                self.streaks.here[place - places.start].seed(waste, drawn, points);
                if drawn < self.lay.len() && self.may_draw(place, waste) {
                    let next = &mut self.streaks.drawn[place][usize::from(drawn) + 1];
                    *next = points.max(*next);
                }
            }
        }
    }

    /// Takes on from this layer as far as it goes, ending streaks of every length on the way.
    fn spread(&mut self, from: usize, streak: u8) {
        for layer in from + 1..LAYERS {
            let places = self.sets.layer(layer);
            for reached in &mut self.streaks.next[..places.len()] {
                reached.live = 0;
            }
            if !self.take(layer - 1) {
                return;
            }
            std::mem::swap(&mut self.streaks.here, &mut self.streaks.next);
            let worth = worth(streak, layer - from);
            for place in places.clone() {
                self.end(place, place - places.start, worth);
            }
        }
    }

    /// One more card from every set of the layer; whether there was any.
    fn take(&mut self, layer: usize) -> bool {
        let (places, above) = (self.sets.layer(layer), self.sets.layer(layer + 1));
        let mut taken = false;
        for (place, here) in places.zip(&self.streaks.here) {
            if here.live == 0 {
                continue;
            }
            for step in self.sets.after.steps(place) {
                let rank = self.lay.spots[step.spot()];
                let next = &mut self.streaks.next[step.set() - above.start];
                for lane in (0..=ANY).filter(|lane| here.has(*lane)) {
                    let waste = if lane == ANY { Waste::Any } else { Waste::Rank(lane) };
                    if waste.fits(rank, self.lay.ends) {
                        next.join(rank, &here.lanes[usize::from(lane)]);
                        taken = true;
                    }
                }
            }
        }
        taken
    }

    /// Ends the streaks that have come to this set, by a draw or by the win.
    fn end(&mut self, place: usize, local: usize, worth: u16) {
        let won = self.sets.after.steps(place).is_empty();
        let reached = &self.streaks.here[local];
        for lane in (0..ANY).filter(|lane| reached.has(*lane)) {
            if !won && !self.may_draw(place, Waste::Rank(lane)) {
                continue;
            }
            for (drawn, points) in (0..=self.lay.len()).zip(reached.lanes[usize::from(lane)]) {
                if points == 0 {
                    continue;
                }
                if won {
                    self.best = self.best.max(Some(i32::from(points + worth) - 1 - 5 * i32::from(drawn)));
                } else if drawn < self.lay.len() {
                    let next = &mut self.streaks.drawn[place][usize::from(drawn) + 1];
                    *next = (points + worth).max(*next);
                }
            }
        }
    }
}
