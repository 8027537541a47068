//! What the ear knows: the words of all the languages, and their keyboards.

use unic_langid::LanguageIdentifier;

use crate::language::Languages;

use super::alphabets::Alphabets;
use super::latin::Latin;
use super::layouts::Layouts;
use super::lexicon::{Lexicon, Phrase};
use super::meaning::Meaning;
use super::vocabulary::Vocabulary;

/// All the words of all the languages, their alphabets and their keyboards.
pub(super) struct Known {
    pub(super) lexicon: Lexicon,
    pub(super) layouts: Layouts,
    pub(super) alphabets: Alphabets,
    /// The words of each language's sentences, by its tag.
    vocabularies: Vec<(LanguageIdentifier, Vocabulary)>,
    pub(super) latins: Vec<Latin>,
}

impl Known {
    /// What is known in these languages.
    pub(super) fn new(languages: &Languages) -> Known {
        let lexicon = Lexicon::new(languages);
        let folds = lexicon.folds();
        let vocabularies: Vec<(LanguageIdentifier, Vocabulary)> = languages
            .all()
            .map(|catalogue| (catalogue.tag().clone(), Vocabulary::new(catalogue, languages, folds)))
            .collect();
        let latins = languages.all().filter_map(|catalogue| Latin::new(catalogue, folds)).collect();
        let (layouts, alphabets) = (Layouts::new(languages), Alphabets::new(languages));
        Known { lexicon, layouts, alphabets, vocabularies, latins }
    }

    /// The tags of all languages.
    pub(super) fn tags(&self) -> impl Iterator<Item = &LanguageIdentifier> {
        self.vocabularies.iter().map(|(tag, _)| tag)
    }

    /// The words of the sentences of the language with this tag.
    pub(super) fn vocabulary(&self, tag: &LanguageIdentifier) -> Option<&Vocabulary> {
        self.vocabularies.iter().find(|(known, _)| known == tag).map(|(_, vocabulary)| vocabulary)
    }

    /// The tokens as phrases of a sentence in the language with this tag, none of more than so many tokens; an empty one
    /// where nothing is known.
    pub(super) fn sentence_phrases(&self, tokens: &[String], tag: &LanguageIdentifier, most: usize) -> Vec<Phrase> {
        self.sentence_spans(tokens, tag, most).into_iter().map(|(_, phrase)| phrase).collect()
    }

    /// The same phrases, each with its tokens.
    pub(super) fn sentence_spans<'t>(
        &self,
        tokens: &'t [String],
        tag: &LanguageIdentifier,
        most: usize,
    ) -> Vec<(&'t [String], Phrase)> {
        let Some(vocabulary) = self.vocabulary(tag) else {
            return vec![(tokens, Phrase::new())];
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
            let (words, after) = rest.split_at(length);
            phrases.push((words, phrase));
            rest = after;
        }
        phrases
    }

    /// Whether a token is a word of some phrase or sentence, or means something by itself.
    pub(super) fn knows(&self, token: &str, tag: &LanguageIdentifier) -> bool {
        let token = [token.to_owned()];
        self.lexicon.knows(&token[0], tag)
            || self.vocabularies.iter().any(|(_, vocabulary)| vocabulary.begins_with(&token[0]))
    }
}
