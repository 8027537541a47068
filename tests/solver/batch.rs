//! Batches: against the slow search and against the sweep of a single deal, with AVX2 and without.

use tripeaks::game::{Deal, Drawing, Ends, Rules, Table, Variant};
use tripeaks::solver::{Batch, Settler};

use super::settle::{combinations, deal, scattered};
use super::slow::{LOST, Slow};

/// Every set of rules: easy or classic, three ways to score, each of W, J, T, O or not: 96.
fn all_rules() -> Vec<Rules> {
    let plain = combinations().into_iter();
    let faces = plain.flat_map(|rules| [rules, rules.with(Variant::OpenPeaks).unwrap()]);
    let scored = |rules: Rules| [None, Some(Variant::Streaks), Some(Variant::CardsLeft)].map(|it| (rules, it));
    faces.flat_map(scored).map(|(rules, scheme)| scheme.map_or(rules, |it| rules.with(it).unwrap())).collect()
}

/// Both ways to settle a batch: with the best that the machine has, and with the baseline.
fn both(rules: Rules, deals: &[Deal]) -> Vec<Option<u8>> {
    let settled = Batch::new(rules).settle(deals);
    assert_eq!(Batch::baseline(rules).settle(deals), settled, "{rules:?}");
    settled
}

fn agrees_with_the_slow_search(count: u64, seed: u64) {
    let all = all_rules();
    assert_eq!(all.len(), 96);
    for (seed, rules) in (seed..).zip(all) {
        let deals: Vec<Deal> = scattered(count, seed).map(deal).collect();
        let mut slow = Slow::new(&deals[0], rules);
        for (deal, settled) in deals.iter().zip(both(rules, &deals)) {
            slow.turn_to(deal);
            let best = slow.best(&Table::new(deal.clone(), rules));
            assert_eq!(settled, (best < LOST).then_some(best), "{deal:?} under {rules:?}");
        }
    }
}

/// Under each of the 96 sets of rules the same as the slow search. Catches a neighbour, a joker or an empty waste gone wrong
/// in some lane.
#[test]
fn every_rule_set_agrees_with_the_slow_search() {
    agrees_with_the_slow_search(5, 1_000);
}

/// The sample that was asked for.
#[test]
#[ignore = "the big sizes are run by hand"]
fn every_rule_set_agrees_with_the_slow_search_at_length() {
    agrees_with_the_slow_search(200, 2_000);
}

/// Batches that are not full, follow larger ones, or are cut: the same as one deal after the other. Catches a lane that still
/// holds the deal before.
#[test]
fn any_number_of_deals_is_settled_alike() {
    for rules in combinations() {
        let deals: Vec<Deal> = scattered(70, 77).map(deal).collect();
        let mut settler = Settler::new(rules);
        let plainly: Vec<Option<u8>> = deals.iter().map(|deal| settler.settle(deal).fewest_draws()).collect();
        let mut batch = Batch::new(rules);
        for length in [70, 33, 32, 9, 8, 1] {
            let cut: Vec<Option<u8>> = deals.chunks(length).flat_map(|deals| batch.settle(deals)).collect();
            assert_eq!(cut, plainly, "by {length} under {rules:?}");
        }
        assert_eq!(batch.settle(&[]), []);
    }
}

fn winnable(rules: Rules, numbers: std::ops::RangeInclusive<u64>) -> usize {
    let deals: Vec<Deal> = numbers.map(deal).collect();
    Batch::new(rules).settle(&deals).into_iter().flatten().count()
}

/// Counts made elsewhere, by other code. Catches a rare mistake that no small sample meets.
#[test]
fn as_many_deals_are_winnable_as_counted_elsewhere() {
    assert_eq!(winnable(Rules::plain(Ends::Joined), 1..=20_000), 19_393);
    assert_eq!(winnable(Rules::plain(Ends::Apart), 1..=20_000), 14_853);
    for (ends, free, stuck) in [(Ends::Joined, 9_695, 9_099), (Ends::Apart, 7_378, 5_517)] {
        let rules = Rules::plain(ends);
        assert_eq!(winnable(rules, 1..=10_000), free);
        assert_eq!(winnable(Rules { drawing: Drawing::WhenStuck, ..rules }, 1..=10_000), stuck);
    }
}

/// The counts of a million deals under ten sets of rules, made by the sweep of single deals before there were batches.
#[test]
#[ignore = "the big sizes are run by hand"]
fn a_million_deals_come_out_as_ever() {
    let counts = [
        (Ends::Joined, [970_506, 991_736, 991_354, 909_087, 997_979]),
        (Ends::Apart, [738_709, 892_873, 894_067, 557_655, 967_295]),
    ];
    let variants: [&[Variant]; 5] = [
        &[],
        &[Variant::EmptyWaste],
        &[Variant::Joker],
        &[Variant::DrawWhenStuck],
        &[Variant::EmptyWaste, Variant::Joker],
    ];
    for (ends, counts) in counts {
        for (variants, count) in variants.iter().zip(counts) {
            let rules = variants.iter().fold(Rules::plain(ends), |rules, variant| rules.with(*variant).unwrap());
            for batch in [Batch::new, Batch::baseline] {
                let mut batch = batch(rules);
                let mut won = 0;
                for first in (1..=1_000_000).step_by(1_000) {
                    let deals: Vec<Deal> = (first..first + 1_000).map(deal).collect();
                    won += batch.settle(&deals).into_iter().flatten().count();
                }
                assert_eq!(won, count, "{rules:?}");
            }
        }
    }
}
