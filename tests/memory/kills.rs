//! The program is killed at random moments.

use std::io::{Read, Write};
use std::process::Stdio;

use super::{Dice, Room, program, script, start, wish};

/// Catches a reply that is printed before the game is on the disk, and a save that is torn by a kill. After each kill the
/// game stands where the last reply that was read left it, or one command further.
fn kill(times: usize, seed: u64) {
    let mut dice = Dice(seed);
    for round in 0..times {
        let script = script(&mut dice, 120);
        let room = Room::new();
        let mirror = Room::new();
        let mut expected = mirror.sit("en", start(wish("TP1-E-AAAAAAB")));
        let mut heard = expected.greet().text + "\n";
        let mut looks = vec![(heard.len(), look(&mut expected))];
        for line in &script {
            heard += &(expected.hear(line).text + "\n");
            looks.push((heard.len(), look(&mut expected)));
        }

        let mut child = program(room.folder.path())
            .args(["TP1-E-AAAAAAB", "--language", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        stdin.write_all((script.join("\n") + "\n").as_bytes()).unwrap();
        let until = dice.below(heard.len());
        let mut read_so_far = Vec::new();
        while read_so_far.len() < until {
            let mut some = vec![0; 64];
            let count = stdout.read(&mut some).unwrap();
            read_so_far.extend_from_slice(&some[..count]);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        stdout.read_to_end(&mut read_so_far).unwrap();
        drop(stdin);
        assert!(heard.as_bytes().starts_with(&read_so_far), "round {round}: the program says what it should");

        let replies = looks.iter().filter(|(length, _)| *length <= read_so_far.len()).count();
        let mut resumed = room.sit("en", start(tripeaks::session::Wish::default()));
        let greeting = resumed.greet().text;
        assert!(!greeting.contains("damaged"), "{greeting}");
        let now = look(&mut resumed);
        let allowed = &looks[replies.saturating_sub(1)..looks.len().min(replies + 1)];
        assert!(allowed.iter().any(|(_, look)| *look == now), "round {round}, after {replies} replies: {now}");
    }
}

/// What can be told about the game: the table, the count of moves, and the last steps.
fn look(conversation: &mut tripeaks::play::Conversation) -> String {
    let told = conversation.hear("board").text + &conversation.hear("status").text;
    format!("{told} {:?}", conversation.session().game().steps())
}

#[test]
fn a_killed_program_loses_nothing() {
    kill(20, 0x2545_F491_4F6C_DD1D);
}

#[test]
#[ignore = "takes a minute; run for the note"]
fn a_program_killed_300_times_loses_nothing() {
    kill(300, 0x9E37_79B9_7F4A_7C15);
}
