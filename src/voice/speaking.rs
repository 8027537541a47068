//! The player's voice: what is set, what was told of it, and the thread that speaks.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::time::Instant;

use unic_langid::LanguageIdentifier;

use super::change::Change;
use super::engine::VoiceName;
use super::readers::running_reader;
use super::service_here;
use super::speech::Speech;
use super::surroundings::{Patience, Surroundings};
use crate::session::{
    FASTEST, LOUDEST, Manner, Voice, VoiceMode, VoiceNews, VoiceOrder, VoiceReport, VoiceSettings, VoiceState,
    VoiceStep, VoiceTold,
};

/// The usual rate and the usual volume, where none is set, in percent.
const USUAL: u8 = 100;
/// How much a step changes them, in percent.
const STEP: u64 = 20;

/// The voice of a conversation; without a thread there is none, and everything else is the same.
#[derive(Default)]
pub struct Speaking {
    speech: Option<Arc<Speech>>,
    settings: VoiceSettings,
    seen: Option<VoiceState>,
    lost: bool,
    /// Whether the player was told that a language has no voice.
    told_voiceless: bool,
}

impl Speaking {
    /// The order for a voice that is a step faster, slower, louder or quieter than it is.
    fn stepped(&self, step: VoiceStep, language: &LanguageIdentifier) -> VoiceOrder {
        let manner = self.settings.manner(language);
        let (rate, volume) = (u64::from(manner.rate.unwrap_or(USUAL)), u64::from(manner.volume.unwrap_or(USUAL)));
        match step {
            VoiceStep::Faster => VoiceOrder::Rate((rate + STEP).min(u64::from(FASTEST))),
            VoiceStep::Slower => VoiceOrder::Rate(rate.saturating_sub(STEP).max(STEP)),
            VoiceStep::Louder => VoiceOrder::Volume((volume + STEP).min(u64::from(LOUDEST))),
            VoiceStep::Quieter => VoiceOrder::Volume(volume.saturating_sub(STEP).max(STEP)),
        }
    }

    /// The voice of this system.
    #[must_use]
    pub fn here(settings: VoiceSettings) -> Speaking {
        let started = Instant::now();
        let surroundings = Surroundings {
            terminal: io::stdin().is_terminal() && io::stdout().is_terminal(),
            reader: Box::new(running_reader),
            clock: Arc::new(move || started.elapsed()),
            patience: Patience::default(),
        };
        Speaking::new(Speech::start(service_here(), settings.clone(), surroundings), settings)
    }

    /// A voice that was started with these settings.
    #[must_use]
    pub fn new(speech: Speech, settings: VoiceSettings) -> Speaking {
        Speaking { speech: Some(Arc::new(speech)), settings, ..Speaking::default() }
    }

    /// The thread that speaks, to be handed the replies.
    #[must_use]
    pub fn speech(&self) -> Option<Arc<Speech>> {
        self.speech.clone()
    }
}

impl Voice for Speaking {
    fn settings(&self) -> &VoiceSettings {
        &self.settings
    }

    fn news(&mut self) -> Option<VoiceNews> {
        let standing = self.speech.as_ref()?.standing();
        let state = standing.state?;
        let before = self.seen.replace(state);
        if before == Some(state) {
            return None;
        }
        let spoke = before.is_some_and(speaks);
        match state {
            VoiceState::NoService if spoke => {
                self.lost = true;
                Some(VoiceNews::Lost)
            }
            VoiceState::Speaks | VoiceState::Asked if self.lost => {
                self.lost = false;
                Some(VoiceNews::Back)
            }
            VoiceState::Speaks if self.settings.mode == VoiceMode::Auto => {
                self.tell(VoiceTold::Speaks, VoiceNews::Speaks(standing.name))
            }
            VoiceState::Reader(name) => self.tell(VoiceTold::Reader, VoiceNews::Reader(name)),
            VoiceState::NoService if self.settings.mode == VoiceMode::Auto => {
                self.tell(VoiceTold::NoService, VoiceNews::NoService)
            }
            VoiceState::NoService => Some(VoiceNews::NoService),
            VoiceState::Voiceless if !self.told_voiceless => {
                self.told_voiceless = true;
                Some(VoiceNews::Voiceless)
            }
            VoiceState::Speaks
            | VoiceState::Asked
            | VoiceState::Off
            | VoiceState::NoTerminal
            | VoiceState::Voiceless => None,
        }
    }

    fn obey(&mut self, order: &VoiceOrder, language: &LanguageIdentifier) -> VoiceReport {
        let report = self.report(order, language);
        let told = matches!(report, VoiceReport::NoService | VoiceReport::Holds { .. });
        let absent = Some(VoiceState::NoService);
        if told && self.speech.as_ref().is_some_and(|speech| speech.standing().state == absent) {
            // Told already, so no news.
            self.lost |= std::mem::replace(&mut self.seen, absent).is_some_and(speaks);
        }
        report
    }
}

