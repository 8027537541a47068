//! Who deals.

use crate::game::{Deal, DealCode, DealNumber, Rules};
use crate::solver::{Among, Settler};

use super::wish::{Pool, Wish};

/// Gives the number of a fresh deal.
pub type Fresh = Box<dyn FnMut() -> DealNumber>;

/// How many deals go by their numbers.
const NUMBERED: u64 = 50_000;

/// Who deals what is wished for.
pub(super) struct Dealer(Fresh);

impl Dealer {
    pub(super) fn new(fresh: Fresh) -> Dealer {
        Dealer(fresh)
    }

    /// The number of a fresh deal, out of all that have a code.
    pub(super) fn fresh(&mut self) -> DealNumber {
        (self.0)()
    }

    /// The deal that is wished for, or a fresh one that may come; the rules wished for, or these.
    pub(super) fn choose(&mut self, wish: Wish, rules: Rules) -> DealCode {
        let rules = wish.rules.unwrap_or(rules);
        let deal = match (wish.deal, wish.among) {
            (Some(deal), _) => deal,
            (None, Among::All) => self.out_of(wish.pool),
            (None, Among::Winnable) => {
                let mut settler = Settler::new(rules);
                loop {
                    let deal = self.out_of(wish.pool);
                    if settler.is_winnable(&Deal::new(deal)) {
                        break deal;
                    }
                }
            }
        };
        DealCode { deal, rules }
    }

    /// A fresh deal out of the pool; each as likely as the others within a millionth.
    fn out_of(&mut self, pool: Pool) -> DealNumber {
        let fresh = self.fresh();
        match pool {
            Pool::All => fresh,
            Pool::Numbered => DealNumber::new(fresh.get() % NUMBERED + 1).unwrap_or(fresh),
        }
    }
}
