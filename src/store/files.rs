//! The few things that are done with files, so that tests can hand in their faults.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A lock that is held as long as it lives.
pub trait Lock {
    /// Whether the lock still counts: its file is the one at its path. Where it was deleted or renamed, another program
    /// may hold a lock by way of another file there.
    fn is_held(&self) -> bool;
}

/// What lies at a path, links followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// Nothing.
    Nothing,
    /// A file.
    File,
    /// A folder, a pipe, a device, or what can't be looked at.
    Else,
}

/// Where files are.
pub trait Files {
    /// The whole file.
    ///
    /// # Errors
    /// When it is not there, or can't be read, or has more than `most` bytes ([`io::ErrorKind::FileTooLarge`]).
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Makes a new file with these bytes and brings them to the disk; it may be read and written by those who may do so
    /// with the file `like`, if that is there.
    ///
    /// # Errors
    /// When something of this name is there ([`io::ErrorKind::AlreadyExists`]), or when not all of it could be done.
    fn put(&self, path: &Path, bytes: &[u8], like: &Path) -> io::Result<()>;

    /// Puts the bytes behind the `length` bytes that the file holds and brings them to the disk; on failure takes them away
    /// again.
    ///
    /// # Errors
    /// When the file has another length, and when not all of it could be done.
    fn append(&self, path: &Path, length: u64, bytes: &[u8]) -> io::Result<()>;

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

    /// Makes a folder in one that is there.
    ///
    /// # Errors
    /// When something of this name is there ([`io::ErrorKind::AlreadyExists`]), and when it can't be done.
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
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>>;

    /// Whether there is something of this name, be it a link that leads nowhere.
    fn exists(&self, path: &Path) -> bool;

    /// What lies at the path.
    fn lies(&self, path: &Path) -> Lies;

    /// Where the path leads once all links are followed, whether or not a file is there.
    ///
    /// # Errors
    /// When the links go round in a circle or can't be read.
    fn target(&self, path: &Path) -> io::Result<PathBuf>;

    /// An ending for the name of a file that is on its way, which no other program that runs here has at the same time.
    fn unique_ending(&self) -> String;
}

/// What ends the name of a file until it is whole.
const ON_ITS_WAY: &str = ".new";

/// A new file that lies whole on the disk, beside the one whose place it takes when it arrives.
pub(super) struct OnItsWay<'a> {
    files: &'a dyn Files,
    beside: PathBuf,
    path: PathBuf,
}

impl OnItsWay<'_> {
    /// Writes the bytes beside the file. A link is followed and stays; whoever may read and write the file still may.
    ///
    /// # Errors
    /// When something lies there that is no file ([`io::ErrorKind::InvalidInput`]), and when not all of it could be done.
    pub(super) fn send<'a>(files: &'a dyn Files, path: &Path, bytes: &[u8]) -> io::Result<OnItsWay<'a>> {
        let path = files.target(path)?;
        if files.lies(&path) == Lies::Else {
            return Err(ErrorKind::InvalidInput.into());
        }
        let mut beside = path.clone().into_os_string();
        beside.push(".");
        beside.push(files.unique_ending());
        beside.push(ON_ITS_WAY);
        let beside = PathBuf::from(beside);
        if let Err(error) = files.put(&beside, bytes, &path) {
            if error.kind() != ErrorKind::AlreadyExists {
                // What is half done is in nobody's way; that it can't be taken away changes nothing.
                let _ = files.remove(&beside);
            }
            return Err(error);
        }
        Ok(OnItsWay { files, beside, path })
    }

    /// Takes the place of the file; its name is on the disk once the folder is.
    ///
    /// # Errors
    /// When it can't be renamed; the old file then stands.
    pub(super) fn arrive(self) -> io::Result<()> {
        let renamed = self.files.rename(&self.beside, &self.path);
        if renamed.is_err() {
            self.turn_back();
        }
        renamed
    }

    /// Goes without a trace.
    pub(super) fn turn_back(self) {
        let _ = self.files.remove(&self.beside);
    }
}

/// Puts the bytes in place of the file in one step, by way of a new file beside it. A link is followed and stays; whoever may
/// read and write the file still may.
///
/// # Errors
/// When something lies there that is no file ([`io::ErrorKind::InvalidInput`]), and when not all of it could be done; the old
/// file then stands, unless only the last step failed.
pub fn replace(files: &dyn Files, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let sent = OnItsWay::send(files, path, bytes)?;
    let there = sent.path.clone();
    sent.arrive()?;
    sync_around(files, &there)
}

/// Makes the folder and those around it, where they are missing, and brings their names to the disk.
///
/// # Errors
/// When it can't be done.
pub(super) fn make_folder(files: &dyn Files, path: &Path) -> io::Result<()> {
    if files.exists(path) {
        return Ok(());
    }
    if let Some(around) = path.parent().filter(|around| !around.as_os_str().is_empty()) {
        make_folder(files, around)?;
    }
    match files.make_folder(path) {
        // Another program was faster.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        made => made?,
    }
    sync_around(files, path)
}

/// Takes away what programs that were killed have left half done beside this file of ours. Only whoever holds the lock of the
/// file may do so.
pub(super) fn tidy(files: &dyn Files, path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return };
    let name = format!("{}.", name.to_string_lossy());
    let is_ours = |found: &str| {
        let ending = found.strip_prefix(&name).and_then(|found| found.strip_suffix(ON_ITS_WAY));
        ending.is_some_and(|ending| {
            !ending.is_empty() && ending.bytes().all(|sign| sign.is_ascii_digit() || sign == b'-')
        })
    };
    for found in files.list(folder).unwrap_or_default() {
        if found.file_name().is_some_and(|found| is_ours(&found.to_string_lossy())) {
            let _ = files.remove(&found);
        }
    }
}

/// Brings the names in the file's folder to the disk.
pub(super) fn sync_around(files: &dyn Files, path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    files.sync_folder(folder.unwrap_or(Path::new(".")))
}

/// Why a file is set aside, as its new name tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aside {
    /// The file is damaged.
    Damaged,
    /// The file is of a later version.
    Newer,
    /// The file is of an earlier version.
    Old,
}

/// The first free name for a file that is set aside, such as `game-damaged-1.toml`.
fn free_name(files: &dyn Files, path: &Path, why: Aside) -> io::Result<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let why = match why {
        Aside::Damaged => "damaged",
        Aside::Newer => "newer",
        Aside::Old => "old",
    };
    let mut free = (1..10_000_u32).map(|number| path.with_file_name(format!("{stem}-{why}-{number}.toml")));
    free.find(|path| !files.exists(path)).ok_or(ErrorKind::AlreadyExists.into())
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Renames a file that is not as it should be, and tells the new name.
///
/// # Errors
/// When it can't be renamed.
pub(super) fn set_aside(files: &dyn Files, path: &Path, why: Aside) -> io::Result<String> {
    let free = free_name(files, path, why)?;
    files.rename(path, &free)?;
    sync_around(files, path)?;
    Ok(name_of(&free))
}

/// Keeps these bytes of the file under a new name beside it, and tells the name.
///
/// # Errors
/// When they could not be brought to the disk.
pub(super) fn keep_aside(files: &dyn Files, path: &Path, bytes: &[u8], why: Aside) -> io::Result<String> {
    let free = free_name(files, path, why)?;
    files.put(&free, bytes, path)?;
    sync_around(files, path)?;
    Ok(name_of(&free))
}
