//! The re-deals on which games are played out.

use super::batch::Batch;
use super::chance::Ways;
use super::lay::Lay;
use super::unseen::{Lays, Unseen};
use crate::game::{Drawing, View};

/// How many ways to lay the unseen cards are gone through one by one; where there are more, some are picked at random.
const EVERY: usize = 400;

/// How many re-deals are settled at most, where those that can't be won are left out: what takes some hundredths of a second.
const fn settled(drawing: Drawing) -> usize {
    match drawing {
        Drawing::Anytime => 1_024,
        Drawing::WhenStuck => 512,
    }
}

/// Which deals the one at hand may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Among {
    /// Any.
    #[default]
    All,
    /// Those that can be won from the start, as where only such deals are dealt.
    Winnable,
}

/// The unseen cards, laid again and again where they may lie.
#[derive(Debug)]
pub(super) enum Redeals {
    /// In every way, once.
    Every(Vec<Lay>),
    /// At random, without end.
    Random(Box<Lays>),
    /// At random, those that can be won, of so many at most.
    Settled(Vec<Lay>),
}

impl Redeals {
    pub(super) fn of(view: &View, unseen: &Unseen, among: Among) -> Redeals {
        let every = unseen.every_way(EVERY);
        match (among, every) {
            (Among::All, Some(lays)) => Redeals::Every(lays),
            (Among::All, None) => Redeals::Random(Box::new(unseen.at_random())),
            (Among::Winnable, Some(lays)) => Redeals::Every(winnable(view, lays)),
            (Among::Winnable, None) => {
                let lays = unseen.at_random().take(settled(view.rules.drawing)).collect();
                Redeals::Settled(winnable(view, lays))
            }
        }
    }

    /// Whether these are all that there can be.
    pub(super) fn ways(&self) -> Ways {
        match self {
            Redeals::Every(_) => Ways::All,
            Redeals::Random(_) | Redeals::Settled(_) => Ways::Sample,
        }
    }

    /// The next re-deals, as many as are wanted if there are so many, with a share left for `later` times; where every way
    /// is gone through, all of them each time.
    pub(super) fn next_share(&mut self, wanted: usize, later: u32) -> Vec<Lay> {
        match self {
            Redeals::Every(lays) => lays.clone(),
            Redeals::Random(lays) => lays.by_ref().take(wanted).collect(),
            Redeals::Settled(lays) => {
                let share = lays.len() / (usize::try_from(later).unwrap_or_default() + 1);
                lays.drain(..wanted.min(share)).collect()
            }
        }
    }
}

/// The re-deals that can be won from the start.
fn winnable(view: &View, lays: Vec<Lay>) -> Vec<Lay> {
    let mut settled = Vec::with_capacity(lays.len());
    Batch::new(view.rules).settle_lays(&lays, &mut settled);
    lays.into_iter().zip(settled).filter(|(_, draws)| draws.is_some()).map(|(lay, _)| lay).collect()
}
