//! The state folder: files that are no files, links that lead elsewhere, signs of control in every file.

use std::fs::{self, File};
use std::path::Path;

use tempfile::TempDir;

use super::is_clean;
use crate::program::tripeaks;

/// What is said to these lines with this state folder, and the exit code; always an end, and never a panic.
fn play(state: &Path, lines: &str) -> (String, i32) {
    let output = tripeaks().arg("1").arg("--state").arg(state).write_stdin(lines).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    let said = String::from_utf8(output.stdout).unwrap();
    is_clean(&said);
    (said, output.status.code().unwrap())
}

#[cfg(unix)]
fn pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// Catches a program that waits for ever at a pipe where it would write or lock a file.
#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for_when_writing() {
    use std::os::unix::fs::FileTypeExt;
    for (lock, sentence) in [
        ("records.lock", "The result is not in the record book yet."),
        ("settings.lock", "The setting is in force, but cannot be kept."),
        ("game.lock", "The folder cannot be written to: the game goes on, but is not kept."),
    ] {
        let state = TempDir::new().unwrap();
        pipe(&state.path().join(lock));
        let (said, code) = play(state.path(), "2d\ndetail brief\ngive up\nyes\nscore\nscore\nquit\n");
        assert_eq!(said.matches(sentence).count(), 1, "once, not with every reply: {said}");
        assert_eq!(code, i32::from(lock == "game.lock"), "{said}");
        assert!(fs::symlink_metadata(state.path().join(lock)).unwrap().file_type().is_fifo());
    }
}

/// Catches what is the player's and is taken away since it has the name that a file of ours had until it was whole: a link, a
/// pipe. What programs that were killed have left half done is taken away.
#[cfg(unix)]
#[test]
fn only_what_is_ours_is_taken_away() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let (state, outside) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let path = |name: &str| state.path().join(name);
    let precious = outside.path().join("precious");
    fs::write(&precious, "precious\n").unwrap();
    symlink(&precious, path("game.toml.new")).unwrap();
    pipe(&path("settings.toml.new"));
    let left = ["game.toml.77-0.new", "settings.toml.77-0.new", "records.toml.77-0.new"];
    for name in left {
        fs::write(path(name), "half").unwrap();
    }
    let (said, code) = play(state.path(), "2d\ndetail brief\ngive up\nyes\nquit\n");
    assert!(said.ends_with("Goodbye. The game is kept.\n"), "{said}");
    assert_eq!(code, 0);
    assert_eq!(fs::read_to_string(&precious).unwrap(), "precious\n");
    assert!(path("game.toml.new").is_symlink());
    assert!(fs::symlink_metadata(path("settings.toml.new")).unwrap().file_type().is_fifo());
    assert!(fs::read_to_string(path("game.toml")).unwrap().starts_with("schema = 2\n"));
    for name in left {
        assert!(!path(name).exists(), "{name}");
    }
}

/// Folders where files should be: each is told, none is touched, and the game goes on.
#[test]
fn folders_in_place_of_files() {
    let state = TempDir::new().unwrap();
    let names = ["game.toml", "settings.toml", "records.toml"];
    for name in names {
        fs::create_dir(state.path().join(name)).unwrap();
    }
    let (said, code) = play(state.path(), "2d\nstats\nexplain off\nquit\n");
    assert!(said.contains("The saved game cannot be read: it is left alone, and this game is not kept.\n"), "{said}");
    let settings = "The settings cannot be read: they are left alone, and the defaults apply.\n";
    assert_eq!(said.matches(settings).count(), 1, "{said}");
    assert!(said.contains("The setting is in force, but cannot be kept.\n"), "{said}");
    assert!(
        said.contains("Took 2 of diamonds. 2 cards fit.\n") && said.ends_with("Goodbye. The game is not kept.\n"),
        "{said}"
    );
    assert_eq!(code, 1);
    assert!(names.iter().all(|name| state.path().join(name).is_dir()));
}

/// Files of a hundred megabytes, which take no room on the disk: none is read to its end, and none is lost.
#[test]
fn huge_files_are_not_read() {
    let state = TempDir::new().unwrap();
    fs::create_dir(state.path().join("games")).unwrap();
    for name in ["game.toml", "settings.toml", "games/game-a.toml"] {
        File::create(state.path().join(name)).unwrap().set_len(100 << 20).unwrap();
    }
    File::create(state.path().join("records.toml")).unwrap().set_len(200 << 20).unwrap();
    let (said, code) = play(state.path(), "2d\ngames\nload a\nstats\nrecords\ngive up\nyes\nquit\n");
    assert!(said.contains("Save damaged, set aside as “game-damaged-1.toml”: it is too long.\n"), "{said}");
    assert!(said.contains("The settings cannot be read: "), "{said}");
    assert!(said.contains("“game-a”: cannot be read.\n“a” cannot be loaded: it is too long.\n"), "{said}");
    assert!(said.contains("The result is not in the record book yet."), "{said}");
    assert!(said.ends_with("Goodbye. The game is kept.\n"), "{said}");
    assert_eq!(code, 0);
    assert_eq!(fs::metadata(state.path().join("game-damaged-1.toml")).unwrap().len(), 100 << 20);
    assert_eq!(fs::metadata(state.path().join("records.toml")).unwrap().len(), 200 << 20);
}

