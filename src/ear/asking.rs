//! Questions to the table, and which meanings make one.

use crate::game::Target;
use crate::session::{Command, Query, Verb};

use super::meaning::{Meaning, Reading};
use super::naming::{rank_of, target};

/// The question that the meanings ask, the verb first or last.
pub(super) fn ask(meanings: &[Meaning]) -> Option<Reading> {
    let (verb, rest) = match meanings {
        [Meaning::Verb(verb), rest @ ..] | [rest @ .., Meaning::Verb(verb)] if !rest.is_empty() => (*verb, rest),
        _ => return None,
    };
    if let Some(asked) = of_target(verb) {
        return Some(match target(rest)? {
            Ok(target) => Reading::Whole(Command::Ask(asked(target))),
            Err(misheard) => Reading::Wrong(misheard),
        });
    }
    let query = match (verb, rest) {
        (Verb::Seen | Verb::Left, [rank]) => Query::Seen(rank_of(rank)?),
        (Verb::History, [Meaning::Number(count)] | [Meaning::Number(count), Meaning::Unit]) if *count > 0 => {
            Query::History(usize::try_from(*count).unwrap_or(usize::MAX))
        }
        _ => return None,
    };
    Some(Reading::Whole(Command::Ask(query)))
}

/// A question about what is named.
type Asked = fn(Target) -> Query;

/// The question of a verb that asks about a card, a rank or a place.
fn of_target(verb: Verb) -> Option<Asked> {
    let about: [(Verb, Asked); 4] = [
        (Verb::Where, Query::Where),
        (Verb::Covers, Query::Covers),
        (Verb::Under, Query::Under),
        (Verb::After, Query::After),
    ];
    about.into_iter().find(|(asks, _)| *asks == verb).map(|(_, query)| query)
}
