//! What tests build with: one builder for each thing, and one runner of transcripts.

mod lines;
#[expect(unreachable_pub, reason = "the fuzz targets use these files, too")]
mod ram;
mod seat;
mod transcript;
mod watched;

pub(crate) use lines::{signs, type_win};
pub(crate) use ram::{FOLDER, Ram};
pub(crate) use seat::{Seat, after_noon, conversation, hear, languages, tagged, wall, wish};
pub(crate) use transcript::Transcript;
pub(crate) use watched::{Call, Fate, Watched};
