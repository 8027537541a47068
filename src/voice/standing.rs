//! How the voice stands.

use crate::session::VoiceState;

/// How the voice stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whether it speaks; none as long as that is not known.
    pub state: Option<VoiceState>,
    /// What the service calls its voice.
    pub name: Option<String>,
}
