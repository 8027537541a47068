//! How a sitting begins: with the game in progress, or with another.

use super::memory::Memory;
use crate::game::{DealNumber, Game, Scheme, Standing};
use crate::session::{Command, Heard, Report, Scored, Session, Settings, Told, Wish};
use crate::store::SavedGame;

/// Whether the game in progress is to be gone on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// It is, unless another is wished for.
    #[default]
    Resuming,
    /// It is not: it is given up.
    Anew,
}

/// Whether a question can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Someone is there.
    Possible,
    /// Lines come from a file or a pipe.
    Impossible,
}

/// What is said first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Opening {
    /// The new game.
    #[default]
    Fresh,
    /// The same, to someone who has never played here.
    First,
    /// That the game in progress goes on, and perhaps the question whether this other game should begin.
    Resumed(Option<Wish>),
    /// How the last game ended, and the new one.
    After(Told),
    /// What came of giving up the game in progress.
    GaveUp(Box<Report>),
}

/// What the player wants to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The deal and the rules wished for.
    pub wish: Wish,
    /// What becomes of the game in progress.
    pub begin: Begin,
    /// Whether that can be asked.
    pub asking: Asking,
}

/// Sits down: the session, what is said first, and what was said last before.
pub(super) fn sit_down(
    memory: &mut Memory,
    start: Start,
    settings: Settings,
    mut fresh: impl FnMut() -> DealNumber + 'static,
) -> (Session, Opening, Option<String>) {
    let Start { wish, begin, asking } = start;
    let new = memory.is_new();
    let Some(saved) = memory.recall() else {
        let opening = if new { Opening::First } else { Opening::Fresh };
        return (Session::new(wish, settings, fresh), opening, None);
    };
    if saved.game.table().standing() == Standing::Won {
        let told = won(&saved.game);
        let rules = wish.rules.or(wish.deal.is_none().then_some(saved.game.code().rules));
        return (Session::new(Wish { rules, ..wish }, settings, fresh), Opening::After(told), Some(saved.reply));
    }
    let another = wish.deal.is_some_and(|deal| deal != saved.game.code().deal)
        || wish.rules.is_some_and(|rules| rules != saved.game.code().rules);
    let untouched = saved.game.steps().is_empty();
    match (begin, asking) {
        (Begin::Resuming, _) if another && untouched => (Session::new(wish, settings, fresh), Opening::Fresh, None),
        (Begin::Resuming, Asking::Impossible) if another => {
            memory.put_aside(&saved);
            (Session::new(wish, settings, fresh), Opening::Fresh, None)
        }
        (Begin::Resuming, _) => {
            let opening = match (untouched, another) {
                (true, _) => Opening::Fresh,
                (false, false) => Opening::Resumed(None),
                (false, true) => Opening::Resumed(Some(Wish { deal: wish.deal.or_else(|| Some(fresh())), ..wish })),
            };
            let (session, reply) = resume(memory, saved, settings, fresh);
            (session, opening, Some(reply))
        }
        (Begin::Anew, _) => {
            let (mut session, reply) = resume(memory, saved, settings, fresh);
            let said = session.hear(Heard::Command(Command::New(wish)));
            (session, Opening::GaveUp(Box::new(said.report)), Some(reply))
        }
    }
}

fn resume(
    memory: &mut Memory,
    saved: SavedGame,
    settings: Settings,
    fresh: impl FnMut() -> DealNumber + 'static,
) -> (Session, String) {
    let session = Session::resume(saved.game, saved.terms, settings, fresh);
    memory.go_on_with(saved.begun, &session);
    (session, saved.reply)
}

fn won(game: &Game) -> Told {
    let scored = match game.code().rules.scheme {
        Scheme::Points | Scheme::Streaks => Scored::Points,
        Scheme::CardsLeft => Scored::Moves,
    };
    Told::LastWon { score: game.table().score(), moves: game.moves(), scored }
}
