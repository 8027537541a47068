//! The rules in own words, section by section.

use super::name;
use super::words::Words;
use crate::game::{Drawing, Ends, Faces, Joker, RuleName, Rules, Scheme, Start};
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::Section;

/// The rules in force: their names, and what they are.
#[must_use]
pub fn rules_in_force(rules: Rules) -> Vec<Message> {
    std::iter::once(named(rules)).chain(rule_ids(rules).into_iter().flatten().map(Message::new)).collect()
}

/// The rules in force, and the names of the sections.
pub(super) fn rules(rules: Rules) -> Words {
    let sections = Section::ALL.map(|section| Name::plain(section.id()));
    let sections = Message::new("rules-sections").names("sections", sections);
    vec![rules_in_force(rules), vec![sections, Message::new("rules-sections-more")]]
}

/// One section, in two to five sentences.
pub(super) fn section(section: Section, rules: Rules) -> Vec<Message> {
    let sentences = told(section, rules).into_iter().map(Message::new);
    match section {
        Section::Variants => sentences.chain(in_force(rules)).collect(),
        Section::Goal
        | Section::Table
        | Section::Taking
        | Section::Drawing
        | Section::Score
        | Section::Undo
        | Section::End
        | Section::Deals => sentences.collect(),
    }
}

/// What one rule says; of the plain game's own, which kings and aces are neighbours.
pub(super) fn rule(rule: RuleName) -> Vec<Message> {
    let rules = Rules::named(&[rule]).unwrap_or_default();
    let told: Vec<Message> = variants_told(rules).collect();
    let plain = told.is_empty().then(|| rule_ids(rules).into_iter().flatten().next().map(Message::new)).flatten();
    let streak = (rules.scheme == Scheme::Streaks).then(|| Message::new("rules-streak"));
    plain.into_iter().chain(told).chain(streak).collect()
}

/// All sections, each after its name.
pub(super) fn all(rules: Rules) -> Words {
    let named = |section: Section| Message::new("rules-heading").names("section", [Name::plain(section.id())]);
    Section::ALL.map(|it| std::iter::once(named(it)).chain(section(it, rules)).collect()).into()
}

/// The names of the rules in force, and what each variant among them does.
fn in_force(rules: Rules) -> impl Iterator<Item = Message> {
    let named = Message::new("rules-in-force").names("rules", name::rules(rules));
    std::iter::once(named).chain(variants_told(rules))
}

/// The sentences of a section, by the rules in force.
fn told(section: Section, rules: Rules) -> Vec<&'static str> {
    match section {
        Section::Goal => vec!["rules-goal-1", "rules-goal-2"],
        Section::Table => vec![
            match rules.joker {
                Joker::Without => "rules-table-1",
                Joker::With => "rules-joker-with",
            },
            "rules-table-2",
            match rules.faces {
                Faces::Hidden => "rules-table-3",
                Faces::Open => "rules-faces-open",
            },
            match rules.start {
                Start::Turned => "rules-table-4",
                Start::Empty => "rules-start-empty",
            },
        ],
        Section::Taking => {
            vec!["rules-taking-1", "rules-taking-2", "rules-taking-3", "rules-taking-4", "rules-taking-5"]
        }
        Section::Drawing => vec![
            "rules-drawing-1",
            match rules.drawing {
                Drawing::Anytime => "rules-drawing-2",
                Drawing::WhenStuck => "rules-drawing-when-stuck",
            },
            "rules-drawing-3",
        ],
        Section::Score => match rules.scheme {
            Scheme::Points => vec!["rules-score-1", "rules-score-2", "rules-score-3", "rules-score-4", "rules-score-5"],
            Scheme::Streaks => vec!["rules-scheme-streaks", "rules-streak", "rules-score-4"],
            Scheme::CardsLeft => vec!["rules-scheme-cards-left", "rules-equal"],
        },
        Section::Undo => vec!["rules-undo-1", "rules-undo-2", "rules-undo-3", "rules-undo-4"],
        Section::End => vec!["rules-end-1", "rules-end-2", "rules-end-3"],
        Section::Deals => vec!["rules-deals-1", "rules-deals-2", "rules-deals-3", "rules-deals-4"],
        Section::Variants => {
            vec!["rules-variants-1", "rules-variants-2", "rules-variants-3", "rules-variants-4", "rules-variants-5"]
        }
    }
}

/// The names of the rules in force.
pub(super) fn named(rules: Rules) -> Message {
    Message::new("status-rules").names("rules", name::rules(rules))
}

/// Each rule in force that the plain game has not.
fn variants_told(rules: Rules) -> impl Iterator<Item = Message> {
    let plain = rule_ids(Rules::default());
    rule_ids(rules).into_iter().flatten().filter(move |id| !plain.contains(&Some(*id))).map(Message::new)
}

fn rule_ids(rules: Rules) -> [Option<&'static str>; 6] {
    [
        Some(match rules.ends {
            Ends::Joined => "rules-ends-joined",
            Ends::Apart => "rules-ends-apart",
        }),
        (rules.faces == Faces::Open).then_some("rules-faces-open"),
        (rules.start == Start::Empty).then_some("rules-start-empty"),
        (rules.joker == Joker::With).then_some("rules-joker-with"),
        Some(match rules.drawing {
            Drawing::Anytime => "rules-drawing-anytime",
            Drawing::WhenStuck => "rules-drawing-when-stuck",
        }),
        Some(match rules.scheme {
            Scheme::Points => "rules-scheme-points",
            Scheme::Streaks => "rules-scheme-streaks",
            Scheme::CardsLeft => "rules-scheme-cards-left",
        }),
    ]
}
