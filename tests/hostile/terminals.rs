//! Terminals of odd sizes and kinds: real pseudo-terminals.

use std::process::Command;

use rexpect::session::{PtySession, spawn_command};
use tempfile::TempDir;

const PATIENCE: Option<u64> = Some(20_000);

/// The program at a terminal of this kind, with so many columns and lines.
fn at_terminal(home: &TempDir, term: &str, columns: usize, lines: usize) -> PtySession {
    let program = assert_cmd::cargo::cargo_bin("tripeaks");
    let mut command = Command::new("sh");
    // Its size is set before the program begins, by a shell at the same terminal.
    command.args(["-c", "stty cols \"$1\" rows \"$2\" && exec \"$3\" 1 --language en", "sh"]);
    command.args([columns.to_string(), lines.to_string()]).arg(program);
    command.env_clear().env("TERM", term).env("PATH", "/usr/bin:/bin");
    command.env("HOME", home.path()).env("SPEECHD_CMD", "/bin/false");
    spawn_command(command, PATIENCE).unwrap()
}

/// Plays a little, with the editing keys that draw a line anew, and leaves: nothing may panic, hang or get lost.
fn play(term: &str, columns: usize, lines: usize) {
    let home = TempDir::new().unwrap();
    let mut session = at_terminal(&home, term, columns, lines);
    session.exp_string("> ").unwrap();
    let long = "long ".repeat(30);
    let lines_and_replies = [
        ("draw", "Drew ace of hearts."),
        ("undo", "Undone."),
        ("\u{442}\u{435}\u{433}\u{43B}\u{438}", "Drew ace of hearts."),
        (long.as_str(), "Not understood."),
        // The last line again, one to the left, to its beginning, and something before it.
        ("\u{1b}[A\u{1b}[D\u{1b}[Hx", "Not understood."),
        ("score", "499 points."),
    ];
    for (line, reply) in lines_and_replies {
        session.send_line(line).unwrap();
        session.exp_string(reply).unwrap();
        session.exp_string("> ").unwrap();
    }
    session.send_line("quit").unwrap();
    let rest = session.exp_eof().unwrap();
    assert!(!rest.contains("panicked"), "{term} {columns}x{lines}: {rest}");
    let words: String = rest.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Goodbye.") && words.ends_with("The game is kept."), "{term} {columns}x{lines}: {rest}");
    let game = std::fs::read_to_string(home.path().join(".local/state/tripeaks/game.toml")).unwrap();
    assert_eq!(crate::memory::steps_in(&game), "d u1 d", "{game}");
}

/// Catches a width that something is divided by, and a line that never ends.
#[test]
fn terminals_of_any_size() {
    for (columns, lines) in [(1, 1), (2, 2), (3, 1), (1, 100), (500, 500), (0, 0), (65535, 65535)] {
        play("xterm", columns, lines);
    }
}

/// Kinds of terminal that there are not.
#[test]
fn terminals_of_any_kind() {
    for term in ["", "dumb", "nonsense", "emacs", "\u{1b}[31m", "../../../etc/passwd", &"x".repeat(10_000)] {
        play(term, 80, 24);
    }
}

/// Catches a line that was typed while the reply to another was made, and is lost: twenty in one go, and each is heard.
#[test]
fn what_is_typed_ahead_is_heard() {
    let home = TempDir::new().unwrap();
    let mut session = at_terminal(&home, "xterm", 80, 24);
    session.exp_string("> ").unwrap();
    session.send(&"draw\r".repeat(20)).unwrap();
    session.flush().unwrap();
    for left in (3..23).rev() {
        session.exp_string(&format!("Stock: {left} cards.")).unwrap();
    }
    session.exp_string("> ").unwrap();
    // While a long answer is worked out, and after a line that was given up.
    session.send("odds\rundo\rdra\u{3}draw\r").unwrap();
    session.flush().unwrap();
    session.exp_string("percent").unwrap();
    session.exp_string("Undone.").unwrap();
    session.exp_string("Stock: 3 cards.").unwrap();
    session.exp_string("> ").unwrap();
    session.send_line("quit").unwrap();
    session.exp_eof().unwrap();
    let game = std::fs::read_to_string(home.path().join(".local/state/tripeaks/game.toml")).unwrap();
    assert_eq!(crate::memory::steps_in(&game), ["d"; 20].join(" ") + " u1 d");
}

/// Catches a terminal that is left as the line editor needs it by a program that was ended in the middle of a line.
#[test]
fn a_signal_gives_the_terminal_back() {
    for signal in ["TERM", "HUP"] {
        let home = TempDir::new().unwrap();
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "trap '' HUP; sh -c 'trap - HUP; echo $$ > \"$HOME/pid\"; exec \"$1\" 1 --language en' sh \"$1\"; stty -a",
            "sh",
        ]);
        command.arg(assert_cmd::cargo::cargo_bin("tripeaks"));
        command.env_clear().env("TERM", "xterm").env("PATH", "/usr/bin:/bin").env("HOME", home.path());
        command.env("SPEECHD_CMD", "/bin/false");
        let mut session = spawn_command(command, PATIENCE).unwrap();
        session.exp_string("> ").unwrap();
        session.send("dra").unwrap();
        session.flush().unwrap();
        session.exp_string("dra").unwrap();
        let program = std::fs::read_to_string(home.path().join("pid")).unwrap();
        assert!(Command::new("kill").args([&format!("-{signal}"), program.trim()]).status().unwrap().success());
        let told = session.exp_eof().unwrap();
        let words: Vec<&str> = told.split(|letter: char| letter.is_whitespace() || letter == ';').collect();
        // A line editor reads key by key and hears Ctrl-C itself; this terminal itself never echoes.
        assert!(["icanon", "isig", "icrnl"].iter().all(|flag| words.contains(flag)), "{signal}: {told}");
    }
}

/// Fault 12. Catches a terminal of another charset at which signs stand for letters and no word is said of it: one sentence,
/// in letters that come out there.
#[test]
fn a_terminal_of_another_charset_is_told_in_one_sentence() {
    let told = [
        (
            "bg_BG.CP1251",
            "Terminalat e nastroen na CP1251, a igrata pishe i chete samo UTF-8: nastroyte terminala na UTF-8.",
        ),
        (
            "ru_RU.KOI8-R",
            "Terminal nastroen na KOI8-R, a igra pishet i chitaet tolko UTF-8: nastroyte terminal na UTF-8.",
        ),
        (
            "en_GB.ISO-8859-1",
            "This terminal is set to ISO-8859-1, and the game writes and reads UTF-8 only: set the terminal to UTF-8.",
        ),
    ];
    for (locale, sentence) in told {
        let heard = |charset: &str| {
            let home = TempDir::new().unwrap();
            let mut command = Command::new(assert_cmd::cargo::cargo_bin("tripeaks"));
            command.arg("1").env_clear().env("TERM", "xterm").env("HOME", home.path()).env("LANG", charset);
            command.env("SPEECHD_CMD", "/bin/false");
            let mut session = spawn_command(command, PATIENCE).unwrap();
            let heard = session.exp_string("> ").unwrap();
            session.send_line("quit").unwrap();
            session.exp_eof().unwrap();
            heard
        };
        let at_start = heard(locale);
        assert!(sentence.is_ascii() && at_start.starts_with(&format!("{sentence}\r\n")), "{at_start}");
        assert_eq!(at_start.matches("UTF-8").count(), sentence.matches("UTF-8").count(), "once: {at_start}");
        let (language, _) = locale.split_once('.').unwrap();
        assert!(!heard(&format!("{language}.UTF-8")).contains("UTF-8"));
    }
}
