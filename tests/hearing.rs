//! What is heard and how it is told: cards in all their names, nearness, mixed alphabets, random lines, and the reply's
//! form: detail, cards, width, gaps, prompt.

use tripeaks::app::Conversation;
use tripeaks::ear::Ear;
use tripeaks::game::{Card, DealCode, Target};
use tripeaks::language::{Languages, LocaleFile, Message, Name};
use tripeaks::session::{CardStyle, Command, Detail, Gaps, Heard, Prompt, Settings, Width};

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

/// The game of the documents, three takes into it, with looks at everything; then to its end by drawing.
const DOCUMENTED: [&str; 40] = [
    "board",
    "kc",
    "as",
    "2d",
    "board",
    "moves",
    "open",
    "status",
    "where 7",
    "covers row 1 place 2",
    "under 3s",
    "seen 7",
    "left",
    "history",
    "peak 2",
    "row 3",
    "row 3 place 5",
    "waste",
    "stock",
    "score",
    "code",
    "code spell",
    "rules",
    "help",
    "help take",
    "9s",
    "qh",
    "undo",
    "undo",
    "draw",
    "draw",
    "draw",
    "7",
    "give",
    "new 99999999999999",
    "row 9",
    "language xx",
    "width 5",
    "don't draw",
    "quit",
];

/// Every reply of the documented game, in a language with these settings.
fn replies(tag: &str, settings: Settings) -> Vec<String> {
    let mut talk: Conversation = at(&DealCode::read("TP1-E-AAAAAAB").unwrap().to_string(), tag, settings);
    let greeting = talk.greet().text;
    std::iter::once(greeting).chain(DOCUMENTED.map(|line| talk.hear(line).text)).collect()
}

/// Catches a line longer than the display where it could be broken, a card's name broken in two, and words lost.
#[test]
fn lines_fit_the_width() {
    let languages = languages();
    for tag in TAGS {
        let name = |card: Card| {
            let names = [Name::Card(rank_id(card), suit_id(card))];
            languages.get(tag).unwrap().text(&Message::new("card-alone").names("card", names))
        };
        let names: Vec<String> = Card::all().map(name).collect();
        for detail in Detail::ALL {
            for cards in CardStyle::ALL {
                let settings = Settings { detail, cards, gaps: Gaps::On, ..Settings::default() };
                let free = replies(tag, settings);
                for width in [20, 32, 40, 80] {
                    let settings = Settings { width: Width::new(width), ..settings };
                    for (reply, free) in replies(tag, settings).iter().zip(&free) {
                        assert_eq!(reply.replace('\n', " "), free.replace('\n', " "), "{tag} at {width}");
                        for line in reply.lines() {
                            let fits = line.chars().count() <= usize::try_from(width).unwrap();
                            let name = |line: &str| names.iter().any(|name| line.to_lowercase().starts_with(name));
                            assert!(fits || !line.contains(' ') || name(line), "{tag} at {width}: {line}");
                        }
                        for name in names.iter().filter(|name| free.contains(*name)) {
                            let broken = name.replace(' ', "\n");
                            assert!(!reply.contains(&broken) || !name.contains(' '), "{tag} at {width}: {reply}");
                        }
                    }
                }
            }
        }
    }
}

/// Ids of the locale files, for names made in tests.
fn rank_id(card: Card) -> &'static str {
    let ids = "ace two three four five six seven eight nine ten jack queen king";
    let ids = ids.split(' ').map(|id| &*Box::leak(format!("rank-{id}").into_boxed_str()));
    ids.into_iter().nth(card.rank.index()).unwrap()
}

fn suit_id(card: Card) -> &'static str {
    ["suit-clubs", "suit-diamonds", "suit-hearts", "suit-spades"][card.index() / 13]
}

/// Catches a card that is written in a way in which it is not heard.
#[test]
fn cards_are_heard_as_they_are_written() {
    let languages = languages();
    let ear = Ear::new(&languages);
    let signs = ["sign-clubs", "sign-diamonds", "sign-hearts", "sign-spades"];
    for tag in TAGS {
        for card in Card::all() {
            let (rank, suit) = (rank_id(card), suit_id(card));
            let sign = Name::Signs(rank, signs[card.index() / 13]);
            for name in [Name::Card(rank, suit), Name::Letters(rank, suit), sign] {
                let text = languages.get(tag).unwrap().text(&Message::new("card-alone").names("card", [name]));
                assert_eq!(ear.hear(&text, tag, None), Heard::Command(take(card)), "{tag}: {text}");
            }
        }
    }
}

