# Что говорится.

place-of = { $row ->
    [1] верх { $peak ->
        [1] левой
        [2] средней
       *[3] правой
    } вершины
    [4] нижний ряд, место { $place }
   *[other] ряд { $row }, место { $place }
}

# Счёт ниже нуля говорится словом: голоса знак пропускают.
signed-points = { $sign ->
    [minus] минус { COUNT($points, gender: "neuter") }
   *[plus] { COUNT($points, gender: "neuter") }
}

began-fresh = Новая игра.
began-again = Та же раздача заново.

event-took = { TRAIT($card, name: "gender") ->
    [masculine] Взят
   *[feminine] Взята
} { CARD($card) }.
event-turned-up = { $count ->
    [1] { TRAIT($cards, name: "gender") ->
        [masculine] Открылся
       *[feminine] Открылась
    }
   *[other] Открылись
} { CARD($cards, last: " и ") }.
event-turned-up-at = { $count ->
    [1] { TRAIT($cards, name: "gender") ->
        [masculine] Открылся
       *[feminine] Открылась
    }
   *[other] Открылись
} { CARD($cards, last: " и ") }: { $row ->
    [1] верх { $peak ->
        [1] левой
        [2] средней
       *[3] правой
    } вершины
    [4] нижний ряд
   *[other] ряд { $row }
}{ $row ->
    [1] .
   *[other] , { $count ->
        [1] место
       *[other] места
    } { LIST($places, last: " и ") }.
}
place-number = { $place }
event-opened = Теперь { $count ->
    [1] { TRAIT($cards, name: "gender") ->
        [masculine] открыт
       *[feminine] открыта
    }
   *[other] открыты
} { CARD($cards, last: " и ") }.
event-peak-cleared = { $peak ->
    [1] Левая
    [2] Средняя
   *[3] Правая
} вершина разобрана{ $points ->
    [0] .
    [one] , { COUNT($points, gender: "neuter") } очко.
    [few] , { COUNT($points, gender: "neuter") } очка.
   *[many] , { COUNT($points, gender: "neuter") } очков.
}
event-streak = Серия: { $count }.
event-took-several = Взяты: { CARD($cards) }.
event-drew-several = Из запаса: { CARD($card) }.
event-drew-several-last = Из запаса: { CARD($card) }. Запас пуст.
event-left = Осталось взять: { CARD($cards, form: "accusative") }.
event-drew = Из запаса: { CARD($card) }.
event-drew-last = Из запаса: { CARD($card) }. Запас пуст.
event-drew-joker = Из запаса: джокер. Подходит любая открытая карта.
event-won = Победа! { $moves ->
    [one] { COUNT($moves) } ход
    [few] { COUNT($moves) } хода
   *[many] { COUNT($moves) } ходов
}, { $points ->
    [one] { signed-points } очко
    [few] { signed-points } очка
   *[many] { signed-points } очков
}.
event-won-cards-left = Победа, карт не осталось! { $moves ->
    [one] { COUNT($moves) } ход
    [few] { COUNT($moves) } хода
   *[many] { COUNT($moves) } ходов
}.
event-stuck = Больше нет возможных ходов.
event-fits = { $count ->
    [0] Ничего не подходит.
    [1] Подходит одна карта.
    [one] Подходит { COUNT($count, gender: "feminine") } карта.
    [few] Подходят { COUNT($count, gender: "feminine") } карты.
   *[many] Подходит { COUNT($count, gender: "feminine") } карт.
}
cards-left = { $count ->
    [one] Осталась { COUNT($count, gender: "feminine") } карта
    [few] Осталось { COUNT($count, gender: "feminine") } карты
   *[many] Осталось { COUNT($count, gender: "feminine") } карт
}.

undone-one = Отменено.
undone-many = { $count ->
    [one] Отменён { COUNT($count) } ход
    [few] Отменено { COUNT($count) } хода
   *[many] Отменено { COUNT($count) } ходов
}.
undone-on-table = Снова на столе: { CARD($cards) }.
undone-in-stock = Снова в запасе: { CARD($cards) }.
undone-face-down = Снова рубашкой вверх: { CARD($cards) }.
# Остальные из длинного списка возвращённых карт.
undone-more = и ещё { COUNT($count, gender: "feminine") }

