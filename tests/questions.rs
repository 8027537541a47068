//! Questions to the table: what they are understood as, what they answer, and that nothing unseen leaks.

use tripeaks::ear::Ear;
use tripeaks::game::{
    Action, Card, Deal, DealCode, DealNumber, Deck, Faces, Game, Lies, Rank, Row, RuleName, Rules, Seen, Spot, Start,
    StockCard, Table, Target, View,
};
use tripeaks::language::{Languages, LocaleFile, Reader};
use tripeaks::play::Conversation;
use tripeaks::session::{Account, Command, Detail, Heard, LineStep, Query, Report, Settings};
use tripeaks::wording::{self, Context};

use crate::support::{Seat, hear, languages, tagged};

/// A conversation at the table of a code, in a language.
pub(crate) fn at(code: &str, tag: &str, settings: Settings) -> Conversation {
    Seat { settings: Some(settings), ..Seat::at(code, tag) }.conversation()
}

fn answers(tag: &str, lines: &[&str]) -> Vec<String> {
    let mut talk = at("TP1-E-AAAAAAB", tag, Settings::default());
    lines.iter().map(|line| talk.hear(line).text).collect()
}

/// Catches an answer that is wrong, or that is said in another order than the deal's.
#[test]
fn the_table_answers() {
    let said = answers("en", &["kc", "as", "2d", "where 7", "where 2", "where ace of spades", "where queen of clubs"]);
    assert_eq!(
        said[3..],
        [
            "7 of spades: row 3, place 5, middle peak, open.\n7 of clubs: bottom row, place 9, right peak, open.",
            "Already on the waste: 2 of diamonds.",
            "Already gone: ace of spades.",
            "Not in sight: queen of clubs.",
        ]
    );
    let said = answers(
        "en",
        &["covers row 1 place 2", "over 5s", "covers qh", "under 3s", "under row 4 place 10", "under row 1 place 1"],
    );
    assert_eq!(
        said,
        [
            "Hidden card, top of the middle peak, on top: hidden card, row 2, place 3; hidden card, row 2, place 4.\n\
             In all: 9 cards.",
            "5 of spades, on top: nothing.",
            "Not in sight: queen of hearts.",
            "Under 3 of spades: hidden card, row 3, place 1.",
            "Under 9 of spades: hidden card, row 3, place 9.",
            "Under hidden card, top of the left peak: nothing.",
        ]
    );
    let said = answers("en", &["kc", "as", "seen aces", "history", "draw", "history 2", "undo 2", "seen 1", "history"]);
    let once = "\nWhat is unseen lies hidden on the table or in the stock; nobody can tell which.";
    assert_eq!(said[2], format!("Aces: 1 gone, 1 visible, 2 unseen.{once}"));
    assert_eq!(said[3], "Latest first: took ace of spades, took king of clubs.");
    assert!(said[5].starts_with("Latest first: drew ") && said[5].ends_with(", took ace of spades."), "{}", said[5]);
    assert_eq!(said[7], "Aces: 1 gone, 1 visible, 1 unseen, 1 hidden again.");
    assert_eq!(said[8], "Latest first: took king of clubs.");
}

/// Catches "left" taken for a side when it stands alone, or for the memory aid beside a peak.
#[test]
fn left_is_a_side_only_beside_a_peak() {
    let said = answers("en", &["left", "peak left", "left peak"]);
    assert!(said[0].starts_with("11 cards seen, 41 unseen: 2 aces, "), "{}", said[0]);
    assert!(said[1].starts_with("Left peak: 9 cards."));
    assert_eq!(said[1], said[2]);
    assert!(answers("bg", &["остават"])[0].starts_with("Видени карти: 11; невидени 41 карти: две аса, "));
    assert!(answers("ru", &["осталось"])[0].starts_with("Показано карт: 11; ещё не показана 41 карта: два туза, "));
}

