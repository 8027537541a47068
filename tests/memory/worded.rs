//! Everything that can be told of the memory has its words in every language.

use tripeaks::game::{DealCode, DealNumber, Game, Rules, View};
use tripeaks::language::{Languages, LocaleFile};
use tripeaks::session::{
    Account, Assisted, Command, Course, Damage, Days, Dealt, Ended, Ending, Entry, Fared, Kept, Kind, Manner, Merged,
    News, Outcome, Played, Question, Replay, Report, Scored, Setting, Settings, Shelved, Span, Stats, VoiceMode, Which,
};
use tripeaks::solver::Par;
use tripeaks::wording::{self, Context};

use crate::locales::is_well_worded;
use crate::support::{after_noon, wall};

const DAMAGES: [Damage; 7] = [
    Damage::NotText,
    Damage::Foreign,
    Damage::CutShort,
    Damage::Checksum,
    Damage::Code,
    Damage::Step(21),
    Damage::TooLong,
];

/// A table with so many cards in the stock.
fn with_stock(stock: usize) -> View {
    let code = DealCode { deal: DealNumber::new(1).unwrap(), rules: Rules::default() };
    View { stock, ..Game::begin(code).view() }
}

/// Results of every month, rule and count that a plural may hang on.
fn entries() -> Vec<Entry> {
    let codes = ["TP1-E-AAAAAAB", "TP1-C-AAAAAAB-S", "TP1-E-AAAAAAB-JL"].map(|code| DealCode::read(code).unwrap());
    let counts = [0, 1, 2, 5, 11, 21, 22, 28];
    let entry = |(at, left): (usize, u64)| {
        let played = Played {
            code: codes[at % 3],
            left,
            moves: u32::try_from(left).unwrap() + 20,
            score: i32::try_from(left).unwrap() * 21 - 1,
            assisted: if at % 2 == 0 { Assisted::No } else { Assisted::Yes },
        };
        let ended = wall(86_400_000 * 31 * i64::try_from(at).unwrap());
        let begun = after_noon(0);
        Entry { player: "Мария".to_owned(), begun, ended, played, dealt: Dealt::Any, course: None }
    };
    counts.into_iter().cycle().take(24).enumerate().map(entry).collect()
}

pub(crate) fn all_told() -> Vec<Report> {
    let name = || "obed".to_owned();
    let mut all = vec![
        Report::Saved(name()),
        Report::Games(Vec::new()),
        Report::NoSuchGame(name()),
        Report::Deleted(name()),
        Report::Player(name()),
        Report::Set(Setting::Player(name())),
        Report::NoSuchFile(name()),
        Report::NoBook(name()),
        Report::UnreadableBook,
        Report::NewerBook,
        Report::Logged(name()),
        Report::NotALog(name()),
        Report::NotWritten(name()),
        Report::Settings { player: name(), mode: VoiceMode::Auto, manner: Manner::default() },
        Report::NotKept,
    ];
    all.extend([Kept::Kept, Kept::Lost, Kept::Over].map(Report::Left));
    all.extend(DAMAGES.map(|damage| Report::Unreadable { name: name(), damage }));
    let book = entries();
    let deal = DealNumber::new(1).unwrap();
    for which in [Which::Here, Which::Deal(deal), Which::Code(book[0].played.code)] {
        let won = (book[0].played.code, Par::Won { draws: 14, score: 758 });
        let pars = vec![won, (book[1].played.code, Par::Lost { left: 1 })];
        all.push(Report::Records { which, games: 21, best: book.clone(), pars });
        all.push(Report::Records { which, games: 0, best: Vec::new(), pars: Vec::new() });
    }
    for count in [0, 1, 2, 5, 11, 21, 22, 101] {
        let moves = u32::try_from(count).unwrap();
        let aside = (count > 1).then(name);
        all.push(Report::Loaded { name: name(), view: with_stock(count), aside });
        let stands = (count != 5).then_some((moves, count));
        all.push(Report::Games(vec![Shelved { name: name(), stands }]));
        all.push(Report::Resumed { view: with_stock(count) });
        let score = i32::try_from(count).unwrap() - 3;
        all.extend([Scored::Points, Scored::Moves].map(|scored| Report::LastWon { score, moves, scored }));
        let (won, streak, longest, left) = (count / 2, count / 3, count, count as u64 * 3 + 1);
        let fared = Fared { played: count, won, streak, longest, left, won_lately: won.min(20), ..Fared::default() };
        let known = Fared { known: count / 2, chain: 11, draws: left, undos: 3, ..fared };
        let kind = |assisted| Kind { rules: book[count % 3].played.code.rules, assisted, fared: known };
        let kinds = [vec![kind(Assisted::No)], [Assisted::No, Assisted::Yes].map(kind).into()];
        for kinds in kinds.into_iter().chain((count == 0).then(Vec::new)) {
            let days = Days { now: streak, longest };
            let stats = Stats { all: fared, kinds, days };
            all.extend([Span::All, Span::Week].map(|span| Report::Stats {
                player: name(),
                span,
                stats: stats.clone(),
            }));
        }
        all.push(Report::Merged(Merged {
            added: count,
            known: count,
            differing: count,
            unread: count,
            records: count,
        }));
    }
    all
}

