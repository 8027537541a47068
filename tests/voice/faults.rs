//! When the speech service is ill: the text goes on, and the player is told once.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tripeaks::session::{Manner, VoiceMode};
use tripeaks::voice::{Aloud, Endings, Engine, NoService, Service, Trouble, VoiceName};

use super::fake::{Fake, Heard, Mood};
use super::{SetUp, Table, impatient, patient};

const LOST: &str = "Voice lost; the text goes on.";
const BACK: &str = "Voice is back.";
const NONE: &str = "No speech service answers; the text goes on.";

/// The reply to "score", which the first time has this news at its end, and the second time none.
fn told_once(table: &mut Table, news: &str) {
    table.settle();
    assert_eq!(table.hear("score").text, format!("500 points.\n{news}"));
    table.settle();
    assert_eq!(table.hear("score").text, "500 points.");
    table.settle();
}

/// Nobody is there, or nobody answers the first word.
#[test]
fn without_a_service_the_player_is_told_once() {
    let mute = Fake::new();
    mute.feel(Mood::Mute);
    let dead = Fake::new();
    dead.kill();
    for mode in [VoiceMode::On, VoiceMode::Auto] {
        let setup = || SetUp::new(mode);
        for mut table in [setup().table(NoService), setup().table(impatient(&mute)), setup().table(patient(&dead))] {
            told_once(&mut table, NONE);
            table.speech.leave(|| false);
        }
    }
}

/// Stopped in mid-session, then going on. Catches a voice that waits for ever, comes back too often, or never.
#[test]
fn a_service_that_hangs_is_left_and_found_again() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(impatient(&fake));
    table.greet();
    fake.text();
    table.settle();
    fake.feel(Mood::Mute);
    table.hear("score");
    told_once(&mut table, LOST);
    fake.feel(Mood::Well);
    table.hear("score");
    table.settle();
    assert_eq!(fake.texts(), [""; 0], "too early");
    table.clock.pass(5);
    table.hear("score");
    assert_eq!(fake.text(), "500 points.");
    told_once(&mut table, BACK);
    assert_eq!(fake.text(), format!("500 points. {BACK}"));
}

/// Killed, and back after a while.
#[test]
fn a_service_that_dies_is_missed_and_found_again() {
    let mut fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
    table.greet();
    fake.text();
    table.settle();
    fake.kill();
    table.hear("score");
    told_once(&mut table, LOST);
    fake.open();
    table.clock.pass(5);
    table.hear("score");
    assert_eq!(fake.text(), "500 points.");
    told_once(&mut table, BACK);
}

/// Killed and back before the next reply: nothing is lost, so there is nothing to tell.
#[test]
fn a_service_that_was_restarted_speaks_on() {
    let mut fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
    table.greet();
    fake.text();
    table.settle();
    fake.kill();
    fake.open();
    assert_eq!(table.hear("score").text, "500 points.");
    assert_eq!(fake.text(), "500 points.");
    table.settle();
    assert_eq!(table.hear("score").text, "500 points.");
    assert_eq!(fake.text(), "500 points.");
}

/// The service answers, but its synthesiser does not. Catches a text that is sent after a refusal, as commands.
#[test]
fn a_service_that_refuses_is_tried_with_every_reply() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
    table.greet();
    fake.text();
    table.settle();
    fake.rest();
    fake.feel(Mood::Broken);
    table.hear("score");
    told_once(&mut table, LOST);
    let commands = fake.rest().into_iter().filter(|heard| *heard != Heard::Command("CANCEL SELF".to_owned()));
    assert_eq!(commands.collect::<Vec<_>>(), []);
    fake.feel(Mood::Well);
    table.hear("score");
    assert_eq!(fake.text(), "500 points.");
    told_once(&mut table, BACK);
}

/// A slow service: the game goes on, what is too old is skipped, and the last reply is spoken.
#[test]
fn a_slow_service_holds_nothing_up() {
    let fake = Fake::new();
    let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
    table.greet();
    fake.text();
    table.settle();
    let gate = fake.gate();
    let replies: Vec<String> = (0..1000).map(|_| table.hear("score").text).collect();
    assert!(replies.iter().all(|reply| reply == "500 points."));
    let printed = table.hear("moves").text;
    table.clock.pass(2);
    drop(gate);
    table.settle();
    let texts = fake.texts();
    assert_eq!(texts.last().unwrap(), &printed);
    assert!(texts.len() <= 3, "{} replies were spoken too late", texts.len());
}

