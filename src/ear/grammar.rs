//! Which sequences of meanings are a whole command.

use unic_langid::LanguageIdentifier;

use crate::game::{Card, DealNumber, Peak, RuleName, Rules, Target};
use crate::session::{
    Answer, Choice, Command, Extent, Look, Misheard, Pool, Query, Question, Replay, Section, Setting, Span, Switch,
    Verb, VoiceMode, VoiceOrder, VoiceStep, WatchStep, Which, Wish,
};

use crate::solver::Among;

use super::meaning::{Meaning, Reading, VoiceWord};
use super::naming::{place, rank_of, row_and_rest, suit_of, target};
use super::{asking, setting};

/// What the meanings say together, if anything.
pub(super) fn read(meanings: &[Meaning], asked: Option<&Question>) -> Option<Reading> {
    if meanings.last() == Some(&Meaning::Of) {
        return None;
    }
    let mut plain: Vec<Meaning> = meanings.iter().filter(|meaning| !meaning.is_filler()).cloned().collect();
    if let [Meaning::DrawAlone] = plain.as_slice() {
        return asked.is_none().then_some(Reading::Whole(Command::Draw));
    }
    if let ([said], Some(question)) = (plain.as_slice(), asked)
        && let Some(answer) = answer(said)
        && question.choice(answer).is_some()
    {
        return Some(Reading::Answer(answer));
    }
    if let (Some(Ok(spot)), Some(Question::Which(commands))) = (place(&plain), asked)
        && commands.iter().all(|command| matches!(command, Command::Take(Target::Card(_))))
    {
        return Some(Reading::Answer(Answer::Place(spot)));
    }
    // "Say" before something else shows it.
    if let [first @ Meaning::Verb(Verb::Say), _, ..] = plain.as_mut_slice() {
        *first = Meaning::Show;
    }
    if let [Meaning::Verb(Verb::Help), Meaning::Show] = plain.as_slice() {
        return None;
    }
    let shown = plain.contains(&Meaning::Show);
    plain.retain(|meaning| *meaning != Meaning::Show);
    let joined = join_cards(&plain);
    let reading = command(&joined);
    reading.filter(|reading| !shown || only_tells(reading))
}

fn only_tells(reading: &Reading) -> bool {
    matches!(
        reading,
        Reading::Whole(
            Command::Look(_)
                | Command::Ask(_)
                | Command::Help(_)
                | Command::Games
                | Command::Player
                | Command::Records(_)
                | Command::Stats(_)
                | Command::Settings
        )
    )
}

/// What the meanings command.
fn command(joined: &[Meaning]) -> Option<Reading> {
    verb_alone(joined)
        .or_else(|| verb_with(joined))
        .or_else(|| asking::ask(joined))
        .or_else(|| setting::set(joined))
        .or_else(|| without_verb(joined))
}

/// A line that cannot be whole, since a phrase of it is not known: what can be said of it all the same.
pub(super) fn half_known(phrases: &[Vec<Meaning>]) -> Option<Misheard> {
    let first = phrases.first()?;
    let verb = |verb| first.contains(&Meaning::Verb(verb));
    (phrases.len() == 2 && verb(Verb::Language)).then_some(Misheard::NoSuchLanguage)
}

/// What one word may answer.
pub(super) fn answer(said: &Meaning) -> Option<Answer> {
    let rank = || if let Meaning::Rank(rank) = said { Some(Answer::Rank(*rank)) } else { None };
    let number = || {
        if let Meaning::Number(number) | Meaning::Ordinal(number) = said { Some(Answer::Number(*number)) } else { None }
    };
    let command = |verb: &Verb| !matches!(verb, Verb::Yes | Verb::No);
    let verb = || if let Meaning::Verb(verb) = said { Some(*verb).filter(command).map(Answer::Verb) } else { None };
    suit_of(said).map(Answer::Suit).or_else(rank).or_else(number).or_else(verb)
}

/// Neighbouring rank and suit, in either order, as one card.
fn join_cards(meanings: &[Meaning]) -> Vec<Meaning> {
    let mut joined = Vec::new();
    let mut rest = meanings;
    while let [first, after @ ..] = rest {
        let card = after.first().and_then(|second| {
            let pair = |rank, suit| Some(Card::new(rank_of(rank)?, suit_of(suit)?));
            pair(first, second).or_else(|| pair(second, first).filter(|_| *second != Meaning::Number(1)))
        });
        rest = if card.is_some() { &after[1..] } else { after };
        joined.push(card.map_or_else(|| first.clone(), Meaning::Card));
    }
    joined
}

fn rule_of(meaning: &Meaning) -> Option<RuleName> {
    if let Meaning::Rule(name) = meaning { Some(*name) } else { None }
}

