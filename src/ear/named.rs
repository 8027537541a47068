//! Commands with a name in them, which is taken as it was typed: `save before supper`, `player Ivan`.

use super::cuts;
use super::lexicon::{Phrase, Scope};
use super::listener::Listener;
use super::meaning::Meaning;
use super::part::Part;
use super::phrase::is;
use crate::language::is_safe;
use crate::session::{Command, Heard, Misheard, Replay, Setting, Verb, VoiceOrder};

/// The longest name of a player or a game, in characters.
const LONGEST_NAME: usize = 40;

/// The most words before the name.
const MOST_WORDS: usize = 6;

impl Listener<'_> {
    /// A line that begins with such a command, the longest beginning first, and goes on with something.
    pub(super) fn name(self, scope: Scope) -> Option<Heard> {
        let own = (scope == Scope::CurrentOnly).then_some(self.tag);
        let tags = own.into_iter().chain(self.known.tags().filter(|_| own.is_none()));
        tags.into_iter().find_map(|tag| self.with(self.line, tag).named_in_its_language())
    }

    fn named_in_its_language(self) -> Option<Heard> {
        let cuts: Vec<(&str, &str)> =
            cuts(self.line).filter(|(before, _)| !before.is_empty()).take(MOST_WORDS).collect();
        if cuts.is_empty() {
            return None;
        }
        let whole = self.said(self.line);
        // "Save the game" is the beginning of a command, and "save game" no game called "game".
        if let Some(beginning) = Beginning::of(&whole) {
            return beginning.names_game().then(|| Heard::Misheard(Misheard::Incomplete(beginning.verb())));
        }
        if whole.len() == 1 && !whole[0].is_empty() {
            return None;
        }
        cuts.iter().rev().find_map(|(before, name)| {
            let beginning = Beginning::of(&self.said(before))?;
            let name_said = self.said(name);
            let joins = name_said.first().is_some_and(|first| is(first, Part::And));
            let idle = name_said.iter().all(|part| is(part, Part::Aside) || is(part, Part::In));
            let letter = name.chars().nth(1).is_none();
            // "I am for the two": a name that is introduced by more than one word is none of the table's.
            let card = |part: &Phrase| part.iter().any(|it| matches!(it, Meaning::Rank(_) | Meaning::Card(_)));
            let of_the_table = before.trim().contains(char::is_whitespace) && name_said.iter().any(card);
            (!joins && !of_the_table && (letter || !idle)).then(|| beginning.with(name))
        })
    }

    /// The phrases of a part of the line; an unknown word is an empty one.
    fn said(self, text: &str) -> Vec<Phrase> {
        self.known.sentence_phrases(&self.known.lexicon.tokens(text), self.tag, MOST_WORDS)
    }

    /// "Voice" and a name, which may be anything, as it was typed.
    pub(super) fn voice_name(self, scope: Scope) -> Option<Heard> {
        let (verb, name) = self.line.trim().split_once(char::is_whitespace)?;
        let said = self.phrases(&self.known.lexicon.tokens(verb), scope);
        let [meanings] = said.as_slice() else { return None };
        let negated = self.said(name).iter().any(|phrase| phrase.contains(&Meaning::Not));
        let voice = meanings.contains(&Meaning::Verb(Verb::Voice)) && !negated;
        voice.then(|| Heard::Command(Command::Voice(VoiceOrder::Name(name.trim().to_owned()))))
    }
}

/// What may come before a name.
enum Beginning {
    Save,
    SaveGame,
    Load,
    LoadGame,
    Player,
    Delete,
    Merge,
    Log,
}

impl Beginning {
    /// The beginning that these phrases are: a command, and at most words that lead over to its name.
    fn of(phrases: &[Phrase]) -> Option<Beginning> {
        let leads = |part: &Phrase| is(part, Part::Game) || is(part, Part::Named) || is(part, Part::Change);
        let last = phrases.last()?;
        let (said, rest): (Vec<&Phrase>, Vec<&Phrase>) =
            phrases.iter().partition(|part| part.iter().any(|it| COMMANDS.contains(it)));
        // "Save my" waits for nothing: the name is "my game".
        let idle = rest.iter().all(|part| leads(part) || is(part, Part::Aside));
        let ends = leads(last) || last.iter().any(|meaning| COMMANDS.contains(meaning));
        if !idle || !ends {
            return None;
        }
        let game = rest.iter().any(|part| is(part, Part::Game)) && !is(last, Part::Named);
        let verb = |part: &Phrase, verb| part.contains(&Meaning::Verb(verb));
        match said.as_slice() {
            [first] if verb(first, Verb::Save) => Some(if game { Beginning::SaveGame } else { Beginning::Save }),
            [first] if verb(first, Verb::Load) => Some(if game { Beginning::LoadGame } else { Beginning::Load }),
            [first] if verb(first, Verb::Player) => Some(Beginning::Player),
            [first] if verb(first, Verb::Log) => Some(Beginning::Log),
            [first, second] if verb(first, Verb::Games) && second.contains(&Meaning::Delete) => Some(Beginning::Delete),
            [first, second] if verb(first, Verb::Records) && second.contains(&Meaning::Merge) => Some(Beginning::Merge),
            _ => None,
        }
    }

    /// Whether it speaks of the game, which still has no name.
    fn names_game(&self) -> bool {
        matches!(self, Beginning::SaveGame)
    }

    fn verb(&self) -> Verb {
        match self {
            Beginning::Save | Beginning::SaveGame => Verb::Save,
            Beginning::Load | Beginning::LoadGame => Verb::Load,
            Beginning::Player => Verb::Player,
            Beginning::Delete => Verb::Games,
            Beginning::Merge => Verb::Records,
            Beginning::Log => Verb::Log,
        }
    }

    /// The command with this name.
    fn with(&self, name: &str) -> Heard {
        match self {
            Beginning::Save | Beginning::SaveGame => named(name, Command::Save),
            Beginning::Load | Beginning::LoadGame => named(name, Command::Load),
            Beginning::Player => named(name, |name| Command::Set(Setting::Player(name))),
            Beginning::Delete => named(name, Command::Delete),
            Beginning::Merge => Heard::Command(Command::Merge(bare(name).to_owned())),
            Beginning::Log => Heard::Command(Command::Replay(Replay::Log(bare(name).to_owned()))),
        }
    }
}

/// The words of the commands with a name.
const COMMANDS: [Meaning; 8] = [
    Meaning::Verb(Verb::Save),
    Meaning::Verb(Verb::Load),
    Meaning::Verb(Verb::Player),
    Meaning::Verb(Verb::Log),
    Meaning::Verb(Verb::Games),
    Meaning::Verb(Verb::Records),
    Meaning::Delete,
    Meaning::Merge,
];

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
