//! The command line: what is wrong with it is said in one sentence, in the player's language, wherever `--language` stands.

use super::program::tripeaks;

const LANGUAGES: [&str; 3] = ["en", "bg", "ru"];

/// Each mistake with its sentence in English, and what of it every language must name.
const MISTAKES: [(&[&str], &str, &str); 19] = [
    (&["--plian"], "Unknown option: --plian.", "--plian"),
    (&["-z"], "Unknown option: -z.", "-z"),
    (&["1", "2"], "One deal at a time: leave out 2.", "2"),
    (&["--rules"], "--rules needs a value.", "--rules"),
    (&["--detail"], "--detail needs a value.", "--detail"),
    (&["--locales"], "--locales needs a value.", "--locales"),
    (&["--plain", "--plain"], "--plain was given twice.", "--plain"),
    (&["--plain=x"], "--plain takes no value.", "--plain"),
    (&["--rules", "foo"], "No such rules: foo.", "foo"),
    (&["--rules", "easy,classic"], "Easy does not go with classic or traditional.", ""),
    (&["--rules", "серии, останали карти"], "Streaks or cards left, not both.", ""),
    (&["34359738368"], "Deals are numbered from 0 to 34359738367.", "34359738367"),
    (&["TP1-E-AAAAAAAB"], "A deal code has 7 letters or digits after E or C, not 8.", "8"),
    (&["TP2-E-AAAAAAB"], "A deal code begins with TP1.", "TP1"),
    (&["TP1-X-AAAAAAB"], "After TP1 comes E or C, not X.", "X"),
    (&["TP1-E-AAAAAAB-SS"], "The letter S comes twice.", "S"),
    (&["TP1-E-AAAAAAB", "--rules", "easy"], "The code already says its rules; leave out --rules.", "--rules"),
    (&["--detail", "\u{1b}[31mx"], "Detail is brief, normal or full, not [31mx.", " [31mx."),
    (&["fo\u{7}o"], "foo is neither a deal code nor a deal number.", "foo "),
];

/// Catches a mistake that is said in the wrong language, in two lines, on standard output, with the wrong code, or
/// without naming what is wrong.
#[test]
fn every_mistake_is_one_sentence_in_each_language() {
    are_one_sentence_in_each_language(&MISTAKES);
}

/// Each of these command lines gets the English sentence, and in the other languages one that names what is wrong; and 2.
pub(crate) fn are_one_sentence_in_each_language(mistakes: &[(&[&str], &str, &str)]) {
    for (arguments, english, named) in mistakes {
        let said = LANGUAGES.map(|language| {
            let output = tripeaks().env("LANG", language).args(*arguments).write_stdin("").output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{language}: {arguments:?}");
            assert!(output.stdout.is_empty(), "{language}: {arguments:?}");
            String::from_utf8(output.stderr).unwrap()
        });
        assert_eq!(said[0], format!("{english}\n"), "{arguments:?}");
        for said in &said[1..] {
            assert!(
                said.lines().count() == 1 && said.ends_with(".\n") && said.contains(named),
                "{arguments:?}: {said}"
            );
            assert!(said.chars().any(|letter| ('а'..='я').contains(&letter)), "{arguments:?}: {said}");
        }
        assert_ne!(said[1], said[2], "{arguments:?}");
    }
}

/// Catches `--language` that counts only for what stands after it, or only in one way of writing it.
#[test]
fn the_language_counts_wherever_it_stands() {
    let ways: [&[&str]; 5] = [
        &["--language", "ru", "--plian"],
        &["--plian", "--language", "ru"],
        &["--plian", "--language=RU"],
        &["--language", "русский", "--plian"],
        &["--plian", "--language", "Russian"],
    ];
    for arguments in ways {
        let output = tripeaks().env("LANG", "bg_BG.UTF-8").args(arguments).write_stdin("").output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "Неизвестный ключ: --plian.\n", "{arguments:?}");
    }
}

/// Catches an unknown language that is passed over in silence, and languages that are not offered by their own names.
#[test]
fn an_unknown_language_is_named() {
    for (language, begins) in
        LANGUAGES.into_iter().zip(["No such language: ", "Няма такъв език: ", "Такого языка нет: "])
    {
        let mut program = tripeaks();
        let output = program.env("LANG", language).args(["--language", "klingon"]).write_stdin("").output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with(&format!("{begins}klingon.")), "{said}");
        assert!(said.ends_with(": Български, English, Русский.\n") && said.lines().count() == 1, "{said}");
    }
}

