//! The 52 cards, and the joker that a variant adds to the stock.

use strum::{IntoStaticStr, VariantArray};

use std::fmt;

/// A rank, ace to king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All thirteen, ace first.
    pub const ALL: [Rank; Rank::VARIANTS.len()] = *Rank::VARIANTS.first_chunk().expect("as many as there are");

    /// Its place in [`Rank::ALL`], 0 to 12.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its number as players count: ace 1, king 13.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The rank that players count as `number`, 1 to 13.
    #[must_use]
    pub fn from_number(number: u64) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| u64::from(rank.number()) == number)
    }

    /// The letter of the notation: `A`, `2`–`9`, `T`, `J`, `Q`, `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        const LETTERS: [char; 13] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
        LETTERS[self as usize]
    }
}

/// A suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All four, in the order of the notation.
    pub const ALL: [Suit; Suit::VARIANTS.len()] = *Suit::VARIANTS.first_chunk().expect("as many as there are");

    /// The letter of the notation: `C`, `D`, `H`, `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit of a sign, black or white: `♠`, `♡`.
    #[must_use]
    pub const fn of_sign(sign: char) -> Option<Suit> {
        match sign {
            '♠' | '♤' => Some(Suit::Spades),
            '♥' | '♡' => Some(Suit::Hearts),
            '♦' | '♢' => Some(Suit::Diamonds),
            '♣' | '♧' => Some(Suit::Clubs),
            _ => None,
        }
    }
}

/// One of the 52 cards. Written in notation, rank letter and suit letter: `AC`, `TD`, `9S`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Ace to king.
    pub rank: Rank,
    /// Clubs, diamonds, hearts or spades.
    pub suit: Suit,
}

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card { rank, suit }
    }

    /// All 52, clubs first, each suit from the ace up.
    pub fn all() -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card { rank, suit }))
    }

    /// Its place in [`Card::all`], 0 to 51.
    #[must_use]
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank as usize
    }

    /// The card of this notation, in capitals: `AC`, `TD`.
    #[must_use]
    pub fn from_notation(text: &str) -> Option<Card> {
        Card::all().find(|card| card.to_string() == text)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What can lie in the stock and on the waste: a card, or the joker of that variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StockCard {
    /// One of the 52.
    Card(Card),
    /// The joker; on the waste every card fits it.
    Joker,
}

impl StockCard {
    /// The card, if it is not the joker.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            StockCard::Card(card) => Some(card),
            StockCard::Joker => None,
        }
    }
}

impl From<Card> for StockCard {
    fn from(card: Card) -> StockCard {
        StockCard::Card(card)
    }
}
