//! Cards written as one sign or as letters that hang together.

use crate::game::{Card, Rank, Suit};

/// What a card of Unicode's block of playing cards is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    Card(Card),
    Joker,
}

/// The card that is one character: spades from U+1F0A1, hearts, diamonds, clubs 16 apart, with a knight before the queen.
pub(super) fn glyph(letter: char) -> Option<Glyph> {
    let offset = u32::from(letter).checked_sub(0x1F0A0)?;
    let suit = match offset / 16 {
        0 => Suit::Spades,
        1 => Suit::Hearts,
        2 => Suit::Diamonds,
        3 => Suit::Clubs,
        _ => return None,
    };
    let number = match offset % 16 {
        plain @ 1..=11 => u64::from(plain),
        13 => 12,
        14 => 13,
        15 if suit != Suit::Spades => return Some(Glyph::Joker),
        _ => return None,
    };
    Rank::from_number(number).map(|rank| Glyph::Card(Card::new(rank, suit)))
}

/// The ways to cut a token into a rank and a suit: rank first, or a suit's sign first.
pub(super) fn cuts(token: &str) -> impl Iterator<Item = (&str, &str)> {
    let inner = token.char_indices().skip(1).filter_map(|(at, _)| token.split_at_checked(at));
    inner.map(
        |(left, right)| {
            if left.chars().all(|sign| Suit::of_sign(sign).is_some()) { (right, left) } else { (left, right) }
        },
    )
}
