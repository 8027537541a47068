//! A line as its keys would read on other layouts.

use crate::game::Target;
use crate::session::{Command, Heard, Misheard};

use super::hearing::Hearing;
use super::layouts::Reread;
use super::lexicon::Scope;
use super::listener::{Listener, commands};

/// What a line says on other layouts.
#[derive(Default)]
struct Rereadings {
    /// What is whole, and the tag of its language.
    whole: Vec<(Hearing, String)>,
    mistakes: Vec<Hearing>,
}

impl Listener<'_> {
    /// What the line says on another keyboard layout, the likelier ones first: something whole, or several things to
    /// ask about, or else the one mistake that it could be. A reading in a foreign language never beats one in the
    /// current language, on whatever layout: then it is asked.
    pub(super) fn on_another_layout(self) -> Option<Hearing> {
        let [near, far] = self.ear.layouts.rereads(self.line, self.tag).map(|level| self.reread(level));
        let here = |readings: &Rereadings| readings.whole.iter().any(|(_, tag)| tag == self.tag);
        let mut readings = if near.whole.is_empty() && near.mistakes.is_empty() {
            far
        } else if here(&near) {
            near
        } else {
            let far = far.whole.into_iter().filter(|(_, tag)| tag == self.tag);
            Rereadings { whole: near.whole.into_iter().chain(far).collect(), mistakes: near.mistakes }
        };
        let answers = |hearing: &Hearing| matches!(hearing.heard, Heard::Answer(_));
        if let Some(at) = readings.whole.iter().position(|(hearing, _)| answers(hearing)) {
            if self.asked.is_some() || readings.whole.iter().all(|(hearing, _)| answers(hearing)) {
                return Some(readings.whole.swap_remove(at).0);
            }
            let (kept, idle) = readings.whole.into_iter().partition(|(hearing, _)| !answers(hearing));
            readings.whole = kept;
            readings.mistakes.extend(Vec::into_iter(idle).map(|(hearing, _)| hearing));
        }
        match (readings.whole.len(), readings.mistakes.len()) {
            (1, 0) => readings.whole.pop().map(|(hearing, _)| hearing),
            (0, 1) => readings.mistakes.pop(),
            (0, _) => None,
            _ => {
                let all = readings.whole.into_iter().flat_map(|(hearing, _)| commands(hearing.heard));
                Some(Heard::Unclear(all.collect()).into())
            }
        }
    }

    /// The name of a voice on another layout, where the line says nothing else on any.
    pub(super) fn voice_name_on_another_layout(self) -> Option<Hearing> {
        self.ear.layouts.rereads(self.line, self.tag).into_iter().flatten().find_map(|Reread { line, tag }| {
            let heard = self.with(&line, &tag).voice_name(Scope::CurrentOnly)?;
            Some(Hearing { heard, read_as: Some(line) })
        })
    }

    /// What is whole as typed, unless the current language says something else on another layout: then both. Against
    /// what is `believed`, since it is in the current language, only a whole card counts.
    pub(super) fn doubted(self, typed: Heard, believed: bool) -> Heard {
        if believed && !matches!(typed, Heard::Command(Command::Take(_))) {
            return typed;
        }
        let mut all = commands(typed.clone());
        for level in self.ear.layouts.rereads(self.line, self.tag) {
            let before = all.len();
            for Reread { line, tag } in level.into_iter().filter(|reread| reread.tag == self.tag) {
                for command in commands(self.with(&line, &tag).as_typed(&[Scope::CurrentOnly])) {
                    if !all.contains(&command) && (!believed || matches!(command, Command::Take(Target::Card(_)))) {
                        all.push(command);
                    }
                }
            }
            if all.len() > before {
                return Heard::Unclear(all);
            }
        }
        typed
    }

    /// What the lines of other layouts say, each thing once.
    fn reread(self, lines: Vec<Reread>) -> Rereadings {
        let mut readings = Rereadings::default();
        for Reread { line, tag } in lines {
            let heard = self.with(&line, &tag).as_typed(&[Scope::CurrentOnly]);
            let hearing = Hearing { heard, read_as: Some(line) };
            match hearing.heard {
                Heard::Misheard(Misheard::Unknown | Misheard::LoneSuit(_)) | Heard::Nothing => {}
                Heard::Misheard(_) if readings.mistakes.iter().any(|known| known.heard == hearing.heard) => {}
                Heard::Misheard(_) => readings.mistakes.push(hearing),
                _ if readings.whole.iter().any(|(known, _)| known.heard == hearing.heard) => {}
                Heard::Command(_) | Heard::Answer(_) | Heard::Unclear(_) | Heard::PerhapsNew(_) => {
                    readings.whole.push((hearing, tag));
                }
            }
        }
        readings
    }
}
