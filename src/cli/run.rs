//! From the command line to the end of the conversation.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::AtomicBool;

use rand::RngExt;

use super::analyze::analyze;
use super::arguments::{self, Arguments, Asked};
use super::environment;
use super::exit::{BAD_ARGUMENT, REFUSED_BY_THE_WORLD, complain, finish};
use super::locales::read_locales;
use super::solve::solve;
use crate::ear::Ear;
use crate::game::DealNumber;
use crate::language::{Catalogue, Languages, LocaleFile, Message, clean};
use crate::play::{Conversation, Lines, Print, Reply, Typed};
use crate::session::{Asking, News, Player, Ports, Session, Settings, Start, VoiceSettings};
use crate::store::{Disk, Folders, SettingsFault, Store, at_home};
use crate::voice::{Speaking, Speech};

/// Runs the program on its command line.
#[must_use]
pub fn run() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    outlive_the_limit_of_files();
    let mut files = LocaleFile::built_in();
    let dropped_in = Folders::translations().filter(|folder| folder.is_dir());
    let mut no_text = Vec::new();
    let mut lay_over = |folder: &Path| read_locales(folder, &mut files, &mut no_text).is_err();
    let lost = dropped_in.as_deref().filter(|folder| lay_over(folder));
    let folder = arguments::early(&args, "--locales").map(|folder| at_home_or_as_it_is(&folder));
    let unread = folder.as_deref().filter(|folder| lay_over(folder));
    let (languages, faults) = Languages::new(files);
    let ear = Ear::new(&languages);
    let store = store(&args);
    let settings = store.settings();
    let catalogue = choose_language(&args, settings.0.language.as_deref(), &languages, &ear);
    let no_locales = |folder: &OsStr, code| {
        let message = Message::new("cli-error-locales").text("name", clean(&folder.to_string_lossy()));
        complain(&catalogue.text(&message), code)
    };
    if let Some(folder) = unread {
        return no_locales(folder.as_os_str(), BAD_ARGUMENT);
    }
    if let Some(folder) = lost {
        no_locales(folder.as_os_str(), 0);
    }
    for file in no_text {
        complain(&catalogue.text(&Message::new("cli-locale-no-text").text("file", clean(&file))), 0);
    }
    for fault in faults {
        let message = Message::new("cli-locale-fault").text("file", clean(&fault.file)).text("id", fault.id);
        complain(&catalogue.text(&message.text("line", fault.line.to_string())), 0);
    }
    match arguments::understand(&args, &languages, catalogue, &ear) {
        Asked::Mistake(sentence) => complain(&sentence, BAD_ARGUMENT),
        Asked::Text(text) => finish(Print::new(io::stdout()).put(&text), catalogue),
        Asked::Analyze(arguments) => analyze(&arguments, catalogue),
        Asked::Solve(arguments) => solve(&arguments, catalogue, &ear),
        Asked::Play(arguments) => {
            if let Some(charset) = environment::other_charset().filter(|_| io::stdout().is_terminal()) {
                complain(&catalogue.text(&Message::new("cli-other-charset").text("name", clean(&charset))), 0);
            }
            let (remembered, faults) = settings;
            let mut news: Vec<News> = faults.into_iter().map(SettingsFault::news).collect();
            let doubtful = remembered.language.as_deref();
            if doubtful.is_some_and(|tag| arguments::language(tag, &languages, &ear).is_none()) {
                let key = "language".to_owned();
                news.push(News::SettingsMistake { line: store.line_of_setting(&key), key });
            }
            let unnamed = || catalogue.text(&Message::new("player-unnamed"));
            let name = remembered.player.clone().or_else(environment::login_name).unwrap_or_else(unnamed);
            let language = catalogue.tag().clone();
            let player = Player { name, language, settings: remembered.settings, news };
            play(arguments, player, remembered.voice, store, languages, ear)
        }
    }
}

fn play(
    arguments: Arguments,
    player: Player,
    spoken: VoiceSettings,
    store: Store,
    languages: Languages,
    ear: Ear,
) -> ExitCode {
    let Arguments { wish, detail, begin, plain, voice } = arguments;
    let detail = detail.unwrap_or(player.settings.detail);
    let player = Player { settings: Settings { detail, ..player.settings }, ..player };
    let voice = Speaking::here(VoiceSettings { mode: voice.unwrap_or(spoken.mode), ..spoken });
    let speech = voice.speech();
    let asking = if io::stdin().is_terminal() { Asking::Possible } else { Asking::Impossible };
    let clock = Box::new(environment::now);
    let ports = Ports { shelf: Box::new(store), voice: Box::new(voice), clock, fresh: Box::new(fresh_deal) };
    let session = Session::begin(Start { wish, begin, asking }, player, ports);
    let mut conversation = Conversation::new(languages, ear, session, Disk, speech.clone());
    let done = converse(&mut conversation, plain, speech.clone());
    if let Some(speech) = speech {
        #[cfg(any(windows, target_os = "macos"))]
        speech.leave(crate::play::any_key());
        // Left to a service, which nobody waits for.
        #[cfg(not(any(windows, target_os = "macos")))]
        speech.leave(|| false);
    }
    let unsaved = conversation.is_unsaved();
    let code = match done {
        Err(Broken::Input) => {
            let sentence = conversation.catalogue().text(&Message::new("cli-error-input"));
            complain(&sentence, REFUSED_BY_THE_WORLD)
        }
        Err(Broken::Output(error)) => finish(Err(error), conversation.catalogue()),
        Ok(()) => ExitCode::SUCCESS,
    };
    if unsaved { ExitCode::from(REFUSED_BY_THE_WORLD) } else { code }
}

