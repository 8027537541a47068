//! Every way to read a line's phrases, as one answer.

use crate::game::{StockCard, Target};
use crate::session::{Command, Heard, Misheard, Question};

use super::grammar;
use super::lexicon::Phrase;
use super::meaning::{Meaning, Reading};

/// How many ways to read a line are tried; a line that could be read in more is not whole. A line of more phrases than
/// usual takes longer in each way, and gets fewer.
const MOST_READINGS: usize = 512;
const USUAL_PHRASES: usize = 16;

/// Every way to read the phrases, as one answer.
pub(super) fn of(phrases: &[Phrase], asked: Option<&Question>) -> Heard {
    let negated = phrases.iter().any(|phrase| phrase.contains(&Meaning::Not));
    let unknown = || Heard::Misheard(if negated { Misheard::Negated } else { Misheard::Unknown });
    if phrases.iter().any(Vec::is_empty) {
        return grammar::half_known(phrases).map_or_else(unknown, Heard::Misheard);
    }
    let ways = phrases.iter().try_fold(1_usize, |ways, phrase| ways.checked_mul(phrase.len()));
    let length = phrases.len().max(USUAL_PHRASES);
    if ways.and_then(|ways| ways.checked_mul(length)).is_none_or(|work| work > MOST_READINGS * USUAL_PHRASES) {
        return unknown();
    }
    let mut commands: Vec<Command> = Vec::new();
    let mut rest: Vec<Heard> = Vec::new();
    let mut fewest = usize::MAX;
    for way in combinations(phrases) {
        let fillers = way.iter().filter(|meaning| meaning.is_filler()).count();
        match grammar::read(&way, asked) {
            Some(Reading::Answer(answer)) => return Heard::Answer(answer),
            // A word that makes a command whole is not one that changes nothing: "voice on".
            Some(Reading::Whole(Command::TakeAll(_))) if fillers > 0 || !commands.is_empty() => {}
            Some(Reading::Whole(_)) if fillers > fewest => {}
            Some(Reading::Whole(command)) if fillers < fewest => {
                fewest = fillers;
                commands = vec![command];
            }
            Some(Reading::Whole(command)) if commands.contains(&command) => {}
            Some(Reading::Whole(command)) => commands.push(command),
            Some(Reading::Wrong(misheard)) => rest.push(Heard::Misheard(misheard)),
            None => {}
        }
    }
    if commands.len() > 1 {
        commands.retain(|command| !matches!(command, Command::TakeAll(_)));
    }
    match (commands.len(), commands.pop()) {
        (1, Some(command)) => Heard::Command(command),
        (_, Some(last)) => {
            commands.push(last);
            several(commands)
        }
        (_, None) if negated => unknown(),
        (_, None) => either(&rest).or_else(|| rest.into_iter().next()).unwrap_or_else(unknown),
    }
}

/// Several commands as one thing to hear: cards that are only not told apart, or each as likely.
pub(super) fn several(commands: Vec<Command>) -> Heard {
    let card = |command: &Command| if let Command::Take(Target::Card(card)) = command { Some(*card) } else { None };
    let cards: Option<Vec<StockCard>> = commands.iter().map(card).collect();
    cards.map_or(Heard::Unclear(commands), Heard::Alike)
}

/// A suit and the beginning of a command, where a line is as much the one as the other.
fn either(mistakes: &[Heard]) -> Option<Heard> {
    let suit = |heard: &Heard| if let Heard::Misheard(Misheard::LoneSuit(suit)) = heard { Some(*suit) } else { None };
    let verb = |heard: &Heard| if let Heard::Misheard(Misheard::Incomplete(verb)) = heard { Some(*verb) } else { None };
    let (suit, verb) = (mistakes.iter().find_map(suit)?, mistakes.iter().find_map(verb)?);
    Some(Heard::Misheard(Misheard::SuitOrVerb(suit, verb)))
}

/// Every choice of one meaning a phrase.
fn combinations(phrases: &[Phrase]) -> impl Iterator<Item = Vec<Meaning>> {
    let ways: usize = phrases.iter().map(Vec::len).product();
    (0..ways).map(move |mut way| {
        let pick = |phrase: &Phrase| {
            let meaning = phrase[way % phrase.len()].clone();
            way /= phrase.len();
            meaning
        };
        phrases.iter().map(pick).collect()
    })
}
