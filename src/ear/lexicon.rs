//! All the words of all the languages, and what a token can mean.

use std::collections::HashMap;

use unic_langid::LanguageIdentifier;

use crate::game::{Card, Rank, Suit};
use crate::language::{Catalogue, Languages};
use crate::session::Verb;

use super::cards::{self, Glyph};
use super::line::{self, Folds};
use super::look_alikes::twin;
use super::meaning::Meaning;
use super::naming::rank_of;
use super::nearness::nearest;
use super::twins;
use super::wordlist;

/// The meanings of one phrase; none where it is not known.
pub(super) type Phrase = Vec<Meaning>;

/// Which language's meanings count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Those of the current language, where it knows the phrase; else everyone's.
    CurrentFirst,
    /// Everyone's.
    All,
    /// Those of the current language only, beside digits and signs.
    CurrentOnly,
}

/// A word of a language.
#[derive(Debug)]
struct Entry {
    language: usize,
    meaning: Meaning,
}

/// Where a reading of a few letters comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// From digits and signs, which are everyone's.
    Everyone,
    /// From the words of a language.
    Language(usize),
    /// From words of a language in letters of the other alphabet that look the same.
    Twin(usize),
}

impl Origin {
    /// Whether a rank and a suit of these origins may make one card: of one language, or one of them everyone's.
    fn goes_with(self, other: Origin) -> bool {
        match (self, other) {
            (Origin::Everyone, _) | (_, Origin::Everyone) => true,
            (Origin::Language(one) | Origin::Twin(one), Origin::Language(two) | Origin::Twin(two)) => one == two,
        }
    }
}

/// The most tokens of a phrase that is listened for: each is looked for at each token of a line.
const LONGEST_PHRASE: usize = 12;

/// The longest card that is printed in letters, in characters.
const LONGEST_PRINTED: usize = 3;

/// The longest card whose rank and suit hang together, in characters.
const LONGEST_GLUED: usize = 24;
/// Words of fewer letters than one more than this are no card with the suit first; digits may be.
const SHORTEST_TURNED: usize = 5;

/// All the words.
pub(super) struct Lexicon {
    tags: Vec<LanguageIdentifier>,
    words: HashMap<String, Vec<Entry>>,
    /// The words that the phrases are made of, each with a bit for every language that has it.
    tokens: HashMap<String, u64>,
    /// The endings of a rank in digits, and the languages that write it so.
    rank_endings: HashMap<String, Vec<usize>>,
    /// Letters that are words of their own, which join others, and the languages that have them: suits only after a rank.
    joining: HashMap<String, Vec<usize>>,
    /// The longest phrase that begins with a token, in tokens.
    longest: HashMap<String, usize>,
    folds: Folds,
}

impl Lexicon {
    pub(super) fn new(languages: &Languages) -> Lexicon {
        let tags = languages.all().map(|catalogue| catalogue.tag().clone()).collect();
        let mut lexicon = Lexicon {
            tags,
            words: HashMap::new(),
            tokens: HashMap::new(),
            rank_endings: HashMap::new(),
            joining: HashMap::new(),
            longest: HashMap::new(),
            folds: Folds::default(),
        };
        for catalogue in languages.all() {
            for (from, to) in wordlist::items(catalogue.term("ear-folds")).filter_map(fold) {
                lexicon.folds.add(from, to);
            }
        }
        for (index, catalogue) in languages.all().enumerate() {
            lexicon.add_language(index, catalogue);
        }
        lexicon
    }

    fn add_language(&mut self, language: usize, catalogue: &Catalogue) {
        for (word, meaning) in wordlist::words(catalogue) {
            self.add(language, word, meaning);
        }
        let letters = wordlist::joining(catalogue).filter(|word| word.chars().nth(1).is_none());
        for letter in letters {
            self.joining.entry(letter.to_lowercase()).or_default().push(language);
        }
        for ending in wordlist::items(catalogue.term("ear-rank-endings")) {
            self.rank_endings.entry(ending.to_lowercase()).or_default().push(language);
        }
    }

