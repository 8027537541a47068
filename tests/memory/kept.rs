//! What was heard to be kept is kept, whatever happens: each test stands for a fault that 1.0.0 had.

use std::cell::Cell;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::thread;

use jiff::Timestamp;
use jiff::tz::Offset;
use tripeaks::game::{Action, DealCode, Game, Step};
use tripeaks::session::{Assisted, Dealt, Entry, Patience, Played, Replacing, Snapshot, Terms, Wish};
use tripeaks::store::{Disk, Folders, Store, StoreError, told};

use crate::program::at_home;
use crate::support::{Call, Fate, Watched};

use super::damage::heading;
use super::{Room, after_noon, program, start, wall, wish};

const GAME: &str = "TP1-E-AAAAAAB";

fn snapshot<'a>(game: &'a Game, name: Option<&'a str>, begun: Timestamp) -> Snapshot<'a> {
    Snapshot { game, terms: Terms::default(), begun, name, reply: "", watched: None }
}

fn entry(player: &str, begun: i64, left: u64) -> Entry {
    let code = DealCode::read(GAME).unwrap();
    let result = Played { code, left, moves: 48, score: 752, assisted: Assisted::No };
    let (begun, ended) = (after_noon(begun), wall(begun + 1));
    Entry { player: player.to_owned(), begun, ended, played: result, dealt: Dealt::Any, course: None }
}

/// The text of the program's reply to these lines.
fn say(state: &Path, args: &[&str], lines: &str) -> String {
    let mut child =
        program(state).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    io::Write::write_all(&mut child.stdin.take().unwrap(), lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stderr).unwrap() + &String::from_utf8(output.stdout).unwrap()
}

/// Fault 1. Catches two programs that look for a free name and both take it.
#[test]
fn no_two_games_put_aside_get_one_name() {
    let room = Room::new();
    let folder = room.folder.path().to_owned();
    let put_aside = |program: i64| {
        let folder = folder.clone();
        thread::spawn(move || {
            let store = Store::new(Disk, Folders::all_in(folder));
            let game = Game::begin(DealCode::read(GAME).unwrap());
            let put =
                |number| store.put_aside(snapshot(&game, None, after_noon(program * 100 + number)), GAME).unwrap();
            (0..6).map(put).collect::<Vec<String>>()
        })
    };
    let programs: Vec<_> = (0..6).map(put_aside).collect();
    let mut names: Vec<String> = programs.into_iter().flat_map(|program| program.join().unwrap()).collect();
    names.sort();
    names.dedup();
    assert_eq!((names.len(), room.store().names().len()), (36, 36));
}

/// Fault 2. Catches a program that goes on writing a game whose lock is gone, when another has it.
#[test]
fn a_lock_counts_only_while_its_file_is_there() {
    let gone = |room: &Room| fs::remove_file(room.path("game.lock")).unwrap();
    let renamed = |room: &Room| fs::rename(room.path("game.lock"), room.path("game.lock.old")).unwrap();
    // On Windows a file that is open may keep its name until it is closed: there it is only renamed.
    let ways = [&renamed as &dyn Fn(&Room), &gone];
    for lose in ways.into_iter().take(if cfg!(windows) { 1 } else { 2 }) {
        let room = Room::new();
        let mut first = room.sit("en", start(wish(GAME)));
        first.greet();
        first.hear("2d");
        // Nobody else is there: the lock is taken again.
        lose(&room);
        assert_eq!(first.hear("draw").text, "Drew ace of hearts. 2 cards fit. Stock: 22 cards.");
        lose(&room);
        let mut second = room.sit("en", start(Wish::default()));
        assert!(second.greet().text.starts_with("Game resumed. Waste: ace of hearts."));
        second.hear("draw");
        let heard = first.hear("undo").text;
        assert!(heard.ends_with("The game in progress is open elsewhere: this one is not kept."), "{heard}");
        assert_eq!(first.hear("quit").text, "Goodbye. The game is not kept.");
        assert_eq!(second.hear("quit").text, "Goodbye. The game is kept.");
        drop((first, second));
        assert!(room.sit("en", start(Wish::default())).greet().text.starts_with("Game resumed. Waste: 10 of spades."));
        // The other has left in the meantime: its game stays all the same.
        let mut first = room.sit("en", start(Wish::default()));
        lose(&room);
        let mut second = room.sit("en", start(Wish::default()));
        second.hear("draw");
        drop(second);
        assert!(first.hear("undo").text.ends_with("open elsewhere: this one is not kept."));
        drop(first);
        assert!(
            room.sit("en", start(Wish::default())).greet().text.starts_with("Game resumed. Waste: jack of spades.")
        );
    }
}

