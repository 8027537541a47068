//! The store as the shelf of a session.

use std::io::{Error, ErrorKind};

use super::book::BookFault;
use super::folders;
use super::save::SaveFault;
use super::setting;
use super::state::Store;
use crate::game::DealCode;
use crate::session::{Entry, Merged, Place, Results, SavedGame, Setting, Shelf, ShelfFault, Shelved, VoiceSetting};

impl Shelf for Store {
    fn is_new(&self) -> bool {
        Store::is_new(self)
    }

    fn occupy(&mut self) -> Place {
        Store::occupy(self)
    }

    fn game(&self) -> Result<Option<SavedGame>, ShelfFault> {
        read(Store::game(self))
    }

    fn keep_game(&mut self, game: &SavedGame) -> Result<(), ShelfFault> {
        Ok(Store::keep_game(self, game)?)
    }

    fn set_game_aside(&mut self) -> Result<String, ShelfFault> {
        Ok(Store::set_game_aside(self)?)
    }

    fn named(&self, name: &str) -> Result<Option<SavedGame>, ShelfFault> {
        read(Store::named(self, name))
    }

    fn keep_named(&mut self, game: &SavedGame) -> Result<(), ShelfFault> {
        Ok(Store::keep_named(self, game)?)
    }

    fn put_aside(&mut self, game: SavedGame, name: &str) -> Result<String, ShelfFault> {
        Ok(Store::put_aside(self, game, name)?)
    }

    fn delete_named(&mut self, name: &str) -> Result<(), ShelfFault> {
        Ok(Store::delete_named(self, name)?)
    }

    fn names(&self) -> Vec<Shelved> {
        Store::names(self)
    }

    fn results(&self, of: Option<DealCode>) -> Result<Results, ShelfFault> {
        let book = self.book()??;
        let (entries, unread) = of.map_or_else(|| book.all(), |code| (book.of_code(code), Vec::new()));
        Ok(Results { entries, unread })
    }

    fn add(&mut self, entries: &[Entry], code: DealCode) -> Result<Vec<Entry>, ShelfFault> {
        Ok(Store::add(self, entries)?.of_code(code))
    }

    fn set_book_aside(&mut self) -> Result<String, ShelfFault> {
        Ok(Store::set_book_aside(self)?)
    }

    fn merge(&mut self, file: &str) -> Result<Merged, ShelfFault> {
        Store::merge(self, &folders::at_home(file))?.ok_or(ShelfFault::NoBook)
    }

    fn remember(&mut self, setting: &Setting) -> Result<(), ShelfFault> {
        Ok(self.remember_entries(setting::entries(setting))?)
    }

    fn remember_voice(&mut self, setting: &VoiceSetting) -> Result<(), ShelfFault> {
        Ok(self.remember_entries(setting::voice_entries(setting))?)
    }
}

fn read(found: Result<Option<Result<SavedGame, SaveFault>>, Error>) -> Result<Option<SavedGame>, ShelfFault> {
    Ok(found?.transpose()?)
}

impl From<SaveFault> for ShelfFault {
    fn from(fault: SaveFault) -> ShelfFault {
        match fault {
            SaveFault::Newer => ShelfFault::Newer,
            SaveFault::Damaged(damage) => ShelfFault::Damaged(damage),
        }
    }
}

impl From<BookFault> for ShelfFault {
    fn from(fault: BookFault) -> ShelfFault {
        match fault {
            BookFault::Newer => ShelfFault::Newer,
            BookFault::Foreign => ShelfFault::NoBook,
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a system has more kinds of errors than can be told apart here")]
impl From<Error> for ShelfFault {
    fn from(error: Error) -> ShelfFault {
        match error.kind() {
            ErrorKind::NotFound => ShelfFault::Missing,
            ErrorKind::NotADirectory | ErrorKind::InvalidFilename => ShelfFault::NoPlace,
            ErrorKind::InvalidData => ShelfFault::NoBook,
            ErrorKind::Unsupported => ShelfFault::Newer,
            _ => ShelfFault::Refused,
        }
    }
}
