//! How files of ours begin: with their version, and from the second version on with its checksum, so that a damaged digit
//! does not pass for the mark of a later program. Every later version has to begin in the same way.

use super::checksum::Checksum;

/// The version of a file, as its first lines tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    /// That of program 1.0.0.
    One,
    /// The one that is written now.
    Two,
    /// A later one.
    Newer,
    /// None that makes sense.
    Unknown,
}

impl Version {
    /// The version of the file of this text.
    pub(super) fn of(text: &str) -> Version {
        let mut lines = text.lines();
        let Some(first) = lines.next() else { return Version::Unknown };
        let number = first.strip_prefix("schema = ").and_then(|number| number.parse::<u32>().ok());
        match number {
            Some(1) => Version::One,
            Some(number) if lines.next() == Some(&check(number)) => {
                if number == 2 {
                    Version::Two
                } else {
                    Version::Newer
                }
            }
            Some(_) | None => Version::Unknown,
        }
    }
}

/// The first two lines of a file that is written now.
pub(super) fn beginning() -> String {
    format!("{}{}\n", first(2), check(2))
}

fn first(number: u32) -> String {
    format!("schema = {number}\n")
}

/// The line that vouches for the number.
fn check(number: u32) -> String {
    format!("check = \"{}\"", Checksum::of(first(number).as_bytes()))
}
