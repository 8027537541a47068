//! The voice, against a speech service of our own: what is spoken, when it is not, and that the game never waits.

mod commands;
mod fake;
mod faults;
mod program;
mod speaking;
#[cfg(feature = "tts")]
mod system;
mod when;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tripeaks::play::{Conversation, Reply};
use tripeaks::session::{VoiceMode, VoiceSettings};
use tripeaks::voice::{Dispatcher, Patience, Service, Speaking, Speech, Surroundings};

use crate::support::Seat;
use fake::Fake;

/// Long enough for any machine; nothing that goes well waits for it.
const LONG: Duration = Duration::from_secs(20);
/// How long an answer may take where none comes.
const SHORT: Duration = Duration::from_millis(400);

/// A clock that goes when it is told to.
#[derive(Clone, Default)]
struct Clock(Arc<AtomicU64>);

impl Clock {
    fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds, Ordering::SeqCst);
    }
}

/// A conversation about deal 1, and all that surrounds its voice.
struct Table {
    conversation: Conversation,
    speech: Arc<Speech>,
    clock: Clock,
}

/// How the voice is set up.
struct SetUp {
    settings: VoiceSettings,
    terminal: bool,
    reader: Option<&'static str>,
    /// The screen reader that runs from this second on.
    later: Option<(u64, Option<&'static str>)>,
    language: &'static str,
}

impl SetUp {
    fn new(mode: VoiceMode) -> SetUp {
        let settings = VoiceSettings { mode, ..VoiceSettings::default() };
        SetUp { settings, terminal: true, reader: None, later: None, language: "en" }
    }

    fn table(self, service: impl Service + 'static) -> Table {
        let clock = Clock::default();
        let SetUp { settings, terminal, reader, later, language } = self;
        let (time, reader_time) = (clock.clone(), clock.clone());
        let surroundings = Surroundings {
            terminal,
            reader: Box::new(move || match later {
                Some((second, found)) if reader_time.0.load(Ordering::SeqCst) >= second => found,
                Some(_) | None => reader,
            }),
            clock: Arc::new(move || Duration::from_secs(time.0.load(Ordering::SeqCst))),
            patience: Patience { farewell: LONG, voices: LONG, ..Patience::default() },
        };
        let speech = Speech::start(Box::new(service), settings.clone(), surroundings);
        let seat = Seat { voice: Speaking::new(speech, settings), ..Seat::at("TP1-E-AAAAAAB", language) };
        Table { speech: seat.voice.speech().unwrap(), conversation: seat.conversation(), clock }
    }
}

impl Table {
    /// A line, its reply printed and spoken.
    fn hear(&mut self, line: &str) -> Reply {
        let reply = self.conversation.hear(line);
        self.conversation.speak(&reply);
        reply
    }

    /// The greeting, printed and spoken.
    fn greet(&mut self) -> Reply {
        let reply = self.conversation.greet();
        self.conversation.speak(&reply);
        reply
    }

    /// Waits until the voice has done all that it was to do.
    fn settle(&mut self) {
        self.speech.wait();
    }
}

fn patient(fake: &Fake) -> Dispatcher {
    Dispatcher::at(fake.socket(), LONG)
}

fn impatient(fake: &Fake) -> Dispatcher {
    Dispatcher::at(fake.socket(), SHORT)
}
