//! The solver: what can be known about a deal.
//!
//! Two kinds of answers, told apart by their types. **Proven**, from all the cards: [`Settlement`], [`Fork`], [`Par`],
//! [`best_line`]. **Fair**, from a [`View`](crate::game::View) and so from nothing that the player
//! has not seen: [`odds`] and [`hint`], whose [`Odds`] are certain only where what was seen proves it.
//!
//! What has been taken is always closed under "what covers it goes first". There are only [`SETS`] such sets, and
//! [`STEPS`] single takes between them, so that a deal is settled by looking at each of them once: no search, no limit,
//! no "unknown". The tables are built on first use, in some hundredths of a second. A [`Batch`] settles 32 deals side by
//! side, a [`Surveyor`] ranges of them on all cores, and a [`Tally`] counts them.
//!
//! The fair answers come from games played out by someone who sees what is uncovered and no more, on re-deals of the unseen
//! cards.

mod adviser;
mod batch;
mod batch_bytes;
mod batch_masks;
mod byte_lanes;
mod bytes;
mod chance;
mod lay;
mod line;
mod mask_lanes;
mod masks;
mod moments;
mod playout;
mod redeals;
mod rollouts;
mod row;
mod sets;
mod settlement;
mod settler;
mod slots;
mod streaks;
mod survey;
mod tally;
mod unseen;

pub use adviser::{Hint, hint, odds};
pub use batch::Batch;
pub use chance::{Chance, Fate, Odds};
pub use line::{Fork, Par, best_line, fork, par};
pub use redeals::Among;
pub use sets::{SETS, STEPS, count};
pub use settlement::Settlement;
pub use settler::{Settler, settle};
pub use survey::{NoThreads, Settled, Surveyed, Surveyor};
pub use tally::{Share, Spread, Tally};
