//! What the surroundings say about the player's language.

use std::env;
use std::time::SystemTime;

use crate::language::{LanguageIdentifier, clean, read_tag};
use crate::session::Moment;

/// The languages wished for, the most wanted first.
pub(super) fn wished_languages() -> Vec<LanguageIdentifier> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(text_of).take(1);
    let listed = text_of("LANGUAGE").into_iter();
    let listed = listed.flat_map(|list| list.split(':').map(str::to_owned).collect::<Vec<_>>());
    named.chain(listed).chain(system_language()).filter_map(|tag| read_tag(&tag)).collect()
}

/// The name that the player logged in by; none where the system does not say.
pub(super) fn login_name() -> Option<String> {
    let named = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(text_of);
    named.map(|name| clean(name.trim())).filter(|name| !name.is_empty())
}

/// The time by the system's clock.
pub(super) fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment(u64::try_from(since.as_millis()).unwrap_or_default())
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