/// Fault 3. Catches a result that is gone with the program when the book could not be written, and a wait for another
/// program's lock at every reply.
#[test]
fn a_result_outlives_the_program() {
    let room = Room::new();
    fs::create_dir(room.path("records.toml")).unwrap();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    conversation.hear("2d");
    conversation.hear("give up");
    let heard = conversation.hear("yes").text;
    assert!(heard.starts_with("Game given up. 27 cards left.\nNew game."), "{heard}");
    assert!(heard.ends_with("The result is not in the record book yet."), "{heard}");
    assert_eq!(conversation.hear("stats").text, "The record book cannot be read.");
    conversation.hear("quit");
    drop(conversation);
    fs::remove_dir(room.path("records.toml")).unwrap();
    let mut conversation = room.sit("en", start(Wish::default()));
    conversation.greet();
    assert!(conversation.hear("stats").text.starts_with("Ivan: 1 game played."));
    assert!(
        !fs::read_dir(room.folder.path())
            .unwrap()
            .any(|file| { file.unwrap().file_name().to_string_lossy().contains("waiting") })
    );

    let room = Room::new();
    let (tries, free) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(false)));
    let (count, is_free) = (Rc::clone(&tries), Rc::clone(&free));
    let files = Watched::new(move |call, path| {
        if call != Call::Lock || !path.ends_with("records.lock") || is_free.get() {
            return Fate::Done;
        }
        count.set(count.get() + 1);
        Fate::Held
    });
    let mut conversation = room.sit_with(files, "en", start(wish(GAME)));
    conversation.greet();
    let tries_by = |line| {
        tries.set(0);
        conversation.hear(line);
        tries.get()
    };
    // 101 tries, 2 ms apart, are 0.2 s.
    assert_eq!(["2d", "give up", "yes", "draw", "score", "draw"].map(tries_by), [0, 0, 102, 1, 1, 1]);
    free.set(true);
    conversation.hear("draw");
    let (all, unread) = room.store().book().unwrap().all();
    assert_eq!((all.len(), unread.len()), (1, 0));
}

/// Fault 4. Catches a save that is written anew with every move, one that is called kept and is not read again, and one that is
/// never shortened.
#[test]
fn a_move_of_a_long_game_costs_what_a_short_one_does() {
    let room = Room::new();
    let mut store = room.store();
    let mut game = Game::begin(DealCode::read(GAME).unwrap());
    let length = || fs::metadata(room.path("game.toml")).unwrap().len();
    let mut written_anew = 0;
    let mut before = 0;
    for number in 0..4000 {
        if number % 2 == 0 {
            game.apply(Action::Draw).unwrap();
        } else {
            game.undo(1).unwrap();
        }
        store.keep_game(snapshot(&game, None, after_noon(0)), 1).unwrap();
        let now = length();
        match now.checked_sub(before) {
            Some(added) if before > 0 => assert!(added < 200, "{added} bytes for a move"),
            _ => written_anew += 1,
        }
        before = now;
    }
    assert!((2..10).contains(&written_anew) && before < 200_000, "{written_anew} times, {before} bytes");
    drop(store);
    assert_eq!(room.store().game().unwrap().unwrap().game.steps(), game.steps());
    // The same steps, and then another way: nothing of the first is left.
    let mut store = room.store();
    store.game().unwrap();
    let mut other = Game::begin(game.code());
    other.apply(Action::Draw).unwrap();
    store.keep_game(snapshot(&other, None, after_noon(0)), 2).unwrap();
    assert_eq!(store.game().unwrap().unwrap().game.steps(), [Step::Did(Action::Draw)]);
    let reply = "a".repeat(17 * 1024 * 1024);
    let long = Snapshot { reply: &reply, ..snapshot(&game, None, after_noon(0)) };
    assert_eq!(store.keep_game(long, 2), Err(StoreError::TooLong));
    assert_eq!(store.keep_named(Snapshot { name: Some("a"), ..long }, Replacing::Forbidden), Err(StoreError::TooLong));
    assert_eq!(store.game().unwrap().unwrap().game.steps(), [Step::Did(Action::Draw)], "the last that was kept stays");
}

