//! The languages there are, and one of them as a maker of text.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};

use super::clean::is_safe;
use super::locale::{Fault, LocaleFile};
use super::message::{Arg, Message};
use super::names::{self, Names};

/// The language that is complete by contract and fills the gaps of the others.
const FALLBACK: &str = "en";

/// One language, as a maker of text.
pub struct Catalogue {
    tag: String,
    bundle: FluentBundle<Arc<FluentResource>>,
    names: Arc<Names>,
}

impl Catalogue {
    fn new(tag: &str, layers: &[Arc<FluentResource>]) -> Catalogue {
        let language = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        let mut names = Names::default();
        for layer in layers {
            names.add(layer);
            bundle.add_resource_overriding(Arc::clone(layer));
        }
        let names = Arc::new(names);
        for (name, function) in names::functions(&names) {
            let added = bundle.add_function(name, function);
            debug_assert!(added.is_ok(), "no message can have a name in capitals");
        }
        Catalogue { tag: tag.to_owned(), bundle, names }
    }

    /// The language's tag: `en`, `bg`, `ru`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The language's own name for itself.
    #[must_use]
    pub fn own_name(&self) -> &str {
        self.term("language-name").unwrap_or(&self.tag)
    }

    /// The text of a message. Never fails: where the language lacks it, it is English, and an unknown id is itself.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.checked_text(message).0
    }

    /// The text of a message, and what went wrong in making it: nothing, with files in order. The files may come from
    /// anyone, so nothing unsafe in them gets into a text.
    #[must_use]
    pub fn checked_text(&self, message: &Message) -> (String, Vec<String>) {
        let (text, errors) = self.tied_text(message);
        (untie(&text), errors)
    }

    /// The text of a message in pieces that a line may be broken between; a card's name is in one piece.
    #[must_use]
    pub fn pieces(&self, message: &Message) -> Vec<String> {
        self.tied_text(message).0.split(' ').map(untie).collect()
    }

    /// The text with the words of each card's name tied together.
    fn tied_text(&self, message: &Message) -> (String, Vec<String>) {
        let Some(pattern) = self.bundle.get_message(message.id).and_then(|found| found.value()) else {
            return (message.id.to_owned(), vec![format!("no message {}", message.id)]);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Names(list) => FluentValue::from(names::encode(list, |inner| self.tied_text(inner).0)),
            };
            args.set(*name, value);
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let mut text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        text.retain(|letter| letter == '\n' || is_safe(letter));
        (text, errors.iter().map(ToString::to_string).collect())
    }

    /// The words of a message that has no variables.
    #[must_use]
    pub fn term(&self, id: &str) -> Option<&str> {
        self.names.value(id)
    }

    /// The ids of such messages that begin so, in alphabetical order.
    #[must_use]
    pub fn ids(&self, beginning: &str) -> Vec<&str> {
        self.names.ids(beginning)
    }

    /// An attribute of such a message.
    #[must_use]
    pub fn attribute(&self, id: &str, name: &str) -> Option<&str> {
        self.names.attribute(id, name)
    }

    /// All attributes of such a message, in no order.
    pub fn attributes(&self, id: &str) -> impl Iterator<Item = (&str, &str)> {
        self.names.attributes(id)
    }
}

fn untie(text: &str) -> String {
    text.replace(names::TIE, " ")
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
        let mut layers: BTreeMap<String, Vec<Arc<FluentResource>>> = BTreeMap::new();
        let mut faults = Vec::new();
        for file in files {
            let tag = file.tag.clone();
            let (resource, wrong) = file.parse();
            faults.extend(wrong);
            layers.entry(tag).or_default().push(Arc::new(resource));
        }
        let base = layers.get(FALLBACK).cloned().unwrap_or_default();
        let whole = |tag: &str, own: Vec<_>| {
            let filled = if tag == FALLBACK { own } else { [base.clone(), own].concat() };
            Catalogue::new(tag, &filled)
        };
        (Languages { catalogues: layers.into_iter().map(|(tag, own)| whole(&tag, own)).collect() }, faults)
    }

    /// All of them, by tag.
    pub fn all(&self) -> impl Iterator<Item = &Catalogue> {
        self.catalogues.iter()
    }

    /// The one with exactly this tag.
    #[must_use]
    pub fn get(&self, tag: &str) -> Option<&Catalogue> {
        self.catalogues.iter().find(|catalogue| catalogue.tag == tag)
    }

    /// The one that best suits the first of these wishes that can be met: `bg_BG.UTF-8`, `ru`, `en-GB`.
    #[must_use]
    pub fn negotiate(&self, wishes: &[String]) -> Option<&Catalogue> {
        let plain = |wish: &String| {
            let tag = wish.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
            if matches!(tag.as_str(), "C" | "POSIX") { FALLBACK.to_owned() } else { tag }
        };
        let wishes: Vec<String> = wishes.iter().map(plain).collect();
        let available: Vec<&str> = self.catalogues.iter().map(Catalogue::tag).collect();
        let requested = convert_vec_str_to_langids_lossy(&wishes);
        let available = convert_vec_str_to_langids_lossy(&available);
        let best = negotiate_languages(&requested, &available, None, NegotiationStrategy::Filtering);
        best.first().and_then(|tag| self.get(&tag.to_string()))
    }

    /// English, the language of last resort.
    ///
    /// # Panics
    /// Never with the built-in files, which hold it.
    #[must_use]
    pub fn fallback(&self) -> &Catalogue {
        self.get(FALLBACK).unwrap_or_else(|| unreachable!("English is built in"))
    }
}
