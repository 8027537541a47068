//! What can go wrong with files that are kept.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind};

use crate::session::Damage;

/// Why something could not be kept, or not be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The file is of a later version of the program, and is left alone.
    Newer,
    /// The file is damaged, or never was one of ours.
    Damaged(Damage),
    /// Another program holds the lock.
    Busy,
    /// The file would be longer than what is read again.
    TooLong,
    /// No file can bear the name.
    BadName,
    /// A game of this name is there already.
    Taken,
    /// There is no such file.
    Missing,
    /// The system refused.
    System(ErrorKind),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Newer => f.write_str("the file is of a later version"),
            StoreError::Damaged(damage) => write!(f, "the file is damaged: {damage:?}"),
            StoreError::Busy => f.write_str("another program holds the lock"),
            StoreError::TooLong => f.write_str("longer than what is read again"),
            StoreError::BadName => f.write_str("no file can bear the name"),
            StoreError::Taken => f.write_str("a game of this name is there already"),
            StoreError::Missing => f.write_str("no such file"),
            StoreError::System(kind) => write!(f, "the system refused: {kind}"),
        }
    }
}

impl Error for StoreError {}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> StoreError {
        let kind = error.kind();
        if kind == ErrorKind::NotFound { StoreError::Missing } else { StoreError::System(kind) }
    }
}