/// What is kept in the folder of `--state`, else in the system's.
fn store(args: &[OsString]) -> Store {
    let folders = match arguments::early(args, "--state") {
        Some(folder) => Folders::all_in(at_home_or_as_it_is(&folder)),
        // Else a folder that can't be, below a file: the game is played, and said to be unsaved.
        None => Folders::of_the_system()
            .unwrap_or_else(|| Folders::all_in(env::current_exe().unwrap_or_default().join("tripeaks"))),
    };
    Store::new(Disk, folders)
}

/// The folder, where it begins with `~` in the player's home: shells leave it in `--state=~/games`.
fn at_home_or_as_it_is(folder: &OsStr) -> PathBuf {
    folder.to_str().map_or_else(|| PathBuf::from(folder), at_home)
}

/// Makes a file that grows over the limit set for files an error like a full disk, where else it would end the program.
fn outlive_the_limit_of_files() {
    #[cfg(unix)]
    {
        let nobody_looks = Arc::new(AtomicBool::new(false));
        // Where that can't be done, all is as it would be without.
        drop(signal_hook::flag::register(signal_hook::consts::SIGXFSZ, nobody_looks));
    }
}

/// What ended a conversation before its end.
enum Broken {
    /// The next line can't be read.
    Input,
    /// A reply can't be written.
    Output(io::Error),
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Broken {
        Broken::Output(error)
    }
}

/// Greets, then answers line by line until the player leaves or the input ends.
fn converse(conversation: &mut Conversation, plain: bool, speech: Option<Arc<Speech>>) -> Result<(), Broken> {
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    let terminal = io::stdin().is_terminal();
    let mut lines = if terminal && io::stdout().is_terminal() && !plain && !dumb {
        let silence = move || {
            if let Some(speech) = &speech {
                speech.stop();
            }
        };
        Lines::edited(silence).unwrap_or(Lines::Plain { prompted: true })
    } else {
        Lines::Plain { prompted: terminal }
    };
    let greeting = conversation.greet();
    say(&greeting, &mut lines, conversation)?;
    // The prompt is written there, too.
    let broken =
        |error: io::Error| if error.kind() == ErrorKind::BrokenPipe { Broken::Output(error) } else { Broken::Input };
    let (mut before, mut behind) = (String::new(), String::new());
    loop {
        let typed = lines.next(&conversation.prompt(), (&before, &behind), || conversation.offers()).map_err(broken)?;
        (before, behind) = (String::new(), String::new());
        match typed {
            None => break,
            Some(Typed::Line(line)) => {
                let reply = conversation.hear(&line);
                say(&reply, &mut lines, conversation)?;
                if reply.leaving {
                    return Ok(());
                }
            }
            Some(Typed::Tab(typed, rest)) => {
                say(&conversation.offered(&typed), &mut lines, conversation)?;
                (before, behind) = (typed, rest);
            }
            Some(Typed::Abandoned) => {
                if let Some(reply) = conversation.abandoned() {
                    say(&reply, &mut lines, conversation)?;
                }
            }
        }
    }
    if terminal {
        let goodbye = conversation.leave();
        say(&goodbye, &mut lines, conversation)?;
    }
    Ok(())
}

/// Puts a reply everywhere, the text first: the voice may be slow, and takes it at its own pace.
fn say(reply: &Reply, lines: &mut Lines, conversation: &Conversation) -> io::Result<()> {
    lines.paper(conversation.session().settings().width).put(&reply.text)?;
    conversation.speak(reply);
    Ok(())
}

/// The language of `--language`, else the remembered one, else of the environment, else English.
fn choose_language<'a>(
    args: &[OsString],
    remembered: Option<&str>,
    languages: &'a Languages,
    ear: &Ear,
) -> &'a Catalogue {
    let asked = arguments::early(args, "--language");
    let asked = asked.and_then(|word| arguments::language(word.to_str()?, languages, ear));
    let wished = || languages.negotiate(&environment::wished_languages());
    asked.or_else(|| arguments::language(remembered?, languages, ear)).or_else(wished).unwrap_or(languages.fallback())
}

fn fresh_deal() -> DealNumber {
    let number = rand::rng().random_range(0..=DealNumber::MAX.get());
    DealNumber::new(number).unwrap_or(DealNumber::MAX)
}
