//! Reads tags of languages.

use unic_langid::LanguageIdentifier;

/// The tag that a system's name of a language stands for: `bg_BG.UTF-8`, `ru`, `en-GB`; English where it stands for none
/// in particular. Nothing where it is no tag.
#[must_use]
pub fn read_tag(text: &str) -> Option<LanguageIdentifier> {
    let plain = text.split(['.', '@']).next().unwrap_or_default();
    let tag: LanguageIdentifier = if matches!(plain, "C" | "POSIX") { fallback() } else { plain.parse().ok()? };
    (!tag.language.is_empty()).then_some(tag)
}

/// The tag of the language that is complete by contract and fills the gaps of the others: English.
pub(super) fn fallback() -> LanguageIdentifier {
    let language = "en".parse().unwrap_or_else(|_| unreachable!("it is a language"));
    LanguageIdentifier::from_parts(language, None, None, &[])
}
