//! Thirty-two bytes, one for each of 32 deals, and the instructions that work on all of them at once.
//!
//! The instructions are named one by one: what a compiler makes of plain loops over bytes changes with its settings, by more
//! than ten times.
#![expect(clippy::inline_always, reason = "only what is inlined whole is compiled for AVX2 where that is there")]

/// A byte for each of 32 deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct ByteLanes(pub(super) [u8; ByteLanes::COUNT]);

impl ByteLanes {
    /// How many deals lie side by side.
    pub(super) const COUNT: usize = 32;

    /// The same byte for every deal.
    pub(super) const fn splat(byte: u8) -> ByteLanes {
        ByteLanes([byte; ByteLanes::COUNT])
    }
}

/// Instructions on the bytes of 32 deals at once.
pub(super) trait ByteMachine: Copy {
    /// Where it holds them meanwhile.
    type Held: Copy;

    /// Takes them up.
    fn hold(self, lanes: &ByteLanes) -> Self::Held;
    /// Puts them down.
    fn put(self, held: Self::Held) -> ByteLanes;
    /// The higher of the two.
    fn max(self, one: Self::Held, other: Self::Held) -> Self::Held;
    /// The lower of the two.
    fn min(self, one: Self::Held, other: Self::Held) -> Self::Held;
    /// Both, bit by bit.
    fn and(self, one: Self::Held, other: Self::Held) -> Self::Held;
    /// The sum, round by 256.
    fn plus(self, one: Self::Held, other: Self::Held) -> Self::Held;
    /// The first less the other, or 0 where it would be less.
    fn less(self, one: Self::Held, other: Self::Held) -> Self::Held;
}

#[cfg(target_arch = "x86_64")]
pub(super) use x86_64::Baseline;

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use core::arch::x86_64::__m256i;

    use pulp::x86::V3;
    use safe_arch::{add_i8_m128i, bitand_m128i, m128i, max_u8_m128i, min_u8_m128i, sub_saturating_u8_m128i};

    use super::{ByteLanes, ByteMachine};

    /// AVX2: all 32 in one register.
    impl ByteMachine for V3 {
        type Held = __m256i;

        #[inline(always)]
        fn hold(self, lanes: &ByteLanes) -> __m256i {
            pulp::cast(lanes.0)
        }

        #[inline(always)]
        fn put(self, held: __m256i) -> ByteLanes {
            ByteLanes(pulp::cast(held))
        }

        #[inline(always)]
        fn max(self, one: __m256i, other: __m256i) -> __m256i {
            self.avx2._mm256_max_epu8(one, other)
        }

        #[inline(always)]
        fn min(self, one: __m256i, other: __m256i) -> __m256i {
            self.avx2._mm256_min_epu8(one, other)
        }

        #[inline(always)]
        fn and(self, one: __m256i, other: __m256i) -> __m256i {
            self.avx2._mm256_and_si256(one, other)
        }

        #[inline(always)]
        fn plus(self, one: __m256i, other: __m256i) -> __m256i {
            self.avx2._mm256_add_epi8(one, other)
        }

        #[inline(always)]
        fn less(self, one: __m256i, other: __m256i) -> __m256i {
            self.avx2._mm256_subs_epu8(one, other)
        }
    }

    /// What every x86-64 has: sixteen in a register.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Baseline;

    type Two = [m128i; 2];

    #[inline(always)]
    fn each(one: Two, other: Two, work: impl Fn(m128i, m128i) -> m128i) -> Two {
        [work(one[0], other[0]), work(one[1], other[1])]
    }

    impl ByteMachine for Baseline {
        type Held = Two;

        #[inline(always)]
        fn hold(self, lanes: &ByteLanes) -> Two {
            let halves: [[u8; 16]; 2] = pulp::cast(lanes.0);
            [m128i::from(halves[0]), m128i::from(halves[1])]
        }

        #[inline(always)]
        fn put(self, held: Two) -> ByteLanes {
            let halves: [[u8; 16]; 2] = [held[0].into(), held[1].into()];
            ByteLanes(pulp::cast(halves))
        }

        #[inline(always)]
        fn max(self, one: Two, other: Two) -> Two {
            each(one, other, max_u8_m128i)
        }

        #[inline(always)]
        fn min(self, one: Two, other: Two) -> Two {
            each(one, other, min_u8_m128i)
        }

        #[inline(always)]
        fn and(self, one: Two, other: Two) -> Two {
            each(one, other, bitand_m128i)
        }

        #[inline(always)]
        fn plus(self, one: Two, other: Two) -> Two {
            each(one, other, add_i8_m128i)
        }

        #[inline(always)]
        fn less(self, one: Two, other: Two) -> Two {
            each(one, other, sub_saturating_u8_m128i)
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
pub(super) use plain::Baseline;

#[cfg(not(target_arch = "x86_64"))]
mod plain {
    use super::{ByteLanes, ByteMachine};

    /// Plain Rust.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Baseline;

    #[inline(always)]
    fn each(mut one: ByteLanes, other: ByteLanes, work: impl Fn(u8, u8) -> u8) -> ByteLanes {
        for (one, other) in one.0.iter_mut().zip(&other.0) {
            *one = work(*one, *other);
        }
        one
    }

    impl ByteMachine for Baseline {
        type Held = ByteLanes;

        #[inline(always)]
        fn hold(self, lanes: &ByteLanes) -> ByteLanes {
            *lanes
        }

        #[inline(always)]
        fn put(self, held: ByteLanes) -> ByteLanes {
            held
        }

        #[inline(always)]
        fn max(self, one: ByteLanes, other: ByteLanes) -> ByteLanes {
            each(one, other, u8::max)
        }

        #[inline(always)]
        fn min(self, one: ByteLanes, other: ByteLanes) -> ByteLanes {
            each(one, other, u8::min)
        }

        #[inline(always)]
        fn and(self, one: ByteLanes, other: ByteLanes) -> ByteLanes {
            each(one, other, |one, other| one & other)
        }

        #[inline(always)]
        fn plus(self, one: ByteLanes, other: ByteLanes) -> ByteLanes {
            each(one, other, u8::wrapping_add)
        }

        #[inline(always)]
        fn less(self, one: ByteLanes, other: ByteLanes) -> ByteLanes {
            each(one, other, u8::saturating_sub)
        }
    }
}
