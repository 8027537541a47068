//! The contract of the locale files, over every folder of `locales/`.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use strum::VariantNames;
use tripeaks::ear::Ear;
use tripeaks::game::{
    Card, Clash, CodeError, DealCode, DealNumber, Event, Peak, Rank, Refusal, Row, Scheme, Spot, Standing, StockCard,
    Suit, Target, Undone, View,
};
use tripeaks::language::{Cards, Id, Languages, LocaleFile, Message, Name, Reader, read_tag};
use tripeaks::session::{
    Account, Advice, Answer, Assisted, CardStyle, Choice, Command, Detail, Enter, Extent, Fits, Heard, HintStep,
    LineStep, Look, Misheard, News, Prompt, Query, Question, Report, Section, Setting, Settings, Sure, Switch, Tell,
    Tip, Verb, VoiceOrder, WatchStep, Width, Wish,
};
use tripeaks::solver::{Among, Fate, Fork, Odds, Par};
use tripeaks::wording::{self, Context};

use crate::deals::all_rules;
use crate::support::{Seat, hear, tagged};

/// A message of a file: its plain value if it has one, its variables, its attributes.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) value: Option<String>,
    variables: BTreeSet<String>,
    attributes: BTreeMap<String, String>,
}

fn plain(pattern: &Pattern<String>) -> Option<String> {
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => Some(value.clone()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            Some(unescape_unicode_to_string(value).into_owned())
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(text).collect()
}

/// The variables of a pattern, wherever they stand: the source text is enough to find them.
fn variables(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    fn inline(expression: &InlineExpression<String>, found: &mut BTreeSet<String>) {
        match expression {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    inline(argument, found);
                }
            }
            InlineExpression::Placeable { expression } => expressions(expression, found),
            _ => {}
        }
    }
    fn expressions(expression: &Expression<String>, found: &mut BTreeSet<String>) {
        match expression {
            Expression::Inline(one) => inline(one, found),
            Expression::Select { selector, variants } => {
                inline(selector, found);
                for variant in variants {
                    variables(&variant.value, found);
                }
            }
        }
    }
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expressions(expression, found);
        }
    }
}

pub(crate) fn told() -> BTreeMap<String, BTreeMap<String, Told>> {
    let mut languages: BTreeMap<String, BTreeMap<String, Told>> = BTreeMap::new();
    for file in LocaleFile::built_in() {
        let resource = parser::parse(file.text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.name));
        let messages = languages.entry(file.tag.to_string()).or_default();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut one = Told::default();
            if let Some(pattern) = &message.value {
                one.value = plain(pattern);
                variables(pattern, &mut one.variables);
            }
            for attribute in &message.attributes {
                one.attributes.insert(attribute.id.name.clone(), plain(&attribute.value).unwrap());
            }
            assert!(messages.insert(message.id.name.clone(), one).is_none(), "{} twice", message.id.name);
        }
    }
    assert!(languages.len() >= 3);
    languages
}

pub(crate) fn languages() -> Languages {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    languages
}

/// What each message is given, as far as reports use it directly.
fn given() -> BTreeMap<Id, BTreeSet<String>> {
    let mut given: BTreeMap<Id, BTreeSet<String>> = BTreeMap::new();
    for message in messages() {
        given.entry(message.id).or_default().extend(message.args.iter().map(|(name, _)| (*name).to_owned()));
    }
    given
}

/// The messages of all reports, at every level of detail.
pub(crate) fn messages() -> Vec<Message> {
    let english = "en".parse().unwrap();
    let word = |(report, detail)| {
        let settings = Settings { detail, ..Settings::default() };
        wording::word(&Account::of(report), Context { settings, language: &english, languages: &[] })
    };
    let at_all_levels = reports().into_iter().flat_map(|report| Detail::ALL.map(|detail| (report.clone(), detail)));
    at_all_levels.flat_map(word).flatten().collect()
}

/// Messages that are everyone's, or that a language has for itself: cards in signs, keyboard layouts, numbers in words.
fn is_shared(id: &str) -> bool {
    id == "card-signs" || ["sign-", "layout-", "numeral-"].iter().any(|kind| id.starts_with(kind))
}

/// Catches a message that a language lacks or has too much, and a variable that nothing gives it.
#[test]
fn every_language_has_the_same_messages() {
    let told = told();
    let english = &told["en"];
    let given = given();
    for (tag, messages) in &told {
        let ids = |messages: &BTreeMap<String, Told>| {
            messages.keys().filter(|id| !is_shared(id)).cloned().collect::<BTreeSet<_>>()
        };
        let (here, there) = (ids(messages), ids(english));
        assert_eq!(here.symmetric_difference(&there).collect::<Vec<_>>(), Vec::<&String>::new(), "{tag}");
        for (id, message) in messages {
            let known = given.get(id.as_str()).or(english.get(id).map(|message| &message.variables));
            assert!(known.is_none_or(|known| message.variables.is_subset(known)), "{tag}: {id}");
            let known = |name: &str| message.attributes.contains_key(name);
            if id.starts_with("command-") {
                assert!(known("help") && known("example"), "{tag}: {id}");
            }
        }
    }
}

