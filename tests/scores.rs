//! Scores by hand, on deals made for it, and what a hidden joker must not give away.

use tripeaks::game::{
    Action, Card, Deal, DealNumber, Deck, Ends, Event, Peak, Rank, RuleName, Rules, Scheme, Seen, Spot, Standing,
    Table, Variant, View,
};

/// The order in which the tableau can be cleared row by row from the bottom, each row left to right.
fn upwards() -> impl Iterator<Item = Spot> {
    (18..28).chain(9..18).chain(3..9).chain(0..3).map(|number| Spot::new(number).unwrap())
}

/// A deal in which the takes of `order` run A 2 3 … Q K A 2 …, once a king lies on the waste; the king opens the waste,
/// and another one is the last card of the stock. The 28 takes need ranks 1 to 13, 1 to 13, 1 and 2.
fn running(order: &[Spot]) -> Deal {
    let mut left: Vec<Card> = Card::all().collect();
    let mut pick = |rank: Rank| {
        let at = left.iter().position(|card| card.rank == rank).unwrap();
        left.remove(at)
    };
    let mut tableau = [None; 28];
    for (spot, rank) in order.iter().zip(Rank::ALL.into_iter().cycle()) {
        tableau[spot.index()] = Some(pick(rank));
    }
    let (opening, last) = (pick(Rank::King), pick(Rank::King));
    let mut cards: Vec<Card> = tableau.into_iter().flatten().collect();
    cards.push(opening);
    cards.extend(left);
    cards.push(last);
    Deal::of_deck(Deck::new(&cards).unwrap(), 0)
}

/// Draws no card or all 23, then takes in this order to the end: the table, and the score after each action.
fn play(order: &[Spot], draws: usize, rules: Rules) -> (Table, Vec<i32>) {
    let mut table = Table::new(running(order), rules);
    let mut scores = Vec::new();
    let actions = std::iter::repeat_n(Action::Draw, draws).chain(order.iter().copied().map(Action::Take));
    for action in actions {
        table.apply(action).unwrap();
        scores.push(table.score());
    }
    assert_eq!(table.standing(), Standing::Won);
    (table, scores)
}

fn points() -> Rules {
    Rules::plain(Ends::Joined)
}

/// Catches a wrong price of a move or a peak: 500 − 28 + 300 = 772 is the best, 500 − (28 + 23) + 300 = 749 with all 23
/// drawn, as (bg) says.
#[test]
fn the_best_and_the_dearest_win_are_as_documented() {
    let order: Vec<Spot> = upwards().collect();
    let (_, best) = play(&order, 0, points());
    assert_eq!(best.last(), Some(&772));
    // 25 takes cost 1 each, then each of the three tops costs 1 and brings 100.
    assert_eq!(best[..25], (475..500).rev().collect::<Vec<i32>>());
    assert_eq!(best[25..], [574, 673, 772]);
    let (_, dearest) = play(&order, 23, points());
    assert_eq!(dearest.last(), Some(&749));
    assert_eq!(dearest[22], 477);
}

/// Catches a streak that a draw does not end, or that counts wrong: a run of 28 is 28·29/2 = 406, the peaks 60; 23 draws
/// cost 115 before it begins.
#[test]
fn one_run_of_all_is_worth_its_sum() {
    let order: Vec<Spot> = upwards().collect();
    let rules = points().with(Variant::Streaks).unwrap();
    let (_, run) = play(&order, 0, rules);
    assert_eq!(run[..4], [1, 3, 6, 10]);
    // After 25 takes 25·26/2 = 325; then 26 + 15, 27 + 15, 28 + 30.
    assert_eq!(run[24..], [325, 366, 408, 466]);
    let (_, later) = play(&order, 23, rules);
    assert_eq!((later[22], later[23]), (-115, -114));
    assert_eq!(later.last(), Some(&351));
}

