//! What wording makes of a report.

use crate::language::Message;

/// A reply in messages: each part begins a line of its own.
pub type Words = Vec<Vec<Message>>;
