# Какво се помни: запазени игри, рекорди, настройки. Първо командите, както в commands.ftl.

command-give-up = предавам се
    .also = предай се, отказвам се, предаване, предавам, предавам играта, предай играта, предайте се, предам, да се предам, ще се предам, се предавам, се предам
    .help = Приключва играта, казва резултата и започва друга по същите правила.
    .example = предавам се
command-save = запази
    .also = запиши, съхрани, запази като, запазете, запишете, съхранете, запиши като, запази играта като, запази играта, запиши играта
    .help = Пази копие на играта под име. Текущата игра се пази сама.
    .example = запази преди вечеря
command-load = зареди
    .also = зареждане, заредете, зареди игра, зареди играта
    .help = Продължава игра с дадено име. Текущата игра се пази.
    .example = зареди преди вечеря
command-games = игри
    .also = запазени игри, игрите, запазените игри, списък с игрите, кои игри съм запазил, кои игри са запазени, моите игри
    .help = Изброява игрите, запазени под име. „Игри изтрий“ с име изтрива една от тях.
    .example = игри
command-player = играч
    .also = име, играча, играчът, кой играе, играч съм, смени играча
    .help = Казва кой играе или сменя играча.
    .example = играч Мария
# The player's name where the system tells none.
player-unnamed = играч
command-records = рекорди
    .also = рекорд, рекордите, рекорда, рекордът, най-добри резултати, моят рекорд, моите рекорди, най-добрите резултати
    .help = Казва най-добрите резултати в тази игра или в раздаването с даден номер. „Рекорди слей“ с файл добавя рекордите на приятел.
    .example = рекорди 123
command-stats = статистика
    .also = статистики, статистиката
    .help = Казва колко игри сте изиграли и спечелили.
    .example = статистика
command-settings = настройки
    .also = опции, настройките, опциите, настройка
    .help = Казва всички настройки.
    .example = настройки

word-delete = изтрий
    .also = изтриване, забрави, изтрийте, изтривам
word-merge = слей
    .also = добави, обедини, сливане, слейте, добавете, обединете
word-numbered = номерирана
    .also = с номер, номерирано, от номерираните

help-memory = Памет: { command-records }, { command-stats }, { command-player }, { command-save }, { command-load }, { command-games }, { command-give-up }, { command-settings }.

memory-resumed = Играта продължава: { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}.
memory-last-won = Последната игра е спечелена, { $points ->
    [one] { signed-points } точка
   *[other] { signed-points } точки
}.
memory-last-won-moves = Последната игра е спечелена, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}.
goodbye-kept = Довиждане. Играта е запазена.
goodbye-lost = Довиждане. Играта не е запазена.

memory-saved = Запазено: { $name }.
memory-loaded = Заредено: { $name }, { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}.
memory-aside = Досегашната игра е запазена като { $name }.
memory-no-games = Няма запазени игри.
memory-game = { $name }: { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}, { $left ->
    [one] остава { $left } карта
   *[other] остават { $left } карти
}.
memory-game-unreadable = { $name }: не може да се прочете.
memory-no-such-game = Няма игра с име { $name }.
memory-deleted = Изтрито: { $name }.
memory-unreadable = { $name } не може да се зареди: { memory-damage }.
memory-damage = { $what ->
    [not-text] не е текст
    [cut-short] краят липсва
    [checksum] контролната сума не съвпада
    [code] кодът на партията е грешен
    [step] един от ходовете не е възможен
    [too-long] записът е твърде дълъг
   *[foreign] не е запазена игра
}
memory-player = Играч: { $name }.
memory-plays-now = Сега играе: { $name }.
memory-no-such-file = Файлът не може да се прочете: { $name }.
memory-no-book = В този файл няма рекорди: { $name }.
memory-unreadable-book = Книгата с рекордите не може да се прочете.
memory-newer-book = Книгата с рекордите е от по-нова версия и не може да се прочете.
memory-refused = Това не може да се запази тук.
question-replace = Има игра с име { $name }. Да се замени ли? Да или не?
question-delete = Да се изтрие ли { $name }? Да или не?
question-sure = Наистина ли? Да или не?

