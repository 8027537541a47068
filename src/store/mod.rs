//! What outlasts the program: the game in progress, named games, the settings and the record book, as TOML files.
//!
//! Knows no words. Every file but the record book is written whole and takes the place of the old one in one step, so that
//! a reader finds the old or the new and never a part; the record book only grows. What is damaged, foreign or of a later
//! version is reported, set aside or left alone, and never overwritten.

mod as_shelf;
mod book;
mod disk;
mod fields;
mod files;
mod folders;
mod save;
mod setting;
mod settings;
mod shelf;
mod state;

pub use book::{Book, BookFault};
pub use disk::Disk;
pub use files::{Files, Lock, is_there, write_out};
pub use folders::{Folders, at_home};
pub use save::SaveFault;
pub use settings::SettingsFault;
pub use state::Store;
