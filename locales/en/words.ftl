# Other words that are understood. .also lists more of them, parted by commas.

# The language's own name first.
language-name = English
    .also = en, eng, англ, английски, английский, по-английски, in english, англійски

# Pairs of letters that are read alike: the first as the second.
ear-folds = -

row-tops = peak tops
    .also = tops, top row, top, upper row
row-second = second row
row-third = third row
row-bottom = bottom row
    .also = bottom, lower row, last row, lowest row, lowest, the bottom, fourth row, front row
peak-left = left
    .also = leftmost
peak-middle = middle
    .also = center, centre
peak-right = right
    .also = rightmost

rule-easy = easy
rule-classic = classic
    .also = classical
rule-traditional = traditional
    .also = tradition
rule-open-start = open start
rule-open-peaks = open peaks
    .also = all open, all visible
rule-empty-waste = empty waste
rule-joker = joker
    .also = with joker, wild card
rule-draw-when-stuck = draw when stuck
    .also = draw only when stuck
rule-streaks = streaks
    .also = streak, streak scoring
rule-cards-left = cards left
    .also = cards left scoring

switch-on = on
    .also = enable, enabled
switch-off = off
    .also = disable, disabled
detail-brief = brief
    .also = short, terse, concise, less
detail-normal = normal
detail-full = full
    .also = long, detailed, everything, verbose

word-spell = spell
    .also = spelled, letters, by letters
word-place = place
    .also = position, spot
word-show = show
    .also = tell, list, read, look at, describe, name, read out, read me, read me out, give me, say, recite, check, let me hear, go over, tell me about, look over, list out
# A letter that draws where it is the whole line, and is a suit otherwise.
word-draw-alone = d
word-not = not
    .also = don't, dont, do not, never, without, haven't, havent, hasn't, isn't, aren't, won't, wont, can't, cant, cannot, didn't, didnt, doesn't, doesnt, wouldn't, shouldn't, wasn't, stop it from
word-filler = please
    .also = the, my, me, number, is, of
word-unit = moves
    .also = move, steps, step, times, actions, action

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten

ordinal-1 = first
    .also = 1st
ordinal-2 = second
    .also = 2nd
ordinal-3 = third
    .also = 3rd
ordinal-4 = fourth
    .also = 4th
ordinal-5 = fifth
    .also = 5th
ordinal-6 = sixth
    .also = 6th
ordinal-7 = seventh
    .also = 7th
ordinal-8 = eighth
    .also = 8th
ordinal-9 = ninth
    .also = 9th
ordinal-10 = tenth
    .also = 10th
