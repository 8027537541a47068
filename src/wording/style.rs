//! The settings of the text, and the prompt.

use crate::game::{Card, Event, Suit, View};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{
    Choice, Chosen, Detail, Enter, Explaining, Prompt, Report, Setting, Settings, Switch, Telling, Topic, Verb, Width,
};

use super::context::Context;
use super::name;
use super::outside::named;

/// How much is told.
fn detail(detail: Detail) -> Message {
    Message::new(match detail {
        Detail::Brief => "set-detail-brief",
        Detail::Normal => "set-detail-normal",
        Detail::Full => "set-detail-full",
    })
}

/// Whether refusals are explained.
fn explain(explain: Explaining) -> Message {
    Message::new(match explain {
        Explaining::Reason => "set-explain-on",
        Explaining::Verdict => "set-explain-verdict",
        Explaining::Nothing => "set-explain-off",
    })
}

/// How a kind of news is told.
fn told(topic: Topic, telling: Telling) -> Message {
    let how: &'static str = match topic {
        Topic::Fits => telling.fits.into(),
        Topic::Places => telling.places.into(),
        Topic::Stock => telling.stock.into(),
        Topic::Streak => telling.streak.into(),
        Topic::Table => telling.table.into(),
        Topic::Score => telling.score.into(),
    };
    let topic: &'static str = topic.into();
    Message::new(format!("told-{topic}")).text("how", how)
}

/// How a setting stands, and what it may be.
pub(super) fn choices(choice: Choice, context: Context) -> Vec<Message> {
    let Settings { detail, cards, width, gaps, prompt, enter, .. } = context.settings;
    let told = |setting: Setting| vec![set(&setting)];
    let (stands, choices) = match choice {
        Choice::Language => {
            let languages = context.languages.join(", ");
            (
                told(Setting::Language(context.language.clone())),
                Message::new("choices-language").text("languages", languages),
            )
        }
        Choice::Detail => (told(Setting::Detail(detail)), Message::new("choices-detail")),
        Choice::Tell => {
            let telling = context.settings.telling();
            (Topic::ALL.map(|topic| self::told(topic, telling)).into(), Message::new("choices-tell"))
        }
        Choice::Explain => (vec![explain(context.settings.explaining())], Message::new("choices-switch")),
        Choice::Cards => (told(Setting::Cards(cards)), Message::new("choices-cards")),
        Choice::Width => {
            let range = Message::new("choices-width").number("least", Width::MIN).number("most", Width::MAX);
            (told(Setting::Width(width)), range)
        }
        Choice::Gaps => (told(Setting::Gaps(gaps)), Message::new("choices-switch")),
        Choice::Enter => (told(Setting::Enter(enter)), Message::new("choices-enter")),
        Choice::Prompt => (told(Setting::Prompt(prompt)), Message::new("choices-prompt")),
    };
    stands.into_iter().chain([choices]).collect()
}

/// What an empty line does, by the word of it.
pub(super) fn empty_line(enter: Enter) -> Name {
    Name::plain(match enter {
        Enter::Repeat => Verb::Repeat.id(),
        Enter::Draw => Verb::Draw.id(),
        Enter::Moves => Verb::Moves.id(),
        Enter::Off => Switch::Off.id(),
    })
}

/// What was set.
pub(super) fn set(setting: &Setting) -> Message {
    match setting {
        Setting::Language(_) => Message::new("set-language"),
        Setting::Detail(detail) => self::detail(*detail),
        Setting::Tell(tell) => {
            let mut chosen = Chosen::default();
            chosen.choose(*tell);
            told(tell.into(), chosen.at(Detail::default()))
        }
        Setting::Explain(Switch::On) => explain(Explaining::Reason),
        Setting::Explain(Switch::Off) => explain(Explaining::Nothing),
        Setting::Cards(style) => {
            let example = name::card(crate::game::Card::new(crate::game::Rank::Seven, Suit::Spades));
            let word = Name::plain(style.id());
            Message::new("set-cards").names("style", [word]).names("card", [example])
        }
        Setting::Width(None) => Message::new("set-width-off"),
        Setting::Width(Some(width)) => Message::new("set-width").number("width", width.get()),
        Setting::Gaps(Switch::On) => Message::new("set-gaps-on"),
        Setting::Gaps(Switch::Off) => Message::new("set-gaps-off"),
        Setting::Prompt(prompt) => Message::new("set-prompt").names("prompt", [Name::plain(prompt.id())]),
        Setting::Enter(enter) => Message::new("set-enter").names("does", [empty_line(*enter)]),
        Setting::Player(name) => named("memory-plays-now", name),
    }
}

/// All settings of the session, in their order.
pub(super) fn settings(player: &str, context: Context) -> Vec<Message> {
    let Settings { detail, chosen, cards, width, gaps, prompt, enter, .. } = context.settings;
    let first = [Setting::Language(context.language.clone()), Setting::Detail(detail)];
    let chosen = chosen.made().into_iter().map(Setting::Tell);
    let rest = [
        Setting::Cards(cards),
        Setting::Gaps(gaps),
        Setting::Width(width),
        Setting::Prompt(prompt),
        Setting::Enter(enter),
    ];
    let rest = rest.iter().map(set).chain([named("memory-player", player)]);
    let first = first.into_iter().chain(chosen).map(|setting| set(&setting));
    first.chain([explain(context.settings.explaining())]).chain(rest).collect()
}

/// What stands before a typed line, where that is more than a sign: what came of the last line, the waste card, the stock
/// and how many cards fit.
#[must_use]
pub fn prompt(prompt: Prompt, verdict: &Verdict, view: &View) -> Option<Message> {
    let state = || {
        let (word, turned) = match verdict {
            Verdict::Nothing => ("nothing", Vec::new()),
            Verdict::No => ("no", Vec::new()),
            Verdict::TurnedUp(cards) => ("turned", cards.iter().copied().map(name::card).collect()),
        };
        let fits = view.fitting().count();
        let message = name::waste(Message::new("prompt-text"), view.waste).number("stock", view.stock);
        message.number("fits", fits).text("verdict", word).names("turned", turned)
    };
    (prompt == Prompt::State).then(state)
}

/// What came of the last line, as far as a display that shows only the prompt can tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing that the state would not show.
    #[default]
    Nothing,
    /// It was refused, or not understood.
    No,
    /// These cards turned up.
    TurnedUp(Vec<Card>),
}

impl Verdict {
    /// The verdict of a report.
    #[must_use]
    pub fn of(report: &Report) -> Verdict {
        if let Report::Halted { moved, .. } = report {
            return Verdict::of(moved);
        }
        if matches!(report, Report::Refused(_) | Report::Misheard(_) | Report::NotAsked | Report::NoSuchAnswer) {
            return Verdict::No;
        }
        let Report::Moved { events, view } = report else { return Verdict::Nothing };
        let opened = events.iter().flat_map(|event| match event {
            Event::Took { opened, .. } => opened.as_slice(),
            Event::Drew { .. } => &[],
        });
        let cards: Vec<Card> = opened.filter_map(|spot| view.at(*spot).card()).collect();
        if cards.is_empty() { Verdict::Nothing } else { Verdict::TurnedUp(cards) }
    }
}
