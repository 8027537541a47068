//! Sentences of the documents and of the sheet of words, letter for letter.

use tripeaks::game::{Card, Rank, StockCard, Suit};
use tripeaks::play::Conversation;

use crate::support::{conversation, signs};

const LANGUAGES: [&str; 3] = ["en", "bg", "ru"];

/// All lines of a reply as one.
fn hear(conversation: &mut Conversation, line: &str) -> String {
    conversation.hear(line).text.replace('\n', " ")
}

/// Types the lines into a game and returns the reply to the last one.
fn last(code: &str, language: &str, lines: &[&str]) -> String {
    let (mut conversation, _) = conversation(code, language);
    lines.iter().map(|line| hear(&mut conversation, line)).last().unwrap()
}

/// The refusals of deal 1 in the order English, Bulgarian, Russian; what is typed first is understood in all of them.
const REFUSED: [(&[&str], [&str; 3]); 12] = [
    (
        &["take 3♠"],
        [
            "3 of spades does not fit on ace of clubs. Must be one rank higher or lower.",
            "3 пика не пасва върху асо спатия. Нужна е карта с един ранг по-висока или по-ниска.",
            "Тройка пик не ложится на туза треф. Нужна карта на ранг выше или ниже.",
        ],
    ),
    (
        &["take row 3 place 5"],
        [
            "That card is blocked. On top: 2 of diamonds, ace of spades.",
            "Тази карта е блокирана. Отгоре: 2 каро, асо пика.",
            "Эта карта заблокирована. Сверху: двойка бубен, туз пик.",
        ],
    ),
    // Nothing that covers the top of a peak is visible: no more is said.
    (&["take row 1 place 2"], ["That card is blocked.", "Тази карта е блокирана.", "Эта карта заблокирована."]),
    (&["ac"], ["Already on the waste: ace of clubs.", "Вече е в купчината: асо спатия.", "Уже в сбросе: туз треф."]),
    (&["2d", "ac"], ["Already gone: ace of clubs.", "Вече не е на масата: асо спатия.", "Уже не на столе: туз треф."]),
    (
        &["kc", "a♠", "kc"],
        ["Already gone: king of clubs.", "Вече не е на масата: поп спатия.", "Уже не на столе: король треф."],
    ),
    (&["queen"], ["No open queens.", "Няма открити дами.", "Открытых дам нет."]),
    (&["6"], ["No open sixes.", "Няма открити шестици.", "Открытых шестёрок нет."]),
    (&["undo"], ["Nothing to undo.", "Няма какво да се отмени.", "Отменять нечего."]),
    (&["kc", "undo", "undo"], ["Nothing to undo.", "Няма какво да се отмени.", "Отменять нечего."]),
    (&["joker"], ["Not in sight: joker.", "Не се вижда: жокер.", "Не видно джокера."]),
    (&["explain off", "3♠"], ["No.", "Не.", "Нет."]),
];

/// Catches a refusal that is worded otherwise than documented, counts as a move, or changes the table.
#[test]
fn refusals_are_said_as_documented_and_do_not_count() {
    for (lines, sentences) in REFUSED {
        for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
            let (mut conversation, _) = conversation("TP1-E-AAAAAAB", language);
            let (refused, before) = lines.split_last().unwrap();
            for line in before {
                drop(conversation.hear(line));
            }
            let view = conversation.session().game().view();
            assert_eq!(hear(&mut conversation, refused), sentence, "{language}: {lines:?}");
            assert_eq!(conversation.session().game().view(), view, "{language}: {lines:?}");
        }
    }
}

