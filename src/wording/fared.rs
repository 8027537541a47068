//! How a player has fared: in all games, then by rules, and apart for games with help.

use crate::language::Message;
use crate::session::{Assisted, Fared, Kind, Span, Stats};

use super::memory::number;
use super::outside::named;
use super::rules;
use super::words::Words;

/// All games in a line, and each kind in a line of its own; one kind together with all.
pub(super) fn fared(player: &str, span: Span, stats: &Stats) -> Words {
    let Stats { all, kinds, days } = stats;
    let days = (days.longest > 0).then(|| {
        let days = Message::new("stats-days").number("count", number(days.now)).number("longest", number(days.longest));
        vec![days]
    });
    let head = named(if span == Span::All { "stats-played" } else { "stats-week" }, player);
    let head = head.number("count", number(all.played));
    let mut words: Words = match kinds.as_slice() {
        [] if span == Span::All => vec![vec![named("stats-none", player)]],
        [] => vec![vec![head]],
        [one] => {
            let line = std::iter::once(head).chain(kind(one)).chain(details(&one.fared));
            vec![line.collect()]
        }
        several => {
            let line = |one: &Kind| {
                let games = Message::new("stats-games").number("count", number(one.fared.played));
                kind(one).chain([games]).chain(details(&one.fared)).collect()
            };
            let first = std::iter::once(head).chain(wins(all)).collect();
            std::iter::once(first).chain(several.iter().map(line)).collect()
        }
    };
    words.extend(days);
    words
}

/// The rules, and whether there was help.
fn kind(kind: &Kind) -> impl Iterator<Item = Message> {
    let assisted = (kind.assisted == Assisted::Yes).then(|| Message::new("status-assisted"));
    std::iter::once(rules::named(kind.rules)).chain(assisted)
}

fn wins(fared: &Fared) -> [Message; 2] {
    let percent = (fared.won * 100 + fared.played / 2) / fared.played.max(1);
    [
        Message::new("stats-won").number("count", number(fared.won)).number("percent", number(percent)),
        Message::new("stats-streak").number("count", number(fared.streak)).number("longest", number(fared.longest)),
    ]
}

/// What some games come to: the wins, the last twenty where there are more, then what is known of how they went.
fn details(fared: &Fared) -> Vec<Message> {
    let mut said: Vec<Message> = wins(fared).into();
    if fared.played > Fared::LATELY {
        let percent = fared.won_lately * 100 / Fared::LATELY;
        let last = Message::new("stats-last").number("games", number(Fared::LATELY));
        said.insert(1, last.number("count", number(fared.won_lately)).number("percent", number(percent)));
    }
    said.push(tenths(Message::new("stats-left"), "whole", "tenth", fared.left, fared.played));
    if fared.known > 0 {
        said.push(Message::new("stats-chain").number("count", fared.chain));
        let draws = tenths(Message::new("stats-went"), "draws", "draws-tenth", fared.draws, fared.known);
        said.push(tenths(draws, "undos", "undos-tenth", fared.undos, fared.known));
        if fared.known < fared.played {
            let known = Message::new("stats-known").number("known", number(fared.known));
            said.push(known.number("count", number(fared.played)));
        }
    }
    said
}

/// A message with an average, rounded to tenths, in two numbers.
fn tenths(message: Message, whole: &'static str, tenth: &'static str, sum: u64, count: usize) -> Message {
    let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
    let tenths = (sum * 10 + count / 2) / count;
    message.text(whole, (tenths / 10).to_string()).text(tenth, (tenths % 10).to_string())
}
