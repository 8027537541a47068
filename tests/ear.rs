//! What is heard in a line, and what is not.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tripeaks::ear::{Ear, LONGEST_LINE};
use tripeaks::game::{Card, Lies, Peak, Rank, Row, Suit, Target};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::session::{Answer, Command, Heard, Look, Misheard, Question, Replay, Verb, Which, Wish};

use crate::support::{conversation, signs, tagged};

fn ear() -> Ear {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    Ear::new(&languages)
}

fn card(notation: &str) -> Target {
    Target::Card(Card::from_notation(notation).unwrap().into())
}

fn take(notation: &str) -> Command {
    Command::Take(card(notation))
}

fn rank(rank: Rank) -> Command {
    Command::Take(Target::Rank(rank))
}

/// The collisions of the sheet of words, each with the language it is typed in. Catches a letter or a word that slides
/// from one meaning to another.
#[test]
fn collisions_are_settled_as_listed() {
    let ear = ear();
    let one = [
        // 1: a lone letter is a rank; t takes only before a card, q never quits.
        ("en", "a", rank(Rank::Ace)),
        ("en", "k", rank(Rank::King)),
        ("en", "q", rank(Rank::Queen)),
        ("en", "j", rank(Rank::Jack)),
        ("en", "t", rank(Rank::Ten)),
        ("en", "t 7", rank(Rank::Seven)),
        ("en", "t 7d", take("7D")),
        ("en", "th", take("TH")),
        ("bg", "а", rank(Rank::Ace)),
        ("bg", "п", rank(Rank::King)),
        ("bg", "д", rank(Rank::Queen)),
        ("bg", "в", rank(Rank::Jack)),
        ("bg", "r", rank(Rank::King)),
        ("bg", "р", rank(Rank::King)),
        ("ru", "т", rank(Rank::Ace)),
        ("ru", "к", rank(Rank::King)),
        ("ru", "д", rank(Rank::Queen)),
        ("ru", "в", rank(Rank::Jack)),
        ("bg", "q", rank(Rank::Queen)),
        ("ru", "q", rank(Rank::Queen)),
        // 2: T is a ten in Latin, an ace in Russian.
        ("ru", "т♣", take("AC")),
        ("en", "t♣", take("TC")),
        ("ru", "t♣", take("TC")),
        ("bg", "t♣", take("TC")),
        // 3: К as a suit is clubs in Russian.
        ("ru", "2к", take("2C")),
        ("ru", "кк", take("KC")),
        // 4: П is a king first, a suit after a rank; с is clubs, s is spades.
        ("bg", "п♣", take("KC")),
        ("bg", "2п", take("2S")),
        ("bg", "пп", take("KS")),
        ("ru", "2п", take("2S")),
        ("en", "2s", take("2S")),
        ("bg", "2с", take("2C")),
        ("en", "2c", take("2C")),
        // 5: peaks are not spades.
        ("ru", "туз пики", take("AS")),
        ("ru", "вершина левая", Command::Look(Look::Peak(Peak::Left))),
        ("bg", "асо пик", take("AS")),
        // 6: hearts are not the waste.
        ("bg", "2 купа", take("2H")),
        ("bg", "куп", Command::Look(Look::Waste)),
        ("bg", "купчина", Command::Look(Look::Waste)),
        // 7: again and more.
        ("ru", "ещё", Command::Draw),
        ("ru", "еще раз", Command::Replay(Replay::Repeat(1))),
        ("bg", "още", Command::Draw),
        ("bg", "още веднъж", Command::Replay(Replay::Repeat(1))),
        // 8: take from the stock is a draw.
        ("ru", "возьми", Command::TakeSomething),
        ("ru", "взять из запаса", Command::Draw),
        ("bg", "вземи", Command::TakeSomething),
        // 12: left is a side after a peak.
        ("en", "peak left", Command::Look(Look::Peak(Peak::Left))),
        ("bg", "ляв връх", Command::Look(Look::Peak(Peak::Left))),
    ];
    for (language, line, command) in one {
        assert_eq!(ear.hear(line, &tagged(language), None), Heard::Command(command), "{language}: {line}");
    }
    let several = [
        ("bg", "2 пик", vec![take("2S"), Command::Look(Look::Peak(Peak::Middle))]),
        ("ru", "сдай", vec![Command::Draw, Command::New(Wish::default())]),
        ("ru", "открой", vec![Command::Draw, Command::Look(Look::Open)]),
    ];
    for (language, line, commands) in several {
        let Heard::Unclear(heard) = ear.hear(line, &tagged(language), None) else {
            panic!("{language}: {line} is not asked about")
        };
        assert_eq!(heard.len(), commands.len(), "{language}: {line}: {heard:?}");
        assert!(commands.iter().all(|command| heard.contains(command)), "{language}: {line}: {heard:?}");
    }
}

