//! Named games: a file each, in a folder of their own.

/// The file name for a game's name: letters and digits as they are, in small letters; anything else as `%` and two
/// hexadecimal digits a byte, so that no name leads out of the folder. None where it gets too long for a file system.
pub(super) fn file_name(name: &str) -> Option<String> {
    const LONGEST: usize = 200;
    let mut file = String::from("game-");
    for letter in name.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            file.push(letter);
        } else {
            for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
                file.extend(["%", &format!("{byte:02x}")]);
            }
        }
    }
    file.push_str(".toml");
    (file.len() <= LONGEST).then_some(file)
}
