//! Where replies go: to a stream of text, and to a voice.

mod print;
pub mod speech;

pub use print::Print;

use std::io;

/// One reply, as the outlets get it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Utterance<'a> {
    /// The text to be printed.
    pub text: &'a str,
    /// The text for the ear: one language after the other, and together one utterance.
    pub aloud: &'a [Aloud],
    /// Whether it is spoken.
    pub voicing: Voicing,
}

/// Text for the ear in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// The tag of the language.
    pub language: String,
    /// The text.
    pub text: String,
}

/// Whether a reply is spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Voicing {
    /// If replies are.
    #[default]
    Usual,
    /// It was asked for.
    Asked,
    /// It is not.
    Silent,
}

impl<'a> Utterance<'a> {
    /// A text to be printed only.
    #[must_use]
    pub fn printed(text: &'a str) -> Utterance<'a> {
        Utterance { text, aloud: &[], voicing: Voicing::Silent }
    }
}

/// A place for replies.
pub trait Outlet {
    /// Puts one reply there, whole, in one go.
    ///
    /// # Errors
    /// When the place does not take it.
    fn put(&mut self, reply: Utterance<'_>) -> io::Result<()>;
}
