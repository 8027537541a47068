//! Named games: a file each, in a folder of their own. Whatever looks and then writes there holds one lock, so that no two
//! programs take the same name.

use std::path::PathBuf;

use super::error::StoreError;
use super::file_name::file_name;
use super::files::{self, Aside, Lock};
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
        let _held = self.hold_games()?;
        let aside = match (self.saved(&path), replacing) {
            (Ok(None), _) | (Ok(Some(_)), Replacing::Allowed) => None,
            (Ok(Some(_)) | Err(StoreError::Damaged(_) | StoreError::Newer), Replacing::Forbidden) => {
                return Err(StoreError::Taken);
            }
            (Err(StoreError::Damaged(_)), Replacing::Allowed) => Some(Aside::Damaged),
            (Err(StoreError::Newer), Replacing::Allowed) => Some(Aside::Newer),
            (Err(error), _) => return Err(error),
        };
        let aside = aside.map(|why| files::set_aside(&*self.files, &path, why)).transpose()?;
        self.write(&path, game)?;
        Ok(aside)
    }

    /// Keeps a game under this name or, where it is taken by another game, with a number behind it; tells the name.
    ///
    /// # Errors
    /// As [`Store::keep_named`].
    pub fn put_aside(&self, game: Snapshot<'_>, name: &str) -> Result<String, StoreError> {
        let _held = self.hold_games()?;
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
                Ok(None) => {
                    self.write(&path, Snapshot { name: Some(&name), ..game })?;
                    return Ok(name);
                }
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
        self.files.make_folder(&self.in_state(GAMES))?;
        self.hold(&self.in_state("games.lock"), Patience::Brief)
    }

    fn write(&self, path: &std::path::Path, game: Snapshot<'_>) -> Result<(), StoreError> {
        files::tidy(&*self.files, path);
        let (text, _) = Journal::begin(game, 0)?;
        self.replace(path, text.as_bytes())
    }

    fn path_of(&self, name: &str) -> Option<PathBuf> {
        Some(self.in_state(GAMES).join(file_name(name)?))
    }
}
