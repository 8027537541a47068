//! Saves that are damaged, foreign, of a later version, or of an older one.

use std::fs;

use tripeaks::game::Game;
use tripeaks::session::{Assisted, Damage, SavedGame, Wish};
use tripeaks::store::StoreError;

use super::{Dice, Room, after_noon, start, wish};

/// The text of a game with moves, undos and a reply in it.
fn save(room: &Room) -> (Vec<u8>, Game) {
    let mut conversation = room.sit("bg", start(wish("TP1-E-AAAAAAB-O")));
    conversation.greet();
    for line in ["поп спатия", "асо пика", "2 каро", "тегли", "отмени 2", "2 каро"] {
        conversation.hear(line);
    }
    (fs::read(room.path("game.toml")).unwrap(), conversation.session().game().clone())
}

fn load(room: &Room, bytes: &[u8]) -> Result<SavedGame, StoreError> {
    fs::write(room.path("game.toml"), bytes).unwrap();
    room.store().game().map(Option::unwrap)
}

fn sum(body: &str) -> u64 {
    body.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A save of 1.0.0.
fn sealed_one(body: &str) -> String {
    format!("{body}checksum = \"{:016x}\"\n", sum(body))
}

/// A save as it is written now, up to what is added with each command.
fn sealed(body: &str) -> String {
    format!("{body}sum = \"{:016x}\"\n", sum(body))
}

/// What a file of this version begins with.
pub(super) fn heading(version: u32) -> String {
    let line = format!("schema = {version}\n");
    format!("{line}check = \"{:016x}\"\n", sum(&line))
}

/// Catches damage that passes for a game: every flip of one bit is the same game or is refused. Where the end is missing,
/// only what was added last and not in full is gone, which nobody has heard of.
#[test]
fn damage_is_the_same_game_or_is_refused() {
    let room = Room::new();
    let (bytes, game) = save(&room);
    let same = |saved: &SavedGame| saved.game.steps() == game.steps() && saved.game.code() == game.code();
    assert!(load(&room, &bytes).is_ok_and(|saved| same(&saved)));
    let text = String::from_utf8(bytes.clone()).unwrap();
    let beginning = text.find("\n1 = [").unwrap() + 1;
    for length in 0..bytes.len() {
        let cut = &bytes[..length];
        for zeros in [0, 1, 5000] {
            let lines = cut.iter().skip(beginning).filter(|byte| **byte == b'\n').count();
            match load(&room, &[cut, &vec![0; zeros]].concat()) {
                Ok(saved) => {
                    // The end of a line may be all that it lacks.
                    let steps = saved.game.steps();
                    assert!(length + 1 >= beginning && game.steps().starts_with(steps), "{length} bytes");
                    assert!(
                        steps.len() == lines || bytes[length] == b'\n' && steps.len() == lines + 1,
                        "{length} bytes"
                    );
                }
                Err(_) => assert!(length < beginning, "{length} bytes of {}", bytes.len()),
            }
        }
    }
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            assert!(load(&room, &flipped).map_or(true, |saved| same(&saved)), "bit {bit} of byte {at}");
        }
    }
}

/// Each kind of damage is named in one sentence, the file is kept under a new name, and a new game begins.
#[test]
fn damage_is_named_and_kept_aside() {
    let room = Room::new();
    save(&room);
    room.sit("en", start(Wish::default())).hear("save supper");
    let text = fs::read_to_string(room.path("games/game-supper.toml")).unwrap();
    let cut = text.get(..text.len() - 10).unwrap().to_owned();
    let body = text.split("sum = ").next().unwrap().to_owned();
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (cut.into_bytes(), "its end is missing"),
        (text.replace("assisted = false", "assisted = true").into_bytes(), "it was changed after it was saved"),
        (text.replace("schema = 2", "schema = 3").into_bytes(), "it was changed after it was saved"),
        (b"\xFF\xFE".to_vec(), "it is not text"),
        (b"name = 'a diary'\n".to_vec(), "it is not a save of this game"),
        (Vec::new(), "it is not a save of this game"),
        (sealed(&body.replace("AAAAAAB-O", "AAAAAAB-X")).into_bytes(), "its deal code is wrong"),
        (sealed(&body.replace("steps = \"", "steps = \"0 ")).into_bytes(), "one of its moves is not possible"),
        (sealed(&body.replace("steps = \"", "steps = \"u1 ")).into_bytes(), "one of its moves is not possible"),
        (sealed(&body.replace("u2", "u200")).into_bytes(), "one of its moves is not possible"),
        (vec![b'#'; 17 * 1024 * 1024], "it is too long"),
    ];
    for ((bytes, wrong), number) in cases.into_iter().zip(1..) {
        fs::write(room.path("game.toml"), &bytes).unwrap();
        let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAB")));
        let greeting = conversation.greet().text;
        let aside = format!("game-damaged-{number}.toml");
        assert!(greeting.starts_with("New game."), "{greeting}");
        assert!(greeting.ends_with(&format!("Save damaged, set aside as “{aside}”: {wrong}.")), "{greeting}");
        assert!(fs::read(room.path(&aside)).unwrap() == bytes, "{aside} is as it was");
        assert!(!conversation.is_unsaved());
    }
}

