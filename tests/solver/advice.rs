//! Odds and hints: from what was seen and nothing else, and never surer than they may be.

use tripeaks::game::{
    Action, Card, Deal, DealCode, DealNumber, Deck, Ends, Game, Rules, Seen, Standing, StockCard, Table, Variant, View,
};
use tripeaks::solver::{Among, Chance, Fate, Hint, Odds, hint, odds};

use super::lines::{choice, play_at_random};
use super::settle::{combinations, deal, scattered};
use super::slow::Slow;

fn game(number: u64, rules: Rules) -> Game {
    Game::begin(DealCode { deal: DealNumber::new(number).unwrap(), rules })
}

/// The same actions on a deal, and what they show.
fn view_of(deal: Deal, rules: Rules, actions: &[Action]) -> View {
    let mut table = Table::new(deal, rules);
    let mut seen = Seen::default();
    seen.look(&table);
    for action in actions {
        table.apply(*action).unwrap();
        seen.look(&table);
    }
    View::new(&table, seen, 0)
}

/// Another deal that looks the same so far: the unseen cards turned round, and the joker moved.
fn twin(game: &Game, seed: u64) -> Deal {
    let (view, deal) = (game.view(), game.table().deal());
    let mut cards = *deal.deck().cards();
    let known = |card: Card| {
        view.known_spots.contains(&Some(card))
            || view.known_stock.contains(&StockCard::Card(card))
            || view.opening == Some(card)
    };
    let unseen: Vec<usize> = (0..52).filter(|place| !known(cards[*place])).collect();
    for (turn, place) in (0..).zip(&unseen) {
        cards.swap(*place, unseen[choice(seed, turn, unseen.len())]);
    }
    let joker_seen = view.known_stock.contains(&StockCard::Joker);
    let opened = usize::from(deal.stock(view.rules)[0] == StockCard::Card(deal.opening()));
    let drawn = view.known_stock.len().saturating_sub(opened);
    let joker = if joker_seen { deal.joker_after() } else { drawn + choice(seed, 77, 24 - drawn.min(23)) };
    Deal::of_deck(Deck::new(&cards).unwrap(), u8::try_from(joker).unwrap())
}

/// Tables equal to the eye and different underneath get the same answers. Catches any look at a hidden card.
#[test]
fn answers_do_not_depend_on_hidden_cards() {
    let mut different = 0;
    for (seed, rules) in (0..).zip(combinations()) {
        for (turn, number) in (0..2).zip(scattered(2, 600 + seed)) {
            let mut game = game(number, rules);
            play_at_random(&mut game, number, 12 * turn + choice(seed, 1, 12));
            let actions: Vec<Action> = game.history().collect();
            let here = view_of(game.table().deal().clone(), rules, &actions);
            let there = view_of(twin(&game, seed), rules, &actions);
            assert_eq!(here, there);
            different += usize::from(twin(&game, seed) != *game.table().deal());
            assert_eq!(odds(&here, Among::All), odds(&there, Among::All));
            assert_eq!(hint(&here, Among::All), hint(&there, Among::All));
            if seed % 4 == 0 {
                assert_eq!(odds(&here, Among::Winnable), odds(&there, Among::Winnable));
            }
        }
    }
    assert!(different >= 25, "only {different} tables were different underneath");
}

/// With every card seen the answer is proven, and right; seen cards stay seen after undo. Catches a card forgotten.
#[test]
fn with_everything_seen_the_answer_is_proven() {
    for (seed, rules) in (0..).zip(combinations()) {
        let rules = rules.with(Variant::OpenPeaks).unwrap();
        for number in scattered(3, 700 + seed) {
            let mut game = game(number, rules);
            while game.table().drawn() < game.table().stock().len() && game.table().standing() == Standing::Playing {
                let legal = game.table().legal();
                game.apply(*legal.last().unwrap()).unwrap();
            }
            if game.table().standing() == Standing::Won || game.table().drawn() < game.table().stock().len() {
                continue;
            }
            game.undo(53).unwrap();
            let wins = Slow::new(&deal(number), rules).wins(game.table());
            let fate = if wins { Fate::Wins } else { Fate::Lost };
            assert_eq!(odds(&game.view(), Among::All), Odds::Proven(fate), "deal {number} under {rules:?}");
            match hint(&game.view(), Among::All) {
                Hint::Over(fate) => assert_eq!((fate, wins), (Fate::Lost, false)),
                Hint::Do { action, odds, .. } => {
                    assert_eq!((odds, wins), (Odds::Proven(Fate::Wins), true));
                    game.apply(action).unwrap();
                    assert!(Slow::new(&deal(number), rules).wins(game.table()));
                }
            }
        }
    }
}

