//! From a typed line to a command: any words of any language, the current one first.
//!
//! A line is cut into phrases that the [`Lexicon`] knows; each phrase may mean several things; a command is heard where
//! exactly one whole command comes out, and asked about where several do. Words are data: none stands here.

mod asking;
mod cards;
mod grammar;
mod lexicon;
mod line;
mod meaning;
mod setting;

use crate::game::{DealCode, RuleName, Rules, looks_like_code};
use crate::language::Languages;
use crate::session::{Command, Detail, Heard, Misheard, Question, Verb, Wish};

use grammar::Reading;
use lexicon::{Lexicon, Phrase, Scope};
use meaning::Meaning;

pub use line::LONGEST_LINE;

/// How many ways to read a line are tried; a line that could be read in more is not whole.
const MOST_READINGS: usize = 4096;

/// The ear: all the words of all the languages.
pub struct Ear {
    lexicon: Lexicon,
}

impl Ear {
    /// An ear for these languages.
    #[must_use]
    pub fn new(languages: &Languages) -> Ear {
        Ear { lexicon: Lexicon::new(languages) }
    }

    /// What the line says to a speaker of the language with the tag `current`, while this question is open.
    #[must_use]
    pub fn hear(&self, line: &str, current: &str, asked: Option<&Question>) -> Heard {
        if line.len() > LONGEST_LINE {
            return Heard::Misheard(Misheard::TooLong);
        }
        if line.trim().is_empty() {
            return Heard::Nothing;
        }
        if let Some(heard) = self.hear_code(line, current) {
            return heard;
        }
        let tokens = self.lexicon.tokens(line);
        let mut told = None;
        for scope in [Scope::CurrentFirst, Scope::All] {
            let phrases = self.lexicon.phrases(&tokens, current, scope);
            let heard = read(&phrases, asked);
            let Heard::Misheard(misheard) = heard else {
                return heard;
            };
            if told.is_none() || told == Some(Misheard::Unknown) {
                told = Some(misheard);
            }
        }
        Heard::Misheard(told.unwrap_or(Misheard::Unknown))
    }

    /// The rules that these words name, as after `--rules`.
    ///
    /// # Errors
    /// Unknown, or the clash.
    pub fn rules(&self, text: &str, current: &str) -> Result<Rules, Misheard> {
        let phrases = self.lexicon.phrases(&self.lexicon.tokens(text), current, Scope::CurrentFirst);
        let name = |phrase: &Phrase| {
            phrase.iter().find_map(|meaning| if let Meaning::Rule(name) = meaning { Some(*name) } else { None })
        };
        let names: Option<Vec<RuleName>> = phrases.iter().map(name).collect();
        let names = names.filter(|names| !names.is_empty()).ok_or(Misheard::Unknown)?;
        Rules::named(&names).map_err(Misheard::Clash)
    }

    /// The level of detail that this word names, in any language.
    #[must_use]
    pub fn detail(&self, text: &str) -> Option<Detail> {
        self.single(text).find_map(|meaning| if let Meaning::Detail(detail) = meaning { Some(detail) } else { None })
    }

    /// The tag of the language that this word names, in any language.
    #[must_use]
    pub fn language(&self, text: &str) -> Option<String> {
        self.single(text).find_map(|meaning| if let Meaning::Language(tag) = meaning { Some(tag) } else { None })
    }

    /// The meanings of a text that is one phrase.
    fn single(&self, text: &str) -> impl Iterator<Item = Meaning> {
        let phrases = self.lexicon.phrases(&self.lexicon.tokens(text), "", Scope::All);
        <[Phrase; 1]>::try_from(phrases).into_iter().flat_map(|[phrase]| phrase)
    }

    /// A line that ends in a deal code: by itself a question, after "new" a command.
    fn hear_code(&self, line: &str, current: &str) -> Option<Heard> {
        let starts = line.char_indices().scan(true, |gap, (at, letter)| {
            let starts = std::mem::replace(gap, letter.is_whitespace()) && !letter.is_whitespace();
            Some((at, starts))
        });
        let mut parts = starts.filter(|(_, starts)| *starts).filter_map(|(at, _)| line.split_at_checked(at));
        let (before, code) = parts.find(|(_, rest)| looks_like_code(rest))?;
        let tokens = self.lexicon.tokens(before);
        let before = self.lexicon.phrases(&tokens, current, Scope::All);
        let only = |meanings: &Phrase, wanted: Meaning| meanings.contains(&wanted);
        let new = before.iter().any(|phrase| only(phrase, Meaning::Verb(Verb::New)));
        let whole = before.iter().all(|phrase| {
            only(phrase, Meaning::Verb(Verb::New))
                || only(phrase, Meaning::Filler)
                || only(phrase, Meaning::Verb(Verb::Code))
        });
        if !whole {
            return None;
        }
        Some(match DealCode::read(code) {
            Err(error) => Heard::Misheard(Misheard::Code(error)),
            Ok(code) => {
                let wish = Wish { deal: Some(code.deal), rules: Some(code.rules) };
                if new { Heard::Command(Command::New(wish)) } else { Heard::PerhapsNew(wish) }
            }
        })
    }
}

/// Every way to read the phrases, as one answer.
fn read(phrases: &[Phrase], asked: Option<&Question>) -> Heard {
    let negated = phrases.iter().any(|phrase| phrase.contains(&Meaning::Not));
    let unknown = || Heard::Misheard(if negated { Misheard::Negated } else { Misheard::Unknown });
    if phrases.iter().any(Vec::is_empty) {
        return grammar::half_known(phrases).map_or_else(unknown, Heard::Misheard);
    }
    let ways = phrases.iter().try_fold(1_usize, |ways, phrase| ways.checked_mul(phrase.len()));
    if ways.is_none_or(|ways| ways > MOST_READINGS) {
        return unknown();
    }
    let mut commands: Vec<Command> = Vec::new();
    let mut rest: Vec<Heard> = Vec::new();
    for way in combinations(phrases) {
        match grammar::read(&way, asked) {
            Some(Reading::Answer(answer)) => return Heard::Command(Command::Answer(answer)),
            Some(Reading::Whole(command)) if commands.contains(&command) => {}
            Some(Reading::Whole(command)) => commands.push(command),
            Some(Reading::PerhapsNew(wish)) => rest.insert(0, Heard::PerhapsNew(wish)),
            Some(Reading::Wrong(misheard)) => rest.push(Heard::Misheard(misheard)),
            None => {}
        }
    }
    match (commands.len(), commands.pop()) {
        (1, Some(command)) => Heard::Command(command),
        (_, Some(last)) => {
            commands.push(last);
            Heard::Unclear(commands)
        }
        (_, None) if negated => unknown(),
        (_, None) => rest.into_iter().next().unwrap_or_else(unknown),
    }
}

/// Every choice of one meaning a phrase.
fn combinations(phrases: &[Phrase]) -> impl Iterator<Item = Vec<Meaning>> {
    let ways: usize = phrases.iter().map(Vec::len).product();
    (0..ways).map(move |mut way| {
        let pick = |phrase: &Phrase| {
            let meaning = phrase[way % phrase.len()].clone();
            way /= phrase.len();
            meaning
        };
        phrases.iter().map(pick).collect()
    })
}
