//! Law: whatever the file of settings holds, a setting that is remembered is read back, and every other line is still
//! there; a file that can't be changed stays as it is.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tripeaks::session::{
    CardStyle, Detail, Fits, Manner, Prompt, Setting, Shelf, ShelfFault, Switch, Tell, VoiceMode, VoiceSetting,
    VoiceTold, Width,
};
use tripeaks::store::{SettingsFault, Store};
use tripeaks_fuzz::Ram;

/// What may be remembered.
#[derive(Debug)]
enum Any {
    Session(Setting),
    Voice(VoiceSetting),
}

fn settings() -> Vec<Any> {
    let manner = Manner { name: Some("Ana \"A\"".to_owned()), rate: Some(120), volume: Some(30) };
    let session = [
        Setting::Language("ru".parse().unwrap()),
        Setting::Player("Ана \"Б\" \\ ''' \"\"\"".to_owned()),
        Setting::Detail(Detail::Full),
        Setting::Tell(Tell::Fits(Fits::Cards)),
        Setting::Tell(Tell::Score(Switch::Off)),
        Setting::Explain(Switch::Off),
        Setting::Gaps(Switch::On),
        Setting::Cards(CardStyle::Letters),
        Setting::Prompt(Prompt::State),
        Setting::Width(Width::new(40)),
        Setting::Width(None),
    ];
    let voice = [
        VoiceSetting::Mode(VoiceMode::Ask),
        VoiceSetting::Told(VoiceTold::Reader),
        VoiceSetting::Manner("bg".parse().unwrap(), manner.clone()),
        VoiceSetting::Manner("pt-BR".parse().unwrap(), manner),
    ];
    session.map(Any::Session).into_iter().chain(voice.map(Any::Voice)).collect()
}

fn remember(store: &mut Store, setting: &Any) -> Result<(), ShelfFault> {
    match setting {
        Any::Session(setting) => store.remember(setting).map(drop),
        Any::Voice(setting) => store.remember_voice(setting).map(drop),
    }
}

fn holds(files: &Ram, setting: &Any) -> bool {
    let (now, _) = files.store().settings();
    match setting {
        Any::Session(Setting::Language(tag)) => now.language == Some(tag.to_string()),
        Any::Session(Setting::Player(name)) => now.player.as_ref() == Some(name),
        Any::Session(Setting::Detail(detail)) => now.settings.detail == *detail,
        Any::Session(Setting::Tell(tell)) => now.settings.chosen.made().contains(tell),
        Any::Session(Setting::Explain(explain)) => now.settings.explain == Some(*explain),
        Any::Session(Setting::Cards(cards)) => now.settings.cards == *cards,
        Any::Session(Setting::Gaps(gaps)) => now.settings.gaps == *gaps,
        Any::Session(Setting::Enter(enter)) => now.settings.enter == *enter,
        Any::Session(Setting::Prompt(prompt)) => now.settings.prompt == *prompt,
        Any::Session(Setting::Width(width)) => now.settings.width == *width,
        Any::Voice(VoiceSetting::Mode(mode)) => now.voice.mode == *mode,
        Any::Voice(VoiceSetting::Told(told)) => now.voice.told == Some(*told),
        Any::Voice(VoiceSetting::Manner(tag, manner)) => now.voice.manner(tag) == *manner,
    }
}

/// The words of which one stands in each line that a setting may change.
const KEYS: [&str; 17] = [
    "language", "tell", "fits", "score", "player", "detail", "explain", "cards", "prompt", "width", "voice", "mode",
    "told", "name", "rate", "volume", "\\",
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
    let mut store = files.store();
    let (before, faults) = store.settings();
    let lines = String::from_utf8_lossy(text).lines().count();
    for fault in &faults {
        if let SettingsFault::Line { line, .. } = fault {
            assert!((1..=lines.max(1)).contains(line), "{fault:?} of {lines} lines");
        }
    }
    if remember(&mut store, setting).is_err() {
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
    remember(&mut store, setting).unwrap();
    assert_eq!(files.get("settings.toml").unwrap(), written, "{setting:?}");
});
