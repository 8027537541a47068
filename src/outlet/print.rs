//! Replies as printed text.

use std::io::{self, Write};

use super::{Outlet, Utterance};

/// A stream of text, such as standard output. Each reply is one write and ends its line.
pub struct Print<W>(pub W);

impl<W: Write> Outlet for Print<W> {
    fn put(&mut self, reply: Utterance<'_>) -> io::Result<()> {
        let line = format!("{}\n", reply.text);
        self.0.write_all(line.as_bytes())?;
        self.0.flush()
    }
}
