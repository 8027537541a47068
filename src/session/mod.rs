//! A session at the table: performs what was said on the game and the settings, and reports what came of it.
//!
//! Knows no words and no files. What it cannot do itself, such as changing the language, it reports for others to do.

mod assisted;
mod command;
mod guide;
mod keeping;
mod memory;
mod query;
mod report;
mod seat;
mod section;
mod settings;
mod told;
mod undealt;
mod voice;

pub use assisted::{Advice, Assisted, HintStep, LineStep, Terms, best_steps};
pub use command::{Answer, Command, Heard, Look, Misheard, Pool, Verb, Wish};
pub use guide::{Ask, Guiding, Lesson};
pub use memory::{Ended, Ending, Entry, Errand, Moment, Outcome, Played, Stats, Which, ranking};
pub use query::Query;
pub use report::{Question, Report, Said, Tip};
pub use seat::Session;
pub use section::Section;
pub use settings::{CardStyle, Detail, Explain, Gaps, Prompt, Set, Settings, Width};
pub use told::{Damage, Kept, Merged, News, Scored, Shelved, Told};
pub use undealt::Undealt;
pub use voice::{
    FASTEST, LOUDEST, Manner, VoiceMode, VoiceNews, VoiceOrder, VoiceReport, VoiceSettings, VoiceState, VoiceStep,
    VoiceTold,
};
