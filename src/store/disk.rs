//! The files of the system.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::files::{Files, Lock};

/// The files of the system, without faults of our own.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        // Looked at before it is opened: opening a pipe would wait for someone to write into it.
        let about = fs::metadata(path)?;
        if !about.is_file() {
            return Err(ErrorKind::InvalidInput.into());
        }
        if about.len() > most {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let file = File::open(path)?;
        let mut bytes = Vec::with_capacity(usize::try_from(about.len()).unwrap_or_default() + 1);
        file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        if u64::try_from(bytes.len()).is_ok_and(|length| length > most) {
            return Err(ErrorKind::FileTooLarge.into());
        }
        Ok(bytes)
    }

    fn put(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        // A new file, and not what lies there: a link would lead elsewhere, a pipe would wait for a reader.
        match fs::remove_file(path) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        refuse_what_is_no_file(path)?;
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        let before = file.metadata()?.len();
        let done = file.write_all(bytes).and_then(|()| file.sync_data());
        if done.is_err() {
            // Best effort: what can't be taken away is known by its missing end.
            drop(file.set_len(before));
        }
        done
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        // Only there can a folder be opened and brought to the disk.
        if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let mut found =
            fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
        found.sort();
        Ok(found)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        refuse_what_is_no_file(path)?;
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Box::new(Held(file)))),
            Err(TryLockError::WouldBlock) => Ok(None),
            // A file system without locks: there one goes without.
            Err(TryLockError::Error(_)) => Ok(Some(Box::new(()))),
        }
    }

    fn exists(&self, path: &Path) -> bool {
        path.symlink_metadata().is_ok()
    }
}

/// A file that is locked. It is unlocked by more than being closed: a program that was just started has it open, too, for
/// a moment.
struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        let unlocked = self.0.unlock();
        drop(unlocked);
    }
}

/// Refuses a pipe, which would wait for someone at its other end, a folder, a device. What is not there is fine.
fn refuse_what_is_no_file(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(()),
        Ok(_) => Err(ErrorKind::InvalidInput.into()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}
