//! The program itself: two at once, the command line, folders that can't be.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::{Room, program};
use crate::program::at_home;

/// What is said of the first deal, resumed after the two of diamonds was taken.
const RESUMED: &str = "Game resumed. Waste: 2 of diamonds. Stock: 23 cards. On the table: 27 cards.\n2 cards fit.\n";

/// A program that is talked to.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin(command: &mut Command) -> Talk {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Talk { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads on to the line that has this in it.
    fn await_line(&mut self, wanted: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "no line with {wanted}");
            if line.contains(wanted) {
                return line;
            }
        }
    }

    fn end(mut self) -> i32 {
        drop(self.input);
        let code = self.child.wait().unwrap().code().unwrap();
        drop(self.output);
        code
    }
}

/// What the program says to these lines, and its exit code.
fn say(state: &Path, args: &[&str], lines: &str) -> (String, i32) {
    let mut child = program(state)
        .args(["--language", "en"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap())
}

/// Catches two programs that write one game, and results that are lost when both write the book.
#[test]
fn two_programs_do_not_mix() {
    let room = Room::new();
    let state = room.folder.path();
    let mut first = Talk::begin(program(state).args(["1", "--language", "en"]));
    first.await_line("bottom row");
    first.say("2d");
    first.await_line("Took");
    let mut second = Talk::begin(program(state).args(["2", "--language", "en"]));
    second.await_line("The game in progress is open elsewhere: this one is not kept.");
    for _ in 0..10 {
        // Of one player, two games of one deal under the same rules that begin in one moment would be one.
        for (program, deal) in [(&mut first, "new 1 easy"), (&mut second, "new 1 classic")] {
            for line in [deal, "2d", "give up", "yes"] {
                program.say(line);
            }
        }
    }
    for program in [&mut first, &mut second] {
        for _ in 0..10 {
            program.await_line("Game given up.");
        }
        program.say("new 7");
        program.say("draw");
        program.say("score");
        program.await_line("499 points");
    }
    assert_eq!(second.end(), 1, "its game is not kept");
    assert_eq!(first.end(), 0);
    let (all, unread) = room.store().book().unwrap().all();
    assert_eq!((all.len(), unread), (20, Vec::new()));
    let (text, code) = say(state, &[], "code\nquit\n");
    assert_eq!(code, 0);
    assert_eq!(
        text,
        "Game resumed. Waste: 5 of spades. Stock: 22 cards. On the table: 28 cards.\n3 cards fit.\nCode: TP1-E-AAAAAAH.\nGoodbye. The game is kept.\n"
    );
}

/// A game named on the command line: the one in progress is resumed, another is played and the old one put aside.
#[test]
fn the_command_line_resumes_or_puts_aside() {
    let room = Room::new();
    let state = room.folder.path();
    say(state, &["1"], "2d\n");
    for same in [&["1"][..], &["TP1-E-AAAAAAB"], &["--rules", "easy"], &[]] {
        let (text, code) = say(state, same, "");
        assert_eq!((text.as_str(), code), (RESUMED, 0), "{same:?}");
    }
    let (text, _) = say(state, &["TP1-C-AAAAAAB"], "");
    assert!(text.starts_with("New game. Code: TP1-C-AAAAAAB."), "{text}");
    assert!(text.ends_with("The game that was in progress is kept as “TP1-E-AAAAAAB”.\n"), "{text}");
    let (text, _) = say(state, &[], "games\nload tp1-e-aaaaaab\nundo\n");
    assert!(
        text.contains("“TP1-E-AAAAAAB”: 1 move, 27 cards left.\nLoaded: “TP1-E-AAAAAAB”. Waste: 2 of diamonds."),
        "{text}"
    );
    let (text, _) = say(state, &["--new", "3"], "");
    assert!(text.starts_with("New game. Code: TP1-E-AAAAAAD."), "{text}");
}

/// A folder that can't be there: the game is played, what is refused is said once, and the exit code tells.
#[test]
fn a_folder_that_cannot_be() {
    let room = Room::new();
    fs::write(room.path("file"), "").unwrap();
    let nowhere = if cfg!(unix) { "/proc/tripeaks".into() } else { room.path("a:b") };
    for folder in [room.path("file").join("deep"), nowhere] {
        let (text, code) = say(&folder, &["1"], "2d\ndraw\ndetail brief\nquit\n");
        assert_eq!(text.matches("is not kept").count(), 2, "{text}");
        assert!(
            text.contains("cannot be written to: the game goes on, but is not kept.\nTook 2 of diamonds. 2 cards fit."),
            "{text}"
        );
        assert!(text.ends_with("Goodbye. The game is not kept.\n"), "{text}");
        assert_eq!(code, 1);
    }
}

/// A folder that vanishes while a game is played is made again with the next move.
#[test]
fn a_folder_that_vanishes() {
    let room = Room::new();
    let state = room.path("state");
    let mut talk = Talk::begin(program(&state).args(["1", "--language", "en"]));
    talk.await_line("bottom row");
    let gone = fs::remove_dir_all(&state);
    // Windows keeps a file that is open, here the lock; all others are gone there as well.
    assert_eq!(gone.is_ok(), cfg!(unix));
    assert!(!state.join("game.toml").exists());
    talk.say("2d");
    talk.await_line("Took");
    talk.say("quit");
    assert_eq!(talk.await_line("Goodbye"), "Goodbye. The game is kept.\n");
    assert_eq!(talk.end(), 0);
    assert_eq!(say(&state, &[], "").0, RESUMED);
}

/// A language in the settings that there is not is named by its line, and the environment's is spoken.
#[test]
fn a_language_that_there_is_not() {
    let room = Room::new();
    fs::write(room.path("settings.toml"), "schema = 1\n\nlanguage = \"tlh\"\n").unwrap();
    let output = program(room.folder.path()).env("LANG", "bg_BG.UTF-8").stdin(Stdio::null()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("Настройки, ред 3: „language“ не е разбрано.\n"), "{text}");
}

/// A pipe in place of a file is not waited for.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for() {
    let room = Room::new();
    for name in ["game.toml", "records.toml", "friend.toml"] {
        assert!(Command::new("mkfifo").arg(room.path(name)).status().unwrap().success());
    }
    let merge = format!("2d\nrecords merge {}\ngive up\nyes\nstats\n", room.path("friend.toml").display());
    let (text, code) = say(room.folder.path(), &["1"], &merge);
    assert!(text.contains("The saved game cannot be read: it is left alone, and this game is not kept."), "{text}");
    assert!(
        text.contains("The file cannot be read: ") && text.contains("The result is not in the record book yet."),
        "{text}"
    );
    assert_eq!(code, 1);
}

/// Without `--state` the system's folders are used, and nothing else is touched.
#[test]
fn the_system_says_where() {
    let room = Room::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tripeaks"));
    command.env_clear().envs(at_home(room.folder.path())).env("XDG_CONFIG_HOME", room.path("settings"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"draw\ndetail brief\n").unwrap();
    assert!(child.wait().unwrap().success());
    let folders = if cfg!(windows) { ["", ""] } else { [".local/state", "settings"] };
    for (folder, file) in folders.into_iter().zip(["game.toml", "settings.toml"]) {
        assert!(room.path(folder).join("tripeaks").join(file).is_file(), "{file}");
    }
}
