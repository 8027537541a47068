//! README's games are real: every console block is played and must be heard as it stands there.

/// A block `$ tripeaks …`, then lines typed after `> ` and heard lines.
fn blocks(text: &str) -> Vec<(String, Vec<String>, Vec<String>)> {
    let mut blocks = Vec::new();
    for block in text.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        let mut lines = block.lines();
        let command = lines.next().and_then(|line| line.strip_prefix("$ tripeaks")).unwrap().trim().to_owned();
        let (typed, heard): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("> "));
        let typed = typed.into_iter().map(|line| line.trim_start_matches("> ").to_owned());
        blocks.push((command, typed.collect(), heard.into_iter().map(str::to_owned).collect()));
    }
    blocks
}

/// Catches a README that shows what is no longer said.
#[test]
fn console_blocks_are_heard_as_written() {
    let readme = include_str!("../README.md");
    let blocks = blocks(readme);
    assert!(blocks.len() >= 3);
    for (arguments, typed, heard) in blocks {
        let mut input = typed.join("\n");
        input.push('\n');
        let mut program = super::program::tripeaks();
        let output = program.args(arguments.split_whitespace()).write_stdin(input).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said.lines().collect::<Vec<_>>(), heard, "$ tripeaks {arguments}");
    }
}

/// README's commands are those that play and test.
#[test]
fn readme_names_the_two_commands() {
    let readme = include_str!("../README.md");
    for command in ["cargo run --release", "cargo test"] {
        assert!(readme.contains(&format!("```sh\n{command}\n```")), "{command}");
    }
}
