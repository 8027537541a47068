//! What the parts of a sentence come to: a table for all languages, without a word of any.

use crate::session::{Detail, Section, Switch, Verb};

use super::meaning::{Meaning, VoiceWord};
use super::part::Part;

/// What a place in a row of the table is filled by.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Atom {
    /// This, and nothing else.
    Just(Meaning),
    /// A rank, or a card as one of its rank.
    Rank,
    /// A rank, a card, a joker.
    Target,
    /// A card that is said in the form of who acts.
    Actor,
    /// How many; two at least.
    Count,
    /// Any number.
    Number,
    /// A row of the table.
    Row,
    /// A peak.
    Peak,
    /// A side of the table, though no peak was named.
    Side,
    /// A language's name.
    Language,
    /// A value of this setting.
    Cards,
    /// A value of this setting.
    Prompt,
    /// A value of this setting.
    Switch,
    /// A value of this setting.
    Detail,
    /// A kind of news.
    Topic,
    /// How what fits is told.
    Fits,
    /// A section of the rules.
    Section,
    /// The first word of any command.
    Verb,
    /// Rules of a new game, its number, and what it should be.
    Wish,
}

impl Atom {
    /// Whether it is a value, of which a command takes one.
    pub(super) fn is_value(&self) -> bool {
        matches!(
            self,
            Atom::Number
                | Atom::Row
                | Atom::Language
                | Atom::Cards
                | Atom::Prompt
                | Atom::Switch
                | Atom::Detail
                | Atom::Topic
                | Atom::Fits
                | Atom::Section
        )
    }

    /// Whether it is what a word does in a sentence, and no word of a command.
    pub(super) fn is_part(&self) -> bool {
        matches!(self, Atom::Just(Meaning::Part(_)))
    }
}

/// A row of the table: what must be said, what may be said as well, and the words of the command that this comes to,
/// where a place is filled by what was said there.
pub(super) struct SentenceRow {
    pub(super) needs: &'static [&'static [Atom]],
    pub(super) may: &'static [Atom],
    pub(super) says: &'static [Atom],
}

const fn v(verb: Verb) -> Atom {
    Atom::Just(Meaning::Verb(verb))
}

const fn p(part: Part) -> Atom {
    Atom::Just(Meaning::Part(part))
}

const fn w(word: VoiceWord) -> Atom {
    Atom::Just(Meaning::VoiceWord(word))
}

const TAKE: Atom = v(Verb::Take);
const DRAW: Atom = v(Verb::Draw);
const UNDO: Atom = v(Verb::Undo);
const REDO: Atom = v(Verb::Redo);
const BOARD: Atom = v(Verb::Board);
const WASTE: Atom = v(Verb::Waste);
const STOCK: Atom = v(Verb::Stock);
const ROW: Atom = v(Verb::Row);
const OPEN: Atom = v(Verb::Open);
const MOVES: Atom = v(Verb::Moves);
const WHERE: Atom = v(Verb::Where);
const COVERS: Atom = v(Verb::Covers);
const UNDER: Atom = v(Verb::Under);
const SEEN: Atom = v(Verb::Seen);
const LEFT: Atom = v(Verb::Left);
const STATUS: Atom = v(Verb::Status);
const SCORE: Atom = v(Verb::Score);
const REPEAT: Atom = v(Verb::Repeat);
const HISTORY: Atom = v(Verb::History);
const NEW: Atom = v(Verb::New);
const RESTART: Atom = v(Verb::Restart);
const HELP: Atom = v(Verb::Help);
const RULES: Atom = v(Verb::Rules);
const LANGUAGE: Atom = v(Verb::Language);
const DETAIL: Atom = v(Verb::Detail);
const TELL: Atom = v(Verb::Tell);
const EXPLAIN: Atom = v(Verb::Explain);
const CARDS: Atom = v(Verb::Cards);
const GAPS: Atom = v(Verb::Gaps);
const WIDTH: Atom = v(Verb::Width);
const PROMPT: Atom = v(Verb::Prompt);
const VOICE: Atom = v(Verb::Voice);
const STOP: Atom = v(Verb::Stop);
const GAMES: Atom = v(Verb::Games);
const SAVE: Atom = v(Verb::Save);
const PLAYER: Atom = v(Verb::Player);
const RECORDS: Atom = v(Verb::Records);
const STATS: Atom = v(Verb::Stats);
const HINT: Atom = v(Verb::Hint);
const ODDS: Atom = v(Verb::Odds);
const WINNABLE: Atom = v(Verb::Winnable);
const FORK: Atom = v(Verb::Fork);
const PAR: Atom = v(Verb::Par);
const QUIT: Atom = v(Verb::Quit);
const NOW: Atom = v(Verb::Now);
const CODE: Atom = v(Verb::Code);
const SETTINGS: Atom = v(Verb::Settings);
const PEAK: Atom = v(Verb::Peak);
const GIVE_UP: Atom = v(Verb::GiveUp);
const SHARE: Atom = v(Verb::Share);
const LOG: Atom = v(Verb::Log);
const GUIDE: Atom = v(Verb::Guide);
const SOLUTION: Atom = v(Verb::Solution);
const SAY: Atom = v(Verb::Say);
const AFTER: Atom = v(Verb::After);
const CHAIN: Atom = v(Verb::Chain);
const WATCH: Atom = v(Verb::Watch);
const ENTER: Atom = v(Verb::Enter);