/// Catches characters that a synthesiser or a braille display should never meet; suit signs stand where they are asked for.
#[test]
fn no_forbidden_character() {
    for file in LocaleFile::built_in() {
        for (number, line) in file.text.lines().enumerate() {
            let bad = |letter: char| {
                !tripeaks::language::is_safe(letter)
                    || ('\u{2190}'..='\u{2BFF}').contains(&letter)
                    || letter >= '\u{1F000}'
                    || letter == '\u{A0}'
            };
            assert!(
                line.starts_with("sign-") || !line.chars().any(bad),
                "{}/{}:{}: {line}",
                file.tag,
                file.name,
                number + 1
            );
        }
    }
}

fn heard(ear: &Ear, line: &str, tag: &str) -> Option<Command> {
    match ear.hear(line, &tagged(tag), None) {
        Heard::Command(command) => Some(command),
        _ => None,
    }
}

/// Words that are asked about on purpose (words.md, Collisions 5, 7 and 10).
const ASKED: [(&str, &str); 8] = [
    ("ru", "сдай"),
    ("ru", "сдать"),
    ("ru", "сдайте"),
    ("ru", "открой"),
    ("ru", "открыть"),
    ("ru", "откройте"),
    ("bg", "пик"),
    ("bg", "покрива"),
];

/// Catches a word that is taught, or an example that is shown, and does not work when typed.
#[test]
fn every_word_is_heard_as_its_own_command() {
    let ear = Ear::new(&languages());
    for (tag, messages) in told() {
        for verb in Verb::ALL {
            let word: &str = verb.into();
            let id = format!("command-{word}");
            let message = &messages[&id];
            let also = message.attributes.get("also").map(String::as_str).unwrap_or_default();
            let words = message.value.iter().map(String::as_str).chain(also.split(',').map(str::trim));
            for word in words.filter(|word| !word.is_empty() && !ASKED.contains(&(tag.as_str(), word))) {
                let fine = match ear.hear(word, &tagged(&tag), None) {
                    // Of what was seen, no rank being said, it tells what is left.
                    Heard::Command(Command::Ask(Query::Left)) => [Verb::Seen, Verb::Left].contains(&verb),
                    Heard::Command(command) => command.verb() == verb,
                    Heard::Answer(answer) => {
                        [(Answer::Yes, Verb::Yes), (Answer::No, Verb::No)].contains(&(answer, verb))
                    }
                    Heard::Misheard(Misheard::Incomplete(incomplete)) => incomplete == verb,
                    _ => false,
                };
                let prefix = verb == Verb::Take && word.chars().count() == 1;
                // By itself it lists what can be loaded.
                let listed = verb == Verb::Load && heard(&ear, word, &tag) == Some(Command::Games);
                assert!(fine || prefix || listed, "{tag}: {word} is not heard as {verb:?}");
            }
            let example = &message.attributes["example"];
            let verb_of = match ear.hear(example, &tagged(&tag), None) {
                Heard::Command(command) => Some(command.verb()),
                Heard::Answer(Answer::Yes) => Some(Verb::Yes),
                Heard::Answer(Answer::No) => Some(Verb::No),
                _ => None,
            };
            assert_eq!(verb_of, Some(verb), "{tag}: {example}");
            let asked =
                format!("{} {}", messages["command-help"].value.clone().unwrap(), message.value.clone().unwrap());
            assert_eq!(heard(&ear, &asked, &tag), Some(Command::Help(Some(verb))), "{tag}: {asked}");
        }
    }
}

/// Catches a card's form that is not heard as the card, in its own language.
#[test]
fn every_form_of_a_card_is_heard_as_the_card() {
    let ear = Ear::new(&languages());
    let mut count = 0;
    for (tag, messages) in told() {
        let forms = |id: String| {
            let message = &messages[&id];
            let listed = message.attributes.iter().filter(|(name, _)| *name != "gender");
            let texts = message.value.iter().cloned().chain(listed.map(|(_, text)| text.clone()));
            texts
                .flat_map(|text| text.split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>())
                .collect::<Vec<_>>()
        };
        for card in Card::all() {
            let [rank, suit]: [&str; 2] = [card.rank.into(), card.suit.into()];
            let [rank, suit] = [format!("rank-{rank}"), format!("suit-{suit}")];
            for rank in forms(rank) {
                for suit in forms(suit.clone()) {
                    for line in [format!("{rank} {suit}"), format!("{suit} {rank}")] {
                        let wanted = Command::Take(Target::Card(card.into()));
                        // A letter that is a preposition too is a suit only after a rank: „с асо“ plays any ace.
                        let plays = tag == "bg" && line.starts_with("с ") || tag == "ru" && line.starts_with("к ");
                        match ear.hear(&line, &tagged(&tag), None) {
                            Heard::Command(Command::Take(Target::Card(_))) if line == "к т" => {}
                            Heard::Command(Command::Take(Target::Rank(rank))) if plays => assert_eq!(rank, card.rank),
                            Heard::Misheard(_) | Heard::Unclear(_) if plays => {}
                            Heard::Command(command) => assert_eq!(command, wanted, "{tag}: {line}"),
                            Heard::Unclear(commands) => assert!(commands.contains(&wanted), "{tag}: {line}"),
                            Heard::Alike(cards) => assert!(cards.contains(&card.into()), "{tag}: {line}"),
                            // A letter that is a rank and a suit may be read the other way about.
                            other => panic!("{tag}: {line}: {other:?}"),
                        }
                        count += 1;
                    }
                }
            }
        }
    }
    assert!(count >= 3000, "{count}");
}

