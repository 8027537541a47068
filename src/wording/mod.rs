//! The choice of words: a report becomes messages, verdict first, as many as the level of detail asks for.
//!
//! Says what is said and in which order, never in which language: the sentences are in `locales/`.

mod advice;
mod analysis;
mod board;
mod guide;
mod layout;
mod looks;
mod memory;
mod moves;
mod name;
mod outside;
mod queries;
mod questions;
mod refusals;
mod rules;
mod share;
mod style;
mod voice;

use unic_langid::LanguageIdentifier;

use crate::game::View;
use crate::language::Message;
use crate::names::Named;
use crate::session::{Account, Kept, Report, Scored, Settings, Switch, Tip, Verb};

pub use analysis::{solved, stopped, survey_progress, surveyed, undealt};
pub use guide::guide;
pub use layout::{LINE_WIDTH, Layout, add_sentence, aloud, filled, kept_aloud, lay_out};
pub use memory::news;
pub use refusals::misheard;
pub use rules::rules_in_force;
pub use share::typed;
pub use style::prompt;
pub use voice::{voice_news, voice_sample};

/// The lines of the short help.
const HELP: [&str; 11] = [
    "help-play",
    "help-look",
    "help-table",
    "help-know",
    "help-game",
    "help-memory",
    "help-trace",
    "help-settings",
    "help-braille",
    "help-voice",
    "help-more",
];

/// A reply in messages: each part begins a line of its own.
pub type Words = Vec<Vec<Message>>;

/// What wording needs to know beside the report.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// What the player has set.
    pub settings: Settings,
    /// The language that is spoken.
    pub language: &'a LanguageIdentifier,
    /// The languages' own names.
    pub languages: &'a [String],
}

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
    if let Some(tip) = account.tip {
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
        Tip::First => &["tip-guide", "tip-start"],
        Tip::Start => &["tip-start"],
        Tip::Help => &["tip-help"],
        Tip::Stuck => &["tip-stuck"],
        Tip::Another => &["tip-another"],
        Tip::ForkGo => &["tip-fork-go"],
    };
    ids.iter().copied().map(Message::new).collect()
}

/// How the line was read, if not as it was typed.
#[must_use]
pub fn reading(line: &str) -> Message {
    outside::outside(Message::new("read-as"), "line", line.trim())
}

/// Whether the report is sentences, to which one may be added, and no list of lines.
fn words_fit_in_a_line(report: &Report) -> bool {
    !matches!(report, Report::Began { .. })
}

fn report(report: &Report, context: Context) -> Words {
    let detail = context.settings.detail;
    let sentence = |message| vec![vec![message]];
    match report {
        Report::Began { code, view, again } => {
            let verdict = Message::new(if *again { "began-again" } else { "began-fresh" });
            let mut words = vec![vec![verdict, looks::code(*code), looks::rules_named(view.rules)]];
            words.extend(board::board(view, context.settings));
            words
        }
        Report::Resumed { moves } => sentence(Message::new("memory-resumed").number("moves", *moves)),
        Report::LastWon { score, scored: Scored::Points, .. } => {
            sentence(looks::points(Message::new("memory-last-won"), *score))
        }
        Report::LastWon { moves, scored: Scored::Moves, .. } => {
            sentence(Message::new("memory-last-won-moves").number("moves", *moves))
        }
        Report::Moved { event, view } => vec![moves::moved(event, view, detail)],
        Report::Undone { undone, view } => vec![moves::undone(undone, view, detail)],
        Report::Refused(refusal) => sentence(match context.settings.explain {
            Switch::On => refusals::refusal(refusal),
            Switch::Off => Message::new("refused-plainly"),
        }),
        Report::Looked { look, code, view, assisted } => looks::look(*look, *code, view, *assisted, context.settings),
        Report::Answered { query, view, history } => queries::answer(*query, view, history, detail),
        Report::Asked(question) => sentence(questions::question(question)),
        Report::Declined => one("question-declined"),
        Report::NotAsked => one("misheard-not-asked"),
        Report::NoSuchAnswer => one("misheard-no-such-answer"),
        Report::Misheard(misheard) => sentence(refusals::misheard(misheard, context.languages)),
        Report::NothingToRepeat => one("misheard-nothing-to-repeat"),
        Report::Help(None) => HELP.map(|line| vec![Message::new(line)]).into(),
        Report::Help(Some(verb)) => vec![vec![with_verb("help-one", *verb), with_verb("help-example", *verb)]],
        Report::Set(setting) => sentence(style::set(setting)),
        Report::Settings { player, mode, manner } => {
            let voice = voice::settings(*mode, manner);
            vec![memory::settings(player, context).into_iter().chain(voice).collect()]
        }
        Report::Advised { advice, marked } => advice::advised(advice, *marked),
        Report::Voice(report) => vec![voice::report(report)],
        Report::Shared { code, view, assisted, par } => sentence(share::shared(*code, view, *assisted, *par)),
        Report::Saved(name) => sentence(memory::named("memory-saved", name)),
        Report::Loaded { name, moves, aside } => vec![memory::loaded(name, *moves, aside.as_deref())],
        Report::Games(games) => memory::games(games),
        Report::NoSuchGame(name) => sentence(memory::named("memory-no-such-game", name)),
        Report::Deleted(name) => sentence(memory::named("memory-deleted", name)),
        Report::Unreadable { name, damage } => sentence(memory::unreadable(name, *damage)),
        Report::Player(name) => sentence(memory::named("memory-player", name)),
        Report::Records { which, games, best, pars } => memory::records(*which, *games, best, pars),
        Report::Stats { player, stats } => vec![memory::fared(player, stats)],
        Report::Merged(merged) => vec![memory::merged(*merged)],
        Report::NoSuchFile(file) => sentence(memory::named("memory-no-such-file", file)),
        Report::NoBook(file) => sentence(memory::named("memory-no-book", file)),
        Report::UnreadableBook => sentence(Message::new("memory-unreadable-book")),
        Report::NewerBook => sentence(Message::new("memory-newer-book")),
        Report::Logged(file) => sentence(memory::named("log-written", file)),
        Report::NotWritten(file) => sentence(memory::named("log-not-written", file)),
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

/// The words that may be typed next: the commands, and the open cards.
#[must_use]
pub fn words(view: &View) -> Vec<Message> {
    let commands = Verb::ALL.into_iter().map(|verb| Message::new(verb.id()));
    let cards = view.open().map(|card| Message::new("card-alone").names("card", [name::card(card)]));
    commands.chain(cards).collect()
}

fn one(id: &'static str) -> Words {
    vec![vec![Message::new(id)]]
}

/// A message about a command, whose example it gives.
fn with_verb(id: &'static str, verb: Verb) -> Message {
    Message::new(id).names("verb", [crate::language::Name::plain(verb.id())])
}
