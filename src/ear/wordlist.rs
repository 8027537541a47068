//! Every word of a language's files that is listened for, with what it means.

use crate::game::{Peak, Rank, Row, RuleName, Suit};
use crate::language::Catalogue;
use crate::names::{self, Named};
use crate::session::{CardStyle, Detail, Fits, Prompt, Section, Switch, Topic, Verb, VoiceMode};

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
    let verbs = Verb::ALL.map(|verb| (verb.id(), Meaning::Verb(verb)));
    let ranks = Rank::ALL.map(|rank| (rank.id(), Meaning::Rank(rank)));
    let suits = Suit::ALL.map(|suit| (suit.id(), Meaning::Suit(suit)));
    let rows = Row::ALL.map(|row| (row.id(), Meaning::Row(row)));
    let peaks = Peak::ALL.map(|peak| (peak.id(), Meaning::Peak(peak)));
    let rules = RuleName::ALL.map(|rule| (rule.id(), Meaning::Rule(rule)));
    let details = Detail::ALL.map(|detail| (detail.id(), Meaning::Detail(detail)));
    let switches = Switch::ALL.map(|switch| (switch.id(), Meaning::Switch(switch)));
    let styles = CardStyle::ALL.map(|style| (style.id(), Meaning::Cards(style)));
    let prompts = Prompt::ALL.map(|prompt| (prompt.id(), Meaning::Prompt(prompt)));
    let topics = Topic::ALL.map(|topic| (topic.id(), Meaning::Topic(topic)));
    let fits = [Fits::None, Fits::Count, Fits::Cards].map(|fits| (fits.id(), Meaning::Fits(fits)));
    let sections = Section::ALL.map(|section| (section.id(), Meaning::Section(section)));
    let rest = [
        ("card-joker", Meaning::Joker),
        ("language-name", Meaning::Language(catalogue.tag().clone())),
        ("word-spell", Meaning::Spell),
        ("word-place", Meaning::Place),
        ("word-show", Meaning::Show),
        ("word-winnable", Meaning::Winnable),
        ("word-go", Meaning::Go),
        ("word-not", Meaning::Not),
        ("word-draw-alone", Meaning::DrawAlone),
        ("word-filler", Meaning::Filler),
        ("word-of", Meaning::Of),
        ("word-unit", Meaning::Unit),
        ("voice-auto", Meaning::VoiceMode(VoiceMode::Auto)),
        ("voice-ask", Meaning::VoiceMode(VoiceMode::Ask)),
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
        ("word-daily", Meaning::Daily),
        ("word-week", Meaning::Week),
        ("word-onward", Meaning::Onward),
        ("word-all", Meaning::All),
    ];
    let rest = rest.map(|(id, meaning)| (id.to_owned(), meaning));
    let numbers = names::numbers().map(|(id, number)| (id, Meaning::Number(number)));
    let ordinals = names::ordinals().map(|(id, number)| (id, Meaning::Ordinal(number)));
    let all = verbs.into_iter().chain(ranks).chain(suits).chain(rows).chain(peaks).chain(rules);
    let all = all
        .chain(details)
        .chain(styles)
        .chain(prompts)
        .chain(topics)
        .chain(fits)
        .chain(sections)
        .chain(switches)
        .chain(rest)
        .chain(numbers);
    listed(catalogue, all.chain(ordinals))
}

/// What the language is called.
pub(super) fn names(catalogue: &Catalogue) -> Vec<(&str, Meaning)> {
    let name = ("language-name".to_owned(), Meaning::Language(catalogue.tag().clone()));
    listed(catalogue, std::iter::once(name))
}

/// The words that only a sentence has use for.
pub(super) fn parts(catalogue: &Catalogue) -> Vec<(&str, Meaning)> {
    let parts = Part::ALL.map(|part| (part.id(), Meaning::Part(part)));
    let counts = names::counts().map(|(id, number)| (id, Meaning::Count(number)));
    let mut words = listed(catalogue, parts.into_iter().chain(counts));
    for rank in Rank::ALL.map(Named::id) {
        words.extend(items(catalogue.attribute(&rank, INSTRUMENT)).map(|word| (word, Meaning::Instrument)));
        if catalogue.attribute(&rank, OBJECT).is_some_and(|form| Some(form) != catalogue.term(&rank)) {
            words.extend(items(catalogue.term(&rank)).map(|word| (word, Meaning::Actor)));
        }
    }
    words
}

/// The words that join a card to what it comes from or goes with.
pub(super) fn joining(catalogue: &Catalogue) -> impl Iterator<Item = &str> {
    listed(catalogue, [Part::With, Part::From, Part::On].map(|part| (part.id(), Meaning::Part(part))).into_iter())
        .into_iter()
        .map(|(word, _)| word)
}

/// The words under each id, with the id's meaning.
fn listed(catalogue: &Catalogue, ids: impl Iterator<Item = (String, Meaning)>) -> Vec<(&str, Meaning)> {
    let mut words = Vec::new();
    for (id, meaning) in ids {
        let forms = catalogue.attributes(&id).filter(|(name, _)| !NOT_HEARD.contains(name)).map(|(_, text)| text);
        let texts: Vec<&str> = catalogue.term(&id).into_iter().chain(forms).collect();
        words.extend(texts.into_iter().flat_map(|text| items(Some(text))).map(|word| (word, meaning.clone())));
    }
    words
}

/// What stands in a list that a language has no word for.
const NONE: &str = "-";

/// The items of a list with commas.
pub(super) fn items(text: Option<&str>) -> impl Iterator<Item = &str> {
    text.into_iter().flat_map(|text| text.split(',')).map(str::trim).filter(|word| !word.is_empty() && *word != NONE)
}