/// Ids whose words may be shared within a language, with the reason.
const SHARED: [(&str, &str); 28] = [
    // Before a kind of news and how it is told it sets, elsewhere it shows.
    ("command-tell", "word-show"),
    // After "rules" a section of them, elsewhere what it always is.
    ("command-", "section-"),
    ("word-unit", "section-"),
    // A letter is a rank first, and a suit after a rank (Collisions 2 to 4).
    ("rank-", "suit-"),
    // A letter of two suits is asked about (Collision 3): Bulgarian k.
    ("suit-diamonds", "suit-hearts"),
    // A letter by itself is a command, after a rank it is a suit.
    ("command-", "suit-"),
    // Asked about (Collisions 5 and 7).
    ("command-draw", "command-"),
    // Reads both ways, and is asked about (Collision 10).
    ("command-covers", "command-under"),
    // By itself the cards that are left, after "peak" a side (Collision 12).
    ("command-left", "peak-left"),
    // After "undo" and a number it says what is counted.
    ("command-moves", "word-unit"),
    // While a question is open it answers, otherwise it begins a new game.
    ("command-new", "word-no-when-asked"),
    // By itself it answers, elsewhere it negates.
    ("command-no", "word-not"),
    // By itself it asks, after "new" it wishes.
    ("command-winnable", "word-winnable"),
    // By itself it draws, before a card it adds nothing (Russian).
    ("command-draw", "word-filler"),
    // By itself it sets how cards are written (Collision 12), after a number it adds nothing.
    ("command-cards", "word-filler"),
    // After "explain" a switch, elsewhere it adds nothing: "take 7 on 8".
    ("switch-on", "word-filler"),
    // "t" takes only before a card; by itself it is a ten (Collision 1).
    ("command-take", "rank-ten"),
    // "Forget it" answers, after "games" it deletes (Bulgarian).
    ("command-no", "word-delete"),
    // By itself it undoes, after "fork" it goes back there (Bulgarian).
    ("command-undo", "word-go"),
    // Before a card they take, after a number or a row they say what is counted (English).
    ("command-take", "word-unit"),
    ("command-take", "word-place"),
    // By itself it agrees, beside a peak it is a side (English).
    ("command-yes", "peak-right"),
    // After "rules" all of them, by itself a level of detail.
    ("detail-full", "word-all"),
    // By itself it draws, after a rank it is a suit (English d).
    ("suit-diamonds", "word-draw-alone"),
    // By itself it speaks the last reply, before something else it shows that.
    ("command-say", "word-show"),
    // "Remove" takes, after "games" it deletes.
    ("command-take", "word-delete"),
    // The card, and the variant that has it.
    ("card-joker", "rule-joker"),
    // "One" is a number, and a card in the sheet of words.
    ("rank-ace", "number-1"),
];

/// Catches a word that means two things in the same place of a sentence.
#[test]
fn no_word_means_two_things() {
    for (tag, messages) in told() {
        let mut meanings: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for (id, message) in &messages {
            let kinds = [
                "command-",
                "rank-",
                "suit-",
                "row-t",
                "row-s",
                "row-b",
                "peak-",
                "rule-",
                "switch-",
                "detail-",
                "word-",
                "number-",
                "card-joker",
                "section-",
            ];
            if !kinds.iter().any(|kind| id.starts_with(kind)) || id == "row-cards" {
                continue;
            }
            let heard =
                message.attributes.iter().filter(|(name, _)| !["help", "example", "gender"].contains(&name.as_str()));
            for text in message.value.iter().chain(heard.map(|(_, text)| text)) {
                for word in text
                    .split(',')
                    .map(|word| word.trim().to_lowercase())
                    .filter(|word| !word.is_empty() && word != "-")
                {
                    meanings.entry(word).or_default().insert(id);
                }
            }
        }
        for (word, ids) in meanings {
            let ids: Vec<&str> = ids.into_iter().collect();
            for (at, one) in ids.iter().enumerate() {
                for other in &ids[at + 1..] {
                    let shared = |(first, second): &(&str, &str)| {
                        one.starts_with(first) && other.starts_with(second)
                            || one.starts_with(second) && other.starts_with(first)
                    };
                    assert!(SHARED.iter().any(shared), "{tag}: {word} is {one} and {other}");
                }
            }
        }
    }
}

/// Reports of every kind, many with every card in them.
fn reports() -> Vec<Report> {
    let mut all = played_reports();
    all.extend(advised_reports());
    all.extend(other_reports());
    all
}