/// Catches several cards of a rank, none of which fits, that are asked about or not all named; and a covered card that is
/// seen under open peaks and refused as if it were not. Under classic a king does not fit on an ace.
#[test]
fn refusals_name_every_card_concerned() {
    let several = [
        "King of clubs and king of diamonds do not fit on ace of clubs. Must be one rank higher or lower.",
        "Поп спатия и поп каро не пасват върху асо спатия. Нужна е карта с един ранг по-висока или по-ниска.",
        "Король треф и король бубен не ложатся на туза треф. Нужна карта на ранг выше или ниже.",
    ];
    let covered = [
        "No open queens. Covered: queen of spades, queen of diamonds, queen of clubs.",
        "Няма открити дами. Покрити: дама пика, дама каро, дама спатия.",
        "Открытых дам нет. Накрыты: дама пик, дама бубен, дама треф.",
    ];
    let blocked = [
        "That card is blocked. On top: 2 of diamonds, ace of spades.",
        "Тази карта е блокирана. Отгоре: 2 каро, асо пика.",
        "Эта карта заблокирована. Сверху: двойка бубен, туз пик.",
    ];
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        assert_eq!(joined(&last("TP1-C-AAAAAAB", language, &["king"])), joined(several[at]));
        assert_eq!(joined(&last("TP1-C-AAAAAAB-O", language, &["queen"])), joined(covered[at]));
        assert_eq!(joined(&last("TP1-C-AAAAAAB-O", language, &["7♠"])), joined(blocked[at]));
    }
}

/// Lists are joined by commas or by "and": which of them is the language's choice and is not held here.
fn joined(text: &str) -> String {
    [" and ", " и ", " или "].iter().fold(text.to_owned(), |text, word| text.replace(word, ", "))
}

/// Catches a forbidden draw that does not say what fits: of K♣, 2♦, K♦ the leftmost.
#[test]
fn a_forbidden_draw_names_a_card_that_fits() {
    let sentences = [
        "Cannot draw now: king of clubs fits.",
        "Сега не се тегли: поп спатия пасва.",
        "Тянуть нельзя: подходит король треф.",
    ];
    for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
        assert_eq!(last("TP1-E-AAAAAAB-T", language, &["draw"]), sentence);
    }
}

/// Names of cards, written out: rank by rank, suit by suit.
fn name(language: &str, card: Card) -> String {
    let ranks = match language {
        "en" => ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"],
        "bg" => ["асо", "2", "3", "4", "5", "6", "7", "8", "9", "10", "вале", "дама", "поп"],
        _ => [
            "туза",
            "двойки",
            "тройки",
            "четвёрки",
            "пятёрки",
            "шестёрки",
            "семёрки",
            "восьмёрки",
            "девятки",
            "десятки",
            "валета",
            "дамы",
            "короля",
        ],
    };
    let suits = match language {
        "en" => ["clubs", "diamonds", "hearts", "spades"],
        "bg" => ["спатия", "каро", "купа", "пика"],
        _ => ["треф", "бубен", "червей", "пик"],
    };
    let rank = ranks[Rank::ALL.iter().position(|rank| *rank == card.rank).unwrap()];
    let suit = suits[Suit::ALL.iter().position(|suit| *suit == card.suit).unwrap()];
    if language == "en" { format!("{rank} of {suit}") } else { format!("{rank} {suit}") }
}

/// Catches words from which it can be told whether an unseen card hides in the tableau or in the stock: for all 18 and 23
/// of deal 1, the very same sentence, with the name in the case that it wants; before and after a draw that is undone.
#[test]
fn an_unseen_card_is_not_in_sight_wherever_it_hides() {
    for language in LANGUAGES {
        let begins = match language {
            "en" => "Not in sight: ",
            "bg" => "Не се вижда: ",
            _ => "Не видно ",
        };
        let (mut conversation, _) = conversation("TP1-E-AAAAAAB", language);
        let deal = conversation.session().game().table().deal().clone();
        let cards = deal.deck().cards();
        let unseen = cards[..18].iter().chain(&cards[29..]);
        assert_eq!(unseen.clone().count(), 41);
        for card in unseen {
            assert_eq!(hear(&mut conversation, &signs(*card)), format!("{begins}{}.", name(language, *card)));
        }
        // The ace of hearts is drawn and put back: it has been seen, and yet no one can point at it.
        conversation.hear("draw");
        conversation.hear("undo");
        assert_eq!(StockCard::Card(cards[29]), StockCard::Card(Card::new(Rank::Ace, Suit::Hearts)));
        assert_eq!(hear(&mut conversation, "ah"), format!("{begins}{}.", name(language, cards[29])));
    }
}

