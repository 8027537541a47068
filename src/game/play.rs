//! A game: a table with its history, which reaches back to the deal.

use super::card::{Card, StockCard};
use super::code::DealCode;
use super::deal::Deal;
use super::refusal::Refusal;
use super::spot::Spot;
use super::table::{Action, Event, Position, Standing, Table};
use super::view::{Lies, Seen, View};

/// An accepted step of a game, as a save keeps it. A long game has millions: each is three bytes at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// An action.
    Did(Action),
    /// So many actions undone.
    Undid(u8),
    /// So many undone actions done again.
    Redid(u8),
}

/// What an undo put back, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undone {
    /// How many actions; at least 1.
    pub count: usize,
    /// Cards back on the table.
    pub on_table: Vec<Card>,
    /// Cards back in the stock.
    pub in_stock: Vec<StockCard>,
    /// Cards still on the table that show their backs again.
    pub face_down: Vec<Card>,
}

/// A game in play: begun from a code, changed by [`Game::apply`], [`Game::undo`] and [`Game::redo`] and by nothing else.
#[derive(Clone, Debug)]
pub struct Game {
    code: DealCode,
    table: Table,
    history: Vec<(Action, Position)>,
    steps: Vec<Step>,
    /// What was undone since the last new action, the next to be done again last.
    undone: Vec<Action>,
    moves: u32,
    seen: Seen,
}

impl Game {
    /// A new game of this deal under these rules.
    #[must_use]
    pub fn begin(code: DealCode) -> Game {
        let table = Table::new(Deal::new(code.deal), code.rules);
        let mut seen = Seen::default();
        seen.look(&table);
        Game { code, table, history: Vec::new(), steps: Vec::new(), undone: Vec::new(), moves: 0, seen }
    }

    /// The deal and the rules of the game.
    #[must_use]
    pub fn code(&self) -> DealCode {
        self.code
    }

    /// The table as it is, hidden cards included: for the solver, never for words.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the player may know.
    #[must_use]
    pub fn view(&self) -> View {
        View::new(&self.table, self.seen, self.moves)
    }

    /// Takes and draws so far, undone ones included.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The actions that stand, oldest first: at most 53.
    #[must_use]
    pub fn history(&self) -> impl ExactSizeIterator<Item = Action> {
        self.history.iter().map(|(action, _)| *action)
    }

    /// Every accepted step since the deal, undone ones and undos included.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Does it and counts it as a move, or says why not and changes nothing.
    ///
    /// # Errors
    /// As [`Table::apply`].
    pub fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        let before = self.table.position();
        let event = self.table.apply(action)?;
        self.history.push((action, before));
        self.steps.push(Step::Did(action));
        self.undone.clear();
        self.moves += 1;
        self.seen.look(&self.table);
        Ok(event)
    }

    /// Undoes the last `count` actions, or all that stand if they are fewer. Everything is put back but the counter of
    /// moves and what has been seen.
    ///
    /// # Errors
    /// When the game is won, when nothing stands to be undone, and when `count` is 0.
    pub fn undo(&mut self, count: usize) -> Result<Undone, Refusal> {
        if self.table.standing() == Standing::Won {
            return Err(Refusal::Finished);
        }
        let kept = self.history.len().saturating_sub(count);
        let undone = self.history.split_off(kept);
        let Some((_, position)) = undone.first().copied() else {
            return Err(Refusal::NothingToUndo);
        };
        let visible = self.view();
        self.table.put_back(position);
        self.steps.push(Step::Undid(counted(undone.len())));
        self.undone.extend(undone.iter().rev().map(|(action, _)| *action));
        let hidden = self.view();
        let actions = undone.iter().rev().map(|(action, _)| *action);
        let taken = actions.filter_map(|action| match action {
            Action::Take(spot) => Some(self.table.deal().card_at(spot)),
            Action::Draw => None,
        });
        let back = visible.known_stock.iter().take(visible.drawn).skip(hidden.drawn);
        let turned = |spot: &Spot| visible.at(*spot).card().is_some() && hidden.at(*spot) == Lies::FaceDown;
        Ok(Undone {
            count: undone.len(),
            on_table: taken.collect(),
            in_stock: back.rev().copied().collect(),
            face_down: Spot::all().filter(turned).filter_map(|spot| visible.at(spot).card()).collect(),
        })
    }

    /// Whether something was undone since the last new action, and can be done again.
    #[must_use]
    pub fn is_redoable(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does the last `count` undone actions again, or all if they are fewer, and tells what they did. They were counted as
    /// moves before, and are not counted twice.
    ///
    /// # Errors
    /// When the game is won, when nothing was undone since the last new action, and when `count` is 0.
    pub fn redo(&mut self, count: usize) -> Result<Vec<Event>, Refusal> {
        if self.table.standing() == Standing::Won {
            return Err(Refusal::Finished);
        }
        let mut events = Vec::new();
        while events.len() < count {
            let Some(action) = self.undone.pop() else { break };
            let before = self.table.position();
            let Ok(event) = self.table.apply(action) else { break };
            self.history.push((action, before));
            self.seen.look(&self.table);
            events.push(event);
        }
        if events.is_empty() {
            return Err(Refusal::NothingToRedo);
        }
        self.steps.push(Step::Redid(counted(events.len())));
        Ok(events)
    }
}

/// How many actions, of those that can stand.
fn counted(actions: usize) -> u8 {
    u8::try_from(actions).unwrap_or_else(|_| unreachable!("at most 53 stand"))
}

const _: () = assert!(size_of::<Step>() <= 3);
