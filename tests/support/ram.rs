//! Files in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::store::{Files, Folders, Lies, Lock, Store};

/// The folder in which everything lies.
pub const FOLDER: &str = "/state";

/// Files in memory. A clone has the same files.
#[derive(Clone, Debug, Default)]
pub struct Ram(pub Rc<RefCell<BTreeMap<PathBuf, Vec<u8>>>>);

impl Ram {
    /// Files of someone who has played here before.
    pub fn known() -> Ram {
        let ram = Ram::default();
        ram.set("settings.toml", b"schema = 1\n");
        ram
    }

    /// Puts a file of this name into the folder.
    pub fn set(&self, name: &str, bytes: &[u8]) {
        self.0.borrow_mut().insert(Path::new(FOLDER).join(name), bytes.to_owned());
    }

    /// A store of these files.
    pub fn store(&self) -> Store {
        Store::new(self.clone(), Folders::all_in(FOLDER.into()))
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