/// Catches a question that only one language understands, whose word order matters, or that is taken for an action.
#[test]
fn every_language_asks_the_same() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    let seven = Card::new(Rank::Seven, tripeaks::game::Suit::Spades);
    let card = Target::Card(seven.into());
    let place = Target::Place(Row::Third.place(5).unwrap());
    let table: [(Query, [&str; 3]); 10] = [
        (Query::Where(Target::Rank(Rank::Seven)), ["where 7", "къде 7", "где 7"]),
        (Query::Where(card), ["where is the 7 of spades", "къде е 7 пика", "где лежит семёрка пик"]),
        (Query::Where(card), ["7♠ where", "7 пика къде", "семерка пик где"]),
        (Query::Covers(card), ["covers 7♠", "покрита 7 пика", "чем накрыта семёрка пик"]),
        (Query::Covers(place), ["over row 3 place 5", "покрита ред 3 място 5", "накрыта ряд 3 место 5"]),
        (Query::Under(card), ["under 7s", "под 7 пика", "что под семёркой пик"]),
        (Query::Seen(Rank::Seven), ["seen 7", "видени 7", "вышло 7"]),
        (Query::Seen(Rank::King), ["left kings", "остават попове", "осталось королей"]),
        (Query::Left, ["left", "остават", "осталось"]),
        (Query::History(4), ["history 4", "история 4 хода", "история 4 хода"]),
    ];
    for (query, lines) in table {
        for (tag, line) in ["en", "bg", "ru"].into_iter().zip(lines) {
            assert_eq!(ear.hear(line, &tagged(tag), None), Heard::Command(Command::Ask(query)), "{tag}: {line}");
        }
    }
    let both = vec![Command::Ask(Query::Covers(card)), Command::Ask(Query::Under(card))];
    assert_eq!(ear.hear("покрива 7 пика", &tagged("bg"), None), Heard::Unclear(both));
    let said = answers("bg", &["покрива 3 пика", "под"]);
    assert_eq!(said, ["Може би покрита 3 пика или под 3 пика?", "Под 3 пика: скрита карта, ред 3, място 1."]);
}

/// Catches a question about several cards that does not take a place for its answer.
#[test]
fn which_card_is_answered_by_its_place() {
    let two_alike = |number: &u64| {
        let code = DealCode { deal: DealNumber::new(*number).unwrap(), rules: Rules::default() };
        let view = Game::begin(code).view();
        view.fitting().any(|card| view.fitting().filter(|other| other.rank == card.rank).count() == 2)
    };
    let number = (0..1000).find(two_alike).unwrap();
    let code = DealCode { deal: DealNumber::new(number).unwrap(), rules: Rules::default() };
    let view = Game::begin(code).view();
    let pair = |card: &Card| view.fitting().filter(|other| other.rank == card.rank).count() == 2;
    let chosen = view.fitting().filter(pair).last().unwrap();
    let mut talk = at(&code.to_string(), "en", Settings::default());
    let letter = chosen.rank.letter().to_string().replace('T', "10");
    let asked = talk.hear(&letter).text;
    assert!(asked.starts_with("Which card: "), "{asked}");
    let place = view.spot_of(chosen).unwrap().place();
    assert_eq!(talk.hear("row 4 place 11").text, "Row 4 has 10 places.");
    let heard = talk.hear(&format!("bottom row place {place}"));
    assert!(heard.text.starts_with("Took "), "{}", heard.text);
    assert_eq!(talk.session().game().view().waste, Some(chosen.into()));
}

/// A generator of numbers that is the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

/// The view of a deck after these actions, if all of them are legal.
fn after(deck: &[Card], rules: Rules, actions: &[Action]) -> (View, Vec<LineStep>) {
    let mut table = Table::new(Deal::of_deck(Deck::new(deck).unwrap(), 3), rules);
    let line = LineStep::along(table.clone(), actions.iter().copied());
    let mut seen = Seen::default();
    seen.look(&table);
    for action in actions {
        table.apply(*action).unwrap();
        seen.look(&table);
    }
    (View::new(&table, seen, u32::try_from(actions.len()).unwrap()), line)
}

