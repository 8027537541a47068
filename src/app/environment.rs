//! What the surroundings say about the player's language.

use std::env;
use std::path::PathBuf;
use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

use crate::language::clean;

/// The languages wished for, the most wanted first, as the system writes them: `bg_BG.UTF-8`.
pub(super) fn wished_languages() -> Vec<String> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(text_of).take(1);
    let listed = text_of("LANGUAGE").into_iter();
    let listed = listed.flat_map(|list| list.split(':').map(str::to_owned).collect::<Vec<_>>());
    named.chain(listed).chain(system_language()).collect()
}

/// The path, where it begins with `~` in the player's home.
pub(super) fn at_home(path: &str) -> PathBuf {
    let below = path.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    match (below, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        (Some(_), Err(_)) | (None, _) => PathBuf::from(path),
    }
}

/// The name that the player logged in by; none where the system does not say.
pub(super) fn login_name() -> Option<String> {
    let named = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(text_of);
    named.map(|name| clean(name.trim())).filter(|name| !name.is_empty())
}

/// The time by the system's clock and in its zone. A clock that is set before 1970 or after 9999, which no file could say,
/// counts as the nearest year that can be said.
pub(super) fn now() -> ZonedDateTime {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let millisecond = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    sayable(millisecond).to_zoned_datetime(TimeZone::system())
}

/// The time so many milliseconds after 1970 began, in the year 9999 at the latest. What is later stays apart from one
/// millisecond to the next, since by their times games are told apart.
fn sayable(millisecond: i64) -> Timestamp {
    /// The beginning of the year 9999, and a bit less than how long it lasts.
    const LAST_YEAR: i64 = 253_370_764_800_000;
    const WITHIN: i64 = 360 * 86_400_000;
    let beyond = millisecond.saturating_sub(LAST_YEAR);
    let within = if beyond > 0 { LAST_YEAR + beyond % WITHIN } else { millisecond };
    Timestamp::from_millisecond(within).unwrap_or_default()
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
