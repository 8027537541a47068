//! Statistics, worked out a second time from the text of the book, as one would by hand.

use std::fs;

use jiff::ToSpan;
use jiff::civil::Date;
use tripeaks::game::DealCode;
use tripeaks::session::{Assisted, Course, Dealt, Entry, Patience, Played, Span, Stats};

use super::{Room, after_noon, wall};

const DAY: i64 = 86_400_000;

/// A book of so many results: of two players, one of whom writes herself in two ways, of several rules, with and without
/// help, some of them as version 1.0.0 left them.
fn book(count: i64) -> Vec<Entry> {
    let mut state = 18_u64;
    let mut next = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let codes = ["TP1-E-AAAAAAB", "TP1-C-AAAAAAC", "TP1-C-AAAAAAD-ST", "TP1-E-AAAAAAE-JW"];
    let names = ["Maria", "maria", "Ivan"];
    let entry = |at: i64| {
        let begun = at * DAY / 9;
        let left = [0, 0, 1, 4, 17][usize::try_from(next(5)).unwrap()];
        let day = wall(begun).date();
        Entry {
            player: names[usize::try_from(next(3)).unwrap()].to_owned(),
            begun: after_noon(begun),
            ended: wall(begun + 60_000),
            played: Played {
                code: DealCode::read(codes[usize::try_from(next(4)).unwrap()]).unwrap(),
                left,
                moves: 40 + u32::try_from(next(20)).unwrap(),
                score: 700,
                assisted: if next(4) == 0 { Assisted::Yes } else { Assisted::No },
            },
            dealt: if next(6) == 0 { Dealt::Daily(day) } else { Dealt::Any },
            course: (at > count / 3).then(|| Course {
                draws: u32::try_from(next(24)).unwrap(),
                undos: u32::try_from(next(9)).unwrap(),
                hints: Some(0),
                streak: 1 + u32::try_from(next(15)).unwrap(),
            }),
        }
    };
    (0..count).map(entry).collect()
}

/// The letters of the rules in a code.
fn rules_of(code: &str) -> String {
    [code.get(..6).unwrap(), code.get(13..).unwrap()].concat()
}

/// One result as the text of the book has it.
struct Line {
    rules: String,
    assisted: bool,
    left: i64,
    date: Date,
    day: Option<Date>,
    went: Option<(i64, i64, i64)>,
}

/// The results of Maria in the text of the book, in its order, which is that of their ends.
fn lines(text: &str) -> Vec<Line> {
    let table: toml::Table = text.parse().unwrap();
    let results = table["result"].as_array().unwrap().iter();
    let own = results.filter(|result| result["player"].as_str().unwrap().eq_ignore_ascii_case("MARIA"));
    let line = |result: &toml::Value| {
        let code = result["code"].as_str().unwrap();
        let number = |key: &str| result.get(key).map(|value| value.as_integer().unwrap());
        let date = |value: &toml::Value| value.to_string().get(..10).unwrap().parse::<Date>().unwrap();
        Line {
            rules: rules_of(code),
            assisted: result["assisted"].as_bool().unwrap(),
            left: number("left").unwrap(),
            date: date(&result["ended"]),
            day: result.get("day").map(date),
            went: number("draws").map(|draws| (draws, number("undos").unwrap(), number("streak").unwrap())),
        }
    };
    own.map(line).collect()
}

/// What some of the results come to, in the order of the fields of `Fared`.
fn counted(lines: &[&Line]) -> [i64; 10] {
    let count =
        |wanted: &dyn Fn(&Line) -> bool| i64::try_from(lines.iter().filter(|line| wanted(line)).count()).unwrap();
    let won: String = lines.iter().map(|line| if line.left == 0 { 'w' } else { ' ' }).collect();
    let rows: Vec<usize> = won.split(' ').map(str::len).collect();
    let lately = won.chars().rev().take(20).filter(|letter| *letter == 'w').count();
    let went = |of: fn((i64, i64, i64)) -> i64| lines.iter().filter_map(|line| line.went).map(of);
    [
        i64::try_from(lines.len()).unwrap(),
        count(&|line| line.left == 0),
        i64::try_from(*rows.last().unwrap()).unwrap(),
        i64::try_from(*rows.iter().max().unwrap()).unwrap(),
        lines.iter().map(|line| line.left).sum(),
        i64::try_from(lately).unwrap(),
        count(&|line| line.went.is_some()),
        went(|went| went.2).max().unwrap_or(0),
        went(|went| went.0).sum(),
        went(|went| went.1).sum(),
    ]
}

