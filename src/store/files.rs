//! The few things that are done with files, so that tests can hand in their faults.

use std::any::Any;
use std::io;
use std::path::{Path, PathBuf};

/// A lock that is held as long as it lives.
pub type Lock = Box<dyn Any>;

/// Where files are.
pub trait Files {
    /// The whole file.
    ///
    /// # Errors
    /// When it is not there, or can't be read, or has more than `most` bytes ([`io::ErrorKind::FileTooLarge`]).
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Makes or empties the file, puts the bytes into it, and brings them to the disk.
    ///
    /// # Errors
    /// When not all of it could be done.
    fn put(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Puts the bytes behind what the file holds and brings them to the disk; on failure takes them away again.
    ///
    /// # Errors
    /// When not all of it could be done.
    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives the file another name, in place of what had it.
    ///
    /// # Errors
    /// When it can't be done.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Deletes the file.
    ///
    /// # Errors
    /// When it can't be done.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Brings the names in the folder to the disk.
    ///
    /// # Errors
    /// When it can't be done.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;

    /// Makes the folder and those around it, where they are missing.
    ///
    /// # Errors
    /// When it can't be done.
    fn make_folder(&self, path: &Path) -> io::Result<()>;

    /// What lies in the folder, in the order of the names.
    ///
    /// # Errors
    /// When it is not there or can't be read.
    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>>;

    /// Locks by way of this file against all other programs; none where another one holds the lock.
    ///
    /// # Errors
    /// When the file can't be made.
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>>;

    /// Whether there is something of this name.
    fn exists(&self, path: &Path) -> bool;
}

/// Puts the bytes in place of the file in one step: written to a file beside it, brought to the disk, and renamed.
///
/// # Errors
/// When not all of it could be done; the old file then stands, unless only the last step failed.
pub(super) fn replace(files: &dyn Files, path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_by(files, path, "new", bytes)
}

/// The same; the temporary file's name ends so.
///
/// # Errors
/// As [`replace`].
pub(super) fn replace_by(files: &dyn Files, path: &Path, ending: &str, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".");
    beside.push(ending);
    let beside = PathBuf::from(beside);
    let put = files.put(&beside, bytes).and_then(|()| files.rename(&beside, path));
    if put.is_err() {
        // What is half done is in nobody's way; that it can't be taken away changes nothing.
        let _ = files.remove(&beside);
    }
    put.and_then(|()| sync_around(files, path))
}

/// Brings the names in the file's folder to the disk.
fn sync_around(files: &dyn Files, path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    files.sync_folder(folder.unwrap_or(Path::new(".")))
}

/// Renames a file that is not as it should be to the first free `stem-damaged-1.toml`, and tells the new name.
///
/// # Errors
/// When it can't be renamed.
pub(super) fn set_aside(files: &dyn Files, path: &Path) -> io::Result<String> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let free = (1..10_000_u32).map(|number| format!("{stem}-damaged-{number}.toml"));
    let mut free = free.filter(|name| !files.exists(&path.with_file_name(name)));
    let name = free.next().ok_or(io::ErrorKind::AlreadyExists)?;
    files.rename(path, &path.with_file_name(&name))?;
    sync_around(files, path)?;
    Ok(name)
}

/// Whether a file or folder of this name is there.
#[must_use]
pub fn is_there(files: &dyn Files, path: &Path) -> bool {
    files.exists(path)
}

/// Writes a file that is the player's and none of ours, whole or not at all.
///
/// # Errors
/// When it could not be brought to the disk.
pub fn write_out(files: &dyn Files, path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_by(files, path, "tripeaks-new", bytes)
}
