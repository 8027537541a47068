//! A session at the table: performs what was said on the game, the shelf, the settings and the voice, and reports what came
//! of it.
//!
//! A [`Command`] goes down once ([`Session::perform`]) and an [`Account`] of facts comes up once; when its words are known,
//! [`Session::keep`] brings what has changed to the shelf, and only then is the reply given. What the session needs of the
//! world it asks of the ports [`Shelf`], [`Voice`] and [`Clock`]. It knows no words, no languages and no files.

mod account;
mod advice;
mod answer;
mod beginning;
mod chain;
mod command;
mod dealer;
mod dealing;
mod dealt;
mod decision;
mod detail;
mod fared;
mod guide;
mod guiding;
mod heard;
mod help;
mod keeper;
mod keeping;
mod line_step;
mod look;
mod misheard;
mod news;
mod opening;
mod performing;
mod playing;
mod query;
mod question;
mod recorder;
mod recording;
mod report;
mod results;
mod section;
#[expect(clippy::module_inception, reason = "a file is named after the type that it holds")]
mod session;
mod settings;
mod shelf;
mod start;
mod switch;
mod telling;
mod terms;
mod tip;
mod undealt;
mod verb;
mod voice;
mod watch;
mod watched;
mod watching;
mod wish;

pub use account::Account;
pub use advice::{Advice, Extent, HintStep};
pub use answer::Answer;
pub use chain::longest_run;
pub use command::{Command, Replay, Sure};
pub use dealer::{Fresh, of_the_day};
pub use dealt::Dealt;
pub use decision::Decision;
pub use detail::Detail;
pub use fared::{Days, Fared, Kind, Span, Stats};
pub use guide::{Ask, Guiding, Lesson};
pub use heard::Heard;
pub use line_step::{LineStep, best_steps};
pub use look::Look;
pub use misheard::Misheard;
pub use news::{Damage, Kept, Merged, News, Shelved};
pub use query::Query;
pub use question::Question;
pub use report::{DealtBy, Report, Scored};
pub use results::{Course, Ended, Ending, Entry, Outcome, Played, Which, folded, ranking};
pub use section::Section;
pub use session::Session;
pub use settings::{CardStyle, Choice, Enter, Explaining, Prompt, Remembered, Setting, Settings, Width};
pub use shelf::{Addition, Clock, Patience, Place, Replacing, Results, SavedGame, Shelf, ShelfFault, Snapshot};
pub use start::{Asking, Begin, Player, Ports, Start};
pub use switch::Switch;
pub use telling::{Chosen, Fits, Tell, Telling, Topic, When};
pub use terms::{Assisted, Terms};
pub use tip::Tip;
pub use undealt::Undealt;
pub use verb::Verb;
pub use voice::{
    FASTEST, LOUDEST, Manner, Voice, VoiceMode, VoiceNews, VoiceOrder, VoiceReport, VoiceSetting, VoiceSettings,
    VoiceState, VoiceStep, VoiceTold,
};
pub use watched::{WatchStep, Watched};
pub use wish::{Pool, Wish};
