//! What each command does.

use crate::game::{Action, Refusal, Standing};

use super::command::{Command, Replay, Sure};
use super::help::Help;
use super::question::Question;
use super::report::Report;
use super::session::Session;
use super::settings::Setting;
use super::voice::VoiceOrder;
use super::wish::Wish;

impl Session {
    /// Does what the command says, and tells what came of it.
    pub(super) fn report(&mut self, command: Command, sure: Sure) -> Report {
        match command {
            Command::Take(target) => self.take(target),
            Command::TakeSomething => self.take_something(),
            Command::Draw => self.act(Action::Draw),
            Command::Undo(count) => self.undo(count),
            Command::Look(look) => self.look(look),
            Command::Ask(query) => self.answered(query),
            Command::New(_) | Command::Restart | Command::GiveUp if sure == Sure::No && self.is_underway() => {
                self.ask(Question::Confirm(command))
            }
            Command::New(wish) => self.deal(wish),
            Command::Restart => self.restart(),
            Command::GiveUp => self.deal(Wish::default()),
            Command::Help(verb) => Report::Help(verb),
            Command::Set(setting) => self.set(setting),
            Command::Settings => self.settings_told(),
            Command::Quit => self.left(),
            Command::Hint => self.advised(Help::hint),
            Command::Odds => self.advised(Help::odds),
            Command::Winnable => self.advised(Help::winnable),
            Command::Fork => self.advised(Help::fork),
            Command::ForkGo => self.go_back_to_the_fork(),
            Command::Par => self.advised(|help, game| Some(help.par(game))),
            Command::Solution if self.game.table().standing() == Standing::Won => Report::Refused(Refusal::Finished),
            Command::Solution if sure == Sure::No => self.ask(Question::Confirm(Command::Solution)),
            Command::Solution => self.advised(Help::solution),
            Command::Voice(order) => self.order(&order),
            Command::Share => self.share(),
            Command::Save(name) => self.save(name, sure),
            Command::Load(name) => self.load(name),
            Command::Games => Report::Games(self.keeper.shelf.names()),
            Command::Delete(name) => self.delete(name, sure),
            Command::Player => Report::Player(self.keeper.player.clone()),
            Command::Records(which) => self.records(which),
            Command::Merge(file) => self.merge(file),
            Command::Stats => self.stats(),
            Command::Guide => self.turn_guide(),
            Command::LeaveGuide => self.leave_guide(),
            // The session itself has no replies, and writes no files for the player.
            Command::Replay(Replay::Repeat(_) | Replay::Say) => Report::NothingToRepeat,
            Command::Replay(Replay::Log(file)) => Report::NotWritten(file),
        }
    }

    fn settings_told(&self) -> Report {
        let voice = self.voice.settings();
        let (mode, manner) = (voice.mode, voice.manner(&self.language));
        Report::Settings { player: self.keeper.player.clone(), mode, manner }
    }

    fn set(&mut self, setting: Setting) -> Report {
        match &setting {
            Setting::Language(language) => self.language = language.clone(),
            Setting::Detail(detail) => self.settings.detail = *detail,
            Setting::Explain(explain) => self.settings.explain = *explain,
            Setting::Cards(cards) => self.settings.cards = *cards,
            Setting::Width(width) => self.settings.width = *width,
            Setting::Gaps(gaps) => self.settings.gaps = *gaps,
            Setting::Prompt(prompt) => self.settings.prompt = *prompt,
            Setting::Player(name) => self.keeper.player.clone_from(name),
        }
        self.keeper.remember(&setting);
        Report::Set(setting)
    }

    fn order(&mut self, order: &VoiceOrder) -> Report {
        let report = self.voice.obey(order, &self.language);
        if let Some(setting) = report.changed(self.voice.settings(), &self.language) {
            self.keeper.remember_voice(&setting);
        }
        Report::Voice(report)
    }
}
