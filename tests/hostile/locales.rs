//! Translations.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::is_clean;
use crate::program::tripeaks;

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

/// Catches a translation that colours, beeps or turns the text round: raw, as an escape in a string, in a name.
#[test]
fn a_translation_sends_no_control_to_the_terminal() {
    let text = "language-name = E\u{1b}[1mo\ncommand-draw = pre\u{7}nu\nlook-score = \u{1b}[31m{ $points } \
                { \"\\u001B\" }]0;x{ \"\\u0007\" } poentoj\u{202E}.\nsuit-hearts = \u{1b}[2Jkeroj\nevent-drew = { CARD($card) }.\nmisheard-unknown = \u{9b}2J kio?\n";
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
                card-words = { $suit }\nevent-took = Prenis { CARD($card) }.\ncommand-board = \nrow-cards = { row-cards }\n";
    let folder = locales(&[("eo/a.ftl", text.as_bytes()), ("eo/b.ftl", grows.as_bytes())]);
    let (said, _) = heard(folder.path(), "eo", "waste\nscore\nstock\ncode\nboard\nkc\nquit\n");
    is_clean(&said);
    assert!(said.len() < 100_000, "{}", said.len());
    assert!(said.ends_with("Prenis clubs. One card fits.\nGoodbye. The game is kept.\n"), "{said}");
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
    assert!(complained.starts_with("xx/bad.ftl is not UTF-8 text and is left out.\n"), "{complained}");
    is_clean(&said);
    is_clean(&complained);
}

/// Fault 8 of the things kept. Catches a translation's mistake that shows only when the sentence is said: a variable that it
/// is not given and a function that there is not are named at the start, by file, line and id; the sentence is as built in.
#[test]
fn a_wrong_variable_or_function_is_named_at_the_start() {
    let text =
        "look-score = { $point } т.\nevent-took = Взехте { CRAD($card) }.\nlook-waste = Сверху { CARD($waste) }.\n";
    let folder = locales(&[("bg/mine.ftl", text.as_bytes())]);
    let (said, complained) = heard(folder.path(), "bg", "2♦\nточки\nкупчина\n");
    assert!(said.ends_with("Взехте 2 каро. Пасват две карти.\n499 точки. Поредица: 1.\nСверху 2 каро.\n"), "{said}");
    let lines: Vec<&str> = complained.lines().collect();
    let [score, took] = lines.as_slice() else { panic!("{complained}") };
    assert!(score.starts_with("bg/mine.ftl, ред 1: look-score "), "{score}");
    assert!(took.starts_with("bg/mine.ftl, ред 2: event-took "), "{took}");
}

/// Catches a broken file that takes a whole language with it: what is not broken counts, the rest is as built in.
#[test]
fn a_broken_message_leaves_the_built_in_one() {
    let text = "# one good, one broken\nlook-score = { $points } т.\n\nevent-took = Взехте {\n";
    let folder = locales(&[("bg/mine.ftl", text.as_bytes())]);
    let (said, complained) = heard(folder.path(), "bg", "2♦\nточки\n");
    assert!(said.ends_with("Взехте 2 каро. Пасват две карти.\n499 т. Поредица: 1.\n"), "{said}");
    assert!(complained.starts_with("bg/mine.ftl, ред 4: event-took "), "{complained}");
    assert_eq!(complained.lines().count(), 1);
}

/// Catches words without end: a phrase of thousands of words, a word of thousands of letters, thousands of letters that are
/// read as others, each looked for everywhere in a line as long as lines may be.
#[test]
fn endless_words_do_not_stop_the_game() {
    let phrase = "a ".repeat(30_000);
    let word = "z".repeat(60_000);
    let mut folds = String::new();
    for letter in (0x4E00..0x9000).filter_map(char::from_u32) {
        write!(folds, "{letter}x, ").unwrap();
    }
    let text = format!("command-draw = {phrase}\ncommand-undo = undo\n    .also = {word}\near-folds = {folds}\n");
    let folder = locales(&[("eo/a.ftl", text.as_bytes())]);
    let lines = [&"b ".repeat(30_000), &format!("{word}z"), &"字".repeat(20_000), "score"].join("\n");
    let (said, _) = heard(folder.path(), "eo", &lines);
    assert!(said.ends_with("500 points.\n"), "{said}");
}

/// A file that is no translation of ours by its size is not read into memory, and its folder is named.
#[test]
fn a_huge_file_is_refused() {
    let folder = locales(&[("eo/a.ftl", b"look-score = { $points } poentoj.\n")]);
    fs::File::options().write(true).open(folder.path().join("eo/a.ftl")).unwrap().set_len(1 << 30).unwrap();
    let arguments = ["1", "--locales", folder.path().to_str().unwrap()];
    let output = tripeaks().args(arguments).write_stdin("score\n").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complained = String::from_utf8(output.stderr).unwrap();
    assert!(complained.starts_with("The folder of translations cannot be read: "), "{complained}");
}
