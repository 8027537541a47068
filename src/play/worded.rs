//! A reply in words: for the eye, and for the ear.

use crate::language::{Catalogue, Message, Said};
use crate::voice::Aloud;
use crate::wording::{self, Layout, Words};

/// A reply that can be heard again.
#[derive(Clone, Default)]
pub(super) struct Worded {
    /// The text: one line or several.
    pub(super) text: String,
    aloud: Vec<Aloud>,
}

impl Worded {
    /// Words in this language.
    pub(super) fn new(words: &Words, catalogue: &Catalogue, layout: Layout) -> Worded {
        let text = wording::lay_out(words, catalogue, layout);
        Worded { text, aloud: aloud(words.iter().flatten(), catalogue) }
    }

    /// A text that was kept, in this language.
    pub(super) fn kept(text: String, catalogue: &Catalogue) -> Worded {
        let heard = wording::kept_aloud(&text, catalogue);
        Worded { text, aloud: vec![Aloud { language: catalogue.tag().clone(), text: heard }] }
    }

    /// Both, the other on a line of its own.
    pub(super) fn then(mut self, other: Worded) -> Worded {
        self.text.push('\n');
        self.text.push_str(&other.text);
        self.aloud.extend(other.aloud);
        self
    }

    /// Adds a sentence, on the last line if it fits there.
    pub(super) fn add_sentence(&mut self, sentence: &Message, catalogue: &Catalogue, layout: Layout) {
        self.text = wording::add_sentence(&self.text, sentence, catalogue, layout);
        self.aloud.extend(aloud([sentence], catalogue));
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

/// The messages for the ear, each run in the language that it is really in.
fn aloud<'a>(messages: impl IntoIterator<Item = &'a Message>, catalogue: &Catalogue) -> Vec<Aloud> {
    let runs = wording::aloud(messages, catalogue).into_iter();
    runs.map(|Said { text, language }| Aloud { language, text }).collect()
}
