//! The program around the game: arguments, the environment, reading and printing, the main loop.

mod analyze;
mod arguments;
mod completion;
mod conversation;
mod environment;
mod lines;
mod log;
mod man;
mod memory;
mod opening;
mod page;
mod remembering;
mod rows;
mod run;
mod shells;
mod solve;
mod tools;
mod voice;
mod worded;

pub use completion::complete;
pub use conversation::{Conversation, Reply};
pub use memory::{Clock, Memory};
pub use opening::{Asking, Begin, Start};
pub use run::run;
pub use voice::Speaking;
