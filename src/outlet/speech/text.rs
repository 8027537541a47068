//! Text as any voice can take it.

/// The text in one line, without control characters and suit signs, and not beginning with a dash, which some services
/// take for an option. It may be empty; then there is nothing to speak.
#[must_use]
pub fn for_voice(text: &str) -> String {
    let spoken = |letter: char| if is_spoken(letter) { letter } else { ' ' };
    let plain: String = text.chars().map(spoken).collect();
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    words.join(" ").trim_start_matches(['-', ' ']).to_owned()
}

/// Whether a voice makes something of a character: not of controls, of marks that turn or join text, and of suit signs,
/// which some voices skip and some take for one another.
fn is_spoken(letter: char) -> bool {
    let silent = matches!(
        letter,
        '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2660}'..='\u{2667}'
            | '\u{FE0E}' | '\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFC}' | '\u{E0000}'..='\u{E007F}'
    );
    !letter.is_control() && !letter.is_whitespace() && !silent
}
