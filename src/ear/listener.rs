//! One typed line and all that its meaning depends on, and the ladder of ways to read it.

use unic_langid::LanguageIdentifier;

use crate::session::{Command, Heard, Misheard, Question, Verb};

use super::guess::Guess;
use super::hearing::{Hearing, commands, is_slip, is_whole};
use super::known::Known;
use super::lexicon::{Phrase, Scope};
use super::line::LONGEST_LINE;
use super::meaning::Meaning;
use super::meant::Meant;
use super::part::Part;
use super::phrase::is_aside;
use super::sentence::Sentence;
use super::{answering, deed, reading};

/// The longest line that is read as a sentence or guessed at, in bytes.
const LONGEST_SENTENCE: usize = 400;

/// The most words of a sentence that may be unknown for the rest to be asked about.
const MOST_UNKNOWN: usize = 2;

/// Signs that stand between no cards and in no sentence: on another layout they are letters.
const STRANGE_SIGNS: [char; 3] = [';', '*', '_'];

/// The most tokens of a line that says anything.
const MOST_TOKENS: usize = 200;

/// How long the phrases of a sentence may be, in tokens: as long as they are listed, or else shorter ones.
const PHRASE_LENGTHS: [usize; 3] = [12, 2, 1];

/// A line that is listened to, the language of its speaker and the question that is open.
#[derive(Clone, Copy)]
pub(super) struct Listener<'a> {
    pub(super) known: &'a Known,
    pub(super) line: &'a str,
    /// The tag of the current language.
    pub(super) tag: &'a LanguageIdentifier,
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
        let hearing = self.climb();
        let one = matches!(hearing.heard, Heard::Command(Command::Take(_)));
        let several = matches!(hearing.heard, Heard::Command(Command::TakeAll(_)));
        let doubtful = (one || several) && self.line.contains(STRANGE_SIGNS)
            || one && self.is_foreign_with_comma()
            || several
                && (self.line.contains('/')
                    || self.tokens().iter().all(|token| is_letter(token))
                    || self.has_lone_letters());
        let strange = hearing.read_as.is_none() && doubtful;
        if strange { Heard::Unclear(commands(hearing.heard)).into() } else { hearing }
    }

    /// The line as tokens.
    fn tokens(self) -> Vec<String> {
        self.known.lexicon.tokens(self.line)
    }

    /// Whether a comma stands inside a word of letters that are not the current language's: there it may be one.
    fn is_foreign_with_comma(self) -> bool {
        let inside = self.line.split_whitespace().any(|word| word.trim_matches(',').contains(','));
        inside && !self.known.alphabets.has_letter_of(self.tag, self.line)
    }

    /// What the first rung says that gives something whole.
    fn climb(self) -> Hearing {
        if self.line.len() > LONGEST_LINE {
            return Heard::Misheard(Misheard::TooLong).into();
        }
        if self.line.trim().is_empty() {
            return Heard::Nothing.into();
        }
        let own = self.as_it_stands(&[Scope::CurrentOnly]);
        if let Heard::Command(Command::TakeAll(_)) = own
            && self.names_a_target()
            && let sentence = self.as_sentence()
            && is_whole(&sentence)
        {
            return sentence.into();
        }
        if is_whole(&own) {
            return self.unless_short(own).into();
        }
        if is_slip(&own) || self.only_begins(&own) {
            return own.into();
        }
        let rungs: [&dyn Fn() -> Heard; 4] = [
            &|| self.as_it_stands(&[Scope::CurrentFirst, Scope::All]),
            &|| self.unless_short(self.as_sentence()),
            &|| self.as_foreign_sentence(),
            &|| self.voice_name(Scope::All).map_or(Heard::Misheard(Misheard::Unknown), |name| self.doubted(name)),
        ];
        let mut mistake = own;
        for (place, rung) in rungs.into_iter().enumerate() {
            let heard = rung();
            if is_slip(&heard) {
                return heard.into();
            }
            if is_whole(&heard) {
                return if place == 0 { self.doubted(heard).into() } else { heard.into() };
            }
            if mistake == Heard::Misheard(Misheard::Unknown) {
                mistake = heard;
            }
        }
        if mistake == Heard::Misheard(Misheard::Unknown) {
            self.as_guess().or_else(|| self.in_part()).unwrap_or(mistake.into())
        } else {
            mistake.into()
        }
    }

    /// Whether the line tells the card that is played from the one that it is laid upon.
    fn names_a_target(self) -> bool {
        let tells = [Meaning::Instrument, Meaning::Part(Part::On)];
        let phrases = self.known.sentence_phrases(&self.tokens(), self.tag, PHRASE_LENGTHS[0]);
        phrases.iter().flatten().any(|meaning| tells.contains(meaning))
    }

    /// Whether the line is the name of a command and no more, though the command needs more.
    fn only_begins(self, own: &Heard) -> bool {
        let tokens = self.tokens();
        matches!(own, Heard::Misheard(Misheard::Incomplete(_))) && self.phrases(&tokens, Scope::CurrentOnly).len() == 1
    }

    /// The same speaker and question with a line that would be in the language with this tag.
    pub(super) fn with<'b>(self, line: &'b str, tag: &'b LanguageIdentifier) -> Listener<'b>
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
        self.known.lexicon.phrases(tokens, self.tag, scope)
    }

    /// What the line says in the language of the tag alone, as it stands or as a sentence.
    pub(super) fn in_one_language(self) -> Heard {
        let heard = self.as_it_stands(&[Scope::CurrentOnly]);
        if is_whole(&heard) || is_slip(&heard) || self.only_begins(&heard) {
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
            .unwrap_or_else(|| self.in_words(&self.tokens(), scopes));
        let [first, ..] = scopes else { return heard };
        let lone_draw = *first == Scope::CurrentOnly || heard != Heard::Command(Command::Draw);
        let letter = self.line.trim().chars().nth(1).is_none();
        if !lone_draw && letter { Heard::Misheard(Misheard::Unknown) } else { self.unless_asking(heard) }
    }

    /// What the tokens say, in the first scope in which they say something whole.
    pub(super) fn in_words(self, tokens: &[String], scopes: &[Scope]) -> Heard {
        let mut mistake = Misheard::Unknown;
        if tokens.len() > MOST_TOKENS {
            return Heard::Misheard(mistake);
        }
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
        self.sentence_of(&self.tokens())
    }

    /// What the tokens say as a sentence of the current language, in the longest phrases that make one.
    pub(super) fn sentence_of(self, tokens: &[String]) -> Heard {
        let mut unknown = Misheard::Unknown;
        if matches!(tokens, [token] if is_one_sign(token)) || self.says_twice(tokens) {
            return Heard::Misheard(unknown);
        }
        for most in PHRASE_LENGTHS {
            let phrases = self.known.sentence_phrases(tokens, self.tag, most);
            if !phrases.is_empty() && phrases.iter().all(|phrase| !phrase.is_empty() && is_aside(phrase)) {
                break;
            }
            let negated = phrases.iter().any(|phrase| phrase.contains(&Meaning::Not));
            let heard = Sentence::of(phrases).and_then(|sentence| self.said_in(&sentence));
            if let Some(heard) = heard.filter(|heard| unknown == Misheard::Unknown || only_tells(heard)) {
                return heard;
            }
            if negated {
                unknown = Misheard::Negated;
            }
        }
        Heard::Misheard(unknown)
    }

    /// Whether the same word of a command comes twice, or one that undoes the other, which makes it two commands.
    fn says_twice(self, tokens: &[String]) -> bool {
        let spans = self.known.sentence_spans(tokens, self.tag, PHRASE_LENGTHS[0]);
        let again = |verb: &Verb| !matches!(verb, Verb::Yes | Verb::No | Verb::Stop | Verb::Repeat | Verb::Take);
        let verbs = spans
            .iter()
            .filter(|(_, phrase)| phrase.iter().any(|meaning| matches!(meaning, Meaning::Verb(verb) if again(verb))));
        let words: Vec<&[String]> = verbs.map(|(words, _)| *words).collect();
        // "Undo, undo the undo": the longest words count, and not the undo in the second.
        let is = |phrase: &Phrase, verb| phrase.contains(&Meaning::Verb(verb));
        let back = spans.iter().filter(|(_, phrase)| is(phrase, Verb::Undo) || is(phrase, Verb::Redo)).count();
        if back > 1 && spans.iter().any(|(_, phrase)| is(phrase, Verb::Redo)) {
            return true;
        }
        words.iter().enumerate().any(|(at, word)| words[..at].contains(word))
    }

    /// What a sentence says: an answer to the open question, or what it comes to.
    fn said_in(self, sentence: &Sentence) -> Option<Heard> {
        if let Some(answer) = self.asked.and_then(|question| answering::answer(sentence, question)) {
            return Some(Heard::Answer(answer));
        }
        let heard = match sentence.meant()? {
            Meant::Commands(commands) if !self.says_enough() && !commands.iter().all(deed::only_tells) => {
                Heard::Unclear(commands)
            }
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
        for tag in self.known.tags().filter(|tag| *tag != self.tag) {
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

    /// Whether a sentence is more than one word, and not made of stray letters and signs: otherwise it only asks.
    fn says_enough(self) -> bool {
        let tokens = self.tokens();
        let is_part = |meaning: &Meaning| matches!(meaning, Meaning::Part(_));
        let word = match self.known.sentence_phrases(&tokens, self.tag, 1).as_slice() {
            [phrase] => !phrase.iter().all(is_part),
            _ => true,
        };
        let long = tokens.iter().any(|token| token.chars().filter(|letter| letter.is_alphabetic()).count() > 2);
        word && long && !self.line.contains(STRANGE_SIGNS) && !self.has_lone_letters()
    }

    /// Whether a word of the line is one letter that is a rank and no word that joins others.
    fn has_lone_letters(self) -> bool {
        let tokens = self.tokens();
        let phrases = self.known.sentence_spans(&tokens, self.tag, 1);
        let taken = phrases.iter().any(|(_, phrase)| phrase.contains(&Meaning::Verb(Verb::Take)));
        let lone = |(words, phrase): &(&[String], Phrase)| {
            let letter = words.iter().all(|word| is_letter(word));
            let rank = phrase.iter().any(|meaning| matches!(meaning, Meaning::Rank(_)));
            letter && rank && !phrase.iter().any(|meaning| matches!(meaning, Meaning::Part(_)))
        };
        !taken && phrases.iter().any(lone)
    }

    /// What the line may be meant as, though it does not say so.
    fn as_guess(self) -> Option<Hearing> {
        let alphabets = &self.known.alphabets;
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

    /// What the known words of a line come to where a few others are not known: asked about.
    fn in_part(self) -> Option<Hearing> {
        if self.is_long() {
            return None;
        }
        let phrases = self.known.sentence_phrases(&self.tokens(), self.tag, PHRASE_LENGTHS[0]);
        let (unknown, known): (Vec<Phrase>, Vec<Phrase>) = phrases.into_iter().partition(Vec::is_empty);
        let says = known.iter().filter(|phrase| !is_aside(phrase)).count();
        if unknown.len() > MOST_UNKNOWN.min(says) || known.iter().any(|phrase| phrase.contains(&Meaning::Not)) {
            return None;
        }
        match Sentence::of(known)?.meant()? {
            Meant::Commands(commands) | Meant::Unsure(commands) => Some(Heard::Unclear(commands).into()),
            Meant::Wrong(_) => None,
        }
    }

    /// A doing command with a question mark asks.
    fn unless_asking(self, heard: Heard) -> Heard {
        let asks = self.line.trim_end().ends_with('?');
        let does = match &heard {
            Heard::Command(command) => deed::does(command),
            Heard::Alike(_) => true,
            Heard::Answer(_) | Heard::Unclear(_) | Heard::PerhapsNew(_) | Heard::Nothing | Heard::Misheard(_) => false,
        };
        if asks && does { Heard::Unclear(commands(heard)) } else { heard }
    }

    /// What was said in the own language in a few letters, unless it is another card on another layout: then both.
    fn unless_short(self, own: Heard) -> Heard {
        let tokens = self.tokens();
        let few = tokens.iter().all(|token| token.chars().filter(|letter| letter.is_alphabetic()).count() < 3);
        let short = few && self.line.trim().chars().count() > 1;
        if short { self.doubted_card(own) } else { own }
    }
}

/// Whether a token is one letter or sign.
fn is_one_sign(token: &str) -> bool {
    token.chars().nth(1).is_none()
}

/// Whether a token is one letter.
fn is_letter(token: &str) -> bool {
    is_one_sign(token) && token.chars().all(char::is_alphabetic)
}

/// Whether hearing it changes nothing.
fn only_tells(heard: &Heard) -> bool {
    commands(heard.clone()).iter().all(deed::only_tells)
}
