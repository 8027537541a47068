# What is remembered: games kept, the record book, settings. Commands first, as in commands.ftl.

command-give-up = give up
    .also = surrender, resign, abandon, forfeit, this is hopeless, it's hopeless, quit this deal, concede, throw in the towel, throwing in the towel, throw in my hand, throwing in my hand, throw my hand in, throw in the cards, chuck it in, chucking it in, pack it in, packing it in, jack it in, yield, fold, folding, admit defeat, i'm beaten, i'm beat, you win, you've won, i lose, conceding, surrendering, resigning, abandoning, scrap this game, scrap the game, scrap this deal, abort, give in, giving in, giving up, give it up, give this up, give this one up, bail, bailing, no hope, no use, no point going on, there's no point going on, no point continuing, there's no point, no point, this is impossible, it's impossible, this is pointless, waste of time, i've lost, i have lost, lost cause, call this one off, call it off, quit this round, quit this hand, end this game as lost, dump this game, drop this game, forget this game, white flag, i can't win, can't win this, i can't do this, i can't do it, forget this one, drop out, enough of this game, enough of this one, enough of this deal, i'm done with this game, i'm done with this one, i'm done with this deal, done with this game, done with this deal, done with this one
    .help = Ends this game, says how good it was, and starts another by the same rules.
    .example = give up
command-save = save
    .also = save as, save game as, save game, save the game, save this game, save my game, save it, save it as, save this, save this as, save the game as, save this game as, save my game as, store, store this, store this as, store the game as, store the game, store this game, store this game as, saving, keep this game as, keep the game as, keep my game as, keep a copy as, save a copy as, remember this game as, save progress, save my progress, save my progress as, save progress as, save under, bookmark, save this one as, keep this one as, save that as
    .help = Keeps a copy of the game under a name. The game in progress is kept anyway.
    .example = save evening
command-load = load
    .also = restore, load game, load a game, load saved game, loading, reload, resume, load up, load the game, load my game, load the saved game, load my saved game, open saved game, open my saved game, open the saved game, open my game, open the game called, restore game, restore the game, restore my game, resume game, resume the game, resume my game, continue game, continue the game, continue my game, continue with the game, bring back the game, bring back my game, go back to the game, go back to my game, return to the game, return to my game, pick up the game, fetch the game, get back the game, load save, load the save
    .help = Goes on with a game kept under a name. The one in progress is kept too.
    .example = load evening
command-games = games
    .also = saves, saved, kept games, games have i kept, save list, savegames, save games, what did i save, saved files, save files, save slots, stored
    .help = Lists the games kept under names. To delete one: games delete and its name.
    .example = games
command-player = player
    .also = name, player name, my name's, the name's, call me, change player, switch player, new player, set player, player's name, my name is, the name is, player is, the player is
    .help = Says who plays, or changes it.
    .example = player Maria
# The player's name where the system tells none.
player-unnamed = no name
command-records = records
    .also = best, record, best results, high scores, high score, best scores, best score, hall of fame, personal best, personal bests, top scores, top score, top results, leaderboard, leader board, record book, the record book, best games, my best games, best game, my best game, my best scores, best results so far, best result, my best results, all time best, highscore, highscores, highest score, highest scores, scoreboard, score board, record scores, honours board, best of all time, best i've done, best i have done, best i've ever done, best i've ever scored, how good is my best
    .help = Says the best results for this deal, or for another by its number. To add a friend's record book: records merge and its file.
    .example = records 123
command-stats = stats
    .also = statistics, statistic, stat, games played, games won, win rate, winning rate, winning percentage, win percentage, win loss record, wins and losses, track record, my numbers, how often do i win, how often have i won, how many have i played, how many wins, my results, all my results, results so far, overall results, how am i doing overall, how have i been doing
    .help = Says how many games you played and won, by rules, and how they went; stats week says it for the last 7 days.
    .example = stats
command-settings = settings
    .also = options, preferences, configuration, setup, setting, config, configure, prefs, preference, current settings, how is everything set, how are things set, how am i set up, how are you set up, what can i set, what can i change, what can be set, what can be changed
    .help = Says all settings.
    .example = settings

word-delete = delete
    .also = remove, erase, forget
word-merge = merge
    .also = join, import
word-numbered = numbered
    .also = with a number, numbered deal, among the numbered, with numbers, that has a number, by number

help-memory = Games and records: { command-records }, { command-stats }, { command-watch }, { command-player }, { command-save }, { command-load }, { command-games }, { command-give-up }, { command-settings }.

memory-resumed = Game resumed.
memory-last-won = The last game was won, { $points ->
    [one] { signed-points } point
   *[other] { signed-points } points
}.
memory-last-won-moves = The last game was won, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
goodbye-kept = Goodbye. The game is kept.
goodbye-lost = Goodbye. The game is not kept.

