//! The two sides of the voice: the game's, which never waits, and the thread's, which owns it.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::session::{Manner, VoiceMode, VoiceSettings, VoiceState};

use super::engine::{Engine, Service, Trouble, VoiceName};
use super::queue::{Order, Queue};
use super::utterance::{Aloud, Voicing};

/// What of the settings changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// When replies are spoken.
    Mode,
    /// How they are.
    Manner,
}

/// Tells the time since some moment.
pub type Clock = Arc<dyn Fn() -> Duration + Send + Sync>;
/// Looks for a screen reader.
pub type FindReader = Box<dyn FnOnce() -> Option<&'static str> + Send>;

/// How long to wait for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// After a service was not there, until it is looked for again.
    pub retry: Duration,
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
            stale: Duration::from_secs(1),
            farewell: Duration::from_millis(500),
            voices: Duration::from_millis(700),
        }
    }
}

/// What the voice needs to know of the world.
pub struct Surroundings {
    /// Whether input and output are a terminal.
    pub terminal: bool,
    /// Looks for a screen reader, at most once, in the voice's thread.
    pub reader: FindReader,
    /// Tells the time.
    pub clock: Clock,
    /// How long to wait.
    pub patience: Patience,
}

/// How the voice stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whether it speaks; none as long as that is not known.
    pub state: Option<VoiceState>,
    /// What the service calls its voice.
    pub name: Option<String>,
}

/// The game's side of the voice.
pub struct Speech {
    queue: Arc<Queue>,
    standing: Arc<Mutex<Standing>>,
    clock: Clock,
    patience: Patience,
    alive: bool,
}

impl Speech {
    /// Starts the thread of a voice.
    #[must_use]
    pub fn start(service: Box<dyn Service>, settings: VoiceSettings, surroundings: Surroundings) -> Speech {
        let Surroundings { terminal, reader, clock, patience } = surroundings;
        let queue = Arc::new(Queue::default());
        let standing = Arc::new(Mutex::new(Standing::default()));
        let (orders, shown, time) = (Arc::clone(&queue), Arc::clone(&standing), Arc::clone(&clock));
        let thread = thread::Builder::new().name("voice".to_owned()).spawn(move || {
            let speaker = Speaker {
                service,
                voice: None,
                settings,
                terminal,
                reader: Reader::Unknown(reader),
                missed: None,
                orders: &orders,
                shown: &shown,
                clock: &time,
                patience,
            };
            speaker.run();
        });
        Speech { queue, standing, clock, patience, alive: thread.is_ok() }
    }

    /// How it stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Silences it.
    pub fn stop(&self) {
        self.queue.push(Order::Stop);
    }

    /// Has it speak by these settings. Where they change the cases in which it speaks, how it stands is not known until
    /// it has found out.
    pub fn heed(&self, settings: &VoiceSettings, change: Change) {
        if change == Change::Mode {
            *self.standing.lock().unwrap_or_else(PoisonError::into_inner) = Standing::default();
        }
        self.queue.push(Order::Heed(settings.clone(), change));
    }

    /// All voices that there are, or none of that where the service does not tell them in time.
    ///
    /// # Errors
    /// When there is no service.
    pub fn voices(&self) -> Result<Option<Vec<VoiceName>>, Trouble> {
        let (tell, told) = mpsc::channel();
        self.queue.push(Order::Voices(tell));
        wait(&told, self.patience.voices).transpose()
    }

    /// Speaks a reply, or not; never waits. One language comes after the other, and together they are one utterance.
    pub fn say(&self, aloud: &[Aloud], voicing: Voicing) {
        if self.alive && voicing != Voicing::Silent {
            self.queue.push(Order::Say { aloud: aloud.to_vec(), voicing, at: (self.clock)() });
        }
    }

    /// Waits until it has done all that it was to do, as long as it has for the last words.
    pub fn wait(&self) {
        self.wait_for(Order::Done);
    }

    /// Takes leave. The last words get a moment.
    pub fn leave(&self) {
        self.wait_for(Order::Leave);
    }

    fn wait_for(&self, order: impl FnOnce(Sender<()>) -> Order) {
        if self.alive {
            let (done, told) = mpsc::channel();
            self.queue.push(order(done));
            wait(&told, self.patience.farewell);
        }
    }
}

fn wait<T>(told: &Receiver<T>, most: Duration) -> Option<T> {
    told.recv_timeout(most).ok()
}

/// What is known of a screen reader.
enum Reader {
    Unknown(FindReader),
    Known(Option<&'static str>),
}

/// The thread's side.
struct Speaker<'a> {
    service: Box<dyn Service>,
    voice: Option<Box<dyn Engine>>,
    settings: VoiceSettings,
    terminal: bool,
    reader: Reader,
    /// When the service was last looked for in vain.
    missed: Option<Duration>,
    orders: &'a Queue,
    shown: &'a Mutex<Standing>,
    clock: &'a Clock,
    patience: Patience,
}

