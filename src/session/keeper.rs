//! The keeper: brings the game to the shelf before each reply, and results into the record book.

use jiff::Timestamp;
use jiff::civil::Date;

use crate::game::{DealCode, Game, Standing};

use super::news::{Kept, News};
use super::recorder::{Recorded, Recorder};
use super::results::{Ended, Entry, Outcome, folded};
use super::settings::Setting;
use super::shelf::{Addition, Clock, Place, SavedGame, Shelf, ShelfFault, Snapshot};
use super::terms::Terms;
use super::voice::VoiceSetting;
use super::watch::Watch;

/// Whether the game in progress may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// The game may be kept.
    Free,
    /// The last try failed; the next may not.
    Failing,
    /// The game may not be kept, since what is there is not this program's to replace.
    Barred,
}

/// What tells whether the game has changed since it was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// Which game of the session it is.
    pub(super) ordinal: u32,
    /// How many steps it has.
    pub(super) steps: usize,
    /// How it counts.
    pub(super) terms: Terms,
    /// After how many moves it is watched, if it is.
    pub(super) watched: Option<usize>,
}

/// What the session keeps, and how well that goes.
pub(super) struct Keeper {
    pub(super) shelf: Box<dyn Shelf>,
    watch: Watch,
    pub(super) player: String,
    keeping: Keeping,
    /// When the game in progress was begun.
    begun: Timestamp,
    /// Which game of the session `begun` is of.
    ordinal: Option<u32>,
    durable: Option<Mark>,
    recorder: Recorder,
    pub(super) news: Vec<News>,
}

impl Keeper {
    pub(super) fn new(shelf: Box<dyn Shelf>, clock: Box<dyn Clock>, player: String, news: Vec<News>) -> Keeper {
        Keeper {
            shelf,
            watch: Watch::new(clock),
            player,
            keeping: Keeping::Free,
            begun: Timestamp::UNIX_EPOCH,
            ordinal: None,
            durable: None,
            recorder: Recorder::new(),
            news,
        }
    }

    /// The game in progress, if there is one that can be gone on with; else says why not, as news.
    pub(super) fn recall(&mut self) -> Option<SavedGame> {
        match self.shelf.occupy() {
            Place::Elsewhere => {
                self.bar(News::OpenElsewhere);
                return None;
            }
            // That nothing can be written is said when the first try to keep the game fails.
            Place::Ours | Place::ReadOnly => {}
        }
        if self.shelf.has_waiting() {
            self.recorder.admit_waiting();
            self.record(None);
        }
        match self.shelf.game() {
            Ok(saved) => return saved,
            Err(ShelfFault::Newer) => self.bar(News::NewerGame),
            Err(ShelfFault::Damaged(damage)) => match self.shelf.set_game_aside() {
                Ok(aside) => self.news.push(News::Damaged { damage, aside: Some(aside) }),
                Err(_) => self.bar(News::Damaged { damage, aside: None }),
            },
            // What is not there because its folder can't be there is no save that would be lost.
            Err(ShelfFault::NoPlace) => {}
            Err(
                ShelfFault::Missing
                | ShelfFault::Taken
                | ShelfFault::Elsewhere
                | ShelfFault::TooLong
                | ShelfFault::NoBook
                | ShelfFault::Refused,
            ) => self.bar(News::Unreadable),
        }
        None
    }

    /// Goes on from a game that was begun at this time, as it stands now.
    /// One that an older version wrote is written anew.
    pub(super) fn go_on_with(&mut self, begun: Timestamp, mark: Mark, older: bool) {
        self.begin(begun, mark.ordinal);
        self.durable = (!older).then_some(mark);
    }

    /// The session's game of this ordinal was begun at this time.
    pub(super) fn begin(&mut self, begun: Timestamp, ordinal: u32) {
        self.begun = begun;
        self.ordinal = Some(ordinal);
    }

    /// The name as it stands in the record book, whatever its case; as it is said where it does not.
    pub(super) fn known_name(&self, said: &str) -> String {
        let results = self.shelf.results(None).map(|results| results.entries).unwrap_or_default();
        let known = results.into_iter().rev().find(|entry| folded(&entry.player) == folded(said));
        known.map_or_else(|| said.to_owned(), |entry| entry.player)
    }

    /// The date by the clock on the player's wall.
    pub(super) fn today(&mut self) -> Date {
        self.watch.now().date()
    }

    /// Notices a game that was begun by the last command.
    pub(super) fn note_game(&mut self, ordinal: u32) {
        if self.ordinal != Some(ordinal) {
            let now = self.watch.now().timestamp();
            self.begin(now, ordinal);
        }
    }

