//! Which reports tell a setting that is to be remembered.
#![expect(clippy::wildcard_enum_match_arm, reason = "few reports tell a setting")]

use super::voice::Speaking;
use crate::session::{Report, VoiceReport};
use crate::store::Setting;

/// The setting that a report tells.
pub(super) fn setting(report: &Report) -> Option<Setting> {
    match report {
        Report::Set(set) => Some(Setting::Set(*set)),
        Report::Language(tag) => Some(Setting::Language(tag.clone())),
        Report::Detail(detail) => Some(Setting::Detail(*detail)),
        Report::Explain(explain) => Some(Setting::Explain(*explain)),
        _ => None,
    }
}

/// The setting that a report of the voice tells.
pub(super) fn voice_setting(report: &VoiceReport, tag: &str, voice: &Speaking) -> Option<Setting> {
    match report {
        VoiceReport::Mode(mode) => Some(Setting::VoiceMode(*mode)),
        VoiceReport::Named(_) | VoiceReport::Rate(_) | VoiceReport::Volume(_) => {
            Some(Setting::Manner(tag.to_owned(), voice.settings().manner(tag)))
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
