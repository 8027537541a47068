//! Law: bytes are a saved game or a fault, and a game that is read and written again is read as the same game, whether all of
//! it is written or a line is added.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks_fuzz::Ram;

/// Fowler, Noll and Vo's sum behind this key, as a save ends with; without it nothing is looked at.
fn sealed(body: &[u8], key: &str) -> Vec<u8> {
    let sum = body
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    [body, format!("{key} = \"{sum:016x}\"\n").as_bytes()].concat()
}

fn law(bytes: &[u8]) {
    let files = Ram::default();
    files.set("game.toml", bytes);
    let mut store = files.store();
    let Ok(Some(read)) = store.game() else { return };
    store.keep_game(read.snapshot(), 1).unwrap();
    let written = files.get("game.toml").unwrap();
    let again = store.game().expect("what was written can be read").expect("it is there");
    assert_eq!(again.game.code(), read.game.code());
    assert_eq!(again.game.steps(), read.game.steps());
    assert_eq!(again.game.view(), read.game.view());
    assert_eq!((again.terms, again.begun), (read.terms, read.begun));
    assert_eq!((&again.name, &again.reply), (&read.name, &read.reply));
    store.keep_game(again.snapshot(), 1).unwrap();
    assert_eq!(files.get("game.toml").unwrap(), written);
    store.keep_game(again.snapshot(), 1).unwrap();
    assert!(files.get("game.toml").unwrap().starts_with(&written));
    let once_more = store.game().expect("what was added can be read").expect("it is there");
    assert_eq!(once_more.game.steps(), read.game.steps());
    assert_eq!((once_more.terms, once_more.begun, &once_more.reply), (read.terms, read.begun, &read.reply));
}

fuzz_target!(|bytes: &[u8]| {
    law(bytes);
    for key in ["checksum", "sum"] {
        let last = format!("\n{key} = ");
        let end = bytes.windows(last.len()).position(|window| window == last.as_bytes());
        law(&sealed(end.map_or(bytes, |end| &bytes[..=end]), key));
    }
});
