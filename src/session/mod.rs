//! A session at the table: performs what was said on the game and the settings, and reports what came of it.
//!
//! Knows no words and no files. What it cannot do itself, such as changing the language, it reports for others to do.

mod command;
mod keeping;
mod memory;
mod report;
mod seat;
mod settings;
mod told;

pub use command::{Answer, Command, Heard, Look, Misheard, Verb, Wish};
pub use memory::{Assistance, Ended, Ending, Entry, Errand, Moment, Outcome, Played, Stats, Which, ranking};
pub use report::{Question, Report, Said, Tip};
pub use seat::Session;
pub use settings::{Detail, Explain, Settings};
pub use told::{Damage, Kept, Merged, News, Scored, Shelved, Told};
