# What is remembered: games kept, the record book, settings. Commands first, as in commands.ftl.

command-give-up = give up
    .also = surrender, resign, i give up, abandon, forfeit, this is hopeless, it's hopeless, i surrender, i resign, i'm giving up, quit this deal, concede, i concede
    .help = Ends this game, says how good it was, and starts another by the same rules.
    .example = give up
command-save = save
    .also = save as, save game as, save game, save the game, save this game, save my game
    .help = Keeps a copy of the game under a name. The game in progress is kept anyway.
    .example = save before supper
command-load = load
    .also = restore, load game, load a game, load saved game
    .help = Goes on with a game kept under a name. The one in progress is kept too.
    .example = load before supper
command-games = games
    .also = saved games, list games, saves, my games, my saves, which games are saved, saved, list saves
    .help = Lists the games kept under names. To delete one: games delete and its name.
    .example = games
command-player = player
    .also = name
    .help = Says who plays, or changes it.
    .example = player Maria
# The player's name where the system tells none.
player-unnamed = player
command-records = records
    .also = best, record, best results, high scores, show records, high score, best scores, best score, hall of fame
    .help = Says the best results of this game, or of a deal by its number. To add a friend's record book: records merge and its file.
    .example = records 123
command-stats = stats
    .also = statistics, show stats, my stats
    .help = Says how many games you played and won.
    .example = stats
command-settings = settings
    .also = options, preferences, show settings, my settings, configuration, setup
    .help = Says all settings.
    .example = settings

word-delete = delete
    .also = remove, erase, forget
word-merge = merge
    .also = join, import
word-numbered = numbered
    .also = with a number

help-memory = Keep: { command-records }, { command-stats }, { command-player }, { command-save }, { command-load }, { command-games }, { command-give-up }, { command-settings }.

memory-resumed = Game resumed: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
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

memory-saved = Saved: { $name }.
memory-loaded = Loaded: { $name }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
memory-aside = The game that was in progress is kept as { $name }.
memory-no-games = No saved games.
memory-game = { $name }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left.
memory-game-unreadable = { $name }: cannot be read.
memory-no-such-game = No game is called { $name }.
memory-deleted = Deleted: { $name }.
memory-unreadable = { $name } cannot be loaded: { memory-damage }.
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
memory-no-such-file = The file cannot be read: { $name }.
memory-no-book = Not a record book: { $name }.
memory-unreadable-book = The record book cannot be read.
memory-newer-book = The record book is from a newer version and cannot be read.
memory-refused = That cannot be kept here.
question-replace = There is a game called { $name }. Replace it? Yes or no.
question-delete = Delete { $name }? Yes or no.
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
outcome-first-win = First win in this game!
outcome-record = New record: { played-result }.
outcome-until-now = Until now: { $player }, { played-result }.
outcome-best-won = Personal best: { played-result }.
outcome-best-left = Personal best, not won: { played-result }.
outcome-equal = As good as your best in this game: { played-result }.
outcome-behind = Your best in this game: { played-result }.
outcome-behind-close = Your best in this game: { played-left }, { played-moves }.
outcome-record-of = The record: { $player }, { played-result }.

records-book = In the record book: { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
records-none = No results in this game yet.
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
    [one] { $count } game has a new record.
   *[other] { $count } games have a new record.
}
merged-differing = { $count ->
    [one] { $count } result differs; the better one stays.
   *[other] { $count } results differ; the better ones stay.
}
merged-known = Known already: { $count }.
merged-unread = Cannot be read: { $count }.

news-unsaved = The folder cannot be written to: the game goes on, but is not kept.
news-saved-again = The game is kept again.
news-open-elsewhere = The game in progress is open elsewhere: this one is not kept.
news-damaged = Save damaged, set aside as { $name }: { memory-damage }.
news-damaged-stays = Save damaged: { memory-damage }. It stays where it is, and this game is not kept.
news-newer-game = The game in progress was saved by a newer version: it is left alone, and this game is not kept.
news-newer-book = The record book is from a newer version: it is left alone, and results are not kept.
news-newer-settings = The settings are from a newer version and are left alone.
news-unreadable-settings = The settings cannot be read: they are left alone, and those of a first start hold.
news-book-aside = The record book was damaged and is set aside as { $name }.
news-book-mistake = In the record book the entry at line { $line } cannot be read.
news-unreadable = The saved game cannot be read: it is left alone, and this game is not kept.
news-unsaved-result = The result is not in the record book yet.
news-unsaved-setting = The setting holds, but cannot be kept.
news-settings-aside = Some of the settings cannot be read: the file as it was is kept as { $name }.
news-too-long = The game has grown too long to be kept: it goes on, but is not kept.
news-named-aside = The game that was called { $name } cannot be read by this version: its file is set aside as { $aside }.
news-settings-mistake = Settings, line { $line }: { $name } is not understood.

cli-value-state-folder = FOLDER
cli-state = The folder for games, records and settings
cli-new = Starts a new game, and gives up the one in progress
