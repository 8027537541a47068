//! What the surroundings say about the player's language.

use std::env;

/// The languages wished for, the most wanted first, as the system writes them: `bg_BG.UTF-8`.
pub(super) fn wished_languages() -> Vec<String> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(text_of).take(1);
    let listed = text_of("LANGUAGE").into_iter();
    let listed = listed.flat_map(|list| list.split(':').map(str::to_owned).collect::<Vec<_>>());
    named.chain(listed).chain(system_language()).collect()
}

/// A variable that is set, not empty, and text.
fn text_of(variable: &str) -> Option<String> {
    env::var(variable).ok().filter(|text| !text.is_empty())
}

#[cfg(any(windows, target_os = "macos"))]
fn system_language() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn system_language() -> Option<String> {
    None
}
