# Questions to the table: the commands, then the answers.

command-where = where
    .also = find, where are, locate, where's, wheres, where can i find, where do i find, where did, where do, whereabouts, whereabouts are, where abouts, where abouts are, where has, where have, where do i see, where can i see, where was, where were, where would i find, where might i find, where does, where in, where on, where at, where on earth is, where the hell is, location, position of, point me to, point out, look for, search for, search, seek, hunt for, in which row is, in which row are, which row is, which row are, what row is, what row are, which row has, what row has, which line is, in what row is, which peak is, which place is, looking for, i'm looking for, i am looking for, looking after
    .help = Says where a visible card lies, or every visible card of a rank.
    .example = where 7
command-covers = covers
    .also = covered, blocks, what covers, over, what is over, what blocks, covering, blocking, on top of, what is on top of, what's on top of, what is blocking, what's blocking, what is covering, what's covering, whats covering, whats blocking, what's sitting on, what is sitting on, what's lying on, what is lying on, what lies on, what sits on, what's resting on, resting on, lies over, what lies over, what's over, whats over, above, what is above, what's above, laying on, laying on top of, lying over, lying on top of, sitting over, sitting on top of, who covers, who blocks, blocked, blocker, blockers, what hides, hides, hiding, what's hiding, what is hiding, what traps, trapping, what's trapping, pinning, what's pinning, buried, buried under, locked, what locks, what must go before, what must go to free, what do i need to take to get, what do i have to take to get, what do i have to clear to get, what do i need to clear to get, what do i have to remove to get, what do i need to remove to get, what's keeping, what is keeping, what's holding down, what's in the way of, what is in the way of, in the way of, what stands in the way of, obstructing, obstructs, what's stopping, covers up, covering up, is anything on, is anything on top of, is anything over, is anything covering, is anything blocking, is there anything on, is there anything on top of, is there anything over, is there something on, is there something on top of, anything on top of, anything over
    .help = Says what still lies on a card.
    .example = covers row 3 place 1
command-under = under
    .also = beneath, below, what is under, underneath, what's under, whats under, what is underneath, what lies under, behind, underlying, what is beneath, what's beneath, what is below, what's below, what lies beneath, what lies below, what's hidden under, what is hidden under, hidden under, hidden beneath, hidden behind, what's behind, what is behind, lying under, lying beneath, lying below, sitting under, what would be under, what will be under, what's hiding under, what's hiding behind, hiding under, hiding behind, what gets uncovered by, what is uncovered by, what does it free if i take, what do i free by taking, what do i uncover by taking, what do i uncover if i take, what do i open by taking, what do i open if i take, what opens if i take, what opens up if i take, what will i uncover by taking, what would i uncover by taking, what would i free by taking, what comes free if i take, what gets freed by, what will i find under, what would i find under, what can i find under, what might be under, what could be under, what is there under
    .help = Says what a card lies on.
    .example = under row 4 place 1
command-seen = seen
    .also = gone, count, how many, already seen, already gone, come up already
    .help = Says how many cards of a rank are gone, visible and unseen.
    .example = seen 7
command-left = left
    .also = remaining, unseen, what is left, unseen cards, cards unseen, cards to come, what's left, whats left, what's still out, card count, count of cards, count cards, card counting, count the cards, tally of ranks
    .help = Says how many cards of each rank have not been seen yet.
    .example = left
command-history = history
    .also = hi, my moves, moves so far, played so far, what did i just do, what have i just done, what did i just take, what did i just play, what was my last play, what just happened, what happened, what happened just now, what happened last, what's happened so far, what happened before, what came before, record of moves, move list, list of moves, story so far, move history, history of moves, what did we do
    .help = Says the last moves, the latest first.
    .example = history 3

# A place with its peak, inside other sentences.
spot-of = { $row ->
    [1] top of the { $peak ->
        [1] left
        [2] middle
       *[3] right
    } peak
    [4] bottom row, place { $place }
   *[other] row { $row }, place { $place }
}{ $row ->
    [1] {""}
   *[other] , { $peak ->
        [1] left
        [2] middle
       *[3] right
    } peak
}

where-at = { CARD($card, capital: "yes") }: { spot-of }, { $lies ->
    [open] open
   *[covered] covered
}.
where-none = No { CARD($rank, form: "plural") } in sight.
hidden-at = hidden card, { place-of }

covers-by = { CARD($card, capital: "yes") }, on top: { $count ->
    [0] nothing
   *[other] { CARD($cards, between: "; ") }
}.
covers-all = In all: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
under-by = Under { CARD($card) }: { $count ->
    [0] nothing
   *[other] { CARD($cards, between: "; ") }
}.

seen-rank = { CARD($rank, form: "plural", capital: "yes") }: { $gone } gone, { $visible } visible, { $unseen } unseen{ $again ->
    [0] .
   *[other] , { $again } hidden again.
}
seen-gone = Gone: { CARD($cards) }.
seen-visible = Visible: { CARD($cards) }.

left-ranks = { $count ->
    [0] Every card has been seen.
   *[other] { $seen } cards seen, { $count } unseen: { LIST($ranks) }.
}
left-rank = { $count ->
    [one] { $count } { CARD($rank) }
   *[other] { $count } { CARD($rank, form: "plural") }
}
left-none = All seen: { CARD($ranks, form: "plural") }.

look-history = { $count ->
    [0] No moves yet.
   *[other] Latest first: { LIST($moves) }.
}
history-took = took { CARD($card) }
history-drew = drew { CARD($card) }

help-table = Ask: { command-where }, { command-covers }, { command-under }, { command-after }, { command-seen }, { command-left }, { command-history }.
