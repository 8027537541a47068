//! The real program: piped, at a pseudo-terminal, with good and bad arguments.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::process::Stdio;

use assert_cmd::Command;
use tempfile::TempDir;

/// Something that lives in a home of its own, which goes with it.
pub(crate) struct AtHome<T> {
    lodger: T,
    _home: TempDir,
}

impl<T> Deref for AtHome<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.lodger
    }
}

impl<T> DerefMut for AtHome<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.lodger
    }
}

/// The variables by which this folder is the player's home, whatever the system.
pub(crate) fn at_home(home: &Path) -> [(&'static str, &Path); 3] {
    ["HOME", "USERPROFILE", "APPDATA"].map(|name| (name, home))
}

/// The program in an empty environment and a fresh home, so that no test depends on the machine, reaches a speech service
/// or meets the game of another.
pub(crate) fn tripeaks() -> AtHome<Command> {
    let home = TempDir::new().unwrap();
    let mut command = Command::cargo_bin("tripeaks").unwrap();
    command.env_clear().envs(at_home(home.path())).env("SPEECHD_CMD", "/bin/false");
    command.timeout(std::time::Duration::from_secs(60));
    AtHome { lodger: command, _home: home }
}

/// What it prints to this input.
fn said(arguments: &[&str], input: impl Into<Vec<u8>>) -> String {
    let output = tripeaks().args(arguments).write_stdin(input.into()).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).unwrap()
}

const FIRST_BOARD: [&str; 5] = [
    "Тесте за теглене: 23 карти; купчина за изхвърлени карти: асо спатия.",
    "Най-горни карти на върховете: скрита карта, скрита карта, скрита карта;",
    "ред 2: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта;",
    "ред 3: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта;",
    "долен ред: 3 пика, 5 пика, поп спатия, 4 пика, 2 каро, асо пика, поп каро, 8 купа, 7 спатия, 9 пика.",
];

const SECOND_BOARD: [&str; 5] = [
    "Тесте за теглене: 23 карти; купчина за изхвърлени карти: 2 каро.",
    "Най-горни карти на върховете: скрита карта, скрита карта, скрита карта;",
    "ред 2: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта;",
    "ред 3: скрита карта, скрита карта, скрита карта, скрита карта, 7 пика, скрита карта, скрита карта, скрита карта, скрита карта;",
    "долен ред: 3 пика, 5 пика, 4 пика, поп каро, 8 купа, 7 спатия, 9 пика.",
];

/// The Bulgarian document's two layouts, letter for letter, and its first three moves in four ways of typing.
#[test]
fn the_documented_opening_is_said_as_documented() {
    let ways = [
        ["К♣", "А♠", "2♦"],
        ["R♣", "вземи асо пика", "2 каро"],
        ["take kc", "a♠", "two of diamonds"],
        ["возьми короля треф", "туз пик", "двойку бубен"],
    ];
    for way in ways {
        let input = format!("board\n{}\nboard\nscore\n", way.join("\n"));
        let said = said(&["TP1-E-AAAAAAB", "--language", "bg", "--plain"], input);
        assert!(said.contains(&FIRST_BOARD.join("\n")), "{said}");
        assert!(said.contains(&SECOND_BOARD.join("\n")), "{said}");
        assert!(said.contains("Обърна се 7 пика"), "{said}");
        assert!(said.ends_with("497 точки. Поредица: 3.\n"), "{said}");
    }
}

