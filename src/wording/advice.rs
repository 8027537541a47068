//! What the solver answers: proven answers say that they are, fair ones say from what.

use crate::game::{Card, Scheme};
use crate::language::Message;
use crate::session::{Advice, Assisted, HintStep, LineStep};
use crate::solver::{Among, Fate, Fork, Odds, Par};

use super::words::Words;
use super::{looks, name};

pub(super) fn advised(advice: &Advice, marked: Assisted) -> Words {
    let mut words = vec![match advice {
        Advice::Chain(run) => {
            let cards = run.iter().copied().map(name::card);
            vec![Message::new("chain").number("count", run.len()).names("cards", cards)]
        }
        Advice::Hint(step) => vec![hint(*step)],
        Advice::Odds(odds, among) => self::odds(*odds, *among),
        Advice::Winnable(true) | Advice::Fork(Fork::StillWinnable) => vec![Message::new("proven-winnable")],
        Advice::Winnable(false) | Advice::Solution(None) | Advice::Step(None) => vec![Message::new("proven-lost")],
        Advice::Fork(Fork::After(kept)) => vec![Message::new("fork-before").number("move", kept + 1)],
        Advice::Fork(Fork::NeverWinnable) => vec![Message::new("fork-never")],
        Advice::Par(par, scheme) => vec![self::par(*par, *scheme)],
        Advice::Step(Some(LineStep::Take(card))) => {
            vec![Message::new("solution-next-take").names("card", [name::card(*card)])]
        }
        // What will be drawn need not be known to draw.
        Advice::Step(Some(LineStep::Draw(_))) => vec![Message::new("solution-next-draw")],
        Advice::Solution(Some(_)) => vec![Message::new("solution-begins")],
    }];
    if let Advice::Solution(Some(line)) = advice {
        words.extend(line.iter().map(|step| vec![line_step(*step)]));
    }
    if marked == Assisted::Yes {
        let now = Message::new("assisted-now");
        match words.as_mut_slice() {
            [only] => only.push(now),
            _ => words.push(vec![now]),
        }
    }
    words
}

fn hint(step: HintStep) -> Message {
    match step {
        HintStep::Over => Message::new("seen-lost"),
        HintStep::Count(count) => Message::new("hint-count").number("count", count),
        HintStep::Rank(None, odds) | HintStep::Card(None, odds) => likely(Message::new("hint-draw"), odds),
        HintStep::Rank(Some(Card { rank, .. }), odds) => {
            likely(Message::new("hint-rank").names("rank", [name::rank(rank)]), odds)
        }
        HintStep::Card(Some(card), odds) => likely(Message::new("hint-card").names("card", [name::card(card)]), odds),
    }
}

/// A message with a chance in it, as `$odds` and `$percent`.
fn likely(message: Message, odds: Odds) -> Message {
    match odds {
        Odds::Proven(Fate::Wins) => message.text("odds", "won").number("percent", 100),
        Odds::Proven(Fate::Lost) => message.text("odds", "lost").number("percent", 0),
        Odds::Estimated(chance) => message.text("odds", "estimated").number("percent", chance.percent()),
    }
}

fn odds(odds: Odds, among: Among) -> Vec<Message> {
    let said = match odds {
        Odds::Proven(Fate::Wins) => Message::new("seen-winnable"),
        Odds::Proven(Fate::Lost) => Message::new("seen-lost"),
        Odds::Estimated(chance) => {
            Message::new("odds").number("percent", chance.percent()).number("margin", chance.margin())
        }
    };
    let only = matches!((odds, among), (Odds::Estimated(_), Among::Winnable));
    std::iter::once(said).chain(only.then(|| Message::new("odds-among-winnable"))).collect()
}

pub(super) fn par(par: Par, scheme: Scheme) -> Message {
    match (par, scheme) {
        (Par::Lost { left }, _) => Message::new("par-lost").number("count", left),
        (Par::Won { draws, .. }, Scheme::CardsLeft) => Message::new("par-draws").number("draws", draws),
        (Par::Won { draws, score }, Scheme::Points) => {
            looks::points(Message::new("par-points").number("draws", draws), score)
        }
        (Par::Won { score, .. }, Scheme::Streaks) => looks::points(Message::new("par-streaks"), score),
    }
}

pub(super) fn line_step(step: LineStep) -> Message {
    match step {
        LineStep::Take(card) => Message::new("solution-take").names("card", [name::card(card)]),
        LineStep::Draw(card) => Message::new("solution-draw").names("card", [name::stock_card(card)]),
    }
}
