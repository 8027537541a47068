//! What a player may know of a table: what is visible, and what has been.

use super::card::{Card, Rank, StockCard};
use super::refusal::Refusal;
use super::rules::{Rules, Start};
use super::spot::{Peak, Spot, SpotSet};
use super::table::{Standing, Table, adjacent};

/// What a player sees at a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// Nothing: the card is gone.
    Gone,
    /// The back of a card.
    FaceDown,
    /// A card that others cover.
    Covered(Card),
    /// A card that nothing covers.
    Open(Card),
}

impl Lies {
    /// The card, where its face shows.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Lies::Covered(card) | Lies::Open(card) => Some(card),
            Lies::Gone | Lies::FaceDown => None,
        }
    }
}

/// What has been visible so far. It stays known when an undo hides it again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seen {
    spots: SpotSet,
    drawn: usize,
}

impl Seen {
    /// Adds what the table shows now.
    pub fn look(&mut self, table: &Table) {
        self.spots = Spot::all().filter(|spot| self.spots.contains(*spot) || table.is_face_up(*spot)).collect();
        self.drawn = self.drawn.max(table.drawn());
    }
}

/// What was named to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A card, wherever it lies.
    Card(StockCard),
    /// Any card of this rank.
    Rank(Rank),
    /// Whatever lies at this spot.
    Place(Spot),
}

/// What a target stands for on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This spot.
    One(Spot),
    /// Any of these uncovered cards, all of which fit: the player has to say which.
    Several(Vec<Card>),
}

/// All that a player may know; nothing of it depends on a card that was never visible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The rules in force.
    pub rules: Rules,
    /// What is visible at each spot, by [`Spot::index`].
    pub spots: [Lies; Spot::COUNT],
    /// The waste card.
    pub waste: Option<StockCard>,
    /// How many cards the stock still has.
    pub stock: usize,
    /// How many cards have been drawn, as things stand.
    pub drawn: usize,
    /// What has ever been visible at each spot, gone and hidden again included.
    pub known_spots: [Option<Card>; Spot::COUNT],
    /// What has ever been drawn, in order; longer than `drawn` after undone draws.
    pub known_stock: Vec<StockCard>,
    /// The card that opened the waste, where one did.
    pub opening: Option<Card>,
    /// How many cards were taken since the last draw.
    pub streak: u8,
    /// The score, by the scheme in force.
    pub score: i32,
    /// Takes and draws so far, undone ones included.
    pub moves: u32,
    /// How the game stands.
    pub standing: Standing,
}

impl View {
    /// What `seen` and a look at the table tell.
    #[must_use]
    pub fn new(table: &Table, seen: Seen, moves: u32) -> View {
        let deal = table.deal();
        let lies = |spot: Spot| {
            let card = deal.card_at(spot);
            if table.taken().contains(spot) {
                Lies::Gone
            } else if table.is_uncovered(spot) {
                Lies::Open(card)
            } else if table.is_face_up(spot) {
                Lies::Covered(card)
            } else {
                Lies::FaceDown
            }
        };
        let mut spots = [Lies::Gone; Spot::COUNT];
        let mut known_spots = [None; Spot::COUNT];
        for spot in Spot::all() {
            spots[spot.index()] = lies(spot);
            known_spots[spot.index()] = seen.spots.contains(spot).then(|| deal.card_at(spot));
        }
        let turned = match table.rules().start {
            Start::Turned => Some(deal.opening()),
            Start::Empty => None,
        };
        View {
            rules: table.rules(),
            spots,
            waste: table.waste(),
            stock: table.stock().len() - table.drawn(),
            drawn: table.drawn(),
            known_spots,
            known_stock: table.stock().iter().copied().take(seen.drawn).collect(),
            opening: turned,
            streak: table.streak(),
            score: table.score(),
            moves,
            standing: table.standing(),
        }
    }

    /// What is visible at the spot.
    #[must_use]
    pub fn at(&self, spot: Spot) -> Lies {
        self.spots[spot.index()]
    }

    /// The uncovered cards, in deal order.
    pub fn open(&self) -> impl Iterator<Item = Card> {
        self.spots.iter().filter_map(|lies| match lies {
            Lies::Open(card) => Some(*card),
            Lies::Gone | Lies::FaceDown | Lies::Covered(_) => None,
        })
    }

