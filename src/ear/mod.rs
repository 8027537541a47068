//! From a typed line to a command: any words of any language, the current one first.
//!
//! A `Listener` holds a line, its speaker's language and the question that is open, and climbs the ladder of readings:
//! as it stands, as a sentence, as a guess. For each rung the line is cut into phrases that a language's files list; each
//! phrase may mean several things; a command is heard where exactly one whole command comes out, and asked about where
//! several do. Words are data: none stands here.

mod alphabets;
mod answering;
mod asking;
mod cards;
mod coded;
mod deck;
mod deed;
mod grammar;
mod guess;
mod guessing;
mod hearing;
mod known;
mod latin;
mod layouts;
mod lexicon;
mod line;
mod listener;
mod look_alikes;
mod meaning;
mod meant;
mod named;
mod naming;
mod nearness;
mod part;
mod phrase;
mod reading;
mod rows;
mod sentence;
mod setting;
mod taking;
mod twins;
mod vocabulary;
mod wordlist;

use unic_langid::LanguageIdentifier;

use crate::game::{RuleName, Rules};
use crate::language::Languages;
use crate::session::{Detail, Heard, Misheard, Question, VoiceMode, VoiceOrder};

use known::Known;
use lexicon::{Phrase, Scope};
use listener::Listener;
use meaning::Meaning;

pub use hearing::Hearing;
pub use line::{LONGEST_LINE, cuts};
pub use look_alikes::{looks_like_code, read_code};

/// All the words of all the languages, and their keyboards.
pub struct Ear {
    known: Known,
}

impl Ear {
    /// An ear for these languages.
    #[must_use]
    pub fn new(languages: &Languages) -> Ear {
        Ear { known: Known::new(languages) }
    }

    /// What the line says to a speaker of the language with the tag `current`, while this question is open.
    #[must_use]
    pub fn hear(&self, line: &str, current: &LanguageIdentifier, asked: Option<&Question>) -> Heard {
        self.listen(line, current, asked).heard
    }

    /// The same, and how the line was read.
    #[must_use]
    pub fn listen(&self, line: &str, current: &LanguageIdentifier, asked: Option<&Question>) -> Hearing {
        Listener { known: &self.known, line, tag: current, asked }.listen()
    }

    /// The rules that these words name, as after `--rules`.
    ///
    /// # Errors
    /// Unknown, or the clash.
    pub fn rules(&self, text: &str, current: &LanguageIdentifier) -> Result<Rules, Misheard> {
        let tokens = self.known.lexicon.tokens(text);
        let [here, all] =
            [Scope::CurrentFirst, Scope::All].map(|scope| self.known.lexicon.phrases(&tokens, current, scope));
        let name = |phrase: &Phrase| {
            phrase.iter().find_map(|meaning| if let Meaning::Rule(name) = meaning { Some(*name) } else { None })
        };
        let names: Option<Vec<RuleName>> = here.iter().zip(&all).map(|(here, all)| name(here).or(name(all))).collect();
        let names = names.filter(|names| !names.is_empty()).ok_or(Misheard::Unknown)?;
        Rules::named(&names).map_err(Misheard::Clash)
    }

    /// The level of detail that this word names, in any language.
    #[must_use]
    pub fn detail(&self, text: &str) -> Option<Detail> {
        self.single(text).find_map(|meaning| if let Meaning::Detail(detail) = meaning { Some(detail) } else { None })
    }

    /// When the voice is to speak, as this word has it in any language.
    #[must_use]
    pub fn voice_mode(&self, text: &str) -> Option<VoiceMode> {
        let mode = |meaning| match grammar::voice(&[meaning]) {
            Some(VoiceOrder::Mode(mode)) => Some(mode),
            Some(_) | None => None,
        };
        self.single(text).find_map(mode)
    }

    /// The tag of the language that this word names, in any language.
    #[must_use]
    pub fn language(&self, text: &str) -> Option<LanguageIdentifier> {
        self.single(text).find_map(|meaning| if let Meaning::Language(tag) = meaning { Some(tag) } else { None })
    }

    /// The meanings of a text that is one phrase.
    fn single(&self, text: &str) -> impl Iterator<Item = Meaning> {
        let phrases =
            self.known.lexicon.phrases(&self.known.lexicon.tokens(text), &LanguageIdentifier::default(), Scope::All);
        <[Phrase; 1]>::try_from(phrases).into_iter().flat_map(|[phrase]| phrase)
    }
}
