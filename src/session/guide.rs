//! The guide: a first game told step by step. What it teaches, what it waits for, and when that is done; no words.
//!
//! Nothing that is heard is held back or bent by it: a command does what it always does, and the guide looks at what came
//! of it. A lesson is done by the kind of command or by the state reached, however it was worded; what it asks for is
//! chosen from what lies on the table, so that it can be done there whatever was played before.

use crate::game::{Card, Event, Game, Lies, Rank, Refusal, Row, Spot, View};

use super::look::Look;
use super::query::Query;
use super::report::Report;
use super::verb::Verb;

/// What the guide teaches, one thing at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// How the table lies, and how a row of it is heard.
    Board,
    /// Which cards fit.
    Moves,
    /// How a card is taken by its name.
    Name,
    /// How a card is taken by its rank.
    Rank,
    /// How a hidden card turns up.
    TurnUp,
    /// How a refusal sounds.
    Refusal,
    /// How to ask where a card lies.
    Where,
    /// How to ask what lies on a card.
    Covers,
    /// How to draw, and when the game is lost.
    Draw,
    /// What moves and peaks are worth.
    Score,
    /// How to take a move back.
    Undo,
    /// How to get help, and that more or less can be told.
    Help,
}

impl Lesson {
    /// All of them, in their order.
    pub const ALL: [Lesson; 12] = [
        Lesson::Board,
        Lesson::Moves,
        Lesson::Name,
        Lesson::Rank,
        Lesson::TurnUp,
        Lesson::Refusal,
        Lesson::Where,
        Lesson::Covers,
        Lesson::Draw,
        Lesson::Score,
        Lesson::Undo,
        Lesson::Help,
    ];

    pub(super) fn next(self) -> Option<Lesson> {
        Lesson::ALL.into_iter().skip_while(|lesson| *lesson != self).nth(1)
    }

    /// What the lesson asks for as the game stands; none where it has nothing to show there.
    pub(super) fn ask(self, game: &Game) -> Option<Ask> {
        let view = game.view();
        match self {
            Lesson::Board => Some(Ask::Row(Row::Bottom)),
            Lesson::Moves => Some(Ask::Word(Verb::Moves)),
            Lesson::Name => take(&view, |view| view.fitting().next().map(Ask::Name)),
            Lesson::Rank => take(&view, |view| lone_rank(view).map(Ask::Rank)),
            Lesson::TurnUp if has_turned_up(&view) => None,
            Lesson::TurnUp => take(&view, |view| turning(view).or(view.fitting().next()).map(Ask::Card)),
            Lesson::Refusal => {
                view.open().filter(|card| !view.fitting().any(|fits| fits == *card)).last().map(Ask::Card)
            }
            Lesson::Where => Spot::all().find_map(|spot| view.at(spot).card()).map(Ask::Where),
            Lesson::Covers => lowest_covered(&view).map(Ask::Covers),
            Lesson::Draw => (view.stock > 0).then_some(Ask::Word(Verb::Draw)),
            Lesson::Score => Some(Ask::Word(Verb::Score)),
            Lesson::Undo => (game.history().len() > 0).then_some(Ask::Word(Verb::Undo)),
            Lesson::Help => Some(Ask::Help(Verb::Detail)),
        }
    }

    /// Whether this came of what the lesson teaches.
    pub(super) fn is_done_by(self, report: &Report) -> bool {
        match self {
            Lesson::Board => matches!(report, Report::Looked { look: Look::Board | Look::Row(_), .. }),
            Lesson::Moves => matches!(report, Report::Looked { look: Look::Moves, .. }),
            Lesson::Name | Lesson::Rank => moved(report, |event| matches!(event, Event::Took { .. })),
            Lesson::TurnUp => moved(report, |event| matches!(event, Event::Took { opened, .. } if !opened.is_empty())),
            Lesson::Refusal => matches!(report, Report::Refused(refusal) if is_of_a_card(refusal)),
            Lesson::Where => matches!(report, Report::Answered { query: Query::Where(_), .. }),
            Lesson::Covers => matches!(report, Report::Answered { query: Query::Covers(_), .. }),
            Lesson::Draw => moved(report, |event| matches!(event, Event::Drew { .. })),
            Lesson::Score => matches!(report, Report::Looked { look: Look::Score | Look::Status, .. }),
            Lesson::Undo => matches!(report, Report::Undone { .. }),
            Lesson::Help => matches!(report, Report::Help(_)),
        }
    }
}

