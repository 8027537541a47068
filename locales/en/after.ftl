# What would be, from what is seen.

command-after = after
    .also = what if, what if i take, if i take, if i took, what after, what fits after, what would fit after, what happens if i take, suppose i take
    .help = Says what would fit once a card is taken, and which places it would uncover.
    .example = after 2d
command-chain = longest run
    .also = longest chain, best run, best chain, longest streak, the longest run, longest sequence, best sequence, long run, longest run i can make, longest run i can take, longest run possible, longest possible run, longest run there is
    .help = Says the longest run of cards you could take, from the cards you can see. It marks the game as assisted.
    .example = longest run

after-fits = After { CARD($card) }, { $count ->
    [0] nothing fits.
    [one] one card fits: { CARD($cards) }.
   *[other] { $count } cards fit: { CARD($cards) }.
}
after-uncovers = { $count ->
    [one] It uncovers: { CARD($cards, between: "; ") }.
   *[other] It uncovers: { CARD($cards, between: "; ") }.
}
chain = { $count ->
    [0] Nothing fits.
    [one] Longest run, one card: { CARD($cards) }.
   *[other] Longest run, { $count } cards: { CARD($cards) }.
}
tip-unseen = What is unseen lies hidden on the table or in the stock; nobody can tell which.
