//! Who deals.

use jiff::civil::Date;

use crate::game::{Deal, DealCode, DealNumber, Rules};
use crate::solver::{Among, Settler};

use super::dealt::Dealt;
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

    /// The deal that is wished for, or one that may come; the rules wished for, or these. Tells which deals it was chosen
    /// from. The date is asked for only where the deal of the day is.
    pub(super) fn choose(&mut self, wish: Wish, rules: Rules, today: impl FnOnce() -> Date) -> (DealCode, Dealt) {
        let rules = wish.rules.unwrap_or(rules);
        let (deal, dealt) = match (wish.deal, wish.pool, wish.among) {
            (Some(deal), ..) => (deal, Dealt::Any),
            (None, Pool::Daily, _) => {
                let day = today();
                (of_the_day(day, rules), Dealt::Daily(day))
            }
            (None, Pool::All, Among::All) => (self.fresh(), Dealt::Any),
            (None, Pool::All, Among::Winnable) => (winnable(rules, || self.fresh()), Dealt::Winnable),
            (None, Pool::Numbered, Among::All) => (self.numbered(), Dealt::Numbered),
            (None, Pool::Numbered, Among::Winnable) => (winnable(rules, || self.numbered()), Dealt::NumberedWinnable),
        };
        (DealCode { deal, rules }, dealt)
    }

    /// A fresh deal of those that go by their numbers; each as likely as the others within a millionth.
    fn numbered(&mut self) -> DealNumber {
        let fresh = self.fresh();
        DealNumber::new(fresh.get() % NUMBERED + 1).unwrap_or(fresh)
    }
}

/// The first of these deals that can be won under the rules.
fn winnable(rules: Rules, mut next: impl FnMut() -> DealNumber) -> DealNumber {
    let mut settler = Settler::new(rules);
    loop {
        let deal = next();
        if settler.is_winnable(&Deal::new(deal)) {
            break deal;
        }
    }
}

/// The deal of this day under these rules, the same for everybody: the first that can be won, from the number that the date
/// makes with two zeros behind it. What stands here is frozen.
#[must_use]
pub fn of_the_day(day: Date, rules: Rules) -> DealNumber {
    let part = |number: i16| u64::try_from(number).unwrap_or_default();
    let date = part(day.year()) * 10_000 + part(day.month().into()) * 100 + part(day.day().into());
    let mut numbers = (date * 100..).map(|number| DealNumber::new(number).unwrap_or(DealNumber::MAX));
    winnable(rules, || numbers.next().unwrap_or(DealNumber::MAX))
}
