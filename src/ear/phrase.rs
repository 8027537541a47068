//! What a phrase of a sentence may be.

use crate::game::{Rank, StockCard, Target};
use crate::session::Verb;

use super::lexicon::Phrase;
use super::meaning::Meaning;
use super::naming;
use super::part::Part;

/// Whether a phrase changes nothing, whatever stands around it.
pub(super) fn is_aside(phrase: &Phrase) -> bool {
    phrase.iter().all(|meaning| *meaning == Meaning::Part(Part::Aside))
}

/// Whether a phrase joins a card to what comes after it, and is nothing else.
pub(super) fn only_joins(phrase: &Phrase) -> bool {
    phrase.iter().all(|meaning| matches!(meaning, Meaning::Part(Part::With | Part::From)))
}

/// Whether the part is the word of a command that changes the table or the game, or marks it: two commands never act.
pub(super) fn begins_another(part: &Phrase) -> bool {
    let another = |meaning: &Meaning| {
        matches!(
            meaning,
            Meaning::Verb(
                Verb::Undo
                    | Verb::Redo
                    | Verb::New
                    | Verb::Restart
                    | Verb::GiveUp
                    | Verb::Quit
                    | Verb::Load
                    | Verb::Save
                    | Verb::Hint
                    | Verb::Chain
                    | Verb::Odds
                    | Verb::Winnable
                    | Verb::Fork
                    | Verb::Par
                    | Verb::Solution
            )
        )
    };
    part.iter().any(another)
}

/// Whether a part may be this.
pub(super) fn is(part: &Phrase, wanted: Part) -> bool {
    part.contains(&Meaning::Part(wanted))
}

/// Beside a peak's side: it was said that a peak is meant.
pub(super) const PEAK: Meaning = Meaning::Verb(Verb::Peak);

/// What the part names, as something to take or to ask about. A word that only joins others names nothing, nor does a
/// single letter with another use.
pub(super) fn targets(part: &Phrase) -> Vec<Target> {
    let mut targets: Vec<Target> = part
        .iter()
        .filter_map(|meaning| {
            if let Meaning::Card(card) = meaning {
                Some(Target::Card(StockCard::Card(*card)))
            } else if let Meaning::Spot(spot) = meaning {
                Some(Target::Place(*spot))
            } else {
                (*meaning == Meaning::Joker).then_some(Target::Card(StockCard::Joker))
            }
        })
        .collect();
    if targets.is_empty()
        && let Some(rank) = rank(part)
    {
        targets.push(Target::Rank(rank));
    }
    targets
}

pub(super) fn rank(part: &Phrase) -> Option<Rank> {
    if let Some(card) =
        part.iter().find_map(|meaning| if let Meaning::Card(card) = meaning { Some(card) } else { None })
    {
        return Some(card.rank);
    }
    let joins = |meaning: &Meaning| matches!(meaning, Meaning::Part(_) | Meaning::Number(1) | Meaning::Ordinal(_));
    if part.iter().any(joins) {
        return None;
    }
    part.iter().find_map(naming::rank_of)
}
