//! A session at the table: performs what was said on the game and the settings, and reports what came of it.
//!
//! Knows no words and no files. What it cannot do itself, such as changing the language, it reports for others to do.

mod assisted;
mod command;
mod query;
mod report;
mod seat;
mod settings;
mod voice;

pub use assisted::{Advice, Assisted, HintStep, LineStep};
pub use command::{Answer, Command, Heard, Look, Misheard, Verb, Wish};
pub use query::Query;
pub use report::{Question, Report, Said, Tip};
pub use seat::Session;
pub use settings::{CardStyle, Detail, Explain, Gaps, Prompt, Set, Settings, Width};
pub use voice::{
    FASTEST, LOUDEST, Manner, Told, VoiceMode, VoiceNews, VoiceOrder, VoiceReport, VoiceSettings, VoiceState,
};
