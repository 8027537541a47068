//! A command as the line that gives it, to be asked about: "voice on", "undo 3".

use crate::game::Target;
use crate::language::{Message, Name};
use crate::names::Named;
use crate::session::{
    Command, Extent, Look, Pool, Query, Replay, Setting, Span, Switch, Tell, Topic, Verb, VoiceMode, VoiceOrder,
    VoiceStep, WatchStep, Which, Wish,
};
use crate::solver::Among;

use super::{name, style};

/// What follows a command's word.
enum Rest {
    Nothing,
    Word(Name),
    Number(u64),
    Text(String),
}

/// The command as a line; a card to take by its name alone.
pub(super) fn line(command: &Command) -> Name {
    if let Command::Take(card @ (Target::Card(_) | Target::Rank(_))) = command {
        return target(*card);
    }
    let verb = Name::plain(command.verb().id());
    let with = |message: Message| Name::Message(message.names("verb", [verb.clone()]));
    match rest(command) {
        Rest::Nothing => verb,
        Rest::Word(word) => with(Message::new("line-word").names("word", [word])),
        Rest::Number(number) => with(Message::new("line-number").text("number", number.to_string())),
        Rest::Text(text) => with(Message::new("line-text").text("text", text)),
    }
}

fn rest(command: &Command) -> Rest {
    match command {
        Command::Take(target) => target_word(*target),
        Command::TakeAll(targets) => {
            let cards = targets.iter().copied().map(target);
            Rest::Word(Name::Message(Message::new("line-cards").names("cards", cards)))
        }
        Command::DrawSeveral(count) => number(*count),
        Command::Undo(usize::MAX) | Command::Redo(usize::MAX) | Command::Solution(Extent::All) => {
            Rest::Word(Name::plain("word-all"))
        }
        Command::Undo(count) | Command::Redo(count) if *count > 1 => number(*count),
        Command::Look(look) => look_word(*look),
        Command::Ask(query) => query_word(*query),
        Command::New(wish) => wish_word(wish),
        Command::Help(Some(verb)) => word(*verb),
        Command::Set(setting) => setting_word(setting),
        Command::ForkGo => Rest::Word(Name::plain("word-go")),
        Command::Voice(order) => order_word(order),
        Command::Save(name) | Command::Load(name) => Rest::Text(name.clone()),
        Command::Delete(_) => Rest::Word(Name::plain("word-delete")),
        Command::Merge(_) => Rest::Word(Name::plain("word-merge")),
        Command::Watch(WatchStep::Next) => Rest::Word(Name::plain("word-onward")),
        Command::Watch(WatchStep::Back) => word(Verb::Undo),
        Command::Watch(WatchStep::End) => word(Verb::Quit),
        Command::Stats(Span::Week) => Rest::Word(Name::plain("word-week")),
        Command::Records(Which::Deal(deal)) => Rest::Number(deal.get()),
        Command::Records(Which::Code(code)) => Rest::Text(code.to_string()),
        Command::LeaveGuide => word(Switch::Off),
        Command::Replay(Replay::Repeat(back)) if *back > 1 => number(*back),
        Command::Replay(Replay::Log(file)) => Rest::Text(file.clone()),
        Command::TakeSomething
        | Command::Draw
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::Restart
        | Command::GiveUp
        | Command::Help(None)
        | Command::Now
        | Command::Choices(_)
        | Command::Settings
        | Command::Quit
        | Command::Hint
        | Command::Chain
        | Command::Odds
        | Command::Winnable
        | Command::Fork
        | Command::Par
        | Command::Solution(Extent::Next)
        | Command::Watch(WatchStep::Begin)
        | Command::Share
        | Command::Games
        | Command::Player
        | Command::Records(Which::Here)
        | Command::Stats(Span::All)
        | Command::Guide
        | Command::Replay(Replay::Repeat(_) | Replay::Say) => Rest::Nothing,
    }
}

fn word(named: impl Named) -> Rest {
    Rest::Word(Name::plain(named.id()))
}

fn number(number: usize) -> Rest {
    u64::try_from(number).map_or(Rest::Nothing, Rest::Number)
}

fn target_word(target: Target) -> Rest {
    Rest::Word(self::target(target))
}

/// What is to be taken, as it is said.
pub(super) fn target(target: Target) -> Name {
    match target {
        Target::Card(card) => name::stock_card(card),
        Target::Rank(rank) => name::rank(rank),
        Target::Place(spot) => {
            let place = Message::new("line-place").text("row", spot.row().number().to_string());
            Name::Message(place.text("place", spot.place().to_string()))
        }
    }
}

