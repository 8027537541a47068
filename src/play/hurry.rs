//! Somebody in a hurry: a key cuts the last words, where the program waits for them.

use std::io::{self, IsTerminal};
use std::time::Duration;

use crossterm::event::{Event, KeyEventKind, poll, read};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// A terminal at which any key is one, as long as this lasts.
struct Keys;

impl Keys {
    fn of_the_terminal() -> Option<Keys> {
        let there = io::stdin().is_terminal() && io::stdout().is_terminal();
        (there && enable_raw_mode().is_ok()).then_some(Keys)
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        // Best effort: a terminal that is gone needs nothing back.
        drop(disable_raw_mode());
    }
}

/// Tells, when it is asked, whether a key was pressed. Enter that is let go after the line that it ended is none.
pub fn any_key() -> impl FnMut() -> bool {
    let mut keys = None;
    move || {
        let keys = keys.get_or_insert_with(Keys::of_the_terminal);
        let waiting = || matches!(poll(Duration::ZERO), Ok(true));
        let pressed = || matches!(read(), Ok(Event::Key(key)) if key.kind == KeyEventKind::Press);
        keys.is_some() && waiting() && pressed()
    }
}