/// A game that is stuck, gone through and back.
fn watched_reports() -> Vec<Report> {
    let mut session = Seat::at("TP1-C-AAAAAAD-J", "en").session();
    session.greet();
    while session.game().table().standing() == Standing::Playing {
        let fits = session.game().view().fitting().next();
        let action = fits.map_or(Command::Draw, |card| Command::Take(Target::Card(card.into())));
        hear(&mut session, Heard::Command(action));
    }
    let steps = [vec![WatchStep::Begin], vec![WatchStep::Next; 55], vec![WatchStep::Back; 55], vec![WatchStep::End]];
    steps.into_iter().flatten().map(|step| hear(&mut session, Heard::Command(Command::Watch(step))).report).collect()
}

/// What is said in games under all rules, and to looks at them.
fn played_reports() -> Vec<Report> {
    let mut reports = Vec::new();
    for rules in all_rules() {
        let code = DealCode { deal: DealNumber::new(1).unwrap(), rules };
        let wish = Wish { deal: Some(code.deal), rules: Some(rules), ..Wish::default() };
        let mut session = Seat::default().wishing(wish).session();
        reports.push(session.greet().report);
        for round in 0..60 {
            let fits: Vec<Card> = session.game().view().fitting().collect();
            let action = match fits.first() {
                Some(card) => Command::Take(Target::Card((*card).into())),
                None => Command::Draw,
            };
            reports.push(hear(&mut session, Heard::Command(action)).report);
            if round % 7 == 3 {
                reports.push(hear(&mut session, Heard::Command(Command::Undo(1 + round % 4))).report);
                reports.push(hear(&mut session, Heard::Command(Command::Redo(1 + round % 3))).report);
            }
        }
        let asked = [
            Query::After(Target::Rank(Rank::Six)),
            Query::After(Target::Rank(Rank::King)),
            Query::Left,
            Query::History(3),
            Query::Seen(Rank::Seven),
            Query::Where(Target::Rank(Rank::Seven)),
        ];
        for command in asked.map(Command::Ask).into_iter().chain([Command::Share, Command::Voice(VoiceOrder::Tell)]) {
            reports.push(hear(&mut session, Heard::Command(command)).report);
        }
        let looks = [Look::Board, Look::Waste, Look::Stock, Look::Open, Look::Moves, Look::Status, Look::Score];
        let more = [Look::Code, Look::CodeSpelt, Look::Rules, Look::RulesAll];
        let sections = Section::ALL.map(Look::RulesOf);
        let parts = Row::ALL.map(Look::Row).into_iter().chain(Peak::ALL.map(Look::Peak)).chain(sections);
        for look in looks.into_iter().chain(more).chain(parts).chain(Spot::all().map(Look::Place)) {
            reports.push(hear(&mut session, Heard::Command(Command::Look(look))).report);
        }
    }
    reports
}

/// What the solver answers.
fn advised_reports() -> Vec<Report> {
    let mut reports = Vec::new();
    let three = Wish { deal: DealNumber::new(3), ..Wish::default() };
    let mut lost = Seat::default().wishing(three).session();
    for round in 0..26 {
        let ask = [Command::Hint, Command::Hint, Command::Hint, Command::Odds, Command::Winnable, Command::Fork];
        if round % 6 == 5 || round > 21 {
            let more = [Command::Chain, Command::Par, Command::Solution(Extent::Next), Command::Solution(Extent::All)];
            reports.extend(ask.into_iter().chain(more).map(|command| lost.perform(command, Sure::Yes).report));
        }
        hear(&mut lost, Heard::Command(Command::Draw));
    }
    let advised = |advice| Report::Advised { advice, marked: Assisted::Yes };
    let proven = [Fate::Wins, Fate::Lost].map(Odds::Proven);
    for odds in proven {
        for among in [Among::All, Among::Winnable] {
            reports.push(advised(Advice::Odds(odds, among)));
        }
        for card in Card::all() {
            reports.push(advised(Advice::Hint(HintStep::Rank(Some(card), odds))));
            reports.push(advised(Advice::Hint(HintStep::Card(Some(card), odds))));
        }
        reports.push(advised(Advice::Hint(HintStep::Card(None, odds))));
    }
    reports.extend((0..12).map(|count| advised(Advice::Hint(HintStep::Count(count)))));
    reports.extend([HintStep::Over].map(|step| advised(Advice::Hint(step))));
    reports.extend([Fork::NeverWinnable, Fork::After(16), Fork::StillWinnable].map(|fork| advised(Advice::Fork(fork))));
    for draws in 0..24 {
        let won = Par::Won { draws, score: i32::from(draws) - 5 };
        let schemes = [Scheme::Points, Scheme::Streaks, Scheme::CardsLeft];
        reports.extend(schemes.map(|scheme| advised(Advice::Par(won, scheme))));
        reports.push(advised(Advice::Par(Par::Lost { left: draws + 1 }, Scheme::Points)));
    }
    let line = Card::all().flat_map(|card| [LineStep::Take(card), LineStep::Draw(card.into())]);
    reports.push(advised(Advice::Solution(Some(line.chain([LineStep::Draw(StockCard::Joker)]).collect()))));
    reports.push(advised(Advice::Chain(Vec::new())));
    reports.push(Report::Asked(Question::Confirm(Command::Solution(Extent::Next))));
    reports
}

