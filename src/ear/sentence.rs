//! A line as a sentence of one language: its parts, and what they come to.

use crate::game::{Card, Peak, Rank, Row, StockCard, Suit, Target};
use crate::session::{Command, Misheard};

use super::deed;
use super::grammar::{self, Reading};
use super::lexicon::Phrase;
use super::meaning::Meaning;
use super::part::Part;
use super::rows::{Atom, ROWS, SentenceRow};
use super::taking;

/// The most parts of a sentence; what is longer is no sentence that anybody says to a table.
const MOST_PARTS: usize = 24;

/// What a sentence comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// These commands, each as likely; mostly one.
    Commands(Vec<Command>),
    /// One of these, perhaps: it is asked about.
    Unsure(Vec<Command>),
    /// The form of a command, with a mistake in it.
    Wrong(Misheard),
}

/// The parts of a sentence, without what changes nothing.
pub(super) struct Sentence {
    pub(super) parts: Vec<Phrase>,
}

impl Sentence {
    /// The sentence of these phrases; none where one is not known, where nothing is left, or where it is too long.
    pub(super) fn of(phrases: Vec<Phrase>) -> Option<Sentence> {
        if phrases.iter().any(Vec::is_empty) {
            return None;
        }
        let idle = |phrase: &Phrase| phrase.iter().all(|meaning| *meaning == Meaning::Part(Part::Aside));
        let mut parts: Vec<Phrase> = phrases.into_iter().filter(|phrase| !idle(phrase)).collect();
        // "And now the king": what a sentence begins with joins it to the one before.
        if parts.first().is_some_and(|first| is(first, Part::And)) {
            parts.remove(0);
        }
        let listed =
            parts.iter().all(|part| is(part, Part::And) || part.iter().any(|it| matches!(it, Meaning::Card(_))));
        for part in parts.iter_mut().filter(|part| part.iter().any(|meaning| matches!(meaning, Meaning::Part(_)))) {
            // A word that joins others is no letter of a card, nor is an "ah", unless all are cards: "kc, as, 2d".
            part.retain(|meaning| !matches!(meaning, Meaning::Rank(_) | Meaning::Suit(_)));
            part.retain(|meaning| matches!(meaning, Meaning::Card(_)) == listed || is_part(meaning, listed));
        }
        let fits = (1..=MOST_PARTS).contains(&parts.len());
        fits.then(|| Sentence { parts: counted(joined_places(joined_cards(parts))) })
    }

    /// The same without the parts that may change nothing.
    pub(super) fn bare(&self) -> Sentence {
        let parts = self.parts.iter().filter(|part| !is(part, Part::Aside)).cloned().collect();
        Sentence { parts: counted(joined_places(joined_cards(parts))) }
    }

    /// What the sentence comes to, if every part of it has its place.
    pub(super) fn meant(&self) -> Option<Meant> {
        self.meant_as_it_is().or_else(|| self.bare().meant_as_it_is())
    }

    fn meant_as_it_is(&self) -> Option<Meant> {
        if self.parts.iter().any(|part| is(part, Part::Or)) {
            return None;
        }
        let mut best = (0, Vec::new());
        for row in ROWS {
            let Some((taken, says)) = self.fill(row) else { continue };
            if taken > best.0 {
                best = (taken, vec![says]);
            } else if taken == best.0 && !best.1.contains(&says) {
                best.1.push(says);
            }
        }
        let readings: Vec<Reading> = best.1.iter().filter_map(|says| grammar::read(says, None)).collect();
        let mut commands = Vec::new();
        for reading in &readings {
            if let Reading::Whole(command) = reading
                && !commands.contains(command)
            {
                commands.push(command.clone());
            }
        }
        // Of several looks the first in the table is as good as any.
        if commands.iter().all(deed::only_tells) {
            commands.truncate(1);
        }
        if !commands.is_empty() {
            return Some(Meant::Commands(commands));
        }
        let wrong = readings.into_iter().find_map(|reading| match reading {
            Reading::Wrong(misheard) => Some(Meant::Wrong(misheard)),
            Reading::Answer(_) | Reading::Whole(_) => None,
        });
        wrong.or_else(|| taking::meant(&self.parts))
    }

    /// How many parts the row needs, and the words that it comes to, if the sentence has all that it needs and nothing
    /// that it does not allow.
    fn fill(&self, row: &SentenceRow) -> Option<(usize, Vec<Meaning>)> {
        let mut filled = vec![None; self.parts.len()];
        if !self.place(row.needs, &mut filled) {
            return None;
        }
        for (part, place) in self.parts.iter().zip(&mut filled) {
            if place.is_none() {
                let again = row.needs.iter().copied().flatten().filter(|atom| matches!(atom, Atom::Just(_)));
                let allowed = row.may.iter().chain(again).find_map(|atom| Some((atom, fits(atom, part)?)));
                match allowed {
                    Some(found) => *place = Some(found),
                    None if is(part, Part::Aside) => {}
                    None => return None,
                }
            }
        }
        let mut says = Vec::new();
        for atom in row.says {
            match atom {
                Atom::Just(meaning) => says.push(meaning.clone()),
                Atom::Wish => {
                    says.extend(filled.iter().flatten().filter(|(at, _)| **at == Atom::Wish).map(|it| it.1.clone()))
                }
                slot => says.push(filled.iter().flatten().find(|(at, _)| *at == slot)?.1.clone()),
            }
        }
        Some((row.needs.len(), says))
    }

