//! The law of guesses: nothing is done that was not said. What a language's own letters do not say is never done, only
//! asked about; on another layout and in Latin letters a look, a take, a draw or an undo is done, and nothing else.

use std::collections::{BTreeSet, HashSet};

use tripeaks::ear::Ear;
use tripeaks::game::{Card, Row, Target};
use tripeaks::language::{Catalogue, Languages};
use tripeaks::session::{Command, Heard, Look, Question, Replay};

use crate::support::{languages, tagged};

/// The letters of each language, and its most frequent words (`tests/words/README.md`).
const LANGUAGES: [(&str, &str, &str); 3] = [
    ("en", "abcdefghijklmnopqrstuvwxyz", include_str!("words/en.txt")),
    ("bg", "абвгдежзийклмнопрстуфхцчшщъьюя", include_str!("words/bg.txt")),
    ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", include_str!("words/ru.txt")),
];

/// What a lone word may be by the language's files, read without the ear: the items of their lists, and stems with their
/// endings.
struct Listed {
    items: HashSet<String>,
    stems: Vec<String>,
    endings: HashSet<String>,
}

impl Listed {
    fn of(catalogue: &Catalogue) -> Listed {
        let mut listed = Listed { items: HashSet::new(), stems: Vec::new(), endings: HashSet::new() };
        for id in catalogue.ids("") {
            let forms = catalogue.attributes(id).filter(|(name, _)| !["help", "example", "gender"].contains(name));
            for text in catalogue.term(id).into_iter().chain(forms.map(|(_, text)| text)) {
                for item in text.split(',').map(|item| item.trim().to_lowercase().replace('ё', "е")) {
                    if id == "ear-endings" {
                        listed.endings.insert(item);
                    } else if let Some(stem) = item.strip_suffix('*') {
                        listed.stems.push(stem.to_owned());
                    } else {
                        listed.items.insert(item);
                    }
                }
            }
        }
        listed
    }

    /// Whether the word stands in the files, or is a rank and a suit that do.
    fn has(&self, word: &str) -> bool {
        let word = word.to_lowercase().replace('ё', "е");
        let stem = |stem: &String| {
            word.strip_prefix(stem.as_str()).is_some_and(|end| end.is_empty() || self.endings.contains(end))
        };
        let cuts = word.char_indices().skip(1).filter_map(|(at, _)| word.split_at_checked(at));
        let card = || cuts.clone().any(|(rank, suit)| self.items.contains(rank) && self.items.contains(suit));
        self.items.contains(&word) || self.stems.iter().any(stem) || card()
    }
}

/// Whether hearing it would change something.
pub(crate) fn acts(command: &Command) -> bool {
    !matches!(
        command,
        Command::Look(_)
            | Command::Ask(_)
            | Command::Help(_)
            | Command::Now
            | Command::TakeSomething
            | Command::Player
            | Command::Games
            | Command::Settings
            | Command::Stats(_)
            | Command::Records(_)
            | Command::Replay(Replay::Repeat(_))
    )
}

/// Hears each line in the language in whose letters it is, with and without a question open, and counts those that do
/// something.
fn said_in_own_letters(ear: &Ear, languages: &Languages, tag: &str, lines: impl Iterator<Item = String>) -> usize {
    let listed: Vec<Listed> = languages.all().map(Listed::of).collect();
    let question = Question::Confirm(Command::Restart);
    let mut acting = 0;
    for line in lines {
        for asked in [None, Some(&question)] {
            let hearing = ear.listen(&line, &tagged(tag), asked);
            let acted = match &hearing.heard {
                Heard::Command(command) => acts(command),
                Heard::Answer(_) => asked.is_some(),
                Heard::Alike(_) => true,
                Heard::Unclear(_) | Heard::PerhapsNew(_) | Heard::Nothing | Heard::Misheard(_) => false,
            };
            if acted {
                acting += 1;
                assert_eq!(hearing.read_as, None, "{tag}: {line}: {hearing:?}");
                assert!(listed.iter().any(|listed| listed.has(&line)), "{tag}: {line}: {hearing:?}");
            }
        }
    }
    acting
}

/// Every string of so many letters, each `step`th of them.
fn strings(alphabet: &str, length: u32, step: usize) -> impl Iterator<Item = String> {
    let letters: Vec<char> = alphabet.chars().collect();
    (0..letters.len().pow(length)).step_by(step).map(move |mut number| {
        (0..length)
            .map(|_| {
                let letter = letters[number % letters.len()];
                number /= letters.len();
                letter
            })
            .collect()
    })
}

/// Catches an action out of a few letters: all strings of one and two letters, and every 29th of three.
#[test]
fn a_few_letters_do_only_what_they_say() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for (tag, alphabet, _) in LANGUAGES {
        for (length, step) in [(1, 1), (2, 1), (3, 29)] {
            said_in_own_letters(&ear, &languages, tag, strings(alphabet, length, step));
        }
        // A sigh is no command: "hm" on another layout is a key of something.
        let ranks = said_in_own_letters(&ear, &languages, tag, strings(alphabet, 1, 1));
        assert!(ranks >= 4, "{tag}: a letter of a rank takes");
    }
}