/// What is said of what is told with a move, and of refusals that depend on it.
fn told_reports(view: &View) -> Vec<Report> {
    let mut reports = Vec::new();
    reports.extend(Detail::ALL.map(|detail| Report::Set(Setting::Detail(detail))));
    reports.extend(Choice::ALL.map(Report::Choices));
    reports.extend(Fits::ALL.map(|fits| Report::Set(Setting::Tell(Tell::Fits(fits)))));
    for count in [0, 1, 2, 3, 5] {
        let fitting = view.open().take(count).collect();
        reports.push(Report::Refused(Refusal::StockEmpty { fitting }));
    }
    for switch in Switch::ALL {
        let topics = [Tell::Places, Tell::Stock, Tell::Streak, Tell::Table, Tell::Score];
        reports.extend(topics.map(|tell| Report::Set(Setting::Tell(tell(switch)))));
    }
    reports
}

/// What is said with every card, and everything else.
fn other_reports() -> Vec<Report> {
    let mut reports = odd_reports();
    reports.extend([Report::OnlyWatched, Report::NotWatching, Report::NotOver]);
    reports.extend(watched_reports());
    reports
}

/// What is said seldom, or to settings and questions.
#[expect(clippy::too_many_lines, reason = "a list")]
fn odd_reports() -> Vec<Report> {
    let code = |text: &str| DealCode::read(text).unwrap();
    let mut reports = Vec::new();
    let view = Seat::default().session().game().view();
    for card in Card::all() {
        let stock = StockCard::Card(card);
        let left = card.index() % 24;
        reports.push(Report::Moved { events: vec![Event::Drew { card: stock, left }], view: view.clone() });
        let took = Event::Took { card, opened: vec![Spot::new(19).unwrap()], peak: None, streak: 1 };
        reports.push(Report::Moved { events: vec![took], view: view.clone() });
        let undone = Undone { count: 1, on_table: vec![card], in_stock: vec![stock], face_down: vec![card] };
        reports.push(Report::Undone { undone, view: view.clone() });
        reports.extend(
            [
                Refusal::DrawNotAllowed { fits: card },
                Refusal::NotAdjacent { cards: vec![card], waste: card },
                Refusal::NotAdjacent { cards: vec![card, card], waste: card },
                Refusal::Covered { by: vec![card] },
                Refusal::NotInSight { card: stock },
                Refusal::AlreadyGone { card: stock },
                Refusal::OnWaste { card: stock },
                Refusal::NoneOpen { rank: card.rank, covered: vec![] },
                Refusal::NoneOpen { rank: card.rank, covered: vec![card] },
            ]
            .map(Report::Refused),
        );
        let take = |rank, suit| Command::Take(Target::Card(Card::new(rank, suit).into()));
        let which = [Suit::Clubs, Suit::Hearts].map(|suit| take(card.rank, suit)).to_vec();
        reports.push(Report::Asked(Question::Which(which)));
    }
    let drew = |left| Event::Drew { card: StockCard::Joker, left };
    let both = Report::Moved { events: vec![drew(1), drew(0)], view: view.clone() };
    let king = Target::Card(Card::from_notation("KC").unwrap().into());
    let by = Report::Refused(Refusal::Finished);
    reports.push(Report::Halted {
        moved: both.clone().into(),
        by: by.into(),
        left: vec![king, Target::Rank(Rank::Ace)],
    });
    reports.push(both);
    reports.push(Report::Moved { events: vec![drew(4), drew(3)], view: view.clone() });
    reports.push(Report::Now { view: view.clone(), commands: vec![Verb::Draw, Verb::Undo] });
    reports.push(Report::Moved { events: vec![Event::Drew { card: StockCard::Joker, left: 3 }], view: view.clone() });
    reports.push(Report::Refused(Refusal::NotInSight { card: StockCard::Joker }));
    reports.push(Report::Refused(Refusal::Covered { by: vec![] }));
    let refused = [Refusal::Finished, Refusal::NothingToUndo, Refusal::NothingToRedo];
    reports.extend(refused.map(Report::Refused));
    let mut rank_or_draw = vec![Command::Draw, Command::Take(Target::Rank(Rank::Ten))];
    rank_or_draw.extend([Command::Quit, Command::New(Wish::default())]);
    reports.push(Report::Asked(Question::Which(rank_or_draw)));
    let deal = DealNumber::new(12_345);
    reports.push(Report::Asked(Question::Confirm(Command::New(Wish { deal, ..Wish::default() }))));
    let rules = Some(code("TP1-C-AAAAAAB-JOST").rules);
    reports.push(Report::Asked(Question::Confirm(Command::New(Wish { deal, rules, ..Wish::default() }))));
    reports.extend([Report::Declined, Report::NotAsked, Report::NoSuchAnswer, Report::NothingToRepeat]);
    reports.push(Report::Set(Setting::Language("en".parse().unwrap())));
    reports.extend(told_reports(&view));
    for switch in [Switch::On, Switch::Off] {
        reports.extend([Setting::Explain(switch), Setting::Gaps(switch)].map(Report::Set));
    }
    reports.extend(CardStyle::ALL.map(|style| Report::Set(Setting::Cards(style))));
    let enters = [Enter::Repeat, Enter::Draw, Enter::Moves, Enter::Off];
    reports.extend(enters.map(|enter| Report::Set(Setting::Enter(enter))));
    reports.extend(Prompt::ALL.map(|prompt| Report::Set(Setting::Prompt(prompt))));
    reports.extend([None, Width::new(40)].map(|width| Report::Set(Setting::Width(width))));
    reports.push(Report::Help(None));
    reports.extend(Verb::ALL.map(|verb| Report::Help(Some(verb))));
    reports.extend([Report::GuideLeft, Report::NoGuide, Report::GuideRefused]);
    reports.extend([None, Some("TP1".to_owned())].map(|aside| Report::GuideBegan { aside }));
    let errors = [
        CodeError::NotACode,
        CodeError::RuleLetter('X'),
        CodeError::Length(8),
        CodeError::Digit('9'),
        CodeError::VariantLetter('X'),
        CodeError::Twice('O'),
        CodeError::Clash(Clash::Ends),
        CodeError::Clash(Clash::Schemes),
    ];
    let misheard = [Misheard::Unknown, Misheard::Negated, Misheard::TooLong, Misheard::NumberTooLarge];
    let wrong = [
        Misheard::NoRank(DealNumber::new(11).unwrap()),
        Misheard::NameTooLong(40),
        Misheard::NoSuchLanguage,
        Misheard::NoSuchRow,
        Misheard::NoSuchPeak,
        Misheard::NoSuchWidth,
    ];
    let suits = [Misheard::LoneSuit(Suit::Clubs), Misheard::SuitOrVerb(Suit::Spades, Verb::Peak)];
    let clashes = [Clash::Ends, Clash::Schemes].map(Misheard::Clash);
    let rows = Row::ALL.map(Misheard::NoSuchPlace);
    let verbs = Verb::ALL.map(Misheard::Incomplete);
    let all = misheard
        .into_iter()
        .chain(wrong)
        .chain(suits)
        .chain(rows)
        .chain(verbs)
        .chain(errors.map(Misheard::Code))
        .chain(clashes);
    reports.extend(all.map(Report::Misheard));
    reports
}

