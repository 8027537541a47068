//! The words that commands go by.

use strum::{IntoStaticStr, VariantArray};

/// The first word of a command; help is given by these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "each is told where its command is")]
pub enum Verb {
    Take,
    Draw,
    Undo,
    Redo,
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
    Tell,
    Explain,
    Quit,
    Where,
    Covers,
    Under,
    After,
    Seen,
    Left,
    History,
    Cards,
    Width,
    Gaps,
    Prompt,
    Enter,
    Hint,
    Chain,
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
    Watch,
    Settings,
    Share,
    Log,
    Guide,
}

impl Verb {
    /// All of them, in the order of the help.
    pub const ALL: [Verb; Verb::VARIANTS.len()] = *Verb::VARIANTS.first_chunk().expect("as many as there are");
}
