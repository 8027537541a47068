//! What a game leaves for others: its log as text and as HTML, and a sentence to share.

use std::fs;

use tripeaks::session::Wish;
use tripeaks::store::told;

use super::{Room, start, type_win, wish};

const GAME: &str = "TP1-E-AAAAAAB";

/// The file of this name, written by `log` in this room.
fn log(room: &Room, conversation: &mut tripeaks::play::Conversation, name: &str) -> String {
    let path = room.path(name).display().to_string();
    assert_eq!(conversation.hear(&format!("log {path}")).text, format!("Written: “{}”.", told(&room.path(name))));
    fs::read_to_string(room.path(name)).unwrap()
}

/// The deal, the rules, every command and reply. Catches a line that is lost, and the game before it that is not.
#[test]
fn the_log_is_the_game_as_it_was_played() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAD")));
    conversation.greet();
    for line in ["draw", "new TP1-E-AAAAAAB", "yes", "kc", "  5s ", "undo"] {
        conversation.hear(line);
    }
    let expected = "TriPeaks TP1-E-AAAAAAB\n\n\
        The deal\n\n\
        Rules: easy. King and ace are neighbours, both ways. You may draw at any time.\n\
        Score: 500 at the start, 1 off for each move, 100 for each peak.\n\
        Stock: 23 cards; waste: ace of clubs.\n\
        Peak tops: hidden card, hidden card, hidden card;\n\
        row 2: hidden card, hidden card, hidden card, hidden card, hidden card, hidden card;\n\
        row 3: hidden card, hidden card, hidden card, hidden card, hidden card, hidden card, hidden card, hidden card, hidden card;\n\
        bottom row: 3 of spades, 5 of spades, king of clubs, 4 of spades, 2 of diamonds, ace of spades, king of diamonds, 8 of hearts, 7 of clubs, 9 of spades.\n\
        \nThe game\n\n\
        > kc\nTook king of clubs. One card fits.\n\
        > 5s\n5 of spades does not fit on king of clubs. Must be one rank higher or lower.\n\
        > undo\nUndone. Back on the table: king of clubs. Waste: ace of clubs. 3 cards fit.\n";
    assert_eq!(log(&room, &mut conversation, "a.txt"), expected);
    let names: Vec<_> = fs::read_dir(room.folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(!names.iter().any(|name| name.to_string_lossy().contains("new")), "{names:?}");
}

/// What was played before the program was started again is told from the moves. Catches a log with a hole.
#[test]
fn a_resumed_game_has_its_whole_log() {
    let room = Room::new();
    let mut conversation = room.sit("ru", start(wish(GAME)));
    for line in ["король треф", "туз пик", "двойка бубен", "отмени 2", "тяни"] {
        conversation.hear(line);
    }
    drop(conversation);
    let mut conversation = room.sit("ru", start(Wish::default()));
    conversation.greet();
    conversation.hear("счёт");
    let path = room.path("игра.txt");
    conversation.hear(&format!("журнал {}", path.display()));
    let text = fs::read_to_string(path).unwrap();
    let played = "\nИгра\n\n\
        > возьми короля треф\nВзят король треф. Подходит одна карта.\n\
        > возьми туза пик\nВзят туз пик. Подходят две карты.\n\
        > возьми двойку бубен\nВзята двойка бубен. Открылась семёрка пик: ряд 3, место 5. Подходит одна карта.\n\
        > отмени 2\n";
    assert!(text.contains(played), "{text}");
    assert!(
        text.ends_with("> тяни\nИз запаса: туз червей. Подходят две карты. Запас: 22 карты.\n> счёт\n498 очков.\n"),
        "{text}"
    );
}