/// Catches a report, a refusal or an answer that is new, and that no test has ever put into words.
#[test]
fn every_kind_of_report_is_among_those_that_are_worded() {
    let all: Vec<Report> = reports().into_iter().chain(crate::memory::reports()).collect();
    let told = |kinds: &'static [&'static str], found: BTreeSet<&'static str>| {
        let missing: Vec<_> = kinds.iter().filter(|kind| !found.contains(*kind)).collect();
        assert!(missing.is_empty(), "never worded: {missing:?}");
    };
    told(Report::VARIANTS, all.iter().map(Into::into).collect());
    let misheard = all.iter().filter_map(|report| if let Report::Misheard(it) = report { Some(it) } else { None });
    told(Misheard::VARIANTS, misheard.map(Into::into).collect());
    let refusals = all.iter().filter_map(|report| if let Report::Refused(it) = report { Some(it) } else { None });
    told(Refusal::VARIANTS, refusals.map(Into::into).collect());
    let advice =
        all.iter().filter_map(|report| if let Report::Advised { advice, .. } = report { Some(advice) } else { None });
    told(Advice::VARIANTS, advice.map(Into::into).collect());
    let settings = all.iter().filter_map(|report| if let Report::Set(it) = report { Some(it) } else { None });
    told(Setting::VARIANTS, settings.map(Into::into).collect());
    told(News::VARIANTS, crate::memory::news().iter().map(Into::into).collect());
}

/// Catches a report that can't be worded, and a gap or a code word in what is said, at every level of detail.
#[test]
fn every_report_is_worded_in_every_language() {
    let languages = languages();
    let names = ["English".to_owned()];
    let english = "en".parse().unwrap();
    let tips = [
        None,
        Some(Tip::First),
        Some(Tip::Start),
        Some(Tip::Help),
        Some(Tip::Stuck),
        Some(Tip::Another),
        Some(Tip::ForkGo),
    ];
    let mut tips = tips.into_iter().cycle();
    for report in reports() {
        let said = Account { tip: tips.next().unwrap(), ..Account::of(report) };
        for detail in Detail::ALL {
            for explain in [None, Some(Switch::On), Some(Switch::Off)] {
                let context = Context {
                    settings: Settings { detail, explain, ..Settings::default() },
                    language: &english,
                    languages: &names,
                };
                for message in wording::word(&said, context).iter().flatten() {
                    is_well_worded(message, &languages);
                }
            }
        }
    }
}

/// Everyone for whom a text may be made.
pub(crate) const READERS: [Reader; 4] =
    [Reader::Eye(Cards::Words), Reader::Eye(Cards::Letters), Reader::Eye(Cards::Signs), Reader::Ear];

