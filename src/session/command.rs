//! What was said, as it was understood.

use crate::game::Target;

use super::advice::Extent;
use super::fared::Span;
use super::look::Look;
use super::query::Query;
use super::results::Which;
use super::settings::{Choice, Setting};
use super::verb::Verb;
use super::voice::VoiceOrder;
use super::watched::WatchStep;
use super::wish::Wish;

/// A whole command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Take what was named.
    Take(Target),
    /// Take, without saying what.
    TakeSomething,
    /// Take all of these, one after the other, as far as it goes.
    TakeAll(Vec<Target>),
    /// Draw.
    Draw,
    /// Draw so many cards; at least 2.
    DrawSeveral(usize),
    /// Undo so many actions; at least 1.
    Undo(usize),
    /// Do so many undone actions again; at least 1.
    Redo(usize),
    /// Look at a part of the game.
    Look(Look),
    /// Ask the table.
    Ask(Query),
    /// Begin a new game.
    New(Wish),
    /// Begin the same game again.
    Restart,
    /// End this game as it is and begin another.
    GiveUp,
    /// List the commands, or explain one.
    Help(Option<Verb>),
    /// Say what can be done now.
    Now,
    /// Change a setting.
    Set(Setting),
    /// Say how this setting stands, and what it may be.
    Choices(Choice),
    /// Say all settings.
    Settings,
    /// Leave.
    Quit,
    /// Say something of the best action, more at each asking.
    Hint,
    /// Say the longest run of takes by visible cards.
    Chain,
    /// Say how likely the game can still be won.
    Odds,
    /// Say whether the game can still be won, proven.
    Winnable,
    /// Say where the game was lost, proven.
    Fork,
    /// Go back to where it could still be won.
    ForkGo,
    /// Say the best that can be made of the deal, proven.
    Par,
    /// Say the next step of a best line from here, or all of it, proven; asks first.
    Solution(Extent),
    /// Go through a game that has ended, from its deal.
    Watch(WatchStep),
    /// Have the voice do something.
    Voice(VoiceOrder),
    /// Say the game and its result in a sentence for others.
    Share,
    /// Keep a copy of the game under this name; asks before it replaces another.
    Save(String),
    /// Go on with the game of this name.
    Load(String),
    /// List the named games.
    Games,
    /// Delete the game of this name; asks first.
    Delete(String),
    /// Say who plays.
    Player,
    /// Say the best results.
    Records(Which),
    /// Take in the results of this file.
    Merge(String),
    /// Say how the player has fared.
    Stats(Span),
    /// Tell a first game step by step, or leave that.
    Guide,
    /// Leave the guide.
    LeaveGuide,
    /// Do something with the replies that were given; for whoever has them.
    Replay(Replay),
}

/// What can be done with the replies that were given.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Replay {
    /// Say a reply again: 1 is the last one.
    Repeat(usize),
    /// Speak the last reply.
    Say,
    /// Write what was typed and said in this game into this file; asks before it replaces another.
    Log(String),
}

impl Command {
    /// Whether a question that is open stays so: the command only looks, or repeats what was said.
    pub(super) fn leaves_questions_open(&self) -> bool {
        matches!(
            self,
            Command::Look(_)
                | Command::Ask(_)
                | Command::Help(_)
                | Command::Now
                | Command::Choices(_)
                | Command::Settings
                | Command::Replay(Replay::Repeat(_) | Replay::Say)
        )
    }

    /// The word that the command goes by.
    #[must_use]
    pub fn verb(&self) -> Verb {
        match self {
            Command::Take(_) | Command::TakeAll(_) | Command::TakeSomething => Verb::Take,
            Command::Draw | Command::DrawSeveral(_) => Verb::Draw,
            Command::Undo(_) => Verb::Undo,
            Command::Redo(_) => Verb::Redo,
            Command::Look(look) => look.verb(),
            Command::Ask(query) => query.verb(),
            Command::New(_) => Verb::New,
            Command::Restart => Verb::Restart,
            Command::GiveUp => Verb::GiveUp,
            Command::Help(_) => Verb::Help,
            Command::Now => Verb::Now,
            Command::Set(setting) => setting.verb(),
            Command::Choices(choice) => choice.verb(),
            Command::Settings => Verb::Settings,
            Command::Quit => Verb::Quit,
            Command::Hint => Verb::Hint,
            Command::Chain => Verb::Chain,
            Command::Odds => Verb::Odds,
            Command::Winnable => Verb::Winnable,
            Command::Fork | Command::ForkGo => Verb::Fork,
            Command::Par => Verb::Par,
            Command::Solution(_) => Verb::Solution,
            Command::Watch(_) => Verb::Watch,
            Command::Voice(VoiceOrder::Stop) => Verb::Stop,
            Command::Voice(_) => Verb::Voice,
            Command::Share => Verb::Share,
            Command::Save(_) => Verb::Save,
            Command::Load(_) => Verb::Load,
            Command::Games | Command::Delete(_) => Verb::Games,
            Command::Player => Verb::Player,
            Command::Records(_) | Command::Merge(_) => Verb::Records,
            Command::Stats(_) => Verb::Stats,
            Command::Guide | Command::LeaveGuide => Verb::Guide,
            Command::Replay(Replay::Repeat(_)) => Verb::Repeat,
            Command::Replay(Replay::Say) => Verb::Say,
            Command::Replay(Replay::Log(_)) => Verb::Log,
        }
    }
}

/// Whether a command was confirmed where it asks first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sure {
    /// It was not: where something would be lost or given away, it asks.
    #[default]
    No,
    /// The player has said yes to it.
    Yes,
}
