//! What is spoken: every reply, once, in order, in its language.

use tripeaks::game::Standing;
use tripeaks::play::Reply;
use tripeaks::session::VoiceMode;
use tripeaks::voice::for_voice;
use tripeaks::voice::{Aloud, Voicing};

use super::fake::Fake;
use super::{SetUp, Table, patient};

/// What the next text must be: that of the reply, in this language, after a "cancel" and with this priority.
fn spoken(fake: &Fake, printed: &str, language: &str) {
    let (commands, text) = fake.next();
    assert_eq!(text.text, for_voice(printed));
    assert_eq!((text.language.as_str(), text.priority.as_str()), (language, "MESSAGE"));
    assert!(commands.iter().any(|command| command == "CANCEL SELF"), "the old reply goes on: {commands:?}");
}

/// The text of a reply for the ear, in which numbers and codes are words.
fn aloud(reply: &Reply) -> String {
    reply.aloud.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// The documents' moves, a refusal, an undo, the languages, and then a game to its end. Catches a reply that is lost,
/// doubled, late, or read with the signs of another language.
#[test]
fn a_game_is_spoken_in_order_and_in_its_languages() {
    let fake = Fake::new();
    let mut table = SetUp { language: "bg", ..SetUp::new(VoiceMode::On) }.table(patient(&fake));
    let greeting = table.greet();
    let (commands, first) = fake.next();
    assert_eq!(commands.first().unwrap(), "SET SELF CLIENT_NAME player:tripeaks:main");
    assert_eq!((first.language.as_str(), first.priority.as_str()), ("bg", "MESSAGE"));
    assert_eq!(first.text, for_voice(&aloud(&greeting)));
    for line in ["поп спатия", "асо пика", "2 каро", "2 каро", "отмени", "маса"] {
        spoken(&fake, &aloud(&table.hear(line)), "bg");
    }
    for (line, language) in [("русский", "ru"), ("двойка бубен", "ru"), ("english", "en"), ("undo 2", "en")]
    {
        spoken(&fake, &aloud(&table.hear(line)), language);
    }
    let mut last = String::new();
    while table.conversation.session().game().view().standing == Standing::Playing {
        let fitting = table.conversation.session().game().view().fitting().next();
        let line = fitting.map_or_else(|| "draw".to_owned(), |card| card.to_string());
        last = aloud(&table.hear(&line));
        spoken(&fake, &last, "en");
    }
    assert!(last.contains("No more possible moves.") || last.contains("You won!"), "{last}");
    spoken(&fake, &aloud(&table.hear("quit")), "en");
    table.speech.leave(|| false);
    assert_eq!(fake.texts(), [""; 0]);
}

/// Catches a reply in the middle of another, and "cancel" between the parts of one.
#[test]
fn a_sample_has_all_ranks_and_suits_of_every_language_as_one_utterance() {
    let fake = Fake::new();
    let mut table = SetUp { language: "bg", ..SetUp::new(VoiceMode::Auto) }.table(patient(&fake));
    let printed = table.hear("глас проба").text;
    let said: Vec<_> = (0..3).map(|_| fake.next()).collect();
    let cancels = |commands: &[String]| commands.iter().filter(|command| *command == "CANCEL SELF").count();
    assert_eq!(said.iter().map(|(commands, _)| cancels(commands)).collect::<Vec<_>>(), [1, 0, 0]);
    let languages: Vec<&str> = said.iter().map(|(_, text)| text.language.as_str()).collect();
    assert_eq!(languages, ["bg", "en", "ru"]);
    for ((_, text), line) in said.iter().zip(printed.lines()) {
        assert_eq!(text.text.split_once(" Отговорите").map_or(text.text.as_str(), |(sample, _)| sample), line);
        assert_eq!(text.text.split([',', ';']).count(), 17, "{}", text.text);
    }
    assert!(said[0].1.text.contains("спатия") && said[0].1.text.contains("пика"), "{}", said[0].1.text);
    assert!(said[0].1.text.contains("асо, 2, 3,") && said[2].1.text.contains("туз, двойка, тройка,"));
}

/// Catches a text that ends the conversation with the service, hangs it, or reaches it as commands.
#[test]
fn any_text_survives() {
    let fake = Fake::new();
    let Table { speech, conversation: _conversation, .. } = SetUp::new(VoiceMode::On).table(patient(&fake));
    let long = "дума ".repeat(64 * 1024 / 9);
    let texts = [
        (".", "."),
        ("..", ".."),
        (".\r\n.\r\nQUIT", ". . QUIT"),
        ("1 < 2 & <b>3</b>", "1 < 2 & <b>3</b>"),
        ("a\0b", "a b"),
        ("\u{1B}[31mred\u{7}", "[31mred"),
        ("- minus", "minus"),
        ("--spawn", "spawn"),
        ("Най-горни: вход — изход", "Най горни: вход, изход"),
        ("«a» – -5, A–Z", "a, -5, A Z"),
        ("7♠\u{FE0E}, \u{202E}8♡", "7 , 8"),
        (long.as_str(), long.trim_end()),
        ("last", "last"),
    ];
    let silent = ["", " ", "-", "\n\0", "♠"];
    for text in silent.into_iter().chain(texts.map(|(text, _)| text)) {
        let aloud = [Aloud { language: "bg".parse().unwrap(), text: text.to_owned() }];
        speech.say(&aloud, Voicing::Usual);
    }
    for (text, heard) in texts {
        assert_eq!(for_voice(text), heard);
        assert_eq!(fake.text(), heard);
    }
}

/// Catches a name of a voice or of a user that ends its line early; a tag can hold no sign that would.
#[test]
fn no_setting_reaches_the_service_as_a_command() {
    let fake = Fake::new();
    let mut setup = SetUp::new(VoiceMode::On);
    let manner = setup.settings.manners.entry("en".parse().unwrap()).or_default();
    manner.name = Some("a\r\nQUIT".to_owned());
    let table = setup.table(patient(&fake));
    let aloud = [Aloud { language: "en".parse().unwrap(), text: "hello".to_owned() }];
    table.speech.say(&aloud, Voicing::Usual);
    let (commands, text) = fake.next();
    assert!(!commands.iter().any(|command| command == "QUIT"));
    assert_eq!((text.language.as_str(), text.voice.as_str()), ("en", "a QUIT"));
}

/// Signs, codes and lone letters become words of the language; a text without them stays. Catches suits that no voice
/// reads, or that one voice takes for others.
#[test]
fn codes_and_signs_are_put_into_words() {
    let fake = Fake::new();
    let mut table = SetUp { language: "ru", ..SetUp::new(VoiceMode::On) }.table(patient(&fake));
    table.hear("код");
    assert_eq!(fake.text(), "Код: тэ пэ 1, э, а а а а а а бэ.");
    table.hear("код по буквам");
    assert_eq!(fake.text(), "Код: тэ пэ 1, э, а а а а а а бэ.");
    table.hear("TP1-E-AAAAAA9");
    assert_eq!(fake.text(), "В коде не бывает 9: только буквы от а до зет и цифры от 2 до 7.");
    table.hear("language bg");
    table.hear("код");
    fake.text();
    assert_eq!(fake.text(), "Код: те пе 1, е, а а а а а а бе.");
}
