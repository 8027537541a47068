//! The rules, section by section.

use strum::{IntoStaticStr, VariantArray};

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Section {
    /// What the game is about.
    Goal,
    /// How the cards lie at the start.
    Table,
    /// Which card can be taken.
    Taking,
    /// What drawing does.
    Drawing,
    /// How points are counted.
    Score,
    /// What can be taken back.
    Undo,
    /// When the game is won or stuck.
    End,
    /// Numbers and codes.
    Deals,
    /// What can be played otherwise, and what is in force.
    Variants,
}

impl Section {
    /// All nine, in the order in which they are told.
    pub const ALL: [Section; Section::VARIANTS.len()] = *Section::VARIANTS.first_chunk().expect("as many as there are");
}
