//! The tests, one binary; each module says what it holds the game to.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails, with a place")]

mod braille;
mod deals;
mod drop_in;
mod hearing;
mod layouts;
mod questions;
