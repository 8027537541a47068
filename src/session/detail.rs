//! How much is told.

use strum::{IntoStaticStr, VariantArray};

/// How much is told after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Detail {
    /// The verdict, and what turned up.
    Brief,
    /// Also what it ended, where a turned-up card lies, and how many cards the stock has.
    #[default]
    Normal,
    /// Also what fits now, and the score.
    Full,
}

impl Detail {
    /// All three.
    pub const ALL: [Detail; Detail::VARIANTS.len()] = *Detail::VARIANTS.first_chunk().expect("as many as there are");
}
