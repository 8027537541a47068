//! Sittings as a person would read them, in three languages: `transcripts/<language>/*.txt`.
//!
//! `# ` sets the scene, `> ` is typed, the rest is heard. `! start` sits down, with a code if one is named; `! start new`
//! gives up the game in progress; `! ask` sits down where a question can be asked; `! kill` ends the program as a kill
//! would; `! win` types a winning line, of which the last reply is shown. `BLESS=1` rewrites what is heard.

use std::fmt::Write as _;
use std::fs;

use tripeaks::app::{Asking, Begin, Conversation, Start};
use tripeaks::session::{Assisted, Dealt, Entry, Played, Wish};
use tripeaks::store::Patience;

use super::{Room, after_noon, start, type_win, wall, wish};

fn run(tag: &str, script: &str) -> String {
    let room = Room::new();
    let friend = Room::new();
    let code = wish("TP1-E-AAAAAAB");
    let code = tripeaks::game::DealCode { deal: code.deal.unwrap(), rules: code.rules.unwrap() };
    let played = Played { code, left: 0, moves: 41, score: 759, assisted: Assisted::Yes };
    let (at, ended) = (after_noon(0), wall(1));
    let result = Entry { player: "Eve".to_owned(), begun: at, ended, played, dealt: Dealt::Any, course: None };
    friend.store().add(&[result], Patience::Brief).unwrap();
    let file = friend.path("records.toml").display().to_string();
    let mut sitting: Option<Conversation> = None;
    let mut heard = String::new();
    for line in script.lines().filter(|line| line.starts_with(['#', '>', '!'])) {
        writeln!(heard, "{line}").unwrap();
        let reply = match (line.split_once(' ').unwrap(), &mut sitting) {
            (("#", _), _) => continue,
            (("!", "kill"), sitting) => {
                *sitting = None;
                continue;
            }
            (("!", "win"), Some(sitting)) => type_win(sitting),
            (("!", begin), sitting) => {
                let words: Vec<&str> = begin.split(' ').collect();
                let wish =
                    words.last().filter(|code| code.starts_with("TP1")).map_or(Wish::default(), |code| wish(code));
                let begin = if words.contains(&"new") { Begin::Anew } else { Begin::Resuming };
                let asking = if words[0] == "ask" { Asking::Possible } else { Asking::Impossible };
                *sitting = None;
                let mut conversation = room.sit(tag, Start { begin, asking, ..start(wish) });
                let greeting = conversation.greet().text;
                *sitting = Some(conversation);
                greeting
            }
            ((_, typed), Some(sitting)) => sitting.hear(&typed.replace("FILE", &file)).text,
            ((_, typed), None) => panic!("nobody hears {typed}"),
        };
        writeln!(heard, "{reply}").unwrap();
    }
    heard
}

#[test]
fn sittings_are_heard_as_written() {
    let mut count = 0;
    for tag in ["en", "bg", "ru"] {
        let folder = format!("{}/tests/memory/transcripts/{tag}", env!("CARGO_MANIFEST_DIR"));
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        for path in files {
            let written = fs::read_to_string(&path).unwrap();
            let heard = run(tag, &written);
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, heard).unwrap();
            } else {
                assert_eq!(heard, written, "{}", path.display());
            }
            count += 1;
        }
    }
    assert_eq!(count, 18);
}
