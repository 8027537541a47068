//! The command line: one table of options, worded in the player's language.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};

use crate::ear::Ear;
use crate::game::Rules;
use crate::language::{Catalogue, Languages, Message, clean, read_tag};
use crate::session::{Begin, Detail, Misheard, VoiceMode, Wish};
use crate::wording::misheard;

use super::options::{AFTER_THE_TOOLS, deal, named, option, rules_option, switch, value};
use super::tools::{self, AnalyzeArguments, SolveArguments};
use super::{man, shells};

/// What to play, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arguments {
    /// The deal and the rules.
    pub(super) wish: Wish,
    /// How much to tell after a move, where that is said.
    pub(super) detail: Option<Detail>,
    /// What becomes of the game in progress.
    pub(super) begin: Begin,
    /// Whether lines are read without an editor.
    pub(super) plain: bool,
    /// When replies are spoken, if that is said.
    pub(super) voice: Option<VoiceMode>,
}

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// A game.
    Play(Arguments),
    /// Deals counted.
    Analyze(AnalyzeArguments),
    /// A deal solved.
    Solve(SolveArguments),
    /// A text to print, and no game.
    Text(String),
    /// Nothing that can be done: this sentence says why.
    Mistake(String),
}

/// The value of an option, wherever it stands, before the whole line is understood: messages need a language first.
pub(super) fn early(args: &[OsString], option: &str) -> Option<OsString> {
    let mut args = args.iter().skip(1).take_while(|arg| *arg != "--");
    args.find_map(|arg| match arg.to_str()?.strip_prefix(option)? {
        "" => Some(None),
        value => value.strip_prefix('=').map(|value| Some(OsString::from(value))),
    })?
    .or_else(|| args.next().cloned())
}

/// What the whole line asks for. Rules count for a tool, too, when they stand before its name.
pub(super) fn understand(args: &[OsString], languages: &Languages, catalogue: &Catalogue, ear: &Ear) -> Asked {
    let matches = match table(catalogue).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return fault(&error, catalogue),
    };
    let asked = known_language(&matches, languages, ear).and_then(|()| match matches.subcommand() {
        None => read(&matches, catalogue, ear).map(Asked::Play),
        Some((name, tool)) => {
            only_for_games(&matches)?;
            let counted = matches!(name, tools::ANALYZE | tools::SOLVE);
            let own = if counted { rules(tool, catalogue, ear)? } else { None };
            let before = rules(&matches, catalogue, ear)?;
            match name {
                tools::ANALYZE => tools::read_analyze(tool, own.or(before)).map(Asked::Analyze),
                tools::SOLVE => tools::read_solve(tool, own.or(before)).map(Asked::Solve),
                _ if before.is_some() => Err(named("analyze-error-playing", "--rules")),
                tools::MAN => Ok(Asked::Text(man::page(&table(catalogue), catalogue))),
                _ => {
                    let shell = shells::read(value(tool, tools::SHELL))?;
                    Ok(Asked::Text(shells::script(shell, table(catalogue), languages, catalogue)))
                }
            }
        }
    });
    asked.unwrap_or_else(|message| Asked::Mistake(catalogue.text(&message)))
}

/// The table of options.
fn table(catalogue: &Catalogue) -> Command {
    let folder = value_parser!(PathBuf);
    let text = |id: &'static str| catalogue.text(&Message::new(id));
    let template = format!(
        "{{about}}\n\n{}: {{usage}}\n\n{}:\n{{positionals}}\n\n{}:\n{{subcommands}}\n\n{}:\n{{options}}\n",
        text("cli-usage"),
        text("cli-arguments"),
        text("cli-commands"),
        text("cli-options")
    );
    Command::new("tripeaks")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .override_usage(text("cli-synopsis"))
        .help_template(template)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(Arg::new("deal").value_name(text("cli-value-deal")).help(text("cli-deal")))
        .args(
            [
                option(catalogue, "language", "cli-value-language", "cli-language").global(true),
                rules_option(catalogue),
                option(catalogue, "detail", "cli-value-detail", "cli-detail"),
                switch(catalogue, "plain", "cli-plain", ArgAction::SetTrue),
                option(catalogue, "voice", "cli-value-voice", "cli-voice"),
                option(catalogue, "locales", "cli-value-folder", "cli-locales")
                    .value_parser(folder.clone())
                    .value_hint(ValueHint::DirPath)
                    .global(true),
                option(catalogue, "state", "cli-value-state-folder", "cli-state")
                    .value_parser(folder)
                    .value_hint(ValueHint::DirPath),
                switch(catalogue, "new", "cli-new", ArgAction::SetTrue),
                switch(catalogue, "help", "cli-help", ArgAction::Help).short('h').global(true),
                switch(catalogue, "version", "cli-version", ArgAction::Version).short('V'),
            ]
            .into_iter()
            .zip(AFTER_THE_TOOLS..)
            .map(|(arg, place)| arg.display_order(place)),
        )
        .subcommands(tools::tables(catalogue))
}

