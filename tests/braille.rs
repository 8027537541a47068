//! The form of a reply: a line's width, cards in letters and signs, gaps, the prompt.

use tripeaks::game::{Card, DealCode, DealNumber, Peak, Rules, Spot, Standing};
use tripeaks::play::Conversation;
use tripeaks::session::{CardStyle, Detail, Prompt, Settings, Switch, Width};

use crate::hearing::{TAGS, languages, named};
use crate::questions::at;

/// The game of the documents, three takes into it, with looks at everything; then to its end by drawing.
const DOCUMENTED: [&str; 40] = [
    "board",
    "kc",
    "as",
    "2d",
    "board",
    "moves",
    "open",
    "status",
    "where 7",
    "covers row 1 place 2",
    "under 3s",
    "seen 7",
    "left",
    "history",
    "peak 2",
    "row 3",
    "row 3 place 5",
    "waste",
    "stock",
    "score",
    "code",
    "code spell",
    "rules",
    "help",
    "help take",
    "9s",
    "qh",
    "undo",
    "undo",
    "draw",
    "draw",
    "draw",
    "7",
    "give",
    "new 99999999999999",
    "row 9",
    "language xx",
    "width 5",
    "don't draw",
    "quit",
];

/// Every reply of the documented game, in a language with these settings.
fn replies(tag: &str, settings: Settings) -> Vec<String> {
    let mut talk: Conversation = at(&DealCode::read("TP1-E-AAAAAAB").unwrap().to_string(), tag, settings);
    let greeting = talk.greet().text;
    std::iter::once(greeting).chain(DOCUMENTED.map(|line| talk.hear(line).text)).collect()
}

/// Catches a line longer than the display where it could be broken, a card's name broken in two, and words lost.
#[test]
fn lines_fit_the_width() {
    let languages = languages();
    for tag in TAGS {
        let name = |card: Card| languages.tagged(tag).unwrap().text(&named(card));
        let names: Vec<String> = Card::all().map(name).collect();
        for detail in Detail::ALL {
            for cards in CardStyle::ALL {
                let settings = Settings { detail, cards, gaps: Switch::On, ..Settings::default() };
                let free = replies(tag, settings);
                for width in [20, 32, 40, 80] {
                    let settings = Settings { width: Width::new(width), ..settings };
                    for (reply, free) in replies(tag, settings).iter().zip(&free) {
                        assert_eq!(reply.replace('\n', " "), free.replace('\n', " "), "{tag} at {width}");
                        for line in reply.lines() {
                            let fits = line.chars().count() <= usize::try_from(width).unwrap();
                            let name = |line: &str| names.iter().any(|name| line.to_lowercase().starts_with(name));
                            assert!(fits || !line.contains(' ') || name(line), "{tag} at {width}: {line}");
                        }
                        for name in names.iter().filter(|name| free.contains(*name)) {
                            let broken = name.replace(' ', "\n");
                            assert!(!reply.contains(&broken) || !name.contains(' '), "{tag} at {width}: {reply}");
                        }
                    }
                }
            }
        }
    }
}

/// Catches a setting that is said and not done, in any language.
#[test]
fn the_text_is_set() {
    let table = [
        ("en", "cards letters", "cards signs", "width 20", "gaps on", "prompt state", "prompt none"),
        ("bg", "карти букви", "карти знаци", "ширина 20", "празни вкл", "покана състояние", "покана нищо"),
        ("ru", "карты буквы", "карты знаки", "ширина 20", "пустые вкл", "приглашение состояние", "приглашение ничего"),
    ];
    for (tag, letters, signs, width, gaps, state, none) in table {
        let mut talk = at("TP1-E-AAAAAAB", tag, Settings::default());
        let prompt = talk.prompt();
        assert_eq!(prompt, "> ");
        talk.hear(letters);
        assert_eq!(talk.session().settings().cards, CardStyle::Letters, "{tag}");
        talk.hear(signs);
        assert_eq!(talk.session().settings().cards, CardStyle::Signs, "{tag}");
        talk.hear(width);
        assert_eq!(talk.session().settings().width, Width::new(20), "{tag}");
        talk.hear(gaps);
        assert_eq!(talk.session().settings().gaps, Switch::On, "{tag}");
        talk.hear(state);
        assert_eq!(talk.session().settings().prompt, Prompt::State, "{tag}");
        assert_eq!(
            talk.prompt(),
            ["ac 23 3> ", "ас 23 3> ", "тт 23 3> "][TAGS.iter().position(|it| *it == tag).unwrap()]
        );
        talk.hear(none);
        assert_eq!(talk.prompt(), "", "{tag}");
    }
    assert_eq!(Width::new(9), None);
}

