//! Every command in every language, whichever is current; and that nothing half said, doubled or garbled ever acts.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use tripeaks::ear::Ear;
use tripeaks::game::{Card, DealCode, DealNumber, Peak, Rank, Row, RuleName, Rules, StockCard, Target, Variant};
use tripeaks::language::{Languages, LocaleFile, is_safe};
use tripeaks::session::{
    CardStyle, Command, Detail, Enter, Extent, Heard, Look, Misheard, Pool, Prompt, Query, Replay, Setting, Span,
    Switch, Verb, VoiceMode, VoiceOrder, WatchStep, Width, Wish,
};
use tripeaks::solver::Among;

use crate::support::{conversation, tagged};

const LANGUAGES: [&str; 3] = ["en", "bg", "ru"];

fn ear() -> Ear {
    Ear::new(&Languages::new(LocaleFile::built_in()).0)
}

/// Each command as it is typed in English, Bulgarian and Russian.
pub(crate) fn commands() -> Vec<(Command, [&'static str; 3])> {
    let look = Command::Look;
    let card = |notation: &str| Command::Take(Target::Card(Card::from_notation(notation).unwrap().into()));
    let spot = |row: Row, place| row.place(place).unwrap();
    let new = |deal: Option<u64>, names: &[RuleName]| {
        let rules = (!names.is_empty()).then(|| Rules::named(names).unwrap());
        Command::New(Wish { deal: deal.and_then(DealNumber::new), rules, ..Wish::default() })
    };
    let code = DealCode::read("TP1-C-AAAAAAD-O").unwrap();
    let coded = Command::New(Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() });
    vec![
        (card("2D"), ["take 2 of diamonds", "вземи 2 каро", "возьми двойку бубен"]),
        (card("KC"), ["king of clubs", "поп спатия", "король треф"]),
        (card("QH"), ["pick the queen of hearts", "махни дама купа", "убери даму червей"]),
        (card("TS"), ["ten of spades", "десетка пика", "десятку пик"]),
        (Command::Take(Target::Rank(Rank::Seven)), ["take seven", "вземи седмица", "возьми семёрку"]),
        (Command::Take(Target::Rank(Rank::Ace)), ["ace", "асо", "туз"]),
        (Command::Take(Target::Card(StockCard::Joker)), ["take the joker", "вземи жокера", "возьми джокера"]),
        (
            Command::Take(Target::Place(spot(Row::Third, 5))),
            ["take row 3 place 5", "вземи ред 3 място 5", "возьми ряд 3 место 5"],
        ),
        (
            Command::Take(Target::Place(spot(Row::Bottom, 2))),
            ["take bottom row place 2", "вземи долен ред място 2", "возьми нижний ряд место 2"],
        ),
        (Command::TakeSomething, ["take", "вземи", "возьми"]),
        (Command::Draw, ["draw", "тегли", "тяни"]),
        (Command::Undo(1), ["undo", "отмени", "отмени"]),
        (Command::Undo(3), ["undo 3 moves", "отмени 3 хода", "отмени 3 хода"]),
        (Command::Redo(1), ["redo", "възстанови", "восстанови"]),
        (Command::Redo(1), ["undo the undo", "върни отмененото", "верни отменённое"]),
        (Command::Redo(3), ["redo 3 moves", "възстанови 3 хода", "восстанови 3 хода"]),
        (Command::Redo(2), ["please redo two moves", "моля, възстанови два хода", "восстанови два хода, пожалуйста"]),
        (Command::Redo(usize::MAX), ["redo everything", "възстанови всичко", "восстанови всё"]),
        (Command::Undo(2), ["back two", "назад две", "назад два"]),
        (look(Look::Board), ["board", "маса", "стол"]),
        (look(Look::Waste), ["waste", "купчина", "сброс"]),
        (look(Look::Stock), ["stock", "тесте", "запас"]),
        (look(Look::Row(Row::Third)), ["row 3", "ред 3", "ряд 3"]),
        (look(Look::Row(Row::Bottom)), ["bottom row", "долен ред", "нижний ряд"]),
        (look(Look::Place(spot(Row::Second, 4))), ["row 2 place 4", "ред 2 място 4", "ряд 2 место 4"]),
        (look(Look::Peak(Peak::Left)), ["peak left", "връх ляв", "вершина левая"]),
        (look(Look::Peak(Peak::Middle)), ["middle peak", "среден връх", "средняя вершина"]),
        (look(Look::Peak(Peak::Right)), ["peak 3", "връх 3", "вершина 3"]),
        (look(Look::Open), ["open", "открити", "открытые"]),
        (look(Look::Moves), ["moves", "ходове", "ходы"]),
        (look(Look::Status), ["status", "статус", "статус"]),
        (look(Look::Score), ["score", "точки", "счёт"]),
        (look(Look::Code), ["code", "код", "код"]),
        (look(Look::CodeSpelt), ["code spell", "код по букви", "код по буквам"]),
        (look(Look::Rules), ["rules", "правила", "правила"]),
        (Command::Replay(Replay::Repeat(1)), ["repeat", "повтори", "повтори"]),
        (Command::Replay(Replay::Repeat(2)), ["repeat 2", "повтори 2", "повтори 2"]),
        (new(None, &[]), ["new", "нова", "новая"]),
        (new(Some(12_345), &[]), ["new 12345", "нова 12345", "новая 12345"]),
        (coded, ["new TP1-C-AAAAAAD-O", "нова TP1-C-AAAAAAD-O", "новая TP1-C-AAAAAAD-O"]),
        (new(None, &[RuleName::Classic]), ["new classic", "нова класически", "новая классическая"]),
        (new(None, &[RuleName::Traditional]), ["new traditional", "нова традиционен", "новая традиционные"]),
        (new(None, &[RuleName::OpenStart]), ["new open start", "нова свободен старт", "новая свободный старт"]),
        (
            new(Some(5), &[RuleName::Easy, RuleName::Variant(Variant::OpenPeaks)]),
            ["new 5 easy open-peaks", "нова 5 лесен открити върхове", "новая 5 лёгкие открытые вершины"],
        ),
        (Command::Restart, ["restart", "отначало", "заново"]),
        (Command::Help(None), ["help", "помощ", "помощь"]),
        (Command::Help(Some(Verb::Take)), ["help take", "помощ вземи", "помощь возьми"]),
        (Command::Help(Some(Verb::Undo)), ["help undo", "помощ отмени", "помощь отмени"]),
        (
            Command::Set(Setting::Language("bg".parse().unwrap())),
            ["language bulgarian", "език български", "язык болгарский"],
        ),
        (Command::Set(Setting::Language("ru".parse().unwrap())), ["language russian", "език руски", "язык русский"]),
        (
            Command::Set(Setting::Language("en".parse().unwrap())),
            ["language english", "език английски", "язык английский"],
        ),
        (Command::Set(Setting::Detail(Detail::Brief)), ["detail brief", "подробност кратко", "подробность кратко"]),
        (Command::Set(Setting::Detail(Detail::Normal)), ["detail normal", "подробност нормално", "подробность обычно"]),
        (Command::Set(Setting::Detail(Detail::Full)), ["detail full", "подробност подробно", "подробность подробно"]),
        (Command::Set(Setting::Explain(Switch::Off)), ["explain off", "обяснения изкл", "пояснения выкл"]),
        (Command::Set(Setting::Explain(Switch::On)), ["explain on", "обяснения вкл", "пояснения вкл"]),
        (Command::Quit, ["quit", "край", "выход"]),
    ]
    .into_iter()
    .chain(newer_commands())
    .collect()
}

