//! A conversation: a line in, a reply out.
#![expect(clippy::wildcard_enum_match_arm, reason = "few reports ask something of others than the session")]

use super::log::Log;
use super::memory::Memory;
use super::opening::{self, Opening, Start};
use super::remembering::{setting, voice_setting};
use crate::ear::{Ear, Hearing};
use crate::game::DealNumber;
use crate::language::{Catalogue, Languages, Message, is_safe};
use crate::outlet::{Aloud, Utterance, Voicing};
use crate::session::{
    CardStyle, Errand, Guiding, Kept, Prompt, Question, Report, Said, Session, Settings, Tip, Told, VoiceOrder,
    VoiceReport,
};
use crate::store::Setting;
use crate::wording::{self, Context, Words};

use super::voice::Speaking;
use super::worded::Worded;

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

/// Everything between a typed line and the text of its reply.
pub struct Conversation {
    languages: Languages,
    names: Vec<String>,
    ear: Ear,
    session: Session,
    current: String,
    replies: Vec<Worded>,
    memory: Option<Memory>,
    opening: Opening,
    log: Log,
    voice: Speaking,
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
            log: Log::default(),
            voice: Speaking::default(),
        }
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
        if let Some(text) = last.map(safe).filter(|text| !text.is_empty()) {
            let worded = Worded::new(text.clone(), &text, conversation.catalogue());
            conversation.remember(worded);
        }
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
        self.log.attend(&self.session);
        match std::mem::take(&mut self.opening) {
            Opening::Fresh => {
                let said = self.session.greet();
                self.reply(said, Words::new(), None)
            }
            Opening::First => {
                let Said { report, tip } = self.session.greet();
                self.reply(Said { report, tip: tip.map(|_| Tip::First) }, Words::new(), None)
            }
            Opening::Resumed(wish) => {
                let told = Told::Resumed { moves: self.session.game().moves() };
                let asked = wish.map(|wish| self.session.ask(Question::New(wish)));
                match asked {
                    None => self.reply(told_plainly(told), Words::new(), None),
                    Some(report) => {
                        let first = self.word(&told_plainly(told));
                        self.reply(Said { report, tip: None }, first, None)
                    }
                }
            }
            Opening::After(told) => {
                let first = self.word(&told_plainly(told));
                let said = self.session.greet();
                self.reply(said, first, None)
            }
            Opening::GaveUp(report) => self.reply(Said { report: *report, tip: None }, Words::new(), None),
        }
    }

    /// What is said when the input ends.
    pub fn leave(&mut self) -> Reply {
        self.reply(Said { report: Report::Leaving, tip: None }, Words::new(), None)
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
        let reply = self.reply(said, Words::new(), read_as.as_deref());
        self.log.note(&self.session, line, &reply.text, &self.current);
        reply
    }

    /// The reply to what came of a line, `first` before it; how the line was read, if not as typed, and news come last.
    /// What has changed is on the disk before the reply is given.
    fn reply(&mut self, said: Said, first: Words, read_as: Option<&str>) -> Reply {
        let leaving = said.report == Report::Leaving;
        let voicing = self.voicing(&said.report);
        let earlier = self.earlier(&said.report);
        let again = earlier.is_some();
        let (mut worded, guiding) = earlier.map_or_else(|| self.answer(said, first), |earlier| (earlier, None));
        if let Some(line) = read_as {
            self.add_sentence(&mut worded, &wording::reading(line));
        }
        self.add_voice_news(&mut worded);
        self.add_memory_news(&mut worded);
        if let Some(guiding) = guiding {
            self.add_lines(&mut worded, &wording::guide(guiding, self.session.settings()));
        }
        if !again {
            self.remember(worded.clone());
        }
        let aloud = worded.one_utterance();
        Reply { text: worded.text, leaving, aloud, voicing }
    }

    fn voicing(&self, report: &Report) -> Voicing {
        match report {
            Report::Voice(VoiceOrder::Stop) => Voicing::Silent,
            Report::Voice(VoiceOrder::Say | VoiceOrder::Test) if !self.voice.is_off() => Voicing::Asked,
            _ => Voicing::Usual,
        }
    }

    /// The reply that is to be heard again, if there is one.
    fn earlier(&self, report: &Report) -> Option<Worded> {
        let back = match report {
            Report::Again(back) => *back,
            Report::Voice(VoiceOrder::Say) if !self.voice.is_off() => 1,
            _ => return None,
        };
        self.replies.iter().rev().nth(back.checked_sub(1)?).cloned()
    }

    /// The words for a report, once what others have to do for it is done, and what the guide says to it.
    fn answer(&mut self, said: Said, first: Words) -> (Worded, Option<Guiding>) {
        if let Report::Voice(order) = &said.report {
            return (self.obey(order), self.session.guided(&said.report));
        }
        let report = self.carry_out(said.report);
        let guiding = self.session.guided(&report);
        let ended = self.session.take_ended();
        let among = self.session.terms().among;
        let outcome = self.memory.as_mut().and_then(|memory| {
            let ended = ended?;
            Some(wording::outcome(&ended, memory.count(&ended, among).as_ref()))
        });
        let all_settings = matches!(report, Report::Told(Told::Settings { .. }));
        let said = Said { report, tip: said.tip };
        let mut words = wording::word_with(&said, outcome.unwrap_or_default(), self.context());
        if let (true, Some(last)) = (all_settings, words.last_mut()) {
            let voice = self.voice.settings();
            last.extend(wording::voice_settings(voice.mode, &voice.manner(&self.current)));
        }
        (self.worded(&[first, words].concat()), guiding)
    }

    /// Does what a report asks of others than the session.
    fn carry_out(&mut self, report: Report) -> Report {
        if let Report::Language(tag) = &report {
            self.current.clone_from(tag);
        }
        let page = match &report {
            Report::Errand(Errand::Log(path) | Errand::LogOver(path)) => self.page(path),
            _ => String::new(),
        };
        let Some(memory) = &mut self.memory else {
            return self.carry_out_unremembered(report);
        };
        if let Some(setting) = setting(&report) {
            memory.remember(&setting);
        }
        let last = self.replies.last().map_or("", |reply| reply.text.as_str());
        match report {
            Report::Errand(errand) => memory.run(errand, &mut self.session, last, &page),
            Report::Leaving => {
                memory.keep(&self.session, last);
                Report::Told(Told::Farewell(memory.kept(&self.session)))
            }
            other => other,
        }
    }

    /// The log of the game, as it is to stand in the file of this name.
    fn page(&self, path: &str) -> String {
        let lay_out = |words: &Words| wording::lay_out(words, self.catalogue(), None);
        let word = |report| lay_out(&self.word(&Said { report, tip: None }));
        let game = self.session.game();
        let rules = lay_out(&vec![wording::rules_in_force(game.code().rules)]);
        self.log.page(game, self.catalogue(), rules, word).for_file(path)
    }

    /// The same where nothing is remembered: no game can be put aside.
    fn carry_out_unremembered(&mut self, report: Report) -> Report {
        if report != Report::Errand(Errand::Guide) {
            return report;
        }
        self.session.begin_guide();
        Report::Told(Told::GuideBegan { aside: None })
    }

    /// Has the voice do what was ordered. A sample of it is in every language, the current one first.
    fn obey(&mut self, order: &VoiceOrder) -> Worded {
        let report = self.voice.obey(order, &self.current);
        if let Some(setting) = voice_setting(&report, &self.current, &self.voice) {
            self.keep_setting(&setting);
        }
        if report != VoiceReport::Test {
            return self.worded(&wording::voice_report(&report));
        }
        let others = self.languages.all().filter(|catalogue| catalogue.tag() != self.current);
        let sample = vec![vec![wording::voice_sample()]];
        let texts = std::iter::once(self.catalogue()).chain(others).map(|catalogue| self.in_words(&sample, catalogue));
        texts.reduce(Worded::then).unwrap_or_default()
    }

    fn keep_setting(&mut self, setting: &Setting) {
        if let Some(memory) = &mut self.memory {
            memory.remember(setting);
        }
    }

    fn add_voice_news(&mut self, worded: &mut Worded) {
        let told = self.voice.settings().told;
        if let Some(news) = self.voice.news() {
            self.add_sentence(worded, &wording::voice_news(&news));
        }
        if let Some(now) = self.voice.settings().told.filter(|now| Some(*now) != told) {
            self.keep_setting(&Setting::VoiceTold(now));
        }
    }

    /// Brings what has changed to the disk, and adds the news of it.
    fn add_memory_news(&mut self, worded: &mut Worded) {
        if let Some(memory) = &mut self.memory {
            let mut news = memory.take_news();
            memory.keep(&self.session, &worded.text);
            news.extend(memory.take_news());
            let words = news.iter().map(|news| vec![wording::news(news)]).collect();
            self.add_lines(worded, &words);
        }
    }

    fn add_sentence(&self, worded: &mut Worded, sentence: &Message) {
        let width = self.session.settings().width;
        worded.add_sentence(sentence, self.catalogue(), width);
    }

    fn add_lines(&self, worded: &mut Worded, words: &Words) {
        if !words.is_empty() {
            *worded = std::mem::take(worded).then(self.worded(words));
        }
    }

    fn worded(&self, words: &Words) -> Worded {
        self.in_words(words, self.catalogue())
    }

    fn in_words(&self, words: &Words, catalogue: &Catalogue) -> Worded {
        let Settings { width, cards, .. } = self.session.settings();
        // Letters and signs are for the eye and the fingers: a voice names the cards.
        let heard = wording::lay_out(words, catalogue, width);
        let text = match cards {
            CardStyle::Words => heard.clone(),
            CardStyle::Letters | CardStyle::Signs => {
                wording::lay_out(&wording::written(words, cards), catalogue, width)
            }
        };
        Worded::new(text, &heard, catalogue)
    }

    fn remember(&mut self, worded: Worded) {
        if self.replies.len() == KEPT {
            self.replies.remove(0);
        }
        self.replies.push(worded);
    }

    fn word(&self, said: &Said) -> Words {
        wording::word(said, self.context())
    }

    fn context(&self) -> Context<'_> {
        Context { settings: self.session.settings(), languages: &self.names }
    }
}

fn told_plainly(told: Told) -> Said {
    Said { report: Report::Told(told), tip: None }
}
