//! Law: bytes are a saved game or a fault, and a game that is read and written again is read as the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks_fuzz::Ram;

/// Fowler, Noll and Vo's sum, as a save ends with; without it nothing is looked at.
fn sealed(body: &[u8]) -> Vec<u8> {
    let sum = body
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    [body, format!("checksum = \"{sum:016x}\"\n").as_bytes()].concat()
}

fn law(bytes: &[u8]) {
    let files = Ram::default();
    files.set("game.toml", bytes);
    let mut store = files.store();
    let Some(Ok(read)) = store.game().unwrap() else { return };
    store.keep_game(&read).unwrap();
    let written = files.get("game.toml").unwrap();
    let again = store.game().unwrap().unwrap().expect("what was written can be read");
    assert_eq!(again.game.code(), read.game.code());
    assert_eq!(again.game.steps(), read.game.steps());
    assert_eq!(again.game.view(), read.game.view());
    assert_eq!((again.terms, again.begun), (read.terms, read.begun));
    assert_eq!((&again.name, &again.reply), (&read.name, &read.reply));
    store.keep_game(&again).unwrap();
    assert_eq!(files.get("game.toml").unwrap(), written);
}

fuzz_target!(|bytes: &[u8]| {
    law(bytes);
    let body = bytes.windows(11).rposition(|window| window == b"checksum = ").map_or(bytes, |end| &bytes[..end]);
    law(&sealed(body));
});
