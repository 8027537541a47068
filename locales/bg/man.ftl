# Ръководството и допълването с Tab: tripeaks man, tripeaks completions.

man-about = Извежда ръководството във формат roff: tripeaks man | man -l -
man-synopsis = tripeaks man [ОПЦИИ]
completions-about = Извежда това, което е нужно на обвивката, за да допълва опциите с Tab.
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
man-exit-status = Код на завършване
man-reporting = Съобщаване за грешки

man-playing = Играта описва масата с думи; после напишете какво искате да направите, с каквито и да е думи, които играта разбира. За да вземете карта: името или буквите ѝ. За теглене от тестето: { command-draw }. За отмяна на ход: { command-undo }. За да чуете масата отново: { command-board }. За всички команди: { command-help }. За правилата: { command-rules }. За изход: { command-quit }.
man-keeping = Играта се записва на диска след всеки ход и при следващото пускане продължава оттам. Освен това отговорите се изговарят, ако услугата за реч отговаря и не работи екранен четец; за промяна: { command-voice }.

man-file-settings = Настройките; могат да се редактират и ръчно.
man-file-game = Текущата игра.
man-file-games = Игрите, запазени под име.
man-file-records = Книгата с рекорди.
man-file-locales = Преводи, които допълват или заменят вградените; първата звездичка е кодът на езика, например bg.

man-variable-language = Езикът, ако не е посочен нито с --language, нито в настройките.
man-variable-folders = Папките, които се използват вместо ~/.config, ~/.local/state и ~/.local/share.
man-variable-name = Името, под което се записват резултатите, докато не изберете друго (командата е { command-player }).
man-variable-terminal = При dumb редовете се четат без редактиране.
man-variable-speech = Къде се намира услугата за реч speech-dispatcher.
man-variable-speech-command = Командата, която пуска услугата за реч вместо speech-dispatcher.

man-exit-done = Всичко е наред.
man-exit-refused = Нещо не можа да се прочете или запише; играта е изиграна, но не е запазена.
man-exit-argument = Недопустим аргумент; едно изречение казва защо.
man-exit-stopped = Броенето е спряно преди края.

man-report = Кажете на този, от когото имате програмата: какво сте написали, какво сте чули, кода на раздаването и какво извежда tripeaks --version. С кода всеки може да раздаде същата игра.
