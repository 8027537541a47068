//! How long it takes to remember: a game brought to the disk, and a result put among 50,000. The disk's own time for as
//! many bytes, fsync included, runs beside it, as the measure.
#![expect(clippy::unwrap_used, reason = "a bench that meets the unexpected stops, with a place")]

use std::fs::{self, File};
use std::hint::black_box;
use std::io::Write;
use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use tripeaks::game::{Action, DealCode, DealNumber, Game, Rules};
use tripeaks::session::{Assisted, Course, Dealt, Entry, Outcome, Patience, Played, Snapshot, Terms};
use tripeaks::store::{Disk, Folders, Store};

const RESULTS: u64 = 50_000;

fn store(folder: &Path) -> Store {
    Store::new(Disk, Folders::all_in(folder.to_owned()))
}

/// A temporary file, written, brought to the disk and renamed, and its folder brought to the disk.
fn bare(folder: &Path, bytes: &[u8]) {
    let (new, old) = (folder.join("new"), folder.join("old"));
    let mut file = File::create(&new).unwrap();
    file.write_all(bytes).unwrap();
    file.sync_all().unwrap();
    fs::rename(new, old).unwrap();
    File::open(folder).unwrap().sync_all().unwrap();
}

fn saving(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = store(folder.path());
    store.occupy();
    let mut game = Game::begin(DealCode { deal: DealNumber::new(1).unwrap(), rules: Rules::default() });
    for _ in 0..20 {
        game.apply(Action::Draw).unwrap();
    }
    let (begun, reply) = (Timestamp::UNIX_EPOCH, "Drew ace of hearts. Stock: 3 cards.");
    let snapshot = Snapshot { game: &game, terms: Terms::default(), begun, name: None, reply, watched: None };
    store.keep_game(snapshot, 1).unwrap();
    let bytes = fs::read(folder.path().join("game.toml")).unwrap();
    let mut group = criterion.benchmark_group("game");
    group.bench_function("kept", |bencher| bencher.iter(|| store.keep_game(black_box(snapshot), 1).unwrap()));
    group.bench_function("its bytes alone", |bencher| bencher.iter(|| bare(folder.path(), black_box(&bytes))));
    group.finish();
}

fn recording(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path());
    let entry = |number: u64| {
        let code = DealCode { deal: DealNumber::new(number).unwrap(), rules: Rules::default() };
        let played = Played { code, left: number % 9, moves: 44, score: 5, assisted: Assisted::No };
        let begun = Timestamp::from_millisecond(i64::try_from(number).unwrap()).unwrap();
        let ended = begun.to_zoned_datetime(TimeZone::UTC);
        let course = Some(Course { draws: 14, undos: 2, hints: None, streak: 9 });
        Entry { player: "Ivan".to_owned(), begun, ended, played, dealt: Dealt::Any, course }
    };
    let entries: Vec<Entry> = (1..=RESULTS).map(entry).collect();
    store.add(&entries, Patience::Brief).unwrap();
    let mut group = criterion.benchmark_group("a book of 50,000");
    group.bench_function("one more result, judged", |bencher| {
        bencher.iter(|| {
            let book = store.add(&[entry(1)], Patience::Brief).unwrap().before;
            Outcome::judge(&entry(1), &book.of_code(entry(1).played.code))
        });
    });
    group.bench_function("all read", |bencher| bencher.iter(|| store.book().unwrap().all().0.len()));
    group.finish();
}

criterion_group!(benches, saving, recording);
criterion_main!(benches);
