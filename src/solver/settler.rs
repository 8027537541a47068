//! Settling deals, one after the other, without asking for memory again.

use super::bytes::Bytes;
use super::lay::{Lay, Moment};
use super::masks::Masks;
use super::settlement::Settlement;
use crate::game::{Deal, Drawing, Rules, Table};

/// The sweeps and their room.
#[derive(Debug)]
pub(super) enum Sweeps {
    Bytes(Box<Bytes>),
    Masks(Box<Masks>),
}

impl Sweeps {
    pub(super) fn new(drawing: Drawing) -> Sweeps {
        match drawing {
            Drawing::Anytime => Sweeps::Bytes(Box::new(Bytes::new())),
            Drawing::WhenStuck => Sweeps::Masks(Box::new(Masks::new())),
        }
    }

    pub(super) fn forward(&mut self, lay: &Lay, from: Moment) -> Settlement {
        match self {
            Sweeps::Bytes(bytes) => bytes.forward(lay, from),
            Sweeps::Masks(masks) => masks.forward(lay, from),
        }
    }
}

/// Settles deals exactly, under rules fixed at the start. Made once a thread and used for any number of deals: only
/// the making asks for memory, 0.5 MB, or 2 MB where drawing is only for the stuck.
///
/// # Examples
/// ```
/// use tripeaks::game::{Deal, DealNumber, Ends, Rules};
/// use tripeaks::solver::{Settlement, Settler};
///
/// let deal = Deal::new(DealNumber::new(1).unwrap());
/// let mut settler = Settler::new(Rules::plain(Ends::Apart));
/// assert_eq!(settler.settle(&deal), Settlement::Won { draws: 17 });
/// ```
#[derive(Debug)]
pub struct Settler {
    rules: Rules,
    sweeps: Sweeps,
}

impl Settler {
    /// For these rules. Open peaks and the scheme of scores make no difference to what can be won.
    #[must_use]
    pub fn new(rules: Rules) -> Settler {
        Settler { rules, sweeps: Sweeps::new(rules.drawing) }
    }

    /// How the deal comes out at best.
    pub fn settle(&mut self, deal: &Deal) -> Settlement {
        let lay = Lay::of_deal(deal, self.rules);
        self.sweeps.forward(&lay, Moment::start(&lay))
    }

    /// Whether the deal can be won.
    pub fn is_winnable(&mut self, deal: &Deal) -> bool {
        self.settle(deal).is_won()
    }
}

/// How the game at this table comes out at best from here, by the table's own rules.
///
/// # Examples
/// ```
/// use tripeaks::game::{Action, Deal, DealNumber, Rules, Table};
/// use tripeaks::solver::settle;
///
/// let mut table = Table::new(Deal::new(DealNumber::new(1).unwrap()), Rules::default());
/// assert_eq!(settle(&table).fewest_draws(), Some(14));
/// while table.apply(Action::Draw).is_ok() {}
/// assert!(!settle(&table).is_won());
/// ```
#[must_use]
pub fn settle(table: &Table) -> Settlement {
    let lay = Lay::of_deal(table.deal(), table.rules());
    Sweeps::new(table.rules().drawing).forward(&lay, Moment::of(table))
}
