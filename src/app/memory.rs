//! What the program remembers: runs the session's errands with the store, and keeps the game before each reply.

use std::io::ErrorKind;

use jiff::{SignedDuration, Timestamp, ZonedDateTime};

use super::environment;
use crate::game::{Deal, DealCode, Standing};
use crate::session::{
    Assisted, Dealt, Ended, Entry, Errand, Kept, News, Outcome, Question, Report, Session, Stats, Told, Which, ranking,
};
use crate::solver::{self, Among, Par};
use crate::store::{
    Book, Patience, Place, Remembered, Replacing, SavedGame, Setting, SettingsFault, Snapshot, Store, StoreError,
};

/// Says what time it is, by the clock on the player's wall.
pub type Clock = Box<dyn FnMut() -> ZonedDateTime>;

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

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    /// Not before the player says so.
    Ask,
    /// It may.
    Replace,
}

/// Whether all results are in the record book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Results {
    /// They are.
    InTheBook,
    /// Some wait, and the player knows.
    Waiting,
}

/// What tells whether the game has changed since it was kept.
type Mark = (u32, usize, Assisted);

/// The memory of one player.
pub struct Memory {
    store: Store,
    clock: Clock,
    player: String,
    remembered: Remembered,
    keeping: Keeping,
    begun: Timestamp,
    latest: Timestamp,
    ordinal: Option<u32>,
    durable: Option<Mark>,
    results: Results,
    /// Results that are neither in the record book nor beside it.
    pending: Vec<Entry>,
    news: Vec<News>,
}

impl Memory {
    /// The memory in this store, whose settings were read. `login` is the player's name until another was set.
    #[must_use]
    pub fn new(
        store: Store,
        (remembered, faults): (Remembered, Vec<SettingsFault>),
        clock: Clock,
        login: &str,
    ) -> Memory {
        let news = faults.into_iter().map(|fault| match fault {
            SettingsFault::Newer => News::NewerSettings,
            SettingsFault::Unreadable => News::UnreadableSettings,
            SettingsFault::Line { line, key } => News::SettingsMistake { line, key },
        });
        Memory {
            news: news.collect(),
            store,
            clock,
            player: remembered.player.clone().unwrap_or_else(|| login.to_owned()),
            remembered,
            keeping: Keeping::Free,
            begun: Timestamp::UNIX_EPOCH,
            latest: Timestamp::UNIX_EPOCH,
            ordinal: None,
            durable: None,
            results: Results::InTheBook,
            pending: Vec::new(),
        }
    }

    /// The settings that were remembered as the program began.
    #[must_use]
    pub fn settings(&self) -> &Remembered {
        &self.remembered
    }

    /// Has it told that the setting of this key, though it was read, makes no sense.
    pub(super) fn doubt(&mut self, key: &str) {
        self.news.push(News::SettingsMistake { line: self.store.line_of_setting(key), key: key.to_owned() });
    }

    /// Whether nothing was ever kept here: nobody has played yet.
    pub(super) fn is_new(&self) -> bool {
        self.store.is_new()
    }

    /// The game in progress, if there is one that can be gone on with; else says why not, as news.
    pub(super) fn recall(&mut self) -> Option<SavedGame> {
        let place = self.store.occupy();
        match place {
            Place::Elsewhere => {
                self.bar(News::OpenElsewhere);
                return None;
            }
            // That nothing can be written is said when the first try to keep the game fails.
            Place::Ours | Place::ReadOnly => {}
        }
        if self.store.has_waiting() {
            self.results = Results::Waiting;
            self.add_pending();
        }
        match self.store.game() {
            Ok(saved) => saved,
            Err(StoreError::Newer) => {
                self.bar(News::NewerGame);
                None
            }
            Err(StoreError::Damaged(damage)) => {
                match self.store.set_game_aside() {
                    Ok(aside) => self.news.push(News::Damaged { damage, aside: Some(aside) }),
                    Err(_) => self.bar(News::Damaged { damage, aside: None }),
                }
                None
            }
            // What is not there because its folder can't be there is no save that would be lost.
            Err(StoreError::System(ErrorKind::NotADirectory | ErrorKind::InvalidFilename)) => None,
            Err(_) => {
                self.bar(News::Unreadable);
                None
            }
        }
    }

