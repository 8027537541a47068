//! The guide beside what is remembered: whom it is offered to, and what becomes of the game in progress.

use tripeaks::session::{Assisted, Dealt, Detail, Entry, Patience, Played, Wish};
use tripeaks::session::{Setting, Shelf};

use super::faults::Faulty;
use super::{Room, after_noon, start, wall, wish};

const OFFER: &str = "To learn the game by ear, type: guide.";

fn greeting(room: &Room) -> String {
    room.sit("en", start(Wish::default())).greet().text
}

/// Catches an offer that is made again, or to someone who has played, set something or has records here.
#[test]
fn only_the_very_first_start_offers_it() {
    let room = Room::new();
    let first = greeting(&room);
    assert!(first.starts_with(&format!("{OFFER}\nNew game.")), "{first}");
    for _ in 0..2 {
        let next = greeting(&room);
        assert!(!next.contains(OFFER) && next.ends_with("\nFor the commands, type: help."), "{next}");
    }
    let set = Room::new();
    set.store().remember(&Setting::Detail(Detail::Full)).unwrap();
    assert!(!greeting(&set).contains(OFFER));
    let recorded = Room::new();
    let code = tripeaks::game::DealCode::read("TP1-E-AAAAAAB").unwrap();
    let played = Played { code, left: 0, moves: 41, score: 759, assisted: Assisted::No };
    let (begun, ended) = (after_noon(0), wall(1));
    let entry = Entry { player: "Ivan".to_owned(), begun, ended, played, dealt: Dealt::Any, course: None };
    recorded.store().add(&[entry], Patience::Brief).unwrap();
    assert!(!greeting(&recorded).contains(OFFER));
    let damaged = Room::new();
    std::fs::write(damaged.path("game.toml"), "?").unwrap();
    assert!(!greeting(&damaged).contains(OFFER));
}

/// Catches a game in progress that is lost to the guide where it can't be kept, and a guide that nobody can start.
#[test]
fn a_game_that_cannot_be_kept_is_not_left() {
    let room = Room::new();
    let mut conversation = room.sit_with(Faulty::full(0).files(), "en", start(wish("TP1-E-AAAAAAC")));
    conversation.greet();
    conversation.hear("draw");
    let view = conversation.session().game().view();
    let refused = conversation.hear("guide").text;
    assert_eq!(refused, "The game in progress cannot be kept: first new, then guide.");
    assert_eq!(conversation.session().game().view(), view);
    assert!(!conversation.session().is_guided());
    conversation.hear("new");
    conversation.hear("yes");
    conversation.hear("guide");
    assert!(conversation.session().is_guided());
}

/// Catches undo history, or anything else of the game that was put aside, that the guide costs.
#[test]
fn the_game_put_aside_comes_back_whole() {
    let room = Room::new();
    let mut conversation = room.sit("en", start(wish("TP1-E-AAAAAAC")));
    conversation.greet();
    for line in ["draw", "draw", "undo", "draw"] {
        conversation.hear(line);
    }
    let steps = conversation.session().game().steps().to_vec();
    for line in ["guide", "board", "open", "draw", "load TP1-E-AAAAAAC"] {
        conversation.hear(line);
    }
    assert_eq!(conversation.session().game().steps(), steps);
    assert!(!conversation.session().is_guided());
}
