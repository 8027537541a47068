//! The fair adviser: knows what the player knows, and nothing else.

use super::bytes::Bytes;
use super::chance::{Chance, Fate, Odds};
use super::lay::{Lay, Moment, Waste};
use super::redeals::{Among, Redeals};
use super::rollouts::Rollouts;
use super::settler::Sweeps;
use super::unseen::Unseen;
use crate::game::{Action, Drawing, Lies, Spot, Standing, View};

/// The best that can be done, from what has been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// Nothing can be done: the game is won, or it is proven lost.
    Over(Fate),
    /// An action is the best.
    Do {
        /// The action that wins most often.
        action: Action,
        /// How many uncovered cards fit the waste.
        fitting: usize,
        /// How likely the game is won by it.
        odds: Odds,
    },
}

/// How likely the player is to win who plays on as the hints do, from what the player has seen.
///
/// The unseen cards are laid at random where they may lie, and the game is played out by someone who sees what is uncovered
/// and no more, some thousand times. What holds wherever they lie is proven: that the game is lost, or that it can be won
/// with the cards that have been seen. An untouched deal that is one of those that can be won can be won. The same view
/// always gets the same answer, whatever lies hidden.
///
/// # Examples
/// ```
/// use tripeaks::game::{DealCode, Game};
/// use tripeaks::solver::{Among, Odds, odds};
///
/// let game = Game::begin(DealCode::read("TP1-E-AAAAAAB").unwrap());
/// let Odds::Estimated(chance) = odds(&game.view(), Among::All) else { panic!("most cards are unseen") };
/// assert!((40..90).contains(&chance.percent()));
/// ```
#[must_use]
pub fn odds(view: &View, among: Among) -> Odds {
    let untouched = view.drawn == 0 && !view.spots.contains(&Lies::Gone);
    if untouched && among == Among::Winnable {
        return Odds::Proven(Fate::Wins);
    }
    match hint(view, among) {
        Hint::Over(fate) => Odds::Proven(fate),
        Hint::Do { odds, .. } => odds,
    }
}

/// The best action, from what the player has seen, and how likely the game is won by it, playing on as the hints do: found as
/// in [`odds`]. Of a draw it tells what is likely before the card is seen.
#[must_use]
pub fn hint(view: &View, among: Among) -> Hint {
    match view.standing {
        Standing::Won => return Hint::Over(Fate::Wins),
        Standing::Stuck => return Hint::Over(Fate::Lost),
        Standing::Playing => {}
    }
    let unseen = Unseen::of(view);
    let actions = actions(view);
    let fitting = view.fitting().count();
    if let Some(lay) = unseen.at_worst() {
        if let Some(action) = surest(view, &lay, unseen.now, &actions) {
            return Hint::Do { action, fitting, odds: Odds::Proven(Fate::Wins) };
        }
        if unseen.is_certain() {
            return Hint::Over(Fate::Lost);
        }
    }
    let redeals = Redeals::of(view, &unseen, among);
    let ways = redeals.ways();
    let rollouts = Rollouts::play(&unseen, &actions, redeals);
    if rollouts.all_lost() && is_lost(view, &unseen, among) {
        return Hint::Over(Fate::Lost);
    }
    let best = rollouts.best();
    let chance = Chance::new(best.won, best.played, ways, view.rules.drawing);
    Hint::Do { action: best.action, fitting, odds: Odds::Estimated(chance) }
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

/// The action that wins in the fewest draws on these cards, which are all that is needed; the first of equals.
fn surest(view: &View, lay: &Lay, now: Moment, actions: &[Action]) -> Option<Action> {
    let mut sweeps = Sweeps::new(view.rules.drawing);
    let mut draws = |action: &Action| sweeps.forward(lay, after(lay, now, *action)?).fewest_draws();
    let wins = actions.iter().filter_map(|action| Some((draws(action)?, *action)));
    wins.min_by_key(|(draws, _)| *draws).map(|(_, action)| action)
}

/// Whether no way to lay the unseen cards can be won, not even by someone who sees them.
fn is_lost(view: &View, unseen: &Unseen, among: Among) -> bool {
    if !Bytes::new().forward(unseen.at_best(), unseen.now).is_won() {
        return true;
    }
    let every = match Redeals::of(view, unseen, among) {
        Redeals::Every(lays) => lays,
        Redeals::Random(_) | Redeals::Settled(_) => return false,
    };
    let mut sweeps = Sweeps::new(view.rules.drawing);
    !every.is_empty() && !every.iter().any(|lay| sweeps.forward(lay, unseen.now).is_won())
}
