//! What the player has set.

/// How much is told after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    pub const ALL: [Detail; 3] = [Detail::Brief, Detail::Normal, Detail::Full];
}

/// Whether a refusal says why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Explain {
    /// It does.
    #[default]
    On,
    /// It is a bare "no".
    Off,
}

/// All settings of a session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// How much is told after a move.
    pub detail: Detail,
    /// Whether a refusal says why.
    pub explain: Explain,
}
