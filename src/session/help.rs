//! What the solver tells the player: proven answers, which mark the game as assisted, and fair ones.

use crate::game::{Action, Card, Game, Standing, View};
use crate::solver::{self, Fate, Hint, Par};

use super::advice::{Advice, Extent, HintStep};
use super::chain::longest_run;
use super::line_step::best_steps;
use super::terms::{Assisted, Terms};

/// What has been asked of the solver in one game.
#[derive(Clone, Debug)]
pub(super) struct Help {
    terms: Terms,
    hinted: Option<(View, Hint, HintStep)>,
    /// Whether the player has said that a best line may be given.
    gives_away: bool,
}

impl Help {
    pub(super) fn new(terms: Terms) -> Help {
        Help { terms, hinted: None, gives_away: false }
    }

    pub(super) fn terms(&self) -> Terms {
        self.terms
    }

    /// The best action from what has been seen, more of it at each asking; none when the game is won.
    pub(super) fn hint(&mut self, game: &Game) -> Option<Advice> {
        let view = game.view();
        let hint = match &self.hinted {
            Some((seen, hint, _)) if *seen == view => *hint,
            Some(_) | None => solver::hint(&view, self.terms.dealt.among()),
        };
        let step = match (&self.hinted, hint) {
            (_, Hint::Over(Fate::Wins)) => return None,
            (_, Hint::Over(Fate::Lost)) => HintStep::Over,
            (_, Hint::Do { fitting: 0, .. }) => HintStep::Count(0),
            (Some((seen, _, HintStep::Count(_))), Hint::Do { action, odds, .. }) if *seen == view => {
                HintStep::Rank(card_of(action, game), odds)
            }
            (Some((seen, _, _)), Hint::Do { action, odds, .. }) if *seen == view => {
                HintStep::Card(card_of(action, game), odds)
            }
            (_, Hint::Do { fitting, .. }) => HintStep::Count(fitting),
        };
        self.hinted = Some((view, hint, step));
        if matches!(step, HintStep::Rank(..) | HintStep::Card(..)) {
            self.terms.hints = self.terms.hints.map(|hints| hints.saturating_add(1));
            self.mark(game);
        }
        Some(Advice::Hint(step))
    }

    /// The longest run of takes by visible cards, which is a hint; none when the game is won.
    pub(super) fn chain(&mut self, game: &Game) -> Option<Advice> {
        if !playing(game) {
            return None;
        }
        self.mark(game);
        self.terms.hints = self.terms.hints.map(|hints| hints.saturating_add(1));
        Some(Advice::Chain(longest_run(&game.view())))
    }

    /// Whether the next hint tells more than what fits, which anyone may hear at any time.
    pub(super) fn hint_tells_more(&self, game: &Game) -> bool {
        let told = self.hinted.as_ref().is_some_and(|(seen, _, step)| {
            *step != HintStep::Over && *step != HintStep::Count(0) && *seen == game.view()
        });
        told && playing(game)
    }

    /// How likely the game is won by the hints; none when it is.
    pub(super) fn odds(&mut self, game: &Game) -> Option<Advice> {
        let among = self.terms.dealt.among();
        playing(game).then(|| Advice::Odds(solver::odds(&game.view(), among), among))
    }

    /// Whether the game can still be won; none when it is.
    pub(super) fn winnable(&mut self, game: &Game) -> Option<Advice> {
        self.mark(game);
        playing(game).then(|| Advice::Winnable(solver::settle(game.table()).is_won()))
    }

    /// Where the game was lost; none when it is won.
    pub(super) fn fork(&mut self, game: &Game) -> Option<Advice> {
        self.mark(game);
        let fork = solver::fork(game.code(), game.history()).ok()?;
        playing(game).then_some(Advice::Fork(fork))
    }

    /// The best that can be made of the deal, after its end too.
    pub(super) fn par(&mut self, game: &Game) -> Advice {
        self.mark(game);
        let rules = game.code().rules;
        Advice::Par(solver::par(game.table().deal(), rules), rules.scheme)
    }

    /// The best that can be made of the deal, where that gives nothing away.
    pub(super) fn free_par(&self, game: &Game) -> Option<Par> {
        let free = !playing(game) || self.terms.assisted == Assisted::Yes;
        free.then(|| solver::par(game.table().deal(), game.code().rules))
    }

    /// A best line from here, or its next step; none when the game is won.
    pub(super) fn solution(&mut self, game: &Game, extent: Extent) -> Option<Advice> {
        self.mark(game);
        self.gives_away = true;
        playing(game).then(|| {
            let steps = best_steps(game.table());
            match extent {
                Extent::Next => Advice::Step(steps.and_then(|steps| steps.first().copied())),
                Extent::All => Advice::Solution(steps),
            }
        })
    }

    /// Whether the player has said that a best line of this game may be given.
    pub(super) fn gives_away(&self) -> bool {
        self.gives_away
    }

    fn mark(&mut self, game: &Game) {
        if playing(game) {
            self.terms.assisted = Assisted::Yes;
        }
    }
}

fn playing(game: &Game) -> bool {
    game.table().standing() != Standing::Won
}

/// The card that an action takes.
fn card_of(action: Action, game: &Game) -> Option<Card> {
    match action {
        Action::Take(spot) => game.view().at(spot).card(),
        Action::Draw => None,
    }
}
