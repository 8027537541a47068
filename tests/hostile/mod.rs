//! Files, folders, streams, terminals and variables from outside: none of them breaks the program, stops it, or sends a sign
//! of control to the terminal.

mod locales;
mod state;
#[cfg(unix)]
mod streams;
#[cfg(unix)]
mod surroundings;
#[cfg(unix)]
mod terminals;

/// Fails where a text has a sign in it that a terminal would obey, or that turns text round.
fn is_clean(text: &str) {
    let bad = |letter: char| letter != '\n' && (letter.is_control() || letter == '\u{202E}' || letter == '\u{2066}');
    assert!(!text.chars().any(bad), "{text:?}");
}
