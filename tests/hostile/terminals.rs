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