/// Fault 5. Catches a time that is written and can't be read again, in whatever zone.
#[test]
fn no_clock_makes_a_file_that_cannot_be_read() {
    for at in [Timestamp::UNIX_EPOCH, Timestamp::MAX] {
        for hours in [-12, 14] {
            let room = Room::new();
            let mut store = room.store();
            let game = Game::begin(DealCode::read(GAME).unwrap());
            store.keep_game(snapshot(&game, None, at), 1).unwrap();
            store.keep_named(snapshot(&game, Some("a"), at), Replacing::Forbidden).unwrap();
            let ended = at.to_zoned_datetime(Offset::constant(hours).to_time_zone());
            store.add(&[Entry { begun: at, ended, ..entry("Ivan", 0, 3) }], Patience::Brief).unwrap();
            assert!(store.game().unwrap().is_some() && store.named("a").unwrap().is_some());
            let (all, unread) = store.book().unwrap().all();
            assert_eq!((all.len(), unread.len()), (1, 0), "{at} {hours}");
        }
    }
}

/// Fault 6. Catches a damaged or newer game that is destroyed by a yes.
#[test]
fn what_cannot_be_read_is_never_replaced() {
    let newer = format!("{}code = \"?\"\n", heading(3));
    for (there, aside) in [("half a game", "game-supper-damaged-1.toml"), (newer.as_str(), "game-supper-newer-1.toml")]
    {
        let sentences = [
            (
                "en",
                "save supper",
                "yes",
                "Saved: “supper”.",
                "The game that was called “supper” cannot be read by this version: its file is set aside as",
            ),
            (
                "bg",
                "запази supper",
                "да",
                "Запазена: „supper“.",
                "Досегашната игра „supper“ не се чете от тази версия: файлът ѝ е отделен като",
            ),
            (
                "ru",
                "сохрани supper",
                "да",
                "Сохранена: «supper».",
                "Прежняя игра «supper» не читается этой версией: её файл отложен как",
            ),
        ];
        for (tag, save, yes, saved, told) in sentences {
            let (open, close) = if tag == "en" {
                ('“', '”')
            } else if tag == "bg" {
                ('„', '“')
            } else {
                ('«', '»')
            };
            let room = Room::new();
            fs::create_dir(room.path("games")).unwrap();
            fs::write(room.path("games/game-supper.toml"), there).unwrap();
            let mut conversation = room.sit(tag, start(wish(GAME)));
            conversation.greet();
            assert!(conversation.hear(save).text.contains("supper"));
            let heard = conversation.hear(yes).text;
            assert_eq!(heard, format!("{saved}\n{told} {open}{aside}{close}."));
            assert_eq!(fs::read_to_string(room.path("games").join(aside)).unwrap(), there);
            assert!(room.store().named("supper").unwrap().is_some());
        }
    }
}

/// Fault 7. Catches a flipped bit of the record book that is believed: what is read is what was written, and what can't be is
/// named. Zeros behind the book cost nothing.
#[test]
fn no_flip_of_a_book_is_believed() {
    let room = Room::new();
    let entries = [entry("Ivan", 1, 3), entry("Ана \"Б\"", 2, 0), entry("Ivan", 3, 28)];
    room.store().add(&entries, Patience::Brief).unwrap();
    let bytes = fs::read(room.path("records.toml")).unwrap();
    let read = |bytes: &[u8]| {
        fs::write(room.path("records.toml"), bytes).unwrap();
        room.store().book().map(|book| book.all())
    };
    for at in 0..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << bit;
            let (all, unread) = read(&flipped).unwrap();
            assert!(all.iter().all(|entry| entries.contains(entry)), "bit {bit} of byte {at}: {all:?}");
            assert!(all.len() >= 2 && !unread.is_empty(), "bit {bit} of byte {at}: {all:?} {unread:?}");
        }
    }
    for zeros in [1, 4096] {
        read(&[&bytes[..], &vec![0; zeros]].concat()).unwrap();
        room.store().add(&[entry("Maria", 4, 5)], Patience::Brief).unwrap();
        let (all, unread) = room.store().book().unwrap().all();
        assert_eq!((all.len(), unread.len()), (4, 0));
    }
    let (all, unread) = read(&[&bytes[..], b"\n[[fame]]\nplayer = \"Eve\"\n"].concat()).unwrap();
    assert_eq!((all.len(), unread.len()), (3, 1));
}

