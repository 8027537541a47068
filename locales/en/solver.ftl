# The solver: commands and answers. Proven answers say so; fair ones say "from what you have seen", or how it is played.

command-hint = hint
    .also = tip, suggest, advice, give me a hint, what would you play, what would you do, suggestion, help me out, clue, what do you suggest, what do you recommend, suggest something, suggest a move, any ideas, what would you take
    .help = Hints at the best move, from what you have seen; ask again for more. It marks the game as assisted.
    .example = hint
command-odds = odds
    .also = chance, chances, probability, how likely is it, likelihood, my chances, my odds
    .help = Says how likely you are to win if you follow the hints, from what you have seen.
    .example = odds
command-winnable = winnable
    .also = solvable, can i win, can it be won, can i still win, can it still be won, is it winnable
    .help = Says for certain whether the game can still be won. It marks the game as assisted.
    .example = winnable
command-fork = fork
    .also = where did i go wrong, mistake, where did i lose, where did i mess up, where did it go wrong, what was my mistake
    .help = Says where the game was lost; fork go undoes back to there. It marks the game as assisted.
    .example = fork go
command-par = par
    .also = best possible, best result possible, best possible result, best score possible, what's possible
    .help = Says the best that can be made of this deal. Before the end it marks the game as assisted.
    .example = par
command-solution = solution
    .also = solve, show solution, show the solution, show me how to win, how do i win, how can i win, how to win, show me the way
    .help = Says a best line of play from here, after asking. It marks the game as assisted.
    .example = solution

word-go = go
    .also = go back, go there
word-winnable = winnable
    .also = solvable, that can be won

hint-count = { $count ->
    [0] No card fits.
    [one] { $count } card fits.
   *[other] { $count } cards fit.
}
hint-rank = Hint: { CARD($rank, form: "with-article") }, { odds-said }.
hint-card = Hint: { CARD($card) }, { odds-said }.
hint-draw = Hint: draw, { odds-said }.
odds-said = { $odds ->
    [won] certain from what you have seen
    [lost] lost in any case
   *[estimated] about { $percent } percent
}
odds = About { $percent } percent, give or take { $margin }, if you follow the hints.
odds-among-winnable = Only deals that can be won are counted.
seen-winnable = Certain from what you have seen: it can still be won.
seen-lost = Certain from what you have seen: it can no longer be won.
proven-winnable = Yes, proven: it can still be won.
proven-lost = No, proven: it can no longer be won.
fork-before = Last chance was before move { $move }.
fork-never = Proven: this deal cannot be won at all.
par-points = Best possible, proven: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { signed-points }.
par-draws = Best possible, proven: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}.
par-streaks = Best possible, proven: { $points ->
    [one] { signed-points } point
   *[other] { signed-points } points
}.
par-lost = Cannot be won, proven. At best { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} left.
solution-begins = A best line, proven:
solution-take = { command-take } { CARD($card) }
solution-draw = { command-draw }: { CARD($card) }
question-solution = This gives everything away. Yes or no?
assisted-now = This game now counts as assisted.
status-assisted = Assisted.
tip-fork-go = To go back there: fork go.
help-know = Know: { command-hint }, { command-odds }, { command-winnable }, { command-fork }, { command-par }, { command-solution }.