fn verb_alone(meanings: &[Meaning]) -> Option<Reading> {
    let [Meaning::Verb(verb)] = meanings else {
        return None;
    };
    Some(Reading::Whole(match verb {
        Verb::Yes => return Some(Reading::Answer(Answer::Yes)),
        Verb::No => return Some(Reading::Answer(Answer::No)),
        Verb::Take => Command::TakeSomething,
        Verb::Draw => Command::Draw,
        Verb::Undo => Command::Undo(1),
        Verb::Redo => Command::Redo(1),
        Verb::Board => Command::Look(Look::Board),
        Verb::Waste => Command::Look(Look::Waste),
        Verb::Stock => Command::Look(Look::Stock),
        Verb::Open => Command::Look(Look::Open),
        Verb::Moves => Command::Look(Look::Moves),
        Verb::Status => Command::Look(Look::Status),
        Verb::Score => Command::Look(Look::Score),
        Verb::Code => Command::Look(Look::Code),
        Verb::Rules => Command::Look(Look::Rules),
        Verb::Repeat => Command::Replay(Replay::Repeat(1)),
        Verb::New => Command::New(Wish::default()),
        Verb::Restart => Command::Restart,
        Verb::Help => Command::Help(None),
        Verb::Now => Command::Now,
        Verb::Quit => Command::Quit,
        Verb::Hint => Command::Hint,
        Verb::Chain => Command::Chain,
        Verb::Odds => Command::Odds,
        Verb::Winnable => Command::Winnable,
        Verb::Fork => Command::Fork,
        Verb::Par => Command::Par,
        Verb::Solution => Command::Solution(Extent::Next),
        Verb::Watch => Command::Watch(WatchStep::Begin),
        Verb::Voice => Command::Voice(VoiceOrder::Tell),
        Verb::Say => Command::Replay(Replay::Say),
        Verb::Stop => Command::Voice(VoiceOrder::Stop),
        Verb::GiveUp => Command::GiveUp,
        Verb::Load | Verb::Games => Command::Games,
        Verb::Player => Command::Player,
        Verb::Records => Command::Records(Which::Here),
        Verb::Stats => Command::Stats(Span::All),
        Verb::Settings => Command::Settings,
        Verb::Share => Command::Share,
        Verb::Seen | Verb::Left => Command::Ask(Query::Left),
        Verb::History => Command::Ask(Query::History(Query::MOVES_TOLD)),
        Verb::Guide => Command::Guide,
        Verb::Language => Command::Choices(Choice::Language),
        Verb::Detail => Command::Choices(Choice::Detail),
        Verb::Tell => Command::Choices(Choice::Tell),
        Verb::Explain => Command::Choices(Choice::Explain),
        Verb::Cards => Command::Choices(Choice::Cards),
        Verb::Width => Command::Choices(Choice::Width),
        Verb::Gaps => Command::Choices(Choice::Gaps),
        Verb::Prompt => Command::Choices(Choice::Prompt),
        Verb::Enter => Command::Choices(Choice::Enter),
        Verb::Row | Verb::Peak | Verb::Where | Verb::Covers | Verb::Under | Verb::After | Verb::Save | Verb::Log => {
            return Some(Reading::Wrong(Misheard::Incomplete(*verb)));
        }
    }))
}