/// Fault 7. Catches a key or a table of the settings that means nothing and is not named.
#[test]
fn unknown_settings_are_named() {
    let room = Room::new();
    let text = "detial = \"full\"\n[voice]\nmode = \"off\"\nspeed = 3\n[voice.bg]\nrat = 50\n[vioce]\nmode = \"on\"\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    let heard = room.sit("en", start(wish(GAME))).greet().text;
    for (line, key) in [(1, "detial"), (4, "voice.speed"), (6, "voice.bg.rat"), (7, "vioce")] {
        assert!(heard.contains(&format!("\nSettings, line {line}: “{key}” is not understood.")), "{heard}");
    }
}

/// Fault 8. Catches settings in another charset of which no word is said, or that keep every setting from being kept; and a mark
/// at the beginning of a file that hides its first line.
#[test]
fn settings_in_another_charset_are_named_and_kept_beside() {
    let room = Room::new();
    // "Мария" in CP1251.
    let text = b"detail = \"full\"\nplayer = \"\xCC\xE0\xF0\xE8\xFF\"\nexplain = \"off\"\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    let mut conversation = room.sit("en", start(wish(GAME)));
    let heard = conversation.greet().text;
    assert!(heard.contains("\nSettings, line 2: “player” is not understood."), "{heard}");
    let heard = conversation.hear("detail brief").text;
    let aside = "Some of the settings cannot be read: the file as it was is kept as “settings-damaged-1.toml”.";
    assert_eq!(heard, format!("Detail: brief.\n{aside}"));
    assert_eq!(conversation.hear("explain on").text, "Refusals say why.");
    assert_eq!(fs::read(room.path("settings-damaged-1.toml")).unwrap(), text);
    drop(conversation);
    let (remembered, faults) = room.store().settings();
    assert_eq!((remembered.settings.detail, faults.len()), (tripeaks::session::Detail::Brief, 0));
    fs::write(room.path("settings.toml"), "\u{FEFF}player = \"Eve\"\n").unwrap();
    let (remembered, faults) = room.store().settings();
    assert_eq!((remembered.player.as_deref(), faults.len()), (Some("Eve"), 0));
}

/// Fault 8. A translation that is no UTF-8 text is named; a mark at its beginning hides nothing.
#[test]
fn translations_in_another_charset_are_named() {
    let room = Room::new();
    let folder = room.path("locales/en");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.ftl"), "\u{FEFF}goodbye-kept = See you.\n").unwrap();
    fs::write(folder.join("theirs.ftl"), b"goodbye-kept = Adi\xF3s.\n").unwrap();
    let locales = room.path("locales").display().to_string();
    let heard = say(&room.path("state"), &["--locales", &locales, "--language", "en"], "quit\n");
    assert!(heard.starts_with("en/theirs.ftl is not UTF-8 text and is left out.\n"), "{heard}");
    assert!(heard.ends_with("See you.\n"), "{heard}");
}

/// Fault 9. Catches a link that becomes a plain file, and a file that others may read after it was written.
#[cfg(unix)]
#[test]
fn links_stay_links_and_modes_stay_as_they_were() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (room, outside) = (Room::new(), Room::new());
    let play = "2d\nsave supper\ndetail brief\ngive up\nyes\nnew 1\n2d\nsave supper\nyes\nexplain off\nquit\n";
    say(room.folder.path(), &["1"], play);
    let names = ["game.toml", "settings.toml", "records.toml", "games/game-supper.toml"];
    for name in names {
        let there = outside.path(&name.replace('/', "-"));
        fs::rename(room.path(name), &there).unwrap();
        fs::set_permissions(&there, fs::Permissions::from_mode(0o600)).unwrap();
        symlink(&there, room.path(name)).unwrap();
    }
    let before: Vec<Vec<u8>> = names.iter().map(|name| fs::read(room.path(name)).unwrap()).collect();
    say(room.folder.path(), &[], "draw\ndetail full\ngive up\nyes\ndraw\nsave supper\nyes\nquit\n");
    for (name, before) in names.iter().zip(before) {
        let there = outside.path(&name.replace('/', "-"));
        assert!(room.path(name).is_symlink(), "{name}");
        assert_ne!(fs::read(&there).unwrap(), before, "{name}");
        assert_eq!(fs::metadata(&there).unwrap().permissions().mode() & 0o777, 0o600, "{name}");
    }
}