played-result = { $left ->
    [0] { $scheme ->
        [streaks] { played-points }
       *[other] { played-moves }
    }
   *[other] { played-left }
}
played-moves = { $moves ->
    [one] { $moves } ход
   *[other] { $moves } хода
}
played-points = { $points ->
    [one] { signed-points } точка
   *[other] { signed-points } точки
}
played-left = { $left ->
    [one] остава { $left } карта
   *[other] остават { $left } карти
}
played-date = { $day } { $month ->
    [1] януари
    [2] февруари
    [3] март
    [4] април
    [5] май
    [6] юни
    [7] юли
    [8] август
    [9] септември
    [10] октомври
    [11] ноември
   *[12] декември
} { $year } г.

outcome-given-up = Предадохте играта.
outcome-first-win = Първа победа в тази игра!
outcome-record = Нов рекорд: { played-result }.
outcome-until-now = Досега: { $player }, { played-result }.
outcome-best-won = Личен рекорд: { played-result }.
outcome-best-left = Личен рекорд без победа: { played-result }.
outcome-equal = Изравнихте личния си рекорд в тази игра: { played-result }.
outcome-behind = Личният рекорд в тази игра: { played-result }.
outcome-behind-close = Личният рекорд в тази игра: { played-left }, { played-moves }.
outcome-record-of = Рекордът: { $player }, { played-result }.

records-book = В книгата с рекорди: { $count ->
    [one] { $count } игра
   *[other] { $count } игри
}.
records-none = Още няма резултати в тази игра.
records-line = { $player }: { $left ->
    [0] победа
   *[other] { played-left }
}, { played-moves }, { $scheme ->
    [cards-left] { played-date }
   *[other] { played-points }, { played-date }
}{ $help ->
    [with] , с помощ.
   *[without] {""}
}
stats-none = { $name }: още няма завършени игри.
stats-played = { $name }: { $count ->
    [one] { $count } изиграна игра
   *[other] { $count } изиграни игри
}.
stats-won = Спечелени: { $count }, { $percent ->
    [one] { $percent } процент
   *[other] { $percent } процента
}.
stats-streak = Победи подред: { $count }, най-много { $longest }.
stats-left = Останали карти средно: { $whole },{ $tenth }.
merged-added = { $count ->
    [0] Нищо ново.
    [one] Добавен { $count } резултат.
   *[other] Добавени { $count } резултата.
}
merged-records = { $count ->
    [one] В { $count } игра има нов рекорд.
   *[other] В { $count } игри има нов рекорд.
}
merged-differing = { $count ->
    [one] { $count } резултат се различава; остава по-добрият.
   *[other] { $count } резултата се различават; остават по-добрите.
}
merged-known = Вече известни: { $count }.
merged-unread = Нечетими: { $count }.

news-unsaved = В папката не може да се записва: играта продължава, но не се пази.
news-saved-again = Играта отново се пази.
news-open-elsewhere = Текущата игра е отворена другаде: тази не се пази.
news-damaged = Записът е повреден, отделен като { $name }: { memory-damage }.
news-damaged-stays = Записът е повреден: { memory-damage }. Остава на мястото си, а тази игра не се пази.
news-newer-game = Текущата игра е записана от по-нова версия: остава непокътната, а тази игра не се пази.
news-newer-book = Рекордите са от по-нова версия: остават непокътнати, а резултатите не се пазят.
news-newer-settings = Настройките са от по-нова версия и остават непокътнати.
news-unreadable-settings = Настройките не могат да се прочетат: остават непокътнати, а важат първоначалните.
news-book-aside = Книгата с рекорди е повредена и е отделена като { $name }.
news-book-mistake = В рекордите записът на ред { $line } не се чете.
news-unreadable = Запазената игра не може да се прочете: остава непокътната, а тази игра не се пази.
news-unsaved-result = Резултатът още не е в рекордите.
news-unsaved-setting = Настройката важи, но не може да се запази.
news-settings-aside = Част от настройките не се чете: предишният файл е запазен като { $name }.
news-too-long = Играта стана твърде дълга, за да се пази: продължава, но не се пази.
news-named-aside = Досегашната игра { $name } не се чете от тази версия: файлът ѝ е отделен като { $aside }.
news-settings-mistake = Настройки, ред { $line }: { $name } не е разбрано.

cli-value-state-folder = ПАПКА
cli-state = Папката за игри, рекорди и настройки
cli-new = Започва нова игра и предава текущата
