//! A conversation: a line in, a reply out.

use std::sync::Arc;

use super::completion::Offers;
use super::log::Log;
use super::worded::Worded;
use crate::ear::{Ear, Hearing};
use crate::language::{Catalogue, Languages, Message, clean, is_safe};
use crate::session::{
    Account, Command, Decision, Kept, News, Prompt, Question, Replay, Report, Session, Settings, Sure, VoiceMode,
    VoiceNews, VoiceReport,
};
use crate::store::{Files, Lies, at_home, replace, told};
use crate::voice::{Aloud, Speech, Voicing};
use crate::wording::{self, Context, LINE_WIDTH, Layout, Verdict, Words};

/// How many replies can be heard again.
const KEPT: usize = 1000;

/// The longest file that may be a log, in bytes.
const LONGEST_LOG: u64 = 64 << 20;

/// How much of a file is looked at for what a log begins with, in bytes.
const BEGINNING: usize = 1024;

/// What stands in the title of every log, in every language.
const TITLE: &[u8] = b"TriPeaks TP1-";

/// Whether these are the bytes of a log.
fn is_log(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(BEGINNING)];
    beginning.windows(TITLE.len()).any(|window| window == TITLE)
}

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

/// Everything between a typed line and the text of its reply.
pub struct Conversation {
    languages: Languages,
    names: Vec<String>,
    ear: Ear,
    session: Session,
    replies: Vec<Worded>,
    log: Log,
    files: Box<dyn Files>,
    speech: Option<Arc<Speech>>,
    verdict: Verdict,
    told_to_quit: bool,
}

impl Conversation {
    /// A conversation with this session, whose log is written to these files. Without speech it is in text alone.
    #[must_use]
    pub fn new(
        languages: Languages,
        ear: Ear,
        session: Session,
        files: impl Files + 'static,
        speech: Option<Arc<Speech>>,
    ) -> Conversation {
        let names = languages.all().map(|catalogue| catalogue.own_name().to_owned()).collect();
        let (replies, log, files) = (Vec::new(), Log::default(), Box::new(files));
        let (verdict, told_to_quit) = (Verdict::default(), false);
        let mut conversation =
            Conversation { languages, names, ear, session, replies, log, files, speech, verdict, told_to_quit };
        // What comes from a file is cleaned before it is said.
        let last = conversation.session.last_reply().chars();
        let last: String = last.filter(|letter| *letter == '\n' || is_safe(*letter)).collect();
        if !last.is_empty() {
            let worded = Worded::kept(last, conversation.catalogue());
            conversation.remember(worded);
        }
        conversation
    }

