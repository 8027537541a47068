//! One conversation with speech-dispatcher.

use std::os::unix::net::UnixStream;
use std::time::Duration;

use crate::session::Manner;
use crate::voice::Aloud;
use crate::voice::engine::{Engine, Trouble, VoiceName};
use crate::voice::text::for_voice;

use super::parts::parts;
use super::wire::Wire;

/// The service's own names for "no voice chosen".
const NO_VOICE: &str = "NULL";

/// How many times longer than another answer the list of voices may take: some services have thirteen thousand.
const LIST_PATIENCE: u32 = 7;

/// A conversation, and what was set in it so far.
#[derive(Debug)]
pub(super) struct Client {
    wire: Wire,
    module: Option<String>,
    language: String,
    manner: Manner,
    usual: Option<Usual>,
    voices: Vec<VoiceName>,
}

/// How fast and how loud the service speaks if nothing else is said, in its own numbers.
#[derive(Clone, Copy, Debug)]
struct Usual {
    rate: i16,
    volume: i16,
}

impl Client {
    /// Opens the conversation: who speaks, and how urgent it is. A message cuts plain text and is never cut by it.
    pub(super) fn greet(stream: UnixStream, timeout: Duration, user: &str) -> Result<Client, Trouble> {
        let mut wire = Wire::new(stream, timeout)?;
        let user: String = user.chars().filter(char::is_ascii_alphanumeric).collect();
        let user = if user.is_empty() { "player" } else { &user };
        wire.ask(&format!("SET SELF CLIENT_NAME {user}:tripeaks:main"))?;
        let mut client = Client {
            wire,
            module: None,
            language: String::new(),
            manner: Manner::default(),
            usual: None,
            voices: Vec::new(),
        };
        client.try_to("SET SELF PRIORITY MESSAGE")?;
        let module = client.try_to("GET OUTPUT_MODULE")?.into_iter().next();
        client.module = module.filter(|name| !name.is_empty());
        Ok(client)
    }

    /// A command whose refusal changes nothing that matters.
    fn try_to(&mut self, command: &str) -> Result<Vec<String>, Trouble> {
        match self.wire.ask(command) {
            Err(Trouble::Refused) => Ok(Vec::new()),
            answered => answered,
        }
    }

    fn number(&mut self, command: &str, otherwise: i16) -> Result<i16, Trouble> {
        let answer = self.try_to(command)?;
        Ok(answer.first().and_then(|number| number.trim().parse().ok()).unwrap_or(otherwise))
    }

    fn usual(&mut self) -> Result<Usual, Trouble> {
        if let Some(usual) = self.usual {
            return Ok(usual);
        }
        let usual = Usual { rate: self.number("GET RATE", 0)?, volume: self.number("GET VOLUME", 100)? };
        self.usual = Some(usual);
        Ok(usual)
    }

    /// Speaks a line.
    fn speak(&mut self, text: &str) -> Result<(), Trouble> {
        self.wire.ask("SPEAK")?;
        // A line that begins with a dot gets another, since a lone one ends the text.
        let stuffing = if text.starts_with('.') { "." } else { "" };
        self.wire.ask(&format!("{stuffing}{text}\r\n.")).map(drop)
    }

    /// Sets the language and the manner, as far as they are others than before.
    fn heed(&mut self, language: &str, manner: &Manner) -> Result<(), Trouble> {
        if self.language != language {
            self.try_to(&format!("SET SELF LANGUAGE {}", for_voice(language)))?;
            language.clone_into(&mut self.language);
        }
        if self.manner.name != manner.name {
            let name = manner.name.as_deref().map_or_else(|| NO_VOICE.to_owned(), for_voice);
            self.try_to(&format!("SET SELF SYNTHESIS_VOICE {name}"))?;
        }
        if self.manner.rate != manner.rate {
            let usual = self.usual()?.rate;
            let rate = manner.rate.map_or(usual, |percent| i16::from(percent) - 100);
            self.try_to(&format!("SET SELF RATE {rate}"))?;
        }
        if self.manner.volume != manner.volume {
            let usual = self.usual()?.volume;
            let volume = manner.volume.map_or(usual, |percent| 2 * i16::from(percent) - 100);
            self.try_to(&format!("SET SELF VOLUME {volume}"))?;
        }
        self.manner.clone_from(manner);
        Ok(())
    }
}

impl Engine for Client {
    fn name(&self) -> Option<String> {
        self.module.clone()
    }

    fn stop(&mut self) -> Result<(), Trouble> {
        self.try_to("CANCEL SELF").map(drop)
    }

    fn say(&mut self, aloud: &Aloud, manner: &Manner) -> Result<(), Trouble> {
        let text = for_voice(&aloud.text);
        if text.is_empty() {
            return Ok(());
        }
        self.heed(&aloud.language.to_string(), manner)?;
        // A synthesiser is silent until it is through with a text, which takes a second for a whole table. A block of
        // parts is one utterance to the service as well, and sounds as soon as the first part is ready.
        let parts = parts(&text);
        if parts.len() == 1 {
            return self.speak(&text);
        }
        self.try_to("BLOCK BEGIN")?;
        let spoken = parts.into_iter().try_for_each(|part| self.speak(part));
        if matches!(spoken, Ok(()) | Err(Trouble::Refused)) {
            self.try_to("BLOCK END")?;
        }
        spoken
    }

    fn voices(&mut self) -> Result<Vec<VoiceName>, Trouble> {
        if self.voices.is_empty() {
            let lines = self.wire.ask_patiently("LIST SYNTHESIS_VOICES", LIST_PATIENCE)?;
            let voice = |line: String| {
                let mut parts = line.split('\t').map(str::to_owned);
                Some(VoiceName { name: parts.next()?, language: parts.next()? })
            };
            self.voices = lines.into_iter().filter_map(voice).collect();
        }
        Ok(self.voices.clone())
    }

    /// The service speaks what it has to the end.
    fn close(mut self: Box<Self>) {
        let told = self.wire.ask("QUIT");
        drop(told);
    }
}
