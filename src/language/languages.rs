//! The languages there are.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

use fluent::FluentResource;
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::catalogue::Catalogue;
use super::locale::{Fault, LocaleFile};
use super::tag::{fallback, read_tag};
use super::usage::Usage;

/// All the languages there are.
pub struct Languages {
    catalogues: Vec<Rc<Catalogue>>,
}

impl Languages {
    /// The languages of these files. Of two files' messages with one id the later counts; what a language lacks is
    /// filled from English. Returns what could not be understood beside them.
    #[must_use]
    pub fn new(files: Vec<LocaleFile>) -> (Languages, Vec<Fault>) {
        let mut layers: BTreeMap<LanguageIdentifier, Vec<Arc<FluentResource>>> = BTreeMap::new();
        let mut faults = Vec::new();
        let (mut built_in, mut from_outside) = (Vec::new(), Vec::new());
        for file in files {
            let (tag, place, inside) = (file.tag.clone(), file.place(), file.is_built_in());
            let (resource, wrong) = file.parse();
            faults.extend(wrong);
            let resource = Arc::new(resource);
            layers.entry(tag).or_default().push(Arc::clone(&resource));
            if inside { built_in.push(resource) } else { from_outside.push((place, resource)) }
        }
        if !from_outside.is_empty() {
            let usage = Usage::of(built_in.iter().map(|resource| &**resource));
            let mistaken = |(place, resource): &(String, Arc<FluentResource>)| {
                let ids = usage.mistaken(resource).into_iter();
                ids.map(|id| Fault::of_message(place, resource.source(), id)).collect::<Vec<_>>()
            };
            faults.extend(from_outside.iter().flat_map(mistaken));
        }
        let base = Catalogue::new(fallback(), layers.remove(&fallback()).unwrap_or_default(), None);
        let others = layers.into_iter().map(|(tag, own)| Catalogue::new(tag, own, Some(&base)));
        let mut catalogues: Vec<_> = others.chain([Rc::clone(&base)]).collect();
        catalogues.sort_by(|one, other| one.tag().cmp(other.tag()));
        (Languages { catalogues }, faults)
    }

    /// All of them, by tag.
    pub fn all(&self) -> impl Iterator<Item = &Catalogue> {
        self.catalogues.iter().map(|catalogue| &**catalogue)
    }

    /// The one with exactly this tag.
    #[must_use]
    pub fn get(&self, tag: &LanguageIdentifier) -> Option<&Catalogue> {
        self.all().find(|catalogue| catalogue.tag() == tag)
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
