# The guide: a first game told step by step. Each lesson, then what to type; heard once, so short.

command-guide = guide
    .also = tutorial, lesson, teach me, learn, teach me to play, teach me how to play, show me how to play, tutorials, lessons, beginners guide, beginner's guide, guide me through, walk me through, talk me through it, talk me through a game, take me through it, take me through a game, show me the ropes, introduction, intro, i'm new, i am new here, i've never played before, i've never played this before, i have never played before, i've never played, i never played this, my first time, how do i start, how do i get started, how do i begin, where do i start, where do i begin, how to start, how to get started, getting started, get me started, train me, help me learn, help me get started, practice game, first game, step by step
    .help = Teaches the game in a first game, step by step; said again, it ends the guide. That game counts as assisted.
    .example = guide

guide-began = A first game, step by step.
guide-free = All other commands work as usual; { command-guide }, said again, ends it.
guide-over = The guide is over.
guide-goes-on = The game goes on.
guide-refused = The game in progress cannot be kept: first { command-new }, then { command-guide }.
guide-none = There is no guide to end.

guide-board = 28 cards lie in three peaks, in four rows.
guide-board-more = Only the bottom row is face up.
guide-moves = An open card fits when it is one rank above or below the waste card.
guide-moves-more = Suits do not matter, and king and ace are neighbours.
guide-name = To take a card, say its name or its letters.
guide-rank = The card you took is the waste card now.
guide-rank-more = A rank alone is enough.
guide-turn-up = Two neighbours lie on each hidden card: on row 3, place 1, those at places 1 and 2 of row 4.
guide-turn-up-more = When both are gone, it turns up.
guide-refusal = Now a mistake on purpose, a card that does not fit:
guide-refusal-more = you hear what cannot be and why, and nothing changes.
guide-refusal-plainly = you hear a no, and nothing changes.
guide-where = You can ask where a card lies.
guide-covers = You can also ask what lies on a card, even on a hidden one.
guide-draw = When nothing fits, draw from the stock; it is gone through only once.
guide-draw-more = When it is empty and nothing fits, the game is lost, unless you undo.
guide-score = You begin with 500 points; each move costs 1, a cleared peak gives 100.
guide-undo = Every move can be taken back, as far back as the deal.
guide-help = The word { command-help } lists all commands; with a command it explains that one.
guide-end = When you are at a loss, { command-hint } suggests a move and { command-odds } tells your chances.
guide-end-kept = Nothing is lost: after { command-quit } the game goes on at the next start.
guide-end-play = That was the guide. Now take { $count ->
    [28] all 28 cards
    [one] the last card
   *[other] the other { $count } cards
}!

guide-type = Type: { LIST($verb) }.
guide-type-row = Type: { command-row } { $row }.
guide-type-name = Type: { CARD($card) }, or { CARD($card, as: "letters") }.
guide-type-card = Type: { CARD($card) }.
guide-type-rank = Type: { CARD($rank) }.
guide-type-where = Type: { command-where } { CARD($card) }.
guide-type-covers = Type: { command-covers } { command-row } { $row } { word-place } { $place }.
guide-type-help = Type: { command-help } { LIST($verb) }.
guide-draw-first = No card fits now. Type: { command-draw }.

# At the very first start, before the other tip.
tip-guide = To learn the game by ear, type: { command-guide }.
