//! The session at the table: the game, the settings and the open question.

use unic_langid::LanguageIdentifier;

use crate::game::{Action, Card, Deal, DealCode, DealNumber, Found, Game, Refusal, Rules, Standing, StockCard, Target};
use crate::solver::{Among, Fork, Par, Settler};

use super::assisted::{Advice, Assisted, Help, Terms};
use super::command::{Command, Heard, Replay, Sure};
use super::guide::Guide;
use super::keeper::Keeper;
use super::look::Look;
use super::misheard::Misheard;
use super::news::News;
use super::opening::Opening;
use super::query::Query;
use super::question::{Answer, Question};
use super::report::{Account, Report, Tip};
use super::results::{Course, Ended, Ending, Played};
use super::settings::{Setting, Settings};
use super::voice::{Voice, VoiceNews, VoiceOrder, VoiceSetting};
use super::wish::{Pool, Wish};

/// Gives the number of a fresh deal.
pub type Fresh = Box<dyn FnMut() -> DealNumber>;

/// How many deals go by their numbers.
const NUMBERED: u64 = 50_000;

/// A session at the table.
pub struct Session {
    pub(super) game: Game,
    pub(super) settings: Settings,
    pub(super) language: LanguageIdentifier,
    pub(super) question: Option<Question>,
    pub(super) tips_told: Vec<Tip>,
    pub(super) fresh: Fresh,
    pub(super) help: Help,
    /// Which game of this session this is, from 0.
    pub(super) ordinal: u32,
    /// The game that the last command ended, until it is told.
    pub(super) ended: Option<Ended>,
    /// The end of the game in progress that was told already.
    pub(super) counted: Option<Ended>,
    pub(super) guide: Guide,
    pub(super) keeper: Keeper,
    pub(super) voice: Box<dyn Voice>,
    /// What was said last.
    pub(super) last_reply: String,
    pub(super) opening: Opening,
}

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
    /// The game in progress.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
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
                None => return Decision::Perform(Command::Replay(Replay::Repeat(1)), Sure::No),
            },
            Heard::Unclear(commands) => self.ask(Question::Which(commands)),
            Heard::PerhapsNew(wish) => self.ask(Question::Confirm(Command::New(wish))),
        };
        Decision::Tell(report)
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

    /// Performs a command, and gives an account of what came of it.
    pub fn perform(&mut self, command: Command, sure: Sure) -> Account {
        let report = self.report(command, sure);
        self.tell(report)
    }

    /// An account of this, with what goes with it.
    pub fn tell(&mut self, report: Report) -> Account {
        let tip = tip_for(&report).and_then(|tip| self.once(tip));
        self.complete(Account { tip, ..Account::of(report) })
    }

    /// The account with the end of the game, what the guide says, and the news.
    pub(super) fn complete(&mut self, account: Account) -> Account {
        let guiding = self.guided(&account.report);
        let ended = self.ended.take();
        let ended = ended.map(|ended| (ended, self.keeper.count(&ended, self.help.terms().among)));
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

    fn report(&mut self, command: Command, sure: Sure) -> Report {
        match command {
            Command::Take(target) => self.take(target),
            Command::TakeSomething => self.take_something(),
            Command::Draw => self.act(Action::Draw),
            Command::Undo(count) => match self.game.undo(count) {
                Ok(undone) => Report::Undone { undone, view: self.game.view() },
                Err(refusal) => Report::Refused(refusal),
            },
            Command::Look(look) => self.look(look),
            Command::Ask(query) => self.answered(query),
            Command::New(_) | Command::Restart | Command::GiveUp if sure == Sure::No && self.is_underway() => {
                self.ask(Question::Confirm(command))
            }
            Command::New(wish) => self.deal(wish),
            Command::Restart => {
                self.give_up();
                self.sit_down(Game::begin(self.game.code()), unaided(self.terms().among));
                self.began(true)
            }
            Command::GiveUp => self.deal(Wish::default()),
            Command::Help(verb) => Report::Help(verb),
            Command::Set(setting) => self.set(setting),
            Command::Settings => {
                let voice = self.voice.settings();
                let (mode, manner) = (voice.mode, voice.manner(&self.language));
                Report::Settings { player: self.keeper.player.clone(), mode, manner }
            }
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
            Command::Stats => self.keeper.stats(),
            Command::Guide => self.turn_guide(),
            Command::LeaveGuide => self.leave_guide(),
            // The session itself has no replies, and writes no files for the player.
            Command::Replay(Replay::Repeat(_) | Replay::Say) => Report::NothingToRepeat,
            Command::Replay(Replay::Log(file)) => Report::NotWritten(file),
        }
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

    fn take(&mut self, target: Target) -> Report {
        match self.game.view().find(target) {
            Ok(Found::One(spot)) => self.act(Action::Take(spot)),
            Ok(Found::Several(cards)) => self.ask_which(cards),
            Err(refusal) => Report::Refused(refusal),
        }
    }

    /// "Take" alone: asks which of the fitting cards, or says that none fits.
    fn take_something(&mut self) -> Report {
        let view = self.game.view();
        let fitting: Vec<Card> = view.fitting().collect();
        if view.standing == Standing::Won {
            Report::Refused(Refusal::Finished)
        } else if fitting.is_empty() {
            self.look(Look::Moves)
        } else {
            self.ask_which(fitting)
        }
    }

    fn act(&mut self, action: Action) -> Report {
        match self.game.apply(action) {
            Ok(event) => {
                self.notice_the_end();
                Report::Moved { event, view: self.game.view() }
            }
            Err(refusal) => Report::Refused(refusal),
        }
    }

    /// What the solver answers, once the answer is marked.
    fn advised(&mut self, answer: impl FnOnce(&mut Help, &Game) -> Option<Advice>) -> Report {
        let before = self.terms();
        let Some(advice) = answer(&mut self.help, &self.game) else {
            return Report::Refused(Refusal::Finished);
        };
        let marked = if before == self.terms() { Assisted::No } else { Assisted::Yes };
        Report::Advised { advice, marked }
    }

    /// Undoes back to the last moment at which the game could still be won.
    fn go_back_to_the_fork(&mut self) -> Report {
        let report = self.advised(Help::fork);
        let Report::Advised { advice: Advice::Fork(Fork::After(kept)), .. } = report else {
            return report;
        };
        let back = self.game.history().len() - kept;
        self.report(Command::Undo(back), Sure::No)
    }

    fn look(&self, look: Look) -> Report {
        Report::Looked { look, code: self.game.code(), view: self.game.view(), assisted: self.terms().assisted }
    }

    fn share(&self) -> Report {
        let (code, view, assisted) = (self.game.code(), self.game.view(), self.terms().assisted);
        Report::Shared { code, view, assisted, par: self.free_par() }
    }

    fn answered(&self, query: Query) -> Report {
        Report::Answered { query, view: self.game.view(), history: self.game.history().collect() }
    }

    pub(super) fn began(&self, again: bool) -> Report {
        Report::Began { code: self.game.code(), view: self.game.view(), again }
    }

    /// Whether ending the game would lose something: moves were made, and it is neither won nor stuck.
    fn is_underway(&self) -> bool {
        self.game.moves() > 0 && self.game.table().standing() == Standing::Playing
    }

    fn deal(&mut self, wish: Wish) -> Report {
        let code = choose(wish, self.game.code().rules, &mut self.fresh);
        self.give_up();
        self.sit_down(Game::begin(code), unaided(wish.among));
        self.began(false)
    }

    fn ask_which(&mut self, cards: Vec<Card>) -> Report {
        let take = |card| Command::Take(Target::Card(StockCard::Card(card)));
        self.ask(Question::Which(cards.into_iter().map(take).collect()))
    }

    /// Asks the player this.
    pub fn ask(&mut self, question: Question) -> Report {
        self.question = Some(question.clone());
        Report::Asked(question)
    }

    /// Goes on with another game, and leaves this one without giving it up.
    pub(super) fn take_up(&mut self, game: Game, terms: Terms) {
        self.question = None;
        self.sit_down(game, terms);
    }

    pub(super) fn sit_down(&mut self, game: Game, terms: Terms) {
        self.game = game;
        self.help = Help::new(terms);
        self.ordinal += 1;
        // A game that was stuck before was told so before.
        self.counted = Ended::by_move(&self.game, terms.assisted);
        self.guide = if self.guide.is_on() { Guide::Left } else { Guide::Off };
    }

    pub(super) fn notice_the_end(&mut self) {
        // Nobody is told to have failed while still being taught.
        let counts = |ended: &Ended| ended.ending == Ending::Won || !self.guide.is_on();
        self.ended = Ended::by_move(&self.game, self.terms().assisted).filter(counts);
        self.counted = self.ended.or(self.counted);
    }

    /// Ends the game as it is, unless no card was taken in it, its end has been told, or the guide is still telling it.
    pub(super) fn give_up(&mut self) {
        if self.guide.is_on() {
            return;
        }
        let played = Played::of(&self.game, self.terms().assisted);
        let told = self.counted.is_some_and(|counted| !played.beats(&counted.played));
        let standing = self.game.table().standing();
        // A game that was left before a card was taken says nothing of the player; one that is stuck always does.
        let counts = match standing {
            Standing::Won => false,
            Standing::Playing => played.left < Played::TABLE,
            Standing::Stuck => true,
        };
        if counts && !told {
            self.ended = Some(Ended { ending: Ending::GivenUp, played, course: Course::of(&self.game) });
        }
    }

    pub(super) fn once(&mut self, tip: Tip) -> Option<Tip> {
        if self.tips_told.contains(&tip) {
            return None;
        }
        self.tips_told.push(tip);
        Some(tip)
    }
}

/// The deal that is wished for, or a fresh one that may come; the rules wished for, or these.
pub(super) fn choose(wish: Wish, rules: Rules, fresh: &mut dyn FnMut() -> DealNumber) -> DealCode {
    let rules = wish.rules.unwrap_or(rules);
    let deal = match (wish.deal, wish.among) {
        (Some(deal), _) => deal,
        (None, Among::All) => from(wish.pool, fresh()),
        (None, Among::Winnable) => {
            let mut settler = Settler::new(rules);
            loop {
                let deal = from(wish.pool, fresh());
                if settler.is_winnable(&Deal::new(deal)) {
                    break deal;
                }
            }
        }
    };
    DealCode { deal, rules }
}

/// The fresh deal, or the one of the pool that it stands for; each as likely as the others within a millionth.
fn from(pool: Pool, fresh: DealNumber) -> DealNumber {
    match pool {
        Pool::All => fresh,
        Pool::Numbered => DealNumber::new(fresh.get() % NUMBERED + 1).unwrap_or(fresh),
    }
}

/// The terms of a game that begins.
pub(super) fn unaided(among: Among) -> Terms {
    Terms { among, assisted: Assisted::No }
}

/// What the player may need to know after this report.
fn tip_for(report: &Report) -> Option<Tip> {
    if let Report::Moved { view, .. } = report {
        return match view.standing {
            Standing::Playing => None,
            Standing::Stuck => Some(Tip::Stuck),
            Standing::Won => Some(Tip::Another),
        };
    }
    let unknown = *report == Report::Misheard(Misheard::Unknown);
    if let Report::Advised { advice: Advice::Fork(Fork::After(_)), .. } = report {
        return Some(Tip::ForkGo);
    }
    let finished = *report == Report::Refused(Refusal::Finished);
    unknown.then_some(Tip::Help).or(finished.then_some(Tip::Another))
}
