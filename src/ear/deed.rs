//! What kind of thing a command does.

use crate::session::{Command, Replay, VoiceOrder};

/// What a command may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Nothing at all.
    Tells,
    /// Nothing on the table, but the game may be marked as assisted.
    Helps,
    /// The table, in a way that undo takes back.
    Moves,
    /// Anything else: the game, a setting, a file.
    Changes,
}

/// Whether the command does something, so that a question mark after it makes it a question.
pub(super) fn does(command: &Command) -> bool {
    matches!(deed(command), Deed::Moves | Deed::Changes)
}

/// Whether the command changes nothing at all.
pub(super) fn only_tells(command: &Command) -> bool {
    deed(command) == Deed::Tells
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
        | Command::Help(_)
        | Command::Now
        | Command::Choices(_)
        | Command::Settings
        | Command::Games
        | Command::Player
        | Command::Records(_)
        | Command::Stats(_)
        | Command::Watch(_)
        | Command::Voice(VoiceOrder::Tell)
        | Command::Replay(Replay::Repeat(_) | Replay::Say) => Deed::Tells,
        Command::Hint
        | Command::Chain
        | Command::Odds
        | Command::Winnable
        | Command::Fork
        | Command::Par
        | Command::Solution(_)
        | Command::Share => Deed::Helps,
        Command::Take(_)
        | Command::TakeAll(_)
        | Command::Draw
        | Command::DrawSeveral(_)
        | Command::Undo(_)
        | Command::Redo(_) => Deed::Moves,
        Command::New(_)
        | Command::Restart
        | Command::GiveUp
        | Command::Set(_)
        | Command::Quit
        | Command::ForkGo
        | Command::Save(_)
        | Command::Load(_)
        | Command::Delete(_)
        | Command::Merge(_)
        | Command::Guide
        | Command::LeaveGuide
        | Command::Replay(Replay::Log(_))
        | Command::Voice(
            VoiceOrder::Mode(_)
            | VoiceOrder::Stop
            | VoiceOrder::List
            | VoiceOrder::Name(_)
            | VoiceOrder::Rate(_)
            | VoiceOrder::Volume(_)
            | VoiceOrder::Step(_)
            | VoiceOrder::Test,
        ) => Deed::Changes,
    }
}
