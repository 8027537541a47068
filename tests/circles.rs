//! No circle of imports inside a folder: of two files next to each other one is built on the other, never both.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::architecture::{files, root};

/// Which of the modules of a folder import which.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The code of a file, without its comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// What is named next in the path that goes on here: one name, or each that begins an entry of a list in braces.
fn named_next(rest: &str) -> Vec<&str> {
    let Some(list) = rest.strip_prefix('{') else { return words(rest).take(1).collect() };
    let (mut depth, mut begins, mut found) = (1, true, Vec::new());
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => begins = true,
            _ if begins && letter.is_alphanumeric() => {
                found.extend(words(list.split_at(at).1).next());
                begins = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    found
}

/// The modules that the folder's `mod.rs` gives names of, by these names, and what else stands in it.
fn introduction(folder: &Path) -> (BTreeMap<String, String>, String) {
    let path = ["mod.rs", "lib.rs"].map(|name| folder.join(name)).into_iter().find(|path| path.exists());
    let (mut given, mut rest) = (BTreeMap::new(), String::new());
    for statement in path.map(|path| code(&path)).unwrap_or_default().split_inclusive(';') {
        match statement.split_once("pub use ").and_then(|(_, path)| path.split_once("::")) {
            Some((module, names)) => {
                given.extend(named_next(names).into_iter().map(|name| (name.to_owned(), module.to_owned())));
            }
            None if words(statement).any(|word| word == "mod") => {}
            None => rest += statement,
        }
    }
    (given, rest)
}

/// What the modules of the folder import from each other. `mod.rs` is a module like the others, as far as it holds code.
fn imports(folder: &Path, source: &Path) -> Imports {
    let inside = folder.strip_prefix(source).unwrap();
    let from_the_top = inside.iter().fold("crate::".to_owned(), |path, part| path + part.to_str().unwrap() + "::");
    let (given, rest) = introduction(folder);
    let mut imports = Imports::new();
    for path in files(folder, "rs") {
        let parts: Vec<_> = path.strip_prefix(folder).unwrap().iter().map(|part| part.to_str().unwrap()).collect();
        let module = parts[0].trim_end_matches(".rs");
        if ["mod", "lib", "main"].contains(&module) {
            continue;
        }
        let depth = parts.len() - usize::from(parts.last() == Some(&"mod.rs"));
        let from_here = "super::".repeat(depth);
        let code = code(&path);
        let paths = code.split(&from_the_top).skip(1).chain(code.split(&from_here).skip(1));
        let own = imports.entry(module.to_owned()).or_default();
        for name in paths.flat_map(named_next) {
            let beside = folder.join(name).is_dir() || folder.join(name).with_extension("rs").is_file();
            let defined = (!beside && words(&rest).any(|word| word == name)).then_some("mod");
            own.extend(given.get(name).map(String::as_str).or(defined).or(Some(name)).map(str::to_owned));
        }
    }
    let modules: BTreeSet<String> = imports.keys().cloned().collect();
    let used =
        words(&rest).filter_map(|word| given.get(word).map(String::as_str).or(modules.get(word).map(|it| &**it)));
    imports.insert("mod".to_owned(), used.map(str::to_owned).collect());
    for (module, imported) in &mut imports {
        imported.retain(|other| other != module && (modules.contains(other) || other == "mod"));
    }
    imports
}

/// A way from the module back to itself, if there is one.
fn circle(imports: &Imports, module: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![module.to_owned()]];
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop() {
        for next in imports.get(way.last()?).into_iter().flatten() {
            let longer = [way.as_slice(), std::slice::from_ref(next)].concat();
            if next == module {
                return Some(longer);
            }
            if seen.insert(next.clone()) {
                ways.push(longer);
            }
        }
    }
    None
}

/// Catches two files that can only be understood together.
#[test]
fn no_folder_has_a_circle_of_imports() {
    let source = root().join("src");
    let folders: BTreeSet<_> = files(&source, "rs").iter().map(|path| path.parent().unwrap().to_owned()).collect();
    let mut circles = Vec::new();
    for folder in folders {
        let inside = folder.strip_prefix(&source).unwrap();
        let imports = imports(&folder, &source);
        let found = imports.keys().filter_map(|module| circle(&imports, module));
        circles.extend(found.map(|way| format!("src/{}: {}", inside.display(), way.join(" → "))));
    }
    assert_eq!(circles, [""; 0], "circles of imports");
}

/// Catches a test that would not see a circle.
#[test]
fn a_circle_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path();
    fs::create_dir(source.join("game")).unwrap();
    fs::write(source.join("game/mod.rs"), "mod one;\nmod other;\npub use other::{Other, Third};\n").unwrap();
    fs::write(source.join("game/one.rs"), "use crate::language::Tag;\nuse super::{\n  Third,\n};\n").unwrap();
    fs::write(source.join("game/other.rs"), "// super::one\nfn f() { super::one::g() }\n").unwrap();
    let imports = imports(&source.join("game"), source);
    assert_eq!(circle(&imports, "one").unwrap(), ["one", "other", "one"]);
}
