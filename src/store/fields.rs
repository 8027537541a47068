//! How the things of the game are written in files. What stands here is frozen: files of old must be read.

use crate::game::{Action, Spot, Step};
use crate::session::Moment;

/// Text as a TOML string on one line.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            _ if letter.is_control() => quoted.extend(["\\u", &format!("{:04X}", u32::from(letter))]),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// A step: the number of the spot, `d` for a draw, `u` and how many for an undo.
pub(super) fn step(step: Step) -> String {
    match step {
        Step::Did(Action::Take(spot)) => spot.index().to_string(),
        Step::Did(Action::Draw) => "d".to_owned(),
        Step::Undid(count) => format!("u{count}"),
    }
}

/// The step that is written so.
pub(super) fn read_step(text: &str) -> Option<Step> {
    match text.strip_prefix('u') {
        Some(count) => plain(count).map(Step::Undid),
        None if text == "d" => Some(Step::Did(Action::Draw)),
        None => Some(Step::Did(Action::Take(Spot::new(plain(text)?)?))),
    }
}

/// A number of digits and nothing else.
fn plain<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|digit| digit.is_ascii_digit()).then(|| text.parse().ok())?
}

/// A moment as TOML writes it: `2026-11-30T04:17:05.123Z`.
pub(super) fn moment(moment: Moment) -> String {
    let (year, month, day) = moment.date();
    let rest = moment.0 % 86_400_000;
    let (hour, minute, second, milli) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z")
}

/// The moment that is written so; other forms of TOML are read only where they are in universal time.
pub(super) fn read_moment(text: &str) -> Option<Moment> {
    let digits = |from: usize, to: usize| plain::<u64>(text.get(from..to)?);
    let (year, month, day) = (digits(0, 4)?, digits(5, 7)?, digits(8, 10)?);
    let (hour, minute, second) = (digits(11, 13)?, digits(14, 16)?, digits(17, 19)?);
    let milli = match text.get(19..)? {
        "Z" => 0,
        fraction => {
            let digits = fraction.strip_prefix('.')?.strip_suffix('Z').filter(|digits| !digits.is_empty())?;
            plain::<u64>(format!("{digits:0<3}").get(..3)?).filter(|_| plain::<u64>(digits).is_some())?
        }
    };
    let in_range = (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    let parted = text.bytes().enumerate().all(|(at, sign)| match at {
        4 | 7 => sign == b'-',
        10 => sign == b'T',
        13 | 16 => sign == b':',
        _ => true,
    });
    if !in_range || !parted || hour > 23 || minute > 59 || second > 59 {
        return None;
    }
    let shifted_year = if month <= 2 { year - 1 } else { year };
    let (era, year_of_era) = (shifted_year / 400, shifted_year % 400);
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let days = era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    let read = Moment((((days.checked_sub(719_468)? * 24 + hour) * 60 + minute) * 60 + second) * 1000 + milli);
    (read.date() == (year, month, day)).then_some(read)
}

/// FNV-1a of 64 bits: any single changed byte gives another sum.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::{Moment, moment, quoted, read_moment};

    /// Catches an error in the calendar: every day of 800 years there and back.
    #[test]
    fn moments_are_read_as_written() {
        assert_eq!(moment(Moment(1_796_012_225_123)), "2026-11-30T04:17:05.123Z");
        for day in 0..292_000 {
            let at = Moment(day * 86_400_000 + day % 86_400_000);
            assert_eq!(read_moment(&moment(at)), Some(at));
        }
        assert_eq!(read_moment("2026-11-30T04:17:05.1Z"), Some(Moment(1_796_012_225_100)));
        assert_eq!(read_moment("2026-02-30T00:00:00Z"), None);
    }

    /// Catches a sign that TOML would not take in a string.
    #[test]
    fn strings_are_toml() {
        let text: String = (0..0x300).filter_map(char::from_u32).collect();
        let document: toml_edit::DocumentMut = format!("text = {}", quoted(&text)).parse().unwrap_or_default();
        assert_eq!(document["text"].as_str(), Some(text.as_str()));
    }
}