    /// The language that is spoken now.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        self.languages.get(self.session.language()).unwrap_or(self.languages.fallback())
    }

    /// The session at the table.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Whether the game as it is would be lost with the program.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.session.kept() == Kept::Lost
    }

    /// Speaks a reply, where there is a voice and it is to be spoken; never waits.
    pub fn speak(&self, reply: &Reply) {
        if let Some(speech) = &self.speech {
            speech.say(&reply.aloud, reply.voicing);
        }
    }

    /// What is said before anything is heard.
    pub fn greet(&mut self) -> Reply {
        self.log.attend(&self.session);
        let account = self.session.greet();
        self.reply(account, None)
    }

    /// What is said when the input ends.
    pub fn leave(&mut self) -> Reply {
        let account = self.session.perform(Command::Quit, Sure::No);
        self.reply(account, None)
    }

    /// What Tab may offer in the next line.
    #[must_use]
    pub fn offers(&self) -> Offers {
        Offers::new(&self.session.view(), self.catalogue(), &self.names)
    }

    /// What Tab offers after this text, where that is more than one thing: one list, read straight, within the width.
    #[must_use]
    pub fn offered(&self, before: &str) -> Reply {
        let (_, offered) = self.offers().complete(before);
        let last = offered.len().saturating_sub(1);
        let pieces =
            offered.iter().enumerate().map(|(at, word)| if at < last { format!("{word},") } else { word.clone() });
        let width = self.session.settings().width.map_or(LINE_WIDTH, |width| usize::from(width.get()));
        let text = wording::filled(String::new(), pieces, width).join("\n");
        let aloud = vec![Aloud { language: self.catalogue().tag().clone(), text: offered.join(", ") }];
        Reply { text, leaving: false, aloud, voicing: Voicing::Usual }
    }

    /// What is said when a line was given up by Ctrl-C: once, how to leave.
    pub fn abandoned(&mut self) -> Option<Reply> {
        let first = !std::mem::replace(&mut self.told_to_quit, true);
        first.then(|| {
            let worded = self.worded(&vec![vec![Message::new("tip-quit")]]);
            Reply { leaving: false, aloud: worded.one_utterance(), text: worded.text, voicing: Voicing::Usual }
        })
    }

    /// What stands before the next typed line.
    #[must_use]
    pub fn prompt(&self) -> String {
        let prompt = self.session.settings().prompt;
        let sign = if prompt == Prompt::None { "" } else { "> " };
        let state = wording::prompt(prompt, &self.verdict, &self.session.view());
        state.map(|message| self.catalogue().text(&message)).unwrap_or_default() + sign
    }

    /// The reply to a line.
    pub fn hear(&mut self, line: &str) -> Reply {
        let Hearing { heard, read_as } = self.ear.listen(line, self.session.language(), self.session.question());
        let read_as = read_as.as_deref();
        let reply = match self.session.decide(heard) {
            Decision::Perform(Command::Replay(replay), sure) => self.replay(replay, sure, read_as),
            Decision::Perform(command, sure) => {
                let account = self.session.perform(command, sure);
                self.reply(account, read_as)
            }
            Decision::Tell(report) => self.tell(report, read_as),
        };
        self.log.note(&self.session, line, &reply.text);
        reply
    }

    /// Says a reply again, or writes them all out.
    fn replay(&mut self, replay: Replay, sure: Sure, read_as: Option<&str>) -> Reply {
        match replay {
            Replay::Repeat(back) => self.again(back, Voicing::Usual, read_as),
            Replay::Say if self.session.voice().settings().mode == VoiceMode::Off => {
                self.tell(Report::Voice(VoiceReport::IsOff), read_as)
            }
            Replay::Say => self.again(1, Voicing::Asked, read_as),
            Replay::Log(file) => {
                // What is told is what is written.
                let file = clean(&file);
                let report = self.write_log(&file, sure);
                self.tell(report, read_as)
            }
        }
    }

    /// Writes the log into a file: a new one, or in the place of a log, after asking. Nothing else is ever replaced.
    fn write_log(&mut self, file: &str, sure: Sure) -> Report {
        let path = at_home(file);
        let ours = || self.files.read(&path, LONGEST_LOG).is_ok_and(|bytes| is_log(&bytes));
        match self.files.lies(&path) {
            Lies::Else => return Report::NotWritten(told(&path)),
            Lies::File if !ours() => return Report::NotALog(told(&path)),
            Lies::File if sure == Sure::No => {
                return self.session.ask(Question::Confirm(Command::Replay(Replay::Log(told(&path)))));
            }
            Lies::File | Lies::Nothing => {}
        }
        let page = self.page(file);
        match replace(&*self.files, &path, page.as_bytes()) {
            Ok(()) => Report::Logged(told(&path)),
            Err(_) => Report::NotWritten(told(&path)),
        }
    }

    /// The reply so many back, from 1, with the news there may be.
    fn again(&mut self, back: usize, voicing: Voicing, read_as: Option<&str>) -> Reply {
        let earlier = back.checked_sub(1).and_then(|back| self.replies.iter().rev().nth(back)).cloned();
        let Some(mut worded) = earlier else {
            return self.tell(Report::NothingToRepeat, read_as);
        };
        let (voice, news) = self.session.news();
        self.add_reading(&mut worded, read_as);
        let last = self.session.last_reply().to_owned();
        let news = self.keep(voice.as_ref(), news, &last);
        self.add_lines(&mut worded, &news);
        Reply { leaving: false, aloud: worded.one_utterance(), text: worded.text, voicing }
    }

    fn tell(&mut self, report: Report, read_as: Option<&str>) -> Reply {
        let account = self.session.tell(report);
        self.reply(account, read_as)
    }

    /// The reply to what came of a line. What has changed is kept before the reply is given.
    fn reply(&mut self, account: Account, read_as: Option<&str>) -> Reply {
        let voicing = voicing(&account.report);
        self.verdict = Verdict::of(&account.report);
        let leaving = matches!(account.report, Report::Left(_));
        let mut worded = if account.report == Report::Voice(VoiceReport::Test) {
            self.sample()
        } else {
            self.worded(&wording::word(&account, self.context()))
        };
        self.add_reading(&mut worded, read_as);
        let said = worded.text.clone();
        let news = self.keep(account.voice.as_ref(), account.news, &said);
        if let Some(guiding) = account.guiding {
            self.add_lines(&mut worded, &wording::guide(guiding, self.session.settings()));
        }
        self.add_lines(&mut worded, &news);
        self.remember(worded.clone());
        Reply { leaving, aloud: worded.one_utterance(), text: worded.text, voicing }
    }

    /// How the line was read, if not as typed.
    fn add_reading(&self, worded: &mut Worded, read_as: Option<&str>) {
        if let Some(line) = read_as {
            worded.add_sentence(&wording::reading(line), self.catalogue(), self.layout());
        }
    }

    /// Has what has changed kept with the reply, and words the news there are: of the voice, then of what is kept.
    fn keep(&mut self, voice: Option<&VoiceNews>, mut news: Vec<News>, reply: &str) -> Words {
        news.extend(self.session.keep(reply));
        voice
            .map(wording::voice_news)
            .into_iter()
            .chain(news.iter().map(wording::news))
            .map(|news| vec![news])
            .collect()
    }

    /// The log of the game, as it is to stand in the file of this name.
    fn page(&self, file: &str) -> String {
        let lay_out = |words: &Words| wording::lay_out(words, self.catalogue(), Layout::default());
        let word = |report| lay_out(&wording::word(&Account::of(report), self.context()));
        let game = self.session.game();
        let rules = lay_out(&vec![wording::rules_in_force(game.code().rules)]);
        self.log.page(game, self.catalogue(), rules, word).for_file(file)
    }

    /// All ranks and suits in every language, the current one first.
    fn sample(&self) -> Worded {
        let current = self.catalogue();
        let others = self.languages.all().filter(|catalogue| catalogue.tag() != current.tag());
        let sample = vec![vec![wording::voice_sample()]];
        let texts = std::iter::once(current).chain(others).map(|catalogue| self.in_words(&sample, catalogue));
        texts.reduce(Worded::then).unwrap_or_default()
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
        Worded::new(words, catalogue, self.layout())
    }

    fn layout(&self) -> Layout {
        let Settings { width, cards, .. } = self.session.settings();
        Layout { cards, width }
    }

    fn remember(&mut self, worded: Worded) {
        if self.replies.len() == KEPT {
            self.replies.remove(0);
        }
        self.replies.push(worded);
    }

    fn context(&self) -> Context<'_> {
        let (settings, language) = (self.session.settings(), self.session.language());
        Context { settings, language, languages: &self.names }
    }
}

/// Whether the reply to this is spoken.
fn voicing(report: &Report) -> Voicing {
    if *report == Report::Voice(VoiceReport::Stopped) {
        Voicing::Silent
    } else if *report == Report::Voice(VoiceReport::Test) {
        Voicing::Asked
    } else {
        Voicing::Usual
    }
}
