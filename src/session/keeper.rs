//! The keeper: brings the game to the shelf before each reply, and results into the record book.

use jiff::{SignedDuration, Timestamp, ZonedDateTime};

use crate::game::{Deal, DealCode, Game, Standing};
use crate::solver::{self, Among, Par};

use super::assisted::{Assisted, Terms};
use super::command::{Command, Sure};
use super::news::{Kept, News};
use super::question::Question;
use super::report::Report;
use super::results::{Dealt, Ended, Entry, Outcome, Stats, Which, ranking};
use super::session::Session;
use super::settings::Setting;
use super::shelf::{Addition, Clock, Patience, Place, Replacing, SavedGame, Shelf, ShelfFault, Snapshot};
use super::voice::VoiceSetting;

/// Whether the game in progress may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// It may.
    Free,
    /// The last try failed; the next may not.
    Failing,
    /// It may not, since what is there is not this program's to replace.
    Barred,
}

/// Whether all results are in the record book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Recorded {
    /// They are.
    All,
    /// Some wait, and the player knows.
    Waiting,
}

/// What tells whether the game has changed since it was kept: which game of the session, its steps, its mark.
type Mark = (u32, usize, Assisted);

/// What the session keeps, and how well that goes.
pub(super) struct Keeper {
    pub(super) shelf: Box<dyn Shelf>,
    clock: Box<dyn Clock>,
    pub(super) player: String,
    keeping: Keeping,
    /// When the game in progress was begun.
    begun: Timestamp,
    latest: Timestamp,
    /// Which game of the session `begun` is of.
    ordinal: Option<u32>,
    durable: Option<Mark>,
    recorded: Recorded,
    /// Results that are neither in the record book nor beside it.
    pending: Vec<Entry>,
    news: Vec<News>,
}

impl Keeper {
    pub(super) fn new(shelf: Box<dyn Shelf>, clock: Box<dyn Clock>, player: String, news: Vec<News>) -> Keeper {
        Keeper {
            shelf,
            clock,
            player,
            keeping: Keeping::Free,
            begun: Timestamp::UNIX_EPOCH,
            latest: Timestamp::UNIX_EPOCH,
            ordinal: None,
            durable: None,
            recorded: Recorded::All,
            pending: Vec::new(),
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
            self.recorded = Recorded::Waiting;
            self.add_pending(None);
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
    pub(super) fn go_on_with(&mut self, begun: Timestamp, mark: Mark) {
        self.begin(begun, mark.0);
        self.durable = Some(mark);
    }

    /// The session's game of this ordinal was begun at this time.
    pub(super) fn begin(&mut self, begun: Timestamp, ordinal: u32) {
        self.begun = begun;
        self.ordinal = Some(ordinal);
    }

    /// Notices a game that was begun by the last command.
    pub(super) fn note_game(&mut self, ordinal: u32) {
        if self.ordinal != Some(ordinal) {
            let now = self.now().timestamp();
            self.begin(now, ordinal);
        }
    }

    /// The game in progress as it stands, to be kept under this name or none, with what was said last.
    fn snapshot<'a>(&self, game: &'a Game, terms: Terms, name: Option<&'a str>, reply: &'a str) -> Snapshot<'a> {
        Snapshot { game, terms, begun: self.begun, name, reply }
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
        self.note_game(mark.0);
        self.add_pending(None);
        self.durable != Some(mark) && self.keeping != Keeping::Barred
    }

