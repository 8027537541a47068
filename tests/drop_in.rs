//! Languages that are files in a folder and nothing else.

use tripeaks::language::{Languages, LocaleFile, Message, Name, Reader, read_tag};
use tripeaks::session::{Chosen, Settings, Switch};

use crate::hearing::named;
use crate::questions::{Dice, at};
use crate::support::Seat;

/// English in letters of another alphabet, as a translator's folder would bring a whole new language.
fn pseudo_language() -> Vec<LocaleFile> {
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    fn other(text: &str) -> String {
        let letter = |letter: char| match letter {
            'a'..='z' => char::from_u32(0x561 + u32::from(letter) - u32::from('a')).unwrap(),
            'A'..='Z' => char::from_u32(0x531 + u32::from(letter) - u32::from('A')).unwrap(),
            kept => kept,
        };
        text.chars().map(letter).collect()
    }
    fn change(pattern: &mut Pattern<String>) {
        for element in &mut pattern.elements {
            match element {
                PatternElement::TextElement { value } => *value = other(value),
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    for variant in variants {
                        change(&mut variant.value);
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::FunctionReference { arguments, .. }),
                } => {
                    for named in &mut arguments.named {
                        if let (true, InlineExpression::StringLiteral { value }) =
                            (named.name.name == "last", &mut named.value)
                        {
                            *value = other(value);
                        }
                    }
                }
                PatternElement::Placeable { .. } => {}
            }
        }
    }
    let english = LocaleFile::built_in().into_iter().filter(|file| file.tag == "en" && file.name != "layouts.ftl");
    let translated = english.map(|file| {
        let mut resource = fluent_syntax::parser::parse(file.text).unwrap();
        for entry in &mut resource.body {
            let Entry::Message(message) = entry else { continue };
            message.value.iter_mut().for_each(change);
            message.attributes.iter_mut().for_each(|attribute| change(&mut attribute.value));
        }
        LocaleFile {
            tag: read_tag("eo").unwrap(),
            name: file.name,
            text: fluent_syntax::serializer::serialize(&resource),
        }
    });
    translated.collect()
}

/// Catches a word of a language in the code: a language that no one has thought of is played from its files alone, and
/// says the same as English at every step, in its own letters.
#[test]
fn a_language_dropped_in_plays_a_whole_game() {
    let (languages, faults) = Languages::new([LocaleFile::built_in(), pseudo_language()].concat());
    assert_eq!(faults, []);
    let mut new = Seat { languages, ..Seat::at("TP1-E-AAAAAAB", "eo") }.conversation();
    let mut english = at("TP1-E-AAAAAAB", "en", Settings::default());
    let mut dice = Dice(3);
    let other = |text: &str| {
        let letter = |letter: char| match letter {
            'a'..='z' => char::from_u32(0x561 + u32::from(letter) - u32::from('a')).unwrap(),
            'A'..='Z' => char::from_u32(0x531 + u32::from(letter) - u32::from('A')).unwrap(),
            kept => kept,
        };
        text.chars().map(letter).collect::<String>()
    };
    let looks = ["board", "moves", "where 7", "seen kings", "left", "history", "status", "darw", "no", "help take"];
    for step in 0..80 {
        let fitting = english.session().game().view().fitting().last();
        let line = match fitting {
            _ if step % 3 == 2 => looks[dice.roll(looks.len())].to_owned(),
            Some(card) => english.catalogue().text(&named(card)),
            None if english.session().game().view().stock == 0 => "undo 2".to_owned(),
            None => "draw".to_owned(),
        };
        let (said, heard) = (english.hear(&line).text, new.hear(&other(&line)).text);
        let shown =
            |text: &str| text.split_whitespace().filter(|word| !word.starts_with("TP1")).collect::<Vec<_>>().join(" ");
        assert_eq!(shown(&other(&said).replace(&other("TP1-E-AAAAAAB."), "")), shown(&heard), "{line}");
        assert_eq!(english.session().game().table(), new.session().game().table(), "{line}");
    }
    assert!(english.session().game().moves() > 40);
    // And it is called by its own name, and by its tag, from any language.
    assert_eq!(new.hear("english").text, "Language: English.");
    assert!(!new.hear(&other("draw")).leaving);
}

