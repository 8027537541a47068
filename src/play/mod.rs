//! One conversation: a typed line in, a reply out, to the eye, the fingers and the ear.
//!
//! Has the replies, so that they can be repeated, spoken again and written out; knows the line editor and the stream that
//! is printed to.

mod completion;
mod conversation;
#[cfg(any(feature = "tts", windows, target_os = "macos"))]
mod hurry;
mod lines;
mod log;
mod page;
mod print;
#[cfg(unix)]
mod terminal;
mod worded;

pub use completion::Offers;
pub use conversation::{Conversation, Reply};
#[cfg(any(feature = "tts", windows, target_os = "macos"))]
pub use hurry::any_key;
pub use lines::{Lines, Typed};
pub use print::Print;
