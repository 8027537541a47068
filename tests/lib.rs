//! The tests, one binary; each module says what it holds the game to.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails, with a place")]
#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at one case and means all the others by the rest")]

mod analyze;
mod architecture;
mod arguments;
mod braille;
mod chain;
mod circles;
mod daily;
mod deals;
mod docs;
mod drop_in;
mod ear;
mod guesses;
mod guide;
mod hearing;
mod hostile;
mod installing;
mod laws;
mod layouts;
mod locales;
/// What is remembered: kills, faults, damage, two programs, records, in three languages.
mod memory;
mod numbers;
mod program;
mod questions;
mod rules;
mod scores;
mod sentences;
mod slow;
mod solve;
mod solver;
/// What tests build with.
mod support;
mod talk;
mod tongues;
mod transcripts;
#[cfg(all(unix, not(target_os = "macos")))]
mod voice;