/// Catches an emptied stock that is not said to be, and a dead end that is not announced or offers no way out. Deal 12
/// under classic, every card drawn and none taken: 23 draws, 477 points, 28 cards left; once only the offer.
#[test]
fn a_dead_end_is_said_as_documented() {
    let sentences = [
        ("No more possible moves.", "Undo or start a new game.", "The stock is empty."),
        ("Няма повече възможни ходове.", "Отменете ход или започнете нова игра.", "Тестето за теглене е празно."),
        ("Больше нет возможных ходов.", "Отмените ход или начните новую игру.", "Запас пуст."),
    ];
    for (language, (stuck, offer, empty)) in LANGUAGES.into_iter().zip(sentences) {
        let (mut conversation, _) = conversation("TP1-C-AAAAAAM", language);
        let said: Vec<String> = (0..24).map(|_| hear(&mut conversation, "draw")).collect();
        assert!(said[..22].iter().all(|said| !said.contains(stuck)), "{said:?}");
        assert!(said[22].contains(stuck) && said[22].ends_with(offer), "{}", said[22]);
        assert!(said[23].starts_with(empty), "{}", said[23]);
        assert_eq!(conversation.session().game().view().score, 477);
        conversation.hear("undo");
        let again = hear(&mut conversation, "draw");
        assert!(again.contains(stuck) && !again.contains(offer), "{again}");
    }
}

/// Catches numbers that do not agree: the stock of deal 1 counted down from 23 to none.
#[test]
fn the_stock_is_counted_in_words_that_agree() {
    let bulgarian = |count: usize| if count == 1 { "карта" } else { "карти" };
    let english = |count: usize| if count == 1 { "card" } else { "cards" };
    let russian = |count: usize| match count {
        1 | 21 => "карта",
        2..=4 | 22 | 23 => "карты",
        _ => "карт",
    };
    let printed =
        |count: usize, small: [&str; 2]| small.get(count - 1).map_or(count.to_string(), |&word| word.to_owned());
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        let (mut conversation, _) = conversation("TP1-E-AAAAAAB", language);
        for count in (1..=23).rev() {
            let wanted = match at {
                0 => format!("Stock: {count} {}.", english(count)),
                1 => format!("Тесте: {} {}.", printed(count, ["една", "две"]), bulgarian(count)),
                _ => format!("Запас: {} {}.", printed(count, ["одна", "две"]), russian(count)),
            };
            assert_eq!(hear(&mut conversation, "stock"), wanted);
            conversation.hear("draw");
        }
    }
}

/// Catches a board that differs by a letter from the Bulgarian document's two paragraphs when its lines are joined.
#[test]
fn the_boards_joined_are_the_documents_paragraphs() {
    let first = "Тесте за теглене: 23 карти; купчина за изхвърлени карти: асо спатия. Най-горни карти на върховете: скрита карта, скрита карта, скрита карта; ред 2: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта; ред 3: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта; долен ред: 3 пика, 5 пика, поп спатия, 4 пика, 2 каро, асо пика, поп каро, 8 купа, 7 спатия, 9 пика.";
    let second = "Тесте за теглене: 23 карти; купчина за изхвърлени карти: 2 каро. Най-горни карти на върховете: скрита карта, скрита карта, скрита карта; ред 2: скрита карта, скрита карта, скрита карта, скрита карта, скрита карта, скрита карта; ред 3: скрита карта, скрита карта, скрита карта, скрита карта, 7 пика, скрита карта, скрита карта, скрита карта, скрита карта; долен ред: 3 пика, 5 пика, 4 пика, поп каро, 8 купа, 7 спатия, 9 пика.";
    assert_eq!(last("TP1-E-AAAAAAB", "bg", &["маса"]), first);
    assert_eq!(last("TP1-E-AAAAAAB", "bg", &["R♣", "A♠", "2♦", "маса"]), second);
}
