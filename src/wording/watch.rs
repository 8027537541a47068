//! What is told while a game that has ended is gone through.

use crate::game::View;
use crate::language::Message;
use crate::session::{Settings, Watched};

use super::{moves, name};

/// A move as it was told then; going back, the moment and how the table stands there.
pub(super) fn watched(watched: &Watched, view: &View, settings: &Settings) -> Vec<Message> {
    let one = |id| vec![Message::new(id)];
    match watched {
        Watched::Begins { moves } => as_it_lies(Message::new("watch-begins").number("count", *moves), view, settings),
        Watched::Made(event) => moves::moved(std::slice::from_ref(event), view, settings),
        Watched::NoMore => one("watch-no-more"),
        Watched::Back { moment, undone } => {
            let verdict = match moment {
                0 => Message::new("watch-at-deal"),
                moment => Message::new("watch-after").number("move", *moment),
            };
            std::iter::once(verdict).chain(moves::back(undone, view, settings)).collect()
        }
        Watched::Resumed { moment } => {
            as_it_lies(Message::new("watch-resumed").number("move", *moment), view, settings)
        }
        Watched::AtDeal => one("watch-at-deal"),
        Watched::Ends => one("watch-ends"),
    }
}

/// The sentence, and how the table lies there: the waste card, and whether anything fits.
fn as_it_lies(begins: Message, view: &View, settings: &Settings) -> Vec<Message> {
    let waste = name::waste(Message::new("look-waste"), view.waste);
    [begins, waste].into_iter().chain(moves::fits_now(view, settings.telling())).collect()
}
