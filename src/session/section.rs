//! The rules, section by section.

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub const ALL: [Section; 9] = [
        Section::Goal,
        Section::Table,
        Section::Taking,
        Section::Drawing,
        Section::Score,
        Section::Undo,
        Section::End,
        Section::Deals,
        Section::Variants,
    ];
}
