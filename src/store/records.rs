//! What is done with the record book. Results that can't be put into it at once, since another program holds its lock or
//! something else lies in its place, wait in small files beside it until they can.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::book::{self, Book, Form};
use super::error::StoreError;
use super::files::{self, Aside, Lock};
use super::store::{BOOK, Store};
use crate::session::{Entry, Merged, Patience};

/// What the name of a file with results that wait begins and ends with.
const WAITING: (&str, &str) = ("records-waiting-", ".toml");

/// What came of putting results into the book.
#[derive(Clone, Debug, Default)]
pub struct Added {
    /// The book as it was before.
    pub before: Book,
    /// The new name of the book that was there, of which something could not be read.
    pub aside: Option<String>,
}

impl Store {
    /// The record book; an empty one where there is none yet.
    ///
    /// # Errors
    /// When the file is there and can't be read, or is no record book.
    pub fn book(&self) -> Result<Book, StoreError> {
        Ok(self.read(&self.in_state(BOOK), book::LONGEST)?.map(Book::read).transpose()?.unwrap_or_default())
    }

    /// Puts results into the book, and those that wait beside it. What lies there and is no record book is set aside, and one
    /// of 1.0.0 is rewritten, and kept beside.
    ///
    /// # Errors
    /// [`StoreError::Newer`] when the book is of a later version, [`StoreError::Busy`] when another program writes it; else
    /// when they could not be brought to the disk.
    pub fn add(&self, entries: &[Entry], patience: Patience) -> Result<Added, StoreError> {
        let _held = self.hold_records(patience)?;
        let path = self.in_state(BOOK);
        let (before, aside) = match self.book() {
            Err(StoreError::Damaged(_)) => {
                (Book::default(), Some(files::set_aside(&*self.files, &path, Aside::Damaged)?))
            }
            book => (book?, None),
        };
        let waiting = self.waiting();
        let (taken, mut new) = if waiting.is_empty() { Default::default() } else { self.new_in(waiting, &before) };
        new.extend_from_slice(entries);
        let rewritten = if new.is_empty() { None } else { self.put_in(&path, &before, &new)? };
        for file in taken {
            // One that stays is taken in again, and then nothing in it is new.
            let _ = self.files.remove(&file);
        }
        Ok(Added { before, aside: aside.or(rewritten) })
    }

    /// Keeps results beside the book, until they can be put into it.
    ///
    /// # Errors
    /// When they could not be brought to the disk.
    pub fn keep_waiting(&self, entries: &[Entry]) -> Result<(), StoreError> {
        self.ready()?;
        let (beginning, ending) = WAITING;
        let path = self.in_state(&format!("{beginning}{}{ending}", self.files.unique_ending()));
        if self.files.exists(&path) {
            return Err(StoreError::Taken);
        }
        self.replace(&path, Book::default().addition(entries).as_bytes())
    }

    /// Whether results wait beside the book.
    #[must_use]
    pub fn has_waiting(&self) -> bool {
        !self.waiting().is_empty()
    }

    /// Takes in the results of another book, and tells what differed; none where the file is no record book.
    ///
    /// # Errors
    /// [`StoreError::Missing`] when the other file can't be read; else as [`Store::add`].
    pub fn merge(&self, other: &Path) -> Result<Option<Merged>, StoreError> {
        let other = match self.read(other, book::LONGEST) {
            Ok(Some(bytes)) => Book::read(bytes),
            Ok(None) | Err(_) => return Err(StoreError::Missing),
        };
        let Ok(other) = other else { return Ok(None) };
        let _held = self.hold_records(Patience::Brief)?;
        let book = self.book()?;
        let (missing, merged) = book.missing_from(&other);
        if !missing.is_empty() {
            self.put_in(&self.in_state(BOOK), &book, &missing)?;
        }
        Ok(Some(merged))
    }

    fn hold_records(&self, patience: Patience) -> Result<Box<dyn Lock>, StoreError> {
        self.ready()?;
        let held = self.hold(&self.in_state("records.lock"), patience)?;
        files::tidy(&*self.files, &self.in_state(BOOK));
        Ok(held)
    }

    /// Adds results to the book. One of 1.0.0 is rewritten and kept beside; where something in it could not be read, its new
    /// name is told.
    fn put_in(&self, path: &Path, book: &Book, new: &[Entry]) -> Result<Option<String>, StoreError> {
        match (book.form(), book.growing_length()) {
            (Form::Old, _) => {
                let aside = files::keep_aside(&*self.files, path, book.bytes(), Aside::Old)?;
                let (mut all, unread) = book.all();
                all.extend_from_slice(new);
                self.replace(path, Book::default().addition(&all).as_bytes())?;
                Ok(Some(aside).filter(|_| !unread.is_empty()))
            }
            (Form::Current, Some(length)) => {
                self.files.append(path, length, book.addition(new).as_bytes())?;
                Ok(None)
            }
            (Form::Current, None) => {
                self.replace(path, &[book.bytes(), book.addition(new).as_bytes()].concat())?;
                Ok(None)
            }
        }
    }

    /// The files with results that wait.
    fn waiting(&self) -> Vec<PathBuf> {
        let (beginning, ending) = WAITING;
        let mut found = self.files.list(&self.folders.state).unwrap_or_default();
        found.retain(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(beginning) && name.ends_with(ending)
        });
        found
    }

    /// Those of these files that can be read whole, and the results in them that the book lacks.
    fn new_in(&self, waiting: Vec<PathBuf>, book: &Book) -> (Vec<PathBuf>, Vec<Entry>) {
        let known: HashSet<Entry> = book.all().0.into_iter().collect();
        let (mut taken, mut new) = (Vec::new(), Vec::new());
        for path in waiting {
            let bytes = self.read(&path, book::LONGEST).ok().flatten();
            let Some((all, unread)) = bytes.and_then(|bytes| Book::read(bytes).ok()).map(|book| book.all()) else {
                continue;
            };
            if unread.is_empty() {
                taken.push(path);
                new.extend(all.into_iter().filter(|entry| !known.contains(entry)));
            }
        }
        (taken, new)
    }
}
