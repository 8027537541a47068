//! The voice in words.

use crate::game::{Rank, Suit};
use crate::language::{Message, Name, clean};
use crate::names::Named;
use crate::session::{FASTEST, LOUDEST, Manner, VoiceMode, VoiceNews, VoiceReport, VoiceState};

use super::outside::{outside, parts};

/// What parts a voice's name from that of its variant.
const VARIANT: char = '+';

/// The words for what came of an order to the voice.
pub(super) fn report(report: &VoiceReport) -> Vec<Message> {
    let most = |id, most: u8| Message::new(id).number("most", most);
    match report {
        VoiceReport::Mode(mode) => vec![set(*mode)],
        VoiceReport::Holds { mode, state, name, manner } => holds(*mode, *state, name.as_deref(), manner),
        VoiceReport::Stopped => vec![Message::new("voice-stopped")],
        VoiceReport::IsOff => vec![Message::new("voice-is-off")],
        VoiceReport::Voices(names) => voices(names),
        VoiceReport::VoicesUnknown => vec![Message::new("voice-unknown")],
        VoiceReport::NoService => vec![Message::new("voice-state-no-service")],
        VoiceReport::Named(name) => vec![named("set-voice-name", name)],
        VoiceReport::NoSuchVoice => vec![Message::new("voice-no-such")],
        VoiceReport::Rate(percent) => vec![rate(*percent)],
        VoiceReport::NoSuchRate => vec![most("voice-no-such-rate", FASTEST)],
        VoiceReport::Volume(percent) => vec![volume(*percent)],
        VoiceReport::NoSuchVolume => vec![most("voice-no-such-volume", LOUDEST)],
        VoiceReport::Test => vec![voice_sample()],
    }
}

/// The sentence for news of the voice.
#[must_use]
pub fn voice_news(news: &VoiceNews) -> Message {
    match news {
        VoiceNews::Speaks(None) => Message::new("news-voice-speaks"),
        VoiceNews::Speaks(Some(name)) => named("news-voice-speaks-by", name),
        VoiceNews::Reader(name) => named("news-voice-reader", name),
        VoiceNews::NoService => Message::new("news-voice-no-service"),
        VoiceNews::Voiceless => Message::new("news-voice-voiceless"),
        VoiceNews::Lost => Message::new("news-voice-lost"),
        VoiceNews::Back => Message::new("news-voice-back"),
    }
}

/// All ranks and suits of a language, to hear how it is spoken.
#[must_use]
pub fn voice_sample() -> Message {
    let ranks = Rank::ALL.map(|rank| Name::plain(rank.id()));
    let suits = Suit::ALL.map(|suit| Name::plain(suit.id()));
    Message::new("voice-sample").names("ranks", ranks).names("suits", suits)
}

fn set(mode: VoiceMode) -> Message {
    Message::new(match mode {
        VoiceMode::Auto => "set-voice-auto",
        VoiceMode::On => "set-voice-on",
        VoiceMode::Off => "set-voice-off",
        VoiceMode::Ask => "set-voice-ask",
    })
}

fn holds(mode: VoiceMode, state: Option<VoiceState>, name: Option<&str>, manner: &Manner) -> Vec<Message> {
    let state = match (state, name) {
        (None, _) => Some(Message::new("voice-state-unknown")),
        (Some(VoiceState::Speaks), None) => Some(Message::new("voice-state-speaks")),
        (Some(VoiceState::Speaks), Some(name)) => Some(named("voice-state-speaks-by", name)),
        (Some(VoiceState::Reader(reader)), _) => Some(named("voice-state-reader", reader)),
        (Some(VoiceState::NoTerminal), _) => Some(Message::new("voice-state-no-terminal")),
        (Some(VoiceState::NoService), _) => Some(Message::new("voice-state-no-service")),
        (Some(VoiceState::Voiceless), _) => Some(Message::new("voice-state-voiceless")),
        (Some(VoiceState::Asked | VoiceState::Off), _) => None,
    };
    let mut sentences = vec![set(mode)];
    sentences.extend(state);
    sentences.extend(pace(manner));
    sentences.push(Message::new("voice-choices"));
    sentences
}

/// How fast and loud, where that is set.
fn pace(manner: &Manner) -> impl Iterator<Item = Message> {
    [manner.rate.map(rate), manner.volume.map(volume)].into_iter().flatten()
}

/// The settings of the voice, for the list of all settings.
pub(super) fn settings(mode: VoiceMode, manner: &Manner) -> Vec<Message> {
    let name = manner.name.as_ref().map(|name| named("set-voice-name", name));
    std::iter::once(set(mode)).chain(name).chain(pace(manner)).collect()
}

fn voices(names: &[String]) -> Vec<Message> {
    let (variants, plain): (Vec<&String>, Vec<&String>) = names.iter().partition(|name| name.contains(VARIANT));
    let shown: Vec<String> = plain.iter().map(|name| clean(name)).collect();
    let list = Message::new("voice-voices").number("count", shown.len()).parts("names", parts(&shown.join(", ")));
    let variant = |first: &&String| named("voice-variants", first).number("count", variants.len());
    std::iter::once(list).chain(variants.first().map(variant)).collect()
}

fn named(id: &'static str, name: &str) -> Message {
    outside(Message::new(id), "name", name)
}

fn rate(percent: u8) -> Message {
    Message::new("set-voice-rate").number("percent", percent)
}

fn volume(percent: u8) -> Message {
    Message::new("set-voice-volume").number("percent", percent)
}
