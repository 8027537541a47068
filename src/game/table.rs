//! The table: what lies where at one moment, what may be done, and what doing it brings about.

use super::card::{Card, Rank, StockCard};
use super::deal::Deal;
use super::refusal::Refusal;
use super::rules::{Drawing, Ends, Faces, Rules, Scheme, Start};
use super::spot::{Peak, Row, Spot, SpotSet};

/// What a player may do; each counts as one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Take the card at this spot.
    Take(Spot),
    /// Draw the top card of the stock.
    Draw,
}

/// What an action brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card went from the tableau to the waste.
    Took {
        /// Which.
        card: Card,
        /// What became uncovered by it, left to right: none, one or two.
        opened: Vec<Spot>,
        /// The peak that it cleared, and the points for that.
        peak: Option<(Peak, i32)>,
        /// How many cards were taken since the last draw, this one included.
        streak: u8,
    },
    /// A card went from the stock to the waste.
    Drew {
        /// Which.
        card: StockCard,
        /// How many are left in the stock.
        left: usize,
    },
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Something can be done.
    Playing,
    /// The stock is empty and no uncovered card fits; undo leads out.
    Stuck,
    /// All 28 are gone. Final.
    Won,
}

/// All that changes during play, and so all that undo has to put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Position {
    taken: SpotSet,
    drawn: u8,
    waste: Option<StockCard>,
    score: i32,
    streak: u8,
}

/// A deal in play under some rules, at one moment. It knows every card; see [`View`](super::View) for what a player may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    deal: Deal,
    rules: Rules,
    stock: Vec<StockCard>,
    now: Position,
}

impl Table {
    /// The deal as it is dealt.
    #[must_use]
    pub fn new(deal: Deal, rules: Rules) -> Table {
        let waste = match rules.start {
            Start::Turned => Some(StockCard::Card(deal.opening())),
            Start::Empty => None,
        };
        let score = match rules.scheme {
            Scheme::Points => 500,
            Scheme::Streaks => 0,
            Scheme::CardsLeft => 28,
        };
        let stock = deal.stock(rules);
        Table { deal, rules, stock, now: Position { taken: SpotSet::EMPTY, drawn: 0, waste, score, streak: 0 } }
    }

    /// The deal that is played.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The whole stock as dealt, drawn cards included, in drawing order.
    #[must_use]
    pub fn stock(&self) -> &[StockCard] {
        &self.stock
    }

    /// How many cards have been drawn from the stock.
    #[must_use]
    pub fn drawn(&self) -> usize {
        usize::from(self.now.drawn)
    }

    /// The spots whose cards are gone.
    #[must_use]
    pub fn taken(&self) -> SpotSet {
        self.now.taken
    }

    /// The waste card; none only before the first move where the waste starts empty.
    #[must_use]
    pub fn waste(&self) -> Option<StockCard> {
        self.now.waste
    }

    /// The score, by the scheme in force.
    #[must_use]
    pub fn score(&self) -> i32 {
        self.now.score
    }

    /// How many cards were taken since the last draw.
    #[must_use]
    pub fn streak(&self) -> u8 {
        self.now.streak
    }

    /// Whether the card at this spot is there and nothing lies on it.
    #[must_use]
    pub fn is_uncovered(&self, spot: Spot) -> bool {
        !self.now.taken.contains(spot) && self.now.taken.contains_all(spot.cover())
    }

    /// The uncovered spots, in deal order.
    pub fn uncovered(&self) -> impl Iterator<Item = Spot> {
        Spot::all().filter(|spot| self.is_uncovered(*spot))
    }

    /// Whether a card of this rank may follow the waste card. Suits do not matter.
    #[must_use]
    pub fn fits(&self, rank: Rank) -> bool {
        match self.now.waste {
            None | Some(StockCard::Joker) => true,
            Some(StockCard::Card(waste)) => adjacent(waste.rank, rank, self.rules.ends),
        }
    }

    /// The uncovered spots whose cards may be taken now, in deal order.
    pub fn takes(&self) -> impl Iterator<Item = Spot> {
        self.uncovered().filter(|spot| self.fits(self.deal.card_at(*spot).rank))
    }

