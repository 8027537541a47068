//! The player's seat: the game, the settings and the open question.

use crate::game::{Action, Card, Deal, DealCode, DealNumber, Found, Game, Refusal, Rules, Standing, StockCard, Target};
use crate::solver::{Among, Fork, Par, Settler};

use super::assisted::{Advice, Assisted, Help, Terms};
use super::command::{Answer, Command, Heard, Look, Misheard, Pool, Wish};
use super::guide::Guide;
use super::memory::Ended;
use super::query::Query;
use super::report::{Question, Report, Said, Tip};
use super::settings::Settings;

/// Gives the number of a fresh deal.
type Fresh = Box<dyn FnMut() -> DealNumber>;

/// How many deals go by their numbers.
const NUMBERED: u64 = 50_000;

/// A session at the table.
pub struct Session {
    pub(super) game: Game,
    settings: Settings,
    pub(super) question: Option<Question>,
    told: Vec<Tip>,
    fresh: Fresh,
    pub(super) help: Help,
    pub(super) ordinal: u32,
    pub(super) ended: Option<Ended>,
    pub(super) counted: Option<Ended>,
    pub(super) guide: Guide,
}

impl Session {
    /// Sits down to a new game; `fresh` gives the numbers of the deals that are not asked for by number.
    #[must_use]
    pub fn new(wish: Wish, settings: Settings, mut fresh: impl FnMut() -> DealNumber + 'static) -> Session {
        let code = choose(wish, Rules::default(), &mut fresh);
        Session {
            game: Game::begin(code),
            settings,
            question: None,
            told: Vec::new(),
            fresh: Box::new(fresh),
            help: Help::new(unaided(wish.among)),
            ordinal: 0,
            ended: None,
            counted: None,
            guide: Guide::Off,
        }
    }

    /// The game in progress.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the player has set.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// The question that is open.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// What is said before anything is heard: the new game.
    pub fn greet(&mut self) -> Said {
        let report = self.began(false);
        Said { report, tip: self.once(Tip::Start) }
    }

    /// Does what was heard, and reports what came of it.
    pub fn hear(&mut self, heard: Heard) -> Said {
        let report = match heard {
            Heard::Misheard(Misheard::LoneSuit(suit)) => self.answer(Answer::Suit(suit)),
            Heard::Misheard(misheard) => Report::Misheard(misheard),
            Heard::Nothing => self.question.clone().map_or(Report::Again(1), Report::Asked),
            Heard::Unclear(commands) => self.ask(Question::Which(commands)),
            Heard::PerhapsNew(wish) => self.ask(Question::New(wish)),
            Heard::Command(Command::Answer(answer)) => self.answer(answer),
            Heard::Command(command) => {
                self.question = None;
                self.perform(command)
            }
        };
        let tip = tip_for(&report).and_then(|tip| self.once(tip));
        Said { report, tip }
    }

    /// The report of the last of these that was done or refused: none is tried after a refusal or a question.
    fn one_by_one(&mut self, commands: impl Iterator<Item = Command>) -> Report {
        let mut last = Report::Misheard(Misheard::Unknown);
        for command in commands {
            let moves = self.game.moves();
            last = self.perform(command);
            if self.game.moves() == moves {
                break;
            }
        }
        last
    }

