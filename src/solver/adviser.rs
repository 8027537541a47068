//! The fair adviser: knows what the player knows, and nothing else.

use std::num::NonZero;

use super::bytes::Bytes;
use super::chance::{Chance, Fate, Odds, Ways};
use super::lay::{Lay, Moment, Waste};
use super::settler::Sweeps;
use super::unseen::Unseen;
use crate::game::{Action, Drawing, Lies, Spot, Standing, View};

/// How often the unseen cards are laid anew.
const REDEALS: usize = 400;

/// How often at most, where some ways are left out.
const TRIES: usize = 3 * REDEALS;

/// Which deals the one at hand may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Among {
    /// Any.
    #[default]
    All,
    /// Those that can be won from the start, as where only such deals are dealt.
    Winnable,
}

/// The best that can be done, from what has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// Nothing: the game is won, or it is proven lost.
    Over(Fate),
    /// This.
    Do {
        /// The take or draw that most often leaves a win; among equals a take, in deal order.
        action: Action,
        /// How many uncovered cards fit the waste.
        fitting: usize,
        /// Whether the game can still be won after it.
        odds: Odds,
    },
}

/// Whether the game can still be won, from what the player has seen.
///
/// The unseen cards are laid at random where they may lie, 400 times, or in every way if there are no more, and each
/// time the game is settled exactly: what is said is how often it can be won by someone who then sees every card. The
/// same view always gets the same answer, whatever lies hidden.
///
/// # Examples
/// ```
/// use tripeaks::game::{DealCode, Game};
/// use tripeaks::solver::{Among, Odds, odds};
///
/// let game = Game::begin(DealCode::read("TP1-E-AAAAAAB").unwrap());
/// let Odds::Estimated(chance) = odds(&game.view(), Among::All) else { panic!("most cards are unseen") };
/// assert!(chance.percent() > 80 && chance.margin() < 5);
/// ```
#[must_use]
pub fn odds(view: &View, among: Among) -> Odds {
    match view.standing {
        Standing::Won => return Odds::Proven(Fate::Wins),
        Standing::Stuck => return Odds::Proven(Fate::Lost),
        Standing::Playing => {}
    }
    let unseen = Unseen::of(view);
    let tally = Tally::take(view, &unseen, among, &[]);
    if tally.is_lost(&unseen) {
        return Odds::Proven(Fate::Lost);
    }
    tally.odds(tally.now, || wins_at_worst(view, &unseen, unseen.now))
}

/// The best action, from what the player has seen, and whether the game can still be won after it: found as in [`odds`].
/// Of a draw it tells what is likely before the card is seen.
#[must_use]
pub fn hint(view: &View, among: Among) -> Hint {
    match view.standing {
        Standing::Won => return Hint::Over(Fate::Wins),
        Standing::Stuck => return Hint::Over(Fate::Lost),
        Standing::Playing => {}
    }
    let unseen = Unseen::of(view);
    let actions = actions(view);
    let tally = Tally::take(view, &unseen, among, &actions);
    if tally.is_lost(&unseen) {
        return Hint::Over(Fate::Lost);
    }
    let most = tally.actions.iter().copied().max().unwrap_or(0);
    let best = || actions.iter().zip(&tally.actions).filter(|(_, won)| **won == most).map(|(action, _)| *action);
    let odds = |action| {
        tally.odds(most, || {
            let lay = unseen.at_worst();
            lay.and_then(|lay| after(&lay, unseen.now, action)).is_some_and(|then| wins_at_worst(view, &unseen, then))
        })
    };
    // A sure win goes before one that only turned up every time.
    let sure = best().find(|action| odds(*action) == Odds::Proven(Fate::Wins));
    let action = sure.or_else(|| best().next());
    let action = action.unwrap_or_else(|| unreachable!("a game that is neither won nor stuck has something to do"));
    Hint::Do { action, fitting: view.fitting().count(), odds: odds(action) }
}

/// What the rules allow, takes in deal order first.
fn actions(view: &View) -> Vec<Action> {
    let open = |spot: &Spot| match view.at(*spot) {
        Lies::Open(card) => view.fits(card.rank),
        Lies::Gone | Lies::FaceDown | Lies::Covered(_) => false,
    };
    let mut actions: Vec<Action> = Spot::all().filter(open).map(Action::Take).collect();
    let may_draw = match view.rules.drawing {
        Drawing::Anytime => true,
        Drawing::WhenStuck => actions.is_empty(),
    };
    if may_draw && view.stock > 0 {
        actions.push(Action::Draw);
    }
    actions
}