    fn add(&mut self, language: usize, word: &str, meaning: Meaning) {
        let tokens = line::tokens(word, &self.folds);
        if tokens.len() > LONGEST_PHRASE {
            return;
        }
        let phrase = tokens.join(" ");
        if is_number(&phrase) {
            return;
        }
        let short = phrase.chars().count() == 1 && meaning == Meaning::Verb(Verb::Take);
        let meaning = if short { Meaning::TakeBefore } else { meaning };
        if let Some(first) = tokens.first() {
            let longest = self.longest.entry(first.clone()).or_default();
            *longest = tokens.len().max(*longest);
        }
        for token in tokens {
            *self.tokens.entry(token).or_default() |= 1 << language;
        }
        let entries = self.words.entry(phrase).or_default();
        if !entries.iter().any(|entry| entry.language == language && entry.meaning == meaning) {
            entries.push(Entry { language, meaning });
        }
    }

    /// The line as tokens of this lexicon.
    pub(super) fn tokens(&self, line: &str) -> Vec<String> {
        let mut tokens = line::tokens(line, &self.folds);
        for token in &mut tokens {
            if !self.tokens.contains_key(token)
                && let Some(word) = twins::of_one(token).into_iter().find(|word| self.tokens.contains_key(word))
            {
                *token = word;
            }
        }
        tokens
    }

    /// Whether a token is a word of some phrase, or means something by itself.
    pub(super) fn knows(&self, token: &str, current: &LanguageIdentifier) -> bool {
        let current = self.tags.iter().position(|tag| tag == current);
        self.tokens.contains_key(token) || !self.unlisted(token, current, Scope::All).is_empty()
    }

    /// The known words nearest to an unknown one: those of the current language, or else everyone's.
    pub(super) fn nearest(&self, unknown: &str, current: &LanguageIdentifier) -> Vec<&str> {
        let current = self.tags.iter().position(|tag| tag == current);
        let here = self.words.iter().filter(|(_, entries)| entries.iter().any(|entry| Some(entry.language) == current));
        let near = nearest(unknown, here.map(|(word, _)| word.as_str()));
        if near.is_empty() { nearest(unknown, self.words.keys().map(String::as_str)) } else { near }
    }

    /// The place of the language with this tag.
    pub(super) fn language(&self, tag: &LanguageIdentifier) -> Option<usize> {
        self.tags.iter().position(|known| known == tag)
    }

    /// The folds of all the languages.
    pub(super) fn folds(&self) -> &Folds {
        &self.folds
    }

    /// The tokens as phrases, the longest known ones first.
    pub(super) fn phrases(&self, tokens: &[String], current: &LanguageIdentifier, scope: Scope) -> Vec<Phrase> {
        self.spans(tokens, current, scope).map(|(_, phrase)| phrase).collect()
    }

