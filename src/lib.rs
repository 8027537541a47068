//! TriPeaks solitaire for the ear: a card game in the terminal, in words.
//!
//! A typed line goes round like this:
//!
//! - [`ear`] hears a [`Command`](session::Command) in the line, whatever the language;
//! - [`session`] performs it on the [`game`] and reports what came of it, in facts;
//! - [`wording`] chooses which messages tell that, and [`language`] turns messages into text;
//! - [`play`] gives the text to the player as a reply, to be printed and, by the [`voice`], spoken; before that, what has
//!   changed is in the [`store`]; [`cli`] is the program around it all.
//!
//! Only `store`, `voice`, `play` and `cli` touch the world; the languages are files, and no word of them stands in the code. Three moves,
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

pub mod cli;
pub mod ear;
pub mod game;
pub mod language;
mod names;
pub mod play;
pub mod session;
pub mod solver;
pub mod store;
pub mod voice;
pub mod wording;
