//! Settings that have a word and a value.

use crate::session::{Command, Misheard, Prompt, Setting, Switch, Verb, Width};

use super::meaning::{Meaning, Reading};

/// The setting that the meanings make, the verb first.
pub(super) fn set(meanings: &[Meaning]) -> Option<Reading> {
    let [Meaning::Verb(verb), value] = meanings else {
        return None;
    };
    let set = match (verb, value) {
        (Verb::Cards, Meaning::Cards(cards)) => Setting::Cards(*cards),
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