/// Catches rules that are understood in one language only, and a number or a code that deals something else.
#[test]
fn rules_and_deals_are_understood_in_every_language() {
    let cases: [(&[&str], &str); 8] = [
        (&["12345"], "TP1-E-AAAAMBZ"),
        (&["tp1 e aaaambz"], "TP1-E-AAAAMBZ"),
        (&["ТР1-Е-ААААМВZ"], "TP1-E-AAAAMBZ"),
        (&["1", "--rules", "traditional"], "TP1-C-AAAAAAB-ST"),
        (&["1", "--rules", "традиционен"], "TP1-C-AAAAAAB-ST"),
        (&["1", "--rules", "традиционные"], "TP1-C-AAAAAAB-ST"),
        (&["--rules=classic,joker,open peaks,draw-when-stuck", "1"], "TP1-C-AAAAAAB-JOT"),
        (&["1", "--rules", "свободный старт, джокер"], "TP1-E-AAAAAAB-JLW"),
    ];
    for (arguments, code) in cases {
        for language in LANGUAGES {
            let output = tripeaks().args(arguments).args(["--language", language]).write_stdin("c\n").output().unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(said.lines().last().unwrap().ends_with(&format!(" {code}.")), "{arguments:?}: {said}");
        }
    }
}

/// Catches an argument that is no text, and an empty one.
#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let bad = OsStr::from_bytes(b"\xFF");
    let output = tripeaks().arg(bad).write_stdin("").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "An argument is not readable text.\n");
    for arguments in [[""].as_slice(), &["--rules", ""], &["--language", ""], &["--detail", ""], &["--locales", ""]] {
        let output = tripeaks().args(arguments).write_stdin("").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1, "{arguments:?}");
    }
}

/// Catches a folder of translations that is not there and is not missed.
#[test]
fn a_folder_that_cannot_be_read_is_named() {
    let folder = tempfile::TempDir::new().unwrap();
    let gone = folder.path().join("gone");
    let output = tripeaks().arg("--locales").arg(&gone).write_stdin("").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let named = String::from_utf8(output.stderr).unwrap();
    assert!(named.starts_with("The folder of translations cannot be read: "), "{named}");
    assert_eq!(named.lines().count(), 1);
}

/// Catches words that are lost without a sign when the output takes none: 1, and one sentence.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_takes_nothing_is_said() {
    for (language, begins) in LANGUAGES.into_iter().zip(["The output ", "Изходът ", "Не удаётся "]) {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin("tripeaks"));
        let home = tempfile::tempdir().unwrap();
        program.env_clear().env("SPEECHD_CMD", "/bin/false").env("HOME", home.path()).env("LANG", language).arg("1");
        let output = program.stdin(std::process::Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with(begins) && said.lines().count() == 1, "{said}");
    }
}

/// Catches an option that the help leaves out, a line of it in another language, and a control sign in it.
#[test]
fn help_tells_every_option_in_each_language() {
    let options = ["--language", "--rules", "--plain", "--locales", "--detail", "-h, --help", "-V, --version"];
    for (language, word) in LANGUAGES.into_iter().zip(["Usage:", "Употреба:", "Запуск:"]) {
        for flag in ["--help", "-h"] {
            let output = tripeaks().env("LANG", language).arg(flag).write_stdin("").output().unwrap();
            assert_eq!(output.status.code(), Some(0));
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(options.iter().chain([&word]).all(|word| said.contains(word)), "{said}");
            assert!(said.chars().all(|letter| letter == '\n' || !letter.is_control()), "{said:?}");
        }
    }
    let short = tripeaks().arg("-V").write_stdin("").output().unwrap();
    assert_eq!(String::from_utf8(short.stdout).unwrap().lines().count(), 1);
}

/// Catches a prompt, a farewell or an echo where the input is a pipe, and an end of input that is no normal end.
#[test]
fn a_pipe_hears_replies_and_nothing_else() {
    let cases = [("score", "500 points.\n"), ("score\n", "500 points.\n"), ("score\r\n", "500 points.\n")];
    for (input, said) in
        cases.into_iter().chain([("score\nquit\nscore\n", "500 points.\nGoodbye. The game is kept.\n")])
    {
        for arguments in [["1"].as_slice(), &["1", "--plain"]] {
            let silent = tripeaks().args(arguments).write_stdin("").output().unwrap();
            let greeting = String::from_utf8(silent.stdout).unwrap();
            let output = tripeaks().args(arguments).write_stdin(input).output().unwrap();
            assert_eq!(output.status.code(), Some(0));
            assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{greeting}{said}"));
        }
    }
}
