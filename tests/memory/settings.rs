//! Settings: remembered, and edited by hand.

use std::fs;

use tripeaks::session::{
    CardStyle, Detail, Manner, Prompt, Setting, Settings, Shelf, Switch, VoiceMode, VoiceSetting, VoiceTold, Width,
    Wish,
};
use tripeaks::store::SettingsFault;

use super::{Room, start, wish};

/// Catches a comment, an unknown key or a mistaken line that is lost when a setting is changed.
#[test]
fn a_file_edited_by_hand_survives() {
    let room = Room::new();
    let text = "# mine\nschema = 1\ndetail = \"brief\" # short\nfuture = [1, 2]\n\n[voice]\nrate = 120\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    room.store().remember(&Setting::Detail(Detail::Full)).unwrap();
    room.store().remember(&Setting::Player("Ана \"Б\"".to_owned())).unwrap();
    let now = fs::read_to_string(room.path("settings.toml")).unwrap();
    assert_eq!(
        now,
        "# mine\nschema = 1\ndetail = \"full\" # short\nfuture = [1, 2]\nplayer = 'Ана \"Б\"'\n\n[voice]\nrate = 120\n"
    );
    assert_eq!(room.store().settings().0.player.as_deref(), Some("Ана \"Б\""));
}

/// Catches a comment above a setting, or a mistaken line there, that goes when the setting is changed; in a table, too.
#[test]
fn what_stands_above_a_changed_setting_stays() {
    let room = Room::new();
    let text = "# how much is told\ndetail = \"brief\"\nplayr = Ana\n# a name\nplayer = \"Ivan\"\n\n[voice]\n# now and then\nmode = \"ask\" # or on\n\
                \n[voice.bg]\n# slow\nrate = 50\n# end\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    let manner = Manner { name: None, rate: Some(60), volume: None };
    let mut store = room.store();
    for setting in [Setting::Detail(Detail::Full), Setting::Player("Eve".to_owned())] {
        store.remember(&setting).unwrap();
    }
    for setting in [VoiceSetting::Mode(VoiceMode::On), VoiceSetting::Manner("bg".parse().unwrap(), manner)] {
        store.remember_voice(&setting).unwrap();
    }
    drop(store);
    let now = fs::read_to_string(room.path("settings.toml")).unwrap();
    let expected = "# how much is told\ndetail = \"full\"\n# playr = Ana\n# a name\nplayer = \"Eve\"\nschema = 1\n\n[voice]\n# now and then\nmode = \"on\" # or on\n\
                    \n[voice.bg]\n# slow\nrate = 60\n# end\n";
    assert_eq!(now, expected);
}

/// Each mistake is named by its line, and the rest counts.
#[test]
fn mistakes_are_named_by_line() {
    let room = Room::new();
    let text = "detail = \"loud\"\nexplain = \"off\"\nplayer = Ivan\nlanguage = \"bg\"\n= nonsense\nexplain = \"on\"\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    let (remembered, faults) = room.store().settings();
    let line = |line, key: &str| SettingsFault::Line { line, key: key.to_owned() };
    assert_eq!(faults, [line(1, "detail"), line(3, "player"), line(5, ""), line(6, "explain")]);
    assert_eq!((remembered.settings.explain, remembered.language.as_deref()), (Some(Switch::Off), Some("bg")));
    let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAB")));
    let greeting = conversation.greet().text;
    for (line, key) in [(1, "detail"), (3, "player")] {
        assert!(greeting.contains(&format!("\nSettings, line {line}: “{key}” is not understood.")), "{greeting}");
    }
    assert_eq!(conversation.hear("kc").text, "Took king of clubs. One card fits.");
    assert_eq!(conversation.hear("5s").text, "No.");
    conversation.hear("detail full");
    let now = fs::read_to_string(room.path("settings.toml")).unwrap();
    assert!(
        now.contains("detail = \"full\"") && now.contains("# player = Ivan") && now.contains("# = nonsense"),
        "{now}"
    );
}

/// Settings of a later version and files with signs of control in them are left alone.
#[test]
fn what_is_not_understood_is_left_alone() {
    let room = Room::new();
    for bytes in [&b"schema = 2\ndetail = \"brief\"\n"[..], b"detail = \"brief\"\n\x1B = 1\n"] {
        fs::write(room.path("settings.toml"), bytes).unwrap();
        let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAB")));
        conversation.greet();
        let reply = conversation.hear("explain off").text;
        assert_eq!(reply, "Refusals say only: No.\nThe setting is in force, but cannot be kept.");
        assert_eq!(fs::read(room.path("settings.toml")).unwrap(), bytes);
    }
}

