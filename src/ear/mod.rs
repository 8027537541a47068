//! From a typed line to a command: any words of any language, the current one first.
//!
//! A line is cut into phrases that the lexicon knows; each phrase may mean several things; a command is heard where
//! exactly one whole command comes out, and asked about where several do. Words are data: none stands here.

mod alphabets;
mod asking;
mod cards;
mod deck;
mod grammar;
mod layouts;
mod lexicon;
mod line;
mod meaning;
mod named;
mod nearness;
mod setting;

use crate::game::{DealCode, RuleName, Rules, Suit, Target, looks_like_code};
use crate::language::Languages;
use crate::session::{Command, Detail, Heard, Misheard, Question, Verb, VoiceMode, VoiceOrder, Which, Wish};

use grammar::Reading;
use layouts::{Layouts, Reread};
use lexicon::{Lexicon, Phrase, Scope};
use meaning::Meaning;

pub use line::{LONGEST_LINE, cuts};

/// How many ways to read a line are tried; a line that could be read in more is not whole. A line of more phrases than
/// usual takes longer in each way, and gets fewer.
const MOST_READINGS: usize = 4096;
const USUAL_PHRASES: usize = 16;

/// The most commands that one unknown word may be taken for; of more, none is likely.
const MOST_NEAR: usize = 3;

/// The ear: all the words of all the languages, and their keyboards.
pub struct Ear {
    lexicon: Lexicon,
    layouts: Layouts,
}

/// What was heard, and how the line was read, if not as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing {
    /// What was heard.
    pub heard: Heard,
    /// The line as it would be on the keyboard layout that it was read on.
    pub read_as: Option<String>,
}

impl From<Heard> for Hearing {
    fn from(heard: Heard) -> Hearing {
        Hearing { heard, read_as: None }
    }
}

impl Ear {
    /// An ear for these languages.
    #[must_use]
    pub fn new(languages: &Languages) -> Ear {
        Ear { lexicon: Lexicon::new(languages), layouts: Layouts::new(languages) }
    }

    /// What the line says to a speaker of the language with the tag `current`, while this question is open.
    #[must_use]
    pub fn hear(&self, line: &str, current: &str, asked: Option<&Question>) -> Heard {
        self.listen(line, current, asked).heard
    }

    /// The same, and how the line was read. In this order: as typed in the current language; as typed in any; as its
    /// keys would read on another layout; as the nearest known words, which is only ever a question. A line that says
    /// one thing in a foreign language and another in the current one on another layout is asked about.
    #[must_use]
    pub fn listen(&self, line: &str, current: &str, asked: Option<&Question>) -> Hearing {
        if line.len() > LONGEST_LINE {
            return Heard::Misheard(Misheard::TooLong).into();
        }
        if line.trim().is_empty() {
            return Heard::Nothing.into();
        }
        let own = self.typed(line, current, asked, &[Scope::CurrentOnly]);
        let whole = !matches!(own, Heard::Misheard(_));
        if whole && line.chars().all(is_plain) && !self.is_short(line) {
            return own.into();
        }
        let foreign = || self.typed(line, current, asked, &[Scope::CurrentFirst, Scope::All]);
        let strange = own == Heard::Misheard(Misheard::Unknown);
        let believed = whole && line.chars().all(is_plain);
        let typed = if whole { own } else { foreign() };
        match typed {
            Heard::Misheard(Misheard::Unknown) => self
                .reread(line, current, asked)
                .or_else(|| voice_name(&self.lexicon, line, current, Scope::All).map(Hearing::from))
                .or_else(|| self.reread_voice_name(line, current))
                .unwrap_or_else(|| self.near(line, current, asked).map_or(typed, Heard::Unclear).into()),
            // On another layout a "not" may be part of a word; even so it never acts.
            Heard::Misheard(Misheard::Negated) => {
                let reread = self.reread(line, current, asked).map_or(Vec::new(), |hearing| commands(hearing.heard));
                if reread.is_empty() { typed.into() } else { Heard::Unclear(reread).into() }
            }
            Heard::Misheard(_) if strange => self.reread(line, current, asked).filter(is_whole).unwrap_or(typed.into()),
            Heard::Answer(_) | Heard::Misheard(_) | Heard::Nothing | Heard::PerhapsNew(_) => typed.into(),
            Heard::Command(_) | Heard::Unclear(_) => self.doubted(line, current, asked, typed, believed).into(),
        }
    }

