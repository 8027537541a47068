//! Named games: a file each, in a folder of their own. Whatever looks and then takes a name there holds one lock, so that
//! no two programs take the same.

use std::path::{Path, PathBuf};

use super::error::StoreError;
use super::file_name::file_name;
use super::files::{self, Aside, Lock, OnItsWay};
use super::journal::Journal;
use super::store::{GAMES, Store};
use crate::session::{Patience, Replacing, SavedGame, Shelved, Snapshot};

impl Store {
    /// The named game of this name, in whatever case.
    ///
    /// # Errors
    /// When the file is there and can't be read, or is no game.
    pub fn named(&self, name: &str) -> Result<Option<SavedGame>, StoreError> {
        self.path_of(name).map_or(Ok(None), |path| self.saved(&path))
    }

    /// Keeps a game under its name. What is there and can't be read, or is of a later version, is never replaced but set
    /// aside; then its new name is told.
    ///
    /// # Errors
    /// [`StoreError::Taken`] when there is one that may not be replaced; else when it could not be brought to the disk, or has
    /// no name that a file can bear.
    pub fn keep_named(&self, game: Snapshot<'_>, replacing: Replacing) -> Result<Option<String>, StoreError> {
        let path = game.name.and_then(|name| self.path_of(name)).ok_or(StoreError::BadName)?;
        let found = self.saved(&path);
        if replacing == Replacing::Forbidden && !matches!(found, Ok(None)) {
            return Err(taken(&found));
        }
        let sent = self.send(&path, game)?;
        let held = self.hold_games();
        let aside = match held.as_ref().map(|_| self.saved(&path)) {
            Err(error) => Err(*error),
            Ok(Ok(None)) => Ok(None),
            Ok(found) if replacing == Replacing::Forbidden => Err(taken(&found)),
            Ok(Ok(Some(_))) => Ok(None),
            Ok(Err(StoreError::Damaged(_))) => Ok(Some(Aside::Damaged)),
            Ok(Err(StoreError::Newer)) => Ok(Some(Aside::Newer)),
            Ok(Err(error)) => Err(error),
        };
        let set_aside = |why| Ok(files::set_aside(&*self.files, &path, why)?);
        match aside.and_then(|aside| aside.map(set_aside).transpose()) {
            Ok(None) => {
                sent.arrive()?;
                drop(held);
                files::sync_around(&*self.files, &path)?;
                Ok(None)
            }
            Ok(aside) => {
                // Where a link was set aside, its file is not to be replaced.
                sent.turn_back();
                self.send(&path, game)?.arrive()?;
                files::sync_around(&*self.files, &path)?;
                Ok(aside)
            }
            Err(error) => {
                sent.turn_back();
                Err(error)
            }
        }
    }

    /// Keeps a game under this name or, where it is taken by another game, with a number behind it; tells the name.
    ///
    /// # Errors
    /// As [`Store::keep_named`].
    pub fn put_aside(&self, game: Snapshot<'_>, name: &str) -> Result<String, StoreError> {
        for number in 1..10_000_u32 {
            let name = if number == 1 { name.to_owned() } else { format!("{name} {number}") };
            let path = self.path_of(&name).ok_or(StoreError::BadName)?;
            let same = |other: &SavedGame| {
                other.begun == game.begun
                    && other.game.code() == game.game.code()
                    && other.game.steps() == game.game.steps()
            };
            match self.saved(&path) {
                Ok(Some(other)) if same(&other) => return Ok(name),
                Ok(None) => match self.keep_named(Snapshot { name: Some(&name), ..game }, Replacing::Forbidden) {
                    Ok(_) => return Ok(name),
                    // Another program was faster.
                    Err(StoreError::Taken) => {}
                    Err(error) => return Err(error),
                },
                Ok(Some(_)) | Err(StoreError::Damaged(_) | StoreError::Newer) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Taken)
    }

    /// Deletes the named game.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn delete_named(&self, name: &str) -> Result<(), StoreError> {
        let path = self.path_of(name).ok_or(StoreError::Missing)?;
        let _held = self.hold_games()?;
        self.files.remove(&path)?;
        Ok(self.files.sync_folder(&self.in_state(GAMES))?)
    }

    /// All named games, in the order of their names.
    #[must_use]
    pub fn names(&self) -> Vec<Shelved> {
        let found = self.files.list(&self.in_state(GAMES)).unwrap_or_default();
        let toml = found.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
        let told = |path: PathBuf| {
            let game = self.saved(&path).ok().flatten();
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let stands = game.as_ref().map(|game| (game.game.moves(), game.game.view().left()));
            Shelved { name: game.and_then(|game| game.name).unwrap_or(stem), stands }
        };
        toml.map(told).collect()
    }

    fn hold_games(&self) -> Result<Box<dyn Lock>, StoreError> {
        self.hold(&self.in_state("games.lock"), Patience::Brief)
    }

    /// Writes the game beside its place: that takes its time, and so is done before the lock is taken.
    fn send(&self, path: &Path, game: Snapshot<'_>) -> Result<OnItsWay<'_>, StoreError> {
        let (text, _) = Journal::begin(game, 0)?;
        files::make_folder(&*self.files, &self.in_state(GAMES))?;
        Ok(OnItsWay::send(&*self.files, path, text.as_bytes())?)
    }

    fn path_of(&self, name: &str) -> Option<PathBuf> {
        Some(self.in_state(GAMES).join(file_name(name)?))
    }
}

/// Why a name can't be had: a game has it that can or can't be read, or that can't be told.
fn taken(found: &Result<Option<SavedGame>, StoreError>) -> StoreError {
    match found {
        Ok(_) | Err(StoreError::Damaged(_) | StoreError::Newer) => StoreError::Taken,
        Err(error) => *error,
    }
}
