//! Homes that can't be, and variables that say anything.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use super::is_clean;
use crate::program::tripeaks;

/// What comes of a short game, with these variables set; `folder` is where the program is started.
fn play(folder: &Path, variables: &[(&str, &OsStr)]) -> Output {
    let mut program = tripeaks();
    program.current_dir(folder).arg("1").envs(variables.iter().copied());
    program.write_stdin("2d\nplayer\nquit\n").output().unwrap()
}

/// What it said, which is clean, in an end without a panic.
fn said(output: &Output) -> String {
    let complained = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(complained, "");
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    is_clean(&said);
    said
}

const KEPT: &str = "Goodbye. The game is kept.\n";
const LOST: &str = "Goodbye. The game is not kept.\n";
const UNSAVED: &str = "The folder cannot be written to: the game goes on, but is not kept.\n";

/// A home in which nothing can be kept: that is said in one sentence, the game goes on, and the exit code tells.
#[test]
fn a_home_that_cannot_be_is_said() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("file"), "").unwrap();
    symlink(path("one"), path("two")).unwrap();
    symlink(path("two"), path("one")).unwrap();
    let unreadable = "The saved game cannot be read: it is left alone, and this game is not kept.\n";
    let long = format!("/{}", "a".repeat(5000));
    let nested = format!("/tmp/{}", "a/".repeat(2500));
    let homes = [
        (path("file").into_os_string(), UNSAVED),
        (path("one").into_os_string(), unreadable),
        ("/dev/null".into(), UNSAVED),
        ("/proc/nowhere".into(), UNSAVED),
        (long.into(), UNSAVED),
        (nested.into(), UNSAVED),
        // Not whole, and so another one wherever one stands.
        ("relative".into(), UNSAVED),
        ("../outside".into(), UNSAVED),
    ];
    for (home, sentence) in homes {
        let output = play(folder.path(), &[("HOME", &home)]);
        let said = said(&output);
        assert_eq!(said.matches(sentence).count(), 1, "{home:?}: {said}");
        assert_eq!(said.matches("kept").count(), 2, "{home:?}: {said}");
        assert!(said.contains("Took 2 of diamonds.") && said.ends_with(LOST), "{home:?}: {said}");
        assert_eq!(output.status.code(), Some(1), "{home:?}");
    }
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["file", "one", "two"], "nothing is written beside the homes");
}

/// A home whose name is no text, or would be obeyed by a terminal, is a home.
#[test]
fn a_home_of_an_odd_name_is_a_home() {
    let folder = TempDir::new().unwrap();
    for name in [&b"\x1b]0;x\x07\n"[..], b"\xFF\xFE", b"a b'\"$(x)", "\u{202E}".as_bytes()] {
        let home = folder.path().join(OsStr::from_bytes(name));
        let output = play(folder.path(), &[("HOME", home.as_os_str())]);
        let said = said(&output);
        assert!(said.ends_with(KEPT), "{name:?}: {said}");
        assert_eq!(output.status.code(), Some(0));
        assert!(home.join(".local/state/tripeaks/game.toml").is_file(), "{name:?}");
    }
}

/// Folders of XDG count only where they are whole, as its specification says; those that can't be are said as a home is.
#[test]
fn odd_folders_of_the_system() {
    let folder = TempDir::new().unwrap();
    let home = folder.path().join("home");
    for name in ["XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME"] {
        for value in ["", "relative", "\u{1b}[31m", "/dev/null", &"/a".repeat(3000)] {
            let output = play(folder.path(), &[("HOME", home.as_os_str()), (name, OsStr::new(value))]);
            let said = said(&output);
            let can_be = name != "XDG_STATE_HOME" || !value.starts_with('/');
            assert!(said.ends_with(if can_be { KEPT } else { LOST }), "{name}={value:?}: {said}");
            assert_eq!(said.matches(UNSAVED).count(), usize::from(!can_be), "{name}={value:?}: {said}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "only the home is written");
}

/// Names of the player and places of the speech service that are hostile: cleaned, or passed over.
#[test]
fn odd_names_and_addresses() {
    let folder = TempDir::new().unwrap();
    let long = "a".repeat(100_000);
    let values: [&[u8]; 5] = [b"\x1b]0;x\x07Eve", b"\xFF\xFE", "\u{202E}\n\r".as_bytes(), b" ", long.as_bytes()];
    for value in values {
        for name in ["USER", "LOGNAME", "USERNAME", "SPEECHD_ADDRESS", "SPEECHD_CMD", "COLUMNS", "LINES", "NO_COLOR"] {
            let home = folder.path().join("home");
            let output = play(folder.path(), &[("HOME", home.as_os_str()), (name, OsStr::from_bytes(value))]);
            let said = said(&output);
            assert!(said.len() < 2000 && said.ends_with(KEPT), "{name}={value:?}: {said}");
        }
    }
    let socket = OsStr::from_bytes(b"unix_socket:/tmp/\x1b[31m\xFF");
    for address in
        [socket, OsStr::new("unix_socket:/dev/zero"), OsStr::new("unix_socket:/"), OsStr::new("inet_socket:::")]
    {
        let mut program = tripeaks();
        program.args(["1", "--voice", "on"]).env("SPEECHD_ADDRESS", address);
        let output = program.write_stdin("voice list\nvoice\n").output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert!(said(&output).contains("No speech service answers"), "{address:?}");
    }
}

/// Catches variables that are believed, or printed, although they are no language.
#[test]
fn odd_variables_leave_english() {
    let long = "bg_".repeat(20_000);
    let list = "xx:".repeat(30_000);
    let values: [&[u8]; 11] = [
        b"\xFF\xFE",
        b"../../etc",
        b"\x1b]0;x\x07",
        b"bg\nru",
        b"*",
        b"x-private",
        long.as_bytes(),
        list.as_bytes(),
        b"",
        b"C",
        b"POSIX",
    ];
    for value in values {
        for name in ["LC_ALL", "LANG", "LANGUAGE", "TERM"] {
            let mut program = tripeaks();
            let output = program.arg("1").env(name, OsStr::from_bytes(value)).write_stdin("score\n").output().unwrap();
            let said = String::from_utf8(output.stdout).unwrap();
            assert_eq!(output.status.code(), Some(0), "{name}={value:?}");
            assert!(said.contains("\nNew game.") && said.ends_with("500 points.\n"), "{name}={value:?}: {said}");
            is_clean(&said);
        }
    }
}
