//! All the words of all the languages, and what a token can mean.

use std::collections::{HashMap, HashSet};

use crate::game::{Card, Peak, Rank, Row, RuleName, Suit};
use crate::language::{Catalogue, Languages};
use crate::session::{CardStyle, Detail, Prompt, Section, Switch, Verb, VoiceMode};

use super::alphabets;
use super::cards::{self, Glyph};
use super::line::{self, Folds};
use super::look_alikes::twin;
use super::meaning::{Meaning, VoiceWord};
use super::nearness::nearest;
use crate::names::{self, Named};

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

/// Longest letters for a rank or a suit that may hang together with the other.
const LONGEST_LETTERS: usize = 2;

/// All the words.
pub(super) struct Lexicon {
    tags: Vec<String>,
    words: HashMap<String, Vec<Entry>>,
    /// The words that the phrases are made of.
    tokens: HashSet<String>,
    longest: usize,
    folds: Folds,
}

impl Lexicon {
    pub(super) fn new(languages: &Languages) -> Lexicon {
        let tags = languages.all().map(|catalogue| catalogue.tag().to_string()).collect();
        let mut lexicon =
            Lexicon { tags, words: HashMap::new(), tokens: HashSet::new(), longest: 1, folds: Folds::new() };
        for catalogue in languages.all() {
            for (from, to) in listed(catalogue.term("ear-folds")).filter_map(fold) {
                lexicon.folds.entry(from).or_insert(to);
            }
        }
        for (index, catalogue) in languages.all().enumerate() {
            lexicon.add_language(index, catalogue);
        }
        lexicon
    }

    fn add_language(&mut self, language: usize, catalogue: &Catalogue) {
        let verbs = Verb::ALL.map(|verb| (verb.id(), Meaning::Verb(verb)));
        let ranks = Rank::ALL.map(|rank| (rank.id(), Meaning::Rank(rank)));
        let suits = Suit::ALL.map(|suit| (suit.id(), Meaning::Suit(suit)));
        let rows = Row::ALL.map(|row| (row.id(), Meaning::Row(row)));
        let peaks = Peak::ALL.map(|peak| (peak.id(), Meaning::Peak(peak)));
        let rules = RuleName::ALL.map(|rule| (rule.id(), Meaning::Rule(rule)));
        let details = Detail::ALL.map(|detail| (detail.id(), Meaning::Detail(detail)));
        let styles = CardStyle::ALL.map(|style| (style.id(), Meaning::Cards(style)));
        let prompts = Prompt::ALL.map(|prompt| (prompt.id(), Meaning::Prompt(prompt)));
        let sections = Section::ALL.map(|section| (section.id(), Meaning::Section(section)));
        let rest = [
            ("card-joker", Meaning::Joker),
            ("switch-on", Meaning::Switch(Switch::On)),
            ("switch-off", Meaning::Switch(Switch::Off)),
            ("language-name", Meaning::Language(catalogue.tag().to_string())),
            ("word-spell", Meaning::Spell),
            ("word-place", Meaning::Place),
            ("word-show", Meaning::Show),
            ("word-winnable", Meaning::Winnable),
            ("word-go", Meaning::Go),
            ("word-not", Meaning::Not),
            ("word-no-when-asked", Meaning::NoWhenAsked),
            ("word-filler", Meaning::Filler),
            ("word-unit", Meaning::Unit),
            ("voice-auto", Meaning::VoiceMode(VoiceMode::Auto)),
            ("voice-ask", Meaning::VoiceMode(VoiceMode::Ask)),
            ("voice-list", Meaning::VoiceWord(VoiceWord::List)),
            ("voice-rate", Meaning::VoiceWord(VoiceWord::Rate)),
            ("voice-volume", Meaning::VoiceWord(VoiceWord::Volume)),
            ("voice-test", Meaning::VoiceWord(VoiceWord::Test)),
            ("word-delete", Meaning::Delete),
            ("word-merge", Meaning::Merge),
            ("word-numbered", Meaning::Numbered),
            ("word-all", Meaning::All),
        ];
        let rest = rest.map(|(id, meaning)| (id.to_owned(), meaning));
        let numbers = names::numbers().map(|(id, number)| (id, Meaning::Number(number)));
        let all = verbs.into_iter().chain(ranks).chain(suits).chain(rows).chain(peaks).chain(rules);
        for (id, meaning) in all.chain(details).chain(styles).chain(prompts).chain(sections).chain(rest).chain(numbers)
        {
            let forms = catalogue.attributes(&id).filter(|(name, _)| !NOT_HEARD.contains(name)).map(|(_, text)| text);
            let words: Vec<&str> = catalogue.term(&id).into_iter().chain(forms).collect();
            for word in words.into_iter().flat_map(|text| listed(Some(text))) {
                self.add(language, word, meaning.clone());
            }
        }
    }

