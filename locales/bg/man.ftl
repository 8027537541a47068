# Ръководството и допълването с Tab: tripeaks man, tripeaks completions.

man-about = Извежда ръководството във формат roff: tripeaks man | man -l -
man-synopsis = tripeaks man [ОПЦИИ]
completions-about = Извежда това, с което обвивката допълва опциите с Tab.
completions-synopsis = tripeaks completions ОБВИВКА [ОПЦИИ]
completions-value-shell = ОБВИВКА
completions-shell = Обвивката: bash, zsh, fish или powershell
completions-error-no-shell = Посочете обвивка: { $shells }.
completions-error-shell = За тази обвивка няма допълване: { $name }. Има за: { $shells }.

# Най-отгоре на всяка страница.
man-manual = Игри
# Заглавия.
man-name = Име
man-usage = Употреба
man-description = Описание
man-files = Файлове
man-environment = Променливи на средата
man-exit-status = Код на изход
man-reporting = Съобщаване за грешки

man-playing = Играта описва масата с думи; после напишете какво искате, с които и да е думи, които тя знае. За да вземете карта: името или буквите ѝ. За теглене от тестето: { command-draw }. За връщане на ход: { command-undo }. За да чуете масата отново: { command-board }. За всички команди: { command-help }. За правилата: { command-rules }. За изход: { command-quit }.
man-keeping = Играта е на диска след всеки ход и следващото пускане продължава оттам. Отговорите се и изговарят, ако има гласова услуга и не работи екранен четец; за да го промените: { command-voice }.

man-file-settings = Настройките; може да се редактират на ръка.
man-file-game = Текущата игра.
man-file-games = Игрите, запазени под име.
man-file-records = Книгата с рекордите.
man-file-locales = Преводи, които допълват или заменят вградените; първата звездичка е кодът на езика, например bg.

man-variable-language = Езикът, ако не е посочен нито с --language, нито в настройките.
man-variable-folders = Папките, които се използват вместо ~/.config, ~/.local/state и ~/.local/share.
man-variable-name = Името, под което се записват резултатите, докато не изберете друго (командата е { command-player }).
man-variable-terminal = При dumb редовете се четат без редактиране.
man-variable-speech = Къде се намира гласовата услуга speech-dispatcher.
man-variable-speech-command = Командата, която пуска гласовата услуга вместо speech-dispatcher.

man-exit-done = Всичко е наред.
man-exit-refused = Нещо не можа да се прочете или запише; играта е изиграна, но не е запазена.
man-exit-argument = Недопустим аргумент; едно изречение казва защо.
man-exit-stopped = Броенето е спряно преди края.

man-report = Кажете на този, от когото имате програмата: какво сте написали, какво сте чули, кода на раздаването и какво извежда tripeaks --version. С кода всеки може да раздаде същата игра.
