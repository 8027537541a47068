//! Lines that end in a deal code.

use crate::session::{Command, Heard, Misheard, Verb, Which, Wish};

use super::cuts;
use super::lexicon::{Phrase, Scope};
use super::line;
use super::listener::Listener;
use super::look_alikes::{looks_like_code, read_code};
use super::meaning::Meaning;

/// The longest code with all that may stand around it, in bytes.
const LONGEST_CODE: usize = 200;

impl Listener<'_> {
    /// A line that ends in a deal code: by itself a question, after "new" a command. The game says codes in sentences and
    /// they are copied from there, so quotes and a full stop around one do not count.
    pub(super) fn code(self) -> Option<Heard> {
        let near = cuts(self.line).filter(|(_, rest)| rest.len() <= LONGEST_CODE);
        let mut parts = near.map(|(before, rest)| (before, rest.trim_matches(line::parts)));
        let (before, code) = parts.find(|(_, rest)| looks_like_code(rest))?;
        let before = self.phrases(&self.known.lexicon.tokens(before), Scope::All);
        let only = |meanings: &Phrase, wanted: Meaning| meanings.contains(&wanted);
        if matches!(before.as_slice(), [phrase] if only(phrase, Meaning::Verb(Verb::Records))) {
            let which = |code| Heard::Command(Command::Records(Which::Code(code)));
            return Some(read_code(code).map_or_else(|error| Heard::Misheard(Misheard::Code(error)), which));
        }
        let new = before.iter().any(|phrase| only(phrase, Meaning::Verb(Verb::New)));
        let whole = before.iter().all(|phrase| {
            only(phrase, Meaning::Verb(Verb::New))
                || only(phrase, Meaning::Filler)
                || only(phrase, Meaning::Of)
                || only(phrase, Meaning::Verb(Verb::Code))
        });
        if !whole {
            return None;
        }
        Some(match read_code(code) {
            Err(error) => Heard::Misheard(Misheard::Code(error)),
            Ok(code) => {
                let wish = Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() };
                if new { Heard::Command(Command::New(wish)) } else { Heard::PerhapsNew(wish) }
            }
        })
    }
}
