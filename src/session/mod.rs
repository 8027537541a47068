//! A session at the table: performs what was said on the game, the shelf, the settings and the voice, and reports what came
//! of it.
//!
//! A [`Command`] goes down once ([`Session::perform`]) and an [`Account`] of facts comes up once; when its words are known,
//! [`Session::keep`] brings what has changed to the shelf, and only then is the reply given. What the session needs of the
//! world it asks of the ports [`Shelf`], [`Voice`] and [`Clock`]. It knows no words, no languages and no files.

mod assisted;
mod command;
mod guide;
mod keeper;
mod look;
mod misheard;
mod news;
mod opening;
mod query;
mod question;
mod report;
mod results;
mod section;
#[expect(clippy::module_inception, reason = "a file is named after the type that it holds")]
mod session;
mod settings;
mod shelf;
mod undealt;
mod verb;
mod voice;
mod wish;

pub use assisted::{Advice, Assisted, HintStep, LineStep, Terms, best_steps};
pub use command::{Command, Heard, Replay, Sure};
pub use guide::{Ask, Guiding, Lesson};
pub use look::Look;
pub use misheard::Misheard;
pub use news::{Damage, Kept, Merged, News, Shelved};
pub use opening::{Asking, Begin, Player, Ports, Start};
pub use query::Query;
pub use question::{Answer, Question};
pub use report::{Account, Report, Scored, Tip};
pub use results::{Course, Dealt, Ended, Ending, Entry, Outcome, Played, Stats, Which, ranking};
pub use section::Section;
pub use session::{Decision, Fresh, Session};
pub use settings::{CardStyle, Detail, Prompt, Remembered, Setting, Settings, Switch, Width};
pub use shelf::{Addition, Clock, Patience, Place, Replacing, Results, SavedGame, Shelf, ShelfFault, Snapshot};
pub use undealt::Undealt;
pub use verb::Verb;
pub use voice::{
    FASTEST, LOUDEST, Manner, Voice, VoiceMode, VoiceNews, VoiceOrder, VoiceReport, VoiceSetting, VoiceSettings,
    VoiceState, VoiceStep, VoiceTold,
};
pub use wish::{Pool, Wish};
