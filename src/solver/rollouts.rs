//! Which action wins most often when the game is played out, again and again, on the same re-deals for all.

use super::lay::Lay;
use super::playout::Playout;
use super::redeals::Redeals;
use super::unseen::Unseen;
use crate::game::Action;

/// How many games are played out for one answer.
const PLAYOUTS: usize = 4_000;

/// An action, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) action: Action,
    /// How many re-deals it was played out on.
    pub(super) played: usize,
    /// How many of them it won.
    pub(super) won: usize,
    /// How many it won where the player's own choice lost.
    gained: usize,
    /// How many it lost where the player's own choice won.
    missed: usize,
}

/// The actions, played out against each other.
#[derive(Debug)]
pub(super) struct Rollouts {
    candidates: Vec<Candidate>,
    /// The one that the player of the playouts would choose.
    own: usize,
}

impl Rollouts {
    /// Plays out these actions, which are all that the rules allow; at least one.
    pub(super) fn play(unseen: &Unseen, actions: &[Action], mut redeals: Redeals) -> Rollouts {
        let mut playout = Playout::new(&unseen.any(), unseen.now);
        let first = playout.first();
        let own = actions.iter().position(|action| *action == first).unwrap_or_default();
        let candidate = |action: &Action| Candidate { action: *action, played: 0, won: 0, gained: 0, missed: 0 };
        let mut rollouts = Rollouts { candidates: actions.iter().map(candidate).collect(), own };
        let mut live: Vec<usize> = (0..actions.len()).collect();
        // Halved so often, one is left.
        let rounds = actions.len().next_power_of_two().ilog2().max(1);
        for round in 1..=rounds {
            let share = PLAYOUTS / (live.len() * usize::try_from(rounds).unwrap_or(1));
            for lay in redeals.next_share(share, rounds - round) {
                rollouts.play_one(&mut playout, &lay, &live);
            }
            if round < rounds {
                rollouts.halve(&mut live);
            }
        }
        rollouts
    }

    /// Plays out every live candidate on one re-deal.
    fn play_one(&mut self, playout: &mut Playout, lay: &Lay, live: &[usize]) {
        playout.lay_out(lay);
        let own = playout.wins(self.candidates[self.own].action);
        for live in live {
            let candidate = &mut self.candidates[*live];
            let won = if *live == self.own { own } else { playout.wins(candidate.action) };
            candidate.played += 1;
            candidate.won += usize::from(won);
            candidate.gained += usize::from(won && !own);
            candidate.missed += usize::from(own && !won);
        }
    }

    /// Keeps the better half, and the player's own choice.
    fn halve(&self, live: &mut Vec<usize>) {
        let kept = live.len().div_ceil(2);
        live.sort_by_key(|live| std::cmp::Reverse(self.candidates[*live].won));
        let fell = live.split_off(kept);
        live.extend(fell.into_iter().find(|live| *live == self.own));
        live.sort_unstable();
    }

    /// The best action. The player's own choice stands, unless another one wins more often by more than one standard error.
    pub(super) fn best(&self) -> Candidate {
        let own = self.candidates[self.own];
        let most = self.candidates.iter().map(|it| it.played).max().unwrap_or_default();
        // The last of equals is not better than the first.
        let others = self.candidates.iter().filter(|it| it.played == most && it.action != own.action).rev();
        let other = others.max_by_key(|it| it.won);
        let better = |other: &&Candidate| {
            let gain = other.gained.saturating_sub(other.missed);
            gain * gain > other.gained + other.missed
        };
        other.filter(better).copied().unwrap_or(own)
    }

    /// Whether no action won on any re-deal.
    pub(super) fn all_lost(&self) -> bool {
        self.candidates.iter().all(|it| it.won == 0)
    }
}
