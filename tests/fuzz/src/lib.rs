//! What the fuzz targets share: files in memory, and the question whether a text may be shown.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::app::{Asking, Begin, Conversation, Memory, Start};
use tripeaks::ear::Ear;
use tripeaks::game::DealNumber;
use tripeaks::language::{Languages, LocaleFile, is_safe};
use tripeaks::session::Wish;
use tripeaks::store::{Files, Folders, Lies, Lock, Store};

/// The languages built in.
pub const TAGS: [&str; 3] = ["en", "bg", "ru"];

/// The folder in which everything lies.
pub const FOLDER: &str = "/state";

/// Files in memory. A clone has the same files.
#[derive(Clone, Debug, Default)]
pub struct Ram(pub Rc<RefCell<BTreeMap<PathBuf, Vec<u8>>>>);

impl Ram {
    /// The file of this name in the folder.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        self.0.borrow().get(&Path::new(FOLDER).join(name)).cloned()
    }

    /// Puts a file of this name into the folder.
    pub fn set(&self, name: &str, bytes: &[u8]) {
        self.0.borrow_mut().insert(Path::new(FOLDER).join(name), bytes.to_owned());
    }

    /// The same files as they are now, apart.
    pub fn copy(&self) -> Ram {
        Ram(Rc::new(RefCell::new(self.0.borrow().clone())))
    }

    /// A store of these files.
    pub fn store(&self) -> Store {
        Store::new(self.clone(), Folders::all_in(FOLDER.into()))
    }

    /// A conversation that remembers in these files.
    pub fn sit(&self, languages: Languages, tag: &str, wish: Wish) -> Conversation {
        let ear = Ear::new(&languages);
        let mut time = 1_796_040_000_000;
        let clock = move || {
            time += 1000;
            jiff::Timestamp::from_millisecond(time).unwrap_or_default().to_zoned_datetime(jiff::tz::TimeZone::UTC)
        };
        let store = self.store();
        let remembered = store.settings();
        let memory = Memory::new(store, remembered, Box::new(clock), "Ivan");
        let settings = memory.settings().settings;
        let mut next = 6;
        let fresh = move || {
            next += 1;
            DealNumber::new(next).unwrap_or(DealNumber::MAX)
        };
        let start = Start { wish, begin: Begin::Resuming, asking: Asking::Possible };
        Conversation::with_memory(languages, ear, tag, memory, start, settings, fresh)
    }
}

impl Files for Ram {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let bytes = self.0.borrow().get(path).cloned().ok_or(ErrorKind::NotFound)?;
        if bytes.len() as u64 > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn put(&self, path: &Path, bytes: &[u8], _: &Path) -> io::Result<()> {
        self.0.borrow_mut().insert(path.to_owned(), bytes.to_owned());
        Ok(())
    }

    fn append(&self, path: &Path, length: u64, bytes: &[u8]) -> io::Result<()> {
        let mut files = self.0.borrow_mut();
        let file = files.get_mut(path).filter(|file| file.len() as u64 == length).ok_or(ErrorKind::InvalidData)?;
        file.extend_from_slice(bytes);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let bytes = self.0.borrow_mut().remove(from).ok_or(ErrorKind::NotFound)?;
        self.put(to, &bytes, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.borrow_mut().remove(path).map(drop).ok_or(ErrorKind::NotFound.into())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn make_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        Ok(self.0.borrow().keys().filter(|file| file.parent() == Some(path)).cloned().collect())
    }

    fn lock(&self, _: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        Ok(Some(Box::new(Alone)))
    }

    fn exists(&self, path: &Path) -> bool {
        self.0.borrow().contains_key(path)
    }

    fn lies(&self, path: &Path) -> Lies {
        if self.exists(path) { Lies::File } else { Lies::Nothing }
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_owned())
    }

    fn unique_ending(&self) -> String {
        self.0.borrow().len().to_string()
    }
}

/// A lock where there is no other program.
struct Alone;

impl Lock for Alone {
    fn is_held(&self) -> bool {
        true
    }
}

/// The languages built in, with these files laid over them.
pub fn languages(more: impl IntoIterator<Item = LocaleFile>) -> Languages {
    Languages::new(LocaleFile::built_in().into_iter().chain(more).collect()).0
}

/// Fails where a text has a sign in it that must not reach a terminal.
pub fn assert_clean(text: &str) {
    let bad = text.chars().find(|letter| *letter != '\n' && !is_safe(*letter));
    assert_eq!(bad, None, "{text:?}");
}

/// Hears the lines until the player leaves; nothing said may have an unsafe sign in it.
pub fn hear_all<'a>(conversation: &mut Conversation, lines: impl IntoIterator<Item = &'a str>) {
    for line in lines {
        let reply = conversation.hear(line);
        assert_clean(&reply.text);
        assert_clean(&conversation.prompt());
        if reply.leaving {
            return;
        }
    }
}