refused-plainly = Нет.
refused-finished = Игра окончена.
refused-stock-empty = Запас пуст.
refused-nothing-to-undo = Отменять нечего.
refused-draw-not-allowed = Тянуть нельзя: подходит { CARD($card) }.
refused-not-adjacent = { CARD($cards, capital: "yes", last: " и ") } не { $count ->
    [1] ложится
   *[other] ложатся
} на { CARD($waste, form: "accusative") }.
refused-rank = Нужна карта на ранг выше или ниже.
refused-covered = Эта карта заблокирована.
refused-on-top = Сверху: { CARD($cards) }.
refused-covered-all = { $count ->
    [1] { TRAIT($cards, name: "gender") ->
        [masculine] Накрыт
       *[feminine] Накрыта
    }
   *[other] Накрыты
}: { CARD($cards) }.
refused-not-in-sight = Не видно { CARD($card, form: "genitive") }.
refused-already-gone = Уже не на столе: { CARD($card) }.
refused-joker-gone = Джокер уже вышел из запаса.
refused-on-waste = Уже в сбросе: { CARD($card) }.
refused-none-open = Открытых { CARD($rank, form: "plural-genitive") } нет.

board-stock = Запас: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
    [few] { COUNT($count, gender: "feminine") } карты
   *[many] { COUNT($count, gender: "feminine") } карт
}; сброс: { $lies ->
    [nothing] пусто
   *[card] { CARD($waste) }
}.
board-tops = Верхние карты вершин: { row-cards };
board-second = ряд 2: { row-cards };
board-third = ряд 3: { row-cards };
board-bottom = нижний ряд: { row-cards }.
row-cards = { $count ->
    [0] пусто
   *[other] { CARD($cards) }
}
hidden-run = { $count ->
    [1] закрытая карта
    [one] { COUNT($count, gender: "feminine") } закрытая
    [few] { COUNT($count, gender: "feminine") } закрытые
   *[other] { COUNT($count, gender: "feminine") } закрытых
}

look-row = { $row ->
    [1] Верхние карты вершин
    [4] Нижний ряд
   *[other] Ряд { $row }
}: { row-cards }.
look-place = { $row ->
    [1] Верх { $peak ->
        [1] левой
        [2] средней
       *[3] правой
    } вершины
    [4] Нижний ряд, место { $place }
   *[other] Ряд { $row }, место { $place }
}: { $lies ->
    [gone] пусто
    [face-down] закрытая карта
    [covered] { CARD($card) }, { TRAIT($card, name: "gender") ->
        [masculine] накрыт
       *[feminine] накрыта
    }
   *[open] { CARD($card) }
}.
look-peak = { $peak ->
    [1] Левая
    [2] Средняя
   *[3] Правая
} вершина: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
    [few] { COUNT($count, gender: "feminine") } карты
   *[many] { COUNT($count, gender: "feminine") } карт
}.
look-peak-tops = Верх: { row-cards };
look-waste = Сброс: { $lies ->
    [nothing] пусто
   *[card] { CARD($waste) }
}.
look-stock = { $count ->
    [0] Запас пуст.
    [one] Запас: { COUNT($count, gender: "feminine") } карта.
    [few] Запас: { COUNT($count, gender: "feminine") } карты.
   *[many] Запас: { COUNT($count, gender: "feminine") } карт.
}
look-open = { $count ->
    [0] Открытых карт нет.
    [one] { COUNT($count, gender: "feminine", capital: "yes") } открытая карта: { CARD($cards) }.
    [few] { COUNT($count, gender: "feminine", capital: "yes") } открытые карты: { CARD($cards) }.
   *[many] { COUNT($count, gender: "feminine", capital: "yes") } открытых карт: { CARD($cards) }.
}
look-now = Можно сказать: { LIST($commands) }.
look-moves = { $count ->
    [0] Ничего не подходит.
    [1] Подходит одна карта: { CARD($cards) }.
    [one] Подходит { COUNT($count, gender: "feminine") } карта: { CARD($cards) }.
    [few] Подходят { COUNT($count, gender: "feminine") } карты: { CARD($cards) }.
   *[many] Подходит { COUNT($count, gender: "feminine") } карт: { CARD($cards) }.
}
look-score = { $sign ->
    [minus] Минус { COUNT($points, gender: "neuter") }
   *[plus] { COUNT($points, gender: "neuter", capital: "yes") }
} { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
look-score-cards-left = { cards-left }
look-code = Код: { $code }.
status-score = Очки: { signed-points }.
status-moves = Ходы: { $moves }.
status-table = На столе: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
    [few] { COUNT($count, gender: "feminine") } карты
   *[many] { COUNT($count, gender: "feminine") } карт
}.
status-rules = Правила: { LIST($rules) }.
rules-ends-joined = Король и туз ложатся друг на друга.
rules-ends-apart = Король и туз друг на друга не ложатся.
rules-faces-open = Все карты видны с самого начала; накрытые брать нельзя.
rules-start-empty = Сброс в начале пуст; первой годится любая открытая карта.
rules-joker-with = В запасе один джокер; к нему подходит любая открытая карта.
rules-drawing-when-stuck = Тянуть можно, только когда ничего не подходит.
rules-drawing-anytime = Тянуть можно в любой момент.
rules-scheme-points = Очки: 500 в начале, минус одно за ход, плюс 100 за вершину.
rules-scheme-streaks = Очки: 1, 2, 3 и так далее за карты подряд, минус 5 за карту из запаса, плюс 15, 15 и 30 за вершины.
rules-scheme-cards-left = Счёт — число оставшихся карт.

