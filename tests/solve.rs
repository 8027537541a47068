//! `tripeaks solve`: the best of one deal, by its code, by its number, by its cards.

use tripeaks::game::{Action, Card, DealCode, Found, Game, Joker, Scheme, Standing, Target};
use tripeaks::language::{Languages, LocaleFile, Reader};
use tripeaks::session::Undealt;
use tripeaks::wording;

use super::analyze::LANGUAGES;
use super::program::tripeaks;

/// Deal 1 as the documents lay it out, in the order in which it is dealt.
const FIRST: &str = "4H TD 2C QS JH 5H 2H JC 4C 6S QD KS QC 7S AD 8S 4D TC 3S 5S KC 4S 2D AS KD 8H 7C 9S \
                     AC AH TS JS 3H KH 9D 7H TH 6H 6D 2S 3C 7D 9C QH JD 5C 9H 8C 3D 8D 5D 6C";

fn said(arguments: &[&str], input: &str) -> String {
    let output = tripeaks().arg("solve").args(arguments).write_stdin(input).output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
        (Some(0), ""),
        "{arguments:?}"
    );
    String::from_utf8(output.stdout).unwrap()
}

/// What stands after a name in a line of JSON.
fn field<'a>(json: &'a str, name: &str) -> &'a str {
    let rest = json.split_once(&format!("\"{name}\":")).unwrap().1;
    let end = if rest.starts_with('[') { rest.find(']').unwrap() + 1 } else { rest.find([',', '}']).unwrap() };
    rest.split_at(end).0
}

/// Lines of JSON are played in the game itself, under every kind of rules, and win in the draws and with the score that
/// stand beside them. Catches a line that the rules refuse, and a par that nobody can reach.
#[test]
fn a_line_wins_as_it_says() {
    let codes = [
        "TP1-E-AAAAAAB",
        "TP1-C-AAAAAAB",
        "TP1-E-AAAAAAD",
        "TP1-E-AAAAMBZ-JW",
        "TP1-C-AAAAAAB-J",
        "TP1-E-AAAAAAC-LT",
        "TP1-E-AAAAAAB-S",
    ];
    for code in codes {
        let json = said(&[code, "--json"], "");
        let mut game = Game::begin(DealCode::read(code).unwrap());
        assert_eq!(field(&json, "code"), format!("\"{code}\""));
        for step in field(&json, "line").trim_matches(['[', ']']).split(',').map(|step| step.trim_matches('"')) {
            let action = match Card::from_notation(step) {
                None => Action::Draw,
                Some(card) => match game.view().find(Target::Card(card.into())) {
                    Ok(Found::One(spot)) => Action::Take(spot),
                    other => panic!("{code}: {step}: {other:?}"),
                },
            };
            game.apply(action).unwrap();
        }
        assert_eq!(game.table().standing(), Standing::Won, "{code}");
        assert_eq!(field(&json, "best_score"), game.table().score().to_string(), "{code}");
        if game.table().rules().scheme != Scheme::Streaks {
            assert_eq!(field(&json, "fewest_draws"), game.table().drawn().to_string(), "{code}");
        }
    }
}

/// The documents' values, as CSV and as JSON. Catches a number that is not the deal of its code.
#[test]
fn rows_are_of_the_documents() {
    let csv = said(&["1", "--csv", "--rules", "classic"], "");
    assert!(
        csv.starts_with("deal,code,winnable,fewest_draws,best_score,cards_left,line\n1,TP1-C-AAAAAAB,true,17,755,0,")
    );
    assert_eq!(csv.lines().count(), 2);
    assert!(said(&["3", "--csv"], "").contains("\n3,TP1-E-AAAAAAD,true,15,757,0,"));
    let lost = said(&["TP1-C-AAAAAAD", "--csv"], "");
    assert!(lost.ends_with("\n3,TP1-C-AAAAAAD,false,,,1,\n"), "{lost}");
    let lost = said(&["3", "--json", "--rules", "classic"], "");
    assert_eq!(
        lost,
        "{\"deal\":3,\"code\":\"TP1-C-AAAAAAD\",\"winnable\":false,\"fewest_draws\":null,\"best_score\":null,\
         \"cards_left\":1,\"line\":null}\n"
    );
}

