//! What a word or a phrase may mean.

use unic_langid::LanguageIdentifier;

use crate::game::{Card, Peak, Rank, Row, RuleName, Spot, Suit};
use crate::session::{
    Answer, CardStyle, Command, Detail, Fits, Misheard, Prompt, Section, Switch, Topic, Verb, VoiceMode,
};

use super::part::Part;

/// One meaning of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Meaning {
    /// The first word of a command.
    Verb(Verb),
    /// "Take", but only before what is to be taken: a letter that is a rank by itself.
    TakeBefore,
    Rank(Rank),
    Suit(Suit),
    Card(Card),
    Joker,
    Number(u64),
    /// How manieth: never a rank.
    Ordinal(u64),
    /// How many: never a rank.
    Count(u64),
    /// What the word does in a sentence.
    Part(Part),
    /// Beside a preposition: it ends the sentence.
    EndsOn,
    /// Beside a rank: it is in the form of what another is laid upon with.
    Instrument,
    /// Beside a rank: it is in the form of who acts.
    Actor,
    /// "Draw" where it is the whole line, and a suit otherwise.
    DrawAlone,
    /// A place that a row has, counted from the left.
    Spot(Spot),
    Row(Row),
    Peak(Peak),
    Rule(RuleName),
    Switch(Switch),
    Detail(Detail),
    /// A language by its tag.
    Language(LanguageIdentifier),
    Spell,
    Place,
    /// After "new": only deals that can be won.
    Winnable,
    /// After "games".
    Delete,
    /// After "records".
    Merge,
    /// After "new": among the numbered deals.
    Numbered,
    /// After "new": the deal of today.
    Daily,
    /// After "stats": of the last days.
    Week,
    /// After "watch": a move on.
    Onward,
    /// After "fork": go back there.
    Go,
    /// "Show": looks, and never acts.
    Show,
    Not,
    /// A word that changes nothing.
    Filler,
    /// A word between a rank and a suit, which never ends a line.
    Of,
    /// What numbers count after "undo": moves, times.
    Unit,
    Cards(CardStyle),
    Prompt(Prompt),
    /// After "tell": a kind of news.
    Topic(Topic),
    /// After "tell" and what fits.
    Fits(Fits),
    /// After "rules".
    Section(Section),
    /// After "rules": every section.
    All,
    VoiceMode(VoiceMode),
    VoiceWord(VoiceWord),
}

impl Meaning {
    /// Whether the word changes nothing.
    pub(super) fn is_filler(&self) -> bool {
        matches!(self, Meaning::Filler | Meaning::Of)
    }
}

/// What may follow "voice".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum VoiceWord {
    List,
    Rate,
    Volume,
    Test,
    Faster,
    Slower,
    Louder,
    Quieter,
}

/// What a sequence of meanings is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    /// An answer to the open question.
    Answer(Answer),
    /// A whole command.
    Whole(Command),
    /// The form of a command, with a mistake in it.
    Wrong(Misheard),
}
