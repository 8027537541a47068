//! From a typed line to a command: any words of any language, the current one first.
//!
//! A [`Listener`] holds a line, its speaker's language and the question that is open, and climbs the ladder of readings:
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
mod latin;
mod layouts;
mod lexicon;
mod line;
mod listener;
mod meaning;
mod named;
mod nearness;
mod part;
mod reading;
mod rows;
mod sentence;
mod setting;
mod taking;
mod twins;
mod vocabulary;
mod wordlist;

use crate::game::{RuleName, Rules};
use crate::language::Languages;
use crate::session::{Detail, Heard, Misheard, Question, VoiceMode, VoiceOrder};

use alphabets::Alphabets;
use latin::Latin;
use layouts::Layouts;
use lexicon::{Lexicon, Phrase, Scope};
use listener::Listener;
use meaning::Meaning;
use vocabulary::Vocabulary;

pub use hearing::Hearing;
pub use line::{LONGEST_LINE, cuts};

/// All the words of all the languages, and their keyboards.
pub struct Ear {
    lexicon: Lexicon,
    layouts: Layouts,
    alphabets: Alphabets,
    /// The words of each language's sentences, by its tag.
    vocabularies: Vec<(String, Vocabulary)>,
    latins: Vec<Latin>,
}

impl Ear {
    /// An ear for these languages.
    #[must_use]
    pub fn new(languages: &Languages) -> Ear {
        let lexicon = Lexicon::new(languages);
        let folds = lexicon.folds();
        let vocabularies: Vec<(String, Vocabulary)> = languages
            .all()
            .map(|catalogue| (catalogue.tag().to_string(), Vocabulary::new(catalogue, languages, folds)))
            .collect();
        let latins = languages.all().filter_map(|catalogue| Latin::new(catalogue, folds)).collect();
        let (layouts, alphabets) = (Layouts::new(languages), Alphabets::new(languages));
        Ear { lexicon, layouts, alphabets, vocabularies, latins }
    }

    /// What the line says to a speaker of the language with the tag `current`, while this question is open.
    #[must_use]
    pub fn hear(&self, line: &str, current: &str, asked: Option<&Question>) -> Heard {
        self.listen(line, current, asked).heard
    }

    /// The same, and how the line was read.
    #[must_use]
    pub fn listen(&self, line: &str, current: &str, asked: Option<&Question>) -> Hearing {
        Listener { ear: self, line, tag: current, asked }.listen()
    }

    /// The tags of all languages.
    fn tags(&self) -> impl Iterator<Item = &str> {
        self.vocabularies.iter().map(|(tag, _)| tag.as_str())
    }

    /// The words of the sentences of the language with this tag.
    fn vocabulary(&self, tag: &str) -> Option<&Vocabulary> {
        self.vocabularies.iter().find(|(known, _)| known == tag).map(|(_, vocabulary)| vocabulary)
    }

    /// The tokens as phrases of a sentence in the language with this tag, none of more than so many tokens; an empty one
    /// where nothing is known.
    fn sentence_phrases(&self, tokens: &[String], tag: &str, most: usize) -> Vec<Phrase> {
        let Some(vocabulary) = self.vocabulary(tag) else {
            return vec![Phrase::new()];
        };
        let mut phrases = Vec::new();
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            let (length, phrase) =
                vocabulary.longest(rest, most).unwrap_or_else(|| (1, self.lexicon.unlisted_of(first, tag)));
            let letters = if length == 1 { self.lexicon.unlisted_of(first, tag) } else { Phrase::new() };
            let cards = letters.into_iter().filter(|meaning| matches!(meaning, Meaning::Card(_)));
            let mut phrase: Phrase = phrase.into_iter().chain(cards).collect();
            phrase.dedup();
            phrases.push(phrase);
            rest = &rest[length..];
        }
        phrases
    }

    /// Whether a token is a word of some phrase or sentence, or means something by itself.
    fn knows(&self, token: &str, tag: &str) -> bool {
        let token = [token.to_owned()];
        self.lexicon.knows(&token[0], tag)
            || self.vocabularies.iter().any(|(_, vocabulary)| vocabulary.begins_with(&token[0]))
    }

    /// The rules that these words name, as after `--rules`.
    ///
    /// # Errors
    /// Unknown, or the clash.
    pub fn rules(&self, text: &str, current: &str) -> Result<Rules, Misheard> {
        let tokens = self.lexicon.tokens(text);
        let [here, all] = [Scope::CurrentFirst, Scope::All].map(|scope| self.lexicon.phrases(&tokens, current, scope));
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
    pub fn language(&self, text: &str) -> Option<String> {
        self.single(text).find_map(|meaning| if let Meaning::Language(tag) = meaning { Some(tag) } else { None })
    }

    /// The meanings of a text that is one phrase.
    fn single(&self, text: &str) -> impl Iterator<Item = Meaning> {
        let phrases = self.lexicon.phrases(&self.lexicon.tokens(text), "", Scope::All);
        <[Phrase; 1]>::try_from(phrases).into_iter().flat_map(|[phrase]| phrase)
    }
}
