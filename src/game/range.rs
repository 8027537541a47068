//! Deals that follow one another.

use super::deal::DealNumber;

/// Deals from one number to another, both included; at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealRange {
    first: DealNumber,
    last: DealNumber,
}

impl DealRange {
    /// From `first` to `last`; none where that is backwards.
    #[must_use]
    pub fn new(first: DealNumber, last: DealNumber) -> Option<DealRange> {
        (first <= last).then_some(DealRange { first, last })
    }

    /// The first deal.
    #[must_use]
    pub const fn first(self) -> DealNumber {
        self.first
    }

    /// The last deal.
    #[must_use]
    pub const fn last(self) -> DealNumber {
        self.last
    }

    /// How many deals these are: 1 to 2³⁵.
    #[must_use]
    pub const fn count(self) -> u64 {
        self.last.get() - self.first.get() + 1
    }

    /// The deals, by number.
    pub fn deals(self) -> impl Iterator<Item = DealNumber> {
        (self.first.get()..=self.last.get()).filter_map(DealNumber::new)
    }

    /// The first `count` deals, or the first one where that is 0, and the others.
    #[must_use]
    pub fn split(self, count: usize) -> (DealRange, Option<DealRange>) {
        let more = u64::try_from(count).unwrap_or(u64::MAX).saturating_sub(1);
        let end = self.first.get().saturating_add(more);
        let cut = DealNumber::new(end).filter(|cut| *cut < self.last);
        let after = cut.and_then(|cut| DealNumber::new(cut.get() + 1));
        match (cut, after) {
            (Some(cut), Some(after)) => (DealRange { last: cut, ..self }, Some(DealRange { first: after, ..self })),
            _ => (self, None),
        }
    }

    /// The deals in pieces of `length`, the last one of what is left.
    pub fn pieces(self, length: usize) -> impl Iterator<Item = DealRange> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let (piece, after) = rest?.split(length);
            rest = after;
            Some(piece)
        })
    }

    /// The deals of the range whose numbers are below this one.
    #[must_use]
    pub fn before(self, end: DealNumber) -> Option<DealRange> {
        let last = DealNumber::new(end.get().checked_sub(1)?)?;
        DealRange::new(self.first, last.min(self.last))
    }

    /// From the first of these to the last of the others, or these where the others end before.
    #[must_use]
    pub fn through(self, others: DealRange) -> DealRange {
        DealRange { last: self.last.max(others.last), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::{DealNumber, DealRange};

    fn range(first: u64, last: u64) -> Option<DealRange> {
        DealRange::new(DealNumber::new(first)?, DealNumber::new(last)?)
    }

    /// Catches a deal that is lost or doubled at a cut, and the end of all deals.
    #[test]
    fn pieces_are_the_whole() {
        let last = DealNumber::MAX.get();
        for (first, last) in [(0, 0), (1, 10), (5, 12), (last - 9, last), (last, last)] {
            let Some(whole) = range(first, last) else { panic!("{first} to {last}") };
            for length in [0, 1, 3, 5, 100] {
                let deals: Vec<u64> = whole.pieces(length).flat_map(DealRange::deals).map(DealNumber::get).collect();
                assert_eq!(deals, (first..=last).collect::<Vec<_>>(), "{first} to {last} by {length}");
            }
            assert_eq!(whole.count(), last - first + 1);
        }
        assert_eq!(range(2, 1), None);
        let before = |end| range(5, 9)?.before(DealNumber::new(end)?);
        assert_eq!([0, 5, 6, 9, 10, 99].map(before), [None, None, range(5, 5), range(5, 8), range(5, 9), range(5, 9)]);
    }
}
