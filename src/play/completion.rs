//! What Tab offers.

use std::collections::HashMap;

use crate::ear::cuts;
use crate::game::View;
use crate::language::{Catalogue, Message};
use crate::names::Named;
use crate::session::Verb;
use crate::wording;

/// What may be typed: at the beginning of a line, and after some of its first words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    first: Vec<String>,
    after: HashMap<String, Vec<String>>,
}

/// What may follow a command, where Tab knows it.
fn follows(verb: Verb) -> Option<Follows> {
    let cards = matches!(verb, Verb::Take | Verb::Where | Verb::Covers | Verb::Under);
    let commands = (verb == Verb::Help).then_some(Follows::Commands);
    let languages = (verb == Verb::Language).then_some(Follows::Languages);
    cards.then_some(Follows::Cards).or(commands).or(languages)
}

enum Follows {
    Cards,
    Commands,
    Languages,
}

impl Offers {
    /// What may be typed at this table in this language; `languages` are the languages' own names.
    #[must_use]
    pub fn new(view: &View, catalogue: &Catalogue, languages: &[String]) -> Offers {
        let text = |message: &Message| catalogue.text(message);
        let cards: Vec<String> = wording::cards_to_type(view).iter().map(text).collect();
        let commands: Vec<String> = Verb::ALL.map(|verb| text(&Message::new(verb.id()))).into();
        let mut after = HashMap::new();
        for verb in Verb::ALL {
            let Some(follows) = follows(verb) else { continue };
            let offered = match follows {
                Follows::Cards => &cards,
                Follows::Commands => &commands,
                Follows::Languages => languages,
            };
            let also = catalogue.attribute(&verb.id(), "also").unwrap_or_default();
            let words = catalogue.term(&verb.id()).into_iter().chain(also.split(','));
            after.extend(words.map(|word| (word.trim().to_lowercase(), offered.to_vec())));
        }
        Offers { first: [cards, commands].concat(), after }
    }

    /// What may follow the text before the cursor, and the byte from which on it replaces that text. Letters match in any
    /// case; after words that are the beginning of no command that Tab knows nothing is offered.
    #[must_use]
    pub fn complete(&self, before: &str) -> (usize, Vec<String>) {
        let whole = (0, continuing(before.trim_start(), &self.first));
        let empty = before.ends_with(char::is_whitespace).then_some((before, ""));
        let rest = cuts(before).chain(empty).map(|(start, end)| {
            let list = self.after.get(&start.trim().to_lowercase()).map(Vec::as_slice).unwrap_or_default();
            (start.len(), continuing(end, list))
        });
        let spaces = before.len() - before.trim_start().len();
        let mut offers = std::iter::once((spaces, whole.1)).chain(rest);
        offers.find(|(_, offered)| !offered.is_empty()).unwrap_or((before.len(), Vec::new()))
    }
}

fn continuing(typed: &str, candidates: &[String]) -> Vec<String> {
    let typed = typed.to_lowercase();
    candidates.iter().filter(|candidate| candidate.to_lowercase().starts_with(&typed)).cloned().collect()
}
