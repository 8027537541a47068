//! Law: whatever the file of settings holds, a setting that is remembered is read back, and every other line is still
//! there; a file that can't be changed stays as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::session::{CardStyle, Detail, Explain, Manner, Prompt, Set, VoiceMode, VoiceTold, Width};
use tripeaks::store::{Setting, SettingsFault};
use tripeaks_fuzz::Ram;

fn settings() -> Vec<Setting> {
    let manner = Manner { name: Some("Ana \"A\"".to_owned()), rate: Some(120), volume: Some(30) };
    vec![
        Setting::Language("ru".to_owned()),
        Setting::Player("Ана \"Б\" \\ ''' \"\"\"".to_owned()),
        Setting::Detail(Detail::Full),
        Setting::Explain(Explain::Off),
        Setting::Set(Set::Cards(CardStyle::Letters)),
        Setting::Set(Set::Prompt(Prompt::State)),
        Setting::Set(Set::Width(Width::new(40))),
        Setting::Set(Set::Width(None)),
        Setting::VoiceMode(VoiceMode::Ask),
        Setting::VoiceTold(VoiceTold::Reader),
        Setting::Manner("bg".to_owned(), manner.clone()),
        Setting::Manner("pt-BR".to_owned(), manner),
    ]
}

fn holds(files: &Ram, setting: &Setting) -> bool {
    let (now, _) = files.store().settings();
    match setting {
        Setting::Language(tag) => now.language.as_ref() == Some(tag),
        Setting::Player(name) => now.player.as_ref() == Some(name),
        Setting::Detail(detail) => now.settings.detail == *detail,
        Setting::Explain(explain) => now.settings.explain == *explain,
        Setting::Set(Set::Cards(cards)) => now.settings.cards == *cards,
        Setting::Set(Set::Gaps(gaps)) => now.settings.gaps == *gaps,
        Setting::Set(Set::Prompt(prompt)) => now.settings.prompt == *prompt,
        Setting::Set(Set::Width(width)) => now.settings.width == *width,
        Setting::VoiceMode(mode) => now.voice.mode == *mode,
        Setting::VoiceTold(told) => now.voice.told == Some(*told),
        Setting::Manner(tag, manner) => now.voice.manner(tag) == *manner,
    }
}

/// The words of which one stands in each line that a setting may change.
const KEYS: [&str; 14] = [
    "language", "player", "detail", "explain", "cards", "prompt", "width", "voice", "mode", "told", "name", "rate",
    "volume", "\\",
];

/// The lines of the first text that are not in the second, as comments at least, and may be there no more only by a
/// mistake.
fn lost<'a>(before: &'a str, after: &str) -> Vec<&'a str> {
    let bare = |line: &str| line.trim_end().trim_start_matches("# ").to_owned();
    let after: Vec<String> = after.lines().map(bare).collect();
    let may_change = |line: &&str| KEYS.iter().any(|key| line.contains(key));
    before.lines().filter(|line| !may_change(line) && !after.contains(&bare(line))).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let Some((number, text)) = bytes.split_first() else { return };
    let settings = settings();
    let setting = &settings[usize::from(*number) % settings.len()];
    let files = Ram::default();
    files.set("settings.toml", text);
    let store = files.store();
    let (before, faults) = store.settings();
    let lines = String::from_utf8_lossy(text).lines().count();
    for fault in &faults {
        if let SettingsFault::Line { line, .. } = fault {
            assert!((1..=lines.max(1)).contains(line), "{fault:?} of {lines} lines");
        }
    }
    if store.remember(setting).is_err() {
        assert_eq!(files.get("settings.toml").unwrap(), text);
        assert_eq!(store.settings(), (before, faults));
        return;
    }
    assert!(holds(&files, setting), "{setting:?}");
    let written = files.get("settings.toml").unwrap();
    let (old, new) = (std::str::from_utf8(text).unwrap(), std::str::from_utf8(&written).unwrap());
    // A value of several lines goes as a whole.
    let parted = ["\"\"\"", "'''", "[", "{"].iter().any(|opening| old.contains(opening));
    if !parted {
        assert_eq!(lost(old, new), [""; 0], "{setting:?}: {new}");
    }
    store.remember(setting).unwrap();
    assert_eq!(files.get("settings.toml").unwrap(), written, "{setting:?}");
});