    /// The game in progress as it stands, to be kept under this name or none, with what was said last.
    pub(super) fn snapshot<'a>(
        &self,
        game: &'a Game,
        terms: Terms,
        name: Option<&'a str>,
        reply: &'a str,
    ) -> Snapshot<'a> {
        Snapshot { game, terms, begun: self.begun, name, reply, watched: None }
    }

    /// Puts the game that was recalled on the shelf, so that another can take its place.
    pub(super) fn put_aside(&mut self, saved: &SavedGame) {
        match self.shelf.put_aside(saved.snapshot(), &saved.game.code().to_string()) {
            Ok(name) => self.news.push(News::PutAside(name)),
            // Then nothing may take its place.
            Err(_) => self.bar(News::Unsaved),
        }
    }

    fn bar(&mut self, news: News) {
        self.keeping = Keeping::Barred;
        self.news.push(news);
    }

    /// Whether the game as it is outlasts the program.
    pub(super) fn kept(&self, mark: Mark, standing: Standing) -> Kept {
        match standing {
            _ if self.keeping != Keeping::Free || self.durable != Some(mark) => Kept::Lost,
            Standing::Won => Kept::Over,
            Standing::Playing | Standing::Stuck => Kept::Kept,
        }
    }

    /// The news that were not told yet.
    pub(super) fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Whether the game has to be brought to the shelf. What waits for the book is tried again.
    pub(super) fn is_due(&mut self, mark: Mark) -> bool {
        self.note_game(mark.ordinal);
        self.record(None);
        self.durable != Some(mark) && self.keeping != Keeping::Barred
    }

    /// Brings the game to the shelf.
    pub(super) fn keep(&mut self, snapshot: Snapshot<'_>, mark: Mark) {
        match (self.shelf.keep_game(snapshot, mark.ordinal), self.keeping) {
            (Ok(()), before) => {
                self.durable = Some(mark);
                self.keeping = Keeping::Free;
                if before == Keeping::Failing {
                    self.news.push(News::SavedAgain);
                }
            }
            (Err(ShelfFault::Elsewhere), _) => self.bar(News::OpenElsewhere),
            (Err(fault), Keeping::Free) => {
                self.keeping = Keeping::Failing;
                self.news.push(if fault == ShelfFault::TooLong { News::TooLong } else { News::Unsaved });
            }
            (Err(_), Keeping::Failing | Keeping::Barred) => {}
        }
    }

    /// Puts the result of a game that has ended into the record book, and tells what holds for it; nothing where the book
    /// can't be read.
    pub(super) fn count(&mut self, ended: &Ended) -> Option<Outcome> {
        let code = ended.played.code;
        let entry = Entry {
            player: self.player.clone(),
            begun: self.begun,
            ended: self.watch.now(),
            played: ended.played,
            dealt: ended.dealt,
            course: Some(ended.course),
        };
        self.recorder.push(entry.clone());
        let earlier = self.record(Some(code)).or_else(|| Some(self.shelf.results(Some(code)).ok()?.entries))?;
        Some(Outcome::judge(&entry, &earlier))
    }

    /// Brings into the record book what is not in it yet, and gives the earlier results in the game of this code.
    fn record(&mut self, code: Option<DealCode>) -> Option<Vec<Entry>> {
        match self.recorder.record(&mut *self.shelf, code) {
            Recorded::In(Addition { earlier, aside }) => {
                self.news.extend(aside.map(News::BookAside));
                return Some(earlier);
            }
            Recorded::Nowhere => self.news.push(News::NewerBook),
            // Said when it comes up, not with every reply; where the game can't be kept either, only that is said.
            Recorded::Waiting if self.keeping != Keeping::Failing && self.recorder.admit_waiting() => {
                self.news.push(News::UnsavedResult);
            }
            Recorded::Waiting | Recorded::Nothing => {}
        }
        None
    }

    /// Remembers a setting.
    pub(super) fn remember(&mut self, setting: &Setting) {
        let remembered = self.shelf.remember(setting);
        self.tell_of_settings(remembered);
    }

    /// Remembers a setting of the voice.
    pub(super) fn remember_voice(&mut self, setting: &VoiceSetting) {
        let remembered = self.shelf.remember_voice(setting);
        self.tell_of_settings(remembered);
    }

    fn tell_of_settings(&mut self, remembered: Result<Option<String>, ShelfFault>) {
        match remembered {
            Ok(aside) => self.news.extend(aside.map(News::SettingsAside)),
            Err(_) => self.news.push(News::UnsavedSetting),
        }
    }
}
