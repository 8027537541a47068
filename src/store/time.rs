//! Times as TOML writes them: `2026-11-30T14:05:01.250+02:00`.

use jiff::civil;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ZonedDateTime};
use toml::value::{Date, Datetime, Time};

/// A time in universal time, to the millisecond.
pub(super) fn written(at: Timestamp) -> Datetime {
    written_there(&at.to_zoned_datetime(TimeZone::UTC))
}

/// A time by the clock on the wall at that place, to the millisecond and to the minute of the zone.
pub(super) fn written_there(at: &ZonedDateTime) -> Datetime {
    let minutes = at.offset().seconds() / 60;
    let at = Offset::from_seconds(minutes * 60)
        .map_or_else(|_| at.clone(), |offset| at.with_time_zone(offset.to_time_zone()));
    let part = |part: i8| u8::try_from(part).unwrap_or_default();
    Datetime {
        date: Some(written_day(at.date())),
        time: Some(Time {
            hour: part(at.hour()),
            minute: part(at.minute()),
            second: Some(part(at.second())),
            nanosecond: Some(u32::try_from(at.millisecond()).unwrap_or_default() * 1_000_000),
        }),
        offset: Some(match i16::try_from(minutes) {
            Ok(0) | Err(_) => toml::value::Offset::Z,
            Ok(minutes) => toml::value::Offset::Custom { minutes },
        }),
    }
}

/// A day.
pub(super) fn written_day(day: civil::Date) -> Date {
    Date {
        year: u16::try_from(day.year()).unwrap_or_default(),
        month: u8::try_from(day.month()).unwrap_or(1),
        day: u8::try_from(day.day()).unwrap_or(1),
    }
}

/// The time that is written so; none without a day, an hour and a zone, and none before 1970.
pub(super) fn read(at: &Datetime) -> Option<ZonedDateTime> {
    let (day, time) = (read_day(at.date?)?, at.time?);
    let minutes = match at.offset? {
        toml::value::Offset::Z => 0,
        toml::value::Offset::Custom { minutes } => i32::from(minutes),
    };
    let part = |part: u8| i8::try_from(part).ok();
    let nanosecond = i32::try_from(time.nanosecond.unwrap_or_default()).ok()?;
    let second = part(time.second.unwrap_or_default())?;
    let time = civil::Time::new(part(time.hour)?, part(time.minute)?, second, nanosecond).ok()?;
    let zone = Offset::from_seconds(minutes * 60).ok()?.to_time_zone();
    let read = day.to_datetime(time).to_zoned_datetime(zone).ok()?;
    (read.timestamp() >= Timestamp::UNIX_EPOCH).then_some(read)
}

/// The day that is written so.
pub(super) fn read_day(day: Date) -> Option<civil::Date> {
    civil::Date::new(i16::try_from(day.year).ok()?, i8::try_from(day.month).ok()?, i8::try_from(day.day).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use jiff::tz::Offset;
    use jiff::{Timestamp, ZonedDateTime};
    use toml::value::Datetime;

    use super::{read, written, written_there};

    fn there(text: &str) -> Option<ZonedDateTime> {
        read(&text.parse::<Datetime>().ok()?)
    }

    /// Catches an error between the calendars, a zone that is lost, and a time that is written and can't be read again.
    #[test]
    fn times_are_read_as_written() {
        let noon = Timestamp::from_second(1_796_040_000).unwrap_or_default();
        assert_eq!(written(noon).to_string(), "2026-11-30T12:00:00.0Z");
        let sofia = noon.to_zoned_datetime(Offset::constant(2).to_time_zone());
        assert_eq!(written_there(&sofia).to_string(), "2026-11-30T14:00:00.0+02:00");
        for at in [Timestamp::UNIX_EPOCH, noon, Timestamp::MAX] {
            for hours in [-12, 0, 14] {
                let at = at.to_zoned_datetime(Offset::constant(hours).to_time_zone());
                let again = read(&written_there(&at));
                assert_eq!(again.as_ref().map(ZonedDateTime::date), Some(at.date()), "{at}");
                assert_eq!(
                    again.map(|again| again.timestamp().as_millisecond()),
                    Some(at.timestamp().as_millisecond())
                );
            }
        }
        assert_eq!(there("2026-11-30T04:17:05.1Z").map(|at| at.timestamp().as_millisecond()), Some(1_796_012_225_100));
        assert_eq!(there("1969-12-31T23:59:59Z"), None);
        assert_eq!(there("2026-11-30T04:17:05"), None);
    }
}
