//! The solver against slower and plainer ways of knowing.

mod lines;
mod settle;
mod slow;
