# What is said.

# A place on the table, inside other sentences.
place-of = { $row ->
    [1] top of the { $peak ->
        [1] left
        [2] middle
       *[3] right
    } peak
    [4] bottom row, place { $place }
   *[other] row { $row }, place { $place }
}

# A score below zero is said with a word: voices drop the sign.
signed-points = { $sign ->
    [minus] minus { $points }
   *[plus] { $points }
}

began-fresh = New game.
began-again = The same deal from the start.

event-took = Took { CARD($card) }.
event-turned-up = Turned up { CARD($cards, last: " and ") }.
event-turned-up-at = Turned up { CARD($cards, last: " and ") }: { $row ->
    [1] top of the { $peak ->
        [1] left
        [2] middle
       *[3] right
    } peak
    [4] bottom row
   *[other] row { $row }
}{ $row ->
    [1] .
   *[other] , { $count ->
        [1] place
       *[other] places
    } { LIST($places, last: " and ") }.
}
place-number = { $place }
event-opened = Now open: { CARD($cards, last: " and ") }.
event-peak-cleared = { $peak ->
    [1] Left
    [2] Middle
   *[3] Right
} peak cleared{ $points ->
    [0] .
   *[other] , { $points } points.
}
event-streak = Streak: { $count }.
event-took-several = Took { CARD($cards) }.
event-drew-several = Drew { CARD($card) }.
event-drew-several-last = Drew { CARD($card) }. The stock is empty.
event-left = Still to take: { CARD($cards) }.
event-drew = Drew { CARD($card) }.
event-drew-last = Drew { CARD($card) }, the last card of the stock.
event-drew-joker = Drew the joker. Any open card fits.
event-won = You won! { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $points ->
    [one] { signed-points } point
   *[other] { signed-points } points
}.
event-won-cards-left = You won! { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, no cards left.
event-stuck = No more possible moves.
event-fits = { $count ->
    [0] Nothing fits.
    [one] One card fits.
   *[other] { $count } cards fit.
}
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left.

undone-one = Undone.
undone-many = Undid { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
undone-on-table = Back on the table: { CARD($cards) }.
undone-in-stock = Back in the stock: { CARD($cards) }.
undone-face-down = Face down again: { CARD($cards) }.
# The rest of a long list of cards that were put back.
undone-more = { $count } more

refused-plainly = No.
refused-finished = Game over.
refused-stock-empty = The stock is empty.
refused-nothing-to-undo = Nothing to undo.
refused-draw-not-allowed = Cannot draw now: { CARD($card) } fits.
refused-not-adjacent = { CARD($cards, capital: "yes", last: " and ") } { $count ->
    [one] does
   *[other] do
} not fit on { CARD($waste) }.
refused-rank = Must be one rank higher or lower.
refused-covered = That card is blocked.
refused-on-top = On top: { CARD($cards) }.
refused-covered-all = Covered: { CARD($cards) }.
refused-not-in-sight = Not in sight: { CARD($card) }.
refused-already-gone = Already gone: { CARD($card) }.
refused-joker-gone = The joker has been drawn already.
refused-on-waste = Already on the waste: { CARD($card) }.
refused-none-open = No open { CARD($rank, form: "plural") }.

board-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; waste: { $lies ->
    [nothing] empty
   *[card] { CARD($waste) }
}.
board-tops = Peak tops: { row-cards };
board-second = row 2: { row-cards };
board-third = row 3: { row-cards };
board-bottom = bottom row: { row-cards }.
row-cards = { $count ->
    [0] empty
   *[other] { CARD($cards) }
}
hidden-run = { $count ->
    [1] hidden card
   *[other] { $count } hidden
}

look-row = { $row ->
    [1] Peak tops
    [4] Bottom row
   *[other] Row { $row }
}: { row-cards }.
look-place = { $row ->
    [1] Top of the { $peak ->
        [1] left
        [2] middle
       *[3] right
    } peak
    [4] Bottom row, place { $place }
   *[other] Row { $row }, place { $place }
}: { $lies ->
    [gone] empty
    [face-down] hidden card
    [covered] { CARD($card) }, covered
   *[open] { CARD($card) }
}.
look-peak = { $peak ->
    [1] Left
    [2] Middle
   *[3] Right
} peak: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
look-peak-tops = Top: { row-cards };
look-waste = Waste: { $lies ->
    [nothing] empty
   *[card] { CARD($waste) }
}.
look-stock = { $count ->
    [0] The stock is empty.
    [one] Stock: { $count } card.
   *[other] Stock: { $count } cards.
}
look-open = { $count ->
    [0] No open cards.
    [one] { $count } open card: { CARD($cards) }.
   *[other] { $count } open cards: { CARD($cards) }.
}
look-now = You can say: { LIST($commands) }.
look-moves = { $count ->
    [0] Nothing fits.
    [one] One card fits: { CARD($cards) }.
   *[other] { $count } cards fit: { CARD($cards) }.
}
look-score = { $sign ->
    [minus] Minus { $points }
   *[plus] { $points }
} { $points ->
    [one] point
   *[other] points
}.
look-score-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left.
look-code = Code: { $code }.
status-score = Score: { signed-points }.
status-moves = Moves: { $moves }.
status-table = On the table: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
status-rules = Rules: { LIST($rules) }.
rules-ends-joined = King and ace are neighbours, both ways.
rules-ends-apart = King and ace are not neighbours.
rules-faces-open = All cards are visible from the start; covered ones cannot be taken.
rules-start-empty = The waste starts empty; any open card may be the first.
rules-joker-with = One joker is in the stock; any open card fits it.
rules-drawing-when-stuck = You may draw only when no card fits.
rules-drawing-anytime = You may draw at any time.
rules-scheme-points = Score: 500 at the start, 1 off for each move, 100 for each peak.
rules-scheme-streaks = Score: 1, 2, 3 and so on in a streak, 5 off for each draw. Peaks: 15, 15 and 30.
rules-scheme-cards-left = The score is the number of cards left: the fewer, the better.

question-which-card = Which card: { CARD($cards, last: " or ") }?
question-which-command = Did you mean { LIST($commands, last: " or ") }?
line-word = { LIST($verb) } { LIST($word) }
line-number = { LIST($verb) } { $number }
line-text = { LIST($verb) } { $text }
line-cards = { LIST($cards) }
line-rules = { LIST($rules) }
line-told = { LIST($words, between: " ") }
line-place = row { $row } place { $place }
question-new = New game number { $number }? Yes or no.
question-new-code = New game { $code }? Yes or no.
question-give-up = Give up this game? Yes or no.
question-declined = Nothing done.

misheard-unknown = Not understood.
misheard-negated = Nothing done.
misheard-incomplete = Say it in full, for example: { LIST($verb, form: "example") }.
misheard-suit-or-verb = { LIST($suit, capital: "yes") } or { LIST($verb) }? Say it in full, for example: { LIST($verb, form: "example") }.
misheard-too-long = That line is too long.
misheard-name-too-long = That name is too long: at most { $most } characters.
misheard-not-asked = No question was asked.
misheard-no-such-answer = That is not among the answers.
misheard-no-rank = No card has the number { $number }. For the game of that number, type: { LIST($verb) } { $number }.
misheard-number-too-large = Deals are numbered from 0 to 34359738367.
misheard-language = No such language. There are: { $languages }.
misheard-nothing-to-repeat = Nothing was said that far back.
misheard-row = Rows go from 1 to 4.
misheard-place = Row { $row } has { $count } places.
misheard-peak = Peaks: left, middle, right.
code-not-a-code = A deal code begins with { CODE("TP1") }.
code-rule-letter = After { CODE("TP1") } comes { CODE("E") } or { CODE("C") }, not { $letter }.
code-length = A deal code has 7 letters or digits after { CODE("E") } or { CODE("C") }, not { $count }.
code-digit = A deal code cannot have { $letter }: only { CODE("A") } to { CODE("Z") } and 2 to 7.
code-variant-letter = No variant has the letter { $letter }.
code-twice = The letter { $letter } comes twice.
clash-schemes = Streaks or cards left, not both.
clash-ends = Easy does not go with classic or traditional.

tip-start = For the commands, type: help.
tip-help = Try: { command-now }.
tip-stuck = Undo or start a new game.
tip-another = For another game, type: { command-new }.
tip-quit = To leave, type: { command-quit }.

set-language = Language: English.
set-explain-on = Refusals say why.
set-explain-verdict = Refusals say what cannot be, not why.
set-explain-off = Refusals say only: { refused-plainly }
set-detail-brief = Detail: brief.
set-detail-normal = Detail: normal.
set-detail-full = Detail: full.

help-play = Play: { command-take }, { command-draw }, { command-undo }, { command-redo }, { command-moves }, { command-open }.
help-look = Look: { command-board }, { command-row }, { command-peak }, { command-waste }, { command-stock }, { command-status }, { command-score }, { command-repeat }.
help-game = Game: { command-new }, { command-restart }, { command-rules }, { command-guide }, { command-code }, { command-quit }.
help-settings = Settings: { command-language }, { command-detail }, { command-tell }, { command-explain }, { command-enter }.
help-more = About one command: help take.
help-one = { LIST($verb, form: "help") }
help-example = Example: { LIST($verb, form: "example") }.

goodbye = Goodbye.
