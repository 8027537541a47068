//! What the voice needs to know of the world.

use std::sync::Arc;
use std::time::Duration;

/// Tells the time since some moment.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;
/// Looks for a screen reader.
pub type FindReader = Box<dyn FnMut() -> Option<&'static str> + Send>;

/// How long to wait for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// After a service was not there, until it is looked for again.
    pub retry: Duration,
    /// Until a screen reader is looked for again.
    pub look: Duration,
    /// After a reply was put here, until it is too old to be spoken before a newer one.
    pub stale: Duration,
    /// For the last words, when the player leaves.
    pub farewell: Duration,
    /// For the list of voices, when the player asks for it.
    pub voices: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            retry: Duration::from_secs(4),
            look: Duration::from_secs(5),
            stale: Duration::from_secs(1),
            // There the voice falls silent with the program.
            farewell: Duration::from_millis(if cfg!(any(windows, target_os = "macos")) { 2000 } else { 500 }),
            voices: Duration::from_millis(700),
        }
    }
}

/// What the voice needs to know of the world.
pub struct Surroundings {
    /// Whether input and output are a terminal.
    pub terminal: bool,
    /// Looks for a screen reader, now and then, in the voice's thread.
    pub reader: FindReader,
    /// Tells the time.
    pub clock: Clock,
    /// How long to wait.
    pub patience: Patience,
}
