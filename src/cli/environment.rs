//! What the surroundings say about the player's language.

use std::env;
use std::time::{Duration, SystemTime};

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};

use crate::language::{LanguageIdentifier, clean, read_tag};

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

/// The time by the system's clock and in its zone. A clock that is set before 1970 or after 9999, which no file could say,
/// counts as the nearest year that can be said.
pub(super) fn now() -> ZonedDateTime {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    sayable(since).to_zoned_datetime(TimeZone::system())
}

/// The time so long after 1970 began, in the year 9999 at the latest. What is later stays apart from one millisecond to the
/// next, since by their times games are told apart.
fn sayable(since: Duration) -> Timestamp {
    /// The beginning of the year 9999, and a bit less than how long it lasts, in milliseconds.
    const LAST_YEAR: u128 = 253_370_764_800_000;
    const WITHIN: u128 = 360 * 86_400_000;
    let at = since.as_millis();
    let at = if at > LAST_YEAR { LAST_YEAR + (at - LAST_YEAR) % WITHIN } else { at };
    i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok()).unwrap_or_default()
}

/// The charset that the terminal is set to, by the variables that the C library looks at, where it is not UTF-8. What says
/// nothing of a charset is taken for UTF-8.
pub(super) fn other_charset() -> Option<String> {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(text_of)?;
    let (_, charset) = locale.split_once('.')?;
    let charset = charset.split('@').next().unwrap_or_default();
    let letters: String = charset.chars().filter(char::is_ascii_alphanumeric).collect();
    (!letters.eq_ignore_ascii_case("utf8")).then(|| charset.to_owned())
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::sayable;

    /// Catches a clock whose year no file can say, and two times of such a clock that become one.
    #[test]
    fn a_clock_that_runs_away_can_be_said() {
        let at = |seconds| sayable(Duration::from_secs(seconds)).to_string();
        assert_eq!(at(1_796_040_000), "2026-11-30T12:00:00Z");
        // The year 10000, the last second before it, and the end of all clocks.
        for seconds in [253_402_300_800, 253_402_300_799, u64::MAX] {
            assert!(at(seconds).starts_with("9999-"), "{}", at(seconds));
        }
        assert_ne!(at(253_402_300_800), at(253_402_300_801));
    }
}