/// What the guide asks to be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The word of this command.
    Word(Verb),
    /// This row.
    Row(Row),
    /// This card, by its name or in letters.
    Name(Card),
    /// This card.
    Card(Card),
    /// This rank.
    Rank(Rank),
    /// Where this card lies.
    Where(Card),
    /// What lies on the card here.
    Covers(Spot),
    /// How this command is used.
    Help(Verb),
    /// To draw first, since no card fits.
    DrawFirst,
}

/// What the guide says after a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guiding {
    /// The next lesson, and what it asks for.
    Teaches(Lesson, Ask),
    /// What is still asked for.
    Waits(Ask),
    /// All was told, and the game goes on.
    Ends {
        /// With so many cards on the table.
        left: usize,
    },
    /// The guide is over, since another game was begun or this one has ended.
    Breaks,
}

/// Whether the game is told step by step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Guide {
    /// No game is told step by step.
    #[default]
    Off,
    /// The game is told, and this lesson waits to be done.
    At(Lesson),
    /// The guide's game was left for another by the last command, which is still to be told.
    Left,
}

impl Guide {
    pub(super) fn is_on(self) -> bool {
        matches!(self, Guide::At(_))
    }
}

/// What to ask for where a card is to be taken: the card, or to draw; nothing when stuck.
fn take(view: &View, ask: impl FnOnce(&View) -> Option<Ask>) -> Option<Ask> {
    ask(view).or((view.stock > 0).then_some(Ask::DrawFirst))
}

/// A rank of which just one card fits, or else any that fits.
fn lone_rank(view: &View) -> Option<Rank> {
    let fitting: Vec<Rank> = view.fitting().map(|card| card.rank).collect();
    let lone = |rank: &&Rank| fitting.iter().filter(|other| other == rank).count() == 1;
    fitting.iter().find(lone).or(fitting.first()).copied()
}

/// A fitting card under which another would turn up.
fn turning(view: &View) -> Option<Card> {
    let gone = |spot: Spot| view.at(spot) == Lies::Gone;
    let turns = |spot: Spot| {
        spot.covers().any(|under| {
            let pair = under.covered_by().unwrap_or([spot; 2]);
            view.at(under) == Lies::FaceDown && pair.into_iter().all(|cover| cover == spot || gone(cover))
        })
    };
    let fitting: Vec<Card> = view.fitting().collect();
    let card = |spot: &Spot| view.at(*spot).card().filter(|card| fitting.contains(card));
    Spot::all().filter(|spot| turns(*spot)).find_map(|spot| card(&spot))
}

/// Whether a card above the bottom row has ever been seen.
fn has_turned_up(view: &View) -> bool {
    Spot::all().any(|spot| spot.row() != Row::Bottom && view.known_spots[spot.index()].is_some())
}

/// A place that others cover, in the lowest row that has one.
fn lowest_covered(view: &View) -> Option<Spot> {
    let covered = |spot: &Spot| matches!(view.at(*spot), Lies::FaceDown | Lies::Covered(_));
    Row::ALL.into_iter().rev().find_map(|row| row.spots().find(covered))
}

/// Whether a card was refused, and not an action of another kind.
fn is_of_a_card(refusal: &Refusal) -> bool {
    match refusal {
        Refusal::NotAdjacent { .. }
        | Refusal::Covered { .. }
        | Refusal::NotInSight { .. }
        | Refusal::AlreadyGone { .. }
        | Refusal::OnWaste { .. }
        | Refusal::NoneOpen { .. } => true,
        Refusal::Finished
        | Refusal::StockEmpty { .. }
        | Refusal::NothingToUndo
        | Refusal::NothingToRedo
        | Refusal::DrawNotAllowed { .. } => false,
    }
}

/// Whether a move of this kind was made.
fn moved(report: &Report, kind: impl Fn(&Event) -> bool) -> bool {
    if let Report::Halted { moved: made, .. } = report {
        return moved(made, kind);
    }
    matches!(report, Report::Moved { events, .. } if events.iter().any(kind))
}
