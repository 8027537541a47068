//! A reply for the ear: what no voice could read is put into words of its language.

use crate::game::Suit;
use crate::language::Catalogue;
use crate::names;

/// What every deal code begins with.
const CODE: &str = "TP1";

/// The reply in one line, deal codes and lone Latin letters spelt, suit signs as words.
#[must_use]
pub fn aloud(text: &str, catalogue: &Catalogue) -> String {
    let words: Vec<String> = text.split_whitespace().map(|word| in_words(word, catalogue)).collect();
    words.join(" ")
}

fn in_words(word: &str, catalogue: &Catalogue) -> String {
    let core = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    if !core.is_empty()
        && is_spelt(core)
        && let Some((before, after)) = word.split_once(core)
    {
        return format!("{before}{}{after}", spelt(core, catalogue));
    }
    let sign = |letter| match suit(letter) {
        Some(suit) => format!(" {} ", catalogue.term(names::suit(suit)).unwrap_or_default()),
        None => String::from(letter),
    };
    let signs: String = word.chars().map(sign).collect();
    signs.trim().to_owned()
}

/// Whether a word is a deal code, the beginning of one, or a lone letter of one.
fn is_spelt(word: &str) -> bool {
    let plain = word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-');
    plain && (word.starts_with(CODE) || word.len() == 1)
}

/// The signs one by one, groups parted by commas.
fn spelt(code: &str, catalogue: &Catalogue) -> String {
    let sign = |letter: char| {
        let place = u32::from(letter).checked_sub(u32::from('A')).and_then(|place| usize::try_from(place).ok());
        let id = place.and_then(|place| names::LETTERS.get(place));
        id.and_then(|id| catalogue.term(id)).map_or_else(|| String::from(letter), str::to_owned)
    };
    let group = |group: &str| group.chars().map(sign).collect::<Vec<_>>().join(" ");
    code.split('-').map(group).collect::<Vec<_>>().join(", ")
}

fn suit(sign: char) -> Option<Suit> {
    match sign {
        '♠' | '♤' => Some(Suit::Spades),
        '♥' | '♡' => Some(Suit::Hearts),
        '♦' | '♢' => Some(Suit::Diamonds),
        '♣' | '♧' => Some(Suit::Clubs),
        _ => None,
    }
}
