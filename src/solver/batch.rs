//! Deals settled by the batch: 32 side by side, or eight where drawing is only for the stuck.

#[cfg(target_arch = "x86_64")]
use pulp::{Simd, x86::V3};

use super::batch_bytes::{BatchBytes, BytesSweep};
use super::batch_masks::{BatchMasks, MasksSweep};
use super::byte_lanes::{Baseline, ByteLanes};
use super::lay::Lay;
use super::mask_lanes::MaskLanes;
use crate::game::{Deal, Drawing, Rules};

/// Settles deals side by side, several times faster than one after the other: exactly, but it tells of a lost deal nothing
/// else. It uses AVX2 where the machine has that.
///
/// # Examples
/// ```
/// use tripeaks::game::{Deal, DealNumber, Ends, Rules};
/// use tripeaks::solver::Batch;
///
/// let deals = [1, 3].map(|number| Deal::new(DealNumber::new(number).unwrap()));
/// let mut batch = Batch::new(Rules::plain(Ends::Apart));
/// assert_eq!(batch.settle(&deals), [Some(17), None]);
/// ```
#[derive(Debug)]
pub struct Batch {
    rules: Rules,
    room: Room,
    machine: Machine,
    lays: Vec<Lay>,
}

#[derive(Debug)]
enum Room {
    Bytes(BatchBytes),
    Masks(BatchMasks),
}

impl Batch {
    /// How many deals are best given at a time: 32.
    pub const DEALS: usize = ByteLanes::COUNT;

    /// For these rules. Open peaks and the scheme of scores make no difference to what can be won.
    #[must_use]
    pub fn new(rules: Rules) -> Batch {
        Batch { machine: Machine::best(), ..Batch::baseline(rules) }
    }

    /// For these rules, with nothing but what every machine of this kind has: the same answers, more slowly.
    #[must_use]
    pub fn baseline(rules: Rules) -> Batch {
        let room = match rules.drawing {
            Drawing::Anytime => Room::Bytes(BatchBytes::new()),
            Drawing::WhenStuck => Room::Masks(BatchMasks::new()),
        };
        Batch { rules, room, machine: Machine::Baseline, lays: Vec::with_capacity(Batch::DEALS) }
    }

    /// The fewest draws of any win of each deal, in their order; none for a deal that can't be won.
    pub fn settle(&mut self, deals: &[Deal]) -> Vec<Option<u8>> {
        let mut settled = Vec::with_capacity(deals.len());
        for deals in deals.chunks(Batch::DEALS) {
            let mut lays = std::mem::take(&mut self.lays);
            lays.clear();
            lays.extend(deals.iter().map(|deal| Lay::of_deal(deal, self.rules)));
            self.settle_lays(&lays, &mut settled);
            self.lays = lays;
        }
        settled
    }

    /// The same of deals as the sweeps see them, all under these rules, added to what was settled before.
    pub(super) fn settle_lays(&mut self, lays: &[Lay], settled: &mut Vec<Option<u8>>) {
        match &mut self.room {
            Room::Bytes(bytes) => {
                for lays in lays.chunks(ByteLanes::COUNT) {
                    bytes.lay_out(lays);
                    let best = self.machine.sweep_bytes(bytes);
                    settled.extend(best.0.iter().take(lays.len()).map(|best| (*best > 0).then_some(u8::MAX - best)));
                }
            }
            Room::Masks(masks) => {
                for lays in lays.chunks(MaskLanes::COUNT) {
                    masks.lay_out(lays);
                    let won = self.machine.sweep_masks(masks);
                    settled.extend(won.0.iter().take(lays.len()).map(|draws| fewest(*draws)));
                }
            }
        }
    }
}

/// What a sweep is compiled for.
#[derive(Clone, Copy, Debug)]
enum Machine {
    /// What every machine of this kind has.
    Baseline,
    /// AVX2 and what goes with it.
    #[cfg(target_arch = "x86_64")]
    Avx2(V3),
}

impl Machine {
    /// The best that is there.
    fn best() -> Machine {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx2) = V3::try_new() {
            return Machine::Avx2(avx2);
        }
        Machine::Baseline
    }

    fn sweep_bytes(self, room: &mut BatchBytes) -> ByteLanes {
        match self {
            Machine::Baseline => BytesSweep { room, machine: Baseline }.run(),
            #[cfg(target_arch = "x86_64")]
            Machine::Avx2(avx2) => Simd::vectorize(avx2, BytesSweep { room, machine: avx2 }),
        }
    }

    fn sweep_masks(self, room: &mut BatchMasks) -> MaskLanes {
        match self {
            Machine::Baseline => MasksSweep(room).run(),
            #[cfg(target_arch = "x86_64")]
            Machine::Avx2(avx2) => Simd::vectorize(avx2, MasksSweep(room)),
        }
    }
}

/// The lowest bit that is set.
fn fewest(draws: u32) -> Option<u8> {
    u8::try_from(draws.trailing_zeros()).ok().filter(|_| draws != 0)
}
