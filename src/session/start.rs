//! What a sitting begins with: who sits down to what, and what the session asks of others.

use unic_langid::LanguageIdentifier;

use super::dealer::Fresh;
use super::news::News;
use super::settings::Settings;
use super::shelf::{Clock, Shelf};
use super::voice::Voice;
use super::wish::Wish;

/// Whether the game in progress is to be gone on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// The game in progress goes on, unless another is wished for.
    #[default]
    Resuming,
    /// The game in progress is given up.
    Anew,
}

/// Whether a question can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Someone is there.
    Possible,
    /// Lines come from a file or a pipe.
    Impossible,
}

/// What the player wants to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The deal and the rules wished for.
    pub wish: Wish,
    /// What becomes of the game in progress.
    pub begin: Begin,
    /// Whether that can be asked.
    pub asking: Asking,
}

/// Who sits down, and what was set before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// The language that is spoken.
    pub language: LanguageIdentifier,
    /// How replies are told and written.
    pub settings: Settings,
    /// What has to be told of the settings.
    pub news: Vec<News>,
}

/// What the session asks of others.
pub struct Ports {
    /// Where games, results and settings are kept.
    pub shelf: Box<dyn Shelf>,
    /// The voice.
    pub voice: Box<dyn Voice>,
    /// What tells the time.
    pub clock: Box<dyn Clock>,
    /// What gives the numbers of the deals that are not asked for by number.
    pub fresh: Fresh,
}
