//! Which deals a deal was chosen from, as files say it: a word, and for a daily deal its day.

use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use super::time;
use crate::session::Dealt;

/// The word for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Word {
    /// Any deal.
    #[default]
    Any,
    /// One of the numbered games.
    Numbered,
    /// One that can be won.
    Winnable,
    /// One of the numbered games that can be won.
    NumberedWinnable,
    /// The deal of a day, which is named beside it.
    Daily,
}

/// The word and the day by which a kind of deal is written.
pub(super) fn written(dealt: Dealt) -> (Word, Option<Datetime>) {
    match dealt {
        Dealt::Any => (Word::Any, None),
        Dealt::Numbered => (Word::Numbered, None),
        Dealt::Winnable => (Word::Winnable, None),
        Dealt::NumberedWinnable => (Word::NumberedWinnable, None),
        Dealt::Daily(day) => (Word::Daily, Some(time::written_day(day).into())),
    }
}

/// What is written so; none where the day is missing.
pub(super) fn read(word: Word, day: Option<Datetime>) -> Option<Dealt> {
    Some(match word {
        Word::Any => Dealt::Any,
        Word::Numbered => Dealt::Numbered,
        Word::Winnable => Dealt::Winnable,
        Word::NumberedWinnable => Dealt::NumberedWinnable,
        Word::Daily => Dealt::Daily(time::read_day(day?.date?)?),
    })
}