/// Bad arguments get one sentence in the player's language, and 2.
#[test]
fn bad_arguments_get_one_sentence() {
    let cases: [(&[&str], &str); 13] = [
        (&["--plian"], "Unknown option: --plian."),
        (&["--language", "ru", "--plian"], "Неизвестный ключ: --plian."),
        (&["--plian", "--language=bg"], "Непозната опция: --plian."),
        (&["1", "2"], "One deal at a time: leave out 2."),
        (&["--rules"], "--rules needs a value."),
        (&["--plain", "--plain"], "--plain was given twice."),
        (&["--rules", "foo"], "No such rules: foo."),
        (&["--rules", "easy,classic"], "Easy does not go with classic or traditional."),
        (&["--rules", "streaks cards-left"], "Streaks or cards left, not both."),
        (&["34359738368"], "Deals are numbered from 0 to 34359738367."),
        (&["TP1-E-AAAAAAAB"], "A deal code has 7 letters or digits after E or C, not 8."),
        (&["TP1-E-AAAAAAB", "--rules", "easy"], "The code already says its rules; leave out --rules."),
        (&["--detail", "\u{1b}[31mx"], "Detail is brief, normal or full, not [31mx."),
    ];
    for (arguments, sentence) in cases {
        let output = tripeaks().args(arguments).write_stdin("").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("{sentence}\n"));
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

/// The first words are in the language of the environment, as it is usually said there.
#[test]
fn the_environment_chooses_the_language() {
    let cases: [(&[(&str, &str)], &str); 9] = [
        (&[], "New game."),
        (&[("LANG", "bg_BG.UTF-8")], "Нова игра."),
        (&[("LANG", "ru_RU")], "Новая игра."),
        (&[("LC_ALL", "ru_RU.UTF-8"), ("LANG", "bg_BG.UTF-8")], "Новая игра."),
        (&[("LC_MESSAGES", "bg_BG"), ("LANG", "ru_RU")], "Нова игра."),
        (&[("LC_ALL", "C"), ("LANGUAGE", "bg")], "New game."),
        (&[("LANG", "xx_YY"), ("LANGUAGE", "de:bg")], "Нова игра."),
        (&[("LANG", ""), ("LANGUAGE", "ru")], "Новая игра."),
        (&[("LANG", "\u{1b}]0;x")], "New game."),
    ];
    for (variables, begins) in cases {
        let mut program = tripeaks();
        let output = program.arg("1").envs(variables.iter().copied()).write_stdin("").output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.lines().nth(1).is_some_and(|line| line.starts_with(begins)), "{variables:?}: {said}");
    }
}

/// Help and version are text on standard output, in the player's language.
#[test]
fn help_is_in_the_players_language() {
    for (language, word) in [("en", "Usage: tripeaks"), ("bg", "Употреба: tripeaks"), ("ru", "Запуск: tripeaks")]
    {
        assert!(said(&["--help", "--language", language], "").contains(word));
    }
    assert_eq!(said(&["--version"], ""), format!("tripeaks {}\n", env!("CARGO_PKG_VERSION")));
}

/// Whatever bytes are typed, nothing of them but text comes back, and the game goes on.
#[test]
fn bad_input_changes_nothing_and_is_not_echoed() {
    let long = "draw ".repeat(20_000);
    let bad: [&[u8]; 8] = [
        b"\xFF\xFE\x80",
        b"\x1b[2J\x1b]0;title\x07",
        b"draw\0draw",
        b"new TP1-E-\x1b[31mAAAAAB",
        "new TP1-E-AAAAA\u{202E}B".as_bytes(),
        "\u{1F600} draw".as_bytes(),
        long.as_bytes(),
        b"--help",
    ];
    for line in bad {
        let input = [line, b"\nstatus\n"].concat();
        let said = said(&["TP1-E-AAAAAAB"], input);
        let plain = |letter: char| letter == '\n' || !letter.is_control() && letter != '\u{202E}';
        assert!(said.chars().all(plain), "{said:?}");
        assert!(said.contains("Score: 500. Moves: 0."), "{said}");
    }
}

/// A reader that goes away ends the game quietly.
#[test]
fn a_closed_pipe_is_a_quiet_end() {
    let home = TempDir::new().unwrap();
    let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin("tripeaks"));
    program.env_clear().envs(at_home(home.path())).env("SPEECHD_CMD", "/bin/false").arg("1");
    let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut heard = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        heard.next().unwrap().unwrap();
    }
    drop(heard);
    let mut input = child.stdin.take().unwrap();
    // More than any pipe holds; the program goes before it has read it all.
    let unread = input.write_all("board\n".repeat(200_000).as_bytes());
    drop(input);
    assert!(unread.is_err());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

