//! A best line, the par of a deal, and where a game was lost: proven, from all the cards.

use super::lay::{Lay, Moment};
use super::settlement::Settlement;
use super::settler::Sweeps;
use super::streaks::{Now, Streaks};
use crate::game::{Action, Deal, DealCode, Refusal, Rules, Scheme, Table};

/// What a deal comes to at best, by its scheme of scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Par {
    /// The deal can be won.
    Won {
        /// The fewest draws of any win.
        draws: u8,
        /// The best score of any win without undo. Where streaks count it may take more draws than the fewest.
        score: i32,
    },
    /// The deal can't be won.
    Lost {
        /// The fewest cards that can be left in the tableau.
        left: u8,
    },
}

/// Par of the deal.
///
/// # Examples
/// ```
/// use tripeaks::game::{Deal, DealNumber, Rules};
/// use tripeaks::solver::{Par, par};
///
/// let deal = Deal::new(DealNumber::new(1).unwrap());
/// assert_eq!(par(&deal, Rules::default()), Par::Won { draws: 14, score: 758 });
/// ```
#[must_use]
pub fn par(deal: &Deal, rules: Rules) -> Par {
    let lay = Lay::of_deal(deal, rules);
    match Sweeps::new(rules.drawing).forward(&lay, Moment::start(&lay)) {
        Settlement::Lost { left } => Par::Lost { left },
        Settlement::Won { draws } => {
            let score = match rules.scheme {
                Scheme::Points => 772 - i32::from(draws),
                Scheme::CardsLeft => 0,
                Scheme::Streaks => {
                    let table = Table::new(deal.clone(), rules);
                    let best = Streaks::new().best(&lay, now(&table));
                    best.unwrap_or_else(|| unreachable!("a deal that can be won has a best win"))
                }
            };
            Par::Won { draws, score }
        }
    }
}

fn now(table: &Table) -> Now {
    Now { moment: Moment::of(table), drawing: table.rules().drawing, streak: table.streak(), score: table.score() }
}

/// What a line is to be best at.
enum Goal {
    /// The fewest draws.
    Draws(Sweeps),
    /// The most points in streaks.
    Streaks(Box<Streaks>),
}

impl Goal {
    fn new(rules: Rules) -> Goal {
        match rules.scheme {
            Scheme::Points | Scheme::CardsLeft => Goal::Draws(Sweeps::new(rules.drawing)),
            Scheme::Streaks => Goal::Streaks(Box::new(Streaks::new())),
        }
    }

    /// How good the best win from here is, the higher the better.
    fn best(&mut self, lay: &Lay, table: &Table) -> Option<i32> {
        match self {
            Goal::Draws(sweeps) => sweeps.forward(lay, Moment::of(table)).fewest_draws().map(|draws| -i32::from(draws)),
            Goal::Streaks(streaks) => streaks.best(lay, now(table)),
        }
    }
}

/// A best line from this moment to a win: with the fewest draws, or, where streaks count, with the best score. Among
/// equals it takes rather than draws, in deal order. None when the game can't be won any more; empty when it is won.
///
/// Settles once or twice for each action of the line: some milliseconds, or some hundred where streaks count.
#[must_use]
pub fn best_line(table: &Table) -> Option<Vec<Action>> {
    let lay = Lay::of_deal(table.deal(), table.rules());
    let mut goal = Goal::new(table.rules());
    let best = goal.best(&lay, table)?;
    let mut table = table.clone();
    let mut line = Vec::new();
    while let Some(action) = next(&mut goal, &lay, &mut table, best) {
        line.push(action);
    }
    Some(line)
}

/// Does the first action that keeps the best in reach.
fn next(goal: &mut Goal, lay: &Lay, table: &mut Table, best: i32) -> Option<Action> {
    let legal = table.legal();
    let (last, others) = legal.split_last()?;
    let keeps = |action: &&Action| {
        let mut then = table.clone();
        then.apply(**action).is_ok() && goal.best(lay, &then) == Some(best)
    };
    // The best is in reach, so that where the others lose it the last one can't.
    let action = *others.iter().find(keeps).unwrap_or(last);
    table.apply(action).unwrap_or_else(|_| unreachable!("a legal action is accepted"));
    Some(action)
}

/// Where a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fork {
    /// The game was not lost: it is won, or can still be won.
    StillWinnable,
    /// After so many of its actions it could still be won, after the next one no more.
    After(usize),
    /// The deal never could be won.
    NeverWinnable,
}

/// Where the game of this deal and these actions was lost; for a [`Game`](crate::game::Game), its `code` and `history`.
///
/// # Errors
/// The first refusal, where the rules do not allow the actions.
///
/// # Examples
/// ```
/// use tripeaks::game::{Action, DealCode, Game};
/// use tripeaks::solver::{Fork, fork};
///
/// let mut game = Game::begin(DealCode::read("TP1-E-AAAAAAB").unwrap());
/// while game.apply(Action::Draw).is_ok() {}
/// let Ok(Fork::After(kept)) = fork(game.code(), game.history()) else { panic!("lost by drawing on") };
/// let undone = game.history().len() - kept;
/// game.undo(undone).unwrap();
/// assert_eq!(fork(game.code(), game.history()), Ok(Fork::StillWinnable));
/// ```
pub fn fork(code: DealCode, actions: impl IntoIterator<Item = Action>) -> Result<Fork, Refusal> {
    let mut table = Table::new(Deal::new(code.deal), code.rules);
    let lay = Lay::of_deal(table.deal(), code.rules);
    let mut moments = vec![Moment::of(&table)];
    for action in actions {
        table.apply(action)?;
        moments.push(Moment::of(&table));
    }
    let mut sweeps = Sweeps::new(code.rules.drawing);
    // What is lost stays lost, so that a few moments tell of all.
    let winnable = moments.partition_point(|moment| sweeps.forward(&lay, *moment).is_won());
    Ok(match winnable.checked_sub(1) {
        None => Fork::NeverWinnable,
        Some(_) if winnable == moments.len() => Fork::StillWinnable,
        Some(kept) => Fork::After(kept),
    })
}
