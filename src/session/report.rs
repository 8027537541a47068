//! What came of what was said: facts, and no words.

use strum::{IntoStaticStr, VariantNames};

use jiff::civil::Date;

use crate::game::{DealCode, Event, Refusal, Target, Undone, View};
use crate::solver::Par;

use super::advice::Advice;
use super::dealt::Dealt;
use super::fared::{Span, Stats};
use super::line_step::LineStep;
use super::look::Look;
use super::misheard::Misheard;
use super::news::{Damage, Kept, Merged, Shelved};
use super::query::Query;
use super::question::Question;
use super::results::{Course, Entry, Which};
use super::settings::{Choice, Setting};
use super::terms::Assisted;
use super::verb::Verb;
use super::voice::{Manner, VoiceMode, VoiceReport};
use super::watched::Watched;
use super::wish::Wish;

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr, VariantNames)]
pub enum Report {
    /// A new game lies there.
    Began {
        /// Its code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// How it came about.
        by: DealtBy,
        /// The day of which it is the deal.
        day: Option<Date>,
    },
    /// The game goes on where it was.
    Resumed {
        /// What is to be seen.
        view: View,
    },
    /// The last game was won, so that another begins.
    LastWon {
        /// Its score.
        score: i32,
        /// Its moves.
        moves: u32,
        /// Whether the score is worth telling: under cards-left it is always 0.
        scored: Scored,
    },
    /// A move was made, or several of one line.
    Moved {
        /// What each brought about; at least one.
        events: Vec<Event>,
        /// What is to be seen after the last.
        view: View,
    },
    /// Some moves of a line were made, and then one could not be.
    Halted {
        /// What was made.
        moved: Box<Report>,
        /// What is said of the one that could not be made.
        by: Box<Report>,
        /// What was not tried any more.
        left: Vec<Target>,
    },
    /// What can be done now.
    Now {
        /// The table, with what fits.
        view: View,
        /// The commands that would do something, the likeliest first.
        commands: Vec<Verb>,
    },
    /// Moves were undone.
    Undone {
        /// What was put back.
        undone: Undone,
        /// What is to be seen after it.
        view: View,
    },
    /// Undone moves were made again.
    Redone {
        /// What each brought about; at least one.
        events: Vec<Event>,
        /// What is to be seen after the last.
        view: View,
    },
    /// A move was refused.
    Refused(Refusal),
    /// A look at the game.
    Looked {
        /// At which part.
        look: Look,
        /// The game's code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// Whether the game counts as assisted.
        assisted: Assisted,
        /// How the game went, once it has ended.
        went: Option<Course>,
    },
    /// The table was asked.
    Answered {
        /// What.
        query: Query,
        /// What is to be seen.
        view: View,
        /// The moves that stand, oldest first.
        history: Vec<LineStep>,
    },
    /// A question is open.
    Asked(Question),
    /// The question was answered with no.
    Declined,
    /// There was an answer, but no question.
    NotAsked,
    /// The answer was none of those asked for.
    NoSuchAnswer,
    /// No command was understood.
    Misheard(Misheard),
    /// There is no such reply to be said again.
    NothingToRepeat,
    /// The commands, or one of them explained.
    Help(Option<Verb>),
    /// A setting is so from now on.
    Set(Setting),
    /// How a setting stands, and what it may be.
    Choices(Choice),
    /// All settings.
    Settings {
        /// Who plays.
        player: String,
        /// When replies are spoken.
        mode: VoiceMode,
        /// How the current language is spoken.
        manner: Manner,
    },
    /// What the solver knows, or what can be guessed fairly.
    Advised {
        /// The answer.
        advice: Advice,
        /// Whether the game counts as assisted from now on, and the player was not asked about that.
        marked: Assisted,
    },
    /// A game that has ended is gone through.
    Watched {
        /// What came of it.
        watched: Watched,
        /// What is to be seen at the moment that is watched.
        view: View,
    },
    /// Nothing can be done in a game while it is gone through.
    OnlyWatched,
    /// No game is gone through.
    NotWatching,
    /// The game can't be gone through, since it has not ended.
    NotOver,
    /// What came of an order to the voice.
    Voice(VoiceReport),
    /// The game and its result, for others.
    Shared {
        /// The game's code.
        code: DealCode,
        /// What is to be seen.
        view: View,
        /// Whether it counts as assisted.
        assisted: Assisted,
        /// Which deals its deal was chosen from.
        dealt: Dealt,
        /// The best that can be made of the deal, where that gives nothing away: the game is won or assisted.
        par: Option<Par>,
    },
    /// A copy of the game is kept under this name.
    Saved(String),
    /// The game of this name is in play.
    Loaded {
        /// Its name.
        name: String,
        /// What is to be seen.
        view: View,
        /// The name under which the game that was in progress is kept, if it was worth it.
        aside: Option<String>,
    },
    /// The named games.
    Games(Vec<Shelved>),
    /// No game has this name.
    NoSuchGame(String),
    /// The game of this name is deleted.
    Deleted(String),
    /// The game of this name is there, and not as it should be.
    Unreadable {
        /// Its name.
        name: String,
        /// What is wrong.
        damage: Damage,
    },
    /// Who plays.
    Player(String),
    /// The best results.
    Records {
        /// Of which games.
        which: Which,
        /// How many games are in the book; told with those of the game in progress.
        games: usize,
        /// Each player's best, the best first.
        best: Vec<Entry>,
        /// The best that was possible, in the games of these that the player has ended.
        pars: Vec<(DealCode, Par)>,
    },
    /// How the player has fared.
    Stats {
        /// Who.
        player: String,
        /// In which games.
        span: Span,
        /// How.
        stats: Stats,
    },
    /// The results of a file are taken in.
    Merged(Merged),
    /// A file is not there or can't be read.
    NoSuchFile(String),
    /// A file is no record book.
    NoBook(String),
    /// The record book can't be read.
    UnreadableBook,
    /// The record book is of a later version.
    NewerBook,
    /// The game's log is in this file.
    Logged(String),
    /// This file can't be written.
    NotWritten(String),
    /// This file is there, and is no log of a game: it stays as it is.
    NotALog(String),
    /// A command could not be done, since files can't be written or read.
    NotKept,
    /// The guide's game is in play.
    GuideBegan {
        /// The name under which the game that was in progress is kept, if it was worth it.
        aside: Option<String>,
    },
    /// The guide does not begin, since the game in progress can't be kept.
    GuideRefused,
    /// The guide was left, and the game goes on.
    GuideLeft,
    /// There was no guide to leave.
    NoGuide,
    /// The player has left, and the game is or is not kept.
    Left(Kept),
}

/// How a new game's deal came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealtBy {
    /// By chance.
    Chance,
    /// It was asked for, by its number or its code.
    Number,
    /// It is the last deal over again.
    Again,
}

impl DealtBy {
    /// How the deal of this wish comes about.
    pub(super) fn of(wish: Wish) -> DealtBy {
        if wish.deal.is_some() { DealtBy::Number } else { DealtBy::Chance }
    }
}

/// Whether a game's score says more than its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// The score is worth telling beside the moves.
    Points,
    /// The moves say it all.
    Moves,
}