    /// The phrases, each with the number of tokens that it is of: the same number in every scope.
    pub(super) fn spans(
        &self,
        tokens: &[String],
        current: &LanguageIdentifier,
        scope: Scope,
    ) -> impl Iterator<Item = (usize, Phrase)> {
        let current = self.language(current);
        let around = self.around(tokens);
        let mut rest = tokens;
        let mut after_rank = false;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            let longest = self.longest.get(first).copied().unwrap_or_default();
            if tokens.len() == 1
                && first.chars().nth(LONGEST_PRINTED).is_none()
                && let letters = self.unlisted(first, current, Scope::CurrentOnly)
                && let [Meaning::Card(_)] = letters.as_slice()
            {
                rest = &[];
                return Some((1, letters));
            }
            let known = (1..=longest.min(rest.len())).rev().find_map(|length| {
                let entries = self.words.get(&rest[..length].join(" "))?;
                let lone = length == 1 && is_cyrillic_letter(first);
                let here = |entry: &&Entry| !lone || around & (1 << entry.language) != 0;
                let entries: Vec<&Entry> = entries.iter().filter(here).collect();
                let meanings = chosen(&entries, current, scope);
                (!meanings.is_empty()).then_some((length, meanings))
            });
            let (length, mut meanings) = known.unwrap_or_else(|| (1, self.unlisted(first, current, scope)));
            rest = &rest[length..];
            let joins =
                self.joining.get(first).is_some_and(|languages| languages.iter().any(|it| Some(*it) == current));
            if joins && (!after_rank && !rest.is_empty() || !self.is_suit_in(first, current)) {
                meanings.retain(|meaning| !matches!(meaning, Meaning::Suit(_)));
            }
            if meanings != [Meaning::Filler] && meanings != [Meaning::Of] {
                after_rank = meanings.iter().any(|meaning| rank_of(meaning).is_some());
            }
            Some((length, meanings))
        })
    }

    /// Whether the word is a suit in this language.
    fn is_suit_in(&self, word: &str, language: Option<usize>) -> bool {
        let entries = self.words.get(word).into_iter().flatten();
        entries.into_iter().any(|entry| Some(entry.language) == language && matches!(entry.meaning, Meaning::Suit(_)))
    }

    /// A bit for every language that a single letter may be of: those that have all the words around it, or else any.
    fn around(&self, tokens: &[String]) -> u64 {
        let words = tokens.iter().filter(|token| token.chars().nth(1).is_some());
        let known: Vec<u64> = words.filter_map(|token| self.tokens.get(token).copied()).collect();
        let all = known.iter().fold(u64::MAX, |all, one| all & one);
        if all == 0 { known.iter().fold(0, |any, one| any | one) } else { all }
    }

    /// What a token means that stands in no list: a number, a sign, letters of a card.
    fn unlisted(&self, token: &str, current: Option<usize>, scope: Scope) -> Phrase {
        if is_number(token) {
            return vec![Meaning::Number(token.parse().unwrap_or(u64::MAX))];
        }
        let mut letters = token.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let suit = Suit::of_sign(letter).map(Meaning::Suit);
            let card = cards::glyph(letter).map(|glyph| match glyph {
                Glyph::Card(card) => Meaning::Card(card),
                Glyph::Joker => Meaning::Joker,
            });
            if let Some(meaning) = suit.or(card) {
                return vec![meaning];
            }
            return self.letters(token, current, scope).into_iter().map(|(_, meaning)| meaning).collect();
        }
        if let Some((digits, ending)) = token.split_once('-') {
            return self.with_ending(digits, ending, current, scope);
        }
        self.glued(token, current, scope)
    }

    /// The same in the language with this tag alone.
    pub(super) fn unlisted_of(&self, token: &str, tag: &LanguageIdentifier) -> Phrase {
        self.unlisted(token, self.language(tag), Scope::CurrentOnly)
    }

    /// A rank in digits with an ending, „2-ка“, or with a suit, "2-diamonds".
    fn with_ending(&self, digits: &str, ending: &str, current: Option<usize>, scope: Scope) -> Phrase {
        let languages = self.rank_endings.get(ending).map_or(&[][..], Vec::as_slice);
        let rank = digits.parse().ok().filter(|number| *number <= 10).and_then(Rank::from_number);
        match rank {
            Some(rank) if scope != Scope::CurrentOnly && !languages.is_empty() => vec![Meaning::Rank(rank)],
            Some(rank) if languages.iter().any(|language| Some(*language) == current) => vec![Meaning::Rank(rank)],
            Some(_) | None => self.glued(&[digits, ending].concat(), current, scope),
        }
    }

    /// A card of two parts without a space: `kc`, `10♦`, `♠a`; the suit first where it makes none the other way. Both
    /// parts in the current language come first.
    fn glued(&self, token: &str, current: Option<usize>, scope: Scope) -> Phrase {
        if token.chars().nth(LONGEST_GLUED).is_some() {
            return Phrase::new();
        }
        let cuts: Vec<(&str, &str)> = cards::cuts(token).collect();
        let straight = self.joined(&cuts, current, scope);
        let long = token.chars().any(char::is_numeric) || token.chars().nth(SHORTEST_TURNED).is_some();
        if !straight.is_empty() || !long {
            return straight;
        }
        let turned: Vec<(&str, &str)> = cuts.into_iter().map(|(rank, suit)| (suit, rank)).collect();
        self.joined(&turned, current, scope)
    }

    /// The cards of these ranks and suits.
    fn joined(&self, cuts: &[(&str, &str)], current: Option<usize>, scope: Scope) -> Phrase {
        let mut near: Phrase = Vec::new();
        let mut far: Phrase = Vec::new();
        for (rank, suit) in cuts {
            for (rank_origin, rank) in self.letters(rank, current, scope) {
                for (suit_origin, suit) in self.letters(suit, current, scope) {
                    if let (Meaning::Rank(rank), Meaning::Suit(suit), true) =
                        (&rank, suit, rank_origin.goes_with(suit_origin))
                    {
                        let here = |origin| origin == Origin::Everyone || is_of(origin, current);
                        let list = if here(rank_origin) && here(suit_origin) { &mut near } else { &mut far };
                        let card = Meaning::Card(Card::new(*rank, suit));
                        if !list.contains(&card) {
                            list.push(card);
                        }
                    }
                }
            }
        }
        if scope == Scope::All || scope == Scope::CurrentFirst && near.is_empty() {
            near.extend(far);
        }
        near
    }

    /// The ranks and suits of a few letters, each with its origin.
    fn letters(&self, letters: &str, current: Option<usize>, scope: Scope) -> Vec<(Origin, Meaning)> {
        if let Ok(number) = letters.parse::<u64>() {
            let rank = Rank::from_number(number).filter(|_| number <= 10);
            return rank.map(|rank| (Origin::Everyone, Meaning::Rank(rank))).into_iter().collect();
        }
        if let Some(suit) = letters.chars().next().and_then(Suit::of_sign) {
            return if letters.chars().count() == 1 {
                vec![(Origin::Everyone, Meaning::Suit(suit))]
            } else {
                Vec::new()
            };
        }
        let of = |spelling: &str, origin: fn(usize) -> Origin| {
            let entries = self.words.get(spelling).into_iter().flatten();
            let cards = entries.filter(|entry| matches!(entry.meaning, Meaning::Rank(_) | Meaning::Suit(_)));
            cards.map(|entry| (origin(entry.language), entry.meaning.clone())).collect::<Vec<_>>()
        };
        let typed = of(letters, Origin::Language);
        let here: Vec<_> = typed.iter().filter(|(origin, _)| is_of(*origin, current)).cloned().collect();
        if scope == Scope::CurrentOnly || scope == Scope::CurrentFirst && !here.is_empty() {
            return here;
        }
        // A Latin T is a ten wherever it is typed; a Cyrillic one may be meant as either.
        if letters.is_ascii() && !typed.is_empty() {
            return typed;
        }
        let twins: Option<String> = letters.chars().map(twin).collect();
        let mut twins = twins.map(|twins| of(&twins, Origin::Twin)).unwrap_or_default();
        // Of another language they only make doubtful what was typed.
        if typed.is_empty() {
            twins.retain(|(origin, _)| current.is_some_and(|current| *origin == Origin::Twin(current)));
        }
        typed.into_iter().chain(twins).collect()
    }
}

