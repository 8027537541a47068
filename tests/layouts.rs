//! Wrong keyboard layouts: everything that can be said, typed on every keyboard but the one it was meant for.

use std::collections::BTreeMap;

use tripeaks::ear::Ear;
use tripeaks::game::{Card, Target};
use tripeaks::language::{Catalogue, Languages};
use tripeaks::session::{Command, Heard, Misheard, Replay, Setting};

use tripeaks::session::Settings;

use crate::support::tagged;

use crate::hearing::{TAGS, forms, languages};
use crate::questions::at;
use crate::tongues::commands;

/// A layout by its id: the language it is for, and its signs.
struct Layout {
    id: String,
    tag: String,
    signs: Vec<char>,
}

fn layouts(languages: &Languages) -> Vec<Layout> {
    let mut layouts = Vec::new();
    for catalogue in languages.all() {
        for id in catalogue.ids("layout-").into_iter().filter(|id| *catalogue.tag() == "en" || *id != "layout-us") {
            let signs = ["plain", "shifted"].map(|name| catalogue.attribute(id, name).unwrap()).concat();
            let tag = catalogue.tag().to_string();
            layouts.push(Layout { id: id.to_owned(), tag, signs: signs.chars().collect() });
        }
    }
    layouts
}

/// What comes out when the keys for this text on one layout are typed on another.
fn typed(text: &str, meant: &Layout, on: &Layout) -> Option<String> {
    let sign = |letter: char| {
        if letter == ' ' {
            return Some(' ');
        }
        Some(on.signs[meant.signs.iter().position(|sign| *sign == letter)?])
    };
    text.chars().map(sign).collect()
}

/// All that is tried in a language: every word of every command alone, every example, every command with what belongs to it, every card.
fn lines(catalogue: &Catalogue) -> Vec<String> {
    let mut lines = Vec::new();
    for id in catalogue.ids("command-") {
        let also = catalogue.attribute(id, "also").unwrap_or_default().split(',').map(str::trim);
        let words = catalogue.term(id).into_iter().chain(also).chain(catalogue.attribute(id, "example"));
        lines.extend(words.filter(|word| !word.is_empty()).map(|word| word.replace('\u{A0}', " ")));
    }
    let place = TAGS.iter().position(|tag| *catalogue.tag() == *tag).unwrap();
    lines.extend(commands().into_iter().map(|(_, lines)| lines[place].to_owned()));
    for card in Card::all() {
        lines.extend(forms(&catalogue.tag().to_string(), card));
    }
    lines
}

/// Catches a layout that is not of 47 keys twice, or has a key twice.
#[test]
fn layouts_are_whole() {
    let languages = languages();
    let all = layouts(&languages);
    assert_eq!(
        all.iter().map(|layout| layout.id.as_str()).collect::<Vec<_>>(),
        ["layout-bg-bds", "layout-bg-new-phonetic", "layout-bg-phonetic", "layout-us", "layout-ru"]
    );
    for layout in all {
        assert_eq!(layout.signs.len(), 94, "{}", layout.id);
        let mut signs = layout.signs.clone();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), 94, "{}", layout.id);
    }
}

/// A name may be anything, so it is taken as it was typed where the command before it is.
fn is_same_but_for_the_name(meant: &Heard, heard: &Heard) -> bool {
    let both = match (meant, heard) {
        (Heard::Command(meant), Heard::Command(heard)) => (meant, heard),
        // What still waits for a name gets the rest of the line for one.
        (Heard::Misheard(Misheard::Incomplete(verb)), Heard::Command(heard)) => return heard.verb() == *verb,
        _ => return false,
    };
    matches!(
        both,
        (Command::Save(_), Command::Save(_))
            | (Command::Load(_), Command::Load(_))
            | (Command::Set(Setting::Player(_)), Command::Set(Setting::Player(_)))
            | (Command::Delete(_), Command::Delete(_))
            | (Command::Merge(_), Command::Merge(_))
            | (Command::Replay(Replay::Log(_)), Command::Replay(Replay::Log(_)))
    )
}

