//! What is heard: cards in all their names, nearness, mixed alphabets, words that languages share, random lines.

use tripeaks::ear::Ear;
use tripeaks::game::{Card, Target};
use tripeaks::language::{Cards, Languages, LocaleFile, Message, Name, Reader};
use tripeaks::session::{Command, Heard, Settings};

use crate::support::tagged;

use crate::questions::at;

pub(crate) const TAGS: [&str; 3] = ["en", "bg", "ru"];

pub(crate) fn languages() -> Languages {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    languages
}

pub(crate) fn take(card: Card) -> Command {
    Command::Take(Target::Card(card.into()))
}

/// A card as a message by itself.
pub(crate) fn named(card: Card) -> Message {
    let ranks =
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
    let suits = ["clubs", "diamonds", "hearts", "spades"];
    let name = Name::Card { rank: ranks[card.index() % 13], suit: suits[card.index() / 13] };
    Message::new("card-alone").names("card", [name])
}

/// Catches a card that is written in a way in which it is not heard.
#[test]
fn cards_are_heard_as_they_are_written() {
    let languages = languages();
    let ear = Ear::new(&languages);
    for tag in TAGS {
        for card in Card::all() {
            for reader in [Cards::Words, Cards::Letters, Cards::Signs].map(Reader::Eye).into_iter().chain([Reader::Ear])
            {
                let text = languages.tagged(tag).unwrap().text_for(&named(card), reader);
                assert_eq!(ear.hear(&text, &tagged(tag), None), Heard::Command(take(card)), "{tag}: {text}");
            }
        }
    }
}

