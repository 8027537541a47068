//! The ids by which the locale files know the things of the game: kebab-case of the variant, prefixed by its kind.

use crate::game::{Peak, Rank, Row, RuleName, Suit, Variant};
use crate::session::{CardStyle, Detail, Prompt, Section, Verb, VoiceMode};

/// The ids of the numbers that are also said in words, from 1.
pub(crate) const NUMBERS: [&str; 10] = [
    "number-1",
    "number-2",
    "number-3",
    "number-4",
    "number-5",
    "number-6",
    "number-7",
    "number-8",
    "number-9",
    "number-10",
];

/// The ids of the ordinals in words, from the first.
pub(crate) const ORDINALS: [&str; 10] = [
    "ordinal-1",
    "ordinal-2",
    "ordinal-3",
    "ordinal-4",
    "ordinal-5",
    "ordinal-6",
    "ordinal-7",
    "ordinal-8",
    "ordinal-9",
    "ordinal-10",
];

/// The ids of the words for how often, from once.
pub(crate) const COUNTS: [&str; 5] = ["count-1", "count-2", "count-3", "count-4", "count-5"];

/// The id of a rank's name.
pub(crate) fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "rank-ace",
        Rank::Two => "rank-two",
        Rank::Three => "rank-three",
        Rank::Four => "rank-four",
        Rank::Five => "rank-five",
        Rank::Six => "rank-six",
        Rank::Seven => "rank-seven",
        Rank::Eight => "rank-eight",
        Rank::Nine => "rank-nine",
        Rank::Ten => "rank-ten",
        Rank::Jack => "rank-jack",
        Rank::Queen => "rank-queen",
        Rank::King => "rank-king",
    }
}

/// The id of a suit's name.
pub(crate) fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "suit-clubs",
        Suit::Diamonds => "suit-diamonds",
        Suit::Hearts => "suit-hearts",
        Suit::Spades => "suit-spades",
    }
}

/// The id of a row's name.
pub(crate) fn row(row: Row) -> &'static str {
    match row {
        Row::Tops => "row-tops",
        Row::Second => "row-second",
        Row::Third => "row-third",
        Row::Bottom => "row-bottom",
    }
}

/// The id of the word that tells a peak from the others.
pub(crate) fn peak(peak: Peak) -> &'static str {
    match peak {
        Peak::Left => "peak-left",
        Peak::Middle => "peak-middle",
        Peak::Right => "peak-right",
    }
}

/// The id of a preset's or a variant's name.
pub(crate) fn rule(rule: RuleName) -> &'static str {
    match rule {
        RuleName::Easy => "rule-easy",
        RuleName::Classic => "rule-classic",
        RuleName::Traditional => "rule-traditional",
        RuleName::OpenStart => "rule-open-start",
        RuleName::Variant(Variant::OpenPeaks) => "rule-open-peaks",
        RuleName::Variant(Variant::EmptyWaste) => "rule-empty-waste",
        RuleName::Variant(Variant::Joker) => "rule-joker",
        RuleName::Variant(Variant::DrawWhenStuck) => "rule-draw-when-stuck",
        RuleName::Variant(Variant::Streaks) => "rule-streaks",
        RuleName::Variant(Variant::CardsLeft) => "rule-cards-left",
    }
}

/// The id of a level of detail.
pub(crate) fn detail(detail: Detail) -> &'static str {
    match detail {
        Detail::Brief => "detail-brief",
        Detail::Normal => "detail-normal",
        Detail::Full => "detail-full",
    }
}

