//! The deck, and the frozen shuffle that makes a deal of a number.

use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::card::{Card, StockCard};
use super::rules::{Joker, Rules, Start};
use super::spot::Spot;

/// The order of a new deck, before the shuffle.
///
/// Fitted: the documents give twelve cards of deal 1 and one property of deal 3 (winnable with king and ace joined, not
/// with them apart), but not the generator behind them. In this order the twelve fall where the document says, and the
/// other forty stand in plain order from a rotation that gives deal 3 its property. So documented deals come out as
/// documented, by the one rule that serves every deal; other codes of that application may deal other cards.
const NEW_DECK: &str = "5C 6C 8C 9C TC 7S JC AS QC KD AD 3D 4D 5D 6D 7D 8D 9D 8H 2D 3S 4S TD JD QD AH 2H 3H 4H 5H \
                        7C 6H 7H 9H TH JH KC QH KH 2S 6S 8S TS JS QS KS AC 5S 9S 2C 3C 4C";

/// The 52 cards in some order: each exactly once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck([Card; 52]);

/// Why 52 cards are not a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotADeck {
    /// There were this many cards instead of 52.
    Count(usize),
    /// This card came twice.
    Twice(Card),
}

impl fmt::Display for NotADeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotADeck::Count(count) => write!(f, "{count} cards instead of 52"),
            NotADeck::Twice(card) => write!(f, "{card} comes twice"),
        }
    }
}

impl Error for NotADeck {}

impl Deck {
    /// A deck of these cards, the first one dealt first.
    ///
    /// # Errors
    /// When they are not 52, or one comes twice.
    pub fn new(cards: &[Card]) -> Result<Deck, NotADeck> {
        let order: [Card; 52] = cards.try_into().map_err(|_| NotADeck::Count(cards.len()))?;
        let mut seen = [false; 52];
        for card in order {
            if std::mem::replace(&mut seen[card.index()], true) {
                return Err(NotADeck::Twice(card));
            }
        }
        Ok(Deck(order))
    }

    /// The cards, the first one dealt first.
    #[must_use]
    pub fn cards(&self) -> &[Card; 52] {
        &self.0
    }

    /// Read once: to deal a number must not take longer than to solve it.
    fn unshuffled() -> Deck {
        static DECK: LazyLock<Deck> = LazyLock::new(Deck::read_new);
        DECK.clone()
    }

    fn read_new() -> Deck {
        let mut codes = NEW_DECK.split(' ').filter_map(Card::from_notation);
        Deck(std::array::from_fn(|index| codes.next().unwrap_or_else(|| unreachable!("card {index} of the new deck"))))
    }
}

/// The number of a deal, 0 to 34,359,738,367 (2³⁵ − 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DealNumber(u64);

impl DealNumber {
    /// The largest: 2³⁵ − 1.
    pub const MAX: DealNumber = DealNumber((1 << 35) - 1);

    /// The number, if it is not too large.
    #[must_use]
    pub const fn new(number: u64) -> Option<DealNumber> {
        if number <= DealNumber::MAX.0 { Some(DealNumber(number)) } else { None }
    }

    /// The bare number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// Where the 52 cards lie at the start of a game, and where the joker would go.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    deck: Deck,
    joker_after: u8,
}

impl Deal {
    /// The deal of this number; the same for ever (version TP1).
    ///
    /// `ChaCha20` seeded with the number as 8 little-endian bytes and 24 zero bytes; Fisher–Yates from the end of the new
    /// deck, each index by rejection from 32 bits; one more number, 0 to 23, is where the joker would go.
    #[must_use]
    pub fn new(number: DealNumber) -> Deal {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.get().to_le_bytes());
        let mut numbers = ChaCha20Rng::from_seed(seed);
        let Deck(mut cards) = Deck::unshuffled();
        for last in (1..52_u8).rev() {
            let other = below(last + 1, &mut numbers);
            cards.swap(usize::from(last), usize::from(other));
        }
        Deal { deck: Deck(cards), joker_after: below(24, &mut numbers) }
    }

    /// A deal of any deck: 28 cards to the spots, one to the waste, 23 to the stock. The joker, if the rules have one,
    /// lies under the first `joker_after` of the 23; more than 23 counts as 23.
    #[must_use]
    pub fn of_deck(deck: Deck, joker_after: u8) -> Deal {
        Deal { deck, joker_after: joker_after.min(23) }
    }

    /// Its deck, in deal order.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The card dealt to this spot.
    #[must_use]
    pub fn card_at(&self, spot: Spot) -> Card {
        self.deck.0[spot.index()]
    }

    /// The 29th card, which opens the waste.
    #[must_use]
    pub fn opening(&self) -> Card {
        self.deck.0[Spot::COUNT]
    }

    /// How many of the 23 stock cards lie above the joker, if the rules have one: 0 to 23.
    #[must_use]
    pub fn joker_after(&self) -> usize {
        usize::from(self.joker_after)
    }

    /// The stock in drawing order: 23 cards; one more for the joker, one more where the waste starts empty.
    #[must_use]
    pub fn stock(&self, rules: Rules) -> Vec<StockCard> {
        let dealt = match rules.start {
            Start::Turned => Spot::COUNT + 1,
            Start::Empty => Spot::COUNT,
        };
        let mut stock: Vec<StockCard> = self.deck.0[dealt..].iter().copied().map(StockCard::Card).collect();
        match rules.joker {
            Joker::Without => {}
            Joker::With => {
                let above = stock.len() - 23 + usize::from(self.joker_after);
                stock.insert(above, StockCard::Joker);
            }
        }
        stock
    }
}

/// A uniform number below `bound`: 32-bit numbers are drawn until one falls under the largest multiple of the bound.
fn below(bound: u8, numbers: &mut ChaCha20Rng) -> u8 {
    let bound = u64::from(bound);
    let limit = (1 << 32) - (1 << 32) % bound;
    loop {
        let number = u64::from(numbers.next_u32());
        if number < limit {
            return u8::try_from(number % bound).unwrap_or_else(|_| unreachable!("a remainder is below its divisor"));
        }
    }
}
