//! Eight masks of 32 bits, one for each of eight deals.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

/// A mask for each of eight deals. Its operations are plain loops, which the compiler turns into one or two instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct MaskLanes(pub(super) [u32; MaskLanes::COUNT]);

impl MaskLanes {
    /// How many deals lie side by side.
    pub(super) const COUNT: usize = 8;

    /// The same mask for every deal.
    #[inline(always)]
    pub(super) const fn splat(mask: u32) -> MaskLanes {
        MaskLanes([mask; MaskLanes::COUNT])
    }

    #[inline(always)]
    fn zip(mut self, other: MaskLanes, each: impl Fn(u32, u32) -> u32) -> MaskLanes {
        for (one, other) in self.0.iter_mut().zip(&other.0) {
            *one = each(*one, *other);
        }
        self
    }

    /// What is in both.
    #[inline(always)]
    pub(super) fn and(self, other: MaskLanes) -> MaskLanes {
        self.zip(other, |one, other| one & other)
    }

    /// What is in either.
    #[inline(always)]
    pub(super) fn or(self, other: MaskLanes) -> MaskLanes {
        self.zip(other, |one, other| one | other)
    }

    /// What is in this one and not in the other.
    #[inline(always)]
    pub(super) fn without(self, other: MaskLanes) -> MaskLanes {
        self.zip(other, |one, other| one & !other)
    }

    /// Every bit moved up by so many.
    #[inline(always)]
    fn up(mut self, by: u32) -> MaskLanes {
        for one in &mut self.0 {
            *one <<= by;
        }
        self
    }

    /// Every bit moved down by so many.
    #[inline(always)]
    fn down(mut self, by: u32) -> MaskLanes {
        for one in &mut self.0 {
            *one >>= by;
        }
        self
    }

    /// The bits that follow these, and all that follow by going on through bits that do not stop it.
    #[inline(always)]
    pub(super) fn flood(self, stops: MaskLanes) -> MaskLanes {
        let mut flood = self.up(1);
        let mut through = MaskLanes::splat(u32::MAX).without(stops);
        for by in [1, 2, 4, 8, 16] {
            flood = flood.or(flood.and(through).up(by));
            through = through.and(through.down(by));
        }
        flood
    }
}