    fn add(&mut self, language: usize, word: &str, meaning: Meaning) {
        let tokens = line::tokens(word, &self.folds);
        if tokens.len() > LONGEST_PHRASE {
            return;
        }
        self.longest = self.longest.max(tokens.len());
        let phrase = tokens.join(" ");
        if is_number(&phrase) {
            return;
        }
        let short = phrase.chars().count() == 1 && meaning == Meaning::Verb(Verb::Take);
        let meaning = if short { Meaning::TakeBefore } else { meaning };
        self.tokens.extend(tokens);
        let entries = self.words.entry(phrase).or_default();
        if !entries.iter().any(|entry| entry.language == language && entry.meaning == meaning) {
            entries.push(Entry { language, meaning });
        }
    }

    /// The line as tokens of this lexicon.
    pub(super) fn tokens(&self, line: &str) -> Vec<String> {
        let mut tokens = line::tokens(line, &self.folds);
        for token in &mut tokens {
            if !self.tokens.contains(token)
                && let Some(word) = alphabets::of_one(token).into_iter().find(|word| self.tokens.contains(word))
            {
                *token = word;
            }
        }
        tokens
    }

    /// Whether a token is a word of some phrase, or means something by itself.
    pub(super) fn knows(&self, token: &str, current: &str) -> bool {
        let current = self.tags.iter().position(|tag| tag == current);
        self.tokens.contains(token) || !self.unlisted(token, current, Scope::All).is_empty()
    }

    /// The known words nearest to an unknown one: those of the current language, or else everyone's.
    pub(super) fn nearest(&self, unknown: &str, current: &str) -> Vec<&str> {
        let current = self.tags.iter().position(|tag| tag == current);
        let here = self.words.iter().filter(|(_, entries)| entries.iter().any(|entry| Some(entry.language) == current));
        let near = nearest(unknown, here.map(|(word, _)| word.as_str()));
        if near.is_empty() { nearest(unknown, self.words.keys().map(String::as_str)) } else { near }
    }

    /// The tokens as phrases, the longest known ones first.
    pub(super) fn phrases(&self, tokens: &[String], current: &str, scope: Scope) -> Vec<Phrase> {
        self.spans(tokens, current, scope).map(|(_, phrase)| phrase).collect()
    }

    /// The phrases, each with the number of tokens that it is of: the same number in every scope.
    pub(super) fn spans(
        &self,
        tokens: &[String],
        current: &str,
        scope: Scope,
    ) -> impl Iterator<Item = (usize, Phrase)> {
        let current = self.tags.iter().position(|tag| tag == current);
        let mut rest = tokens;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            let known = (1..=self.longest.min(rest.len())).rev().find_map(|length| {
                let meanings = chosen(self.words.get(&rest[..length].join(" "))?, current, scope);
                (!meanings.is_empty()).then_some((length, meanings))
            });
            let (length, meanings) = known.unwrap_or_else(|| (1, self.unlisted(first, current, scope)));
            rest = &rest[length..];
            Some((length, meanings))
        })
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
        self.glued(token, current, scope)
    }

    /// A card of two parts without a space: `kc`, `10♦`, `♠a`. Both parts in the current language come first.
    fn glued(&self, token: &str, current: Option<usize>, scope: Scope) -> Phrase {
        let mut near: Phrase = Vec::new();
        let mut far: Phrase = Vec::new();
        for (rank, suit) in cards::cuts(token) {
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
        if letters.chars().count() > LONGEST_LETTERS {
            return Vec::new();
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
        let twins = twins.map(|twins| of(&twins, Origin::Twin)).unwrap_or_default();
        typed.into_iter().chain(twins).collect()
    }
}

fn is_of(origin: Origin, current: Option<usize>) -> bool {
    current.is_some_and(|current| origin == Origin::Language(current))
}

/// Attributes that are not spoken forms of the word.
const NOT_HEARD: [&str; 3] = ["gender", "help", "example"];

/// Whether a token is a number in digits, which means itself in every language.
fn is_number(token: &str) -> bool {
    token.bytes().all(|digit| digit.is_ascii_digit())
}

/// The items of a list with commas.
fn listed(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.into_iter().flat_map(|text| text.split(',')).map(str::trim).filter(|word| !word.is_empty())
}

fn fold(pair: &str) -> Option<(char, char)> {
    let mut letters = pair.chars();
    let fold = (letters.next()?, letters.next()?);
    letters.next().is_none().then_some(fold)
}

/// Each meaning once, by the scope.
fn chosen(entries: &[Entry], current: Option<usize>, scope: Scope) -> Phrase {
    let own = |entry: &&Entry| Some(entry.language) == current;
    let counts = |entry: &&Entry| match scope {
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
