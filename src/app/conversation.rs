//! A conversation: a line in, a reply out.

use crate::ear::{Ear, Hearing};
use crate::language::{Catalogue, Languages};
use crate::session::{Prompt, Report, Said, Session};
use crate::wording::{self, Context};

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
}

impl Conversation {
    /// A conversation in the language with this tag, or in English where there is none.
    #[must_use]
    pub fn new(languages: Languages, ear: Ear, tag: &str, session: Session) -> Conversation {
        let names = languages.all().map(|catalogue| catalogue.own_name().to_owned()).collect();
        let current = languages.get(tag).unwrap_or(languages.fallback()).tag().to_owned();
        Conversation { languages, names, ear, session, current, replies: Vec::new() }
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

    /// What is said before anything is heard.
    pub fn greet(&mut self) -> Reply {
        let said = self.session.greet();
        self.reply(&said, None)
    }

    /// What is said when the input ends.
    pub fn leave(&mut self) -> Reply {
        self.reply(&Said { report: Report::Leaving, tip: None }, None)
    }

    /// The words that may come next: the commands, and the open cards.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        wording::words(&self.session.game().view()).iter().map(|message| self.catalogue().text(message)).collect()
    }

    /// What stands before the next typed line.
    #[must_use]
    pub fn prompt(&self) -> String {
        let prompt = self.session.settings().prompt;
        let sign = if prompt == Prompt::None { "" } else { "> " };
        let state = wording::prompt(prompt, &self.session.game().view());
        state.map(|message| self.catalogue().text(&message)).unwrap_or_default() + sign
    }

    /// The reply to a line.
    pub fn hear(&mut self, line: &str) -> Reply {
        let Hearing { heard, read_as } = self.ear.listen(line, &self.current, self.session.question());
        let said = self.session.hear(heard);
        self.reply(&said, read_as.as_deref())
    }

    /// The text for what was said; a line that was read in another way than typed is told of last.
    fn reply(&mut self, said: &Said, read_as: Option<&str>) -> Reply {
        if let Report::Again(back) = said.report
            && let Some(text) = self.replies.iter().rev().nth(back - 1)
        {
            let told = wording::with_reading(wording::Words::new(), read_as);
            let told = wording::lay_out(&told, self.catalogue(), self.session.settings().width);
            let both = [text.as_str(), told.as_str()].into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>();
            return Reply { text: both.join("\n"), leaving: false };
        }
        if let Report::Language(tag) = &said.report {
            self.current.clone_from(tag);
        }
        let context = Context { settings: self.session.settings(), languages: &self.names };
        let words = wording::with_reading(wording::word(said, context), read_as);
        let text = wording::lay_out(&words, self.catalogue(), context.settings.width);
        if self.replies.len() == KEPT {
            self.replies.remove(0);
        }
        self.replies.push(text.clone());
        Reply { text, leaving: said.report == Report::Leaving }
    }
}
