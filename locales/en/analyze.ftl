# Deals settled outside a game: tripeaks analyze, tripeaks solve.

cli-commands = Commands

analyze-about = Counts how many deals of a range can be won.
analyze-synopsis = tripeaks analyze --deals A..B [OPTIONS]
analyze-value-deals = A..B
analyze-value-threads = COUNT
analyze-option-deals = The deals, by number, both ends included: 1..50000
analyze-option-csv = Prints one row per deal instead, as CSV
analyze-option-json = Prints one line per deal instead, as JSON
analyze-option-threads = How many threads to use, 1 to 256; if not said, one per processor

solve-about = Says the best that can be made of a deal, and a best line.
solve-synopsis = tripeaks solve [DEAL] [OPTIONS]
solve-deal = The deal: a code, a number, or a dash for 52 cards on standard input, in the order in which they are dealt
solve-option-csv = Prints a row instead, as CSV
solve-option-json = Prints a line instead, as JSON

# A number with two decimals.
decimal = { $whole }.{ $part }

analyze-deal = Deal { $first }.
analyze-deals = Deals { $first } to { $last }.
analyze-winnable = Winnable, proven: { $won } of { $deals }.
analyze-share = Share: { LIST($share) } percent, 95 percent interval { LIST($low) } to { LIST($high) }.
analyze-draws = Fewest draws: { $least } to { $most }, { LIST($mean) } on average.
analyze-half = The middle half: { $lower } to { $upper }, median { $middle }.
analyze-no-streaks = Streak scores are not counted here: that is what solve is for, one deal at a time.
analyze-time = Time: { LIST($seconds) } seconds, { $rate ->
    [one] { $rate } deal
   *[other] { $rate } deals
} a second.
analyze-progress = { $done } of { $deals } deals, { $percent } percent.
analyze-stopped = Stopped. To go on: --deals { $rest }.

solve-fewest-draws = Fewest draws of any win, proven: { $draws }.

analyze-error-no-deals = Say which deals, for example --deals 1..1000.
analyze-error-extra = Leave out { $name }: the deals are given once, as --deals 1..1000.
analyze-error-deals = Deals are said as 1..1000, not { $name }.
analyze-error-backwards = The first of the deals comes after the last: { $name }.
analyze-error-threads = Threads go from 1 to 256, not { $name }.
analyze-error-no-threads = The system could not start a thread.
analyze-error-forms = --csv or --json, not both.
analyze-error-playing = { $name } is for a game only.
solve-error-nothing = Say a deal, or give 52 cards on standard input.

deck-not-a-card = Card { $place } was not understood: { $name }.
deck-unclear = Card { $place } could mean several cards: { $name }.
deck-count = 52 cards are needed, not { $count }.
deck-twice = This card comes twice: { CARD($card) }.
deck-joker-unwanted = There is no joker under these rules.
deck-joker-missing = Under these rules one joker is needed among the last 23 cards.
deck-too-long = That is far more text than 52 cards take.
