//! Text as any voice can take it.

/// The text in one line, without control characters, suit signs, quotes and dashes, which voices skip, or name even when
/// they are asked not to; and not beginning with a dash, which some services take for an option. A dash between words
/// becomes a pause, one in a word a gap, one before a number stays. The text may be empty; then there is nothing to speak.
#[must_use]
pub fn for_voice(text: &str) -> String {
    let mut spoken = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let after = letters.peek().copied().unwrap_or(' ');
        if is_dash(letter) && after.is_ascii_digit() && before.is_whitespace() {
            spoken.push(letter);
        } else if is_dash(letter) && before.is_whitespace() && after.is_whitespace() {
            pause(&mut spoken);
        } else if is_spoken(letter) && !is_dash(letter) {
            spoken.push(letter);
        } else {
            gap(&mut spoken);
        }
        before = letter;
    }
    spoken.trim_end().trim_start_matches(|letter| is_dash(letter) || letter == ' ').to_owned()
}

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

/// One space, and never two.
fn gap(spoken: &mut String) {
    if !spoken.is_empty() && !spoken.ends_with(' ') {
        spoken.push(' ');
    }
}

/// A comma behind the last word.
fn pause(spoken: &mut String) {
    spoken.truncate(spoken.trim_end().len());
    if spoken.ends_with(char::is_alphanumeric) {
        spoken.push(',');
    }
    gap(spoken);
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Whether a voice makes something good of a character: not of controls, of marks that turn or join text, of quotes, and
/// of suit signs, which some voices skip and some take for one another.
fn is_spoken(letter: char) -> bool {
    let silent = matches!(
        letter,
        '«' | '»' | '„' | '“' | '”' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2660}'..='\u{2667}' | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFC}'
            | '\u{E0000}'..='\u{E007F}'
    );
    !letter.is_control() && !letter.is_whitespace() && !silent
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