/// Catches a service whose answer has no end, in lines or in one, and that fills the memory.
#[test]
fn an_endless_answer_is_not_listened_to() {
    for again in ["249-Bulgarian\tbg\tnone\r\n", "249-Bulgarian "] {
        let fake = Fake::new();
        let mut table = SetUp::new(VoiceMode::On).table(patient(&fake));
        table.greet();
        fake.text();
        table.settle();
        fake.feel(Mood::Endless(again));
        assert_eq!(table.hear("voice list").text, "No speech service answers.");
        let listed = fake.listed();
        assert!(listed < 4 * 1024 * 1024, "{listed} bytes");
        table.settle();
        fake.feel(Mood::Well);
        table.clock.pass(5);
        table.hear("score");
        assert_eq!(fake.text(), format!("500 points. {LOST}"), "listened to again");
    }
}

/// A system with one voice, which speaks English, and what it has spoken.
#[derive(Clone, Default)]
struct English(Arc<Mutex<Vec<String>>>);

impl Service for English {
    fn open(&mut self) -> Result<Box<dyn Engine>, Trouble> {
        Ok(Box::new(self.clone()))
    }
}

impl Engine for English {
    fn name(&self) -> Option<String> {
        None
    }

    fn stop(&mut self) -> Result<(), Trouble> {
        Ok(())
    }

    fn say(&mut self, aloud: &Aloud, manner: &Manner) -> Result<(), Trouble> {
        if aloud.language.language.as_str() != "en" && manner.name.is_none() {
            return Err(Trouble::Voiceless);
        }
        self.0.lock().unwrap().push(aloud.text.clone());
        Ok(())
    }

    fn voices(&mut self) -> Result<Vec<VoiceName>, Trouble> {
        Ok(vec![VoiceName { name: "Zira".to_owned(), language: "en-US".to_owned() }])
    }

    fn close(self: Box<Self>) {}
}

/// Catches a language read by the voice of another one, and one told of again and again, or never.
#[test]
fn a_language_without_a_voice_is_told_once_and_not_read_by_another() {
    let english = English::default();
    let mut table = SetUp { language: "bg", ..SetUp::new(VoiceMode::On) }.table(english.clone());
    table.greet();
    table.settle();
    let news = "Няма глас за този език, текстът остава. За да изберете друг: глас списък.";
    assert_eq!(table.hear("точки").text, format!("500 точки.\n{news}"));
    table.settle();
    assert_eq!(table.hear("точки").text, "500 точки.");
    table.settle();
    assert!(table.hear("глас").text.contains("Няма глас за този език."));
    assert!(english.0.lock().unwrap().is_empty());
    assert_eq!(table.hear("глас списък").text, "Един глас: Zira.");
    table.hear("глас Zira");
    table.settle();
    english.0.lock().unwrap().clear();
    table.hear("точки");
    table.settle();
    assert_eq!(*english.0.lock().unwrap(), ["Петстотин точки."]);
}

/// Catches a player that is called broken after one text that did not end, or never, or though its texts end.
#[test]
fn a_player_that_ends_nothing_is_broken() {
    let begun = Instant::now();
    let late = begun + Duration::from_secs(7);
    let mut endings = Endings::default();
    // Ten letters may take ten seconds, and three may not take seven.
    endings.said(10, begun);
    assert!(!endings.stopped(true, late));
    for (letters, speaking, broken) in [(3, true, false), (3, false, false), (3, true, false), (3, true, true)] {
        endings.said(letters, begun);
        assert_eq!(endings.stopped(speaking, late), broken);
    }
    // What is stopped twice was said once.
    let mut stopped = Endings::default();
    stopped.said(3, begun);
    assert!(!stopped.stopped(true, late) && !stopped.stopped(true, late));
}

/// Catches what was just answered told again as news, in the same breath or the next.
#[test]
fn that_no_service_answers_is_said_once() {
    let mut table = SetUp::new(VoiceMode::On).table(NoService);
    table.settle();
    assert_eq!(table.hear("voice list").text, "No speech service answers.");
    table.settle();
    assert_eq!(table.hear("score").text, "500 points.");
    let mut table = SetUp::new(VoiceMode::On).table(NoService);
    table.settle();
    assert_eq!(table.hear("voice").text.matches("No speech service answers").count(), 1);
}