/// What is set holds at the next sitting, and `settings` says it all, in each language.
#[test]
fn settings_are_remembered_and_said() {
    let told = [
        (
            "en",
            "settings",
            "Language: English. Detail: brief. Refusals say only: No.\nCards: words, such as 7 of spades. Gaps: off. Width: off. Prompt: short.\nEmpty line: repeat. Player: Мария. Voice: automatic.",
        ),
        (
            "bg",
            "настройки",
            "Език: български. Подробност: кратко. При отказ се казва само: Не.\nКарти: думи, например 7 пика. Празните места няма да се споменават.\nШирина: без ограничение. Подкана: кратка. Празен ред: повтори. Играч: Мария.\nГласът се включва автоматично.",
        ),
        (
            "ru",
            "настройки",
            "Язык: русский. Подробность: кратко. При отказе звучит только: Нет.\nКарты: слова, например семёрка пик. Пустые места упоминаться не будут.\nШирина: без ограничения. Приглашение: короткое. Пустая строка: повтори.\nИгрок: Мария. Голос: автоматически.",
        ),
    ];
    let room = Room::new();
    let mut conversation = room.sit("en", start(Wish::default()));
    for line in ["player Мария", "detail brief", "explain off", "language ru"] {
        conversation.hear(line);
    }
    drop(conversation);
    assert_eq!(room.store().settings().0.language.as_deref(), Some("ru"));
    for (tag, word, told) in told {
        assert_eq!(room.sit(tag, start(Wish::default())).hear(word).text, told);
    }
}

/// The voice as it was set, language by language. Catches a manner that is lost, or kept for the wrong language.
#[test]
fn the_voice_is_remembered_by_language() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(Wish::default()));
    for line in ["voice off", "voice rate 120", "language bg", "глас скорост 80", "глас сила 30", "глас авто"]
    {
        conversation.hear(line);
    }
    drop(conversation);
    let text = fs::read_to_string(room.path("settings.toml")).unwrap();
    let expected = "schema = 1\nlanguage = \"bg\"\n\n[voice]\nmode = \"auto\"\n\n[voice.en]\nrate = 120\n\n[voice.bg]\nrate = 80\nvolume = 30\n";
    assert_eq!(text, expected);
    let voice = room.store().settings().0.voice;
    let manner = |rate, volume| Manner { name: None, rate: Some(rate), volume };
    assert_eq!(voice.mode, VoiceMode::Auto);
    assert_eq!(
        (voice.manner(&"en".parse().unwrap()), voice.manner(&"bg".parse().unwrap())),
        (manner(120, None), manner(80, Some(30)))
    );
}

/// A mistake in a table is named by its line; what stands around it counts.
#[test]
fn mistakes_about_the_voice_are_named_by_line() {
    let room = Room::new();
    let text = "# mine\n[voice]\nmode = \"loud\"\ntold = \"reader\"\n\n[voice.bg]\nname = \"Ana\"\nrate = 300\nvolume = \"a\"\n";
    fs::write(room.path("settings.toml"), text).unwrap();
    let (remembered, faults) = room.store().settings();
    let line = |line, key: &str| SettingsFault::Line { line, key: key.to_owned() };
    assert_eq!(faults, [line(3, "voice.mode"), line(8, "voice.bg.rate"), line(9, "voice.bg.volume")]);
    assert_eq!((remembered.voice.mode, remembered.voice.told), (VoiceMode::Auto, Some(VoiceTold::Reader)));
    assert_eq!(remembered.voice.manner(&"bg".parse().unwrap()).name.as_deref(), Some("Ana"));
    fs::write(room.path("settings.toml"), "voice = 3\ndetail = \"full\"\n").unwrap();
    let (remembered, faults) = room.store().settings();
    assert_eq!((remembered.settings.detail, faults), (Detail::Full, vec![line(1, "voice")]));
}

/// How replies are written is remembered. Catches a setting that is written under another's name, or not read.
#[test]
fn how_replies_are_written_is_remembered() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(Wish::default()));
    for line in ["cards letters", "width 40", "gaps on", "prompt state"] {
        conversation.hear(line);
    }
    drop(conversation);
    let text = fs::read_to_string(room.path("settings.toml")).unwrap();
    assert_eq!(text, "schema = 1\ncards = \"letters\"\nwidth = 40\ngaps = \"on\"\nprompt = \"state\"\n");
    let Settings { cards, width, gaps, prompt, .. } = room.store().settings().0.settings;
    assert_eq!((cards, gaps, prompt), (CardStyle::Letters, Switch::On, Prompt::State));
    assert_eq!(width.map(Width::get), Some(40));
    let mut conversation = room.sit("en", start(Wish::default()));
    conversation.hear("width off");
    assert_eq!(room.store().settings().0.settings.width, None);
    fs::write(room.path("settings.toml"), "cards = \"big\"\nwidth = 7\ngaps = \"on\"\n").unwrap();
    let (remembered, faults) = room.store().settings();
    let line = |line, key: &str| SettingsFault::Line { line, key: key.to_owned() };
    assert_eq!(faults, [line(1, "cards"), line(2, "width")]);
    assert_eq!((remembered.settings.gaps, remembered.settings.width), (Switch::On, None));
}