impl Speaking {
    fn report(&mut self, order: &VoiceOrder, language: &LanguageIdentifier) -> VoiceReport {
        let percent = |percent: u64, most: u8| u8::try_from(percent).ok().filter(|percent| *percent <= most);
        match order {
            VoiceOrder::Mode(mode) => {
                self.settings.mode = *mode;
                (self.seen, self.lost) = (None, false);
                if let (Some(speech), VoiceMode::Off) = (&self.speech, mode) {
                    speech.stop();
                }
                self.heed(Change::Mode);
                VoiceReport::Mode(*mode)
            }
            VoiceOrder::Tell => self.holds(language),
            VoiceOrder::Stop => {
                if let Some(speech) = &self.speech {
                    speech.stop();
                }
                VoiceReport::Stopped
            }
            VoiceOrder::Test | VoiceOrder::List | VoiceOrder::Name(_) if self.settings.mode == VoiceMode::Off => {
                VoiceReport::IsOff
            }
            VoiceOrder::Test => VoiceReport::Test,
            VoiceOrder::List => match self.voices(language) {
                Ok(voices) => VoiceReport::Voices(voices),
                Err(report) => report,
            },
            VoiceOrder::Name(name) => match self.voices(language) {
                Ok(voices) => match chosen(name, &voices) {
                    Some(name) => {
                        self.set(language, |manner| manner.name = Some(name.clone()));
                        VoiceReport::Named(name)
                    }
                    None => VoiceReport::NoSuchVoice,
                },
                Err(report) => report,
            },
            VoiceOrder::Step(step) => self.report(&self.stepped(*step, language), language),
            VoiceOrder::Rate(asked) => percent(*asked, FASTEST).map_or(VoiceReport::NoSuchRate, |rate| {
                self.set(language, |manner| manner.rate = Some(rate));
                VoiceReport::Rate(rate)
            }),
            VoiceOrder::Volume(asked) => percent(*asked, LOUDEST).map_or(VoiceReport::NoSuchVolume, |volume| {
                self.set(language, |manner| manner.volume = Some(volume));
                VoiceReport::Volume(volume)
            }),
        }
    }

    /// The news, if it is another than last time.
    fn tell(&mut self, told: VoiceTold, news: VoiceNews) -> Option<VoiceNews> {
        (self.settings.told.replace(told) != Some(told)).then_some(news)
    }

    fn holds(&self, language: &LanguageIdentifier) -> VoiceReport {
        let standing = self.speech.as_ref().map(|speech| speech.standing()).unwrap_or_default();
        let manner = self.settings.manner(language);
        let name = manner.name.clone().or(standing.name);
        let mode = self.settings.mode;
        let state = match mode {
            VoiceMode::Off => Some(VoiceState::Off),
            VoiceMode::Ask => standing.state.or(Some(VoiceState::Asked)),
            VoiceMode::Auto | VoiceMode::On => standing.state,
        };
        VoiceReport::Holds { mode, state, name, manner }
    }

    /// The names of the voices of a language, of all where it has none, or why there are none.
    fn voices(&self, language: &LanguageIdentifier) -> Result<Vec<String>, VoiceReport> {
        let speech = self.speech.as_ref().ok_or(VoiceReport::NoService)?;
        let voices = speech.voices().map_err(|_| VoiceReport::NoService)?.ok_or(VoiceReport::VoicesUnknown)?;
        let (here, others): (Vec<_>, Vec<_>) = voices.into_iter().partition(|voice| voice.speaks(language));
        let offered = if here.is_empty() { others } else { here };
        Ok(offered.into_iter().map(|VoiceName { name, .. }| name).collect())
    }

    fn set(&mut self, language: &LanguageIdentifier, change: impl FnOnce(&mut Manner)) {
        change(self.settings.manners.entry(language.clone()).or_default());
        self.heed(Change::Manner);
    }

    fn heed(&self, change: Change) {
        if let Some(speech) = &self.speech {
            speech.heed(&self.settings, change);
        }
    }
}

fn speaks(state: VoiceState) -> bool {
    matches!(state, VoiceState::Speaks | VoiceState::Asked)
}

/// The voice of this name, in any case; else the only one that begins so.
fn chosen(name: &str, voices: &[String]) -> Option<String> {
    let name = name.to_lowercase();
    let mut beginning = voices.iter().filter(|voice| voice.to_lowercase().starts_with(&name));
    let exact = voices.iter().find(|voice| voice.to_lowercase() == name);
    let first = beginning.next();
    exact.or(first.filter(|_| beginning.next().is_none())).cloned()
}
