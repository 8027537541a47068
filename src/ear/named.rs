//! Commands with a name in them, which is taken as it was typed: `save before supper`, `player Ivan`.

use super::lexicon::{Phrase, Scope};
use super::meaning::Meaning;
use super::{Ear, cuts};
use crate::language::is_safe;
use crate::session::{Command, Heard, Misheard, Replay, Setting, Verb};

/// The longest name of a player or a game, in characters.
const LONGEST_NAME: usize = 40;

/// The most words before the name.
const MOST_WORDS: usize = 4;

impl Ear {
    /// A line that begins with such a command, the longest beginning first, and goes on with something.
    pub(super) fn hear_named(&self, line: &str, current: &str, scopes: &[Scope]) -> Option<Heard> {
        let cuts: Vec<(&str, &str)> = cuts(line).filter(|(before, _)| !before.is_empty()).take(MOST_WORDS).collect();
        let whole = self.lexicon.tokens(line);
        let heard = |scope| {
            // "Save game" is the command once more, and no game called "game".
            if matches!(self.lexicon.phrases(&whole, current, scope).as_slice(), [phrase] if !phrase.is_empty()) {
                return None;
            }
            let mut longest_first = cuts.iter().rev();
            longest_first.find_map(|(before, name)| self.command_before(before, current, scope).map(|with| with(name)))
        };
        scopes.iter().find_map(|scope| heard(*scope))
    }

    /// The command that these words begin, waiting for its name.
    fn command_before(&self, before: &str, current: &str, scope: Scope) -> Option<fn(&str) -> Heard> {
        let tokens = self.lexicon.tokens(before);
        let phrases = self.lexicon.phrases(&tokens, current, scope);
        // "Save my" waits for nothing: the name is "my game".
        if phrases.last().is_some_and(|last| last.contains(&Meaning::Filler)) {
            return None;
        }
        let said: Vec<&Phrase> = phrases.iter().filter(|phrase| !phrase.contains(&Meaning::Filler)).collect();
        let verb = |phrase: &Phrase, verb| phrase.contains(&Meaning::Verb(verb));
        match said.as_slice() {
            [first] if verb(first, Verb::Save) => Some(|name| named(name, Command::Save)),
            [first] if verb(first, Verb::Load) => Some(|name| named(name, Command::Load)),
            [first] if verb(first, Verb::Player) => {
                Some(|name| named(name, |name| Command::Set(Setting::Player(name))))
            }
            [first, second] if verb(first, Verb::Games) && second.contains(&Meaning::Delete) => {
                Some(|name| named(name, Command::Delete))
            }
            [first, second] if verb(first, Verb::Records) && second.contains(&Meaning::Merge) => {
                Some(|path| Heard::Command(Command::Merge(bare(path).to_owned())))
            }
            [first] if verb(first, Verb::Log) => {
                Some(|path| Heard::Command(Command::Replay(Replay::Log(bare(path).to_owned()))))
            }
            _ => None,
        }
    }
}

/// The command with its name tidied: safe characters, single spaces, no quotes around.
fn named(name: &str, command: fn(String) -> Command) -> Heard {
    let safe: String = bare(name).chars().filter(|letter| is_safe(*letter) || letter.is_whitespace()).collect();
    let name = safe.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Heard::Misheard(Misheard::Unknown),
        1..=LONGEST_NAME => Heard::Command(command(name)),
        _ => Heard::Misheard(Misheard::NameTooLong(LONGEST_NAME)),
    }
}

/// Without spaces and quotes around it.
fn bare(text: &str) -> &str {
    text.trim().trim_matches(['"', '„', '“', '”', '«', '»']).trim()
}
