//! Whether a screen reader runs, so that two voices do not speak at once.

use sysinfo::{ProcessRefreshKind, ProcessesToUpdate, System, UpdateKind};

/// A running program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Process {
    /// The name that the system shows.
    pub name: String,
    /// Its first words, from its command line.
    pub words: Vec<String>,
}

/// Screen readers, by the names of their programs.
const READERS: [&str; 10] =
    ["orca", "fenrir", "yasr", "tdsr", "brltty", "espeakup", "nvda", "jfw", "narrator", "voiceover"];
/// Emacspeak, whose speech servers run from this folder.
const EMACSPEAK: (&str, &str) = ("emacspeak", "emacspeak/servers/");
/// How many words of a command line may name the program: the program, its interpreter's options, the script.
const WORDS_LOOKED_AT: usize = 4;

/// The first screen reader among the processes.
pub fn reader_among(processes: impl IntoIterator<Item = Process>) -> Option<&'static str> {
    processes.into_iter().find_map(|process| reader(&process))
}

fn reader(process: &Process) -> Option<&'static str> {
    let words = &process.words;
    let program = words.first().map(|word| plain_name(word)).unwrap_or_default();
    let interpreted = ["python", "pypy", "tclsh", "perl", "ruby", "node", "sh", "bash"].iter();
    let interpreted = interpreted.into_iter().any(|interpreter| program.starts_with(interpreter));
    let script = words.iter().skip(1).take(WORDS_LOOKED_AT - 1).find(|word| !word.starts_with('-'));
    let script = script.filter(|_| interpreted).map(|word| plain_name(word)).unwrap_or_default();
    let names = [plain_name(&process.name), program, script];
    let (emacspeak, servers) = EMACSPEAK;
    let known = READERS.into_iter().find(|reader| names.iter().any(|name| name == reader));
    known.or_else(|| words.iter().any(|word| word.contains(servers)).then_some(emacspeak))
}

/// A program's name without its folders, its ending and its capitals.
fn plain_name(path: &str) -> String {
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default().to_lowercase();
    let endings = [".exe", ".py"];
    endings.iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(&name).to_owned()
}

/// The screen reader of the same user that runs now, if one does: another user's reads another terminal. Looks through all processes, which takes milliseconds.
#[must_use]
pub fn running_reader() -> Option<&'static str> {
    let mut system = System::new();
    let names = ProcessRefreshKind::nothing().with_user(UpdateKind::Always).without_tasks();
    // On Windows and macOS a name says enough, and other programs' command lines are not ours to read.
    let words = cfg!(not(any(windows, target_os = "macos")));
    let only = if words { names.with_cmd(UpdateKind::Always) } else { names };
    system.refresh_processes_specifics(ProcessesToUpdate::All, false, only);
    let own = sysinfo::get_current_pid().ok().and_then(|own| system.process(own)?.user_id().cloned());
    let ours = system.processes().values().filter(|process| own.is_none() || process.user_id() == own.as_ref());
    reader_among(ours.map(|process| Process {
        name: process.name().to_string_lossy().into_owned(),
        words: process.cmd().iter().take(WORDS_LOOKED_AT).map(|word| word.to_string_lossy().into_owned()).collect(),
    }))
}
