//! What each setting is called in the file, and the words and numbers that it may have. What stands here is frozen.

use toml_edit::{Table, Value};

use unic_langid::LanguageIdentifier;

use crate::session::{
    CardStyle, Chosen, Detail, Enter, FASTEST, Fits, LOUDEST, Manner, Prompt, Remembered, Setting, Settings, Switch,
    Tell, VoiceMode, VoiceSetting, VoiceSettings, VoiceTold, Width,
};

const DETAILS: [(&str, Detail); 3] = [("brief", Detail::Brief), ("normal", Detail::Normal), ("full", Detail::Full)];
const SWITCHES: [(&str, Switch); 2] = [("on", Switch::On), ("off", Switch::Off)];
const FITS: [(&str, Fits); 4] =
    [("off", Fits::Off), ("none", Fits::None), ("count", Fits::Count), ("cards", Fits::Cards)];
const CARDS: [(&str, CardStyle); 3] =
    [("words", CardStyle::Words), ("letters", CardStyle::Letters), ("signs", CardStyle::Signs)];
const PROMPTS: [(&str, Prompt); 3] = [("none", Prompt::None), ("short", Prompt::Short), ("state", Prompt::State)];
const ENTERS: [(&str, Enter); 4] =
    [("repeat", Enter::Repeat), ("draw", Enter::Draw), ("moves", Enter::Moves), ("off", Enter::Off)];
/// The width that sets no width.
const NO_WIDTH: i64 = 0;
const MODES: [(&str, VoiceMode); 4] =
    [("auto", VoiceMode::Auto), ("on", VoiceMode::On), ("off", VoiceMode::Off), ("ask", VoiceMode::Ask)];
const TOLD: [(&str, VoiceTold); 3] =
    [("speaks", VoiceTold::Speaks), ("reader", VoiceTold::Reader), ("no-service", VoiceTold::NoService)];

/// The names of the tables around an entry, its key and its value.
pub(super) type Entry = (Vec<String>, &'static str, Value);

/// The entries that say a setting.
pub(super) fn entries(setting: &Setting) -> Vec<Entry> {
    let one = |key, value: Value| vec![(Vec::new(), key, value)];
    match setting {
        Setting::Language(language) => one("language", language.to_string().into()),
        Setting::Player(name) => one("player", name.as_str().into()),
        Setting::Detail(detail) => one("detail", word(&DETAILS, *detail).into()),
        Setting::Explain(explain) => one("explain", word(&SWITCHES, *explain).into()),
        Setting::Tell(tell) => {
            let (key, word) = match tell {
                Tell::Fits(fits) => ("fits", word(&FITS, *fits)),
                Tell::Places(switch) => ("places", word(&SWITCHES, *switch)),
                Tell::Stock(switch) => ("stock", word(&SWITCHES, *switch)),
                Tell::Streak(switch) => ("streak", word(&SWITCHES, *switch)),
                Tell::Table(switch) => ("table", word(&SWITCHES, *switch)),
                Tell::Score(switch) => ("score", word(&SWITCHES, *switch)),
            };
            vec![(vec!["tell".to_owned()], key, Value::from(word))]
        }
        Setting::Cards(cards) => one("cards", word(&CARDS, *cards).into()),
        Setting::Gaps(gaps) => one("gaps", word(&SWITCHES, *gaps).into()),
        Setting::Prompt(prompt) => one("prompt", word(&PROMPTS, *prompt).into()),
        Setting::Enter(enter) => one("enter", word(&ENTERS, *enter).into()),
        Setting::Width(width) => one("width", width.map_or(NO_WIDTH, |width| i64::from(width.get())).into()),
    }
}

/// The entries that say a setting of the voice.
pub(super) fn voice_entries(setting: &VoiceSetting) -> Vec<Entry> {
    let voice = |key, word: &str| vec![(vec!["voice".to_owned()], key, Value::from(word))];
    match setting {
        VoiceSetting::Mode(mode) => voice("mode", word(&MODES, *mode)),
        VoiceSetting::Told(told) => voice("told", word(&TOLD, *told)),
        VoiceSetting::Manner(language, manner) => {
            let tables = || vec!["voice".to_owned(), language.to_string()];
            let name = manner.name.as_deref().map(|name| (tables(), "name", Value::from(name)));
            let percent = |key, percent: u8| (tables(), key, Value::from(i64::from(percent)));
            let rate = manner.rate.map(|rate| percent("rate", rate));
            let volume = manner.volume.map(|volume| percent("volume", volume));
            name.into_iter().chain(rate).chain(volume).collect()
        }
    }
}

/// What the entries set.
pub(super) fn remembered(entries: &mut Entries) -> Remembered {
    let defaults = Settings::default();
    let settings = Settings {
        detail: entries.one_of("detail", &DETAILS).unwrap_or(defaults.detail),
        chosen: entries.within("tell", read_chosen).unwrap_or_default(),
        explain: entries.one_of("explain", &SWITCHES),
        cards: entries.one_of("cards", &CARDS).unwrap_or(defaults.cards),
        width: entries.width("width"),
        gaps: entries.one_of("gaps", &SWITCHES).unwrap_or(defaults.gaps),
        prompt: entries.one_of("prompt", &PROMPTS).unwrap_or(defaults.prompt),
        enter: entries.one_of("enter", &ENTERS).unwrap_or(defaults.enter),
    };
    let language = entries.text("language");
    let player = entries.text("player").map(|name| name.replace(char::is_control, ""));
    let voice = entries.within("voice", read_voice).unwrap_or_default();
    entries.know("schema");
    entries.doubt_the_rest();
    Remembered { language, player, settings, voice }
}

fn read_chosen(entries: &mut Entries) -> Chosen {
    Chosen {
        fits: entries.one_of("fits", &FITS),
        places: entries.one_of("places", &SWITCHES),
        stock: entries.one_of("stock", &SWITCHES),
        streak: entries.one_of("streak", &SWITCHES),
        table: entries.one_of("table", &SWITCHES),
        score: entries.one_of("score", &SWITCHES),
    }
}

fn read_voice(entries: &mut Entries) -> VoiceSettings {
    let mut voice = VoiceSettings {
        mode: entries.one_of("mode", &MODES).unwrap_or_default(),
        told: entries.one_of("told", &TOLD),
        ..VoiceSettings::default()
    };
    for tag in entries.tables() {
        let manner = entries.within(&tag, |entries| Manner {
            name: entries.text("name"),
            rate: entries.percent("rate", FASTEST),
            volume: entries.percent("volume", LOUDEST),
        });
        let language: Option<LanguageIdentifier> = tag.parse().ok();
        if language.is_none() {
            entries.doubt(&tag);
        }
        voice.manners.extend(language.zip(manner));
    }
    voice
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}

/// The entries of a table, and the names of those that made no sense.
pub(super) struct Entries<'a> {
    table: &'a Table,
    path: String,
    known: Vec<String>,
    mistakes: Vec<String>,
}

