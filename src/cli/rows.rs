//! Settlements as rows for other programs: the same in every language.

use std::fmt::Write as _;

use crate::game::{DealCode, Rules};
use crate::session::LineStep;
use crate::solver::{Par, Settled};

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Sentences in the player's language.
    Words,
    /// Comma-separated values, the columns' names first.
    Csv,
    /// A JSON object a line.
    Json,
}

impl Form {
    /// What stands above the rows of `analyze`.
    pub(super) fn survey_heading(self) -> &'static str {
        match self {
            Form::Words | Form::Json => "",
            Form::Csv => "deal,code,winnable,fewest_draws\n",
        }
    }

    /// The row of a settled deal.
    pub(super) fn settled(self, settled: &Settled, rules: Rules) -> String {
        let Settled { deal, fewest_draws } = settled;
        let code = DealCode { deal: *deal, rules };
        self.row([
            ("deal", Value::Bare(deal.get().to_string())),
            ("code", Value::Text(code.to_string())),
            ("winnable", Value::Bare(fewest_draws.is_some().to_string())),
            ("fewest_draws", fewest_draws.map_or(Value::None, |draws| Value::Bare(draws.to_string()))),
        ])
    }

    /// The row of a solved deal, with the columns' names above it where they belong there.
    pub(super) fn solved(self, code: Option<DealCode>, par: Par, line: Option<&[LineStep]>) -> String {
        let bare = |number: i32| Value::Bare(number.to_string());
        let (draws, score, left) = match par {
            Par::Won { draws, score } => (bare(draws.into()), bare(score), bare(0)),
            Par::Lost { left } => (Value::None, Value::None, bare(left.into())),
        };
        let columns = [
            ("deal", code.map_or(Value::None, |code| Value::Bare(code.deal.get().to_string()))),
            ("code", code.map_or(Value::None, |code| Value::Text(code.to_string()))),
            ("winnable", Value::Bare(matches!(par, Par::Won { .. }).to_string())),
            ("fewest_draws", draws),
            ("best_score", score),
            ("cards_left", left),
            ("line", line.map_or(Value::None, |line| Value::List(line.iter().copied().map(step).collect()))),
        ];
        match self {
            Form::Words | Form::Json => self.row(columns),
            Form::Csv => columns.each_ref().map(|(name, _)| *name).join(",") + "\n" + &self.row(columns),
        }
    }

    fn row<const COLUMNS: usize>(self, columns: [(&str, Value); COLUMNS]) -> String {
        let cells = columns.map(|(name, value)| match self {
            Form::Words | Form::Csv => value.plain(),
            Form::Json => format!("\"{name}\":{}", value.json()),
        });
        match self {
            Form::Words | Form::Csv => cells.join(",") + "\n",
            Form::Json => format!("{{{}}}\n", cells.join(",")),
        }
    }
}

/// What stands in a column. Its text is of letters, digits and dashes, so that nothing has to be quoted or escaped.
enum Value {
    None,
    /// A number or a truth.
    Bare(String),
    Text(String),
    List(Vec<String>),
}

impl Value {
    fn plain(self) -> String {
        match self {
            Value::None => String::new(),
            Value::Bare(text) | Value::Text(text) => text,
            Value::List(items) => items.join(" "),
        }
    }

    fn json(self) -> String {
        match self {
            Value::None => "null".to_owned(),
            Value::Bare(text) => text,
            Value::Text(text) => format!("\"{text}\""),
            Value::List(items) => {
                let mut list = String::from("[");
                for (at, item) in items.iter().enumerate() {
                    let comma = if at == 0 { "" } else { "," };
                    let written = write!(list, "{comma}\"{item}\"");
                    debug_assert!(written.is_ok(), "a string takes all text");
                }
                list + "]"
            }
        }
    }
}

/// A step in notation: the card that is taken, or `draw`.
fn step(step: LineStep) -> String {
    match step {
        LineStep::Take(card) => card.to_string(),
        LineStep::Draw(_) => "draw".to_owned(),
    }
}