    /// From now on the session's game is the one that was recalled.
    pub(super) fn go_on_with(&mut self, begun: Timestamp, session: &Session) {
        self.begun = begun;
        self.ordinal = Some(session.ordinal());
        self.durable = Some(mark(session));
    }

    /// Puts the game that was recalled on the shelf, so that another can take its place.
    pub(super) fn put_aside(&mut self, saved: &SavedGame) {
        match self.store.put_aside(saved.snapshot(), &saved.game.code().to_string()) {
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
    #[must_use]
    pub fn kept(&self, session: &Session) -> Kept {
        match session.game().table().standing() {
            _ if self.keeping != Keeping::Free || self.durable != Some(mark(session)) => Kept::Lost,
            Standing::Won => Kept::Over,
            Standing::Playing | Standing::Stuck => Kept::Kept,
        }
    }

    /// The news that were not told yet.
    pub(super) fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Brings the game to the disk if it has changed, with the reply that is about to be said.
    pub(super) fn keep(&mut self, session: &Session, reply: &str) {
        self.note_game(session);
        self.add_pending();
        let now = mark(session);
        if self.durable == Some(now) || self.keeping == Keeping::Barred {
            return;
        }
        let snapshot = self.snapshot(session, None, reply);
        match (self.store.keep_game(snapshot, session.ordinal()), self.keeping) {
            (Ok(()), before) => {
                self.durable = Some(now);
                self.keeping = Keeping::Free;
                if before == Keeping::Failing {
                    self.news.push(News::SavedAgain);
                }
            }
            (Err(StoreError::Busy), _) => self.bar(News::OpenElsewhere),
            (Err(error), Keeping::Free) => {
                self.keeping = Keeping::Failing;
                self.news.push(if error == StoreError::TooLong { News::TooLong } else { News::Unsaved });
            }
            (Err(_), Keeping::Failing | Keeping::Barred) => {}
        }
    }

    fn snapshot<'a>(&self, session: &'a Session, name: Option<&'a str>, reply: &'a str) -> Snapshot<'a> {
        Snapshot { game: session.game(), terms: session.terms(), begun: self.begun, name, reply }
    }

    /// Notices a game that was begun by the last command.
    fn note_game(&mut self, session: &Session) {
        if self.ordinal != Some(session.ordinal()) {
            self.ordinal = Some(session.ordinal());
            self.begun = self.now().timestamp();
        }
    }

    /// The time, later than any that was told, so that it tells games apart.
    fn now(&mut self) -> ZonedDateTime {
        let now = (self.clock)();
        let next = self.latest.saturating_add(SignedDuration::from_millis(1)).unwrap_or(self.latest);
        self.latest = now.timestamp().max(next);
        self.latest.to_zoned_datetime(now.time_zone().clone())
    }

    /// Puts the result of a game that has ended into the record book, and tells what holds for it; nothing where the book
    /// can't be read.
    pub(super) fn count(&mut self, ended: &Ended, among: Among) -> Option<Outcome> {
        let entry = Entry {
            player: self.player.clone(),
            begun: self.begun,
            ended: self.now(),
            played: ended.played,
            dealt: Dealt::from(among),
            course: Some(ended.course),
        };
        self.pending.push(entry.clone());
        let before = self.add_pending().or_else(|| self.store.book().ok())?;
        Some(Outcome::judge(&entry, &before.of_code(ended.played.code)))
    }

