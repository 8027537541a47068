//! TriPeaks solitaire for the ear.
pub mod game;
