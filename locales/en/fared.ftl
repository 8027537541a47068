# How a player has fared.

word-week = week
    .also = weekly, this week, of the week, the week, past week, last week, the last week, the last seven days, last seven days, the last 7 days, last 7 days, for the week, this past week

stats-week = { $name }, the last 7 days: { $count ->
    [0] no games finished
    [one] { $count } game played
   *[other] { $count } games played
}.
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
stats-last = Of the last { $games }: { $count } won, { $percent } percent.
stats-chain = Longest streak: { $count }.
stats-went = Per game, on average: { $draws }.{ $draws-tenth } draws, { $undos }.{ $undos-tenth } undone moves.
stats-known = Streak, draws and undone moves are known of { $known } of { $count } games.
stats-days = Deals of the day won: { $count ->
    [one] { $count } day
   *[other] { $count } days
} in a row now, { $longest } at best.

status-undos = Undone moves: { $count }.
status-hints = Hints: { $count }.

# Behind what is compared: only with other games with help.
outcome-help = { $help ->
    [with] {" "}with help
   *[without] {""}
}
outcome-first-unaided-win = First win without help on this deal!
