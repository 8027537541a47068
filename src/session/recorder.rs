//! How results get into the record book.

use crate::game::DealCode;

use super::results::Entry;
use super::shelf::{Addition, Patience, Shelf, ShelfFault};

/// What became of the results that were to be put into the record book.
pub(super) enum Recorded {
    /// There were no results.
    Nothing,
    /// The results are in the book.
    In(Addition),
    /// The results are not kept, since the book is of a later version.
    Nowhere,
    /// The results wait beside the book, or in memory.
    Waiting,
}

/// Whether the player knows that results wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// The player believes all of them in the book.
    No,
    /// The player was told that some wait.
    Yes,
}

/// Brings results into the record book, be it later.
pub(super) struct Recorder {
    told: Told,
    /// Results that are neither in the record book nor beside it.
    pending: Vec<Entry>,
}

impl Recorder {
    pub(super) fn new() -> Recorder {
        Recorder { told: Told::No, pending: Vec::new() }
    }

    /// Adds a result that is to be put into the book.
    pub(super) fn push(&mut self, entry: Entry) {
        self.pending.push(entry);
    }

    /// Notes that results wait, and whether that is new to the player.
    pub(super) fn admit_waiting(&mut self) -> bool {
        std::mem::replace(&mut self.told, Told::Yes) == Told::No
    }

    /// Tries to put into the book what is not in it yet, else beside it. The addition has the earlier results in the game of
    /// this code. Another program is waited for only once.
    pub(super) fn record(&mut self, place: &mut dyn Shelf, code: Option<DealCode>) -> Recorded {
        if self.pending.is_empty() && self.told == Told::No {
            return Recorded::Nothing;
        }
        let patience = match self.told {
            Told::No => Patience::Brief,
            Told::Yes => Patience::None,
        };
        let recorded = match place.add(&self.pending, code, patience) {
            Ok(addition) => Recorded::In(addition),
            Err(ShelfFault::Newer) => Recorded::Nowhere,
            Err(_) => {
                if !self.pending.is_empty() && place.keep_waiting(&self.pending).is_ok() {
                    self.pending.clear();
                }
                return Recorded::Waiting;
            }
        };
        self.pending.clear();
        self.told = Told::No;
        recorded
    }
}
