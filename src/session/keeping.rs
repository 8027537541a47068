//! The game in progress and the named games: kept before each reply, saved, loaded, deleted.

use crate::game::Standing;

use super::command::{Command, Sure};
use super::keeper::Mark;
use super::news::{Kept, News};
use super::question::Question;
use super::report::Report;
use super::session::Session;
use super::shelf::{Replacing, ShelfFault, Snapshot};

impl Session {
    pub(super) fn mark(&self) -> Mark {
        Mark { ordinal: self.ordinal, steps: self.game.steps().len(), terms: self.terms(), watched: self.watched() }
    }

    /// Brings what has changed to the shelf, with the reply that is about to be given, and tells what failed. Until this
    /// returns, the reply must not be given.
    pub fn keep(&mut self, reply: &str) -> Vec<News> {
        reply.clone_into(&mut self.last_reply);
        let mark = self.mark();
        if self.keeper.is_due(mark) {
            let snapshot = self.keeper.snapshot(&self.game, self.terms(), None, &self.last_reply);
            self.keeper.keep(Snapshot { watched: mark.watched, ..snapshot }, mark);
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
        self.take_up(saved.game, saved.terms);
        self.keeper.begin(saved.begun, self.ordinal);
        Report::Loaded { name: saved.name.unwrap_or(name), view: self.game.view(), aside }
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
}
