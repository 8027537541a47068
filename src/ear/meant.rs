//! What a sentence comes to.

use crate::session::{Command, Misheard};

/// What a sentence comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// These commands, each as likely; mostly one.
    Commands(Vec<Command>),
    /// One of these, perhaps: it is asked about.
    Unsure(Vec<Command>),
    /// The form of a command, with a mistake in it.
    Wrong(Misheard),
}