    /// Whether the line is a few letters, which mean something on many layouts. One letter is believed.
    fn is_short(&self, line: &str) -> bool {
        let tokens = self.lexicon.tokens(line);
        let few = tokens.iter().all(|token| token.chars().filter(|letter| letter.is_alphabetic()).count() < 3);
        few && line.chars().filter(|letter| letter.is_alphanumeric()).count() > 1
    }

    /// What the line says as it stands, to these languages.
    fn typed(&self, line: &str, current: &str, asked: Option<&Question>, scopes: &[Scope]) -> Heard {
        if let Some(heard) = self.hear_code(line, current).or_else(|| self.hear_named(line, current, scopes)) {
            return heard;
        }
        self.told(&self.lexicon.tokens(line), current, asked, scopes)
    }

    fn told(&self, tokens: &[String], current: &str, asked: Option<&Question>, scopes: &[Scope]) -> Heard {
        let mut told = Misheard::Unknown;
        for scope in scopes {
            let heard = read(&self.lexicon.phrases(tokens, current, *scope), asked);
            if !matches!(heard, Heard::Misheard(Misheard::Unknown | Misheard::Negated)) {
                return heard;
            }
            if heard == Heard::Misheard(Misheard::Negated) {
                told = Misheard::Negated;
            }
        }
        Heard::Misheard(told)
    }

    /// What the line says on another keyboard layout, the likelier ones first: something whole, or several things to
    /// ask about, or else the one mistake that it could be. A reading in a foreign language never beats one in the
    /// current language, on whatever layout: then it is asked.
    fn reread(&self, line: &str, current: &str, asked: Option<&Question>) -> Option<Hearing> {
        let [near, far] = self.layouts.rereads(line, current).map(|level| self.read_all(level, asked));
        let here = |readings: &Readings| readings.whole.iter().any(|(_, tag)| tag == current);
        let mut readings = if near.whole.is_empty() && near.mistakes.is_empty() {
            far
        } else if here(&near) {
            near
        } else {
            let far = far.whole.into_iter().filter(|(_, tag)| tag == current);
            Readings { whole: near.whole.into_iter().chain(far).collect(), mistakes: near.mistakes }
        };
        let answers = |hearing: &Hearing| matches!(hearing.heard, Heard::Answer(_));
        if let Some(at) = readings.whole.iter().position(|(hearing, _)| answers(hearing)) {
            if asked.is_some() || readings.whole.iter().all(|(hearing, _)| answers(hearing)) {
                return Some(readings.whole.swap_remove(at).0);
            }
            let (kept, idle) = readings.whole.into_iter().partition(|(hearing, _)| !answers(hearing));
            readings.whole = kept;
            readings.mistakes.extend(Vec::into_iter(idle).map(|(hearing, _)| hearing));
        }
        match (readings.whole.len(), readings.mistakes.len()) {
            (1, 0) => readings.whole.pop().map(|(hearing, _)| hearing),
            (0, 1) => readings.mistakes.pop(),
            (0, _) => None,
            _ => {
                let all = readings.whole.into_iter().flat_map(|(hearing, _)| commands(hearing.heard));
                Some(Heard::Unclear(all.collect()).into())
            }
        }
    }

