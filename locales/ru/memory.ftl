# Что хранится: сохранённые игры, рекорды, настройки. Сначала команды, как в commands.ftl.

command-give-up = сдаюсь
    .also = сдаться, сдамся, я сдаюсь, сдаём, сдаём игру, сдаём эту игру, я проиграл, я проиграла, проиграл, проиграла, сдаёмся
    .help = Заканчивает игру как есть, говорит, насколько она удалась, и начинает другую по тем же правилам.
    .example = сдаюсь
command-save = сохрани
    .also = сохранить, запиши, сохрани как, сохраните, запишите, сохрани игру, сохрани игру как, сохрани под именем
    .help = Сохраняет копию игры под именем. Текущая игра сохраняется сама.
    .example = сохрани перед ужином
command-load = загрузи
    .also = загрузить, загрузите, загрузи игру
    .help = Загружает сохранённую игру по имени. Текущая игра сохраняется.
    .example = загрузи перед ужином
command-games = игры
    .also = сохранённые игры, сохранения, список игр
    .help = Перечисляет сохранённые игры. Чтобы удалить одну, скажите «игры удали» и её имя.
    .example = игры
command-player = игрок
    .also = имя, меня зовут
    .help = Говорит, кто играет, или меняет игрока.
    .example = игрок Мария
# Имя игрока, если система его не называет.
player-unnamed = игрок
command-records = рекорды
    .also = рекорд, книга рекордов, лучшие результаты
    .help = Называет лучшие результаты в этой игре или в раздаче с названным номером. Чтобы добавить рекорды друга, скажите «рекорды объедини» и имя файла.
    .example = рекорды 123
command-stats = статистика
    .also = стата, моя статистика, как я играю, статистику, статистике
    .help = Говорит, сколько игр сыграно и выиграно.
    .example = статистика
command-settings = настройки
    .also = опции, параметры, все настройки
    .help = Называет все настройки.
    .example = настройки

word-delete = удали
    .also = удалить, удалите, сотри, забудь
word-merge = объедини
    .also = объединить, объедините, добавь, слей
word-numbered = нумерованная
    .also = с номером, нумерованную, из нумерованных

help-memory = Память: { command-records }, { command-stats }, { command-player }, { command-save }, { command-load }, { command-games }, { command-give-up }, { command-settings }.

memory-resumed = Игра продолжается: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
memory-last-won = Последняя игра выиграна, { $points ->
    [one] { signed-points } очко
    [few] { signed-points } очка
   *[many] { signed-points } очков
}.
memory-last-won-moves = Последняя игра выиграна, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
goodbye-kept = До свидания. Игра сохранена.
goodbye-lost = До свидания. Игра не сохранена.

memory-saved = Сохранено: { $name }.
memory-loaded = Загружено: { $name }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
memory-aside = Прежняя игра сохранена как { $name }.
memory-no-games = Сохранённых игр нет.
memory-game = { $name }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}.
memory-game-unreadable = { $name }: не читается.
memory-no-such-game = Игры с именем { $name } нет.
memory-deleted = Удалено: { $name }.
memory-unreadable = { $name } не загружается: { memory-damage }.
memory-damage = { $what ->
    [not-text] это не текст
    [cut-short] не хватает конца
    [checksum] контрольная сумма не сходится
    [code] код раздачи неверен
    [step] один из ходов невозможен
    [too-long] слишком длинный файл
   *[foreign] это не сохранение этой игры
}
memory-player = Игрок: { $name }.
memory-plays-now = Теперь играет: { $name }.
memory-no-such-file = Файл не читается: { $name }.
memory-no-book = Это не книга рекордов: { $name }.
memory-unreadable-book = Книга рекордов не читается.
memory-newer-book = Книга рекордов от более новой версии и не читается.
memory-refused = Сохранить это здесь нельзя.
question-replace = Игра с именем { $name } уже есть. Заменить? Да или нет.
question-delete = Удалить { $name }? Да или нет.
question-sure = Точно? Да или нет.

