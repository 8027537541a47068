//! What Tab offers.

use crate::ear::cuts;

/// The completions of the text before the cursor, and the byte at which they replace it. The longest end of the text that
/// begins at a word and that some candidate continues is completed; letters match in any case.
#[must_use]
pub fn complete(before: &str, candidates: &[String]) -> (usize, Vec<String>) {
    let mut offers = cuts(before).map(|(start, end)| (start.len(), continuing(end, candidates)));
    let empty = || (before.len(), if before.trim().is_empty() { candidates.to_vec() } else { Vec::new() });
    offers.find(|(_, offered)| !offered.is_empty()).unwrap_or_else(empty)
}

fn continuing(typed: &str, candidates: &[String]) -> Vec<String> {
    let typed = typed.to_lowercase();
    candidates.iter().filter(|candidate| candidate.to_lowercase().starts_with(&typed)).cloned().collect()
}
