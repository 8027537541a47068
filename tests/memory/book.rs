//! The record book.

use std::fs;

use tripeaks::game::DealCode;
use tripeaks::session::{
    Assisted, Course, Days, Dealt, Entry, Fared, Outcome, Patience, Played, Span, Stats, Wish, ranking,
};

use super::damage::heading;
use super::{Room, after_noon, start, type_win, wall, wish};

fn entry(code: &str, player: &str, begun: i64, left: u64, moves: u32) -> Entry {
    let result = Played { code: DealCode::read(code).unwrap(), left, moves, score: 5, assisted: Assisted::No };
    Entry {
        player: player.to_owned(),
        begun: after_noon(begun),
        ended: wall(begun + 1),
        played: result,
        dealt: Dealt::Any,
        course: Some(Course { draws: 14, undos: 2, hints: None, streak: 9 }),
    }
}

const GAME: &str = "TP1-E-AAAAAAB";

/// Fewest cards left, then fewest moves; under streaks the score; among equals the one without help.
#[test]
fn results_are_compared_as_the_document_says() {
    let played = |left, moves| entry(GAME, "a", 0, left, moves).played;
    assert!(played(0, 50).beats(&played(1, 40)));
    assert!(played(3, 40).beats(&played(3, 41)));
    assert!(!played(3, 40).beats(&played(3, 40)));
    let helped = Played { assisted: Assisted::Yes, ..played(3, 40) };
    assert!(played(3, 40).beats(&helped) && !helped.beats(&played(3, 40)));
    let streaks = |score, moves| Played { score, ..entry("TP1-E-AAAAAAB-S", "a", 0, 0, moves).played };
    assert!(streaks(90, 50).beats(&streaks(80, 40)));
}

/// What holds, for all that can be before.
#[test]
fn outcomes_are_judged() {
    let judge = |left, moves, earlier: &[Entry]| Outcome::judge(&entry(GAME, "Ivan", 9, left, moves), earlier);
    let lost = entry(GAME, "Ivan", 1, 3, 40);
    let won = entry(GAME, "Maria", 2, 0, 50);
    let own = entry(GAME, "Ivan", 3, 0, 52);
    assert_eq!(judge(0, 60, &[]), Outcome::FirstWin);
    assert_eq!(judge(0, 60, std::slice::from_ref(&lost)), Outcome::FirstWin);
    assert_eq!(judge(0, 49, &[lost.clone(), won.clone()]), Outcome::Record { until_now: won.clone() });
    let record = Some(won.clone());
    assert_eq!(judge(0, 51, &[lost.clone(), won.clone()]), Outcome::PersonalBest { record: record.clone() });
    assert_eq!(judge(2, 60, &[lost.clone(), won.clone()]), Outcome::PersonalBest { record: record.clone() });
    assert_eq!(judge(3, 40, std::slice::from_ref(&lost)), Outcome::Behind { best: lost.played, record: None });
    assert_eq!(judge(0, 55, &[won, own.clone()]), Outcome::Behind { best: own.played, record });
    // With help, and without: each kind by itself, and only what nobody did before is a first win.
    let help = |mut entry: Entry| {
        entry.played.assisted = Assisted::Yes;
        entry
    };
    let helped = help(entry(GAME, "Ivan", 4, 0, 42));
    let own = entry(GAME, "Ivan", 3, 0, 52);
    let earlier = [own.clone(), helped.clone()];
    assert_eq!(judge(0, 43, &earlier), Outcome::Record { until_now: own.clone() });
    assert_eq!(judge(0, 53, &earlier), Outcome::Behind { best: own.played, record: None });
    assert_eq!(judge(0, 43, std::slice::from_ref(&helped)), Outcome::FirstUnaidedWin);
    let with_help = |moves, earlier: &[Entry]| Outcome::judge(&help(entry(GAME, "Ivan", 9, 0, moves)), earlier);
    assert_eq!(with_help(41, &earlier), Outcome::Record { until_now: helped.clone() });
    assert_eq!(with_help(60, &[own]), Outcome::PersonalBest { record: None });
    assert_eq!(with_help(60, &[]), Outcome::FirstWin);
    let ranked = ranking(vec![helped.clone(), entry(GAME, "ivan", 5, 0, 43), entry(GAME, "Ivan", 3, 0, 52)]);
    assert_eq!(ranked, [entry(GAME, "ivan", 5, 0, 43), helped]);
    // The same game, stuck before: no rival of itself.
    assert_eq!(judge(0, 60, &[entry(GAME, "Ivan", 9, 0, 44)]), Outcome::FirstWin);
}

