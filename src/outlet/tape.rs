//! Replies on a tape, to be looked at later.

use std::io;

use super::Outlet;

/// All that was put, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tape(pub Vec<String>);

impl Outlet for Tape {
    fn put(&mut self, reply: &str) -> io::Result<()> {
        self.0.push(reply.to_owned());
        Ok(())
    }
}
