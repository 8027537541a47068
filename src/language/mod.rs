//! Languages as data: Fluent files in folders, one folder a language, laid over each other.
//!
//! A [`Catalogue`] turns a [`Message`], a request for text, into text; the words that
//! are understood lies in the same files. Knows nothing of the game: cards are names to it, made of a rank's and a
//! suit's message.

mod catalogue;
mod clean;
mod locale;
mod message;
mod names;

pub use catalogue::{Catalogue, Languages};
pub use clean::{clean, is_safe};
pub use locale::{Fault, LocaleFile};
pub use message::{Arg, Message, Name};
