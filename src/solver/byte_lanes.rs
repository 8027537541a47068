//! Thirty-two bytes, one for each of 32 deals.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

/// A byte for each of 32 deals. Its operations are plain loops, which the compiler turns into one or two instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct ByteLanes(pub(super) [u8; ByteLanes::COUNT]);

impl ByteLanes {
    /// How many deals lie side by side.
    pub(super) const COUNT: usize = 32;

    /// The same byte for every deal.
    #[inline(always)]
    pub(super) const fn splat(byte: u8) -> ByteLanes {
        ByteLanes([byte; ByteLanes::COUNT])
    }

    #[inline(always)]
    fn zip(mut self, other: ByteLanes, each: impl Fn(u8, u8) -> u8) -> ByteLanes {
        for (one, other) in self.0.iter_mut().zip(&other.0) {
            *one = each(*one, *other);
        }
        self
    }

    /// The higher of the two.
    #[inline(always)]
    pub(super) fn max(self, other: ByteLanes) -> ByteLanes {
        self.zip(other, |one, other| one.max(other))
    }

    /// The lower of the two.
    #[inline(always)]
    pub(super) fn min(self, other: ByteLanes) -> ByteLanes {
        self.zip(other, |one, other| one.min(other))
    }

    /// Both, bit by bit.
    #[inline(always)]
    pub(super) fn and(self, other: ByteLanes) -> ByteLanes {
        self.zip(other, |one, other| one & other)
    }

    /// The sum, round by 256.
    #[inline(always)]
    pub(super) fn plus(self, other: ByteLanes) -> ByteLanes {
        self.zip(other, u8::wrapping_add)
    }

    /// The difference, or 0 where it would be less.
    #[inline(always)]
    pub(super) fn less(self, other: ByteLanes) -> ByteLanes {
        self.zip(other, u8::saturating_sub)
    }
}