/// Catches a card that is guessed at although its words are as much another's: which of them is open tells.
#[test]
fn cards_that_words_do_not_tell_apart() {
    let ear = ear();
    for (language, line, cards) in [
        ("bg", "т♣", ["AC", "TC"]),
        ("en", "т♣", ["AC", "TC"]),
        ("bg", "2к", ["2D", "2H"]),
        ("bg", "дк", ["QD", "QH"]),
        ("en", "red king", ["KD", "KH"]),
        ("bg", "червения поп", ["KD", "KH"]),
        ("ru", "чёрную двойку", ["2C", "2S"]),
    ] {
        let Heard::Alike(mut heard) = ear.hear(line, &tagged(language), None) else {
            panic!("{language}: {line} is one card")
        };
        heard.sort();
        assert_eq!(heard, cards.map(|card| Card::from_notation(card).unwrap().into()), "{language}: {line}");
    }
}

/// Numbers by themselves, after words, and as choices.
#[test]
fn numbers_are_ranks_deals_places_and_choices() {
    let ear = ear();
    let hear = |line: &str| ear.hear(line, &tagged("en"), None);
    assert_eq!(hear("1"), Heard::Command(rank(Rank::Ace)));
    assert_eq!(hear("10"), Heard::Command(rank(Rank::Ten)));
    let deal = tripeaks::game::DealNumber::new(11);
    assert_eq!(hear("11"), Heard::Misheard(Misheard::NoRank(deal.unwrap())));
    assert_eq!(hear("new 11"), Heard::Command(Command::New(Wish { deal, ..Wish::default() })));
    assert_eq!(hear("34359738368"), Heard::Misheard(Misheard::NumberTooLarge));
    assert_eq!(hear("99999999999999999999999"), Heard::Misheard(Misheard::NumberTooLarge));
    assert_eq!(hear("undo 3"), Heard::Command(Command::Undo(3)));
    assert_eq!(hear("undo 0"), Heard::Misheard(Misheard::Unknown));
    assert_eq!(hear("take 11"), Heard::Misheard(Misheard::Unknown));
    let spot = Row::Third.place(5).unwrap();
    for line in ["take row 3 place 5", "take third row fifth place", "take place 5 row 3", "take row three five"] {
        assert_eq!(hear(line), Heard::Command(Command::Take(Target::Place(spot))), "{line}");
    }
    let asked = Question::Which(vec![take("7S"), take("7D")]);
    let answer = |line: &str| ear.hear(line, &tagged("en"), Some(&asked));
    assert_eq!(answer("2"), Heard::Answer(Answer::Number(2)));
    assert_eq!(answer("diamonds"), Heard::Answer(Answer::Suit(Suit::Diamonds)));
    assert_eq!(answer("7d"), Heard::Command(take("7D")));
    assert_eq!(answer("8"), Heard::Command(rank(Rank::Eight)));
    assert_eq!(answer("yes"), Heard::Answer(Answer::Yes));
    assert_eq!(answer(""), Heard::Nothing);
}

