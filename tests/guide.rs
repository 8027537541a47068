//! The guide: it waits and forgives, what it asks for works, and it can always be left.

use std::path::Path;

use proptest::prelude::*;
use tripeaks::game::{Action, Card, DealNumber, Peak, Rank, Row, Spot, Standing, Suit, Target};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::play::Conversation;
use tripeaks::session::{
    Answer, Ask, Assisted, CardStyle, Command, Detail, Extent, Guiding, Heard, Lesson, Look, Misheard, Prompt, Query,
    Replay, Report, SavedGame, Section, Session, Setting, Settings, Switch, Verb, VoiceOrder, Wish,
};
use tripeaks::wording;

use crate::locales::is_well_worded;
use crate::support::{FOLDER, Ram, Seat, after_noon, conversation, hear, signs};

/// A seat at which every fresh deal is deal 7, whatever was dealt before.
fn always_the_same_deal() -> Seat {
    Seat { fresh: Box::new(|| DealNumber::new(7).unwrap()), ..Seat::default() }
}

/// A session in which the guide has just begun.
fn begun() -> (Session, Option<Guiding>) {
    let mut session = always_the_same_deal().session();
    let account = hear(&mut session, Heard::Command(Command::Guide));
    assert_eq!(account.report, Report::GuideBegan { aside: None });
    (session, account.guiding)
}

/// The same game at the same point, told without a guide.
fn unguided(session: &Session) -> Session {
    let saved = SavedGame {
        game: session.game().clone(),
        terms: session.terms(),
        begun: after_noon(0),
        name: None,
        reply: String::new(),
        watched: None,
        older: false,
    };
    let ram = Ram::known();
    ram.store().keep_game(saved.snapshot(), 1).unwrap();
    let mut alone =
        Seat { settings: Some(session.settings()), ..always_the_same_deal() }.session_in(&ram, Path::new(FOLDER));
    alone.greet();
    alone
}

/// The command that does what is asked.
fn obeying(ask: Ask) -> Command {
    match ask {
        Ask::Row(row) => Command::Look(Look::Row(row)),
        Ask::Word(Verb::Score) => Command::Look(Look::Score),
        Ask::Word(Verb::Moves) => Command::Look(Look::Moves),
        Ask::Word(Verb::Undo) => Command::Undo(1),
        Ask::Word(_) | Ask::DrawFirst => Command::Draw,
        Ask::Name(card) | Ask::Card(card) => Command::Take(Target::Card(card.into())),
        Ask::Rank(rank) => Command::Take(Target::Rank(rank)),
        Ask::Where(card) => Command::Ask(Query::Where(Target::Card(card.into()))),
        Ask::Covers(spot) => Command::Ask(Query::Covers(Target::Place(spot))),
        Ask::Help(verb) => Command::Help(Some(verb)),
    }
}

fn asked(guiding: Option<Guiding>) -> Option<Ask> {
    match guiding {
        Some(Guiding::Teaches(_, ask) | Guiding::Waits(ask)) => Some(ask),
        _ => None,
    }
}

/// The commands of a guide that is followed word by word.
fn course() -> Vec<Command> {
    let (mut session, mut guiding) = begun();
    let mut commands = Vec::new();
    while let Some(ask) = asked(guiding) {
        let command = obeying(ask);
        guiding = hear(&mut session, Heard::Command(command.clone())).guiding;
        commands.push(command);
    }
    assert!(matches!(guiding, Some(Guiding::Ends { .. })), "{guiding:?}");
    commands
}

