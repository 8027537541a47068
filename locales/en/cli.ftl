# The command line.

cli-about = TriPeaks solitaire for the ear: it says the table in words and takes typed commands.
cli-usage = Usage
cli-arguments = Arguments
cli-options = Options
cli-synopsis = tripeaks [DEAL] [OPTIONS]
cli-value-deal = DEAL
cli-value-language = LANGUAGE
cli-value-rules = RULES
cli-value-folder = FOLDER
cli-value-detail = DETAIL
cli-deal = The deal to play: a code such as TP1-E-AAAAAAB, or a number from 0 to 34359738367
cli-language = The language, for this run
cli-rules = The rules: easy, classic, traditional, open-start, open-peaks, empty-waste, joker, draw-when-stuck, streaks, cards-left; several joined by commas
cli-plain = Reads plain lines, without line editing
cli-locales = A folder with translations, laid over the built-in ones
cli-detail = How much is told after a move: brief, normal or full
cli-help = Says this
cli-version = Says the version

cli-error-unknown-option = Unknown option: { $name }.
cli-error-unexpected = One deal at a time: leave out { $name }.
cli-error-missing-value = { $name } needs a value.
cli-error-twice = { $name } was given twice.
cli-error-no-value = { $name } takes no value.
cli-error-deal = { $name } is neither a deal code nor a deal number.
cli-error-language = No such language: { $name }. There are: { $languages }.
cli-error-rules = No such rules: { $name }.
cli-error-detail = Detail is brief, normal or full, not { $name }.
cli-error-rules-twice = The code already says its rules; leave out --rules.
cli-error-not-text = An argument is not readable text.
cli-error-other = The command line was not understood.
cli-error-locales = The folder of translations cannot be read: { $name }.
cli-locale-fault = { $file }, line { $line }: { $id } was not understood and is left out.
cli-locale-no-text = { $file } is not UTF-8 text and is left out.
# In Latin letters, since others do not come out at such a terminal.
cli-other-charset = This terminal is set to { $name }, and the game writes and reads UTF-8 only: set the terminal to UTF-8.
cli-error-output = The output cannot be written.
cli-error-input = Standard input cannot be read.
