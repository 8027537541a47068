# Руководство и дополнение по Tab: tripeaks man, tripeaks completions.

man-about = Выводит руководство в формате roff: tripeaks man | man -l -
man-synopsis = tripeaks man [КЛЮЧИ]
completions-about = Выводит сценарий, с которым оболочка дополняет ключи по клавише Tab.
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

man-playing = Игра описывает стол словами; затем наберите, что хотите сделать, любыми словами, которые она знает. Чтобы взять карту, наберите её название или буквы. Чтобы взять карту из запаса, наберите «{ command-draw }», чтобы отменить ход — «{ command-undo }», чтобы снова услышать, что на столе, — «{ command-board }». Все команды: «{ command-help }». Правила: «{ command-rules }». Выход: «{ command-quit }».
man-keeping = Игра сохраняется после каждого хода, и следующий запуск продолжает её с того же места. Ответы ещё и озвучиваются, если отвечает служба речи и программа экранного доступа не запущена; чтобы это изменить: { command-voice }.

man-file-settings = Настройки; их можно править вручную.
man-file-game = Текущая игра.
man-file-games = Игры, сохранённые под именем.
man-file-records = Книга рекордов.
man-file-locales = Переводы поверх встроенных; первая звёздочка — код языка, например ru.

man-variable-language = Язык, если он не назван ни ключом --language, ни в настройках.
man-variable-folders = Папки вместо ~/.config, ~/.local/state и ~/.local/share.
man-variable-name = Имя, под которым записываются результаты, пока не выбрано другое (команда { command-player }).
man-variable-terminal = При значении dumb строки читаются без редактирования.
man-variable-speech = Адрес службы речи speech-dispatcher.
man-variable-speech-command = Команда, которая запускает службу речи вместо speech-dispatcher.

man-exit-done = Всё прошло благополучно.
man-exit-refused = Что-то не удалось прочитать или записать либо игра доиграна, но не сохранена.
man-exit-argument = Недопустимый аргумент; причина названа одним предложением.
man-exit-stopped = Подсчёт остановлен досрочно.

man-report = Сообщите тому, от кого у вас программа, что вы набрали, что услышали, код раздачи и что выводит tripeaks --version. По коду любой сможет раздать ту же игру.