    /// The name of a voice on another layout, where the line says nothing else on any.
    fn reread_voice_name(&self, line: &str, current: &str) -> Option<Hearing> {
        self.layouts.rereads(line, current).into_iter().flatten().find_map(|Reread { line, tag }| {
            let heard = voice_name(&self.lexicon, &line, &tag, Scope::CurrentOnly)?;
            Some(Hearing { heard, read_as: Some(line) })
        })
    }

    /// What the lines of other layouts say, each thing once.
    fn read_all(&self, lines: Vec<Reread>, asked: Option<&Question>) -> Readings {
        let mut readings = Readings::default();
        for Reread { line, tag } in lines {
            let heard = self.typed(&line, &tag, asked, &[Scope::CurrentOnly]);
            let hearing = Hearing { heard, read_as: Some(line) };
            match hearing.heard {
                Heard::Misheard(Misheard::Unknown | Misheard::LoneSuit(_)) | Heard::Nothing => {}
                Heard::Misheard(_) if readings.mistakes.iter().any(|known| known.heard == hearing.heard) => {}
                Heard::Misheard(_) => readings.mistakes.push(hearing),
                _ if readings.whole.iter().any(|(known, _)| known.heard == hearing.heard) => {}
                Heard::Command(_) | Heard::Answer(_) | Heard::Unclear(_) | Heard::PerhapsNew(_) => {
                    readings.whole.push((hearing, tag));
                }
            }
        }
        readings
    }

    /// What is whole as typed, unless the current language says something else on another layout: then both. Against
    /// what is `believed`, since it is in the current language, only a whole card counts.
    fn doubted(&self, line: &str, current: &str, asked: Option<&Question>, typed: Heard, believed: bool) -> Heard {
        if believed && !matches!(typed, Heard::Command(Command::Take(_))) {
            return typed;
        }
        let mut all = commands(typed.clone());
        for level in self.layouts.rereads(line, current) {
            let before = all.len();
            for Reread { line, tag } in level.into_iter().filter(|reread| reread.tag == current) {
                for command in commands(self.typed(&line, &tag, asked, &[Scope::CurrentOnly])) {
                    if !all.contains(&command) && (!believed || matches!(command, Command::Take(Target::Card(_)))) {
                        all.push(command);
                    }
                }
            }
            if all.len() > before {
                return Heard::Unclear(all);
            }
        }
        typed
    }

    /// The commands that a line with one unknown word may mean, if they are few.
    fn near(&self, line: &str, current: &str, asked: Option<&Question>) -> Option<Vec<Command>> {
        let tokens = self.lexicon.tokens(line);
        let unknown = |token: &&String| !self.lexicon.knows(token, current);
        let at = tokens.iter().position(|token| unknown(&token))?;
        if tokens.iter().filter(unknown).count() > 1 {
            return None;
        }
        let mut near = Vec::new();
        for word in self.lexicon.nearest(&tokens[at], current) {
            let mut tokens = tokens.clone();
            word.clone_into(&mut tokens[at]);
            let heard = self.told(&tokens, current, asked, &[Scope::CurrentFirst, Scope::All]);
            for command in commands(heard) {
                if !near.contains(&command) {
                    near.push(command);
                }
            }
        }
        (1..=MOST_NEAR).contains(&near.len()).then_some(near)
    }

    /// The rules that these words name, as after `--rules`.
    ///
    /// # Errors
    /// Unknown, or the clash.
    pub fn rules(&self, text: &str, current: &str) -> Result<Rules, Misheard> {
        let tokens = self.lexicon.tokens(text);
        let [here, all] = [Scope::CurrentFirst, Scope::All].map(|scope| self.lexicon.phrases(&tokens, current, scope));
        let name = |phrase: &Phrase| {
            phrase.iter().find_map(|meaning| if let Meaning::Rule(name) = meaning { Some(*name) } else { None })
        };
        let names: Option<Vec<RuleName>> = here.iter().zip(&all).map(|(here, all)| name(here).or(name(all))).collect();
        let names = names.filter(|names| !names.is_empty()).ok_or(Misheard::Unknown)?;
        Rules::named(&names).map_err(Misheard::Clash)
    }

