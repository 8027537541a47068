//! A line as a sentence of one language: its parts, and what they come to.

use crate::game::{Card, Peak, Row, StockCard, Suit, Target};
use crate::session::Command;

use super::deed;
use super::grammar;
use super::lexicon::Phrase;
use super::meaning::{Meaning, Reading};
use super::meant::Meant;
use super::naming;
use super::part::Part;
use super::phrase::{PEAK, begins_another, is, is_aside, only_joins, rank, targets};
use super::rows::{Atom, ROWS, SentenceRow};
use super::taking;

/// The most parts of a sentence; what is longer is no sentence that anybody says to a table.
const MOST_PARTS: usize = 24;

/// What a row of the table comes to.
struct Filled {
    /// How many parts the row needs.
    needs: usize,
    reading: Reading,
}

/// What may stand beside anything that only tells: "show me", "may I", "still".
const ASKING: [Meaning; 4] =
    [Meaning::Show, Meaning::Part(Part::May), Meaning::Part(Part::Give), Meaning::Part(Part::Yet)];

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
        let mut parts: Vec<Phrase> = phrases.into_iter().filter(|phrase| !is_aside(phrase)).collect();
        // "And now the king": what a sentence begins or ends with joins it to another.
        if parts.first().is_some_and(|first| is(first, Part::And)) {
            parts.remove(0);
        }
        if parts.last().is_some_and(|last| is(last, Part::And) && is(last, Part::Aside)) {
            parts.pop();
        }
        if parts.len() > 1
            && let Some(last) = parts.last_mut()
            && (is(last, Part::On) || is(last, Part::Hides))
        {
            last.push(Meaning::EndsOn);
        }
        // What ends a sentence joins nothing: a letter there is a suit.
        if let Some(last) = parts.last_mut()
            && last.iter().any(|meaning| matches!(meaning, Meaning::Suit(_)))
        {
            last.retain(|meaning| !matches!(meaning, Meaning::Part(Part::With | Part::From)));
        }
        if parts.last().is_some_and(only_joins) {
            return None;
        }
        let listed =
            parts.iter().all(|part| is(part, Part::And) || part.iter().any(|it| matches!(it, Meaning::Card(_))));
        for part in parts.iter_mut().filter(|part| part.iter().any(|meaning| matches!(meaning, Meaning::Part(_)))) {
            // A word that joins others is no letter of a card, nor is an "ah", unless all are cards: "kc, as, 2d".
            part.retain(|meaning| !matches!(meaning, Meaning::Rank(_) | Meaning::Suit(_)));
            part.retain(|meaning| matches!(meaning, Meaning::Card(_)) == listed || is_part(meaning, listed));
        }
        let fits = (1..=MOST_PARTS).contains(&parts.len());
        fits.then(|| Sentence { parts: counted(joined_places(&joined_cards(&parts))) })
    }

    /// The same without the parts that may change nothing.
    pub(super) fn bare(&self) -> Sentence {
        let parts: Vec<Phrase> =
            self.parts.iter().filter(|part| !is(part, Part::Aside) || is(part, Part::And)).cloned().collect();
        Sentence { parts: counted(joined_places(&joined_cards(&parts))) }
    }

    /// What the sentence comes to, if every part of it has its place.
    pub(super) fn meant(&self) -> Option<Meant> {
        self.meant_as_it_is().or_else(|| self.bare().meant_as_it_is())
    }

    fn meant_as_it_is(&self) -> Option<Meant> {
        if self.parts.iter().any(|part| is(part, Part::Or)) {
            return None;
        }
        let filled: Vec<Filled> = ROWS.iter().filter_map(|row| self.fill(row)).collect();
        let most = filled.iter().map(|filled| filled.needs).max().unwrap_or_default();
        let readings: Vec<Reading> =
            filled.into_iter().filter(|filled| filled.needs == most).map(|filled| filled.reading).collect();
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
        // "Undo the king": whether that was the last move is not for the ear to know.
        if matches!(commands.as_slice(), [Command::Undo(1)]) && self.parts.iter().any(|part| !targets(part).is_empty())
        {
            return Some(Meant::Unsure(commands));
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

    /// The row filled with the parts, if the sentence has all that it needs and nothing that it does not allow.
    fn fill(&self, row: &SentenceRow) -> Option<Filled> {
        let mut filled = vec![None; self.parts.len()];
        if !self.place(row.needs, &mut filled) {
            return None;
        }
        let (mut asks, mut joins) = (false, false);
        for (part, place) in self.parts.iter().zip(&mut filled) {
            if place.is_none() {
                if row.needs.iter().copied().flatten().any(|atom| atom.is_value() && fits(atom, part).is_some()) {
                    return None;
                }
                let again = row.needs.iter().copied().flatten().filter(|atom| matches!(atom, Atom::Just(_)));
                let allowed = row.may.iter().chain(again).find_map(|atom| Some((atom, fits(atom, part)?)));
                match allowed {
                    Some((atom, _)) if atom.is_part() && begins_another(part) => return None,
                    Some(found) => *place = Some(found),
                    None if is(part, Part::Aside) => joins |= is(part, Part::And),
                    None if ASKING.iter().any(|word| part.contains(word)) => asks = true,
                    None => return None,
                }
            }
        }
        // "Take it, then undo": two commands.
        let doing = filled.iter().flatten().filter(|(_, meaning)| {
            matches!(meaning, Meaning::Verb(_) | Meaning::Part(Part::Give | Part::Turn | Part::Begin))
        });
        if joins && doing.count() > 1 {
            return None;
        }
        let mut says = Vec::new();
        for atom in row.says {
            if let Atom::Just(meaning) = atom {
                says.push(meaning.clone());
            } else if *atom == Atom::Wish {
                says.extend(filled.iter().flatten().filter(|(at, _)| **at == Atom::Wish).map(|it| it.1.clone()));
            } else {
                says.push(filled.iter().flatten().find(|(at, _)| *at == atom)?.1.clone());
            }
        }
        let reading = grammar::read(&says, None)?;
        let tells = |reading: &Reading| matches!(reading, Reading::Whole(command) if deed::only_tells(command));
        (!asks || tells(&reading)).then_some(Filled { needs: row.needs.len(), reading })
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
        Atom::Count => part.iter().find_map(|meaning| {
            let (Meaning::Number(count @ 2..) | Meaning::Count(count @ 2..)) = meaning else { return None };
            Some(Meaning::Number(*count))
        }),
        Atom::Number => find(|meaning| matches!(meaning, Meaning::Number(_))),
        Atom::Row => find(|meaning| matches!(meaning, Meaning::Row(_))),
        Atom::Peak => part.contains(&PEAK).then(|| find(|meaning| matches!(meaning, Meaning::Peak(_))))?,
        Atom::Side => find(|meaning| matches!(meaning, Meaning::Peak(_))),
        Atom::Language => find(|meaning| matches!(meaning, Meaning::Language(_))),
        Atom::Cards => find(|meaning| matches!(meaning, Meaning::Cards(_))),
        Atom::Prompt => find(|meaning| matches!(meaning, Meaning::Prompt(_))),
        Atom::Switch => find(|meaning| matches!(meaning, Meaning::Switch(_))),
        Atom::Detail => find(|meaning| matches!(meaning, Meaning::Detail(_))),
        Atom::Topic => find(|meaning| matches!(meaning, Meaning::Topic(_))),
        Atom::Fits => find(|meaning| matches!(meaning, Meaning::Fits(_))),
        Atom::Section => find(|meaning| matches!(meaning, Meaning::Section(_))),
        Atom::Verb => find(|meaning| matches!(meaning, Meaning::Verb(_))),
        Atom::Wish => part.iter().find_map(|meaning| {
            let wish = matches!(
                meaning,
                Meaning::Rule(_) | Meaning::Number(_) | Meaning::Winnable | Meaning::Numbered | Meaning::Daily
            );
            let win = *meaning == Meaning::Part(Part::Win);
            wish.then(|| meaning.clone()).or(win.then_some(Meaning::Winnable))
        }),
    }
}

const ROW: Meaning = Meaning::Verb(crate::session::Verb::Row);

/// A rank and a suit beside each other as one card, a colour and a rank as one of two.
fn joined_cards(parts: &[Phrase]) -> Vec<Phrase> {
    let mut joined: Vec<Phrase> = Vec::new();
    let mut rest = parts;
    while let [first, after @ ..] = rest {
        let after = match after {
            [with, suit, ..]
                if (is(with, Part::With) || is(with, Part::From))
                    && suit.iter().any(|it| matches!(it, Meaning::Suit(_))) =>
            {
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
    let mut of: Vec<Suit> = suits.iter().filter_map(naming::suit_of).collect();
    if is(suits, Part::Red) {
        of.extend([Suit::Diamonds, Suit::Hearts]);
    }
    if is(suits, Part::Black) {
        of.extend([Suit::Clubs, Suit::Spades]);
    }
    let mut cards = Vec::new();
    for rank in ranks.iter().filter_map(naming::rank_of) {
        for card in of.iter().map(|suit| Card::new(rank, *suit)) {
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
    }
    cards
}

/// "Row" and its number as one part, "peak" and its side as one part.
fn joined_places(parts: &[Phrase]) -> Vec<Phrase> {
    let mut joined: Vec<Phrase> = Vec::new();
    let mut rest = parts;
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
    part.iter().find_map(|meaning| {
        if let Meaning::Number(number) | Meaning::Ordinal(number) = meaning { Some(*number) } else { None }
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
