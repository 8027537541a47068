//! Looks at parts of the game.

use crate::game::{Peak, Row, RuleName, Spot};

use super::section::Section;
use super::verb::Verb;

/// A part of the game to look at. Looking changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// The whole table.
    Board,
    /// The waste card.
    Waste,
    /// How many cards the stock has.
    Stock,
    /// One row.
    Row(Row),
    /// The cards that a peak owns.
    Peak(Peak),
    /// One place.
    Place(Spot),
    /// The uncovered cards.
    Open,
    /// The cards that fit.
    Moves,
    /// Score, moves, what is left, rules and code.
    Status,
    /// The score.
    Score,
    /// The deal's code.
    Code,
    /// The deal's code, sign by sign.
    CodeSpelt,
    /// The rules in force.
    Rules,
    /// One section of the rules.
    RulesOf(Section),
    /// One rule or variant, in force or not.
    Rule(RuleName),
    /// All sections of the rules.
    RulesAll,
}

impl Look {
    pub(super) fn verb(self) -> Verb {
        match self {
            Look::Board => Verb::Board,
            Look::Waste => Verb::Waste,
            Look::Stock => Verb::Stock,
            Look::Row(_) | Look::Place(_) => Verb::Row,
            Look::Peak(_) => Verb::Peak,
            Look::Open => Verb::Open,
            Look::Moves => Verb::Moves,
            Look::Status => Verb::Status,
            Look::Score => Verb::Score,
            Look::Code | Look::CodeSpelt => Verb::Code,
            Look::Rules | Look::RulesOf(_) | Look::Rule(_) | Look::RulesAll => Verb::Rules,
        }
    }
}