/// In every language, for every reader, the message has a text, with no error, gap or code word in it, and for the ear
/// nothing that is only for the eye: a deal code, a letter of one in a language of other letters, a suit's sign.
pub(crate) fn is_well_worded(message: &Message, languages: &Languages) {
    for (catalogue, reader) in languages.all().flat_map(|catalogue| READERS.map(|reader| (catalogue, reader))) {
        let (text, errors) = catalogue.checked_text(message, reader);
        assert_eq!(errors, Vec::<String>::new(), "{}: {message:?}", catalogue.tag());
        let odd = ["{", "}", "$", "  ", " .", " ,", "rank-", "suit-", "command-", "rule-", "event-"];
        let odd = odd.iter().find(|odd| text.contains(*odd));
        assert_eq!(odd, None, "{}: {text}", catalogue.tag());
        assert!(!text.is_empty() && text.trim() == text, "{}: {text:?}", catalogue.tag());
        let letter = |word: &str| word.len() == 1 && word.starts_with(|letter: char| letter.is_ascii_uppercase());
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        let for_the_eye = text.contains("TP1")
            || text.contains(['♠', '♥', '♦', '♣'])
            || *catalogue.tag() != "en" && words.any(letter);
        assert!(reader != Reader::Ear || !for_the_eye, "{}: {text}", catalogue.tag());
    }
}

/// Catches a sentence that asks for a form of a card which the language does not give to every rank.
#[test]
fn every_form_that_a_sentence_asks_for_is_there() {
    let told = told();
    for file in LocaleFile::built_in().into_iter().filter(|file| file.name != "cards.ftl") {
        for form in
            file.text.split("CARD($").skip(1).filter_map(|call| call.split(')').next()?.split("form: \"").nth(1))
        {
            let form = form.split('"').next().unwrap();
            for rank in Rank::ALL {
                let id = format!("rank-{}", <&str>::from(rank));
                assert!(
                    told[&file.tag.to_string()][&id].attributes.contains_key(form),
                    "{}: {id} has no {form}",
                    file.tag
                );
            }
        }
    }
}

/// Catches a number that a voice gets as digits, or in words of a wrong gender or case.
#[test]
fn numbers_are_heard_in_words() {
    const BG: [&str; 20] = [
        "нула",
        "един",
        "два",
        "три",
        "четири",
        "пет",
        "шест",
        "седем",
        "осем",
        "девет",
        "десет",
        "единадесет",
        "дванадесет",
        "тринадесет",
        "четиринадесет",
        "петнадесет",
        "шестнадесет",
        "седемнадесет",
        "осемнадесет",
        "деветнадесет",
    ];
    let languages = languages();
    let heard = |tag: &str, id, name, count: i64| {
        languages.tagged(tag).unwrap().text_for(&Message::new(id).number(name, count), Reader::Ear)
    };
    for (count, word) in (3..).zip(&BG[3..]) {
        assert_eq!(heard("bg", "look-stock", "count", count), format!("Тесте: {word} карти."));
        assert_eq!(heard("bg", "undone-many", "count", count), format!("Отменени {word} хода."));
    }
    let cases = [
        ("en", "look-stock", "count", 21, "Stock: 21 cards."),
        ("bg", "look-stock", "count", 1, "Тесте: една карта."),
        ("bg", "look-stock", "count", 2, "Тесте: две карти."),
        ("bg", "look-stock", "count", 21, "Тесте: двадесет и една карти."),
        ("bg", "look-stock", "count", 102, "Тесте: сто и две карти."),
        ("bg", "look-stock", "count", 999, "Тесте: деветстотин деветдесет и девет карти."),
        ("bg", "undone-many", "count", 2, "Отменени два хода."),
        ("bg", "set-voice-rate", "percent", 100, "Скорост: сто процента."),
        ("ru", "look-stock", "count", 1, "Запас: одна карта."),
        ("ru", "look-stock", "count", 21, "Запас: двадцать одна карта."),
        ("ru", "look-stock", "count", 22, "Запас: двадцать две карты."),
        ("ru", "look-stock", "count", 348, "Запас: триста сорок восемь карт."),
        ("ru", "look-stock", "count", 1000, "Запас: 1000 карт."),
        ("ru", "undone-many", "count", 2, "Отменено два хода."),
        ("ru", "voice-no-such-rate", "most", 162, "Скорость — от 0 до ста шестидесяти двух процентов."),
    ];
    for (tag, id, name, count, text) in cases {
        assert_eq!(heard(tag, id, name, count), text);
    }
}

/// Plurals as the sheet of words gives them.
#[test]
fn numbers_agree() {
    let languages = languages();
    let say = |tag: &str, id, count: i64| languages.tagged(tag).unwrap().text(&Message::new(id).number("count", count));
    let cases = [
        ("en", "look-stock", 1, "Stock: 1 card."),
        ("en", "look-stock", 23, "Stock: 23 cards."),
        ("bg", "look-stock", 1, "Тесте: една карта."),
        ("bg", "look-stock", 23, "Тесте: 23 карти."),
        ("bg", "undone-many", 2, "Отменени два хода."),
        ("ru", "look-stock", 1, "Запас: одна карта."),
        ("ru", "look-stock", 21, "Запас: 21 карта."),
        ("ru", "look-stock", 22, "Запас: 22 карты."),
        ("ru", "look-stock", 25, "Запас: 25 карт."),
        ("ru", "look-stock", 11, "Запас: 11 карт."),
        ("ru", "undone-many", 2, "Отменено два хода."),
        ("ru", "undone-many", 5, "Отменено 5 ходов."),
    ];
    for (tag, id, count, text) in cases {
        assert_eq!(say(tag, id, count), text);
    }
}

