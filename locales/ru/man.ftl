# Руководство и дополнение по Tab: tripeaks man, tripeaks completions.

man-about = Выводит руководство в формате roff: tripeaks man | man -l -
man-synopsis = tripeaks man [КЛЮЧИ]
completions-about = Выводит то, по чему оболочка дополняет ключи клавишей Tab.
completions-synopsis = tripeaks completions ОБОЛОЧКА [КЛЮЧИ]
completions-value-shell = ОБОЛОЧКА
completions-shell = Оболочка: bash, zsh, fish или powershell
completions-error-no-shell = Укажите оболочку: { $shells }.
completions-error-shell = Для этой оболочки дополнения нет: { $name }. Есть для: { $shells }.

# Вверху каждой страницы.
man-manual = Игры
# Заголовки.
man-name = Имя
man-usage = Обзор
man-description = Описание
man-files = Файлы
man-environment = Переменные окружения
man-exit-status = Код завершения
man-reporting = Сообщения об ошибках

man-playing = Игра описывает стол словами; затем наберите, чего вы хотите, любыми словами, которые она знает. Чтобы взять карту: её имя или буквы. Чтобы взять из запаса: { command-draw }. Чтобы вернуть ход: { command-undo }. Чтобы снова услышать стол: { command-board }. Все команды: { command-help }. Правила: { command-rules }. Выход: { command-quit }.
man-keeping = Игра лежит на диске после каждого хода, и следующий запуск продолжает с того же места. Ответы ещё и звучат, если отвечает речевая служба и не работает программа экранного доступа; чтобы это изменить: { command-voice }.

man-file-settings = Настройки; их можно править вручную.
man-file-game = Текущая игра.
man-file-games = Игры, сохранённые под именем.
man-file-records = Книга рекордов.
man-file-locales = Переводы поверх встроенных; первая звёздочка — код языка, например ru.

man-variable-language = Язык, если он не назван ни ключом --language, ни в настройках.
man-variable-folders = Папки вместо ~/.config, ~/.local/state и ~/.local/share.
man-variable-name = Имя, под которым записываются результаты, пока не выбрано другое (команда { command-player }).
man-variable-terminal = При значении dumb строки читаются без редактирования.
man-variable-speech = Где отвечает речевая служба speech-dispatcher.
man-variable-speech-command = Команда, которая запускает речевую службу вместо speech-dispatcher.

man-exit-done = Всё прошло благополучно.
man-exit-refused = Что-то не удалось прочитать или записать; игра сыграна, но не сохранена.
man-exit-argument = Недопустимый аргумент; одно предложение объясняет почему.
man-exit-stopped = Подсчёт остановлен до конца.

man-report = Расскажите тому, от кого у вас программа: что вы набрали, что услышали, код раздачи и что выводит tripeaks --version. По коду кто угодно раздаст ту же игру.
