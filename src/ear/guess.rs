//! What a line may be meant as, though it does not say so, and the law by which a guess may act.

use crate::game::Suit;
use crate::session::{Heard, Misheard};

use super::deed;
use super::hearing::{Hearing, commands};

/// The most commands that a guess offers; of more, none is likely.
const MOST_OFFERED: usize = 4;

/// All that a line may be meant as: what it would say on other keyboard layouts and in other alphabets. Only
/// [`Guess::heard`] makes something to hear of it.
pub(super) struct Guess {
    own: bool,
    readings: Vec<GuessedReading>,
    mistakes: Vec<Hearing>,
}

/// One way to read the line otherwise.
struct GuessedReading {
    heard: Heard,
    line: String,
    likely: bool,
}

impl Guess {
    /// No guess yet at a line that has letters of the current language, or has none.
    pub(super) fn new(own: bool) -> Guess {
        Guess { own, readings: Vec::new(), mistakes: Vec::new() }
    }

    /// Adds what the line says when it is read so. An answer is never guessed.
    pub(super) fn add(&mut self, heard: Heard, line: String, likely: bool) {
        match &heard {
            Heard::Nothing | Heard::Misheard(Misheard::Unknown | Misheard::LoneSuit(_)) | Heard::Answer(_) => {}
            Heard::Misheard(_) => {
                if likely && !self.mistakes.iter().any(|known| known.heard == heard) {
                    self.mistakes.push(Hearing { heard, read_as: Some(line) });
                }
            }
            Heard::Command(_) | Heard::Alike(_) | Heard::Unclear(_) | Heard::PerhapsNew(_) => {
                if !self.readings.iter().any(|known| known.heard == heard) {
                    self.readings.push(GuessedReading { heard, line, likely });
                }
            }
        }
    }

    /// What is heard. A guess acts only where the line has no letter of the current language's alphabet, all whole
    /// readings mean one thing with nothing left over, it is more than a letter, and that is a look, a take, a draw or an undo. Every other guess
    /// is a question.
    pub(super) fn heard(mut self) -> Option<Hearing> {
        if let ([only], false) = (self.readings.as_slice(), self.own)
            && let Heard::Command(command) = &only.heard
            && deed::may_be_guessed(command)
            && only.line.chars().all(is_of_words)
            && only.line.chars().filter(|sign| sign.is_alphanumeric()).count() > 1
        {
            return self.readings.pop().map(|only| Hearing { heard: only.heard, read_as: Some(only.line) });
        }
        let likely = self.readings.iter().any(|reading| reading.likely);
        let mut offered = Vec::new();
        for reading in self.readings.into_iter().filter(|reading| reading.likely || !likely) {
            for command in commands(reading.heard) {
                if !offered.contains(&command) {
                    offered.push(command);
                }
            }
        }
        if offered.is_empty() {
            let mistake = self.mistakes.pop();
            return mistake.filter(|_| self.mistakes.is_empty());
        }
        (offered.len() <= MOST_OFFERED).then(|| Heard::Unclear(offered).into())
    }
}

/// Whether a sign is part of words or only parts them; any other is left over.
fn is_of_words(sign: char) -> bool {
    sign.is_alphanumeric() || sign.is_whitespace() || Suit::of_sign(sign).is_some() || matches!(sign, '-' | '!')
}
