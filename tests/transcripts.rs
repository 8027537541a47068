//! Sessions as a person would read them: `# ` sets the scene, `> ` is typed, the rest is heard. `BLESS=1` rewrites.
//!
//! The scene's first line names the deal and the language: `# TP1-E-AAAAAAB bg`. `new` without a number deals 7, 8, 9 …

use std::fs;
use std::path::{Path, PathBuf};

use tripeaks::app::Conversation;
use tripeaks::ear::Ear;
use tripeaks::game::{Card, DealCode, DealNumber, Suit};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::session::{Session, Settings, Wish};

/// A conversation about this deal in this language, with what it greets with.
pub(crate) fn conversation(code: &str, language: &str) -> (Conversation, String) {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    let ear = Ear::new(&languages);
    let code = DealCode::read(code).unwrap();
    let wish = Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() };
    let mut next = 6;
    let fresh = move || {
        next += 1;
        DealNumber::new(next).unwrap()
    };
    let mut conversation = Conversation::new(languages, ear, language, Session::new(wish, Settings::default(), fresh));
    let greeting = conversation.greet().text;
    (conversation, greeting)
}

/// The card as a letter and a sign, which mean the same in every language and on every keyboard layout.
pub(crate) fn signs(card: Card) -> String {
    let sign = match card.suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    format!("{}{sign}", card.rank.letter())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

fn transcripts() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for language in fs::read_dir(folder()).unwrap() {
        found.extend(fs::read_dir(language.unwrap().path()).unwrap().map(|file| file.unwrap().path()));
    }
    found.sort();
    found
}

fn typed(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.strip_prefix('>')).map(|line| line.strip_prefix(' ').unwrap_or(line)).collect()
}

/// Plays the typed lines of a transcript and writes it anew.
fn play(text: &str) -> String {
    let scene = text.lines().next().unwrap().strip_prefix("# ").unwrap();
    let (code, language) = scene.split_once(' ').unwrap();
    let (mut conversation, greeting) = conversation(code, language);
    let mut heard = String::new();
    let mut greeting = Some(greeting);
    for line in text.lines() {
        if line.starts_with('#') {
            heard.extend([line, "\n"]);
        } else if let Some(typed) = line.strip_prefix('>') {
            heard.extend(greeting.take().map(|text| format!("{text}\n")));
            heard.extend([line, "\n", &conversation.hear(typed).text, "\n"]);
        }
    }
    heard
}

/// Catches any change of what is heard in a whole session, in every language.
#[test]
fn transcripts_are_heard_as_written() {
    let files = transcripts();
    assert!(files.len() >= 12, "{}", files.len());
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let heard = play(&text);
        if text != heard && std::env::var_os("BLESS").is_some() {
            fs::write(&file, &heard).unwrap();
        }
        assert!(text == heard || std::env::var_os("BLESS").is_some(), "{}:\n{heard}", file.display());
    }
}

/// Catches a command that is understood otherwise in one of the languages: line n means the same in all of them.
#[test]
fn line_n_means_the_same_in_every_language() {
    let ear = Ear::new(&Languages::new(LocaleFile::built_in()).0);
    for file in transcripts().iter().filter(|file| file.parent().unwrap().ends_with("en")) {
        let name = file.file_name().unwrap();
        let read = |language: &str| fs::read_to_string(folder().join(language).join(name)).unwrap_or_default();
        let english = read("en");
        for language in ["bg", "ru"] {
            let other = read(language);
            assert_eq!(typed(&english).len(), typed(&other).len(), "{language}/{}", name.display());
            let scene = |text: &str| text.lines().next().unwrap().split(' ').nth(1).unwrap().to_owned();
            let mut one = conversation(&scene(&english), "en").0;
            let mut two = conversation(&scene(&other), language).0;
            for (first, second) in typed(&english).iter().zip(typed(&other)) {
                let heard = [(&one, *first), (&two, second)]
                    .map(|(it, line)| ear.hear(line, &it.catalogue().tag().to_string(), it.session().question()));
                assert_eq!(heard[0], heard[1], "{}: {first} against {second}", name.display());
                one.hear(first);
                two.hear(second);
                let views = [&one, &two].map(|it| it.session().game().view());
                assert_eq!(views[0], views[1], "{}: {first} against {second}", name.display());
                let questions = [&one, &two].map(|it| it.session().question().cloned());
                assert_eq!(questions[0], questions[1], "{}: {first} against {second}", name.display());
            }
        }
    }
}
