//! What a word or a phrase may mean.

use crate::game::{Card, Peak, Rank, Row, RuleName, Suit};
use crate::session::{CardStyle, Detail, Prompt, Section, Switch, Verb, VoiceMode};

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
    Row(Row),
    Peak(Peak),
    Rule(RuleName),
    Switch(Switch),
    Detail(Detail),
    /// A language by its tag.
    Language(String),
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
    /// After "fork": go back there.
    Go,
    /// "Show": looks, and never acts.
    Show,
    Not,
    /// A word that says no while something is asked, and something else otherwise.
    NoWhenAsked,
    /// A word that changes nothing.
    Filler,
    /// What numbers count after "undo": moves, times.
    Unit,
    Cards(CardStyle),
    Prompt(Prompt),
    /// After "rules".
    Section(Section),
    /// After "rules": every section.
    All,
    VoiceMode(VoiceMode),
    VoiceWord(VoiceWord),
}

/// What may follow "voice".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum VoiceWord {
    List,
    Rate,
    Volume,
    Test,
}
