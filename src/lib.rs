//! TriPeaks solitaire for the ear: a card game in the terminal, in words.
//!
//! A typed line goes round like this:
//!
//! - [`ear`] hears a [`Command`](session::Command) in the line, whatever the language;
//! - [`session`] performs it on the [`game`] and reports what came of it, in facts;
//! - [`wording`] chooses which messages tell that, and [`language`] turns messages into text;
//! - an [`outlet`] takes the text to the player; what outlasts the program is in the [`store`]; [`app`] is the program
//!   around it all.
//!
//! Only `outlet`, `store` and `app` touch the world; the languages are files, and no word of them stands in the code. Three moves,
//! from the document's own deal:
//!
//! ```
//! use tripeaks::game::{Action, Card, DealCode, Event, Found, Game, Target};
//!
//! let mut game = Game::begin(DealCode::read("TP1-E-AAAAAAB")?);
//! for card in ["KC", "AS", "2D"] {
//!     let card = Card::from_notation(card).unwrap();
//!     let Ok(Found::One(spot)) = game.view().find(Target::Card(card.into())) else { panic!("not there") };
//!     game.apply(Action::Take(spot)).expect("it fits");
//! }
//! assert_eq!(game.view().score, 497);
//! # Ok::<(), tripeaks::game::CodeError>(())
//! ```

pub mod app;
pub mod ear;
pub mod game;
pub mod language;
mod names;
pub mod outlet;
pub mod session;
pub mod solver;
pub mod store;
pub mod wording;
