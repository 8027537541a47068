//! The files of the system.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use same_file::Handle;

use super::files::{Files, Lies, Lock};

/// How many links are followed before they count as a circle.
const MOST_LINKS: usize = 40;

/// How long what another program holds is tried again, and how long is waited between.
const PATIENCE: Duration = Duration::from_millis(500);
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

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
        // Not opened for appending alone: then Windows would let nobody take away again what could not be written whole.
        let mut file = OpenOptions::new().write(true).open(path)?;
        if file.metadata()?.len() != length {
            return Err(ErrorKind::InvalidData.into());
        }
        file.seek(SeekFrom::Start(length))?;
        let done = file.write_all(bytes).and_then(|()| file.sync_data());
        if done.is_err() {
            // Best effort: what can't be taken away is known by its missing end.
            drop(file.set_len(length));
        }
        done
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        patiently(is_held, || fs::rename(from, to))
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

/// Tries again for a while where it failed since another program holds the file.
fn patiently<T>(is_held: impl Fn(&io::Error) -> bool, mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    let begun = Instant::now();
    loop {
        match attempt() {
            Err(error) if is_held(&error) && begun.elapsed() < PATIENCE => thread::sleep(BETWEEN_TRIES),
            done => return done,
        }
    }
}

/// Whether a virus scanner may hold the file, which looks at every new one: Windows then lets nobody rename it.
fn is_held(error: &io::Error) -> bool {
    // Access denied, and in use.
    cfg!(windows) && matches!(error.raw_os_error(), Some(5 | 32))
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fs;
    use std::io::{self, ErrorKind};

    use super::{Disk, Files, patiently};

    /// Catches a file that is given up though it is free in a moment, one that is waited for without end, and a wait for what
    /// no waiting helps.
    #[test]
    fn what_is_held_is_tried_again() {
        let tries = Cell::new(0);
        let refused_until = |free: u32| {
            tries.set(0);
            patiently(
                |error| error.kind() == ErrorKind::PermissionDenied,
                || {
                    tries.set(tries.get() + 1);
                    if tries.get() > free { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
                },
            )
        };
        assert!(refused_until(3).is_ok());
        assert_eq!(tries.get(), 4);
        assert!(refused_until(u32::MAX).is_err());
        assert!(tries.get() > 10, "{}", tries.get());
        let gone = patiently(|_| false, || Err::<(), _>(io::Error::from(ErrorKind::NotFound)));
        assert!(gone.is_err_and(|error| error.kind() == ErrorKind::NotFound));
    }

    /// Catches bytes that are put elsewhere than behind the others, or behind more than there should be.
    #[test]
    fn what_is_appended_stands_behind() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("file");
        fs::write(&path, "one\n")?;
        Disk.append(&path, 4, b"two\n")?;
        assert!(Disk.append(&path, 4, b"three\n").is_err());
        assert_eq!(fs::read_to_string(&path)?, "one\ntwo\n");
        Ok(())
    }

    /// Catches a save that is given up while a scanner looks at the file for a moment, on the system where that hinders.
    #[cfg(windows)]
    #[test]
    fn a_scanner_is_waited_for() -> io::Result<()> {
        use std::os::windows::fs::OpenOptionsExt;
        let folder = tempfile::tempdir()?;
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        fs::write(&from, "new")?;
        fs::write(&to, "old")?;
        for path in [&from, &to] {
            let opened = fs::OpenOptions::new().read(true).share_mode(1).open(path)?;
            assert!(fs::rename(&from, &to).is_err());
            let scanner = std::thread::spawn(move || {
                std::thread::sleep(std::time::Duration::from_millis(150));
                drop(opened);
            });
            Disk.rename(&from, &to)?;
            assert!(scanner.join().is_ok());
            assert_eq!(fs::read_to_string(&to)?, "new");
            fs::rename(&to, &from)?;
            fs::write(&to, "old")?;
        }
        Ok(())
    }
}