/// Catches an answer that depends on a card that was never visible: two tables that look the same and have looked the
/// same all along, with the unseen cards shuffled, are asked everything.
#[test]
fn tables_equal_to_the_eye_answer_alike() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let mut dice = Dice(1);
    let (mut pairs, mut shuffled) = (0, 0);
    for number in 0..60 {
        let rules: Rules = [
            Rules::default(),
            Rules::named(&[RuleName::Variant(tripeaks::game::Variant::EmptyWaste)]).unwrap(),
            Rules::named(&[RuleName::Variant(tripeaks::game::Variant::Joker)]).unwrap(),
        ][number % 3];
        assert_eq!(rules.faces, Faces::Hidden);
        let deal = Deal::new(DealNumber::new(u64::try_from(number).unwrap()).unwrap());
        let deck = deal.deck().cards().to_vec();
        let mut table = Table::new(Deal::of_deck(deal.deck().clone(), 3), rules);
        let mut actions = Vec::new();
        for _ in 0..dice.roll(30) {
            let legal = table.legal();
            if legal.is_empty() {
                break;
            }
            let action = legal[dice.roll(legal.len())];
            table.apply(action).unwrap();
            actions.push(action);
        }
        let (view, line) = after(&deck, rules, &actions);
        let known = |card: &Card| {
            view.known_spots.contains(&Some(*card))
                || view.known_stock.contains(&StockCard::Card(*card))
                || view.opening == Some(*card)
        };
        let places: Vec<usize> = (0..52).filter(|place| !known(&deck[*place])).collect();
        let mut other = deck.clone();
        for at in (1..places.len()).rev() {
            other.swap(places[at], places[dice.roll(at + 1)]);
        }
        let (twin, twins_line) = after(&other, rules, &actions);
        assert_eq!((&view, &line), (&twin, &twins_line));
        pairs += 1;
        shuffled += usize::from(other != deck);
        let cards = Card::all().map(|card| Target::Card(card.into()));
        let targets: Vec<Target> =
            cards.chain(Rank::ALL.map(Target::Rank)).chain(Spot::all().map(Target::Place)).collect();
        let about = |target: &Target| [Query::Where(*target), Query::Covers(*target), Query::Under(*target)];
        let queries = targets.iter().flat_map(about).chain(Rank::ALL.map(Query::Seen));
        for query in queries.chain([Query::Left, Query::History(60)]) {
            for tag in ["en", "bg", "ru"] {
                let word = |view: &View| {
                    let report = Report::Answered { query, view: view.clone(), history: line.clone() };
                    let settings = Settings { detail: Detail::Full, ..Settings::default() };
                    let catalogue = languages.tagged(tag).unwrap();
                    let context = Context { settings, language: catalogue.tag(), languages: &[] };
                    let words = wording::word(&Account::of(report), context);
                    let texts =
                        words.iter().flatten().map(|message| catalogue.checked_text(message, Reader::default()));
                    texts.inspect(|(text, errors)| assert!(errors.is_empty(), "{text}: {errors:?}")).collect::<Vec<_>>()
                };
                assert_eq!(word(&view), word(&twin));
            }
        }
    }
    assert!(shuffled > pairs / 2, "{shuffled} of {pairs}");
}

