//! A conversation: a line in, a reply out.

use crate::ear::{Ear, Hearing};
use crate::language::{Catalogue, Languages};
use crate::outlet::{Aloud, Utterance, Voicing};
use crate::session::{CardStyle, Prompt, Report, Said, Session, Settings, VoiceOrder, VoiceReport};
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
        if let Report::Language(tag) = &said.report {
            self.current.clone_from(tag);
        }
        let (kept, voicing) = if let Report::Voice(order) = &said.report {
            self.obey(order, read_as)
        } else if let Report::Again(back) = said.report {
            (self.again(back, read_as), Voicing::Usual)
        } else {
            (self.word(said, read_as), Voicing::Usual)
        };
        let Kept { mut text, mut aloud } = kept;
        if let Some(news) = self.voice.news() {
            let sentence = wording::voice_news(&news);
            text = wording::add_sentence(&text, &sentence, self.catalogue(), self.session.settings().width);
            aloud.push(for_ear(&self.catalogue().text(&sentence), self.catalogue()));
        }
        Reply { text, leaving: said.report == Report::Leaving, aloud: join(aloud), voicing }
    }

    /// Has the voice do what was ordered.
    fn obey(&mut self, order: &VoiceOrder, read_as: Option<&str>) -> (Kept, Voicing) {
        if *order == VoiceOrder::Say && !self.voice.is_off() {
            return (self.again(1, read_as), Voicing::Asked);
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
        (self.voiced(&report, read_as), voicing)
    }

    fn word(&mut self, said: &Said, read_as: Option<&str>) -> Kept {
        let words = |settings| {
            wording::with_reading(wording::word(said, Context { settings, languages: &self.names }), read_as)
        };
        let settings = self.session.settings();
        let text = self.lay_out(&words(settings));
        // Letters and signs are for the fingers: a voice names the cards.
        let spoken = self.lay_out(&words(Settings { cards: CardStyle::Words, ..settings }));
        let aloud = vec![for_ear(&spoken, self.catalogue())];
        self.remember(Kept { text, aloud })
    }

    /// The reply so many back, or the words for that there is none.
    fn again(&mut self, back: usize, read_as: Option<&str>) -> Kept {
        let kept = back.checked_sub(1).and_then(|back| self.replies.iter().rev().nth(back)).cloned();
        match kept {
            Some(kept) => self.and_reading(kept, read_as),
            None => self.word(&Said { report: Report::Again(back), tip: None }, read_as),
        }
    }

    /// A reply that is made already, and how the line was read.
    fn and_reading(&self, kept: Kept, read_as: Option<&str>) -> Kept {
        let words = wording::with_reading(Words::new(), read_as);
        if words.is_empty() {
            return kept;
        }
        let Kept { text, mut aloud } = kept;
        let told = self.lay_out(&words);
        aloud.push(for_ear(&told, self.catalogue()));
        Kept { text: text + "\n" + &told, aloud }
    }

    /// The reply of the voice; a sample of it is in every language, the current one first.
    fn voiced(&mut self, report: &VoiceReport, read_as: Option<&str>) -> Kept {
        if *report != VoiceReport::Test {
            return self.keep(&wording::with_reading(wording::voice_report(report), read_as));
        }
        let width = self.session.settings().width;
        let others = self.languages.all().filter(|catalogue| catalogue.tag() != self.current);
        let texts = std::iter::once(self.catalogue()).chain(others).map(|catalogue| {
            let text = wording::lay_out(&vec![vec![wording::voice_sample()]], catalogue, width);
            let aloud = for_ear(&text, catalogue);
            (text, aloud)
        });
        let (texts, aloud): (Vec<String>, Vec<Aloud>) = texts.unzip();
        let kept = self.and_reading(Kept { text: texts.join("\n"), aloud }, read_as);
        self.remember(kept)
    }

    fn keep(&mut self, words: &Words) -> Kept {
        let text = self.lay_out(words);
        let aloud = vec![for_ear(&text, self.catalogue())];
        self.remember(Kept { text, aloud })
    }

    fn lay_out(&self, words: &Words) -> String {
        wording::lay_out(words, self.catalogue(), self.session.settings().width)
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
