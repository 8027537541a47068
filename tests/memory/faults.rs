//! Files that fail: at every step of a sitting, in every way.

use std::cell::{Cell, RefCell};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use tripeaks::play::Conversation;
use tripeaks::session::Wish;
use tripeaks::store::{Disk, Files, Lies, Lock};

use super::{Dice, Room, script, start, wish};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Half of the bytes are written.
    Short,
    /// No space is left, and nothing is written.
    Full,
    /// The bytes are written and do not reach the disk, as far as can be known.
    Sync,
    /// A name can't be given.
    Rename,
}

/// The disk, which fails at one operation, or from one on.
#[derive(Clone)]
pub(super) struct Faulty {
    fault: Fault,
    at: usize,
    lasting: bool,
    count: Rc<Cell<usize>>,
    log: Rc<RefCell<Vec<String>>>,
    mended: Rc<Cell<bool>>,
}

impl Faulty {
    pub(super) fn new(fault: Fault, at: usize, lasting: bool) -> Faulty {
        Faulty { fault, at, lasting, count: Rc::default(), log: Rc::default(), mended: Rc::default() }
    }

    /// Whether the operation that is about to be done fails.
    fn fails(&self, touches: &[Fault]) -> bool {
        if !touches.contains(&self.fault) || self.mended.get() {
            return false;
        }
        let now = self.count.replace(self.count.get() + 1);
        now == self.at || self.lasting && now > self.at
    }
}

impl Files for Faulty {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        Disk.read(path, most)
    }

    fn put(&self, path: &Path, bytes: &[u8], like: &Path) -> io::Result<()> {
        if self.fails(&[Fault::Short, Fault::Full, Fault::Sync]) {
            self.log.borrow_mut().push(format!("put {}", path.display()));
            return match self.fault {
                Fault::Short => Disk.put(path, &bytes[..bytes.len() / 2], like).and(Err(ErrorKind::StorageFull.into())),
                Fault::Sync => Disk.put(path, bytes, like).and(Err(io::Error::from_raw_os_error(5))),
                Fault::Full | Fault::Rename => Err(ErrorKind::StorageFull.into()),
            };
        }
        Disk.put(path, bytes, like)
    }

    fn append(&self, path: &Path, length: u64, bytes: &[u8]) -> io::Result<()> {
        if self.fails(&[Fault::Short, Fault::Full, Fault::Sync]) {
            return match self.fault {
                Fault::Short => {
                    Disk.append(path, length, &bytes[..bytes.len() / 2]).and(Err(ErrorKind::StorageFull.into()))
                }
                Fault::Sync => Disk.append(path, length, bytes).and(Err(io::Error::from_raw_os_error(5))),
                Fault::Full | Fault::Rename => Err(ErrorKind::StorageFull.into()),
            };
        }
        Disk.append(path, length, bytes)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.fails(&[Fault::Rename]) { Err(ErrorKind::PermissionDenied.into()) } else { Disk.rename(from, to) }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        Disk.remove(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        if self.fails(&[Fault::Sync]) { Err(io::Error::from_raw_os_error(5)) } else { Disk.sync_folder(path) }
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        Disk.make_folder(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        Disk.list(path)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        Disk.lock(path)
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

fn state(conversation: &Conversation) -> String {
    let game = conversation.session().game();
    format!("{} {:?}", game.code(), game.steps())
}

/// Catches a save that is written over in place, one that is renamed before it is whole, and a failure that is not said:
/// whatever fails and when, the game on the disk is that of the last reply said to be kept, or a later one.
#[test]
fn no_fault_loses_what_was_kept() {
    let script = script(&mut Dice(0x2545_F491_4F6C_DD1D), 9);
    for fault in [Fault::Short, Fault::Full, Fault::Sync, Fault::Rename] {
        for lasting in [false, true] {
            for at in 0..22 {
                let room = Room::new();
                let files = Faulty::new(fault, at, lasting);
                let mut conversation = room.sit_with(files.clone(), "en", start(wish("TP1-E-AAAAAAB")));
                let mut said = vec![conversation.greet().text];
                let mut states = vec![state(&conversation)];
                let mut kept = (!conversation.is_unsaved()).then_some(0);
                for (line, number) in script.iter().zip(1..) {
                    said.push(conversation.hear(line).text);
                    states.push(state(&conversation));
                    if !conversation.is_unsaved() {
                        kept = Some(number);
                    }
                }
                let unsaved = said.iter().filter(|text| text.contains("not kept")).count();
                assert!(unsaved <= 1, "said once: {said:#?}");
                if lasting && files.count.get() > at && kept != Some(script.len()) {
                    assert_eq!(unsaved, 1, "and said: {said:#?}");
                }
                drop(conversation);
                let mut resumed = room.sit("en", start(Wish::default()));
                let greeting = resumed.greet().text;
                assert!(!greeting.contains("damaged"), "{greeting}");
                let Some(kept) = kept else { continue };
                let now = state(&resumed);
                let found = states.iter().skip(kept).any(|state| *state == now);
                assert!(found, "{fault:?} at {at}, lasting {lasting}: {now} is earlier than reply {kept}");
            }
        }
    }
}

/// Catches a result that is lost or counted twice when the record book can't be written at first.
#[test]
fn a_result_waits_until_it_can_be_written() {
    for fault in [Fault::Short, Fault::Full, Fault::Sync, Fault::Rename] {
        for at in 0..12 {
            let room = Room::new();
            let files = Faulty::new(fault, at, false);
            let mut conversation = room.sit_with(files, "en", start(wish("TP1-E-AAAAAAB")));
            conversation.greet();
            for _ in 0..3 {
                conversation.hear("take 2d");
                conversation.hear("give up");
                conversation.hear("new 1");
            }
            conversation.hear("draw");
            let (all, _) = room.store().book().unwrap().all();
            assert_eq!(all.len(), 3, "{fault:?} at {at}");
        }
    }
}

/// A folder that can't be written is said once, and the game goes on; when it can be again, that is said, too.
#[test]
fn an_unwritable_folder_is_said_once() {
    let room = Room::new();
    let mut conversation = room.sit_with(Faulty::new(Fault::Full, 0, true), "en", start(wish("TP1-E-AAAAAAB")));
    let unsaved = "The folder cannot be written to: the game goes on, but is not kept.";
    assert!(conversation.greet().text.ends_with(unsaved));
    assert_eq!(conversation.hear("2d").text, "Took 2 of diamonds.");
    assert_eq!(conversation.hear("save supper").text, "That cannot be kept here.");
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is not kept.");
    assert!(conversation.is_unsaved());
    drop(conversation);
    let files = Faulty::new(Fault::Full, 1, true);
    let mut conversation = room.sit_with(files.clone(), "en", start(wish("TP1-E-AAAAAAB")));
    conversation.greet();
    assert!(conversation.hear("2d").text.ends_with(unsaved));
    files.mended.set(true);
    assert!(conversation.hear("draw").text.ends_with("The game is kept again."));
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is kept.");
}
