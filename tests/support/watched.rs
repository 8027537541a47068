//! The disk, watched: what is done with files can be looked at, and fails where a test says so.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::store::{Disk, Files, Lies, Lock};

/// What is about to be done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Read,
    Put,
    Append,
    Rename,
    Remove,
    SyncFolder,
    MakeFolder,
    List,
    Lock,
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It is done.
    Done,
    /// It is done with half of the bytes, where there are any; then the disk is full.
    Halved,
    /// It is done and may not have reached the disk.
    Doubtful,
    /// It is not done.
    Refused(ErrorKind),
    /// Another program holds the lock.
    Held,
}

/// What decides.
type Decide = dyn Fn(Call, &Path) -> Fate;

/// The disk, of which each call is decided by a test.
#[derive(Clone)]
pub(crate) struct Watched(Rc<Decide>);

impl Watched {
    /// The disk, on which this decides what becomes of each call.
    pub(crate) fn new(decide: impl Fn(Call, &Path) -> Fate + 'static) -> Watched {
        Watched(Rc::new(decide))
    }

    /// Does it as it was decided; `done` is given so many of these bytes as are written.
    fn decided<T>(
        &self,
        call: Call,
        path: &Path,
        bytes: &[u8],
        done: impl FnOnce(&[u8]) -> io::Result<T>,
    ) -> io::Result<T> {
        match (self.0)(call, path) {
            Fate::Done => done(bytes),
            Fate::Halved => done(&bytes[..bytes.len() / 2]).and(Err(ErrorKind::StorageFull.into())),
            // What a disk says that can't be read or written.
            Fate::Doubtful => done(bytes).and(Err(io::Error::from_raw_os_error(5))),
            Fate::Refused(kind) => Err(kind.into()),
            Fate::Held => Err(ErrorKind::WouldBlock.into()),
        }
    }
}

impl Files for Watched {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.decided(Call::Read, path, &[], |_| Disk.read(path, most))
    }

    fn put(&self, path: &Path, bytes: &[u8], like: &Path) -> io::Result<()> {
        self.decided(Call::Put, path, bytes, |bytes| Disk.put(path, bytes, like))
    }

    fn append(&self, path: &Path, length: u64, bytes: &[u8]) -> io::Result<()> {
        self.decided(Call::Append, path, bytes, |bytes| Disk.append(path, length, bytes))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.decided(Call::Rename, from, &[], |_| Disk.rename(from, to))
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.decided(Call::Remove, path, &[], |_| Disk.remove(path))
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        self.decided(Call::SyncFolder, path, &[], |_| Disk.sync_folder(path))
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        self.decided(Call::MakeFolder, path, &[], |_| Disk.make_folder(path))
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        self.decided(Call::List, path, &[], |_| Disk.list(path))
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        match self.decided(Call::Lock, path, &[], |_| Disk.lock(path)) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(None),
            locked => locked,
        }
    }

    fn exists(&self, path: &Path) -> bool {
        Disk.exists(path)
    }

    fn lies(&self, path: &Path) -> Lies {
        Disk.lies(path)
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        Disk.target(path)
    }

    fn unique_ending(&self) -> String {
        Disk.unique_ending()
    }
}
