//! What was said, as it was understood.

use crate::game::{Clash, CodeError, DealNumber, Peak, Rank, Row, Rules, Spot, Suit, Target};

use crate::solver::Among;

use super::memory::Errand;
use super::query::Query;
use super::section::Section;
use super::settings::{Detail, Explain, Set};
use super::voice::VoiceOrder;

/// The first word of a command; help is given by these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is told where its command is")]
pub enum Verb {
    Take,
    Draw,
    Undo,
    Board,
    Waste,
    Stock,
    Row,
    Peak,
    Open,
    Moves,
    Status,
    Score,
    Code,
    Repeat,
    New,
    Restart,
    Yes,
    No,
    Help,
    Now,
    Rules,
    Language,
    Detail,
    Explain,
    Quit,
    Where,
    Covers,
    Under,
    Seen,
    Left,
    History,
    Cards,
    Width,
    Gaps,
    Prompt,
    Hint,
    Odds,
    Winnable,
    Fork,
    Par,
    Solution,
    Voice,
    Say,
    Stop,
    GiveUp,
    Save,
    Load,
    Games,
    Player,
    Records,
    Stats,
    Settings,
    Share,
    Log,
    Guide,
}

impl Verb {
    /// All of them, in the order of the help.
    pub const ALL: [Verb; 55] = [
        Verb::Take,
        Verb::Draw,
        Verb::Undo,
        Verb::Board,
        Verb::Waste,
        Verb::Stock,
        Verb::Row,
        Verb::Peak,
        Verb::Open,
        Verb::Moves,
        Verb::Status,
        Verb::Score,
        Verb::Code,
        Verb::Repeat,
        Verb::New,
        Verb::Restart,
        Verb::Yes,
        Verb::No,
        Verb::Help,
        Verb::Now,
        Verb::Rules,
        Verb::Language,
        Verb::Detail,
        Verb::Explain,
        Verb::Quit,
        Verb::Where,
        Verb::Covers,
        Verb::Under,
        Verb::Seen,
        Verb::Left,
        Verb::History,
        Verb::Cards,
        Verb::Width,
        Verb::Gaps,
        Verb::Prompt,
        Verb::Hint,
        Verb::Odds,
        Verb::Winnable,
        Verb::Fork,
        Verb::Par,
        Verb::Solution,
        Verb::Voice,
        Verb::Say,
        Verb::Stop,
        Verb::GiveUp,
        Verb::Save,
        Verb::Load,
        Verb::Games,
        Verb::Player,
        Verb::Records,
        Verb::Stats,
        Verb::Settings,
        Verb::Share,
        Verb::Log,
        Verb::Guide,
    ];
}

/// A part of the game to look at. Looking changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// The whole table.
    Board,
    /// The waste card.
    Waste,
    /// How many cards the stock has.
    Stock,
    /// One row.
    Row(Row),
    /// The cards that a peak owns.
    Peak(Peak),
    /// One place.
    Place(Spot),
    /// The uncovered cards.
    Open,
    /// The cards that fit.
    Moves,
    /// Score, moves, what is left, rules and code.
    Status,
    /// The score.
    Score,
    /// The deal's code.
    Code,
    /// The deal's code, sign by sign.
    CodeSpelt,
    /// The rules in force.
    Rules,
    /// One section of the rules.
    RulesOf(Section),
    /// All sections of the rules.
    RulesAll,
}

/// What a new game should be; what is left open is chosen: a fresh deal, the rules of the last game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wish {
    /// The deal.
    pub deal: Option<DealNumber>,
    /// The rules.
    pub rules: Option<Rules>,
    /// Which of the fresh deals may come.
    pub among: Among,
    /// From how many of them.
    pub pool: Pool,
}

/// From how many deals a fresh one comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pool {
    /// From all that have a code.
    #[default]
    All,
    /// From the first 50,000, which go by their numbers.
    Numbered,
}

/// An answer to the question asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The choice of this suit.
    Suit(Suit),
    /// The choice of this rank.
    Rank(Rank),
    /// The choice counted so, from 1.
    Number(u64),
    /// The choice of the card at this place.
    Place(Spot),
    /// The choice of the command that goes by this word.
    Verb(Verb),
}