const MAY: Atom = p(Part::May);
const WHAT: Atom = p(Part::What);
const HOW_MANY: Atom = p(Part::HowMany);
const IS_THERE: Atom = p(Part::IsThere);
const HOW: Atom = p(Part::How);
const WHO: Atom = p(Part::Who);
const SHOULD: Atom = p(Part::Should);
const GIVE: Atom = p(Part::Give);
const TURN: Atom = p(Part::Turn);
const CARD: Atom = p(Part::Card);
const MORE: Atom = p(Part::More);
const ON: Atom = p(Part::On);
const IN: Atom = p(Part::In);
const FROM: Atom = p(Part::From);
const WITH: Atom = p(Part::With);
const TOP: Atom = p(Part::Top);
const LAST: Atom = p(Part::Last);
const WHOLE: Atom = p(Part::Whole);
const FITS: Atom = p(Part::Fits);
const GAME: Atom = p(Part::Game);
const BEGIN: Atom = p(Part::Begin);
const SAME: Atom = p(Part::Same);
const BEST: Atom = p(Part::Best);
const WIN: Atom = p(Part::Win);
const WRONG: Atom = p(Part::Wrong);
const SPEAK: Atom = p(Part::Speak);
const LESS: Atom = p(Part::Less);
const HEAR: Atom = p(Part::Hear);
const DO: Atom = p(Part::Do);
const SAID: Atom = p(Part::Said);
const WORDS: Atom = p(Part::Words);
const NUMBERING: Atom = p(Part::Numbering);
const CHANGE: Atom = p(Part::Change);
const HIDES: Atom = p(Part::Hides);
const GONE: Atom = p(Part::Gone);
const STAYING: Atom = p(Part::Staying);
const LIKELY: Atom = p(Part::Likely);
const COUNTING: Atom = p(Part::Counting);
const PASS: Atom = p(Part::Pass);
const DONE: Atom = p(Part::Done);
const NEITHER: Atom = p(Part::Neither);
const OOPS: Atom = p(Part::Oops);
const YET: Atom = p(Part::Yet);
const SHOW: Atom = Atom::Just(Meaning::Show);
const NOT: Atom = Atom::Just(Meaning::Not);
const UNIT: Atom = Atom::Just(Meaning::Unit);
const ONE: Atom = Atom::Just(Meaning::Number(1));
/// A preposition that ends the sentence: "what is it lying on".
const ENDS_ON: Atom = Atom::Just(Meaning::EndsOn);
const BEAT: Atom = p(Part::Beat);
const SCORING: Atom = Atom::Just(Meaning::Section(Section::Score));
const GOAL: Atom = Atom::Just(Meaning::Section(Section::Goal));
const PLACE: Atom = Atom::Just(Meaning::Place);
const WINNING: Atom = Atom::Just(Meaning::Winnable);
const WEEK: Atom = Atom::Just(Meaning::Week);
const DAILY: Atom = Atom::Just(Meaning::Daily);
const ONWARD: Atom = Atom::Just(Meaning::Onward);
const ON_SWITCH: Atom = Atom::Just(Meaning::Switch(Switch::On));
const OFF_SWITCH: Atom = Atom::Just(Meaning::Switch(Switch::Off));

/// What may be said beside what an empty line is to do.
const ENTERING: &[Atom] = &[ON, CARD, ONE, DO, CHANGE, TURN, GIVE, SHOW, MAY, SHOULD, SAY, LAST, WITH, IS_THERE];

