//! Settled deals counted: parts of a survey add up to the whole, wherever it is cut.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use super::lay::STOCK;

/// How many of some deals can be won, and in how few draws. Tallies add up: the tally of two heaps of deals is the sum of
/// theirs, in any order, and the default one, of no deals, changes nothing.
///
/// # Examples
/// ```
/// use tripeaks::solver::Tally;
///
/// let tally = Tally::of(Some(14)) + Tally::of(None) + Tally::default();
/// assert_eq!((tally.winnable(), tally.deals()), (1, 2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many are won in so many draws and no fewer.
    draws: [u64; STOCK + 1],
    lost: u64,
}

impl Tally {
    /// Of a single deal, by the fewest draws of any win; none where it can't be won.
    #[must_use]
    pub fn of(fewest_draws: Option<u8>) -> Tally {
        let mut tally = Tally::default();
        match fewest_draws {
            Some(draws) => tally.draws[usize::from(draws)] = 1,
            None => tally.lost = 1,
        }
        tally
    }

    /// How many deals were counted.
    #[must_use]
    pub fn deals(&self) -> u64 {
        self.winnable() + self.lost
    }

    /// How many of them can be won.
    #[must_use]
    pub fn winnable(&self) -> u64 {
        self.draws.iter().sum()
    }

    /// How many can be won in so many draws and no fewer.
    #[must_use]
    pub fn won_in(&self, draws: u8) -> u64 {
        self.draws.get(usize::from(draws)).copied().unwrap_or_default()
    }

    /// What share of the deals can be won; none of no deals.
    #[must_use]
    pub fn share(&self) -> Option<Share> {
        Share::of(self.winnable(), self.deals())
    }

    /// How the fewest draws are spread over the deals that can be won; none where there are no such deals.
    #[must_use]
    pub fn spread(&self) -> Option<Spread> {
        let winnable = self.winnable();
        let last = winnable.checked_sub(1)?;
        let numbered = || (0_u8..).zip(self.draws);
        let at = |place: u64| {
            let mut passed = 0;
            let reached = numbered().find(|(_, count)| {
                passed += count;
                passed > place
            });
            reached.map(|(draws, _)| draws).unwrap_or_default()
        };
        let drawn: f64 = numbered().map(|(draws, count)| f64::from(draws) * float(count)).sum();
        Some(Spread {
            least: at(0),
            lower: at(last / 4),
            middle: at(last / 2),
            upper: at(last - last / 4),
            most: at(last),
            mean: drawn / float(winnable),
        })
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        for (count, more) in self.draws.iter_mut().zip(other.draws) {
            *count += more;
        }
        self.lost += other.lost;
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(mut self, other: Tally) -> Tally {
        self += other;
        self
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), Add::add)
    }
}

/// A share found in a sample, from 0 to 1, with the 95 % interval of Wilson: deals taken at random from all there are have
/// their true share in it 19 times of 20.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself.
    pub share: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
}

impl Share {
    /// So many of so many; none of none.
    #[must_use]
    pub fn of(part: u64, whole: u64) -> Option<Share> {
        /// How many standard deviations hold 95 % of a normal distribution.
        const DEVIATIONS: f64 = 1.959_963_984_540_054;
        if whole == 0 {
            return None;
        }
        let count = float(whole);
        let share = float(part) / count;
        let square = DEVIATIONS * DEVIATIONS;
        let middle = (share + square / (2.0 * count)) / (1.0 + square / count);
        let deviation = (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
        let half = DEVIATIONS * deviation / (1.0 + square / count);
        // Rounding must not put a share of 0 or 1 outside its own interval.
        let [low, high] = [(middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0)];
        Some(Share { share, low, high })
    }
}

/// How the fewest draws are spread over deals that can be won: in order, those of the first deal, of the deals a quarter,
/// half and three quarters on, and of the last.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "told at the type")]
pub struct Spread {
    pub least: u8,
    pub lower: u8,
    pub middle: u8,
    pub upper: u8,
    pub most: u8,
    /// Their mean.
    pub mean: f64,
}

/// A count as a float: exact below 2⁵³, which no count here comes near.
fn float(count: u64) -> f64 {
    let [high, low] = [count >> 32, count & 0xFFFF_FFFF].map(|half| u32::try_from(half).unwrap_or(u32::MAX));
    f64::from(high) * 4_294_967_296.0 + f64::from(low)
}

#[cfg(test)]
mod tests {
    use super::{Share, Tally};

    /// Wilson's interval as tables give it. Catches a wrong term, and an end beyond 0 or 1.
    #[test]
    fn shares_have_the_interval_of_wilson() {
        let near = |one: f64, other: f64| (one - other).abs() < 5e-5;
        let half = Share::of(5, 10);
        assert!(
            half.is_some_and(|it| near(it.share, 0.5) && near(it.low, 0.2366) && near(it.high, 0.7634)),
            "{half:?}"
        );
        let none = Share::of(0, 10);
        assert!(none.is_some_and(|it| it.low == 0.0 && near(it.high, 0.2775)), "{none:?}");
        let all = Share::of(10, 10);
        assert!(all.is_some_and(|it| it.high >= 1.0 && near(it.low, 0.7225)), "{all:?}");
        assert_eq!(Share::of(0, 0), None);
    }

    /// Catches quartiles that are one off, and lost deals counted among draws.
    #[test]
    fn the_spread_is_of_won_deals() {
        let won = |draws| Tally::of(Some(draws));
        let tally = [3, 9, 4, 5, 25].map(won).into_iter().sum::<Tally>() + Tally::of(None);
        let spread = tally.spread().map(|it| ([it.least, it.lower, it.middle, it.upper, it.most], it.mean));
        assert_eq!(spread, Some(([3, 4, 5, 9, 25], 46.0 / 5.0)));
        assert_eq!((tally.deals(), tally.winnable(), tally.won_in(9), tally.won_in(200)), (6, 5, 1, 0));
        assert_eq!(Tally::of(None).spread(), None);
    }
}