/// The moment after an action; none after a draw from where the stock ends.
fn after(lay: &Lay, now: Moment, action: Action) -> Option<Moment> {
    match action {
        Action::Take(spot) => {
            let waste = Waste::Rank(lay.spots[spot.index()]);
            Some(Moment { taken: now.taken.with(spot), waste, ..now })
        }
        Action::Draw => {
            let waste = *lay.stock().get(usize::from(now.drawn))?;
            Some(Moment { drawn: now.drawn + 1, waste, ..now })
        }
    }
}

/// Whether the game is won from there without any unseen card.
fn wins_at_worst(view: &View, unseen: &Unseen, from: Moment) -> bool {
    unseen.at_worst().is_some_and(|lay| Sweeps::new(view.rules.drawing).forward(&lay, from).is_won())
}

/// How often it was won.
#[derive(Debug)]
struct Tally {
    /// Of how many.
    of: usize,
    ways: Ways,
    /// From the moment as it is.
    now: usize,
    /// After each action.
    actions: Vec<usize>,
}

/// What is asked of each way to lay the unseen cards.
#[derive(Clone, Copy, Debug)]
struct Question<'a> {
    drawing: Drawing,
    now: Moment,
    among: Among,
    actions: &'a [Action],
}

impl Question<'_> {
    /// Asks it, on as many threads as there are processors; they only count, so that it makes no difference.
    fn ask(self, lays: &[Lay], tally: &mut Tally) {
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        let mut shares = lays.chunks(lays.len().div_ceil(threads).max(1));
        let own = shares.next().unwrap_or_default();
        std::thread::scope(|scope| {
            let others: Vec<_> = shares.map(|share| scope.spawn(move || self.count(share))).collect();
            tally.add(&self.count(own));
            for other in others {
                tally.add(&other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
        });
    }

    fn count(self, lays: &[Lay]) -> Tally {
        let mut sweeps = Sweeps::new(self.drawing);
        let mut tally = Tally::none(self.actions);
        let down_to = match self.among {
            Among::All => self.now.taken.len(),
            Among::Winnable => 0,
        };
        for lay in lays {
            sweeps.backward(lay, down_to);
            if self.among == Among::Winnable && !sweeps.wins(Moment::start(lay)) {
                continue;
            }
            tally.of += 1;
            tally.now += usize::from(sweeps.wins(self.now));
            for (won, action) in tally.actions.iter_mut().zip(self.actions) {
                *won += usize::from(after(lay, self.now, *action).is_some_and(|then| sweeps.wins(then)));
            }
        }
        tally
    }
}

impl Tally {
    fn none(actions: &[Action]) -> Tally {
        Tally { of: 0, ways: Ways::Sample, now: 0, actions: vec![0; actions.len()] }
    }

    fn add(&mut self, other: &Tally) {
        self.of += other.of;
        self.now += other.now;
        for (won, other) in self.actions.iter_mut().zip(&other.actions) {
            *won += other;
        }
    }

    fn take(view: &View, unseen: &Unseen, among: Among, actions: &[Action]) -> Tally {
        let question = Question { drawing: view.rules.drawing, now: unseen.now, among, actions };
        let mut tally = Tally::none(actions);
        if let Some(lays) = unseen.every_way(REDEALS) {
            question.ask(&lays, &mut tally);
            tally.ways = Ways::All;
            return tally;
        }
        let mut lays = unseen.at_random();
        let mut left = TRIES;
        while tally.of < REDEALS && left > 0 {
            let some: Vec<Lay> = lays.by_ref().take(left.min(REDEALS - tally.of)).collect();
            left -= some.len();
            question.ask(&some, &mut tally);
        }
        tally
    }

    /// Whether it is proven that the game is lost: no way wins, or not even unseen cards made to order would help.
    fn is_lost(&self, unseen: &Unseen) -> bool {
        let none = self.now == 0 && self.of > 0 && self.ways == Ways::All;
        none || self.now == 0 && !Bytes::new().forward(unseen.at_best(), unseen.now).is_won()
    }

    fn odds(&self, won: usize, sure: impl FnOnce() -> bool) -> Odds {
        let every = won == self.of && self.of > 0;
        if every && (self.ways == Ways::All || sure()) {
            Odds::Proven(Fate::Wins)
        } else {
            Odds::Estimated(Chance::new(won, self.of, self.ways))
        }
    }
}
