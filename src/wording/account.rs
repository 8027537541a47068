//! The words for all that a reply tells.

use crate::game::{DealCode, View};
use jiff::civil::Date;

use crate::language::Message;
use crate::session::{Account, DealtBy, Detail, Kept, Look, Report, Scored, Settings, Tip};

use super::context::Context;
use super::words::Words;
use super::{
    advice, board, fared, guide, looks, memory, moves, outside, queries, questions, refusals, rules, share, style,
};
use super::{verbs, voice, watch};

/// The words for what came of a line, up to the news: what comes first, the report with how a game ended, and the tip.
/// How a game ended comes before the next game, else after the verdict.
#[must_use]
pub fn word(account: &Account, context: Context) -> Words {
    let mut words = report(&account.report, context);
    let verdict_goes_on = words_fit_in_a_line(&account.report);
    let ended = account.ended.as_ref().map(|(ended, outcome)| memory::outcome(ended, outcome.as_ref()));
    if let Some(ended) = ended.filter(|ended| !ended.is_empty()) {
        match words.last_mut() {
            Some(last) if verdict_goes_on => last.extend(ended),
            _ => words.insert(0, ended),
        }
    }
    if account.tip == Some(Tip::First) {
        words.insert(0, tips(Tip::First));
    } else if let Some(tip) = account.tip {
        match words.last_mut() {
            Some(last) if verdict_goes_on => last.extend(tips(tip)),
            _ => words.push(tips(tip)),
        }
    }
    let first = account.first.iter().flat_map(|first| report(first, context));
    first.chain(words).collect()
}

fn tips(tip: Tip) -> Vec<Message> {
    let ids: &[&'static str] = match tip {
        Tip::First => &["tip-guide"],
        Tip::Start => &["tip-start"],
        Tip::Help => &["tip-help"],
        Tip::Stuck => &["tip-stuck"],
        Tip::Another => &["tip-another"],
        Tip::Watch => &["tip-watch"],
        Tip::Unseen => &["tip-unseen"],
        Tip::Kinds => &["tip-kinds"],
        Tip::AnyKind => &["tip-any-kind"],
        Tip::ForkGo => &["tip-fork-go"],
    };
    ids.iter().copied().map(Message::new).collect()
}

/// Whether the report is sentences, to which one may be added, and no list of lines.
fn words_fit_in_a_line(report: &Report) -> bool {
    !matches!(report, Report::Began { .. })
}

