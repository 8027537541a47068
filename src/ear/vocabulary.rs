//! The words of one language, as sentences use them: phrases, and stems with their endings.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use crate::language::{Catalogue, Languages};

use super::lexicon::Phrase;
use super::line::{self, Folds};
use super::meaning::Meaning;
use super::wordlist::{self, items};

/// What marks a stem in the files: any of the language's endings may follow.
const STEM: char = '*';

/// A place in the tree of phrases: which tokens may follow, and what the phrase so far means.
#[derive(Default)]
struct Node {
    next: HashMap<String, usize>,
    stems: HashMap<String, usize>,
    meanings: Phrase,
}

/// The phrases of a language, which are made a tree once a sentence is listened to.
pub(super) struct Vocabulary {
    endings: String,
    phrases: Vec<(String, Meaning)>,
    folds: Folds,
    tree: OnceLock<Tree>,
}

/// All phrases of a language as a tree.
struct Tree {
    nodes: Vec<Node>,
    endings: HashSet<String>,
}

impl Vocabulary {
    /// The vocabulary of this language; what the languages are called is everyone's.
    pub(super) fn new(catalogue: &Catalogue, languages: &Languages, folds: &Folds) -> Vocabulary {
        let own = wordlist::words(catalogue).into_iter().chain(wordlist::parts(catalogue));
        let own = own.filter(|(_, meaning)| !meaning.is_filler());
        let phrases = own.chain(languages.all().flat_map(wordlist::names));
        Vocabulary {
            endings: catalogue.term("ear-endings").unwrap_or_default().to_owned(),
            phrases: phrases.map(|(phrase, meaning)| (phrase.to_owned(), meaning)).collect(),
            folds: folds.clone(),
            tree: OnceLock::new(),
        }
    }

    fn tree(&self) -> &Tree {
        self.tree.get_or_init(|| {
            let endings = items(Some(&self.endings)).flat_map(|item| line::tokens(item, &self.folds)).collect();
            let mut tree = Tree { nodes: vec![Node::default()], endings };
            for (phrase, meaning) in &self.phrases {
                tree.add(phrase, meaning.clone(), &self.folds);
            }
            tree
        })
    }

    /// The longest phrase of at most so many tokens that the tokens begin with: its length, and all that it may mean.
    pub(super) fn longest(&self, tokens: &[String], most: usize) -> Option<(usize, Phrase)> {
        self.tree().longest(tokens, most)
    }

    /// Whether some phrase begins with this token.
    pub(super) fn begins_with(&self, token: &str) -> bool {
        self.tree().begins_with(token)
    }

    /// Every word that a phrase is made of, and every stem with each ending.
    pub(super) fn words(&self) -> impl Iterator<Item = String> {
        self.tree().words()
    }
}

impl Tree {
    fn add(&mut self, phrase: &str, meaning: Meaning, folds: &Folds) {
        if phrase.bytes().all(|digit| digit.is_ascii_digit()) {
            return;
        }
        let mut at = 0;
        for word in phrase.split_whitespace() {
            let stem = word.strip_suffix(STEM);
            for token in line::tokens(stem.unwrap_or(word), folds) {
                let new = self.nodes.len();
                let node = &mut self.nodes[at];
                let branches = if stem.is_some() { &mut node.stems } else { &mut node.next };
                at = *branches.entry(token).or_insert(new);
                if at == new {
                    self.nodes.push(Node::default());
                }
            }
        }
        let meanings = &mut self.nodes[at].meanings;
        if at > 0 && !meanings.contains(&meaning) {
            meanings.push(meaning);
        }
    }

    /// The longest phrase of at most so many tokens that the tokens begin with: its length, and all that it may mean.
    fn longest(&self, tokens: &[String], most: usize) -> Option<(usize, Phrase)> {
        let mut places = vec![0];
        let mut longest = None;
        for (length, token) in (1..=most).zip(tokens) {
            places = places.iter().flat_map(|place| self.after(*place, token)).collect();
            if places.is_empty() {
                break;
            }
            let mut meanings = Phrase::new();
            for meaning in places.iter().flat_map(|place| &self.nodes[*place].meanings) {
                if !meanings.contains(meaning) {
                    meanings.push(meaning.clone());
                }
            }
            if !meanings.is_empty() {
                longest = Some((length, meanings));
            }
        }
        longest
    }

    /// Where this token leads to; a word that is listed whole is no stem with an ending.
    fn after(&self, place: usize, token: &str) -> Vec<usize> {
        let node = &self.nodes[place];
        if let Some(next) = node.next.get(token) {
            return vec![*next];
        }
        if node.stems.is_empty() {
            return Vec::new();
        }
        let cuts = token.char_indices().map(|(at, _)| at).chain([token.len()]).skip(1);
        let stems = cuts.filter_map(|at| token.split_at_checked(at)).filter_map(|(stem, ending)| {
            let known = ending.is_empty() || self.endings.contains(ending);
            node.stems.get(stem).filter(|_| known)
        });
        stems.copied().collect()
    }

    /// Whether some phrase begins with this token.
    fn begins_with(&self, token: &str) -> bool {
        !self.after(0, token).is_empty()
    }

    /// Every word that a phrase is made of, and every stem with each ending.
    fn words(&self) -> impl Iterator<Item = String> {
        let whole = self.nodes.iter().flat_map(|node| node.next.keys().cloned());
        let stems = self.nodes.iter().flat_map(|node| node.stems.keys()).flat_map(|stem| {
            let inflected = self.endings.iter().map(move |ending| [stem.as_str(), ending].concat());
            inflected.chain([stem.clone()])
        });
        whole.chain(stems)
    }
}