/// Ways to name a rank, and ways to name a suit after it or before it, as people type them.
struct Said {
    ranks: [&'static str; 13],
    /// After the rank, with a space.
    suits: [&'static str; 4],
    /// Before the rank, with a space.
    before: [&'static str; 4],
    /// What may stand between them, or nothing.
    of: &'static [&'static str],
    /// A rank's letters and a suit's letters without a space.
    letters: ([&'static str; 13], [&'static str; 4]),
}

/// Clubs, diamonds, hearts, spades; ace to king. Forms parted by `/`.
fn said(tag: &str) -> Said {
    match tag {
        "en" => Said {
            ranks: [
                "ace/a/1/one",
                "2/two/deuce",
                "3/three/trey",
                "4/four",
                "5/five",
                "6/six",
                "7/seven",
                "8/eight",
                "9/nine",
                "10/ten/t",
                "jack/j/knave",
                "queen/q/lady",
                "king/k",
            ],
            suits: ["clubs/club/c/♣/♧", "diamonds/diamond/d/♦/♢", "hearts/heart/h/♥/♡", "spades/spade/s/♠/♤"],
            before: ["♣/♧", "♦/♢", "♥/♡", "♠/♤"],
            of: &["of", "of the"],
            letters: (
                ["a/1", "2", "3", "4", "5", "6", "7", "8", "9", "10/t", "j", "q", "k"],
                ["c/♣/♣\u{FE0E}", "d/♦/♦\u{FE0F}", "h/♥/♡", "s/♠/♤"],
            ),
        },
        "bg" => Said {
            ranks: [
                "асо/асото/туз/а",
                "2/две/двойка/двойката",
                "3/три/тройка/тройката",
                "4/четири/четворка/четворката",
                "5/пет/петица/петицата",
                "6/шест/шестица/шестицата",
                "7/седем/седмица/седмицата",
                "8/осем/осмица/осмицата",
                "9/девет/деветка/деветката",
                "10/десет/десетка/десетката",
                "вале/валето/валета/валет/момче/момчето/в",
                "дама/дамата/кралица/д",
                "поп/попа/попът/цар/царя/царят/рига/крал/п/р/r",
            ],
            suits: [
                "спатия/спатии/спатията/с/♣",
                "каро/карото/кара/ка/♦",
                "купа/купи/купата/ку/♥",
                "пика/пики/пиката/♠",
            ],
            before: ["♣", "♦", "♥", "♠"],
            of: &["от"],
            letters: (
                ["а", "2", "3", "4", "5", "6", "7", "8", "9", "10", "в", "д", "п/р"],
                ["с/♣", "ка/♦", "ку/♥", "п/♠"],
            ),
        },
        _ => Said {
            ranks: [
                "туз/туза/тузу/тузом/т",
                "2/два/двойка/двойку/двойки/двойке/двойкой",
                "3/три/тройка/тройку/тройки/тройке/тройкой",
                "4/четыре/четвёрка/четвёрку/четверки/четверке/четверкой",
                "5/пять/пятёрка/пятёрку/пятерки/пятерке/пятеркой",
                "6/шесть/шестёрка/шестёрку/шестерки/шестерке/шестеркой",
                "7/семь/семёрка/семёрку/семерки/семерке/семеркой",
                "8/восемь/восьмёрка/восьмёрку/восьмерки/восьмерке/восьмеркой",
                "9/девять/девятка/девятку/девятки/девятке/девяткой",
                "10/десять/десятка/десятку/десятки/десятке/десяткой",
                "валет/валета/валету/валетом/в",
                "дама/даму/дамы/даме/дамой/д",
                "король/короля/королю/королем/королём/к",
            ],
            suits: [
                "треф/трефы/крести/крестей/трефовый/трефовая/трефовую/крестовый/к/т/♣",
                "бубен/бубён/бубны/буби/бубей/бубновый/бубновая/бубновую/б/♦",
                "червей/черв/черви/червы/червовый/червовая/червовую/червонный/червонная/ч/♥",
                "пик/пики/вини/виней/пиковый/пиковая/пиковую/виновая/виновую/п/♠",
            ],
            before: [
                "трефовый/трефовая/трефовую/трефовой/крестовая/♣",
                "бубновый/бубновая/бубновую/бубновой/♦",
                "червовый/червовая/червовую/червонная/♥",
                "пиковый/пиковая/пиковую/пиковой/виновая/♠",
            ],
            of: &[],
            letters: (
                ["т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "в", "д", "к"],
                ["т/к/♣", "б/♦", "ч/♥", "п/♠"],
            ),
        },
    }
}

/// Every form in which a card is said in a language, in small letters.
pub(crate) fn forms(tag: &str, card: Card) -> Vec<String> {
    let said = said(tag);
    let suit = card.index() / 13;
    let mut forms = Vec::new();
    for rank in said.ranks[card.rank.index()].split('/') {
        for name in said.suits[suit].split('/') {
            forms.push(format!("{rank} {name}"));
            forms.extend(said.of.iter().map(|of| format!("{rank} {of} {name}")));
        }
        forms.extend(said.before[suit].split('/').map(|name| format!("{name} {rank}")));
    }
    for rank in said.letters.0[card.rank.index()].split('/') {
        forms.extend(said.letters.1[suit].split('/').map(|name| format!("{rank}{name}")));
        forms.extend(said.before[suit].split('/').filter(|it| it.chars().count() == 1).map(|it| format!("{it}{rank}")));
    }
    forms
}

/// The card as one character of Unicode's block of playing cards.
fn glyph(card: Card) -> char {
    let column = [0xD0, 0xC0, 0xB0, 0xA0][card.index() / 13];
    let place = u32::from(card.rank.number()) + u32::from(card.rank.number() > 11);
    char::from_u32(0x1F000 + column + place).unwrap()
}

/// Catches a name of a card that is heard as another one, or not at all.
#[test]
fn cards_in_all_their_names() {
    let ear = Ear::new(&languages());
    let mut count = 0;
    let mut wrong = Vec::new();
    for tag in TAGS {
        for card in Card::all() {
            let mut forms = forms(tag, card);
            forms.extend(forms.iter().map(|form| form.to_uppercase()).collect::<Vec<_>>());
            forms.push(glyph(card).to_string());
            forms.sort();
            forms.dedup();
            for form in forms {
                count += 1;
                let heard = ear.hear(&form, &tagged(tag), None);
                let small = form.to_lowercase();
                if small == "т к" && tag == "ru" {
                    // Rank and suit both ways round: the ace of clubs or the king.
                    assert!(matches!(heard, Heard::Alike(all) if all.len() == 2 && all.contains(&card.into())));
                } else if small == "к т" && tag == "ru" {
                    // «К» is "to" as well, and a suit only after a rank.
                    assert_eq!(heard, Heard::Command(take(Card::from_notation("KC").unwrap())));
                } else if tag == "en" && (small.ends_with(" one") || small.ends_with(" 1")) {
                    // "The diamond one" is the card of that suit.
                    assert!(matches!(heard, Heard::Misheard(_)), "{form}: {heard:?}");
                } else if heard != Heard::Command(take(card)) {
                    wrong.push(format!("{tag}: {form}: {heard:?}"));
                }
            }
        }
    }
    assert!(count >= 3000);
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Catches a slip of the finger that acts, and one that is not asked about in the current language.
#[test]
fn the_nearest_word_is_asked() {
    let table = [
        ("en", "darw", "Did you mean draw?", "yes", "Drew "),
        ("en", "qeen of hearts", "Did you mean queen of hearts?", "no", "Nothing done."),
        ("en", "boadr", "Did you mean board?", "yes", "Stock: 23 cards; "),
        ("bg", "тегил", "Може би тегли?", "да", "Изтеглихте "),
        ("bg", "отменни", "Може би отмени?", "да", "Няма какво да се отмени."),
        ("ru", "тянми", "Может быть, тяни?", "да", "Из запаса: "),
        ("ru", "историа", "Может быть, история?", "да", "Ходов ещё не было."),
    ];
    for (tag, line, question, answer, reply) in table {
        let mut talk = at("TP1-E-AAAAAAB", tag, Settings::default());
        assert_eq!(talk.hear(line).text, question, "{tag}: {line}");
        assert_eq!(talk.session().game().moves(), 0);
        let heard = talk.hear(answer).text;
        assert!(heard.starts_with(reply), "{tag}: {line}: {heard}");
    }
    // Neighbours that are words of their own mean themselves; what lies between them is asked about.
    let ear = Ear::new(&languages());
    for (tag, line) in [("bg", "излизз"), ("ru", "выхло"), ("en", "statis"), ("ru", "карат"), ("bg", "реда")]
    {
        let heard = ear.hear(line, &tagged(tag), None);
        assert!(!matches!(heard, Heard::Command(_)), "{tag}: {line}: {heard:?}");
    }
    assert_eq!(ear.hear("излез", &tagged("bg"), None), Heard::Command(Command::Quit));
    assert_eq!(ear.hear("вышло", &tagged("ru"), None), ear.hear("осталось", &tagged("ru"), None));
}

/// Catches a word that is not read because some of its letters are of the other alphabet.
#[test]
fn mixed_alphabets_are_one_word() {
    let languages = languages();
    let ear = Ear::new(&languages);
    let table =
        [("bg", "нова"), ("bg", "маса"), ("bg", "тесте"), ("ru", "сброс"), ("ru", "отмена"), ("ru", "король треф")];
    let twins =
        [('а', 'a'), ('о', 'o'), ('е', 'e'), ('с', 'c'), ('р', 'p'), ('м', 'm'), ('т', 't'), ('к', 'k'), ('н', 'h')];
    for (tag, word) in table {
        let meant = ear.hear(word, &tagged(tag), None);
        assert!(matches!(meant, Heard::Command(_)));
        for (cyrillic, latin) in twins {
            let mixed = word.replace(cyrillic, &latin.to_string());
            if mixed.chars().any(|letter| !letter.is_ascii() && letter != ' ') {
                assert_eq!(ear.hear(&mixed, &tagged(tag), None), meant, "{tag}: {mixed}");
            }
        }
    }
    for mixed in ["dеck", "wаste", "sсоre", "quееn of sрades"] {
        assert!(matches!(ear.hear(mixed, &tagged("en"), None), Heard::Command(_)), "{mixed}");
    }
}

/// Catches a word that means two things in one place of a sentence: every lone word and every pair of a language's
/// words is whole in one way, or asked about.
#[test]
fn a_line_of_a_language_means_one_thing() {
    let languages = languages();
    let ear = Ear::new(&languages);
    let mut asked = Vec::new();
    for tag in TAGS {
        let catalogue = languages.tagged(tag).unwrap();
        for id in catalogue.ids("command-") {
            let also = catalogue.attribute(id, "also").unwrap_or_default().split(',').map(str::trim);
            for word in catalogue.term(id).into_iter().chain(also).filter(|word| !word.is_empty()) {
                let heard = ear.hear(word, &tagged(tag), None);
                assert_ne!(heard, Heard::Misheard(tripeaks::session::Misheard::Unknown), "{tag}: {word}");
                if matches!(heard, Heard::Unclear(_)) {
                    asked.push(format!("{tag} {word}"));
                }
            }
        }
    }
    asked.sort();
    asked.dedup();
    let forms = ["ru открой", "ru откройте", "ru открыть", "ru сдай", "ru сдайте", "ru сдать"];
    assert_eq!(asked, forms);
}

/// Words and letters that a line that acts may be made of, read from the files without the ear.
fn vocabulary(languages: &Languages) -> std::collections::HashSet<String> {
    let mut words = std::collections::HashSet::new();
    for catalogue in languages.all() {
        for beginning in
            ["command-", "rank-", "suit-", "row-", "peak-", "rule-", "number-", "word-", "card-", "switch-"]
        {
            for id in catalogue.ids(beginning) {
                let forms = catalogue.attributes(id).filter(|(name, _)| !["help", "example", "gender"].contains(name));
                let all = catalogue.term(id).into_iter().chain(forms.map(|(_, text)| text));
                let parts = all.flat_map(|text| text.split(&[' ', ',', '-', '\''][..]));
                words.extend(parts.map(|word| word.to_lowercase().replace('ё', "е").replace('ѝ', "и")));
            }
        }
    }
    words
}

/// Hears random lines of three alphabets; none may panic, and what acts must be made of known words, as typed, in one
/// alphabet, or on another layout.
fn hear_random_lines(count: usize) {
    let languages = languages();
    let ear = Ear::new(&languages);
    let known = vocabulary(&languages);
    let alphabet: Vec<char> =
        "abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюяё0123456789    .,;'[]-♠♥♦♣?!".chars().collect();
    let mut dice = crate::questions::Dice(20);
    let mut acted = 0;
    for number in 0..count {
        let length = 1 + dice.roll(40);
        let line: String = (0..length).map(|_| alphabet[dice.roll(alphabet.len())]).collect();
        let tag = TAGS[number % 3];
        let hearing = ear.listen(&line, &tagged(tag), None);
        let Heard::Command(command) = &hearing.heard else { continue };
        let whole = hearing.read_as.as_ref().unwrap_or(&line).to_lowercase().replace('ё', "е");
        let tokens = whole.split(|letter: char| !letter.is_alphanumeric() && !"♠♥♦♣?".contains(letter));
        let strange = tokens.filter(|token| !token.is_empty() && !known.contains(*token)).filter(|token| {
            let letters = token.chars().filter(|letter| letter.is_alphabetic()).count();
            letters > 2 && token.chars().count() > 4
        });
        assert_eq!(strange.collect::<Vec<_>>(), Vec::<&str>::new(), "{tag}: {line}: {hearing:?}");
        if matches!(command, Command::Take(_) | Command::Draw | Command::Undo(_) | Command::New(_) | Command::Quit) {
            acted += 1;
            assert!(length <= 12 || number > 100_000, "{tag}: {line}: {hearing:?}");
        }
    }
    assert!(acted < count / 20, "{acted} of {count} lines acted");
}

/// Catches a panic, and an action out of noise.
#[test]
fn noise_does_nothing() {
    hear_random_lines(10_000);
}

/// The same, a million times.
#[test]
#[ignore = "four minutes"]
fn a_million_lines_of_noise_do_nothing() {
    hear_random_lines(1_000_000);
}

/// Catches a word that two languages take differently without anyone having thought about it. No word of one language
/// does one thing under it and another under the next; these are asked about under a language that is not theirs, since
/// the same keys say something in that language on its own keyboard layout.
#[test]
fn words_that_languages_share() {
    let languages = languages();
    let ear = Ear::new(&languages);
    let mut asked = Vec::new();
    for tag in TAGS {
        let catalogue = languages.tagged(tag).unwrap();
        let ids = ["command-", "rank-", "rule-", "word-", "switch-", "peak-", "row-", "number-"];
        for id in ids.into_iter().flat_map(|beginning| catalogue.ids(beginning)) {
            let also = catalogue.attribute(id, "also").unwrap_or_default().split(',').map(str::trim);
            for word in catalogue.term(id).into_iter().chain(also).filter(|word| !word.is_empty()) {
                let Heard::Command(own) = ear.hear(word, &tagged(tag), None) else { continue };
                // An ace, in Bulgarian letters the ace of clubs: the printed card comes first there. „Краля“ is a king
                // to a Bulgarian and a queen to a Russian, and a Russian's little jack is „вале“ with „ка“, the jack of diamonds, to a Bulgarian.
                if ["ас", "краля", "кралят"].contains(&word) || word.starts_with("валет") {
                    continue;
                }
                for other in TAGS.into_iter().filter(|other| *other != tag) {
                    match ear.hear(word, &tagged(other), None) {
                        Heard::Command(there) => assert_eq!(own, there, "{word}: {tag}, {other}"),
                        Heard::Alike(_) => asked.push((word, other, true)),
                        Heard::Unclear(all) => asked.push((word, other, all.contains(&own))),
                        Heard::Answer(_) | Heard::PerhapsNew(_) | Heard::Nothing | Heard::Misheard(_) => {}
                    }
                }
            }
        }
    }
    asked.sort_unstable();
    asked.dedup();
    // Asked about, since the same keys say something else on another layout; mostly what was said is offered, too.
    let strange: Vec<_> = asked.iter().filter(|(_, _, own)| !own).collect();
    assert!(strange.len() <= 12, "{strange:?}");
    // The ace of Russian and the ten of English look the same.
    let card = |text| take(Card::from_notation(text).unwrap());
    assert_eq!(ear.hear("т♣", &tagged("ru"), None), Heard::Command(card("AC")));
    assert_eq!(ear.hear("t♣", &tagged("en"), None), Heard::Command(card("TC")));
    for tag in ["bg", "en"] {
        let heard = ear.hear("т♣", &tagged(tag), None);
        assert!(
            matches!(&heard, Heard::Alike(all) if all.iter().map(|card| Command::Take(Target::Card(*card))).eq([card("AC"), card("TC")])),
            "{tag}: {heard:?}"
        );
    }
    assert_eq!(ear.hear("t♣", &tagged("bg"), None), Heard::Command(card("TC")));
}
