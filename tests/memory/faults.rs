//! Files that fail: at every step of a sitting, in every way.

use std::cell::{Cell, RefCell};
use std::io::ErrorKind;
use std::rc::Rc;

use tripeaks::play::Conversation;
use tripeaks::session::Wish;

use crate::support::{Call, Fate, Seat, Watched};

use super::{Dice, Room, script, start, wish};

/// A disk that fails at one call, or from one on.
#[derive(Clone)]
pub(super) struct Faulty {
    count: Rc<Cell<usize>>,
    mended: Rc<Cell<bool>>,
    files: Watched,
}

impl Faulty {
    /// The disk on which the calls of these kinds meet with this, from the one counted so, from 0.
    pub(super) fn new(calls: &'static [Call], fate: Fate, at: usize, lasting: bool) -> Faulty {
        let (count, mended) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(false)));
        let (counted, whole) = (Rc::clone(&count), Rc::clone(&mended));
        let files = Watched::new(move |call, _| {
            if !calls.contains(&call) || whole.get() {
                return Fate::Done;
            }
            let now = counted.replace(counted.get() + 1);
            if now == at || lasting && now > at { fate } else { Fate::Done }
        });
        Faulty { count, mended, files }
    }

    /// A disk that is full from the write counted so, from 0.
    pub(super) fn full(at: usize) -> Faulty {
        Faulty::new(&WRITES, FULL, at, true)
    }

    /// The files on it.
    pub(super) fn files(&self) -> Watched {
        self.files.clone()
    }
}

const WRITES: [Call; 2] = [Call::Put, Call::Append];
const FULL: Fate = Fate::Refused(ErrorKind::StorageFull);

/// What goes wrong: half of what is written is there, nothing is, it may not be on the disk; a name can't be given, a file or
/// folder not be read, a file not be taken away, a lock not be had, or another program holds it.
const FAULTS: [(&[Call], Fate); 8] = [
    (&WRITES, Fate::Halved),
    (&WRITES, FULL),
    (&[Call::Put, Call::Append, Call::SyncFolder], Fate::Doubtful),
    (&[Call::Rename], Fate::Refused(ErrorKind::PermissionDenied)),
    (&[Call::Read, Call::List], Fate::Refused(ErrorKind::PermissionDenied)),
    (&[Call::Remove], Fate::Refused(ErrorKind::PermissionDenied)),
    (&[Call::Lock], Fate::Refused(ErrorKind::PermissionDenied)),
    (&[Call::Lock], Fate::Held),
];

fn state(conversation: &Conversation) -> String {
    let game = conversation.session().game();
    format!("{} {:?}", game.code(), game.steps())
}

/// Catches a save that is written over in place, one that is renamed before it is whole, and a failure that is not said:
/// whatever fails and when, the game on the disk is that of the last reply said to be kept, or a later one.
#[test]
fn no_fault_loses_what_was_kept() {
    let script = script(&mut Dice(0x2545_F491_4F6C_DD1D), 9);
    for (calls, fate) in FAULTS {
        for lasting in [false, true] {
            for at in 0..22 {
                let room = Room::new();
                let files = Faulty::new(calls, fate, at, lasting);
                let mut conversation = room.sit_with(files.files(), "en", start(wish("TP1-E-AAAAAAB")));
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
                assert!(found, "{calls:?} {fate:?} at {at}, lasting {lasting}: {now} is earlier than reply {kept}");
            }
        }
    }
}

/// Catches a result that is lost or counted twice when the record book can't be written at first.
#[test]
fn a_result_waits_until_it_can_be_written() {
    for (calls, fate) in FAULTS {
        for at in 0..12 {
            let room = Room::new();
            let files = Faulty::new(calls, fate, at, false).files();
            let mut conversation = room.sit_with(files, "en", start(wish("TP1-E-AAAAAAB")));
            conversation.greet();
            for _ in 0..3 {
                conversation.hear("take 2d");
                conversation.hear("give up");
                conversation.hear("yes");
                conversation.hear("new 1");
            }
            conversation.hear("draw");
            let (all, _) = room.store().book().unwrap().all();
            assert_eq!(all.len(), 3, "{calls:?} {fate:?} at {at}");
        }
    }
}

/// A folder that can't be written is said once, and the game goes on; when it can be again, that is said, too.
#[test]
fn an_unwritable_folder_is_said_once() {
    let room = Room::new();
    let mut conversation = room.sit_with(Faulty::full(0).files(), "en", start(wish("TP1-E-AAAAAAB")));
    let unsaved = "The folder cannot be written to: the game goes on, but is not kept.";
    assert!(conversation.greet().text.ends_with(unsaved));
    assert_eq!(conversation.hear("2d").text, "Took 2 of diamonds. 2 cards fit.");
    assert_eq!(conversation.hear("save supper").text, "That cannot be kept here.");
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is not kept.");
    assert!(conversation.is_unsaved());
    drop(conversation);
    let files = Faulty::full(1);
    let mut conversation = room.sit_with(files.files(), "en", start(wish("TP1-E-AAAAAAB")));
    conversation.greet();
    assert!(conversation.hear("2d").text.ends_with(unsaved));
    files.mended.set(true);
    assert!(conversation.hear("draw").text.ends_with("The game is kept again."));
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is kept.");
}

/// Catches a new folder whose name is not on the disk when the game in it is said to be kept.
#[test]
fn a_new_folder_is_on_the_disk_before_what_lies_in_it() {
    let room = Room::new();
    let done = Rc::new(RefCell::new(Vec::new()));
    let seen = Rc::clone(&done);
    let files = Watched::new(move |call, path| {
        seen.borrow_mut().push((call, path.to_owned()));
        Fate::Done
    });
    let folder = room.path("one/two");
    let mut conversation = Seat::default().wishing(wish("TP1-E-AAAAAAB")).conversation_in(&files, &folder);
    conversation.greet();
    conversation.hear("2d");
    conversation.hear("save supper");
    let done = done.borrow();
    for made in [room.path("one"), folder.clone(), folder.join("games")] {
        let mut since = done.iter().skip_while(|(call, path)| (*call, path) != (Call::MakeFolder, &made));
        let synced = (Call::SyncFolder, made.parent().unwrap().to_owned());
        let next = since.find(|it| it.0 == Call::Put && it.1.starts_with(&made) || **it == synced).unwrap();
        assert_eq!(*next, synced, "{}", made.display());
    }
}