    /// Tries to put what is not in the record book yet into it, else beside it; gives the book as it was before. Another
    /// program is waited for only once.
    fn add_pending(&mut self) -> Option<Book> {
        if self.pending.is_empty() && self.results == Results::InTheBook {
            return None;
        }
        let patience = if self.results == Results::InTheBook { Patience::Brief } else { Patience::None };
        let error = match self.store.add(&self.pending, patience) {
            Ok(addition) => {
                self.pending.clear();
                self.results = Results::InTheBook;
                self.news.extend(addition.aside.map(News::BookAside));
                return Some(addition.before);
            }
            Err(error) => error,
        };
        if error == StoreError::Newer {
            self.pending.clear();
            self.results = Results::InTheBook;
            self.news.push(News::NewerBook);
            return None;
        }
        if !self.pending.is_empty() && self.store.keep_waiting(&self.pending).is_ok() {
            self.pending.clear();
        }
        // Said when it comes up, not with every reply.
        if self.results == Results::InTheBook && self.keeping != Keeping::Failing {
            self.results = Results::Waiting;
            self.news.push(News::UnsavedResult);
        }
        None
    }

    /// Remembers a setting.
    pub(super) fn remember(&mut self, setting: &Setting) {
        if self.store.remember(setting).is_err() {
            self.news.push(News::UnsavedSetting);
        }
    }

    /// Runs an errand of the session; `page` is the log of the game, where the errand is to write it.
    pub(super) fn run(&mut self, errand: Errand, session: &mut Session, last_reply: &str, page: &str) -> Report {
        self.note_game(session);
        match errand {
            Errand::Save(name) => self.save(session, name, Replacing::Forbidden, last_reply),
            Errand::Replace(name) => self.save(session, name, Replacing::Allowed, last_reply),
            Errand::Load(name) => Report::Told(self.load(name, session, last_reply)),
            Errand::Games => Report::Told(Told::Games(self.store.names())),
            Errand::AskDelete(name) => match self.store.named(&name) {
                Ok(None) => Report::Told(Told::NoSuchGame(name)),
                Ok(Some(_)) | Err(_) => session.ask(Question::Sure(Errand::Delete(name))),
            },
            Errand::Delete(name) => Report::Told(match self.store.delete_named(&name) {
                Ok(()) => Told::Deleted(name),
                Err(_) => Told::Refused,
            }),
            Errand::Player => Report::Told(Told::Player(self.player.clone())),
            Errand::PlayAs(name) => {
                self.player.clone_from(&name);
                self.remember(&Setting::Player(name.clone()));
                Report::Told(Told::PlaysNow(name))
            }
            Errand::Records(which) => Report::Told(self.records(which, session)),
            Errand::Merge(path) => Report::Told(match self.store.merge(&environment::at_home(&path)) {
                Ok(Some(merged)) => Told::Merged(merged),
                Ok(None) => Told::NoBook(path),
                Err(StoreError::Missing) => Told::NoSuchFile(path),
                Err(error) => no_book(error),
            }),
            Errand::Stats => Report::Told(match self.store.book() {
                Ok(book) => {
                    let (all, unread) = book.all();
                    self.news.extend(unread.into_iter().take(1).map(|line| News::BookMistake { line }));
                    Told::Stats { player: self.player.clone(), stats: Stats::of(&self.player, &all) }
                }
                Err(error) => no_book(error),
            }),
            Errand::Log(path) => self.write_out(path, page, Over::Ask, session),
            Errand::LogOver(path) => self.write_out(path, page, Over::Replace, session),
            Errand::Settings => Report::Told(Told::Settings { player: self.player.clone() }),
            Errand::Guide => Report::Told(self.guide(session, last_reply)),
        }
    }

    /// Writes a page into the file of this name, whole or not at all; asks before it takes the place of another file.
    fn write_out(&self, path: String, page: &str, over: Over, session: &mut Session) -> Report {
        let file = environment::at_home(&path);
        if over == Over::Ask && self.store.is_there(&file) {
            return session.ask(Question::Sure(Errand::LogOver(path)));
        }
        Report::Told(match self.store.write_out(&file, page.as_bytes()) {
            Ok(()) => Told::Logged(path),
            Err(_) => Told::NotWritten(path),
        })
    }

