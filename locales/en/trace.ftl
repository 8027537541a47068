# What a game leaves behind: a sentence for others, and a file.

command-share = share
    .also = send this to a friend, send it to a friend, send to a friend, share with friends, brag, copy the result, copy my result, copy result, tell my friends
    .help = Says the game and its result in one sentence, to be sent to a friend.
    .example = share
command-log = log
    .also = transcript, game log, game record, log file, logfile, record this game, keep a log, log this game, log the game, write it down, write this down
    .help = Writes the game so far into a file: the deal, the rules, every command and reply. A name that ends in html makes a page with headings.
    .example = log game.html

share = TriPeaks { $code }{ $daily ->
        [yes] , deal of the day, { played-date }
       *[no] {""}
    }: { $standing ->
        [won] won in { share-moves }{ share-points }
        [stuck] stuck after { share-moves }, { share-left } left
       *[playing] { share-left } left after { share-moves }
    }{ $help ->
        [with] , with help
       *[without] {""}
    }{ $par ->
        [points] ; best possible: { $best } { $best ->
            [one] point
           *[other] points
        }
        [draws] ; best possible: a win in { $best } { $best ->
            [one] draw
           *[other] draws
        }
        [lost] ; this deal can't be won, at best { $best } { $best ->
            [one] card is
           *[other] cards are
        } left
       *[unknown] {""}
    }.
share-moves = { $moves } { $moves ->
    [one] move
   *[other] moves
}
share-left = { $left } { $left ->
    [one] card
   *[other] cards
}
share-points = { $scheme ->
    [cards-left] {""}
   *[points] , { signed-points } { $points ->
        [one] point
       *[other] points
    }
}

log-written = Written: “{ $name }”.
log-not-written = The file cannot be written: “{ $name }”.
log-not-ours = “{ $name }” is not a log of this game and stays as it is: choose another name.
log-title = TriPeaks { $code }
log-start = The deal
log-game = The game
log-take = { command-take } { CARD($card) }
log-undo = { command-undo } { $count }
question-replace-file = There is a file called “{ $name }”. Replace it? Yes or no.
help-trace = For others: { command-share }, { command-log }.