/// Catches a broken file that is not named by line and id, or that takes sound messages with it.
#[test]
fn broken_files_are_named_and_filled_up() {
    let text = "look-waste = Waste here: { $lies ->\n    [nothing] none\n   *[card] { CARD($waste) }\n}.\n\ngoodbye = So long { $x\nhelp-look = Look.\n";
    let file =
        |tag: &str| LocaleFile { tag: read_tag(tag).unwrap(), name: "mine.ftl".to_owned(), text: text.to_owned() };
    let (languages, faults) = Languages::new([LocaleFile::built_in(), vec![file("bg"), file("xx")]].concat());
    let told: Vec<_> = faults.iter().map(|fault| (fault.file.as_str(), fault.line, fault.id.as_str())).collect();
    assert_eq!(told, [("bg/mine.ftl", 6, "goodbye"), ("xx/mine.ftl", 6, "goodbye")]);
    let text = |tag: &str, id| languages.tagged(tag).unwrap().text(&Message::new(id));
    assert_eq!([text("bg", "goodbye"), text("bg", "help-look")], ["Довиждане.", "Look."]);
    assert_eq!([text("xx", "goodbye"), text("xx", "refused-stock-empty")], ["Goodbye.", "The stock is empty."]);
}

/// Fault 8. Catches a message that is spoken raw since its variable, its function or what it refers to is none: the file under
/// it counts, or else English.
#[test]
fn a_message_that_is_wrong_is_never_said_raw() {
    let wrong = ["{ $nothing }", "{ NOTHING() }", "{ nothing }", "{ -nothing }", "{ CARD($points) }", "{ look-score }"];
    for wrong in wrong {
        let file = |tag: &str| {
            let text = format!("look-score = Score: {wrong}.\nhistory-took = {wrong}\n");
            LocaleFile { tag: read_tag(tag).unwrap(), name: "mine.ftl".to_owned(), text }
        };
        let files = [LocaleFile::built_in(), ["en", "bg", "ru", "eo"].map(file).to_vec()].concat();
        let (languages, _) = Languages::new(files);
        let score = || Message::new("look-score").number("points", 500).text("sign", "plus");
        let took = Message::new("history-took").names("card", [Name::Card { rank: "two", suit: "clubs" }]);
        let history = Message::new("look-history").number("count", 1).names("moves", [Name::Message(took)]);
        for (tag, in_tag, [points, heard], moves) in [
            ("en", "en", ["500 points."; 2], "Latest first: took 2 of clubs."),
            ("bg", "bg", ["500 точки.", "Петстотин точки."], "От последния ход назад: взехте 2 спатия."),
            ("ru", "ru", ["500 очков.", "Пятьсот очков."], "Начиная с последнего: взята двойка треф."),
            ("eo", "en", ["500 points."; 2], "Latest first: took 2 of clubs."),
        ] {
            let catalogue = languages.tagged(tag).unwrap();
            for (message, text, heard) in [(score(), points, heard), (history.clone(), moves, moves)] {
                let said = catalogue.say(&message, Reader::Ear);
                assert_eq!((said.text.as_str(), said.language.to_string().as_str()), (heard, in_tag), "{tag}: {wrong}");
                assert_eq!(catalogue.text(&message), text, "{tag}: {wrong}");
            }
        }
    }
}

/// Fault 8. Catches a sentence that a language lacks and that its voice reads all the same.
#[test]
fn what_a_language_lacks_is_spoken_by_an_english_voice() {
    let text = "event-took = Prenis { CARD($card) }.\nstatus-score = Poentoj: { $points }.\n".to_owned();
    let file = LocaleFile { tag: read_tag("eo").unwrap(), name: "mine.ftl".to_owned(), text };
    let (languages, _) = Languages::new([LocaleFile::built_in(), vec![file]].concat());
    let chosen = Chosen { score: Some(Switch::On), ..Chosen::default() };
    let settings = Settings { chosen, ..Settings::default() };
    let mut sitting = Seat { languages, settings: Some(settings), ..Seat::at("TP1-E-AAAAAAB", "eo") }.conversation();
    let heard = sitting.hear("2d");
    let aloud: Vec<_> = heard.aloud.iter().map(|part| (part.language.to_string(), part.text.as_str())).collect();
    let [(eo, took), (en, moves), (end, score)] = aloud.as_slice() else { panic!("{aloud:?}") };
    assert_eq!([eo, en, end], ["eo", "en", "eo"]);
    assert_eq!([*took, *score], ["Prenis 2 of diamonds.", "Poentoj: 499."]);
    assert!(moves.contains("fit"), "{moves}");
    for (tag, line) in [("bg", "2♦"), ("ru", "2♦")] {
        let heard = Seat::at("TP1-E-AAAAAAB", tag).conversation().hear(line);
        assert!(heard.aloud.iter().all(|part| part.language == tag), "{:?}", heard.aloud);
    }
}
