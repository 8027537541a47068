# Other words that are understood. .also lists more of them, parted by commas.

# The language's own name first.
language-name = English
    .also = en, eng, англ, английски, английский, по-английски, in english, англійски

# Pairs of letters that are read alike: the first as the second.
ear-folds = -

row-tops = peak tops
    .also = tops, top row, top, upper row, first row, peak tips, tops of the peaks, summits, highest row, very top row, peaks, the peaks, top line, tip tops, three tops, row one, line one, upper line, uppermost row, top of the peaks, topmost row, three peaks
row-second = second row
    .also = second line, row two, line two, second from the top, second row from the top, second row down, row below the tops, row under the tops, row below the top, row under the peaks, third from the bottom, third row from the bottom, third row up, second highest row, 2nd row
row-third = third row
    .also = third line, row three, line three, third from the top, third row from the top, third row down, second from the bottom, second row from the bottom, second row up, second lowest row, last but one row, penultimate row, next to last row, second to last row, row above the bottom, row above the bottom row, row before the last, 3rd row
row-bottom = bottom row
    .also = bottom, lower row, last row, lowest row, lowest, the bottom, fourth row, front row, bottom line, lowest line, base, base row, ground row, row four, line four, nearest row, closest row, front line, last line of cards, fourth line, fourth from the top, fourth row from the top, fourth row down, first row from the bottom, very bottom, very bottom row, very last row, bottommost row, bottom most row, underneath row, final row, bottom cards, 4th row, lower line, row at the bottom, row nearest me
peak-left = left
    .also = leftmost, left hand, lefthand, left side, left hand side, left handed, on the left, to the left, on the left hand side, on the left side, western, one on the left
peak-middle = middle
    .also = center, centre, central, mid, in the middle, in the centre, in the center, one in the middle, middle one, centre one, center one, between
peak-right = right
    .also = rightmost, right hand, righthand, right side, right hand side, on the right, to the right, on the right hand side, on the right side, eastern, one on the right

rule-easy = easy
    .also = easy rules
rule-classic = classic
    .also = classical, classic rules
rule-traditional = traditional
    .also = tradition, traditional rules
rule-open-start = open start
rule-open-peaks = open peaks
    .also = all open, all visible
rule-empty-waste = empty waste
rule-joker = joker
    .also = with joker, wild card, jokers, with jokers, with a joker, wildcards, with wild card, with wild cards
rule-draw-when-stuck = draw when stuck
    .also = draw only when stuck
rule-streaks = streaks
    .also = streak, streak scoring
rule-cards-left = cards left
    .also = cards left scoring

switch-on = on
    .also = enable, enabled, activate, activated, switched on, turned on, turn on, switch on, back on, on again, put on, start up
switch-off = off
    .also = disable, disabled, deactivate, deactivated, switched off, turned off, turn off, switch off, leave out, omit, suppress, no more, stop giving, stop giving me, stop telling me, stop saying, do away with, drop all
detail-brief = brief
    .also = short, terse, concise, less, shorter, briefer, briefly, less detailed, to the point, less chatty, less talkative, less wordy, less talk, less talking, less text, less information, less info, short and sweet, in brief, in short, the short version, short version, the bare minimum, bare minimum, fewer words
detail-normal = normal
    .also = ordinary detail, medium detail, standard detail, default detail
detail-full = full
    .also = long, detailed, everything, verbose, longer, wordy, wordier, more detailed, in detail, in full detail, more talkative, more chatty, at length, in full, full version, the full version, the long version, long version, all the details, every detail, complete detail, more words, more information, more info, fuller, the works

word-spell = spell
    .also = spelled, letters, by letters
word-place = place
    .also = position, spot
word-show = show
    .also = tell, list, read, look at, describe, read out, read me, read me out, give me, say, recite, check, let me hear, go over, tell me about, look over, list out, print, display, write, write out, see, view, present, recite for me, have a look at, take a look at, have another look at, take another look at, have a look, take a look, let me see, let's see, lets see, let's look at, let me look at, let's have a look at, i want to see, i'd like to see, i wanna see, may i see, could i see, show us, show me, tell us, tell me, tell me of, read us, read over, read off, read back, read through, read out loud, read to me, remind me, remind us, remind me of, remind me about, remind me what, remind, refresh me on, i forget, i forgot, i've forgotten, i have forgotten, i can't remember, can't remember, i don't remember, don't remember, i can't recall, i don't recall, talk me through, run through, run me through, go through, run over, go over with me, walk me over, inform me, inform me of, inform me about, give me a rundown of, rundown of, report, report on, mention, enumerate, fill me in on, update me on, bring up, pull up, call up, let me know, i want to know, i'd like to know, i need to know, i want to hear, i'd like to hear, hear, can i hear, could i hear, may i hear, let's hear, let me have a look at, can you describe, describe to me, describe for me, announce, i wonder, what about, how about telling me
# A letter that draws where it is the whole line, and is a suit otherwise.
word-draw-alone = d
word-not = not
    .also = don't, dont, do not, never, without, haven't, havent, hasn't, isn't, aren't, won't, wont, can't, cant, cannot, didn't, didnt, doesn't, doesnt, wouldn't, shouldn't, wasn't, stop it from, ain't, couldn't, couldnt, needn't, mustn't, hadn't, weren't, werent, arent, isnt, wasnt, hasnt, shouldnt, wouldnt, ain, shan't, no longer, not to, refuse to, avoid, neither, nor, none of this, wait with, hold off, hold off on, wait before, go without, no need to, no need for, keep off, hands off, don't you, do not you
word-filler = please
    .also = the, my, me, number, is
# Between a rank and a suit; it never ends a line.
word-of = of
word-unit = moves
    .also = move, steps, step, times, actions, action, moves made, turns, turn, plays, moves back, move ago, moves ago, steps back, steps backwards

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
    .also = 1st, former, very first, 1 st, number one
ordinal-2 = second
    .also = 2nd, 2 nd, number two
ordinal-3 = third
    .also = 3rd, number three
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
