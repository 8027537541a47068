//! How a game counts.

use crate::solver::Among;

/// Whether a game counts as assisted; assisted results stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Assisted {
    /// The game was played alone.
    #[default]
    No,
    /// A hint or a proven answer was given before its end.
    Yes,
}

/// How a game counts: which deals it is one of, and whether it was played alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which deals it is one of.
    pub among: Among,
    /// Whether it counts as assisted.
    pub assisted: Assisted,
}

impl Terms {
    /// The terms of a game that begins.
    pub(super) fn unaided(among: Among) -> Terms {
        Terms { among, assisted: Assisted::No }
    }
}
