//! What can be said without knowing every card: certain where what was seen proves it, else a chance.

use crate::game::Drawing;

/// How the game can come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// The game can be won.
    Wins,
    /// The game can't be won.
    Lost,
}

/// How likely a game is won, as far as what the player has seen tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odds {
    /// The game comes out so wherever the unseen cards lie.
    Proven(Fate),
    /// The game depends on where the unseen cards lie, and on how it is played.
    Estimated(Chance),
}

/// A chance to win, playing on as the hints do: of so many games played out, so many won. Never certainty, even if all or
/// none did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    won: u32,
    of: u32,
    ways: Ways,
    drawing: Drawing,
}

/// Which ways were counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ways {
    /// Some, picked at random.
    Sample,
    /// Every one.
    All,
}

impl Chance {
    pub(super) fn new(won: usize, of: usize, ways: Ways, drawing: Drawing) -> Chance {
        let count = |number: usize| u32::try_from(number).unwrap_or_else(|_| unreachable!("some hundreds at most"));
        Chance { won: count(won), of: count(of), ways, drawing }
    }

    /// How many of the games played out were won, and how many were played.
    #[must_use]
    pub fn counts(self) -> (u32, u32) {
        (self.won, self.of)
    }

    /// The share of the games played out that were won, mended: whoever follows the hints plays better than they are played
    /// out, by a measure found in a thousand games.
    fn mended(self) -> f64 {
        // How much better, for each part won and each part lost: hardly at all where the rules leave little choice.
        let better = match self.drawing {
            Drawing::Anytime => 0.27,
            Drawing::WhenStuck => 0.05,
        };
        if self.of == 0 {
            return 0.5;
        }
        let share = f64::from(self.won) / f64::from(self.of);
        share + better * share * (1.0 - share)
    }

    /// In whole percent, 1 to 99: what is not proven is never said to be certain. 50 if no game was played out.
    #[must_use]
    pub fn percent(self) -> u8 {
        let said = 100.0 * self.mended();
        (1..99).find(|percent| f64::from(*percent) + 0.5 > said).unwrap_or(99)
    }

    /// How far off [`Chance::percent`] may be, in points of percent either way, rounded up: what chance can do to so many
    /// games played out, at 95 %, and what such a chance was found to be off by when it was held against games.
    #[must_use]
    pub fn margin(self) -> u8 {
        /// How far an even chance was found to be off, in points.
        const MODEL: f64 = 6.0;
        if self.of == 0 {
            return 50;
        }
        let share = self.mended().clamp(0.01, 0.99);
        let spread = (share * (1.0 - share)).sqrt();
        let sample = match self.ways {
            Ways::All => 0.0,
            Ways::Sample => 196.0 * spread / f64::from(self.of).sqrt(),
        };
        let off = sample.hypot(2.0 * MODEL * spread);
        (1..50).find(|margin| f64::from(*margin) >= off).unwrap_or(50)
    }
}