/// Catches 30 points that go to a certain peak instead of the last one, and a peak that is cleared before its top is gone.
#[test]
fn the_last_peak_is_worth_most_whichever_it_is() {
    let rules = points().with(Variant::Streaks).unwrap();
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for tops in orders {
        let order: Vec<Spot> = upwards().take(25).chain(tops.map(|top| Spot::new(top).unwrap())).collect();
        let mut table = Table::new(running(&order), rules);
        let mut cleared = Vec::new();
        for spot in &order {
            if let Event::Took { peak: Some(peak), .. } = table.apply(Action::Take(*spot)).unwrap() {
                cleared.push(peak);
            }
        }
        let peaks = tops.map(|top| Peak::ALL[usize::from(top)]);
        assert_eq!(cleared, [(peaks[0], 15), (peaks[1], 15), (peaks[2], 30)]);
    }
}

/// Catches cards-left scoring that counts draws or peaks.
#[test]
fn cards_left_counts_the_tableau_alone() {
    let order: Vec<Spot> = upwards().collect();
    let rules = points().with(Variant::CardsLeft).unwrap();
    let (_, left) = play(&order, 23, rules);
    assert_eq!(left[..25], [[28; 23].as_slice(), &[27, 26]].concat());
    assert_eq!(left.last(), Some(&0));
}

/// Catches a variant that touches the default scheme: O, J, T and W leave every price as it is.
#[test]
fn the_default_scheme_is_untouched_by_other_variants() {
    let order: Vec<Spot> = upwards().collect();
    for variant in [Variant::OpenPeaks, Variant::Joker, Variant::DrawWhenStuck, Variant::EmptyWaste] {
        let rules = points().with(variant).unwrap();
        assert_eq!(rules.scheme, Scheme::Points);
        assert_eq!(play(&order, 0, rules).1.last(), Some(&772), "{variant:?}");
    }
}

/// Catches presets that add up to something else than the documents say.
#[test]
fn presets_are_what_they_stand_for() {
    let plain = |ends| Rules::plain(ends);
    let with = |rules: Rules, variant| rules.with(variant).unwrap();
    let traditional = with(with(plain(Ends::Apart), Variant::DrawWhenStuck), Variant::Streaks);
    let open_start = with(with(plain(Ends::Joined), Variant::EmptyWaste), Variant::CardsLeft);
    let cases = [
        (RuleName::Easy, plain(Ends::Joined)),
        (RuleName::Classic, plain(Ends::Apart)),
        (RuleName::Traditional, traditional),
        (RuleName::OpenStart, open_start),
    ];
    for (name, rules) in cases {
        assert_eq!(Rules::named(&[name]), Ok(rules));
        assert_eq!(rules.names(), [name]);
    }
}

/// Catches classic rules that let king and ace meet, in either direction, and easy ones that do not.
#[test]
fn king_and_ace_meet_under_easy_only() {
    let order: Vec<Spot> = upwards().collect();
    // The waste opens with a king, and the first take is an ace.
    assert!(Table::new(running(&order), points()).apply(Action::Take(order[0])).is_ok());
    assert!(Table::new(running(&order), Rules::plain(Ends::Apart)).apply(Action::Take(order[0])).is_err());
    // The documented deal: an ace on the waste, kings at spots 20 and 24, a 2 at 22.
    let fits = |ends| {
        let table = Table::new(Deal::new(DealNumber::new(1).unwrap()), Rules::plain(ends));
        table.takes().map(Spot::index).collect::<Vec<_>>()
    };
    assert_eq!(fits(Ends::Joined), [20, 22, 24]);
    assert_eq!(fits(Ends::Apart), [22]);
}

/// Catches a view that tells where in the stock an undrawn joker lies.
#[test]
fn an_undrawn_joker_may_lie_anywhere() {
    let order: Vec<Spot> = upwards().collect();
    let rules = points().with(Variant::Joker).unwrap();
    let deck = running(&order).deck().clone();
    let view = |joker: u8, draws: usize| {
        let mut table = Table::new(Deal::of_deck(deck.clone(), joker), rules);
        let mut seen = Seen::default();
        seen.look(&table);
        for _ in 0..draws {
            table.apply(Action::Draw).unwrap();
            seen.look(&table);
        }
        View::new(&table, seen, 0)
    };
    for draws in 0..5 {
        let first = view(5, draws);
        assert_eq!(first.stock, 24 - draws);
        for joker in 6..=23 {
            assert_eq!(view(joker, draws), first, "{draws} drawn, joker under {joker}");
        }
    }
    assert_ne!(view(0, 1), view(1, 1));
}
