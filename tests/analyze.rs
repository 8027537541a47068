//! `tripeaks analyze`: what it counts, in words and in rows, whole, in pieces and stopped.

use tripeaks::game::{DealNumber, DealRange, Rules, Scheme};
use tripeaks::language::{Languages, LocaleFile, Reader};
use tripeaks::solver::{Surveyed, Tally};
use tripeaks::wording::{self, Layout};

use super::arguments::are_one_sentence_in_each_language;
use super::program::tripeaks;

pub(crate) const LANGUAGES: [&str; 3] = ["en", "bg", "ru"];

fn said(arguments: &[&str]) -> String {
    let output = tripeaks().arg("analyze").args(arguments).write_stdin("").output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The rows of CSV are those of the documents. Catches another column, another order, and a deal that is won in other draws.
#[test]
fn csv_has_a_row_a_deal() {
    let easy =
        "deal,code,winnable,fewest_draws\n1,TP1-E-AAAAAAB,true,14\n2,TP1-E-AAAAAAC,true,13\n3,TP1-E-AAAAAAD,true,15\n";
    let classic =
        "deal,code,winnable,fewest_draws\n1,TP1-C-AAAAAAB,true,17\n2,TP1-C-AAAAAAC,true,21\n3,TP1-C-AAAAAAD,false,\n";
    assert_eq!(said(&["--deals", "1..3", "--csv"]), easy);
    assert_eq!(said(&["--deals", "1..3", "--csv", "--rules", "classic"]), classic);
    assert_eq!(said(&["--csv", "--rules", "классические", "--deals=1..3", "--threads", "1"]), classic);
}

/// The same as JSON, one object a line; the code names the variants. Catches an empty value that is no `null`.
#[test]
fn json_has_a_line_a_deal() {
    let said = said(&["--deals", "3", "--json", "--rules", "classic draw-when-stuck"]);
    assert_eq!(said, "{\"deal\":3,\"code\":\"TP1-C-AAAAAAD-T\",\"winnable\":false,\"fewest_draws\":null}\n");
    let said = super::analyze::said(&["--deals", "1..1", "--json"]);
    assert_eq!(said, "{\"deal\":1,\"code\":\"TP1-E-AAAAAAB\",\"winnable\":true,\"fewest_draws\":14}\n");
}

/// Rows of pieces are the rows of the whole, on however many threads; both ends of all deals are there. Catches rows in the
/// order in which threads finish.
#[test]
fn rows_of_pieces_are_those_of_the_whole() {
    let rows = |deals, threads| said(&["--deals", deals, "--json", "--threads", threads]);
    let whole = rows("0..300", "1");
    assert_eq!(whole.lines().count(), 301);
    assert_eq!(rows("0..300", "3"), whole);
    assert_eq!([rows("0..99", "2"), rows("100..100", "2"), rows("101..300", "2")].concat(), whole);
    assert!(
        rows("34359738366..34359738367", "2")
            .ends_with("\"code\":\"TP1-E-7777777\",\"winnable\":true,\"fewest_draws\":11}\n")
    );
}

/// In words: the counts, the share, the spread; the time last. Catches a language that counts otherwise.
#[test]
fn words_tell_the_counts_in_each_language() {
    let begins = [
        "Deals 1 to 1000. Rules: classic.\nWinnable, proven: 714 of 1000.\n\
         Share: 71.40 percent, 95 percent interval 68.52 to 74.11.\n\
         Fewest draws: 6 to 23, 17.39 on average. The middle half: 15 to 20, median 18.\nTime: ",
        "Раздавания от 1 до 1000. Режим: класически.\nМогат да се спечелят, доказано: 714 от 1000.\n\
         Дял: 71,40 процента, 95-процентен доверителен интервал от 68,52 до 74,11.\n\
         Най-малък брой тегления: от 6 до 23, средно 17,39.\nСредната половина: от 15 до 20, медиана 18.\nВреме: ",
        "Раздачи с 1 по 1000. Правила: классические.\nМожно выиграть, доказано: 714 из 1000.\n\
         Доля: 71,40 процента, 95-процентный доверительный интервал от 68,52 до 74,11.\n\
         Наименьшее число карт из запаса: от 6 до 23, в среднем 17,39.\nУ половины раздач: от 15 до 20, медиана 18.\nВремя: ",
    ];
    for (language, begins) in LANGUAGES.into_iter().zip(begins) {
        let said = said(&["--deals", "1..1000", "--rules", "classic", "--language", language]);
        assert!(said.starts_with(begins), "{said}");
        assert_eq!(said.matches('\n').count(), begins.matches('\n').count() + 1, "{said}");
    }
}

/// Every sentence is there in every language, with nothing missing from it; a survey that was stopped says where to go on,
/// one of streaks that they are not counted. Catches a variable that nothing gives.
#[test]
fn every_sentence_is_whole_in_each_language() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let range = |first, last| DealRange::new(DealNumber::new(first).unwrap(), DealNumber::new(last).unwrap());
    let tally = Tally::of(Some(3));
    let streaks = Rules { scheme: Scheme::Streaks, ..Rules::default() };
    for (tally, rest) in [(tally, range(6, 9)), (Tally::default(), range(5, 9)), (tally, None)] {
        let words = wording::surveyed(range(5, 9).unwrap(), streaks, &Surveyed { tally, rest }, 0.0);
        let progress = [wording::survey_progress(1, 3), wording::stopped(range(6, 9).unwrap())];
        for catalogue in LANGUAGES.map(|tag| languages.tagged(tag).unwrap()) {
            for message in words.iter().flatten().chain(&progress) {
                let (text, errors) = catalogue.checked_text(message, Reader::default());
                assert_eq!(errors, Vec::<String>::new(), "{text}");
            }
            let text = wording::lay_out(&words, catalogue, Layout::default());
            assert_eq!(text.ends_with(": --deals 6..9."), rest == range(6, 9), "{text}");
            // The heading tells the deals that were counted, and no others.
            assert_eq!(text.lines().next().unwrap().contains('9'), rest.is_none(), "{text}");
            assert!(text.contains("solve"), "{text}");
        }
    }
}

