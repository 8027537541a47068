//! What is kept: what there is, what is wrong with it, and news of it.

use strum::{IntoStaticStr, VariantNames};

/// Whether the game outlasts the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The game outlasts the program, and can be gone on with.
    Kept,
    /// The game is gone with the program.
    Lost,
    /// There is nothing to go on with: it is won.
    Over,
}

/// A named game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its name.
    pub name: String,
    /// Its moves and the cards left in it; none where it can't be read.
    pub stands: Option<(u32, usize)>,
}

/// What came of joining two record books.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Results that were not there.
    pub added: usize,
    /// Results that were there as they are.
    pub known: usize,
    /// Results of games that were there with another result, and the better one stays.
    pub differing: usize,
    /// Entries that could not be read.
    pub unread: usize,
    /// Games whose best result is another one now.
    pub records: usize,
}

/// What is wrong with a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The file is no text.
    NotText,
    /// The file is not what this program writes.
    Foreign,
    /// The file has no end.
    CutShort,
    /// The checksum is not that of the contents.
    Checksum,
    /// The deal code is none.
    Code,
    /// This step, counted from 1, can't be made.
    Step(usize),
    /// The file is too long to be a game.
    TooLong,
}

/// News that is told as it comes up, with the reply that is due.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum News {
    /// The player knows version 1.0.0: "n" is no now, and what ends a game asks.
    NoIsNo,
    /// Nothing can be written: the game goes on, and is not kept.
    Unsaved,
    /// The game can be written again, and is kept.
    SavedAgain,
    /// The game in progress is open in another program; this one is not kept.
    OpenElsewhere,
    /// The save was not as it should be.
    Damaged {
        /// What was wrong.
        damage: Damage,
        /// The name it has now; none where it could not be renamed and stays where it is.
        aside: Option<String>,
    },
    /// The save is of a later version; it is left alone, and this game is not kept.
    NewerGame,
    /// The record book is of a later version; it is left alone, and results are not kept.
    NewerBook,
    /// The settings are of a later version; they are left alone.
    NewerSettings,
    /// The settings could not be read at all; they are left alone.
    UnreadableSettings,
    /// The record book is no record book, and was renamed.
    BookAside(String),
    /// An entry of the record book can't be read.
    BookMistake {
        /// Its line, from 1.
        line: usize,
    },
    /// The save could not be read at all.
    Unreadable,
    /// The game that was in progress is kept under this name.
    PutAside(String),
    /// The result could not be put into the record book; it is tried again.
    UnsavedResult,
    /// A setting could not be kept.
    UnsavedSetting,
    /// The settings, of which some could not be read, are kept under this name as they were.
    SettingsAside(String),
    /// The game has so many moves that its save would not be read again: it goes on, and is not kept.
    TooLong,
    /// What had the name under which a game was saved could not be read, and is set aside.
    NamedAside {
        /// The name of the game.
        name: String,
        /// The name of the file that is set aside.
        aside: String,
    },
    /// A line of the settings is a mistake; the rest counts.
    SettingsMistake {
        /// The line, from 1.
        line: usize,
        /// What it sets, as far as it can be told.
        key: String,
    },
}
