//! Which game a sitting begins with, and what is said of it first.

use crate::game::{Game, Scheme, Standing};

use super::account::Account;
use super::dealer::Dealer;
use super::keeper::Keeper;
use super::news::News;
use super::report::{Report, Scored};
use super::shelf::SavedGame;
use super::start::{Asking, Begin, Start};
use super::wish::Wish;

/// What is said first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Opening {
    /// The new game.
    #[default]
    Fresh,
    /// The new game, to someone who has never played here.
    First,
    /// That the game in progress goes on, and perhaps the question whether this other game should begin.
    Resumed(Option<Wish>),
    /// How the last game ended, and the new one.
    After(Box<Report>),
    /// What came of giving up the game in progress.
    GaveUp(Box<Account>),
}

/// How the game begins that is played first.
pub(super) enum First {
    /// With this new game.
    New(Wish),
    /// With the saved game.
    Saved(Box<SavedGame>),
}

/// Which game is played first, and what is said of it.
pub(super) fn first(start: Start, keeper: &mut Keeper, dealer: &mut Dealer) -> (First, Opening) {
    let Start { wish, begin, asking } = start;
    let new = keeper.shelf.is_new();
    let Some(saved) = keeper.recall() else {
        return (First::New(wish), if new { Opening::First } else { Opening::Fresh });
    };
    if saved.older {
        keeper.news.push(News::NoIsNo);
    }
    let code = saved.game.code();
    let watched = saved.watched.is_some() && begin == Begin::Resuming;
    let another =
        wish.deal.is_some_and(|deal| deal != code.deal) || wish.rules.is_some_and(|rules| rules != code.rules);
    if saved.game.table().standing() == Standing::Won && (another || !watched) {
        let rules = wish.rules.or(wish.deal.is_none().then_some(code.rules));
        return (First::New(Wish { rules, ..wish }), Opening::After(Box::new(won(&saved.game))));
    }
    let untouched = saved.game.steps().is_empty();
    match (begin, asking) {
        (Begin::Resuming, _) if another && untouched => (First::New(wish), Opening::Fresh),
        (Begin::Resuming, Asking::Impossible) if another => {
            keeper.put_aside(&saved);
            (First::New(wish), Opening::Fresh)
        }
        (Begin::Resuming, _) => {
            let opening = match (untouched, another) {
                (true, _) => Opening::Fresh,
                (false, false) => Opening::Resumed(None),
                (false, true) => {
                    Opening::Resumed(Some(Wish { deal: wish.deal.or_else(|| Some(dealer.fresh())), ..wish }))
                }
            };
            (First::Saved(Box::new(saved)), opening)
        }
        (Begin::Anew, _) => (First::Saved(Box::new(saved)), Opening::Fresh),
    }
}

fn won(game: &Game) -> Report {
    let scored = match game.code().rules.scheme {
        Scheme::Points | Scheme::Streaks => Scored::Points,
        Scheme::CardsLeft => Scored::Moves,
    };
    Report::LastWon { score: game.table().score(), moves: game.moves(), scored }
}
