//! On and off.

use strum::{IntoStaticStr, VariantArray};

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Switch {
    /// The thing is done.
    On,
    /// The thing is not done.
    Off,
}

impl Switch {
    /// Both.
    pub const ALL: [Switch; Switch::VARIANTS.len()] = *Switch::VARIANTS.first_chunk().expect("as many as there are");
}
