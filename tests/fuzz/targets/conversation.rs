//! Law: no reply has an unsafe sign in it, and after every line the game on the disk is the one in play, with which the
//! next sitting goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::game::{DealCode, Standing};
use tripeaks::session::Wish;
use tripeaks_fuzz::{Ram, TAGS, assert_clean, languages};

/// The most lines of one input, and the longest of them.
const MOST: (usize, usize) = (60, 400);

fuzz_target!(|bytes: &[u8]| {
    // The deal's code and the language stand in the first line, as in the transcripts of the tests.
    let text = String::from_utf8_lossy(bytes);
    let (scene, lines) = text.split_once('\n').unwrap_or(("", &text));
    let (code, tag) = scene.trim_start_matches("# ").split_once(' ').unwrap_or_default();
    let tag = TAGS.into_iter().find(|known| *known == tag).unwrap_or("en");
    let wish = DealCode::read(code).map_or_else(
        |_| Wish::default(),
        |code| Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() },
    );
    let files = Ram::default();
    let mut conversation = files.sit(languages([]), tag, wish);
    assert_clean(&conversation.greet().text);
    let (most, longest) = MOST;
    for line in lines.split('\n').filter(|line| line.len() <= longest).take(most) {
        let reply = conversation.hear(line);
        assert_clean(&reply.text);
        assert_clean(&conversation.prompt());
        for aloud in &reply.aloud {
            assert_clean(&aloud.text);
        }
        let saved = files.store().game().unwrap().unwrap();
        let game = conversation.session().game();
        assert_eq!(saved.game.code(), game.code(), "{line:?}");
        assert_eq!(saved.game.steps(), game.steps(), "{line:?}");
        assert_eq!(saved.terms, conversation.session().terms(), "{line:?}");
        if reply.leaving {
            break;
        }
    }
    // Sitting down takes as long as many lines: one input in four is gone on with.
    if !bytes.len().is_multiple_of(4) {
        return;
    }
    let mut resumed = files.copy().sit(languages([]), tag, Wish::default());
    assert_clean(&resumed.greet().text);
    let (game, settings) = (conversation.session().game(), conversation.session().settings());
    assert_eq!(resumed.session().settings(), settings);
    if game.table().standing() != Standing::Won {
        assert_eq!(resumed.session().game().code(), game.code());
        assert_eq!(resumed.session().game().steps(), game.steps());
        assert_eq!(resumed.session().terms(), conversation.session().terms());
        assert_eq!(resumed.session().game().view(), game.view());
    }
});