/// One-character cards, signs of both colours, odd spacing and case.
#[test]
fn cards_are_heard_as_signs() {
    let ear = ear();
    let cases = [
        ("🂡", "AS"),
        ("🂾", "KH"),
        ("🃍", "QD"),
        ("🃛", "JC"),
        ("🃊", "TD"),
        ("2♦\u{FE0F}", "2D"),
        ("2♢", "2D"),
        ("♠A", "AS"),
        ("10 ♥", "TH"),
        ("TAKE  Kc!", "KC"),
        ("К♣", "KC"),
        ("R♣", "KC"),
        ("А♠", "AS"),
        ("the two of diamonds, please", "2D"),
        ("Дама Червей", "QH"),
        ("червовая дама", "QH"),
        ("даму черве\u{438}\u{306}", "QH"),
        ("попа каро", "KD"),
        ("цар пика", "KS"),
        ("десятку бубён", "TD"),
        ("двойкой крести", "2C"),
        ("вземи седмица спатия", "7C"),
    ];
    for (line, wanted) in cases {
        for language in ["en", "bg", "ru"] {
            assert_eq!(ear.hear(line, &tagged(language), None), Heard::Command(take(wanted)), "{language}: {line}");
        }
    }
}

/// Catches a line that acts although it should not: negated, with two cards or two commands, with unknown words in it.
#[test]
fn what_is_not_whole_never_acts() {
    let ear = ear();
    let lines = [
        "don't draw",
        "do not draw",
        "не тяни",
        "не тегли",
        "недей да теглиш",
        "недей тегли",
        "не бери туз пик",
        "draw not",
        "never take kc",
        "draw undo",
        "draw board",
        "draw kc",
        "undo kc",
        "тяни отмени",
        "тегли маса",
        "take draw",
        "draw now or never",
        "kc xyzzy",
        "board kc",
        "new kc",
        "new 7 8",
        "quit draw",
        "row 3 place 5 kc",
        "draw 😀",
        "draw\u{0}",
        "take",
        "row",
        "no draw",
        "yes draw",
        "♠",
        "spades",
        "of",
        "please",
        "--help",
        "new TP1-E-AAAAAAB kc",
        "undo -1",
        "undo 1.5",
    ];
    for line in lines {
        for language in ["en", "bg", "ru"] {
            let heard = ear.hear(line, &tagged(language), None);
            let acts = match &heard {
                Heard::Command(command) => {
                    !matches!(command, Command::Look(_) | Command::TakeSomething | Command::Help(_))
                }
                _ => false,
            };
            assert!(!acts, "{language}: {line}: {heard:?}");
        }
    }
    for line in ["don't draw", "не тяни", "не тегли"] {
        assert_eq!(ear.hear(line, &tagged("en"), None), Heard::Misheard(Misheard::Negated), "{line}");
    }
}

/// A card that hides in the tableau and one that hides in the stock get the same words, in every language.
#[test]
fn hidden_cards_get_the_same_words_wherever_they_hide() {
    for language in ["en", "bg", "ru"] {
        let mut answers = std::collections::BTreeMap::new();
        let (mut conversation, _) = conversation("TP1-E-AAAAAAB", language);
        let game = conversation.session().game().clone();
        let view = game.view();
        let hidden = |card: &Card| !view.spots.contains(&Lies::Open(*card)) && view.opening != Some(*card);
        let deck = *game.table().deal().deck().cards();
        for (place, card) in deck.iter().enumerate().filter(|(_, card)| hidden(card)) {
            let said = conversation.hear(&signs(*card)).text;
            let (before, name) = said.split_at(said.find([':', ' ']).unwrap());
            answers.entry(place < 28).or_insert_with(std::collections::BTreeSet::new).insert(before.to_owned());
            assert!(name.chars().count() > 3, "{said}");
        }
        assert_eq!(answers[&true], answers[&false], "{language}");
        assert_eq!(conversation.session().game().moves(), 0);
    }
}

/// The longest line is heard, one byte more is refused whole.
#[test]
fn long_lines_are_refused_whole() {
    let ear = ear();
    let spaces = " ".repeat(LONGEST_LINE - 4);
    assert_eq!(ear.hear(&format!("draw{spaces}"), &tagged("en"), None), Heard::Command(Command::Draw));
    assert_eq!(ear.hear(&format!("draw {spaces}"), &tagged("en"), None), Heard::Misheard(Misheard::TooLong));
    for heap in ["к ", "t p ", "row 3 ", "пик ", "♠", "tp1-", "открой "] {
        let line = heap.repeat(LONGEST_LINE / heap.len());
        assert!(matches!(ear.hear(&line, &tagged("bg"), None), Heard::Misheard(_)), "{heap}");
    }
    // A word without end, and a line that could be read in thousands of ways with thousands of words that change nothing.
    let endless = "q".repeat(LONGEST_LINE);
    let many = "т ".repeat(12) + &"моля ".repeat(7000);
    for line in [&endless, &many] {
        assert!(matches!(ear.hear(line, &tagged("bg"), None), Heard::Misheard(_)));
    }
    // Nobody says so much to a table.
    let begging = "please ".repeat(9000) + "draw";
    assert_eq!(ear.hear(&begging, &tagged("en"), None), Heard::Misheard(Misheard::Unknown));
    assert_eq!(ear.hear(&("please ".repeat(20) + "draw"), &tagged("en"), None), Heard::Command(Command::Draw));
}

