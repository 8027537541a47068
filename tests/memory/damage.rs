//! Saves that are damaged, foreign, of a later version, or of an older one.

use std::fs;

use tripeaks::game::Game;
use tripeaks::session::SavedGame;
use tripeaks::session::{Assisted, Damage, Moment, Wish};
use tripeaks::store::SaveFault;

use super::{Dice, NOON, Room, start, wish};

/// The text of a game with moves, undos and a reply in it.
fn save(room: &Room) -> (Vec<u8>, Game) {
    let mut conversation = room.sit("bg", start(wish("TP1-E-AAAAAAB-O")));
    conversation.greet();
    for line in ["поп спатия", "асо пика", "2 каро", "тегли", "отмени 2", "2 каро"] {
        conversation.hear(line);
    }
    (fs::read(room.path("game.toml")).unwrap(), conversation.session().game().clone())
}

fn load(room: &Room, bytes: &[u8]) -> Result<SavedGame, SaveFault> {
    fs::write(room.path("game.toml"), bytes).unwrap();
    room.store().game().unwrap().unwrap()
}

fn sum(body: &str) -> u64 {
    body.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn sealed(body: &str) -> String {
    format!("{body}checksum = \"{:016x}\"\n", sum(body))
}

/// Catches damage that passes for a game: every flip of one bit and every truncation is the same game or is refused.
#[test]
fn damage_is_the_same_game_or_is_refused() {
    let room = Room::new();
    let (bytes, game) = save(&room);
    let same = |saved: &SavedGame| saved.game.steps() == game.steps() && saved.game.code() == game.code();
    assert!(load(&room, &bytes).is_ok_and(|saved| same(&saved)));
    for length in 0..bytes.len() {
        assert!(load(&room, &bytes[..length]).is_err(), "{length} bytes of {}", bytes.len());
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
    let (bytes, _) = save(&room);
    let text = String::from_utf8(bytes.clone()).unwrap();
    let cut = text.get(..text.len() - 10).unwrap().to_owned();
    let body = text.split("checksum").next().unwrap().to_owned();
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (cut.into_bytes(), "its end is missing"),
        (text.replace("assisted = false", "assisted = true").into_bytes(), "it was changed after it was saved"),
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
        assert!(greeting.ends_with(&format!("Save damaged, set aside as {aside}: {wrong}.")), "{greeting}");
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
        match load(&room, sealed(&body).as_bytes()) {
            Ok(saved) => {
                let written: Vec<usize> = (0..saved.game.steps().len()).collect();
                assert_eq!(written.len(), steps.len());
            }
            Err(fault) => {
                assert!(matches!(fault, SaveFault::Damaged(Damage::Step(_))), "{fault:?}");
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
    let later = "schema = 2\nsomething = \"else\"\n";
    fs::write(room.path("game.toml"), later).unwrap();
    let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAB")));
    let newer = "The game in progress was saved by a newer version: it is left alone, and this game is not kept.";
    assert!(conversation.greet().text.ends_with(newer));
    conversation.hear("2d");
    assert_eq!(conversation.hear("quit").text, "Goodbye. The game is not kept.");
    assert_eq!(fs::read_to_string(room.path("game.toml")).unwrap(), later);
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
    if std::env::var_os("BLESS").is_some() {
        bless(&table.map(|(name, ..)| name));
    }
    for (name, code, moves, left, assisted) in table {
        let path = format!("{}/tests/saves/{name}", env!("CARGO_MANIFEST_DIR"));
        let saved = load(&room, &fs::read(path).unwrap()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        let (view, found) = (saved.game.view(), saved.game.code().to_string());
        assert_eq!(
            (found.as_str(), view.moves, view.left(), saved.terms.assisted),
            (code, moves, left, assisted),
            "{name}"
        );
        assert_eq!(saved.begun, Moment(NOON));
        assert!(!saved.reply.is_empty());
    }
}

/// Writes the saves that are missing; those that are there stay.
fn bless(names: &[&str]) {
    for name in names {
        let path = format!("{}/tests/saves/{name}", env!("CARGO_MANIFEST_DIR"));
        if fs::exists(&path).unwrap() {
            continue;
        }
        let (code, lines): (&str, Vec<String>) = match *name {
            "v1-playing.toml" => {
                let lines = ["kc", "as", "2d", "draw", "undo 2", "2d", "draw", "draw", "undo", "3s", "draw"];
                ("TP1-E-AAAAAAB", lines.map(str::to_owned).to_vec())
            }
            "v1-all-rules.toml" => ("TP1-C-AAAAAAD-JOSTW", Vec::new()),
            "v1-won.toml" => ("TP1-E-AAAAAAB", Vec::new()),
            _ => ("TP1-E-AAAAAGX", Vec::new()),
        };
        let room = Room::new();
        let mut conversation = room.sit("en", start(wish(code)));
        conversation.greet();
        if *name == "v1-won.toml" {
            super::type_win(&mut conversation);
        }
        let moves = match *name {
            "v1-long.toml" => 200,
            "v1-all-rules.toml" => 12,
            _ => 0,
        };
        let mut dice = Dice(7);
        while conversation.session().game().moves() < moves {
            let game = conversation.session().game();
            let legal = game.table().legal();
            let line = match dice.below(5) {
                0 => "undo 2".to_owned(),
                _ if legal.is_empty() => "undo 30".to_owned(),
                _ => super::typed(game, legal[dice.below(legal.len())]),
            };
            conversation.hear(&line);
        }
        for line in lines {
            conversation.hear(&line);
        }
        let text = fs::read_to_string(room.path("game.toml")).unwrap();
        let body = text.split("checksum = ").next().unwrap();
        let begun = body.lines().find(|line| line.starts_with("begun")).unwrap();
        let mut body = body.replace(begun, "begun = 2026-11-30T12:00:00.000Z");
        if *name == "v1-all-rules.toml" {
            body = body.replace("assisted = false", "assisted = true");
        }
        fs::write(path, sealed(&body)).unwrap();
    }
}

/// What was said last can be said again after a start; nothing in a save can send a control sign.
#[test]
fn the_last_reply_is_kept_and_clean() {
    let room = Room::new();
    save(&room);
    let mut conversation = room.sit("bg", start(Wish::default()));
    assert_eq!(conversation.greet().text, "Играта продължава: 5 хода.");
    assert_eq!(conversation.hear("повтори 2").text, "Взехте 2 каро. Вече е открита: 7 пика.");
    let body = fs::read_to_string(room.path("game.toml")).unwrap();
    let body = body.split("checksum").next().unwrap().replace("Взехте", "\\u001B[31m");
    drop(conversation);
    fs::write(room.path("game.toml"), sealed(&body)).unwrap();
    let mut conversation = room.sit("bg", start(Wish::default()));
    conversation.greet();
    assert_eq!(conversation.hear("повтори 2").text, "[31m 2 каро. Вече е открита: 7 пика.");
}
