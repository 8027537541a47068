//! The system's voice by the `tts` crate, which on Linux speaks through speech-dispatcher's library.

use std::env;
use std::process::Command;

use tripeaks::session::Manner;
use tripeaks::voice::{Aloud, Service, SystemVoice, Trouble};

use super::fake::Fake;

/// Names the test below as the child's errand.
const CHILD: &str = "TRIPEAKS_TEST_SYSTEM_VOICE";

/// The library takes the service from the environment, so a child of this program speaks. Catches an adapter that ends
/// the program when it is let go, chokes on a text, or speaks with another language's voice.
#[test]
fn the_system_voice_speaks() {
    let fake = Fake::new();
    let child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "voice::system::child_that_speaks", "--nocapture"])
        .env(CHILD, "1")
        .env("SPEECHD_ADDRESS", format!("unix_socket:{}", fake.socket().display()))
        .env("SPEECHD_CMD", "/bin/false")
        .env("XDG_RUNTIME_DIR", fake.folder())
        .output()
        .unwrap();
    assert!(child.status.success(), "{}", String::from_utf8_lossy(&child.stderr) + &*format!("{:?}", fake.rest()));
    let (_, first) = fake.next();
    assert_eq!((first.text.as_str(), first.voice.as_str(), first.rate.as_str()), ("асо пика", "Bulgarian", "20"));
    let (commands, second) = fake.next();
    assert_eq!((second.text.as_str(), second.voice.as_str()), ("a b", "English (America)"));
    assert!(commands.iter().any(|command| command.starts_with("CANCEL")), "{commands:?}");
}

/// Speaks in the child, and does nothing elsewhere.
#[test]
fn child_that_speaks() {
    if env::var_os(CHILD).is_none() {
        return;
    }
    let mut system = SystemVoice::default();
    let voice = system.open().unwrap();
    voice.close();
    // Once more, by the same way: there is one for the whole program.
    let mut voice = system.open().unwrap();
    let aloud = |language: &str, text: &str| Aloud { language: language.parse().unwrap(), text: text.to_owned() };
    let manner = Manner { rate: Some(120), ..Manner::default() };
    voice.say(&aloud("bg", "асо пика"), &manner).unwrap();
    voice.say(&aloud("bg", ""), &manner).unwrap();
    voice.stop().unwrap();
    voice.say(&aloud("en", "a\0b"), &manner).unwrap();
    assert_eq!(voice.voices().unwrap().len(), 5);
    // No voice of the service speaks it.
    assert_eq!(voice.say(&aloud("ka", "ტუზი"), &manner), Err(Trouble::Voiceless));
    voice.close();
}
