//! What outlasts the program, as far as the session has to do with it: the ports through which it is kept and dated.

use crate::game::{DealCode, Game};

use super::assisted::Terms;
use super::news::{Damage, Merged, Shelved};
use super::results::{Entry, Moment};
use super::settings::Setting;
use super::voice::VoiceSetting;

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, with all its steps.
    pub game: Game,
    /// How it counts.
    pub terms: Terms,
    /// When it was begun.
    pub begun: Moment,
    /// The name it was given, if it is a named game.
    pub name: Option<String>,
    /// What was said last, so that it can be repeated.
    pub reply: String,
}

/// Results out of the record book, and the lines of those that can't be read, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The results, in the order of the book.
    pub entries: Vec<Entry>,
    /// Where the unreadable ones begin.
    pub unread: Vec<usize>,
}

/// Whether the game in progress is this program's to keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It is.
    Ours,
    /// Another program has it open.
    Elsewhere,
    /// Nothing can be written there.
    ReadOnly,
}

/// Why something could not be kept or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfFault {
    /// There is nothing of that name.
    Missing,
    /// It is damaged or foreign.
    Damaged(Damage),
    /// It is of a later version.
    Newer,
    /// The file is no record book.
    NoBook,
    /// The folder can't be there at all.
    NoPlace,
    /// It could not be read or written.
    Refused,
}

/// Where games, results and settings are kept.
pub trait Shelf {
    /// Whether nothing was ever kept here: nobody has played yet.
    fn is_new(&self) -> bool;

    /// Takes the game in progress for this program, until the shelf is dropped.
    fn occupy(&mut self) -> Place;

    /// The game in progress, if there is one.
    ///
    /// # Errors
    /// When it is there and no game can be made of it.
    fn game(&self) -> Result<Option<SavedGame>, ShelfFault>;

    /// Keeps the game in progress: when this returns, it outlasts the program.
    ///
    /// # Errors
    /// When it could not be kept.
    fn keep_game(&mut self, game: &SavedGame) -> Result<(), ShelfFault>;

    /// Gives the unreadable game in progress another name, and tells it.
    ///
    /// # Errors
    /// When it can't be renamed.
    fn set_game_aside(&mut self) -> Result<String, ShelfFault>;

    /// The game of this name, in whatever case, if there is one.
    ///
    /// # Errors
    /// When it is there and no game can be made of it.
    fn named(&self, name: &str) -> Result<Option<SavedGame>, ShelfFault>;

    /// Keeps a game under its name, in place of the one that had it.
    ///
    /// # Errors
    /// When it could not be kept, or has no name that can be borne.
    fn keep_named(&mut self, game: &SavedGame) -> Result<(), ShelfFault>;

    /// Keeps a game under this name or, where another game has it, with a number behind it; tells the name.
    ///
    /// # Errors
    /// As [`Shelf::keep_named`].
    fn put_aside(&mut self, game: SavedGame, name: &str) -> Result<String, ShelfFault>;

    /// Deletes the game of this name.
    ///
    /// # Errors
    /// When it can't be deleted.
    fn delete_named(&mut self, name: &str) -> Result<(), ShelfFault>;

    /// All named games, in the order of their names.
    fn names(&self) -> Vec<Shelved>;

    /// The results in the record book: of this code, or all.
    ///
    /// # Errors
    /// When the book is there and can't be read.
    fn results(&self, of: Option<DealCode>) -> Result<Results, ShelfFault>;

    /// Puts results into the record book; gives those of this code that were there before.
    ///
    /// # Errors
    /// [`ShelfFault::NoBook`] and [`ShelfFault::Newer`] where nothing may be put into it; else when it can't be written.
    fn add(&mut self, entries: &[Entry], code: DealCode) -> Result<Vec<Entry>, ShelfFault>;

    /// Gives the file that is no record book another name, and tells it.
    ///
    /// # Errors
    /// When it can't be renamed.
    fn set_book_aside(&mut self) -> Result<String, ShelfFault>;

    /// Takes in the results of the book in this file.
    ///
    /// # Errors
    /// [`ShelfFault::Missing`] when the file can't be read, [`ShelfFault::NoBook`] when it is none; else as
    /// [`Shelf::add`].
    fn merge(&mut self, file: &str) -> Result<Merged, ShelfFault>;

    /// Remembers a setting.
    ///
    /// # Errors
    /// When it could not be kept.
    fn remember(&mut self, setting: &Setting) -> Result<(), ShelfFault>;

    /// Remembers a setting of the voice.
    ///
    /// # Errors
    /// When it could not be kept.
    fn remember_voice(&mut self, setting: &VoiceSetting) -> Result<(), ShelfFault>;
}

/// What tells the time.
pub trait Clock {
    /// The time now.
    fn now(&mut self) -> Moment;
}

impl<F: FnMut() -> Moment> Clock for F {
    fn now(&mut self) -> Moment {
        self()
    }
}
