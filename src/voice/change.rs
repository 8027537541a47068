//! A change of the settings.

/// What of the settings changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// When replies are spoken.
    Mode,
    /// How they are.
    Manner,
}
