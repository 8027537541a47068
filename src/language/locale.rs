//! The files of a language, built in or from a folder, and what is wrong with them.

use std::ops::Range;

use fluent::FluentResource;
use unic_langid::LanguageIdentifier;

use super::tag::read_tag;

/// The files built into the program: tag, name, text.
const BUILT_IN: &[(&str, &str, &str)] = &include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// One Fluent file of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocaleFile {
    /// The language's tag, which is its folder's name: `bg`, `pt-BR`.
    pub tag: LanguageIdentifier,
    /// The file's name, to be named when something is wrong with it.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

/// Something in a file that could not be understood. It is left out; the rest counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The folder and the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The id of the message, as far as it can be told.
    pub id: String,
}

impl LocaleFile {
    /// The files built into the program.
    #[must_use]
    pub fn built_in() -> Vec<LocaleFile> {
        let owned = |(tag, name, text): &(&str, &str, &str)| {
            Some(LocaleFile { tag: read_tag(tag)?, name: (*name).to_owned(), text: (*text).to_owned() })
        };
        BUILT_IN.iter().filter_map(owned).collect()
    }

    /// Whether it is one of the files built into the program.
    pub(super) fn is_built_in(&self) -> bool {
        BUILT_IN.iter().any(|(_, name, text)| *name == self.name && *text == self.text)
    }

    /// Its folder and its name.
    pub(super) fn place(&self) -> String {
        format!("{}/{}", self.tag, self.name)
    }

    /// What can be understood of it, and what can't.
    pub(super) fn parse(self) -> (FluentResource, Vec<Fault>) {
        let place = self.place();
        match FluentResource::try_new(self.text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => {
                let fault = |at: Range<usize>| fault(&place, resource.source(), at);
                let faults = errors.into_iter().map(|error| fault(error.slice.unwrap_or(error.pos))).collect();
                (resource, faults)
            }
        }
    }
}

impl Fault {
    /// A message of a file that names what it is not given.
    pub(super) fn of_message(file: &str, source: &str, id: &str) -> Fault {
        let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
        let line = source.lines().position(begins).map_or(1, |above| above + 1);
        Fault { file: file.to_owned(), line, id: super::clean(id) }
    }
}

fn fault(file: &str, source: &str, at: Range<usize>) -> Fault {
    let before = source.get(..at.start).unwrap_or(source);
    let broken = source.get(at).unwrap_or_default();
    let id = broken.split(['=', '\n']).next().unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    Fault { file: file.to_owned(), line, id: super::clean(id.trim()) }
}
