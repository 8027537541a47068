//! What outlasts the program, as far as the session has to do with it: the ports through which it is kept and dated.

use jiff::{Timestamp, ZonedDateTime};

use crate::game::{DealCode, Game};

use super::news::{Damage, Merged, Shelved};
use super::results::Entry;
use super::settings::Setting;
use super::terms::Terms;
use super::voice::VoiceSetting;

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// The game, with all its steps.
    pub game: Game,
    /// How it counts.
    pub terms: Terms,
    /// When it was begun.
    pub begun: Timestamp,
    /// The name it was given, if it is a named game.
    pub name: Option<String>,
    /// What was said last, so that it can be repeated.
    pub reply: String,
    /// After how many moves it was watched, if it was.
    pub watched: Option<usize>,
    /// Whether version 1.0.0 wrote it, in which "n" began a new game and nothing asked before it ended one.
    pub older: bool,
}

impl SavedGame {
    /// The game as it is to be kept again.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot<'_> {
        let SavedGame { game, terms, begun, name, reply, watched: _, older: _ } = self;
        Snapshot { game, terms: *terms, begun: *begun, name: name.as_deref(), reply, watched: None }
    }
}

/// A game as it is to be kept.
#[derive(Clone, Copy, Debug)]
pub struct Snapshot<'a> {
    /// The game, with all its steps.
    pub game: &'a Game,
    /// How it counts.
    pub terms: Terms,
    /// When it was begun.
    pub begun: Timestamp,
    /// The name it is given, if it is a named game.
    pub name: Option<&'a str>,
    /// What is said last.
    pub reply: &'a str,
    /// After how many moves it is watched, if it is.
    pub watched: Option<usize>,
}

/// Whether a named game may take the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacing {
    /// Another game of this name stays.
    Forbidden,
    /// Another game of this name is replaced: the player has said so.
    Allowed,
}

/// Whether another program that writes the record book is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// The other program is waited for, 0.2 seconds at the most.
    Brief,
    /// The other program is not waited for.
    None,
}

/// What came of putting results into the record book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addition {
    /// The results of the game asked for that were there before.
    pub earlier: Vec<Entry>,
    /// The new name of a book in whose place there is another now, since something in it could not be read.
    pub aside: Option<String>,
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
    /// The game is this program's to keep.
    Ours,
    /// Another program has the game open.
    Elsewhere,
    /// Nothing can be written there.
    ReadOnly,
}

/// Why something could not be kept or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfFault {
    /// There is nothing of that name.
    Missing,
    /// There is a game of that name already.
    Taken,
    /// Another program has the file.
    Elsewhere,
    /// The file would be too long to be read again.
    TooLong,
    /// The file is damaged or foreign.
    Damaged(Damage),
    /// The file is of a later version.
    Newer,
    /// The file is no record book.
    NoBook,
    /// The folder can't be there at all.
    NoPlace,
    /// The file could not be read or written.
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
    fn game(&mut self) -> Result<Option<SavedGame>, ShelfFault>;

    /// Keeps the game in progress: when this returns, it outlasts the program. The ordinal is another number for another game
    /// of this sitting, even of the same deal.
    ///
    /// # Errors
    /// [`ShelfFault::Elsewhere`] when it is another program's to keep, [`ShelfFault::TooLong`] when it would not be read
    /// again; else when it could not be kept.
    fn keep_game(&mut self, game: Snapshot<'_>, ordinal: u32) -> Result<(), ShelfFault>;

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

    /// Keeps a game under its name. What is there and can't be read is never replaced but set aside; then its new name is told.
    ///
    /// # Errors
    /// [`ShelfFault::Taken`] when there is one that may not be replaced; else when it could not be kept, or has no name that
    /// can be borne.
    fn keep_named(&mut self, game: Snapshot<'_>, replacing: Replacing) -> Result<Option<String>, ShelfFault>;

    /// Keeps a game under this name or, where another game has it, with a number behind it; tells the name.
    ///
    /// # Errors
    /// As [`Shelf::keep_named`].
    fn put_aside(&mut self, game: Snapshot<'_>, name: &str) -> Result<String, ShelfFault>;

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

    /// Puts results into the record book, and those that wait beside it; gives those of this code that were there before.
    ///
    /// # Errors
    /// [`ShelfFault::Newer`] where nothing may be put into it, [`ShelfFault::Elsewhere`] when another program writes it; else
    /// when it can't be written.
    fn add(&mut self, entries: &[Entry], code: Option<DealCode>, patience: Patience) -> Result<Addition, ShelfFault>;

    /// Keeps results beside the record book until they can be put into it, be it at another sitting.
    ///
    /// # Errors
    /// When they could not be kept.
    fn keep_waiting(&mut self, entries: &[Entry]) -> Result<(), ShelfFault>;

    /// Whether results wait beside the record book.
    fn has_waiting(&self) -> bool;

    /// Takes in the results of the book in this file.
    ///
    /// # Errors
    /// [`ShelfFault::Missing`] when the file can't be read, [`ShelfFault::NoBook`] when it is none; else as
    /// [`Shelf::add`].
    fn merge(&mut self, file: &str) -> Result<Merged, ShelfFault>;

    /// Remembers a setting. Settings of which some can't be read are kept beside as they were; then their name there is told.
    ///
    /// # Errors
    /// When it could not be kept.
    fn remember(&mut self, setting: &Setting) -> Result<Option<String>, ShelfFault>;

    /// Remembers a setting of the voice, in the same way.
    ///
    /// # Errors
    /// When it could not be kept.
    fn remember_voice(&mut self, setting: &VoiceSetting) -> Result<Option<String>, ShelfFault>;
}

/// What tells the time.
pub trait Clock {
    /// The time now, by the clock on the player's wall.
    fn now(&mut self) -> ZonedDateTime;
}

impl<F: FnMut() -> ZonedDateTime> Clock for F {
    fn now(&mut self) -> ZonedDateTime {
        self()
    }
}
