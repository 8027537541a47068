//! Settlements: against the slow search, and against counts from elsewhere.

use tripeaks::game::{Deal, DealNumber, Ends, Rules, Table, Variant};
use tripeaks::solver::{SETS, STEPS, Settlement, Settler, count, settle};

use super::slow::{LOST, Slow};

pub(super) fn deal(number: u64) -> Deal {
    Deal::new(DealNumber::new(number).unwrap())
}

/// Deal numbers from all over, the same each time.
pub(super) fn scattered(count: u64, seed: u64) -> impl Iterator<Item = u64> {
    (1..=count).map(move |number| (number * 7_777_777_777 + seed * 123_456_789) % (1 << 35))
}

/// Easy or classic with each of W, J, T or not: 16.
pub(super) fn combinations() -> Vec<Rules> {
    let mut all = Vec::new();
    for ends in [Ends::Joined, Ends::Apart] {
        for on in 0..8 {
            let mut rules = Rules::plain(ends);
            for (bit, variant) in [Variant::EmptyWaste, Variant::Joker, Variant::DrawWhenStuck].iter().enumerate() {
                if on >> bit & 1 == 1 {
                    rules = rules.with(*variant).unwrap();
                }
            }
            all.push(rules);
        }
    }
    all
}

/// The solver and the slow search over these deals.
fn agree(rules: Rules, numbers: impl IntoIterator<Item = u64>) {
    let mut settler = Settler::new(rules);
    let mut slow = Slow::new(&deal(0), rules);
    for number in numbers {
        let table = Table::new(deal(number), rules);
        slow.turn_to(table.deal());
        let settled = settler.settle(table.deal());
        let expected = match slow.best(&table) {
            best if best < LOST => Settlement::Won { draws: best },
            best => Settlement::Lost { left: best - LOST },
        };
        assert_eq!(settled, expected, "deal {number} under {rules:?}");
        assert_eq!(settle(&table), expected, "deal {number} under {rules:?}");
    }
}

/// The tables hold what counting by hand gives. Catches a spot covered by the wrong ones.
#[test]
fn sets_and_steps_are_as_many_as_counted() {
    assert_eq!((SETS, STEPS), (22_932, 119_364));
    assert_eq!(count(), (SETS, STEPS));
}

/// Easy: the same as the slow search. Catches a wrong neighbour, and a draw too many or too few.
#[test]
fn agrees_with_the_slow_search_under_easy() {
    agree(Rules::plain(Ends::Joined), scattered(250, 1));
}

/// Classic: the same. Catches king and ace meeting where they must not.
#[test]
fn agrees_with_the_slow_search_under_classic() {
    agree(Rules::plain(Ends::Apart), scattered(250, 2));
}

/// Every combination of W, J and T: the same. Catches a variant that leans on a rule of another.
#[test]
fn agrees_with_the_slow_search_under_every_combination() {
    for (seed, rules) in (3..).zip(combinations()) {
        agree(rules, scattered(20, seed));
    }
}

/// Easy and classic over more deals.
#[test]
#[ignore = "the big sizes are run by hand"]
fn agrees_with_the_slow_search_at_length() {
    agree(Rules::plain(Ends::Joined), scattered(2_000, 10));
    agree(Rules::plain(Ends::Apart), scattered(2_000, 20));
}

/// Every combination over more deals.
#[test]
#[ignore = "the big sizes are run by hand"]
fn agrees_with_the_slow_search_under_every_combination_at_length() {
    for (seed, rules) in (30..).zip(combinations()) {
        agree(rules, scattered(500, seed));
    }
}

/// Deals 1 and 3 come out as the document says and as counted elsewhere. Catches a shuffled shuffle.
#[test]
fn the_documented_deals_come_out_as_documented() {
    let [easy, classic] = [Ends::Joined, Ends::Apart].map(Rules::plain);
    assert_eq!(Settler::new(easy).settle(&deal(1)).fewest_draws(), Some(14));
    assert_eq!(Settler::new(classic).settle(&deal(1)).fewest_draws(), Some(17));
    assert_eq!(Settler::new(easy).settle(&deal(3)).fewest_draws(), Some(15));
    assert_eq!(Settler::new(classic).settle(&deal(3)).fewest_draws(), None);
}

/// Whatever changes only what is seen or counted leaves the settlement alone.
#[test]
fn open_peaks_and_scores_change_nothing() {
    for rules in combinations() {
        for variant in [Variant::OpenPeaks, Variant::Streaks, Variant::CardsLeft] {
            let other = rules.with(variant).unwrap();
            for number in scattered(20, 50) {
                assert_eq!(Settler::new(rules).settle(&deal(number)), Settler::new(other).settle(&deal(number)));
            }
        }
    }
}