/// Fault 9. Catches a log that takes the place of a pipe (a folder, where there are no such pipes), that takes away what is the
/// player's, or that has another name than is told.
#[test]
fn a_log_replaces_nothing_but_files() {
    let room = Room::new();
    if cfg!(unix) {
        assert!(Command::new("mkfifo").arg(room.path("pipe")).status().unwrap().success());
    } else {
        fs::create_dir(room.path("pipe")).unwrap();
    }
    fs::write(room.path("a.txt.tripeaks-new"), "mine").unwrap();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    let pipe = room.path("pipe").display().to_string();
    assert_eq!(
        conversation.hear(&format!("log {pipe}")).text,
        format!("The file cannot be written: “{}”.", told(Path::new(&pipe)))
    );
    assert!(!room.path("pipe").is_file() && room.path("pipe").exists());
    let log = room.path("a.txt").display().to_string();
    assert_eq!(conversation.hear(&format!("log {log}")).text, format!("Written: “{}”.", told(Path::new(&log))));
    assert_eq!(fs::read_to_string(room.path("a.txt.tripeaks-new")).unwrap(), "mine");
    let odd = room.path("").display().to_string() + "b\u{1b}[31m.txt";
    let said = conversation.hear(&format!("log {odd}")).text;
    let named = said.strip_prefix("Written: “").and_then(|said| said.strip_suffix("”.")).unwrap();
    assert!(tripeaks::store::at_home(named).is_file(), "{said}");
}

/// Fault 9. Catches a folder that is named `~`.
#[test]
fn a_tilde_is_the_home() {
    let room = Room::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tripeaks"));
    command.env_clear().envs(at_home(room.folder.path())).current_dir(room.folder.path()).arg("--state=~/g").arg("1");
    assert!(command.stdin(Stdio::null()).stdout(Stdio::null()).status().unwrap().success());
    assert!(room.path("g/game.toml").is_file() && !room.path("~").exists());
}

/// Fault 10. Catches a program that is ended by the limit of files, where a full disk is said.
#[cfg(unix)]
#[test]
fn a_limit_of_files_is_like_a_full_disk() {
    let room = Room::new();
    let line = "ulimit -f 0; exec \"$0\" --state \"$1\" --language en 1";
    let mut shell = Command::new("sh");
    shell.args(["-c", line, env!("CARGO_BIN_EXE_tripeaks")]).arg(room.path("state")).env("SPEECHD_CMD", "/bin/false");
    let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    io::Write::write_all(&mut child.stdin.take().unwrap(), b"2d\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let heard = String::from_utf8(output.stdout).unwrap();
    assert!(heard.contains("The folder cannot be written to: the game goes on, but is not kept.\nTook 2 of diamonds."));
    assert!(heard.ends_with("Goodbye. The game is not kept.\n"), "{heard}");
    assert_eq!(output.status.code(), Some(1));
}

/// Fault 11. What is said of a book that can't be read, and that a game is given up where nothing can be written.
#[test]
fn each_refusal_has_its_own_sentence() {
    let sentences = [
        (
            "en",
            "stats",
            "The record book cannot be read.",
            "The record book is from a newer version and cannot be read.",
        ),
        (
            "bg",
            "статистика",
            "Книгата с рекордите не може да се прочете.",
            "Книгата с рекордите е от по-нова версия и не може да се прочете.",
        ),
        ("ru", "статистика", "Книга рекордов не читается.", "Книга рекордов от более новой версии и не читается."),
    ];
    for (tag, stats, unreadable, newer) in sentences {
        let room = Room::new();
        fs::write(room.path("records.toml"), heading(3)).unwrap();
        assert_eq!(room.sit(tag, start(wish(GAME))).hear(stats).text, newer);
        fs::write(room.path("records.toml"), "Dear diary\n").unwrap();
        assert_eq!(room.sit(tag, start(wish(GAME))).hear(stats).text, unreadable);
    }
    for (language, give_up, told) in [
        ("en", "give up\nyes", "Game given up."),
        ("bg", "предавам се\nда", "Предадохте играта."),
        ("ru", "сдаюсь\nда", "Игра не доиграна."),
    ] {
        let room = Room::new();
        fs::write(room.path("file"), "").unwrap();
        let heard =
            say(&room.path("file").join("nowhere"), &["1", "--language", language], &format!("2d\n{give_up}\n"));
        assert!(heard.contains(told), "{heard}");
    }
}
