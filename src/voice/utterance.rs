//! A reply as it is to be spoken.

use unic_langid::LanguageIdentifier;

/// Text for the ear in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// The language.
    pub language: LanguageIdentifier,
    /// The text.
    pub text: String,
}

/// Whether a reply is spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Voicing {
    /// The reply is spoken if replies are.
    #[default]
    Usual,
    /// The reply is spoken, since the player asked for it.
    Asked,
    /// The reply is not spoken.
    Silent,
}
