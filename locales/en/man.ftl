# The manual page and what shells complete: tripeaks man, tripeaks completions.

man-about = Prints the manual page, in the roff format: tripeaks man | man -l -
man-synopsis = tripeaks man [OPTIONS]
completions-about = Prints what a shell needs to complete the options with Tab.
completions-synopsis = tripeaks completions SHELL [OPTIONS]
completions-value-shell = SHELL
completions-shell = The shell: bash, zsh, fish or powershell
completions-error-no-shell = Say which shell: { $shells }.
completions-error-shell = No completions for this shell: { $name }. There are: { $shells }.

# What stands at the top of each page.
man-manual = Games
# Headings.
man-name = Name
man-usage = Synopsis
man-description = Description
man-files = Files
man-environment = Environment
man-exit-status = Exit status
man-reporting = Reporting bugs

man-playing = The table is told in words; then type what you want to do, in any words that the game knows. To take a card: its name or its letters. To draw from the stock: { command-draw }. To take a move back: { command-undo }. To hear the table again: { command-board }. To hear all the commands: { command-help }. To hear the rules: { command-rules }. To leave: { command-quit }.
man-keeping = The game is on the disk after every move, and the next start goes on there. Replies are also spoken where a speech service answers and no screen reader runs; to change that: { command-voice }.

man-file-settings = What is set and remembered; it may be edited by hand.
man-file-game = The game in progress.
man-file-games = Games kept under a name.
man-file-records = The record book.
man-file-locales = Translations, laid over the built-in ones; the first star is a language's tag, such as en.

man-variable-language = The language, where neither --language nor the settings name one.
man-variable-folders = The folders to use in place of ~/.config, ~/.local/state and ~/.local/share.
man-variable-name = The name under which results are recorded, until another is chosen (the command is { command-player }).
man-variable-terminal = If it is dumb, lines are read without line editing.
man-variable-speech = Where the speech service, speech-dispatcher, is reached.
man-variable-speech-command = The command that starts the speech service, in place of speech-dispatcher.

man-exit-done = All went well.
man-exit-refused = Something could not be read or written; a game was played to its end, but not kept.
man-exit-argument = An argument was wrong; one sentence said why.
man-exit-stopped = A count was stopped before its end.

man-report = Tell whoever gave you the program: what you typed, what you heard, the deal's code, and what tripeaks --version says. With the code anyone can deal the same game.