/// Ten thousand named games are listed, one a line, and one more is kept; a thousand under wine, where a file takes long.
#[test]
fn ten_thousand_games() {
    let state = TempDir::new().unwrap();
    let games = state.path().join("games");
    fs::create_dir(&games).unwrap();
    let count = if cfg!(windows) { 1000 } else { 10_000 };
    for number in 0..count {
        fs::write(games.join(format!("game-{number}.toml")), "no game").unwrap();
    }
    let (said, code) = play(state.path(), "save supper\ngames\nload 77\nquit\n");
    assert!(said.contains("\n“999”: cannot be read.\n") || said.contains("\n“game-999”: cannot be read.\n"), "{said}");
    assert_eq!(said.matches(": cannot be read.\n").count(), count);
    assert!(said.contains("“supper”: 0 moves, 28 cards left.\n"));
    assert_eq!(code, 0);
}

/// Signs of control, raw and as TOML writes them, in every file that is read and in the names of files.
#[test]
fn no_file_sends_a_sign_of_control() {
    let state = TempDir::new().unwrap();
    let put = |name: &str, text: &str| fs::write(state.path().join(name), text).unwrap();
    fs::create_dir(state.path().join("games")).unwrap();
    let escaped = "\\u001B]0;x\\u0007\\n\\u202E\\u009B31m";
    put(
        "settings.toml",
        &format!(
            "player = \"Eve{escaped}\"\nlanguage = \"{escaped}\"\n\"{escaped}\" = 3\ndetail = \"{escaped}\"\n[voice]\nmode = \"off\"\n\
             [voice.\"{escaped}\"]\nrate = 900\n[voice.en]\nname = \"Ana{escaped}\"\n"
        ),
    );
    let book = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/v1-records.toml")).unwrap();
    put("records.toml", &book.replace("Ivan", &format!("Ivan{escaped}")));
    // Windows lets no file have a name with a sign of control.
    let name = if cfg!(windows) { "games/game-x\u{202E}.toml" } else { "games/game-\u{1b}[31mx\nline\u{202E}.toml" };
    put(name, "no game");
    let lines = "settings\nvoice\ngames\nrecords\nrecords 1\nstats\nplayer\nload \u{1b}[31mx\n2d\ngive up\nyes\ndetail brief\nquit\n";
    let (said, code) = play(state.path(), lines);
    assert!(said.contains("Eve]0;x") && said.contains("Ivan]0;x"), "{said}");
    assert_eq!(code, 0);
    // Raw ones are no TOML at all; the other lines of the settings count, and the file stays as it is.
    let raw = "detail = \"brief\"\n\u{1b}[31m = 4\nplayer = \"\u{1b}[31m\"\nexplain = \"off\"\n";
    put("settings.toml", raw);
    put("game.toml", "schema = 1\n\u{1b}[31m\n");
    put("records.toml", "\u{1b}[31m\n");
    let (said, _) = play(state.path(), "settings\nstats\n2d\ngive up\nyes\ndetail full\n");
    for line in ["Settings, line 2: “[31m” is not understood.\n", "Settings, line 3: “player” is not understood.\n"]
    {
        assert!(said.contains(line), "{said}");
    }
    assert!(said.contains("Detail: brief. Refusals say only: No.\n"), "{said}");
    assert_eq!(fs::read_to_string(state.path().join("settings.toml")).unwrap(), raw);
}

/// A folder that may be read and not written: what is there is heard, and nothing is kept. (Whoever may do everything can
/// write it all the same.)
#[cfg(unix)]
#[test]
fn a_folder_that_is_read_only() {
    use std::os::unix::fs::PermissionsExt;
    let state = TempDir::new().unwrap();
    play(state.path(), "2d\nplayer Eve\n");
    let mode = |mode| fs::set_permissions(state.path(), fs::Permissions::from_mode(mode)).unwrap();
    mode(0o555);
    let writable = fs::write(state.path().join("probe"), "").is_ok();
    let (said, code) = play(state.path(), "draw\nplayer\nquit\n");
    mode(0o755);
    assert!(said.starts_with("Game resumed. Waste: 2 of diamonds. Stock: 23 cards.") && said.contains("Eve"), "{said}");
    if !writable {
        assert_eq!(
            said.matches("The folder cannot be written to: the game goes on, but is not kept.").count(),
            1,
            "{said}"
        );
        assert_eq!(code, 1);
    }
}

/// A folder whose name is no text, would be obeyed by a terminal, or is too long.
#[test]
fn state_folders_of_any_name() {
    let around = TempDir::new().unwrap();
    let long = "a/".repeat(2500);
    // Windows has no folder whose name has a sign of control or ends with a space: there the game is played and not kept.
    let unnamed = i32::from(cfg!(windows));
    for (name, code) in [("\u{1b}[31m\n\u{202E}", unnamed), (" ", unnamed), ("-x", 0), (long.as_str(), 1)] {
        let (said, found) = play(&around.path().join(name), "2d\nquit\n");
        assert_eq!(found, code, "{name:?}: {said}");
    }
}
