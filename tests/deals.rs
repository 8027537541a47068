//! Pinned deals and codes: a code deals the same cards for ever.

use tripeaks::ear::{Ear, looks_like_code, read_code};
use tripeaks::game::{
    Card, CodeError, Deal, DealCode, DealNumber, Ends, Rules, Scheme, Spot, Start, StockCard, Variant,
};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::session::{Heard, Wish};

use crate::support::{Seat, hear, tagged};

fn deal(number: u64) -> Deal {
    Deal::new(DealNumber::new(number).unwrap())
}

fn notation(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Every pinned deal of `deals.txt`, card by card. Catches any change of the shuffle, the deck or the seed.
#[test]
fn pinned_deals_stay() {
    let mut count = 0;
    for line in include_str!("deals.txt").lines().filter(|line| !line.starts_with('#')) {
        let (number, cards) = line.split_once(": ").unwrap();
        assert_eq!(notation(*deal(number.parse().unwrap()).deck().cards()), cards, "deal {number}");
        count += 1;
    }
    assert!(count >= 1);
}

/// The twelve cards of the Bulgarian document, and the joker's place in deal 1.
#[test]
fn documented_cards_fall_where_the_document_says() {
    let deal = deal(1);
    let bottom = (18..28).map(|number| deal.card_at(Spot::new(number).unwrap()));
    assert_eq!(notation(bottom), "3S 5S KC 4S 2D AS KD 8H 7C 9S");
    assert_eq!(deal.opening().to_string(), "AC");
    assert_eq!(deal.card_at(Spot::new(13).unwrap()).to_string(), "7S");
    let plain = deal.stock(Rules::default());
    let joker = deal.stock(Rules::default().with(Variant::Joker).unwrap());
    assert_eq!(joker.iter().position(|card| *card == StockCard::Joker), Some(5));
    assert_eq!(joker[4], StockCard::Card(Card::from_notation("KH").unwrap()));
    let rest: Vec<StockCard> = joker.into_iter().filter(|card| *card != StockCard::Joker).collect();
    assert_eq!(rest, plain);
}

/// Deal 3 of the rules page begins and ends as it says.
#[test]
fn deal_3_begins_and_ends_as_told() {
    let cards = notation(*deal(3).deck().cards());
    assert!(cards.starts_with("AH 5C JS 7H JH KS "), "{cards}");
    assert!(cards.ends_with(" 3H 7C 6H KD 3D 6S"), "{cards}");
}

/// 12·1024 + 1·32 + 25 = 12,345: digits are base 32, most significant first.
#[test]
fn codes_are_base_32() {
    let code = DealCode::read("TP1-E-AAAAMBZ").unwrap();
    assert_eq!((code.deal.get(), code.rules), (12_345, Rules::default()));
    assert_eq!(DealCode::read("TP1-C-7777777").unwrap().deal, DealNumber::MAX);
    assert_eq!(DealNumber::MAX.get(), 34_359_738_367);
    assert_eq!(DealNumber::new(34_359_738_368), None);
}

/// Generous reading, canonical printing.
#[test]
fn codes_read_generously_and_print_canonically() {
    let cases = [
        ("TP1-E-AAAAAAB", "TP1-E-AAAAAAB"),
        ("TP1-N-AAAAAAB", "TP1-E-AAAAAAB"),
        ("tp1-c-aaaaaad", "TP1-C-AAAAAAD"),
        ("tp1eaaaaaab", "TP1-E-AAAAAAB"),
        ("tp1eaaaaaabow", "TP1-E-AAAAAAB-OW"),
        (" TP1 – E — AAAA AAB  W O ", "TP1-E-AAAAAAB-OW"),
        ("ТР1-Е-АААААА8", "TP1-E-AAAAAAB"),
        ("TP1-E-AAAA0A1-0", "TP1-E-AAAAOAI-O"),
        ("TP1_E_AAAAAAB_TJS", "TP1-E-AAAAAAB-JST"),
    ];
    for (typed, printed) in cases {
        assert_eq!(read_code(typed).map(|code| code.to_string()), Ok(printed.to_owned()), "{typed}");
    }
}

/// Catches a code that is read, and yet not taken for one where it is typed: one that is spread out.
#[test]
fn codes_are_known_however_they_are_spread() {
    let ear = Ear::new(&Languages::new(LocaleFile::built_in()).0);
    for code in
        ["tp1eaaaaaab", "T - P - 1 - E - A A A A A A B", "TP ______________ 1-E-AAAAAAB", "Т  Р      1 E AAAAAAB"]
    {
        assert_eq!(read_code(code).map(|code| code.to_string()), Ok("TP1-E-AAAAAAB".to_owned()), "{code}");
        assert!(looks_like_code(code), "{code}");
        for tag in ["en", "bg", "ru"] {
            assert!(
                matches!(ear.hear(code, &tagged(tag), None), Heard::PerhapsNew(wish) if wish.deal == DealNumber::new(1)),
                "{code}"
            );
        }
    }
    assert!(!looks_like_code("TP  x1") && !looks_like_code("T P") && !looks_like_code(""));
}

/// What is wrong is named.
#[test]
fn wrong_codes_are_named() {
    use tripeaks::game::Clash;
    let cases = [
        ("", CodeError::NotACode),
        ("TP2-E-AAAAAAB", CodeError::NotACode),
        ("TP1", CodeError::NotACode),
        ("hello", CodeError::NotACode),
        ("TP1-X-AAAAAAB", CodeError::RuleLetter('X')),
        ("TP1-E-AAAAAA", CodeError::Length(6)),
        ("TP1-E", CodeError::Length(0)),
        ("TP1-E-AAAAAAAB", CodeError::Length(8)),
        ("TP1-E-AAAAAAAO", CodeError::Length(8)),
        ("TP1E-AAAAAAAO", CodeError::Length(8)),
        ("TP1-E-AAAAAA9", CodeError::Digit('9')),
        ("TP1-E-AAAAA\u{2660}B", CodeError::Digit('\u{2660}')),
        ("TP1-E-AAAAAAB-X", CodeError::VariantLetter('X')),
        ("TP1-E-AAAAAAB-OO", CodeError::Twice('O')),
        ("TP1-E-AAAAAAB-SL", CodeError::Clash(Clash::Schemes)),
    ];
    for (typed, error) in cases {
        assert_eq!(DealCode::read(typed), Err(error), "{typed}");
    }
}

/// Print and read are inverse over every combination of rules: 2 × 16 × 3 = 96.
#[test]
fn codes_survive_printing_under_all_rules() {
    let mut printed = std::collections::BTreeSet::new();
    for rules in all_rules() {
        let code = DealCode { deal: DealNumber::new(0x1_2345_6789).unwrap(), rules };
        assert_eq!(DealCode::read(&code.to_string()), Ok(code));
        printed.insert(code.to_string());
    }
    assert_eq!(printed.len(), 96);
}

/// Every combination of rules.
pub(crate) fn all_rules() -> Vec<Rules> {
    let switches = [Variant::OpenPeaks, Variant::EmptyWaste, Variant::Joker, Variant::DrawWhenStuck];
    let mut all = Vec::new();
    for ends in [Ends::Joined, Ends::Apart] {
        for scheme in [Scheme::Points, Scheme::Streaks, Scheme::CardsLeft] {
            for on in 0..16 {
                let mut rules = Rules { scheme, ..Rules::plain(ends) };
                for (bit, variant) in switches.iter().enumerate() {
                    if on >> bit & 1 == 1 {
                        rules = rules.with(*variant).unwrap();
                    }
                }
                all.push(rules);
            }
        }
    }
    all
}

/// With an empty waste the opening card lies on top of the stock, and nothing else moves.
#[test]
fn an_empty_waste_moves_one_card() {
    let rules = Rules::default().with(Variant::EmptyWaste).unwrap();
    assert_eq!(rules.start, Start::Empty);
    let (with, without) = (deal(1).stock(rules), deal(1).stock(Rules::default()));
    assert_eq!(with.len(), 24);
    assert_eq!(with[0], StockCard::Card(deal(1).opening()));
    assert_eq!(with[1..], without[..]);
}

/// `new numbered` deals one of 1 to 50,000, whatever else is wished for, in each language. 2³⁴ leaves 19,184 when divided
/// by 50,000; the numbers begin at 1.
#[test]
fn numbered_games_have_numbers() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    let lines = [
        ("en", "new numbered", "TP1-E"),
        ("en", "new numbered classic", "TP1-C"),
        ("en", "new game classic numbered", "TP1-C"),
        ("bg", "нова номерирана", "TP1-C"),
        ("ru", "новая нумерованная лёгкая", "TP1-E"),
    ];
    let fresh = Box::new(|| DealNumber::new(1 << 34).unwrap());
    let mut session = Seat { fresh, ..Seat::default() }.session();
    for (tag, line, rules) in lines {
        hear(&mut session, ear.hear("new 7", &tagged(tag), None));
        hear(&mut session, ear.hear(line, &tagged(tag), None));
        let code = session.game().code();
        assert!(code.to_string().starts_with(rules), "{line}: {code}");
        assert_eq!(code.deal.get(), 19_185, "{line}");
    }
    // Deal 3 cannot be won under classic rules, as the document says; deal 4 is the next.
    let mut numbers = [50_002, 50_003].into_iter().cycle();
    let fresh = move || DealNumber::new(numbers.next().unwrap()).unwrap();
    let nine = Wish { deal: DealNumber::new(9), ..Wish::default() };
    let mut session = Seat { fresh: Box::new(fresh), ..Seat::default() }.wishing(nine).session();
    hear(&mut session, ear.hear("new numbered winnable classic", &tagged("en"), None));
    assert_eq!(session.game().code().deal.get(), 4);
}