fn report(report: &Report, context: Context) -> Words {
    let detail = context.settings.detail;
    let sentence = |message| vec![vec![message]];
    match report {
        Report::Began { code, view, by, day } => began(*code, view, *by, *day, context.settings),
        Report::Resumed { view } => vec![memory::resumed(view, context.settings.telling())],
        Report::LastWon { score, scored: Scored::Points, .. } => {
            sentence(looks::points(Message::new("memory-last-won"), *score))
        }
        Report::LastWon { moves, scored: Scored::Moves, .. } => {
            sentence(Message::new("memory-last-won-moves").number("moves", *moves))
        }
        Report::Moved { events, view } => vec![moves::moved(events, view, &context.settings)],
        Report::Halted { moved, by, left } => {
            let moved = self::report(moved, context).into_iter().flatten().collect();
            let halted = moves::halted(moved, left).into_iter().chain(self::report(by, context).into_iter().flatten());
            vec![halted.collect()]
        }
        Report::Now { view, commands } => vec![looks::now(view, commands)],
        Report::Undone { undone, view } => vec![moves::undone(undone, view, &context.settings)],
        Report::Redone { events, view } => vec![moves::redone(events, view, &context.settings)],
        Report::Refused(refusal) => vec![refusals::refusal(refusal, &context.settings)],
        Report::Looked { look: Look::Status, code, view, assisted, went } => {
            vec![looks::status(*code, view, *assisted, *went)]
        }
        Report::Looked { look, code, view, .. } => looks::look(*look, *code, view, context.settings),
        Report::Answered { query, view, history } => queries::answer(*query, view, history, detail),
        Report::Asked(question) => sentence(questions::question(question)),
        Report::Declined => one("question-declined"),
        Report::NotAsked => one("misheard-not-asked"),
        Report::NoSuchAnswer => one("misheard-no-such-answer"),
        Report::Misheard(misheard) => sentence(refusals::misheard(misheard, context.languages)),
        Report::NothingToRepeat => one("misheard-nothing-to-repeat"),
        Report::Help(verb) => verbs::help(*verb),
        Report::Set(setting) => sentence(style::set(setting)),
        Report::Choices(choice) => vec![style::choices(*choice, context)],
        Report::Settings { player, mode, manner } => {
            let voice = voice::settings(*mode, manner);
            vec![style::settings(player, context).into_iter().chain(voice).collect()]
        }
        Report::Advised { advice, marked } => advice::advised(advice, *marked),
        Report::Watched { watched, view } => vec![watch::watched(watched, view, &context.settings)],
        Report::OnlyWatched => one("watch-only"),
        Report::NotWatching => one("watch-none"),
        Report::NotOver => one("watch-not-over"),
        Report::Voice(report) => vec![voice::report(report)],
        Report::Shared { code, view, assisted, dealt, par } => {
            sentence(share::shared(*code, view, *assisted, *dealt, *par))
        }
        Report::Saved(name) => sentence(outside::named("memory-saved", name)),
        Report::Loaded { name, view, aside } => {
            vec![memory::loaded(name, view, context.settings.telling(), aside.as_deref())]
        }
        Report::Games(games) => memory::games(games),
        Report::NoSuchGame(name) => sentence(outside::named("memory-no-such-game", name)),
        Report::Deleted(name) => sentence(outside::named("memory-deleted", name)),
        Report::Unreadable { name, damage } => sentence(memory::unreadable(name, *damage)),
        Report::Player(name) => sentence(outside::named("memory-player", name)),
        Report::Records { which, games, best, pars } => memory::records(*which, *games, best, pars),
        Report::Stats { player, span, stats } => fared::fared(player, *span, stats),
        Report::Merged(merged) => vec![memory::merged(*merged)],
        Report::NoSuchFile(file) => sentence(outside::named("memory-no-such-file", file)),
        Report::NoBook(file) => sentence(outside::named("memory-no-book", file)),
        Report::UnreadableBook => sentence(Message::new("memory-unreadable-book")),
        Report::NewerBook => sentence(Message::new("memory-newer-book")),
        Report::Logged(file) => sentence(outside::named("log-written", file)),
        Report::NotALog(file) => sentence(outside::named("log-not-ours", file)),
        Report::NotWritten(file) => sentence(outside::named("log-not-written", file)),
        Report::NotKept => one("memory-refused"),
        Report::GuideBegan { aside } => vec![guide::began(aside.as_deref().map(memory::put_aside))],
        Report::GuideRefused => one("guide-refused"),
        Report::GuideLeft => vec![["guide-over", "guide-goes-on"].map(Message::new).into()],
        Report::NoGuide => one("guide-none"),
        Report::Left(Kept::Kept) => one("goodbye-kept"),
        Report::Left(Kept::Lost) => one("goodbye-lost"),
        Report::Left(Kept::Over) => one("goodbye"),
    }
}

/// A new game: its rules and the table, its code where that is of use.
fn began(code: DealCode, view: &View, by: DealtBy, day: Option<Date>, settings: Settings) -> Words {
    let verdict = match (by, day) {
        (DealtBy::Again, _) => Some(Message::new("began-again")),
        (DealtBy::Chance | DealtBy::Number, None) => Some(Message::new("began-fresh")),
        (DealtBy::Chance | DealtBy::Number, Some(_)) => None,
    };
    let verdict = verdict.into_iter().chain(day.map(share::of_the_day));
    let full = settings.detail == Detail::Full;
    let code = (full || by == DealtBy::Number).then(|| looks::code(code));
    let rules = rules::named(view.rules);
    let counted = Settings { detail: if full { Detail::Full } else { Detail::Brief }, ..settings };
    let mut words = vec![verdict.chain(code).chain([rules]).collect()];
    words.extend(board::board(view, counted));
    words
}

fn one(id: &'static str) -> Words {
    vec![vec![Message::new(id)]]
}
