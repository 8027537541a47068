//! The game itself: cards, spots, deals and their codes, rules, the table, scores, undo, and what a player may see.
//!
//! Knows nothing of words, files or clocks. A [`Game`] is begun from a [`DealCode`] and changed by [`Game::apply`] and
//! [`Game::undo`]; a refusal leaves it untouched. What may be told to the player comes from its [`View`].

mod card;
mod code;
mod deal;
mod known;
mod play;
mod range;
mod refusal;
mod rules;
mod spot;
mod table;
mod view;

pub use card::{Card, Rank, StockCard, Suit};
pub use code::{CodeError, DealCode, looks_like_code};
pub use deal::{Deal, DealNumber, Deck, NotADeck};
pub use known::Known;
pub use play::{Game, Step, Undone};
pub use range::DealRange;
pub use refusal::Refusal;
pub use rules::{Clash, Drawing, Ends, Faces, Joker, RuleName, Rules, Scheme, Start, Variant};
pub use spot::{Peak, Row, Spot, SpotSet};
pub use table::{Action, Event, Standing, Table, adjacent};
pub use view::{Found, Lies, Seen, Target, View};
