//! How long a line is listened to: what is usually typed, what is guessed at, and the longest lines of every kind.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tripeaks::ear::{Ear, LONGEST_LINE};
use tripeaks::language::{Languages, LocaleFile, read_tag};

/// Lines as they are typed every day, each in its language.
const USUAL: [(&str, &str); 9] = [
    ("en", "2d"),
    ("en", "take 2 of diamonds"),
    ("en", "how many kings are left"),
    ("bg", "2 каро"),
    ("bg", "тегли"),
    ("bg", "дай ми, моля, двойка каро"),
    ("ru", "дама червей"),
    ("ru", "верни два хода назад"),
    ("ru", "сколько карт осталось в колоде"),
];

/// Lines that are guessed at: another layout, Latin letters, a slip, nothing at all.
const GUESSED: [(&str, &str); 4] = [("ru", "nzyb"), ("bg", "vzemi dvoika karo"), ("en", "darw"), ("ru", "абракадабра")];

/// Pieces that long lines are made of.
const HEAPS: [&str; 14] =
    ["q", ". ", "♠", "к ", "t p ", "row 3 ", "пик ", "tp1-", "открой ", "please ", "2", "а", "draw,", "не "];

fn lines(criterion: &mut Criterion) {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    let ear = Ear::new(&languages);
    for (kind, lines) in [("usual", &USUAL[..]), ("guessed", &GUESSED[..])] {
        for (tag, line) in lines {
            let Some(tag) = read_tag(tag) else { unreachable!("it is a tag") };
            criterion.bench_function(&format!("ear/{kind}/{line}"), |bencher| {
                bencher.iter(|| ear.hear(black_box(line), &tag, None));
            });
        }
    }
    let mut group = criterion.benchmark_group("ear/64 KiB");
    group.sample_size(10);
    let Some(bulgarian) = read_tag("bg") else { unreachable!("it is a tag") };
    for heap in HEAPS {
        let line = heap.repeat(LONGEST_LINE / heap.len());
        group.bench_function(heap, |bencher| bencher.iter(|| ear.hear(black_box(&line), &bulgarian, None)));
    }
}

/// What it takes until the first line can be heard.
fn start(criterion: &mut Criterion) {
    let (languages, _) = Languages::new(LocaleFile::built_in());
    criterion.bench_function("ear/start", |bencher| bencher.iter(|| Ear::new(black_box(&languages))));
}

criterion_group!(ear, lines, start);
criterion_main!(ear);
