//! What the fuzz targets share: files in memory, and the question whether a text may be shown.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use tripeaks::ear::Ear;
use tripeaks::game::DealNumber;
use tripeaks::language::{Languages, LocaleFile, is_safe};
use tripeaks::play::Conversation;
use tripeaks::session::{Asking, Begin, Player, Ports, Session, Start, Wish};
use tripeaks::store::SettingsFault;
use tripeaks::voice::Speaking;

#[path = "../../support/ram.rs"]
mod ram;

pub use ram::{FOLDER, Ram};

/// The languages built in.
pub const TAGS: [&str; 3] = ["en", "bg", "ru"];

/// What a target does with the files beside handing them to the game.
impl Ram {
    /// The file of this name in the folder.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        self.0.borrow().get(&Path::new(FOLDER).join(name)).cloned()
    }

    /// The same files as they are now, apart.
    pub fn copy(&self) -> Ram {
        Ram(Rc::new(RefCell::new(self.0.borrow().clone())))
    }

    /// A conversation that remembers in these files.
    pub fn sit(&self, languages: Languages, tag: &str, wish: Wish) -> Conversation {
        let ear = Ear::new(&languages);
        let mut time = 1_796_040_000_000;
        let clock = move || {
            time += 1000;
            jiff::Timestamp::from_millisecond(time).unwrap_or_default().to_zoned_datetime(jiff::tz::TimeZone::UTC)
        };
        let store = self.store();
        let (remembered, faults) = store.settings();
        let player = Player {
            name: remembered.player.unwrap_or_else(|| "Ivan".to_owned()),
            language: languages.tagged(tag).unwrap_or(languages.fallback()).tag().clone(),
            settings: remembered.settings,
            news: faults.into_iter().map(SettingsFault::news).collect(),
        };
        let mut next = 6;
        let fresh = move || {
            next += 1;
            DealNumber::new(next).unwrap_or(DealNumber::MAX)
        };
        let voice = Box::new(Speaking::default());
        let ports = Ports { shelf: Box::new(store), voice, clock: Box::new(clock), fresh: Box::new(fresh) };
        let start = Start { wish, begin: Begin::Resuming, asking: Asking::Possible };
        Conversation::new(languages, ear, Session::begin(start, player, ports), self.clone(), None)
    }
}

/// The languages built in, with these files laid over them.
pub fn languages(more: impl IntoIterator<Item = LocaleFile>) -> Languages {
    Languages::new(LocaleFile::built_in().into_iter().chain(more).collect()).0
}

/// Fails where a text has a sign in it that must not reach a terminal.
pub fn assert_clean(text: &str) {
    let bad = text.chars().find(|letter| *letter != '\n' && !is_safe(*letter));
    assert_eq!(bad, None, "{text:?}");
}

/// Hears the lines until the player leaves; nothing said may have an unsafe sign in it.
pub fn hear_all<'a>(conversation: &mut Conversation, lines: impl IntoIterator<Item = &'a str>) {
    for line in lines {
        let reply = conversation.hear(line);
        assert_clean(&reply.text);
        assert_clean(&conversation.prompt());
        if reply.leaving {
            return;
        }
    }
}
