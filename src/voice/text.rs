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
