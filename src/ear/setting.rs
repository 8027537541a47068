//! Settings that have a word and a value.

use crate::session::{Command, Explain, Gaps, Misheard, Prompt, Set, Verb, Width};

use super::grammar::Reading;
use super::meaning::Meaning;

/// The setting that the meanings make, the verb first.
pub(super) fn set(meanings: &[Meaning]) -> Option<Reading> {
    let [Meaning::Verb(verb), value] = meanings else {
        return None;
    };
    let set = match (verb, value) {
        (Verb::Cards, Meaning::Cards(cards)) => Set::Cards(*cards),
        (Verb::Prompt, Meaning::Prompt(prompt)) => Set::Prompt(*prompt),
        (Verb::Prompt, Meaning::Switch(Explain::On)) => Set::Prompt(Prompt::Short),
        (Verb::Prompt, Meaning::Switch(Explain::Off)) => Set::Prompt(Prompt::None),
        (Verb::Gaps, Meaning::Switch(Explain::On)) => Set::Gaps(Gaps::On),
        (Verb::Gaps, Meaning::Switch(Explain::Off)) => Set::Gaps(Gaps::Off),
        (Verb::Width, Meaning::Switch(Explain::Off)) => Set::Width(None),
        (Verb::Width, Meaning::Number(number)) => match Width::new(*number) {
            Some(width) => Set::Width(Some(width)),
            None => return Some(Reading::Wrong(Misheard::NoSuchWidth)),
        },
        _ => return None,
    };
    Some(Reading::Whole(Command::Set(set)))
}
