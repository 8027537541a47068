//! `tripeaks solve`: the best that can be made of one deal.

use std::io::{self, IsTerminal, Read};
use std::process::ExitCode;

use super::exit::{BAD_ARGUMENT, REFUSED_BY_THE_WORLD, complain, finish};
use super::rows::Form;
use super::tools::{SolveArguments, Wanted};
use crate::ear::{Ear, LONGEST_LINE};
use crate::game::{Deal, DealCode, Rules, Table};
use crate::language::{Catalogue, Message};
use crate::play::Print;
use crate::session::{Undealt, best_steps};
use crate::solver::par;
use crate::wording::{self, Layout};

/// Why there is nothing to solve.
enum Nothing {
    /// No deal was named, and no cards were given.
    Unsaid,
    /// The cards that were given are no deal.
    Undealt(Undealt),
    /// The cards can't be read.
    Unread,
}

/// Solves the deal.
pub(super) fn solve(arguments: &SolveArguments, catalogue: &Catalogue, ear: &Ear) -> ExitCode {
    let (code, deal, rules) = match wanted(arguments.wanted, catalogue, ear) {
        Ok(wanted) => wanted,
        Err(nothing) => {
            let (message, code) = match nothing {
                Nothing::Unsaid => (Message::new("solve-error-nothing"), BAD_ARGUMENT),
                Nothing::Undealt(undealt) => (wording::undealt(&undealt), BAD_ARGUMENT),
                Nothing::Unread => (Message::new("cli-error-input"), REFUSED_BY_THE_WORLD),
            };
            return complain(&catalogue.text(&message), code);
        }
    };
    let par = par(&deal, rules);
    let line = best_steps(&Table::new(deal, rules));
    let text = match arguments.form {
        Form::Words => {
            wording::lay_out(&wording::solved(code, rules, par, line.as_deref()), catalogue, Layout::default())
        }
        Form::Csv | Form::Json => arguments.form.solved(code, par, line.as_deref()).trim_end().to_owned(),
    };
    finish(Print::new(io::stdout()).put(&text), catalogue)
}

fn wanted(wanted: Wanted, catalogue: &Catalogue, ear: &Ear) -> Result<(Option<DealCode>, Deal, Rules), Nothing> {
    let rules = match wanted {
        Wanted::Code(code) => return Ok((Some(code), Deal::new(code.deal), code.rules)),
        Wanted::PipedInput(_) if io::stdin().is_terminal() => return Err(Nothing::Unsaid),
        Wanted::Input(rules) | Wanted::PipedInput(rules) => rules,
    };
    let text = input().map_err(|_| Nothing::Unread)?;
    if text.trim().is_empty() {
        return Err(Nothing::Unsaid);
    }
    let deal = ear.deal(&text, catalogue.tag(), rules).map_err(Nothing::Undealt)?;
    Ok((None, deal, rules))
}

/// All of standard input, or so much of it as shows that it is too long. Bytes that are no text are unknown signs.
fn input() -> io::Result<String> {
    let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX) + 1;
    let mut bytes = Vec::new();
    io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
