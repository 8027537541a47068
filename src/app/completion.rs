//! What Tab offers.

/// The completions of the text before the cursor, and the byte at which they replace it. The longest end of the text that
/// begins at a word and that some candidate continues is completed; letters match in any case.
#[must_use]
pub fn complete(before: &str, candidates: &[String]) -> (usize, Vec<String>) {
    let starts = before.char_indices().scan(true, |gap, (at, letter)| {
        let begins = std::mem::replace(gap, letter.is_whitespace()) && !letter.is_whitespace();
        Some(begins.then_some(at))
    });
    let ends = starts.flatten().filter_map(|at| Some((at, before.split_at_checked(at)?.1)));
    let mut offers = ends.map(|(at, end)| (at, continuing(end, candidates)));
    let empty = || (before.len(), if before.trim().is_empty() { candidates.to_vec() } else { Vec::new() });
    offers.find(|(_, offered)| !offered.is_empty()).unwrap_or_else(empty)
}

fn continuing(typed: &str, candidates: &[String]) -> Vec<String> {
    let typed = typed.to_lowercase();
    candidates.iter().filter(|candidate| candidate.to_lowercase().starts_with(&typed)).cloned().collect()
}