/// A new folder is a new language, without a compiler; what it lacks is English; a mistake is named and left out.
#[test]
fn a_folder_is_a_language() {
    let folder = TempDir::new().unwrap();
    let eo = folder.path().join("eo");
    fs::create_dir(&eo).unwrap();
    let text = "language-name = Esperanto\ncommand-draw = prenu\n    .also = tiru\nlook-score = { $points } poentoj.\nevent-drew = Prenita {\n";
    fs::write(eo.join("words.ftl"), text).unwrap();
    let arguments = ["1", "--language", "eo", "--locales", folder.path().to_str().unwrap()];
    let output = tripeaks().args(arguments).write_stdin("tiru\npoints\nвземи 2 каро\n").output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(said.contains("\nNew game."), "{said}");
    let ends = "Drew ace of hearts. 3 cards fit. Stock: 22 cards.\n499 poentoj.\nTook 2 of diamonds. 2 cards fit.\n";
    assert!(said.ends_with(ends), "{said}");
    let named = String::from_utf8(output.stderr).unwrap();
    assert_eq!(named, "eo/words.ftl, line 5: event-drew was not understood and is left out.\n");
}

/// Catches translations in the data directory that are not read, or not laid over those built in; and `--locales` that is
/// not laid over both. What neither has stays as it is built in, and a broken message is named.
#[test]
fn translations_in_the_data_directory_are_laid_over_the_built_in_ones() {
    let folder = TempDir::new().unwrap();
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("data/tripeaks/locales/bg/mine.ftl", "look-score = Имате { $points }.\nlook-stock = Тестето: { $count }.\n");
    write("data/tripeaks/locales/bg/broken.ftl", "goodbye = Чао {\n");
    write("data/tripeaks/locales/eo/mine.ftl", "language-name = Esperanto\nlook-score = { $points } poentoj.\n");
    write("mine/bg/mine.ftl", "look-stock = За теглене: { $count }.\n");
    let play = |arguments: &[&str]| {
        let mut program = tripeaks();
        program.envs(["XDG_DATA_HOME", "APPDATA"].map(|name| (name, folder.path().join("data"))));
        program.arg("1").args(arguments);
        let output = program.write_stdin("score\nstock\nwaste\nquit\n").output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        let named = String::from_utf8(output.stderr).unwrap();
        assert!(named.starts_with("bg/broken.ftl, ") && named.contains(" 1: goodbye "), "{named}");
        String::from_utf8(output.stdout).unwrap().lines().rev().take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    let data = play(&["--language", "bg"]);
    assert_eq!(data, ["Довиждане. Играта е запазена.", "Купчина: асо спатия.", "Тестето: 23.", "Имате 500."]);
    let mine = folder.path().join("mine");
    let both = play(&["--language", "bg", "--locales", mine.to_str().unwrap()]);
    assert_eq!(both, ["Довиждане. Играта е запазена.", "Купчина: асо спатия.", "За теглене: 23.", "Имате 500."]);
    let new = play(&["--language", "eo"]);
    assert_eq!(new, ["Goodbye. The game is kept.", "Waste: ace of clubs.", "Stock: 23 cards.", "500 poentoj."]);
}

#[cfg(unix)]
mod terminal {
    use std::process::Command;

    use rexpect::session::{PtySession, spawn_command};
    use tempfile::TempDir;

    use super::AtHome;

    const PATIENCE: Option<u64> = Some(20_000);

    fn at_terminal(arguments: &[&str], term: &str) -> AtHome<PtySession> {
        at_terminal_in(TempDir::new().unwrap(), arguments, term)
    }

    fn at_terminal_in(home: TempDir, arguments: &[&str], term: &str) -> AtHome<PtySession> {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("tripeaks"));
        command.env_clear().env("TERM", term).env("SPEECHD_CMD", "/bin/false").env("HOME", home.path()).args(arguments);
        AtHome { lodger: spawn_command(command, PATIENCE).unwrap(), _home: home }
    }

    fn type_in(session: &mut PtySession, keys: &str) {
        session.send(keys).unwrap();
        session.flush().unwrap();
    }

    /// Colours, title, bell, bracketed paste, synchronized output: none of them may reach a screen reader.
    fn is_quiet(bytes: &str) {
        for noise in ["\u{7}", "\u{1b}[?2004", "\u{1b}[?2026", "\u{1b}[3", "\u{1b}[1m", "\u{1b}]", "\u{1b}[2J"] {
            assert!(!bytes.contains(noise), "{noise:?} in {bytes:?}");
        }
    }

    /// A game at a terminal: a prompt, one reply a line, Ctrl-C drops a line, Tab completes, Ctrl-D leaves.
    #[test]
    fn a_terminal_is_a_quiet_one() {
        let mut session = at_terminal(&["TP1-E-AAAAAAB", "--language", "en"], "xterm");
        is_quiet(&session.exp_string("> ").unwrap());
        session.send_line("kc").unwrap();
        is_quiet(&session.exp_string("Took king of clubs.").unwrap());
        session.exp_string("> ").unwrap();
        type_in(&mut session, "draw");
        session.exp_string("draw").unwrap();
        session.send_control('c').unwrap();
        session.exp_string("> ").unwrap();
        type_in(&mut session, "undo\t");
        session.exp_string("undo").unwrap();
        session.send_line("").unwrap();
        is_quiet(&session.exp_string("Undone. Back on the table: king of clubs.").unwrap());
        session.exp_string("> ").unwrap();
        type_in(&mut session, "take 3\t");
        session.exp_string("take 3 of spades").unwrap();
        session.send_control('c').unwrap();
        session.exp_string("> ").unwrap();
        type_in(&mut session, "s\t");
        for offer in ["stock", "score", "save", "settings"] {
            session.exp_string(offer).unwrap();
        }
        session.exp_string("> s").unwrap();
        session.send_control('c').unwrap();
        session.exp_string("> ").unwrap();
        session.send_control('d').unwrap();
        session.exp_string("Goodbye.").unwrap();
        is_quiet(&session.exp_eof().unwrap());
    }

    /// Catches a width that the player has set and the terminal's own undoes, one that stays after it is turned off, and a
    /// prompt that does not change.
    #[test]
    fn a_width_that_is_set_wins_over_the_terminals() {
        let mut session = at_terminal(&["TP1-E-AAAAAAB", "--language", "en"], "xterm");
        session.exp_string("bottom row: 3 of spades, 5 of spades, king of clubs, 4 of spades,\r\n").unwrap();
        session.exp_string("> ").unwrap();
        session.send_line("width 200").unwrap();
        session.exp_string("Width: 200.").unwrap();
        session.exp_string("> ").unwrap();
        session.send_line("row 4").unwrap();
        session
            .exp_string("2 of diamonds, ace of spades, king of diamonds, 8 of hearts, 7 of clubs, 9 of spades.")
            .unwrap();
        session.exp_string("> ").unwrap();
        session.send_line("width 20").unwrap();
        session.exp_string("Width: 20.").unwrap();
        session.send_line("row 4").unwrap();
        session.exp_string("Bottom row:\r\n3 of spades,\r\n5 of spades,\r\nking of clubs,\r\n").unwrap();
        session.send_line("prompt state").unwrap();
        session.exp_string("Prompt: state.").unwrap();
        session.exp_string("ac 23 3> ").unwrap();
        session.send_line("width off").unwrap();
        session.exp_string("Width: off.").unwrap();
        session.send_line("row 4").unwrap();
        session.exp_string("Bottom row: 3 of spades, 5 of spades, king of clubs, 4 of spades,\r\n").unwrap();
        session.send_line("quit").unwrap();
        session.exp_string("Goodbye.").unwrap();
        session.exp_eof().unwrap();
    }

    /// A terminal that can do nothing gets plain lines and a prompt.
    #[test]
    fn a_dumb_terminal_gets_plain_lines() {
        for (arguments, term) in [(&["1"][..], "dumb"), (&["1", "--plain"], "xterm")] {
            let mut session = at_terminal(arguments, term);
            session.exp_string("> ").unwrap();
            session.send_line("score").unwrap();
            let heard = session.exp_string("500 points.").unwrap();
            assert!(!heard.contains('\u{1b}'), "{heard:?}");
            session.exp_string("> ").unwrap();
            session.send_line("quit").unwrap();
            session.exp_string("Goodbye.").unwrap();
            session.exp_eof().unwrap();
        }
    }
}
