//! Replies as speech: a thread owns the voice, and the game never waits for it.
//!
//! [`Speech`] is the game's side. It puts orders into a bounded queue; the thread behind it opens a [`Service`], speaks
//! through its [`Engine`], opens it again when it was lost, and leaves word of how it stands.

mod change;
mod endings;
mod engine;
mod queue;
mod readers;
mod speaker;
mod speaking;
mod speech;
#[cfg(all(unix, not(target_os = "macos")))]
mod ssip;
mod standing;
mod surroundings;
#[cfg(any(feature = "tts", windows, target_os = "macos"))]
mod system;
mod text;
mod utterance;

pub use change::Change;
pub use endings::Endings;
pub use engine::{Engine, NoService, Service, Trouble, VoiceName};
pub use readers::{Process, reader_among, running_reader};
pub use speaking::Speaking;
pub use speech::Speech;
#[cfg(all(unix, not(target_os = "macos")))]
pub use ssip::{Dispatcher, address};
pub use standing::Standing;
pub use surroundings::{Clock, FindReader, Patience, Surroundings};
#[cfg(any(feature = "tts", windows, target_os = "macos"))]
pub use system::SystemVoice;
pub use text::for_voice;
pub use utterance::{Aloud, Voicing};

/// The speech service of this system, as the environment has it.
#[must_use]
pub fn service_here() -> Box<dyn Service> {
    #[cfg(all(unix, not(target_os = "macos")))]
    return Box::new(Dispatcher::from_environment());
    #[cfg(any(windows, target_os = "macos"))]
    return Box::new(SystemVoice::default());
    #[cfg(not(any(unix, windows)))]
    return Box::new(NoService);
}
