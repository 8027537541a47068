//! What the tables of options are made of, and how the values are read that games and tools share.

use clap::{Arg, ArgAction, ArgMatches};

use crate::ear::{looks_like_code, read_code};
use crate::game::{DealNumber, Rules};
use crate::language::{Catalogue, Message, clean};
use crate::session::Misheard;
use crate::wording::misheard;

/// Where in the help the options of the whole program begin: after those of a tool.
pub(super) const AFTER_THE_TOOLS: usize = 20;

/// An option with a value.
pub(super) fn option(catalogue: &Catalogue, name: &'static str, value: &'static str, help: &'static str) -> Arg {
    let text = |id: &'static str| catalogue.text(&Message::new(id));
    Arg::new(name).long(name).value_name(text(value)).help(text(help)).allow_hyphen_values(false)
}

/// The rules, of a game or of deals that are counted.
pub(super) fn rules_option(catalogue: &Catalogue) -> Arg {
    option(catalogue, "rules", "cli-value-rules", "cli-rules").display_order(AFTER_THE_TOOLS + 1)
}

/// An option without one.
pub(super) fn switch(catalogue: &Catalogue, name: &'static str, help: &'static str, action: ArgAction) -> Arg {
    Arg::new(name).long(name).help(catalogue.text(&Message::new(help))).action(action)
}

/// A message that names what was given.
pub(super) fn named(id: &'static str, name: &str) -> Message {
    Message::new(id).text("name", clean(name))
}

/// The value of an option.
pub(super) fn value<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The deal that a code or a number means, with the rules of the code.
pub(super) fn deal(text: &str, rules: Option<Rules>) -> Result<(DealNumber, Option<Rules>), Message> {
    if looks_like_code(text) {
        let code = read_code(text).map_err(|error| misheard(&Misheard::Code(error), &[]))?;
        return match rules {
            Some(_) => Err(Message::new("cli-error-rules-twice")),
            None => Ok((code.deal, Some(code.rules))),
        };
    }
    match number(text) {
        Some(number) => Ok((number?, rules)),
        None => Err(named("cli-error-deal", text)),
    }
}

/// The deal of a number in digits; none where the text is something else.
pub(super) fn number(text: &str) -> Option<Result<DealNumber, Message>> {
    let digits = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let deal = || text.parse().ok().and_then(DealNumber::new);
    digits.then(|| deal().ok_or_else(|| misheard(&Misheard::NumberTooLarge, &[])))
}