/// The solver's, the voice's, questions to the table and settings of the text.
fn newer_commands() -> Vec<(Command, [&'static str; 3])> {
    let voice = Command::Voice;
    let spot = |row: Row, place| Target::Place(row.place(place).unwrap());
    let daily = Command::New(Wish { pool: Pool::Daily, ..Wish::default() });
    let winnable = Command::New(Wish { among: Among::Winnable, ..Wish::default() });
    vec![
        (Command::Hint, ["hint", "подсказка", "подсказка"]),
        (Command::Odds, ["odds", "шанс", "шансы"]),
        (Command::Winnable, ["winnable", "печели ли се", "сойдётся"]),
        (Command::Fork, ["fork", "разклон", "развилка"]),
        (Command::ForkGo, ["fork go", "разклон обратно", "развилка назад"]),
        (Command::Par, ["par", "идеал", "идеал"]),
        (Command::Solution(Extent::Next), ["solution", "решение", "решение"]),
        (daily.clone(), ["new daily", "нова дневна", "новая дневная"]),
        (daily, ["the deal of the day", "раздаването на деня", "раздача дня"]),
        (Command::Solution(Extent::All), ["solution all", "решение всички", "решение всё"]),
        (Command::Set(Setting::Enter(Enter::Draw)), ["enter draw", "ентер тегли", "ввод тяни"]),
        (Command::Set(Setting::Enter(Enter::Moves)), ["enter moves", "ентер ходове", "ввод ходы"]),
        (Command::Set(Setting::Enter(Enter::Repeat)), ["enter repeat", "ентер повтори", "ввод повтори"]),
        (Command::Set(Setting::Enter(Enter::Off)), ["enter off", "ентер изкл", "ввод выкл"]),
        (Command::Chain, ["longest run", "най-дълга поредица", "самая длинная серия"]),
        (Command::Ask(Query::After(Target::Rank(Rank::Seven))), ["after 7", "след 7", "после 7"]),
        (
            Command::Ask(Query::After(Target::Rank(Rank::King))),
            ["what if I take the king", "какво ще стане, ако взема попа", "что будет, если взять короля"],
        ),
        (Command::Watch(WatchStep::Begin), ["watch", "гледай", "просмотр"]),
        (Command::Watch(WatchStep::Next), ["watch next", "гледай напред", "просмотр дальше"]),
        (Command::Watch(WatchStep::Back), ["watch back", "гледай назад", "просмотр назад"]),
        (Command::Watch(WatchStep::End), ["watch end", "гледай край", "просмотр конец"]),
        (Command::Stats(Span::Week), ["stats week", "статистика седмична", "статистика за неделю"]),
        (winnable, ["new winnable", "нова спечелима", "новая выигрышная"]),
        (voice(VoiceOrder::Tell), ["voice", "глас", "голос"]),
        (voice(VoiceOrder::Mode(VoiceMode::On)), ["voice on", "глас вкл", "голос вкл"]),
        (voice(VoiceOrder::Mode(VoiceMode::Off)), ["voice off", "глас изкл", "голос выкл"]),
        (voice(VoiceOrder::Mode(VoiceMode::Auto)), ["voice auto", "глас авто", "голос авто"]),
        (voice(VoiceOrder::Mode(VoiceMode::Ask)), ["voice ask", "глас при поискване", "голос по просьбе"]),
        (voice(VoiceOrder::List), ["voice list", "глас списък", "голос список"]),
        (voice(VoiceOrder::Test), ["voice test", "глас проба", "голос проба"]),
        (voice(VoiceOrder::Rate(120)), ["voice rate 120", "глас скорост 120", "голос скорость 120"]),
        (voice(VoiceOrder::Volume(80)), ["voice volume 80", "глас сила 80", "голос громкость 80"]),
        (Command::Replay(Replay::Say), ["say", "изговори", "озвучь"]),
        (voice(VoiceOrder::Stop), ["stop", "стоп", "стоп"]),
        (Command::Ask(Query::Where(Target::Rank(Rank::Seven))), ["where 7", "къде 7", "где 7"]),
        (
            Command::Ask(Query::Covers(spot(Row::Third, 1))),
            ["covers row 3 place 1", "покрита ред 3 място 1", "накрыта ряд 3 место 1"],
        ),
        (
            Command::Ask(Query::Under(spot(Row::Bottom, 1))),
            ["under row 4 place 1", "под ред 4 място 1", "под ряд 4 место 1"],
        ),
        (Command::Ask(Query::Seen(Rank::Seven)), ["seen 7", "видени 7", "вышло 7"]),
        (Command::Ask(Query::Left), ["left", "остават", "осталось"]),
        (Command::Ask(Query::History(3)), ["history 3", "история 3", "история 3"]),
        (Command::Set(Setting::Cards(CardStyle::Words)), ["cards words", "карти думи", "карты слова"]),
        (Command::Set(Setting::Cards(CardStyle::Letters)), ["cards letters", "карти букви", "карты буквы"]),
        (Command::Set(Setting::Cards(CardStyle::Signs)), ["cards signs", "карти знаци", "карты знаки"]),
        (Command::Set(Setting::Width(Width::new(40))), ["width 40", "ширина 40", "ширина 40"]),
        (Command::Set(Setting::Width(None)), ["width off", "ширина изкл", "ширина выкл"]),
        (Command::Set(Setting::Gaps(Switch::On)), ["gaps on", "празни вкл", "пустые вкл"]),
        (Command::Set(Setting::Gaps(Switch::Off)), ["gaps off", "празни изкл", "пустые выкл"]),
        (Command::Set(Setting::Prompt(Prompt::None)), ["prompt none", "покана нищо", "приглашение ничего"]),
        (Command::Set(Setting::Prompt(Prompt::Short)), ["prompt short", "покана кратка", "приглашение короткое"]),
        (Command::Set(Setting::Prompt(Prompt::State)), ["prompt state", "покана състояние", "приглашение состояние"]),
    ]
}

/// Catches a command that works only while its own language is current, in any of the nine pairs, in any case.
#[test]
fn every_command_is_understood_under_every_language() {
    let ear = ear();
    for (command, lines) in commands() {
        for line in lines {
            for current in LANGUAGES {
                let wanted = Heard::Command(command.clone());
                assert_eq!(ear.hear(line, &tagged(current), None), wanted, "{line}, under {current}");
                assert_eq!(
                    ear.hear(&line.to_uppercase(), &tagged(current), None),
                    wanted,
                    "{line} in capitals, under {current}"
                );
                let spaced = format!("  {} . ", line.replace(' ', " \t "));
                assert_eq!(ear.hear(&spaced, &tagged(current), None), wanted, "{spaced:?}, under {current}");
            }
        }
    }
}

/// Catches a code that is not read as the game itself says it: in a sentence, in quotes, with a full stop.
#[test]
fn a_code_is_read_as_it_is_said() {
    let ear = ear();
    let code = DealCode::read("TP1-C-AAAAAAD-O").unwrap();
    let wish = Wish { deal: Some(code.deal), rules: Some(code.rules), ..Wish::default() };
    for current in LANGUAGES {
        for line in [
            "TP1-C-AAAAAAD-O.",
            "Code: TP1-C-AAAAAAD-O.",
            "Код: TP1-C-AAAAAAD-O.",
            "„TP1-C-AAAAAAD-O“",
            "«TP1 C AAAAAAD O»!",
        ] {
            assert_eq!(ear.hear(line, &tagged(current), None), Heard::PerhapsNew(wish), "{line}");
        }
        for line in ["new \"TP1-C-AAAAAAD-O\"", "нова TP1-C-AAAAAAD-O.", "Новая: TP1-C-AAAAAAD-O"] {
            assert_eq!(ear.hear(line, &tagged(current), None), Heard::Command(Command::New(wish)), "{line}");
        }
    }
}

/// Whether it changes the game or a setting, or ends anything. The name of a voice may be any words, and changes nothing
/// unless there is such a voice.
fn acts(heard: &Heard) -> bool {
    match heard {
        Heard::Command(command) => !matches!(
            command,
            Command::TakeSomething
                | Command::Look(_)
                | Command::Ask(_)
                | Command::Replay(_)
                | Command::Help(_)
                // "A chance? Can it be won?" is one question.
                | Command::Odds
                | Command::Voice(VoiceOrder::Tell | VoiceOrder::Stop | VoiceOrder::Name(_))
        ),
        _ => false,
    }
}

/// Catches a line of two commands, of one or two languages, of which the first or the last is done.
#[test]
fn two_commands_on_a_line_never_act() {
    let ear = ear();
    let whole = |command: &Command| {
        acts(&Heard::Command(command.clone())) && !matches!(command, Command::Take(Target::Rank(_)) | Command::New(_))
    };
    let all: Vec<[&str; 3]> =
        commands().into_iter().filter(|(command, _)| whole(command)).map(|(_, lines)| lines).collect();
    let mut both = Vec::new();
    let mut count = 0;
    // Every pair, each in one of three forms under one of the languages, by turns.
    for (at, first) in all.iter().flatten().enumerate() {
        for (place, second) in all.iter().flatten().enumerate() {
            let current = tagged(LANGUAGES[(at + 2 * place) % LANGUAGES.len()]);
            let line = match (at + place) % 3 {
                0 => format!("{first} {second}"),
                1 => format!("{first}, {second}"),
                _ => format!("{first} {second} {first}"),
            };
            count += 1;
            let heard = ear.hear(&line, &current, None);
            // "Watch" has second words of its own, of which some are commands elsewhere; it changes no game.
            if !acts(&heard) || matches!(heard, Heard::Command(Command::Watch(_))) {
                continue;
            }
            // "Undo" before "2 of diamonds" and the like: still two commands. "Fork undo" goes back to the fork, and cards are
            // taken one after the other.
            let [one, two] = [first, second].map(|line| ear.hear(line, &current, None));
            let both_are = |kind: fn(&Heard) -> bool| kind(&heard) && kind(&one) && kind(&two);
            let takes = |heard: &Heard| matches!(heard, Heard::Command(Command::Take(_) | Command::TakeAll(_)));
            let undoes = |heard: &Heard| matches!(heard, Heard::Command(Command::Undo(_)));
            let fork = heard == Heard::Command(Command::ForkGo);
            // Or the same thing in two words.
            let same = one == heard && two == heard;
            if !(fork || same || both_are(takes) || both_are(undoes)) {
                both.push(format!("{line}, under {current}: {heard:?}"));
            }
        }
    }
    assert_eq!(both, Vec::<String>::new());
    assert!(count > 10_000, "{count}");
}

/// Words that say not to.
const NOT: [&str; 8] = ["not", "don't", "never", "do not", "не", "недей", "нельзя", "без да"];

/// Catches a "not" that is overheard, before or after any command of any language.
#[test]
fn no_negated_command_acts() {
    let ear = ear();
    for (command, lines) in commands() {
        for line in lines {
            for (not, current) in NOT.iter().flat_map(|not| LANGUAGES.map(|current| (not, current))) {
                for line in [format!("{not} {line}"), format!("{line} {not}"), format!("{not}, {line}!")] {
                    let heard = ear.hear(&line, &tagged(current), None);
                    assert!(!acts(&heard), "{line}, under {current}: {heard:?}, {command:?}");
                }
            }
        }
    }
}

/// Catches a word that is skipped because nobody knows it: in every command, any word made nonsense.
#[test]
fn a_command_with_a_garbled_word_never_acts() {
    let ear = ear();
    for (_, lines) in commands() {
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            for at in 0..=words.len() {
                let with = [&words[..at], &["щзxqй"], &words[at..]].concat().join(" ");
                let instead = [&words[..at], &["щзxqй"], words.get(at + 1..).unwrap_or_default()].concat().join(" ");
                for (line, current) in [with, instead].iter().flat_map(|line| LANGUAGES.map(|current| (line, current)))
                {
                    let heard = ear.hear(line, &tagged(current), None);
                    assert!(!acts(&heard), "{line}, under {current}: {heard:?}");
                }
            }
        }
    }
}

