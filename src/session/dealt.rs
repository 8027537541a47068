//! From which deals a game's deal was chosen.

use jiff::civil::Date;

use crate::solver::Among;

/// Which deals a game's deal was chosen from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dealt {
    /// Out of all deals, or it was asked for by its number.
    #[default]
    Any,
    /// Out of the numbered games.
    Numbered,
    /// Out of the deals that can be won.
    Winnable,
    /// Out of the numbered games that can be won.
    NumberedWinnable,
    /// The one deal of this day, the same for everybody.
    Daily(Date),
}

impl Dealt {
    /// Which deals it may have been, as far as it was promised that it can be won.
    #[must_use]
    pub fn among(self) -> Among {
        match self {
            Dealt::Any | Dealt::Numbered => Among::All,
            Dealt::Winnable | Dealt::NumberedWinnable | Dealt::Daily(_) => Among::Winnable,
        }
    }

    /// The day of which it is the deal.
    #[must_use]
    pub fn day(self) -> Option<Date> {
        if let Dealt::Daily(day) = self { Some(day) } else { None }
    }
}
