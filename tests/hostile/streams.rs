//! Standard streams that are closed, or are no streams.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use super::is_clean;

/// What comes of this command line of a shell, in which `$T` is the program.
fn shell(line: &str, folder: &TempDir) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env_clear().env("T", assert_cmd::cargo::cargo_bin("tripeaks"));
    shell.env("HOME", folder.path()).env("SPEECHD_CMD", "/bin/false").env("PATH", "/usr/bin:/bin");
    shell.current_dir(folder.path()).output().unwrap()
}

/// Closed streams, each alone and all together: nothing to hear is the end, nothing to say to is a quiet one. Catches a
/// panic, and a file of the state folder that gets the number of a closed stream and what would be printed into it.
#[test]
fn closed_streams_are_a_quiet_end() {
    let cases = [
        ("exec $T 1 <&-", 0),
        ("echo 2d | $T 1 >&-", 0),
        ("exec $T 1 <&- >&-", 0),
        ("exec $T 1 <&- >&- 2>&-", 0),
        ("exec $T --help <&- >&-", 0),
        ("exec $T --version >&-", 0),
        ("exec $T --nothing 2>&-", 2),
        ("exec $T analyze <&- >&- 2>&-", 2),
        ("exec $T solve <&- >&- 2>&-", 2),
    ];
    for (line, code) in cases {
        let folder = TempDir::new().unwrap();
        let output = shell(line, &folder);
        assert_eq!(output.status.code(), Some(code), "{line}");
        let [said, complained] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        is_clean(&said);
        assert_eq!(complained, "", "{line}");
        let game = fs::read_to_string(folder.path().join(".local/state/tripeaks/game.toml")).unwrap_or_default();
        assert_eq!(!game.is_empty(), line.contains("$T 1"), "{line}");
        assert!(game.is_empty() || game.starts_with("schema = 2\n"), "{line}: {game}");
    }
}

/// Input that can't be read is named as such, in every language: not the output, which is well.
#[test]
fn an_input_that_cannot_be_read_is_said() {
    let sentences = [
        ("en", "Standard input cannot be read.\n"),
        ("bg", "Стандартният вход не може да се прочете.\n"),
        ("ru", "Не удаётся прочитать стандартный ввод.\n"),
    ];
    for (language, sentence) in sentences {
        for command in ["1", "solve"] {
            let folder = TempDir::new().unwrap();
            let output = shell(&format!("exec $T {command} --language {language} < ."), &folder);
            assert_eq!(output.status.code(), Some(1), "{command}");
            assert_eq!(String::from_utf8(output.stderr).unwrap(), sentence, "{command}");
            let said = String::from_utf8(output.stdout).unwrap();
            assert_eq!(said.lines().count() > 4, command == "1", "{said}");
        }
    }
}

/// Output that takes nothing is said once, and the game of it is kept.
#[test]
fn a_full_output_keeps_the_game() {
    let folder = TempDir::new().unwrap();
    let output = shell("echo 2d | $T 1 --language en > /dev/full", &folder);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "The output cannot be written.\n");
    let output = shell("echo code | $T", &folder);
    assert!(String::from_utf8(output.stdout).unwrap().ends_with("Code: TP1-E-AAAAAAB.\n"));
}