fn verb_with(meanings: &[Meaning]) -> Option<Reading> {
    let whole = |command| Some(Reading::Whole(command));
    match meanings {
        [Meaning::Verb(verb @ (Verb::Undo | Verb::Redo)), Meaning::Number(count), unit @ ..] => {
            let whole = matches!(unit, [] | [Meaning::Unit]) && *count > 0;
            let command = if *verb == Verb::Undo { Command::Undo } else { Command::Redo };
            whole.then(|| Reading::Whole(command(usize::try_from(*count).unwrap_or(usize::MAX))))
        }
        [Meaning::Verb(Verb::Draw), Meaning::Number(count)] => drawn(*count),
        [Meaning::Verb(Verb::Undo), Meaning::Unit] => whole(Command::Undo(1)),
        [Meaning::Verb(Verb::Redo), Meaning::Unit] => whole(Command::Redo(1)),
        [Meaning::Verb(Verb::Peak), Meaning::Peak(peak)] | [Meaning::Peak(peak), Meaning::Verb(Verb::Peak)] => {
            whole(Command::Look(Look::Peak(*peak)))
        }
        [Meaning::Verb(Verb::Peak), Meaning::Number(number)] | [Meaning::Number(number), Meaning::Verb(Verb::Peak)] => {
            Some(match Peak::from_number(*number) {
                Some(peak) => Reading::Whole(Command::Look(Look::Peak(peak))),
                None => Reading::Wrong(Misheard::NoSuchPeak),
            })
        }
        [Meaning::Verb(Verb::Code), Meaning::Spell] | [Meaning::Spell, Meaning::Verb(Verb::Code)] => {
            whole(Command::Look(Look::CodeSpelt))
        }
        [Meaning::Verb(Verb::Repeat), Meaning::Number(back)] if *back > 0 => {
            whole(Command::Replay(Replay::Repeat(usize::try_from(*back).unwrap_or(usize::MAX))))
        }
        [Meaning::Verb(Verb::New), wish @ ..] => new(wish),
        [Meaning::Verb(Verb::Fork), Meaning::Go | Meaning::Verb(Verb::Undo)] => whole(Command::ForkGo),
        [Meaning::Verb(Verb::Records), Meaning::Number(number)] => Some(match DealNumber::new(*number) {
            Some(deal) => Reading::Whole(Command::Records(Which::Deal(deal))),
            None => Reading::Wrong(Misheard::NumberTooLarge),
        }),
        [Meaning::Verb(Verb::Solution), Meaning::All] | [Meaning::All, Meaning::Verb(Verb::Solution)] => {
            whole(Command::Solution(Extent::All))
        }
        [Meaning::Verb(Verb::Watch), to] => watch(to).map(|step| Reading::Whole(Command::Watch(step))),
        [Meaning::Verb(Verb::Stats), Meaning::Week] | [Meaning::Week, Meaning::Verb(Verb::Stats)] => {
            whole(Command::Stats(Span::Week))
        }
        [Meaning::Verb(Verb::Help), Meaning::Verb(verb)] => whole(Command::Help(Some(*verb))),
        [Meaning::Verb(Verb::Help), Meaning::TakeBefore] => whole(Command::Help(Some(Verb::Take))),
        [Meaning::Verb(Verb::Language), Meaning::Language(tag)] => whole(language(tag)),
        [Meaning::Verb(Verb::Detail), Meaning::Detail(detail)]
        | [Meaning::Detail(detail), Meaning::Verb(Verb::Detail)] => whole(Command::Set(Setting::Detail(*detail))),
        [Meaning::Verb(Verb::Explain), Meaning::Switch(explain)]
        | [Meaning::Switch(explain), Meaning::Verb(Verb::Explain)] => whole(Command::Set(Setting::Explain(*explain))),
        [Meaning::Verb(Verb::Voice), Meaning::Verb(Verb::Say)]
        | [Meaning::Verb(Verb::Say), Meaning::Verb(Verb::Voice)] => whole(Command::Replay(Replay::Say)),
        [Meaning::Verb(Verb::Voice), order @ ..] | [order @ .., Meaning::Verb(Verb::Voice)] => {
            voice(order).map(|order| Reading::Whole(Command::Voice(order)))
        }
        [Meaning::Verb(Verb::Rules), what] | [what, Meaning::Verb(Verb::Rules)] => {
            rules(what).map(|look| Reading::Whole(Command::Look(look)))
        }
        [Meaning::Verb(Verb::Guide), Meaning::Switch(Switch::Off) | Meaning::Verb(Verb::Stop | Verb::Quit)]
        | [Meaning::Switch(Switch::Off) | Meaning::Verb(Verb::Stop | Verb::Quit), Meaning::Verb(Verb::Guide)] => {
            whole(Command::LeaveGuide)
        }
        [Meaning::Verb(Verb::Take) | Meaning::TakeBefore, what @ ..] | [what @ .., Meaning::Verb(Verb::Take)] => {
            take(what)
        }
        _ => None,
    }
}

/// Where to go in a game that is gone through: the words for it are also those of other commands.
fn watch(to: &Meaning) -> Option<WatchStep> {
    let end = [Meaning::Verb(Verb::Stop), Meaning::Verb(Verb::Quit), Meaning::Section(Section::End)];
    let words = [(Meaning::Onward, WatchStep::Next), (Meaning::Verb(Verb::Draw), WatchStep::Next)];
    let words = words.into_iter().chain([(Meaning::Verb(Verb::Undo), WatchStep::Back)]);
    let words = words.chain(end.map(|word| (word, WatchStep::End)));
    words.chain([(Meaning::Switch(Switch::Off), WatchStep::End)]).find(|(word, _)| word == to).map(|(_, step)| step)
}

/// So many cards drawn.
fn drawn(count: u64) -> Option<Reading> {
    let command = match usize::try_from(count).unwrap_or(usize::MAX) {
        0 => return None,
        1 => Command::Draw,
        several => Command::DrawSeveral(several),
    };
    Some(Reading::Whole(command))
}

/// To speak the language of this tag, which is one of those there are.
fn language(tag: &LanguageIdentifier) -> Command {
    Command::Set(Setting::Language(tag.clone()))
}

