//! Files, folders and variables from outside: none of them breaks the program or sends a sign of control to the terminal.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::program::tripeaks;

/// A folder of translations with these files.
fn locales(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// What is printed and complained about, in this language, with these translations; always a normal end.
fn heard(folder: &Path, language: &str, input: &str) -> (String, String) {
    let arguments = ["1", "--language", language, "--locales", folder.to_str().unwrap()];
    let output = tripeaks().args(arguments).write_stdin(input).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{language}: {}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

fn is_clean(text: &str) {
    let bad = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202E}' || letter == '\u{2066}');
    assert!(!text.chars().any(bad), "{text:?}");
}

/// Catches a translation that colours, beeps or turns the text round: raw, as an escape in a string, in a name.
#[test]
fn a_translation_sends_no_control_to_the_terminal() {
    let text = "language-name = E\u{1b}[1mo\ncommand-draw = pre\u{7}nu\nlook-score = \u{1b}[31m{ $points } \
                { \"\\u001B\" }]0;x{ \"\\u0007\" } poentoj\u{202E}.\nsuit-hearts = \u{1b}[2Jkeroj\nmisheard-unknown = \u{9b}2J kio?\n";
    let folder = locales(&[("eo/a.ftl", text.as_bytes())]);
    let (said, complained) = heard(folder.path(), "eo", "score\nmoves\nxyzzy\nhelp\nlanguage klingon\ndraw\nboard\n");
    is_clean(&said);
    is_clean(&complained);
    assert!(said.contains("500 ]0;x poentoj."), "{said}");
    assert!(said.contains("ace of [2Jkeroj"), "{said}");
}

/// Catches a hang or a panic over sentences that stand in each other, want what there is not, or grow without end.
#[test]
fn tangled_translations_do_not_stop_the_game() {
    let mut grows = String::from("deep-0 = ha\n");
    for level in 1..30 {
        let below = level - 1;
        grows.extend([format!("deep-{level} = {{ deep-{below} }}{{ deep-{below} }}\n")]);
    }
    grows += "look-stock = { deep-29 }\n";
    let text = "look-waste = { look-score }\nlook-score = { look-waste }\nlook-code = { $nothing } { NOTHING() } { CARD($code, form: \"x\") }\n\
                card-words = { $suit }\ncommand-board = \nrow-cards = { row-cards }\n";
    let folder = locales(&[("eo/a.ftl", text.as_bytes()), ("eo/b.ftl", grows.as_bytes())]);
    let (said, _) = heard(folder.path(), "eo", "waste\nscore\nstock\ncode\nboard\nkc\nquit\n");
    is_clean(&said);
    assert!(said.len() < 100_000, "{}", said.len());
    assert!(said.ends_with("Took clubs.\nGoodbye. The game is kept.\n"), "{said}");
}

/// Catches a file that is no text, a folder whose name is no language, an ending that is not ours, an empty folder.
#[test]
fn odd_files_and_folders_are_passed_over() {
    let folder = locales(&[
        ("eo/a.ftl", b"look-score = { $points } poentoj.\n"),
        ("eo/notes.txt", b"look-score = wrong\n"),
        ("xx/bad.ftl", b"\xFF\xFE\0bad = \n x"),
        ("not a language at all, and far too long a name/a.ftl", b"look-score = wrong\n"),
        ("loose.ftl", b"look-score = wrong\n"),
    ]);
    fs::create_dir(folder.path().join("empty")).unwrap();
    let (said, complained) = heard(folder.path(), "eo", "score\n");
    assert!(said.ends_with("500 poentoj.\n"), "{said}");
    assert!(complained.starts_with("xx/bad.ftl, line 1: "), "{complained}");
    is_clean(&said);
    is_clean(&complained);
}

/// Catches a broken file that takes a whole language with it: what is not broken counts, the rest is as built in.
#[test]
fn a_broken_message_leaves_the_built_in_one() {
    let text = "# one good, one broken\nlook-score = { $points } т.\n\nevent-took = Взехте {\n";
    let folder = locales(&[("bg/mine.ftl", text.as_bytes())]);
    let (said, complained) = heard(folder.path(), "bg", "2♦\nточки\n");
    assert!(said.ends_with("Взехте 2 каро.\n499 т.\n"), "{said}");
    assert!(complained.starts_with("bg/mine.ftl, ред 4: event-took "), "{complained}");
    assert_eq!(complained.lines().count(), 1);
}

/// Catches variables that are believed, or printed, although they are no language.
#[cfg(unix)]
#[test]
fn odd_variables_leave_english() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let long = "bg_".repeat(20_000);
    let values: [&[u8]; 7] =
        [b"\xFF\xFE", b"../../etc", b"\x1b]0;x\x07", b"bg\nru", b"*", b"x-private", long.as_bytes()];
    for value in values {
        for name in ["LC_ALL", "LANG", "LANGUAGE", "TERM"] {
            let mut program = tripeaks();
            let output = program.arg("1").env(name, OsStr::from_bytes(value)).write_stdin("score\n").output().unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            assert_eq!(output.status.code(), Some(0), "{name}={value:?}");
            assert!(said.starts_with("New game.") && said.ends_with("500 points.\n"), "{name}={value:?}: {said}");
            is_clean(&said);
        }
    }
}
