//! A text in a language.

use unic_langid::LanguageIdentifier;

/// A text, and the language that it is in: not always the one that was asked for, since what that lacks is said in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The text.
    pub text: String,
    /// The language.
    pub language: LanguageIdentifier,
}