memory-saved = Saved: “{ $name }”.
memory-loaded = Loaded: “{ $name }”.
memory-aside = The game that was in progress is kept as “{ $name }”.
memory-no-games = No saved games.
memory-game = “{ $name }”: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left.
memory-game-unreadable = “{ $name }”: cannot be read.
memory-no-such-game = No game is called “{ $name }”.
memory-deleted = Deleted: “{ $name }”.
memory-unreadable = “{ $name }” cannot be loaded: { memory-damage }.
memory-damage = { $what ->
    [not-text] it is not text
    [cut-short] its end is missing
    [checksum] it was changed after it was saved
    [code] its deal code is wrong
    [step] one of its moves is not possible
    [too-long] it is too long
   *[foreign] it is not a save of this game
}
memory-player = Player: { $name }.
memory-plays-now = Now playing: { $name }.
memory-no-such-file = The file cannot be read: “{ $name }”.
memory-no-book = Not a record book: “{ $name }”.
memory-unreadable-book = The record book cannot be read.
memory-newer-book = The record book is from a newer version and cannot be read.
memory-refused = That cannot be kept here.
question-replace = There is a game called “{ $name }”. Replace it? Yes or no.
question-delete = Delete the game “{ $name }”? Yes or no.
question-sure = Really? Yes or no.

# A result, inside other sentences.
played-result = { $left ->
    [0] { $scheme ->
        [streaks] { played-points }
       *[other] { played-moves }
    }
   *[other] { played-left }
}
played-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
played-points = { $points ->
    [one] { signed-points } point
   *[other] { signed-points } points
}
played-left = { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left
played-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

outcome-given-up = Game given up.
outcome-first-win = First win{ outcome-help } on this deal!
outcome-record = New record{ outcome-help }: { played-result }.
outcome-until-now = Until now: { $player }, { played-result }.
outcome-best-won = Personal best{ outcome-help }: { played-result }.
outcome-best-left = Personal best{ outcome-help }, not won: { played-result }.
outcome-equal = As good as your best{ outcome-help } on this deal: { played-result }.
outcome-behind = Your best{ outcome-help } on this deal: { played-result }.
outcome-behind-close = Your best{ outcome-help } on this deal: { played-left }, { played-moves }.
outcome-record-of = The record{ outcome-help }: { $player }, { played-result }.

records-book = In the record book: { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
records-none = No results for this deal yet.
records-line = { $player }: { $left ->
    [0] won
   *[other] { played-left }
}, { played-moves }, { $scheme ->
    [cards-left] { played-date }
   *[other] { played-points }, { played-date }
}{ $help ->
    [with] , assisted.
   *[without] .
}
stats-none = { $name }: no games finished yet.
stats-played = { $name }: { $count ->
    [one] { $count } game
   *[other] { $count } games
} played.
stats-won = Won: { $count }, { $percent } percent.
stats-streak = Wins in a row: { $count } now, { $longest } at best.
stats-left = Cards left on average: { $whole }.{ $tenth }.
merged-added = { $count ->
    [0] Nothing new.
    [one] { $count } result added.
   *[other] { $count } results added.
}
merged-records = { $count ->
    [one] { $count } deal has a new record.
   *[other] { $count } deals have a new record.
}
merged-differing = { $count ->
    [one] { $count } result differs; the better one stays.
   *[other] { $count } results differ; the better ones stay.
}
merged-known = Already known: { $count }.
merged-unread = Cannot be read: { $count }.

news-unsaved = The folder cannot be written to: the game goes on, but is not kept.
news-saved-again = The game is kept again.
news-open-elsewhere = The game in progress is open elsewhere: this one is not kept.
news-damaged = Save damaged, set aside as “{ $name }”: { memory-damage }.
news-damaged-stays = Save damaged: { memory-damage }. It stays where it is, and this game is not kept.
news-no-is-no = New in this version: “n” means no, and nothing ends a game without asking.
news-newer-game = The game in progress was saved by a newer version: it is left alone, and this game is not kept.
news-newer-book = The record book is from a newer version: it is left alone, and results are not kept.
news-newer-settings = The settings are from a newer version and are left alone.
news-unreadable-settings = The settings cannot be read: they are left alone, and the defaults apply.
news-book-aside = The record book was damaged and is set aside as “{ $name }”.
news-book-mistake = In the record book the entry at line { $line } cannot be read.
news-unreadable = The saved game cannot be read: it is left alone, and this game is not kept.
news-unsaved-result = The result is not in the record book yet.
news-unsaved-setting = The setting is in force, but cannot be kept.
news-settings-aside = Some of the settings cannot be read: the file as it was is kept as “{ $name }”.
news-too-long = The game has grown too long to be kept: it goes on, but is not kept.
news-named-aside = The game that was called “{ $name }” cannot be read by this version: its file is set aside as “{ $aside }”.
news-settings-mistake = Settings, line { $line }: “{ $name }” is not understood.

cli-value-state-folder = FOLDER
cli-state = The folder for games, records and settings
cli-new = Starts a new game, and gives up the one in progress
