//! TriPeaks solitaire for the ear.
pub mod app;
pub mod ear;
pub mod game;
pub mod language;
mod names;
pub mod outlet;
pub mod session;
pub mod wording;
