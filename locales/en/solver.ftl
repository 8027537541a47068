# The solver: commands and answers. Proven answers say so; fair ones say "from what you have seen", or how it is played.

command-hint = hint
    .also = tip, suggest, advice, what would you do, suggestion, help me out, clue, what do you suggest, what do you recommend, suggest something, any ideas, hints, tips, clues, pointers, nudge, suggestions, advise, some ideas, any idea, guidance, help me here, help me decide, help me choose, help me pick, help me play, help me with this move, a bit of help, a little help, little help, a little help here, have you got any ideas, hint at something, give me an idea, what should i play next, what should i take next, what should i do next, what do i play, what do i take, what shall i play next, what shall i do, what ought i to do, what's best, what's the best thing to do, what is best, what would be best, what's the best card to take, what's the best card to play, what's the right move, what's the right play, what's the right thing to do, best play, a good move, best bet, which card is best, which move would you make, what would you play next, what would you take next, what do you think, what do you reckon, what do you advise, recommend, recommend something, recommend me something, recommendation, suggest a card, suggest me something, tell me what to do, tell me what to play, tell me what to take, show me what to do, show me what to play, show me a move, find me a move, where should i start, what's my next move, what's the next move, what's a good card to take, is there something better, which move should i make, what move should i make, what move would you make, help me choose a card, help me pick a card, help me find a card, help me find a move, help me move
    .help = Says how many cards fit; ask again for the best rank, then for the card. From the second answer on it marks the game as assisted.
    .example = hint
command-odds = odds
    .also = chance, chances, probability, likelihood, prospects, do i stand a chance, what chance do i stand, how's it looking, how is it looking, how do my chances look, how hopeful should i be, will i win, am i going to win
    .help = Says how likely you are to win if you follow the hints, from what you have seen.
    .example = odds
command-winnable = winnable
    .also = solvable, is it lost, is this lost, is it already lost, is the game lost, is this game lost, have i lost, have i already lost, did i already lose, is there still hope, is there hope, any hope, is all lost, is it all over, is it hopeless, is this hopeless, doable, beatable, can the board be cleared, can the table be cleared, will it come out, will this come out, does it come out, does this come out, am i doomed, is it doomed, have i blown it, did i blow it already, is this impossible, is it impossible, is there a solution, does it have a solution, does this have a solution, does a solution exist
    .help = Says for certain whether the game can still be won. It marks the game as assisted.
    .example = winnable
command-fork = fork
    .also = mistake, what was my mistake, where did i go astray, where was my mistake, where was the mistake, where's my mistake, where's the mistake, where is my mistake, what was the mistake, what mistake did i make, which mistake did i make, which move was the mistake, which move was bad, which move ruined it, what cost me the game, what have i done wrong, where was it lost, where was the game lost, where was this lost, when did i go wrong, when did it go wrong, when did i lose, when did i mess up, when was it lost, how did i lose, how did i mess up, how did it go wrong, why did i lose, what should i have done, what should i have played, my mistake where was it, my error, my blunder, find my mistake, turning point, fatal mistake
    .help = Says where the game was lost; fork go undoes back to there. It marks the game as assisted.
    .example = fork go
command-par = par
    .also = best possible, best result possible, best score possible, what's possible, best possible play, best i could have got, best i could have gotten, best i could have had, best i could have done, best i could have scored, best i could do, best i can do, best i can get, best i could get, best i can hope for, best one could do, best anyone could do, best anyone could get, best that can be done, best that could be done, best that's possible, best you can do, best you could do, best achievable, perfect game, maximum possible, max possible, highest possible, most points possible, most points i can get, most points i could get, most i can get, most i could get, most i can score, most i could score, most i could have got, most i could have scored, most possible, optimum score, optimal play, top score possible, best score i can get, best score i could get, best result i can get, best result i could get, how well can i do, how well could i do, how good could it be, how good could i do, how high can i score, how high could i score, how many points are possible, how many points can i get, how many points could i get
    .help = Says the best that can be made of this deal. Before the end it marks the game as assisted.
    .example = par
command-solution = solution
    .also = solve, show me how to win, show me the way, solve it, solve this, solve this one, solve the game, solve the game for me, the answer, answer please, play it for me, finish it for me, show me how it's done, how can it be won, how can this be won, how is it won, how could i have won, how could i win, how could this be won, how do i solve this, how do i solve it, how do i beat this, how to solve this, how to solve it, how can i solve this, how can i still win, how does it come out, how does this come out, winning line, winning moves, winning way, way to win, walkthrough, walk through, solving, reveal the solution, reveal the answer, tell me how to win, full solution, complete solution
    .help = Says the best next step from here, after asking; solution all says the whole line. It marks the game as assisted.
    .example = solution

word-go = go
    .also = go back, go there
word-winnable = winnable
    .also = solvable, that can be won, that i can win, that can be solved, which can be won, which i can win, that's winnable, that is winnable, that's solvable, one i can win, one that i can win, one that can be won, guaranteed winnable, a sure win, sure to be winnable, that's possible to win, possible to win, with a solution, that has a solution, that will come out, that comes out

hint-count = { $count ->
    [0] Nothing fits: draw.
    [one] One card fits.
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
fork-before = The last chance was before move { $move }.
fork-never = Proven: this deal cannot be won at all.
par-points = Best possible, proven: { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, { signed-points } points.
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
question-solution = The solution gives the game away. Hear it? Yes or no.
question-hint = A hint counts as help in this game. Go on? Yes or no.
question-proven = A proven answer counts as help in this game. Go on? Yes or no.
assisted-now = This game now counts as assisted.
status-assisted = Assisted.
tip-fork-go = To go back there: fork go.
help-know = Advice: { command-hint }, { command-chain }, { command-odds }, { command-winnable }, { command-fork }, { command-par }, { command-solution }.
