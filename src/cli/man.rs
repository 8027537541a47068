//! The manual page, in the roff format: the table of options, and what a page tells beside it.

use std::io;

use clap::Command;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, roman};

use crate::language::{Catalogue, Message};

/// The files, where the system's folders are the usual ones, each with the id of what it is.
#[cfg(windows)]
const FILES: [(&str, &str); 5] = [
    (r"%APPDATA%\tripeaks\settings.toml", "man-file-settings"),
    (r"%APPDATA%\tripeaks\game.toml", "man-file-game"),
    (r"%APPDATA%\tripeaks\games\*.toml", "man-file-games"),
    (r"%APPDATA%\tripeaks\records.toml", "man-file-records"),
    (r"%APPDATA%\tripeaks\locales\*\*.ftl", "man-file-locales"),
];
#[cfg(not(windows))]
const FILES: [(&str, &str); 5] = [
    ("~/.config/tripeaks/settings.toml", "man-file-settings"),
    ("~/.local/state/tripeaks/game.toml", "man-file-game"),
    ("~/.local/state/tripeaks/games/*.toml", "man-file-games"),
    ("~/.local/state/tripeaks/records.toml", "man-file-records"),
    ("~/.local/share/tripeaks/locales/*/*.ftl", "man-file-locales"),
];

/// The variables that are looked at, each with the id of what it does.
#[cfg(windows)]
const VARIABLES: [(&str, &str); 3] = [
    ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", "man-variable-language"),
    ("USERNAME", "man-variable-name"),
    ("TERM", "man-variable-terminal"),
];
#[cfg(not(windows))]
const VARIABLES: [(&str, &str); 6] = [
    ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", "man-variable-language"),
    ("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME", "man-variable-folders"),
    ("USER, LOGNAME", "man-variable-name"),
    ("TERM", "man-variable-terminal"),
    ("SPEECHD_ADDRESS, XDG_RUNTIME_DIR", "man-variable-speech"),
    ("SPEECHD_CMD", "man-variable-speech-command"),
];

/// The exit codes, each with the id of what it means.
const CODES: [(&str, &str); 4] =
    [("0", "man-exit-done"), ("1", "man-exit-refused"), ("2", "man-exit-argument"), ("130", "man-exit-stopped")];

/// The page, in the language of the catalogue and of the table.
pub(super) fn page(table: &Command, catalogue: &Catalogue) -> String {
    let text = |id: &'static str| catalogue.text(&Message::new(id));
    let mut page = Page { text: Roff::new().render() };
    let headed = table.clone().mut_args(|arg| {
        let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
        arg.help_heading(text(heading))
    });
    // An empty date would make a date of the version, which stands after it.
    let main = Man::new(headed).title("TRIPEAKS").date(r"\&").manual(text("man-manual"));
    page.part(|out| main.render_title(out));
    // Words that are broken or spaced out at the end of a line are hard to hear and to feel.
    page.lines(Roff::new().control("nh", []).control("ad", ["l"]));

    page.heading("SH", &text("man-name"));
    page.paragraph(&format!("tripeaks - {}", text("cli-about").trim_end_matches('.')));
    page.heading("SH", &text("man-usage"));
    for (place, command) in std::iter::once(table).chain(table.get_subcommands()).enumerate() {
        let usage = command.get_overridden_usage().map(ToString::to_string).unwrap_or_default();
        let mut lines = Roff::new();
        if place > 0 {
            lines.control("br", []);
        }
        page.lines(lines.text(synopsis(&usage, command.get_name())));
    }
    page.heading("SH", &text("man-description"));
    page.paragraph(&text("man-playing"));
    page.lines(Roff::new().control("PP", []));
    page.paragraph(&text("man-keeping"));
    page.part(|out| main.render_options_section(out));

    page.heading("SH", &text("cli-commands"));
    for tool in table.get_subcommands() {
        page.heading("SS", &format!("tripeaks {}", tool.get_name()));
        page.paragraph(&tool.get_about().map(ToString::to_string).unwrap_or_default());
        // What holds for every tool is told once, above.
        let own = Man::new(tool.clone().disable_help_flag(true));
        page.unheaded_part(|out| own.render_options_section(out));
    }
    for (heading, entries) in [("man-files", &FILES[..]), ("man-environment", &VARIABLES), ("man-exit-status", &CODES)]
    {
        page.heading("SH", &text(heading));
        for (what, id) in entries {
            page.lines(Roff::new().control("TP", []).text([bold(*what)]).text([roman(text(id))]));
        }
    }
    page.heading("SH", &text("man-reporting"));
    page.paragraph(&text("man-report"));
    page.text.trim_end().to_owned()
}

/// The words of a usage line up to the tool's name stand out.
fn synopsis(usage: &str, name: &str) -> Vec<Inline> {
    let begins = [format!("tripeaks {name}"), "tripeaks".to_owned()];
    let found = begins.iter().find_map(|begin| Some((begin, usage.strip_prefix(begin.as_str())?)));
    match found {
        Some((begin, rest)) => vec![bold(begin), roman(rest)],
        None => vec![roman(usage)],
    }
}

/// A page in the making. Its first lines define how an apostrophe is written; each part would say that again.
struct Page {
    text: String,
}

impl Page {
    fn add(&mut self, rendered: &str) {
        let preamble = Roff::new().render();
        self.text += rendered.strip_prefix(&preamble).unwrap_or(rendered);
    }

    fn lines(&mut self, lines: &Roff) {
        self.add(&lines.render());
    }

    /// What a renderer writes; into memory, where nothing can fail.
    fn part(&mut self, render: impl Fn(&mut dyn io::Write) -> io::Result<()>) {
        self.add(&rendered(render));
    }

    /// The same without what stands before its first entry: a heading in English.
    fn unheaded_part(&mut self, render: impl Fn(&mut dyn io::Write) -> io::Result<()>) {
        let rendered = rendered(render);
        let entries = rendered.split_inclusive('\n').skip_while(|line| line.trim_end() != ".TP");
        self.add(&entries.collect::<String>());
    }

    fn heading(&mut self, level: &str, heading: &str) {
        let heading = if level == "SH" { heading.to_uppercase() } else { heading.to_owned() };
        self.lines(Roff::new().control(level, [heading.as_str()]));
    }

    fn paragraph(&mut self, text: &str) {
        self.lines(Roff::new().text([roman(text)]));
    }
}

fn rendered(render: impl Fn(&mut dyn io::Write) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    let written = render(&mut bytes);
    debug_assert!(written.is_ok(), "memory takes everything");
    String::from_utf8_lossy(&bytes).into_owned()
}
