//! Deal codes: `TP1-E-AAAAAAB`, a deal and its rules in a form to keep and pass on.

use std::error::Error;
use std::fmt;

use super::deal::DealNumber;
use super::rules::{Clash, Ends, Rules, Variant};

/// The 32 digits of RFC 4648.
const DIGITS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// How many digits a code has.
const LENGTH: usize = 7;

/// A deal's number and the rules it is played by. Printed canonically, read generously:
///
/// ```
/// use tripeaks::game::DealCode;
/// let code = DealCode::read("tp1 e aaaaaab ow").unwrap();
/// assert_eq!(code.deal.get(), 1);
/// assert_eq!(code.to_string(), "TP1-E-AAAAAAB-OW");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealCode {
    /// Which cards lie where.
    pub deal: DealNumber,
    /// What is played with them; never changes the 52 cards.
    pub rules: Rules,
}

/// Whether a text of these letters begins like a deal code, of whatever version: T, P and a digit.
#[must_use]
pub fn looks_like_code(text: impl IntoIterator<Item = char>) -> bool {
    let letters = text.into_iter().filter(|letter| !is_separator(*letter)).flat_map(char::to_uppercase);
    let beginning: Vec<char> = letters.take(3).collect();
    matches!(beginning.as_slice(), ['T', 'P', version] if version.is_ascii_digit() || *version == 'I')
}

/// What is wrong with a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The code does not begin with `TP1`.
    NotACode,
    /// The letter for king and ace is neither E nor C (nor the old N).
    RuleLetter(char),
    /// The code has this many digits instead of 7.
    Length(usize),
    /// A sign that is no base-32 digit.
    Digit(char),
    /// No variant has this letter.
    VariantLetter(char),
    /// This variant letter comes twice.
    Twice(char),
    /// Two of the variants exclude each other.
    Clash(Clash),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::NotACode => write!(f, "a deal code begins with {}", DealCode::MARK),
            CodeError::RuleLetter(letter) => write!(f, "rule letter {letter:?} is neither E nor C"),
            CodeError::Length(length) => write!(f, "{length} digits instead of {LENGTH}"),
            CodeError::Digit(digit) => write!(f, "{digit:?} is no base-32 digit"),
            CodeError::VariantLetter(letter) => write!(f, "no variant has the letter {letter:?}"),
            CodeError::Twice(letter) => write!(f, "variant letter {letter:?} comes twice"),
            CodeError::Clash(clash) => write!(f, "rules that exclude each other: {clash:?}"),
        }
    }
}

impl Error for CodeError {}

impl DealCode {
    /// What every code begins with.
    pub const MARK: &str = "TP1";

    /// Reads a code in any case, with any dashes or spaces or none, and with 0, 1 and 8 for the digits O, I and B. The old
    /// rule letter N reads as E.
    ///
    /// # Errors
    /// Says the first thing that is wrong.
    pub fn read(text: &str) -> Result<DealCode, CodeError> {
        let (letters, apart) = letters(text);
        let [t, p, one, ends, rest @ ..] = letters.as_slice() else {
            return Err(CodeError::NotACode);
        };
        if [*t, *p] != ['T', 'P'] || !matches!(one, '1' | 'I') {
            return Err(CodeError::NotACode);
        }
        let ends = match ends {
            'E' | 'N' => Ends::Joined,
            'C' => Ends::Apart,
            other => return Err(CodeError::RuleLetter(*other)),
        };
        let (digits, variants) = rest.split_at(if apart > LENGTH { apart } else { LENGTH.min(rest.len()) });
        if digits.len() != LENGTH {
            return Err(CodeError::Length(digits.len()));
        }
        let mut number = 0;
        for digit in digits {
            number = number * 32 + digit_value(*digit).ok_or(CodeError::Digit(*digit))?;
        }
        let deal = DealNumber::new(number).unwrap_or_else(|| unreachable!("seven digits of five bits make 35 bits"));
        let mut rules = Rules::plain(ends);
        for letter in variants {
            let letter = if *letter == '0' { 'O' } else { *letter };
            let found = Variant::ALL.into_iter().find(|variant| variant.letter() == letter);
            let variant = found.ok_or(CodeError::VariantLetter(letter))?;
            if rules.has(variant) {
                return Err(CodeError::Twice(letter));
            }
            rules = rules.with(variant).map_err(CodeError::Clash)?;
        }
        Ok(DealCode { deal, rules })
    }
}

/// The capitals between dashes and spaces, and how many of them run on behind the fourth where they stand apart from it: there
/// the digits end with their run, be they too many.
fn letters(text: &str) -> (Vec<char>, usize) {
    let mut letters = Vec::with_capacity(16);
    let (mut run, mut apart) = (0, 0);
    for letter in text.chars() {
        if is_separator(letter) {
            run = letters.len();
        } else {
            letters.extend(letter.to_uppercase());
            if run == 4 {
                apart = letters.len() - run;
            }
        }
    }
    (letters, apart)
}

/// Dashes of any kind, spaces, underscores.
fn is_separator(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '-' | '_' | '\u{AD}' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}'
        )
}

fn digit_value(digit: char) -> Option<u64> {
    let digit = match digit {
        '0' => 'O',
        '1' => 'I',
        '8' => 'B',
        other => other,
    };
    DIGITS.iter().position(|known| char::from(*known) == digit).and_then(|value| u64::try_from(value).ok())
}

impl fmt::Display for DealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ends = match self.rules.ends {
            Ends::Joined => 'E',
            Ends::Apart => 'C',
        };
        write!(f, "{}-{ends}-", DealCode::MARK)?;
        for place in (0..LENGTH).rev() {
            let digit = self.deal.get() >> (5 * place) & 31;
            let digit = usize::try_from(digit).unwrap_or_else(|_| unreachable!("five bits"));
            write!(f, "{}", char::from(DIGITS[digit]))?;
        }
        let mut variants = self.rules.variants().peekable();
        if variants.peek().is_some() {
            f.write_str("-")?;
        }
        variants.try_for_each(|variant| write!(f, "{}", variant.letter()))
    }
}
