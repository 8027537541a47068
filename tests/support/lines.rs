//! Lines that are typed: cards as they mean the same in every language, and wins.

use std::collections::HashSet;

use tripeaks::game::{Action, Card, DealCode, Game, Standing, StockCard, Suit, Table};
use tripeaks::play::Conversation;

/// The card as a letter and a sign, which mean the same in every language and on every keyboard layout.
pub(crate) fn signs(card: Card) -> String {
    let sign = match card.suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    format!("{}{sign}", card.rank.letter())
}

/// The card as one sign, which is the same in every language.
pub(crate) fn sign(card: Card) -> String {
    let block = match card.suit {
        Suit::Spades => 0x1F0A0,
        Suit::Hearts => 0x1F0B0,
        Suit::Diamonds => 0x1F0C0,
        Suit::Clubs => 0x1F0D0,
    };
    let rank = u32::from(card.rank.number());
    let knight = u32::from(rank > 11);
    char::from_u32(block + rank + knight).unwrap().to_string()
}

/// A win of this deal, takes before draws.
pub(crate) fn win(code: DealCode) -> Vec<Action> {
    fn search(table: &Table, seen: &mut HashSet<(Vec<u8>, usize, Option<Card>)>, line: &mut Vec<Action>) -> bool {
        if table.standing() == Standing::Won {
            return true;
        }
        let taken = table.taken().iter().map(|spot| u8::try_from(spot.index()).unwrap()).collect();
        if !seen.insert((taken, table.drawn(), table.waste().and_then(StockCard::card))) {
            return false;
        }
        for action in table.legal() {
            let mut next = table.clone();
            next.apply(action).unwrap();
            line.push(action);
            if search(&next, seen, line) {
                return true;
            }
            line.pop();
        }
        false
    }
    let mut line = Vec::new();
    assert!(search(Game::begin(code).table(), &mut HashSet::new(), &mut line), "{code} can be won");
    line
}

/// Types the winning line, and gives the last reply.
pub(crate) fn type_win(conversation: &mut Conversation) -> String {
    let game = conversation.session().game().clone();
    let mut last = String::new();
    for action in win(game.code()) {
        let line = match action {
            Action::Draw => "draw".to_owned(),
            Action::Take(spot) => sign(game.table().deal().card_at(spot)),
        };
        last = conversation.hear(&line).text;
    }
    last
}
