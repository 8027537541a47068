//! A speech service that tells what it hears, and can fall ill.

use std::io::{BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::{env, fs, process, thread};

use super::LONG;

/// What the service heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Somebody came.
    Caller,
    /// A command.
    Command(String),
    /// A text, whole or in a block of parts, and what was set when it came.
    Spoken(Spoken),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Spoken {
    pub(super) text: String,
    pub(super) language: String,
    pub(super) priority: String,
    pub(super) rate: String,
    pub(super) volume: String,
    pub(super) voice: String,
}

/// How the service feels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mood {
    #[default]
    Well,
    /// It hears, and does not answer.
    Mute,
    /// It speaks nothing, since its synthesiser is broken.
    Broken,
    /// It lists voices, this again and again, and never comes to an end.
    Endless(&'static str),
}

#[derive(Default)]
struct Shared {
    mood: Mutex<Mood>,
    /// How many bytes of an endless list went out.
    listed: AtomicUsize,
    callers: Mutex<Vec<UnixStream>>,
    gate: Mutex<Option<Receiver<()>>>,
    stopping: Mutex<bool>,
}

/// The service; it ends, and its folder with it, when it is dropped.
pub(super) struct Fake {
    folder: Folder,
    socket: PathBuf,
    tell: Sender<Heard>,
    heard: Receiver<Heard>,
    shared: Arc<Shared>,
}

/// A folder that lasts as long as the value.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("tripeaks-voice-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::SeqCst));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let removed = fs::remove_dir_all(&self.0);
        drop(removed);
    }
}

impl Fake {
    pub(super) fn new() -> Fake {
        let folder = Folder::new();
        let (tell, heard) = mpsc::channel();
        let socket = folder.0.join("s");
        let mut fake = Fake { folder, socket, tell, heard, shared: Arc::default() };
        fake.open();
        fake
    }

    /// Comes to life, or back to it.
    pub(super) fn open(&mut self) {
        let listener = UnixListener::bind(&self.socket).unwrap();
        self.shared = Arc::default();
        let (shared, tell) = (Arc::clone(&self.shared), self.tell.clone());
        thread::spawn(move || {
            for stream in listener.incoming() {
                if *shared.stopping.lock().unwrap() {
                    return;
                }
                let stream = stream.unwrap();
                shared.callers.lock().unwrap().push(stream.try_clone().unwrap());
                let (shared, tell) = (Arc::clone(&shared), tell.clone());
                thread::spawn(move || serve(stream, &shared, &tell));
            }
        });
    }

    /// Dies at once, as if killed.
    pub(super) fn kill(&self) {
        *self.shared.stopping.lock().unwrap() = true;
        let woken = UnixStream::connect(&self.socket);
        drop(woken);
        let removed = fs::remove_file(&self.socket);
        drop(removed);
        for caller in self.shared.callers.lock().unwrap().drain(..) {
            let closed = caller.shutdown(Shutdown::Both);
            drop(closed);
        }
    }

    pub(super) fn feel(&self, mood: Mood) {
        *self.shared.mood.lock().unwrap() = mood;
    }

    /// From now on each answer waits for a message of the returned sender, until that is dropped.
    pub(super) fn gate(&self) -> Sender<()> {
        let (open, gate) = mpsc::channel();
        *self.shared.gate.lock().unwrap() = Some(gate);
        open
    }

    pub(super) fn socket(&self) -> &Path {
        &self.socket
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder.0
    }

    /// How many bytes of an endless list were taken from it.
    pub(super) fn listed(&self) -> usize {
        self.shared.listed.load(Ordering::SeqCst)
    }

    /// The next text, and the commands before it.
    pub(super) fn next(&self) -> (Vec<String>, Spoken) {
        let mut commands = Vec::new();
        loop {
            match self.heard.recv_timeout(LONG).unwrap() {
                Heard::Caller => {}
                Heard::Command(command) => commands.push(command),
                Heard::Spoken(text) => return (commands, text),
            }
        }
    }

    /// The next text.
    pub(super) fn text(&self) -> String {
        self.next().1.text
    }

    /// All that was heard so far and not asked for.
    pub(super) fn rest(&self) -> Vec<Heard> {
        self.heard.try_iter().collect()
    }

