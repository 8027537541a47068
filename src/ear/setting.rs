//! Settings that have a word and a value.

use crate::session::{Choice, Command, Enter, Fits, Look, Misheard, Prompt, Setting, Switch, Tell, Topic, Verb, Width};

use super::meaning::{Meaning, Reading};

/// The setting that the meanings make, the verb first.
pub(super) fn set(meanings: &[Meaning]) -> Option<Reading> {
    let (verb, value) = match meanings {
        [Meaning::Verb(Verb::Tell), Meaning::Topic(topic)] => return Some(Reading::Whole(now(*topic))),
        [Meaning::Verb(Verb::Tell), Meaning::Topic(topic), value] => {
            let tell = tell(*topic, value)?;
            return Some(Reading::Whole(Command::Set(Setting::Tell(tell))));
        }
        [Meaning::Verb(verb), value] => (verb, value),
        _ => return None,
    };
    let set = match (verb, value) {
        (Verb::Cards, Meaning::Cards(cards)) => Setting::Cards(*cards),
        (Verb::Enter, Meaning::Verb(Verb::Repeat)) => Setting::Enter(Enter::Repeat),
        (Verb::Enter, Meaning::Verb(Verb::Draw)) => Setting::Enter(Enter::Draw),
        (Verb::Enter, Meaning::Verb(Verb::Moves)) => Setting::Enter(Enter::Moves),
        (Verb::Enter, Meaning::Switch(Switch::Off)) => Setting::Enter(Enter::Off),
        (Verb::Prompt, Meaning::Prompt(prompt)) => Setting::Prompt(*prompt),
        (Verb::Prompt, Meaning::Switch(Switch::On)) => Setting::Prompt(Prompt::Short),
        (Verb::Prompt, Meaning::Switch(Switch::Off)) => Setting::Prompt(Prompt::None),
        (Verb::Gaps, Meaning::Switch(Switch::On)) => Setting::Gaps(Switch::On),
        (Verb::Gaps, Meaning::Switch(Switch::Off)) => Setting::Gaps(Switch::Off),
        (Verb::Width, Meaning::Switch(Switch::Off)) => Setting::Width(None),
        (Verb::Width, Meaning::Number(number)) => match Width::new(*number) {
            Some(width) => Setting::Width(Some(width)),
            None => return Some(Reading::Wrong(Misheard::NoSuchWidth)),
        },
        _ => return None,
    };
    Some(Reading::Whole(Command::Set(set)))
}

/// How a kind of news is to be told.
fn tell(topic: Topic, value: &Meaning) -> Option<Tell> {
    let switch = if let Meaning::Switch(switch) = value { Some(*switch) } else { None };
    Some(match (topic, value) {
        (Topic::Fits, Meaning::Fits(fits)) => Tell::Fits(*fits),
        (Topic::Fits, Meaning::Switch(Switch::On)) => Tell::Fits(Fits::Count),
        (Topic::Fits, Meaning::Switch(Switch::Off)) => Tell::Fits(Fits::Off),
        (Topic::Fits, _) => return None,
        (Topic::Places, _) => Tell::Places(switch?),
        (Topic::Stock, _) => Tell::Stock(switch?),
        (Topic::Streak, _) => Tell::Streak(switch?),
        (Topic::Table, _) => Tell::Table(switch?),
        (Topic::Score, _) => Tell::Score(switch?),
    })
}

/// What tells the same news now.
fn now(topic: Topic) -> Command {
    match topic {
        Topic::Fits => Command::Look(Look::Moves),
        Topic::Places => Command::Choices(Choice::Tell),
        Topic::Stock => Command::Look(Look::Stock),
        Topic::Streak | Topic::Score => Command::Look(Look::Score),
        Topic::Table => Command::Look(Look::Board),
    }
}
