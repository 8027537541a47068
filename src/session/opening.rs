//! How a sitting begins: with the game in progress, or with another.

use unic_langid::LanguageIdentifier;

use super::assisted::Help;
use super::command::{Command, Sure};
use super::guide::Guide;
use super::keeper::Keeper;
use super::news::News;
use super::question::Question;
use super::report::{Account, Report, Scored, Tip};
use super::results::Ended;
use super::session::{Fresh, Session, choose, unaided};
use super::settings::Settings;
use super::shelf::{Clock, SavedGame, Shelf};
use super::voice::Voice;
use super::wish::Wish;
use crate::game::{Game, Rules, Scheme, Standing};

/// Whether the game in progress is to be gone on with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// It is, unless another is wished for.
    #[default]
    Resuming,
    /// It is not: it is given up.
    Anew,
}

/// Whether a question can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// Someone is there.
    Possible,
    /// Lines come from a file or a pipe.
    Impossible,
}

/// What the player wants to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The deal and the rules wished for.
    pub wish: Wish,
    /// What becomes of the game in progress.
    pub begin: Begin,
    /// Whether that can be asked.
    pub asking: Asking,
}

/// Who sits down, and what was set before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// The language that is spoken.
    pub language: LanguageIdentifier,
    /// How replies are told and written.
    pub settings: Settings,
    /// What has to be told of the settings.
    pub news: Vec<News>,
}

/// What the session asks of others.
pub struct Ports {
    /// Where games, results and settings are kept.
    pub shelf: Box<dyn Shelf>,
    /// The voice.
    pub voice: Box<dyn Voice>,
    /// What tells the time.
    pub clock: Box<dyn Clock>,
    /// What gives the numbers of the deals that are not asked for by number.
    pub fresh: Fresh,
}

/// What is said first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Opening {
    /// The new game.
    #[default]
    Fresh,
    /// The same, to someone who has never played here.
    First,
    /// That the game in progress goes on, and perhaps the question whether this other game should begin.
    Resumed(Option<Wish>),
    /// How the last game ended, and the new one.
    After(Box<Report>),
    /// What came of giving up the game in progress.
    GaveUp(Box<Account>),
}

/// How the game begins that is played first.
enum First {
    /// It is this new one.
    New(Wish),
    /// It is the saved one.
    Saved(Box<SavedGame>),
}

impl Session {
    /// Sits down: goes on where the last sitting was left, unless something else is wished for.
    #[must_use]
    pub fn begin(start: Start, player: Player, ports: Ports) -> Session {
        let Player { name, language, settings, news } = player;
        let Ports { shelf, voice, clock, mut fresh } = ports;
        let mut keeper = Keeper::new(shelf, clock, name, news);
        let (first, opening) = first(start, &mut keeper, &mut fresh);
        let (game, terms, saved) = match first {
            First::New(wish) => {
                let code = choose(wish, Rules::default(), &mut fresh);
                (Game::begin(code), unaided(wish.among), None)
            }
            First::Saved(saved) => (saved.game, saved.terms, Some((saved.begun, saved.reply))),
        };
        // A game that was stuck before was told so before.
        let counted = Ended::by_move(&game, terms.assisted);
        let mut session = Session {
            game,
            settings,
            language,
            question: None,
            tips_told: Vec::new(),
            fresh,
            help: Help::new(terms),
            ordinal: u32::from(saved.is_some()),
            ended: None,
            counted,
            guide: Guide::Off,
            keeper,
            voice,
            last_reply: String::new(),
            opening,
        };
        if let Some((begun, reply)) = saved {
            let mark = session.mark();
            session.keeper.go_on_with(begun, mark);
            session.last_reply = reply;
        }
        if start.begin == Begin::Anew && session.ordinal > 0 {
            let account = session.perform(Command::New(start.wish), Sure::Yes);
            session.opening = Opening::GaveUp(Box::new(account));
        }
        session
    }

    /// What is said before anything is heard; to be asked once.
    pub fn greet(&mut self) -> Account {
        let account = match std::mem::take(&mut self.opening) {
            Opening::GaveUp(account) => return *account,
            Opening::Fresh => Account { tip: self.once(Tip::Start), ..Account::of(self.began(false)) },
            Opening::First => {
                let tip = self.once(Tip::Start).map(|_| Tip::First);
                Account { tip, ..Account::of(self.began(false)) }
            }
            Opening::Resumed(wish) => {
                let resumed = Report::Resumed { moves: self.game.moves() };
                match wish {
                    None => Account::of(resumed),
                    Some(wish) => {
                        let asked = self.ask(Question::Confirm(Command::New(wish)));
                        Account { first: Some(resumed), ..Account::of(asked) }
                    }
                }
            }
            Opening::After(won) => {
                let tip = self.once(Tip::Start);
                Account { first: Some(*won), tip, ..Account::of(self.began(false)) }
            }
        };
        self.complete(account)
    }
}

/// Which game is played first, and what is said of it.
fn first(start: Start, keeper: &mut Keeper, fresh: &mut Fresh) -> (First, Opening) {
    let Start { wish, begin, asking } = start;
    let new = keeper.shelf.is_new();
    let Some(saved) = keeper.recall() else {
        return (First::New(wish), if new { Opening::First } else { Opening::Fresh });
    };
    let code = saved.game.code();
    if saved.game.table().standing() == Standing::Won {
        let rules = wish.rules.or(wish.deal.is_none().then_some(code.rules));
        return (First::New(Wish { rules, ..wish }), Opening::After(Box::new(won(&saved.game))));
    }
    let another =
        wish.deal.is_some_and(|deal| deal != code.deal) || wish.rules.is_some_and(|rules| rules != code.rules);
    let untouched = saved.game.steps().is_empty();
    match (begin, asking) {
        (Begin::Resuming, _) if another && untouched => (First::New(wish), Opening::Fresh),
        (Begin::Resuming, Asking::Impossible) if another => {
            keeper.put_aside(&saved);
            (First::New(wish), Opening::Fresh)
        }
        (Begin::Resuming, _) => {
            let opening = match (untouched, another) {
                (true, _) => Opening::Fresh,
                (false, false) => Opening::Resumed(None),
                (false, true) => Opening::Resumed(Some(Wish { deal: wish.deal.or_else(|| Some(fresh())), ..wish })),
            };
            (First::Saved(Box::new(saved)), opening)
        }
        (Begin::Anew, _) => (First::Saved(Box::new(saved)), Opening::Fresh),
    }
}

fn won(game: &Game) -> Report {
    let scored = match game.code().rules.scheme {
        Scheme::Points | Scheme::Streaks => Scored::Points,
        Scheme::CardsLeft => Scored::Moves,
    };
    Report::LastWon { score: game.table().score(), moves: game.moves(), scored }
}