impl<'a> Entries<'a> {
    pub(super) fn new(table: &'a Table) -> Entries<'a> {
        Entries { table, path: String::new(), known: Vec::new(), mistakes: Vec::new() }
    }

    /// The entries that made no sense so far, each with the names of its tables before it.
    pub(super) fn mistakes(&self) -> &[String] {
        &self.mistakes
    }

    /// The key makes sense in this table.
    fn know(&mut self, key: &str) {
        self.known.push(key.to_owned());
    }

    fn doubt(&mut self, key: &str) {
        self.mistakes.push(format!("{}{key}", self.path));
    }

    /// Whatever has not been asked for makes no sense.
    fn doubt_the_rest(&mut self) {
        let table = self.table;
        for (key, _) in table {
            if !self.known.iter().any(|known| known == key) {
                self.doubt(key);
            }
        }
    }

    fn get<T>(&mut self, key: &str, understood: impl FnOnce(&Value) -> Option<T>) -> Option<T> {
        self.know(key);
        let item = self.table.get(key)?;
        let found = item.as_value().and_then(understood);
        if found.is_none() {
            self.doubt(key);
        }
        found
    }

    fn text(&mut self, key: &str) -> Option<String> {
        self.get(key, |value| value.as_str().filter(|text| !text.trim().is_empty()).map(str::to_owned))
    }

    fn one_of<T: Copy>(&mut self, key: &str, words: &[(&'static str, T)]) -> Option<T> {
        self.get(key, |value| {
            let said = value.as_str()?;
            words.iter().find(|(word, _)| *word == said).map(|(_, meaning)| *meaning)
        })
    }

    fn percent(&mut self, key: &str, most: u8) -> Option<u8> {
        self.get(key, |value| u8::try_from(value.as_integer()?).ok().filter(|percent| *percent <= most))
    }

    fn width(&mut self, key: &str) -> Option<Width> {
        let width = self.get(key, |value| match value.as_integer()? {
            NO_WIDTH => Some(None),
            width => Width::new(u64::try_from(width).ok()?).map(Some),
        });
        width.flatten()
    }

    /// The names of the tables in this one.
    fn tables(&self) -> Vec<String> {
        self.table.iter().filter(|(_, item)| item.is_table()).map(|(name, _)| name.to_owned()).collect()
    }

    /// What is read from the table of this name, where it is one.
    fn within<T>(&mut self, name: &str, read: impl FnOnce(&mut Entries) -> T) -> Option<T> {
        self.know(name);
        let Some(table) = self.table.get(name)?.as_table() else {
            self.doubt(name);
            return None;
        };
        let path = format!("{}{name}.", self.path);
        let mut inner = Entries { table, path, known: Vec::new(), mistakes: Vec::new() };
        let found = read(&mut inner);
        inner.doubt_the_rest();
        self.mistakes.append(&mut inner.mistakes);
        Some(found)
    }
}
