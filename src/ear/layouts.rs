//! Keyboard layouts: what a line would be, had its keys been read on another one.

use std::collections::HashMap;

use unic_langid::LanguageIdentifier;

use crate::language::Languages;

/// The longest line that is tried on other layouts, in characters.
const LONGEST: usize = 200;

/// A layout: the sign of each key, without Shift and with it.
struct Layout {
    /// The tags of the languages it is for.
    owners: Vec<LanguageIdentifier>,
    signs: Vec<char>,
    keys: HashMap<char, usize>,
}

/// A line as it would be on another layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reread {
    pub(super) line: String,
    /// The tag of the language it would be in.
    pub(super) tag: LanguageIdentifier,
}

/// All the layouts of all the languages.
pub(super) struct Layouts {
    layouts: Vec<Layout>,
    /// The tag of the language whose layout everyone has.
    base: LanguageIdentifier,
}

impl Layouts {
    pub(super) fn new(languages: &Languages) -> Layouts {
        let base = languages.fallback();
        let mut layouts: Vec<Layout> = Vec::new();
        for catalogue in languages.all() {
            for id in catalogue.ids("layout-") {
                let signs: Vec<char> = ["plain", "shifted"]
                    .into_iter()
                    .flat_map(|name| catalogue.attribute(id, name).unwrap_or_default().chars())
                    .collect();
                let lent = catalogue.tag() != base.tag()
                    && ["plain", "shifted"].iter().all(|it| base.attribute(id, it) == catalogue.attribute(id, it));
                let tag = catalogue.tag().clone();
                match layouts.iter_mut().find(|layout| layout.signs == signs) {
                    _ if lent => {}
                    Some(known) => known.owners.push(tag),
                    None => {
                        let keys = signs.iter().rev().zip((0..signs.len()).rev()).map(|(sign, key)| (*sign, key));
                        layouts.push(Layout { owners: vec![tag], keys: keys.collect(), signs });
                    }
                }
            }
        }
        Layouts { layouts, base: base.tag().clone() }
    }

    /// What the line would be on each other layout, in two levels: where the speaker's own layout and the one that
    /// everyone has were taken for each other, and all the rest.
    pub(super) fn rereads(&self, line: &str, current: &LanguageIdentifier) -> [Vec<Reread>; 2] {
        let mut levels = [Vec::new(), Vec::new()];
        if line.chars().count() > LONGEST {
            return levels;
        }
        let homeless = !self.layouts.iter().any(|layout| layout.is_for(current));
        let home = |layout: &Layout| layout.is_for(current) || homeless && layout.is_for(&self.base);
        for from in &self.layouts {
            for to in &self.layouts {
                let near = home(from) && to.is_for(&self.base) || from.is_for(&self.base) && home(to);
                let near = near || *current == self.base && (from.is_for(current) || to.is_for(current));
                let Some(reread) = from.reread(line, to) else { continue };
                let guest = (homeless && to.is_for(&self.base)).then_some(current);
                for tag in to.owners.iter().chain(guest) {
                    let reread = Reread { line: reread.clone(), tag: tag.clone() };
                    let level = &mut levels[usize::from(!near)];
                    if !level.contains(&reread) {
                        level.push(reread);
                    }
                }
            }
        }
        levels
    }
}

impl Layout {
    fn is_for(&self, tag: &LanguageIdentifier) -> bool {
        self.owners.iter().any(|owner| owner == tag)
    }

    /// The line on another layout, if every sign of it has a key on this one and it comes out different.
    fn reread(&self, line: &str, to: &Layout) -> Option<String> {
        let sign = |typed: char| {
            if typed.is_whitespace() { Some(typed) } else { to.signs.get(*self.keys.get(&typed)?).copied() }
        };
        let reread: String = line.chars().map(sign).collect::<Option<_>>()?;
        (reread != line).then_some(reread)
    }
}
