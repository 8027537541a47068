//! What came of listening to a line.

use crate::session::Heard;

/// What was heard, and how the line was read, if not as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    /// What was heard.
    pub heard: Heard,
    /// The line as it would be on the keyboard layout that it was read on.
    pub read_as: Option<String>,
}

impl From<Heard> for Hearing {
    fn from(heard: Heard) -> Hearing {
        Hearing { heard, read_as: None }
    }
}