    /// The level of detail that this word names, in any language.
    #[must_use]
    pub fn detail(&self, text: &str) -> Option<Detail> {
        self.single(text).find_map(|meaning| if let Meaning::Detail(detail) = meaning { Some(detail) } else { None })
    }

    /// When the voice is to speak, as this word has it in any language.
    #[must_use]
    pub fn voice_mode(&self, text: &str) -> Option<VoiceMode> {
        let mode = |meaning| match grammar::voice(&[meaning]) {
            Some(VoiceOrder::Mode(mode)) => Some(mode),
            Some(_) | None => None,
        };
        self.single(text).find_map(mode)
    }

    /// The tag of the language that this word names, in any language.
    #[must_use]
    pub fn language(&self, text: &str) -> Option<String> {
        self.single(text).find_map(|meaning| if let Meaning::Language(tag) = meaning { Some(tag) } else { None })
    }

    /// The meanings of a text that is one phrase.
    fn single(&self, text: &str) -> impl Iterator<Item = Meaning> {
        let phrases = self.lexicon.phrases(&self.lexicon.tokens(text), "", Scope::All);
        <[Phrase; 1]>::try_from(phrases).into_iter().flat_map(|[phrase]| phrase)
    }

    /// A line that ends in a deal code: by itself a question, after "new" a command. The game says codes in sentences and
    /// they are copied from there, so quotes and a full stop around one do not count.
    fn hear_code(&self, line: &str, current: &str) -> Option<Heard> {
        let mut parts = cuts(line).map(|(before, rest)| (before, rest.trim_matches(line::parts)));
        let (before, code) = parts.find(|(_, rest)| looks_like_code(rest))?;
        let tokens = self.lexicon.tokens(before);
        let before = self.lexicon.phrases(&tokens, current, Scope::All);
        let only = |meanings: &Phrase, wanted: Meaning| meanings.contains(&wanted);
        if matches!(before.as_slice(), [phrase] if only(phrase, Meaning::Verb(Verb::Records))) {
            let which = |code| Heard::Command(Command::Records(Which::Code(code)));
            return Some(DealCode::read(code).map_or_else(|error| Heard::Misheard(Misheard::Code(error)), which));
        }
        let new = before.iter().any(|phrase| only(phrase, Meaning::Verb(Verb::New)));
        let whole = before.iter().all(|phrase| {
            only(phrase, Meaning::Verb(Verb::New))
                || only(phrase, Meaning::Filler)
                || only(phrase, Meaning::Verb(Verb::Code))
        });
        if !whole {
            return None;
        }
        Some(match DealCode::read(code) {
            Err(error) => Heard::Misheard(Misheard::Code(error)),
            Ok(code) => {
                let wish = Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() };
                if new { Heard::Command(Command::New(wish)) } else { Heard::PerhapsNew(wish) }
            }
        })
    }
}

/// "Voice" and a name, which may be anything, as it was typed.
fn voice_name(lexicon: &Lexicon, line: &str, current: &str, scope: Scope) -> Option<Heard> {
    let (verb, name) = line.trim().split_once(char::is_whitespace)?;
    let said = lexicon.phrases(&lexicon.tokens(verb), current, scope);
    let [meanings] = said.as_slice() else { return None };
    let voice = meanings.contains(&Meaning::Verb(Verb::Voice));
    voice.then(|| Heard::Command(Command::Voice(VoiceOrder::Name(name.trim().to_owned()))))
}

/// What a line says on other layouts.
#[derive(Default)]
struct Readings {
    /// What is whole, and the tag of its language.
    whole: Vec<(Hearing, String)>,
    mistakes: Vec<Hearing>,
}

/// Whether a sign parts no words and stands for no letter of another layout.
fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || letter.is_whitespace() || Suit::of_sign(letter).is_some()
}

