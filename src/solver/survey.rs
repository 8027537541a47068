//! Deals settled by the million, on all cores, in the order of their numbers.

use std::error::Error;
use std::fmt;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::{ThreadPool, ThreadPoolBuilder, current_thread_index};

use super::batch::Batch;
use super::tally::Tally;
use crate::game::{Deal, DealNumber, DealRange, Rules};

/// How many deals a thread takes at a time: a batch, so that none waits long for another.
const PIECE: usize = Batch::DEALS;

/// How many pieces each thread gets before their deals are handed on, in order: a tenth of a second of work or so.
const PIECES: usize = 128;

/// A deal, and in how few draws it can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Which deal.
    pub deal: DealNumber,
    /// The fewest draws of any win; none where it can't be won.
    pub fewest_draws: Option<u8>,
}

/// What came of a survey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surveyed {
    /// The count of all deals that were handed on.
    pub tally: Tally,
    /// The deals that are left where it was stopped: those that follow the ones counted. Their tally and this one add up
    /// to that of the whole.
    pub rest: Option<DealRange>,
}

/// The system gave no threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoThreads;

impl fmt::Display for NoThreads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no threads to be had")
    }
}

impl Error for NoThreads {}

/// Settles ranges of deals on several threads, under rules fixed at the start. Its memory does not grow with the range.
///
/// # Examples
/// ```
/// use std::convert::Infallible;
/// use std::num::NonZero;
/// use std::sync::atomic::AtomicBool;
/// use tripeaks::game::{DealNumber, DealRange, Rules};
/// use tripeaks::solver::Surveyor;
///
/// let [first, last] = [1, 100].map(|number| DealNumber::new(number).unwrap());
/// let surveyor = Surveyor::new(Rules::default(), NonZero::new(2))?;
/// let deals = DealRange::new(first, last).unwrap();
/// let Ok(surveyed) = surveyor.survey(deals, &AtomicBool::new(false), |_| Ok::<(), Infallible>(()));
/// assert_eq!((surveyed.tally.deals(), surveyed.rest), (100, None));
/// # Ok::<(), tripeaks::solver::NoThreads>(())
/// ```
#[derive(Debug)]
pub struct Surveyor {
    pool: ThreadPool,
    /// One a thread, so that none ever waits for it.
    batches: Vec<Mutex<Batch>>,
}

impl Surveyor {
    /// For these rules, on so many threads; without a number, on one a processor.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn new(rules: Rules, threads: Option<NonZero<usize>>) -> Result<Surveyor, NoThreads> {
        let pool = ThreadPoolBuilder::new().num_threads(threads.map_or(0, NonZero::get));
        let pool = pool.build().map_err(|_| NoThreads)?;
        let batches = (0..pool.current_num_threads()).map(|_| Mutex::new(Batch::new(rules))).collect();
        Ok(Surveyor { pool, batches })
    }

    /// Settles these deals and hands them on, in order and without a gap, a batch at a time. Once `stop` is set, the deals
    /// under way are done, and no others; what can no longer be handed on without a gap is left to the rest.
    ///
    /// # Errors
    /// The first of `each`, which ends the survey.
    pub fn survey<E>(
        &self,
        deals: DealRange,
        stop: &AtomicBool,
        mut each: impl FnMut(&[Settled]) -> Result<(), E>,
    ) -> Result<Surveyed, E> {
        let mut tally = Tally::default();
        let mut rest = Some(deals);
        while let Some(deals) = rest.filter(|_| !stop.load(Ordering::Relaxed)) {
            let (batch, after) = deals.split(PIECE * PIECES * self.batches.len());
            let (settled, left) = self.batch(batch, stop);
            if !settled.is_empty() {
                each(&settled)?;
            }
            tally += settled.iter().map(|it| Tally::of(it.fewest_draws)).sum();
            rest = match (left, after) {
                (Some(left), Some(after)) => Some(left.through(after)),
                (left, after) => left.or(after),
            };
            if left.is_some() {
                break;
            }
        }
        Ok(Surveyed { tally, rest })
    }

    /// The deals of a batch up to the first that was not begun, and those from there on.
    fn batch(&self, batch: DealRange, stop: &AtomicBool) -> (Vec<Settled>, Option<DealRange>) {
        let pieces: Vec<DealRange> = batch.pieces(PIECE).collect();
        let settle = |piece: DealRange| {
            if stop.load(Ordering::Relaxed) {
                return ControlFlow::Break(piece);
            }
            ControlFlow::Continue(self.piece(piece))
        };
        let done: Vec<_> = self.pool.install(|| pieces.into_par_iter().with_max_len(1).map(settle).collect());
        let mut settled = Vec::with_capacity(PIECE * done.len());
        for piece in done {
            match piece {
                ControlFlow::Continue(piece) => settled.extend(piece),
                ControlFlow::Break(piece) => return (settled, Some(piece.through(batch))),
            }
        }
        (settled, None)
    }

    fn piece(&self, piece: DealRange) -> Vec<Settled> {
        let batch = &self.batches[current_thread_index().unwrap_or_default()];
        // A batch forgets the deals before, so that one whose thread panicked would still do.
        let mut batch = batch.lock().unwrap_or_else(PoisonError::into_inner);
        let deals: Vec<Deal> = piece.deals().map(Deal::new).collect();
        let settled = piece.deals().zip(batch.settle(&deals));
        settled.map(|(deal, fewest_draws)| Settled { deal, fewest_draws }).collect()
    }
}
