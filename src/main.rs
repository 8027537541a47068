//! The program `tripeaks`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tripeaks::cli::run()
}
