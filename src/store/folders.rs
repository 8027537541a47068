//! Where the files lie.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The folders of the program's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Games and records.
    pub state: PathBuf,
    /// The settings.
    pub settings: PathBuf,
}

impl Folders {
    /// Everything in one folder.
    #[must_use]
    pub fn all_in(folder: PathBuf) -> Folders {
        Folders { settings: folder.clone(), state: folder }
    }

    /// Where the system keeps such things: XDG's state and config homes, and their like; none where it has no home.
    #[must_use]
    pub fn of_the_system() -> Option<Folders> {
        let base = etcetera::choose_base_strategy().ok()?;
        let state = base.state_dir().unwrap_or_else(|| base.data_dir());
        let folders = Folders { state: state.join("tripeaks"), settings: base.config_dir().join("tripeaks") };
        // A home that is not whole would be another one wherever the program is started.
        Some(folders).filter(|folders| folders.state.is_absolute() && folders.settings.is_absolute())
    }

    /// Where the system keeps translations that are dropped in: `tripeaks/locales` in its data home.
    #[must_use]
    pub fn translations() -> Option<PathBuf> {
        let folder = etcetera::choose_base_strategy().ok()?.data_dir().join("tripeaks").join("locales");
        Some(folder).filter(|folder| folder.is_absolute())
    }
}

/// The whole path as it is told: `~` stands for the player's home.
#[must_use]
pub fn told(path: &Path) -> String {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let below = etcetera::home_dir().ok().and_then(|home| whole.strip_prefix(home).ok().map(Path::to_owned));
    match below {
        Some(below) => Path::new("~").join(below).display().to_string(),
        None => whole.display().to_string(),
    }
}

/// The path, where it begins with `~` in the player's home.
#[must_use]
pub fn at_home(path: &str) -> PathBuf {
    let below = path.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    match (below, etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        (Some(_), Err(_)) | (None, _) => PathBuf::from(path),
    }
}
