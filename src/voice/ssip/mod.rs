//! speech-dispatcher, spoken to over its Unix socket in its own protocol, SSIP.

mod client;
mod parts;
mod wire;

use std::env;
use std::ffi::OsString;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::engine::{Engine, Service, Trouble};

use client::Client;

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_millis(700);
/// How long the service may take to start, and how often one looks.
const START: (Duration, Duration) = (Duration::from_secs(3), Duration::from_millis(10));
/// What starts it, if no variable says so.
const COMMAND: &str = "speech-dispatcher";

/// The way to speech-dispatcher.
#[derive(Clone, Debug)]
pub struct Dispatcher {
    /// Its socket; none if there is no telling where it is.
    pub socket: Option<PathBuf>,
    /// The program that starts it, if it is to be started.
    pub command: Option<OsString>,
    /// How long an answer may take.
    pub timeout: Duration,
    /// The name of the user, as the service may show it.
    pub user: String,
    started: bool,
}

impl Dispatcher {
    /// The service behind this socket, which nothing starts.
    #[must_use]
    pub fn at(socket: &Path, timeout: Duration) -> Dispatcher {
        Dispatcher { socket: Some(socket.to_owned()), command: None, timeout, user: String::new(), started: false }
    }

    /// The service of this user's session.
    #[must_use]
    pub fn from_environment() -> Dispatcher {
        let user = ["USER", "LOGNAME"].into_iter().find_map(|name| env::var(name).ok()).unwrap_or_default();
        Dispatcher {
            socket: address(|name| env::var_os(name).filter(|value| !value.is_empty())),
            command: Some(env::var_os("SPEECHD_CMD").unwrap_or_else(|| COMMAND.into())),
            timeout: TIMEOUT,
            user,
            started: false,
        }
    }

    /// Starts the service and waits until it says that it is there: it detaches itself then.
    fn start(&self) {
        let Some(program) = &self.command else { return };
        let mut command = Command::new(program);
        command.arg("--spawn").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(mut child) = command.spawn() else { return };
        let (most, every) = START;
        let started = Instant::now();
        while matches!(child.try_wait(), Ok(None)) && started.elapsed() < most {
            thread::sleep(every);
        }
    }
}

impl Service for Dispatcher {
    fn open(&mut self) -> Result<Box<dyn Engine>, Trouble> {
        let socket = self.socket.clone().ok_or(Trouble::Absent)?;
        let absent = |_| Trouble::Absent;
        let stream = match UnixStream::connect(&socket) {
            Err(_) if !self.started => {
                self.started = true;
                self.start();
                UnixStream::connect(&socket).map_err(absent)?
            }
            tried => tried.map_err(absent)?,
        };
        let client = Client::greet(stream, self.timeout, &self.user)?;
        self.started = false;
        Ok(Box::new(client))
    }
}

/// Where the service's socket is, by these variables: `SPEECHD_ADDRESS`, else in the session's folder. An address that
/// is no Unix socket is none.
#[must_use]
pub fn address(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(address) = variable("SPEECHD_ADDRESS") {
        let address = address.to_str()?;
        let (method, path) = address.split_once(':').unwrap_or((address, ""));
        if method != "unix_socket" {
            return None;
        }
        if !path.is_empty() {
            return Some(PathBuf::from(path));
        }
    }
    let runtime = variable("XDG_RUNTIME_DIR").map(PathBuf::from);
    let cache = || variable("XDG_CACHE_HOME").map(PathBuf::from);
    let home = || variable("HOME").map(|home| Path::new(&home).join(".cache"));
    runtime.or_else(cache).or_else(home).map(|folder| folder.join("speech-dispatcher").join("speechd.sock"))
}