/// All strings of three letters, and every 41st of four.
#[test]
#[ignore = "minutes"]
fn three_and_four_letters_do_only_what_they_say() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for (tag, alphabet, _) in LANGUAGES {
        let three = said_in_own_letters(&ear, &languages, tag, strings(alphabet, 3, 1));
        let four = said_in_own_letters(&ear, &languages, tag, strings(alphabet, 4, 41));
        assert!(three < 2000 && four < 2000, "{tag}: {three} of three letters act, {four} of four");
    }
}

/// Catches an action out of a word of everyday speech that no list has.
#[test]
fn everyday_words_do_only_what_they_say() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for (tag, _, words) in LANGUAGES {
        let words = words.lines().step_by(4).map(str::to_owned);
        said_in_own_letters(&ear, &languages, tag, words);
    }
}

/// The same for all of the list, or for the lists `en.txt`, `bg.txt` and `ru.txt` of the folder that `WORDS` names.
#[test]
#[ignore = "minutes"]
fn all_words_do_only_what_they_say() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for (tag, _, words) in LANGUAGES {
        let longer =
            std::env::var("WORDS").map(|folder| std::fs::read_to_string(format!("{folder}/{tag}.txt")).unwrap());
        let words = longer.unwrap_or_else(|_| words.to_owned());
        let acting = said_in_own_letters(&ear, &languages, tag, words.lines().map(str::to_owned));
        let count = words.lines().count();
        assert!(acting * 10 < count, "{tag}: {acting} of {count} words act");
    }
}

fn take(notation: &str) -> Command {
    Command::Take(Target::Card(Card::from_notation(notation).unwrap().into()))
}

/// Catches a guess on another layout that is not done though it may be, or done though it may not.
#[test]
fn a_guess_looks_takes_draws_and_undoes_and_asks_for_all_else() {
    let ear = Ear::new(&languages());
    let done = [
        ("ru", "nzyb", Command::Draw),
        ("ru", "cnjk", Command::Look(Look::Board)),
        ("ru", "jnvtyf", Command::Undo(1)),
        ("ru", "djpmvb ldjqre ,e,ty", take("2D")),
        ("en", "вкфц", Command::Draw),
        ("en", "ефлу лс", take("KC")),
        ("en", "гтвщ", Command::Undo(1)),
        ("bg", "ред 4", Command::Look(Look::Row(Row::Bottom))),
        ("bg", "tegli", Command::Draw),
        ("bg", "vurni", Command::Undo(1)),
        ("bg", "pop spatiya", take("KC")),
        ("bg", "desetka karo", take("TD")),
        ("bg", "4etvorka pika", take("4S")),
        ("ru", "tyani", Command::Draw),
        ("ru", "vozmi korolya tref", take("KC")),
        ("ru", "dama chervey", take("QH")),
        ("ru", "eshche kartu", Command::Draw),
    ];
    for (tag, line, command) in done {
        assert_eq!(ear.hear(line, &tagged(tag), None), Heard::Command(command), "{tag}: {line}");
    }
    // What ends a game, leaves, marks it as assisted or changes a setting is asked about.
    let asked = [
        ("ru", "pfyjdj"),
        ("ru", "ds[jl"),
        ("ru", "gjlcrfprf"),
        ("en", "йгше"),
        ("en", "куыефке"),
        ("en", "вуефшд икшуа"),
        ("bg", "krai"),
        ("bg", "otnachalo"),
        ("bg", "podskazka"),
        ("ru", "podskazka"),
        ("ru", "zanovo"),
        ("ru", "golos vykl"),
    ];
    for (tag, line) in asked {
        let heard = ear.hear(line, &tagged(tag), None);
        assert!(matches!(&heard, Heard::Unclear(commands) if commands.len() <= 2), "{tag}: {line}: {heard:?}");
    }
    // A question is answered by answers, and by no guess: „yt“ are the keys of «не», "lf" those of «да».
    let question = Question::Confirm(Command::Restart);
    for (tag, line) in [("ru", "lf"), ("ru", "ytn"), ("en", "нуы"), ("bg", "da"), ("bg", "ne")] {
        let heard = ear.hear(line, &tagged(tag), Some(&question));
        assert!(!matches!(heard, Heard::Answer(_)), "{tag}: {line}: {heard:?}");
    }
}

/// Catches a near spelling that acts, and a line of the player's own letters that is done as it would read elsewhere.
#[test]
fn a_near_spelling_asks() {
    let ear = Ear::new(&languages());
    let lines = [
        ("en", "darw", Command::Draw),
        ("en", "udno", Command::Undo(1)),
        ("en", "udo", Command::Undo(1)),
        ("bg", "тегил", Command::Draw),
        ("bg", "отмени4", Command::Undo(1)),
        ("ru", "отмнеи", Command::Undo(1)),
        ("ru", "тянни", Command::Draw),
    ];
    for (tag, line, command) in lines {
        let heard = ear.hear(line, &tagged(tag), None);
        assert!(matches!(&heard, Heard::Unclear(commands) if commands.contains(&command)), "{tag}: {line}: {heard:?}");
    }
    let sighs: BTreeSet<(&str, &str)> = [
        ("bg", "хм"),
        ("bg", "ех"),
        ("bg", "на"),
        ("ru", "хм"),
        ("ru", "ех"),
        ("ru", "ну"),
        ("en", "hm"),
        ("en", "eh"),
    ]
    .into();
    for (tag, line) in sighs {
        let heard = ear.hear(line, &tagged(tag), None);
        assert!(matches!(heard, Heard::Misheard(_)), "{tag}: {line}: {heard:?}");
    }
}