/// Catches a result that is lost, read twice or read wrongly, whatever the name, and whatever a kill or a hand left.
#[test]
fn the_book_keeps_what_it_is_given() {
    let room = Room::new();
    let store = room.store();
    let entries = [
        entry(GAME, "Ivan", 1, 3, 40),
        entry(GAME, "Ана \"Б\" \\ [[game]]", 2, 0, 44),
        entry("TP1-C-AAAAAAB-JOSTW", "Ivan", 3, 28, 0),
    ];
    for entry in &entries {
        store.add(std::slice::from_ref(entry), Patience::Brief).unwrap();
    }
    let read = || room.store().book().unwrap();
    assert_eq!(read().all(), (entries.to_vec(), Vec::new()));
    assert_eq!(read().of_code(entries[2].played.code), entries[2..]);
    let whole = fs::read_to_string(room.path("records.toml")).unwrap();
    whole.parse::<toml_edit::DocumentMut>().unwrap();
    // Whatever part of a block a kill leaves, the others and the next one count.
    let next = entry(GAME, "Maria", 4, 2, 41);
    let last = whole.rfind("[[result]]").unwrap();
    for length in last..whole.len() {
        fs::write(room.path("records.toml"), &whole.as_bytes()[..length]).unwrap();
        store.add(std::slice::from_ref(&next), Patience::Brief).unwrap();
        let (all, _) = read().all();
        assert!(entries[..2].iter().chain([&next]).all(|entry| all.contains(entry)), "cut at {length}: {all:?}");
    }
    // As a hand would write it.
    let by_hand = "\r\n[[game]]\r\nplayer='Eve' # a friend\r\ncode = 'tp1 e aaaaaab'\r\nleft=0\r\nmoves = 45\r\nscore = 755\r\n\
                   assisted = false\r\nbegun = 2026-01-02T03:04:05Z\r\nended = 2026-01-02T03:14:05Z\r\n";
    fs::write(room.path("records.toml"), format!("# ours\r\nschema = 1\r\n{by_hand}")).unwrap();
    let (all, unread) = read().all();
    assert_eq!((all.len(), unread.len()), (1, 0));
    assert_eq!(
        (all[0].player.as_str(), all[0].played.moves, all[0].ended.date()),
        ("Eve", 45, jiff::civil::date(2026, 1, 2))
    );
    for code in ["tp1 e aaaaaab", "TP1-E-AAAAAAB", "TP1-E-AAAAAAB-WO", "TP1-C-AAAAAAB"] {
        let text = by_hand.replace("tp1 e aaaaaab", code);
        fs::write(room.path("records.toml"), format!("schema = 1\r\n{text}{text}{by_hand}")).unwrap();
        let all = read().all().0;
        assert_eq!(all.len(), if DealCode::read(code) == DealCode::read(GAME) { 1 } else { 2 });
        for entry in all {
            assert!(read().of_code(entry.played.code).contains(&entry), "{code} is not found by its code");
        }
    }
}

