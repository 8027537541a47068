//! Sessions as a person would read them, in every language; `BLESS=1` rewrites what is heard.

use std::collections::BTreeSet;
use std::fs;

use tripeaks::ear::Ear;
use tripeaks::game::View;
use tripeaks::play::Conversation;
use tripeaks::session::{Command, Heard, Question, Verb};

use crate::support::{Transcript, languages};

/// Catches any change of what is heard in a whole session, in every language.
#[test]
fn transcripts_are_heard_as_written() {
    let transcripts = Transcript::all();
    assert!(transcripts.len() >= 12, "{}", transcripts.len());
    let mut changed = Vec::new();
    for transcript in transcripts {
        // A path of Unix that is made whole on Windows.
        let whole = std::path::absolute("/game.txt").unwrap().display().to_string();
        let heard = transcript.play(|_, _| {}).replace(&whole, "/game.txt");
        if transcript.text != heard && std::env::var_os("BLESS").is_some() {
            fs::write(&transcript.path, &heard).unwrap();
        } else if transcript.text != heard {
            changed.push(format!("{}:\n{heard}", transcript.path.display()));
        }
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

/// What a typed line met and meant.
type Meant = (Heard, View, Option<Question>);

/// What each line of a transcript means, and what it meets.
fn meant(transcript: &Transcript, ear: &Ear) -> Vec<Meant> {
    let mut meant = Vec::new();
    transcript.play(|conversation: &mut Conversation, line| {
        let session = conversation.session();
        let heard = ear.hear(line, session.language(), session.question());
        meant.push((heard, session.game().view(), session.question().cloned()));
    });
    meant
}

/// Catches a command that is understood otherwise in one of the languages: line n means the same in all of them.
#[test]
fn line_n_means_the_same_in_every_language() {
    let ear = Ear::new(&languages());
    let transcripts = Transcript::all();
    for english in transcripts.iter().filter(|transcript| transcript.language == "en") {
        let wanted = meant(english, &ear);
        for language in ["bg", "ru"] {
            let same = |other: &&Transcript| other.language == language && other.name() == english.name();
            let other = transcripts.iter().find(same).unwrap_or_else(|| panic!("{language} lacks {}", english.name()));
            let found = meant(other, &ear);
            assert_eq!(found.len(), wanted.len(), "{language}/{}", english.name());
            for (number, (found, wanted)) in found.iter().zip(&wanted).enumerate() {
                // Names, languages and files are each language's own.
                let own = |heard: &Heard| {
                    matches!(
                        heard,
                        Heard::Command(
                            Command::Set(_)
                                | Command::Save(_)
                                | Command::Load(_)
                                | Command::Delete(_)
                                | Command::Merge(_)
                                | Command::Replay(_)
                        )
                    )
                };
                let what = format!("{language}/{}, typed line {}", english.name(), number + 1);
                match (&found.0, &wanted.0) {
                    (Heard::Command(one), Heard::Command(two)) if own(&found.0) => {
                        assert_eq!(one.verb(), two.verb(), "{what}");
                    }
                    (one, two) => assert_eq!(one, two, "{what}"),
                }
                assert_eq!(found.1, wanted.1, "{what}");
            }
        }
    }
}

/// Catches a command that no transcript shows.
#[test]
fn every_command_is_in_a_transcript() {
    let ear = Ear::new(&languages());
    let mut shown = BTreeSet::new();
    for transcript in Transcript::all().iter().filter(|transcript| transcript.language == "en") {
        for (heard, ..) in meant(transcript, &ear) {
            match heard {
                Heard::Command(command) => shown.insert(format!("{:?}", command.verb())),
                Heard::Answer(answer) => shown.insert(format!("{answer:?}")),
                _ => false,
            };
        }
    }
    let missing: Vec<String> =
        Verb::ALL.iter().map(|verb| format!("{verb:?}")).filter(|verb| !shown.contains(verb)).collect();
    assert_eq!(missing, Vec::<String>::new());
}
