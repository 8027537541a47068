//! What each command does.

use crate::game::{Action, Refusal, Standing, Target};

use super::command::{Command, Replay, Sure};
use super::help::Help;
use super::question::Question;
use super::report::Report;
use super::session::Session;
use super::settings::Setting;
use super::verb::Verb;
use super::voice::VoiceOrder;

impl Session {
    /// Does what the command says, and tells what came of it.
    pub(super) fn report(&mut self, command: Command, sure: Sure) -> Report {
        if self.is_watching() && acts(&command) {
            return Report::OnlyWatched;
        }
        match command {
            Command::Take(target) => self.take(target),
            Command::TakeSomething => self.take_something(),
            Command::TakeAll(targets) => self.one_by_one(targets.into_iter().map(Command::Take)),
            Command::Draw => self.act(Action::Draw),
            Command::DrawSeveral(count) => self.one_by_one(std::iter::repeat_n(Command::Draw, count)),
            Command::Undo(count) => self.undo(count),
            Command::Redo(count) => self.redo(count),
            Command::Look(look) => self.look(look),
            Command::Ask(query) => self.answered(query),
            Command::New(_) | Command::Restart | Command::GiveUp if sure == Sure::No && self.is_underway() => {
                self.ask(Question::Confirm(command))
            }
            Command::New(wish) => self.deal(wish),
            Command::Restart => self.restart(),
            Command::GiveUp => self.deal_alike(),
            Command::Help(verb) => Report::Help(verb),
            Command::Now => self.now(),
            Command::Set(setting) => self.set(setting),
            Command::Choices(choice) => Report::Choices(choice),
            Command::Settings => self.settings_told(),
            Command::Quit => self.left(),
            Command::Hint if sure == Sure::No && self.is_unmarked() && self.help.hint_tells_more(&self.game) => {
                self.ask(Question::Confirm(command))
            }
            Command::Winnable | Command::Fork | Command::ForkGo | Command::Par
                if sure == Sure::No && self.is_unmarked() =>
            {
                self.ask(Question::Confirm(command))
            }
            Command::Chain if sure == Sure::No && self.is_unmarked() => self.ask(Question::Confirm(command)),
            Command::Hint => self.advised(Help::hint),
            Command::Chain => self.advised(Help::chain),
            Command::Odds => self.advised(Help::odds),
            Command::Winnable => self.advised(Help::winnable),
            Command::Fork => self.advised(Help::fork),
            Command::ForkGo => self.go_back_to_the_fork(),
            Command::Par => self.advised(|help, game| Some(help.par(game))),
            Command::Solution(_) if self.game.table().standing() == Standing::Won => Report::Refused(Refusal::Finished),
            Command::Solution(_) if sure == Sure::No && !self.help.gives_away() => self.ask(Question::Confirm(command)),
            Command::Solution(extent) => self.solution(extent),
            Command::Watch(step) => self.watch(step),
            Command::Voice(order) => self.order(&order),
            Command::Share => self.share(),
            Command::Save(name) => self.save(name, sure),
            Command::Load(name) => self.load(name),
            Command::Games => Report::Games(self.keeper.shelf.names()),
            Command::Delete(name) => self.delete(name, sure),
            Command::Player => Report::Player(self.keeper.player.clone()),
            Command::Records(which) => self.records(which),
            Command::Merge(file) => self.merge(file),
            Command::Stats(span) => self.stats(span),
            Command::Guide => self.turn_guide(),
            Command::LeaveGuide => self.leave_guide(),
            // The session itself has no replies, and writes no files for the player.
            Command::Replay(Replay::Repeat(_) | Replay::Say) => Report::NothingToRepeat,
            Command::Replay(Replay::Log(file)) => Report::NotWritten(file),
        }
    }

    /// Makes these moves one after the other, up to the first that can't be made, or to the end of the game.
    fn one_by_one(&mut self, commands: impl IntoIterator<Item = Command>) -> Report {
        let mut commands = commands.into_iter();
        let mut made = Vec::new();
        let mut halt = None;
        for command in commands.by_ref() {
            let report = self.report(command, Sure::No);
            let Report::Moved { events, view } = report else {
                halt = Some(report);
                break;
            };
            made.extend(events);
            if view.standing == Standing::Won {
                break;
            }
        }
        let moved = Report::Moved { events: made, view: self.game.view() };
        match (halt, &moved) {
            (None, _) => moved,
            (Some(by), Report::Moved { events, .. }) if events.is_empty() => by,
            (Some(by), _) => Report::Halted { moved: moved.into(), by: by.into(), left: targets(commands) },
        }
    }

    /// What can be done now: the open question, or the commands that would do something.
    fn now(&self) -> Report {
        if let Some(question) = self.question.clone() {
            return Report::Asked(question);
        }
        if self.is_watching() {
            return Report::Now { view: self.shown().view(), commands: vec![Verb::Watch, Verb::Board, Verb::Status] };
        }
        let (table, view) = (self.game.table(), self.game.view());
        let may = |verb: &Verb| {
            (*verb != Verb::Draw || table.legal().contains(&Action::Draw))
                && (*verb != Verb::Undo || self.game.history().len() > 0)
                && (*verb != Verb::Redo || self.game.is_redoable())
        };
        let commands: &[Verb] = match view.standing {
            Standing::Playing => &[Verb::Draw, Verb::Undo, Verb::Redo, Verb::Board, Verb::Hint, Verb::Help],
            Standing::Stuck => &[Verb::Undo, Verb::Fork, Verb::Watch, Verb::Restart, Verb::New],
            Standing::Won => &[Verb::New, Verb::Restart, Verb::Watch, Verb::Share, Verb::Stats],
        };
        Report::Now { view, commands: commands.iter().copied().filter(may).collect() }
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
            Setting::Explain(explain) => self.settings.explain = Some(*explain),
            Setting::Tell(tell) => self.settings.chosen.choose(*tell),
            Setting::Cards(cards) => self.settings.cards = *cards,
            Setting::Width(width) => self.settings.width = *width,
            Setting::Gaps(gaps) => self.settings.gaps = *gaps,
            Setting::Prompt(prompt) => self.settings.prompt = *prompt,
            Setting::Enter(enter) => self.settings.enter = *enter,
            Setting::Player(name) => self.keeper.player = self.keeper.known_name(name),
        }
        let setting =
            if let Setting::Player(_) = setting { Setting::Player(self.keeper.player.clone()) } else { setting };
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

/// Whether the command moves something on the table, or asks the solver where the game stands.
fn acts(command: &Command) -> bool {
    matches!(
        command,
        Command::Take(_)
            | Command::TakeSomething
            | Command::TakeAll(_)
            | Command::Draw
            | Command::DrawSeveral(_)
            | Command::Undo(_)
            | Command::Redo(_)
            | Command::Hint
            | Command::Chain
            | Command::Odds
            | Command::Winnable
            | Command::Fork
            | Command::ForkGo
            | Command::Solution(_)
    )
}

/// What these commands would have taken.
fn targets(commands: impl Iterator<Item = Command>) -> Vec<Target> {
    commands.filter_map(|command| if let Command::Take(target) = command { Some(target) } else { None }).collect()
}
