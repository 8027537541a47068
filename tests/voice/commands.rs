//! The commands of the voice, in three languages.

use std::collections::BTreeSet;

use strum::VariantNames as _;
use tripeaks::ear::Ear;
use tripeaks::language::{Languages, LocaleFile, Reader};
use tripeaks::session::{
    Account, Command, Heard, Manner, Replay, Report, Settings, VoiceMode, VoiceNews, VoiceOrder, VoiceReport,
    VoiceState,
};
use tripeaks::wording;

use crate::support::tagged;

use super::fake::Fake;
use super::{SetUp, patient};

/// Each order, in each language, heard in every language. Catches a word that means two things, or none.
#[test]
fn every_order_is_heard_in_every_language() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    let orders = [
        (VoiceOrder::Tell, ["voice", "глас", "голос"]),
        (VoiceOrder::Mode(VoiceMode::Auto), ["voice auto", "глас авто", "голос авто"]),
        (VoiceOrder::Mode(VoiceMode::On), ["voice on", "глас вкл", "голос вкл"]),
        (VoiceOrder::Mode(VoiceMode::Off), ["voice off", "глас изкл", "голос выкл"]),
        (VoiceOrder::Mode(VoiceMode::Ask), ["voice ask", "глас при поискване", "голос по просьбе"]),
        (VoiceOrder::Stop, ["voice stop", "глас стоп", "голос стоп"]),
        (VoiceOrder::Stop, ["stop", "спри", "стоп"]),
        (VoiceOrder::List, ["voice list", "глас списък", "голос список"]),
        (VoiceOrder::Test, ["voice test", "глас проба", "голос проба"]),
        (VoiceOrder::Rate(120), ["voice rate 120", "глас скорост 120", "голос скорость 120"]),
        (VoiceOrder::Rate(5), ["speech speed five", "реч темпо 5", "речь темп пять"]),
        (VoiceOrder::Volume(80), ["voice volume 80", "глас сила 80", "голос громкость 80"]),
        (VoiceOrder::Name("Bulgarian".to_owned()), ["voice Bulgarian", "глас Bulgarian", "голос Bulgarian"]),
        (VoiceOrder::Name("English (America)+Adam".to_owned()), ["voice English (America)+Adam"; 3]),
    ];
    let say = [["say", "изговори", "озвучь"], ["voice say", "прочети", "произнеси"]];
    let say = say.map(|lines| (Command::Replay(Replay::Say), lines));
    for (command, lines) in orders.map(|(order, lines)| (Command::Voice(order), lines)).into_iter().chain(say) {
        for line in lines {
            for current in ["en", "bg", "ru"] {
                let heard = ear.hear(line, &tagged(current), None);
                assert_eq!(heard, Heard::Command(command.clone()), "{line} in {current}");
            }
        }
    }
    for line in ["don't voice on", "не глас вкл", "не надо голос вкл", "draw stop", "voiced on"]
    {
        assert!(!matches!(ear.hear(line, &tagged("en"), None), Heard::Command(_)), "{line}");
    }
    for line in ["say board", "кажи маса", "скажи стол"] {
        assert!(!matches!(ear.hear(line, &tagged("en"), None), Heard::Command(Command::Voice(_))), "{line}");
    }
}

