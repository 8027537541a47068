//! What came of what was said: facts, and no words.

use crate::game::{Action, DealCode, Event, Refusal, StockCard, Target, Undone, View};

use crate::solver::Par;

use super::assisted::{Advice, Assisted};
use super::command::{Answer, Command, Look, Misheard, Verb, Wish};
use super::memory::Errand;
use super::query::Query;
use super::settings::{Detail, Explain, Set};
use super::told::Told;
use super::voice::VoiceOrder;

/// A question that is open until it is answered or another command is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which of these commands?
    Which(Vec<Command>),
    /// Begin this new game?
    New(Wish),
    /// Give the solution away?
    Solution,
    /// Really do this?
    Sure(Errand),
}

impl Question {
    /// The command that this answer chooses, if it chooses exactly one. A "no" chooses none; a place chooses by what
    /// lies there, which only the session knows.
    #[must_use]
    pub fn choice(&self, answer: Answer) -> Option<Command> {
        let commands = match self {
            Question::New(wish) => &[Command::New(*wish)][..],
            Question::Solution => &[Command::SolutionGranted],
            Question::Sure(errand) => &[Command::Errand(errand.clone())],
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

/// A sentence that says how to do something; each is said once a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tip {
    /// How to learn the game and to hear the commands, at the very first start.
    First,
    /// How to hear the commands, at the start.
    Start,
    /// The same, after a line that was not understood.
    Help,
    /// What can be done when stuck.
    Stuck,
    /// What can be done when the game is over.
    Another,
    /// How to go back to where the game could still be won.
    ForkGo,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A new game lies there.
    Began {
        /// Its code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// Whether it is the last deal over again.
        again: bool,
    },
    /// A move was made.
    Moved {
        /// What it brought about.
        event: Event,
        /// What is to be seen after it.
        view: View,
    },
    /// Moves were undone.
    Undone {
        /// What was put back.
        undone: Undone,
        /// What is to be seen after it.
        view: View,
    },
    /// A move was refused.
    Refused(Refusal),
    /// A look at the game.
    Looked {
        /// At which part.
        look: Look,
        /// The game's code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// Whether the game counts as assisted.
        assisted: Assisted,
    },
    /// A question is asked.
    Asked(Question),
    /// The question was answered with no.
    Declined,
    /// There was an answer, but no question.
    NotAsked,
    /// The answer was none of those asked for.
    NoSuchAnswer,
    /// To be said again: the reply so many back, from 1.
    Again(usize),
    /// To be spoken from now on: the language of this tag.
    Language(String),
    /// So much is told from now on.
    Detail(Detail),
    /// Refusals are explained from now on, or not.
    Explain(Explain),
    /// The commands, or one of them explained.
    Help(Option<Verb>),
    /// What the solver knows, or what can be guessed fairly.
    Advised {
        /// The answer.
        advice: Advice,
        /// Whether the game counts as assisted from now on.
        marked: Assisted,
    },
    /// No command was understood.
    Misheard(Misheard),
    /// The player leaves.
    Leaving,
    /// To be done by the voice, which has its own report.
    Voice(VoiceOrder),
    /// The game and its result, for others.
    Shared {
        /// The game's code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// Whether it counts as assisted.
        assisted: Assisted,
        /// The best that can be made of the deal, where that gives nothing away: the game is won or assisted.
        par: Option<Par>,
    },
    /// Others are asked for this. It is not worded: what came of it is.
    Errand(Errand),
    /// What came of an errand.
    Told(Told),
    /// A setting is so from now on.
    Set(Set),
    /// The guide was left, and the game goes on.
    GuideLeft,
    /// There was no guide to leave.
    NoGuide,
    /// The table was asked.
    Answered {
        /// What.
        query: Query,
        /// What is to be seen.
        view: View,
        /// The moves that stand, oldest first.
        history: Vec<Action>,
    },
}

/// A report, and a tip if it is time for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What came of it.
    pub report: Report,
    /// What to say last.
    pub tip: Option<Tip>,
}
