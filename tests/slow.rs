//! A second table, slow and obvious, to hold the first one to.

use tripeaks::game::{Deal, Drawing, Ends, Rules, Scheme, Start, StockCard};

/// What covers what, written out as on the rules page.
pub(crate) fn covers(spot: usize) -> Vec<usize> {
    let mut all = vec![Vec::new(); 28];
    for p in 0..3 {
        all[p] = vec![3 + 2 * p, 4 + 2 * p];
        all[3 + 2 * p] = vec![9 + 3 * p, 10 + 3 * p];
        all[4 + 2 * p] = vec![10 + 3 * p, 11 + 3 * p];
    }
    for k in 0..9 {
        all[9 + k] = vec![18 + k, 19 + k];
    }
    all.swap_remove(spot)
}

/// The spots of each peak, as (bg) counts them: nine, nine and ten.
pub(crate) const PEAKS: [&[usize]; 3] =
    [&[0, 3, 4, 9, 10, 11, 18, 19, 20], &[1, 5, 6, 12, 13, 14, 21, 22, 23], &[2, 7, 8, 15, 16, 17, 24, 25, 26, 27]];

/// A move: a spot to take, or a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Move {
    Take(usize),
    Draw,
}

/// The table as lists of words: `"7S"`, `"*"` for the joker, `""` for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slow {
    pub(crate) tableau: Vec<String>,
    pub(crate) stock: Vec<String>,
    pub(crate) waste: String,
    pub(crate) score: i64,
    streak: i64,
    cleared: Vec<usize>,
    easy: bool,
    when_stuck: bool,
    scheme: &'static str,
}

impl Slow {
    pub(crate) fn new(deal: &Deal, rules: Rules) -> Slow {
        let words: Vec<String> = deal.deck().cards().iter().map(ToString::to_string).collect();
        let mut stock = words[29..].to_vec();
        if rules.joker == tripeaks::game::Joker::With {
            let with = deal.stock(rules);
            let above = with.len() - 1 - with.iter().rev().position(|card| *card == StockCard::Joker).unwrap();
            stock.insert(above - usize::from(rules.start == Start::Empty), "*".to_owned());
        }
        let mut waste = words[28].clone();
        if rules.start == Start::Empty {
            stock.insert(0, std::mem::take(&mut waste));
        }
        let (scheme, score) = match rules.scheme {
            Scheme::Points => ("points", 500),
            Scheme::Streaks => ("streaks", 0),
            Scheme::CardsLeft => ("left", 28),
        };
        Slow {
            tableau: words[..28].to_vec(),
            stock,
            waste,
            score,
            streak: 0,
            cleared: Vec::new(),
            easy: rules.ends == Ends::Joined,
            when_stuck: rules.drawing == Drawing::WhenStuck,
            scheme,
        }
    }

    fn fits(&self, word: &str) -> bool {
        const NEXT: [&str; 13] = ["A2", "23", "34", "45", "56", "67", "78", "89", "9T", "TJ", "JQ", "QK", "KA"];
        if self.waste.is_empty() || self.waste == "*" {
            return true;
        }
        let pair = |one: &str, two: &str| format!("{}{}", one.chars().next().unwrap(), two.chars().next().unwrap());
        let pairs = [pair(&self.waste, word), pair(word, &self.waste)];
        NEXT.iter().take(if self.easy { 13 } else { 12 }).any(|next| pairs.contains(&(*next).to_owned()))
    }

    pub(crate) fn open(&self) -> Vec<usize> {
        let there = |spot: &usize| !self.tableau[*spot].is_empty();
        (0..28).filter(there).filter(|spot| !covers(*spot).iter().any(there)).collect()
    }

    pub(crate) fn won(&self) -> bool {
        self.tableau.iter().all(String::is_empty)
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        let takes: Vec<Move> =
            self.open().into_iter().filter(|spot| self.fits(&self.tableau[*spot])).map(Move::Take).collect();
        let draw = !self.won() && !self.stock.is_empty() && (!self.when_stuck || takes.is_empty());
        takes.into_iter().chain(draw.then_some(Move::Draw)).collect()
    }

    pub(crate) fn after(&self, step: Move) -> Slow {
        let mut next = self.clone();
        match step {
            Move::Draw => {
                next.waste = next.stock.remove(0);
                next.streak = 0;
                next.score -= match self.scheme {
                    "points" => 1,
                    "streaks" => 5,
                    _ => 0,
                };
            }
            Move::Take(spot) => {
                next.waste = std::mem::take(&mut next.tableau[spot]);
                next.streak += 1;
                next.score += if self.scheme == "streaks" { next.streak } else { -1 };
                for (peak, spots) in PEAKS.iter().enumerate() {
                    let empty = spots.iter().all(|spot| next.tableau[*spot].is_empty());
                    if empty && !next.cleared.contains(&peak) {
                        next.cleared.push(peak);
                        next.score += match (self.scheme, next.cleared.len()) {
                            ("points", _) => 100,
                            ("streaks", 3) => 30,
                            ("streaks", _) => 15,
                            _ => 0,
                        };
                    }
                }
            }
        }
        next
    }
}
