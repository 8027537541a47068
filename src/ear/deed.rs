//! What kind of thing a command does.

use crate::session::{Command, Errand, VoiceOrder};

/// What a command may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Nothing at all.
    Tells,
    /// Nothing on the table, but the game is marked as assisted, or a task is begun.
    Helps,
    /// The table, in a way that undo takes back.
    Moves,
    /// Anything else: the game, a setting, a file, an answer.
    Changes,
}

/// Whether the command does something, so that a question mark after it makes it a question.
pub(super) fn does(command: &Command) -> bool {
    matches!(deed(command), Deed::Moves | Deed::Changes)
}

/// Whether the command is among those that a guess may do: a look, a take, a draw, an undo.
pub(super) fn may_be_guessed(command: &Command) -> bool {
    matches!(deed(command), Deed::Tells | Deed::Moves)
}

fn deed(command: &Command) -> Deed {
    match command {
        Command::TakeSomething
        | Command::Look(_)
        | Command::Ask(_)
        | Command::Repeat(_)
        | Command::Help(_)
        | Command::Now
        | Command::Errand(Errand::Games | Errand::Player | Errand::Records(_) | Errand::Stats | Errand::Settings)
        | Command::Voice(VoiceOrder::Tell) => Deed::Tells,
        Command::Hint | Command::Odds | Command::Winnable | Command::Fork | Command::Par | Command::Share => {
            Deed::Helps
        }
        Command::Take(_) | Command::TakeAll(_) | Command::Draw | Command::DrawSeveral(_) | Command::Undo(_) => {
            Deed::Moves
        }
        Command::New(_)
        | Command::Restart
        | Command::Answer(_)
        | Command::Language(_)
        | Command::Detail(_)
        | Command::Explain(_)
        | Command::Quit
        | Command::ForkGo
        | Command::Solution
        | Command::SolutionGranted
        | Command::GiveUp
        | Command::Errand(
            Errand::Save(_)
            | Errand::Replace(_)
            | Errand::Load(_)
            | Errand::AskDelete(_)
            | Errand::Delete(_)
            | Errand::PlayAs(_)
            | Errand::Merge(_)
            | Errand::Log(_)
            | Errand::LogOver(_)
            | Errand::Guide,
        )
        | Command::Voice(
            VoiceOrder::Mode(_)
            | VoiceOrder::Stop
            | VoiceOrder::Say
            | VoiceOrder::List
            | VoiceOrder::Name(_)
            | VoiceOrder::Rate(_)
            | VoiceOrder::Volume(_)
            | VoiceOrder::Step(_)
            | VoiceOrder::Test,
        )
        | Command::Set(_)
        | Command::Guide
        | Command::LeaveGuide => Deed::Changes,
    }
}
