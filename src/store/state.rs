//! The store: all that is done with the files, behind one door.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::book::{self, Book, BookFault};
use super::files::{self, Files, Lock};
use super::folders::Folders;
use super::save::{self, SaveFault};
use super::setting::Entry as SettingEntry;
use super::settings::{self, SettingsFault, SettingsFile};
use super::shelf;
use crate::session::{Entry, Merged, Place, Remembered, SavedGame, Shelved};

/// How often a lock that another program holds for a moment is tried, and how long is waited between.
const TRIES: u32 = 200;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The names of the files.
const GAME: &str = "game.toml";
const BOOK: &str = "records.toml";
const SETTINGS: &str = "settings.toml";
const GAMES: &str = "games";

/// The files of one player's state.
pub struct Store {
    files: Box<dyn Files>,
    folders: Folders,
    game: Option<Lock>,
}

impl Store {
    /// The store in these folders, which need not be there yet.
    #[must_use]
    pub fn new(files: impl Files + 'static, folders: Folders) -> Store {
        Store { files: Box::new(files), folders, game: None }
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
        let locked = self.ready().and_then(|()| self.files.lock(&self.folders.state.join("game.lock")));
        match locked {
            Ok(Some(lock)) => {
                self.game = Some(lock);
                Place::Ours
            }
            Ok(None) => Place::Elsewhere,
            Err(_) => Place::ReadOnly,
        }
    }

    /// The game in progress, if there is one.
    ///
    /// # Errors
    /// When the file is there and can't be read.
    pub fn game(&self) -> io::Result<Option<Result<SavedGame, SaveFault>>> {
        self.saved(&self.folders.state.join(GAME))
    }

    /// Keeps the game in progress: when this returns, it is on the disk.
    ///
    /// # Errors
    /// When it could not be brought there.
    pub fn keep_game(&mut self, game: &SavedGame) -> io::Result<()> {
        if self.game.is_none() && self.occupy() != Place::Ours {
            return Err(ErrorKind::ResourceBusy.into());
        }
        let (path, text) = (self.folders.state.join(GAME), save::write(game));
        match self.replace(&path, text.as_bytes()) {
            // The folder has gone, and the lock with it.
            Err(error) if error.kind() == ErrorKind::NotFound && self.occupy() == Place::Ours => {
                self.replace(&path, text.as_bytes())
            }
            done => done,
        }
    }

    /// Renames the save of the game in progress, which is not as it should be, and tells its new name.
    ///
    /// # Errors
    /// When it can't be renamed.
    pub fn set_game_aside(&self) -> io::Result<String> {
        files::set_aside(&*self.files, &self.folders.state.join(GAME))
    }

    /// The named game of this name, in whatever case.
    ///
    /// # Errors
    /// When the file is there and can't be read.
    pub fn named(&self, name: &str) -> io::Result<Option<Result<SavedGame, SaveFault>>> {
        self.shelf(name).map_or(Ok(None), |path| self.saved(&path))
    }

    /// Keeps a game under its name, in place of the one that had it.
    ///
    /// # Errors
    /// When it could not be brought to the disk, or has no name that a file can bear.
    pub fn keep_named(&self, game: &SavedGame) -> io::Result<()> {
        let path = game.name.as_deref().and_then(|name| self.shelf(name)).ok_or(ErrorKind::InvalidFilename)?;
        self.files.make_folder(&self.folders.state.join(GAMES))?;
        self.replace(&path, save::write(game).as_bytes())
    }

