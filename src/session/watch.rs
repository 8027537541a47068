//! The clock of a sitting.

use jiff::{SignedDuration, Timestamp, ZonedDateTime};

use super::shelf::Clock;

/// A clock that never tells one time twice, so that times tell games apart.
pub(super) struct Watch {
    clock: Box<dyn Clock>,
    latest: Timestamp,
}

impl Watch {
    pub(super) fn new(clock: Box<dyn Clock>) -> Watch {
        Watch { clock, latest: Timestamp::UNIX_EPOCH }
    }

    /// The time, later than any that was told.
    pub(super) fn now(&mut self) -> ZonedDateTime {
        let now = self.clock.now();
        let next = self.latest.saturating_add(SignedDuration::from_millis(1)).unwrap_or(self.latest);
        self.latest = now.timestamp().max(next);
        self.latest.to_zoned_datetime(now.time_zone().clone())
    }
}
