//! What comes from outside is cleaned before it is said back.

/// Whether a character may be shown: not a control, not one that turns the direction of text or hides in it.
#[must_use]
pub fn is_safe(letter: char) -> bool {
    let hides = matches!(
        letter,
        '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{61C}'
            | '\u{E0000}'..='\u{E007F}'
    );
    !letter.is_control() && !hides
}

/// The text without unsafe characters, cut to 60 characters, an ellipsis marking the cut.
#[must_use]
pub fn clean(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut safe = text.chars().filter(|letter| is_safe(*letter));
    let mut kept: String = safe.by_ref().take(LONGEST).collect();
    if safe.next().is_some() {
        kept.push('…');
    }
    kept
}
