//! Lines, par and forks: replayed through the game, and against plainer ways of knowing.

use std::collections::HashMap;

use tripeaks::game::{Action, DealCode, DealNumber, Ends, Game, Rules, Standing, StockCard, Table, Variant};
use tripeaks::solver::{Fork, Par, Settler, best_line, fork, par, settle};

use super::settle::{combinations, deal, scattered};
use super::slow::{LOST, Slow};

fn with(rules: Rules, variant: Variant) -> Rules {
    rules.with(variant).unwrap()
}

fn game(number: u64, rules: Rules) -> Game {
    Game::begin(DealCode { deal: DealNumber::new(number).unwrap(), rules })
}

/// A number below `bound`, scattered by both others: the choices of a game played at random, the same each time.
pub(super) fn choice(seed: u64, turn: u64, bound: usize) -> usize {
    let mixed = (seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ turn).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    usize::try_from(mixed >> 33).unwrap() % bound
}

/// A game played on at random for so many actions, or to its end.
pub(super) fn play_at_random(game: &mut Game, seed: u64, actions: usize) {
    for turn in 0..u64::try_from(actions).unwrap() {
        let legal = game.table().legal();
        let takes = legal.len() - usize::from(legal.last() == Some(&Action::Draw));
        // A take is mostly preferred, or hardly any game gets far.
        let among = if takes > 0 && choice(seed, turn + 1_000, 8) > 0 { takes } else { legal.len() };
        if among == 0 {
            break;
        }
        game.apply(legal[choice(seed, turn, among)]).unwrap();
    }
}

/// Every best line wins when it is played, in exactly the draws that the settlement says, and there is one exactly for
/// deals that can be won. Catches a line that the rules refuse.
#[test]
fn best_lines_win_in_the_draws_they_should() {
    for (seed, rules) in (0..).zip(combinations()) {
        for number in scattered(12, 100 + seed) {
            let mut game = game(number, rules);
            let draws = Settler::new(rules).settle(game.table().deal()).fewest_draws();
            let line = best_line(game.table());
            assert_eq!(line.is_some(), draws.is_some());
            let Some(line) = line else { continue };
            for action in line {
                game.apply(action).unwrap();
            }
            assert_eq!(game.table().standing(), Standing::Won);
            assert_eq!(game.table().drawn(), usize::from(draws.unwrap()), "deal {number}");
            assert_eq!(best_line(game.table()), Some(Vec::new()));
        }
    }
}

/// From anywhere in a game, settlement and line agree with the slow search. Catches a sweep that starts from
/// the deal instead of the moment, and rows left over from the deal before.
#[test]
fn any_moment_is_judged_as_the_slow_search_does() {
    for (seed, rules) in (0..).zip(combinations()) {
        let mut slow = Slow::new(&deal(0), rules);
        for number in scattered(6, 200 + seed) {
            slow.turn_to(&deal(number));
            for length in [1, 4, 9, 16, 25, 40] {
                let mut game = game(number, rules);
                play_at_random(&mut game, number + length, usize::try_from(length).unwrap());
                let table = game.table();
                let best = slow.best(table);
                let settled = settle(table);
                assert_eq!(settled.fewest_draws(), (best < LOST).then_some(best), "deal {number}, {length}");
                let line = best_line(table).map(|line| line.iter().filter(|action| **action == Action::Draw).count());
                assert_eq!(line, (best < LOST).then(|| usize::from(best) - table.drawn()));
            }
        }
    }
}

/// Par by points and by cards left follows from the draws. Catches 772 − draws going wrong.
#[test]
fn par_is_what_the_scheme_makes_of_it() {
    let easy = Rules::plain(Ends::Joined);
    assert_eq!(par(&deal(1), easy), Par::Won { draws: 14, score: 758 });
    assert_eq!(par(&deal(1), with(easy, Variant::CardsLeft)), Par::Won { draws: 14, score: 0 });
    let mut game = game(1, easy);
    for action in best_line(game.table()).unwrap() {
        game.apply(action).unwrap();
    }
    assert_eq!(game.table().score(), 758);
    let Par::Lost { left } = par(&deal(3), Rules::plain(Ends::Apart)) else { panic!("deal 3 can't be won") };
    let mut slow = Slow::new(&deal(3), Rules::plain(Ends::Apart));
    assert_eq!(slow.best(&Table::new(deal(3), Rules::plain(Ends::Apart))), LOST + left);
}

