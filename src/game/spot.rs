//! The 28 places of the tableau: rows, peaks, and which covers which.

use strum::{IntoStaticStr, VariantArray};

/// One of the four rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Row {
    /// Row 1, the three peak tops.
    Tops,
    /// Row 2, six spots.
    Second,
    /// Row 3, nine spots.
    Third,
    /// Row 4, the bottom row, ten spots; face up from the start.
    Bottom,
}

impl Row {
    /// All four, top row first.
    pub const ALL: [Row; Row::VARIANTS.len()] = *Row::VARIANTS.first_chunk().expect("as many as there are");

    /// 1 for the peak tops to 4 for the bottom row.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The row counted as `number`, 1 to 4.
    #[must_use]
    pub fn from_number(number: u64) -> Option<Row> {
        Row::ALL.into_iter().find(|row| u64::from(row.number()) == number)
    }

    const fn start(self) -> u8 {
        [0, 3, 9, 18][self as usize]
    }

    /// How many spots it has: 3, 6, 9 or 10.
    #[must_use]
    pub const fn width(self) -> u8 {
        [3, 6, 9, 10][self as usize]
    }

    /// Its spots, left to right.
    pub fn spots(self) -> impl DoubleEndedIterator<Item = Spot> {
        (self.start()..self.start() + self.width()).map(Spot)
    }

    /// The spot at this place, counted from 1 at the left, gone cards included.
    #[must_use]
    pub fn place(self, number: u64) -> Option<Spot> {
        self.spots().find(|spot| u64::from(spot.place()) == number)
    }
}

/// One of the three peaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Peak {
    /// Nine cards.
    Left,
    /// Nine cards.
    Middle,
    /// Ten cards.
    Right,
}

impl Peak {
    /// All three, left first.
    pub const ALL: [Peak; Peak::VARIANTS.len()] = *Peak::VARIANTS.first_chunk().expect("as many as there are");

    /// 1 for the left peak to 3 for the right one.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The peak counted as `number`, 1 to 3.
    #[must_use]
    pub fn from_number(number: u64) -> Option<Peak> {
        Peak::ALL.into_iter().find(|peak| u64::from(peak.number()) == number)
    }

    /// Its topmost spot, in row 1.
    #[must_use]
    pub const fn top(self) -> Spot {
        Spot(self as u8)
    }

    /// Its spots, top row first: 9, 9 or 10 of them.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        Spot::all().filter(move |spot| spot.peak() == self)
    }
}

/// A place of the tableau, numbered in deal order: 0–2 the peak tops, 3–8 row 2, 9–17 row 3, 18–27 the bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// How many there are.
    pub const COUNT: usize = 28;

    /// All 28, in deal order.
    pub fn all() -> impl DoubleEndedIterator<Item = Spot> {
        (0..28).map(Spot)
    }

    /// The spot with this number, 0 to 27.
    #[must_use]
    pub const fn new(number: u8) -> Option<Spot> {
        if number < 28 { Some(Spot(number)) } else { None }
    }

    /// Its number in deal order, 0 to 27.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row it lies in.
    #[must_use]
    pub const fn row(self) -> Row {
        match self.0 {
            0..3 => Row::Tops,
            3..9 => Row::Second,
            9..18 => Row::Third,
            _ => Row::Bottom,
        }
    }

    /// Its place in the row, from 1 at the left.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 - self.row().start() + 1
    }

    /// The peak that owns it, for the peak bonus.
    #[must_use]
    pub const fn peak(self) -> Peak {
        let place = self.place() - 1;
        let left_most = match self.row() {
            Row::Tops => place,
            Row::Second => place / 2,
            Row::Third | Row::Bottom => place / 3,
        };
        match left_most {
            0 => Peak::Left,
            1 => Peak::Middle,
            _ => Peak::Right,
        }
    }

    /// The two spots of the next row that cover it; none for the bottom row.
    #[must_use]
    pub const fn covered_by(self) -> Option<[Spot; 2]> {
        let left = match self.row() {
            Row::Tops => 3 + 2 * self.0,
            Row::Second => {
                let place = self.0 - 3;
                9 + 3 * (place / 2) + place % 2
            }
            Row::Third => self.0 + 9,
            Row::Bottom => return None,
        };
        Some([Spot(left), Spot(left + 1)])
    }

    /// The spots that it helps to cover: none, one or two, left to right.
    pub fn covers(self) -> impl Iterator<Item = Spot> {
        Spot::all().filter(move |spot| spot.covered_by().is_some_and(|pair| pair.contains(&self)))
    }

    /// What must be gone before it is uncovered; empty for the bottom row.
    #[must_use]
    pub const fn cover(self) -> SpotSet {
        match self.covered_by() {
            Some([left, right]) => SpotSet::EMPTY.with(left).with(right),
            None => SpotSet::EMPTY,
        }
    }

    /// All that lies over it, right on it or on what does: none to nine spots.
    #[must_use]
    pub fn over(self) -> SpotSet {
        let above = |set: SpotSet| set.iter().flat_map(|spot| spot.cover().iter().collect::<Vec<_>>()).collect();
        let (one, two): (SpotSet, SpotSet) = (self.cover(), above(self.cover()));
        one.iter().chain(two.iter()).chain(above(two).iter()).collect()
    }
}

/// A set of spots, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpotSet(u32);

impl SpotSet {
    /// No spot.
    pub const EMPTY: SpotSet = SpotSet(0);
    /// All 28.
    pub const FULL: SpotSet = SpotSet((1 << 28) - 1);

    /// Bit n is spot n.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// This set and the spot.
    #[must_use]
    pub const fn with(self, spot: Spot) -> SpotSet {
        SpotSet(self.0 | 1 << spot.0)
    }

    /// Whether the spot is in it.
    #[must_use]
    pub const fn contains(self, spot: Spot) -> bool {
        self.0 >> spot.0 & 1 == 1
    }

    /// Whether every spot of `other` is in it.
    #[must_use]
    pub const fn contains_all(self, other: SpotSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// How many spots it has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its spots, in deal order.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        Spot::all().filter(move |spot| self.contains(*spot))
    }
}

impl FromIterator<Spot> for SpotSet {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> SpotSet {
        spots.into_iter().fold(SpotSet::EMPTY, SpotSet::with)
    }
}
