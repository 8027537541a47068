//! The choice of words: a report becomes messages, verdict first, as many as the level of detail asks for.
//!
//! Says what is said and in which order, never in which language: the sentences are in `locales/`.

mod account;
mod advice;
mod analysis;
mod board;
mod context;
mod fared;
mod guide;
mod layout;
mod line;
mod looks;
mod memory;
mod moves;
mod name;
mod outside;
mod queries;
mod questions;
mod refusals;
mod rules;
mod share;
mod style;
mod verbs;
mod voice;
mod watch;
mod words;

pub use account::word;
pub use analysis::{solved, stopped, survey_progress, surveyed, undealt};
pub use context::Context;
pub use guide::guide;
pub use layout::{LINE_WIDTH, Layout, add_sentence, aloud, filled, kept_aloud, lay_out};
pub use memory::news;
pub use outside::reading;
pub use refusals::misheard;
pub use rules::rules_in_force;
pub use share::typed;
pub use style::{Verdict, prompt};
pub use verbs::cards_to_type;
pub use voice::{voice_news, voice_sample};
pub use words::Words;
