//! A conversation: a line in, a reply out.

use crate::ear::Ear;
use crate::language::{Catalogue, Languages};
use crate::outlet::{Aloud, Utterance, Voicing};
use crate::session::{Report, Said, Session, VoiceOrder, VoiceReport};
use crate::wording::{self, Context, Words};

use super::voice::Speaking;

/// How many replies can be heard again.
const KEPT: usize = 1000;

/// What is said to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The text: one line or several, without the last line's end.
    pub text: String,
    /// Whether the player leaves.
    pub leaving: bool,
    /// The text for the ear.
    pub aloud: Vec<Aloud>,
    /// Whether it is spoken.
    pub voicing: Voicing,
}

impl Reply {
    /// The reply as the outlets get it.
    #[must_use]
    pub fn utterance(&self) -> Utterance<'_> {
        Utterance { text: &self.text, aloud: &self.aloud, voicing: self.voicing }
    }
}

/// A reply that can be heard again.
#[derive(Clone)]
struct Kept {
    text: String,
    aloud: Vec<Aloud>,
}

/// Everything between a typed line and the text of its reply.
pub struct Conversation {
    languages: Languages,
    names: Vec<String>,
    ear: Ear,
    session: Session,
    current: String,
    replies: Vec<Kept>,
    voice: Speaking,
}

impl Conversation {
    /// A conversation in the language with this tag, or in English where there is none.
    #[must_use]
    pub fn new(languages: Languages, ear: Ear, tag: &str, session: Session) -> Conversation {
        let names = languages.all().map(|catalogue| catalogue.own_name().to_owned()).collect();
        let current = languages.get(tag).unwrap_or(languages.fallback()).tag().to_owned();
        Conversation { languages, names, ear, session, current, replies: Vec::new(), voice: Speaking::default() }
    }

    /// The conversation with this voice; without one it is in text alone.
    #[must_use]
    pub fn with_voice(self, voice: Speaking) -> Conversation {
        Conversation { voice, ..self }
    }

    /// The voice.
    pub fn voice(&mut self) -> &mut Speaking {
        &mut self.voice
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
        self.reply(&said)
    }

    /// What is said when the input ends.
    pub fn leave(&mut self) -> Reply {
        self.reply(&Said { report: Report::Leaving, tip: None })
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
        self.reply(&said)
    }

    fn reply(&mut self, said: &Said) -> Reply {
        if let Report::Language(tag) = &said.report {
            self.current.clone_from(tag);
        }
        let (kept, voicing) = if let Report::Voice(order) = &said.report {
            self.obey(order)
        } else if let Report::Again(back) = said.report {
            (self.again(back), Voicing::Usual)
        } else {
            (self.word(said), Voicing::Usual)
        };
        let Kept { mut text, mut aloud } = kept;
        if let Some(news) = self.voice.news() {
            let sentence = self.catalogue().text(&wording::voice_news(&news));
            text = wording::add_sentence(&text, &sentence);
            aloud.push(for_ear(&sentence, self.catalogue()));
        }
        Reply { text, leaving: said.report == Report::Leaving, aloud: join(aloud), voicing }
    }

    /// Has the voice do what was ordered.
    fn obey(&mut self, order: &VoiceOrder) -> (Kept, Voicing) {
        if *order == VoiceOrder::Say && !self.voice.is_off() {
            return (self.again(1), Voicing::Asked);
        }
        let report = self.voice.obey(order, &self.current);
        let voicing = match order {
            VoiceOrder::Stop => Voicing::Silent,
            VoiceOrder::Test => Voicing::Asked,
            VoiceOrder::Mode(_)
            | VoiceOrder::Tell
            | VoiceOrder::Say
            | VoiceOrder::List
            | VoiceOrder::Name(_)
            | VoiceOrder::Rate(_)
            | VoiceOrder::Volume(_) => Voicing::Usual,
        };
        (self.voiced(&report), voicing)
    }

    fn word(&mut self, said: &Said) -> Kept {
        let context = Context { settings: self.session.settings(), languages: &self.names };
        self.keep(&wording::word(said, context))
    }

    /// The reply so many back, or the words for that there is none.
    fn again(&mut self, back: usize) -> Kept {
        let kept = back.checked_sub(1).and_then(|back| self.replies.iter().rev().nth(back)).cloned();
        kept.unwrap_or_else(|| self.word(&Said { report: Report::Again(back), tip: None }))
    }

    /// The reply of the voice; a sample of it is in every language, the current one first.
    fn voiced(&mut self, report: &VoiceReport) -> Kept {
        if *report != VoiceReport::Test {
            return self.keep(&wording::voice_report(report));
        }
        let others = self.languages.all().filter(|catalogue| catalogue.tag() != self.current);
        let texts = std::iter::once(self.catalogue()).chain(others).map(|catalogue| {
            let text = catalogue.text(&wording::voice_sample());
            let aloud = for_ear(&text, catalogue);
            (text, aloud)
        });
        let (texts, aloud): (Vec<String>, Vec<Aloud>) = texts.unzip();
        self.remember(Kept { text: texts.join("\n"), aloud })
    }

    fn keep(&mut self, words: &Words) -> Kept {
        let text = wording::lay_out(words, self.catalogue());
        let aloud = vec![for_ear(&text, self.catalogue())];
        self.remember(Kept { text, aloud })
    }

    fn remember(&mut self, kept: Kept) -> Kept {
        if self.replies.len() == KEPT {
            self.replies.remove(0);
        }
        self.replies.push(kept.clone());
        kept
    }
}

fn for_ear(text: &str, catalogue: &Catalogue) -> Aloud {
    Aloud { language: catalogue.tag().to_owned(), text: wording::aloud(text, catalogue) }
}

/// Neighbouring texts of one language as one, so that a reply is one utterance.
fn join(aloud: Vec<Aloud>) -> Vec<Aloud> {
    let mut joined: Vec<Aloud> = Vec::new();
    for part in aloud {
        match joined.last_mut() {
            Some(last) if last.language == part.language => {
                last.text.push(' ');
                last.text.push_str(&part.text);
            }
            _ => joined.push(part),
        }
    }
    joined
}