/// Merging takes in what is missing, says what differs, and does nothing the second time.
#[test]
fn merging_twice_changes_nothing() {
    let (own, friend) = (Room::new(), Room::new());
    let shared = entry(GAME, "Ivan", 1, 3, 40);
    let better = entry(GAME, "Ivan", 1, 1, 44);
    own.store().add(&[shared.clone(), entry(GAME, "Ivan", 5, 0, 50)], Patience::Brief).unwrap();
    friend
        .store()
        .add(
            &[better.clone(), entry(GAME, "Maria", 2, 0, 44), entry("TP1-E-AAAAAAC", "Maria", 3, 9, 40)],
            Patience::Brief,
        )
        .unwrap();
    let file = friend.path("records.toml");
    let mut conversation = own.sit("en", start(wish(GAME)));
    conversation.greet();
    let line = format!("records merge {}", file.display());
    assert_eq!(
        conversation.hear(&line).text,
        "2 results added. 2 deals have a new record.\n1 result differs; the better one stays."
    );
    let once = fs::read(own.path("records.toml")).unwrap();
    assert_eq!(conversation.hear(&line).text, "Nothing new. Already known: 3.");
    assert_eq!(fs::read(own.path("records.toml")).unwrap(), once);
    assert!(own.store().book().unwrap().all().0.contains(&better));
    assert_eq!(conversation.hear("records merge /nowhere/at all").text, "The file cannot be read: “/nowhere/at all”.");
    fs::write(own.path("letter.txt"), "Dear friend,\n").unwrap();
    let line = format!("records merge \"{}\"", own.path("letter.txt").display());
    assert!(conversation.hear(&line).text.starts_with("Not a record book: "));
}

/// Played, won, in a row, left.
#[test]
fn stats_are_counted() {
    let results = [(0, 50), (3, 40), (0, 44), (0, 45), (10, 30)];
    let results: Vec<Entry> =
        results.into_iter().zip(1..).map(|((left, moves), at)| entry(GAME, "Ivan", at * 10, left, moves)).collect();
    let all = [results.clone(), vec![entry(GAME, "Maria", 1, 0, 44)]].concat();
    let today = wall(0).date();
    let Stats { all: fared, kinds, days } = Stats::of("ivan", &all, today, Span::All);
    let five = Fared { played: 5, won: 3, streak: 0, longest: 2, left: 13, won_lately: 3, ..Fared::default() };
    assert_eq!(fared, Fared { known: 5, chain: 9, draws: 70, undos: 10, ..five });
    assert_eq!((kinds.len(), kinds[0].fared, days), (1, fared, Days::default()));
    let room = Room::new();
    room.store().add(&all, Patience::Brief).unwrap();
    let told = [
        (
            "en",
            "stats",
            "Ivan: 5 games played. Rules: easy. Won: 3, 60 percent. Wins in a row: 0 now, 2 at best. Cards left on average: 2.6. Longest streak: 9. Per game, on average: 14.0 draws, 2.0 undone moves.",
        ),
        (
            "bg",
            "статистика",
            "Ivan: 5 изиграни игри. Режим: лесен. Спечелени: 3, това са 60 процента. Победи подред: 0, най-много 2. Останали карти средно: 2,6. Най-дълга поредица: 9. Средно на игра: тегления 14,0; отменени ходове 2,0.",
        ),
        (
            "ru",
            "статистика",
            "Ivan: сыграно 5 игр. Правила: лёгкие. Побед: 3, это 60 процентов. Побед подряд: 0, больше всего было 2. Осталось карт в среднем: 2,6. Самая длинная серия: 9. В среднем за игру: карт из запаса 14,0; отменённых ходов 2,0.",
        ),
    ];
    for (tag, word, told) in told {
        assert_eq!(room.sit(tag, start(wish(GAME))).hear(word).text.replace('\n', " "), told);
    }
}

/// A book of a later version is left alone; what is no book is set aside, and the result is kept.
#[test]
fn a_strange_book_is_not_written_over() {
    let room = Room::new();
    for (text, told) in [
        (heading(3).as_str(), "The record book is from a newer version: it is left alone, and results are not kept."),
        ("Dear diary\n", "The record book was damaged and is set aside as “records-damaged-1.toml”."),
    ] {
        fs::write(room.path("records.toml"), text).unwrap();
        let mut conversation = room.sit("en", start(wish(GAME)));
        conversation.greet();
        conversation.hear("2d");
        conversation.hear("give up");
        let reply = conversation.hear("yes").text;
        assert!(reply.ends_with(told), "{reply}");
        let kept = if text.starts_with("schema") { "records.toml" } else { "records-damaged-1.toml" };
        assert_eq!(fs::read_to_string(room.path(kept)).unwrap(), text);
    }
    assert_eq!(room.store().book().unwrap().all().0.len(), 1);
}

