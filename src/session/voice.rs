//! The voice, in facts: what is asked of it, what is set, and whether it speaks.

use strum::{IntoStaticStr, VariantArray, VariantNames};

use std::collections::BTreeMap;

use unic_langid::LanguageIdentifier;

/// When replies are spoken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum VoiceMode {
    /// At a terminal, if a speech service answers and no screen reader runs.
    #[default]
    Auto,
    /// Always.
    On,
    /// Never.
    Off,
    /// When asked for.
    Ask,
}

impl VoiceMode {
    /// All four.
    pub const ALL: [VoiceMode; VoiceMode::VARIANTS.len()] =
        *VoiceMode::VARIANTS.first_chunk().expect("as many as there are");
}

/// What is asked of the voice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum VoiceOrder {
    /// To speak in these cases from now on.
    Mode(VoiceMode),
    /// To tell what holds.
    Tell,
    /// To be silent now.
    Stop,
    /// To list the voices of the current language.
    List,
    /// To speak the current language with the voice of this name.
    Name(String),
    /// To speak the current language so fast, in percent of the usual.
    Rate(u64),
    /// To speak the current language so loud, in percent of the most.
    Volume(u64),
    /// To speak the current language a step faster, slower, louder or quieter.
    Step(VoiceStep),
    /// To speak the ranks and suits of every language.
    Test,
}

/// A change of the voice by a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceStep {
    /// A higher rate.
    Faster,
    /// A lower rate.
    Slower,
    /// A higher volume.
    Louder,
    /// A lower volume.
    Quieter,
}

/// The fastest, in percent of the usual rate.
pub const FASTEST: u8 = 200;
/// The loudest, in percent.
pub const LOUDEST: u8 = 100;

/// How a language is spoken; what is not set is as the speech service has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Manner {
    /// The voice's name.
    pub name: Option<String>,
    /// Percent of the usual rate, at most [`FASTEST`].
    pub rate: Option<u8>,
    /// Percent of the most, at most [`LOUDEST`].
    pub volume: Option<u8>,
}

/// Whether replies are spoken just now, and why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantNames)]
pub enum VoiceState {
    /// Replies are spoken.
    Speaks,
    /// Only replies that are asked for are spoken.
    Asked,
    /// No reply is spoken, as was asked for.
    Off,
    /// No reply is spoken, since this screen reader runs.
    Reader(&'static str),
    /// No reply is spoken, since input or output is no terminal.
    NoTerminal,
    /// No reply is spoken, since no speech service takes it.
    NoService,
    /// No reply is spoken in its language, which no voice speaks.
    Voiceless,
}

/// All that is to be remembered of the voice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VoiceSettings {
    /// When replies are spoken.
    pub mode: VoiceMode,
    /// How each language is spoken.
    pub manners: BTreeMap<LanguageIdentifier, Manner>,
    /// Whether automatic speech was, the last time that the player was told; none if that never was.
    pub told: Option<VoiceTold>,
}

impl VoiceSettings {
    /// How this language is spoken.
    #[must_use]
    pub fn manner(&self, language: &LanguageIdentifier) -> Manner {
        self.manners.get(language).cloned().unwrap_or_default()
    }
}

/// What the player was told of automatic speech.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceTold {
    /// Replies are spoken.
    Speaks,
    /// No reply is spoken, since a screen reader runs.
    Reader,
    /// No reply is spoken, since no speech service answers.
    NoService,
}

/// One setting of the voice, as it is to be remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceSetting {
    /// When replies are spoken.
    Mode(VoiceMode),
    /// How this language is spoken.
    Manner(LanguageIdentifier, Manner),
    /// What the player was told of automatic speech.
    Told(VoiceTold),
}

/// The voice, as far as the session has to do with it: what is ordered and set. What it speaks is not the session's.
pub trait Voice {
    /// What is set.
    fn settings(&self) -> &VoiceSettings;

    /// Does what was ordered, for this language. A sample is left to the reply.
    fn obey(&mut self, order: &VoiceOrder, language: &LanguageIdentifier) -> VoiceReport;

    /// What the player has to be told before anything else is asked, once.
    fn news(&mut self) -> Option<VoiceNews>;
}

/// News of the voice, told with the next reply.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum VoiceNews {
    /// Automatic speech speaks, with the voice or service of this name.
    Speaks(Option<String>),
    /// Automatic speech is silent because of this screen reader.
    Reader(&'static str),
    /// No speech service answers.
    NoService,
    /// No voice speaks the language.
    Voiceless,
    /// The voice spoke, and no longer does.
    Lost,
    /// The voice speaks again.
    Back,
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum VoiceReport {
    /// The voice speaks in these cases from now on.
    Mode(VoiceMode),
    /// What holds.
    Holds {
        /// When replies are spoken.
        mode: VoiceMode,
        /// Whether they are, once that is known.
        state: Option<VoiceState>,
        /// The name of the voice or of the service.
        name: Option<String>,
        /// How the current language is spoken.
        manner: Manner,
    },
    /// The voice is silent.
    Stopped,
    /// The voice is off, and so speaks nothing.
    IsOff,
    /// The voices of the current language.
    Voices(Vec<String>),
    /// The voices are not known yet.
    VoicesUnknown,
    /// No speech service answers.
    NoService,
    /// The voice of this name from now on.
    Named(String),
    /// No voice of the current language has this name.
    NoSuchVoice,
    /// So fast from now on.
    Rate(u8),
    /// No rate is so fast.
    NoSuchRate,
    /// So loud from now on.
    Volume(u8),
    /// No volume is so loud.
    NoSuchVolume,
    /// The ranks and suits.
    Test,
}

impl VoiceReport {
    /// The setting that it changed, for this language.
    pub(super) fn changed(&self, settings: &VoiceSettings, language: &LanguageIdentifier) -> Option<VoiceSetting> {
        match self {
            VoiceReport::Mode(mode) => Some(VoiceSetting::Mode(*mode)),
            VoiceReport::Named(_) | VoiceReport::Rate(_) | VoiceReport::Volume(_) => {
                Some(VoiceSetting::Manner(language.clone(), settings.manner(language)))
            }
            VoiceReport::Holds { .. }
            | VoiceReport::Stopped
            | VoiceReport::IsOff
            | VoiceReport::Voices(_)
            | VoiceReport::VoicesUnknown
            | VoiceReport::NoService
            | VoiceReport::NoSuchVoice
            | VoiceReport::NoSuchRate
            | VoiceReport::NoSuchVolume
            | VoiceReport::Test => None,
        }
    }
}
