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

use crate::game::View;
use crate::language::Message;
use crate::names::Named;
use crate::session::{Explain, Report, Said, Settings, Tip, Verb};

pub use analysis::{solved, stopped, survey_progress, surveyed, undealt};
pub use guide::guide;
pub use layout::{LINE_WIDTH, Layout, add_sentence, aloud, filled, kept_aloud, lay_out};
pub use memory::{news, outcome};
pub use refusals::misheard;
pub use rules::rules_in_force;
pub use share::typed;
pub use style::prompt;
pub use voice::{voice_news, voice_report, voice_sample, voice_settings};

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
    /// The languages' own names.
    pub languages: &'a [String],
}

/// The words for what came of a command. For [`Report::Again`], which is not words, those for a reply that there is not;
/// none for [`Report::Voice`], which the voice reports by itself.
#[must_use]
pub fn word(said: &Said, context: Context) -> Words {
    word_with(said, Vec::new(), context)
}

/// The same, with the words for how a game ended: before another game's, else after the verdict.
#[must_use]
pub fn word_with(said: &Said, ended: Vec<Message>, context: Context) -> Words {
    let mut words = report(&said.report, context);
    match words.last_mut() {
        Some(last) if words_fit_in_a_line(&said.report) => last.extend(ended),
        _ if ended.is_empty() => {}
        _ => words.insert(0, ended),
    }
    if let Some(tip) = said.tip {
        let ids: &[&'static str] = match tip {
            Tip::First => &["tip-guide", "tip-start"],
            Tip::Start => &["tip-start"],
            Tip::Help => &["tip-help"],
            Tip::Stuck => &["tip-stuck"],
            Tip::Another => &["tip-another"],
            Tip::ForkGo => &["tip-fork-go"],
        };
        let tip = ids.iter().copied().map(Message::new);
        match words.last_mut() {
            Some(last) if words_fit_in_a_line(&said.report) => last.extend(tip),
            _ => words.push(tip.collect()),
        }
    }
    words
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
    match report {
        Report::Began { code, view, again } => {
            let verdict = Message::new(if *again { "began-again" } else { "began-fresh" });
            let mut words = vec![vec![verdict, looks::code(*code), looks::rules_named(view.rules)]];
            words.extend(board::board(view, context.settings));
            words
        }
        Report::Moved { event, view } => vec![moves::moved(event, view, detail)],
        Report::Undone { undone, view } => vec![moves::undone(undone, view, detail)],
        Report::Refused(refusal) => vec![vec![match context.settings.explain {
            Explain::On => refusals::refusal(refusal),
            Explain::Off => Message::new("refused-plainly"),
        }]],
        Report::Looked { look, code, view, assisted } => looks::look(*look, *code, view, *assisted, context.settings),
        Report::Advised { advice, marked } => advice::advised(advice, *marked),
        Report::Asked(question) => vec![vec![questions::question(question)]],
        Report::Declined => one("question-declined"),
        Report::NotAsked => one("misheard-not-asked"),
        Report::NoSuchAnswer => one("misheard-no-such-answer"),
        Report::Again(_) => one("misheard-nothing-to-repeat"),
        Report::Language(_) => one("set-language"),
        Report::Detail(detail) => vec![vec![style::detail(*detail)]],
        Report::Explain(explain) => vec![vec![style::explain(*explain)]],
        Report::Help(None) => HELP.map(|line| vec![Message::new(line)]).into(),
        Report::Help(Some(verb)) => vec![vec![with_verb("help-one", *verb), with_verb("help-example", *verb)]],
        Report::Misheard(misheard) => vec![vec![refusals::misheard(misheard, context.languages)]],
        Report::Leaving => one("goodbye"),
        Report::Voice(_) => Words::new(),
        Report::Shared { code, view, assisted, par } => vec![vec![share::shared(*code, view, *assisted, *par)]],
        Report::Errand(_) => one("memory-refused"),
        Report::Told(told) => memory::told(told, context),
        Report::Set(set) => vec![vec![style::set(*set)]],
        Report::GuideLeft => vec![["guide-over", "guide-goes-on"].map(Message::new).into()],
        Report::NoGuide => one("guide-none"),
        Report::Answered { query, view, history } => queries::answer(*query, view, history, detail),
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