/// Whether a token is one letter that more than one language may have.
fn is_cyrillic_letter(token: &str) -> bool {
    !token.is_ascii() && token.chars().nth(1).is_none()
}

fn is_of(origin: Origin, current: Option<usize>) -> bool {
    current.is_some_and(|current| origin == Origin::Language(current))
}

/// Whether a token is a number in digits, which means itself in every language.
fn is_number(token: &str) -> bool {
    token.bytes().all(|digit| digit.is_ascii_digit())
}

fn fold(pair: &str) -> Option<(char, char)> {
    let mut letters = pair.chars();
    let fold = (letters.next()?, letters.next()?);
    letters.next().is_none().then_some(fold)
}

/// Each meaning once, by the scope.
fn chosen(entries: &[&Entry], current: Option<usize>, scope: Scope) -> Phrase {
    let own = |entry: &&&Entry| Some(entry.language) == current;
    let counts = |entry: &&&Entry| match scope {
        Scope::CurrentFirst => own(entry) || !entries.iter().any(|entry| own(&entry)),
        Scope::All => true,
        // What a language is called is everyone's.
        Scope::CurrentOnly => own(entry) || matches!(entry.meaning, Meaning::Language(_)),
    };
    let mut meanings = Phrase::new();
    for entry in entries.iter().filter(counts) {
        if !meanings.contains(&entry.meaning) {
            meanings.push(entry.meaning.clone());
        }
    }
    meanings
}