/// What is called proven is so in the deal and in others that look the same, hints are legal, and everything else is a
/// chance of 1 to 99 percent. Catches certainty out of some thousand lucky draws.
#[test]
fn what_is_proven_is_so_wherever_the_unseen_cards_lie() {
    let (mut lost, mut won, mut unproven) = (0, 0, 0);
    for (seed, rules) in (0..).zip(combinations()) {
        let mut slow = Slow::new(&deal(0), rules);
        for number in scattered(14, 800 + seed) {
            let mut game = game(number, rules);
            play_at_random(&mut game, number, 20 + choice(number, 5, 32));
            let (view, actions) = (game.view(), game.history().collect::<Vec<_>>());
            let said = odds(&view, Among::All);
            check_hint(&view, game.table(), said);
            let mut wins = |deal: Deal| {
                let mut table = Table::new(deal, rules);
                for action in &actions {
                    table.apply(*action).unwrap();
                }
                slow.turn_to(table.deal());
                slow.wins(&table)
            };
            let here = wins(game.table().deal().clone());
            match said {
                Odds::Proven(fate) => {
                    assert_eq!(here, fate == Fate::Wins, "deal {number} under {rules:?}");
                    assert_eq!(wins(twin(&game, 1)), here, "deal {number} under {rules:?}");
                    lost += usize::from(!here);
                    won += usize::from(here);
                }
                Odds::Estimated(chance) => {
                    assert!((1..=99).contains(&chance.percent()) && (1..=50).contains(&chance.margin()));
                    unproven += usize::from(!here);
                }
            }
        }
    }
    assert!(lost >= 20 && won >= 5 && unproven >= 20, "{lost} proven lost, {won} won, {unproven} lost unproven");
}

fn check_hint(view: &View, table: &Table, said: Odds) {
    match hint(view, Among::All) {
        Hint::Over(fate) => assert_eq!(said, Odds::Proven(fate)),
        Hint::Do { action, fitting, odds: after } => {
            assert!(table.legal().contains(&action));
            assert_eq!(fitting, table.takes().count());
            assert_eq!(after, said, "the odds are those of playing on by the hint");
        }
    }
}

/// What is proven won is won by whoever follows the hints, whatever cards lie hidden. Catches a hint that gives a sure win
/// away.
#[test]
fn hints_bring_a_proven_win_home() {
    let mut proven = 0;
    for (seed, rules) in (0..).zip(combinations()) {
        for number in scattered(3, 850 + seed) {
            let (mut game, mut sure) = (game(number, rules), false);
            while let Hint::Do { action, odds, .. } = hint(&game.view(), Among::All) {
                let now = odds == Odds::Proven(Fate::Wins);
                assert!(now || !sure, "a win given away: deal {number} under {rules:?}");
                sure = now;
                game.apply(action).unwrap();
            }
            assert_eq!(game.table().standing() == Standing::Won, sure, "deal {number} under {rules:?}");
            proven += usize::from(sure);
        }
    }
    assert!(proven >= 15, "only {proven} proven");
}

/// A lost deal with its cards unseen is not called lost, a stuck game is. Catches a proof from the whole deal.
#[test]
fn a_lost_game_is_over_only_once_it_shows() {
    let mut game = game(3, Rules::plain(Ends::Apart));
    assert!(matches!(hint(&game.view(), Among::All), Hint::Do { odds: Odds::Estimated(_), .. }));
    while game.apply(Action::Draw).is_ok() {}
    assert_eq!(odds(&game.view(), Among::All), Odds::Proven(Fate::Lost));
    assert_eq!(hint(&game.view(), Among::All), Hint::Over(Fate::Lost));
}

