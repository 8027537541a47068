//! The command lines of `analyze`, `solve`, `man` and `completions`.

use std::num::NonZero;

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::options::{deal, named, number, option, rules_option, switch, value};
use super::rows::Form;
use crate::game::{DealCode, DealRange, Rules};
use crate::language::{Catalogue, Message};

/// What the tools are called, whatever the language.
pub(super) const ANALYZE: &str = "analyze";
pub(super) const SOLVE: &str = "solve";
pub(super) const MAN: &str = "man";
pub(super) const COMPLETIONS: &str = "completions";

/// The argument that names a shell.
pub(super) const SHELL: &str = "shell";

/// More threads than this are no wish but a slip.
const MOST_THREADS: usize = 256;

/// Which deals to count, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnalyzeArguments {
    /// Which deals.
    pub(super) deals: DealRange,
    /// By which rules.
    pub(super) rules: Rules,
    /// What is printed.
    pub(super) form: Form,
    /// On how many threads; one a processor where that is not said.
    pub(super) threads: Option<NonZero<usize>>,
}

/// Which deal to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The deal of this code.
    Code(DealCode),
    /// The deal whose cards are on standard input.
    Input(Rules),
    /// The deal whose cards are on standard input, unless a person would have to type them.
    PipedInput(Rules),
}

/// What to solve, and how to say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SolveArguments {
    /// Which deal.
    pub(super) wanted: Wanted,
    /// What is printed.
    pub(super) form: Form,
}

/// The tables of options.
pub(super) fn tables(catalogue: &Catalogue) -> [Command; 4] {
    let text = |id: &'static str| catalogue.text(&Message::new(id));
    let tool = |name: &'static str, about, synopsis, arguments: &str| {
        let [usage, options] = [text("cli-usage"), text("cli-options")];
        Command::new(name)
            .about(text(about))
            .override_usage(text(synopsis))
            .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{arguments}{options}:\n{{options}}\n"))
    };
    let flag = |name, help| switch(catalogue, name, help, ArgAction::SetTrue);
    let arguments = format!("{}:\n{{positionals}}\n\n", text("cli-arguments"));
    [
        tool(ANALYZE, "analyze-about", "analyze-synopsis", "")
            .arg(Arg::new("extra").hide(true))
            .arg(option(catalogue, "deals", "analyze-value-deals", "analyze-option-deals"))
            .arg(rules_option(catalogue))
            .arg(flag("csv", "analyze-option-csv"))
            .arg(flag("json", "analyze-option-json"))
            .arg(option(catalogue, "threads", "analyze-value-threads", "analyze-option-threads")),
        tool(SOLVE, "solve-about", "solve-synopsis", &arguments)
            .arg(Arg::new("solved").value_name(text("cli-value-deal")).help(text("solve-deal")))
            .arg(rules_option(catalogue))
            .arg(flag("csv", "solve-option-csv"))
            .arg(flag("json", "solve-option-json")),
        tool(MAN, "man-about", "man-synopsis", ""),
        tool(COMPLETIONS, "completions-about", "completions-synopsis", &arguments)
            .arg(Arg::new(SHELL).value_name(text("completions-value-shell")).help(text("completions-shell"))),
    ]
}

/// What `analyze` is to do.
pub(super) fn read_analyze(tool: &ArgMatches, rules: Option<Rules>) -> Result<AnalyzeArguments, Message> {
    if let Some(extra) = value(tool, "extra") {
        return Err(named("analyze-error-extra", extra));
    }
    let deals = value(tool, "deals").ok_or_else(|| Message::new("analyze-error-no-deals"))?;
    let threads = value(tool, "threads").map(|text| {
        let count = text.parse().ok().filter(|count: &NonZero<usize>| count.get() <= MOST_THREADS);
        count.ok_or_else(|| named("analyze-error-threads", text))
    });
    Ok(AnalyzeArguments {
        deals: range(deals)?,
        rules: rules.unwrap_or_default(),
        form: form(tool)?,
        threads: threads.transpose()?,
    })
}

/// What `solve` is to do.
pub(super) fn read_solve(tool: &ArgMatches, rules: Option<Rules>) -> Result<SolveArguments, Message> {
    let wanted = match value(tool, "solved") {
        None => Wanted::PipedInput(rules.unwrap_or_default()),
        Some("-") => Wanted::Input(rules.unwrap_or_default()),
        Some(text) => {
            let (deal, rules) = deal(text, rules)?;
            Wanted::Code(DealCode { deal, rules: rules.unwrap_or_default() })
        }
    };
    Ok(SolveArguments { wanted, form: form(tool)? })
}

fn form(tool: &ArgMatches) -> Result<Form, Message> {
    match (tool.get_flag("csv"), tool.get_flag("json")) {
        (false, false) => Ok(Form::Words),
        (true, false) => Ok(Form::Csv),
        (false, true) => Ok(Form::Json),
        (true, true) => Err(Message::new("analyze-error-forms")),
    }
}

/// `1..50000`, both ends included, or one number.
fn range(text: &str) -> Result<DealRange, Message> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let [Some(first), Some(last)] = [first, last].map(|end| number(end.trim())) else {
        return Err(named("analyze-error-deals", text));
    };
    DealRange::new(first?, last?).ok_or_else(|| named("analyze-error-backwards", text))
}