/// Much of what may be said at any time.
fn anything() -> Vec<Heard> {
    let card = |rank, suit| Target::Card(Card::new(rank, suit).into());
    let spot = |number| Spot::new(number).unwrap();
    let mut all: Vec<Command> = vec![
        Command::Draw,
        Command::TakeSomething,
        Command::Restart,
        Command::GiveUp,
        Command::Quit,
        Command::New(Wish::default()),
        Command::Hint,
        Command::Odds,
        Command::Winnable,
        Command::Solution(Extent::Next),
        Command::Help(None),
        Command::Help(Some(Verb::Guide)),
        Command::Replay(Replay::Repeat(1)),
        Command::Set(Setting::Language("bg".parse().unwrap())),
        Command::Set(Setting::Explain(Switch::Off)),
        Command::Set(Setting::Cards(CardStyle::Letters)),
        Command::Set(Setting::Gaps(Switch::On)),
        Command::Set(Setting::Prompt(Prompt::State)),
        Command::Voice(VoiceOrder::Tell),
        Command::Settings,
        Command::Save("a".to_owned()),
        Command::Ask(Query::Left),
        Command::Ask(Query::Seen(Rank::Seven)),
        Command::Ask(Query::History(3)),
        Command::Ask(Query::Under(Target::Place(spot(20)))),
        Command::Take(Target::Place(spot(3))),
        Command::Take(Target::Place(spot(24))),
        Command::Take(card(Rank::Queen, Suit::Hearts)),
    ];
    all.extend((1..4).map(Command::Undo));
    all.extend(Detail::ALL.map(|detail| Command::Set(Setting::Detail(detail))));
    all.extend(Rank::ALL.map(|rank| Command::Take(Target::Rank(rank))));
    all.extend(Rank::ALL.map(|rank| Command::Ask(Query::Where(Target::Rank(rank)))));
    all.extend(Row::ALL.map(|row| Command::Look(Look::Row(row))));
    all.extend(Peak::ALL.map(|peak| Command::Look(Look::Peak(peak))));
    all.extend([Look::Board, Look::Waste, Look::Open, Look::Moves, Look::Status, Look::Rules].map(Command::Look));
    all.extend([Look::RulesAll, Look::RulesOf(Section::Score)].map(Command::Look));
    let misheard = [Misheard::Unknown, Misheard::Negated, Misheard::LoneSuit(Suit::Clubs), Misheard::NoSuchRow];
    let either = Heard::Unclear(vec![Command::Draw, Command::Undo(1)]);
    let rest = misheard
        .map(Heard::Misheard)
        .into_iter()
        .chain([Heard::Nothing, either])
        .chain([Answer::Yes, Answer::No].map(Heard::Answer));
    all.into_iter().map(Heard::Command).chain(rest).collect()
}

/// Catches a guide that bends what a command does: at every step, everything does what it would do without a guide.
#[test]
fn every_command_does_what_it_always_does() {
    let course = course();
    for step in 0..course.len() {
        for heard in anything() {
            let (mut guided, mut guiding) = begun();
            for command in &course[..step] {
                guiding = hear(&mut guided, Heard::Command(command.clone())).guiding;
            }
            let ask = asked(guiding).unwrap();
            let mut alone = unguided(&guided);
            let (one, two) = (hear(&mut guided, heard.clone()), hear(&mut alone, heard.clone()));
            assert_eq!(one.report, two.report, "step {step}: {heard:?}");
            assert_eq!(guided.game().steps(), alone.game().steps(), "step {step}: {heard:?}");
            assert_eq!(guided.game().view(), alone.game().view(), "step {step}: {heard:?}");
            assert_eq!((guided.settings(), guided.question()), (alone.settings(), alone.question()), "{heard:?}");
            assert_eq!(guided.terms(), alone.terms(), "step {step}: {heard:?}");
            let another = matches!(one.report, Report::Began { .. });
            match one.guiding {
                None => assert!(matches!(one.report, Report::Asked(_) | Report::Left(_)), "{heard:?}"),
                Some(Guiding::Breaks) => assert!(another, "step {step}: {heard:?}"),
                Some(Guiding::Ends { .. }) => assert_eq!(step, course.len() - 1, "{heard:?}"),
                // What is asked for may change with the table, and can be done there.
                Some(Guiding::Waits(new)) if new == ask => assert!(!another, "{heard:?}"),
                Some(Guiding::Waits(_) | Guiding::Teaches(..)) => {
                    let acted = matches!(one.report, Report::Moved { .. } | Report::Undone { .. });
                    let verb = |command: &Command| match command.verb() {
                        // To hear the whole table is to hear a row, and the status tells the score.
                        Verb::Board => Verb::Row,
                        Verb::Status => Verb::Score,
                        verb => verb,
                    };
                    let done = matches!(heard, Heard::Command(ref command) if verb(command) == verb(&course[step]));
                    let refused = matches!(one.report, Report::Refused(_));
                    assert!(acted || done || refused, "step {step}: {heard:?}");
                }
            }
            assert_eq!(
                guided.is_guided(),
                !(another || step == course.len() - 1 && matches!(one.report, Report::Help(_)))
            );
        }
    }
}