/// An untouched deal that is known to be winnable is certain, and so it is after everything is undone; one move on it is a
/// chance, a better one than without knowing it.
#[test]
fn a_winnable_deal_is_certain_while_it_is_untouched() {
    let (mut better, mut all) = (0, 0);
    for number in scattered(8, 870) {
        let mut game = game(number, Rules::plain(Ends::Apart));
        assert_eq!(odds(&game.view(), Among::Winnable), Odds::Proven(Fate::Wins));
        let Hint::Do { action, odds: Odds::Estimated(_), .. } = hint(&game.view(), Among::Winnable) else {
            panic!("how it will be played is a chance")
        };
        game.apply(action).unwrap();
        let [Odds::Estimated(any), Odds::Estimated(winnable)] =
            [Among::All, Among::Winnable].map(|among| odds(&game.view(), among))
        else {
            panic!("most cards are unseen")
        };
        better += i32::from(winnable.percent()) - i32::from(any.percent());
        all += 1;
        game.undo(1).unwrap();
        assert_eq!(odds(&game.view(), Among::Winnable), Odds::Proven(Fate::Wins));
    }
    assert!(better > 2 * all, "{better} points better in {all} deals");
}

/// Chances are mended as measured: p + 0.27 p (1 − p), never to certainty; the margin is widest for an even chance. Worked out
/// by hand. Catches a percent that is rounded or mended the wrong way.
#[test]
fn chances_are_said_in_percent() {
    let mut said = Vec::new();
    for number in scattered(30, 880) {
        let mut game = game(number, Rules::plain(Ends::Apart));
        play_at_random(&mut game, number, choice(number, 9, 45));
        let Odds::Estimated(chance) = odds(&game.view(), Among::All) else { continue };
        said.push(chance);
    }
    assert!(said.len() > 10);
    for chance in said {
        let (won, of) = chance.counts();
        let share = f64::from(won) / f64::from(of);
        let mended = (100.0 * (share + 0.27 * share * (1.0 - share))).clamp(1.0, 99.0);
        assert!((f64::from(chance.percent()) - mended).abs() <= 0.5 + 1e-9, "{won} of {of}");
        let widest = if of >= 1_000 { 7 } else { 50 };
        assert!(chance.margin() <= widest, "{won} of {of}: {}", chance.margin());
    }
}

/// Games played on by the hints: whether each was won, and the chances that were told on the way.
fn play_by_hints(number: u64, rules: Rules) -> (bool, Vec<Chance>) {
    let (mut game, mut told) = (game(number, rules), Vec::new());
    loop {
        match hint(&game.view(), Among::All) {
            Hint::Over(fate) => return (fate == Fate::Wins, told),
            Hint::Do { action, odds, .. } => {
                if let Odds::Estimated(chance) = odds {
                    told.push(chance);
                }
                game.apply(action).unwrap();
            }
        }
    }
}

/// In each tenth of what is said, whoever plays on by the hints wins about as often; and as
/// many games are won as the table on the solver's page says.
fn calibration(deals: std::ops::RangeInclusive<u64>, rules: Rules, wins: std::ops::RangeInclusive<usize>, off: f64) {
    let mut tenths = [(0, 0.0, 0.0); 10];
    let mut won = 0;
    for number in deals {
        let (wins, told) = play_by_hints(number, rules);
        won += usize::from(wins);
        for chance in told {
            let tenth = &mut tenths[usize::from(chance.percent() / 10)];
            tenth.0 += 1;
            tenth.1 += f64::from(chance.percent());
            tenth.2 += if wins { 100.0 } else { 0.0 };
        }
    }
    assert!(wins.contains(&won), "{won} won");
    for (tenth, (count, said, won)) in tenths.into_iter().enumerate().filter(|(_, (count, ..))| *count > 100) {
        let count = f64::from(count);
        assert!((said - won).abs() / count <= off, "tenth {tenth}: {} said, {} won", said / count, won / count);
    }
}

/// A small sample, with the range that chance leaves it: catches a player who is no better than chance, and odds that have
/// nothing to do with the game.
#[test]
fn hints_win_and_odds_are_as_good_as_they_say() {
    calibration(3_000_001..=3_000_040, Rules::plain(Ends::Joined), 16..=36, 40.0);
    calibration(3_000_001..=3_000_040, Rules::plain(Ends::Apart), 5..=24, 40.0);
}

/// The sample that was asked for: within 7 points in every tenth.
#[test]
#[ignore = "the big sizes are run by hand"]
fn hints_win_and_odds_are_as_good_as_they_say_over_a_thousand_games() {
    calibration(2_000_001..=2_001_000, Rules::plain(Ends::Joined), 620..=680, 7.0);
    calibration(2_000_001..=2_001_000, Rules::plain(Ends::Apart), 310..=375, 7.0);
}
