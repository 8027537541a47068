//! Law: whatever stands in a translation, the game is played in it: nothing unsafe is said, and no reply grows without
//! end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::language::{LocaleFile, read_tag};
use tripeaks::session::Wish;
use tripeaks_fuzz::{Ram, assert_clean, languages};

/// The tags that the text is laid over, by the first byte: those built in, and a new one.
const TAGS: [&str; 4] = ["en", "bg", "ru", "eo"];

/// The longest reply, beside what the text itself may add to it.
const LONGEST: usize = 100_000;

const LINES: [&str; 14] = [
    "board", "K♣", "5♠", "draw", "undo", "help", "rules", "code", "seen", "history", "settings", "records", "7",
    "xyzzy",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((number, text)) = bytes.split_first() else { return };
    let tag = TAGS[usize::from(*number) % TAGS.len()];
    let text = String::from_utf8_lossy(text).into_owned();
    let most = LONGEST + 1000 * text.len();
    let file = LocaleFile { tag: read_tag(tag).unwrap(), name: "a.ftl".to_owned(), text: text.clone() };
    let languages = languages([file]);
    let code = tripeaks::game::DealCode::read("TP1-E-AAAAAAB").unwrap();
    let wish = Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() };
    let mut conversation = Ram::default().sit(languages, tag, wish);
    assert_clean(&conversation.greet().text);
    // The words of the text itself are typed, too.
    let own = text.lines().filter_map(|line| line.split('=').nth(1)).take(4);
    for line in LINES.into_iter().chain(own) {
        let reply = conversation.hear(line);
        assert_clean(&reply.text);
        assert_clean(&conversation.prompt());
        assert!(reply.text.len() < most, "{} bytes to {line:?}", reply.text.len());
        if reply.leaving {
            break;
        }
    }
    for word in conversation.offers().complete("").1 {
        assert_clean(&word);
    }
});
