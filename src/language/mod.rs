//! Languages as data: Fluent files in folders, one folder a language, laid over each other.
//!
//! A [`Catalogue`] turns a [`Message`], a request for text, into text for a [`Reader`]: for the eye, or for the ear. The
//! words that are understood lie in the same files. Knows nothing of the game: cards are names to it, made of a rank's and
//! a suit's message.

mod catalogue;
mod clean;
mod functions;
mod languages;
mod locale;
mod message;
mod reader;
mod said;
mod tag;
mod usage;
mod words;

pub use catalogue::Catalogue;
pub use clean::{clean, is_safe};
pub use languages::Languages;
pub use locale::{Fault, LocaleFile};
pub use message::{Arg, Id, Message, Name, Part};
pub use reader::{Cards, Reader};
pub use said::Said;
pub use tag::read_tag;
pub use unic_langid::LanguageIdentifier;