    /// Keeps a game under this name or, where it is taken by another game, with a number behind it; tells the name.
    ///
    /// # Errors
    /// As [`Store::keep_named`].
    pub fn put_aside(&self, mut game: SavedGame, name: &str) -> io::Result<String> {
        for number in 1..10_000_u32 {
            let name = if number == 1 { name.to_owned() } else { format!("{name} {number}") };
            let same = |other: &SavedGame| other.begun == game.begun && other.game.code() == game.game.code();
            match self.named(&name)? {
                Some(Ok(other)) if same(&other) && other.game.steps() == game.game.steps() => return Ok(name),
                Some(_) => {}
                None => {
                    game.name = Some(name.clone());
                    self.keep_named(&game)?;
                    return Ok(name);
                }
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// Deletes the named game.
    ///
    /// # Errors
    /// When it can't be deleted.
    pub fn delete_named(&self, name: &str) -> io::Result<()> {
        self.files.remove(&self.shelf(name).ok_or(ErrorKind::NotFound)?)?;
        self.files.sync_folder(&self.folders.state.join(GAMES))
    }

    /// All named games, in the order of their names.
    #[must_use]
    pub fn names(&self) -> Vec<Shelved> {
        let found = self.files.list(&self.folders.state.join(GAMES)).unwrap_or_default();
        let toml = found.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
        let told = |path: PathBuf| {
            let game = self.saved(&path).ok().flatten().and_then(Result::ok);
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let stands = game.as_ref().map(|game| (game.game.moves(), game.game.view().left()));
            Shelved { name: game.and_then(|game| game.name).unwrap_or(stem), stands }
        };
        toml.map(told).collect()
    }

    /// The settings, and what is wrong with their file.
    #[must_use]
    pub fn settings(&self) -> (Remembered, Vec<SettingsFault>) {
        match self.settings_file() {
            Ok(file) => file.remembered(),
            // Where the folder can't be, that is told of the game.
            Err(error) if matches!(error.kind(), ErrorKind::NotADirectory | ErrorKind::InvalidFilename) => {
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

    /// Remembers a setting.
    ///
    /// # Errors
    /// When it could not be brought to the disk, or the file is not to be touched.
    pub(super) fn remember_entries(&self, entries: Vec<SettingEntry>) -> io::Result<()> {
        self.files.make_folder(&self.folders.settings)?;
        let _held = self.hold(&self.folders.settings.join("settings.lock"))?;
        let text = self.settings_file()?.with(entries).ok_or(ErrorKind::Unsupported)?;
        self.replace(&self.folders.settings.join(SETTINGS), text.as_bytes())
    }

    fn settings_file(&self) -> io::Result<SettingsFile> {
        let read = self.read(&self.folders.settings.join(SETTINGS), settings::LONGEST)?;
        Ok(read.map(|bytes| SettingsFile::read(&bytes)).unwrap_or_default())
    }

    /// The record book; an empty one where there is none yet.
    ///
    /// # Errors
    /// When the file is there and can't be read.
    pub fn book(&self) -> io::Result<Result<Book, BookFault>> {
        self.book_of(&self.folders.state.join(BOOK))
    }

    /// Renames the record book, which is none, and tells its new name.
    ///
    /// # Errors
    /// When it can't be renamed.
    pub fn set_book_aside(&self) -> io::Result<String> {
        files::set_aside(&*self.files, &self.folders.state.join(BOOK))
    }

    /// Puts results into the book, and tells what the book was before.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidData`] when the book is none, [`ErrorKind::Unsupported`] when it is of a later version; else when
    /// they could not be brought to the disk.
    pub fn add(&self, entries: &[Entry]) -> io::Result<Book> {
        self.ready()?;
        let _held = self.hold(&self.folders.state.join("records.lock"))?;
        let path = self.folders.state.join(BOOK);
        let book = self.book()?.map_err(BookFault::kind)?;
        let addition = book.addition(entries);
        if book.is_empty() {
            self.replace(&path, book.with(&addition).as_bytes())?;
        } else {
            self.files.append(&path, addition.as_bytes())?;
        }
        Ok(book)
    }

    /// Takes in the results of another book, and tells what differed; none where the file is no record book.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`] when the other file can't be read; else as [`Store::add`].
    pub fn merge(&self, other: &Path) -> io::Result<Option<Merged>> {
        let other = match self.read(other, book::LONGEST) {
            Ok(Some(bytes)) => Book::read(bytes),
            Ok(None) | Err(_) => return Err(ErrorKind::NotFound.into()),
        };
        let Ok(other) = other else { return Ok(None) };
        self.ready()?;
        let _held = self.hold(&self.folders.state.join("records.lock"))?;
        let book = self.book()?.map_err(BookFault::kind)?;
        let (missing, merged) = book.missing_from(&other);
        if !missing.is_empty() {
            let text = book.with(&book.addition(&missing));
            self.replace(&self.folders.state.join(BOOK), text.as_bytes())?;
        }
        Ok(Some(merged))
    }

    fn book_of(&self, path: &Path) -> io::Result<Result<Book, BookFault>> {
        Ok(self.read(path, book::LONGEST)?.map_or_else(|| Ok(Book::default()), Book::read))
    }

    /// A lock that is waited for, since others hold it for a moment only; after two seconds without it all the same fails.
    fn hold(&self, path: &Path) -> io::Result<Lock> {
        for _ in 0..TRIES {
            if let Some(lock) = self.files.lock(path)? {
                return Ok(lock);
            }
            thread::sleep(BETWEEN_TRIES);
        }
        Err(ErrorKind::ResourceBusy.into())
    }

    fn ready(&self) -> io::Result<()> {
        self.files.make_folder(&self.folders.state)
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        files::replace(&*self.files, path, bytes)
    }

    fn shelf(&self, name: &str) -> Option<PathBuf> {
        Some(self.folders.state.join(GAMES).join(shelf::file_name(name)?))
    }

    fn saved(&self, path: &Path) -> io::Result<Option<Result<SavedGame, SaveFault>>> {
        match self.read(path, save::LONGEST) {
            Err(error) if error.kind() == ErrorKind::FileTooLarge => {
                Ok(Some(Err(SaveFault::Damaged(crate::session::Damage::TooLong))))
            }
            read => Ok(read?.map(|bytes| save::read(&bytes))),
        }
    }

    /// The file, if there is one.
    fn read(&self, path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
        match self.files.read(path, most) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}
