//! Replies on a tape, to be looked at later.

use std::io;

use super::{Outlet, Utterance};

/// All that was put, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape(pub Vec<String>);

impl Outlet for Tape {
    fn put(&mut self, reply: Utterance<'_>) -> io::Result<()> {
        self.0.push(reply.text.to_owned());
        Ok(())
    }
}
