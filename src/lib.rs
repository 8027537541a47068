//! TriPeaks solitaire for the ear.
pub mod game;
pub mod solver;
