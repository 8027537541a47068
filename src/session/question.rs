//! Questions to the player.

use crate::game::{StockCard, Target};

use super::answer::Answer;
use super::command::Command;

/// A question that is open until it is answered or another command is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which of these commands?
    Which(Vec<Command>),
    /// Is this really to be done?
    Confirm(Command),
}

impl Question {
    /// The command that this answer chooses, if it chooses exactly one. A "no" chooses none; a place chooses by what
    /// lies there, which only the session knows.
    #[must_use]
    pub fn choice(&self, answer: Answer) -> Option<Command> {
        let commands = match self {
            Question::Confirm(command) => std::slice::from_ref(command),
            Question::Which(commands) => commands,
        };
        let card = |command: &Command| {
            if let Command::Take(Target::Card(StockCard::Card(card))) = command { Some(*card) } else { None }
        };
        let mut chosen = commands.iter().zip(1..).filter(|(command, place)| match answer {
            Answer::Yes => true,
            Answer::No | Answer::Place(_) => false,
            Answer::Suit(suit) => card(command).is_some_and(|card| card.suit == suit),
            Answer::Rank(rank) => card(command).is_some_and(|card| card.rank == rank),
            Answer::Verb(verb) => command.verb() == verb,
            Answer::Number(number) => number == *place && matches!(self, Question::Which(_)),
        });
        let (command, _) = chosen.next()?;
        chosen.next().is_none().then(|| command.clone())
    }
}
