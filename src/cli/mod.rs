//! The program around the game: the command line, the environment, the main loop, and the tools beside the game.

mod analyze;
mod arguments;
mod environment;
mod exit;
mod locales;
mod man;
mod options;
mod rows;
mod run;
mod shells;
mod solve;
mod tools;

pub use run::run;
