//! What the voice is to do, in order: the game puts it there and goes on.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::session::VoiceSettings;

use super::change::Change;
use super::engine::{Trouble, VoiceName};
use super::utterance::{Aloud, Voicing};

/// How many utterances wait at most; the oldest gives way.
const MOST_WAITING: usize = 128;

/// Something for the voice to do.
#[derive(Debug)]
pub(super) enum Order {
    /// Speak this.
    Say {
        /// In one go.
        aloud: Vec<Aloud>,
        /// Whether the player asked for it.
        voicing: Voicing,
        /// When it was said.
        at: Duration,
    },
    /// Be silent.
    Stop,
    /// Heed these settings, of which this changed.
    Heed(VoiceSettings, Change),
    /// Tell the voices there are.
    Voices(Sender<Result<Vec<VoiceName>, Trouble>>),
    /// Let the sender go, since all before it is done.
    Done(Sender<()>),
    /// Take leave, and let the sender go when that is done.
    Leave(Sender<()>),
}

impl Order {
    fn is_speech(&self) -> bool {
        matches!(self, Order::Say { .. })
    }
}

/// The orders that wait.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: Mutex<VecDeque<Order>>,
    filled: Condvar,
}

impl Queue {
    /// Adds an order, and never waits. Of utterances there are only so many; "stop" drops all of them.
    pub(super) fn push(&self, order: Order) {
        let mut waiting = self.lock();
        if matches!(order, Order::Stop) {
            waiting.retain(|order| !order.is_speech());
        } else if order.is_speech() && waiting.iter().filter(|order| order.is_speech()).count() >= MOST_WAITING {
            let oldest = waiting.iter().position(Order::is_speech);
            oldest.and_then(|oldest| waiting.remove(oldest));
        }
        waiting.push_back(order);
        self.filled.notify_one();
    }

    /// The next order; waits for one, so long at most.
    pub(super) fn next(&self, most: Duration) -> Option<Order> {
        let waiting = self.filled.wait_timeout_while(self.lock(), most, |waiting| waiting.is_empty());
        let (mut waiting, _) = waiting.unwrap_or_else(PoisonError::into_inner);
        waiting.pop_front()
    }

    /// Whether another utterance waits.
    pub(super) fn more_to_say(&self) -> bool {
        self.lock().iter().any(Order::is_speech)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Order>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