/// Catches a checksum that is trusted more than the rules: steps at random, well sealed, are replayed or refused.
#[test]
fn a_sealed_save_cannot_cheat() {
    let room = Room::new();
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let head = "schema = 1\ncode = \"TP1-E-AAAAAAB\"\nbegun = 2026-11-30T12:00:00.000Z\nassisted = false\n";
    let mut refused = 0;
    for _ in 0..500 {
        let steps: Vec<String> = (0..dice.below(6))
            .map(|_| match dice.below(4) {
                0 => "d".to_owned(),
                1 => format!("u{}", dice.below(3)),
                _ => (18 + dice.below(12)).to_string(),
            })
            .collect();
        let body = format!("{head}steps = \"{}\"\nreply = \"\"\n", steps.join(" "));
        match load(&room, sealed_one(&body).as_bytes()) {
            Ok(saved) => {
                let written: Vec<usize> = (0..saved.game.steps().len()).collect();
                assert_eq!(written.len(), steps.len());
            }
            Err(fault) => {
                assert!(matches!(fault, StoreError::Damaged(Damage::Step(_))), "{fault:?}");
                refused += 1;
            }
        }
    }
    assert!((100..500).contains(&refused), "{refused}");
}

/// A save of a later version is left alone, and so said; the game that is played then is not kept.
#[test]
fn a_later_version_is_left_alone() {
    let room = Room::new();
    let later = &format!("{}something = \"else\"\n", heading(3));
    fs::write(room.path("game.toml"), later).unwrap();
    let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAB")));
    let newer = "The game in progress was saved by a newer version: it is left alone, and this game is not kept.";
    assert!(conversation.greet().text.ends_with(newer));
    conversation.hear("2d");
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is not kept.");
    assert_eq!(&fs::read_to_string(room.path("game.toml")).unwrap(), later);
}

/// Every save ever written by a released version loads: the files are never changed, only added to.
#[test]
fn saves_of_all_versions_load() {
    let room = Room::new();
    let table = [
        ("v1-playing.toml", "TP1-E-AAAAAAB", 8, 25, Assisted::No),
        ("v1-all-rules.toml", "TP1-C-AAAAAAD-JOSTW", 12, 24, Assisted::Yes),
        ("v1-won.toml", "TP1-E-AAAAAAB", 48, 0, Assisted::No),
        ("v1-long.toml", "TP1-E-AAAAAGX", 200, 8, Assisted::No),
    ];
    for (name, code, moves, left, assisted) in table {
        let path = format!("{}/tests/saves/{name}", env!("CARGO_MANIFEST_DIR"));
        let saved = load(&room, &fs::read(path).unwrap()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        let (view, found) = (saved.game.view(), saved.game.code().to_string());
        assert_eq!(
            (found.as_str(), view.moves, view.left(), saved.terms.assisted),
            (code, moves, left, assisted),
            "{name}"
        );
        assert_eq!(saved.begun, after_noon(0));
        assert!(!saved.reply.is_empty());
    }
}

/// What was said last can be said again after a start; nothing in a save can send a control sign.
#[test]
fn the_last_reply_is_kept_and_clean() {
    let room = Room::new();
    save(&room);
    let mut conversation = room.sit("bg", start(Wish::default()));
    assert_eq!(
        conversation.greet().text,
        "Играта продължава. Купчина: 2 каро. Тесте: 23 карти. На масата: 25 карти.\nПасва една карта."
    );
    assert_eq!(conversation.hear("повтори 2").text, "Взехте 2 каро. Вече е открита: 7 пика. Пасва една карта.");
    drop(conversation);
    let saved = fs::read_to_string(format!("{}/tests/saves/v1-playing.toml", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let body = saved.split("checksum").next().unwrap().replace("Drew", "\\u001B[31m");
    fs::write(room.path("game.toml"), sealed_one(&body)).unwrap();
    let mut conversation = room.sit("bg", start(Wish::default()));
    conversation.greet();
    assert_eq!(conversation.hear("повтори 2").text, "[31m 10 of spades. Stock: 21 cards.");
}

/// Players of version 1.0.0 are told once what of its words means something else now.
#[test]
fn players_of_the_first_version_are_told_once() {
    let first = format!("{}/tests/saves/v1-playing.toml", env!("CARGO_MANIFEST_DIR"));
    let told = [
        ("en", "New in this version: “n” means no, and nothing ends a game without asking."),
        ("bg", "Ново в тази версия: „н“ значи „не“ и никоя игра не свършва, без да бъдете попитани."),
        ("ru", "Новое в этой версии: «н» значит «нет», и ни одна игра не кончается без вопроса."),
    ];
    for (tag, news) in told {
        let room = Room::new();
        fs::copy(&first, room.path("game.toml")).unwrap();
        let text = room.sit(tag, start(Wish::default())).greet().text;
        assert_eq!(text.matches(news).count(), 1, "{text}");
        let text = room.sit(tag, start(Wish::default())).greet().text;
        assert!(!text.contains(news), "{text}");
    }
}
