//! The command line: one table of options, worded in the player's language.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::ear::Ear;
use crate::game::{DealCode, DealNumber, looks_like_code};
use crate::language::{Catalogue, Languages, Message, clean};
use crate::session::{Detail, Misheard, VoiceMode, Wish};
use crate::wording::misheard;

/// What to play, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Arguments {
    /// The deal and the rules.
    pub(super) wish: Wish,
    /// How much to tell after a move.
    pub(super) detail: Detail,
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
    /// This text, and no game.
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

/// What the whole line asks for.
pub(super) fn understand(args: &[OsString], languages: &Languages, catalogue: &Catalogue, ear: &Ear) -> Asked {
    let matches = match table(catalogue).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return fault(&error, catalogue),
    };
    match read(&matches, languages, catalogue, ear) {
        Ok(arguments) => Asked::Play(arguments),
        Err(message) => Asked::Mistake(catalogue.text(&message)),
    }
}

/// The table of options.
fn table(catalogue: &Catalogue) -> Command {
    let text = |id: &'static str| catalogue.text(&Message::new(id));
    let option = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(text(value)).help(text(help)).allow_hyphen_values(false)
    };
    let switch =
        |name: &'static str, help: &'static str, action| Arg::new(name).long(name).help(text(help)).action(action);
    let template = format!(
        "{{about}}\n\n{}: {}\n\n{}:\n{{positionals}}\n\n{}:\n{{options}}\n",
        text("cli-usage"),
        text("cli-synopsis"),
        text("cli-arguments"),
        text("cli-options")
    );
    Command::new("tripeaks")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("deal").value_name(text("cli-value-deal")).help(text("cli-deal")))
        .arg(option("language", "cli-value-language", "cli-language"))
        .arg(option("rules", "cli-value-rules", "cli-rules"))
        .arg(option("detail", "cli-value-detail", "cli-detail"))
        .arg(switch("plain", "cli-plain", ArgAction::SetTrue))
        .arg(option("voice", "cli-value-voice", "cli-voice"))
        .arg(option("locales", "cli-value-folder", "cli-locales").value_parser(value_parser!(PathBuf)))
        .arg(switch("help", "cli-help", ArgAction::Help).short('h'))
        .arg(switch("version", "cli-version", ArgAction::Version).short('V'))
}

fn read(matches: &ArgMatches, languages: &Languages, catalogue: &Catalogue, ear: &Ear) -> Result<Arguments, Message> {
    let value = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let named = |id, name: &str| Message::new(id).text("name", clean(name));
    if let Some(tag) = value("language")
        && language(tag, languages, ear).is_none()
    {
        return Err(named("cli-error-language", tag).text("languages", names(languages).join(", ")));
    }
    let rules = value("rules").map(|text| match ear.rules(text, catalogue.tag()) {
        Ok(rules) => Ok(rules),
        Err(Misheard::Unknown) => Err(named("cli-error-rules", text)),
        Err(clash) => Err(misheard(&clash, &[])),
    });
    let detail = value("detail").map(|text| ear.detail(text).ok_or_else(|| named("cli-error-detail", text)));
    let voice = value("voice").map(|text| ear.voice_mode(text).ok_or_else(|| named("cli-error-voice", text)));
    let wish = match value("deal") {
        None => Wish { rules: rules.transpose()?, ..Wish::default() },
        Some(code) if looks_like_code(code) => {
            let code = DealCode::read(code).map_err(|error| misheard(&Misheard::Code(error), &[]))?;
            if rules.is_some() {
                return Err(Message::new("cli-error-rules-twice"));
            }
            Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() }
        }
        Some(number) if !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) => {
            let deal = number.parse().ok().and_then(DealNumber::new);
            Wish {
                deal: Some(deal.ok_or_else(|| misheard(&Misheard::NumberTooLarge, &[]))?),
                rules: rules.transpose()?,
                ..Wish::default()
            }
        }
        Some(other) => return Err(named("cli-error-deal", other)),
    };
    let detail = detail.transpose()?.unwrap_or_default();
    Ok(Arguments { wish, detail, plain: matches.get_flag("plain"), voice: voice.transpose()? })
}

/// The language that a word on the command line means: a tag, or a name of the language in any language.
pub(super) fn language<'a>(word: &str, languages: &'a Languages, ear: &Ear) -> Option<&'a Catalogue> {
    languages
        .get(word)
        .or_else(|| languages.get(&ear.language(word)?))
        .or_else(|| languages.negotiate(&[word.to_owned()]))
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
    let name = context(ContextKind::InvalidArg).unwrap_or_default();
    let option = name.split(' ').next().unwrap_or_default().to_owned();
    #[expect(clippy::wildcard_enum_match_arm, reason = "clap may add kinds, and this table can bring about no others")]
    let id = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return Asked::Text(error.to_string().trim_end().to_owned());
        }
        ErrorKind::UnknownArgument if option.starts_with('-') => "cli-error-unknown-option",
        ErrorKind::UnknownArgument => "cli-error-unexpected",
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
