//! Whether what is said comes to an end: a player that is broken says so to nobody, and goes on taking texts.

use std::time::{Duration, Instant};

/// How long a text takes at most, and each letter of it, where the system speaks at all.
const LONGEST: (Duration, Duration) = (Duration::from_secs(5), Duration::from_millis(500));
/// How many stops in a row may find a text that should have ended: the first may come after a computer slept.
const UNENDED: u8 = 2;

/// What is being said, and whether what was said before came to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Endings {
    /// When all that was said since the last stop has ended, at the latest.
    due: Option<Instant>,
    /// How many stops in a row came when all should have ended, and had not.
    unended: u8,
}

impl Endings {
    /// Learns that a text of so many letters is said after what is being said.
    pub fn said(&mut self, letters: usize, now: Instant) {
        let letters = u32::try_from(letters).unwrap_or(u32::MAX);
        self.due = Some(self.due.unwrap_or(now) + LONGEST.0 + LONGEST.1.saturating_mul(letters));
    }

    /// Learns that all is stopped, where it was still speaking or not; tells whether the player is broken.
    pub fn stopped(&mut self, speaking: bool, now: Instant) -> bool {
        match self.due.take() {
            Some(_) if !speaking => self.unended = 0,
            Some(due) if now >= due => self.unended += 1,
            Some(_) | None => (),
        }
        self.unended >= UNENDED
    }
}
