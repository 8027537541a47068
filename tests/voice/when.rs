//! When the voice speaks by itself, and that the player knows.

use tripeaks::session::{VoiceMode, VoiceTold};
use tripeaks::voice::{NoService, Process, reader_among};

use super::fake::Fake;
use super::{SetUp, patient};

/// With a screen reader: silent, and said so once, in text. Catches two voices at once.
#[test]
fn a_screen_reader_keeps_the_voice_silent() {
    let fake = Fake::new();
    let mut table = SetUp { reader: Some("orca"), ..SetUp::new(VoiceMode::Auto) }.table(patient(&fake));
    table.settle();
    let told = "The voice is silent, since orca is running. To hear it: voice on.";
    assert_eq!(table.hear("score").text, format!("500 points.\n{told}"));
    assert_eq!(table.hear("score").text, "500 points.");
    table.settle();
    assert_eq!(fake.rest(), []);
    assert!(table.hear("voice").text.contains("The voice is silent, since orca is running."));
    assert_eq!(table.conversation.session().voice().settings().told, Some(VoiceTold::Reader));
    table.hear("voice on");
    assert_eq!(fake.text(), "Voice on.");
}

/// At a terminal, without a screen reader: it speaks, and says so once ever, until the answer changes.
#[test]
fn without_a_screen_reader_it_speaks_and_says_so_once() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::Auto).table(patient(&fake));
    table.settle();
    let reply = table.hear("score").text;
    assert_eq!(reply, "500 points.\nReplies are spoken by fake. To silence the voice: voice off.");
    assert_eq!(fake.text(), reply.replace('\n', " "));
    let remembered = table.conversation.session().voice().settings().clone();
    let again = |reader| SetUp { settings: remembered.clone(), reader, ..SetUp::new(VoiceMode::Auto) };
    let mut next = again(None).table(patient(&fake));
    next.settle();
    assert_eq!(next.hear("score").text, "500 points.");
    let mut changed = again(Some("fenrir")).table(patient(&fake));
    changed.settle();
    assert!(changed.hear("score").text.contains("since fenrir is running"));
    let mut gone = again(None).table(NoService);
    gone.settle();
    assert!(gone.hear("score").text.contains("No speech service answers"));
}

/// A pipe is silent and told nothing, unless it asks.
#[test]
fn without_a_terminal_only_on_speaks() {
    let fake = Fake::new();
    let piped = |mode| SetUp { terminal: false, ..SetUp::new(mode) };
    let mut table = piped(VoiceMode::Auto).table(patient(&fake));
    table.greet();
    table.settle();
    assert_eq!(table.hear("score").text, "500 points.");
    assert!(table.hear("voice").text.contains("input or output is not a terminal"));
    table.settle();
    assert_eq!(fake.rest(), []);
    let mut table = piped(VoiceMode::On).table(patient(&fake));
    table.hear("score");
    assert_eq!(fake.text(), "500 points.");
}

/// "Ask" speaks what is asked for; "off" not even that; "stop" is not spoken about.
#[test]
fn asked_off_and_stopped() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::Ask).table(patient(&fake));
    table.greet();
    table.hear("moves");
    let said = table.hear("say").text;
    assert_eq!(fake.text(), said);
    table.hear("stop");
    table.hear("score");
    table.settle();
    assert_eq!(fake.texts(), [""; 0]);
    assert_eq!(table.hear("voice off").text, "Voice off.");
    assert_eq!(table.hear("say").text, "The voice is off. To turn it on: voice on.");
    table.settle();
    assert_eq!(fake.texts(), [""; 0]);
    table.hear("voice auto");
    assert!(fake.text().starts_with("Voice: automatic."));
}

/// Catches a screen reader that was started after the game and is never noticed, and one that has gone.
#[test]
fn a_screen_reader_is_looked_for_again() {
    let fake = Fake::new();
    for (first, then) in [(None, Some("orca")), (Some("orca"), None)] {
        let mut table =
            SetUp { reader: first, later: Some((60, then)), ..SetUp::new(VoiceMode::Auto) }.table(patient(&fake));
        table.settle();
        table.hear("score");
        assert_eq!(table.hear("score").text, "500 points.");
        table.clock.0.store(61, std::sync::atomic::Ordering::SeqCst);
        table.settle();
        table.settle();
        let told = match then {
            Some(_) => "500 points.\nThe voice is silent, since orca is running. To hear it: voice on.",
            None => "500 points.\nReplies are spoken by fake. To silence the voice: voice off.",
        };
        assert_eq!(table.hear("score").text, told);
        assert_eq!(table.hear("score").text, "500 points.");
        table.settle();
        drop(fake.rest());
    }
}

/// Readers by the names of their programs. Catches one that is a script, and a file that is only called so.
#[test]
fn screen_readers_are_known_by_their_programs() {
    let process = |line: &str| {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        Process { name: words[0].rsplit('/').next().unwrap().to_owned(), words }
    };
    let found = |lines: &[&str]| reader_among(lines.iter().map(|line| process(line)));
    let readers = [
        ("/usr/bin/python3 /usr/bin/orca --replace", "orca"),
        ("/usr/bin/python3 -E /usr/bin/fenrir -d", "fenrir"),
        ("yasr", "yasr"),
        ("python3 /home/a/tdsr.py", "tdsr"),
        ("/usr/bin/brltty -b no", "brltty"),
        ("espeakup", "espeakup"),
        ("tclsh /usr/share/emacs/site-lisp/emacspeak/servers/espeak", "emacspeak"),
        ("nvda.exe", "nvda"),
        ("jfw.exe", "jfw"),
        ("Narrator.exe", "narrator"),
        ("/System/Library/CoreServices/VoiceOver.app/Contents/MacOS/VoiceOver", "voiceover"),
    ];
    for (line, name) in readers {
        assert_eq!(found(&["init", line, "bash"]), Some(name), "{line}");
    }
    let others = ["vim orca", "less fenrir.txt", "python3 game.py orca", "orcad", "espeak-ng brltty", "tripeaks"];
    assert_eq!(found(&others), None);
    let renamed = Process { name: "orca".to_owned(), words: vec!["/usr/bin/python3.11".to_owned()] };
    assert_eq!(reader_among([renamed]), Some("orca"));
}
