//! Law: whatever lies in the state folder, one sits down and plays, no unsafe sign is said, and nothing that could not be
//! read is lost.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::session::Wish;
use tripeaks_fuzz::{Ram, assert_clean, hear_all, languages};

/// What parts the files.
const BETWEEN: &[u8] = b"\n---\n";

const NAMES: [&str; 4] = ["settings.toml", "game.toml", "records.toml", "games/game-a.toml"];

const LINES: [&str; 12] = [
    "settings",
    "voice",
    "games",
    "load a",
    "repeat 2",
    "records",
    "stats",
    "detail full",
    "player Ana",
    "2d",
    "give up",
    "records 1",
];

fuzz_target!(|bytes: &[u8]| {
    let files = Ram::default();
    let mut rest = bytes;
    for name in NAMES {
        let cut = rest.windows(BETWEEN.len()).position(|window| window == BETWEEN);
        let (file, after) = cut.map_or((rest, &[][..]), |cut| (&rest[..cut], &rest[cut + BETWEEN.len()..]));
        if !file.is_empty() {
            files.set(name, file);
        }
        rest = after;
    }
    let (before, saved) = (files.get("game.toml"), files.store().game());
    let mut conversation = files.sit(languages([]), "en", Wish::default());
    assert_clean(&conversation.greet().text);
    hear_all(&mut conversation, LINES);
    if let (Some(before), Err(_)) = (before, saved) {
        assert!(files.0.borrow().values().any(|file| *file == before), "a file that can't be read was lost");
    }
});