/// A whole command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Take what was named.
    Take(Target),
    /// Take, without saying what.
    TakeSomething,
    /// Take all of these, one after the other, as far as it goes.
    TakeAll(Vec<Target>),
    /// Draw.
    Draw,
    /// Draw so many cards; at least 2.
    DrawSeveral(usize),
    /// Undo so many actions; at least 1.
    Undo(usize),
    /// Look at a part of the game.
    Look(Look),
    /// Say a reply again: 1 is the last one.
    Repeat(usize),
    /// Begin a new game.
    New(Wish),
    /// Begin the same game again.
    Restart,
    /// Answer the question.
    Answer(Answer),
    /// List the commands, or explain one.
    Help(Option<Verb>),
    /// Say what can be done now.
    Now,
    /// Change to the language of this tag.
    Language(String),
    /// Tell so much after a move.
    Detail(Detail),
    /// Explain refusals, or not.
    Explain(Explain),
    /// Leave.
    Quit,
    /// Say something of the best action, more at each asking.
    Hint,
    /// Say how likely the game can still be won.
    Odds,
    /// Say whether the game can still be won, proven.
    Winnable,
    /// Say where the game was lost, proven.
    Fork,
    /// Go back to where it could still be won.
    ForkGo,
    /// Say the best that can be made of the deal, proven.
    Par,
    /// Say a best line from here, proven; asks first.
    Solution,
    /// Say the line without asking.
    SolutionGranted,
    /// Have the voice do something.
    Voice(VoiceOrder),
    /// End this game as it is and begin another.
    GiveUp,
    /// Say the game and its result in a sentence for others.
    Share,
    /// Ask others for this.
    Errand(Errand),
    /// Ask the table.
    Ask(Query),
    /// Change a setting.
    Set(Set),
    /// Tell a first game step by step, or leave that.
    Guide,
    /// Leave the guide.
    LeaveGuide,
}

impl Command {
    /// The word that the command goes by.
    #[must_use]
    pub fn verb(&self) -> Verb {
        match self {
            Command::Take(_) | Command::TakeAll(_) | Command::TakeSomething => Verb::Take,
            Command::Draw | Command::DrawSeveral(_) => Verb::Draw,
            Command::Undo(_) => Verb::Undo,
            Command::Look(look) => look.verb(),
            Command::Repeat(_) => Verb::Repeat,
            Command::New(_) => Verb::New,
            Command::Restart => Verb::Restart,
            Command::Answer(Answer::No) => Verb::No,
            Command::Answer(_) => Verb::Yes,
            Command::Help(_) => Verb::Help,
            Command::Now => Verb::Now,
            Command::Language(_) => Verb::Language,
            Command::Detail(_) => Verb::Detail,
            Command::Explain(_) => Verb::Explain,
            Command::Quit => Verb::Quit,
            Command::Hint => Verb::Hint,
            Command::Odds => Verb::Odds,
            Command::Winnable => Verb::Winnable,
            Command::Fork | Command::ForkGo => Verb::Fork,
            Command::Par => Verb::Par,
            Command::Solution | Command::SolutionGranted => Verb::Solution,
            Command::Voice(VoiceOrder::Say) => Verb::Say,
            Command::Voice(VoiceOrder::Stop) => Verb::Stop,
            Command::Voice(_) => Verb::Voice,
            Command::GiveUp => Verb::GiveUp,
            Command::Share => Verb::Share,
            Command::Errand(errand) => errand.verb(),
            Command::Ask(query) => query.verb(),
            Command::Set(Set::Cards(_)) => Verb::Cards,
            Command::Set(Set::Width(_)) => Verb::Width,
            Command::Set(Set::Gaps(_)) => Verb::Gaps,
            Command::Set(Set::Prompt(_)) => Verb::Prompt,
            Command::Guide | Command::LeaveGuide => Verb::Guide,
        }
    }
}

impl Look {
    fn verb(self) -> Verb {
        match self {
            Look::Board => Verb::Board,
            Look::Waste => Verb::Waste,
            Look::Stock => Verb::Stock,
            Look::Row(_) | Look::Place(_) => Verb::Row,
            Look::Peak(_) => Verb::Peak,
            Look::Open => Verb::Open,
            Look::Moves => Verb::Moves,
            Look::Status => Verb::Status,
            Look::Score => Verb::Score,
            Look::Code | Look::CodeSpelt => Verb::Code,
            Look::Rules | Look::RulesOf(_) | Look::RulesAll => Verb::Rules,
        }
    }
}

/// What was said, and was not a whole command. It changes nothing, not even the question that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misheard {
    /// Nothing that is known.
    Unknown,
    /// A line with a "not" in it.
    Negated,
    /// The beginning of a command.
    Incomplete(Verb),
    /// A suit by itself, which only a question would make whole.
    LoneSuit(Suit),
    /// A word that is a suit, or else the beginning of a command.
    SuitOrVerb(Suit, Verb),
    /// More than 64 KiB.
    TooLong,
    /// A name of more characters than a name may have; how many that is.
    NameTooLong(usize),
    /// A deal code with a mistake.
    Code(CodeError),
    /// A lone number that no rank has; a deal does.
    NoRank(DealNumber),
    /// No deal has so large a number.
    NumberTooLarge,
    /// Rules that exclude each other.
    Clash(Clash),
    /// A language that there is not.
    NoSuchLanguage,
    /// A row that there is not.
    NoSuchRow,
    /// A place that the row has not.
    NoSuchPlace(Row),
    /// A peak that there is not.
    NoSuchPeak,
    /// A width that lines can't have.
    NoSuchWidth,
}

/// What the ear made of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A whole command.
    Command(Command),
    /// One of several commands, each as likely.
    Unclear(Vec<Command>),
    /// A number too large for a rank: perhaps a deal.
    PerhapsNew(Wish),
    /// An empty line.
    Nothing,
    /// No command.
    Misheard(Misheard),
}
