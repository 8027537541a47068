//! One typed line and all that its meaning depends on: who speaks, and what is asked.

use crate::game::Suit;
use crate::session::{Command, Heard, Misheard, Question};

use super::hearing::Hearing;
use super::lexicon::{Phrase, Scope};
use super::line::LONGEST_LINE;
use super::{Ear, reading};

/// The most commands that one unknown word may be taken for; of more, none is likely.
const MOST_NEAR: usize = 3;

/// A line that is listened to, the language of its speaker and the question that is open.
#[derive(Clone, Copy)]
pub(super) struct Listener<'a> {
    pub(super) ear: &'a Ear,
    pub(super) line: &'a str,
    /// The tag of the current language.
    pub(super) tag: &'a str,
    pub(super) asked: Option<&'a Question>,
}

impl<'a> Listener<'a> {
    /// What the line says. In this order: as typed in the current language; as typed in any; as its keys would read on
    /// another layout; as the name of a voice; as the nearest known words, which is only ever a question. A line that
    /// says one thing in a foreign language and another in the current one on another layout is asked about.
    pub(super) fn listen(self) -> Hearing {
        if self.line.len() > LONGEST_LINE {
            return Heard::Misheard(Misheard::TooLong).into();
        }
        if self.line.trim().is_empty() {
            return Heard::Nothing.into();
        }
        let own = self.as_typed(&[Scope::CurrentOnly]);
        let whole = !matches!(own, Heard::Misheard(_));
        let believed = whole && self.line.chars().all(is_plain);
        if believed && !self.is_short() {
            return own.into();
        }
        let strange = own == Heard::Misheard(Misheard::Unknown);
        let typed = if whole { own } else { self.as_typed(&[Scope::CurrentFirst, Scope::All]) };
        match typed {
            Heard::Misheard(Misheard::Unknown) => self
                .on_another_layout()
                .or_else(|| self.voice_name(Scope::All).map(Hearing::from))
                .or_else(|| self.voice_name_on_another_layout())
                .unwrap_or_else(|| self.nearest().map_or(typed, Heard::Unclear).into()),
            // On another layout a "not" may be part of a word; even so it never acts.
            Heard::Misheard(Misheard::Negated) => {
                let reread = self.on_another_layout().map_or(Vec::new(), |hearing| commands(hearing.heard));
                if reread.is_empty() { typed.into() } else { Heard::Unclear(reread).into() }
            }
            Heard::Misheard(_) if strange => self.on_another_layout().filter(is_whole).unwrap_or(typed.into()),
            Heard::Answer(_) | Heard::Misheard(_) | Heard::Nothing | Heard::PerhapsNew(_) => typed.into(),
            Heard::Command(_) | Heard::Unclear(_) => self.doubted(typed, believed).into(),
        }
    }

    /// The same speaker and question with a line that would be in the language with this tag.
    pub(super) fn with<'b>(self, line: &'b str, tag: &'b str) -> Listener<'b>
    where
        'a: 'b,
    {
        Listener { line, tag, ..self }
    }

    /// The phrases of the tokens.
    pub(super) fn phrases(self, tokens: &[String], scope: Scope) -> Vec<Phrase> {
        self.ear.lexicon.phrases(tokens, self.tag, scope)
    }

    /// What the line says as it stands, in the first scope in which it says something whole.
    pub(super) fn as_typed(self, scopes: &[Scope]) -> Heard {
        self.code()
            .or_else(|| scopes.iter().find_map(|scope| self.name(*scope)))
            .unwrap_or_else(|| self.in_words(&self.ear.lexicon.tokens(self.line), scopes))
    }

    /// What the tokens say, in the first scope in which they say something whole.
    fn in_words(self, tokens: &[String], scopes: &[Scope]) -> Heard {
        let mut mistake = Misheard::Unknown;
        for scope in scopes {
            let heard = reading::of(&self.phrases(tokens, *scope), self.asked);
            if !matches!(heard, Heard::Misheard(Misheard::Unknown | Misheard::Negated)) {
                return heard;
            }
            if heard == Heard::Misheard(Misheard::Negated) {
                mistake = Misheard::Negated;
            }
        }
        Heard::Misheard(mistake)
    }

    /// Whether the line is a few letters, which mean something on many layouts. One letter is believed.
    fn is_short(self) -> bool {
        let tokens = self.ear.lexicon.tokens(self.line);
        let few = tokens.iter().all(|token| token.chars().filter(|letter| letter.is_alphabetic()).count() < 3);
        few && self.line.chars().filter(|letter| letter.is_alphanumeric()).count() > 1
    }

    /// The commands that a line with one unknown word may mean, if they are few.
    fn nearest(self) -> Option<Vec<Command>> {
        let lexicon = &self.ear.lexicon;
        let tokens = lexicon.tokens(self.line);
        let unknown = |token: &&String| !lexicon.knows(token, self.tag);
        let at = tokens.iter().position(|token| unknown(&token))?;
        if tokens.iter().filter(unknown).count() > 1 {
            return None;
        }
        let mut near = Vec::new();
        for word in lexicon.nearest(&tokens[at], self.tag) {
            let mut tokens = tokens.clone();
            word.clone_into(&mut tokens[at]);
            for command in commands(self.in_words(&tokens, &[Scope::CurrentFirst, Scope::All])) {
                if !near.contains(&command) {
                    near.push(command);
                }
            }
        }
        (1..=MOST_NEAR).contains(&near.len()).then_some(near)
    }
}

/// Whether a sign parts no words and stands for no letter of another layout.
fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || letter.is_whitespace() || Suit::of_sign(letter).is_some()
}

fn is_whole(hearing: &Hearing) -> bool {
    !matches!(hearing.heard, Heard::Misheard(_))
}

/// The commands among which a question could let choose.
pub(super) fn commands(heard: Heard) -> Vec<Command> {
    match heard {
        Heard::Answer(_) | Heard::Nothing | Heard::Misheard(_) => Vec::new(),
        Heard::Command(command) => vec![command],
        Heard::Unclear(commands) => commands,
        Heard::PerhapsNew(wish) => vec![Command::New(wish)],
    }
}