fn is_whole(hearing: &Hearing) -> bool {
    !matches!(hearing.heard, Heard::Misheard(_))
}

/// The commands among which a question could let choose.
fn commands(heard: Heard) -> Vec<Command> {
    match heard {
        Heard::Answer(_) | Heard::Nothing | Heard::Misheard(_) => Vec::new(),
        Heard::Command(command) => vec![command],
        Heard::Unclear(commands) => commands,
        Heard::PerhapsNew(wish) => vec![Command::New(wish)],
    }
}

/// Every way to read the phrases, as one answer.
fn read(phrases: &[Phrase], asked: Option<&Question>) -> Heard {
    let negated = phrases.iter().any(|phrase| phrase.contains(&Meaning::Not));
    let unknown = || Heard::Misheard(if negated { Misheard::Negated } else { Misheard::Unknown });
    if phrases.iter().any(Vec::is_empty) {
        return grammar::half_known(phrases).map_or_else(unknown, Heard::Misheard);
    }
    let ways = phrases.iter().try_fold(1_usize, |ways, phrase| ways.checked_mul(phrase.len()));
    let length = phrases.len().max(USUAL_PHRASES);
    if ways.and_then(|ways| ways.checked_mul(length)).is_none_or(|work| work > MOST_READINGS * USUAL_PHRASES) {
        return unknown();
    }
    let mut commands: Vec<Command> = Vec::new();
    let mut rest: Vec<Heard> = Vec::new();
    let mut fewest = usize::MAX;
    for way in combinations(phrases) {
        let fillers = way.iter().filter(|meaning| **meaning == Meaning::Filler).count();
        match grammar::read(&way, asked) {
            Some(Reading::Answer(answer)) => return Heard::Answer(answer),
            // A word that makes a command whole is not one that changes nothing: "voice on".
            Some(Reading::Whole(_)) if fillers > fewest => {}
            Some(Reading::Whole(command)) if fillers < fewest => {
                fewest = fillers;
                commands = vec![command];
            }
            Some(Reading::Whole(command)) if commands.contains(&command) => {}
            Some(Reading::Whole(command)) => commands.push(command),
            Some(Reading::PerhapsNew(wish)) => rest.insert(0, Heard::PerhapsNew(wish)),
            Some(Reading::Wrong(misheard)) => rest.push(Heard::Misheard(misheard)),
            None => {}
        }
    }
    match (commands.len(), commands.pop()) {
        (1, Some(command)) => Heard::Command(command),
        (_, Some(last)) => {
            commands.push(last);
            Heard::Unclear(commands)
        }
        (_, None) if negated => unknown(),
        (_, None) => either(&rest).or_else(|| rest.into_iter().next()).unwrap_or_else(unknown),
    }
}

/// A suit and the beginning of a command, where a line is as much the one as the other.
fn either(mistakes: &[Heard]) -> Option<Heard> {
    let suit = |heard: &Heard| if let Heard::Misheard(Misheard::LoneSuit(suit)) = heard { Some(*suit) } else { None };
    let verb = |heard: &Heard| if let Heard::Misheard(Misheard::Incomplete(verb)) = heard { Some(*verb) } else { None };
    let (suit, verb) = (mistakes.iter().find_map(suit)?, mistakes.iter().find_map(verb)?);
    Some(Heard::Misheard(Misheard::SuitOrVerb(suit, verb)))
}

/// Every choice of one meaning a phrase.
fn combinations(phrases: &[Phrase]) -> impl Iterator<Item = Vec<Meaning>> {
    let ways: usize = phrases.iter().map(Vec::len).product();
    (0..ways).map(move |mut way| {
        let pick = |phrase: &Phrase| {
            let meaning = phrase[way % phrase.len()].clone();
            way /= phrase.len();
            meaning
        };
        phrases.iter().map(pick).collect()
    })
}
