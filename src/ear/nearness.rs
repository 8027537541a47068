//! The known words that are nearest to an unknown one.

use strsim::osa_distance;

/// The words at the smallest distance from the unknown one, if that is small: letters added, left out, changed, or two
/// neighbours swapped.
pub(super) fn nearest<'a>(unknown: &str, words: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let Some(most) = most(unknown.chars().count()) else {
        return Vec::new();
    };
    let mut best = most;
    let mut nearest = Vec::new();
    for word in words.filter(|word| most_of(word).is_some()) {
        let distance = osa_distance(unknown, word);
        if distance < best {
            nearest.clear();
            best = distance;
        }
        if distance == best {
            nearest.push(word);
        }
    }
    nearest.sort_unstable();
    nearest.dedup();
    nearest
}

/// The longest word that is compared: a longer one is no slip, and takes time by its square.
const LONGEST: usize = 40;

/// How many slips a word of this length may have; none for words too short to tell, or too long.
fn most(length: usize) -> Option<usize> {
    match length {
        0..3 => None,
        3..6 => Some(1),
        6..=LONGEST => Some(2),
        _ => None,
    }
}

fn most_of(word: &str) -> Option<usize> {
    most(word.chars().count()).filter(|_| word.chars().all(char::is_alphabetic))
}