/// Catches a lesson that can't be followed, in the plain course: all of them come, in their order.
#[test]
fn all_lessons_come_in_their_order() {
    let (mut session, mut guiding) = begun();
    let mut lessons = Vec::new();
    while let Some(Guiding::Teaches(lesson, ask)) = guiding {
        lessons.push(lesson);
        guiding = hear(&mut session, Heard::Command(obeying(ask))).guiding;
    }
    assert_eq!(lessons, Lesson::ALL);
    assert!(matches!(guiding, Some(Guiding::Ends { .. })), "{guiding:?}");
    assert_eq!(session.game().table().standing(), Standing::Playing);
    assert_eq!(session.terms().assisted, Assisted::Yes);
    assert!(tripeaks::solver::settle(session.game().table()).is_won(), "the game can be won from here");
}

/// Catches a guide that keeps hold of the player: left by its word at every step, with the game as it was.
#[test]
fn it_is_left_at_every_step() {
    let course = course();
    for step in 0..course.len() {
        for leave in [Command::Guide, Command::LeaveGuide] {
            let (mut session, _) = begun();
            for command in &course[..step] {
                hear(&mut session, Heard::Command(command.clone()));
            }
            let before = session.game().view();
            let account = hear(&mut session, Heard::Command(leave));
            assert_eq!((account.report, account.guiding), (Report::GuideLeft, None));
            assert!(!session.is_guided());
            assert_eq!(session.game().view(), before);
            assert_eq!(hear(&mut session, Heard::Command(Command::Look(Look::Board))).guiding, None);
        }
    }
}

/// Catches a pupil who is told to have failed: what is left during the guide counts for nothing, what is played on does.
#[test]
fn results_count_once_the_guide_is_over() {
    for leaves in [true, false] {
        let (mut session, _) = begun();
        hear(&mut session, Heard::Command(Command::Take(Target::Card(Card::new(Rank::King, Suit::Clubs).into()))));
        if leaves {
            hear(&mut session, Heard::Command(Command::Guide));
        }
        hear(&mut session, Heard::Command(Command::New(Wish::default())));
        let ended = hear(&mut session, Heard::Answer(Answer::Yes)).ended;
        assert_eq!(ended.map(|(ended, _)| ended.played.assisted), leaves.then_some(Assisted::Yes));
    }
    let (mut session, _) = begun();
    for _ in 0..23 {
        hear(&mut session, Heard::Command(Command::Draw));
    }
    while session.game().table().standing() == Standing::Playing {
        let card = session.game().view().fitting().next().unwrap();
        let account = hear(&mut session, Heard::Command(Command::Take(Target::Card(card.into()))));
        assert_eq!(account.ended, None);
    }
    assert_eq!(session.game().table().standing(), Standing::Stuck);
}

/// What the last reply asks to be typed, in any language: each way of it.
fn to_type(text: &str) -> Option<Vec<String>> {
    let asks = ["Type: ", "Напишете: ", "Наберите: "];
    let (_, asked) = asks.iter().find_map(|ask| text.rsplit_once(ask))?;
    let asked = asked.strip_suffix('.')?;
    let or = [", or ", " или "];
    let ways = or.iter().find_map(|or| asked.split_once(or));
    Some(ways.map_or(vec![asked.to_owned()], |(one, two)| vec![one.to_owned(), two.to_owned()]))
}

/// The line of a legal action.
fn line(conversation: &Conversation, choice: usize) -> Option<String> {
    let table = conversation.session().game().table();
    let legal = table.legal();
    let action = legal.get(choice % legal.len().max(1))?;
    Some(match action {
        Action::Draw => "draw".to_owned(),
        Action::Take(spot) => signs(table.deal().card_at(*spot)),
    })
}

/// Plays the guide by typing what it asks for, with these detours before each step.
fn follow(language: &str, detours: &[Vec<usize>], way: usize) -> Result<(), TestCaseError> {
    let (mut conversation, _) = conversation("TP1-C-AAAAAAD", language);
    let mut text = conversation.hear("guide").text;
    let mut detours = detours.iter();
    let mut steps = 0;
    while conversation.session().is_guided() {
        for choice in detours.next().into_iter().flatten() {
            if let Some(line) = line(&conversation, *choice) {
                text = conversation.hear(&line).text;
            }
        }
        if !conversation.session().is_guided() {
            break;
        }
        let ways = to_type(&text).ok_or_else(|| TestCaseError::fail(text.clone()))?;
        let typed = ways[way % ways.len()].clone();
        let reply = conversation.hear(&typed).text;
        text = if conversation.session().question().is_some() { conversation.hear("1").text } else { reply };
        let draw = ["draw", "тегли", "тяни"].contains(&typed.as_str());
        prop_assert!(draw || to_type(&text) != Some(ways), "{typed} is asked for again: {text}");
        steps += 1;
        prop_assert!(steps < 60, "no end: {text}");
    }
    Ok(())
}