/// Catches a setting that is said and not done, in any language.
#[test]
fn the_text_is_set() {
    let table = [
        ("en", "cards letters", "cards signs", "width 20", "gaps on", "prompt state", "prompt none"),
        ("bg", "карти букви", "карти знаци", "ширина 20", "празни вкл", "покана състояние", "покана нищо"),
        ("ru", "карты буквы", "карты знаки", "ширина 20", "пустые вкл", "приглашение состояние", "приглашение ничего"),
    ];
    for (tag, letters, signs, width, gaps, state, none) in table {
        let mut talk = at("TP1-E-AAAAAAB", tag, Settings::default());
        let prompt = talk.prompt();
        assert_eq!(prompt, "> ");
        talk.hear(letters);
        assert_eq!(talk.session().settings().cards, CardStyle::Letters, "{tag}");
        talk.hear(signs);
        assert_eq!(talk.session().settings().cards, CardStyle::Signs, "{tag}");
        talk.hear(width);
        assert_eq!(talk.session().settings().width, Width::new(20), "{tag}");
        talk.hear(gaps);
        assert_eq!(talk.session().settings().gaps, Gaps::On, "{tag}");
        talk.hear(state);
        assert_eq!(talk.session().settings().prompt, Prompt::State, "{tag}");
        assert_eq!(talk.prompt(), ["ac 23> ", "ас 23> ", "тт 23> "][TAGS.iter().position(|it| *it == tag).unwrap()]);
        talk.hear(none);
        assert_eq!(talk.prompt(), "", "{tag}");
    }
    assert_eq!(Width::new(9), None);
}

/// Catches a gap that is left out, so that a place would be counted wrongly by ear.
#[test]
fn gaps_keep_the_places() {
    let mut talk = at("TP1-E-AAAAAAB", "en", Settings { gaps: Gaps::On, ..Settings::default() });
    for line in ["kc", "as", "2d"] {
        talk.hear(line);
    }
    let row = talk.hear("row 4").text;
    assert_eq!(
        row,
        "Bottom row: 3 of spades, 5 of spades, gap, 4 of spades, gap, gap, king of diamonds, 8 of hearts, 7 of clubs, \
         9 of spades."
    );
    talk.hear("detail brief");
    assert!(talk.hear("row 4").text.contains("4 of spades, 2 gaps, king"));
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
                let heard = ear.hear(&form, tag, None);
                if ["т к", "к т"].contains(&form.to_lowercase().as_str()) && tag == "ru" {
                    // Rank and suit both ways round: the ace of clubs or the king.
                    assert!(matches!(heard, Heard::Unclear(all) if all.len() == 2 && all.contains(&take(card))));
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
        ("en", "statsu", "Did you mean status?", "yes", "Score: 500."),
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
        let heard = ear.hear(line, tag, None);
        assert!(!matches!(heard, Heard::Command(_)), "{tag}: {line}: {heard:?}");
    }
    assert_eq!(ear.hear("излез", "bg", None), Heard::Command(Command::Quit));
    assert_eq!(ear.hear("вышло", "ru", None), ear.hear("осталось", "ru", None));
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
        let meant = ear.hear(word, tag, None);
        assert!(matches!(meant, Heard::Command(_)));
        for (cyrillic, latin) in twins {
            let mixed = word.replace(cyrillic, &latin.to_string());
            if mixed.chars().any(|letter| !letter.is_ascii() && letter != ' ') {
                assert_eq!(ear.hear(&mixed, tag, None), meant, "{tag}: {mixed}");
            }
        }
    }
    for mixed in ["dеck", "wаste", "sсоre", "quееn of sрades"] {
        assert!(matches!(ear.hear(mixed, "en", None), Heard::Command(_)), "{mixed}");
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
        let catalogue = languages.get(tag).unwrap();
        for id in catalogue.ids("command-") {
            let also = catalogue.attribute(id, "also").unwrap_or_default().split(',').map(str::trim);
            for word in catalogue.term(id).into_iter().chain(also).filter(|word| !word.is_empty()) {
                let heard = ear.hear(word, tag, None);
                assert_ne!(heard, Heard::Misheard(tripeaks::session::Misheard::Unknown), "{tag}: {word}");
                if matches!(heard, Heard::Unclear(_)) {
                    asked.push(format!("{tag} {word}"));
                }
            }
        }
    }
    asked.sort();
    asked.dedup();
    assert_eq!(asked, ["ru открой", "ru сдай"]);
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
        let hearing = ear.listen(&line, tag, None);
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
#[ignore = "half a minute and more"]
fn a_million_lines_of_noise_do_nothing() {
    hear_random_lines(1_000_000);
}

