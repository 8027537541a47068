//! All that is done with the files of one player, behind one door: here what concerns the game in progress and the settings.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::checksum::Checksum;
use super::error::StoreError;
use super::files::{self, Aside, Files, Lock};
use super::folders::Folders;
use super::journal::Journal;
use super::replay;
use super::saved_game;
use super::setting::Entry;
use super::settings_file::{self, SettingsFault, SettingsFile};
use crate::session::{Damage, Patience, Place, Remembered, SavedGame, Snapshot};

/// How often a lock that another program holds for a moment is tried, and how long is waited between: 0.2 seconds in all.
const TRIES: u32 = 100;
const BETWEEN_TRIES: Duration = Duration::from_millis(2);

/// The names of the files.
const GAME: &str = "game.toml";
pub(super) const BOOK: &str = "records.toml";
const SETTINGS: &str = "settings.toml";
pub(super) const GAMES: &str = "games";

/// The files of one player's state.
pub struct Store {
    pub(super) files: Box<dyn Files>,
    pub(super) folders: Folders,
    game: Option<Box<dyn Lock>>,
    /// What the file of the game in progress held when it was read or written last; none where there was none.
    known: Option<Checksum>,
    /// How to go on with that file.
    journal: Option<Journal>,
}

impl Store {
    /// The store in these folders, which need not be there yet.
    #[must_use]
    pub fn new(files: impl Files + 'static, folders: Folders) -> Store {
        Store { files: Box::new(files), folders, game: None, known: None, journal: None }
    }

    /// Whether there is nothing yet: no game, no named games, no record book, no settings.
    #[must_use]
    pub fn is_new(&self) -> bool {
        let kept = [GAME, GAMES, BOOK].map(|name| self.folders.state.join(name));
        let settings = self.folders.settings.join(SETTINGS);
        !kept.iter().chain([&settings]).any(|path| self.files.exists(path))
    }

    /// Takes the game in progress for this program, until the store is dropped.
    pub fn occupy(&mut self) -> Place {
        // The lock that was held before, if any, must not stand in the way of another on the same file.
        self.game = None;
        let locked = self.ready().and_then(|()| Ok(self.files.lock(&self.in_state("game.lock"))?));
        match locked {
            Ok(Some(lock)) => {
                self.game = Some(lock);
                files::tidy(&*self.files, &self.in_state(GAME));
                Place::Ours
            }
            Ok(None) => Place::Elsewhere,
            Err(_) => Place::ReadOnly,
        }
    }

    /// The game in progress, if there is one.
    ///
    /// # Errors
    /// When the file is there and can't be read, or is no game.
    pub fn game(&mut self) -> Result<Option<SavedGame>, StoreError> {
        let path = self.in_state(GAME);
        self.journal = None;
        self.known = self.sum_of(&path);
        self.saved(&path)
    }

    /// Keeps the game in progress: when this returns, it is on the disk. The ordinal is another number for another game of
    /// this sitting, even of the same deal.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when it is another program's to keep, [`StoreError::TooLong`] when it would not be read again;
    /// else when it could not be brought to the disk.
    pub fn keep_game(&mut self, game: Snapshot<'_>, ordinal: u32) -> Result<(), StoreError> {
        let path = self.in_state(GAME);
        if !self.game.as_ref().is_some_and(|lock| lock.is_held()) {
            self.occupy_again(&path)?;
        }
        if let Some(journal) = self.journal
            && let Some((line, next)) = journal.go_on(game, ordinal)
            && self.files.append(&path, journal.length(), line.as_bytes()).is_ok()
        {
            (self.known, self.journal) = (Some(next.sum()), Some(next));
            return Ok(());
        }
        let (text, journal) = Journal::begin(game, ordinal)?;
        match self.replace(&path, text.as_bytes()) {
            Ok(()) => {
                (self.known, self.journal) = (Some(journal.sum()), Some(journal));
                Ok(())
            }
            Err(error) => {
                (self.known, self.journal) = (self.sum_of(&path), None);
                Err(error)
            }
        }
    }

    /// Takes the game for this program though its lock is gone, or never was there: only where nobody else has kept a game
    /// in the meantime.
    fn occupy_again(&mut self, path: &Path) -> Result<(), StoreError> {
        match self.occupy() {
            Place::Ours => {}
            Place::Elsewhere => return Err(StoreError::Busy),
            Place::ReadOnly => return Err(StoreError::System(ErrorKind::PermissionDenied)),
        }
        let now = self.sum_of(path);
        if now.is_some() && now != self.known {
            self.game = None;
            return Err(StoreError::Busy);
        }
        self.journal = None;
        Ok(())
    }

