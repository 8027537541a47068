//! The ways to guess at a line: other layouts, another alphabet, the nearest words.

use crate::game::Target;
use crate::session::{Command, Heard};

use super::guess::Guess;
use super::hearing::{commands, is_whole};
use super::layouts::Reread;
use super::lexicon::Scope;
use super::listener::Listener;

/// The most commands that one unknown word may be taken for; of more, none is likely.
const MOST_NEAR: usize = 3;

impl Listener<'_> {
    /// Adds what the line says on other keyboard layouts. Those are likely on which the speaker's own layout and the one
    /// that everyone has were taken for each other, and those on which the line is in the current language.
    pub(super) fn guess_layout(self, guess: &mut Guess) {
        let [near, far] = self.known.layouts.rereads(self.line, self.tag);
        for (level, likely) in [(near, true), (far, false)] {
            for Reread { line, tag } in level {
                let likely = likely || *self.tag == tag;
                guess.add(self.with(&line, &tag).in_one_language(), line, likely);
            }
        }
    }

    /// Adds what the line says in the alphabet of a language that is often written in Latin letters.
    pub(super) fn guess_alphabet(self, guess: &mut Guess) {
        for latin in &self.known.latins {
            let Some(vocabulary) = self.known.vocabulary(latin.tag()) else { continue };
            for line in latin.lines(self.line, vocabulary) {
                let likely = latin.tag() == self.tag;
                guess.add(self.with(&line, latin.tag()).in_one_language(), line, likely);
            }
        }
    }

    /// The commands that a line with one unknown word may mean, if they are few.
    pub(super) fn nearest(self) -> Option<Vec<Command>> {
        let lexicon = &self.known.lexicon;
        let tokens = lexicon.tokens(self.line);
        let unknown = |token: &&String| !self.known.knows(token, self.tag);
        let at = tokens.iter().position(|token| unknown(&token))?;
        if tokens.iter().filter(unknown).count() > 1 {
            return None;
        }
        let mut near = Vec::new();
        for word in lexicon.nearest(&tokens[at], self.tag) {
            let mut tokens = tokens.clone();
            let words = word.split(' ').map(str::to_owned);
            tokens.splice(at..=at, words);
            let stands = self.in_words(&tokens, &[Scope::CurrentFirst, Scope::All]);
            let heard = if is_whole(&stands) { stands } else { self.sentence_of(&tokens) };
            for command in commands(heard) {
                if !near.contains(&command) {
                    near.push(command);
                }
            }
        }
        (1..=MOST_NEAR).contains(&near.len()).then_some(near)
    }

    /// What is whole as typed in another language, unless the current language says something else on another layout:
    /// then both.
    pub(super) fn doubted(self, typed: Heard) -> Heard {
        if matches!(typed, Heard::Answer(_) | Heard::PerhapsNew(_)) {
            return typed;
        }
        self.with_others(typed, |_| true)
    }

    /// The same for a card in the current language, which only another card makes doubtful.
    pub(super) fn doubted_card(self, typed: Heard) -> Heard {
        let card = |command: &Command| matches!(command, Command::Take(Target::Card(_)));
        if matches!(typed, Heard::Command(Command::Take(_))) { self.with_others(typed, card) } else { typed }
    }

    fn with_others(self, typed: Heard, counts: impl Fn(&Command) -> bool) -> Heard {
        let mut all = commands(typed.clone());
        for level in self.known.layouts.rereads(self.line, self.tag) {
            let before = all.len();
            for Reread { line, tag } in level.into_iter().filter(|reread| reread.tag == *self.tag) {
                for command in commands(self.with(&line, &tag).as_it_stands(&[Scope::CurrentOnly])) {
                    if !all.contains(&command) && counts(&command) {
                        all.push(command);
                    }
                }
            }
            if all.len() > before {
                return Heard::Unclear(all);
            }
        }
        typed
    }
}
