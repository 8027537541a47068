//! The keeper: brings the game to the shelf before each reply, and results into the record book.

use crate::game::{Deal, DealCode, Standing};
use crate::solver::{self, Par};

use super::assisted::Assisted;
use super::news::{Kept, News};
use super::report::Report;
use super::results::{Ended, Entry, Moment, Outcome, Stats, Which, ranking};
use super::session::Session;
use super::settings::Setting;
use super::shelf::{Clock, Place, SavedGame, Shelf, ShelfFault};
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

/// What tells whether the game has changed since it was kept: which game of the session, its steps, its mark.
type Mark = (u32, usize, Assisted);

/// What the session keeps, and how well that goes.
pub(super) struct Keeper {
    pub(super) shelf: Box<dyn Shelf>,
    clock: Box<dyn Clock>,
    pub(super) player: String,
    keeping: Keeping,
    /// When the game in progress was begun.
    begun: Moment,
    latest: Moment,
    /// Which game of the session `begun` is of.
    ordinal: Option<u32>,
    durable: Option<Mark>,
    /// Results that are not in the book yet.
    pending: Vec<Entry>,
    /// Whether the player knows that results wait to be written.
    pending_told: bool,
    news: Vec<News>,
}

impl Keeper {
    pub(super) fn new(shelf: Box<dyn Shelf>, clock: Box<dyn Clock>, player: String, news: Vec<News>) -> Keeper {
        Keeper {
            shelf,
            clock,
            player,
            keeping: Keeping::Free,
            begun: Moment::default(),
            latest: Moment::default(),
            ordinal: None,
            durable: None,
            pending: Vec::new(),
            pending_told: false,
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
        match self.shelf.game() {
            Ok(saved) => return saved,
            Err(ShelfFault::Newer) => self.bar(News::NewerGame),
            Err(ShelfFault::Damaged(damage)) => match self.shelf.set_game_aside() {
                Ok(aside) => self.news.push(News::Damaged { damage, aside: Some(aside) }),
                Err(_) => self.bar(News::Damaged { damage, aside: None }),
            },
            // What is not there because its folder can't be there is no save that would be lost.
            Err(ShelfFault::NoPlace) => {}
            Err(ShelfFault::Missing | ShelfFault::NoBook | ShelfFault::Refused) => self.bar(News::Unreadable),
        }
        None
    }

    /// Goes on from a game that was begun at this time, as it stands now.
    pub(super) fn go_on_with(&mut self, begun: Moment, mark: Mark) {
        self.begin(begun, mark.0);
        self.durable = Some(mark);
    }

    /// The session's game of this ordinal was begun at this time.
    pub(super) fn begin(&mut self, begun: Moment, ordinal: u32) {
        self.begun = begun;
        self.ordinal = Some(ordinal);
    }

    /// Notices a game that was begun by the last command.
    pub(super) fn note_game(&mut self, ordinal: u32) {
        if self.ordinal != Some(ordinal) {
            let now = self.now();
            self.begin(now, ordinal);
        }
    }

    /// When the game in progress was begun.
    pub(super) fn begun(&self) -> Moment {
        self.begun
    }

    /// Puts the game that was recalled on the shelf, so that another can take its place.
    pub(super) fn put_aside(&mut self, saved: SavedGame) {
        let name = saved.game.code().to_string();
        match self.shelf.put_aside(saved, &name) {
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
        self.add_pending();
        self.durable != Some(mark) && self.keeping != Keeping::Barred
    }

    /// Brings the game to the shelf.
    pub(super) fn keep(&mut self, saved: &SavedGame, mark: Mark) {
        match (self.shelf.keep_game(saved), self.keeping) {
            (Ok(()), before) => {
                self.durable = Some(mark);
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

    /// The time, later than any that was told, so that it tells games apart.
    fn now(&mut self) -> Moment {
        self.latest = self.clock.now().max(Moment(self.latest.0 + 1));
        self.latest
    }

    /// Puts the result of a game that has ended into the record book, and tells what holds for it.
    pub(super) fn count(&mut self, ended: &Ended) -> Option<Outcome> {
        let now = self.now();
        let entry = Entry { player: self.player.clone(), begun: self.begun, ended: now, played: ended.played };
        self.pending.push(entry.clone());
        let earlier = self.add_pending()?;
        Some(Outcome::judge(&entry, &earlier))
    }

    /// Tries to write what is not in the book yet; gives the earlier results in the game of the last of them.
    fn add_pending(&mut self) -> Option<Vec<Entry>> {
        let code = self.pending.last()?.played.code;
        let mut added = self.shelf.add(&self.pending, code);
        if added == Err(ShelfFault::NoBook)
            && let Ok(aside) = self.shelf.set_book_aside()
        {
            self.news.push(News::BookAside(aside));
            added = self.shelf.add(&self.pending, code);
        }
        let news = match added {
            Ok(earlier) => {
                self.pending.clear();
                self.pending_told = false;
                return Some(earlier);
            }
            Err(ShelfFault::Newer) => {
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
        if self.shelf.remember(setting).is_err() {
            self.news.push(News::UnsavedSetting);
        }
    }

    /// Remembers a setting of the voice.
    pub(super) fn remember_voice(&mut self, setting: &VoiceSetting) {
        if self.shelf.remember_voice(setting).is_err() {
            self.news.push(News::UnsavedSetting);
        }
    }

    /// How the player has fared.
    pub(super) fn stats(&mut self) -> Report {
        let Ok(results) = self.shelf.results(None) else { return Report::NotKept };
        self.news.extend(results.unread.into_iter().take(1).map(|line| News::BookMistake { line }));
        Report::Stats { player: self.player.clone(), stats: Stats::of(&self.player, &results.entries) }
    }
}

impl Session {
    pub(super) fn mark(&self) -> Mark {
        (self.ordinal, self.game.steps().len(), self.terms().assisted)
    }

    /// The game as it stands, to be kept under this name or none.
    fn saved(&self, name: Option<String>) -> SavedGame {
        SavedGame {
            game: self.game.clone(),
            terms: self.terms(),
            begun: self.keeper.begun(),
            name,
            reply: self.last_reply.clone(),
        }
    }

    /// Brings what has changed to the shelf, with the reply that is about to be given, and tells what failed. Until this
    /// returns, the reply must not be given.
    pub fn keep(&mut self, reply: &str) -> Vec<News> {
        reply.clone_into(&mut self.last_reply);
        let mark = self.mark();
        if self.keeper.is_due(mark) {
            let saved = self.saved(None);
            self.keeper.keep(&saved, mark);
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

    pub(super) fn save(&mut self, name: String) -> Report {
        self.keeper.note_game(self.ordinal);
        let saved = self.saved(Some(name.clone()));
        match self.keeper.shelf.keep_named(&saved) {
            Ok(()) => Report::Saved(name),
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
        let own = self.saved(None);
        self.keeper.shelf.put_aside(own, &self.game.code().to_string()).map(Some)
    }

    pub(super) fn delete(&mut self, name: String) -> Report {
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
            Err(_) => Report::NotKept,
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
        let (Ok(found), Ok(games)) = (found, games) else { return Report::NotKept };
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
