//! Translations that are laid over those built in.

use std::fs;
use std::io;
use std::path::Path;

use crate::language::{LocaleFile, read_tag};
use crate::store::{Disk, Files};

/// The longest file of a translation that is read, in bytes; those built in have twelve thousand.
const LONGEST_LOCALE: u64 = 1024 * 1024;

/// Adds the files of `DIR/<tag>/*.ftl`, in the order of their names, and tells those that are not UTF-8 text. Folders that
/// are named otherwise are passed over.
pub(super) fn read_locales(folder: &Path, files: &mut Vec<LocaleFile>, no_text: &mut Vec<String>) -> io::Result<()> {
    let mut found = Vec::new();
    for language in fs::read_dir(folder)? {
        let language = language?.path();
        if !language.is_dir() {
            continue;
        }
        for file in fs::read_dir(&language)? {
            let file = file?.path();
            if file.extension().is_some_and(|ending| ending == "ftl") && file.is_file() {
                found.push(file);
            }
        }
    }
    found.sort();
    for path in found {
        let name = |path: Option<&Path>| path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        let Ok(text) = String::from_utf8(Disk.read(&path, LONGEST_LOCALE)?) else {
            let parts = [name(path.parent()), name(Some(&path))].map(Option::unwrap_or_default);
            no_text.push(parts.join("/"));
            continue;
        };
        // A mark of the order of bytes would hide the first message.
        let text = text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text);
        if let (Some(tag), Some(name)) = (name(path.parent()).and_then(|tag| read_tag(&tag)), name(Some(&path))) {
            files.push(LocaleFile { tag, name, text });
        }
    }
    Ok(())
}
