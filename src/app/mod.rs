//! The program around the game: arguments, the environment, reading and printing, the main loop.

mod conversation;

pub use conversation::{Conversation, Reply};
