//! One typed line and all that its meaning depends on, and the ladder of ways to read it.

use crate::game::{Suit, Target};
use crate::session::{Command, Heard, Misheard, Question};

use super::guess::Guess;
use super::hearing::Hearing;
use super::lexicon::{Phrase, Scope};
use super::line::LONGEST_LINE;
use super::meaning::Meaning;
use super::sentence::{Meant, Sentence};
use super::{Ear, answering, deed, reading};

/// The longest line that is read as a sentence or guessed at, in bytes.
const LONGEST_SENTENCE: usize = 400;

/// How long the phrases of a sentence may be, in tokens: as long as they are listed, or else shorter ones.
const PHRASE_LENGTHS: [usize; 3] = [12, 2, 1];

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
    /// What the line says, by the first rung of the ladder that gives something whole:
    ///
    /// 1. As it stands: in the words of the current language, then of all.
    /// 2. As a sentence: in the current language, then in the others.
    /// 3. As a guess: its keys on another layout, its Latin letters as Cyrillic ones, a near spelling.
    ///
    /// Where none does, the first mistake that is known for one. What was typed is done; what was guessed is mostly
    /// asked about, by the law of [`Guess`].
    pub(super) fn listen(self) -> Hearing {
        if self.line.len() > LONGEST_LINE {
            return Heard::Misheard(Misheard::TooLong).into();
        }
        if self.line.trim().is_empty() {
            return Heard::Nothing.into();
        }
        let own = self.as_it_stands(&[Scope::CurrentOnly]);
        if is_whole(&own) {
            return self.unless_short(own).into();
        }
        let rungs: [&dyn Fn() -> Heard; 4] = [
            &|| self.as_it_stands(&[Scope::CurrentFirst, Scope::All]),
            &|| self.as_sentence(),
            &|| self.as_foreign_sentence(),
            &|| self.voice_name(Scope::All).unwrap_or(Heard::Misheard(Misheard::Unknown)),
        ];
        let mut mistake = own;
        for (place, rung) in rungs.into_iter().enumerate() {
            let heard = rung();
            if is_whole(&heard) {
                return if place == 0 { self.doubted(heard).into() } else { heard.into() };
            }
            if mistake == Heard::Misheard(Misheard::Unknown) {
                mistake = heard;
            }
        }
        match mistake {
            Heard::Misheard(Misheard::Unknown | Misheard::Negated) => self.as_guess().unwrap_or(mistake.into()),
            _ => mistake.into(),
        }
    }

    /// The same speaker and question with a line that would be in the language with this tag.
    pub(super) fn with<'b>(self, line: &'b str, tag: &'b str) -> Listener<'b>
    where
        'a: 'b,
    {
        Listener { line, tag, ..self }
    }

    /// Whether the line is too long for a sentence, and for a guess.
    fn is_long(self) -> bool {
        self.line.len() > LONGEST_SENTENCE
    }

    /// The phrases of the tokens.
    pub(super) fn phrases(self, tokens: &[String], scope: Scope) -> Vec<Phrase> {
        self.ear.lexicon.phrases(tokens, self.tag, scope)
    }

    /// What the line says in the language of the tag alone, as it stands or as a sentence.
    pub(super) fn in_one_language(self) -> Heard {
        let heard = self.as_it_stands(&[Scope::CurrentOnly]);
        if is_whole(&heard) {
            return heard;
        }
        let sentence = self.as_sentence();
        if is_whole(&sentence) { sentence } else { heard }
    }

    /// What the line says as it stands, in the first scope in which it says something whole.
    pub(super) fn as_it_stands(self, scopes: &[Scope]) -> Heard {
        let heard = self
            .code()
            .or_else(|| scopes.iter().filter(|_| !self.is_long()).find_map(|scope| self.name(*scope)))
            .unwrap_or_else(|| self.in_words(&self.ear.lexicon.tokens(self.line), scopes));
        let [first, ..] = scopes else { return heard };
        let lone_draw = *first == Scope::CurrentOnly || heard != Heard::Command(Command::Draw);
        let letter = self.line.trim().chars().nth(1).is_none();
        if !lone_draw && letter { Heard::Misheard(Misheard::Unknown) } else { self.unless_asking(heard) }
    }

    /// What the tokens say, in the first scope in which they say something whole.
    pub(super) fn in_words(self, tokens: &[String], scopes: &[Scope]) -> Heard {
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

    /// What the line says as a sentence of the current language.
    fn as_sentence(self) -> Heard {
        if self.is_long() {
            return Heard::Misheard(Misheard::Unknown);
        }
        self.sentence_of(&self.ear.lexicon.tokens(self.line))
    }

    /// What the tokens say as a sentence of the current language, in the longest phrases that make one.
    pub(super) fn sentence_of(self, tokens: &[String]) -> Heard {
        let mut unknown = Misheard::Unknown;
        for most in PHRASE_LENGTHS {
            let phrases = self.ear.sentence_phrases(tokens, self.tag, most);
            if phrases.iter().any(|phrase| phrase.contains(&Meaning::Not)) {
                unknown = Misheard::Negated;
            }
            let heard = Sentence::of(phrases).and_then(|sentence| self.said_in(&sentence));
            if let Some(heard) = heard {
                return heard;
            }
        }
        Heard::Misheard(unknown)
    }

    /// What a sentence says: an answer to the open question, or what it comes to.
    fn said_in(self, sentence: &Sentence) -> Option<Heard> {
        if let Some(answer) = self.asked.and_then(|question| answering::answer(sentence, question)) {
            return Some(Heard::Answer(answer));
        }
        let heard = match sentence.meant()? {
            Meant::Commands(commands) => match <[Command; 1]>::try_from(commands) {
                Ok([command]) => self.unless_asking(Heard::Command(command)),
                Err(commands) => self.unless_asking(reading::several(commands)),
            },
            Meant::Unsure(commands) => Heard::Unclear(commands),
            Meant::Wrong(misheard) => Heard::Misheard(misheard),
        };
        Some(heard)
    }

    /// What the line says as a sentence of another language: one thing, or several to ask about.
    fn as_foreign_sentence(self) -> Heard {
        let mut commands = Vec::new();
        let mut single = None;
        for tag in self.ear.tags().filter(|tag| *tag != self.tag) {
            let heard = self.with(self.line, tag).as_sentence();
            if let Heard::Answer(_) = heard {
                return heard;
            }
            single = is_whole(&heard).then(|| heard.clone()).or(single);
            for command in self::commands(heard) {
                if !commands.contains(&command) {
                    commands.push(command);
                }
            }
        }
        match (commands.len(), single) {
            (0, _) | (_, None) => Heard::Misheard(Misheard::Unknown),
            (1, Some(single)) => single,
            _ => Heard::Unclear(commands),
        }
    }

    /// What the line may be meant as, though it does not say so.
    fn as_guess(self) -> Option<Hearing> {
        let alphabets = &self.ear.alphabets;
        let letters = self.line.chars().filter(|letter| letter.is_alphabetic()).count();
        let own = alphabets.has_letter_of(self.tag, self.line);
        let digits = self.line.chars().any(char::is_numeric);
        if self.is_long() || own && letters < 3 && !digits {
            return None;
        }
        let mut guess = Guess::new(own);
        self.guess_layout(&mut guess);
        self.guess_alphabet(&mut guess);
        guess.heard().or_else(|| self.nearest().map(|near| Heard::Unclear(near).into()))
    }

    /// A doing command with a question mark asks.
    fn unless_asking(self, heard: Heard) -> Heard {
        let asks = self.line.trim_end().ends_with('?');
        match heard {
            Heard::Command(command) if asks && deed::does(&command) => Heard::Unclear(vec![command]),
            Heard::Alike(_) if asks => Heard::Unclear(commands(heard)),
            other => other,
        }
    }

    /// What was said in the own language in a few letters, unless it is another card on another layout: then both.
    fn unless_short(self, own: Heard) -> Heard {
        let plain =
            |letter: char| letter.is_alphanumeric() || letter.is_whitespace() || Suit::of_sign(letter).is_some();
        let tokens = self.ear.lexicon.tokens(self.line);
        let few = tokens.iter().all(|token| token.chars().filter(|letter| letter.is_alphabetic()).count() < 3);
        let short = few && self.line.chars().filter(|letter| letter.is_alphanumeric()).count() > 1;
        if short && self.line.chars().all(plain) { self.doubted_card(own) } else { own }
    }
}

/// Whether something whole was heard, if only a question.
pub(super) fn is_whole(heard: &Heard) -> bool {
    !matches!(heard, Heard::Misheard(_))
}

/// The commands among which a question could let choose.
pub(super) fn commands(heard: Heard) -> Vec<Command> {
    match heard {
        Heard::Answer(_) | Heard::Nothing | Heard::Misheard(_) => Vec::new(),
        Heard::Command(command) => vec![command],
        Heard::Alike(cards) => cards.into_iter().map(|card| Command::Take(Target::Card(card))).collect(),
        Heard::Unclear(commands) => commands,
        Heard::PerhapsNew(wish) => vec![Command::New(wish)],
    }
}
