# Questions to the table: the commands, then the answers.

command-where = where
    .also = find, where is, where are, locate, where's, wheres, where is the, where can i find, where do i find, where did, where do
    .help = Says where a visible card lies, or every visible card of a rank.
    .example = where 7
command-covers = covers
    .also = covered, blocks, what covers, over, what is over, what blocks, covering, blocking, on top of, sitting on, lying on, what is on top of, what's on top of
    .help = Says what still lies on a card.
    .example = covers row 3 place 1
command-under = under
    .also = beneath, below, what is under, underneath, what's under, whats under, what is underneath, what lies under, behind
    .help = Says what a card lies on.
    .example = under row 4 place 1
command-seen = seen
    .also = gone, count, how many
    .help = Says how many cards of a rank are gone, visible and unseen.
    .example = seen 7
command-left = left
    .also = remaining, unseen, what is left
    .help = Says how many cards of each rank have not been seen yet.
    .example = left
command-history = history
    .also = last moves, hi
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
    [one] { $count } card unseen: { LIST($ranks) }.
   *[other] { $count } cards unseen: { LIST($ranks) }.
}
left-rank = { CARD($rank, form: "plural") } { $count }
left-none = All seen: { CARD($ranks, form: "plural") }.

look-history = { $count ->
    [0] No moves yet.
   *[other] Latest first: { LIST($moves) }.
}
history-took = took { CARD($card) }
history-drew = drew { CARD($card) }

help-table = Ask: { command-where }, { command-covers }, { command-under }, { command-seen }, { command-left }, { command-history }.
