//! A row of 16 bytes, one a rank, worked on all at once.

pub(super) use register::Row;

use super::lay::LANES;

#[cfg(target_arch = "x86_64")]
mod register {
    use safe_arch::{
        bitand_m128i, byte_shl_imm_u128_m128i, byte_shr_imm_u128_m128i, get_i32_from_m128i_s, m128i, max_u8_m128i,
        set_splat_i8_m128i,
    };

    /// 16 bytes in one register; every operation is one that all x86-64 machines have.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Row(m128i);

    impl Row {
        pub(in super::super) fn new(lanes: [u8; super::LANES]) -> Row {
            Row(m128i::from(lanes))
        }

        #[inline]
        pub(in super::super) fn splat(value: u8) -> Row {
            Row(set_splat_i8_m128i(value.cast_signed()))
        }

        #[inline]
        pub(in super::super) fn max(self, other: Row) -> Row {
            Row(max_u8_m128i(self.0, other.0))
        }

        #[inline]
        pub(in super::super) fn and(self, other: Row) -> Row {
            Row(bitand_m128i(self.0, other.0))
        }

        #[inline]
        pub(in super::super) fn up<const BY: i32>(self) -> Row {
            Row(byte_shl_imm_u128_m128i::<BY>(self.0))
        }

        #[inline]
        pub(in super::super) fn down<const BY: i32>(self) -> Row {
            Row(byte_shr_imm_u128_m128i::<BY>(self.0))
        }

        #[inline]
        pub(in super::super) fn first(self) -> u8 {
            get_i32_from_m128i_s(self.0).to_le_bytes()[0]
        }
    }
}

#[cfg(not(target_arch = "x86_64"))]
mod register {
    /// 16 bytes, in plain Rust.
    #[derive(Clone, Copy, Debug)]
    pub(in super::super) struct Row([u8; super::LANES]);

    impl Row {
        pub(in super::super) fn new(lanes: [u8; super::LANES]) -> Row {
            Row(lanes)
        }

        pub(in super::super) fn splat(value: u8) -> Row {
            Row([value; super::LANES])
        }

        pub(in super::super) fn max(self, other: Row) -> Row {
            Row(std::array::from_fn(|lane| self.0[lane].max(other.0[lane])))
        }

        pub(in super::super) fn and(self, other: Row) -> Row {
            Row((u128::from_le_bytes(self.0) & u128::from_le_bytes(other.0)).to_le_bytes())
        }

        pub(in super::super) fn up<const BY: i32>(self) -> Row {
            Row((u128::from_le_bytes(self.0) << (8 * BY)).to_le_bytes())
        }

        pub(in super::super) fn down<const BY: i32>(self) -> Row {
            Row((u128::from_le_bytes(self.0) >> (8 * BY)).to_le_bytes())
        }

        pub(in super::super) fn first(self) -> u8 {
            self.0[0]
        }
    }
}

impl Row {
    /// The row of a single lane.
    pub(super) fn lane(rank: u8, value: u8) -> Row {
        let mut lanes = [0; LANES];
        lanes[usize::from(rank)] = value;
        Row::new(lanes)
    }

    /// The row of this value at every rank.
    pub(super) fn ranks(value: u8) -> Row {
        Row::new(std::array::from_fn(|lane| if lane < 13 { value } else { 0 }))
    }

    /// The highest of all lanes.
    #[inline]
    pub(super) fn highest(self) -> u8 {
        let row = self.max(self.down::<8>());
        let row = row.max(row.down::<4>());
        let row = row.max(row.down::<2>());
        row.max(row.down::<1>()).first()
    }

    /// At each rank the higher of its two neighbours; `wrap` is all ones where king and ace are neighbours, else zero.
    /// The lanes beyond the king hold nothing of use afterwards, and must hold nothing before.
    #[inline]
    pub(super) fn neighbours(self, wrap: Row) -> Row {
        let ends = self.up::<12>().max(self.down::<12>()).and(wrap);
        self.up::<1>().max(self.down::<1>()).max(ends)
    }
}