/// Each mistake with its sentence in English, and what of it every language must name.
const MISTAKES: [(&[&str], &str, &str); 20] = [
    (&["analyze"], "Say which deals, for example --deals 1..1000.", "--deals 1..1000"),
    (&["analyze", "--deals"], "--deals needs a value.", "--deals"),
    (&["analyze", "--deals", "1..x"], "Deals are said as 1..1000, not 1..x.", "1..x"),
    (&["analyze", "--deals", ".."], "Deals are said as 1..1000, not ...", ".."),
    (&["analyze", "--deals", "1...5"], "Deals are said as 1..1000, not 1...5.", "1...5"),
    (&["analyze", "--deals", "\u{1b}[2J"], "Deals are said as 1..1000, not [2J.", " [2J"),
    (&["analyze", "--deals", "9..5"], "The first of the deals comes after the last: 9..5.", "9..5"),
    (&["analyze", "--deals", "1..34359738368"], "Deals are numbered from 0 to 34359738367.", "34359738367"),
    (&["analyze", "--deals", "1..99999999999999999999999"], "Deals are numbered from 0 to 34359738367.", "34359738367"),
    (&["analyze", "--deals", "1..2", "--threads", "0"], "Threads go from 1 to 256, not 0.", "256"),
    (&["analyze", "--deals", "1..2", "--threads", "many"], "Threads go from 1 to 256, not many.", "many"),
    (&["analyze", "--deals", "1..2", "--csv", "--json"], "--csv or --json, not both.", "--json"),
    (&["analyze", "--deals", "1..2", "--rules", "foo"], "No such rules: foo.", "foo"),
    (&["analyze", "--deals", "1..2", "--plain"], "Unknown option: --plain.", "--plain"),
    (&["--plain", "analyze", "--deals", "1..2"], "--plain is for a game only.", "--plain"),
    (&["5", "analyze", "--deals", "1..2"], "One deal at a time: leave out 5.", "5"),
    (&["analyze", "--deals", "1..2", "7"], "Leave out 7: the deals are given once, as --deals 1..1000.", "7"),
    (&["analyze", "1..9"], "Leave out 1..9: the deals are given once, as --deals 1..1000.", "1..9"),
    (&["solve", "1", "2"], "One deal at a time: leave out 2.", "2"),
    (&["solve", "TP1-E-AAAAAAB", "--rules", "easy"], "The code already says its rules; leave out --rules.", "--rules"),
];

