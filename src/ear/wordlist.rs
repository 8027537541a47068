//! Every word of a language's files that is listened for, with what it means.

use crate::game::{Peak, Rank, Row, RuleName, Suit};
use crate::language::Catalogue;
use crate::names;
use crate::session::{CardStyle, Detail, Explain, Prompt, Section, Verb, VoiceMode};

use super::meaning::{Meaning, VoiceWord};
use super::part::Part;

/// Attributes that are not spoken forms of the word.
const NOT_HEARD: [&str; 3] = ["gender", "help", "example"];

/// The form of a card that is laid on another: "with the three".
const INSTRUMENT: &str = "instrumental";

/// The form of a card that something is done to; where a language has one, its plain form is who acts.
const OBJECT: &str = "accusative";

/// The words of commands, cards and values, as they are listed, each with its meaning.
pub(super) fn words(catalogue: &Catalogue) -> Vec<(&str, Meaning)> {
    let verbs = Verb::ALL.map(|verb| (names::verb(verb), Meaning::Verb(verb)));
    let ranks = Rank::ALL.map(|rank| (names::rank(rank), Meaning::Rank(rank)));
    let suits = Suit::ALL.map(|suit| (names::suit(suit), Meaning::Suit(suit)));
    let rows = Row::ALL.map(|row| (names::row(row), Meaning::Row(row)));
    let peaks = Peak::ALL.map(|peak| (names::peak(peak), Meaning::Peak(peak)));
    let rules = RuleName::ALL.map(|rule| (names::rule(rule), Meaning::Rule(rule)));
    let details = Detail::ALL.map(|detail| (names::detail(detail), Meaning::Detail(detail)));
    let styles = CardStyle::ALL.map(|style| (names::cards(style), Meaning::Cards(style)));
    let prompts = Prompt::ALL.map(|prompt| (names::prompt(prompt), Meaning::Prompt(prompt)));
    let sections = Section::ALL.map(|section| (names::section(section), Meaning::Section(section)));
    let rest = [
        ("card-joker", Meaning::Joker),
        ("switch-on", Meaning::Switch(Explain::On)),
        ("switch-off", Meaning::Switch(Explain::Off)),
        ("language-name", Meaning::Language(catalogue.tag().to_owned())),
        ("word-spell", Meaning::Spell),
        ("word-place", Meaning::Place),
        ("word-show", Meaning::Show),
        ("word-winnable", Meaning::Winnable),
        ("word-go", Meaning::Go),
        ("word-not", Meaning::Not),
        ("word-draw-alone", Meaning::DrawAlone),
        ("word-filler", Meaning::Filler),
        ("word-unit", Meaning::Unit),
        (names::voice_mode(VoiceMode::Auto), Meaning::VoiceMode(VoiceMode::Auto)),
        (names::voice_mode(VoiceMode::Ask), Meaning::VoiceMode(VoiceMode::Ask)),
        ("voice-list", Meaning::VoiceWord(VoiceWord::List)),
        ("voice-rate", Meaning::VoiceWord(VoiceWord::Rate)),
        ("voice-volume", Meaning::VoiceWord(VoiceWord::Volume)),
        ("voice-test", Meaning::VoiceWord(VoiceWord::Test)),
        ("voice-faster", Meaning::VoiceWord(VoiceWord::Faster)),
        ("voice-slower", Meaning::VoiceWord(VoiceWord::Slower)),
        ("voice-louder", Meaning::VoiceWord(VoiceWord::Louder)),
        ("voice-quieter", Meaning::VoiceWord(VoiceWord::Quieter)),
        ("word-delete", Meaning::Delete),
        ("word-merge", Meaning::Merge),
        ("word-numbered", Meaning::Numbered),
        ("word-all", Meaning::All),
    ];
    let numbers = names::NUMBERS.into_iter().zip(1..).map(|(id, number)| (id, Meaning::Number(number)));
    let ordinals = names::ORDINALS.into_iter().zip(1..).map(|(id, number)| (id, Meaning::Ordinal(number)));
    let all = verbs.into_iter().chain(ranks).chain(suits).chain(rows).chain(peaks).chain(rules);
    let all = all.chain(details).chain(styles).chain(prompts).chain(sections).chain(rest).chain(numbers);
    listed(catalogue, all.chain(ordinals))
}

/// The words that only a sentence has use for.
pub(super) fn parts(catalogue: &Catalogue) -> Vec<(&str, Meaning)> {
    let parts = Part::ALL.map(|(part, id)| (id, Meaning::Part(part)));
    let counts = names::COUNTS.into_iter().zip(1..).map(|(id, number)| (id, Meaning::Count(number)));
    let mut words = listed(catalogue, parts.into_iter().chain(counts));
    for rank in Rank::ALL.map(names::rank) {
        words.extend(items(catalogue.attribute(rank, INSTRUMENT)).map(|word| (word, Meaning::Instrument)));
        if catalogue.attribute(rank, OBJECT).is_some_and(|form| Some(form) != catalogue.term(rank)) {
            words.extend(items(catalogue.term(rank)).map(|word| (word, Meaning::Actor)));
        }
    }
    words
}

/// The words under each id, with the id's meaning.
fn listed(catalogue: &Catalogue, ids: impl Iterator<Item = (&'static str, Meaning)>) -> Vec<(&str, Meaning)> {
    let mut words = Vec::new();
    for (id, meaning) in ids {
        let forms = catalogue.attributes(id).filter(|(name, _)| !NOT_HEARD.contains(name)).map(|(_, text)| text);
        let texts: Vec<&str> = catalogue.term(id).into_iter().chain(forms).collect();
        words.extend(texts.into_iter().flat_map(|text| items(Some(text))).map(|word| (word, meaning.clone())));
    }
    words
}

/// The items of a list with commas.
pub(super) fn items(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.into_iter().flat_map(|text| text.split(',')).map(str::trim).filter(|word| !word.is_empty())
}