played-result = { $left ->
    [0] { $scheme ->
        [streaks] { played-points }
       *[other] { played-moves }
    }
   *[other] { played-left }
}
played-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
played-points = { $points ->
    [one] { signed-points } очко
    [few] { signed-points } очка
   *[many] { signed-points } очков
}
played-left = { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}
played-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } года

outcome-given-up = Игра не доиграна.
outcome-first-win = Первая победа в этой игре!
outcome-record = Новый рекорд: { played-result }.
outcome-until-now = Прежний рекорд: { $player }, { played-result }.
outcome-best-won = Личный рекорд: { played-result }.
outcome-best-left = Личный рекорд без победы: { played-result }.
outcome-equal = Наравне с личным рекордом в этой игре: { played-result }.
outcome-behind = Личный рекорд не побит: { played-result }.
outcome-behind-close = Личный рекорд не побит: { played-left }, { played-moves }.
outcome-record-of = Рекорд: { $player }, { played-result }.

records-book = В книге рекордов: { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}.
records-none = Результатов в этой игре ещё нет.
records-line = { $player }: { $left ->
    [0] победа
   *[other] { played-left }
}, { played-moves }, { $scheme ->
    [cards-left] { played-date }
   *[other] { played-points }, { played-date }
}{ $help ->
    [with] , с подсказкой.
   *[without] .
}
stats-none = { $name }: законченных игр ещё нет.
stats-played = { $name }: { $count ->
    [one] сыграна { $count } игра
    [few] сыграно { $count } игры
   *[many] сыграно { $count } игр
}.
stats-won = Побед: { $count }, { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
}.
stats-streak = Побед подряд: { $count }, больше всего было { $longest }.
stats-left = Осталось карт в среднем: { $whole },{ $tenth }.
merged-added = { $count ->
    [0] Ничего нового.
    [one] Добавлен { $count } результат.
    [few] Добавлено { $count } результата.
   *[many] Добавлено { $count } результатов.
}
merged-records = { $count ->
    [one] Новый рекорд в { $count } игре.
   *[many] Новый рекорд в { $count } играх.
}
merged-differing = { $count ->
    [1] Отличается { $count } результат; остаётся лучший.
    [one] Отличается { $count } результат; остаются лучшие.
    [few] Отличаются { $count } результата; остаются лучшие.
   *[many] Отличается { $count } результатов; остаются лучшие.
}
merged-known = Уже известно: { $count }.
merged-unread = Не читается: { $count }.

news-unsaved = В папку нельзя записать: игра продолжается, но не сохраняется.
news-saved-again = Игра снова сохраняется.
news-open-elsewhere = Сохранённая игра открыта в другом месте: эта игра не сохраняется.
news-damaged = Сохранение повреждено, отложено как { $name }: { memory-damage }.
news-damaged-stays = Сохранение повреждено: { memory-damage }. Оно остаётся на месте, а эта игра не сохраняется.
news-newer-game = Сохранённая игра записана более новой версией: она не тронута, а эта игра не сохраняется.
news-newer-book = Книга рекордов от более новой версии: она не тронута, а результаты не сохраняются.
news-newer-settings = Настройки от более новой версии: они не тронуты.
news-unreadable-settings = Настройки не читаются: они не тронуты, а действуют начальные.
news-book-aside = Книга рекордов повреждена и отложена как { $name }.
news-book-mistake = Книга рекордов, строка { $line }: запись не читается.
news-unreadable = Сохранённая игра не читается: она не тронута, а эта игра не сохраняется.
news-unsaved-result = Результата ещё нет в книге рекордов.
news-unsaved-setting = Настройка действует, но не сохраняется.
news-settings-aside = Часть настроек не читается: прежний файл сохранён как { $name }.
news-too-long = Игра стала слишком длинной для сохранения: она продолжается, но не сохраняется.
news-named-aside = Прежняя игра { $name } не читается этой версией: её файл отложен как { $aside }.
news-settings-mistake = Настройки, строка { $line }: { $name } не понято.

cli-value-state-folder = ПАПКА
cli-state = Папка для игр, рекордов и настроек
cli-new = Начинает новую игру, не доигрывая текущую
