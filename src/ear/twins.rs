//! Words with letters of two alphabets that look alike.

use super::look_alikes::twin;

/// The shortest token that is taken for a mixed word; shorter ones are cards in letters.
const SHORTEST: usize = 3;

/// A mixed word as a word of one alphabet, and of the other, where its letters have twins there; the alphabet of more
/// of its letters first.
pub(super) fn of_one(token: &str) -> Vec<String> {
    let letters = token.chars().filter(|letter| letter.is_alphabetic()).count();
    let latin = token.chars().filter(char::is_ascii_alphabetic).count();
    if letters < SHORTEST || latin == 0 || latin == letters {
        return Vec::new();
    }
    let all = |changes: fn(&char) -> bool| {
        let letter = |letter: char| if changes(&letter) { twin(letter) } else { Some(letter) };
        token.chars().map(letter).collect::<Option<String>>()
    };
    let in_other = all(char::is_ascii_alphabetic);
    let in_latin = all(|letter| letter.is_alphabetic() && !letter.is_ascii());
    let both = if latin * 2 > letters { [in_latin, in_other] } else { [in_other, in_latin] };
    both.into_iter().flatten().collect()
}