    /// How the game stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        if self.now.taken == SpotSet::FULL {
            Standing::Won
        } else if self.drawn() == self.stock.len() && self.takes().next().is_none() {
            Standing::Stuck
        } else {
            Standing::Playing
        }
    }

    /// Exactly what [`Table::apply`] accepts: the takes in deal order, then the draw.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        if self.standing() == Standing::Won {
            return Vec::new();
        }
        self.takes().map(Action::Take).chain(self.may_draw().map(|_| Action::Draw)).collect()
    }

    /// Does it, or says why not and changes nothing.
    ///
    /// # Errors
    /// The refusal, checked in this order: game won, stock empty, draw not allowed, then the card's own reason.
    pub fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        if self.standing() == Standing::Won {
            return Err(Refusal::Finished);
        }
        match action {
            Action::Draw => self.may_draw().map(|card| self.draw(card)),
            Action::Take(spot) => self.may_take(spot).map(|card| self.take(spot, card)),
        }
    }

    fn may_draw(&self) -> Result<StockCard, Refusal> {
        let top = self.stock.get(self.drawn()).copied().ok_or_else(|| Refusal::StockEmpty {
            fitting: self.takes().map(|spot| self.deal.card_at(spot)).collect(),
        })?;
        match (self.rules.drawing, self.takes().next()) {
            (Drawing::WhenStuck, Some(spot)) => Err(Refusal::DrawNotAllowed { fits: self.deal.card_at(spot) }),
            (Drawing::Anytime, _) | (Drawing::WhenStuck, None) => Ok(top),
        }
    }

    fn may_take(&self, spot: Spot) -> Result<Card, Refusal> {
        let card = self.deal.card_at(spot);
        if self.now.taken.contains(spot) {
            return Err(if self.now.waste == Some(card.into()) {
                Refusal::OnWaste { card: card.into() }
            } else {
                Refusal::AlreadyGone { card: card.into() }
            });
        }
        if !self.is_uncovered(spot) {
            let on_top = spot.cover().iter().filter(|cover| !self.now.taken.contains(*cover));
            let by = on_top.filter(|cover| self.is_face_up(*cover)).map(|cover| self.deal.card_at(cover)).collect();
            return Err(Refusal::Covered { by });
        }
        match self.now.waste {
            Some(StockCard::Card(waste)) if !self.fits(card.rank) => {
                Err(Refusal::NotAdjacent { cards: vec![card], waste })
            }
            Some(_) | None => Ok(card),
        }
    }

    /// Whether the card at this spot, if it is there, shows its face.
    pub(super) fn is_face_up(&self, spot: Spot) -> bool {
        self.rules.faces == Faces::Open || spot.cover().is_empty() || self.is_uncovered(spot)
    }

    fn draw(&mut self, card: StockCard) -> Event {
        self.now.drawn += 1;
        self.now.waste = Some(card);
        self.now.streak = 0;
        self.now.score += match self.rules.scheme {
            Scheme::Points => -1,
            Scheme::Streaks => -5,
            Scheme::CardsLeft => 0,
        };
        Event::Drew { card, left: self.stock.len() - self.drawn() }
    }

    fn take(&mut self, spot: Spot, card: Card) -> Event {
        self.now.taken = self.now.taken.with(spot);
        self.now.waste = Some(card.into());
        self.now.streak += 1;
        let peak = (spot.row() == Row::Tops).then(|| (spot.peak(), self.peak_bonus()));
        self.now.score += match self.rules.scheme {
            Scheme::Points | Scheme::CardsLeft => -1,
            Scheme::Streaks => i32::from(self.now.streak),
        };
        self.now.score += peak.map_or(0, |(_, bonus)| bonus);
        let opened = spot.covers().filter(|below| self.is_uncovered(*below)).collect();
        Event::Took { card, opened, peak, streak: self.now.streak }
    }

    /// What the peak just cleared is worth; its top is already gone.
    fn peak_bonus(&self) -> i32 {
        let cleared = Peak::ALL.into_iter().filter(|peak| self.is_cleared(*peak)).count();
        match self.rules.scheme {
            Scheme::Points => 100,
            Scheme::Streaks if cleared == 3 => 30,
            Scheme::Streaks => 15,
            Scheme::CardsLeft => 0,
        }
    }

    /// Whether all the peak's cards are gone.
    #[must_use]
    pub fn is_cleared(&self, peak: Peak) -> bool {
        peak.spots().all(|spot| self.now.taken.contains(spot))
    }

    pub(super) fn position(&self) -> Position {
        self.now
    }

    pub(super) fn put_back(&mut self, position: Position) {
        self.now = position;
    }
}

/// Whether two ranks are one apart, king and ace counting as the rules say.
#[must_use]
pub fn adjacent(one: Rank, other: Rank, ends: Ends) -> bool {
    let apart = one.number().abs_diff(other.number());
    apart == 1 || apart == 12 && ends == Ends::Joined
}
