//! The solver: what can be known about a deal.
//!
//! Two kinds of answers, told apart by their types. **Proven**, from all the cards: [`Settlement`], [`Outlook`],
//! [`Fork`], [`Par`], [`best_line`]. **Fair**, from a [`View`](crate::game::View) and so from nothing that the player
//! has not seen: [`odds`] and [`hint`], whose [`Odds`] are certain only where what was seen proves it.
//!
//! What has been taken is always closed under "what covers it goes first". There are only [`SETS`] such sets, and
//! [`STEPS`] single takes between them, so that a deal is settled by looking at each of them once: no search, no limit,
//! no "unknown". The tables are built on first use, in some hundredths of a second. A [`Surveyor`] does that for deals by
//! the million, and a [`Tally`] counts them.

mod adviser;
mod batch;
mod batch_bytes;
mod batch_masks;
mod byte_lanes;
mod bytes;
mod chance;
mod lanes;
mod lay;
mod line;
mod mask_lanes;
mod masks;
mod moments;
mod sets;
mod settlement;
mod settler;
mod slots;
mod streaks;
mod survey;
mod tally;
mod unseen;

pub use adviser::{Among, Hint, hint, odds};
pub use batch::Batch;
pub use chance::{Chance, Fate, Odds};
pub use line::{Fork, Par, best_line, fork, par};
pub use sets::{SETS, STEPS, count};
pub use settlement::Settlement;
pub use settler::{Outlook, Settler, settle};
pub use survey::{NoThreads, Settled, Surveyed, Surveyor};
pub use tally::{Share, Spread, Tally};