fn look_word(look: Look) -> Rest {
    match look {
        Look::Row(row) => Rest::Number(row.number().into()),
        Look::Peak(peak) => word(peak),
        Look::Place(spot) => target_word(Target::Place(spot)),
        Look::CodeSpelt => Rest::Word(Name::plain("word-spell")),
        Look::RulesOf(section) => word(section),
        Look::Rule(rule) => word(rule),
        Look::RulesAll => Rest::Word(Name::plain("word-all")),
        Look::Board
        | Look::Waste
        | Look::Stock
        | Look::Open
        | Look::Moves
        | Look::Status
        | Look::Score
        | Look::Code
        | Look::Rules => Rest::Nothing,
    }
}

fn query_word(query: Query) -> Rest {
    match query {
        Query::Where(target) | Query::Covers(target) | Query::Under(target) | Query::After(target) => {
            target_word(target)
        }
        Query::Seen(rank) => word(rank),
        Query::History(count) if count != Query::MOVES_TOLD => number(count),
        Query::History(_) | Query::Left => Rest::Nothing,
    }
}

fn wish_word(wish: &Wish) -> Rest {
    match (wish.deal, wish.rules, wish.among) {
        (Some(deal), ..) => Rest::Number(deal.get()),
        (None, None, _) if wish.pool == Pool::Daily => Rest::Word(Name::plain("word-daily")),
        (None, None, Among::All) if wish.pool == Pool::Numbered => Rest::Word(Name::plain("word-numbered")),
        (None, Some(rules), _) => {
            Rest::Word(Name::Message(Message::new("line-rules").names("rules", name::rules(rules))))
        }
        (None, None, Among::Winnable) => Rest::Word(Name::plain("word-winnable")),
        (None, None, Among::All) => Rest::Nothing,
    }
}

fn setting_word(setting: &Setting) -> Rest {
    match setting {
        Setting::Language(tag) => Rest::Text(tag.to_string()),
        Setting::Detail(detail) => word(*detail),
        Setting::Tell(tell) => told_word(*tell),
        Setting::Explain(switch) | Setting::Gaps(switch) => word(*switch),
        Setting::Cards(style) => word(*style),
        Setting::Width(width) => width.map_or(word(Switch::Off), |width| Rest::Number(width.get().into())),
        Setting::Prompt(prompt) => word(*prompt),
        Setting::Enter(enter) => Rest::Word(style::empty_line(*enter)),
        Setting::Player(name) => Rest::Text(name.clone()),
    }
}

fn told_word(tell: Tell) -> Rest {
    let value = match tell {
        Tell::Fits(fits) => fits.id(),
        Tell::Places(switch)
        | Tell::Stock(switch)
        | Tell::Streak(switch)
        | Tell::Table(switch)
        | Tell::Score(switch) => switch.id(),
    };
    let words = [Topic::from(tell).id(), value].map(Name::plain);
    Rest::Word(Name::Message(Message::new("line-told").names("words", words)))
}

fn order_word(order: &VoiceOrder) -> Rest {
    match order {
        VoiceOrder::Mode(VoiceMode::On) => word(Switch::On),
        VoiceOrder::Mode(VoiceMode::Off) => word(Switch::Off),
        VoiceOrder::Mode(mode @ (VoiceMode::Auto | VoiceMode::Ask)) => word(*mode),
        VoiceOrder::List => Rest::Word(Name::plain("voice-list")),
        VoiceOrder::Name(name) => Rest::Text(name.clone()),
        VoiceOrder::Rate(_) => Rest::Word(Name::plain("voice-rate")),
        VoiceOrder::Volume(_) => Rest::Word(Name::plain("voice-volume")),
        VoiceOrder::Step(VoiceStep::Faster) => Rest::Word(Name::plain("voice-faster")),
        VoiceOrder::Step(VoiceStep::Slower) => Rest::Word(Name::plain("voice-slower")),
        VoiceOrder::Step(VoiceStep::Louder) => Rest::Word(Name::plain("voice-louder")),
        VoiceOrder::Step(VoiceStep::Quieter) => Rest::Word(Name::plain("voice-quieter")),
        VoiceOrder::Test => Rest::Word(Name::plain("voice-test")),
        VoiceOrder::Tell | VoiceOrder::Stop => Rest::Nothing,
    }
}
