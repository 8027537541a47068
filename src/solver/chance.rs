//! What can be said without knowing every card: certain where what was seen proves it, else a chance.

/// How the game can come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It can be won.
    Wins,
    /// It can't.
    Lost,
}

/// Whether a game can still be won, as far as what the player has seen tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odds {
    /// It is so wherever the unseen cards lie.
    Proven(Fate),
    /// It depends on where they lie.
    Estimated(Chance),
}

/// A chance: of so many ways to lay the unseen cards, so many that win. Never certainty, even if all or none did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    won: u32,
    of: u32,
    ways: Ways,
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
    pub(super) fn new(won: usize, of: usize, ways: Ways) -> Chance {
        let count = |number: usize| u32::try_from(number).unwrap_or_else(|_| unreachable!("some hundreds at most"));
        Chance { won: count(won), of: count(of), ways }
    }

    /// How many of the ways tried were won, and how many were tried.
    #[must_use]
    pub fn counts(self) -> (u32, u32) {
        (self.won, self.of)
    }

    /// In whole percent, 1 to 99: what is not proven is never said to be certain. 50 if no way was tried.
    #[must_use]
    pub fn percent(self) -> u8 {
        let percent = (200 * self.won + self.of).checked_div(2 * self.of).unwrap_or(50);
        u8::try_from(percent.clamp(1, 99)).unwrap_or_else(|_| unreachable!("it has just been clamped"))
    }

    /// How far off [`Chance::percent`] may be, in points of percent either way, rounded up: it holds the 95 % interval
    /// of Wilson. 1 where every way was counted, for the rounding.
    #[must_use]
    pub fn margin(self) -> u8 {
        if self.of == 0 {
            return 50;
        }
        if self.ways == Ways::All {
            return 1;
        }
        let (share, count) = (f64::from(self.won) / f64::from(self.of), f64::from(self.of));
        let square = 1.96_f64 * 1.96;
        let middle = (share + square / (2.0 * count)) / (1.0 + square / count);
        let spread = (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
        let half = 1.96 * spread / (1.0 + square / count);
        let said = f64::from(self.percent());
        let off = (100.0 * (middle + half) - said).max(said - 100.0 * (middle - half)).ceil();
        (1..50).find(|margin| f64::from(*margin) >= off).unwrap_or(50)
    }
}
