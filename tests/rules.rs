//! The rules in own words, section by section.

use tripeaks::ear::Ear;
use tripeaks::language::{Catalogue, Languages, LocaleFile};
use tripeaks::session::{Command, Heard, Look, Report, Section, Settings, Verb};
use tripeaks::wording::{self, Context};

use crate::support::{Seat, conversation, hear, tagged};

/// The words of a section, the one that is taught first.
fn words(catalogue: &Catalogue, id: &str) -> Vec<String> {
    let also = catalogue.attribute(id, "also").unwrap_or_default();
    let all = [catalogue.term(id).unwrap()].into_iter().chain(also.split(','));
    all.map(|word| word.trim().to_owned()).collect()
}

fn id(section: Section) -> String {
    format!("section-{section:?}").to_lowercase()
}

/// Catches a section that is listed and can't be asked for, by any of its words, and a word that gets another section.
#[test]
fn every_section_is_heard_by_its_words() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    let mut count = 0;
    for catalogue in languages.all() {
        let rules = catalogue.term("command-rules").unwrap();
        let all = (Look::RulesAll, "word-all".to_owned());
        let sections = Section::ALL.map(|section| (Look::RulesOf(section), id(section)));
        for (look, id) in sections.into_iter().chain([all]) {
            for word in words(catalogue, &id) {
                for line in [format!("{rules} {word}"), format!("{word} {rules}")] {
                    let heard = ear.hear(&line, catalogue.tag(), None);
                    assert_eq!(heard, Heard::Command(Command::Look(look)), "{}: {line}", catalogue.tag());
                    count += 1;
                }
            }
        }
    }
    assert!(count > 150, "{count}");
}

/// Catches a word that was taken from a command by the section of the same name.
#[test]
fn by_themselves_they_are_what_they_were() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    let lines = [
        ("en", "score", Verb::Score),
        ("en", "undo", Verb::Undo),
        ("en", "table", Verb::Board),
        ("en", "take", Verb::Take),
        ("bg", "край", Verb::Quit),
        ("bg", "точки", Verb::Score),
        ("bg", "маса", Verb::Board),
        ("ru", "ходы", Verb::Moves),
        ("ru", "варианты", Verb::Moves),
        ("ru", "конец", Verb::Quit),
        ("ru", "стол", Verb::Board),
    ];
    for (tag, line, verb) in lines {
        let heard = ear.hear(line, &tagged(tag), None);
        assert!(matches!(heard, Heard::Command(command) if command.verb() == verb), "{tag}: {line}");
    }
}

/// Catches a section that is empty or goes on and on.
#[test]
fn a_section_is_a_few_sentences() {
    for code in ["TP1-E-AAAAAAB", "TP1-C-AAAAAAB-JOSTW"] {
        let mut session = Seat::at(code, "en").session();
        let english = session.language().clone();
        let context = Context { settings: Settings::default(), language: &english, languages: &[] };
        for section in Section::ALL {
            let said = hear(&mut session, Heard::Command(Command::Look(Look::RulesOf(section))));
            let sentences = wording::word(&said, context).concat().len();
            // The variants in force come after those that there are.
            let most = if section == Section::Variants { 12 } else { 5 };
            assert!((2..=most).contains(&sentences), "{section:?}: {sentences}");
        }
        let Report::Looked { .. } = hear(&mut session, Heard::Command(Command::Look(Look::RulesAll))).report else {
            panic!("the rules are looked at");
        };
    }
}

/// Catches a score that is told by another scheme than the one in force.
#[test]
fn the_score_is_told_by_the_scheme_in_force() {
    let begins = [
        ("TP1-C-AAAAAAB", "You begin with 500 points."),
        ("TP1-C-AAAAAAB-S", "Score: 1, 2, 3 and so on in a streak"),
        ("TP1-C-AAAAAAB-L", "The score is the number of cards left"),
    ];
    for (code, told) in begins {
        let (mut talk, _) = conversation(code, "en");
        let said = talk.hear("rules score").text;
        assert!(said.starts_with(told), "{code}: {said}");
    }
}

/// Catches a section that says what the rules in force do not.
#[test]
fn the_sections_hold_under_the_rules_in_force() {
    let says = |code: &str, line: &str| conversation(code, "en").0.hear(line).text;
    let stuck = says("TP1-C-AAAAAAB-ST", "rules drawing");
    assert!(stuck.contains("only when no card fits") && !stuck.contains("at any time"), "{stuck}");
    assert!(says("TP1-E-AAAAAAB", "rules drawing").contains("at any time"));
    let table = says("TP1-E-AAAAAAB-JOW", "rules table");
    assert!(["One joker", "visible from the start", "starts empty"].iter().all(|part| table.contains(part)), "{table}");
    assert!(["without jokers", "face up", "opens the waste"].iter().all(|part| !table.contains(part)), "{table}");
}

/// Catches variants in force that are told where nobody asked, or not told where somebody did.
#[test]
fn the_variants_in_force_are_told_with_the_variants() {
    let (mut plain, _) = conversation("TP1-E-AAAAAAB", "en");
    let (mut joker, _) = conversation("TP1-C-AAAAAAB-J", "en");
    for section in ["goal", "taking", "drawing", "score", "undo", "end", "deals"] {
        let line = format!("rules {section}");
        assert_eq!(plain.hear(&line).text, joker.hear(&line).text);
    }
    let told = joker.hear("rules variants").text;
    assert!(told.ends_with("In force: classic, joker. King and ace are not neighbours.\nOne joker is in the stock; any open card fits it."), "{told}");
    assert!(plain.hear("rules variants").text.ends_with("In force: easy."));
    // A rule by its name says what it is, in force or not.
    assert_eq!(plain.hear("rules joker").text, "One joker is in the stock; any open card fits it.");
    assert_eq!(joker.hear("rules easy").text, "King and ace are neighbours, both ways.");
    let streaks = plain.hear("rules streaks").text.replace('\n', " ");
    assert!(streaks.starts_with("Score: 1, 2, 3 and so on in a streak, 5 off for each draw."), "{streaks}");
    assert!(streaks.ends_with("A streak is the cards taken since the last draw."), "{streaks}");
}
