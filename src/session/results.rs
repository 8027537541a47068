//! Results of games: how far each was played, which is better, and how a player has fared.

use std::collections::HashSet;

use jiff::{Timestamp, ZonedDateTime};

use crate::game::{Action, DealCode, DealNumber, Game, Scheme, Standing, Step};

use super::dealt::Dealt;
use super::terms::{Assisted, Terms};

/// The games whose records are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The game in progress, and how large the book is.
    Here,
    /// This deal, under any rules.
    Deal(DealNumber),
    /// This deal under these rules.
    Code(DealCode),
}

/// How a game went: what is told of a result beside what results are compared by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Course {
    /// How many draws stand, undone ones not counted.
    pub draws: u32,
    /// How many takes and draws were undone.
    pub undos: u32,
    /// How many hints were given; none where they were not counted.
    pub hints: Option<u32>,
    /// The most takes in a row, among those that stand.
    pub streak: u32,
}

impl Course {
    /// How this game went.
    #[must_use]
    pub fn of(game: &Game, terms: Terms) -> Course {
        let history: Vec<Action> = game.history().collect();
        let runs = history.split(|action| *action == Action::Draw);
        let undone = game.steps().iter().map(|step| match step {
            Step::Undid(count) => u32::from(*count),
            Step::Did(_) | Step::Redid(_) => 0,
        });
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Course {
            draws: number(history.iter().filter(|action| **action == Action::Draw).count()),
            undos: undone.fold(0, u32::saturating_add),
            hints: terms.hints,
            streak: number(runs.map(<[Action]>::len).max().unwrap_or_default()),
        }
    }
}

/// How far a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// The deal and the rules.
    pub code: DealCode,
    /// How many cards are left on the table; none after a win.
    pub left: u64,
    /// Takes and draws, undone ones included.
    pub moves: u32,
    /// The score, by the rules' scheme.
    pub score: i32,
    /// Whether there was help.
    pub assisted: Assisted,
}

impl Played {
    /// How many cards lie on the table at first.
    pub const TABLE: u64 = 28;

    /// How far this game is.
    #[must_use]
    pub fn of(game: &Game, assisted: Assisted) -> Played {
        let view = game.view();
        let left = u64::try_from(view.left()).unwrap_or(u64::MAX);
        Played { code: game.code(), left, moves: view.moves, score: view.score, assisted }
    }

    /// Whether this is better than the other result in the same game: fewer cards left, then fewer moves (under streaks a
    /// higher score), then without help.
    #[must_use]
    pub fn beats(&self, other: &Played) -> bool {
        self.rank() < other.rank()
    }

    fn rank(&self) -> (u64, i64, bool) {
        let second = match self.code.rules.scheme {
            Scheme::Points | Scheme::CardsLeft => i64::from(self.moves),
            Scheme::Streaks => -i64::from(self.score),
        };
        (self.left, second, self.assisted == Assisted::Yes)
    }
}

/// How a game came to its end, for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The game was won.
    Won,
    /// The game is stuck; undo may lead out.
    Stuck,
    /// Another was begun instead.
    GivenUp,
}

/// A game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ended {
    /// How it came to its end.
    pub ending: Ending,
    /// How far the game was played.
    pub played: Played,
    /// How the game went.
    pub course: Course,
    /// Which deals its deal was chosen from.
    pub dealt: Dealt,
}

impl Ended {
    /// The end that a move brought about, if it did.
    pub(super) fn by_move(game: &Game, terms: Terms) -> Option<Ended> {
        let ending = match game.table().standing() {
            Standing::Won => Ending::Won,
            Standing::Stuck => Ending::Stuck,
            Standing::Playing => return None,
        };
        Some(Ended::of(game, terms, ending))
    }

    /// How the game stands as it ends.
    pub(super) fn of(game: &Game, terms: Terms, ending: Ending) -> Ended {
        let course = Course::of(game, terms);
        Ended { ending, played: Played::of(game, terms.assisted), course, dealt: terms.dealt }
    }
}

