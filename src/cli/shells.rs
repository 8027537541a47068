//! What a shell completes after `tripeaks`: a script, from the table of options.

use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::aot::{Shell, generate};

use super::options::named;
use super::tools::{COMPLETIONS, SHELL};
use crate::language::{Catalogue, Languages, Message};
use crate::names::Named;
use crate::session::{Detail, VoiceMode};

/// The shells, by the names of their programs.
const SHELLS: [(&str, Shell); 4] =
    [("bash", Shell::Bash), ("zsh", Shell::Zsh), ("fish", Shell::Fish), ("powershell", Shell::PowerShell)];

/// The shell of this name.
pub(super) fn read(name: Option<&str>) -> Result<Shell, Message> {
    let name = name.ok_or_else(|| with_names(Message::new("completions-error-no-shell")))?;
    let found = SHELLS.into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|(_, shell)| shell).ok_or_else(|| with_names(named("completions-error-shell", name)))
}

fn with_names(message: Message) -> Message {
    message.text("shells", SHELLS.map(|(name, _)| name).join(", "))
}

/// The script. The few words that an option takes are offered too, as far as the shells can: one word, no space.
pub(super) fn script(shell: Shell, table: Command, languages: &Languages, catalogue: &Catalogue) -> String {
    let words = |ids: Vec<String>| -> Vec<String> {
        let words = ids.into_iter().map(|id| catalogue.text(&Message::new(id)));
        words.filter(|word| !word.contains(char::is_whitespace)).collect()
    };
    let tags = languages.all().map(|language| language.tag().to_string()).collect::<Vec<_>>();
    let shells = SHELLS.map(|(name, _)| name);
    let offering = |table: Command, option: &'static str, offers: Vec<String>| {
        table.mut_arg(option, |arg| arg.value_parser(PossibleValuesParser::new(offers)))
    };
    let table = offering(table, "language", tags);
    let table = offering(table, "detail", words(Detail::ALL.map(Named::id).to_vec()));
    let table = offering(table, "voice", words(VoiceMode::ALL.map(Named::id).to_vec()));
    let mut table = table.mut_subcommand(COMPLETIONS, |tool| offering(tool, SHELL, shells.map(str::to_owned).to_vec()));
    let mut script = Vec::new();
    generate(shell, &mut table, "tripeaks", &mut script);
    String::from_utf8_lossy(&script).trim_end().to_owned()
}
