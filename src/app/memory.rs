//! What the program remembers: runs the session's errands with the store, and keeps the game before each reply.

use std::io::{self, ErrorKind};

use super::environment;
use crate::game::{Deal, DealCode, Standing};
use crate::session::{
    Assisted, Ended, Entry, Errand, Kept, Moment, News, Outcome, Question, Report, Session, Stats, Told, Which, ranking,
};
use crate::solver::{self, Par};
use crate::store::{Book, Place, Remembered, SaveFault, SavedGame, Setting, SettingsFault, Store};

/// Says what time it is.
pub type Clock = Box<dyn FnMut() -> Moment>;

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

/// What tells whether the game has changed since it was kept.
type Mark = (u32, usize, Assisted);

/// The memory of one player.
pub struct Memory {
    store: Store,
    clock: Clock,
    player: String,
    remembered: Remembered,
    keeping: Keeping,
    begun: Moment,
    latest: Moment,
    ordinal: Option<u32>,
    durable: Option<Mark>,
    pending: Vec<Entry>,
    /// Whether the player knows that results wait to be written.
    pending_told: bool,
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
            begun: Moment::default(),
            latest: Moment::default(),
            ordinal: None,
            durable: None,
            pending: Vec::new(),
            pending_told: false,
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
        match self.store.game() {
            Ok(None) => None,
            Ok(Some(Ok(saved))) => Some(saved),
            Ok(Some(Err(SaveFault::Newer))) => {
                self.bar(News::NewerGame);
                None
            }
            Ok(Some(Err(SaveFault::Damaged(damage)))) => {
                match self.store.set_game_aside() {
                    Ok(aside) => self.news.push(News::Damaged { damage, aside: Some(aside) }),
                    Err(_) => self.bar(News::Damaged { damage, aside: None }),
                }
                None
            }
            // What is not there because its folder can't be there is no save that would be lost.
            Err(error) if matches!(error.kind(), ErrorKind::NotADirectory | ErrorKind::InvalidFilename) => None,
            Err(_) => {
                self.bar(News::Unreadable);
                None
            }
        }
    }

    /// From now on the session's game is the one that was recalled.
    pub(super) fn go_on_with(&mut self, begun: Moment, session: &Session) {
        self.begun = begun;
        self.ordinal = Some(session.ordinal());
        self.durable = Some(mark(session));
    }

    /// Puts the game that was recalled on the shelf, so that another can take its place.
    pub(super) fn put_aside(&mut self, saved: SavedGame) {
        let name = saved.game.code().to_string();
        match self.store.put_aside(saved, &name) {
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
        let saved = self.saved(session, None, reply);
        match (self.store.keep_game(&saved), self.keeping) {
            (Ok(()), before) => {
                self.durable = Some(now);
                self.keeping = Keeping::Free;
                if before == Keeping::Failing {
                    self.news.push(News::SavedAgain);
                }
            }
            (Err(_), Keeping::Free) => {
                self.keeping = Keeping::Failing;
                self.news.push(News::Unsaved);
            }
            (Err(_), Keeping::Failing | Keeping::Barred) => {}
        }
    }

    fn saved(&self, session: &Session, name: Option<String>, reply: &str) -> SavedGame {
        SavedGame {
            game: session.game().clone(),
            terms: session.terms(),
            begun: self.begun,
            name,
            reply: reply.to_owned(),
        }
    }

    /// Notices a game that was begun by the last command.
    fn note_game(&mut self, session: &Session) {
        if self.ordinal != Some(session.ordinal()) {
            self.ordinal = Some(session.ordinal());
            self.begun = self.now();
        }
    }

    /// The time, later than any that was told, so that it tells games apart.
    fn now(&mut self) -> Moment {
        self.latest = (self.clock)().max(Moment(self.latest.0 + 1));
        self.latest
    }

    /// Puts the result of a game that has ended into the record book, and tells what holds for it.
    pub(super) fn count(&mut self, ended: &Ended) -> Option<Outcome> {
        let now = self.now();
        let entry = Entry { player: self.player.clone(), begun: self.begun, ended: now, played: ended.played };
        self.pending.push(entry.clone());
        let book = self.add_pending()?;
        Some(Outcome::judge(&entry, &book.of_code(ended.played.code)))
    }

    /// Tries to write what is not in the book yet; gives the book as it was before.
    fn add_pending(&mut self) -> Option<Book> {
        if self.pending.is_empty() {
            return None;
        }
        let mut added = self.store.add(&self.pending);
        if added.as_ref().is_err_and(|error| error.kind() == ErrorKind::InvalidData)
            && let Ok(aside) = self.store.set_book_aside()
        {
            self.news.push(News::BookAside(aside));
            added = self.store.add(&self.pending);
        }
        let news = match added {
            Ok(book) => {
                self.pending.clear();
                self.pending_told = false;
                return Some(book);
            }
            Err(error) if error.kind() == ErrorKind::Unsupported => {
                self.pending.clear();
                News::NewerBook
            }
            // Said when it comes up, not with every reply.
            Err(_) if self.pending_told || self.keeping == Keeping::Failing => return None,
            Err(_) => {
                self.pending_told = true;
                News::UnsavedResult
            }
        };
        self.news.push(news);
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
            Errand::Save(name) => match self.store.named(&name) {
                Ok(None) => self.save(session, name, last_reply),
                Ok(Some(_)) => session.ask(Question::Sure(Errand::Replace(name))),
                Err(_) => Report::Told(Told::Refused),
            },
            Errand::Replace(name) => self.save(session, name, last_reply),
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
                Err(error) if error.kind() == ErrorKind::NotFound => Told::NoSuchFile(path),
                Err(_) => Told::Refused,
            }),
            Errand::Stats => Report::Told(match self.store.book() {
                Ok(Ok(book)) => {
                    let (all, unread) = book.all();
                    self.news.extend(unread.into_iter().take(1).map(|line| News::BookMistake { line }));
                    Told::Stats { player: self.player.clone(), stats: Stats::of(&self.player, &all) }
                }
                Ok(Err(_)) | Err(_) => Told::Refused,
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

    fn save(&mut self, session: &Session, name: String, reply: &str) -> Report {
        let saved = self.saved(session, Some(name.clone()), reply);
        Report::Told(match self.store.keep_named(&saved) {
            Ok(()) => Told::Saved(name),
            Err(_) => Told::Refused,
        })
    }

    fn load(&mut self, name: String, session: &mut Session, reply: &str) -> Told {
        let saved = match self.store.named(&name) {
            Ok(Some(Ok(saved))) => saved,
            Ok(Some(Err(SaveFault::Damaged(damage)))) => return Told::Unreadable { name, damage },
            Ok(None) => return Told::NoSuchGame(name),
            Ok(Some(Err(SaveFault::Newer))) | Err(_) => return Told::Refused,
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
    fn make_room(&self, session: &Session, reply: &str) -> io::Result<Option<String>> {
        let over = session.game().table().standing() == Standing::Won;
        if over || session.game().steps().is_empty() {
            return Ok(None);
        }
        let own = self.saved(session, None, reply);
        self.store.put_aside(own, &session.game().code().to_string()).map(Some)
    }

    fn records(&mut self, which: Which, session: &Session) -> Told {
        let game = session.game();
        let Ok(Ok(book)) = self.store.book() else { return Told::Refused };
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

fn mark(session: &Session) -> Mark {
    (session.ordinal(), session.game().steps().len(), session.terms().assisted)
}