/// Catches a line on the wrong layout that does something else than was meant, and one that is not understood at all.
#[test]
fn every_line_on_every_wrong_layout() {
    let languages = languages();
    let ear = Ear::new(&languages);
    let layouts = layouts(&languages);
    let mut table: BTreeMap<(&str, &str, &str), [usize; 4]> = BTreeMap::new();
    let (mut wrong, mut lost) = (Vec::new(), Vec::new());
    for tag in TAGS {
        for line in lines(languages.tagged(tag).unwrap()) {
            let meant = ear.hear(&line, &tagged(tag), None);
            for home in layouts.iter().filter(|layout| layout.tag == tag) {
                for on in layouts.iter().filter(|layout| layout.id != home.id) {
                    let Some(typed) = typed(&line, home, on) else { continue };
                    let heard = ear.hear(&typed, &tagged(tag), None);
                    let counts = table.entry((tag, &home.id, &on.id)).or_default();
                    let commands = |heard: &Heard| match heard {
                        Heard::Command(command) => vec![command.clone()],
                        Heard::Alike(cards) => cards.iter().map(|card| Command::Take(Target::Card(*card))).collect(),
                        Heard::Unclear(commands) => commands.clone(),
                        Heard::Answer(_) | Heard::PerhapsNew(_) | Heard::Nothing | Heard::Misheard(_) => Vec::new(),
                    };
                    let place = match (&meant, &heard) {
                        (meant, heard) if meant == heard || is_same_but_for_the_name(meant, heard) => 0,
                        // An answer to no question does nothing, and so does asking instead.
                        (Heard::Answer(_), Heard::Unclear(_) | Heard::Misheard(_)) => 1,
                        (meant, Heard::Unclear(all)) if commands(meant).iter().all(|it| all.contains(it)) => 1,
                        // "Take" alone takes nothing: it asks which card.
                        // "Player" and whatever follows, which is a name.
                        (_, Heard::Command(Command::Set(Setting::Player(_)))) => 2,
                        (_, Heard::Command(command)) if crate::guesses::acts(command) => 3,
                        _ => 2,
                    };
                    // One or two letters may be anything on another keyboard, and nothing is guessed of a "not".
                    let short = line.chars().filter(|letter| letter.is_alphanumeric()).count() <= 2;
                    if short || heard == Heard::Misheard(Misheard::Negated) {
                        continue;
                    }
                    counts[place] += 1;
                    let told = format!("{tag}: {line} meant on {} typed on {}: {typed}: {heard:?}", home.id, on.id);
                    match place {
                        2 => lost.push((line.clone(), told)),
                        3 => wrong.push((line.clone(), told)),
                        _ => {}
                    }
                }
            }
        }
    }
    let told: Vec<&String> = lost.iter().chain(&wrong).map(|(_, told)| told).collect();
    assert!(wrong.is_empty(), "{table:?}\n{told:#?}");
    // What is a word of its own on the keyboard it is typed on.
    let all: usize = table.values().flatten().sum();
    assert!(lost.len() * 200 < all, "{} of {all}: {told:#?}", lost.len());
}

/// Catches a wrong layout that is not told of, or told of before the verdict.
#[test]
fn the_reply_says_how_it_was_read() {
    let mut talk = at("TP1-E-AAAAAAB", "ru", Settings::default());
    let said = ["rjhjkm nhta", "geps", "ryjg", "gjdnjhb", "yt nzyb"].map(|line| talk.hear(line).text);
    assert_eq!(
        said,
        [
            "Взят король треф. Подходит одна карта. Прочтено: король треф.",
            "Может быть, пустые?",
            "Непонятно. Попробуйте: сейчас.",
            "Непонятно. Попробуйте: сейчас. Прочтено: повтори.",
            "Ничего не сделано. Прочтено: не тяни.",
        ]
    );
    let mut talk = at("TP1-E-AAAAAAB", "bg", Settings::default());
    assert_eq!(talk.hear("pop spatiq").text, "Взехте поп спатия. Пасва една карта. Прочетено: поп спатия.");
    assert_eq!(talk.hear("йиа").text, "Не разбрах. Опитайте: сега.");
    let mut talk = at("TP1-E-AAAAAAB", "en", Settings::default());
    assert_eq!(talk.hear("лс").text, "Took king of clubs. One card fits. Read as: kc.");
    assert_eq!(talk.hear("вкфц").text, "Drew ace of hearts. 2 cards fit. Stock: 22 cards. Read as: draw.");
}
