//! A game that is gone through when the program is killed is gone through further at the next start.

use tripeaks::session::Wish;

use super::{Room, start, wish};
use crate::support::type_win;

/// Catches a won game that is gone after a kill while it was watched, a game watched from its deal again, and one that
/// counts twice.
#[test]
fn a_game_that_is_watched_is_watched_on() {
    let languages = [
        ("en", ["watch", "watch next", "watch end", "stats"]),
        ("bg", ["гледай", "гледай напред", "гледай край", "статистика"]),
        ("ru", ["просмотр", "просмотр дальше", "просмотр конец", "статистика"]),
    ];
    for (tag, [watch, next, end, stats]) in languages {
        for won in [true, false] {
            let room = Room::new();
            let code = if won { "TP1-E-AAAAAAB" } else { "TP1-C-AAAAAAM" };
            let mut table = room.sit(tag, start(wish(code)));
            if won {
                type_win(&mut table);
            } else {
                (0..23).for_each(|_| drop(table.hear("draw")));
            }
            let counted = table.hear(stats).text;
            table.hear(watch);
            let told: Vec<String> = (0..6).map(|_| table.hear(next).text).collect();
            drop(table);

            // Three times: after six moves, after eight, and when it is no longer watched.
            let mut table = room.sit(tag, start(Wish::default()));
            let greeting = table.greet().text;
            assert!(greeting.contains('6'), "{greeting}");
            assert_eq!(table.session().view().moves, 6, "{tag}");
            let seventh = table.hear(next).text;
            assert!(!told.contains(&seventh));
            table.hear(next);
            drop(table);
            let mut table = room.sit(tag, start(Wish::default()));
            assert!(table.greet().text.contains('8'));
            assert_eq!(table.hear(stats).text, counted);
            table.hear(end);
            drop(table);
            let mut table = room.sit(tag, start(Wish::default()));
            table.greet();
            assert_eq!(table.session().view().moves, if won { 0 } else { 23 }, "{tag}");
            assert_eq!(table.session().game().code().to_string() == code, !won);
        }
    }
}
