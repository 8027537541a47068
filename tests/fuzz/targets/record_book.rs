//! Law: bytes are a record book or a fault; merging one into another loses no result, and changes nothing the second
//! time; a game's results are found by its code as they are among all.
#![no_main]

use std::path::Path;

use libfuzzer_sys::fuzz_target;
use tripeaks::session::Entry;
use tripeaks_fuzz::{FOLDER, Ram};

/// What parts the two books.
const BETWEEN: &[u8] = b"\n---\n";

/// Whether a result of the same game that is as good is among these.
fn has(all: &[Entry], entry: &Entry) -> bool {
    all.iter().any(|other| {
        let same = (&other.player, other.begun, other.played.code) == (&entry.player, entry.begun, entry.played.code);
        same && !entry.played.beats(&other.played)
    })
}

fuzz_target!(|bytes: &[u8]| {
    let cut = bytes.windows(BETWEEN.len()).position(|window| window == BETWEEN);
    let (own, friend) = cut.map_or((&[][..], bytes), |cut| (&bytes[..cut], &bytes[cut + BETWEEN.len()..]));
    let files = Ram::default();
    files.set("records.toml", own);
    files.set("friend.toml", friend);
    let store = files.store();
    let Ok(before) = store.book() else { return };
    let (all, _) = before.all();
    for entry in &all {
        assert!(has(&before.of_code(entry.played.code), entry), "{entry:?} is not found by its code");
    }
    let path = Path::new(FOLDER).join("friend.toml");
    let Some(merged) = store.merge(&path).unwrap() else {
        assert_eq!(files.get("records.toml").unwrap(), own);
        return;
    };
    let once = files.get("records.toml").unwrap();
    let (now, _) = store.book().unwrap().all();
    assert!(all.iter().all(|entry| has(&now, entry)), "a result was lost");
    let again = store.merge(&path).unwrap().unwrap();
    assert_eq!(files.get("records.toml").unwrap(), once, "{merged:?}, then {again:?}");
    assert_eq!((again.added, again.records), (0, 0));
    let alone = Ram::default();
    alone.set("records.toml", friend);
    let (theirs, _) = alone.store().book().unwrap().all();
    assert!(theirs.iter().all(|entry| has(&now, entry)), "a friend's result was lost");
    assert_eq!(merged.added + merged.known + merged.differing, theirs.len());
});
