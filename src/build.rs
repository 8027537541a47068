//! Gathers every file of `locales/` into the program: a new folder is a new language.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let locales = Path::new(&root).join("locales");
    let mut files = Vec::new();
    println!("cargo::rerun-if-changed={}", locales.display());
    for folder in fs::read_dir(&locales)? {
        let folder = folder?.path();
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in fs::read_dir(&folder)? {
            files.push(file?.path());
        }
    }
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    files.sort();
    let mut list = String::from("[\n");
    for file in &files {
        let tag = file.parent().and_then(Path::file_name).map(|name| name.to_string_lossy());
        let name = file.file_name().map(|name| name.to_string_lossy());
        let (Some(tag), Some(name)) = (tag, name) else { continue };
        writeln!(list, "    ({tag:?}, {name:?}, include_str!({:?})),", file.display().to_string())
            .map_err(io::Error::other)?;
    }
    list += "]\n";
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("locales.rs"), list)
}