/// Catches an ask that does not work when typed, in any language, each way of it.
#[test]
fn what_it_asks_for_works_when_typed() {
    for language in ["en", "bg", "ru"] {
        for way in 0..2 {
            follow(language, &[], way).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Catches an ask that can't be done on the table as it is, after any detour, and a guide without an end.
    #[test]
    fn after_any_detour_too(
        detours in prop::collection::vec(prop::collection::vec(0_usize..30, 0..7), 0..14),
        language in prop::sample::select(vec!["en", "bg", "ru"]),
        way in 0_usize..2,
    ) {
        follow(language, &detours, way)?;
    }

    /// Catches a line that makes it panic or not to be left.
    #[test]
    fn it_can_always_be_left(lines in prop::collection::vec(a_line(), 0..25)) {
        let (mut conversation, _) = conversation("TP1-E-AAAAAAC", "en");
        conversation.hear("guide");
        for line in lines {
            conversation.hear(&line);
        }
        if conversation.session().is_guided() {
            conversation.hear("guide");
        }
        prop_assert!(!conversation.session().is_guided());
    }
}

/// Something typed: words of the game in any order, or signs in none.
fn a_line() -> impl Strategy<Value = String> {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let words: Vec<String> = languages
        .all()
        .flat_map(|catalogue| {
            let ids = ["command-", "rank-", "suit-", "word-", "number-", "rule-", "section-"];
            let ids: Vec<String> = ids.iter().flat_map(|kind| catalogue.ids(kind)).map(str::to_owned).collect();
            ids.into_iter().filter_map(|id| catalogue.term(&id).map(str::to_owned)).collect::<Vec<_>>()
        })
        .collect();
    prop_oneof![
        3 => prop::collection::vec(prop::sample::select(words), 1..4).prop_map(|words| words.join(" ")),
        1 => "\\PC{0,20}",
    ]
}

/// Catches a gap in what the guide says, with any card and in any way of writing cards.
#[test]
fn all_of_it_is_worded() {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let cards = Card::all().flat_map(|card| [Ask::Name(card), Ask::Card(card), Ask::Where(card), Ask::Rank(card.rank)]);
    let words = Verb::ALL.into_iter().flat_map(|verb| [Ask::Word(verb), Ask::Help(verb)]);
    let spots = Spot::all().map(Ask::Covers).chain([Ask::DrawFirst]);
    let asks = cards.chain(words).chain(spots).map(Guiding::Waits);
    let ends = [1, 2, 5, 21, 22, 25, 28].map(|left| Guiding::Ends { left });
    let lessons = Lesson::ALL.map(|lesson| Guiding::Teaches(lesson, Ask::DrawFirst));
    for guiding in asks.chain(lessons).chain(ends).chain([Guiding::Breaks]) {
        for cards in CardStyle::ALL {
            let words = wording::guide(guiding, Settings { cards, ..Settings::default() });
            assert!((1..=3).contains(&words.concat().len()), "a step is at most three sentences: {guiding:?}");
            for message in words.iter().flatten() {
                is_well_worded(message, &languages);
            }
        }
    }
}

/// Where refusals are a bare "no", the guide promises no reason. Catches a lesson that is not true.
#[test]
fn the_lesson_on_refusals_is_true_without_reasons() {
    let lessons = [
        ("en", "explain off", "guide", "moves", "you hear a no, and nothing changes."),
        ("bg", "обясни изкл", "урок", "ходове", "ще чуете „не“ и нищо няма да се промени."),
        ("ru", "пояснения выкл", "урок", "ходы", "вы услышите «нет», и ничего не изменится."),
    ];
    for (tag, off, guide, moves, told) in lessons {
        let (mut talk, _) = conversation("TP1-E-AAAAAAB", tag);
        let row = if tag == "en" {
            "row 4"
        } else if tag == "bg" {
            "ред 4"
        } else {
            "ряд 4"
        };
        let lines = [off, guide, row, moves, "K♣", "A♠", "2♦"];
        let replies = lines.map(|line| talk.hear(line).text);
        assert!(replies[6].replace('\n', " ").contains(told), "{tag}: {replies:?}");
    }
}
