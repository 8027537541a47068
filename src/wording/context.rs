//! What wording needs to know beside the report.

use unic_langid::LanguageIdentifier;

use crate::session::Settings;

/// What wording needs to know beside the report.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// What the player has set.
    pub settings: Settings,
    /// The language that is spoken.
    pub language: &'a LanguageIdentifier,
    /// The languages' own names.
    pub languages: &'a [String],
}
