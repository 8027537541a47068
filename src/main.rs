//! x
use std::io::BufRead;
use tripeaks::{app::Conversation, game::*, language::*, session::*};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (languages, faults) = Languages::new(LocaleFile::built_in());
    eprintln!("{faults:?}");
    let code = DealCode::read(&a[1]).unwrap();
    let s = Session::new(Wish { deal: Some(code.deal), rules: Some(code.rules) }, Settings::default(), || {
        DealNumber::new(7).unwrap()
    });
    let mut c = Conversation::new(languages, &a[2], s);
    println!("{}", c.greet().text);
    for l in std::io::stdin().lock().lines() {
        let l = l.unwrap();
        println!("> {l}\n{}", c.hear(&l).text);
    }
}
