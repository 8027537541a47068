//! How a sitting begins: with the game in progress, or with another.

use crate::game::{Game, Rules};

use super::account::Account;
use super::command::{Command, Sure};
use super::dealer::Dealer;
use super::guide::Guide;
use super::help::Help;
use super::keeper::Keeper;
use super::opening::{First, Opening, first};
use super::question::Question;
use super::report::{DealtBy, Report};
use super::results::Ended;
use super::session::Session;
use super::shelf::SavedGame;
use super::start::{Begin, Player, Ports, Start};
use super::terms::Terms;
use super::tip::Tip;
use super::watched::{Watched, Watching};

impl Session {
    /// Sits down: goes on where the last sitting was left, unless something else is wished for.
    #[must_use]
    pub fn begin(start: Start, player: Player, ports: Ports) -> Session {
        let Player { name, language, settings, news } = player;
        let Ports { shelf, voice, clock, fresh } = ports;
        let (mut keeper, mut dealer) = (Keeper::new(shelf, clock, name, news), Dealer::new(fresh));
        let (first, opening) = first(start, &mut keeper, &mut dealer);
        let (game, terms, watching, saved) = match first {
            First::New(wish) => {
                let (code, dealt) = dealer.choose(wish, Rules::default(), || keeper.today());
                (Game::begin(code), Terms::unaided(dealt), None, None)
            }
            First::Saved(saved) => {
                let SavedGame { game, terms, begun, reply, watched, older, name: _ } = *saved;
                let watching = watched.map(|moves| Watching::at(&game, moves));
                (game, terms, watching, Some((begun, reply, older)))
            }
        };
        // A game that was over before was told so before.
        let counted = Ended::by_move(&game, terms);
        let mut session = Session {
            game,
            settings,
            language,
            question: None,
            asking: start.asking,
            tips_told: Vec::new(),
            dealer,
            help: Help::new(terms),
            ordinal: u32::from(saved.is_some()),
            ended: None,
            counted,
            guide: Guide::Off,
            watching,
            keeper,
            voice,
            last_reply: String::new(),
            opening,
            dealt_by: DealtBy::of(start.wish),
        };
        if let Some((begun, reply, older)) = saved {
            let mark = session.mark();
            session.keeper.go_on_with(begun, mark, older);
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
        let by = self.dealt_by;
        let account = match std::mem::take(&mut self.opening) {
            Opening::GaveUp(account) => return *account,
            Opening::Fresh => Account { tip: self.once(Tip::Start), ..Account::of(self.began(by)) },
            Opening::First => {
                let tip = self.once(Tip::Start).map(|_| Tip::First);
                Account { tip, ..Account::of(self.began(by)) }
            }
            Opening::Resumed(wish) => {
                let resumed = match self.watched() {
                    None => Report::Resumed { view: self.game.view() },
                    Some(moment) => Report::Watched { watched: Watched::Resumed { moment }, view: self.view() },
                };
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
                Account { first: Some(*won), tip, ..Account::of(self.began(by)) }
            }
        };
        self.complete(account)
    }
}
