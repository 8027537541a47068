//! The languages there are, and one of them as a maker of text.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use fluent::resolver::errors::{ReferenceKind, ResolverError};
use fluent::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::clean::is_safe;
use super::functions::{self, List, Listed, NO_BREAK};
use super::locale::{Fault, LocaleFile};
use super::message::{Arg, Message, Name, Part};
use super::reader::{Cards, Reader};
use super::tag::{fallback, read_tag};
use super::words::Words;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// One language, as a maker of text.
pub struct Catalogue {
    tag: LanguageIdentifier,
    layers: Vec<Arc<FluentResource>>,
    words: Arc<Words>,
    /// The sentences for each reader, whom their functions know; made when first wanted.
    sentences: [OnceCell<Bundle>; 4],
}

impl Catalogue {
    fn new(tag: LanguageIdentifier, layers: Vec<Arc<FluentResource>>) -> Catalogue {
        let mut words = Words::default();
        for layer in &layers {
            words.add(layer);
        }
        Catalogue { tag, layers, words: Arc::new(words), sentences: Default::default() }
    }

    fn sentences(&self, reader: Reader) -> &Bundle {
        let place = match reader {
            Reader::Eye(Cards::Words) => 0,
            Reader::Eye(Cards::Letters) => 1,
            Reader::Eye(Cards::Signs) => 2,
            Reader::Ear => 3,
        };
        self.sentences[place].get_or_init(|| {
            let mut bundle = FluentBundle::new(vec![self.tag.clone()]);
            bundle.set_use_isolating(false);
            for layer in &self.layers {
                bundle.add_resource_overriding(Arc::clone(layer));
            }
            for (name, function) in functions::functions(&self.words, reader) {
                let added = bundle.add_function(name, function);
                debug_assert!(added.is_ok(), "no message can have a name in capitals");
            }
            bundle
        })
    }

    /// The language's tag: `en`, `bg`, `ru`.
    #[must_use]
    pub fn tag(&self) -> &LanguageIdentifier {
        &self.tag
    }

    /// The language's own name for itself.
    #[must_use]
    pub fn own_name(&self) -> &str {
        self.term("language-name").unwrap_or(self.tag.language.as_str())
    }

    /// The text of a message for the eye, cards by their names.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.text_for(message, Reader::default())
    }

    /// The text of a message for this reader. Never fails: where the language lacks it, it is English, and an unknown id is
    /// itself.
    #[must_use]
    pub fn text_for(&self, message: &Message, reader: Reader) -> String {
        self.checked_text(message, reader).0
    }

    /// The text of a message, and what went wrong in making it: nothing, with files in order. The files may come from
    /// anyone, so nothing unsafe in them gets into a text.
    #[must_use]
    pub fn checked_text(&self, message: &Message, reader: Reader) -> (String, Vec<String>) {
        let mut errors = Vec::new();
        let text = self.unbroken_text(message, reader, &mut errors);
        (breakable(&text), errors.iter().map(ToString::to_string).collect())
    }

    /// The text of a message in pieces that a line may be broken between; a card's name is in one piece.
    #[must_use]
    pub fn pieces(&self, message: &Message, reader: Reader) -> Vec<String> {
        self.unbroken_text(message, reader, &mut Vec::new()).split(' ').map(breakable).collect()
    }

    /// Text that no message is made of, for this reader.
    #[must_use]
    pub fn parts(&self, parts: &[Part], reader: Reader) -> String {
        self.words.parts(parts, reader)
    }

    /// The text with no-break spaces in each card's name.
    fn unbroken_text(&self, message: &Message, reader: Reader, errors: &mut Vec<FluentError>) -> String {
        let bundle = self.sentences(reader);
        let Some(pattern) = bundle.get_message(&message.id).and_then(|found| found.value()) else {
            let missing =
                ResolverError::Reference(ReferenceKind::Message { id: message.id.to_string(), attribute: None });
            errors.push(FluentError::ResolverError(missing));
            return message.id.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Parts(parts) => FluentValue::from(self.parts(parts, reader)),
                Arg::Names(names) => self.listed(names, reader, errors).value(),
            };
            args.set(*name, value);
        }
        let mut text = bundle.format_pattern(pattern, Some(&args), errors).into_owned();
        text.retain(|letter| letter == '\n' || is_safe(letter));
        text
    }

    /// Names as the functions take them; the messages among them already worded.
    fn listed(&self, names: &[Name], reader: Reader, errors: &mut Vec<FluentError>) -> List {
        let listed = |name: &Name| match name {
            Name::Plain(id) => Listed::Plain(id.clone()),
            Name::Card { rank, suit } => Listed::Card { rank, suit },
            Name::Message(message) => Listed::Text(self.unbroken_text(message, reader, errors)),
        };
        List(names.iter().map(listed).collect())
    }

    /// The words of a message that has no variables.
    #[must_use]
    pub fn term(&self, id: &str) -> Option<&str> {
        self.words.value(id)
    }

    /// The ids of such messages that begin so, in alphabetical order.
    #[must_use]
    pub fn ids(&self, beginning: &str) -> Vec<&str> {
        self.words.ids(beginning)
    }

    /// An attribute of such a message.
    #[must_use]
    pub fn attribute(&self, id: &str, name: &str) -> Option<&str> {
        self.words.attribute(id, name)
    }

    /// All attributes of such a message, in no order.
    pub fn attributes(&self, id: &str) -> impl Iterator<Item = (&str, &str)> {
        self.words.attributes(id)
    }
}

