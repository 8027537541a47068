//! Transcripts: sittings as a person would read them, in `tests/transcripts/<language>/*.txt`.
//!
//! `# ` sets the scene, `> ` is typed, the rest is heard. Where the first line names a deal and the language
//! (`# TP1-E-AAAAAAB bg`), a player who has been here before sits down to it. Else `! start` sits down, with a code if one is
//! named; `! start new` gives up the game in progress; `! ask` sits down where a question can be asked; `! kill` ends the
//! program as a kill would; `! win` types a winning line, of which the last reply is shown. FILE is a friend's record book.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::game::DealCode;
use tripeaks::play::Conversation;
use tripeaks::session::{Asking, Assisted, Begin, Dealt, Entry, Patience, Played, Start, Wish};
use tripeaks::store::{Folders, Store};

use super::lines::type_win;
use super::ram::{FOLDER, Ram};
use super::seat::{Seat, after_noon, wall, wish};

/// Where a friend's files lie.
const FRIEND: &str = "/friend";

/// A transcript as it is written.
pub(crate) struct Transcript {
    /// Its file.
    pub(crate) path: PathBuf,
    /// The tag of its language.
    pub(crate) language: String,
    /// What stands in it.
    pub(crate) text: String,
}

impl Transcript {
    /// All transcripts, in the order of their paths.
    pub(crate) fn all() -> Vec<Transcript> {
        let mut found = Vec::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
        for language in std::fs::read_dir(folder).unwrap() {
            let language = language.unwrap();
            for file in std::fs::read_dir(language.path()).unwrap() {
                let path = file.unwrap().path();
                let text = std::fs::read_to_string(&path).unwrap();
                found.push(Transcript { path, language: language.file_name().into_string().unwrap(), text });
            }
        }
        found.sort_by(|one, other| one.path.cmp(&other.path));
        found
    }

    /// The name of its file, which it shares with the same sitting in other languages.
    pub(crate) fn name(&self) -> &str {
        self.path.file_name().unwrap().to_str().unwrap()
    }

    /// Plays the typed lines; gives the transcript anew. `watch` sees the conversation before each typed line.
    pub(crate) fn play(&self, mut watch: impl FnMut(&mut Conversation, &str)) -> String {
        let ram = Ram::default();
        put_a_friends_book(&ram);
        let time = Rc::default();
        let scene = self.text.lines().next().unwrap().strip_prefix("# ").unwrap();
        let code = scene.split_once(' ').filter(|(code, _)| code.starts_with("TP1-")).map(|(code, _)| code);
        let seat = || Seat { time: Rc::clone(&time), ..Seat::default() }.speaking(&self.language);
        let mut sitting: Option<Conversation> = None;
        let mut heard = String::new();
        if let Some(code) = code {
            ram.set("settings.toml", b"schema = 1\n");
            sitting = Some(seat().wishing(wish(code)).conversation_in(&ram, Path::new(FOLDER)));
        }
        let mut greeting = sitting.as_mut().map(|sitting| sitting.greet().text);
        for line in self.text.lines().filter(|line| line.starts_with(['#', '>', '!'])) {
            if let Some(text) = greeting.take_if(|_| line.starts_with('>')) {
                writeln!(heard, "{text}").unwrap();
            }
            writeln!(heard, "{line}").unwrap();
            let (kind, rest) = line.split_at(1);
            let rest = rest.strip_prefix(' ').unwrap_or(rest);
            let reply = match (kind, rest) {
                ("#", _) => continue,
                ("!", "kill") => {
                    sitting = None;
                    continue;
                }
                ("!", "win") => type_win(sitting.as_mut().unwrap()),
                ("!", begin) => {
                    // A program before this one has let go of everything.
                    drop(sitting.take());
                    let mut conversation = sit_down(seat(), begin).conversation_in(&ram, Path::new(FOLDER));
                    let greeting = conversation.greet().text;
                    sitting = Some(conversation);
                    greeting
                }
                (_, typed) => {
                    let sitting = sitting.as_mut().unwrap_or_else(|| panic!("nobody hears {typed}"));
                    let typed = typed.replace("FILE", &format!("{FRIEND}/records.toml"));
                    watch(sitting, &typed);
                    sitting.hear(&typed).text
                }
            };
            writeln!(heard, "{reply}").unwrap();
        }
        heard
    }
}

fn sit_down(seat: Seat, begin: &str) -> Seat {
    let words: Vec<&str> = begin.split(' ').collect();
    let wish = words.last().filter(|code| code.starts_with("TP1")).map_or(Wish::default(), |code| wish(code));
    let begin = if words.contains(&"new") { Begin::Anew } else { Begin::Resuming };
    let asking = if words[0] == "ask" { Asking::Possible } else { Asking::Impossible };
    Seat { start: Start { wish, begin, asking }, ..seat }
}

/// Eve has won deal 1 with help.
fn put_a_friends_book(ram: &Ram) {
    let code = DealCode::read("TP1-E-AAAAAAB").unwrap();
    let played = Played { code, left: 0, moves: 41, score: 759, assisted: Assisted::Yes };
    let (begun, ended) = (after_noon(0), wall(1));
    let result = Entry { player: "Eve".to_owned(), begun, ended, played, dealt: Dealt::Any, course: None };
    Store::new(ram.clone(), Folders::all_in(FRIEND.into())).add(&[result], Patience::Brief).unwrap();
}
