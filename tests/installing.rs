//! What is installed beside the program: the manual page and the completions, from the table that `--help` is from.

use std::collections::BTreeSet;
use std::path::Path;

use super::program::{at_home, tripeaks};

const LANGUAGES: [&str; 3] = ["en", "bg", "ru"];
const SHELLS: [&str; 4] = ["bash", "zsh", "fish", "powershell"];
const TOOLS: [&str; 4] = ["analyze", "solve", "man", "completions"];

fn printed(language: &str, arguments: &[&str]) -> String {
    let output = tripeaks().env("LANG", language).args(arguments).write_stdin("").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{language}: {arguments:?}");
    assert!(output.stderr.is_empty(), "{language}: {arguments:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.chars().all(|letter| letter == '\n' || !letter.is_control()), "{language}: {arguments:?}: {text:?}");
    assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{language}: {arguments:?}");
    text
}

/// The options and tools that the helps tell of.
fn told() -> BTreeSet<String> {
    let mut helps = printed("en", &["--help"]);
    for tool in TOOLS {
        assert!(helps.contains(&format!("\n  {tool} ")), "{helps}");
        helps += &printed("en", &[tool, "--help"]);
    }
    let words = helps.lines().flat_map(str::split_whitespace).map(|word| word.trim_end_matches([',', '.', ']']));
    let options = words.filter_map(|word| word.strip_prefix("--")).filter(|name| !name.is_empty()).map(str::to_owned);
    let told = options.chain(TOOLS.map(str::to_owned)).collect::<BTreeSet<_>>();
    assert!(told.len() >= 18, "{told:?}");
    told
}

/// Catches an option or a tool that was added to the table and that the page or a shell does not know.
#[test]
fn every_option_is_in_the_page_and_in_every_script() {
    for language in LANGUAGES {
        let scripts = SHELLS.map(|shell| printed(language, &["completions", shell]));
        let page = printed(language, &["man"]).replace("\\-", "-");
        for name in told() {
            let entry = if TOOLS.contains(&name.as_str()) { format!("tripeaks {name}") } else { format!("--{name}") };
            assert!(page.contains(&entry), "{language}: {entry}: {page}");
            for (script, shell) in scripts.iter().zip(SHELLS) {
                assert!(script.contains(&name), "{language}: {shell}: {name}");
            }
        }
    }
}

/// Catches a heading or a help text that stays in English, and a page that a reader of pages would not file.
#[test]
fn the_page_is_in_each_language() {
    for language in LANGUAGES {
        let page = printed(language, &["man"]);
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(headings.len() >= 9, "{headings:?}");
        let english = |text: &str| text.chars().any(|letter| letter.is_ascii_alphabetic());
        assert!(headings.iter().all(|heading| english(heading) == (language == "en")), "{headings:?}");
        let after = |start: &str| page.lines().skip_while(|line| *line != start).nth(1).unwrap();
        assert!(after(&format!(".SH {}", headings[0])).starts_with("tripeaks \\- "), "{page}");
        let title = page.lines().find(|line| line.starts_with(".TH ")).unwrap();
        assert!(title.contains(&format!("TRIPEAKS 1 \\& \"tripeaks {}\"", env!("CARGO_PKG_VERSION"))), "{title}");
        for arguments in [["completions", "fish"].as_slice(), &["man"]] {
            let words = printed(language, arguments).chars().filter(|letter| ('а'..='я').contains(letter)).count();
            assert_eq!(words > 500, language != "en", "{arguments:?}: {words}");
        }
    }
}

/// Catches a shell that is not known by one of its names, and a wrong one that is not named in one sentence.
#[test]
fn a_wrong_shell_is_one_sentence_in_each_language() {
    assert_eq!(printed("en", &["completions", "BASH"]), printed("en", &["completions", "bash"]));
    let english = "No completions for this shell: tcsh. There are: bash, zsh, fish, powershell.\n";
    let cases: [(&[&str], &str); 4] = [
        (&["completions", "tcsh"], english),
        (&["completions"], "Say which shell: bash, zsh, fish, powershell.\n"),
        (&["man", "--rules", "easy"], "Unknown option: --rules.\n"),
        (&["--rules", "easy", "man"], "--rules is for a game only.\n"),
    ];
    for (arguments, sentence) in cases {
        let said = LANGUAGES.map(|language| {
            let output = tripeaks().env("LANG", language).args(arguments).write_stdin("").output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{language}: {arguments:?}");
            assert!(output.stdout.is_empty());
            String::from_utf8(output.stderr).unwrap()
        });
        assert_eq!(said[0], sentence);
        assert!(said.iter().all(|said| said.lines().count() == 1 && said.ends_with(".\n")), "{said:?}");
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    }
}

/// Catches a file that a game leaves in the player's folders and that the page does not tell of.
#[test]
fn the_page_names_every_file() {
    fn files(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { files(&path, found) } else { found.push(path.display().to_string()) }
        }
    }
    let home = tempfile::tempdir().unwrap();
    let play = "language bg\nkc\nsave supper\ngive up\nyes\n";
    let mut program = tripeaks();
    let output = program.envs(at_home(home.path())).args(["1"]).write_stdin(play).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let mut found = Vec::new();
    files(home.path(), &mut found);
    assert!(found.len() >= 4, "{found:?}");
    let page = printed("en", &["man"]);
    for file in found.iter().filter(|file| Path::new(file).extension().is_none_or(|ending| ending != "lock")) {
        let folder = if cfg!(windows) { "%APPDATA%" } else { "~" };
        let file = file.replace(home.path().to_str().unwrap(), folder).replace("game-supper", "*");
        // As a backslash is written in such a page.
        let file = file.replace('\\', "\\\\").replace('-', "\\-");
        assert!(page.contains(&format!("\\fB{file}\\fR")), "{file}");
    }
}

/// Catches a script that bash does not take, and words that it does not offer.
#[cfg(target_os = "linux")]
#[test]
fn bash_completes() {
    let Some(bash) = ["/bin/bash", "/usr/bin/bash"].into_iter().find(|path| Path::new(path).is_file()) else { return };
    let script = printed("en", &["completions", "bash"]);
    let cases: [(&[&str], &str); 6] = [
        (&["--de"], "--detail"),
        (&["ana"], "analyze"),
        (&["--language", ""], "bg en ru"),
        (&["--detail", "b"], "brief"),
        (&["completions", ""], "bash zsh fish powershell"),
        (&["analyze", "--th"], "--threads"),
    ];
    for (typed, offered) in cases {
        let line = [&["tripeaks"], typed].concat();
        let words = line.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
        let [before, last] = [&line[line.len() - 2], &line[line.len() - 1]];
        let ask = format!(
            "{script}\nCOMP_WORDS=({words}) COMP_CWORD={}\n_tripeaks tripeaks '{last}' '{before}'\necho \"${{COMPREPLY[*]}}\"\n",
            line.len() - 1
        );
        let mut shell = assert_cmd::Command::new(bash);
        let output = shell.env_clear().args(["--norc", "-c", &ask]).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.trim().ends_with(offered), "{typed:?}: {said}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