/// In words, in each language; what can't be won says so. Catches a proven answer that does not say that it is.
#[test]
fn words_tell_par_and_a_line() {
    let begins = [
        "Code: TP1-E-AAAAAAB. Rules: easy.\nBest possible, proven: 14 draws, 758 points.\nA best line, proven:\ntake king of clubs\n",
        "Код: TP1-E-AAAAAAB. Режим: лесен.\nНай-доброто, доказано: 14 тегления, 758 точки.\nНай-добрите ходове, доказано:\nвземи поп спатия\n",
        "Код: TP1-E-AAAAAAB. Правила: лёгкие.\nДоказано, лучше нельзя: 14 карт из запаса, 758 очков.\nЛучшие ходы, доказано:\nвозьми короля треф\n",
    ];
    let lost = [
        "Code: TP1-C-AAAAAAD. Rules: classic.\nCannot be won, proven. At best 1 card is left.\n",
        "Код: TP1-C-AAAAAAD. Режим: класически.\nНе може да се спечели, доказано. В най-добрия случай остава една карта.\n",
        "Код: TP1-C-AAAAAAD. Правила: классические.\nВыиграть нельзя, доказано. В лучшем случае останется одна карта.\n",
    ];
    for ((language, begins), lost) in LANGUAGES.into_iter().zip(begins).zip(lost) {
        let won = said(&["1", "--language", language], "");
        assert!(won.starts_with(begins), "{won}");
        assert_eq!(won.lines().count(), 3 + 28 + 14);
        assert_eq!(said(&["TP1-C-AAAAAAD", "--language", language], ""), lost);
    }
    let streaks = said(&["1", "--rules", "streaks"], "");
    assert_eq!(streaks.lines().nth(2), Some("Fewest draws of any win, proven: 14."));
}

/// The cards of deal 1 in the ways in which cards are said: the same answer, without a code. Catches a way that the game
/// understands and this does not, and cards that are dealt in another order.
#[test]
fn cards_are_understood_in_every_way() {
    let by_number = said(&["1", "--json"], "");
    let cards = by_number.replace("\"deal\":1,\"code\":\"TP1-E-AAAAAAB\"", "\"deal\":null,\"code\":null");
    let notation: Vec<Card> = FIRST.split(' ').map(|card| Card::from_notation(card).unwrap()).collect();
    let written = |rank: fn(Card) -> String, between: &str, suits: [&str; 4]| {
        let card = |card: &Card| rank(*card) + between + suits[card.suit as usize];
        notation.iter().map(card).collect::<Vec<_>>().join(", ")
    };
    let letter = |card: Card| card.rank.letter().to_string();
    let digits = |card: Card| if card.rank.number() == 10 { "10".to_owned() } else { card.rank.letter().to_string() };
    let russian = |card: Card| {
        [
            "туз",
            "двойка",
            "тройка",
            "четвёрка",
            "пятерка",
            "шестёрка",
            "семёрка",
            "восьмёрка",
            "девятка",
            "десятка",
            "валет",
            "дама",
            "король",
        ][card.rank.index()]
        .to_owned()
    };
    let bulgarian = |card: Card| {
        ["асо", "2", "3", "4", "5", "6", "7", "8", "9", "10", "вале", "дама", "поп"][card.rank.index()].to_owned()
    };
    let ways = [
        FIRST.to_owned(),
        FIRST.to_lowercase().replace(' ', "\r\n"),
        written(digits, "", ["♣", "♦", "♥", "♠"]),
        written(letter, " ", ["♧", "♢\u{FE0F}", "♡", "♤"]),
        written(digits, " of ", ["clubs", "diamonds", "hearts", "spades"]),
        written(russian, " ", ["треф", "бубен", "червей", "пик"]),
        written(bulgarian, " ", ["спатия", "каро", "купа", "пика"]),
    ];
    for (input, arguments) in ways.iter().zip([["--json"].as_slice(), &["-", "--json"]].into_iter().cycle()) {
        assert_eq!(said(arguments, input), cards, "{input}");
    }
    let words = said(&["--rules", "classic"], FIRST);
    assert!(words.starts_with("Rules: classic.\nBest possible, proven: 17 draws, 755 points.\n"), "{words}");
}

