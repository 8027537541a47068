//! Commands with a name in them, which is taken as it was typed: `save before supper`, `player Ivan`.

use super::cuts;
use super::lexicon::{Phrase, Scope};
use super::listener::Listener;
use super::meaning::Meaning;
use crate::language::is_safe;
use crate::session::{Command, Heard, Misheard, Replay, Setting, Verb, VoiceOrder};

/// The longest name of a player or a game, in characters.
const LONGEST_NAME: usize = 40;

/// The most words before the name.
const MOST_WORDS: usize = 4;

impl Listener<'_> {
    /// A line that begins with such a command, the longest beginning first, and goes on with something.
    pub(super) fn name(self, scope: Scope) -> Option<Heard> {
        let cuts: Vec<(&str, &str)> =
            cuts(self.line).filter(|(before, _)| !before.is_empty()).take(MOST_WORDS).collect();
        // "Save game" is the command once more, and no game called "game".
        let whole = self.phrases(&self.ear.lexicon.tokens(self.line), scope);
        if matches!(whole.as_slice(), [phrase] if !phrase.is_empty()) {
            return None;
        }
        cuts.iter().rev().find_map(|(before, name)| self.command_before(before, scope).map(|with| with(name)))
    }

    /// "Voice" and a name, which may be anything, as it was typed.
    pub(super) fn voice_name(self, scope: Scope) -> Option<Heard> {
        let (verb, name) = self.line.trim().split_once(char::is_whitespace)?;
        let said = self.phrases(&self.ear.lexicon.tokens(verb), scope);
        let [meanings] = said.as_slice() else { return None };
        let voice = meanings.contains(&Meaning::Verb(Verb::Voice));
        voice.then(|| Heard::Command(Command::Voice(VoiceOrder::Name(name.trim().to_owned()))))
    }

    /// The command that these words begin, waiting for its name.
    fn command_before(self, before: &str, scope: Scope) -> Option<fn(&str) -> Heard> {
        let phrases = self.phrases(&self.ear.lexicon.tokens(before), scope);
        // "Save my" waits for nothing: the name is "my game".
        if phrases.last().is_some_and(|last| last.contains(&Meaning::Filler)) {
            return None;
        }
        let said: Vec<&Phrase> = phrases.iter().filter(|phrase| !phrase.contains(&Meaning::Filler)).collect();
        let verb = |phrase: &Phrase, verb| phrase.contains(&Meaning::Verb(verb));
        match said.as_slice() {
            [first] if verb(first, Verb::Save) => Some(|name| named(name, Command::Save)),
            [first] if verb(first, Verb::Load) => Some(|name| named(name, Command::Load)),
            [first] if verb(first, Verb::Player) => Some(|name| named(name, |name| Command::Set(Setting::Player(name)))),
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
