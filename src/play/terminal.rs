//! The terminal as it was before the line editor.

use std::{io, thread};

use nix::sys::termios::{SetArg, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Has a signal that ends the program give the terminal back as it is now: a line editor that is ended in the middle of a
/// line would leave it without echo. Nothing said is lost by it, since what was said is kept before.
pub(super) fn give_back_when_ended() {
    let (Ok(before), Ok(mut signals)) = (tcgetattr(io::stdin()), Signals::new([SIGTERM, SIGHUP])) else { return };
    let watch = move || {
        for signal in &mut signals {
            // Best effort: a terminal that is gone needs nothing back.
            let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, &before);
            drop(emulate_default_handler(signal));
        }
    };
    // Without the thread a signal ends the program as it ends any other.
    drop(thread::Builder::new().name("signals".to_owned()).spawn(watch));
}
