//! `tripeaks analyze`: deals counted, or a row for each.

use std::io::{self, IsTerminal, Write};
use std::process::{self, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::exit::{REFUSED_BY_THE_WORLD, STOPPED, complain, finish};
use super::rows::Form;
use super::tools::AnalyzeArguments;
use crate::language::{Catalogue, Message};
use crate::play::Print;
use crate::solver::{Surveyed, Surveyor};
use crate::wording::{self, Layout};

/// How long it is silent about how far it is, at a terminal.
const SILENCE: Duration = Duration::from_secs(5);

/// Counts the deals. A stop by Ctrl-C, or by a signal that asks to end, prints what was done so far and where to go on,
/// and gives the exit code 130.
pub(super) fn analyze(arguments: &AnalyzeArguments, catalogue: &Catalogue) -> ExitCode {
    let started = Instant::now();
    let Ok(surveyor) = Surveyor::new(arguments.rules, arguments.threads) else {
        return complain(&catalogue.text(&Message::new("analyze-error-no-threads")), REFUSED_BY_THE_WORLD);
    };
    let stop = stop_by_signal();
    match survey(arguments, &surveyor, &stop, catalogue) {
        Err(error) => finish(Err(error), catalogue),
        Ok(surveyed) => tell(arguments, &surveyed, started.elapsed(), catalogue),
    }
}

/// A flag that a signal sets. A second one ends the program at once: it may be waiting for a pipe that nobody reads.
fn stop_by_signal() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    let listening = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(STOPPED.into());
        }
    });
    // Where signals can't be heard, they end the program as they end any other.
    drop(listening);
    stop
}

/// Goes through the deals, printing rows and how far it is.
fn survey(
    arguments: &AnalyzeArguments,
    surveyor: &Surveyor,
    stop: &AtomicBool,
    catalogue: &Catalogue,
) -> io::Result<Surveyed> {
    let AnalyzeArguments { deals, rules, form, .. } = *arguments;
    let mut out = io::stdout().lock();
    out.write_all(form.survey_heading().as_bytes())?;
    let mut done = 0;
    let mut told = io::stderr().is_terminal().then(Instant::now);
    surveyor.survey(deals, stop, |settled| {
        if form != Form::Words {
            let rows: String = settled.iter().map(|settled| form.settled(settled, rules)).collect();
            out.write_all(rows.as_bytes())?;
            out.flush()?;
        }
        done += u64::try_from(settled.len()).unwrap_or(u64::MAX);
        if let Some(last) = told.as_mut().filter(|last| last.elapsed() >= SILENCE) {
            *last = Instant::now();
            complain(&catalogue.text(&wording::survey_progress(done, deals.count())), 0);
        }
        Ok(())
    })
}

/// Says what came of it: in words on standard output; beside rows only where to go on, on standard error.
fn tell(arguments: &AnalyzeArguments, surveyed: &Surveyed, took: Duration, catalogue: &Catalogue) -> ExitCode {
    let told = if arguments.form == Form::Words {
        let words = wording::surveyed(arguments.deals, arguments.rules, surveyed, took.as_secs_f64());
        Print::new(io::stdout()).put(&wording::lay_out(&words, catalogue, Layout::default()))
    } else {
        if let Some(rest) = surveyed.rest {
            complain(&catalogue.text(&wording::stopped(rest)), 0);
        }
        Ok(())
    };
    match (told, surveyed.rest) {
        (Ok(()), Some(_)) => ExitCode::from(STOPPED),
        (told, _) => finish(told, catalogue),
    }
}
