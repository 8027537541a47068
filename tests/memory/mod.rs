//! Nothing heard is ever lost.

mod book;
mod damage;
mod faults;
mod guide;
mod kills;
mod programs;
mod settings;
mod sittings;
mod trace;
mod worded;

use std::cell::Cell;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use tripeaks::app::{Asking, Begin, Clock, Conversation, Memory, Start};
use tripeaks::ear::Ear;
use tripeaks::game::{Action, Card, DealCode, DealNumber, Game, Standing, Step, StockCard, Suit, Table};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::session::Wish;
use tripeaks::store::{Disk, Files, Folders, Store};

/// Noon of 30 November 2026.
const NOON: i64 = 1_796_040_000_000;

/// The time so many milliseconds after noon.
fn after_noon(milliseconds: i64) -> Timestamp {
    Timestamp::from_millisecond(NOON + milliseconds).unwrap()
}

/// The same by a clock on a wall in Greenwich.
fn wall(milliseconds: i64) -> ZonedDateTime {
    after_noon(milliseconds).to_zoned_datetime(TimeZone::UTC)
}

/// A clock that goes on a second whenever it is read.
fn clock(from: &Rc<Cell<i64>>) -> Clock {
    let from = Rc::clone(from);
    Box::new(move || {
        from.set(from.get() + 1000);
        wall(from.get())
    })
}

fn wish(code: &str) -> Wish {
    let code = DealCode::read(code).unwrap();
    Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() }
}

/// What the tests start with: no wish, the game in progress, nobody to ask.
fn start(wish: Wish) -> Start {
    Start { wish, begin: Begin::Resuming, asking: Asking::Impossible }
}

/// A place where one sits down again and again.
struct Room {
    folder: tempfile::TempDir,
    time: Rc<Cell<i64>>,
}

impl Room {
    fn new() -> Room {
        Room { folder: tempfile::tempdir().unwrap(), time: Rc::default() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn sit(&self, tag: &str, start: Start) -> Conversation {
        self.sit_with(Disk, tag, start)
    }

    fn sit_with(&self, files: impl Files + 'static, tag: &str, start: Start) -> Conversation {
        let (languages, faults) = Languages::new(LocaleFile::built_in());
        assert_eq!(faults, []);
        let ear = Ear::new(&languages);
        let store = Store::new(files, Folders::all_in(self.folder.path().to_owned()));
        let settings = store.settings();
        let memory = Memory::new(store, settings, clock(&self.time), "Ivan");
        let settings = memory.settings().settings;
        let mut next = 6;
        let fresh = move || {
            next += 1;
            DealNumber::new(next).unwrap()
        };
        Conversation::with_memory(languages, ear, tag, memory, start, settings, fresh)
    }

    fn store(&self) -> Store {
        Store::new(Disk, Folders::all_in(self.folder.path().to_owned()))
    }
}

/// The steps in the text of a save, those of its beginning and those that were added.
pub(crate) fn steps_in(save: &str) -> String {
    let lines = save.lines().filter_map(|line| line.split_once("steps = \"")?.1.split_once('"'));
    let steps: Vec<&str> = lines.map(|(steps, _)| steps).filter(|steps| !steps.is_empty()).collect();
    steps.join(" ")
}

/// The card at the top of what is to be said, as it can be typed.
fn typed(game: &Game, action: Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Take(spot) => game.table().deal().card_at(spot).to_string(),
    }
}

/// A win of this deal, takes before draws.
fn win(code: DealCode) -> Vec<Action> {
    fn search(table: &Table, seen: &mut HashSet<(Vec<u8>, usize, Option<Card>)>, line: &mut Vec<Action>) -> bool {
        if table.standing() == Standing::Won {
            return true;
        }
        let taken = table.taken().iter().map(|spot| u8::try_from(spot.index()).unwrap()).collect();
        if !seen.insert((taken, table.drawn(), table.waste().and_then(StockCard::card))) {
            return false;
        }
        for action in table.legal() {
            let mut next = table.clone();
            next.apply(action).unwrap();
            line.push(action);
            if search(&next, seen, line) {
                return true;
            }
            line.pop();
        }
        false
    }
    let mut line = Vec::new();
    assert!(search(Game::begin(code).table(), &mut HashSet::new(), &mut line), "{code} can be won");
    line
}

/// The card as one sign, which is the same in every language.
fn sign(card: Card) -> String {
    let block = match card.suit {
        Suit::Spades => 0x1F0A0,
        Suit::Hearts => 0x1F0B0,
        Suit::Diamonds => 0x1F0C0,
        Suit::Clubs => 0x1F0D0,
    };
    let rank = u32::from(card.rank.number());
    let knight = u32::from(rank > 11);
    char::from_u32(block + rank + knight).unwrap().to_string()
}

/// Types the winning line, and gives the last reply.
fn type_win(conversation: &mut Conversation) -> String {
    let game = conversation.session().game().clone();
    let mut last = String::new();
    for action in win(game.code()) {
        let line = match action {
            Action::Draw => "draw".to_owned(),
            Action::Take(spot) => sign(game.table().deal().card_at(spot)),
        };
        last = conversation.hear(&line).text;
    }
    last
}

/// Numbers without much order, the same at each run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most).unwrap()).unwrap()
    }
}

/// A long script of commands that each change the game: moves, undos, restarts and other games.
fn script(dice: &mut Dice, length: usize) -> Vec<String> {
    let mut game = Game::begin(DealCode::read("TP1-E-AAAAAAB").unwrap());
    let mut lines = Vec::new();
    while lines.len() < length {
        let legal = game.table().legal();
        let line = match dice.below(30) {
            0 => {
                let number = dice.below(1000) + 1;
                let rules = game.code().rules;
                game = Game::begin(DealCode { deal: DealNumber::new(number as u64).unwrap(), rules });
                format!("new {number}")
            }
            1 if !game.steps().is_empty() => {
                game = Game::begin(game.code());
                "restart".to_owned()
            }
            2..=6 if game.undo(1 + dice.below(3)).is_ok() => {
                let Some(Step::Undid(count)) = game.steps().last() else { unreachable!() };
                format!("undo {count}")
            }
            _ if !legal.is_empty() => {
                let action = legal[dice.below(legal.len())];
                let line = typed(&game, action);
                game.apply(action).unwrap();
                line
            }
            _ => continue,
        };
        lines.push(line);
    }
    lines
}

/// The program itself, with nothing of this machine's surroundings.
fn program(state: &Path) -> std::process::Command {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tripeaks"));
    command.env_clear().env("SPEECHD_CMD", "/bin/false").env("USER", "Ivan").arg("--state").arg(state);
    command
}