/// One sentence in the player's language, and 2. Catches a range that makes it panic or run for ever.
#[test]
fn every_mistake_is_one_sentence_in_each_language() {
    are_one_sentence_in_each_language(&MISTAKES);
}

/// Help tells each option, in each language; the main one names both tools. Catches an option that is left out.
#[test]
fn help_tells_the_tools() {
    let cases: [(&[&str], &[&str]); 3] = [
        (&["--help"], &["analyze", "solve", "--plain"]),
        (&["analyze", "--help"], &["--deals", "--csv", "--json", "--threads", "--rules", "--language", "--locales"]),
        (&["solve", "-h"], &["--csv", "--json", "--rules", "--language", "--locales"]),
    ];
    for (arguments, words) in cases {
        for (language, usage) in LANGUAGES.into_iter().zip(["Usage:", "Употреба:", "Запуск:"]) {
            let output = tripeaks().args(arguments).args(["--language", language]).write_stdin("").output().unwrap();
            assert_eq!(output.status.code(), Some(0), "{arguments:?}");
            let said = String::from_utf8(output.stdout).unwrap();
            assert!(words.iter().chain([&usage]).all(|word| said.contains(word)), "{said}");
            assert!(said.chars().all(|letter| letter == '\n' || !letter.is_control()), "{said:?}");
        }
    }
}

#[cfg(unix)]
mod stopping {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    use super::LANGUAGES;

    fn program() -> Command {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("tripeaks"));
        command.env_clear().env("SPEECHD_CMD", "/bin/false");
        command
    }

    /// Ctrl-C in the midst of a range without end: whole rows, then on standard error the deal to go on from, and 130.
    /// Catches a row that is cut, lost or promised again.
    #[test]
    fn an_interrupt_tells_where_to_go_on() {
        for (language, signal) in LANGUAGES.into_iter().zip(["INT", "TERM", "HUP"]) {
            let mut command = program();
            command.args(["analyze", "--deals", "1..34359738367", "--csv", "--threads", "1", "--language", language]);
            let mut running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
            let mut rows = BufReader::new(running.stdout.take().unwrap());
            let mut text = String::new();
            while text.lines().count() < 4 {
                rows.read_line(&mut text).unwrap();
            }
            let kill = format!("kill -{signal} {}", running.id());
            assert!(Command::new("sh").arg("-c").arg(kill).status().unwrap().success());
            rows.read_to_string(&mut text).unwrap();
            let output = running.wait_with_output().unwrap();
            assert_eq!(output.status.code(), Some(130));
            let rows = text.lines().count() - 1;
            assert!(text.ends_with('\n'));
            assert!(text.lines().last().unwrap().starts_with(&format!("{rows},TP1-E-")), "{rows} rows");
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(said.ends_with(&format!(": --deals {}..34359738367.\n", rows + 1)), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
    }

    /// A reader that goes away ends it quietly; an output that takes nothing is said, and 1.
    #[test]
    fn a_closed_pipe_is_a_quiet_end() {
        let program_path = assert_cmd::cargo::cargo_bin("tripeaks");
        for form in ["--csv", "--json"] {
            let script =
                format!("'{}' analyze --deals 1..34359738367 --threads 1 {form} | head -n 3", program_path.display());
            let output = Command::new("sh").env("SPEECHD_CMD", "/bin/false").arg("-c").arg(script).output().unwrap();
            assert_eq!(String::from_utf8_lossy(&output.stderr), "");
            assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 3);
        }
        #[cfg(target_os = "linux")]
        for arguments in
            [["analyze", "--deals", "1..9"], ["analyze", "--csv", "--deals=1..9"], ["solve", "1", "--json"]]
        {
            let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
            let output = program().args(arguments).stdout(full).output().unwrap();
            assert_eq!(output.status.code(), Some(1), "{arguments:?}");
            assert_eq!(String::from_utf8_lossy(&output.stderr), "The output cannot be written.\n");
        }
    }
}
