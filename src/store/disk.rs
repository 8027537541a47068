//! The files of the system.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use same_file::Handle;

use super::files::{Files, Lies, Lock};

/// How many links are followed before they count as a circle.
const MOST_LINKS: usize = 40;

/// How many files were on their way so far.
static ON_THEIR_WAY: AtomicU32 = AtomicU32::new(0);

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

    fn put(&self, path: &Path, bytes: &[u8], like: &Path) -> io::Result<()> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        let put = match fs::metadata(like) {
            Ok(about) => belong_like(&file, &about),
            Err(_) => Ok(()),
        };
        let put = put.and_then(|()| file.write_all(bytes)).and_then(|()| file.sync_all());
        if put.is_err() {
            // Best effort: nobody looks for what is half done.
            drop(fs::remove_file(path));
        }
        put
    }

    fn append(&self, path: &Path, length: u64, bytes: &[u8]) -> io::Result<()> {
        if self.lies(path) != Lies::File {
            return Err(ErrorKind::InvalidInput.into());
        }
        let mut file = OpenOptions::new().append(true).open(path)?;
        if file.metadata()?.len() != length {
            return Err(ErrorKind::InvalidData.into());
        }
        let done = file.write_all(bytes).and_then(|()| file.sync_data());
        if done.is_err() {
            // Best effort: what can't be taken away is known by its missing end.
            drop(file.set_len(length));
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
        fs::create_dir(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let mut found =
            fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>()?;
        found.sort();
        Ok(found)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        // A lock is got on an open file, whatever has become of its name since; one that has lost it locks nobody out.
        for _ in 0..MOST_LINKS {
            if self.lies(path) == Lies::Else {
                return Err(ErrorKind::InvalidInput.into());
            }
            let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
            let held = match file.try_lock() {
                Ok(()) => Held { file, path: path.to_owned() },
                Err(TryLockError::WouldBlock) => return Ok(None),
                // A file system without locks: there one goes without.
                Err(TryLockError::Error(_)) => return Ok(Some(Box::new(Lockless))),
            };
            if held.is_held() {
                return Ok(Some(Box::new(held)));
            }
        }
        Err(ErrorKind::ResourceBusy.into())
    }

    fn exists(&self, path: &Path) -> bool {
        path.symlink_metadata().is_ok()
    }

    fn lies(&self, path: &Path) -> Lies {
        match fs::metadata(path) {
            Ok(about) if about.is_file() => Lies::File,
            Err(error) if error.kind() == ErrorKind::NotFound => Lies::Nothing,
            Ok(_) | Err(_) => Lies::Else,
        }
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            match fs::read_link(&path) {
                Ok(next) => path = path.parent().unwrap_or(Path::new("")).join(next),
                // It is no link, or not there.
                Err(error) if matches!(error.kind(), ErrorKind::InvalidInput | ErrorKind::NotFound) => return Ok(path),
                // Some systems have other words for what is no link.
                Err(_) if !path.is_symlink() => return Ok(path),
                Err(error) => return Err(error),
            }
        }
        Err(ErrorKind::InvalidInput.into())
    }

    fn unique_ending(&self) -> String {
        format!("{}-{}", process::id(), ON_THEIR_WAY.fetch_add(1, Ordering::Relaxed))
    }
}

/// Lets those read and write the file who may read and write the one about which this is known.
fn belong_like(file: &File, about: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (about.uid(), about.gid()) {
            // Best effort: only root may give a file away, and whoever reads it may still read it.
            drop(fchown(file, Some(about.uid()), Some(about.gid())));
        }
    }
    file.set_permissions(about.permissions())
}

/// A file that is locked. It is unlocked by more than being closed: a program that was just started has it open, too, for
/// a moment.
struct Held {
    file: File,
    path: PathBuf,
}

impl Lock for Held {
    fn is_held(&self) -> bool {
        let own = self.file.try_clone().and_then(Handle::from_file);
        own.is_ok_and(|own| Handle::from_path(&self.path).is_ok_and(|there| own == there))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let unlocked = self.file.unlock();
        drop(unlocked);
    }
}

/// What stands for a lock where the file system has none.
struct Lockless;

impl Lock for Lockless {
    fn is_held(&self) -> bool {
        true
    }
}
