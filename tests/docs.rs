//! What the docs say holds: their games are played, and what they name is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tripeaks::session::Verb;

use crate::locales::told;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// README and the pages under `docs`, each with its path.
fn pages() -> Vec<(PathBuf, String)> {
    let mut paths = vec![root().join("README.md")];
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                paths.push(path);
            }
        }
    }
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// A block `$ tripeaks …`, then lines typed after `> ` and heard lines.
fn blocks(text: &str) -> Vec<(String, Vec<String>, Vec<String>)> {
    let mut blocks = Vec::new();
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        let mut lines = block.lines();
        let command = lines.next().and_then(|line| line.strip_prefix("$ tripeaks")).unwrap().trim().to_owned();
        let (typed, heard): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("> "));
        let typed = typed.into_iter().map(|line| line.trim_start_matches("> ").to_owned());
        blocks.push((command, typed.collect(), heard.into_iter().map(str::to_owned).collect()));
    }
    blocks
}

/// Catches a page that shows what is no longer said.
#[test]
fn console_blocks_are_heard_as_written() {
    let mut played = 0;
    for (path, text) in pages() {
        for (arguments, typed, heard) in blocks(&text) {
            let mut input = typed.join("\n");
            input.push('\n');
            let mut program = super::program::tripeaks();
            let output = program.args(arguments.split_whitespace()).write_stdin(input).output().unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            assert_eq!(said.lines().collect::<Vec<_>>(), heard, "{}: $ tripeaks {arguments}", path.display());
            played += 1;
        }
    }
    assert!(played >= 3);
}

/// README's commands are those that play and test.
#[test]
fn readme_names_the_two_commands() {
    let readme = include_str!("../README.md");
    for command in ["cargo run --release", "cargo test"] {
        assert!(readme.contains(&format!("```sh\n{command}\n```")), "{command}");
    }
}

/// Catches a page that names a file which is gone, and a link that leads nowhere.
#[test]
fn what_the_pages_name_is_there() {
    for (path, text) in pages() {
        let quoted = text.split('`').skip(1).step_by(2);
        let files = quoted.filter(|name| {
            let ours = ["src/", "tests/", "locales/", "docs/", ".ci/"].iter().any(|folder| name.starts_with(folder));
            ours && !name.contains(['*', ' ', '{'])
        });
        for file in files {
            assert!(root().join(file).exists(), "{}: {file}", path.display());
        }
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap();
            let here = path.parent().unwrap().join(file);
            assert!(link.starts_with("http") || file.is_empty() || here.exists(), "{}: {link}", path.display());
        }
    }
}

/// Catches a type or a function that the page on the code names and the code does not have.
#[test]
fn what_the_page_on_the_code_names_is_in_the_code() {
    let page = include_str!("../docs/ARCHITECTURE.md");
    let mut code = String::new();
    let mut folders = vec![root().join("src"), root().join("tests")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    let named: BTreeSet<&str> = page.split('`').skip(1).step_by(2).filter(|name| name.contains("::")).collect();
    assert!(named.len() > 5);
    for name in named {
        let name = name.split('(').next().unwrap();
        let (_, last) = name.rsplit_once("::").unwrap();
        let there = [format!("fn {last}"), format!("{last},"), format!("{last}("), format!("{last} {{")];
        assert!(there.iter().any(|form| code.contains(form)), "{name}");
    }
}

/// Catches a command that the manual of a language does not show.
#[test]
fn every_command_is_in_the_manual() {
    let manuals = [
        ("en", include_str!("../docs/playing.md")),
        ("bg", include_str!("../docs/bg/playing.md")),
        ("ru", include_str!("../docs/ru/playing.md")),
    ];
    for (tag, page) in manuals {
        let messages = &told()[tag];
        // A word may stand at the end of a line.
        let page = page.replace('\n', " ");
        let shown = |verb: &Verb| {
            let word: &str = verb.into();
            let word = messages[&format!("command-{word}")].value.clone().unwrap();
            page.split('`').skip(1).step_by(2).any(|code| code == word || code.starts_with(&format!("{word} ")))
                || page.contains(&format!("> {word}"))
        };
        let missing: Vec<&Verb> = Verb::ALL.iter().filter(|verb| !shown(verb)).collect();
        assert!(missing.is_empty(), "{tag}: {missing:?}");
    }
}
