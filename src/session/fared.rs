//! How a player has fared, by rules, and apart for games with help.

use std::collections::{BTreeSet, HashMap};

use jiff::ToSpan;
use jiff::civil::Date;

use crate::game::{DealCode, Rules};

use super::results::{Course, Entry, folded};
use super::terms::Assisted;

/// Of which games it is told how a player has fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Span {
    /// Of all.
    #[default]
    All,
    /// Of those that ended today and on the six days before.
    Week,
}

/// How a player has fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// In all games, each counted once.
    pub all: Fared,
    /// In the games of each kind, the kind that was played most first.
    pub kinds: Vec<Kind>,
    /// On how many days in a row the deal of the day was won, whatever games are told of.
    pub days: Days,
}

/// How a player has fared in games of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The rules.
    pub rules: Rules,
    /// Whether there was help.
    pub assisted: Assisted,
    /// How the player has fared in them.
    pub fared: Fared,
}

/// What some games come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fared {
    /// How many games have ended.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many of the last ones were won without one between that was not.
    pub streak: usize,
    /// The longest such streak.
    pub longest: usize,
    /// How many cards were left in all of them together.
    pub left: u64,
    /// How many of the last twenty were won.
    pub won_lately: usize,
    /// Of how many it is known how they went; version 1.0.0 did not note it.
    pub known: usize,
    /// The most takes in a row, in those.
    pub chain: u32,
    /// The draws in those together.
    pub draws: u64,
    /// The undone moves in those together.
    pub undos: u64,
}

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days {
    /// Up to today, or to yesterday where today is still to be played.
    pub now: usize,
    /// The most there ever were.
    pub longest: usize,
}

impl Fared {
    /// How many of the last games are told apart.
    pub const LATELY: usize = 20;

    /// What these results come to, the earliest first.
    fn of(results: &[&Entry]) -> Fared {
        let mut fared = Fared { played: results.len(), ..Fared::default() };
        for (result, to_come) in results.iter().zip((0..results.len()).rev()) {
            let won = result.played.left == 0;
            fared.won += usize::from(won);
            fared.won_lately += usize::from(won && to_come < Fared::LATELY);
            fared.streak = if won { fared.streak + 1 } else { 0 };
            fared.longest = fared.longest.max(fared.streak);
            fared.left += result.played.left;
            if let Some(Course { draws, undos, streak, .. }) = result.course {
                fared.known += 1;
                fared.chain = fared.chain.max(streak);
                fared.draws += u64::from(draws);
                fared.undos += u64::from(undos);
            }
        }
        fared
    }
}

impl Stats {
    /// How the player of this name has fared up to this day.
    #[must_use]
    pub fn of(player: &str, results: &[Entry], today: Date, span: Span) -> Stats {
        let player = folded(player);
        let mut own: Vec<&Entry> = results.iter().filter(|result| folded(&result.player) == player).collect();
        own.sort_by_key(|result| (result.ended.timestamp(), result.begun));
        let days = Days::of(&own, today);
        if span == Span::Week {
            let first = today.saturating_sub(6.days());
            own.retain(|result| result.ended.date() >= first);
        }
        let mut kinds: Vec<(Rules, Assisted, Vec<&Entry>)> = Vec::new();
        for result in &own {
            let (rules, assisted) = (result.played.code.rules, result.played.assisted);
            match kinds.iter_mut().find(|kind| (kind.0, kind.1) == (rules, assisted)) {
                Some(kind) => kind.2.push(result),
                None => kinds.push((rules, assisted, vec![result])),
            }
        }
        kinds.sort_by_key(|(.., results)| std::cmp::Reverse(results.len()));
        let kind = |(rules, assisted, results): (Rules, Assisted, Vec<&Entry>)| Kind {
            rules,
            assisted,
            fared: Fared::of(&results),
        };
        Stats { all: Fared::of(&once_each(own)), kinds: kinds.into_iter().map(kind).collect(), days }
    }
}

/// The results without the worse one of a game that was ended both with help and without.
fn once_each(results: Vec<&Entry>) -> Vec<&Entry> {
    let mut best: HashMap<(jiff::Timestamp, DealCode), &Entry> = HashMap::new();
    for result in &results {
        let known = best.entry((result.begun, result.played.code)).or_insert(result);
        if result.played.beats(&known.played) {
            *known = result;
        }
    }
    results.into_iter().filter(|result| best.get(&(result.begun, result.played.code)) == Some(result)).collect()
}

impl Days {
    fn of(results: &[&Entry], today: Date) -> Days {
        let won = results.iter().filter(|result| result.played.left == 0);
        let days: BTreeSet<Date> = won.filter_map(|result| result.dealt.day()).collect();
        let mut longest = 0;
        let mut row: Option<(Date, usize)> = None;
        for day in days {
            let count = match row {
                Some((before, count)) if before.tomorrow().ok() == Some(day) => count + 1,
                Some(_) | None => 1,
            };
            longest = longest.max(count);
            row = Some((day, count));
        }
        let goes_on = |day: Date| day == today || day.tomorrow().ok() == Some(today);
        Days { now: row.filter(|(day, _)| goes_on(*day)).map_or(0, |(_, count)| count), longest }
    }
}
