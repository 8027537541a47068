//! A row of 16 lanes of 32 bits, one a rank, worked on four registers at a time.

pub(super) use quad::Quad;

use super::lay::LANES;

#[cfg(target_arch = "x86_64")]
mod quad {
    use safe_arch::{
        bitand_m128i, bitor_m128i, byte_shl_imm_u128_m128i, byte_shr_imm_u128_m128i, cmp_eq_mask_i32_m128i,
        get_i32_from_m128i_s, m128i, set_splat_i32_m128i,
    };

    /// Four lanes in one register.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Quad(m128i);

    impl Quad {
        pub(in super::super) fn new(lanes: [u32; 4]) -> Quad {
            Quad(m128i::from(lanes))
        }

        #[inline]
        pub(in super::super) fn splat(value: u32) -> Quad {
            Quad(set_splat_i32_m128i(value.cast_signed()))
        }

        #[inline]
        pub(in super::super) fn and(self, other: Quad) -> Quad {
            Quad(bitand_m128i(self.0, other.0))
        }

        #[inline]
        pub(in super::super) fn or(self, other: Quad) -> Quad {
            Quad(bitor_m128i(self.0, other.0))
        }

        /// All ones in the lanes that are equal.
        #[inline]
        pub(in super::super) fn equal(self, other: Quad) -> Quad {
            Quad(cmp_eq_mask_i32_m128i(self.0, other.0))
        }

        /// Each lane from the one before it.
        #[inline]
        pub(in super::super) fn up(self) -> Quad {
            Quad(byte_shl_imm_u128_m128i::<4>(self.0))
        }

        /// Each lane from the one after it.
        #[inline]
        pub(in super::super) fn down(self) -> Quad {
            Quad(byte_shr_imm_u128_m128i::<4>(self.0))
        }

        /// The last lane from the first, and the first from the last; nothing in between.
        #[inline]
        pub(in super::super) fn ends(self) -> Quad {
            Quad(bitor_m128i(byte_shl_imm_u128_m128i::<12>(self.0), byte_shr_imm_u128_m128i::<12>(self.0)))
        }

        /// All lanes in one.
        #[inline]
        pub(in super::super) fn any(self) -> u32 {
            let two = bitor_m128i(self.0, byte_shr_imm_u128_m128i::<8>(self.0));
            let one = bitor_m128i(two, byte_shr_imm_u128_m128i::<4>(two));
            get_i32_from_m128i_s(one).cast_unsigned()
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod quad {
    /// Four lanes, in plain Rust.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Quad([u32; 4]);

    impl Quad {
        pub(in super::super) fn new(lanes: [u32; 4]) -> Quad {
            Quad(lanes)
        }

        pub(in super::super) fn splat(value: u32) -> Quad {
            Quad([value; 4])
        }

        pub(in super::super) fn and(self, other: Quad) -> Quad {
            Quad(std::array::from_fn(|lane| self.0[lane] & other.0[lane]))
        }

        pub(in super::super) fn or(self, other: Quad) -> Quad {
            Quad(std::array::from_fn(|lane| self.0[lane] | other.0[lane]))
        }

        /// All ones in the lanes that are equal.
        pub(in super::super) fn equal(self, other: Quad) -> Quad {
            Quad(std::array::from_fn(|lane| if self.0[lane] == other.0[lane] { u32::MAX } else { 0 }))
        }

        /// Each lane from the one before it.
        pub(in super::super) fn up(self) -> Quad {
            Quad([0, self.0[0], self.0[1], self.0[2]])
        }

        /// Each lane from the one after it.
        pub(in super::super) fn down(self) -> Quad {
            Quad([self.0[1], self.0[2], self.0[3], 0])
        }

        /// The last lane from the first, and the first from the last; nothing in between.
        pub(in super::super) fn ends(self) -> Quad {
            Quad([self.0[3], 0, 0, self.0[0]])
        }

        /// All lanes in one.
        pub(in super::super) fn any(self) -> u32 {
            self.0.iter().fold(0, |all, lane| all | lane)
        }
    }
}

/// The moments of each rank, one bit for each number of draws. Rank r stands in register r mod 4, so that the
/// neighbours of a register are, but for its ends, the registers beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moments([Quad; 4]);

impl Moments {
    pub(super) fn new(lanes: [u32; LANES]) -> Moments {
        Moments(std::array::from_fn(|quad| Quad::new(std::array::from_fn(|lane| lanes[4 * lane + quad]))))
    }

    /// All the same in every lane.
    #[inline]
    pub(super) fn splat(moments: u32) -> Moments {
        Moments([Quad::splat(moments); 4])
    }

    #[inline]
    pub(super) fn or(self, other: Moments) -> Moments {
        Moments(std::array::from_fn(|quad| self.0[quad].or(other.0[quad])))
    }

    #[inline]
    pub(super) fn and(self, other: Moments) -> Moments {
        Moments(std::array::from_fn(|quad| self.0[quad].and(other.0[quad])))
    }

    /// The moments of all lanes in one.
    #[inline]
    pub(super) fn any(self) -> u32 {
        let [first, second, third, fourth] = self.0;
        first.or(second).or(third.or(fourth)).any()
    }

    /// At each rank those of its two neighbours; `wrap` is all ones where king and ace are neighbours, else zero. The
    /// lanes beyond the king hold nothing of use afterwards, and the first of them must hold nothing before.
    #[inline]
    pub(super) fn neighbours(self, wrap: Quad) -> Moments {
        let [first, second, third, fourth] = self.0;
        let ends = first.ends().and(wrap);
        let inner = second.or(fourth.up());
        Moments([inner.or(ends), first.or(third), second.or(fourth), third.or(first.down())])
    }

    /// All ones in the lanes whose bits are set.
    #[inline]
    pub(super) fn of_bits(bits: u32) -> Moments {
        let bits = Quad::splat(bits);
        Moments(std::array::from_fn(|quad| {
            let lanes = Quad::new([1 << quad, 1 << (4 + quad), 1 << (8 + quad), 1 << (12 + quad)]);
            bits.and(lanes).equal(lanes)
        }))
    }
}
