//! Who a text is made for.

/// Who a text is made for: the same message is written for the eye and said for the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reader {
    /// Eyes, or fingers on a braille display.
    Eye(Cards),
    /// Ears: cards go by their names, and codes are spelt in the language's names of letters.
    Ear,
}

/// How cards are written for the eye.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cards {
    /// By their names.
    #[default]
    Words,
    /// In a letter or two for the rank, and one for the suit.
    Letters,
    /// In a letter or two for the rank, and the suit's sign.
    Signs,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::Eye(Cards::default())
    }
}

impl Reader {
    /// How cards are given to this reader.
    #[must_use]
    pub fn cards(self) -> Cards {
        match self {
            Reader::Eye(cards) => cards,
            Reader::Ear => Cards::Words,
        }
    }
}
