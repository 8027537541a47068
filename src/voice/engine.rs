//! What any voice can do.

use unic_langid::LanguageIdentifier;

use super::utterance::Aloud;
use crate::session::Manner;

/// Why a voice did not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// There is no voice.
    Absent,
    /// The voice is gone.
    Gone,
    /// The voice does not answer in time.
    Hung,
    /// The voice answered with a refusal.
    Refused,
    /// No voice there is speaks the language.
    Voiceless,
}

/// A voice that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VoiceName {
    /// Its name.
    pub name: String,
    /// The tag of its language.
    pub language: String,
}

impl VoiceName {
    /// Whether it speaks this language: a voice for `en-GB` speaks `en`.
    #[must_use]
    pub fn speaks(&self, language: &LanguageIdentifier) -> bool {
        let mut own = self.language.split(['-', '_']);
        own.next().is_some_and(|own| own.eq_ignore_ascii_case(language.language.as_str()))
    }
}

/// A way to a voice. It lives in the voice's thread.
pub trait Service: Send {
    /// Opens it, starting what must be started.
    ///
    /// # Errors
    /// When there is no voice now.
    fn open(&mut self) -> Result<Box<dyn Engine>, Trouble>;
}

/// What speaks: an open connection to a service, or the system's own voice.
pub trait Engine {
    /// What it calls itself, if it does.
    fn name(&self) -> Option<String>;

    /// Drops what it is still speaking.
    ///
    /// # Errors
    /// When it is in trouble.
    fn stop(&mut self) -> Result<(), Trouble>;

    /// Speaks a text after what it is still speaking, in this manner. Does not wait for the end of it.
    ///
    /// # Errors
    /// When it is in trouble, and may not have spoken it; [`Trouble::Voiceless`] rather than with the voice of another
    /// language that nobody chose.
    fn say(&mut self, aloud: &Aloud, manner: &Manner) -> Result<(), Trouble>;

    /// All the voices to choose from.
    ///
    /// # Errors
    /// When it is in trouble.
    fn voices(&mut self) -> Result<Vec<VoiceName>, Trouble>;

    /// Takes leave. The last words are spoken to their end where that needs no waiting; else it waits for them.
    fn close(self: Box<Self>);
}

/// No voice at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoService;

impl Service for NoService {
    fn open(&mut self) -> Result<Box<dyn Engine>, Trouble> {
        Err(Trouble::Absent)
    }
}
