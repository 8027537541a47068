//! The game's side of the voice, which never waits.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::session::VoiceSettings;

use super::change::Change;
use super::engine::{Service, Trouble, VoiceName};
use super::queue::{Order, Queue};
use super::speaker::Speaker;
use super::standing::Standing;
use super::surroundings::{Clock, Patience, Surroundings};
use super::utterance::{Aloud, Voicing};

/// How often it is asked whether the last words are to be cut.
const HURRY: Duration = Duration::from_millis(20);

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
                find: reader,
                reader: None,
                looked: None,
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
        self.wait_for(Order::Done, || false);
    }

    /// Takes leave. The last words get a moment, unless somebody is in a hurry: that is asked as long as it lasts.
    pub fn leave(&self, hurry: impl FnMut() -> bool) {
        self.wait_for(Order::Leave, hurry);
    }

    fn wait_for(&self, order: impl FnOnce(Sender<()>) -> Order, mut hurry: impl FnMut() -> bool) {
        if self.alive {
            let (done, told) = mpsc::channel();
            self.queue.push(order(done));
            let begun = Instant::now();
            while begun.elapsed() < self.patience.farewell
                && told.recv_timeout(HURRY) == Err(RecvTimeoutError::Timeout)
                && !hurry()
            {}
        }
    }
}

fn wait<T>(told: &Receiver<T>, most: Duration) -> Option<T> {
    told.recv_timeout(most).ok()
}