/// A game that is won, then resumed by a start, is not won twice; a stuck one counts once, at its best.
#[test]
fn one_game_has_one_result() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    assert!(type_win(&mut conversation).contains("First win on this deal!"));
    drop(conversation);
    let mut conversation = room.sit("en", start(Wish::default()));
    assert!(conversation.greet().text.starts_with("The last game was won, "));
    let mut taken = false;
    for _ in 0..24 {
        let fits = conversation.session().game().view().fitting().next().filter(|_| !taken);
        taken |= fits.is_some();
        conversation.hear(&fits.map_or_else(|| "draw".to_owned(), crate::support::signs));
    }
    assert!(taken, "a game that is given up without a take is no result");
    let stuck = conversation.session().game().table().standing();
    conversation.hear("undo 3");
    conversation.hear("give up");
    conversation.hear("yes");
    let (all, _) = room.store().book().unwrap().all();
    assert_eq!(all.len(), 2, "{stuck:?}: {all:?}");
}

/// `new numbered` deals one of the numbered games, with the rules named or those in force.
#[test]
fn numbered_games_are_dealt() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish("TP1-C-7777777")));
    for (line, rules) in
        [("new numbered", "TP1-C-"), ("new numbered easy", "TP1-E-"), ("new open peaks numbered", "TP1-E-")]
    {
        conversation.hear(line);
        let code = conversation.session().game().code();
        assert!((1..=50_000).contains(&code.deal.get()) && code.to_string().starts_with(rules), "{line}: {code}");
    }
}

/// Named games: kept, listed, gone on with, deleted; a question before anything is lost.
#[test]
fn named_games() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    let mut hear = |line: &str| conversation.hear(line).text;
    assert_eq!(hear("games"), "No saved games.");
    hear("2d");
    assert_eq!(hear("save ../../Sunday night"), "Saved: “../../Sunday night”.");
    hear("draw");
    assert_eq!(hear("save ../../sunday NIGHT"), "There is a game called “../../sunday NIGHT”. Replace it? Yes or no.");
    assert_eq!(hear("no"), "Nothing done.");
    assert_eq!(
        hear("load ../../sunday night"),
        "Loaded: “../../Sunday night”. Waste: 2 of diamonds. Stock: 23 cards.\nOn the table: 27 cards. 2 cards fit.\nThe game that was in progress is kept as “TP1-E-AAAAAAB”."
    );
    assert_eq!(hear("load nobody"), "No game is called “nobody”.");
    assert_eq!(hear("games"), "“../../Sunday night”: 1 move, 27 cards left.\n“TP1-E-AAAAAAB”: 2 moves, 27 cards left.");
    assert_eq!(
        hear("load TP1-E-AAAAAAB"),
        "Loaded: “TP1-E-AAAAAAB”. Waste: ace of hearts. Stock: 22 cards.\nOn the table: 27 cards. 2 cards fit.\nThe game that was in progress is kept as “TP1-E-AAAAAAB 2”."
    );
    assert_eq!(hear("undo"), "Undone. Back in the stock: ace of hearts. Waste: 2 of diamonds. 2 cards fit.");
    assert_eq!(hear("games delete TP1-E-AAAAAAB 2"), "Delete the game “TP1-E-AAAAAAB 2”? Yes or no.");
    assert_eq!(hear(""), "Delete the game “TP1-E-AAAAAAB 2”? Yes or no.");
    assert_eq!(hear("yes"), "Deleted: “TP1-E-AAAAAAB 2”.");
    assert_eq!(hear("games delete TP1-E-AAAAAAB 2"), "No game is called “TP1-E-AAAAAAB 2”.");
    let outside = fs::read_dir(room.folder.path()).unwrap().count();
    assert!(room.path("games").is_dir() && outside <= 5);
}

