//! What is said of whole heaps of deals, and of one deal outside any game.

use crate::game::{DealCode, DealRange, Rules, Scheme};
use crate::language::{Message, Name};
use crate::session::{LineStep, Undealt};
use crate::solver::{Par, Share, Spread, Surveyed};

use super::outside::outside;
use super::words::Words;
use super::{advice, looks, name, rules};

/// What came of a survey of `deals`, as far as it got, which took so many seconds.
#[must_use]
pub fn surveyed(deals: DealRange, rules: Rules, surveyed: &Surveyed, seconds: f64) -> Words {
    let Surveyed { tally, rest } = surveyed;
    let done = rest.map_or(Some(deals), |rest| deals.before(rest.first()));
    let mut words = vec![done.map(heading).into_iter().chain([rules::named(rules)]).collect()];
    let counted = Message::new("analyze-winnable").number("won", tally.winnable()).number("deals", tally.deals());
    words.extend(tally.share().map(|share| vec![counted, self::share(&share)]));
    words.extend(tally.spread().map(|spread| spread_told(&spread)));
    if rules.scheme == Scheme::Streaks {
        words.push(vec![Message::new("analyze-no-streaks")]);
    }
    words.push(vec![time(tally.deals(), seconds)]);
    words.extend(rest.map(|rest| vec![stopped(rest)]));
    words
}

fn heading(deals: DealRange) -> Message {
    let one = deals.count() == 1;
    let heading = Message::new(if one { "analyze-deal" } else { "analyze-deals" });
    heading.text("first", deals.first().get().to_string()).text("last", deals.last().get().to_string())
}

fn share(share: &Share) -> Message {
    let percent = |share: f64| [decimal(100.0 * share)];
    Message::new("analyze-share")
        .names("share", percent(share.share))
        .names("low", percent(share.low))
        .names("high", percent(share.high))
}

fn spread_told(spread: &Spread) -> Vec<Message> {
    vec![
        Message::new("analyze-draws")
            .number("least", spread.least)
            .number("most", spread.most)
            .names("mean", [decimal(spread.mean)]),
        Message::new("analyze-half")
            .number("lower", spread.lower)
            .number("upper", spread.upper)
            .number("middle", spread.middle),
    ]
}

#[expect(clippy::cast_possible_truncation, reason = "deals a second are few, and a cast of a float saturates")]
#[expect(clippy::cast_precision_loss, reason = "a rate is rounded anyway")]
fn time(deals: u64, seconds: f64) -> Message {
    let rate = (deals as f64 / seconds.max(1e-6)).round() as i64;
    Message::new("analyze-time").names("seconds", [decimal(seconds)]).number("rate", rate)
}

/// A number with two decimals, as the language writes it.
fn decimal(number: f64) -> Name {
    let digits = format!("{number:.2}");
    let (whole, part) = digits.split_once('.').unwrap_or((&digits, "00"));
    Name::Message(Message::new("decimal").text("whole", whole).text("part", part))
}

/// How far a survey is.
#[must_use]
pub fn survey_progress(done: u64, of: u64) -> Message {
    Message::new("analyze-progress").number("done", done).number("deals", of).number("percent", done * 100 / of.max(1))
}

/// Where to go on after a survey was stopped.
#[must_use]
pub fn stopped(rest: DealRange) -> Message {
    Message::new("analyze-stopped").text("rest", format!("{}..{}", rest.first().get(), rest.last().get()))
}

/// The best that can be made of a deal, and a best line, if there is one. Cards that were written out have no code.
#[must_use]
pub fn solved(code: Option<DealCode>, rules: Rules, par: Par, line: Option<&[LineStep]>) -> Words {
    let heading = code.map(looks::code).into_iter().chain([rules::named(rules)]);
    let mut words = vec![heading.collect(), vec![advice::par(par, rules.scheme)]];
    if let (Par::Won { draws, .. }, Scheme::Streaks) = (par, rules.scheme) {
        words.push(vec![Message::new("solve-fewest-draws").number("draws", draws)]);
    }
    if let Some(line) = line {
        words.push(vec![Message::new("solution-begins")]);
        words.extend(line.iter().map(|step| vec![advice::line_step(*step)]));
    }
    words
}

/// Why a list of cards is no deal.
#[must_use]
pub fn undealt(undealt: &Undealt) -> Message {
    let written = |id, place: usize, written: &str| outside(Message::new(id).number("place", place), "name", written);
    match undealt {
        Undealt::NotACard { place, written: card } => written("deck-not-a-card", *place, card),
        Undealt::Unclear { place, written: card } => written("deck-unclear", *place, card),
        Undealt::Count(count) => Message::new("deck-count").number("count", *count),
        Undealt::Twice(card) => Message::new("deck-twice").names("card", [name::card(*card)]),
        Undealt::JokerUnwanted => Message::new("deck-joker-unwanted"),
        Undealt::JokerMissing => Message::new("deck-joker-missing"),
        Undealt::TooLong => Message::new("deck-too-long"),
    }
}
