//! How a game that has ended is gone through. The game itself is never changed by that.

use crate::game::{Action, Game, Lies, Spot, Standing, Undone};

use super::report::Report;
use super::session::Session;
use super::watched::{WatchStep, Watched, Watching};

impl Session {
    /// The game that is seen: the one in progress, or as much of it as is watched.
    pub(super) fn shown(&self) -> &Game {
        self.watching.as_ref().map_or(&self.game, |watching| &watching.game)
    }

    pub(super) fn is_watching(&self) -> bool {
        self.watching.is_some()
    }

    /// After how many moves the game is watched, if it is.
    pub(super) fn watched(&self) -> Option<usize> {
        self.watching.as_ref().map(|watching| watching.game.history().len())
    }

    /// Goes through the game, if it has ended.
    pub(super) fn watch(&mut self, step: WatchStep) -> Report {
        if step == WatchStep::End {
            let ends = Report::Watched { watched: Watched::Ends, view: self.game.view() };
            return self.watching.take().map_or(Report::NotWatching, |_| ends);
        }
        if self.game.table().standing() == Standing::Playing {
            return Report::NotOver;
        }
        let watched = match (&self.watching, step) {
            (None, _) => self.watch_from_the_deal(),
            (Some(_), WatchStep::Back) => self.watch_back(),
            (Some(_), WatchStep::Begin | WatchStep::Next | WatchStep::End) => self.watch_on(),
        };
        // The end is told as it was, moves that were taken back included.
        let at_end = self.shown().history().len() == self.game.history().len();
        let view = if at_end { self.game.view() } else { self.shown().view() };
        Report::Watched { watched, view }
    }

    fn watch_from_the_deal(&mut self) -> Watched {
        self.watching = Some(Watching::at(&self.game, 0));
        Watched::Begins { moves: self.game.history().len() }
    }

    fn watch_on(&mut self) -> Watched {
        let moment = self.shown().history().len();
        let next = self.game.history().nth(moment);
        let made = next.zip(self.watching.as_mut()).and_then(|(action, watching)| watching.game.apply(action).ok());
        made.map_or(Watched::NoMore, Watched::Made)
    }

    fn watch_back(&mut self) -> Watched {
        let Some(moment) = self.shown().history().len().checked_sub(1) else { return Watched::AtDeal };
        let before = self.shown().view();
        let watching = Watching::at(&self.game, moment);
        let after = watching.game.view();
        let deal = self.game.table().deal();
        let undone = self.game.history().nth(moment);
        let taken = undone.and_then(|action| if let Action::Take(spot) = action { Some(spot) } else { None });
        let turned = |spot: &Spot| before.at(*spot).card().is_some() && after.at(*spot) == Lies::FaceDown;
        let undone = Undone {
            count: 1,
            on_table: taken.map(|spot| deal.card_at(spot)).into_iter().collect(),
            in_stock: before.waste.filter(|_| before.drawn > after.drawn).into_iter().collect(),
            face_down: Spot::all().filter(turned).filter_map(|spot| before.at(spot).card()).collect(),
        };
        self.watching = Some(watching);
        Watched::Back { moment, undone }
    }
}
