//! Replies as printed text.

use std::io::{self, Write};

use crate::wording;

/// A stream of text, such as standard output. Each reply is one write and ends its line.
pub struct Print<W> {
    stream: W,
    columns: Option<usize>,
}

impl<W: Write> Print<W> {
    /// A stream that takes lines of any length: a pipe, a file.
    pub fn new(stream: W) -> Print<W> {
        Print { stream, columns: None }
    }

    /// A terminal so many characters wide. It would break a longer line anywhere, and a screen reader would read two
    /// halves of a card's name; so longer lines are broken here, after a comma, a semicolon or the end of a sentence.
    pub fn at_terminal(stream: W, columns: Option<usize>) -> Print<W> {
        Print { stream, columns }
    }

    /// Prints a reply, whole, in one go.
    ///
    /// # Errors
    /// When the stream does not take it.
    pub fn put(&mut self, text: &str) -> io::Result<()> {
        let lines = text.split('\n').map(|line| match self.columns {
            Some(columns) => broken(line, columns),
            None => line.to_owned(),
        });
        let text = lines.collect::<Vec<_>>().join("\n") + "\n";
        self.stream.write_all(text.as_bytes())?;
        self.stream.flush()
    }
}

/// The line in lines shorter than `columns`, as far as its commas, semicolons and full stops allow.
fn broken(line: &str, columns: usize) -> String {
    let pieces = line.split_inclusive(", ").flat_map(|piece| piece.split_inclusive("; "));
    let pieces = pieces.flat_map(|piece| piece.split_inclusive(". ")).map(|piece| piece.trim_end().to_owned());
    wording::filled(String::new(), pieces, columns.saturating_sub(1)).join("\n")
}

#[cfg(test)]
mod tests {
    use super::Print;

    fn printed(text: &str, columns: Option<usize>) -> String {
        let mut bytes = Vec::new();
        Print::at_terminal(&mut bytes, columns)
            .put(text)
            .map_or_else(|error| error.to_string(), |()| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Catches a card's name that a terminal's edge would cut in two, and a pipe whose lines are broken.
    #[test]
    fn lines_are_broken_between_cards() {
        let row = "row 3: hidden card, 7 of spades, hidden card.\nStock: 1 card.";
        assert_eq!(printed(row, None), format!("{row}\n"));
        assert_eq!(printed(row, Some(80)), format!("{row}\n"));
        let narrow = "row 3: hidden card,\n7 of spades,\nhidden card.\nStock: 1 card.\n";
        assert_eq!(printed(row, Some(20)), narrow);
        let covers = "Hidden card, on top: 3 of spades; 5 of spades.";
        assert_eq!(printed(covers, Some(40)), "Hidden card, on top: 3 of spades;\n5 of spades.\n");
        assert_eq!(
            printed("Took 7 of spades. Turned up 8 of clubs.", Some(30)),
            "Took 7 of spades.\nTurned up 8 of clubs.\n"
        );
    }
}
