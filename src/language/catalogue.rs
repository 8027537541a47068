//! A language as a maker of text.

use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

use fluent::resolver::errors::{ReferenceKind, ResolverError};
use fluent::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::clean::is_safe;
use super::functions::{self, List, Listed, Misused, NO_BREAK};
use super::message::{Arg, Message, Name, Part};
use super::reader::{Cards, Reader};
use super::said::Said;
use super::words::Words;

/// The sentences of some files, for one reader.
struct Sentences {
    bundle: FluentBundle<Arc<FluentResource>>,
    misused: Misused,
}

/// One language, as a maker of text.
pub struct Catalogue {
    tag: LanguageIdentifier,
    /// The language's own files, the later over the earlier.
    layers: Vec<Arc<FluentResource>>,
    /// Its words; what it lacks is filled from the language that it falls back on.
    words: Arc<Words>,
    /// The sentences for each reader, whom their functions know; made when first wanted.
    sentences: [OnceCell<Sentences>; 4],
    /// What says whole messages that this language lacks or that its files have wrong.
    fallback: Option<Rc<Catalogue>>,
}

impl Catalogue {
    /// The language of these files, the later over the earlier; what they lack is filled from the other language.
    pub(super) fn new(
        tag: LanguageIdentifier,
        layers: Vec<Arc<FluentResource>>,
        fallback: Option<&Rc<Catalogue>>,
    ) -> Rc<Catalogue> {
        let mut words = Words::default();
        for layer in fallback.iter().flat_map(|fallback| &fallback.layers).chain(&layers) {
            words.add(layer);
        }
        let fallback = fallback.map(Rc::clone);
        Rc::new(Catalogue { tag, layers, words: Arc::new(words), sentences: Default::default(), fallback })
    }

    /// The sentences of all files, for this reader.
    fn sentences(&self, reader: Reader) -> &Sentences {
        let place = match reader {
            Reader::Eye(Cards::Words) => 0,
            Reader::Eye(Cards::Letters) => 1,
            Reader::Eye(Cards::Signs) => 2,
            Reader::Ear => 3,
        };
        self.sentences[place].get_or_init(|| self.sentences_of(&self.layers, reader))
    }

    fn sentences_of(&self, layers: &[Arc<FluentResource>], reader: Reader) -> Sentences {
        let mut bundle = FluentBundle::new(vec![self.tag.clone()]);
        bundle.set_use_isolating(false);
        for layer in layers {
            bundle.add_resource_overriding(Arc::clone(layer));
        }
        let misused = Misused::default();
        for (name, function) in functions::functions(&self.words, reader, &misused) {
            let added = bundle.add_function(name, function);
            debug_assert!(added.is_ok(), "no message can have a name in capitals");
        }
        Sentences { bundle, misused }
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

    /// The text of a message for this reader. Never fails: where the language lacks it or has it wrong, it is English, and
    /// an unknown id is itself.
    #[must_use]
    pub fn text_for(&self, message: &Message, reader: Reader) -> String {
        self.say(message, reader).text
    }

    /// The text of a message for this reader, and the language that it is in.
    #[must_use]
    pub fn say(&self, message: &Message, reader: Reader) -> Said {
        let said = self.say_unbroken(message, reader);
        Said { text: breakable(&said.text), ..said }
    }

    /// The text of a message, and what went wrong in making it of the language's own files: nothing, with files in order.
    /// The files may come from anyone, so nothing unsafe in them gets into a text.
    #[must_use]
    pub fn checked_text(&self, message: &Message, reader: Reader) -> (String, Vec<String>) {
        let mut errors = Vec::new();
        let found = self.worded(self.sentences(reader), message, reader, &mut errors);
        if found.is_none() {
            errors.push(missing(message));
        }
        (self.text_for(message, reader), errors.iter().map(ToString::to_string).collect())
    }

    /// The text of a message in pieces that a line may be broken between; a card's name is in one piece.
    #[must_use]
    pub fn pieces(&self, message: &Message, reader: Reader) -> Vec<String> {
        self.say_unbroken(message, reader).text.split(' ').map(breakable).collect()
    }

    /// Text that no message is made of, for this reader.
    #[must_use]
    pub fn parts(&self, parts: &[Part], reader: Reader) -> String {
        self.words.parts(parts, reader)
    }

    /// The text with no-break spaces in each card's name. A file that has the message wrong is passed over, for the file
    /// under it, and in the end for the language that this one falls back on.
    fn say_unbroken(&self, message: &Message, reader: Reader) -> Said {
        let said = |text| Said { text, language: self.tag.clone() };
        if let Some(text) = self.worded_well(self.sentences(reader), message, reader) {
            return said(text);
        }
        let under = (1..self.layers.len()).rev().filter_map(|count| self.layers.get(..count));
        let mut texts = under.filter_map(|under| self.worded_well(&self.sentences_of(under, reader), message, reader));
        match (texts.next(), &self.fallback) {
            (Some(text), _) => said(text),
            (None, Some(fallback)) => fallback.say_unbroken(message, reader),
            (None, None) => said(message.id.to_string()),
        }
    }

    /// The text, if nothing goes wrong in making it.
    fn worded_well(&self, sentences: &Sentences, message: &Message, reader: Reader) -> Option<String> {
        let mut errors = Vec::new();
        self.worded(sentences, message, reader, &mut errors).filter(|_| errors.is_empty())
    }

    /// The text of a message that is there, and what goes wrong in making it.
    fn worded(
        &self,
        sentences: &Sentences,
        message: &Message,
        reader: Reader,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = sentences.bundle.get_message(&message.id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Parts(parts) => FluentValue::from(self.parts(parts, reader)),
                Arg::Names(names) => self.listed(sentences, names, reader, errors).value(),
            };
            args.set(*name, value);
        }
        let mut text = sentences.bundle.format_pattern(pattern, Some(&args), errors).into_owned();
        if sentences.misused.take() {
            errors.push(misused(message));
        }
        text.retain(|letter| letter == '\n' || is_safe(letter));
        Some(text)
    }

    /// Names as the functions take them; the messages among them already worded.
    fn listed(&self, sentences: &Sentences, names: &[Name], reader: Reader, errors: &mut Vec<FluentError>) -> List {
        let listed = |name: &Name| match name {
            Name::Plain(id) => Listed::Plain(id.clone()),
            Name::Card { rank, suit } => Listed::Card { rank, suit },
            Name::Message(message) => {
                Listed::Text(self.worded(sentences, message, reader, errors).unwrap_or_else(|| {
                    errors.push(missing(message));
                    message.id.to_string()
                }))
            }
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

/// What goes wrong where a function is given what it can't word.
fn misused(message: &Message) -> FluentError {
    let kind = ReferenceKind::Function { id: message.id.to_string() };
    FluentError::ResolverError(ResolverError::Reference(kind))
}

/// What goes wrong where a message is not there.
fn missing(message: &Message) -> FluentError {
    let kind = ReferenceKind::Message { id: message.id.to_string(), attribute: None };
    FluentError::ResolverError(ResolverError::Reference(kind))
}

fn breakable(text: &str) -> String {
    text.replace(NO_BREAK, " ")
}
