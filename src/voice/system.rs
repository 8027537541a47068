//! The voices of the system itself, by the `tts` crate.

use std::mem::ManuallyDrop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tts::Tts;
use unic_langid::LanguageIdentifier;

use crate::session::{FASTEST, LOUDEST, Manner};
use crate::voice::Aloud;

use super::endings::Endings;
use super::engine::{Engine, Service, Trouble, VoiceName};
use super::text::for_voice;

/// How long the last words may take, and how often one looks whether they are said: the system falls silent with us.
const LAST_WORDS: (Duration, Duration) = (Duration::from_millis(1950), Duration::from_millis(20));

/// The way to the system's voices.
#[derive(Default)]
pub struct SystemVoice {
    /// Whether its player was broken.
    broken: Arc<AtomicBool>,
    /// Once it was opened, the one for as long as the program runs: macOS gives no second one, and on Windows each would
    /// leave a player behind.
    tts: Option<ManuallyDrop<Tts>>,
}

impl Service for SystemVoice {
    fn open(&mut self) -> Result<Box<dyn Engine>, Trouble> {
        if self.broken.load(Ordering::Relaxed) {
            return Err(Trouble::Absent);
        }
        let tts = match &self.tts {
            Some(tts) => tts.clone(),
            // Dropping it may end the whole program, so it never is.
            None => self.tts.insert(ManuallyDrop::new(Tts::default().map_err(|_| Trouble::Absent)?)).clone(),
        };
        Ok(Box::new(Speaking {
            tts,
            voices: None,
            language: None,
            manner: None,
            endings: Endings::default(),
            broken: Arc::clone(&self.broken),
        }))
    }
}

struct Speaking {
    tts: ManuallyDrop<Tts>,
    voices: Option<Vec<tts::Voice>>,
    language: Option<LanguageIdentifier>,
    /// As it was set last; none before anything was.
    manner: Option<Manner>,
    endings: Endings,
    broken: Arc<AtomicBool>,
}

impl Speaking {
    fn known_voices(&mut self) -> Result<&[tts::Voice], Trouble> {
        if self.voices.is_none() {
            let voices = if tags_can_be_read() { self.tts.voices() } else { Ok(Vec::new()) };
            self.voices = Some(voices.map_err(|_| Trouble::Refused)?);
        }
        Ok(self.voices.as_deref().unwrap_or_default())
    }

    /// Chooses the voice of this name, else the first of the language.
    fn choose(&mut self, language: &LanguageIdentifier, name: Option<&str>) -> Result<(), Trouble> {
        let voices = self.known_voices()?;
        let named = voices.iter().find(|voice| Some(voice.name().as_str()) == name);
        let unknown = voices.is_empty();
        let chosen = named.or_else(|| voices.iter().find(|voice| in_short(voice).speaks(language))).cloned();
        match chosen {
            Some(voice) => self.tts.set_voice(&voice).map_err(|_| Trouble::Refused),
            // What voices there are is not known.
            None if unknown => Ok(()),
            None => Err(Trouble::Voiceless),
        }
    }

    fn heed(&mut self, language: &LanguageIdentifier, manner: &Manner) -> Result<(), Trouble> {
        let refused = |_| Trouble::Refused;
        if self.language.as_ref() != Some(language) || self.differs(manner, |manner| manner.name.clone()) {
            self.choose(language, manner.name.as_deref())?;
            self.language = Some(language.clone());
        }
        if self.differs(manner, |manner| manner.rate) {
            let (slow, usual, fast) = (self.tts.min_rate(), self.tts.normal_rate(), self.tts.max_rate());
            let share = f32::from(manner.rate.unwrap_or(FASTEST / 2)) / f32::from(FASTEST / 2);
            // The most is the fastest that there is. Some count times the usual, some from a zero in the middle.
            let slower = usual > 0.0 && share <= 1.0;
            let rate = if slower { usual * share } else { usual + (share - 1.0) * (fast - usual) };
            self.tts.set_rate(rate.clamp(slow, fast)).map_err(refused)?;
        }
        if self.differs(manner, |manner| manner.volume) {
            let (least, most) = (self.tts.min_volume(), self.tts.max_volume());
            let share = manner.volume.map(|percent| f32::from(percent) / f32::from(LOUDEST));
            let volume = share.map_or(self.tts.normal_volume(), |share| least + share * (most - least));
            self.tts.set_volume(volume).map_err(refused)?;
        }
        self.manner = Some(manner.clone());
        Ok(())
    }

    /// Whether this of the manner is not as it was set last.
    fn differs<T: PartialEq>(&self, manner: &Manner, part: impl Fn(&Manner) -> T) -> bool {
        self.manner.as_ref().is_none_or(|set| part(set) != part(manner))
    }
}

/// Whether the tags of all voices are such as the crate can read: it ends the program over another one.
fn tags_can_be_read() -> bool {
    #[cfg(windows)]
    {
        use oxilangtag::LanguageTag;
        use windows::Media::SpeechSynthesis::SpeechSynthesizer;
        SpeechSynthesizer::AllVoices().is_ok_and(|voices| {
            let mut tags = voices.into_iter().map(|voice| voice.Language());
            tags.all(|tag| tag.is_ok_and(|tag| LanguageTag::parse(tag.to_string()).is_ok()))
        })
    }
    #[cfg(not(windows))]
    true
}

fn in_short(voice: &tts::Voice) -> VoiceName {
    VoiceName { name: voice.name(), language: voice.language().as_str().to_owned() }
}

impl Engine for Speaking {
    fn name(&self) -> Option<String> {
        None
    }

    fn stop(&mut self) -> Result<(), Trouble> {
        let speaking = matches!(self.tts.is_speaking(), Ok(true));
        if self.endings.stopped(speaking, Instant::now()) {
            self.broken.store(true, Ordering::Relaxed);
            return Err(Trouble::Hung);
        }
        self.tts.stop().map(drop).map_err(|_| Trouble::Refused)
    }

    fn say(&mut self, aloud: &Aloud, manner: &Manner) -> Result<(), Trouble> {
        let text = for_voice(&aloud.text);
        if text.is_empty() {
            return Ok(());
        }
        // What else cannot be set is no reason to be silent.
        if self.heed(&aloud.language, manner) == Err(Trouble::Voiceless) {
            return Err(Trouble::Voiceless);
        }
        self.endings.said(text.chars().count(), Instant::now());
        self.tts.speak(text, false).map(drop).map_err(|_| Trouble::Gone)
    }

    fn voices(&mut self) -> Result<Vec<VoiceName>, Trouble> {
        Ok(self.known_voices()?.iter().map(in_short).collect())
    }

    fn close(self: Box<Self>) {
        let (most, every) = LAST_WORDS;
        let begun = Instant::now();
        while begun.elapsed() < most && matches!(self.tts.is_speaking(), Ok(true)) {
            thread::sleep(every);
        }
    }
}