/// Which of the rules: a section, one rule, or all.
fn rules(what: &Meaning) -> Option<Look> {
    if let Meaning::Section(section) = what {
        return Some(Look::RulesOf(*section));
    }
    if *what == Meaning::All { Some(Look::RulesAll) } else { rule_of(what).map(Look::Rule) }
}

fn without_verb(meanings: &[Meaning]) -> Option<Reading> {
    match meanings {
        [Meaning::Number(number)] if !(1..=10).contains(number) => {
            Some(Reading::Wrong(match DealNumber::new(*number) {
                Some(deal) => Misheard::NoRank(deal),
                None => Misheard::NumberTooLarge,
            }))
        }
        [Meaning::Language(tag)] => Some(Reading::Whole(language(tag))),
        [Meaning::Suit(suit)] => Some(Reading::Wrong(Misheard::LoneSuit(*suit))),
        _ => match row_and_rest(meanings) {
            Some((Ok(row), [])) => Some(Reading::Whole(Command::Look(Look::Row(row)))),
            Some((Err(misheard), [])) => Some(Reading::Wrong(misheard)),
            _ => match place(meanings) {
                Some(Ok(spot)) => Some(Reading::Whole(Command::Look(Look::Place(spot)))),
                Some(Err(misheard)) => Some(Reading::Wrong(misheard)),
                None => take(meanings),
            },
        },
    }
}

fn take(what: &[Meaning]) -> Option<Reading> {
    if let Some(target) = target(what) {
        return Some(target.map_or_else(Reading::Wrong, |target| Reading::Whole(Command::Take(target))));
    }
    let several: Option<Vec<Target>> = what.iter().map(|one| target(std::slice::from_ref(one))?.ok()).collect();
    several.filter(|several| several.len() > 1).map(|several| Reading::Whole(Command::TakeAll(several)))
}

/// A new game's number and rules, or that it should be one that can be won.
fn new(wish: &[Meaning]) -> Option<Reading> {
    let (deal, rules) = match wish {
        [Meaning::Number(number), rules @ ..] | [rules @ .., Meaning::Number(number)] => (Some(*number), rules),
        rules => (None, rules),
    };
    let (mut among, mut pool, mut names) = (Among::All, Pool::All, Vec::new());
    for meaning in rules {
        match (meaning, deal) {
            (Meaning::Winnable, None) => among = Among::Winnable,
            (Meaning::Numbered, None) if pool != Pool::Daily => pool = Pool::Numbered,
            (Meaning::Daily, None) if pool != Pool::Numbered => pool = Pool::Daily,
            (rule, _) => names.push(rule_of(rule)?),
        }
    }
    let deal = match deal.map(DealNumber::new) {
        Some(None) => return Some(Reading::Wrong(Misheard::NumberTooLarge)),
        Some(known) => known,
        None => None,
    };
    Some(match Rules::named(&names) {
        Err(clash) => Reading::Wrong(Misheard::Clash(clash)),
        Ok(rules) => {
            let rules = (!names.is_empty()).then_some(rules);
            Reading::Whole(Command::New(Wish { deal, rules, among, pool }))
        }
    })
}

/// What the voice is to do.
pub(super) fn voice(order: &[Meaning]) -> Option<VoiceOrder> {
    Some(match order {
        [Meaning::VoiceMode(mode)] => VoiceOrder::Mode(*mode),
        [Meaning::Switch(Switch::On)] => VoiceOrder::Mode(VoiceMode::On),
        [Meaning::Switch(Switch::Off)] => VoiceOrder::Mode(VoiceMode::Off),
        [Meaning::Verb(Verb::Stop)] => VoiceOrder::Stop,
        [Meaning::VoiceWord(VoiceWord::List)] => VoiceOrder::List,
        [Meaning::VoiceWord(VoiceWord::Test)] => VoiceOrder::Test,
        [Meaning::VoiceWord(VoiceWord::Faster)] => VoiceOrder::Step(VoiceStep::Faster),
        [Meaning::VoiceWord(VoiceWord::Slower)] => VoiceOrder::Step(VoiceStep::Slower),
        [Meaning::VoiceWord(VoiceWord::Louder)] => VoiceOrder::Step(VoiceStep::Louder),
        [Meaning::VoiceWord(VoiceWord::Quieter)] => VoiceOrder::Step(VoiceStep::Quieter),
        [Meaning::VoiceWord(VoiceWord::Rate), Meaning::Number(percent)] => VoiceOrder::Rate(*percent),
        [Meaning::VoiceWord(VoiceWord::Volume), Meaning::Number(percent)] => VoiceOrder::Volume(*percent),
        _ => return None,
    })
}