fn told(fared: &tripeaks::session::Fared) -> [i64; 10] {
    [
        i64::try_from(fared.played).unwrap(),
        i64::try_from(fared.won).unwrap(),
        i64::try_from(fared.streak).unwrap(),
        i64::try_from(fared.longest).unwrap(),
        i64::try_from(fared.left).unwrap(),
        i64::try_from(fared.won_lately).unwrap(),
        i64::try_from(fared.known).unwrap(),
        i64::from(fared.chain),
        i64::try_from(fared.draws).unwrap(),
        i64::try_from(fared.undos).unwrap(),
    ]
}

/// Catches a figure of `stats` that is not what the thousand results in the file come to, in all, by rules, apart for games
/// with help, and for a week; and days in a row that are more or fewer than one counts on a calendar.
#[test]
fn the_statistics_of_a_thousand_results_are_those_of_the_file() {
    let room = Room::new();
    room.store().add(&book(1000), Patience::Brief).unwrap();
    let text = fs::read_to_string(room.path("records.toml")).unwrap();
    let all = lines(&text);
    let (results, unread) = room.store().book().unwrap().all();
    assert_eq!((results.len(), unread.len()), (1000, 0));
    let last = all.last().unwrap().date;
    for today in [last, last.tomorrow().unwrap(), last.checked_add(5.days()).unwrap()] {
        for span in [Span::All, Span::Week] {
            let since = today.checked_sub(6.days()).unwrap();
            let within: Vec<&Line> = all.iter().filter(|line| span == Span::All || line.date >= since).collect();
            let stats = Stats::of("MARIA", &results, today, span);
            assert_eq!(told(&stats.all), counted(&within), "{today} {span:?}");
            let mut games = 0;
            for kind in &stats.kinds {
                let code = DealCode { deal: results[0].played.code.deal, rules: kind.rules }.to_string();
                let rules = rules_of(&code);
                let helped = kind.assisted == Assisted::Yes;
                let same: Vec<&Line> =
                    within.iter().copied().filter(|line| line.rules == rules && line.assisted == helped).collect();
                assert_eq!(told(&kind.fared), counted(&same), "{today} {span:?} {rules} {helped}");
                games += same.len();
            }
            assert_eq!(games, within.len());
            let won = |day: Date| all.iter().any(|line| line.left == 0 && line.day == Some(day));
            let first = all[0].date;
            let mut day = first;
            let (mut row, mut longest, mut before) = (0, 0, 0);
            while day <= today {
                before = row;
                row = if won(day) { row + 1 } else { 0 };
                longest = longest.max(row);
                day = day.tomorrow().unwrap();
            }
            let now = if won(today) { row } else { before };
            assert_eq!((stats.days.now, stats.days.longest), (now, longest), "{today}");
        }
    }
    assert!(Stats::of("Nobody", &results, last, Span::All).kinds.is_empty());
}

/// Catches a game that is counted twice, since it was stuck first and then won with help: it is one game, and each result
/// stands where it belongs.
#[test]
fn a_game_that_ended_twice_is_one_game() {
    let mut stuck = book(1).remove(0);
    stuck.player = "Maria".to_owned();
    stuck.played = Played { left: 3, assisted: Assisted::No, ..stuck.played };
    let mut won = stuck.clone();
    won.played = Played { left: 0, assisted: Assisted::Yes, ..stuck.played };
    won.ended = wall(90_000);
    let room = Room::new();
    room.store().add(&[stuck.clone(), won.clone()], Patience::Brief).unwrap();
    let (results, _) = room.store().book().unwrap().all();
    assert_eq!(results, [stuck, won]);
    let stats = Stats::of("maria", &results, wall(0).date(), Span::All);
    assert_eq!((stats.all.played, stats.all.won), (1, 1));
    let kinds: Vec<_> = stats.kinds.iter().map(|kind| (kind.assisted, kind.fared.played, kind.fared.won)).collect();
    assert_eq!(kinds, [(Assisted::No, 1, 0), (Assisted::Yes, 1, 1)]);
}

/// Catches a second Maria: a name is known in whatever case it is said, and written as it was first.
#[test]
fn maria_is_maria() {
    let room = Room::new();
    let mut entry = book(1).remove(0);
    entry.player = "Мария".to_owned();
    room.store().add(&[entry], Patience::Brief).unwrap();
    let mut conversation = room.sit("en", super::start(tripeaks::session::Wish::default()));
    conversation.greet();
    assert_eq!(conversation.hear("player мария").text, "Now playing: Мария.");
    assert!(conversation.hear("stats").text.starts_with("Мария: 1 game played."));
    assert_eq!(conversation.hear("player ivan").text, "Now playing: ivan.");
    assert!(conversation.hear("stats").text.starts_with("ivan: no games finished yet."));
}