/// A result in the record book. One game of one player has one: the best that was reached in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Who played.
    pub player: String,
    /// When the game was begun: with the player and the code it tells games apart.
    pub begun: Timestamp,
    /// When it ended, by the clock on the player's wall.
    pub ended: ZonedDateTime,
    /// How far it was played.
    pub played: Played,
    /// Which deals its deal was chosen from.
    pub dealt: Dealt,
    /// How the game went; none where nobody noted it.
    pub course: Option<Course>,
}

impl Entry {
    /// Whether both are of one and the same game.
    #[must_use]
    pub fn is_same_game(&self, other: &Entry) -> bool {
        let same_player = folded(&self.player) == folded(&other.player);
        self.begun == other.begun && same_player && self.played.code == other.played.code
    }
}

/// What holds for a result that was just reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody had won this game before.
    FirstWin,
    /// Nobody had won this game before without help.
    FirstUnaidedWin,
    /// The best win so far; this was the best until now.
    Record {
        /// The record that was broken.
        until_now: Entry,
    },
    /// The player's best in this game.
    PersonalBest {
        /// Someone else's record.
        record: Option<Entry>,
    },
    /// The player has done as well, or better.
    Behind {
        /// The player's best.
        best: Played,
        /// Someone else's record.
        record: Option<Entry>,
    },
}

impl Outcome {
    /// What holds for `new`, when these are the earlier results in this game. Results with help are compared with others
    /// with help, and those without it with others without it.
    #[must_use]
    pub fn judge(new: &Entry, earlier: &[Entry]) -> Outcome {
        let assisted = new.played.assisted;
        let rivals = || earlier.iter().filter(|result| !result.is_same_game(new));
        let others = || rivals().filter(|result| result.played.assisted == assisted);
        let is_own = |result: &Entry| folded(&result.player) == folded(&new.player);
        let best = best_of(others());
        let own = best_of(others().filter(|result| is_own(result)));
        let won = new.played.left == 0;
        let won_before = rivals().any(|result| result.played.left == 0);
        match (best.filter(|best| best.played.left == 0), assisted) {
            (None, _) if won && !won_before => return Outcome::FirstWin,
            (None, Assisted::No) if won => return Outcome::FirstUnaidedWin,
            (Some(best), _) if won && new.played.beats(&best.played) => {
                return Outcome::Record { until_now: best.clone() };
            }
            (Some(_) | None, _) => {}
        }
        let record = best.filter(|best| !is_own(best) && best.played.beats(&new.played)).cloned();
        match own {
            Some(own) if !new.played.beats(&own.played) => Outcome::Behind { best: own.played, record },
            Some(_) | None => Outcome::PersonalBest { record },
        }
    }
}

/// The best of some results of one game; the earliest of equal ones.
pub(super) fn best_of<'a>(results: impl Iterator<Item = &'a Entry>) -> Option<&'a Entry> {
    results.reduce(|best, next| {
        let earlier = next.played.rank() == best.played.rank() && next.ended < best.ended;
        if next.played.beats(&best.played) || earlier { next } else { best }
    })
}

/// The best unaided and the best assisted result of each player in each of the games: of each game those without help
/// first, the best first.
#[must_use]
pub fn ranking(mut results: Vec<Entry>) -> Vec<Entry> {
    results.sort_by_cached_key(|result| {
        let Played { code, assisted, .. } = result.played;
        (code.to_string(), assisted == Assisted::Yes, result.played.rank(), result.ended.timestamp())
    });
    let mut ranked = HashSet::new();
    results.retain(|result| {
        ranked.insert((folded(&result.player), result.played.code, result.played.assisted == Assisted::Yes))
    });
    results
}

/// A player's name as names are told apart: "maria" is Maria.
#[must_use]
pub fn folded(name: &str) -> String {
    name.to_lowercase()
}
