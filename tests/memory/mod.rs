//! Nothing heard is ever lost.

mod book;
mod damage;
mod fared;
mod faults;
mod guide;
mod kept;
mod kills;
mod programs;
mod settings;
mod trace;
mod watched;
mod worded;

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::game::{Action, DealCode, DealNumber, Game, Standing, Step};
use tripeaks::play::Conversation;
use tripeaks::session::{Asking, Begin, Start, Wish};
use tripeaks::store::{Disk, Files, Folders, Store};

use crate::program::at_home;
use crate::support::{Seat, after_noon, type_win, wall, wish};

pub(crate) use worded::{all_news as news, all_told as reports};

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

    #[expect(clippy::needless_pass_by_value, reason = "files are made where one sits down")]
    fn sit_with(&self, files: impl Files + Clone + 'static, tag: &str, start: Start) -> Conversation {
        let seat = Seat { start, time: Rc::clone(&self.time), ..Seat::default() };
        seat.speaking(tag).conversation_in(&files, self.folder.path())
    }

    fn store(&self) -> Store {
        Store::new(Disk, Folders::all_in(self.folder.path().to_owned()))
    }
}

/// The steps in the text of a save, those of its beginning and those that were added.
#[cfg(unix)]
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

/// Whether ending the game is asked about.
fn is_underway(game: &Game) -> bool {
    game.moves() > 0 && game.table().standing() == Standing::Playing
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
                let asked = is_underway(&game);
                game = Game::begin(DealCode { deal: DealNumber::new(number as u64).unwrap(), rules });
                lines.push(format!("new {number}"));
                if !asked {
                    continue;
                }
                "yes".to_owned()
            }
            1 if !game.steps().is_empty() => {
                let asked = is_underway(&game);
                game = Game::begin(game.code());
                lines.push("restart".to_owned());
                if !asked {
                    continue;
                }
                "yes".to_owned()
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
    command.env_clear().envs(at_home(state)).env("SPEECHD_CMD", "/bin/false").env("USER", "Ivan");
    command.arg("--state").arg(state);
    command
}