    /// The uncovered cards that fit the waste card, in deal order.
    pub fn fitting(&self) -> impl Iterator<Item = Card> {
        self.open().filter(|card| self.fits(card.rank))
    }

    /// Whether a card of this rank may follow the waste card.
    #[must_use]
    pub fn fits(&self, rank: Rank) -> bool {
        match self.waste {
            None | Some(StockCard::Joker) => true,
            Some(StockCard::Card(waste)) => adjacent(waste.rank, rank, self.rules.ends),
        }
    }

    /// How many cards the tableau still has.
    #[must_use]
    pub fn left(&self) -> usize {
        self.spots.iter().filter(|lies| **lies != Lies::Gone).count()
    }

    /// Whether all the peak's cards are gone.
    #[must_use]
    pub fn is_cleared(&self, peak: Peak) -> bool {
        peak.spots().all(|spot| self.at(spot) == Lies::Gone)
    }

    /// Where the card is visible, if it is.
    #[must_use]
    pub fn spot_of(&self, card: Card) -> Option<Spot> {
        Spot::all().find(|spot| self.at(*spot).card() == Some(card))
    }

    /// The cards still there that lie right on this spot, left to right.
    pub fn right_on(&self, spot: Spot) -> impl Iterator<Item = Spot> {
        self.still_there(spot.cover())
    }

    /// How many cards still lie over this spot, right on it or on what does.
    #[must_use]
    pub fn over(&self, spot: Spot) -> usize {
        self.still_there(spot.over()).count()
    }

    fn still_there(&self, spots: SpotSet) -> impl Iterator<Item = Spot> {
        spots.iter().filter(|spot| self.at(*spot) != Lies::Gone)
    }

    /// The spots where a card of this rank is visible, in deal order.
    pub fn spots_of_rank(&self, rank: Rank) -> impl Iterator<Item = Spot> {
        Spot::all().filter(move |spot| self.at(*spot).card().is_some_and(|card| card.rank == rank))
    }

    /// What the target stands for. Of a card that is not visible it tells only what the player has seen become of it,
    /// so the answer is the same wherever an unseen card hides.
    ///
    /// # Errors
    /// The refusal, where there is nothing to take: not in sight, gone, or no card of that rank uncovered or fitting.
    pub fn find(&self, target: Target) -> Result<Found, Refusal> {
        if self.standing == Standing::Won {
            return Err(Refusal::Finished);
        }
        match target {
            Target::Place(spot) => Ok(Found::One(spot)),
            Target::Card(StockCard::Card(card)) => match self.spot_of(card) {
                Some(spot) => Ok(Found::One(spot)),
                None => Err(self.absent(card.into())),
            },
            Target::Card(StockCard::Joker) => Err(self.absent(StockCard::Joker)),
            Target::Rank(rank) => self.find_rank(rank),
        }
    }

    /// What has become of a card that is not visible on the table, as far as the player has seen it.
    #[must_use]
    pub fn absent(&self, card: StockCard) -> Refusal {
        let drawn = self.known_stock.iter().take(self.drawn).any(|known| *known == card);
        let taken = Spot::all().any(|spot| {
            self.at(spot) == Lies::Gone && self.known_spots[spot.index()].map(StockCard::Card) == Some(card)
        });
        if self.waste == Some(card) {
            Refusal::OnWaste { card }
        } else if drawn || taken || self.opening.map(StockCard::Card) == Some(card) {
            Refusal::AlreadyGone { card }
        } else {
            Refusal::NotInSight { card }
        }
    }

    fn find_rank(&self, rank: Rank) -> Result<Found, Refusal> {
        let open: Vec<Card> = self.open().filter(|card| card.rank == rank).collect();
        match (open.as_slice(), self.waste) {
            ([], _) => {
                let visible = self.spots.iter().filter_map(|lies| lies.card());
                Err(Refusal::NoneOpen { rank, covered: visible.filter(|card| card.rank == rank).collect() })
            }
            ([one], _) => Ok(Found::One(self.spot_of(*one).unwrap_or_else(|| unreachable!("an open card is visible")))),
            (_, Some(StockCard::Card(waste))) if !self.fits(rank) => Err(Refusal::NotAdjacent { cards: open, waste }),
            _ => Ok(Found::Several(open)),
        }
    }
}