    /// The texts among the rest.
    pub(super) fn texts(&self) -> Vec<String> {
        let text = |heard| if let Heard::Spoken(text) = heard { Some(text.text) } else { None };
        self.rest().into_iter().filter_map(text).collect()
    }
}

impl Drop for Fake {
    fn drop(&mut self) {
        self.kill();
    }
}

const VOICES: &str = "249-Bulgarian\tbg\tnone\r\n249-Bulgarian+Adam\tbg\tAdam\r\n249-Russian\tru\tnone\r\n\
                      249-English (America)\ten-US\tnone\r\n249-English (Great Britain)\ten-GB\tnone\r\n";

fn serve(stream: UnixStream, shared: &Shared, tell: &Sender<Heard>) {
    let mut input = BufReader::new(stream.try_clone().unwrap());
    let mut output = stream;
    let mut set = Spoken::default();
    // The parts of one utterance, if one comes in parts.
    let mut block: Option<Vec<String>> = None;
    let send = |heard| tell.send(heard).is_ok();
    send(Heard::Caller);
    while let Some(line) = line(&mut input) {
        let mood = *shared.mood.lock().unwrap();
        if mood == Mood::Mute {
            continue;
        }
        if let Some(gate) = shared.gate.lock().unwrap().as_ref() {
            let _opened = gate.recv();
        }
        let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let line = [&verb.to_uppercase(), rest].join(" ").trim_end().to_owned();
        let answer = match line.split(' ').collect::<Vec<_>>().as_slice() {
            ["SPEAK"] if mood == Mood::Broken => "300 ERR INTERNAL\r\n".to_owned(),
            ["SPEAK"] => {
                output.write_all(b"230 OK RECEIVING DATA\r\n").unwrap();
                let mut lines = Vec::new();
                while let Some(line) = self::line(&mut input).filter(|line| line != ".") {
                    lines.push(line.strip_prefix('.').map(str::to_owned).unwrap_or(line));
                }
                let text = lines.join("\n");
                match &mut block {
                    Some(parts) => parts.push(text),
                    None => {
                        send(Heard::Spoken(Spoken { text, ..set.clone() }));
                    }
                }
                "225-1\r\n225 OK MESSAGE QUEUED\r\n".to_owned()
            }
            ["BLOCK", "BEGIN"] => {
                block = Some(Vec::new());
                "260 OK INSIDE BLOCK\r\n".to_owned()
            }
            ["BLOCK", "END"] => {
                send(Heard::Spoken(Spoken { text: block.take().unwrap().join(" "), ..set.clone() }));
                "261 OK OUTSIDE BLOCK\r\n".to_owned()
            }
            ["SET", _, what, value @ ..] => {
                let value = value.join(" ");
                match *what {
                    "LANGUAGE" => set.language = value,
                    "PRIORITY" => set.priority = value,
                    "RATE" => set.rate = value,
                    "VOLUME" => set.volume = value,
                    "SYNTHESIS_VOICE" => set.voice = value,
                    _ => {}
                }
                "200 OK SET\r\n".to_owned()
            }
            ["GET", "OUTPUT_MODULE"] => "251-fake\r\n251 OK GET RETURNED\r\n".to_owned(),
            ["GET", "VOLUME"] => "251-90\r\n251 OK GET RETURNED\r\n".to_owned(),
            ["GET", ..] => "251-0\r\n251 OK GET RETURNED\r\n".to_owned(),
            ["HISTORY", ..] => "245-1\r\n245 OK CLIENT ID SENT\r\n".to_owned(),
            ["LIST", ..] if let Mood::Endless(again) = mood => {
                while output.write_all(again.as_bytes()).is_ok() {
                    shared.listed.fetch_add(again.len(), Ordering::SeqCst);
                }
                return;
            }
            ["LIST", ..] => format!("{VOICES}249 OK VOICE LIST SENT\r\n"),
            ["QUIT"] => {
                let said = output.write_all(b"231 HAPPY HACKING\r\n");
                drop(said);
                return;
            }
            _ => "210 OK\r\n".to_owned(),
        };
        if line != "SPEAK" {
            send(Heard::Command(line));
        }
        if output.write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}

fn line(input: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    let count = input.read_line(&mut line).ok()?;
    (count > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned())
}