    fn save(&mut self, session: &mut Session, name: String, replacing: Replacing, reply: &str) -> Report {
        let kept = self.store.keep_named(self.snapshot(session, Some(&name), reply), replacing);
        Report::Told(match kept {
            Ok(aside) => {
                self.news.extend(aside.map(|aside| News::NamedAside { name: name.clone(), aside }));
                Told::Saved(name)
            }
            Err(StoreError::Taken) => return session.ask(Question::Sure(Errand::Replace(name))),
            Err(_) => Told::Refused,
        })
    }

    fn load(&mut self, name: String, session: &mut Session, reply: &str) -> Told {
        let saved = match self.store.named(&name) {
            Ok(Some(saved)) => saved,
            Ok(None) => return Told::NoSuchGame(name),
            Err(StoreError::Damaged(damage)) => return Told::Unreadable { name, damage },
            Err(_) => return Told::Refused,
        };
        let further = session.game().steps() != saved.game.steps() || session.game().code() != saved.game.code();
        let aside = if further { self.make_room(session, reply) } else { Ok(None) };
        let Ok(aside) = aside else { return Told::Refused };
        let moves = saved.game.moves();
        session.take_up(saved.game, saved.terms);
        self.begun = saved.begun;
        self.ordinal = Some(session.ordinal());
        Told::Loaded { name: saved.name.unwrap_or(name), moves, aside }
    }

    /// Begins the guide's game, once the one in progress is safe.
    fn guide(&mut self, session: &mut Session, reply: &str) -> Told {
        let Ok(aside) = self.make_room(session, reply) else { return Told::GuideRefused };
        session.begin_guide();
        Told::GuideBegan { aside }
    }

    /// Puts the game in progress on the shelf, if it was begun and is not won; tells the name it has there.
    fn make_room(&self, session: &Session, reply: &str) -> Result<Option<String>, StoreError> {
        let over = session.game().table().standing() == Standing::Won;
        if over || session.game().steps().is_empty() {
            return Ok(None);
        }
        self.store.put_aside(self.snapshot(session, None, reply), &session.game().code().to_string()).map(Some)
    }

    fn records(&mut self, which: Which, session: &Session) -> Told {
        let game = session.game();
        let book = match self.store.book() {
            Ok(book) => book,
            Err(error) => return no_book(error),
        };
        let code = |code: DealCode| book.of_code(code);
        let found = match which {
            Which::Here => code(game.code()),
            Which::Code(wanted) => code(wanted),
            Which::Deal(deal) => book.all().0.into_iter().filter(|entry| entry.played.code.deal == deal).collect(),
        };
        let games = if which == Which::Here { book.all().0.len() } else { 0 };
        let best = ranking(found);
        let pars = self.pars(&best, session);
        Told::Records { which, games, best, pars }
    }

    /// The best that was possible in the games of these results which the player has ended; in the game in progress only
    /// where that gives nothing away.
    fn pars(&self, results: &[Entry], session: &Session) -> Vec<(DealCode, Par)> {
        let own = results.iter().filter(|entry| entry.player == self.player).map(|entry| entry.played.code);
        let par = |code: DealCode| {
            let here = code == session.game().code();
            if here { session.free_par() } else { Some(solver::par(&Deal::new(code.deal), code.rules)) }
        };
        own.filter_map(|code| Some((code, par(code)?))).collect()
    }
}

/// What is told where the record book can't be read.
fn no_book(error: StoreError) -> Told {
    if error == StoreError::Newer { Told::NewerBook } else { Told::UnreadableBook }
}

fn mark(session: &Session) -> Mark {
    (session.ordinal(), session.game().steps().len(), session.terms().assisted)
}
