//! A deal written out card by card, in whatever way a card can be said.

use unic_langid::LanguageIdentifier;

use crate::game::{Card, Deal, Deck, Joker, Rules, Spot, StockCard, Suit};
use crate::session::Undealt;

use super::Ear;
use super::lexicon::Phrase;
use super::lexicon::Scope;
use super::line::LONGEST_LINE;
use super::meaning::Meaning;
use super::naming::{rank_of, suit_of};

/// A phrase as it was written, and what it means: in the current language, in any.
struct Span<'a> {
    written: &'a [String],
    meanings: [Phrase; 2],
}

impl Ear {
    /// The deal of these cards, in the order in which they are dealt: 28 to the spots, the top row first, one to the
    /// waste, 23 to the stock; under rules with a joker also the joker, somewhere among the last 23.
    ///
    /// # Errors
    /// The first thing that is wrong with them.
    pub fn deal(&self, text: &str, current: &LanguageIdentifier, rules: Rules) -> Result<Deal, Undealt> {
        if text.len() > LONGEST_LINE {
            return Err(Undealt::TooLong);
        }
        let mut cards = self.cards(text, current)?;
        let joker = cards.iter().position(|card| *card == StockCard::Joker);
        let joker_after = match (rules.joker, joker) {
            (Joker::Without, None) => 0,
            (Joker::Without, Some(_)) => return Err(Undealt::JokerUnwanted),
            (Joker::With, place) => {
                let place = place.ok_or(Undealt::JokerMissing)?;
                cards.remove(place);
                let above = place.checked_sub(Spot::COUNT + 1).ok_or(Undealt::JokerMissing)?;
                u8::try_from(above).map_err(|_| Undealt::Count(cards.len()))?
            }
        };
        let plain: Vec<Card> = cards.iter().copied().filter_map(StockCard::card).collect();
        if plain.len() < cards.len() {
            return Err(Undealt::JokerMissing);
        }
        Ok(Deal::of_deck(Deck::new(&plain)?, joker_after))
    }

    /// The cards that are written, one after the other.
    fn cards(&self, text: &str, current: &LanguageIdentifier) -> Result<Vec<StockCard>, Undealt> {
        let tokens = self.known.lexicon.tokens(text);
        let [here, all] =
            [Scope::CurrentFirst, Scope::All].map(|scope| self.known.lexicon.spans(&tokens, current, scope));
        let mut rest = tokens.as_slice();
        let spans = here.zip(all).map(|((length, here), (_, all))| {
            let (written, after) = rest.split_at(length);
            rest = after;
            Span { written, meanings: [here, all] }
        });
        let mut spans = spans.filter(|span| !is_filler(&span.meanings[1])).peekable();
        let mut cards = Vec::new();
        while let Some(first) = spans.next() {
            let place = cards.len() + 1;
            let mut written = first.written.join(" ");
            let mut card = first_clear(|scope| whole(&first.meanings[scope]));
            if let (Clear::None, Some(second)) = (&card, spans.peek()) {
                card = first_clear(|scope| halves(&first.meanings[scope], &second.meanings[scope]));
                if !matches!(card, Clear::None) {
                    written = [&written, " ", &second.written.join(" ")].concat();
                    spans.next();
                }
            }
            match card {
                Clear::One(card) => cards.push(card),
                Clear::None => return Err(Undealt::NotACard { place, written }),
                Clear::Several => return Err(Undealt::Unclear { place, written }),
            }
        }
        Ok(cards)
    }
}

/// What the meanings come to.
enum Clear {
    None,
    One(StockCard),
    Several,
}

/// What it is in the current language, or, where that is nothing, in any.
fn first_clear(cards: impl Fn(usize) -> Vec<StockCard>) -> Clear {
    let here = cards(0);
    let mut cards = if here.is_empty() { cards(1) } else { here };
    cards.sort_unstable();
    cards.dedup();
    match cards.as_slice() {
        [] => Clear::None,
        [card] => Clear::One(*card),
        _ => Clear::Several,
    }
}

/// The cards that one phrase may mean.
fn whole(phrase: &Phrase) -> Vec<StockCard> {
    let card = |meaning: &Meaning| {
        if let Meaning::Card(card) = meaning {
            return Some(StockCard::Card(*card));
        }
        (*meaning == Meaning::Joker).then_some(StockCard::Joker)
    };
    phrase.iter().filter_map(card).collect()
}

/// The cards of a rank and a suit, in either order.
fn halves(first: &Phrase, second: &Phrase) -> Vec<StockCard> {
    let of = |ranks: &Phrase, suits: &Phrase| -> Vec<StockCard> {
        let suits: Vec<Suit> = suits.iter().filter_map(suit_of).collect();
        let card = |rank| suits.iter().map(move |suit| StockCard::Card(Card::new(rank, *suit)));
        ranks.iter().filter_map(rank_of).flat_map(card).collect()
    };
    let rank_first = of(first, second);
    if rank_first.is_empty() { of(second, first) } else { rank_first }
}

/// Whether a phrase adds nothing to a card: "of".
fn is_filler(phrase: &Phrase) -> bool {
    phrase.iter().any(Meaning::is_filler)
        && !phrase.iter().any(|meaning| rank_of(meaning).is_some() || suit_of(meaning).is_some())
}
