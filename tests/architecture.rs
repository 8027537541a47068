//! The house: which layer may know which, and who may touch the world.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer with the layers it may import. `cli` may import all.
const ARROWS: [(&str, &[&str]); 10] = [
    ("game", &[]),
    ("language", &[]),
    ("solver", &["game"]),
    ("session", &["game", "solver"]),
    ("names", &["game", "session"]),
    ("ear", &["language", "session", "solver", "game", "names"]),
    ("wording", &["language", "session", "solver", "game", "names"]),
    ("store", &["session", "solver", "game"]),
    ("voice", &["session"]),
    ("play", &["voice", "store", "wording", "ear", "session", "solver", "game", "language", "names"]),
];

/// What only these may use.
const WORLD: [&str; 5] = ["std::io", "std::fs", "std::env", "std::time", "std::process"];
const WORLDLY: [&str; 5] = ["store", "voice", "play", "cli", "build"];

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every line of code of `src/`, without its comment: file, layer, number, text.
fn code() -> Vec<(String, String, usize, String)> {
    let source = root().join("src");
    let mut lines = Vec::new();
    for path in files(&source, "rs") {
        let inside = path.strip_prefix(&source).unwrap();
        let layer = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs").to_owned();
        for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default().to_owned();
            lines.push((inside.display().to_string(), layer.clone(), number + 1, code));
        }
    }
    lines
}

/// Catches a layer that begins to know another it must not.
#[test]
fn layers_import_only_what_they_may() {
    for (file, layer, number, line) in code() {
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == layer) else { continue };
        for imported in line.split("crate::").skip(1) {
            let imported = imported.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap();
            let known = ARROWS.iter().any(|(name, _)| *name == imported) || imported == "cli";
            let fine = !known || imported == layer || allowed.contains(&imported);
            assert!(fine, "src/{file}:{number}: {layer} must not import {imported}");
        }
    }
}

/// Catches input, output, files, variables, processes or a clock in a layer that should be handed them.
#[test]
fn only_the_outer_layers_touch_the_world() {
    for (file, layer, number, line) in code() {
        if WORLDLY.contains(&layer.as_str()) || layer == "main" {
            continue;
        }
        let touched = WORLD.iter().find(|module| line.contains(*module));
        assert_eq!(touched, None, "src/{file}:{number}: {layer} must not touch the world");
    }
}

/// Catches words of a language in the code; the letters that look alike are the one exception.
#[test]
fn languages_are_data() {
    for (file, _, number, line) in code() {
        let cyrillic = line.chars().any(|letter| ('\u{400}'..='\u{52F}').contains(&letter));
        let look_alikes = file.ends_with("look_alikes.rs") && line.trim_start().starts_with("('");
        assert!(!cyrillic || look_alikes, "src/{file}:{number}: a word of a language: {line}");
    }
}

/// Catches files that nobody expects at the top of the repository.
#[test]
fn the_top_level_is_small() {
    let expected = [
        "Cargo.toml",
        "Cargo.lock",
        "src",
        "locales",
        "tests",
        "docs",
        "README.md",
        "CHANGELOG.md",
        "LICENSE",
        "target",
    ];
    for entry in fs::read_dir(root()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let fine = name.starts_with('.') || expected.contains(&name.as_str());
        assert!(fine, "{name} at the top level");
    }
}

/// Catches a release whose notes were forgotten.
#[test]
fn the_changelog_is_of_this_version() {
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).unwrap();
    let top = changelog.lines().find_map(|line| line.strip_prefix("## ")).unwrap();
    let version = top.split_whitespace().next().unwrap();
    assert!(version == "Unreleased" || version == env!("CARGO_PKG_VERSION"), "{top}");
}
