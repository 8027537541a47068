# The rules in own words: the names of the sections, then their sentences.

section-goal = goal
    .also = aim, object, the goal, aim of the game, object of the game, goal of the game, purpose, point of the game, point, objective, how do i win, how can i win, how to win, how do you win, how do you win this game, what is the game about, what's the game about
section-table = table
    .also = board, layout, setup, the table, start position
section-taking = taking
    .also = take, fitting
section-drawing = drawing
    .also = draw, stock, waste
section-score = score
    .also = scoring, points, score counted, scoring system
section-undo = undo
    .also = undoing, taking back
section-end = end
    .also = ending, the end, winning, win, how it ends, end of the game, ends
section-deals = deals
    .also = deal, code, codes, numbers
section-variants = variants
    .also = variant, variations
word-all = all
    .also = everything, all sections, all of them

rules-sections = Sections: { LIST($sections) }.
rules-sections-more = One of them: { command-rules } { section-score }. All: { command-rules } { word-all }.
rules-heading = { LIST($section, capital: "yes") }.
rules-in-force = In force: { LIST($rules) }.

rules-goal-1 = Take all 28 cards from the three peaks.
rules-goal-2 = Cards that are left in the stock do not matter.

rules-table-1 = There are 52 cards, without jokers.
rules-table-2 = 28 of them make three peaks, in rows of 3, 6, 9 and 10.
rules-table-3 = Only the bottom row is face up; two cards of the next row lie on every other card.
rules-table-4 = One card opens the waste, and 23 make the stock.

rules-taking-1 = A card is open when no other card lies on it.
rules-taking-2 = An open card can be taken when it is one rank above or below the waste card.
rules-taking-3 = Suits do not matter; king and ace are neighbours, unless the rules are classic.
rules-taking-4 = The card taken is the new waste card.
rules-taking-5 = When both cards on a hidden card are gone, it turns up.

rules-drawing-1 = The top card of the stock is turned onto the waste.
rules-drawing-2 = You may draw at any time, even when a card fits.
rules-drawing-3 = The stock is gone through once; the waste never goes back.

rules-score-1 = You begin with 500 points.
rules-score-2 = Every take and every draw costs 1 point.
rules-score-3 = A cleared peak gives 100 points.
rules-score-4 = Undo brings back the score as it was, but the count of moves never goes down.
rules-score-5 = A win gives 772 points at most.
rules-streak = A streak is the cards taken since the last draw.
rules-equal = Of equal results, the one with fewer moves is better.

rules-undo-1 = Moves can be undone one by one, as far back as the deal.
rules-undo-2 = Cards and points are as they were; a card that had turned up is face down again.
rules-undo-3 = The count of moves stays, and what you have seen stays seen.
rules-undo-4 = A won game is final.

rules-end-1 = The game is won when no card is left on the table.
rules-end-2 = It is stuck when the stock is empty and no open card fits.
rules-end-3 = That costs nothing: undo, or start a new game.

rules-deals-1 = Every deal has a number and a code, such as { CODE("TP1-E-AAAAAAB") }.
rules-deals-2 = The same code always deals the same cards.
rules-deals-3 = After { CODE("TP1") } comes { CODE("E") } for easy rules or { CODE("C") } for classic ones; letters at the end are variants.
rules-deals-4 = To deal a game again, type { command-new } and its code or number.

rules-variants-1 = Joker: one is in the stock, and any open card fits on it.
rules-variants-2 = Open peaks: all cards are visible from the start. Empty waste: any open card may be the first.
rules-variants-3 = Draw when stuck: no drawing while a card fits.
rules-variants-4 = Streaks and cards left change the score.
rules-variants-5 = Traditional is classic, draw when stuck and streaks; open start is easy, empty waste and cards left.
