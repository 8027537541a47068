//! Law: a text is a deal code or is refused, and what a code prints is read as the same code and printed the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::ear::{looks_like_code, read_code};
use tripeaks::game::DealCode;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match read_code(&text) {
        Ok(code) => {
            let printed = code.to_string();
            assert_eq!(DealCode::read(&printed), Ok(code));
            assert!(looks_like_code(&text) && looks_like_code(&printed), "{text:?}");
            assert_eq!(DealCode::read(&printed.to_lowercase().replace('-', " ")), Ok(code));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