/// The best score of any win from the table, by trying everything; what has led there does not matter but for streak
/// and score.
fn best_score(table: &Table, known: &mut HashMap<(u32, usize, u8, u8), Option<i32>>) -> Option<i32> {
    if table.standing() == Standing::Won {
        return Some(0);
    }
    let waste = table.waste().and_then(StockCard::card).map_or(0, |card| card.rank.number());
    let key = (table.taken().bits(), table.drawn(), waste, table.streak());
    if let Some(best) = known.get(&key) {
        return *best;
    }
    let mut best = None;
    for action in table.legal() {
        let mut then = table.clone();
        then.apply(action).unwrap();
        let gain = then.score() - table.score();
        best = best.max(best_score(&then, known).map(|rest| rest + gain));
    }
    known.insert(key, best);
    best
}

fn streaks_agree(rules: Rules, number: u64, played: usize) {
    let mut game = game(number, with(rules, Variant::Streaks));
    play_at_random(&mut game, number, played);
    let expected = best_score(game.table(), &mut HashMap::new()).map(|rest| rest + game.table().score());
    let line = best_line(game.table());
    assert_eq!(line.is_some(), expected.is_some(), "deal {number}, {played}");
    for action in line.unwrap_or_default() {
        game.apply(action).unwrap();
    }
    assert_eq!(expected.unwrap_or(game.table().score()), game.table().score(), "deal {number}, {played}");
    if let (Some(score), 0) = (expected, played) {
        let won = par(game.table().deal(), game.table().rules());
        assert!(matches!(won, Par::Won { score: best, .. } if best == score), "{won:?} for {score}");
    }
}

/// Where streaks count, the line has the best score there is, by trying everything. Catches a streak counted wrong
/// across a draw, a peak's bonus, the streak under way.
#[test]
fn best_lines_under_streaks_have_the_best_score() {
    for (seed, rules) in (0..).zip(combinations()) {
        for number in scattered(3, 300 + seed) {
            for played in [10, 20] {
                streaks_agree(rules, number, played);
            }
        }
    }
}

/// The same from the deal on.
#[test]
#[ignore = "the big sizes are run by hand"]
fn best_lines_under_streaks_have_the_best_score_from_the_deal_on() {
    for (seed, rules) in (0..).zip(combinations()) {
        for number in scattered(5, 400 + seed) {
            streaks_agree(rules, number, 0);
        }
    }
}

/// Of 200 lost games the fork is where the slow search loses its win. Catches being one action off.
#[test]
fn forks_are_where_the_win_was_lost() {
    let mut lost = 0;
    let rules = combinations();
    for (seed, number) in (0..).zip(scattered(1_000, 500)) {
        let rules = rules[seed % rules.len()];
        let mut game = game(number, rules);
        play_at_random(&mut game, number, 60);
        if game.table().standing() == Standing::Won {
            assert_eq!(fork(game.code(), game.history()), Ok(Fork::StillWinnable));
            continue;
        }
        let mut slow = Slow::new(game.table().deal(), rules);
        let mut table = Table::new(game.table().deal().clone(), rules);
        let mut winning = Vec::from([slow.wins(&table)]);
        for action in game.history() {
            table.apply(action).unwrap();
            winning.push(slow.wins(&table));
        }
        let expected = match winning.iter().rposition(|wins| *wins) {
            None => Fork::NeverWinnable,
            Some(kept) if kept == game.history().len() => Fork::StillWinnable,
            Some(kept) => Fork::After(kept),
        };
        assert_eq!(fork(game.code(), game.history()), Ok(expected), "deal {number}");
        lost += 1;
        if lost == 200 {
            return;
        }
    }
    panic!("only {lost} lost games");
}

/// Actions that the rules refuse are refused, not judged.
#[test]
fn a_fork_of_impossible_actions_is_refused() {
    let code = game(1, Rules::default()).code();
    assert!(fork(code, [Action::Draw; 24]).is_err());
}
