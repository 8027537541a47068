//! What is told about what is remembered: games kept, results, settings, and news of the memory.

use super::outside::{named, outside};
use super::words::Words;
use super::{advice, looks, moves, name, rules, share};
use crate::game::{DealCode, Scheme, Standing, View};
use crate::language::Message;
use crate::session::{
    Assisted, Damage, Ended, Ending, Entry, Fits, Merged, News, Outcome, Played, Shelved, Telling, Which,
};
use crate::solver::Par;

/// How a game ended, how far it was played, and what holds for that where the record book can be read; each once.
pub(super) fn outcome(ended: &Ended, outcome: Option<&Outcome>) -> Vec<Message> {
    let played = ended.played;
    let given_up = (ended.ending == Ending::GivenUp).then(|| Message::new("outcome-given-up"));
    let (tells_left, told) = match outcome {
        Some(outcome) => holds(played, outcome),
        None => (false, Vec::new()),
    };
    let left =
        (played.left > 0 && !tells_left).then(|| Message::new("cards-left").number("count", number(played.left)));
    let day = ended.dealt.day().map(share::of_the_day);
    given_up.into_iter().chain(left).chain(told).chain(day).collect()
}

/// What holds for a result, and whether that tells how far the game was played.
fn holds(played: Played, outcome: &Outcome) -> (bool, Vec<Message>) {
    let then = |said, record: &Option<Entry>| {
        std::iter::once(said).chain(record.iter().map(|record| by("outcome-record-of", record))).collect()
    };
    match outcome {
        Outcome::FirstWin => (true, vec![result("outcome-first-win", played)]),
        Outcome::FirstUnaidedWin => (true, vec![Message::new("outcome-first-unaided-win")]),
        Outcome::Record { until_now } => {
            (true, vec![result("outcome-record", played), by("outcome-until-now", until_now)])
        }
        // A game that was hardly played is nothing to be proud of.
        Outcome::PersonalBest { record: None } if played.left > Played::TABLE / 2 => (false, Vec::new()),
        Outcome::PersonalBest { record } => {
            let id = if played.left == 0 { "outcome-best-won" } else { "outcome-best-left" };
            (true, then(result(id, played), record))
        }
        Outcome::Behind { best, record } if *best == played => (true, then(result("outcome-equal", played), record)),
        Outcome::Behind { best, record } => {
            let close = best.left == played.left && played.left > 0;
            let id = if close { "outcome-behind-close" } else { "outcome-behind" };
            (false, then(result(id, *best), record))
        }
    }
}

/// News of the memory.
#[must_use]
pub fn news(news: &News) -> Message {
    match news {
        News::NoIsNo => Message::new("news-no-is-no"),
        News::Unsaved => Message::new("news-unsaved"),
        News::SavedAgain => Message::new("news-saved-again"),
        News::OpenElsewhere => Message::new("news-open-elsewhere"),
        News::Damaged { damage, aside: Some(aside) } => {
            named("news-damaged", aside).text("what", word_for(*damage)).number("step", step(*damage))
        }
        News::Damaged { damage, aside: None } => {
            Message::new("news-damaged-stays").text("what", word_for(*damage)).number("step", step(*damage))
        }
        News::NewerGame => Message::new("news-newer-game"),
        News::NewerBook => Message::new("news-newer-book"),
        News::NewerSettings => Message::new("news-newer-settings"),
        News::UnreadableSettings => Message::new("news-unreadable-settings"),
        News::BookAside(aside) => named("news-book-aside", aside),
        News::BookMistake { line } => Message::new("news-book-mistake").number("line", number(*line)),
        News::Unreadable => Message::new("news-unreadable"),
        News::PutAside(name) => named("memory-aside", name),
        News::UnsavedResult => Message::new("news-unsaved-result"),
        News::UnsavedSetting => Message::new("news-unsaved-setting"),
        News::SettingsAside(aside) => named("news-settings-aside", aside),
        News::TooLong => Message::new("news-too-long"),
        News::NamedAside { name, aside } => outside(named("news-named-aside", name), "aside", aside),
        News::SettingsMistake { line, key } => named("news-settings-mistake", key).number("line", number(*line)),
    }
}

