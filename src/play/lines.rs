//! Where typed lines come from: an edited line at a terminal, or plain reading.

use std::io::{self, BufRead, Read, Stdout, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{
    Cmd, ColorMode, ConditionalEventHandler, Config, Editor, Event, EventContext, EventHandler, KeyCode, KeyEvent,
    Modifiers, RepeatCount,
};

use crate::ear::LONGEST_LINE;
use crate::session::Width;

use super::completion::Offers;
use super::print::Print;

/// How long after Escape the next sign is still part of one key, in milliseconds: arrows come so.
const ESCAPE_ALONE: u16 = 50;

/// A source of typed lines.
pub enum Lines {
    /// A line editor at a terminal, and the keys that mean something of their own there.
    Edited(Box<Editor<(), DefaultHistory>>, Keys),
    /// Lines as they come, with a prompt at a terminal.
    Plain {
        /// Whether a person sees the prompt.
        prompted: bool,
    },
}

/// What was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// The beginning of a line, and then Tab, for which there are several offers; what stands before the cursor and behind it.
    Tab(String, String),
    /// A line that was given up.
    Abandoned,
}

/// What ended a line beside Enter. The editor would drop what was typed behind a Ctrl-C that it takes for itself, and would
/// show offers in columns; so these keys end a line like Enter, and leave word here.
#[derive(Clone, Debug, Default)]
enum Ended {
    #[default]
    Entered,
    Abandoned,
    AskedFor(String, String),
}

/// The keys that mean something of their own.
#[derive(Clone)]
pub struct Keys {
    ended: Arc<Mutex<Ended>>,
    offers: Arc<Mutex<Offers>>,
    pasting: Arc<Mutex<(String, String)>>,
    silence: Arc<dyn Fn() + Send + Sync>,
}

fn held<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ctrl-C.
struct GiveUp(Keys);

impl ConditionalEventHandler for GiveUp {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext) -> Option<Cmd> {
        *held(&self.0.ended) = Ended::Abandoned;
        Some(Cmd::AcceptLine)
    }
}

/// Tab: one offer completes, several end the line, to be listed.
struct Complete(Keys);

impl ConditionalEventHandler for Complete {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        let (before, behind) = context.line().split_at_checked(context.pos())?;
        let (from, offered) = held(&self.0.offers).complete(before);
        match offered.as_slice() {
            [] => Some(Cmd::Noop),
            [word] => {
                let typed = before.get(from..).unwrap_or_default().chars().count();
                Some(Cmd::Insert(1, word.chars().skip(typed).collect()))
            }
            _ => {
                *held(&self.0.ended) = Ended::AskedFor(before.to_owned(), behind.to_owned());
                Some(Cmd::AcceptLine)
            }
        }
    }
}

/// Escape: the voice falls silent at once, and a letter typed right after it is a letter.
struct Silence(Keys);

impl ConditionalEventHandler for Silence {
    fn handle(&self, event: &Event, _: RepeatCount, _: bool, _: &EventContext) -> Option<Cmd> {
        match event.get(0)? {
            KeyEvent(KeyCode::Esc, Modifiers::NONE) => {
                (self.0.silence)();
                Some(Cmd::Noop)
            }
            KeyEvent(KeyCode::Char(letter), Modifiers::ALT) => {
                (self.0.silence)();
                Some(Cmd::SelfInsert(1, *letter))
            }
            _ => None,
        }
    }
}

/// Ctrl-V: the line around the cursor is noted. Where there is no text to paste, the editor gives up the line, and it is gone
/// on with from here.
struct Paste(Keys);

impl ConditionalEventHandler for Paste {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        let (before, behind) = context.line().split_at_checked(context.pos())?;
        *held(&self.0.pasting) = (before.to_owned(), behind.to_owned());
        None
    }
}

/// Ctrl-Z, which ends the input on Windows: at the beginning of a line it leaves.
struct Leave;

impl ConditionalEventHandler for Leave {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        context.line().is_empty().then_some(Cmd::EndOfFile)
    }
}

/// Whether no more than a key came to nothing: an interrupt; on Windows a clipboard without text, or half a sign.
fn passes(error: &ReadlineError) -> bool {
    #[cfg(windows)]
    return matches!(error, ReadlineError::Interrupted | ReadlineError::SystemError(_) | ReadlineError::Decode(_));
    #[cfg(not(windows))]
    return matches!(error, ReadlineError::Interrupted);
}

impl Lines {
    /// A line editor set up for ears: no bell, colours, hints, highlights or escape sequences beyond the editing itself.
    /// Escape does `silence`.
    /// # Errors
    /// When there is no terminal to edit at.
    pub fn edited(silence: impl Fn() + Send + Sync + 'static) -> rustyline::Result<Lines> {
        let config = Config::builder()
            .auto_add_history(false)
            .bell_style(BellStyle::None)
            .bracketed_paste(false)
            .color_mode(ColorMode::Disabled)
            .history_ignore_dups(true)?
            .keyseq_timeout(Some(ESCAPE_ALONE))
            .build();
        #[cfg(unix)]
        super::terminal::give_back_when_ended();
        let mut editor = Editor::with_config(config)?;
        editor.enable_synchronized_output(false);
        let keys =
            Keys { ended: Arc::default(), offers: Arc::default(), pasting: Arc::default(), silence: Arc::new(silence) };
        editor.bind_sequence(KeyEvent::ctrl('C'), EventHandler::Conditional(Box::new(GiveUp(keys.clone()))));
        let tab = KeyEvent(KeyCode::Tab, Modifiers::NONE);
        editor.bind_sequence(tab, EventHandler::Conditional(Box::new(Complete(keys.clone()))));
        if cfg!(windows) {
            editor.bind_sequence(KeyEvent::ctrl('V'), EventHandler::Conditional(Box::new(Paste(keys.clone()))));
            editor.bind_sequence(KeyEvent::ctrl('Z'), EventHandler::Conditional(Box::new(Leave)));
        }
        editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(Silence(keys.clone()))));
        Ok(Lines::Edited(Box::new(editor), keys))
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

    /// What is typed next after this prompt, where `begun` stands already, before the cursor and behind it; none at the end
    /// of input. Bytes that are no text are read as unknown signs.
    ///
    /// # Errors
    /// When the input can't be read.
    pub fn next(
        &mut self,
        prompt: &str,
        begun: (&str, &str),
        offers: impl FnOnce() -> Offers,
    ) -> io::Result<Option<Typed>> {
        match self {
            Lines::Edited(editor, keys) => {
                *held(&keys.offers) = offers();
                let mut begun = (begun.0.to_owned(), begun.1.to_owned());
                loop {
                    let read = editor.readline_with_initial(prompt, (&begun.0, &begun.1));
                    let at_paste = std::mem::take(&mut *held(&keys.pasting));
                    match read {
                        Ok(line) => match std::mem::take(&mut *held(&keys.ended)) {
                            Ended::Abandoned => return Ok(Some(Typed::Abandoned)),
                            Ended::AskedFor(before, behind) => return Ok(Some(Typed::Tab(before, behind))),
                            Ended::Entered => {
                                editor.add_history_entry(line.as_str()).map_err(io::Error::other)?;
                                return Ok(Some(Typed::Line(line)));
                            }
                        },
                        Err(error) if passes(&error) => begun = at_paste,
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
                Ok(read_line(&mut io::stdin().lock())?.map(Typed::Line))
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