fn breakable(text: &str) -> String {
    text.replace(NO_BREAK, " ")
}

/// All the languages there are.
pub struct Languages {
    catalogues: Vec<Catalogue>,
}

impl Languages {
    /// The languages of these files. Of two files' messages with one id the later counts; what a language lacks is
    /// filled from English. Returns what could not be understood beside them.
    #[must_use]
    pub fn new(files: Vec<LocaleFile>) -> (Languages, Vec<Fault>) {
        let mut layers: BTreeMap<LanguageIdentifier, Vec<Arc<FluentResource>>> = BTreeMap::new();
        let mut faults = Vec::new();
        for file in files {
            let tag = file.tag.clone();
            let (resource, wrong) = file.parse();
            faults.extend(wrong);
            layers.entry(tag).or_default().push(Arc::new(resource));
        }
        let base = layers.get(&fallback()).cloned().unwrap_or_default();
        let whole = |(tag, own): (LanguageIdentifier, Vec<_>)| {
            let filled = if tag == fallback() { own } else { [base.clone(), own].concat() };
            Catalogue::new(tag, filled)
        };
        (Languages { catalogues: layers.into_iter().map(whole).collect() }, faults)
    }

    /// All of them, by tag.
    pub fn all(&self) -> impl Iterator<Item = &Catalogue> {
        self.catalogues.iter()
    }

    /// The one with exactly this tag.
    #[must_use]
    pub fn get(&self, tag: &LanguageIdentifier) -> Option<&Catalogue> {
        self.catalogues.iter().find(|catalogue| catalogue.tag == *tag)
    }

    /// The one with exactly this tag, in letters.
    #[must_use]
    pub fn tagged(&self, tag: &str) -> Option<&Catalogue> {
        self.get(&read_tag(tag)?)
    }

    /// The one that best suits the first of these wishes that can be met.
    #[must_use]
    pub fn negotiate(&self, wishes: &[LanguageIdentifier]) -> Option<&Catalogue> {
        let convert = |tags: Vec<&LanguageIdentifier>| {
            let tags: Vec<String> = tags.into_iter().map(ToString::to_string).collect();
            convert_vec_str_to_langids_lossy(&tags)
        };
        let requested = convert(wishes.iter().collect());
        let available = convert(self.all().map(Catalogue::tag).collect());
        let best = negotiate_languages(&requested, &available, None, NegotiationStrategy::Filtering);
        best.first().and_then(|tag| self.tagged(&tag.to_string()))
    }

    /// English, the language of last resort.
    ///
    /// # Panics
    /// Never with the built-in files, which hold it.
    #[must_use]
    pub fn fallback(&self) -> &Catalogue {
        self.get(&fallback()).unwrap_or_else(|| unreachable!("English is built in"))
    }
}