impl Speaker<'_> {
    fn run(mut self) {
        self.settle();
        loop {
            match self.orders.next() {
                Order::Say { aloud, voicing, at } => self.say(&aloud, voicing, at),
                Order::Stop => self.stop(),
                Order::Heed(settings, change) => {
                    self.settings = settings;
                    if change == Change::Mode {
                        self.settle();
                    }
                }
                Order::Voices(tell) => {
                    let gone = tell.send(self.try_to(|voice| voice.voices()));
                    drop(gone);
                }
                Order::Done(done) => drop(done),
                Order::Leave(done) => {
                    self.close();
                    drop(done);
                    return;
                }
            }
        }
    }

    /// Finds out whether to speak, and shows it.
    fn settle(&mut self) {
        self.missed = None;
        if self.resting() == VoiceState::Speaks {
            let reached = self.ready().map(drop);
            self.show(reached);
        } else {
            self.stop();
            self.close();
            self.show(Ok(()));
        }
    }

    /// How it stands while the service is well.
    fn resting(&mut self) -> VoiceState {
        match self.settings.mode {
            VoiceMode::On => VoiceState::Speaks,
            VoiceMode::Off => VoiceState::Off,
            VoiceMode::Ask => VoiceState::Asked,
            VoiceMode::Auto if !self.terminal => VoiceState::NoTerminal,
            VoiceMode::Auto => self.reader().map_or(VoiceState::Speaks, VoiceState::Reader),
        }
    }

    fn reader(&mut self) -> Option<&'static str> {
        match std::mem::replace(&mut self.reader, Reader::Known(None)) {
            Reader::Known(None) => {}
            Reader::Known(known) => self.reader = Reader::Known(known),
            Reader::Unknown(find) => self.reader = Reader::Known(find()),
        }
        if let Reader::Known(known) = self.reader { known } else { None }
    }

    fn say(&mut self, aloud: &[Aloud], voicing: Voicing, at: Duration) {
        let wanted = match (self.resting(), voicing) {
            (VoiceState::Off, _) | (_, Voicing::Silent) => false,
            (state, Voicing::Usual) => state == VoiceState::Speaks,
            (_, Voicing::Asked) => true,
        };
        let stale = (self.clock)() > at + self.patience.stale && self.orders.more_to_say();
        if !wanted || stale {
            return;
        }
        let parts: Vec<(&Aloud, Manner)> =
            aloud.iter().map(|part| (part, self.settings.manner(&part.language))).collect();
        let speak = |voice: &mut dyn Engine| {
            voice.stop()?;
            parts.iter().try_for_each(|(part, manner)| voice.say(part, manner))
        };
        let had = self.voice.is_some();
        let mut done = self.try_to(speak);
        if had && done == Err(Trouble::Gone) {
            self.missed = None;
            done = self.try_to(speak);
        }
        self.show(done);
    }

    fn stop(&mut self) {
        if self.voice.is_some() {
            let done = self.try_to(|voice| voice.stop());
            if done == Err(Trouble::Gone) {
                self.missed = None;
            }
        }
    }

    /// Asks the voice for something, and lets go of it if it is in a trouble that will not pass.
    fn try_to<T>(&mut self, ask: impl FnOnce(&mut dyn Engine) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let done = ask(self.ready()?);
        if matches!(done, Err(Trouble::Gone | Trouble::Hung | Trouble::Absent)) {
            self.voice = None;
            self.missed = Some((self.clock)());
        }
        done
    }

    /// The voice, opened if it must be and was not missed just now.
    fn ready(&mut self) -> Result<&mut dyn Engine, Trouble> {
        let voice = match self.voice.take() {
            Some(voice) => voice,
            None if self.missed.is_some_and(|missed| (self.clock)() < missed + self.patience.retry) => {
                return Err(Trouble::Absent);
            }
            None => match self.service.open() {
                Ok(voice) => voice,
                Err(trouble) => {
                    self.missed = Some((self.clock)());
                    return Err(trouble);
                }
            },
        };
        self.missed = None;
        Ok(self.voice.insert(voice).as_mut())
    }

    fn show(&mut self, done: Result<(), Trouble>) {
        let state = if done.is_ok() { self.resting() } else { VoiceState::NoService };
        let name = self.voice.as_ref().and_then(|voice| voice.name());
        let standing = Standing { state: Some(state), name };
        *self.shown.lock().unwrap_or_else(PoisonError::into_inner) = standing;
    }

    fn close(&mut self) {
        if let Some(voice) = self.voice.take() {
            voice.close();
        }
    }
}
