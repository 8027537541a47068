//! A reply in words: for the eye, and for the ear.

use crate::language::{Catalogue, Message};
use crate::session::Width;
use crate::voice::Aloud;
use crate::wording;

/// A reply that can be heard again.
#[derive(Clone, Default)]
pub(super) struct Worded {
    /// The text: one line or several.
    pub(super) text: String,
    aloud: Vec<Aloud>,
}

impl Worded {
    /// A text, and the same as it is to be heard, in this language.
    pub(super) fn new(text: String, heard: &str, catalogue: &Catalogue) -> Worded {
        Worded { text, aloud: vec![for_ear(heard, catalogue)] }
    }

    /// Both, the other on a line of its own.
    pub(super) fn then(mut self, other: Worded) -> Worded {
        self.text.push('\n');
        self.text.push_str(&other.text);
        self.aloud.extend(other.aloud);
        self
    }

    /// Adds a sentence, on the last line if it fits there.
    pub(super) fn add_sentence(&mut self, sentence: &Message, catalogue: &Catalogue, width: Option<Width>) {
        self.text = wording::add_sentence(&self.text, sentence, catalogue, width);
        self.aloud.push(for_ear(&catalogue.text(sentence), catalogue));
    }

    /// What is heard; neighbouring texts of one language are one, so that the reply is one utterance.
    pub(super) fn one_utterance(&self) -> Vec<Aloud> {
        let mut joined: Vec<Aloud> = Vec::new();
        for part in &self.aloud {
            match joined.last_mut() {
                Some(last) if last.language == part.language => {
                    last.text.push(' ');
                    last.text.push_str(&part.text);
                }
                _ => joined.push(part.clone()),
            }
        }
        joined
    }
}

fn for_ear(text: &str, catalogue: &Catalogue) -> Aloud {
    Aloud { language: catalogue.tag().parse().unwrap_or_default(), text: wording::aloud(text, catalogue) }
}
