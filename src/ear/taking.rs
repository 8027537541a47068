//! Sentences that name cards to take, and the cards that they are laid on.

use crate::game::{Peak, Row, Spot, Target};
use crate::session::{Command, Misheard, Verb};

use super::lexicon::Phrase;
use super::meaning::Meaning;
use super::meant::Meant;
use super::part::Part;
use super::phrase::{PEAK, begins_another, is, targets};

/// What the next card in a sentence is there for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Taken,
    LaidUpon,
}

/// What was gathered from the parts so far.
#[derive(Default)]
struct Gathered {
    taken: Vec<Vec<Target>>,
    laid_upon: Vec<Vec<Target>>,
    asks: bool,
    row: Option<Row>,
    place: Option<Place>,
}

/// A place in a row.
#[derive(Clone, Copy)]
enum Place {
    Counted(u64),
    FromTheRight(u64),
    Last,
}

/// What the parts come to, if they name cards to take and nothing else to do.
pub(super) fn meant(parts: &[Phrase]) -> Option<Meant> {
    let mut gathered = Gathered::default();
    // "Cover the ace with the two": which card is played is told by its form.
    let (with, other): (Vec<&Phrase>, Vec<&Phrase>) =
        parts.iter().filter(|part| !targets(part).is_empty()).partition(|part| part.contains(&Meaning::Instrument));
    let beats = parts.iter().any(|part| is(part, Part::Beat)) || with.len() == 1 && other.len() == 1;
    let counts_places = parts.iter().any(|part| part.iter().any(|meaning| matches!(meaning, Meaning::Row(_))));
    let mut next = Use::Taken;
    let mut numbered = false;
    for part in parts {
        let verb = |verb| part.contains(&Meaning::Verb(verb));
        let number = part.iter().find_map(|meaning| if let Meaning::Number(it) = meaning { Some(*it) } else { None });
        let ordinal = part.iter().find_map(|meaning| if let Meaning::Ordinal(it) = meaning { Some(*it) } else { None });
        let named = targets(part);
        if let Some(row) =
            part.iter().find_map(|meaning| if let Meaning::Row(row) = meaning { Some(*row) } else { None })
        {
            (gathered.row, next) = (Some(row), Use::Taken);
        } else if let (true, Some(place), None) = (counts_places, ordinal, gathered.place) {
            let counted = if parts.iter().any(is_right) { Place::FromTheRight } else { Place::Counted };
            (gathered.place, next) = (Some(counted(place)), Use::Taken);
        } else if let (true, Some(place), true) = (counts_places, number, numbered) {
            (gathered.place, numbered, next) = (Some(Place::Counted(place)), false, Use::Taken);
        } else if counts_places && is_right(part) && gathered.place.is_some() {
            next = Use::Taken;
        } else if is(part, Part::Leftmost) {
            gathered.place = Some(Place::Counted(1));
        } else if is(part, Part::Rightmost) || counts_places && is(part, Part::Last) {
            gathered.place = Some(Place::Last);
        } else if part.contains(&Meaning::Place) || is(part, Part::Numbering) || counts_places && is(part, Part::Card) {
            numbered = true;
        } else if !named.is_empty() {
            let upon = if beats { !part.contains(&Meaning::Instrument) } else { next == Use::LaidUpon };
            if upon {
                gathered.laid_upon.push(named);
            } else {
                gathered.taken.push(named);
            }
            next = Use::Taken;
        } else if is(part, Part::On) {
            next = Use::LaidUpon;
        } else if verb(Verb::Take) || is(part, Part::Give) || is(part, Part::Beat) {
            // "I have a three, I take it".
            gathered.asks &= !verb(Verb::Take) || gathered.taken.is_empty();
        } else if is(part, Part::May) || is(part, Part::IsThere) {
            gathered.asks = true;
        } else if begins_another(part) || !is_joint(part) && !verb(Verb::Waste) && !is(part, Part::Aside) {
            return None;
        }
    }
    gathered.come_to()
}

/// Whether the part says "on the right", and no peak with it.
fn is_right(part: &Phrase) -> bool {
    (is(part, Part::Rightmost) || part.contains(&Meaning::Peak(Peak::Right))) && !part.contains(&PEAK)
}

/// Whether the part only joins others, or says more of the card beside it than is needed.
fn is_joint(part: &Phrase) -> bool {
    let joint = |meaning: &Meaning| {
        matches!(
            meaning,
            Meaning::Part(
                Part::And
                    | Part::In
                    | Part::From
                    | Part::With
                    | Part::Card
                    | Part::More
                    | Part::Fits
                    | Part::Begin
                    | Part::Last
            ) | Meaning::Peak(_)
                | Meaning::Verb(Verb::Yes | Verb::Peak)
        )
    };
    part.iter().any(joint)
}

impl Gathered {
    fn come_to(mut self) -> Option<Meant> {
        if self.taken.is_empty()
            && let (Some(row), Some(place)) = (self.row, self.place)
        {
            match spot(row, place) {
                Some(spot) => self.taken.push(vec![Target::Place(spot)]),
                None => return Some(Meant::Wrong(Misheard::NoSuchPlace(row))),
            }
        } else if self.place.is_some() {
            return None;
        }
        let take = |targets: &Vec<Target>| targets.iter().map(|target| Command::Take(*target)).collect::<Vec<_>>();
        Some(match (self.taken.as_slice(), self.laid_upon.as_slice()) {
            ([], [upon]) => Meant::Unsure(take(upon)),
            ([one], _) if self.asks => Meant::Unsure(take(one)),
            ([one], _) => Meant::Commands(take(one)),
            ([], _) => return None,
            (several, _) => {
                let clear: Option<Vec<Target>> = several
                    .iter()
                    .map(|targets| if let [one] = targets.as_slice() { Some(*one) } else { None })
                    .collect();
                let command = Command::TakeAll(clear?);
                if self.asks { Meant::Unsure(vec![command]) } else { Meant::Commands(vec![command]) }
            }
        })
    }
}

fn spot(row: Row, place: Place) -> Option<Spot> {
    match place {
        Place::Counted(place) => row.place(place),
        Place::FromTheRight(place) => {
            let length = (1..=10).filter(|place| row.place(*place).is_some()).count();
            row.place((u64::try_from(length).ok()? + 1).checked_sub(place)?)
        }
        Place::Last => (1..=10).rev().find_map(|place| row.place(place)),
    }
}
