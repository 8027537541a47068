//! Long texts in parts: a service speaks the sooner the shorter the first is.

/// How long a part is at least, in bytes: shorter ones would only be pauses.
const SHORTEST_PART: usize = 60;

/// A long text in parts that end where a voice pauses anyway.
pub(super) fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    let ends = text.match_indices(['.', ';', '!', '?']).map(|(at, _)| at + 1);
    let ends: Vec<usize> = ends.filter(|end| text.as_bytes().get(*end) == Some(&b' ')).collect();
    for end in ends {
        let begun = text.len() - rest.len();
        if end - begun >= SHORTEST_PART
            && let Some((part, after)) = rest.split_at_checked(end - begun)
            && after.len() > SHORTEST_PART
        {
            parts.push(part);
            rest = after.trim_start();
        }
    }
    parts.push(rest);
    parts
}

#[cfg(test)]
mod tests {
    use super::{SHORTEST_PART, parts};

    /// Catches a word that is lost or doubled between parts, a part too short, and a short text that is parted.
    #[test]
    fn parts_are_the_whole_text() {
        let sentence = "Stock to draw from: 23 cards; waste: ace of clubs.";
        for count in 1..20 {
            let text = [sentence; 20].into_iter().take(count).collect::<Vec<_>>().join(" ");
            let parts = parts(&text);
            assert_eq!(parts.join(" "), text);
            let long = |part: &&str| part.len() > SHORTEST_PART && part.ends_with(['.', ';']);
            assert!(parts.len() == 1 || parts.iter().all(long), "{parts:?}");
            assert_eq!(parts.len() > 1, count > 2, "{parts:?}");
        }
        assert_eq!(parts("1.5; a"), ["1.5; a"]);
    }
}
