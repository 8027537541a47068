//! Makes what the targets begin with, out of the tests' transcripts and saves and the languages' files: inputs in
//! `corpus/TARGET/`, and the words of all languages in `words.dict`.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The codes that the deal codes' target begins with.
const CODES: [&str; 6] =
    ["TP1-E-AAAAAAB", "tp1 c aaaaaad jostw", "TP1-N-7777777", "ТР1-Е-ААААААВ", "tp1e0aaaaa8-o", "TP1—E—AAAAAAB—W"];

/// What a speech service says, well and ill.
const ANSWERS: [&str; 4] = [
    "200 OK CLIENT NAME SET\r\n200 OK PRIORITY SET\r\n251-espeak-ng\r\n251 OK GET RETURNED\r\n\
     249-Bulgarian\tbg\tnone\r\n249-English (America)\ten-US\tnone\r\n249 OK VOICE LIST SENT\r\n\
     200 OK LANGUAGE SET\r\n200 OK VOICE SET\r\n251-0\r\n251 OK GET RETURNED\r\n251-100\r\n251 OK GET RETURNED\r\n\
     200 OK RATE SET\r\n200 OK VOLUME SET\r\n260 OK INSIDE BLOCK\r\n230 OK RECEIVING DATA\r\n225-1\r\n225 OK MESSAGE QUEUED\r\n\
     230 OK RECEIVING DATA\r\n225-2\r\n225 OK MESSAGE QUEUED\r\n230 OK RECEIVING DATA\r\n225-3\r\n225 OK MESSAGE QUEUED\r\n\
     261 OK OUTSIDE BLOCK\r\n210 OK CANCELED\r\n249-Bulgarian\tbg\tnone\r\n249 OK\r\n231 HAPPY HACKING\r\n",
    "200 OK\n200 OK\n251 OK\n300 ERR INTERNAL\n300 ERR INTERNAL\n700-1\n700-2\n701 BEGIN\n200 OK\n",
    "200 OK\r\n500 ERR INVALID COMMAND\r\n500 ERR\r\n408 ERR\r\n",
    "404 ERR\r\n",
];

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

fn main() -> Result<(), Box<dyn Error>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests = here.join("..");
    let put = |target: &str, name: &str, bytes: &[u8]| -> std::io::Result<()> {
        let folder = here.join("corpus").join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)
    };

    let mut lines = BTreeSet::new();
    for path in files(&tests.join("transcripts"))? {
        let text = fs::read_to_string(&path)?;
        let typed: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        lines.extend(typed.iter().map(|line| (*line).to_owned()));
        let scene = text.lines().next().unwrap_or_default().trim_start_matches("# ");
        let name = [path.parent(), Some(&path)]
            .map(|path| path.and_then(Path::file_stem).unwrap_or_default().display().to_string());
        put("conversation", &name.join("-"), format!("{scene}\n{}", typed.join("\n")).as_bytes())?;
    }
    for (line, number) in lines.iter().zip(0..) {
        // The first byte chooses among three languages and six questions.
        let bytes = [&[u8::try_from(number % 18)?], line.as_bytes()].concat();
        put("typed_line", &format!("line-{number}"), &bytes)?;
    }
    for (code, number) in CODES.iter().zip(0..) {
        put("deal_code", &format!("code-{number}"), code.as_bytes())?;
    }
    for (answer, number) in ANSWERS.iter().zip(0..) {
        put("speech_service", &format!("answer-{number}"), answer.as_bytes())?;
    }

    let saved = |name: &str| fs::read(tests.join("saves").join(name));
    let (records, settings) = (saved("v1-records.toml")?, saved("v1-settings.toml")?);
    let games = ["v1-playing.toml", "v1-all-rules.toml", "v1-won.toml", "v1-long.toml"];
    for name in games {
        let game = saved(name)?;
        put("save", name, &game)?;
        put("state_folder", name, &[&settings[..], &game, &records, &game].join(&b"\n---\n"[..]))?;
    }
    put("record_book", "one", &records)?;
    put("record_book", "two", &[&records[..], &records].join(&b"\n---\n"[..]))?;
    let by_hand = "# mine\nschema = 1\ndetail = \"brief\" # short\nfuture = [1, 2]\nplayer = Ivan\n= nonsense\n\n\
                   [voice]\nmode = \"ask\"\ntold = \"reader\"\n\n[voice.bg]\nname = \"Ana\"\nrate = 120\nvolume = 30\n";
    for number in 0..12_u8 {
        put("settings", &format!("v1-{number}"), &[&[number][..], &settings].concat())?;
        put("settings", &format!("hand-{number}"), &[&[number][..], by_hand.as_bytes()].concat())?;
    }

    let mut words = BTreeSet::new();
    for path in files(&tests.join("../locales"))? {
        let text = fs::read_to_string(&path)?;
        let tag = path.parent().and_then(Path::file_name).unwrap_or_default().display().to_string();
        let number = ["en", "bg", "ru"].iter().position(|known| *known == tag).unwrap_or(3);
        let name = path.file_stem().unwrap_or_default().display().to_string();
        put("locale", &format!("{tag}-{name}"), &[&[u8::try_from(number)?], text.as_bytes()].concat())?;
        let parts = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
        words.extend(parts.filter(|word| word.len() > 1).map(str::to_owned));
    }
    words.extend(CODES.map(str::to_owned));
    let entry = |word: &String| {
        let bytes: Vec<String> = word.bytes().map(|byte| format!("\\x{byte:02X}")).collect();
        format!("\"{}\"\n", bytes.concat())
    };
    fs::write(here.join("words.dict"), words.iter().map(entry).collect::<String>())?;
    Ok(())
}