/// Catches a card that a voice would have to read out in letters, since they are set for the display.
#[test]
fn a_voice_names_the_cards_that_a_display_shows_in_letters() {
    let table = [
        ("en", "Took kc. One card fits.", "Took king of clubs. One card fits."),
        ("bg", "Взехте пс. Пасва една карта.", "Взехте поп спатия. Пасва една карта."),
        ("ru", "Взят кт. Подходит одна карта.", "Взят король треф. Подходит одна карта."),
    ];
    for (tag, text, aloud) in table {
        let mut talk = at("TP1-E-AAAAAAB", tag, Settings { cards: CardStyle::Letters, ..Settings::default() });
        let reply = talk.hear("k♣");
        assert_eq!((reply.text.as_str(), reply.aloud[0].text.as_str()), (text, aloud));
        assert_eq!(talk.hear("repeat").aloud[0].text, aloud);
    }
}

/// Catches a take that is long to hear, in whole games in every language: at brief detail a plain one is at most four
/// words, at normal detail that and how many cards fit, and one that turns up a card, which English names in three words,
/// seventeen. One of a long streak or near the end, that clears a peak, ends the game or turns up two cards has more to tell.
#[test]
fn a_plain_take_is_told_in_few_words() {
    for tag in TAGS {
        let (mut takes, mut words) = (0, 0);
        for number in 0..40 {
            let code = DealCode { deal: DealNumber::new(number).unwrap(), rules: Rules::default() };
            let mut talk = at(&code.to_string(), tag, Settings::default());
            let mut brief = at(&code.to_string(), tag, Settings { detail: Detail::Brief, ..Settings::default() });
            for _ in 0..51 {
                let view = talk.session().game().view();
                let line = match view.fitting().last().and_then(|card| view.spot_of(card)) {
                    Some(spot) => format!("take row {} place {}", spot.row().number(), spot.place()),
                    None => "draw".to_owned(),
                };
                let (reply, short) = (talk.hear(&line).text, brief.hear(&line).text);
                let after = talk.session().game().view();
                let turned_up =
                    Spot::all().filter(|spot| view.at(*spot).card().is_none() && after.at(*spot).card().is_some());
                let cleared = Peak::ALL.iter().any(|peak| after.is_cleared(*peak) && !view.is_cleared(*peak));
                let turned_up = turned_up.count();
                let notable = cleared || after.streak > 3 || after.left() < 6;
                let plain = after.standing == Standing::Playing && !notable && turned_up < 2;
                if line != "draw" && plain {
                    takes += 1;
                    words += reply.split_whitespace().count();
                    assert!(reply.split_whitespace().count() <= 7 + 10 * turned_up, "{tag}: {reply}");
                    let fits = after.fitting().next().is_some();
                    assert!(!fits || turned_up > 0 || short.split_whitespace().count() <= 4, "{tag}: {short}");
                }
            }
        }
        assert!(takes > 100 && words / takes <= 10, "{tag}: {words} words in {takes} takes");
    }
}

/// Catches a gap that is left out, so that a place would be counted wrongly by ear.
#[test]
fn gaps_keep_the_places() {
    let mut talk = at("TP1-E-AAAAAAB", "en", Settings { gaps: Switch::On, ..Settings::default() });
    for line in ["kc", "as", "2d"] {
        talk.hear(line);
    }
    let row = talk.hear("row 4").text;
    assert_eq!(
        row,
        "Bottom row: 3 of spades, 5 of spades, gap, 4 of spades, gap, gap, king of diamonds, 8 of hearts, 7 of clubs, \
         9 of spades."
    );
    talk.hear("detail brief");
    assert!(talk.hear("row 4").text.contains("4 of spades, 2 gaps, king"));
}
