//! The longest run: against a plain search through all runs.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tripeaks::game::{Card, DealCode, DealNumber, Faces, Game, Lies, Rules, Spot, StockCard, View, adjacent};
use tripeaks::session::longest_run;

use crate::deals::all_rules;

/// How long a run from here can be, every run tried.
fn slow(view: &View, taken: &[Spot], last: Option<Card>) -> usize {
    let gone = |spot: Spot| view.at(spot) == Lies::Gone || taken.contains(&spot);
    let mut best = 0;
    for spot in Spot::all().filter(|spot| !gone(*spot)) {
        let Some(card) = view.at(spot).card() else { continue };
        let free = spot.covered_by().into_iter().flatten().all(gone);
        let fits = match (last, view.waste) {
            (Some(last), _) => adjacent(last.rank, card.rank, view.rules.ends),
            (None, Some(StockCard::Card(waste))) => adjacent(waste.rank, card.rank, view.rules.ends),
            (None, _) => true,
        };
        if free && fits {
            best = best.max(1 + slow(view, &[taken, &[spot]].concat(), Some(card)));
        }
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    /// Catches a run that is too short, one that can't be played, and one that counts on a card that would only turn up.
    #[test]
    fn the_longest_run_is_the_longest_and_can_be_played(number in 0_u64..1 << 35, rules in prop::sample::select(all_rules()), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let rules = Rules { faces: Faces::Hidden, ..rules };
        let mut game = Game::begin(DealCode { deal: DealNumber::new(number).unwrap(), rules });
        for choice in &choices {
            let legal = game.table().legal();
            let Some(action) = legal.get(choice.index(legal.len().max(1))) else { break };
            game.apply(*action).unwrap();
        }
        let view = game.view();
        let run = longest_run(&view);
        prop_assert_eq!(run.len(), slow(&view, &[], None));
        for card in run {
            prop_assert!(view.spot_of(card).is_some());
            let spot = game.view().spot_of(card).unwrap();
            prop_assert!(game.apply(tripeaks::game::Action::Take(spot)).is_ok());
        }
    }
}
