//! How long the solver takes: `cargo bench`. The plain mask sweep runs beside it, as the measure.
#![expect(clippy::unwrap_used, reason = "a bench that meets the unexpected stops, with a place")]

mod plain;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tripeaks::game::{Deal, DealCode, DealNumber, Ends, Game, Rules, Table, Variant};
use tripeaks::solver::{Among, Batch, Settler, best_line, hint, odds, par, settle};

/// So many deals, mixed; each timing goes through them in turn.
const DEALS: u64 = 1_000;

fn deals() -> Vec<Deal> {
    (1..=DEALS).map(|number| Deal::new(DealNumber::new(number).unwrap())).collect()
}

fn rules(ends: Ends, variants: &[Variant]) -> Rules {
    variants.iter().fold(Rules::plain(ends), |rules, variant| rules.with(*variant).unwrap())
}

/// The time per deal; every timing takes the next one.
fn per_deal<T>(criterion: &mut Criterion, name: &str, mut settle: impl FnMut(&Deal) -> T) {
    let deals = deals();
    let mut next = deals.iter().cycle();
    let mut group = criterion.benchmark_group("deal");
    group.throughput(Throughput::Elements(1));
    group.bench_function(name, |bencher| {
        bencher.iter(|| settle(black_box(next.next().unwrap())));
    });
    group.finish();
}

/// The same deals by the batch, laid out from their numbers or not.
fn batches(criterion: &mut Criterion) {
    let deals = deals();
    let mut group = criterion.benchmark_group("batch");
    group.throughput(Throughput::Elements(DEALS));
    group.sample_size(20);
    for (name, ends) in [("easy", Ends::Joined), ("classic", Ends::Apart)] {
        for (variants, with) in [
            (&[][..], ""),
            (&[Variant::Joker, Variant::EmptyWaste][..], " with J and W"),
            (&[Variant::DrawWhenStuck][..], " with T"),
        ] {
            for (batch, how) in
                [(Batch::new(rules(ends, variants)), ""), (Batch::baseline(rules(ends, variants)), ", baseline")]
            {
                let mut batch = batch;
                let name = format!("draws{with}, {name}{how}");
                group.bench_function(name, |bencher| bencher.iter(|| batch.settle(black_box(&deals))));
            }
        }
    }
    let mut batch = Batch::new(rules(Ends::Apart, &[]));
    group.bench_function("dealt and settled, classic", |bencher| bencher.iter(|| batch.settle(&self::deals())));
    group.finish();
}

/// One deal settled, the tables standing.
fn settling(criterion: &mut Criterion) {
    for (name, ends) in [("easy", Ends::Joined), ("classic", Ends::Apart)] {
        let plain_rules = rules(ends, &[]);
        let mut settler = Settler::new(plain_rules);
        per_deal(criterion, &format!("draws, {name}"), |deal| settler.settle(deal));
        let mut masks = plain::Masks::new();
        per_deal(criterion, &format!("plain masks, {name}"), |deal| masks.winnable(deal, plain_rules));
        let joker = rules(ends, &[Variant::Joker, Variant::EmptyWaste]);
        let mut settler = Settler::new(joker);
        per_deal(criterion, &format!("draws with J and W, {name}"), |deal| settler.settle(deal));
        let stuck = rules(ends, &[Variant::DrawWhenStuck]);
        let mut settler = Settler::new(stuck);
        per_deal(criterion, &format!("draws with T, {name}"), |deal| settler.settle(deal));
    }
    let streaks = rules(Ends::Joined, &[Variant::Streaks]);
    per_deal(criterion, "par with S, easy", |deal| par(deal, streaks));
    per_deal(criterion, "dealt from its number", |deal| {
        Deal::new(DealNumber::new(u64::try_from(deal.joker_after()).unwrap()).unwrap())
    });
}

/// What a player waits for.
fn playing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("player");
    group.sample_size(10);
    for (name, variants) in [("plain", &[][..]), ("with T", &[Variant::DrawWhenStuck])] {
        let code = DealCode { deal: DealNumber::new(1).unwrap(), rules: rules(Ends::Joined, variants) };
        let game = Game::begin(code);
        let view = game.view();
        group.bench_function(format!("odds, {name}"), |bencher| bencher.iter(|| odds(black_box(&view), Among::All)));
        group.bench_function(format!("hint, {name}"), |bencher| bencher.iter(|| hint(black_box(&view), Among::All)));
        group.bench_function(format!("settle a table, {name}"), |bencher| bencher.iter(|| settle(game.table())));
        group.bench_function(format!("best line, {name}"), |bencher| bencher.iter(|| best_line(game.table())));
    }
    let streaks = Table::new(deals()[0].clone(), rules(Ends::Joined, &[Variant::Streaks]));
    group.bench_function("best line with S", |bencher| bencher.iter(|| best_line(&streaks)));
    group.finish();
}

criterion_group!(benches, batches, settling, playing);
criterion_main!(benches);
