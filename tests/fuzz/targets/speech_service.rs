//! Law: whatever a speech service answers, each request is granted, refused or given up; nothing is granted without a
//! line that says so; and what is sent is one known command a line, or a text that was asked for.
#![no_main]

use std::io::{BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;
use std::{env, process, thread};

use libfuzzer_sys::fuzz_target;
use tripeaks::session::Manner;
use tripeaks::voice::Aloud;
use tripeaks::voice::{Dispatcher, Service, Trouble};

/// The beginnings of all commands that are ever sent.
const COMMANDS: [&str; 13] = [
    "SET SELF CLIENT_NAME ",
    "SET SELF PRIORITY MESSAGE",
    "GET OUTPUT_MODULE",
    "GET RATE",
    "GET VOLUME",
    "SET SELF LANGUAGE ",
    "SET SELF SYNTHESIS_VOICE ",
    "SET SELF RATE ",
    "SET SELF VOLUME ",
    "CANCEL SELF",
    "BLOCK ",
    "LIST SYNTHESIS_VOICES",
    "QUIT",
];

/// A text that would be commands if its lines were.
const TEXT: &str = "One. \r\n.\r\nQUIT\r\n. Two\u{1b}[31m; and three of them, so that it is a text in several parts. .\n.\n\
                    Here is another one, which is long enough to be spoken by itself. And here is the last part of it all.";

/// How many lines of the answers grant something.
fn grants(bytes: &[u8]) -> usize {
    bytes.split(|byte| *byte == b'\n').filter(|line| line.first() == Some(&b'2')).count()
}

fn ask(socket: PathBuf) -> usize {
    let mut dispatcher = Dispatcher::at(&socket, Duration::from_secs(20));
    dispatcher.user = "a b\r\nQUIT".to_owned();
    // The name, the urgency, the module: the first must be granted.
    let Ok(mut voice) = dispatcher.open() else { return 0 };
    let mut granted = 1;
    let mut count = |done: Result<(), Trouble>| granted += usize::from(done.is_ok());
    let mut manner = Manner { name: Some("Ana\r\nQUIT".to_owned()), rate: Some(120), volume: Some(30) };
    for language in ["bg", "ru\r\nQUIT"] {
        let voices = voice.voices();
        for found in voices.iter().flatten() {
            assert!(!found.name.contains('\n') && !found.language.contains('\n'), "{found:?}");
            manner.name = Some(found.name.clone());
        }
        // Once they were told, they are not asked for again.
        if language == "bg" {
            count(voices.map(drop));
        }
        let aloud = Aloud { language: language.to_owned(), text: TEXT.to_owned() };
        count(voice.say(&aloud, &manner));
        let stopped = voice.stop();
        assert_ne!(stopped, Err(Trouble::Refused), "a refusal to stop does not matter");
    }
    assert!(voice.name().is_none_or(|name| !name.is_empty() && !name.contains('\n')));
    voice.close();
    granted
}

fn check(heard: &[String]) {
    let mut in_text = false;
    for line in heard {
        assert!(!line.contains(char::is_control), "{line:?}");
        if in_text {
            in_text = line != ".";
        } else if line == "SPEAK" {
            // The text follows if it was granted.
            in_text = true;
        } else {
            assert!(COMMANDS.iter().any(|command| line.starts_with(command)), "{line:?}");
        }
    }
}

thread_local! {
    static LISTENER: (UnixListener, PathBuf) = {
        let path = env::temp_dir().join(format!("tripeaks-fuzz-{}", process::id()));
        (UnixListener::bind(&path).unwrap(), path)
    };
}

fuzz_target!(|bytes: &[u8]| {
    LISTENER.with(|(listener, path)| {
        let (done, asked) = mpsc::channel();
        let path = path.clone();
        let asking = thread::spawn(move || done.send(ask(path)));
        let (stream, _) = listener.accept().unwrap();
        // All answers at once, and no more: what is asked after them is asked of one who is gone.
        let mut answers = stream.try_clone().unwrap();
        let sent = bytes.to_owned();
        let answering = thread::spawn(move || {
            let gone = answers.write_all(&sent);
            drop(gone);
            let gone = answers.shutdown(Shutdown::Write);
            drop(gone);
        });
        let heard: Vec<String> = BufReader::new(stream).lines().map_while(Result::ok).collect();
        assert!(asking.join().is_ok(), "the client failed");
        assert!(answering.join().is_ok());
        let granted = asked.recv().unwrap();
        assert!(granted <= grants(bytes), "{granted} of {}", grants(bytes));
        let mut told = Vec::new();
        for line in heard {
            told.push(line.trim_end_matches('\r').to_owned());
        }
        check(&told);
    });
});