    /// Brings the game to the shelf.
    fn keep(&mut self, snapshot: Snapshot<'_>, mark: Mark) {
        match (self.shelf.keep_game(snapshot, mark.0), self.keeping) {
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

    /// The time, later than any that was told, so that it tells games apart.
    fn now(&mut self) -> ZonedDateTime {
        let now = self.clock.now();
        let next = self.latest.saturating_add(SignedDuration::from_millis(1)).unwrap_or(self.latest);
        self.latest = now.timestamp().max(next);
        self.latest.to_zoned_datetime(now.time_zone().clone())
    }

    /// Puts the result of a game that has ended into the record book, and tells what holds for it; nothing where the book
    /// can't be read.
    pub(super) fn count(&mut self, ended: &Ended, among: Among) -> Option<Outcome> {
        let code = ended.played.code;
        let entry = Entry {
            player: self.player.clone(),
            begun: self.begun,
            ended: self.now(),
            played: ended.played,
            dealt: Dealt::from(among),
            course: Some(ended.course),
        };
        self.pending.push(entry.clone());
        let added = self.add_pending(Some(code));
        let earlier = added.or_else(|| Some(self.shelf.results(Some(code)).ok()?.entries))?;
        Some(Outcome::judge(&entry, &earlier))
    }

    /// Tries to put what is not in the record book yet into it, else beside it; gives the earlier results in the game of this
    /// code. Another program is waited for only once.
    fn add_pending(&mut self, code: Option<DealCode>) -> Option<Vec<Entry>> {
        if self.pending.is_empty() && self.recorded == Recorded::All {
            return None;
        }
        let patience = if self.recorded == Recorded::All { Patience::Brief } else { Patience::None };
        match self.shelf.add(&self.pending, code, patience) {
            Ok(Addition { earlier, aside }) => {
                self.pending.clear();
                self.recorded = Recorded::All;
                self.news.extend(aside.map(News::BookAside));
                return Some(earlier);
            }
            Err(ShelfFault::Newer) => {
                self.pending.clear();
                self.recorded = Recorded::All;
                self.news.push(News::NewerBook);
                return None;
            }
            Err(_) => {}
        }
        if !self.pending.is_empty() && self.shelf.keep_waiting(&self.pending).is_ok() {
            self.pending.clear();
        }
        // Said when it comes up, not with every reply.
        if self.recorded == Recorded::All && self.keeping != Keeping::Failing {
            self.recorded = Recorded::Waiting;
            self.news.push(News::UnsavedResult);
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

    /// How the player has fared.
    pub(super) fn stats(&mut self) -> Report {
        let results = match self.shelf.results(None) {
            Ok(results) => results,
            Err(fault) => return no_book(fault),
        };
        self.news.extend(results.unread.into_iter().take(1).map(|line| News::BookMistake { line }));
        Report::Stats { player: self.player.clone(), stats: Stats::of(&self.player, &results.entries) }
    }
}

impl Session {
    pub(super) fn mark(&self) -> Mark {
        (self.ordinal, self.game.steps().len(), self.terms().assisted)
    }

    /// Brings what has changed to the shelf, with the reply that is about to be given, and tells what failed. Until this
    /// returns, the reply must not be given.
    pub fn keep(&mut self, reply: &str) -> Vec<News> {
        reply.clone_into(&mut self.last_reply);
        let mark = self.mark();
        if self.keeper.is_due(mark) {
            let snapshot = self.keeper.snapshot(&self.game, self.terms(), None, &self.last_reply);
            self.keeper.keep(snapshot, mark);
        }
        self.keeper.take_news()
    }

    /// Whether the game as it is outlasts the program.
    #[must_use]
    pub fn kept(&self) -> Kept {
        self.keeper.kept(self.mark(), self.game.table().standing())
    }

    pub(super) fn left(&mut self) -> Report {
        let last = std::mem::take(&mut self.last_reply);
        let news = self.keep(&last);
        self.keeper.news.extend(news);
        Report::Left(self.kept())
    }

    pub(super) fn save(&mut self, name: String, sure: Sure) -> Report {
        self.keeper.note_game(self.ordinal);
        let replacing = match sure {
            Sure::Yes => Replacing::Allowed,
            Sure::No => Replacing::Forbidden,
        };
        let snapshot = self.keeper.snapshot(&self.game, self.terms(), Some(&name), &self.last_reply);
        match self.keeper.shelf.keep_named(snapshot, replacing) {
            Ok(aside) => {
                self.keeper.news.extend(aside.map(|aside| News::NamedAside { name: name.clone(), aside }));
                Report::Saved(name)
            }
            Err(ShelfFault::Taken) => self.ask(Question::Confirm(Command::Save(name))),
            Err(_) => Report::NotKept,
        }
    }

    pub(super) fn load(&mut self, name: String) -> Report {
        self.keeper.note_game(self.ordinal);
        let saved = match self.keeper.shelf.named(&name) {
            Ok(Some(saved)) => saved,
            Ok(None) => return Report::NoSuchGame(name),
            Err(ShelfFault::Damaged(damage)) => return Report::Unreadable { name, damage },
            Err(_) => return Report::NotKept,
        };
        let further = self.game.steps() != saved.game.steps() || self.game.code() != saved.game.code();
        let aside = if further { self.make_room() } else { Ok(None) };
        let Ok(aside) = aside else { return Report::NotKept };
        let moves = saved.game.moves();
        self.take_up(saved.game, saved.terms);
        self.keeper.begin(saved.begun, self.ordinal);
        Report::Loaded { name: saved.name.unwrap_or(name), moves, aside }
    }

    /// Puts the game in progress on the shelf, if it was begun and is not won; tells the name it has there.
    pub(super) fn make_room(&mut self) -> Result<Option<String>, ShelfFault> {
        self.keeper.note_game(self.ordinal);
        let over = self.game.table().standing() == Standing::Won;
        if over || self.game.steps().is_empty() {
            return Ok(None);
        }
        let own = self.keeper.snapshot(&self.game, self.terms(), None, &self.last_reply);
        self.keeper.shelf.put_aside(own, &self.game.code().to_string()).map(Some)
    }

    pub(super) fn delete(&mut self, name: String, sure: Sure) -> Report {
        if sure == Sure::No {
            return match self.keeper.shelf.named(&name) {
                Ok(None) => Report::NoSuchGame(name),
                Ok(Some(_)) | Err(_) => self.ask(Question::Confirm(Command::Delete(name))),
            };
        }
        match self.keeper.shelf.delete_named(&name) {
            Ok(()) => Report::Deleted(name),
            Err(_) => Report::NotKept,
        }
    }

    pub(super) fn merge(&mut self, file: String) -> Report {
        match self.keeper.shelf.merge(&file) {
            Ok(merged) => Report::Merged(merged),
            Err(ShelfFault::NoBook) => Report::NoBook(file),
            Err(ShelfFault::Missing) => Report::NoSuchFile(file),
            Err(fault) => no_book(fault),
        }
    }

    pub(super) fn records(&self, which: Which) -> Report {
        let here = self.game.code();
        let all = || self.keeper.shelf.results(None).map(|results| results.entries);
        let of = |code: DealCode| self.keeper.shelf.results(Some(code)).map(|results| results.entries);
        let found = match which {
            Which::Here => of(here),
            Which::Code(code) => of(code),
            Which::Deal(deal) => all().map(|mut entries| {
                entries.retain(|entry| entry.played.code.deal == deal);
                entries
            }),
        };
        let games = if which == Which::Here { all().map(|entries| entries.len()) } else { Ok(0) };
        let (found, games) = match (found, games) {
            (Ok(found), Ok(games)) => (found, games),
            (Err(fault), _) | (_, Err(fault)) => return no_book(fault),
        };
        let best = ranking(found);
        let pars = self.pars(&best);
        Report::Records { which, games, best, pars }
    }

    /// The best that was possible in the games of these results which the player has ended; in the game in progress only
    /// where that gives nothing away.
    fn pars(&self, results: &[Entry]) -> Vec<(DealCode, Par)> {
        let own = results.iter().filter(|entry| entry.player == self.keeper.player).map(|entry| entry.played.code);
        let par = |code: DealCode| {
            let here = code == self.game.code();
            if here { self.free_par() } else { Some(solver::par(&Deal::new(code.deal), code.rules)) }
        };
        own.filter_map(|code| Some((code, par(code)?))).collect()
    }
}

/// What is told where the record book can't be read.
fn no_book(fault: ShelfFault) -> Report {
    if fault == ShelfFault::Newer { Report::NewerBook } else { Report::UnreadableBook }
}
