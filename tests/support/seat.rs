//! A seat at the table: the session and the conversation that ship, over files and a clock that are handed in.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;

use jiff::tz::TimeZone;
use jiff::{Timestamp, ZonedDateTime};
use tripeaks::ear::Ear;
use tripeaks::game::{DealCode, DealNumber};
use tripeaks::language::{Languages, LocaleFile, read_tag};
use tripeaks::play::Conversation;
use tripeaks::session::{
    Account, Asking, Begin, Clock, Decision, Fresh, Heard, Player, Ports, Session, Settings, Start, Wish,
};
use tripeaks::store::{Files, Folders, Store};
use tripeaks::voice::Speaking;
use unic_langid::LanguageIdentifier;

use super::ram::{FOLDER, Ram};

/// Noon of 30 November 2026.
const NOON: i64 = 1_796_040_000_000;

/// The time so many milliseconds after noon.
pub(crate) fn after_noon(milliseconds: i64) -> Timestamp {
    Timestamp::from_millisecond(NOON + milliseconds).unwrap()
}

/// The same by a clock on a wall in Greenwich.
pub(crate) fn wall(milliseconds: i64) -> ZonedDateTime {
    after_noon(milliseconds).to_zoned_datetime(TimeZone::UTC)
}

/// A clock that goes on a second whenever it is read.
fn clock(from: &Rc<Cell<i64>>) -> Box<dyn Clock> {
    let from = Rc::clone(from);
    Box::new(move || {
        from.set(from.get() + 1000);
        wall(from.get())
    })
}

/// The wish for the game of this code.
pub(crate) fn wish(code: &str) -> Wish {
    let code = DealCode::read(code).unwrap();
    Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() }
}

/// The tag of a language from its letters.
pub(crate) fn tagged(letters: &str) -> LanguageIdentifier {
    read_tag(letters).unwrap()
}

/// The languages built in, of which nothing is wrong.
pub(crate) fn languages() -> Languages {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    languages
}

/// How one sits down: Ivan, in English, to whatever lies there, with nobody to ask, in text alone.
pub(crate) struct Seat {
    /// The languages there are.
    pub(crate) languages: Languages,
    /// The tag of the one that is spoken.
    pub(crate) language: String,
    /// What is begun with.
    pub(crate) start: Start,
    /// How replies are told; where it is not said, as it is remembered.
    pub(crate) settings: Option<Settings>,
    /// The voice.
    pub(crate) voice: Speaking,
    /// The clock, in milliseconds after noon.
    pub(crate) time: Rc<Cell<i64>>,
    /// What gives fresh deals: 7, 8, 9 …
    pub(crate) fresh: Fresh,
}

impl Default for Seat {
    fn default() -> Seat {
        let mut next = 6;
        let fresh = move || {
            next += 1;
            DealNumber::new(next).unwrap()
        };
        Seat {
            languages: languages(),
            language: "en".to_owned(),
            start: Start { wish: Wish::default(), begin: Begin::Resuming, asking: Asking::Impossible },
            settings: None,
            voice: Speaking::default(),
            time: Rc::default(),
            fresh: Box::new(fresh),
        }
    }
}

impl Seat {
    /// A seat at the game of this code, in the language of this tag.
    pub(crate) fn at(code: &str, language: &str) -> Seat {
        Seat::default().wishing(wish(code)).speaking(language)
    }

    /// The same, with this wish.
    pub(crate) fn wishing(self, wish: Wish) -> Seat {
        Seat { start: Start { wish, ..self.start }, ..self }
    }

    /// The same, in the language of this tag.
    pub(crate) fn speaking(self, language: &str) -> Seat {
        Seat { language: language.to_owned(), ..self }
    }

    /// The session in files in memory, of someone who has played before.
    pub(crate) fn session(self) -> Session {
        self.session_in(&Ram::known(), Path::new(FOLDER))
    }

    /// The conversation in files in memory, of someone who has played before.
    pub(crate) fn conversation(self) -> Conversation {
        self.conversation_in(&Ram::known(), Path::new(FOLDER))
    }

    /// The session whose files lie in this folder.
    pub(crate) fn session_in(self, files: &(impl Files + Clone + 'static), folder: &Path) -> Session {
        self.sit(files, folder).0
    }

    /// The conversation whose files lie in this folder.
    pub(crate) fn conversation_in(self, files: &(impl Files + Clone + 'static), folder: &Path) -> Conversation {
        let speech = self.voice.speech();
        let (session, languages) = self.sit(files, folder);
        let ear = Ear::new(&languages);
        Conversation::new(languages, ear, session, files.clone(), speech)
    }

    fn sit(self, files: &(impl Files + Clone + 'static), folder: &Path) -> (Session, Languages) {
        let store = Store::new(files.clone(), Folders::all_in(folder.to_owned()));
        let (remembered, faults) = store.settings();
        let player = Player {
            name: remembered.player.unwrap_or_else(|| "Ivan".to_owned()),
            language: self.language.parse().unwrap(),
            settings: self.settings.unwrap_or(remembered.settings),
            news: faults.into_iter().map(tripeaks::store::SettingsFault::news).collect(),
        };
        let ports =
            Ports { shelf: Box::new(store), voice: Box::new(self.voice), clock: clock(&self.time), fresh: self.fresh };
        (Session::begin(self.start, player, ports), self.languages)
    }
}

/// A conversation about the game of this code in the language of this tag, with what it greets with.
pub(crate) fn conversation(code: &str, language: &str) -> (Conversation, String) {
    let mut conversation = Seat::at(code, language).conversation();
    let greeting = conversation.greet().text;
    (conversation, greeting)
}

/// Does what was heard, and gives the session's account of it.
pub(crate) fn hear(session: &mut Session, heard: Heard) -> Account {
    match session.decide(heard) {
        Decision::Perform(command, sure) => session.perform(command, sure),
        Decision::Tell(report) => session.tell(report),
    }
}
