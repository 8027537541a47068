//! What a sentence answers to the question that is open.

use crate::game::{StockCard, Suit, Target};
use crate::session::{Answer, Command, Question, Verb};

use super::grammar;
use super::lexicon::Phrase;
use super::meaning::Meaning;
use super::part::Part;
use super::phrase::is;
use super::sentence::Sentence;

/// The answer that the sentence is, if it is nothing else.
pub(super) fn answer(sentence: &Sentence, question: &Question) -> Option<Answer> {
    yes_or_no(&sentence.parts).or_else(|| choice(&sentence.parts, question))
}

/// Whether all parts say yes, or all say no, beside what may stand with it.
fn yes_or_no(parts: &[Phrase]) -> Option<Answer> {
    let verb = |part: &Phrase, verb| part.contains(&Meaning::Verb(verb));
    let yes = |part: &Phrase| verb(part, Verb::Yes);
    let no = |part: &Phrase| verb(part, Verb::No) || is(part, Part::Neither);
    let not = |part: &Phrase| no(part) || part.contains(&Meaning::Not);
    let beside =
        |part: &Phrase| is(part, Part::Surely) || is(part, Part::Yet) || is(part, Part::Aside) || is(part, Part::Oops);
    let given_up = |part: &Phrase| verb(part, Verb::GiveUp);
    let plays = |part: &Phrase| verb(part, Verb::Take) || is(part, Part::More);
    let all = |says: &dyn Fn(&Phrase) -> bool, with: &dyn Fn(&Phrase) -> bool| {
        parts.iter().any(says) && parts.iter().all(|part| says(part) || with(part))
    };
    let sure = |part: &Phrase| is(part, Part::Surely) && !no(part);
    let said_no = parts.iter().any(no);
    if all(&not, &|part| (beside(part) && (said_no || !sure(part))) || given_up(part) || plays(part)) {
        Some(Answer::No)
    } else if all(&yes, &|part| beside(part) || given_up(part)) {
        Some(Answer::Yes)
    } else {
        let surely = parts.iter().all(|part| is(part, Part::Surely));
        surely.then_some(Answer::Yes)
    }
}

/// The one of several commands that the sentence points at.
fn choice(parts: &[Phrase], question: &Question) -> Option<Answer> {
    let Question::Which(commands) = question else { return None };
    let pointing = |part: &&Phrase| {
        let idle = is(part, Part::Aside)
            || is(part, Part::Give)
            || is(part, Part::Card)
            || part.contains(&Meaning::Verb(Verb::Take))
            || part.contains(&Meaning::Verb(Verb::Yes));
        let joins = [Part::With, Part::From, Part::In, Part::On].into_iter().any(|joint| is(part, joint));
        let answers = |meaning: &Meaning| grammar::answer(meaning).is_some_and(|it| !matches!(it, Answer::Verb(_)));
        !(idle || joins) || part.iter().any(answers)
    };
    let said: Vec<&Phrase> = parts.iter().filter(pointing).collect();
    // "The first one".
    let counted = |part: &&&Phrase| said.len() == 1 || !part.contains(&Meaning::Number(1));
    let said: Vec<&Phrase> = said.iter().filter(counted).copied().collect();
    let [part, again @ ..] = said.as_slice() else { return None };
    if again.iter().any(|other| other != part) {
        return None;
    }
    if is(part, Part::Last) {
        return u64::try_from(commands.len()).ok().map(Answer::Number);
    }
    if let Some(suits) = coloured(part) {
        return the_only(commands, |suit| suits.contains(&suit));
    }
    let answers = part.iter().filter_map(grammar::answer);
    answers.filter(|answer| !matches!(answer, Answer::Verb(_))).find(|answer| question.choice(*answer).is_some())
}

fn coloured(part: &Phrase) -> Option<[Suit; 2]> {
    if is(part, Part::Red) {
        return Some([Suit::Diamonds, Suit::Hearts]);
    }
    is(part, Part::Black).then_some([Suit::Clubs, Suit::Spades])
}

/// The number of the only card to take whose suit is such a one.
fn the_only(commands: &[Command], wanted: impl Fn(Suit) -> bool) -> Option<Answer> {
    let suit =
        |command: &Command| matches!(command, Command::Take(Target::Card(StockCard::Card(card))) if wanted(card.suit));
    let mut found = (1..).zip(commands).filter(|(_, command)| suit(command)).map(|(number, _)| number);
    let only = found.next()?;
    found.next().is_none().then_some(Answer::Number(only))
}
