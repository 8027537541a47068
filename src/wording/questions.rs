//! Questions to the player.

use crate::game::{DealCode, Target};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{Command, Question, Wish};

use super::{memory, name};

pub(super) fn question(question: &Question) -> Message {
    match question {
        Question::Solution => Message::new("question-solution"),
        Question::New(Wish { deal: Some(deal), rules: Some(rules), .. }) => {
            let code = DealCode { deal: *deal, rules: *rules };
            Message::new("question-new-code").code("code", &code)
        }
        Question::New(Wish { deal, .. }) => {
            Message::new("question-new").text("number", deal.map(|deal| deal.get().to_string()).unwrap_or_default())
        }
        Question::Sure(errand) => memory::sure(errand),
        Question::Which(commands) => {
            let cards: Option<Vec<Name>> = commands.iter().map(card).collect();
            match cards {
                Some(cards) if cards.len() > 1 => Message::new("question-which-card").names("cards", cards),
                _ => Message::new("question-which-command").names("commands", commands.iter().map(command)),
            }
        }
    }
}

/// The card or rank that a command takes.
fn card(command: &Command) -> Option<Name> {
    if let Command::Take(target) = command {
        return match target {
            Target::Card(card) => Some(name::stock_card(*card)),
            Target::Rank(rank) => Some(name::rank(*rank)),
            Target::Place(_) => None,
        };
    }
    None
}

fn command(command: &Command) -> Name {
    card(command).unwrap_or(Name::plain(command.verb().id()))
}