/// A page that a screen reader can walk through: a title, headings, a list, the language of each reply.
#[test]
fn html_has_headings_and_languages() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    for line in ["<script>&\"", "kc", "language bg", "асо пика", "language en"] {
        conversation.hear(line);
    }
    let html = log(&room, &mut conversation, "Page.HTML");
    for part in [
        "<!DOCTYPE html>\n<html lang=\"en\">\n",
        "<meta charset=\"utf-8\">",
        "<title>TriPeaks TP1-E-AAAAAAB</title>",
        "<h1>TriPeaks TP1-E-AAAAAAB</h1>",
        "<h2>The deal</h2>",
        "<h2>The game</h2>\n<ol>\n<li><p><kbd>&lt;script&gt;&amp;&quot;</kbd></p>",
        "<li><p><kbd>kc</kbd></p><p>Took king of clubs. One card fits.</p></li>",
        "<li><p><kbd>асо пика</kbd></p><p lang=\"bg\">Взехте асо пика. Пасват две карти.</p></li>",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    for tag in ["main", "h1", "h2", "ol", "li", "p", "kbd", "title", "body", "html"] {
        let begun = html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count();
        assert_eq!(begun, html.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

/// A file of the player's is replaced only when the player says so, and a path that can't be is one sentence.
#[test]
fn a_file_is_replaced_only_when_asked() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    let mine = room.path("mine.txt");
    fs::write(&mine, "mine").unwrap();
    let (line, name) = (format!("log {}", mine.display()), told(&mine));
    // What is no log of ours is never replaced.
    let refused = format!("“{name}” is not a log of this game and stays as it is: choose another name.");
    assert_eq!(conversation.hear(&line).text, refused);
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
    let earlier = "TriPeaks TP1-E-AAAAAAC\n";
    fs::write(&mine, earlier).unwrap();
    assert_eq!(conversation.hear(&line).text, format!("There is a file called “{name}”. Replace it? Yes or no."));
    assert_eq!(conversation.hear("no").text, "Nothing done.");
    assert_eq!(fs::read_to_string(&mine).unwrap(), earlier);
    conversation.hear(&line);
    assert_eq!(conversation.hear("yes").text, format!("Written: “{name}”."));
    assert!(fs::read_to_string(&mine).unwrap().starts_with("TriPeaks TP1-E-AAAAAAB\n"));
    let nowhere = room.path("no/where.txt");
    let said = conversation.hear(&format!("log {}", nowhere.display())).text;
    assert_eq!(said, format!("The file cannot be written: “{}”.", told(&nowhere)));
    assert_eq!(conversation.hear("log").text, "Say it in full, for example: log game.html.");
}

/// One sentence with the code, the result and the moves; the best possible only where it gives nothing away. Deal 1 needs
/// 14 draws at least: 772 − 14 = 758 points. Deal 3 cannot be won under classic rules.
#[test]
fn a_game_is_shared_in_a_sentence() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish(GAME)));
    conversation.greet();
    conversation.hear("kc");
    assert_eq!(conversation.hear("share").text, "TriPeaks TP1-E-AAAAAAB: 27 cards left after 1 move.");
    assert!(!conversation.hear("status").text.contains("Assisted"));
    conversation.hear("restart");
    conversation.hear("yes");
    type_win(&mut conversation);
    let view = conversation.session().game().view();
    let result = format!("won in {} moves, {} points", view.moves, view.score);
    let shared = |language: &str, word: &str, conversation: &mut tripeaks::play::Conversation| {
        conversation.hear(&format!("language {language}"));
        conversation.hear(word).text
    };
    let best = "best possible: 758 points";
    assert_eq!(shared("en", "share", &mut conversation), format!("TriPeaks {GAME}: {result}; {best}."));
    let bg = shared("bg", "сподели", &mut conversation);
    assert!(
        bg.starts_with("TriPeaks TP1-E-AAAAAAB: победа в ") && bg.ends_with("; най-доброто възможно: 758 точки."),
        "{bg}"
    );
    let ru = shared("ru", "поделись", &mut conversation);
    assert!(ru.starts_with("TriPeaks TP1-E-AAAAAAB: победа, "), "{ru}");
    assert!(ru.ends_with("; лучший возможный результат: 758 очков."), "{ru}");
    shared("en", "new TP1-C-AAAAAAD", &mut conversation);
    conversation.hear("winnable");
    conversation.hear("yes");
    let lost = conversation.hear("share").text;
    assert!(
        lost.starts_with("TriPeaks TP1-C-AAAAAAD: 28 cards left after 0 moves, with help; this deal can't be won"),
        "{lost}"
    );
    conversation.hear("new TP1-E-AAAAAAB-L");
    conversation.hear("par");
    conversation.hear("yes");
    let said = conversation.hear("share").text;
    assert!(said.ends_with("with help; best possible: a win in 14 draws."), "{said}");
}
