//! Where typed lines come from: an edited line at a terminal, or plain reading.

use std::io::{self, BufRead, Read, Stdout, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustyline::completion::{Completer, Pair};
use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{
    Cmd, ColorMode, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event, EventContext,
    EventHandler, Helper, Highlighter, Hinter, KeyEvent, RepeatCount, Validator,
};

use crate::ear::LONGEST_LINE;
use crate::session::Width;

use super::completion::complete;
use super::print::Print;

/// A source of typed lines.
pub enum Lines {
    /// A line editor at a terminal, and whether Ctrl-C ended the line that was typed last.
    Edited(Box<Editor<Words, DefaultHistory>>, Abandoned),
    /// Lines as they come, with a prompt at a terminal.
    Plain {
        /// Whether a person sees the prompt.
        prompted: bool,
    },
}

/// The words that Tab offers.
#[derive(Helper, Highlighter, Hinter, Validator)]
pub struct Words(Vec<String>);

impl Completer for Words {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.split_at_checked(at).map_or(line, |(before, _)| before);
        let (start, offers) = complete(before, &self.0);
        let pair = |word: String| Pair { display: word.clone(), replacement: word };
        Ok((start, offers.into_iter().map(pair).collect()))
    }
}

/// Whether the line was given up. The editor would drop what was typed behind a Ctrl-C that it takes for itself, so that
/// key ends a line like Enter, and leaves word here.
#[derive(Clone, Debug, Default)]
pub struct Abandoned(Arc<AtomicBool>);

impl ConditionalEventHandler for Abandoned {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext) -> Option<Cmd> {
        self.0.store(true, Ordering::Relaxed);
        Some(Cmd::AcceptLine)
    }
}

impl Lines {
    /// A line editor set up for ears: no bell, colours, hints, highlights or escape sequences beyond the editing itself.
    /// # Errors
    /// When there is no terminal to edit at.
    pub fn edited() -> rustyline::Result<Lines> {
        let config = Config::builder()
            .auto_add_history(false)
            .bell_style(BellStyle::None)
            .bracketed_paste(false)
            .color_mode(ColorMode::Disabled)
            .completion_show_all_if_ambiguous(true)
            .completion_type(CompletionType::List)
            .history_ignore_dups(true)?
            .build();
        #[cfg(unix)]
        super::terminal::give_back_when_ended();
        let mut editor = Editor::with_config(config)?;
        editor.enable_synchronized_output(false);
        editor.set_helper(Some(Words(Vec::new())));
        let abandoned = Abandoned::default();
        editor.bind_sequence(KeyEvent::ctrl('C'), EventHandler::Conditional(Box::new(abandoned.clone())));
        Ok(Lines::Edited(Box::new(editor), abandoned))
    }

    /// Where replies to these lines are printed: as wide as the terminal is now, unless the player has `set` a width, which
    /// they already keep to.
    pub fn paper(&mut self, set: Option<Width>) -> Print<Stdout> {
        match self {
            Lines::Edited(editor, _) if set.is_none() => {
                let columns = editor.dimensions().map(|(columns, _)| usize::from(columns));
                Print::at_terminal(io::stdout(), columns)
            }
            Lines::Edited(..) | Lines::Plain { .. } => Print::new(io::stdout()),
        }
    }

    /// The next line, typed after this prompt; none at the end of input. Bytes that are no text are read as unknown signs.
    ///
    /// # Errors
    /// When the input can't be read.
    pub fn next(&mut self, prompt: &str, words: impl FnOnce() -> Vec<String>) -> io::Result<Option<String>> {
        match self {
            Lines::Edited(editor, abandoned) => {
                editor.set_helper(Some(Words(words())));
                loop {
                    match editor.readline(prompt) {
                        Ok(_) if abandoned.0.swap(false, Ordering::Relaxed) => {}
                        Ok(line) => {
                            editor.add_history_entry(line.as_str()).map_err(io::Error::other)?;
                            return Ok(Some(line));
                        }
                        Err(ReadlineError::Interrupted) => {}
                        Err(ReadlineError::Eof) => return Ok(None),
                        Err(ReadlineError::Io(error)) => return Err(error),
                        Err(other) => return Err(io::Error::other(other)),
                    }
                }
            }
            Lines::Plain { prompted } => {
                if *prompted {
                    let mut out = io::stdout().lock();
                    out.write_all(prompt.as_bytes())?;
                    out.flush()?;
                }
                read_line(&mut io::stdin().lock())
            }
        }
    }
}

/// One line without its end. Of a line that is too long only so much is kept as shows that it is.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(LONGEST_LINE).unwrap_or(u64::MAX) + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
    } else {
        while bytes.last().is_some_and(|last| matches!(last, b'\n' | b'\r')) {
            bytes.pop();
        }
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, read_line};

    /// Catches a long line that is cut and heard in pieces, and bad bytes that end the input.
    #[test]
    fn lines_are_whole_or_too_long() {
        let long = "a".repeat(LONGEST_LINE + 10);
        let text = [b"draw\r\n\xFFbad\n", long.as_bytes(), b"\n\nlast"].concat();
        let mut input = text.as_slice();
        let mut lines = Vec::new();
        while let Ok(Some(line)) = read_line(&mut input) {
            lines.push(line);
        }
        assert_eq!(lines.len(), 5);
        assert_eq!([&lines[0], &lines[1], &lines[3], &lines[4]], ["draw", "\u{FFFD}bad", "", "last"]);
        assert!(lines[2].len() > LONGEST_LINE);
    }
}