/// Books and settings of every released version are read: the files are never changed, only added to.
#[test]
fn books_and_settings_of_all_versions_are_read() {
    let room = Room::new();
    let saves = format!("{}/tests/saves", env!("CARGO_MANIFEST_DIR"));
    fs::copy(format!("{saves}/v1-records.toml"), room.path("records.toml")).unwrap();
    fs::copy(format!("{saves}/v1-settings.toml"), room.path("settings.toml")).unwrap();
    let (all, unread) = room.store().book().unwrap().all();
    assert_eq!((all.len(), unread.len()), (2, 0));
    assert_eq!((all[0].ended.clone(), all[0].played.moves), (wall(301_250), 48));
    assert_eq!((all[1].player.as_str(), all[1].played.score), ("Ана \"Б\"", -14));
    assert_eq!(all[1].played.assisted, Assisted::Yes);
    let (remembered, faults) = room.store().settings();
    assert_eq!(faults, []);
    assert_eq!((remembered.language.as_deref(), remembered.player.as_deref()), (Some("ru"), Some("Мария")));
    assert_eq!(remembered.settings.detail, tripeaks::session::Detail::Full);
    assert_eq!(remembered.settings.explain, Some(tripeaks::session::Switch::Off));
}

/// Help counts, whatever happens between. Catches a mark that a kill, a save or a load takes away.
#[test]
fn a_game_with_help_is_assisted_for_good() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    let asked = conversation.hear("winnable").text;
    assert_eq!(asked, "A proven answer counts as help in this game. Go on? Yes or no.");
    conversation.hear("no");
    assert_eq!(conversation.session().terms().assisted, Assisted::No);
    conversation.hear("winnable");
    conversation.hear("yes");
    // Nobody is asked twice.
    assert!(conversation.hear("par").text.starts_with("Best possible"));
    drop(conversation);
    let mut conversation = room.sit("en", start(Wish::default()));
    for line in ["save helped", "new 2", "yes", "draw", "load helped"] {
        conversation.hear(line);
    }
    type_win(&mut conversation);
    let (all, _) = room.store().book().unwrap().all();
    let won = all.iter().find(|entry| entry.played.left == 0).unwrap();
    assert_eq!(won.played.assisted, Assisted::Yes);
}

/// A game that was dealt to be won is guessed at as one, at the next sitting too.
#[test]
fn a_winnable_game_stays_one() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(Wish::default()));
    conversation.hear("new winnable");
    conversation.hear("draw");
    let odds = conversation.hear("odds").text;
    assert!(odds.contains("Only deals that can be won are counted."), "{odds}");
    drop(conversation);
    let mut conversation = room.sit("en", start(Wish::default()));
    assert_eq!(conversation.hear("odds").text, odds);
}

/// The best that was possible stands with the records of a game that the player has ended, and never tells about one that
/// is being played. Deal 1 needs 14 draws at least: 772 − 14 = 758 points.
#[test]
fn records_tell_what_was_possible() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    let par = "\nBest possible, proven: 14 draws, 758 points.";
    for line in ["kc", "restart", "yes"] {
        conversation.hear(line);
    }
    assert!(!conversation.hear("records").text.contains("possible"));
    assert!(!conversation.hear("records 1").text.contains("possible"));
    conversation.hear("new 2");
    let told = conversation.hear("records 1").text;
    assert!(told.starts_with("Rules: easy.\nIvan: 27 cards left") && told.ends_with(par), "{told}");
    conversation.hear("player Eve");
    assert!(!conversation.hear("records 1").text.contains("possible"));
    conversation.hear("player Ivan");
    conversation.hear(&format!("new {GAME}"));
    type_win(&mut conversation);
    assert!(conversation.hear("records").text.ends_with(par));
    assert!(!conversation.hear("status").text.contains("Assisted"));
}