    /// Finds a part for each need, no part for two.
    fn place(&self, needs: &'static [&'static [Atom]], filled: &mut [Option<(&'static Atom, Meaning)>]) -> bool {
        let Some((need, rest)) = needs.split_first() else { return true };
        for at in 0..self.parts.len() {
            if filled[at].is_none()
                && let Some(found) = need.iter().find_map(|atom| Some((atom, fits(atom, &self.parts[at])?)))
            {
                filled[at] = Some(found);
                if self.place(rest, filled) {
                    return true;
                }
                filled[at] = None;
            }
        }
        false
    }
}

/// Whether a part that is a word beside a card in letters keeps this meaning.
fn is_part(meaning: &Meaning, listed: bool) -> bool {
    !listed && !matches!(meaning, Meaning::Card(_)) || *meaning == Meaning::Part(Part::And)
}

/// Whether a part may be this.
pub(super) fn is(part: &Phrase, wanted: Part) -> bool {
    part.contains(&Meaning::Part(wanted))
}

/// What the part is as this atom.
fn fits(atom: &Atom, part: &Phrase) -> Option<Meaning> {
    let find = |wanted: fn(&Meaning) -> bool| part.iter().find(|meaning| wanted(meaning)).cloned();
    match atom {
        Atom::Just(meaning) => part.contains(meaning).then(|| meaning.clone()),
        Atom::Rank => rank(part).map(Meaning::Rank),
        Atom::Target => match targets(part).as_slice() {
            [Target::Rank(rank)] => Some(Meaning::Rank(*rank)),
            [Target::Card(StockCard::Card(card))] => Some(Meaning::Card(*card)),
            [Target::Card(StockCard::Joker)] => Some(Meaning::Joker),
            [Target::Place(spot)] => Some(Meaning::Spot(*spot)),
            _ => None,
        },
        Atom::Actor => part.contains(&Meaning::Actor).then(|| fits(&Atom::Target, part))?,
        Atom::Count => part.iter().find_map(|meaning| match meaning {
            Meaning::Number(count @ 2..) | Meaning::Count(count @ 2..) => Some(Meaning::Number(*count)),
            _ => None,
        }),
        Atom::Number => find(|meaning| matches!(meaning, Meaning::Number(_))),
        Atom::Row => find(|meaning| matches!(meaning, Meaning::Row(_))),
        Atom::Peak => part.contains(&PEAK).then(|| find(|meaning| matches!(meaning, Meaning::Peak(_))))?,
        Atom::Language => find(|meaning| matches!(meaning, Meaning::Language(_))),
        Atom::Cards => find(|meaning| matches!(meaning, Meaning::Cards(_))),
        Atom::Prompt => find(|meaning| matches!(meaning, Meaning::Prompt(_))),
        Atom::Switch => find(|meaning| matches!(meaning, Meaning::Switch(_))),
        Atom::Detail => find(|meaning| matches!(meaning, Meaning::Detail(_))),
        Atom::Section => find(|meaning| matches!(meaning, Meaning::Section(_))),
        Atom::Verb => find(|meaning| matches!(meaning, Meaning::Verb(_))),
        Atom::Wish => part.iter().find_map(|meaning| match meaning {
            Meaning::Rule(_) | Meaning::Number(_) | Meaning::Winnable | Meaning::Numbered => Some(meaning.clone()),
            Meaning::Part(Part::Win) => Some(Meaning::Winnable),
            _ => None,
        }),
    }
}

/// Beside a peak's side: it was said that a peak is meant.
const PEAK: Meaning = Meaning::Verb(crate::session::Verb::Peak);
const ROW: Meaning = Meaning::Verb(crate::session::Verb::Row);

/// What the part names, as something to take or to ask about. A word that only joins others names nothing, nor does a
/// single letter with another use.
pub(super) fn targets(part: &Phrase) -> Vec<Target> {
    let mut targets: Vec<Target> = part
        .iter()
        .filter_map(|meaning| match meaning {
            Meaning::Card(card) => Some(Target::Card(StockCard::Card(*card))),
            Meaning::Joker => Some(Target::Card(StockCard::Joker)),
            Meaning::Spot(spot) => Some(Target::Place(*spot)),
            _ => None,
        })
        .collect();
    if targets.is_empty()
        && let Some(rank) = rank(part)
    {
        targets.push(Target::Rank(rank));
    }
    targets
}

fn rank(part: &Phrase) -> Option<Rank> {
    if let Some(card) =
        part.iter().find_map(|meaning| if let Meaning::Card(card) = meaning { Some(card) } else { None })
    {
        return Some(card.rank);
    }
    let joins = |meaning: &Meaning| matches!(meaning, Meaning::Part(_) | Meaning::Number(1) | Meaning::Ordinal(_));
    if part.iter().any(joins) {
        return None;
    }
    part.iter().find_map(grammar::rank_of)
}

/// A rank and a suit beside each other as one card, a colour and a rank as one of two.
fn joined_cards(parts: Vec<Phrase>) -> Vec<Phrase> {
    let mut joined: Vec<Phrase> = Vec::new();
    let mut rest = parts.as_slice();
    while let [first, after @ ..] = rest {
        let after = match after {
            [with, suit, ..] if is(with, Part::With) && suit.iter().any(|it| matches!(it, Meaning::Suit(_))) => {
                &after[1..]
            }
            _ => after,
        };
        let pair = after.first().map(|second| {
            let card = cards(first, second);
            let turned = card.is_empty() && !second.contains(&Meaning::Number(1));
            if turned { cards(second, first) } else { card }
        });
        match pair {
            Some(cards) if !cards.is_empty() => {
                let mut part: Phrase = cards.into_iter().map(Meaning::Card).collect();
                let forms = [first, &after[0]].into_iter().flatten();
                part.extend(forms.filter(|form| matches!(form, Meaning::Instrument | Meaning::Actor)).cloned());
                joined.push(part);
                rest = &after[1..];
            }
            _ => {
                joined.push(first.clone());
                rest = &rest[1..];
            }
        }
    }
    joined
}

/// The cards of a rank in one part and a suit or a colour in another.
fn cards(ranks: &Phrase, suits: &Phrase) -> Vec<Card> {
    if ranks.contains(&Meaning::Part(Part::Card)) {
        return Vec::new();
    }
    let mut of: Vec<Suit> = suits.iter().filter_map(grammar::suit_of).collect();
    if is(suits, Part::Red) {
        of.extend([Suit::Diamonds, Suit::Hearts]);
    }
    if is(suits, Part::Black) {
        of.extend([Suit::Clubs, Suit::Spades]);
    }
    let mut cards = Vec::new();
    for rank in ranks.iter().filter_map(grammar::rank_of) {
        for card in of.iter().map(|suit| Card::new(rank, *suit)) {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
    }
    cards
}

/// "Row" and its number as one part, "peak" and its side as one part.
fn joined_places(parts: Vec<Phrase>) -> Vec<Phrase> {
    let mut joined: Vec<Phrase> = Vec::new();
    let mut rest = parts.as_slice();
    while let [first, after @ ..] = rest {
        let joint = |part: &Phrase| is(part, Part::On) || is(part, Part::In) || is(part, Part::From);
        let after = match after {
            [between, _, ..] if joint(between) && first.contains(&PEAK) => &after[1..],
            _ => after,
        };
        let pair = after.first().and_then(|second| {
            let of = |noun: &Phrase, value: &Phrase| row(noun, value).or_else(|| peak(noun, value));
            of(first, second).or_else(|| of(second, first))
        });
        rest = if pair.is_some() { &after[1..] } else { &rest[1..] };
        joined.push(pair.unwrap_or_else(|| first.clone()));
    }
    joined
}

fn number(part: &Phrase) -> Option<u64> {
    part.iter().find_map(|meaning| match meaning {
        Meaning::Number(number) | Meaning::Ordinal(number) => Some(*number),
        _ => None,
    })
}

fn row(noun: &Phrase, value: &Phrase) -> Option<Phrase> {
    if !noun.contains(&ROW) {
        return None;
    }
    let named = value.iter().find(|meaning| matches!(meaning, Meaning::Row(_))).cloned();
    let numbered = || number(value).and_then(Row::from_number).map(Meaning::Row);
    Some(vec![named.or_else(numbered)?])
}

fn peak(noun: &Phrase, value: &Phrase) -> Option<Phrase> {
    if !noun.contains(&PEAK) {
        return None;
    }
    let sided = value.iter().find(|meaning| matches!(meaning, Meaning::Peak(_))).cloned();
    let numbered = || number(value).and_then(Peak::from_number).map(Meaning::Peak);
    Some(vec![PEAK, sided.or_else(numbered)?])
}

/// A number before "cards" or "times" as how many: no rank.
fn counted(mut parts: Vec<Phrase>) -> Vec<Phrase> {
    for at in 1..parts.len() {
        let counts = is(&parts[at], Part::Card) || parts[at].contains(&Meaning::Unit);
        if counts && let Some(count) = parts[at - 1].iter().find_map(count) {
            parts[at - 1] = vec![if count == 1 { Meaning::Number(1) } else { Meaning::Count(count) }];
        }
    }
    parts
}

fn count(meaning: &Meaning) -> Option<u64> {
    if let Meaning::Number(number) = meaning { Some(*number) } else { None }
}
