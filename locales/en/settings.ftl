# Settings of the text, for braille above all: the commands, their values, the replies.

command-cards = cards
    .also = card style
    .help = Sets how cards are written: words, letters or signs. Signs are for the fingers: voices swap or skip them.
    .example = cards letters
command-width = width
    .also = line width, line widths, wide, widths, columns wide, line length, length of lines, length of the lines, width of lines, width of the lines, margin, screen width, page width, text width
    .help = Sets how many characters a line may have, such as 40. Width off sets no limit.
    .example = width 40
command-gaps = gaps
    .also = gap, empty places, blanks, blank, holes, hole, empty spaces, empty spots, blank spaces, blank spots, empty space, missing cards, vacant places, empties
    .help = Turns gaps on or off. A gap stands for a gone card, so that places can be counted.
    .example = gaps on
# What is told with a move: the command, the kinds of news, what may be said of them.
command-tell = tell
    .also = announce, announcements, news
    .help = Sets what is told with a move, kind by kind, whatever the detail: fits, places, stock, streak, table or score, then on or off. Fits may also be none, count or cards.
    .example = tell fits cards
tell-fits = fits
    .also = moves, fitting
tell-places = places
    .also = place, positions
tell-stock = stock
    .also = deck
tell-streak = streak
    .also = chain, streaks
tell-table = table
    .also = cards on the table
tell-score = score
    .also = points
fits-none = none
    .also = nothing
fits-count = count
    .also = number
fits-cards = cards
    .also = names
command-prompt = prompt
    .also = command prompt, prompt line, prompts
    .help = Sets what stands before the line you type: none, short or state.
    .example = prompt state

cards-words = words
    .also = names, word, full words, full names, complete words, spelled out, written out, spelt out, plain words, plain english, the names
cards-letters = letters
    .also = letter, initials, initial, abbreviations, abbreviated, short form, short forms, single letters, letters only, only letters, two letters
cards-signs = signs
    .also = symbols, suit signs, sign, symbol, suit symbols, icons, pictures, unicode
prompt-none = none
    .also = nothing, empty
prompt-short = short
prompt-state = state
    .also = full

# A card as a letter and a sign.
card-signs = { $rank }{ $suit }
sign-clubs = ♣
sign-diamonds = ♦
sign-hearts = ♥
sign-spades = ♠

gap-run = { $count ->
    [1] gap
   *[other] { $count } gaps
}

# Before a typed line, with prompt state: the waste card, how many cards the stock has.
prompt-text = { $verdict ->
    [turned] +{ CARD($turned, as: "letters", between: " +") }{" "}
    [no] no{" "}
   *[nothing] {""}
}{ $lies ->
    [nothing] -
   *[card] { CARD($waste, as: "letters") }
} { $stock } { $fits }

set-cards = Cards: { LIST($style) }, such as { CARD($card) }.
set-width = Width: { $width }.
set-width-off = Width: off.
set-gaps-on = Gaps: on.
set-gaps-off = Gaps: off.
set-prompt = Prompt: { LIST($prompt) }.
misheard-width = The width goes from { $least } to { $most }.

help-braille = Braille: { command-cards }, { command-width }, { command-gaps }, { command-prompt }.
told-fits = Cards that fit: { $how ->
    [off] not told.
    [none] told when there are none.
    [count] how many.
   *[cards] which ones.
}
told-places = Places of cards that turn up: { $how ->
    [never] not told.
   *[always] told.
}
told-stock = Stock: { $how ->
    [never] not told.
    [notable] the last five cards.
   *[always] after each draw.
}
told-streak = Streak: { $how ->
    [never] not told.
    [notable] from four on.
   *[always] after each take.
}
told-table = Cards on the table: { $how ->
    [never] not told.
    [notable] the last five.
   *[always] after each take.
}
told-score = Score: { $how ->
    [never] at the end.
    [notable] at the end and with each peak.
   *[always] after each move.
}
choices-language = Choices: { $languages }.
choices-detail = Choices: { detail-brief }, { detail-normal }, { detail-full }.
choices-tell = To change one, for example: { command-tell.example }.
choices-switch = Choices: { switch-on }, { switch-off }.
choices-cards = Choices: { cards-words }, { cards-letters }, { cards-signs }.
choices-width = Choices: { $least } to { $most }, or { switch-off }.
choices-prompt = Choices: { prompt-none }, { prompt-short }, { prompt-state }.
