//! The program itself, with a voice.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tripeaks::voice::address;

use super::fake::{Fake, Folder, Heard};

/// The program's output for these lines; its world is the folder.
fn run(folder: &Path, socket: &Path, start: &OsStr, args: &[&str], lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tripeaks"))
        .args(["1", "--language", "en"])
        .args(args)
        .env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()))
        .env("SPEECHD_CMD", start)
        .env("HOME", folder)
        .env("XDG_RUNTIME_DIR", folder)
        .env("XDG_STATE_HOME", folder)
        .env("XDG_CONFIG_HOME", folder)
        .env("XDG_DATA_HOME", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// A pipe is spoken if it asks for it, to the last word. Catches words that are lost when the program ends.
#[test]
fn a_pipe_is_spoken_if_it_asks() {
    let fake = Fake::new();
    let nothing = OsStr::new("/bin/false");
    let output = run(fake.folder(), fake.socket(), nothing, &["--voice", "on"], "draw\nquit\n");
    assert!(output.status.success());
    let (_, greeting) = fake.next();
    assert!(greeting.text.contains(" New game. Code: T P 1, E, A A A A A A B."), "{}", greeting.text);
    assert!(fake.text().starts_with("Drew "));
    assert_eq!(fake.text(), "Goodbye. The game is kept.");
    for args in [&[][..], &["--voice", "auto"], &["--voice", "off"], &["--voice", "изкл"], &["--voice=ask"]] {
        let output = run(fake.folder(), fake.socket(), nothing, args, "draw\nquit\n");
        assert!(output.status.success() && output.stderr.is_empty(), "{args:?}");
    }
    assert_eq!(fake.texts(), [""; 0]);
    let output = run(fake.folder(), fake.socket(), nothing, &["--voice", "loud"], "");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error, "The voice is auto, on, off or ask, not loud.\n");
}

/// Where nobody answers, the service is started, once. Catches a start for every reply, and a game that waits for it.
#[test]
fn the_service_is_started_once() {
    let folder = Folder::new();
    let (start, started) = (folder.0.join("start"), folder.0.join("started"));
    fs::write(&start, format!("#!/bin/sh\necho \"$@\" >> '{}'\n", started.display())).unwrap();
    fs::set_permissions(&start, fs::Permissions::from_mode(0o755)).unwrap();
    let nowhere = folder.0.join("nowhere");
    let output = run(&folder.0, &nowhere, start.as_os_str(), &["--voice", "on"], "draw\nundo\ndraw\nquit\n");
    assert!(output.status.success());
    assert_eq!(fs::read_to_string(started).unwrap(), "--spawn\n");
}

/// Where the service is, as its own library finds it.
#[test]
fn the_socket_is_found_by_the_environment() {
    let found = |variables: &[(&str, &str)]| {
        let of = |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
        address(of)
    };
    let path = |path: &str| Some(PathBuf::from(path));
    let session = ("XDG_RUNTIME_DIR", "/run/user/1");
    assert_eq!(found(&[("SPEECHD_ADDRESS", "unix_socket:/a/b:c"), session]), path("/a/b:c"));
    assert_eq!(
        found(&[("SPEECHD_ADDRESS", "unix_socket"), session]),
        path("/run/user/1/speech-dispatcher/speechd.sock")
    );
    assert_eq!(found(&[session]), path("/run/user/1/speech-dispatcher/speechd.sock"));
    assert_eq!(found(&[("HOME", "/home/a")]), path("/home/a/.cache/speech-dispatcher/speechd.sock"));
    assert_eq!(found(&[("SPEECHD_ADDRESS", "inet_socket:localhost:6560"), session]), None);
    assert_eq!(found(&[]), None);
}

/// Escape in the line editor silences the voice at once, and a letter typed right after it is a letter.
#[test]
fn escape_silences_the_voice() {
    let fake = Fake::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tripeaks"));
    command.args(["1", "--language", "en", "--voice", "on"]).env_clear().env("TERM", "xterm");
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", fake.socket().display()));
    command.env("SPEECHD_CMD", "/bin/false").env("HOME", fake.folder()).env("XDG_RUNTIME_DIR", fake.folder());
    let mut session = rexpect::session::spawn_command(command, Some(20_000)).unwrap();
    session.exp_string("> ").unwrap();
    let (_, greeting) = fake.next();
    assert!(greeting.text.contains("New game."), "{}", greeting.text);
    session.send("\u{1b}").unwrap();
    session.flush().unwrap();
    // What is silent is told to be so before the next reply, which cancels by itself.
    std::thread::sleep(std::time::Duration::from_millis(300));
    let heard = fake.rest();
    assert!(heard.iter().any(|heard| matches!(heard, Heard::Command(line) if line.starts_with("CANCEL"))), "{heard:?}");
    session.send("\u{1b}draw\r").unwrap();
    session.flush().unwrap();
    session.exp_string("Drew ace of hearts.").unwrap();
    session.send("quit\r").unwrap();
    session.flush().unwrap();
    session.exp_eof().unwrap();
}