/// Rate, volume and voice, remembered for the language in which they were set. Catches a Russian name on an English text.
#[test]
fn a_manner_belongs_to_its_language() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
    let last = |count: usize| (1..count).fold(fake.next().1, |_, _| fake.next().1);
    assert_eq!(table.hear("voice rate 120").text, "Rate: 120 percent.");
    assert_eq!(table.hear("voice volume 80").text, "Volume: 80 percent.");
    assert_eq!(table.hear("voice english (g").text, "Voice: English (Great Britain).");
    let text = last(3);
    assert_eq!([text.rate, text.volume, text.voice], ["20", "60", "English (Great Britain)"]);
    table.hear("voice rate 201");
    table.hear("voice volume 101");
    table.hear("voice Bulgarian");
    assert!(last(3).text.starts_with("This language has no such voice."));
    table.hear("language ru");
    let text = last(1);
    assert_eq!([text.rate, text.volume, text.voice], ["0", "90", "NULL"]);
    table.hear("language en");
    assert_eq!(last(1).voice, "English (Great Britain)");
    let settings = table.conversation.session().voice().settings();
    let name = Some("English (Great Britain)".to_owned());
    assert_eq!(settings.manner(&"en".parse().unwrap()), Manner { name, rate: Some(120), volume: Some(80) });
    assert_eq!(settings.manner(&"ru".parse().unwrap()), Manner::default());
    table.hear("language bg");
    assert_eq!(
        table.hear("глас списък").text,
        "Един глас: Bulgarian.\nЕдин вариант: Bulgarian+Adam.".replace('\n', " ")
    );
}

/// Every sentence of the voice, in every language. Catches a message that a language lacks or cannot fill.
#[test]
fn every_sentence_is_worded_in_every_language() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let some = || Some("espeak-ng".to_owned());
    let manner = Manner { name: some(), rate: Some(21), volume: Some(80) };
    let holds = |mode, state, name| VoiceReport::Holds { mode, state, name, manner: manner.clone() };
    let states = [
        VoiceState::Speaks,
        VoiceState::Asked,
        VoiceState::Off,
        VoiceState::Reader("orca"),
        VoiceState::NoTerminal,
        VoiceState::NoService,
        VoiceState::Voiceless,
    ];
    assert_eq!(states.map(<&str>::from), VoiceState::VARIANTS);
    let mut reports: Vec<VoiceReport> = VoiceMode::ALL.map(VoiceReport::Mode).into();
    reports.extend(states.map(|state| holds(VoiceMode::Auto, Some(state), some())));
    let voices = |count| VoiceReport::Voices(["a", "a+b"].repeat(count).into_iter().map(str::to_owned).collect());
    reports.extend([holds(VoiceMode::On, None, None), holds(VoiceMode::On, Some(VoiceState::Speaks), None)]);
    reports.extend([0, 1, 2, 5].map(voices));
    reports.extend([
        VoiceReport::Stopped,
        VoiceReport::IsOff,
        VoiceReport::VoicesUnknown,
        VoiceReport::NoService,
        VoiceReport::Named("a".to_owned()),
        VoiceReport::NoSuchVoice,
        VoiceReport::NoSuchRate,
        VoiceReport::NoSuchVolume,
        VoiceReport::Test,
        VoiceReport::Rate(150),
        VoiceReport::Volume(50),
    ]);
    let named: BTreeSet<&str> = reports.iter().map(<&str>::from).collect();
    assert_eq!(named, VoiceReport::VARIANTS.iter().copied().collect());
    let news = [
        VoiceNews::Speaks(None),
        VoiceNews::Speaks(some()),
        VoiceNews::Reader("orca"),
        VoiceNews::NoService,
        VoiceNews::Voiceless,
        VoiceNews::Lost,
        VoiceNews::Back,
    ];
    let named: BTreeSet<&str> = news.iter().map(<&str>::from).collect();
    assert_eq!(named, VoiceNews::VARIANTS.iter().copied().collect());
    let english = languages.tagged("en").unwrap();
    let tag = "en".parse().unwrap();
    let context = wording::Context { settings: Settings::default(), language: &tag, languages: &[] };
    let word = |report: VoiceReport| wording::word(&Account::of(Report::Voice(report)), context).concat();
    let messages = reports.into_iter().flat_map(word).chain(news.iter().map(wording::voice_news));
    let messages: Vec<_> = messages.collect();
    for catalogue in languages.all() {
        for message in &messages {
            let (text, errors) = catalogue.checked_text(message, Reader::Ear);
            assert_eq!(errors, [""; 0], "{}: {}", catalogue.tag(), message.id);
            let own = *catalogue.tag() == "en" || text != english.text(message);
            assert!(own, "{}: {} is English", catalogue.tag(), message.id);
        }
    }
}
