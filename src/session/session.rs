//! The session at the table: the game, the settings and the open question.

use unic_langid::LanguageIdentifier;

use crate::game::{Game, View};
use crate::solver::Par;

use super::account::Account;
use super::command::{Command, Sure};
use super::dealer::Dealer;
use super::dealt::Dealt;
use super::guide::Guide;
use super::help::Help;
use super::keeper::Keeper;
use super::news::News;
use super::opening::Opening;
use super::question::Question;
use super::report::{DealtBy, Report};
use super::results::Ended;
use super::settings::Settings;
use super::start::Asking;
use super::terms::Terms;
use super::tip::Tip;
use super::voice::{Voice, VoiceNews, VoiceSetting};
use super::watched::Watching;
use super::wish::Wish;

/// A session at the table.
pub struct Session {
    pub(super) game: Game,
    pub(super) settings: Settings,
    pub(super) language: LanguageIdentifier,
    pub(super) question: Option<Question>,
    /// Whether someone is there who types, and not a file or a pipe.
    pub(super) asking: Asking,
    pub(super) tips_told: Vec<Tip>,
    pub(super) dealer: Dealer,
    pub(super) help: Help,
    /// Which game of this session this is, from 0.
    pub(super) ordinal: u32,
    /// The game that the last command ended, until it is told.
    pub(super) ended: Option<Ended>,
    /// The end of the game in progress that was told already.
    pub(super) counted: Option<Ended>,
    pub(super) guide: Guide,
    /// The moment of a game that has ended, while it is gone through.
    pub(super) watching: Option<Watching>,
    pub(super) keeper: Keeper,
    pub(super) voice: Box<dyn Voice>,
    /// What was said last.
    pub(super) last_reply: String,
    pub(super) opening: Opening,
    /// How the first game of the sitting came about, where it is a new one.
    pub(super) dealt_by: DealtBy,
}

impl Session {
    /// The game in progress.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the player sees: the game in progress, or the moment of it that is watched.
    #[must_use]
    pub fn view(&self) -> View {
        self.shown().view()
    }

    /// How replies are told and written.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> &LanguageIdentifier {
        &self.language
    }

    /// The question that is open.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// What was said last, in this sitting or the one before; empty where nothing was.
    #[must_use]
    pub fn last_reply(&self) -> &str {
        &self.last_reply
    }

    /// The voice.
    #[must_use]
    pub fn voice(&self) -> &dyn Voice {
        &*self.voice
    }

    /// Which game of this session this is: another number for another game, even of the same deal.
    #[must_use]
    pub fn ordinal(&self) -> u32 {
        self.ordinal
    }

    /// How the game counts.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.help.terms()
    }

    /// The best that can be made of the deal, where that gives nothing away: the game is won or assisted.
    #[must_use]
    pub fn free_par(&self) -> Option<Par> {
        self.help.free_par(&self.game)
    }

    /// Performs a command, and gives an account of what came of it.
    pub fn perform(&mut self, command: Command, sure: Sure) -> Account {
        let before = self.terms().dealt;
        let same_kind = command == Command::GiveUp && !matches!(before, Dealt::Any | Dealt::Daily(_));
        let kinds = (command == Command::New(Wish::default())).then_some(Tip::Kinds);
        let kinds = kinds.or(same_kind.then_some(Tip::AnyKind));
        let report = self.report(command, sure);
        let kinds = kinds.filter(|_| matches!(report, Report::Began { .. }));
        self.tell_with(report, kinds)
    }

    /// An account of this, with what goes with it.
    pub fn tell(&mut self, report: Report) -> Account {
        self.tell_with(report, None)
    }

    /// An account of this, with this tip unless it was told before.
    fn tell_with(&mut self, report: Report, tip: Option<Tip>) -> Account {
        let tip = tip.or_else(|| Tip::after(&report)).and_then(|tip| self.once(tip));
        self.complete(Account { tip, ..Account::of(report) })
    }

    /// The account with the end of the game, what the guide says, and the news.
    pub(super) fn complete(&mut self, account: Account) -> Account {
        let guiding = self.guided(&account.report);
        let ended = self.ended.take();
        let ended = ended.map(|ended| (ended, self.keeper.count(&ended)));
        let (voice, news) = self.news();
        Account { ended, voice, news, guiding, ..account }
    }

    /// News of the voice, and of what is kept, that were not told yet.
    pub fn news(&mut self) -> (Option<VoiceNews>, Vec<News>) {
        let told = self.voice.settings().told;
        let voice = self.voice.news();
        if let Some(now) = self.voice.settings().told.filter(|now| Some(*now) != told) {
            self.keeper.remember_voice(&VoiceSetting::Told(now));
        }
        (voice, self.keeper.take_news())
    }

    pub(super) fn once(&mut self, tip: Tip) -> Option<Tip> {
        if self.tips_told.contains(&tip) {
            return None;
        }
        self.tips_told.push(tip);
        Some(tip)
    }
}