pub(crate) fn all_news() -> Vec<News> {
    let name = || "x.toml".to_owned();
    let mut all = vec![
        News::NoIsNo,
        News::Unsaved,
        News::SavedAgain,
        News::OpenElsewhere,
        News::NewerGame,
        News::NewerBook,
        News::NewerSettings,
        News::UnreadableSettings,
        News::BookAside(name()),
        News::BookMistake { line: 3 },
        News::Unreadable,
        News::PutAside(name()),
        News::UnsavedResult,
        News::UnsavedSetting,
        News::SettingsAside(name()),
        News::TooLong,
        News::NamedAside { name: name(), aside: name() },
        News::SettingsMistake { line: 2, key: name() },
    ];
    for damage in DAMAGES {
        all.extend([Some(name()), None].map(|aside| News::Damaged { damage, aside }));
    }
    all
}

/// Catches what a player of some language would hear in English, with a gap, or as the name of a message.
#[test]
fn all_that_is_told_of_the_memory_is_worded() {
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    assert_eq!(faults, []);
    let names = ["English".to_owned()];
    let english = "en".parse().unwrap();
    let context = Context { settings: Settings::default(), language: &english, languages: &names };
    let name = || "obed".to_owned();
    let questions = [Command::Save(name()), Command::Delete(name()), Command::Replay(Replay::Log(name()))]
        .map(|command| Report::Asked(Question::Confirm(command)));
    for report in all_told().into_iter().chain(questions) {
        let said = Account::of(report);
        wording::word(&said, context).iter().flatten().for_each(|message| is_well_worded(message, &languages));
    }
    for news in all_news() {
        is_well_worded(&wording::news(&news), &languages);
    }
    for entry in entries() {
        let played = entry.played;
        let played_on = entry.ended.date();
        for record in [None, Some(entry.clone())] {
            let best = Played { moves: played.moves + 1, ..played };
            let outcomes = [
                Outcome::FirstWin,
                Outcome::FirstUnaidedWin,
                Outcome::Record { until_now: entry.clone() },
                Outcome::PersonalBest { record: record.clone() },
                Outcome::Behind { best, record: record.clone() },
                Outcome::Behind { best: played, record },
            ];
            for ending in [Ending::Won, Ending::Stuck, Ending::GivenUp] {
                let ended = Ended { ending, played, course: Course::default(), dealt: Dealt::Daily(played_on) };
                for outcome in &outcomes {
                    let ended = Some((ended, Some(outcome.clone())));
                    let account = Account { ended, ..Account::of(Report::Declined) };
                    for message in wording::word(&account, context).iter().flatten() {
                        is_well_worded(message, &languages);
                    }
                }
            }
        }
    }
}
