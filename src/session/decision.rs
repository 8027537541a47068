//! What is to be done about a line.

use crate::game::{Found, StockCard, Target};

use super::answer::Answer;
use super::command::{Command, Replay, Sure};
use super::heard::Heard;
use super::look::Look;
use super::misheard::Misheard;
use super::question::Question;
use super::report::Report;
use super::session::Session;
use super::settings::Enter;
use super::start::Asking;

/// What is to be done about what was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum Decision {
    /// To perform a command, confirmed or not.
    Perform(Command, Sure),
    /// To tell this; nothing is done.
    Tell(Report),
}

impl Session {
    /// What is to be done about what was heard: answers are turned into the commands that they choose.
    pub fn decide(&mut self, heard: Heard) -> Decision {
        let report = match heard {
            Heard::Command(command) => {
                if !command.leaves_questions_open() {
                    self.question = None;
                }
                return Decision::Perform(command, Sure::No);
            }
            Heard::Answer(answer) => return self.answer(answer),
            Heard::Misheard(Misheard::LoneSuit(suit)) => return self.answer(Answer::Suit(suit)),
            Heard::Misheard(misheard) => Report::Misheard(misheard),
            Heard::Nothing => match self.question.clone() {
                Some(question) => Report::Asked(question),
                None => match self.empty_line() {
                    Some(command) => return Decision::Perform(command, Sure::No),
                    None => Report::Declined,
                },
            },
            Heard::Alike(cards) => {
                let open = |card: &&StockCard| matches!(self.game.view().find(Target::Card(**card)), Ok(Found::One(_)));
                if let [only] = cards.iter().filter(open).collect::<Vec<_>>().as_slice() {
                    self.question = None;
                    return Decision::Perform(Command::Take(Target::Card(**only)), Sure::No);
                }
                let take = |card| Command::Take(Target::Card(card));
                self.ask(Question::Which(cards.into_iter().map(take).collect()))
            }
            Heard::Unclear(commands) => self.ask(Question::Which(commands)),
            Heard::PerhapsNew(wish) => self.ask(Question::Confirm(Command::New(wish))),
        };
        Decision::Tell(report)
    }

    /// What an empty line does; from a file or a pipe it only repeats.
    fn empty_line(&self) -> Option<Command> {
        match (self.asking, self.settings.enter) {
            (Asking::Impossible, _) | (Asking::Possible, Enter::Repeat) => Some(Command::Replay(Replay::Repeat(1))),
            (Asking::Possible, Enter::Draw) => Some(Command::Draw),
            (Asking::Possible, Enter::Moves) => Some(Command::Look(Look::Moves)),
            (Asking::Possible, Enter::Off) => None,
        }
    }

    fn answer(&mut self, answer: Answer) -> Decision {
        let Some(question) = self.question.take() else {
            return Decision::Tell(Report::NotAsked);
        };
        if answer == Answer::No {
            return Decision::Tell(Report::Declined);
        }
        let Some(command) = self.chosen(&question, answer) else {
            self.question = Some(question);
            return Decision::Tell(Report::NoSuchAnswer);
        };
        let sure = if matches!(question, Question::Confirm(_)) { Sure::Yes } else { Sure::No };
        Decision::Perform(command, sure)
    }

    /// The command that an answer chooses; by a place, the card that lies there.
    fn chosen(&self, question: &Question, answer: Answer) -> Option<Command> {
        let Answer::Place(spot) = answer else {
            return question.choice(answer);
        };
        let take = Command::Take(Target::Card(self.game.view().at(spot).card()?.into()));
        matches!(question, Question::Which(commands) if commands.contains(&take)).then_some(take)
    }

    /// Asks the player this.
    pub fn ask(&mut self, question: Question) -> Report {
        self.question = Some(question.clone());
        Report::Asked(question)
    }
}