/// All rows. Of those that hold, the ones that need the most count.
pub(super) const ROWS: &[SentenceRow] = &[
    // Drawing.
    SentenceRow {
        needs: &[&[DRAW]],
        may: &[CARD, STOCK, FROM, MORE, TOP, TURN, GIVE, ONE, PASS, NEW, MAY, REPEAT, ON, WITH],
        says: &[DRAW],
    },
    SentenceRow {
        needs: &[&[DRAW], &[Atom::Count]],
        may: &[CARD, STOCK, FROM, MORE, TOP, GIVE, UNIT, MAY, WITH],
        says: &[DRAW, Atom::Count],
    },
    SentenceRow {
        needs: &[&[GIVE, TURN], &[CARD, ONE, MORE, DRAW, STOCK]],
        may: &[CARD, ONE, MORE, STOCK, FROM, TOP, NEW, MAY, WITH],
        says: &[DRAW],
    },
    SentenceRow {
        needs: &[&[GIVE, TURN], &[CARD], &[STOCK]],
        may: &[ONE, MORE, FROM, TOP, NEW, MAY, WITH],
        says: &[DRAW],
    },
    SentenceRow {
        needs: &[&[GIVE, TURN, TAKE, MORE], &[Atom::Count], &[CARD, MORE, STOCK]],
        may: &[FROM, STOCK, MORE, CARD, WITH, MAY],
        says: &[DRAW, Atom::Count],
    },
    SentenceRow {
        needs: &[&[TAKE, GIVE, CARD, ONE, FROM, WITH], &[STOCK]],
        may: &[CARD, ONE, FROM, TOP, MORE, MAY, WITH, GIVE, NEW],
        says: &[DRAW],
    },
    SentenceRow {
        needs: &[&[Atom::Count], &[STOCK]],
        may: &[CARD, FROM, MORE, TAKE, WITH],
        says: &[DRAW, Atom::Count],
    },
    SentenceRow { needs: &[&[TAKE], &[MORE], &[CARD, ONE]], may: &[CARD, FROM, STOCK, TOP, MAY], says: &[DRAW] },
    SentenceRow { needs: &[&[Atom::Count], &[CARD]], may: &[MORE, FROM, MAY, NEW], says: &[DRAW, Atom::Count] },
    SentenceRow { needs: &[&[CARD]], may: &[MORE, ONE, NEW, MAY, DRAW], says: &[DRAW] },
    SentenceRow { needs: &[&[MORE], &[ONE]], may: &[MAY, CARD], says: &[DRAW] },
    SentenceRow { needs: &[&[PASS]], may: &[], says: &[DRAW] },
    // Taking back.
    SentenceRow {
        needs: &[&[UNDO]],
        may: &[
            TAKE,
            GIVE,
            CARD,
            LAST,
            UNIT,
            ONE,
            OOPS,
            MORE,
            ON,
            MAY,
            WRONG,
            Atom::Target,
            PLACE,
            DONE,
            REPEAT,
            WITH,
            GAME,
        ],
        says: &[UNDO],
    },
    SentenceRow {
        needs: &[&[UNDO], &[Atom::Count]],
        may: &[LAST, UNIT, CARD, MORE, ON, TAKE, OOPS, MAY, WITH, GIVE, GAME],
        says: &[UNDO, Atom::Count],
    },
    SentenceRow {
        needs: &[&[UNDO], &[WHOLE]],
        may: &[UNIT, LAST, CARD, BEGIN, FROM, ON, GAME, MAY, WITH, GIVE, TAKE, OOPS, WRONG],
        says: &[UNDO, Atom::Just(Meaning::Number(u64::MAX))],
    },
    SentenceRow { needs: &[&[REDO]], may: &[LAST, UNIT, ONE, MORE, MAY, DONE, OOPS, WITH], says: &[REDO] },
    SentenceRow {
        needs: &[&[REDO], &[Atom::Count]],
        may: &[LAST, UNIT, MORE, MAY, OOPS, WITH],
        says: &[REDO, Atom::Count],
    },
    SentenceRow {
        needs: &[&[REDO], &[WHOLE]],
        may: &[UNIT, LAST, MAY, WITH, OOPS],
        says: &[REDO, Atom::Just(Meaning::Number(u64::MAX))],
    },
    // Looking.
    SentenceRow {
        needs: &[&[BOARD]],
        may: &[WHAT, SHOW, IN, ON, WHOLE, HOW, DO, MORE, IS_THERE, REPEAT, CARD, SAY, GIVE],
        says: &[BOARD],
    },
    SentenceRow {
        needs: &[&[WASTE]],
        may: &[WHAT, SHOW, TOP, CARD, ON, IN, IS_THERE, REPEAT, FROM, LAST, GIVE],
        says: &[WASTE],
    },
    SentenceRow { needs: &[&[WHAT], &[TOP]], may: &[CARD, IS_THERE, ON], says: &[WASTE] },
    SentenceRow { needs: &[&[ON], &[WHAT]], may: &[CARD, TAKE, IN, UNIT], says: &[WASTE] },
    SentenceRow {
        needs: &[&[STOCK]],
        may: &[HOW_MANY, IS_THERE, CARD, LEFT, STAYING, IN, MORE, SHOW, WHAT, WHOLE, YET, ON, GONE],
        says: &[STOCK],
    },
    SentenceRow {
        needs: &[&[HOW_MANY, IS_THERE], &[DRAW]],
        may: &[CARD, LEFT, STAYING, MORE, MAY, YET, STOCK, FROM, IN],
        says: &[STOCK],
    },
    SentenceRow {
        needs: &[&[HOW_MANY], &[CARD], &[STOCK]],
        may: &[LEFT, STAYING, MORE, IN, YET, IS_THERE],
        says: &[STOCK],
    },
    SentenceRow {
        needs: &[&[Atom::Row]],
        may: &[WHAT, SHOW, IN, ON, CARD, MORE, REPEAT, LEFT, STAYING, IS_THERE, WHOLE, FROM, GIVE, SAY, DO, HOW],
        says: &[Atom::Row],
    },
    SentenceRow {
        needs: &[&[Atom::Peak]],
        may: &[WHAT, SHOW, IN, ON, CARD, MORE, REPEAT, LEFT, STAYING, IS_THERE, WHOLE, FROM, GIVE, SAY, DO, HOW],
        says: &[PEAK, Atom::Peak],
    },
    SentenceRow { needs: &[&[WHAT], &[Atom::Side]], may: &[IN, ON, IS_THERE, CARD], says: &[PEAK, Atom::Side] },
    SentenceRow {
        needs: &[&[OPEN]],
        may: &[CARD, WHAT, SHOW, WHOLE, HOW_MANY, IS_THERE, ON, GIVE, BOARD, IN, LAST],
        says: &[OPEN],
    },
    SentenceRow {
        needs: &[&[MOVES]],
        may: &[FITS, WHAT, HOW_MANY, IS_THERE, CARD, ON, Atom::Target, MAY, UNIT, MORE, SHOW, WHOLE, LEFT, YET, GIVE],
        says: &[MOVES],
    },
    SentenceRow {
        needs: &[&[WHAT, IS_THERE, HOW_MANY], &[FITS, MOVES]],
        may: &[CARD, ON, Atom::Target, MAY, UNIT, MORE, SHOW, LEFT, IS_THERE, YET, WHAT, WHOLE],
        says: &[MOVES],
    },
    SentenceRow {
        needs: &[&[WHAT, IS_THERE, HOW_MANY], &[TAKE]],
        may: &[MAY, CARD, IS_THERE, ON, UNIT, WASTE, MORE, FROM, BOARD, WITH, SHOW],
        says: &[MOVES],
    },
    SentenceRow { needs: &[&[IS_THERE], &[WHAT], &[SHOULD], &[TAKE]], may: &[CARD, MORE], says: &[MOVES] },
    SentenceRow { needs: &[&[WHAT], &[TAKE, FITS, BEAT], &[Atom::Target]], may: &[ON, CARD], says: &[MOVES] },
    SentenceRow { needs: &[&[WHAT, IS_THERE], &[TAKE], &[ON], &[Atom::Target]], may: &[MAY, CARD], says: &[MOVES] },
    SentenceRow {
        needs: &[&[IS_THERE, HOW_MANY], &[UNIT]],
        may: &[LEFT, MORE, STAYING, MAY, MOVES, TAKE, YET],
        says: &[MOVES],
    },
    // Asking the table.
    SentenceRow {
        needs: &[&[WHERE], &[Atom::Target]],
        may: &[CARD, IN, ON, ROW, OPEN, WHOLE, WHAT, SHOW, BOARD, IS_THERE],
        says: &[WHERE, Atom::Target],
    },
    SentenceRow {
        needs: &[&[IS_THERE], &[Atom::Target]],
        may: &[ON, IN, BOARD, OPEN, CARD, MORE, WHAT],
        says: &[WHERE, Atom::Target],
    },
    SentenceRow { needs: &[&[WHAT], &[ROW], &[Atom::Target]], may: &[ON, IN], says: &[WHERE, Atom::Target] },
    SentenceRow { needs: &[&[OPEN], &[Atom::Target]], may: &[IS_THERE, CARD], says: &[WHERE, Atom::Target] },
    SentenceRow {
        needs: &[&[WHAT], &[Atom::Target], &[ENDS_ON]],
        may: &[IS_THERE, CARD],
        says: &[UNDER, Atom::Target],
    },
    SentenceRow {
        needs: &[&[COVERS], &[Atom::Target]],
        may: &[WHAT, WHO, ON, IN, CARD, WITH, IS_THERE, YET],
        says: &[COVERS, Atom::Target],
    },
    SentenceRow {
        needs: &[&[WHAT], &[ON], &[Atom::Target]],
        may: &[IS_THERE, TOP, CARD],
        says: &[COVERS, Atom::Target],
    },
    SentenceRow { needs: &[&[HIDES], &[Atom::Target]], may: &[WHAT, WHO, CARD], says: &[COVERS, Atom::Target] },
    SentenceRow { needs: &[&[WHAT], &[HIDES], &[Atom::Actor]], may: &[CARD], says: &[UNDER, Atom::Actor] },
    SentenceRow { needs: &[&[WHAT], &[HIDES], &[Atom::Target], &[DO]], may: &[CARD], says: &[UNDER, Atom::Target] },
    SentenceRow {
        needs: &[&[AFTER], &[Atom::Target]],
        may: &[WHAT, FITS, CARD, TAKE, IS_THERE, HOW_MANY],
        says: &[AFTER, Atom::Target],
    },
    SentenceRow { needs: &[&[UNDER], &[Atom::Target]], may: &[WHAT, IS_THERE, CARD, IN], says: &[UNDER, Atom::Target] },
    SentenceRow {
        needs: &[&[HOW_MANY], &[Atom::Rank]],
        may: &[LEFT, STAYING, MORE, GONE, SEEN, IN, GAME, IS_THERE, YET, NOT, CARD, DONE, STOCK, BOARD, ON],
        says: &[SEEN, Atom::Rank],
    },
    SentenceRow {
        needs: &[&[GONE, SEEN, LEFT], &[Atom::Rank]],
        may: &[WHOLE, YET, MORE, IS_THERE, CARD, NOT, WHAT, IN, GAME, STOCK, BOARD, ON],
        says: &[SEEN, Atom::Rank],
    },
    SentenceRow {
        needs: &[&[IS_THERE], &[Atom::Rank], &[LEFT, STAYING, MORE]],
        may: &[YET, IN, GAME, STOCK, BOARD, ON, CARD],
        says: &[SEEN, Atom::Rank],
    },
    SentenceRow { needs: &[&[HOW_MANY], &[LEFT, STAYING]], may: &[IS_THERE, YET, MORE, IN, GAME], says: &[LEFT] },
    SentenceRow { needs: &[&[WHAT], &[CARD], &[GONE, SEEN]], may: &[IS_THERE, YET, NOT], says: &[LEFT] },
    SentenceRow {
        needs: &[&[WHAT], &[LEFT, STAYING]],
        may: &[CARD, IS_THERE, GONE, YET, MORE, IN, GAME, WORDS, COUNTING],
        says: &[LEFT],
    },
    SentenceRow { needs: &[&[LEFT, STAYING], &[COUNTING]], may: &[SHOW, HOW_MANY, WHAT, CARD], says: &[LEFT] },
    SentenceRow { needs: &[&[HOW_MANY], &[NOT], &[GONE, SEEN]], may: &[CARD, YET, MORE], says: &[LEFT] },
    SentenceRow {
        needs: &[&[HOW_MANY], &[CARD], &[BOARD]],
        may: &[LEFT, STAYING, IS_THERE, MORE, ON, IN, YET],
        says: &[STATUS],
    },
    SentenceRow {
        needs: &[&[HOW_MANY], &[CARD], &[STAYING, LEFT]],
        may: &[TAKE, MORE, YET, IN, GAME],
        says: &[STATUS],
    },
    SentenceRow { needs: &[&[HOW_MANY], &[CARD], &[DONE, GONE]], may: &[TAKE, IS_THERE], says: &[STATUS] },
    SentenceRow { needs: &[&[STATUS]], may: &[GAME, WHAT, HOW, SHOW], says: &[STATUS] },
    SentenceRow { needs: &[&[HOW_MANY], &[UNIT, MOVES], &[DONE]], may: &[YET], says: &[STATUS] },
    SentenceRow {
        needs: &[&[SCORE]],
        may: &[WHAT, HOW_MANY, IS_THERE, ON, SHOW, HOW, YET, GAME, DONE, WIN, LESS, WITH],
        says: &[SCORE],
    },
    SentenceRow { needs: &[&[CODE]], may: &[WHAT, GAME, SHOW, ON, IS_THERE, GIVE], says: &[CODE] },
    SentenceRow { needs: &[&[REPEAT]], may: &[SAID, LAST, MORE, WHAT, OOPS, SAY, SHOW, WORDS], says: &[REPEAT] },
    SentenceRow { needs: &[&[WHAT], &[SAID]], may: &[LAST, YET], says: &[REPEAT] },
    SentenceRow { needs: &[&[NOT], &[HEAR]], may: &[WHAT, REPEAT, MORE, SAID], says: &[REPEAT] },
    SentenceRow { needs: &[&[HISTORY]], may: &[WHAT, SHOW, GAME, GIVE], says: &[HISTORY] },
    SentenceRow {
        needs: &[&[HISTORY, LAST], &[Atom::Count]],
        may: &[WHAT, SHOW, UNIT, MOVES, DONE],
        says: &[HISTORY, Atom::Count],
    },
    SentenceRow { needs: &[&[LAST], &[UNIT, MOVES]], may: &[WHAT, SHOW, DONE], says: &[HISTORY] },
    SentenceRow { needs: &[&[WHAT], &[DONE]], may: &[YET, UNIT, LAST, TAKE, CARD, MORE], says: &[HISTORY] },
    // The game.
    SentenceRow {
        needs: &[&[NEW]],
        may: &[MAY, GAME, BEGIN, GIVE, Atom::Wish, NUMBERING, WITH, TAKE, WHAT, BOARD, RULES, ON, MORE, IN],
        says: &[NEW, Atom::Wish],
    },
    SentenceRow {
        needs: &[&[GIVE, BEGIN, TAKE], &[GAME], &[Atom::Wish]],
        may: &[NUMBERING, WITH, MAY, WHAT, IN, ON, NEW],
        says: &[NEW, Atom::Wish],
    },
    SentenceRow {
        needs: &[&[GAME], &[NUMBERING], &[Atom::Number]],
        may: &[GIVE, BEGIN, TAKE, WITH, NEW],
        says: &[NEW, Atom::Number],
    },
    SentenceRow {
        needs: &[&[DAILY]],
        may: &[GAME, NEW, GIVE, BEGIN, TAKE, MAY, WITH, IN, ON, RULES, Atom::Wish],
        says: &[NEW, DAILY, Atom::Wish],
    },
    SentenceRow { needs: &[&[NEW, MORE], &[GAME], &[WINNING]], may: &[GIVE, TAKE, BEGIN], says: &[NEW, WINNING] },
    SentenceRow { needs: &[&[MORE, BEGIN], &[GAME]], may: &[GIVE, NEW, ONE, Atom::Wish], says: &[NEW, Atom::Wish] },
    SentenceRow {
        needs: &[&[RESTART]],
        may: &[TAKE, REPEAT, GAME, BEGIN, SAME, MORE, FROM, ON, WHOLE, MAY],
        says: &[RESTART],
    },
    SentenceRow {
        needs: &[&[RESTART], &[BEGIN], &[GAME, NEW]],
        may: &[NEW, REPEAT, SAME, MORE, FROM, ON, WHOLE, CARD, MAY],
        says: &[RESTART],
    },
    SentenceRow { needs: &[&[BEGIN], &[REPEAT]], may: &[GAME, SAME, WHOLE, FROM, MORE, ON, CARD], says: &[RESTART] },
    SentenceRow { needs: &[&[GAME], &[REPEAT]], may: &[SAME, WHOLE, FROM, MORE, ON, TAKE], says: &[RESTART] },
    SentenceRow {
        needs: &[&[SAME], &[GAME, CARD]],
        may: &[MORE, REPEAT, FROM, TOP, BEGIN, TAKE, RESTART, GIVE, NEW, UNIT],
        says: &[RESTART],
    },
    SentenceRow { needs: &[&[GIVE_UP]], may: &[GAME, WHOLE, OOPS, ON], says: &[GIVE_UP] },
    SentenceRow { needs: &[&[QUIT]], may: &[GAME, WHOLE, OOPS, FROM, ON], says: &[QUIT] },
    // Help.
    SentenceRow { needs: &[&[HELP]], may: &[GIVE, SHOW, WHAT, IS_THERE, LESS], says: &[HELP] },
    SentenceRow { needs: &[&[HELP], &[Atom::Verb]], may: &[WITH, CARD, ON], says: &[HELP, Atom::Verb] },
    SentenceRow {
        needs: &[&[HOW], &[Atom::Verb]],
        may: &[
            CARD,
            FROM,
            STOCK,
            UNIT,
            DO,
            MAY,
            ON,
            GAME,
            WITH,
            CHANGE,
            TURN,
            Atom::Switch,
            IN,
            BEGIN,
            GIVE,
            NEW,
            MORE,
            LAST,
            WHOLE,
        ],
        says: &[HELP, Atom::Verb],
    },
    SentenceRow { needs: &[&[WHAT], &[WORDS]], may: &[IS_THERE, MAY, HEAR], says: &[HELP] },
    SentenceRow {
        needs: &[&[RULES], &[WHOLE]],
        may: &[SHOW, GAME, SAY, GIVE, EXPLAIN],
        says: &[RULES, Atom::Just(Meaning::All)],
    },
    SentenceRow {
        needs: &[&[RULES]],
        may: &[WHAT, SHOW, EXPLAIN, GAME, GIVE, SAY, IS_THERE, HOW_MANY],
        says: &[RULES],
    },
    SentenceRow { needs: &[&[HOW], &[TAKE], &[GAME]], may: &[IN, ON, MAY, DO], says: &[RULES] },
    SentenceRow { needs: &[&[HOW], &[COUNTING, SCORE]], may: &[SCORE, GAME, EXPLAIN, CARD], says: &[RULES, SCORING] },
    SentenceRow { needs: &[&[HOW_MANY], &[COUNTING]], may: &[SCORE, CARD, FROM, ON], says: &[RULES, SCORING] },
    SentenceRow { needs: &[&[WHAT], &[GOAL]], may: &[GAME, IS_THERE, IN], says: &[RULES, GOAL] },
    SentenceRow {
        needs: &[&[RULES], &[Atom::Section]],
        may: &[SHOW, WHAT, ON, IN, WITH, EXPLAIN],
        says: &[RULES, Atom::Section],
    },
    SentenceRow { needs: &[&[GUIDE]], may: &[BEGIN, GIVE, SHOW, HOW, TAKE, GAME], says: &[GUIDE] },
    SentenceRow { needs: &[&[GUIDE], &[QUIT, STOP, OFF_SWITCH]], may: &[FROM, IN, ON, GAME], says: &[GUIDE, STOP] },
    SentenceRow { needs: &[&[NOW]], may: &[WHAT, MAY], says: &[NOW] },
    SentenceRow { needs: &[&[WHAT], &[DO]], may: &[MAY, SHOULD, NOW, IS_THERE, MORE], says: &[NOW] },
    SentenceRow { needs: &[&[SETTINGS]], may: &[WHAT, SHOW, WHOLE, IS_THERE, SAY, ON], says: &[SETTINGS] },
    SentenceRow { needs: &[&[GAMES]], may: &[WHAT, SHOW, SAVE, WHOLE, IS_THERE, TURN], says: &[GAMES] },
    SentenceRow { needs: &[&[GAMES, GAME], &[SAVE]], may: &[WHAT, SHOW, IS_THERE], says: &[GAMES] },
    SentenceRow { needs: &[&[RECORDS]], may: &[WHAT, SHOW, WHOLE, IS_THERE, SCORE], says: &[RECORDS] },
    SentenceRow {
        needs: &[&[STATS]],
        may: &[WHAT, SHOW, WHOLE, IS_THERE, GIVE, HOW, GAME, GAMES, HOW_MANY, WIN, ON],
        says: &[STATS],
    },
    SentenceRow { needs: &[&[STATS], &[WEEK]], may: &[SHOW, GIVE, ON, IN, WHAT, GAME], says: &[STATS, WEEK] },
    SentenceRow {
        needs: &[&[HOW_MANY], &[GAMES, GAME, WIN], &[WEEK]],
        may: &[WIN, DONE, IN, ON, UNIT, IS_THERE],
        says: &[STATS, WEEK],
    },
    SentenceRow { needs: &[&[HOW], &[WEEK]], may: &[DO, DONE, GAME, WIN, IN, ON, WHAT], says: &[STATS, WEEK] },
    SentenceRow { needs: &[&[HOW_MANY], &[GAMES, GAME], &[WIN, DONE]], may: &[WHOLE, IS_THERE], says: &[STATS] },
    SentenceRow { needs: &[&[HOW_MANY], &[WIN]], may: &[UNIT, GAME, GAMES, DONE, IS_THERE], says: &[STATS] },
    SentenceRow { needs: &[&[PLAYER]], may: &[WHO, WHAT, SHOW], says: &[PLAYER] },
    SentenceRow { needs: &[&[WHO], &[TAKE, GAME]], may: &[IN], says: &[PLAYER] },
    SentenceRow { needs: &[&[SHARE]], may: &[GAME, WITH, SCORE], says: &[SHARE] },
    SentenceRow { needs: &[&[LOG]], may: &[SHOW, GIVE], says: &[LOG] },
    // Help with the game.
    SentenceRow { needs: &[&[HINT]], may: &[WHAT, TAKE, GIVE, UNIT, SHOULD, ONE, SHOW, MAY, MORE, DO], says: &[HINT] },
    SentenceRow { needs: &[&[WHAT], &[BEST], &[UNIT, MOVES, TAKE]], may: &[SHOULD, IS_THERE], says: &[HINT] },
    SentenceRow { needs: &[&[BEST], &[UNIT, MOVES]], may: &[SHOW, GIVE], says: &[HINT] },
    SentenceRow { needs: &[&[WHAT], &[SHOULD], &[TAKE]], may: &[BEST, UNIT, CARD], says: &[HINT] },
    SentenceRow {
        needs: &[&[ODDS]],
        may: &[MORE, CARD, FITS, WHAT, HOW_MANY, WIN, ON, IS_THERE, MAY, GAME],
        says: &[ODDS],
    },
    SentenceRow { needs: &[&[LIKELY]], may: &[HOW, HOW_MANY, MORE, CARD, FITS, WIN, WHAT, GAME, ON], says: &[ODDS] },
    SentenceRow { needs: &[&[WINNABLE, WIN]], may: &[MAY, GAME, MORE, YET, IS_THERE, WIN], says: &[WINNABLE] },
    SentenceRow { needs: &[&[MAY], &[WIN]], may: &[GAME, MORE, YET, IS_THERE], says: &[WINNABLE] },
    SentenceRow { needs: &[&[WINNING], &[GAME]], may: &[MORE, YET, IS_THERE], says: &[WINNABLE] },
    SentenceRow {
        needs: &[&[CHAIN]],
        may: &[WHAT, SHOW, IS_THERE, FROM, MAY, GIVE, TAKE, DO, DONE, CARD, HOW, MORE, CHANGE],
        says: &[CHAIN],
    },
    SentenceRow { needs: &[&[FORK]], may: &[SHOW, UNIT, GAME], says: &[FORK] },
    SentenceRow {
        needs: &[&[WRONG], &[WHERE, WHAT]],
        may: &[UNIT, MOVES, IN, GAME, WHOLE, SHOW, ON, TAKE],
        says: &[FORK],
    },
    SentenceRow { needs: &[&[WIN], &[GAME]], may: &[MAY, MORE, IS_THERE], says: &[WINNABLE] },
    SentenceRow { needs: &[&[PAR]], may: &[WHAT, SHOW, IS_THERE, SCORE], says: &[PAR] },
    SentenceRow { needs: &[&[BEST], &[SCORE]], may: &[WHAT, IS_THERE, MAY, GAME], says: &[PAR] },
    SentenceRow {
        needs: &[&[WATCH]],
        may: &[GAME, MAY, LAST, WHOLE, FROM, BEGIN, REPEAT, MORE, SHOW, SAME, HOW, DONE],
        says: &[WATCH],
    },
    SentenceRow { needs: &[&[WATCH], &[GAME, WHOLE], &[RESTART]], may: &[GAME, WHOLE, FROM, MAY], says: &[WATCH] },
    SentenceRow { needs: &[&[WATCH], &[STOP, QUIT, OFF_SWITCH]], may: &[GAME, FROM, ON], says: &[WATCH, OFF_SWITCH] },
    SentenceRow { needs: &[&[WATCH], &[UNDO]], may: &[GAME, UNIT, ONE, MAY, ON], says: &[WATCH, UNDO] },
    SentenceRow { needs: &[&[WATCH], &[DRAW, ONWARD]], may: &[GAME, UNIT, ONE, MAY, ON], says: &[WATCH, ONWARD] },
    SentenceRow {
        needs: &[&[SOLUTION], &[WHOLE]],
        may: &[SHOW, SAY, GIVE, GAME, WHAT],
        says: &[SOLUTION, Atom::Just(Meaning::All)],
    },
    SentenceRow {
        needs: &[&[SOLUTION]],
        may: &[SHOW, SAY, GIVE, GAME, WHAT, HOW, DO, UNIT, MORE, LAST, FROM, IN, IS_THERE],
        says: &[SOLUTION],
    },
    SentenceRow {
        needs: &[&[SOLUTION], &[DRAW, ONWARD], &[UNIT]],
        may: &[SHOW, GIVE, GAME, WHAT, FROM, IN, IS_THERE],
        says: &[SOLUTION],
    },
    // Settings.
    SentenceRow {
        needs: &[&[Atom::Language]],
        may: &[LANGUAGE, CHANGE, IN, ON, SPEAK, GIVE],
        says: &[LANGUAGE, Atom::Language],
    },
    SentenceRow {
        needs: &[&[Atom::Detail]],
        may: &[DETAIL, GIVE, SPEAK, SHOW, MORE, BOARD, CHANGE, IN, WHOLE],
        says: &[DETAIL, Atom::Detail],
    },
    SentenceRow {
        needs: &[&[LESS], &[DETAIL]],
        may: &[GIVE, SPEAK],
        says: &[DETAIL, Atom::Just(Meaning::Detail(Detail::Brief))],
    },
    SentenceRow {
        needs: &[&[MORE], &[DETAIL]],
        may: &[GIVE, SPEAK],
        says: &[DETAIL, Atom::Just(Meaning::Detail(Detail::Full))],
    },
    SentenceRow {
        needs: &[&[TELL], &[Atom::Topic], &[Atom::Switch]],
        may: &[CHANGE, TURN],
        says: &[TELL, Atom::Topic, Atom::Switch],
    },
    SentenceRow {
        needs: &[&[TELL], &[Atom::Topic], &[Atom::Fits]],
        may: &[CHANGE, TURN],
        says: &[TELL, Atom::Topic, Atom::Fits],
    },
    SentenceRow { needs: &[&[EXPLAIN], &[STOP]], may: &[TAKE, GIVE, CARD], says: &[EXPLAIN, OFF_SWITCH] },
    SentenceRow { needs: &[&[SPEAK], &[BEGIN]], may: &[], says: &[VOICE, ON_SWITCH] },
    SentenceRow { needs: &[&[EXPLAIN], &[Atom::Switch]], may: &[CHANGE, TURN], says: &[EXPLAIN, Atom::Switch] },
    SentenceRow { needs: &[&[EXPLAIN], &[TAKE]], may: &[], says: &[EXPLAIN, OFF_SWITCH] },
    SentenceRow {
        needs: &[&[Atom::Cards], &[CARD, CARDS]],
        may: &[SHOW, SPEAK, IN, WITH, CARD, CHANGE, SAY],
        says: &[CARDS, Atom::Cards],
    },
    SentenceRow { needs: &[&[WIDTH], &[Atom::Number]], may: &[CHANGE, ROW, ON, WORDS], says: &[WIDTH, Atom::Number] },
    SentenceRow {
        needs: &[&[GAPS], &[Atom::Switch]],
        may: &[SHOW, SPEAK, CHANGE, TURN, PLACE],
        says: &[GAPS, Atom::Switch],
    },
    SentenceRow { needs: &[&[GAPS], &[SHOW, SPEAK, SAY]], may: &[PLACE], says: &[GAPS, ON_SWITCH] },
    SentenceRow { needs: &[&[PROMPT], &[Atom::Prompt]], may: &[CHANGE, SHOW], says: &[PROMPT, Atom::Prompt] },
    SentenceRow { needs: &[&[VOICE, SPEAK], &[Atom::Switch]], may: &[CHANGE, TURN], says: &[VOICE, Atom::Switch] },
    SentenceRow { needs: &[&[VOICE], &[BEGIN]], may: &[], says: &[VOICE, ON_SWITCH] },
    SentenceRow {
        needs: &[&[w(VoiceWord::Faster)]],
        may: &[VOICE, SPEAK, SAY, CHANGE, LESS],
        says: &[VOICE, w(VoiceWord::Faster)],
    },
    SentenceRow {
        needs: &[&[w(VoiceWord::Slower)]],
        may: &[VOICE, SPEAK, SAY, CHANGE, LESS],
        says: &[VOICE, w(VoiceWord::Slower)],
    },
    SentenceRow {
        needs: &[&[w(VoiceWord::Louder)]],
        may: &[VOICE, SPEAK, SAY, CHANGE, LESS],
        says: &[VOICE, w(VoiceWord::Louder)],
    },
    SentenceRow {
        needs: &[&[w(VoiceWord::Quieter)]],
        may: &[VOICE, SPEAK, SAY, CHANGE, LESS],
        says: &[VOICE, w(VoiceWord::Quieter)],
    },
    SentenceRow {
        needs: &[&[w(VoiceWord::Rate)], &[Atom::Number]],
        may: &[VOICE, SPEAK, CHANGE, ON],
        says: &[VOICE, w(VoiceWord::Rate), Atom::Number],
    },
    SentenceRow {
        needs: &[&[w(VoiceWord::Volume)], &[Atom::Number]],
        may: &[VOICE, SPEAK, CHANGE, ON],
        says: &[VOICE, w(VoiceWord::Volume), Atom::Number],
    },
    SentenceRow { needs: &[&[ENTER], &[DRAW]], may: ENTERING, says: &[ENTER, DRAW] },
    SentenceRow { needs: &[&[ENTER], &[MOVES]], may: ENTERING, says: &[ENTER, MOVES] },
    SentenceRow { needs: &[&[ENTER], &[REPEAT]], may: ENTERING, says: &[ENTER, REPEAT] },
    SentenceRow { needs: &[&[ENTER], &[OFF_SWITCH, NEITHER]], may: ENTERING, says: &[ENTER, OFF_SWITCH] },
    SentenceRow { needs: &[&[STOP]], may: &[SPEAK, VOICE], says: &[STOP] },
    SentenceRow { needs: &[&[SAY]], may: &[VOICE, WHAT, LAST], says: &[SAY] },
];
