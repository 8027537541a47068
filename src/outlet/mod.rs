//! Where replies go: to a stream of text; to a tape, in tests.

mod print;
mod tape;

pub use print::Print;
pub use tape::Tape;

use std::io;

/// A place for replies.
pub trait Outlet {
    /// Puts one reply there, whole, in one go.
    ///
    /// # Errors
    /// When the place does not take it.
    fn put(&mut self, reply: &str) -> io::Result<()>;
}