pub(super) fn number(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

/// A result in a message, as `$left`, `$moves`, `$points`, `$help`, and `$scheme`, by which wins are compared.
fn result(id: &'static str, played: Played) -> Message {
    let scheme = match played.code.rules.scheme {
        Scheme::Points => "points",
        Scheme::Streaks => "streaks",
        Scheme::CardsLeft => "cards-left",
    };
    let message = Message::new(id).number("left", played.left);
    let help = if played.assisted == Assisted::Yes { "with" } else { "without" };
    let message = message.number("moves", played.moves).text("scheme", scheme).text("help", help);
    looks::points(message, played.score)
}

fn by(id: &'static str, entry: &Entry) -> Message {
    share::dated(outside(result(id, entry.played), "player", &entry.player), entry.ended.date())
}

fn word_for(damage: Damage) -> &'static str {
    match damage {
        Damage::NotText => "not-text",
        Damage::Foreign => "foreign",
        Damage::CutShort => "cut-short",
        Damage::Checksum => "checksum",
        Damage::Code => "code",
        Damage::Step(_) => "step",
        Damage::TooLong => "too-long",
    }
}

fn step(damage: Damage) -> i64 {
    if let Damage::Step(step) = damage { number(step) } else { 0 }
}

/// That the game goes on, and where it stands.
pub(super) fn resumed(view: &View, telling: Telling) -> Vec<Message> {
    std::iter::once(Message::new("memory-resumed")).chain(stands(view, telling)).collect()
}

pub(super) fn loaded(name: &str, view: &View, telling: Telling, aside: Option<&str>) -> Vec<Message> {
    let loaded = std::iter::once(named("memory-loaded", name)).chain(stands(view, telling));
    loaded.chain(aside.map(put_aside)).collect()
}

/// Where a game stands that was left before, in place of the board.
fn stands(view: &View, telling: Telling) -> Vec<Message> {
    let fits = match view.standing {
        Standing::Won => Some(Message::new("refused-finished")),
        Standing::Stuck => Some(Message::new("event-stuck")),
        Standing::Playing if telling.fits == Fits::None => {
            moves::fits_now(view, Telling { fits: Fits::Count, ..telling })
        }
        Standing::Playing => moves::fits_now(view, telling),
    };
    let stock = Message::new("look-stock").number("count", view.stock);
    let table = Message::new("status-table").number("count", view.left());
    [name::waste(Message::new("look-waste"), view.waste), stock, table].into_iter().chain(fits).collect()
}

/// Where the game went that was in progress.
pub(super) fn put_aside(name: &str) -> Message {
    named("memory-aside", name)
}

pub(super) fn games(games: &[Shelved]) -> Words {
    if games.is_empty() {
        return vec![vec![Message::new("memory-no-games")]];
    }
    games.iter().map(|game| vec![shelved(game)]).collect()
}

pub(super) fn unreadable(name: &str, damage: Damage) -> Message {
    named("memory-unreadable", name).text("what", word_for(damage))
}

fn shelved(game: &Shelved) -> Message {
    match game.stands {
        Some((moves, left)) => named("memory-game", &game.name).number("moves", moves).number("left", number(left)),
        None => named("memory-game-unreadable", &game.name),
    }
}

pub(super) fn records(which: Which, games: usize, best: &[Entry], pars: &[(DealCode, Par)]) -> Words {
    let mut words = Vec::new();
    if which == Which::Here {
        words.push(vec![Message::new("records-book").number("count", number(games))]);
    }
    if best.is_empty() {
        words.push(vec![Message::new("records-none")]);
    }
    for game in best.chunk_by(|one, next| one.played.code == next.played.code) {
        let code = game[0].played.code;
        if matches!(which, Which::Deal(_)) {
            words.push(vec![rules::named(code.rules)]);
        }
        words.extend(game.iter().map(|entry| vec![by("records-line", entry)]));
        let par = pars.iter().find(|(of, _)| *of == code);
        words.extend(par.map(|(_, par)| vec![advice::par(*par, code.rules.scheme)]));
    }
    words
}

pub(super) fn merged(merged: Merged) -> Vec<Message> {
    let counted = [
        ("merged-added", merged.added),
        ("merged-records", merged.records),
        ("merged-differing", merged.differing),
        ("merged-known", merged.known),
        ("merged-unread", merged.unread),
    ];
    let told = counted.into_iter().filter(|(id, count)| *count > 0 || *id == "merged-added");
    told.map(|(id, count)| Message::new(id).number("count", number(count))).collect()
}
