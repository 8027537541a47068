//! The checksum of what is kept.

use std::fmt;

/// Fowler, Noll and Vo's sum FNV-1a of 64 bits: any single changed byte gives another sum. Printed as 16 hexadecimal
/// digits. It guards against accidents, not against people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checksum(u64);

impl Checksum {
    /// The sum of these bytes.
    pub(super) fn of(bytes: &[u8]) -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325).and(bytes)
    }

    /// The sum of the bytes so far and these behind them.
    pub(super) fn and(self, bytes: &[u8]) -> Checksum {
        Checksum(bytes.iter().fold(self.0, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The text behind this sum, where it begins a text.
    pub(super) fn strip_from(self, text: &str) -> Option<&str> {
        let (sum, rest) = text.split_at_checked(16)?;
        let small = sum.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        (small && u64::from_str_radix(sum, 16) == Ok(self.0)).then_some(rest)
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
