//! Surveys: cut, stopped and gone on from anywhere, they add up.

use std::convert::Infallible;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};

use tripeaks::game::{DealNumber, DealRange, Ends, Rules};
use tripeaks::solver::{Settled, Settler, Surveyed, Surveyor, Tally};

use super::settle::deal;

fn range(first: u64, last: u64) -> DealRange {
    DealRange::new(DealNumber::new(first).unwrap(), DealNumber::new(last).unwrap()).unwrap()
}

fn surveyor(threads: usize) -> Surveyor {
    Surveyor::new(Rules::plain(Ends::Apart), NonZero::new(threads)).unwrap()
}

/// What comes of these deals, and the deals as they are handed on.
fn survey(surveyor: &Surveyor, deals: DealRange, stop: &AtomicBool) -> (Surveyed, Vec<Settled>) {
    let mut settled = Vec::new();
    let each = |batch: &[Settled]| {
        settled.extend_from_slice(batch);
        Ok::<(), Infallible>(())
    };
    let Ok(surveyed) = surveyor.survey(deals, stop, each);
    (surveyed, settled)
}

/// In one go and in pieces, on one thread and on three: the same, and the same as one deal after the other. Catches a deal
/// that is lost or counted twice at a cut, and deals that are handed on out of order.
#[test]
fn pieces_add_up() {
    let go = AtomicBool::new(false);
    let (whole, rows) = survey(&surveyor(1), range(1, 300), &go);
    assert_eq!(whole.rest, None);
    let mut settler = Settler::new(Rules::plain(Ends::Apart));
    let plainly = (1..=300)
        .map(|number| (DealNumber::new(number).unwrap(), settler.settle(&deal(number)).fewest_draws()))
        .map(|(deal, fewest_draws)| Settled { deal, fewest_draws });
    assert_eq!(rows, plainly.collect::<Vec<_>>());
    assert_eq!(rows.iter().map(|row| Tally::of(row.fewest_draws)).sum::<Tally>(), whole.tally);
    let three = surveyor(3);
    for length in [1, 7, 32, 33, 299] {
        let pieces = range(1, 300).pieces(length).map(|piece| survey(&three, piece, &go));
        let (tallies, pieces): (Vec<Tally>, Vec<_>) = pieces.map(|(surveyed, rows)| (surveyed.tally, rows)).unzip();
        assert_eq!(tallies.into_iter().sum::<Tally>(), whole.tally, "by {length}");
        assert_eq!(pieces.concat(), rows, "by {length}");
    }
}

/// Stopped by the flag, before it begins, between two batches or in the midst of one, and gone on from where it says: the
/// same sums. Catches work that is done and not counted, or counted and done again.
#[test]
fn what_is_stopped_can_be_gone_on_from() {
    let all = range(1, 3_000);
    let (whole, rows) = survey(&surveyor(2), all, &AtomicBool::new(false));
    let stopped = AtomicBool::new(true);
    let (nothing, none) = survey(&surveyor(2), all, &stopped);
    assert_eq!((nothing.tally, nothing.rest, none), (Tally::default(), Some(all), Vec::new()));

    let two = surveyor(2);
    let (mut tally, mut rest, mut gone) = (Tally::default(), Some(all), Vec::new());
    for _ in 0..4 {
        let Some(deals) = rest else { break };
        let stop = AtomicBool::new(false);
        // Wherever the other thread happens to stop it, the sums must hold.
        let (part, rows) = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::yield_now();
                stop.store(true, Ordering::Relaxed);
            });
            survey(&two, deals, &stop)
        });
        assert_eq!(part.tally.deals() + part.rest.map_or(0, DealRange::count), deals.count());
        tally += part.tally;
        gone.extend(rows);
        rest = part.rest;
    }
    let one = surveyor(1);
    while let Some(deals) = rest {
        let stop = AtomicBool::new(false);
        let each = |batch: &[Settled]| {
            gone.extend_from_slice(batch);
            stop.store(true, Ordering::Relaxed);
            Ok::<(), Infallible>(())
        };
        let Ok(part) = one.survey(deals, &stop, each);
        assert!(part.tally.deals() > 0);
        tally += part.tally;
        rest = part.rest;
    }
    assert_eq!(tally, whole.tally);
    assert_eq!(gone, rows);
}

/// A reader that goes away ends it. Catches a survey that goes on for nobody.
#[test]
fn the_first_error_ends_it() {
    let mut batches = 0;
    let each = |_: &[Settled]| {
        batches += 1;
        Err("gone")
    };
    let surveyed = surveyor(1).survey(range(0, DealNumber::MAX.get()), &AtomicBool::new(false), each);
    assert_eq!((surveyed, batches), (Err("gone"), 1));
}
