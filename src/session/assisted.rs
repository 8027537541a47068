//! What the solver tells the player: proven answers, which mark the game as assisted, and fair ones.

use crate::game::{Action, Card, Event, Game, Scheme, Standing, StockCard, Table, View};
use crate::solver::{self, Among, Fate, Fork, Hint, Odds, Par};

/// Whether a game counts as assisted; assisted results stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Assisted {
    /// It was played alone.
    #[default]
    No,
    /// A hint or a proven answer was given before its end.
    Yes,
}

/// How a game counts: which deals it is one of, and whether it was played alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which deals it is one of.
    pub among: Among,
    /// Whether it counts as assisted.
    pub assisted: Assisted,
}

/// How much of a hint is given; each asking at the same position gives the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HintStep {
    /// How many takes fit.
    Count(usize),
    /// The rank to take, or that it is a draw.
    Rank(Option<Card>, Odds),
    /// The card to take, or that it is a draw.
    Card(Option<Card>, Odds),
    /// The game is over for certain, from what was seen.
    Over,
}

/// A step of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineStep {
    /// Take this card.
    Take(Card),
    /// Draw, and get this.
    Draw(StockCard),
}

/// An answer of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Fair.
    Hint(HintStep),
    /// Fair; among which deals.
    Odds(Odds, Among),
    /// Proven: whether it can still be won.
    Winnable(bool),
    /// Proven: where it was lost.
    Fork(Fork),
    /// Proven: the best that can be made of the deal.
    Par(Par, Scheme),
    /// Proven: a best line, if it can be won.
    Solution(Option<Vec<LineStep>>),
}

/// What has been asked of the solver in one game.
#[derive(Clone, Debug)]
pub(super) struct Help {
    terms: Terms,
    hinted: Option<(View, Hint, HintStep)>,
}

impl Help {
    pub(super) fn new(terms: Terms) -> Help {
        Help { terms, hinted: None }
    }

    pub(super) fn terms(&self) -> Terms {
        self.terms
    }

    /// The best action from what has been seen, more of it at each asking; none when the game is won.
    pub(super) fn hint(&mut self, game: &Game) -> Option<Advice> {
        let view = game.view();
        let hint = match &self.hinted {
            Some((seen, hint, _)) if *seen == view => *hint,
            Some(_) | None => solver::hint(&view, self.terms.among),
        };
        let step = match (&self.hinted, hint) {
            (_, Hint::Over(Fate::Wins)) => return None,
            (_, Hint::Over(Fate::Lost)) => HintStep::Over,
            (Some((seen, _, HintStep::Count(_))), Hint::Do { action, odds, .. }) if *seen == view => {
                HintStep::Rank(card_of(action, game), odds)
            }
            (Some((seen, _, _)), Hint::Do { action, odds, .. }) if *seen == view => {
                HintStep::Card(card_of(action, game), odds)
            }
            (_, Hint::Do { fitting, .. }) => HintStep::Count(fitting),
        };
        self.hinted = Some((view, hint, step));
        self.mark(game);
        Some(Advice::Hint(step))
    }

    /// How likely the game is won by the hints; none when it is.
    pub(super) fn odds(&mut self, game: &Game) -> Option<Advice> {
        playing(game).then(|| Advice::Odds(solver::odds(&game.view(), self.terms.among), self.terms.among))
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

    /// A best line from here; none when the game is won.
    pub(super) fn solution(&mut self, game: &Game) -> Option<Advice> {
        self.mark(game);
        playing(game).then(|| Advice::Solution(best_steps(game.table())))
    }

    fn mark(&mut self, game: &Game) {
        if playing(game) {
            self.terms.assisted = Assisted::Yes;
        }
    }
}

/// The steps of a best line from this moment to a win; none when the game can't be won any more.
#[must_use]
pub fn best_steps(table: &Table) -> Option<Vec<LineStep>> {
    let line = solver::best_line(table)?;
    let mut table = table.clone();
    let step = |action| match table.apply(action) {
        Ok(Event::Took { card, .. }) => Some(LineStep::Take(card)),
        Ok(Event::Drew { card, .. }) => Some(LineStep::Draw(card)),
        Err(_) => None,
    };
    Some(line.into_iter().filter_map(step).collect())
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
