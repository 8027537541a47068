//! The solver against slower and plainer ways of knowing.

mod advice;
mod batch;
mod lines;
mod settle;
pub(crate) mod slow;
mod survey;
