//! A conversation: a line in, a reply out.

use super::memory::Memory;
use super::opening::{self, Opening, Start};
use crate::ear::Ear;
use crate::game::DealNumber;
use crate::language::{Catalogue, Languages, is_safe};
use crate::session::{Kept, Question, Report, Said, Session, Settings, Told};
use crate::store::Setting;
use crate::wording::{self, Context, Words};

/// How many replies can be heard again.
const KEPT: usize = 1000;

/// What is said to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The text: one line or several, without the last line's end.
    pub text: String,
    /// Whether the player leaves.
    pub leaving: bool,
}

/// Everything between a typed line and the text of its reply.
pub struct Conversation {
    languages: Languages,
    names: Vec<String>,
    ear: Ear,
    session: Session,
    current: String,
    replies: Vec<String>,
    memory: Option<Memory>,
    opening: Opening,
}

impl Conversation {
    /// A conversation in the language with this tag, or in English where there is none.
    #[must_use]
    pub fn new(languages: Languages, ear: Ear, tag: &str, session: Session) -> Conversation {
        let names = languages.all().map(|catalogue| catalogue.own_name().to_owned()).collect();
        let current = languages.get(tag).unwrap_or(languages.fallback()).tag().to_owned();
        Conversation {
            languages,
            names,
            ear,
            session,
            current,
            replies: Vec::new(),
            memory: None,
            opening: Opening::Fresh,
        }
    }

    /// A conversation that remembers: it goes on where the last one was left, unless something else is wished for.
    #[must_use]
    pub fn with_memory(
        languages: Languages,
        ear: Ear,
        tag: &str,
        mut memory: Memory,
        start: Start,
        settings: Settings,
        fresh: impl FnMut() -> DealNumber + 'static,
    ) -> Conversation {
        let (session, opening, last) = opening::sit_down(&mut memory, start, settings, fresh);
        let mut conversation = Conversation::new(languages, ear, tag, session);
        conversation.opening = opening;
        conversation.memory = Some(memory);
        // What comes from a file is cleaned before it is said.
        let safe = |text: String| text.chars().filter(|letter| *letter == '\n' || is_safe(*letter)).collect::<String>();
        conversation.replies.extend(last.map(safe).filter(|text| !text.is_empty()));
        conversation
    }

    /// The language that is spoken now.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        self.languages.get(&self.current).unwrap_or(self.languages.fallback())
    }

    /// The session at the table.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Whether the game as it is would be lost with the program: it has a memory, and that failed.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.memory.as_ref().is_some_and(|memory| memory.kept(&self.session) == Kept::Lost)
    }

    /// What is said before anything is heard.
    pub fn greet(&mut self) -> Reply {
        match std::mem::take(&mut self.opening) {
            Opening::Fresh => {
                let said = self.session.greet();
                self.reply(said, Vec::new())
            }
            Opening::Resumed(wish) => {
                let told = Told::Resumed { moves: self.session.game().moves() };
                let asked = wish.map(|wish| self.session.ask(Question::New(wish)));
                let first = self.word(&told_plainly(told));
                match asked {
                    None => self.finish(first, false),
                    Some(report) => self.reply(Said { report, tip: None }, first),
                }
            }
            Opening::After(told) => {
                let first = self.word(&told_plainly(told));
                let said = self.session.greet();
                self.reply(said, first)
            }
            Opening::GaveUp(report) => self.reply(Said { report: *report, tip: None }, Vec::new()),
        }
    }

    /// What is said when the input ends.
    pub fn leave(&mut self) -> Reply {
        self.reply(Said { report: Report::Leaving, tip: None }, Vec::new())
    }

    /// The words that may come next: the commands, and the open cards.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        wording::words(&self.session.game().view()).iter().map(|message| self.catalogue().text(message)).collect()
    }

    /// The reply to a line.
    pub fn hear(&mut self, line: &str) -> Reply {
        let heard = self.ear.hear(line, &self.current, self.session.question());
        let said = self.session.hear(heard);
        self.reply(said, Vec::new())
    }

    /// The reply to what came of a line, `first` before it; what others have to do for it is done.
    fn reply(&mut self, said: Said, first: Words) -> Reply {
        if let Report::Again(back) = said.report
            && let Some(text) = self.replies.iter().rev().nth(back - 1)
        {
            return Reply { text: text.clone(), leaving: false };
        }
        let leaving = said.report == Report::Leaving;
        let report = self.carry_out(said.report);
        let ended = self.session.take_ended();
        let outcome = self.memory.as_mut().and_then(|memory| {
            let ended = ended?;
            Some(wording::outcome(&ended, &memory.count(&ended)?))
        });
        let said = Said { report, tip: said.tip };
        let words = wording::word_with(&said, outcome.unwrap_or_default(), self.context());
        self.finish([first, words].concat(), leaving)
    }

    /// Does what a report asks of others than the session.
    fn carry_out(&mut self, report: Report) -> Report {
        if let Report::Language(tag) = &report {
            self.current.clone_from(tag);
        }
        let Some(memory) = &mut self.memory else {
            return report;
        };
        if let Some(setting) = setting(&report) {
            memory.remember(&setting);
        }
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "other reports ask nothing of others, nor will most new ones"
        )]
        match report {
            Report::Errand(errand) => {
                let last = self.replies.last().map_or("", String::as_str);
                memory.run(errand, &mut self.session, last)
            }
            Report::Leaving => {
                memory.keep(&self.session, self.replies.last().map_or("", String::as_str));
                Report::Told(Told::Farewell(memory.kept(&self.session)))
            }
            other => other,
        }
    }

    /// Brings what has changed to the disk, and only then gives the words as text, with the news of it.
    fn finish(&mut self, mut words: Words, leaving: bool) -> Reply {
        let mut text = wording::lay_out(&words, self.catalogue());
        if let Some(memory) = &mut self.memory {
            let mut news = memory.take_news();
            memory.keep(&self.session, &text);
            news.extend(memory.take_news());
            if !news.is_empty() {
                words.extend(news.iter().map(|news| vec![wording::news(news)]));
                text = wording::lay_out(&words, self.catalogue());
            }
        }
        if self.replies.len() == KEPT {
            self.replies.remove(0);
        }
        self.replies.push(text.clone());
        Reply { text, leaving }
    }

    fn word(&self, said: &Said) -> Words {
        wording::word(said, self.context())
    }

    fn context(&self) -> Context<'_> {
        Context { settings: self.session.settings(), languages: &self.names }
    }
}

/// The setting that a report tells.
fn setting(report: &Report) -> Option<Setting> {
    if let Report::Language(tag) = report {
        return Some(Setting::Language(tag.clone()));
    }
    let detail = if let Report::Detail(detail) = report { Some(Setting::Detail(*detail)) } else { None };
    let explain = || if let Report::Explain(explain) = report { Some(Setting::Explain(*explain)) } else { None };
    detail.or_else(explain)
}

fn told_plainly(told: Told) -> Said {
    Said { report: Report::Told(told), tip: None }
}
