//! The store as the shelf of a session.

use std::io::ErrorKind;

use super::error::StoreError;
use super::folders;
use super::setting;
use super::store::Store;
use crate::game::DealCode;
use crate::session::{
    Addition, Entry, Merged, Patience, Place, Replacing, Results, SavedGame, Setting, Shelf, ShelfFault, Shelved,
    Snapshot, VoiceSetting,
};

impl Shelf for Store {
    fn is_new(&self) -> bool {
        Store::is_new(self)
    }

    fn occupy(&mut self) -> Place {
        Store::occupy(self)
    }

    fn game(&mut self) -> Result<Option<SavedGame>, ShelfFault> {
        Ok(Store::game(self)?)
    }

    fn keep_game(&mut self, game: Snapshot<'_>, ordinal: u32) -> Result<(), ShelfFault> {
        Ok(Store::keep_game(self, game, ordinal)?)
    }

    fn set_game_aside(&mut self) -> Result<String, ShelfFault> {
        Ok(Store::set_game_aside(self)?)
    }

    fn named(&self, name: &str) -> Result<Option<SavedGame>, ShelfFault> {
        Ok(Store::named(self, name)?)
    }

    fn keep_named(&mut self, game: Snapshot<'_>, replacing: Replacing) -> Result<Option<String>, ShelfFault> {
        Ok(Store::keep_named(self, game, replacing)?)
    }

    fn put_aside(&mut self, game: Snapshot<'_>, name: &str) -> Result<String, ShelfFault> {
        Ok(Store::put_aside(self, game, name)?)
    }

    fn delete_named(&mut self, name: &str) -> Result<(), ShelfFault> {
        Ok(Store::delete_named(self, name)?)
    }

    fn names(&self) -> Vec<Shelved> {
        Store::names(self)
    }

    fn results(&self, of: Option<DealCode>) -> Result<Results, ShelfFault> {
        let book = self.book()?;
        let (entries, unread) = of.map_or_else(|| book.all(), |code| (book.of_code(code), Vec::new()));
        Ok(Results { entries, unread })
    }

    fn add(&mut self, entries: &[Entry], code: Option<DealCode>, patience: Patience) -> Result<Addition, ShelfFault> {
        let added = Store::add(self, entries, patience)?;
        let earlier = code.map(|code| added.before.of_code(code)).unwrap_or_default();
        Ok(Addition { earlier, aside: added.aside })
    }

    fn keep_waiting(&mut self, entries: &[Entry]) -> Result<(), ShelfFault> {
        Ok(Store::keep_waiting(self, entries)?)
    }

    fn has_waiting(&self) -> bool {
        Store::has_waiting(self)
    }

    fn merge(&mut self, file: &str) -> Result<Merged, ShelfFault> {
        Store::merge(self, &folders::at_home(file))?.ok_or(ShelfFault::NoBook)
    }

    fn remember(&mut self, setting: &Setting) -> Result<Option<String>, ShelfFault> {
        Ok(self.remember_entries(setting::entries(setting))?)
    }

    fn remember_voice(&mut self, setting: &VoiceSetting) -> Result<Option<String>, ShelfFault> {
        Ok(self.remember_entries(setting::voice_entries(setting))?)
    }
}

impl From<StoreError> for ShelfFault {
    fn from(error: StoreError) -> ShelfFault {
        match error {
            StoreError::Missing => ShelfFault::Missing,
            StoreError::Taken => ShelfFault::Taken,
            StoreError::Busy => ShelfFault::Elsewhere,
            StoreError::TooLong => ShelfFault::TooLong,
            StoreError::Newer => ShelfFault::Newer,
            StoreError::Damaged(damage) => ShelfFault::Damaged(damage),
            StoreError::BadName | StoreError::System(ErrorKind::NotADirectory | ErrorKind::InvalidFilename) => {
                ShelfFault::NoPlace
            }
            StoreError::System(_) => ShelfFault::Refused,
        }
    }
}
