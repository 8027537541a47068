//! How a game counts.

use super::dealt::Dealt;

/// Whether a game counts as assisted; assisted results stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Assisted {
    /// The game was played alone.
    #[default]
    No,
    /// A hint or a proven answer was given before its end.
    Yes,
}

/// How a game counts: which deals its deal was chosen from, and whether it was played alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which deals its deal was chosen from.
    pub dealt: Dealt,
    /// Whether it counts as assisted.
    pub assisted: Assisted,
    /// How many hints were given that told more than what fits; none where version 1.0.0 did not count them.
    pub hints: Option<u32>,
}

impl Terms {
    /// The terms of a game that begins.
    pub(super) fn unaided(dealt: Dealt) -> Terms {
        Terms { dealt, assisted: Assisted::No, hints: Some(0) }
    }
}
