# What an empty line does.

command-enter = enter
    .also = empty line, empty lines, an empty line, return key, enter key, blank line
    .help = Sets what an empty line does while you type: repeat, draw, moves or off. While a question is open, it repeats that.
    .example = enter draw

set-enter = Empty line: { LIST($does) }.
choices-enter = Choices: { command-repeat }, { command-draw }, { command-moves }, { switch-off }.