/// The id of a command's word.
pub(crate) fn verb(verb: Verb) -> &'static str {
    match verb {
        Verb::Take => "command-take",
        Verb::Draw => "command-draw",
        Verb::Undo => "command-undo",
        Verb::Board => "command-board",
        Verb::Waste => "command-waste",
        Verb::Stock => "command-stock",
        Verb::Row => "command-row",
        Verb::Peak => "command-peak",
        Verb::Open => "command-open",
        Verb::Moves => "command-moves",
        Verb::Status => "command-status",
        Verb::Score => "command-score",
        Verb::Code => "command-code",
        Verb::Repeat => "command-repeat",
        Verb::New => "command-new",
        Verb::Restart => "command-restart",
        Verb::Yes => "command-yes",
        Verb::No => "command-no",
        Verb::Help => "command-help",
        Verb::Now => "command-now",
        Verb::Rules => "command-rules",
        Verb::Language => "command-language",
        Verb::Detail => "command-detail",
        Verb::Explain => "command-explain",
        Verb::Quit => "command-quit",
        Verb::Hint => "command-hint",
        Verb::Odds => "command-odds",
        Verb::Winnable => "command-winnable",
        Verb::Fork => "command-fork",
        Verb::Par => "command-par",
        Verb::Solution => "command-solution",
        Verb::Voice => "command-voice",
        Verb::Say => "command-say",
        Verb::Stop => "command-stop",
        Verb::GiveUp => "command-give-up",
        Verb::Save => "command-save",
        Verb::Load => "command-load",
        Verb::Games => "command-games",
        Verb::Player => "command-player",
        Verb::Records => "command-records",
        Verb::Stats => "command-stats",
        Verb::Settings => "command-settings",
        Verb::Share => "command-share",
        Verb::Log => "command-log",
        Verb::Where => "command-where",
        Verb::Covers => "command-covers",
        Verb::Under => "command-under",
        Verb::Seen => "command-seen",
        Verb::Left => "command-left",
        Verb::History => "command-history",
        Verb::Cards => "command-cards",
        Verb::Width => "command-width",
        Verb::Gaps => "command-gaps",
        Verb::Prompt => "command-prompt",
        Verb::Guide => "command-guide",
    }
}

/// The id of a section of the rules.
pub(crate) fn section(section: Section) -> &'static str {
    match section {
        Section::Goal => "section-goal",
        Section::Table => "section-table",
        Section::Taking => "section-taking",
        Section::Drawing => "section-drawing",
        Section::Score => "section-score",
        Section::Undo => "section-undo",
        Section::End => "section-end",
        Section::Deals => "section-deals",
        Section::Variants => "section-variants",
    }
}

/// The id of a suit's sign.
pub(crate) fn sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "sign-clubs",
        Suit::Diamonds => "sign-diamonds",
        Suit::Hearts => "sign-hearts",
        Suit::Spades => "sign-spades",
    }
}

/// The id of a way to write cards.
pub(crate) fn cards(cards: CardStyle) -> &'static str {
    match cards {
        CardStyle::Words => "cards-words",
        CardStyle::Letters => "cards-letters",
        CardStyle::Signs => "cards-signs",
    }
}

/// The id of a kind of prompt.
pub(crate) fn prompt(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::None => "prompt-none",
        Prompt::Short => "prompt-short",
        Prompt::State => "prompt-state",
    }
}

/// The id of the word for when the voice speaks.
pub(crate) fn voice_mode(mode: VoiceMode) -> &'static str {
    match mode {
        VoiceMode::Auto => "voice-auto",
        VoiceMode::On => "switch-on",
        VoiceMode::Off => "switch-off",
        VoiceMode::Ask => "voice-ask",
    }
}

/// The ids of the Latin letters' names, from A to Z.
pub(crate) const LETTERS: [&str; 26] = [
    "letter-a", "letter-b", "letter-c", "letter-d", "letter-e", "letter-f", "letter-g", "letter-h", "letter-i",
    "letter-j", "letter-k", "letter-l", "letter-m", "letter-n", "letter-o", "letter-p", "letter-q", "letter-r",
    "letter-s", "letter-t", "letter-u", "letter-v", "letter-w", "letter-x", "letter-y", "letter-z",
];