/// English in letters of another alphabet, as a translator's folder would bring a whole new language.
fn pseudo_language() -> Vec<LocaleFile> {
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
    fn other(text: &str) -> String {
        let letter = |letter: char| match letter {
            'a'..='z' => char::from_u32(0x561 + u32::from(letter) - u32::from('a')).unwrap(),
            'A'..='Z' => char::from_u32(0x531 + u32::from(letter) - u32::from('A')).unwrap(),
            kept => kept,
        };
        text.chars().map(letter).collect()
    }
    fn change(pattern: &mut Pattern<String>) {
        for element in &mut pattern.elements {
            match element {
                PatternElement::TextElement { value } => *value = other(value),
                PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                    for variant in variants {
                        change(&mut variant.value);
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::FunctionReference { arguments, .. }),
                } => {
                    for named in &mut arguments.named {
                        if let (true, InlineExpression::StringLiteral { value }) =
                            (named.name.name == "last", &mut named.value)
                        {
                            *value = other(value);
                        }
                    }
                }
                PatternElement::Placeable { .. } => {}
            }
        }
    }
    let english = LocaleFile::built_in().into_iter().filter(|file| file.tag == "en" && file.name != "layouts.ftl");
    let translated = english.map(|file| {
        let mut resource = fluent_syntax::parser::parse(file.text).unwrap();
        for entry in &mut resource.body {
            let Entry::Message(message) = entry else { continue };
            message.value.iter_mut().for_each(change);
            message.attributes.iter_mut().for_each(|attribute| change(&mut attribute.value));
        }
        LocaleFile { tag: "eo".to_owned(), name: file.name, text: fluent_syntax::serializer::serialize(&resource) }
    });
    translated.collect()
}

/// Catches a word of a language in the code: a language that no one has thought of is played from its files alone, and
/// says the same as English at every step, in its own letters.
#[test]
fn a_language_dropped_in_plays_a_whole_game() {
    let (languages, faults) = Languages::new([LocaleFile::built_in(), pseudo_language()].concat());
    assert_eq!(faults, []);
    let ear = Ear::new(&languages);
    let code = DealCode::read("TP1-E-AAAAAAB").unwrap();
    let wish = tripeaks::session::Wish { deal: Some(code.deal), rules: Some(code.rules) };
    let session = tripeaks::session::Session::new(wish, Settings::default(), || tripeaks::game::DealNumber::MAX);
    let mut new = Conversation::new(languages, ear, "eo", session);
    let mut english = at("TP1-E-AAAAAAB", "en", Settings::default());
    let mut dice = crate::questions::Dice(3);
    let other = |text: &str| {
        let letter = |letter: char| match letter {
            'a'..='z' => char::from_u32(0x561 + u32::from(letter) - u32::from('a')).unwrap(),
            'A'..='Z' => char::from_u32(0x531 + u32::from(letter) - u32::from('A')).unwrap(),
            kept => kept,
        };
        text.chars().map(letter).collect::<String>()
    };
    let looks = ["board", "moves", "where 7", "seen kings", "left", "history", "status", "darw", "no", "help take"];
    for step in 0..80 {
        let fitting = english.session().game().view().fitting().last();
        let line = match fitting {
            _ if step % 3 == 2 => looks[dice.roll(looks.len())].to_owned(),
            Some(card) => english
                .catalogue()
                .text(&Message::new("card-alone").names("card", [Name::Card(rank_id(card), suit_id(card))])),
            None if english.session().game().view().stock == 0 => "undo 2".to_owned(),
            None => "draw".to_owned(),
        };
        let (said, heard) = (english.hear(&line).text, new.hear(&other(&line)).text);
        let shown =
            |text: &str| text.split_whitespace().filter(|word| !word.starts_with("TP1")).collect::<Vec<_>>().join(" ");
        assert_eq!(shown(&other(&said)).replace(&other("TP1-E-AAAAAAB."), "").trim_end(), shown(&heard), "{line}");
        assert_eq!(english.session().game().table(), new.session().game().table(), "{line}");
    }
    assert!(english.session().game().moves() > 40);
    // And it is called by its own name, and by its tag, from any language.
    assert_eq!(new.hear("english").text, "Language: English.");
    assert!(!new.hear(&other("draw")).leaving);
}

/// Catches a broken file that is not named by line and id, or that takes sound messages with it.
#[test]
fn broken_files_are_named_and_filled_up() {
    let text = "look-waste = Waste here: { $lies ->\n    [nothing] none\n   *[card] { CARD($waste) }\n}.\n\ngoodbye = So long { $x\nhelp-look = Look.\n";
    let file = |tag: &str| LocaleFile { tag: tag.to_owned(), name: "mine.ftl".to_owned(), text: text.to_owned() };
    let (languages, faults) = Languages::new([LocaleFile::built_in(), vec![file("bg"), file("xx")]].concat());
    let told: Vec<_> = faults.iter().map(|fault| (fault.file.as_str(), fault.line, fault.id.as_str())).collect();
    assert_eq!(told, [("bg/mine.ftl", 6, "goodbye"), ("xx/mine.ftl", 6, "goodbye")]);
    let text = |tag: &str, id| languages.get(tag).unwrap().text(&Message::new(id));
    assert_eq!([text("bg", "goodbye"), text("bg", "help-look")], ["Довиждане.", "Look."]);
    assert_eq!([text("xx", "goodbye"), text("xx", "refused-stock-empty")], ["Goodbye.", "The stock is empty."]);
}