    fn sum_of(&self, path: &Path) -> Option<Checksum> {
        self.files.read(path, replay::LONGEST).ok().map(|bytes| Checksum::of(&bytes))
    }

    /// Renames the save of the game in progress, which is not as it should be, and tells its new name.
    ///
    /// # Errors
    /// When it can't be renamed.
    pub fn set_game_aside(&mut self) -> Result<String, StoreError> {
        let aside = files::set_aside(&*self.files, &self.in_state(GAME), Aside::Damaged)?;
        self.known = None;
        Ok(aside)
    }

    /// The settings, and what is wrong with their file.
    #[must_use]
    pub fn settings(&self) -> (Remembered, Vec<SettingsFault>) {
        match self.settings_file() {
            Ok(file) => file.remembered(),
            // Where the folder can't be, that is told of the game.
            Err(StoreError::System(ErrorKind::NotADirectory | ErrorKind::InvalidFilename)) => {
                (Remembered::default(), Vec::new())
            }
            Err(_) => (Remembered::default(), vec![SettingsFault::Unreadable]),
        }
    }

    /// The line of the settings that sets the key, from 1.
    #[must_use]
    pub fn line_of_setting(&self, key: &str) -> usize {
        self.settings_file().map_or(1, |file| file.line_of(key))
    }

    /// Puts entries into the settings. Where some of the file can't be read, it is kept beside as it was, and its name there is
    /// told.
    ///
    /// # Errors
    /// When they could not be brought to the disk, or the file is not to be touched.
    pub(super) fn remember_entries(&self, entries: Vec<Entry>) -> Result<Option<String>, StoreError> {
        files::make_folder(&*self.files, &self.folders.settings)?;
        let _held = self.hold(&self.folders.settings.join("settings.lock"), Patience::Brief)?;
        let path = self.folders.settings.join(SETTINGS);
        files::tidy(&*self.files, &path);
        let file = self.settings_file()?;
        let to_be_kept = file.is_to_be_kept();
        let text = file.with(entries).ok_or(StoreError::Newer)?;
        let bytes = if to_be_kept { self.read(&path, settings_file::LONGEST)? } else { None };
        let aside = bytes.map(|bytes| files::keep_aside(&*self.files, &path, &bytes, Aside::Damaged)).transpose()?;
        self.replace(&path, text.as_bytes())?;
        Ok(aside)
    }

    fn settings_file(&self) -> Result<SettingsFile, StoreError> {
        let read = self.read(&self.folders.settings.join(SETTINGS), settings_file::LONGEST)?;
        Ok(read.map(|bytes| SettingsFile::read(&bytes)).unwrap_or_default())
    }

    /// A lock that others hold for a moment only.
    pub(super) fn hold(&self, path: &Path, patience: Patience) -> Result<Box<dyn Lock>, StoreError> {
        let tries = match patience {
            Patience::Brief => TRIES,
            Patience::None => 0,
        };
        for left in (0..=tries).rev() {
            if let Some(lock) = self.files.lock(path)? {
                return Ok(lock);
            }
            if left > 0 {
                thread::sleep(BETWEEN_TRIES);
            }
        }
        Err(StoreError::Busy)
    }

    pub(super) fn ready(&self) -> Result<(), StoreError> {
        Ok(files::make_folder(&*self.files, &self.folders.state)?)
    }

    pub(super) fn replace(&self, path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
        Ok(files::replace(&*self.files, path, bytes)?)
    }

    /// The game of a file, if there is one.
    pub(super) fn saved(&self, path: &Path) -> Result<Option<SavedGame>, StoreError> {
        match self.read(path, replay::LONGEST) {
            Err(StoreError::TooLong) => Err(StoreError::Damaged(Damage::TooLong)),
            read => read?.map(|bytes| saved_game::read(&bytes)).transpose(),
        }
    }

    /// The file, if there is one.
    pub(super) fn read(&self, path: &Path, most: u64) -> Result<Option<Vec<u8>>, StoreError> {
        match self.files.read(path, most) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == ErrorKind::FileTooLarge => Err(StoreError::TooLong),
            Err(error) => Err(error.into()),
        }
    }

    /// A file of this name in the folder of the games and records.
    pub(super) fn in_state(&self, name: &str) -> PathBuf {
        self.folders.state.join(name)
    }
}
