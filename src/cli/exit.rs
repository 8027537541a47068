//! How the program ends: its exit codes, and what is said on standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::language::{Catalogue, Message};

/// The program's exit codes beside 0: an argument that can't be; what the world refused; a count that was stopped.
pub(super) const BAD_ARGUMENT: u8 = 2;
pub(super) const REFUSED_BY_THE_WORLD: u8 = 1;
pub(super) const STOPPED: u8 = 130;

/// The end: a closed pipe is a quiet one.
pub(super) fn finish(done: io::Result<()>, catalogue: &Catalogue) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => complain(&catalogue.text(&Message::new("cli-error-output")), REFUSED_BY_THE_WORLD),
    }
}

/// Says a sentence on standard error, if that can be written to.
pub(super) fn complain(sentence: &str, code: u8) -> ExitCode {
    let said = writeln!(io::stderr(), "{sentence}");
    drop(said);
    ExitCode::from(code)
}
