# A game that has ended, gone through from its deal; and the solution step by step.

command-watch = watch
    .also = watch the game, watch this game, watch it, step through, go through the game, review, look back at the game, watch again, watching
    .help = Goes through a game that has ended, from its deal: watch next, watch back, watch end. The game stays as it is.
    .example = watch

word-onward = forward
    .also = onward, onwards, further, one on, next move

watch-begins = The game from its deal: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
tip-watch = To go on, type: watch next; to leave: watch end.
watch-after = After move { $move }.
watch-resumed = Still watching the game, { $move ->
    [0] from its deal
   *[other] after move { $move }
}.
watch-at-deal = This is the deal.
watch-no-more = That was the last move.
watch-ends = No longer watching.
watch-none = No game is being watched.
watch-not-over = The game is not over yet.
watch-only = The game is only being watched. To leave, type: watch end.

solution-next-take = Best, proven: { command-take } { CARD($card) }.
solution-next-draw = Best, proven: { command-draw }.
