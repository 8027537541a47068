//! The solver against slower and plainer ways of knowing.

mod settle;
mod slow;
