//! Laws that hold in every game under every rule.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tripeaks::game::{
    Action, Card, Deal, DealCode, DealNumber, Deck, Event, Faces, Game, Lies, Peak, Refusal, Row, Rules, Seen, Spot,
    SpotSet, Standing, Step, StockCard, Table, View,
};

use crate::deals::all_rules;
use crate::slow::{Move, PEAKS, Slow, covers};

fn game(number: u64, rules: Rules) -> Game {
    Game::begin(DealCode { deal: DealNumber::new(number).unwrap(), rules })
}

fn rules() -> impl Strategy<Value = Rules> {
    prop::sample::select(all_rules())
}

fn every_action() -> impl Iterator<Item = Action> {
    Spot::all().map(Action::Take).chain([Action::Draw])
}

fn plain(action: Action) -> Move {
    match action {
        Action::Take(spot) => Move::Take(spot.index()),
        Action::Draw => Move::Draw,
    }
}

/// What undo puts back: everything a player sees but the counter and what has been seen.
fn what_undo_restores(mut view: View) -> View {
    view.moves = 0;
    view.known_stock.clear();
    view.known_spots = [None; Spot::COUNT];
    view
}

/// The game that these steps make.
fn replayed(code: DealCode, steps: &[Step]) -> Game {
    let mut game = Game::begin(code);
    for step in steps {
        match step {
            Step::Did(action) => drop(game.apply(*action).unwrap()),
            Step::Undid(count) => drop(game.undo(usize::from(*count)).unwrap()),
            Step::Redid(count) => drop(game.redo(usize::from(*count)).unwrap()),
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// Catches any difference from the slow table in what is legal, the score and the standing, whole games long; a legal
    /// move that is refused or an illegal one that is not; a refusal that changes something; play that does not end.
    #[test]
    fn play_agrees_with_the_slow_table(number in 0_u64..1 << 35, rules in rules(), choices in prop::collection::vec(any::<prop::sample::Index>(), 54)) {
        let mut game = game(number, rules);
        let mut slow = Slow::new(game.table().deal(), rules);
        for (moves, choice) in choices.iter().enumerate() {
            let legal = game.table().legal();
            prop_assert_eq!(legal.iter().copied().map(plain).collect::<Vec<_>>(), slow.moves());
            for action in every_action().filter(|action| !legal.contains(action)) {
                let mut other = game.clone();
                prop_assert!(other.apply(action).is_err());
                prop_assert_eq!(other.view(), game.view());
                prop_assert_eq!(other.steps(), game.steps());
            }
            let standing = match (slow.won(), slow.moves().is_empty()) {
                (true, _) => Standing::Won,
                (false, true) => Standing::Stuck,
                (false, false) => Standing::Playing,
            };
            prop_assert_eq!(game.table().standing(), standing);
            prop_assert_eq!(i64::from(game.table().score()), slow.score);
            prop_assert_eq!(game.moves() as usize, moves);
            if legal.is_empty() {
                return Ok(());
            }
            let action = legal[choice.index(legal.len())];
            let event = game.apply(action).unwrap();
            slow = slow.after(plain(action));
            if let Event::Took { opened, .. } = event {
                let now: BTreeSet<usize> = slow.open().into_iter().collect();
                prop_assert!(opened.iter().all(|spot| now.contains(&spot.index())));
            }
        }
        prop_assert!(false, "no game has more than 54 moves");
    }

    /// Catches an undo that forgets something, at any depth, and one that lowers the counter or forgets what was seen.
    #[test]
    fn undo_restores_everything_but_the_counter_and_what_was_seen(number in 0_u64..1 << 35, rules in rules(), choices in prop::collection::vec(any::<prop::sample::Index>(), 1..54), back in 1_usize..60) {
        let mut game = game(number, rules);
        let mut before = vec![game.view()];
        for choice in &choices {
            let legal = game.table().legal();
            let Some(action) = legal.get(choice.index(legal.len().max(1))) else { break };
            game.apply(*action).unwrap();
            if game.table().standing() == Standing::Won {
                prop_assert!(game.undo(1).is_err());
                return Ok(());
            }
            before.push(game.view());
        }
        let last = before.last().unwrap().clone();
        let undone = game.undo(back).unwrap();
        prop_assert_eq!(undone.count, back.min(before.len() - 1));
        let view = game.view();
        prop_assert_eq!(view.moves, last.moves);
        prop_assert_eq!(&view.known_stock, &last.known_stock);
        prop_assert_eq!(view.known_spots, last.known_spots);
        let target = before[before.len() - 1 - undone.count].clone();
        prop_assert_eq!(what_undo_restores(view), what_undo_restores(target));
    }

    /// Catches a redo that is more or less than the undo taken back: undo and redo change nothing but the steps, at any depth
    /// and in parts, in a game that was kept and read again too; after a new action, and in a fresh game, nothing is redone.
    #[test]
    fn redo_after_undo_is_the_identity_and_nothing_else_is(number in 0_u64..1 << 35, rules in rules(), choices in prop::collection::vec(any::<prop::sample::Index>(), 1..40), back in 1_usize..45, parts in prop::collection::vec(1_usize..4, 45)) {
        let mut game = game(number, rules);
        prop_assert_eq!(game.redo(1), Err(Refusal::NothingToRedo));
        for choice in &choices {
            let legal = game.table().legal();
            let Some(action) = legal.get(choice.index(legal.len().max(1))) else { break };
            game.apply(*action).unwrap();
        }
        if game.table().standing() == Standing::Won {
            prop_assert_eq!(game.redo(1), Err(Refusal::Finished));
            return Ok(());
        }
        let (view, history) = (game.view(), game.history().collect::<Vec<_>>());
        prop_assert_eq!(game.redo(1), Err(Refusal::NothingToRedo));
        prop_assert_eq!(game.view(), view.clone());
        let undone = game.undo(back).unwrap().count;
        let kept = replayed(game.code(), game.steps());
        for mut game in [game, kept] {
            let mut other = game.clone();
            prop_assert_eq!(other.redo(0), Err(Refusal::NothingToRedo));
            prop_assert_eq!(other.steps(), game.steps());
            let mut redone = 0;
            for part in &parts {
                if redone == undone {
                    break;
                }
                let events = game.redo(*part).unwrap();
                prop_assert_eq!(events.len(), (*part).min(undone - redone));
                redone += events.len();
                prop_assert_eq!(game.history().collect::<Vec<_>>(), &history[..history.len() - undone + redone]);
                prop_assert_eq!(game.moves(), view.moves);
            }
            prop_assert_eq!(game.view(), view.clone());
            prop_assert_eq!(game.redo(1), Err(Refusal::NothingToRedo));
            prop_assert_eq!(other.redo(usize::MAX).unwrap().len(), undone);
            prop_assert_eq!(other.view(), view.clone());
            // A new action, even the one that was undone, is the end of it.
            other.undo(undone).unwrap();
            let next = history[history.len() - undone];
            other.apply(next).unwrap();
            prop_assert_eq!(other.redo(1), Err(Refusal::NothingToRedo));
        }
    }

    /// Catches a view, or an answer from it, that depends on a card nobody has seen: the unseen cards change places.
    #[test]
    fn nothing_unseen_is_in_the_view(number in 0_u64..1 << 35, rules in rules(), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..20), shift in 1_usize..20) {
        let deal = Deal::new(DealNumber::new(number).unwrap());
        let play = |deal: &Deal| {
            let mut table = Table::new(deal.clone(), rules);
            let mut seen = Seen::default();
            seen.look(&table);
            for choice in &choices {
                let legal = table.legal();
                let Some(action) = legal.get(choice.index(legal.len().max(1))) else { break };
                table.apply(*action).unwrap();
                seen.look(&table);
            }
            View::new(&table, seen, 0)
        };
        let view = play(&deal);
        let mut cards = *deal.deck().cards();
        let first_drawn = 28 + usize::from(view.opening.is_some());
        let drawn = view.known_stock.iter().filter(|card| **card != StockCard::Joker).count();
        let hidden_spots = (0..28).filter(|spot| view.known_spots[*spot].is_none());
        let unseen: Vec<usize> = hidden_spots.chain(first_drawn + drawn..52).collect();
        let values: Vec<Card> = unseen.iter().map(|place| cards[*place]).collect();
        for (at, place) in unseen.iter().enumerate() {
            cards[*place] = values[(at + shift) % values.len()];
        }
        let joker = deal.stock(Rules::default().with(tripeaks::game::Variant::Joker).unwrap());
        let joker = joker.iter().position(|card| *card == StockCard::Joker).unwrap();
        let other = Deal::of_deck(Deck::new(&cards).unwrap(), u8::try_from(joker).unwrap());
        prop_assert_eq!(play(&other), view);
    }
}

/// Catches a wrong pair in the geometry: covering, peaks and rows as the rules page lists them.
#[test]
fn the_tableau_is_as_described() {
    for spot in Spot::all() {
        let by: Vec<usize> = spot.covered_by().into_iter().flatten().map(Spot::index).collect();
        assert_eq!(by, covers(spot.index()));
        assert!(PEAKS[usize::from(spot.peak().number()) - 1].contains(&spot.index()));
        assert_eq!(spot.row().place(u64::from(spot.place())), Some(spot));
        for covered in spot.covers() {
            assert!(covers(covered.index()).contains(&spot.index()));
        }
    }
    assert_eq!(Row::ALL.map(|row| row.spots().count()), [3, 6, 9, 10]);
    assert_eq!(Peak::ALL.map(|peak| peak.spots().count()), [9, 9, 10]);
    assert_eq!(Spot::all().collect::<SpotSet>(), SpotSet::FULL);
}

/// Catches a change of the rules that single games miss: how many ways the first moves can go, counted by the slow table.
#[test]
fn counts_of_the_first_moves_stay() {
    fn ways(table: &Table, depth: usize) -> u64 {
        let after = |action: Action| {
            let mut next = table.clone();
            next.apply(action).unwrap();
            ways(&next, depth - 1)
        };
        if depth == 0 { 1 } else { table.legal().into_iter().map(after).sum() }
    }
    fn slow_ways(table: &Slow, depth: usize) -> u64 {
        if depth == 0 {
            1
        } else {
            table.moves().into_iter().map(|step| slow_ways(&table.after(step), depth - 1)).sum()
        }
    }
    let mut lines = 0;
    for line in include_str!("counts.txt").lines().filter(|line| !line.starts_with('#')) {
        let (code, counts) = line.split_once(": ").unwrap();
        let code = DealCode::read(code).unwrap();
        let deal = Deal::new(code.deal);
        for (depth, count) in counts.split(' ').enumerate() {
            let count: u64 = count.parse().unwrap();
            assert_eq!(ways(&Table::new(deal.clone(), code.rules), depth + 1), count, "{line}");
            assert_eq!(slow_ways(&Slow::new(&deal, code.rules), depth + 1), count, "{line}");
        }
        lines += 1;
    }
    assert!(lines >= 6);
}

/// Under open peaks every card is visible from the start, and a covered one still can't be taken.
#[test]
fn open_peaks_show_all_and_open_nothing() {
    for rules in all_rules().into_iter().filter(|rules| rules.faces == Faces::Open) {
        let view = game(1, rules).view();
        assert!(view.spots.iter().all(|lies| lies.card().is_some()));
        assert_eq!(view.spots.iter().filter(|lies| matches!(lies, Lies::Open(_))).count(), 10);
    }
}
