//! What came of listening to a line.

use crate::game::Target;
use crate::session::{Command, Heard, Misheard};

/// What was heard, and how the line was read, if not as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    /// What was heard.
    pub heard: Heard,
    /// The line as it would be on the keyboard layout that it was read on.
    pub read_as: Option<String>,
}

impl From<Heard> for Hearing {
    fn from(heard: Heard) -> Hearing {
        Hearing { heard, read_as: None }
    }
}

/// Whether something whole was heard, if only a question.
pub(super) fn is_whole(heard: &Heard) -> bool {
    !matches!(heard, Heard::Misheard(_))
}

/// Whether a command was heard with a mistake in it that can be told: no other reading is looked for.
pub(super) fn is_slip(heard: &Heard) -> bool {
    let Heard::Misheard(misheard) = heard else { return false };
    match misheard {
        Misheard::Unknown
        | Misheard::Negated
        | Misheard::Incomplete(_)
        | Misheard::LoneSuit(_)
        | Misheard::SuitOrVerb(_, _)
        | Misheard::NoSuchLanguage => false,
        Misheard::TooLong
        | Misheard::NameTooLong(_)
        | Misheard::Code(_)
        | Misheard::NoRank(_)
        | Misheard::NumberTooLarge
        | Misheard::Clash(_)
        | Misheard::NoSuchRow
        | Misheard::NoSuchPlace(_)
        | Misheard::NoSuchPeak
        | Misheard::NoSuchWidth => true,
    }
}

/// The commands among which a question could let choose.
pub(super) fn commands(heard: Heard) -> Vec<Command> {
    match heard {
        Heard::Answer(_) | Heard::Nothing | Heard::Misheard(_) => Vec::new(),
        Heard::Command(command) => vec![command],
        Heard::Alike(cards) => cards.into_iter().map(|card| Command::Take(Target::Card(card))).collect(),
        Heard::Unclear(commands) => commands,
        Heard::PerhapsNew(wish) => vec![Command::New(wish)],
    }
}
