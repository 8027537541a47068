//! Questions to the player.

use crate::game::{DealCode, Target};
use crate::language::{Message, Name};
use crate::session::{Command, Question, Replay, Wish};

use super::line::line;
use super::name;
use super::outside::named;

pub(super) fn question(question: &Question) -> Message {
    match question {
        Question::Confirm(command) => confirm(command),
        Question::Which(commands) => {
            let cards: Option<Vec<Name>> = commands.iter().map(card).collect();
            match cards {
                Some(cards) if cards.len() > 1 => Message::new("question-which-card").names("cards", cards),
                _ => Message::new("question-which-command").names("commands", commands.iter().map(line)),
            }
        }
    }
}

/// Whether this is really to be done. A command that never asks is named.
fn confirm(asked: &Command) -> Message {
    match asked {
        Command::Solution(_) => Message::new("question-solution"),
        Command::Hint | Command::Chain => Message::new("question-hint"),
        Command::Winnable | Command::Fork | Command::ForkGo | Command::Par => Message::new("question-proven"),
        Command::New(Wish { deal: Some(deal), rules: Some(rules), .. }) => {
            let code = DealCode { deal: *deal, rules: *rules };
            Message::new("question-new-code").code("code", &code)
        }
        Command::New(Wish { deal: Some(deal), .. }) => {
            Message::new("question-new").text("number", deal.get().to_string())
        }
        Command::New(Wish { deal: None, .. }) | Command::Restart | Command::GiveUp => Message::new("question-give-up"),
        Command::Save(name) => named("question-replace", name),
        Command::Delete(name) => named("question-delete", name),
        Command::Replay(Replay::Log(file)) => named("question-replace-file", file),
        Command::Take(_)
        | Command::TakeAll(_)
        | Command::TakeSomething
        | Command::Draw
        | Command::DrawSeveral(_)
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::Look(_)
        | Command::Ask(_)
        | Command::Help(_)
        | Command::Now
        | Command::Choices(_)
        | Command::Set(_)
        | Command::Settings
        | Command::Quit
        | Command::Odds
        | Command::Voice(_)
        | Command::Share
        | Command::Watch(_)
        | Command::Load(_)
        | Command::Games
        | Command::Player
        | Command::Records(_)
        | Command::Merge(_)
        | Command::Stats(_)
        | Command::Guide
        | Command::LeaveGuide
        | Command::Replay(Replay::Repeat(_) | Replay::Say) => {
            Message::new("question-which-command").names("commands", [line(asked)])
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