/// Letters, digits, signs and words of the three alphabets, thrown together.
fn babble() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "take",
        "draw",
        "undo",
        "king",
        "2",
        "♣",
        "of",
        "вземи",
        "поп",
        "каро",
        "тяни",
        "дама",
        "пик",
        "не",
        "row",
        "3",
        "new",
        "TP1",
    ]);
    prop_oneof![
        "[a-zа-яё0-9♠♣♥♦ ,.'-]{1,40}",
        "\\PC{1,40}",
        prop::collection::vec(words, 1..8).prop_map(|words| words.join(" ")),
        prop::collection::vec(any::<char>(), 1..40).prop_map(|letters| letters.into_iter().collect()),
    ]
}

fn babbling_is_harmless(cases: u32) {
    let ear = ear();
    let config =
        ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner
        .run(&babble(), |line| {
            for language in ["en", "bg", "ru"] {
                if let Heard::Command(command) = ear.hear(&line, &tagged(language), None) {
                    // Whatever was heard can be heard again with "please" before it, and never after a "not".
                    let negated = ear.hear(&format!("не {line}"), &tagged(language), None);
                    prop_assert_ne!(negated, Heard::Command(command), "{}", line);
                }
            }
            Ok(())
        })
        .unwrap();
}

/// Catches a panic, and a "not" that is overheard, on ten thousand random lines.
#[test]
fn random_lines_are_harmless() {
    babbling_is_harmless(10_000);
}

/// The same on a million.
#[test]
#[ignore = "takes minutes; ten thousand are always played"]
fn a_million_random_lines_are_harmless() {
    babbling_is_harmless(1_000_000);
}

/// "n" is always no. Catches a game given up by a "no".
#[test]
fn a_letter_that_says_no_says_it_when_asked() {
    let ear = ear();
    let asked = Question::Confirm(Command::Delete("supper".to_owned()));
    for (tag, letter) in [("en", "n"), ("bg", "н"), ("ru", "н")] {
        assert_eq!(ear.hear(letter, &tagged(tag), Some(&asked)), Heard::Answer(Answer::No), "{tag}");
        assert_eq!(ear.hear(letter, &tagged(tag), None), Heard::Answer(Answer::No), "{tag}");
    }
}

/// "Save game" waits for a name; a name that is too long is refused as one; "show records" only tells.
#[test]
fn names_of_games() {
    let ear = ear();
    let heard = |tag, line: &str| ear.hear(line, &tagged(tag), None);
    for (tag, line) in [("en", "save game"), ("en", "save the game"), ("bg", "запази играта"), ("ru", "сохрани игру")]
    {
        assert_eq!(heard(tag, line), Heard::Misheard(Misheard::Incomplete(Verb::Save)), "{line}");
    }
    for line in ["save before supper", "запази before supper", "сохрани before supper"] {
        assert_eq!(heard("en", line), Heard::Command(Command::Save("before supper".to_owned())));
    }
    let long = format!("save {}", "ж".repeat(41));
    assert_eq!(heard("en", &long), Heard::Misheard(Misheard::NameTooLong(40)));
    let longest = format!("save {}", "ж".repeat(40));
    assert_eq!(heard("en", &longest), Heard::Command(Command::Save("ж".repeat(40))));
    for (line, command) in [("show records", Command::Records(Which::Here)), ("show the games", Command::Games)] {
        assert_eq!(heard("en", line), Heard::Command(command), "{line}");
    }
}