/// Gender and case in Russian, and the plural verb in Bulgarian, as the sheet of words gives them.
#[test]
fn cards_agree() {
    let languages = languages();
    let queen = || Name::Card { rank: "queen", suit: "hearts" };
    let king = || Name::Card { rank: "king", suit: "clubs" };
    let say = |tag: &str, message: Message| languages.tagged(tag).unwrap().text(&message);
    assert_eq!(say("ru", Message::new("event-took").names("card", [queen()])), "Взята дама червей.");
    assert_eq!(say("ru", Message::new("event-took").names("card", [king()])), "Взят король треф.");
    let turned = |names: Vec<Name>| Message::new("event-turned-up").number("count", names.len()).names("cards", names);
    assert_eq!(say("ru", turned(vec![king()])), "Открылся король треф.");
    assert_eq!(say("ru", turned(vec![queen(), king()])), "Открылись дама червей и король треф.");
    assert_eq!(say("bg", turned(vec![queen()])), "Обърна се дама купа.");
    assert_eq!(say("bg", turned(vec![queen(), king()])), "Обърнаха се дама купа и поп спатия.");
    let which = Message::new("question-which-card").names("cards", [queen(), king()]);
    assert_eq!(say("ru", which.clone()), "Какую карту: даму червей или короля треф?");
    assert_eq!(say("bg", which), "Коя карта: дама купа или поп спатия?");
    let unfit =
        Message::new("refused-not-adjacent").names("cards", [queen()]).number("count", 1).names("waste", [king()]);
    assert_eq!(say("ru", unfit), "Дама червей не ложится на короля треф.");
    assert_eq!(say("ru", Message::new("refused-not-in-sight").names("card", [queen()])), "Не видно дамы червей.");
}

/// Catches a reader who gets what is made for another: a card, a deal code, a lone letter, a sign in what was typed.
#[test]
fn one_message_is_written_and_said() {
    let languages = languages();
    let took = || Message::new("event-took").names("card", [Name::Card { rank: "queen", suit: "hearts" }]);
    let code = || Message::new("look-code").code("code", &"TP1-C-AAAAAAB");
    let read = || wording::reading("A♠, (TP1-E) Z kc");
    let hidden = || Message::new("card-alone").names("card", [Name::plain("card-hidden")]);
    let cases = [
        (took(), ["Took queen of hearts.", "Took qh.", "Took Q♥.", "Took queen of hearts."], "en"),
        (took(), ["Взехте дама купа.", "Взехте дку.", "Взехте Д♥.", "Взехте дама купа."], "bg"),
        (took(), ["Взята дама червей.", "Взята дч.", "Взята Д♥.", "Взята дама червей."], "ru"),
        (hidden(), ["hidden card", "hid", "hidden card", "hidden card"], "en"),
        (hidden(), ["скрита карта", "скр", "скрита карта", "скрита карта"], "bg"),
        (hidden(), ["закрытая карта", "закр", "закрытая карта", "закрытая карта"], "ru"),
    ];
    for (message, texts, tag) in cases {
        assert_eq!(READERS.map(|reader| languages.tagged(tag).unwrap().text_for(&message, reader)), texts);
    }
    let said = |tag: &str, message: Message| {
        let runs = wording::aloud([&message], languages.tagged(tag).unwrap());
        assert!(runs.iter().all(|run| run.language == *languages.tagged(tag).unwrap().tag()));
        runs.into_iter().map(|run| run.text).collect::<String>()
    };
    assert_eq!(languages.fallback().text(&code()), "Code: TP1-C-AAAAAAB.");
    assert_eq!(said("en", code()), "Code: T P 1, C, A A A A A A B.");
    assert_eq!(said("bg", code()), "Код: те пе 1, це, а а а а а а бе.");
    assert_eq!(languages.tagged("ru").unwrap().text(&read()), "Прочтено: A♠, (TP1-E) Z kc.");
    assert_eq!(said("ru", read()), "Прочтено: а пик , (тэ пэ 1, э) зет kc.");
    assert_eq!(said("ru", Message::new("code-not-a-code")), "Код раздачи начинается с тэ пэ 1.");
}

/// Catches a system's way to name a language that is not read, and a language made of what is none.
#[test]
fn tags_are_read_as_systems_write_them() {
    let tags = [("bg_BG.UTF-8", "bg-BG"), ("ru", "ru"), ("en-GB", "en-GB"), ("sr_RS@latin", "sr-RS"), ("C", "en")];
    for (text, tag) in tags {
        assert_eq!(read_tag(text).unwrap(), tag);
    }
    for text in ["", ".UTF-8", "not a language", "a"] {
        assert_eq!(read_tag(text), None, "{text}");
    }
    let negotiated = |wishes: &[&str]| {
        let wishes: Vec<_> = wishes.iter().filter_map(|wish| read_tag(wish)).collect();
        languages().negotiate(&wishes).map(|catalogue| catalogue.tag().to_string())
    };
    assert_eq!(negotiated(&["xx", "bg_BG.UTF-8", "ru"]).as_deref(), Some("bg"));
    assert_eq!(negotiated(&["xx"]), None);
}
