# What was undone is done again.

command-redo = redo
    .also = undo the undo, undo that undo, undo my undo, put it back again, put that back again, put them back again, cancel the undo, cancel that undo, reverse the undo, take back the undo, redo it, redo that, ctrl y, control y, redoing, un undo, i didn't want to undo, i didn't mean to undo, i shouldn't have undone that, bring back what i undid, put back what i undid, redo what i undid
    .help = Does again what undo took back, or as many moves as you say. Nothing is counted twice; a new move ends it.
    .example = redo

redone-one = Redone.
redone-many = Redid { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
refused-nothing-to-redo = Nothing to redo.
log-redo = { command-redo } { $count }
