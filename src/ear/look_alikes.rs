//! Letters of two alphabets that look alike, so that one is easily typed for the other: in codes, which are Latin, and in
//! words.

use crate::game::{self, CodeError, DealCode};

/// Cyrillic letters that look like Latin capitals, and what they look like.
const LOOK_ALIKES: [(char, char); 14] = [
    ('А', 'A'),
    ('В', 'B'),
    ('Е', 'E'),
    ('К', 'K'),
    ('М', 'M'),
    ('Н', 'H'),
    ('О', 'O'),
    ('Р', 'P'),
    ('С', 'C'),
    ('Т', 'T'),
    ('У', 'Y'),
    ('Х', 'X'),
    ('Ѕ', 'S'),
    ('І', 'I'),
];

/// The same in small letters.
fn small() -> impl Iterator<Item = (char, char)> + Clone {
    LOOK_ALIKES.into_iter().map(|(one, other)| (one.to_lowercase().next().unwrap_or(one), other.to_ascii_lowercase()))
}

/// The letter of the other alphabet that looks the same, Cyrillic for Latin or Latin for Cyrillic; in small letters
/// those that are alike as capitals. A digit is its own twin.
pub(super) fn twin(letter: char) -> Option<char> {
    let latin = || small().find(|(cyrillic, _)| *cyrillic == letter).map(|(_, latin)| latin);
    let cyrillic = || small().find(|(_, latin)| *latin == letter).map(|(cyrillic, _)| cyrillic);
    latin().or_else(cyrillic).or(letter.is_ascii_digit().then_some(letter))
}

/// The Latin letter that looks like this Cyrillic one; the letter itself where there is none.
fn latin(letter: char) -> char {
    let mut both = LOOK_ALIKES.into_iter().chain(small());
    both.find(|(cyrillic, _)| *cyrillic == letter).map_or(letter, |(_, latin)| latin)
}

/// Whether the text begins like a deal code, be it in letters that look like its own.
#[must_use]
pub fn looks_like_code(text: &str) -> bool {
    game::looks_like_code(text.chars().map(latin))
}

/// Reads a deal code, be it in letters that look like its own.
///
/// # Errors
/// As [`DealCode::read`].
pub fn read_code(text: &str) -> Result<DealCode, CodeError> {
    DealCode::read(&text.chars().map(latin).collect::<String>())
}
