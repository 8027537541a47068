//! Steps of a game as a save keeps them: `20 22 d u2`. What stands here is frozen: files of old must be read.

use crate::game::{Action, Spot, Step};

/// The steps, with a space between.
pub(super) fn written(steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().copied().map(step).collect();
    steps.join(" ")
}

/// A step: the number of the spot, `d` for a draw, `u` and how many for an undo, `r` and how many for a redo.
fn step(step: Step) -> String {
    match step {
        Step::Did(Action::Take(spot)) => spot.index().to_string(),
        Step::Did(Action::Draw) => "d".to_owned(),
        Step::Undid(count) => format!("u{count}"),
        Step::Redid(count) => format!("r{count}"),
    }
}

/// The step that is written so.
pub(super) fn read(text: &str) -> Option<Step> {
    if text == "d" {
        return Some(Step::Did(Action::Draw));
    }
    if let Some(count) = text.strip_prefix('u') {
        return number(count).map(Step::Undid);
    }
    if let Some(count) = text.strip_prefix('r') {
        return number(count).map(Step::Redid);
    }
    Some(Step::Did(Action::Take(Spot::new(number(text)?)?)))
}

/// A number of digits and nothing else.
fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|digit| digit.is_ascii_digit()).then(|| text.parse().ok())?
}
