//! The thread's side of the voice, which owns it.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::session::{Manner, VoiceMode, VoiceSettings, VoiceState};

use super::change::Change;
use super::engine::{Engine, Service, Trouble};
use super::queue::{Order, Queue};
use super::standing::Standing;
use super::surroundings::{Clock, FindReader, Patience};
use super::utterance::{Aloud, Voicing};

/// The thread's side.
pub(super) struct Speaker<'a> {
    pub(super) service: Box<dyn Service>,
    pub(super) voice: Option<Box<dyn Engine>>,
    pub(super) settings: VoiceSettings,
    pub(super) terminal: bool,
    pub(super) find: FindReader,
    /// The screen reader that was found last.
    pub(super) reader: Option<&'static str>,
    /// When it was looked for.
    pub(super) looked: Option<Duration>,
    /// When the service was last looked for in vain.
    pub(super) missed: Option<Duration>,
    pub(super) orders: &'a Queue,
    pub(super) shown: &'a Mutex<Standing>,
    pub(super) clock: &'a Clock,
    pub(super) patience: Patience,
}

impl Speaker<'_> {
    /// Does what it is told, until it is told to leave.
    pub(super) fn run(mut self) {
        self.settle();
        loop {
            self.look_again();
            let Some(order) = self.orders.next(self.patience.look) else { continue };
            match order {
                Order::Say { aloud, voicing, at } => self.say(&aloud, voicing, at),
                Order::Stop => self.stop(),
                Order::Heed(settings, change) => {
                    self.settings = settings;
                    if change == Change::Mode {
                        self.looked = None;
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
        if self.looked.is_none() {
            self.look();
        }
        self.reader
    }

    fn look(&mut self) {
        self.reader = (self.find)();
        self.looked = Some((self.clock)());
    }

    /// Looks for a screen reader again once that was a while ago; where one has come or gone, all is settled anew.
    fn look_again(&mut self) {
        let due = self.looked.is_some_and(|looked| (self.clock)() >= looked + self.patience.look);
        if !due || self.settings.mode != VoiceMode::Auto || !self.terminal {
            return;
        }
        let before = self.reader;
        self.look();
        if self.reader != before {
            self.settle();
        }
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
            let mut done = Ok(());
            for (part, manner) in &parts {
                match voice.say(part, manner) {
                    // What has a voice is spoken.
                    Err(Trouble::Voiceless) => done = Err(Trouble::Voiceless),
                    said => said?,
                }
            }
            done
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
        let state = match done {
            Ok(()) => self.resting(),
            Err(Trouble::Voiceless) => VoiceState::Voiceless,
            Err(Trouble::Absent | Trouble::Gone | Trouble::Hung | Trouble::Refused) => VoiceState::NoService,
        };
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
