//! The deal of the day: worked out anew by a slow search, the same for everybody, and fixed when it is dealt.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;

use jiff::civil::date;
use tripeaks::game::{Deal, DealNumber, RuleName, Rules, Table};
use tripeaks::session::{Command, Dealt, Heard, Pool, Wish, of_the_day};
use tripeaks::solver::Among;

use crate::solver::slow::Slow;
use crate::support::{FOLDER, Ram, Seat, hear};

const DAY: i64 = 86_400_000;

/// Catches a deal of the day that changes between versions, that another search finds lost, or before which there is one
/// that can be won.
#[test]
fn the_deal_of_1_december_2026_is_the_first_that_a_slow_search_wins() {
    let pinned = [
        (RuleName::Easy, 2_026_120_100_u64),
        (RuleName::Classic, 2_026_120_100),
        (RuleName::Traditional, 2_026_120_100),
    ];
    for (name, number) in pinned {
        let rules = Rules::named(&[name]).unwrap();
        let wins = |number: u64| {
            let deal = Deal::new(DealNumber::new(number).unwrap());
            Slow::new(&deal, rules).wins(&Table::new(deal.clone(), rules))
        };
        let found = (2_026_120_100..2_026_120_200).find(|number| wins(*number)).unwrap();
        assert_eq!(found, number, "{name:?}");
        assert_eq!(of_the_day(date(2026, 12, 1), rules).get(), number, "{name:?}");
    }
}

/// Catches a date that makes no number.
#[test]
fn every_date_has_a_deal() {
    for day in [date(1, 1, 1), date(1970, 1, 1), date(9999, 12, 31), date(-9999, 1, 1)] {
        let number = of_the_day(day, Rules::default()).get();
        let first = format!("{:04}{:02}{:02}00", day.year().max(0), day.month(), day.day()).parse::<u64>().unwrap();
        assert!((first..first + 100).contains(&number), "{day}: {number}");
    }
}

/// Catches a day that changes while its deal is played or kept, at a restart or over midnight.
#[test]
fn the_day_is_that_of_the_dealing() {
    let ram = Ram::known();
    let time = Rc::new(Cell::new(0));
    let seat = || Seat { time: Rc::clone(&time), ..Seat::default() };
    let daily = Command::New(Wish { pool: Pool::Daily, ..Wish::default() });
    let mut session = seat().session_in(&ram, Path::new(FOLDER));
    session.greet();
    hear(&mut session, Heard::Command(daily.clone()));
    let code = session.game().code();
    let first = Dealt::Daily(date(2026, 11, 30));
    assert_eq!(session.terms().dealt, first);
    assert_eq!(first.among(), Among::Winnable);
    assert_eq!(code.deal, of_the_day(date(2026, 11, 30), code.rules));
    hear(&mut session, Heard::Command(Command::Draw));
    session.keep("");
    drop(session);
    time.set(DAY);
    let mut session = seat().session_in(&ram, Path::new(FOLDER));
    session.greet();
    assert_eq!((session.game().code(), session.terms().dealt), (code, first));
    hear(&mut session, Heard::Command(Command::Draw));
    session.perform(Command::Restart, tripeaks::session::Sure::Yes);
    assert_eq!((session.game().code(), session.terms().dealt), (code, first));
    session.perform(daily, tripeaks::session::Sure::Yes);
    assert_eq!(session.terms().dealt, Dealt::Daily(date(2026, 12, 1)));
    // The same for everybody who plays by the same rules.
    assert_eq!(session.game().code().deal, of_the_day(date(2026, 12, 1), Rules::default()));
}

/// Catches a game given up that is followed by one of another kind; a day has one deal, and any may follow it.
#[test]
fn giving_up_deals_the_same_kind_again() {
    let kinds = [
        (Pool::All, Among::All, Dealt::Any, Dealt::Any),
        (Pool::Numbered, Among::All, Dealt::Numbered, Dealt::Numbered),
        (Pool::All, Among::Winnable, Dealt::Winnable, Dealt::Winnable),
        (Pool::Numbered, Among::Winnable, Dealt::NumberedWinnable, Dealt::NumberedWinnable),
        (Pool::Daily, Among::All, Dealt::Daily(date(2026, 11, 30)), Dealt::Any),
    ];
    for (pool, among, first, second) in kinds {
        let mut session = Seat::default().session();
        session.greet();
        hear(&mut session, Heard::Command(Command::New(Wish { pool, among, ..Wish::default() })));
        assert_eq!(session.terms().dealt, first);
        hear(&mut session, Heard::Command(Command::GiveUp));
        assert_eq!(session.terms().dealt, second);
        hear(&mut session, Heard::Command(Command::New(Wish::default())));
        assert_eq!(session.terms().dealt, Dealt::Any);
    }
}