/// Catches a memory aid that does not add up to four of each rank, or a count that differs from the cards named.
#[test]
fn what_is_left_adds_up() {
    let mut talk = at("TP1-E-AAAAAAB", "en", Settings { detail: Detail::Full, ..Settings::default() });
    let mut dice = Dice(5);
    for _ in 0..60 {
        let legal = talk.session().game().table().legal();
        let line = match legal.get(dice.roll(legal.len().max(1))) {
            Some(Action::Take(spot)) => format!("take row {} place {}", spot.row().number(), spot.place()),
            Some(Action::Draw) => "draw".to_owned(),
            None => "undo 5".to_owned(),
        };
        talk.hear(&line);
        let mut unseen = 0;
        for rank in 2..=10 {
            let text = talk.hear(&format!("seen {rank}")).text;
            let counts = text.split('.').next().unwrap().split(|letter: char| !letter.is_ascii_digit());
            let counts: Vec<usize> = counts.filter_map(|count| count.parse().ok()).collect();
            assert_eq!(counts.iter().sum::<usize>(), 4, "{text}");
            unseen += counts[2];
        }
        let left = talk.hear("left").text;
        let of_ranks = left.split(&[',', ':', '.'][..]).filter_map(|part| part.trim().split_once(' '));
        let courts = ["ace", "jack", "queen", "king", "cards seen", "unseen"];
        let of_ranks =
            of_ranks.filter(|(_, rank)| !courts.contains(&rank.trim_end_matches('s')) && !courts.contains(rank));
        let told: usize = of_ranks.filter_map(|(count, _)| count.parse::<usize>().ok()).sum();
        assert_eq!(told, unseen, "{left}");
        let view = talk.session().game().view();
        assert!(view.spots.iter().any(|lies| *lies != Lies::Gone) || view.rules.start == Start::Turned);
    }
}

/// Lines of commands that may be asked about.
const LINES: &[&str] = &[
    "draw",
    "draw 3",
    "undo",
    "undo 3",
    "undo all",
    "take row 3 place 5",
    "take 7",
    "take kc",
    "kc as 2d",
    "board",
    "waste",
    "stock",
    "row 3",
    "peak left",
    "open",
    "moves",
    "status",
    "score",
    "code spell",
    "rules score",
    "rules all",
    "where 7",
    "where 7s",
    "covers 7s",
    "under 3s",
    "seen 7",
    "left",
    "history",
    "history 3",
    "repeat",
    "repeat 2",
    "new",
    "new 123",
    "new classic open-peaks",
    "new winnable",
    "restart",
    "give up",
    "help",
    "help take",
    "now",
    "language bg",
    "detail brief",
    "explain off",
    "cards letters",
    "width 40",
    "gaps on",
    "prompt short",
    "settings",
    "voice on",
    "voice off",
    "voice auto",
    "voice faster",
    "voice test",
    "voice list",
    "stop",
    "say",
    "games",
    "save supper",
    "load supper",
    "player Ivan",
    "records",
    "records 12",
    "stats",
    "hint",
    "odds",
    "winnable",
    "fork",
    "fork go",
    "par",
    "solution",
    "guide",
    "guide off",
    "share",
    "log supper.txt",
    "quit",
];

/// What is asked about is named by a line that says it and nothing else: "did you mean undo 3?" Catches a choice that is
/// offered by a name which is heard as something else, in any language.
#[test]
fn what_is_asked_about_is_named_by_its_line() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for tag in ["en", "bg", "ru"] {
        let asked = |command: &Command| {
            let mut session = Seat::at("TP1-E-AAAAAAB", tag).session();
            let account = hear(&mut session, Heard::Unclear(vec![command.clone()]));
            let own: Vec<String> = languages.all().map(|catalogue| catalogue.tag().to_string()).collect();
            let language = tag.parse().unwrap();
            let context = Context { settings: Settings::default(), language: &language, languages: &own };
            let words = wording::word(&account, context);
            let catalogue = languages.tagged(tag).unwrap();
            words
                .into_iter()
                .flatten()
                .map(|message| catalogue.text_for(&message, Reader::default()))
                .collect::<String>()
        };
        let heard = |line: &str| match ear.hear(line, &tagged("en"), None) {
            Heard::Command(command) => command,
            other => panic!("{line}: {other:?}"),
        };
        let draw = asked(&Command::Draw);
        let (before, after) =
            draw.split_once(&languages.tagged(tag).unwrap().term("command-draw").unwrap().to_owned()).unwrap();
        for command in LINES.iter().copied().map(heard) {
            let text = asked(&command);
            let line = text.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)).unwrap();
            assert_eq!(ear.hear(line, &tagged(tag), None), Heard::Command(command), "{tag}: {line}");
        }
    }
}