/// Numbers from a seed, for lines that are the same in every run.
struct Dice(ChaCha20Rng);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.0.next_u32()).unwrap() % bound
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    /// A line: words of all languages, or bytes of any kind.
    fn line(&mut self, words: &[&str]) -> String {
        let length = 1 + self.below(6);
        match self.below(4) {
            0 => {
                let mut bytes = vec![0; 1 + self.below(24)];
                self.0.fill_bytes(&mut bytes);
                String::from_utf8_lossy(&bytes).into_owned()
            }
            1 => (0..length * 3).filter_map(|_| char::from_u32(self.0.next_u32() % 0x2_0000)).collect(),
            _ => (0..length).map(|_| self.pick(words)).collect::<Vec<_>>().join(" "),
        }
    }
}

/// Plays so many lines of babble in each language; every reply is words, and only a command changes the game.
fn babble(lines: usize) {
    let ear = ear();
    let typed = commands();
    let mut words: Vec<&str> = typed.iter().flat_map(|(_, lines)| lines).flat_map(|line| line.split(' ')).collect();
    words.extend([
        "kc",
        "2♦",
        "♠",
        "т♣",
        "🂡",
        "of",
        "и",
        "please",
        "not",
        "не",
        "7",
        "0",
        "99999999999999999999",
        "\u{0}",
    ]);
    let mut dice = Dice(ChaCha20Rng::from_seed([7; 32]));
    for language in LANGUAGES {
        let (mut conversation, _) = conversation("TP1-E-AAAAAAB", language);
        for _ in 0..lines {
            let line = dice.line(&words);
            let current = conversation.catalogue().tag().to_string();
            let asked = conversation.session().question().cloned();
            let heard = ear.hear(&line, &tagged(&current), asked.as_ref());
            let before = conversation.session().game().view();
            let settings = conversation.session().settings();
            let reply = conversation.hear(&line).text;
            assert!(!reply.trim().is_empty(), "{line:?}");
            assert!(reply.chars().all(|letter| letter == '\n' || is_safe(letter)), "{line:?}: {reply:?}");
            // An answer, or a suit alone, may choose a command that was asked about.
            let answer = matches!(heard, Heard::Answer(_) | Heard::Misheard(Misheard::LoneSuit(_)));
            let answered = asked.is_some() && answer;
            if !acts(&heard) && !answered {
                assert_eq!(conversation.session().game().view(), before, "{line:?}: {heard:?}");
                assert_eq!(conversation.session().settings(), settings, "{line:?}: {heard:?}");
            }
        }
    }
}

/// Catches a panic, a control sign in a reply, an empty one, and a game that changes without a command: 10,000 lines.
#[test]
fn babble_is_answered_and_changes_nothing() {
    babble(3_400);
}

/// The same with a million lines.
#[test]
#[ignore = "takes minutes; ten thousand are always played"]
fn a_million_lines_of_babble() {
    babble(340_000);
}
