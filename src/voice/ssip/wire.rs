//! Lines out, answers in, and no longer than the patience lasts.

use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::voice::engine::Trouble;

/// The longest answer that is listened to, in bytes; a list of all voices has about half a million.
const LONGEST_ANSWER: usize = 2 * 1024 * 1024;

/// The longest line of an answer, in bytes.
const LONGEST_LINE: usize = 64 * 1024;

/// What a line costs beside its bytes.
const COST_OF_A_LINE: usize = 40;

/// A connection on which commands are answered one by one.
#[derive(Debug)]
pub(super) struct Wire {
    stream: UnixStream,
    timeout: Duration,
    unread: Vec<u8>,
}

/// An answer: its number, and what stands in the lines before the last.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Answer {
    code: u16,
    lines: Vec<String>,
}

impl Wire {
    pub(super) fn new(stream: UnixStream, timeout: Duration) -> Result<Wire, Trouble> {
        stream.set_write_timeout(Some(timeout)).map_err(|_| Trouble::Gone)?;
        Ok(Wire { stream, timeout, unread: Vec::new() })
    }

    /// Sends a line, and returns what the answer has beside its verdict.
    pub(super) fn ask(&mut self, line: &str) -> Result<Vec<String>, Trouble> {
        self.ask_patiently(line, 1)
    }

    /// Sends a line whose answer may take so many times longer.
    pub(super) fn ask_patiently(&mut self, line: &str, times: u32) -> Result<Vec<String>, Trouble> {
        let by = Instant::now() + self.timeout * times;
        self.send(format!("{line}\r\n").as_bytes(), by)?;
        loop {
            let Answer { code, lines } = self.answer(by)?;
            match code {
                200..=299 => return Ok(lines),
                // Events, which nobody asked for.
                700..=799 => {}
                _ => return Err(Trouble::Refused),
            }
        }
    }

    /// Sends bytes in full by that time.
    fn send(&mut self, mut bytes: &[u8], by: Instant) -> Result<(), Trouble> {
        while !bytes.is_empty() {
            match self.stream.write(bytes) {
                Ok(0) => return Err(Trouble::Gone),
                Ok(sent) => bytes = bytes.get(sent..).unwrap_or_default(),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(trouble(&error)),
            }
            if Instant::now() > by {
                return Err(Trouble::Hung);
            }
        }
        Ok(())
    }

    /// The next answer: lines as `251-rest`, the last one as `251 rest`.
    fn answer(&mut self, by: Instant) -> Result<Answer, Trouble> {
        let mut lines = Vec::new();
        let mut length = 0;
        loop {
            let line = self.line(by)?;
            length += line.len() + COST_OF_A_LINE;
            let code = line.get(..3).and_then(|code| code.parse().ok()).ok_or(Trouble::Refused)?;
            match line.as_bytes().get(3) {
                Some(b'-') if length < LONGEST_ANSWER => lines.extend(line.get(4..).map(str::to_owned)),
                Some(b'-') => return Err(Trouble::Hung),
                _ => return Ok(Answer { code, lines }),
            }
        }
    }

    fn line(&mut self, by: Instant) -> Result<String, Trouble> {
        let mut looked_at = 0;
        loop {
            let end = self.unread.iter().skip(looked_at).position(|byte| *byte == b'\n').map(|at| at + looked_at);
            if let Some(end) = end {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                return Ok(String::from_utf8_lossy(&line).trim_end().to_owned());
            }
            looked_at = self.unread.len();
            if looked_at > LONGEST_LINE {
                return Err(Trouble::Hung);
            }
            self.read(by)?;
        }
    }

    fn read(&mut self, by: Instant) -> Result<(), Trouble> {
        let left = by.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Trouble::Hung);
        }
        self.stream.set_read_timeout(Some(left)).map_err(|_| Trouble::Gone)?;
        let mut bytes = [0; 16 * 1024];
        match self.stream.read(&mut bytes) {
            Ok(0) => Err(Trouble::Gone),
            Ok(count) => {
                self.unread.extend(bytes.iter().take(count));
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => Ok(()),
            Err(error) => Err(trouble(&error)),
        }
    }
}

fn trouble(error: &io::Error) -> Trouble {
    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) { Trouble::Hung } else { Trouble::Gone }
}