/// Whether there is the language that is asked for.
fn known_language(matches: &ArgMatches, languages: &Languages, ear: &Ear) -> Result<(), Message> {
    match value(matches, "language") {
        Some(tag) if language(tag, languages, ear).is_none() => {
            Err(named("cli-error-language", tag).text("languages", names(languages).join(", ")))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether nothing was said, before the name of a tool, that only a game takes.
fn only_for_games(matches: &ArgMatches) -> Result<(), Message> {
    if let Some(deal) = value(matches, "deal") {
        return Err(named("cli-error-unexpected", deal));
    }
    let given = |name: &&str| matches.value_source(name) == Some(ValueSource::CommandLine);
    match ["detail", "plain", "voice", "state", "new"].iter().find(|name| given(name)) {
        Some(option) => Err(named("analyze-error-playing", &format!("--{option}"))),
        None => Ok(()),
    }
}

/// The rules that are asked for, if any are.
fn rules(matches: &ArgMatches, catalogue: &Catalogue, ear: &Ear) -> Result<Option<Rules>, Message> {
    let rules = value(matches, "rules").map(|text| match ear.rules(text, catalogue.tag()) {
        Ok(rules) => Ok(rules),
        Err(Misheard::Unknown) => Err(named("cli-error-rules", text)),
        Err(clash) => Err(misheard(&clash, &[])),
    });
    rules.transpose()
}

fn read(matches: &ArgMatches, catalogue: &Catalogue, ear: &Ear) -> Result<Arguments, Message> {
    let rules = rules(matches, catalogue, ear);
    let value = |name: &str| value(matches, name);
    let detail = value("detail").map(|text| ear.detail(text).ok_or_else(|| named("cli-error-detail", text)));
    let voice = value("voice").map(|text| ear.voice_mode(text).ok_or_else(|| named("cli-error-voice", text)));
    let rules = rules?;
    let (deal, rules) = match value("deal").map(|text| deal(text, rules)).transpose()? {
        None => (None, rules),
        Some((number, rules)) => (Some(number), rules),
    };
    let wish = Wish { deal, rules, ..Wish::default() };
    let begin = if matches.get_flag("new") { Begin::Anew } else { Begin::Resuming };
    let plain = matches.get_flag("plain");
    Ok(Arguments { wish, detail: detail.transpose()?, begin, plain, voice: voice.transpose()? })
}

/// The language that a word on the command line means: a tag, or a name of the language in any language.
pub(super) fn language<'a>(word: &str, languages: &'a Languages, ear: &Ear) -> Option<&'a Catalogue> {
    languages
        .tagged(word)
        .or_else(|| languages.get(&ear.language(word)?))
        .or_else(|| languages.negotiate(&[read_tag(word)?]))
}

/// The languages' own names.
fn names(languages: &Languages) -> Vec<String> {
    languages.all().map(|catalogue| catalogue.own_name().to_owned()).collect()
}

/// What clap did not take, or its help and version.
fn fault(error: &clap::Error, catalogue: &Catalogue) -> Asked {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(clean(text)),
        Some(_) | None => None,
    };
    let name = context(ContextKind::InvalidArg).or(context(ContextKind::InvalidSubcommand)).unwrap_or_default();
    let option = name.split(' ').next().unwrap_or_default().to_owned();
    #[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds, and this table can bring about no others")]
    let id = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Asked::Text(error.to_string().trim_end().to_owned());
        }
        ErrorKind::UnknownArgument if option.starts_with('-') => "cli-error-unknown-option",
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => "cli-error-unexpected",
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).unwrap_or_default().is_empty() => {
            "cli-error-missing-value"
        }
        ErrorKind::ArgumentConflict => "cli-error-twice",
        ErrorKind::TooManyValues => "cli-error-no-value",
        ErrorKind::InvalidUtf8 => "cli-error-not-text",
        _ => "cli-error-other",
    };
    Asked::Mistake(catalogue.text(&Message::new(id).text("name", option)))
}