/// With the joker where deal 1 has it, the cards are deal 1 with its joker. Catches a joker one card off.
#[test]
fn a_joker_lies_where_it_is_put() {
    let with_joker = FIRST.replace(" KH ", " KH joker ");
    let by_number = said(&["TP1-C-AAAAAAB-J", "--csv"], "");
    let by_cards = said(&["--csv", "--rules", "classic,joker"], &with_joker);
    assert_eq!(by_cards, by_number.replace("\n1,TP1-C-AAAAAAB-J,", "\n,,"));
    assert!(DealCode::read("TP1-C-AAAAAAB-J").unwrap().rules.joker == Joker::With);
}

/// What is wrong with cards gets one sentence in each language, and 2. Catches a panic over any text.
#[test]
fn bad_cards_get_one_sentence() {
    let short = FIRST.rsplit_once(' ').unwrap().0;
    let long = "4H ".repeat(30_000);
    let cases: [(&[&str], &str, &str); 16] = [
        (&[], "", "Say a deal, or give 52 cards on standard input."),
        (&["-"], " \n ", "Say a deal, or give 52 cards on standard input."),
        (&[], "4H", "52 cards are needed, not 1."),
        (&[], short, "52 cards are needed, not 51."),
        (&[], &format!("{FIRST} 6C"), "52 cards are needed, not 53."),
        (&[], &format!("{short} 4H"), "This card comes twice: 4 of hearts."),
        (&[], &format!("{short} 11C"), "Card 52 was not understood: 11c."),
        (&[], &format!("{short} draw"), "Card 52 was not understood: draw."),
        (&[], "4H 10", "Card 2 was not understood: 10."),
        (&[], "4H ♣ 5X", "Card 2 was not understood: ♣."),
        (&[], "\u{1b}[2J", "Card 1 was not understood: \u{FFFD}."),
        (&["--language", "bg"], "4К", "Карта номер 1 може да се разбере по няколко начина: 4к."),
        (&[], &format!("{FIRST} joker"), "There is no joker under these rules."),
        (&["--rules", "joker"], FIRST, "Under these rules one joker is needed among the last 23 cards."),
        (
            &["--rules", "joker"],
            &format!("joker {FIRST}"),
            "Under these rules one joker is needed among the last 23 cards.",
        ),
        (&[], &long, "That is far more text than 52 cards take."),
    ];
    for (arguments, input, sentence) in cases {
        let output = tripeaks().arg("solve").args(arguments).write_stdin(input).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert_eq!(said, format!("{sentence}\n").replace("\u{FFFD}", "\u{1b}").replace('\u{1b}', ""), "{arguments:?}");
        assert!(output.stdout.is_empty());
    }
    let output = tripeaks().args(["solve", "-"]).write_stdin(b"\xFF\xFE\0".to_vec()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
}

/// Each of those sentences is whole in every language.
#[test]
fn what_is_wrong_with_cards_is_said_in_each_language() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let card = Card::from_notation("QH").unwrap();
    let written = || "5x".to_owned();
    let all = [
        Undealt::NotACard { place: 7, written: written() },
        Undealt::Unclear { place: 7, written: written() },
        Undealt::Count(51),
        Undealt::Twice(card),
        Undealt::JokerUnwanted,
        Undealt::JokerMissing,
        Undealt::TooLong,
    ];
    for catalogue in LANGUAGES.map(|tag| languages.tagged(tag).unwrap()) {
        for undealt in &all {
            let (text, errors) = catalogue.checked_text(&wording::undealt(undealt), Reader::default());
            assert!(errors.is_empty() && text.ends_with('.'), "{text}: {errors:?}");
        }
    }
}