    fn perform(&mut self, command: Command) -> Report {
        match command {
            Command::Take(target) => self.take(target),
            Command::TakeSomething => self.take_something(),
            Command::TakeAll(targets) => self.one_by_one(targets.into_iter().map(Command::Take)),
            Command::Draw => self.act(Action::Draw),
            Command::DrawSeveral(count) => self.one_by_one(std::iter::repeat_n(Command::Draw, count)),
            Command::Undo(count) => match self.game.undo(count) {
                Ok(undone) => Report::Undone { undone, view: self.game.view() },
                Err(refusal) => Report::Refused(refusal),
            },
            Command::Look(look) => self.look(look),
            Command::Repeat(back) => Report::Again(back),
            Command::New(wish) => self.begin(wish),
            Command::Restart => {
                self.give_up();
                self.sit_down(Game::begin(self.game.code()), unaided(self.terms().among));
                self.began(true)
            }
            Command::Answer(answer) => self.answer(answer),
            Command::Help(verb) => Report::Help(verb),
            Command::Now => Report::Help(None),
            Command::Language(tag) => Report::Language(tag),
            Command::Detail(detail) => {
                self.settings.detail = detail;
                Report::Detail(detail)
            }
            Command::Explain(explain) => {
                self.settings.explain = explain;
                Report::Explain(explain)
            }
            Command::Quit => Report::Leaving,
            Command::Hint => self.advised(Help::hint),
            Command::Odds => self.advised(Help::odds),
            Command::Winnable => self.advised(Help::winnable),
            Command::Fork => self.advised(Help::fork),
            Command::ForkGo => self.go_back_to_the_fork(),
            Command::Par => self.advised(|help, game| Some(help.par(game))),
            Command::Solution if self.game.table().standing() == Standing::Won => Report::Refused(Refusal::Finished),
            Command::Solution => self.ask(Question::Solution),
            Command::SolutionGranted => self.advised(Help::solution),
            Command::Voice(order) => Report::Voice(order),
            Command::GiveUp => self.begin(Wish::default()),
            Command::Share => self.share(),
            Command::Errand(errand) => Report::Errand(errand),
            Command::Ask(query) => self.answered(query),
            Command::Set(set) => {
                self.settings.set(set);
                Report::Set(set)
            }
            Command::Guide => self.turn_guide(),
            Command::LeaveGuide => self.leave_guide(),
        }
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
        self.perform(Command::Undo(back))
    }

    fn look(&self, look: Look) -> Report {
        Report::Looked { look, code: self.game.code(), view: self.game.view(), assisted: self.terms().assisted }
    }

    /// The best that can be made of the deal, where that gives nothing away: the game is won or assisted.
    #[must_use]
    pub fn free_par(&self) -> Option<Par> {
        self.help.free_par(&self.game)
    }

    fn share(&self) -> Report {
        let (code, view, assisted) = (self.game.code(), self.game.view(), self.terms().assisted);
        Report::Shared { code, view, assisted, par: self.free_par() }
    }

    fn answered(&self, query: Query) -> Report {
        Report::Answered { query, view: self.game.view(), history: self.game.history().collect() }
    }

    fn began(&self, again: bool) -> Report {
        Report::Began { code: self.game.code(), view: self.game.view(), again }
    }

    fn begin(&mut self, wish: Wish) -> Report {
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

    fn answer(&mut self, answer: Answer) -> Report {
        let Some(question) = self.question.take() else {
            return Report::NotAsked;
        };
        if answer == Answer::No {
            return Report::Declined;
        }
        let Some(command) = self.chosen(&question, answer) else {
            self.question = Some(question);
            return Report::NoSuchAnswer;
        };
        self.perform(command)
    }

    /// The command that an answer chooses; by a place, the card that lies there.
    fn chosen(&self, question: &Question, answer: Answer) -> Option<Command> {
        let Answer::Place(spot) = answer else {
            return question.choice(answer);
        };
        let take = Command::Take(Target::Card(self.game.view().at(spot).card()?.into()));
        matches!(question, Question::Which(commands) if commands.contains(&take)).then_some(take)
    }

    fn once(&mut self, tip: Tip) -> Option<Tip> {
        if self.told.contains(&tip) {
            return None;
        }
        self.told.push(tip);
        Some(tip)
    }
}

/// The deal that is wished for, or a fresh one that may come; the rules wished for, or these.
fn choose(wish: Wish, rules: Rules, fresh: &mut dyn FnMut() -> DealNumber) -> DealCode {
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
fn unaided(among: Among) -> Terms {
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
