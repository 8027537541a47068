//! The program around the game: arguments, the environment, reading and printing, the main loop.

mod arguments;
mod completion;
mod conversation;
mod environment;
mod lines;
mod run;
mod voice;

pub use completion::complete;
pub use conversation::{Conversation, Reply};
pub use run::run;
pub use voice::Speaking;