question-which-card = Какую карту: { CARD($cards, form: "accusative", last: " или ") }?
question-which-command = Может быть, { LIST($commands, last: " или ") }?
line-word = { LIST($verb) } { LIST($word) }
line-number = { LIST($verb) } { $number }
line-text = { LIST($verb) } { $text }
line-cards = { LIST($cards) }
line-rules = { LIST($rules) }
line-told = { LIST($words, between: " ") }
line-place = ряд { $row }, место { $place }
question-new = Новая игра номер { $number }? Да или нет.
question-new-code = Новая игра { $code }? Да или нет.
question-give-up = Сдаёте эту игру? Да или нет?
question-declined = Ничего не сделано.

misheard-unknown = Непонятно.
misheard-negated = Ничего не сделано.
misheard-incomplete = Наберите полностью, например: { LIST($verb, form: "example") }.
misheard-suit-or-verb = Масть { LIST($suit) } или { LIST($verb) }? Наберите полностью, например: { LIST($verb, form: "example") }.
misheard-too-long = Слишком длинная строка.
misheard-name-too-long = Слишком длинное имя: не больше { $most ->
    [one] { COUNT($most, case: "genitive") } знака
   *[many] { COUNT($most, case: "genitive") } знаков
}.
misheard-not-asked = Вопроса не было.
misheard-no-such-answer = Такого ответа нет.
misheard-no-rank = Карты с номером { $number } нет. Чтобы начать игру с этим номером, наберите: { LIST($verb) } { $number }.
misheard-number-too-large = Номера раздач — от 0 до 34359738367.
misheard-language = Такого языка нет. Есть: { $languages }.
misheard-nothing-to-repeat = Столько ответов ещё не было.
misheard-row = Ряды — от 1 до 4.
misheard-place = В ряду { $row } всего { $count ->
    [one] { COUNT($count, gender: "neuter") } место
    [few] { COUNT($count, gender: "neuter") } места
   *[many] { COUNT($count, gender: "neuter") } мест
}.
misheard-peak = Вершины: левая, средняя, правая.
code-not-a-code = Код раздачи начинается с { CODE("TP1") }.
code-rule-letter = После { CODE("TP1") } идёт { CODE("E") } или { CODE("C") }, а не { $letter }.
code-length = После { CODE("E") } или { CODE("C") } в коде семь знаков, а не { COUNT($count) }.
code-digit = В коде не бывает { $letter }: только буквы от { CODE("A") } до { CODE("Z") } и цифры от 2 до 7.
code-variant-letter = Варианта с буквой { $letter } нет.
code-twice = Буква { $letter } повторяется.
clash-schemes = Серии и оставшиеся карты исключают друг друга.
clash-ends = Лёгкие правила не сочетаются с классическими и традиционными.

tip-start = Чтобы узнать команды, наберите: помощь.
tip-help = Попробуйте: { command-now }.
tip-stuck = Отмените ход или начните новую игру.
tip-another = Чтобы начать другую игру, наберите: { command-new }.
tip-quit = Чтобы выйти, наберите: { command-quit }.

set-language = Язык: русский.
set-explain-on = Отказы с пояснениями.
set-explain-verdict = При отказе говорится, чего нельзя, но не почему.
set-explain-off = При отказе звучит только: { refused-plainly }
set-detail-brief = Подробность: кратко.
set-detail-normal = Подробность: обычно.
set-detail-full = Подробность: подробно.

help-play = Игра: { command-take }, { command-draw }, { command-undo }, { command-redo }, { command-moves }, { command-open }.
help-look = Обзор: { command-board }, { command-row }, { command-peak }, { command-waste }, { command-stock }, { command-status }, { command-score }, { command-repeat }.
help-game = Партия: { command-new }, { command-restart }, { command-rules }, { command-guide }, { command-code }, { command-quit }.
help-settings = Настройки: { command-language }, { command-detail }, { command-tell }, { command-explain }, { command-enter }.
help-more = Подробнее о команде, например: помощь возьми.
help-one = { LIST($verb, form: "help") }
help-example = Пример: { LIST($verb, form: "example") }.

goodbye = До свидания.
