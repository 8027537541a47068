//! Law: whatever is typed is heard the same twice and with spaces around it, and no game is changed by a line with a
//! "not" before it or a word behind it that nobody knows.
#![no_main]

use std::cell::OnceCell;

use libfuzzer_sys::fuzz_target;
use tripeaks::ear::{Ear, LONGEST_LINE};
use tripeaks::game::{Card, Target};
use tripeaks::language::read_tag;
use tripeaks::session::{Answer, Command, Extent, Heard, Question, Wish};
use tripeaks_fuzz::{TAGS, languages};

/// A word of no language, on no keyboard layout, near to nothing.
const UNKNOWN: &str = "𐍈𐍈𐍈𐍈";

/// Whether a command changes the game.
fn changes(heard: &Heard) -> bool {
    match heard {
        Heard::Command(command) => matches!(
            command,
            Command::Take(_)
                | Command::TakeAll(_)
                | Command::Draw
                | Command::DrawSeveral(_)
                | Command::Undo(_)
                | Command::Redo(_)
                | Command::New(_)
                | Command::Restart
                | Command::ForkGo
                | Command::GiveUp
                | Command::Quit
                | Command::Delete(_)
        ),
        Heard::Answer(answer) => *answer == Answer::Yes,
        Heard::Alike(_) => true,
        Heard::Unclear(commands) => {
            assert!(!commands.is_empty());
            false
        }
        Heard::PerhapsNew(_) | Heard::Nothing | Heard::Misheard(_) => false,
    }
}

/// No question, and one of each kind.
fn questions() -> Vec<Option<Question>> {
    let take = |card: &str| Command::Take(Target::Card(Card::from_notation(card).unwrap().into()));
    vec![
        None,
        Some(Question::Which(vec![take("7D"), take("7S")])),
        Some(Question::Which(vec![Command::Draw, Command::Undo(1), take("KC")])),
        Some(Question::Confirm(Command::New(Wish::default()))),
        Some(Question::Confirm(Command::Solution(Extent::Next))),
        Some(Question::Confirm(Command::Delete("a".to_owned()))),
    ]
}

thread_local! {
    static EAR: OnceCell<(Ear, Vec<Option<Question>>)> = const { OnceCell::new() };
}

fuzz_target!(|bytes: &[u8]| {
    let Some((number, line)) = bytes.split_first() else { return };
    let line = String::from_utf8_lossy(line);
    let line = line.trim();
    EAR.with(|ear| {
        let (ear, questions) = ear.get_or_init(|| (Ear::new(&languages([])), questions()));
        // The language and the question are chosen by the first byte.
        let number = usize::from(*number);
        let Some(tag) = read_tag(TAGS[number % TAGS.len()]) else { unreachable!("it is a tag") };
        let asked = questions[number / TAGS.len() % questions.len()].as_ref();
        let hearing = ear.listen(line, &tag, asked);
        assert_eq!(hearing, ear.listen(line, &tag, asked));
        if line.len() + 10 < LONGEST_LINE {
            let spaced = ear.hear(&format!("  {line}\t "), &tag, asked);
            assert_eq!(spaced, hearing.heard, "{tag}: {line:?}");
        }
        if changes(&hearing.heard) {
            for not in ["не", "not"] {
                let negated = ear.hear(&format!("{not} {line}"), &tag, asked);
                assert!(!changes(&negated), "{tag}: {not} {line:?}: {negated:?}");
            }
            let more = ear.hear(&format!("{line} {UNKNOWN}"), &tag, asked);
            assert!(!changes(&more), "{tag}: {line:?} {UNKNOWN}: {more:?}");
        }
    });
});
