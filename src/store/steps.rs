//! Steps of a game as a save keeps them: `20 22 d u2`. What stands here is frozen: files of old must be read.

use std::fmt::{self, Write};

use crate::game::{Action, Spot, Step};

/// The steps, with a space between.
pub(super) fn written(steps: &[Step]) -> String {
    let mut text = String::with_capacity(steps.len() * 3);
    for step in steps {
        if !text.is_empty() {
            text.push(' ');
        }
        write(&mut text, *step).unwrap_or_else(|_| unreachable!("a string takes all"));
    }
    text
}

/// A step: the number of the spot, `d` for a draw, `u` and how many for an undo, `r` and how many for a redo.
fn write(text: &mut String, step: Step) -> fmt::Result {
    match step {
        Step::Did(Action::Take(spot)) => write!(text, "{}", spot.index()),
        Step::Did(Action::Draw) => text.write_char('d'),
        Step::Undid(count) => write!(text, "u{count}"),
        Step::Redid(count) => write!(text, "r{count}"),
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
