//! What outlasts the program: the game in progress, named games, the settings and the record book, as TOML files.
//!
//! Knows no words. A file is written whole and takes the place of the old one in one step, so that a reader finds the old or
//! the new and never a part; or lines are added behind what it holds, each with a checksum. What is damaged, foreign or of a
//! later version is reported, set aside or left alone, and never overwritten. Whatever looks and then writes holds a lock.

mod as_shelf;
mod book;
mod checksum;
mod dealt;
mod disk;
mod error;
mod file_name;
mod files;
mod folders;
mod journal;
mod named_games;
mod records;
mod replay;
mod result;
mod saved_game;
mod setting;
mod settings_file;
mod steps;
#[expect(clippy::module_inception, reason = "the file is named after the type that it holds")]
mod store;
mod time;
mod version;

pub use book::Book;
pub use disk::Disk;
pub use error::StoreError;
pub use files::{Files, Lies, Lock, replace};
pub use folders::{Folders, at_home, told};
pub use records::Added;
pub use settings_file::SettingsFault;
pub use store::Store;
