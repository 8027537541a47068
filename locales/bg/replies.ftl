# Какво се казва.

place-of = { $row ->
    [1] { $peak ->
        [1] ляв
        [2] среден
       *[3] десен
    } връх, най-горе
    [4] долен ред, място { $place }
   *[other] ред { $row }, място { $place }
}

# A score below zero is said with a word: voices drop the sign.
signed-points = { $sign ->
    [minus] минус { COUNT($points, gender: "feminine") }
   *[plus] { COUNT($points, gender: "feminine") }
}

began-fresh = Нова игра.
began-again = Същото раздаване отначало.

event-took = Взехте { CARD($card) }.
event-turned-up = { $count ->
    [one] Обърна се
   *[other] Обърнаха се
} { CARD($cards, last: " и ") }.
event-turned-up-at = { $count ->
    [one] Обърна се
   *[other] Обърнаха се
} { CARD($cards, last: " и ") }: { $row ->
    [1] { $peak ->
        [1] ляв
        [2] среден
       *[3] десен
    } връх, най-горе
    [4] долен ред
   *[other] ред { $row }
}{ $row ->
    [1] .
   *[other] , { $count ->
        [1] място
       *[other] места
    } { LIST($places, last: " и ") }.
}
place-number = { $place }
event-opened = Вече { $count ->
    [one] е { TRAIT($cards, name: "gender") ->
        [masculine] открит
        [neuter] открито
       *[feminine] открита
    }
   *[other] са открити
}: { CARD($cards) }.
event-peak-cleared = { $peak ->
    [1] Левият
    [2] Средният
   *[3] Десният
} връх е разчистен{ $points ->
    [0] .
    [one] , { COUNT($points, gender: "feminine") } точка.
   *[other] , { COUNT($points, gender: "feminine") } точки.
}
event-streak = Поредица: { $count }.
event-took-several = Взехте { CARD($cards, last: " и ") }.
event-drew-several = Изтеглихте { CARD($card) }.
event-drew-several-last = Изтеглихте { CARD($card) }. Тестето за теглене е празно.
event-left = Остава за вземане: { CARD($cards) }.
event-drew = Изтеглихте { CARD($card) }.
event-drew-last = Изтеглихте { CARD($card) }, последната карта от тестето.
event-drew-joker = Изтеглихте жокер. Пасва всяка открита карта.
event-won = Спечелихте! { $moves ->
    [one] { COUNT($moves) } ход
   *[other] { COUNT($moves) } хода
}, { $points ->
    [one] { signed-points } точка
   *[other] { signed-points } точки
}.
event-won-cards-left = Спечелихте, не останаха карти! { $moves ->
    [one] { COUNT($moves) } ход
   *[other] { COUNT($moves) } хода
}.
event-stuck = Няма повече възможни ходове.
event-fits = { $count ->
    [0] Нищо не пасва.
    [one] Пасва една карта.
   *[other] Пасват { COUNT($count, gender: "feminine") } карти.
}
cards-left = { $count ->
    [one] Остава { COUNT($count, gender: "feminine") } карта
   *[other] Остават { COUNT($count, gender: "feminine") } карти
}.

undone-one = Отменено.
undone-many = { $count ->
    [one] Отменен { COUNT($count) } ход
   *[other] Отменени { COUNT($count) } хода
}.
undone-on-table = Пак на масата: { CARD($cards) }.
undone-in-stock = Пак в тестето: { CARD($cards) }.
undone-face-down = Пак с лицето надолу: { CARD($cards) }.
# Останалите от дълъг списък върнати карти.
undone-more = още { COUNT($count, gender: "feminine") }

refused-plainly = Не.
refused-finished = Играта свърши.
refused-stock-empty = Тестето за теглене е празно.
refused-nothing-to-undo = Няма какво да се отмени.
refused-draw-not-allowed = Сега не се тегли: { CARD($card) } пасва.
refused-not-adjacent = { CARD($cards, capital: "yes", last: " и ") } не { $count ->
    [one] пасва
   *[other] пасват
} върху { CARD($waste) }.
refused-rank = Нужна е карта с един ранг по-висока или по-ниска.
refused-covered = Тази карта е блокирана.
refused-on-top = Отгоре: { CARD($cards) }.
refused-covered-all = { $count ->
    [1] { TRAIT($cards, name: "gender") ->
        [masculine] Покрит
        [neuter] Покрито
       *[feminine] Покрита
    }
   *[other] Покрити
}: { CARD($cards) }.
refused-not-in-sight = Не се вижда: { CARD($card) }.
refused-already-gone = Вече не е на масата: { CARD($card) }.
refused-joker-gone = Жокерът вече е изтеглен.
refused-on-waste = Вече е в купчината: { CARD($card) }.
refused-none-open = Няма открити { CARD($rank, form: "plural") }.

board-stock = Тесте за теглене: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
   *[other] { COUNT($count, gender: "feminine") } карти
}; купчина за изхвърлени карти: { $lies ->
    [nothing] празна
   *[card] { CARD($waste) }
}.
board-tops = Най-горни карти на върховете: { row-cards };
board-second = ред 2: { row-cards };
board-third = ред 3: { row-cards };
board-bottom = долен ред: { row-cards }.
row-cards = { $count ->
    [0] празно
   *[other] { CARD($cards) }
}
hidden-run = { $count ->
    [1] скрита карта
   *[other] { COUNT($count, gender: "feminine") } скрити
}

look-row = { $row ->
    [1] Най-горни карти на върховете
    [4] Долен ред
   *[other] Ред { $row }
}: { row-cards }.
look-place = { $row ->
    [1] { $peak ->
        [1] Ляв
        [2] Среден
       *[3] Десен
    } връх, най-горе
    [4] Долен ред, място { $place }
   *[other] Ред { $row }, място { $place }
}: { $lies ->
    [gone] празно
    [face-down] скрита карта
    [covered] { CARD($card) }, { TRAIT($card, name: "gender") ->
        [masculine] покрит
        [neuter] покрито
       *[feminine] покрита
    }
   *[open] { CARD($card) }
}.
look-peak = { $peak ->
    [1] Ляв
    [2] Среден
   *[3] Десен
} връх: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
   *[other] { COUNT($count, gender: "feminine") } карти
}.
look-peak-tops = Най-горе: { row-cards };
look-waste = Купчина: { $lies ->
    [nothing] празна
   *[card] { CARD($waste) }
}.
look-stock = { $count ->
    [0] Тестето за теглене е празно.
    [one] Тесте: { COUNT($count, gender: "feminine") } карта.
   *[other] Тесте: { COUNT($count, gender: "feminine") } карти.
}
look-open = { $count ->
    [0] Няма открити карти.
    [one] { COUNT($count, gender: "feminine", capital: "yes") } открита карта: { CARD($cards) }.
   *[other] { COUNT($count, gender: "feminine", capital: "yes") } открити карти: { CARD($cards) }.
}
look-now = Можете да кажете: { LIST($commands) }.
look-moves = { $count ->
    [0] Нищо не пасва.
    [one] Пасва една карта: { CARD($cards) }.
   *[other] Пасват { COUNT($count, gender: "feminine") } карти: { CARD($cards) }.
}
look-score = { $sign ->
    [minus] Минус { COUNT($points, gender: "feminine") }
   *[plus] { COUNT($points, gender: "feminine", capital: "yes") }
} { $points ->
    [one] точка
   *[other] точки
}.
look-score-cards-left = { cards-left }
look-code = Код: { $code }.
status-score = Точки: { signed-points }.
status-moves = Ходове: { $moves }.
status-table = На масата: { $count ->
    [one] { COUNT($count, gender: "feminine") } карта
   *[other] { COUNT($count, gender: "feminine") } карти
}.
status-rules = Режим: { LIST($rules) }.
rules-ends-joined = Попът и асото са съседни в двете посоки.
rules-ends-apart = Попът и асото не са съседни.
rules-faces-open = Всички карти се виждат от самото начало, но покритите не могат да се вземат.
rules-start-empty = Купчината започва празна; първа може да е всяка открита карта.
rules-joker-with = В тестето има един жокер; върху него пасва всяка открита карта.
rules-drawing-when-stuck = Може да се тегли само когато никоя карта не пасва.
rules-drawing-anytime = Може да се тегли по всяко време.
rules-scheme-points = Точки: 500 в началото, минус една за всеки ход, плюс 100 за всеки връх.
rules-scheme-streaks = Точки: 1, 2, 3 и така нататък за картите в поредица, минус 5 за всяко теглене, плюс 15, 15 и 30 за върховете.
rules-scheme-cards-left = Резултатът е броят на останалите карти.

question-which-card = Коя карта: { CARD($cards, last: " или ") }?
question-which-command = Може би { LIST($commands, last: " или ") }?
line-word = { LIST($verb) } { LIST($word) }
line-number = { LIST($verb) } { $number }
line-text = { LIST($verb) } { $text }
line-cards = { LIST($cards) }
line-rules = { LIST($rules) }
line-told = { LIST($words, between: " ") }
line-place = ред { $row }, място { $place }
question-new = Нова игра с номер { $number }? Да или не?
question-new-code = Нова игра с код { $code }? Да или не?
question-give-up = Предавате ли тази игра? Да или не?
question-declined = Нищо не се промени.

misheard-unknown = Не разбрах.
misheard-negated = Нищо не се промени.
misheard-incomplete = Кажете цялата команда, например: { LIST($verb, form: "example") }.
misheard-suit-or-verb = { LIST($suit, capital: "yes") } или { LIST($verb) }? Кажете цялата команда, например: { LIST($verb, form: "example") }.
misheard-too-long = Редът е твърде дълъг.
misheard-name-too-long = Името е твърде дълго: най-много { $most ->
    [one] { COUNT($most) } знак
   *[other] { COUNT($most) } знака
}.
misheard-not-asked = Няма зададен въпрос.
misheard-no-such-answer = Няма такъв отговор.
misheard-no-rank = Няма карта с номер { $number }. За играта с този номер напишете: { LIST($verb) } { $number }.
misheard-number-too-large = Номерата на раздаванията са от 0 до 34359738367.
misheard-language = Няма такъв език. Налични езици: { $languages }.
misheard-nothing-to-repeat = Толкова назад няма какво да се повтори.
misheard-row = Редовете са от 1 до 4.
misheard-place = Ред { $row } има { $count ->
    [one] { COUNT($count, gender: "neuter") } място
   *[other] { COUNT($count, gender: "neuter") } места
}.
misheard-peak = Върховете са ляв, среден и десен.
code-not-a-code = Кодът на раздаването започва с { CODE("TP1") }.
code-rule-letter = След { CODE("TP1") } идва { CODE("E") } или { CODE("C") }, а не { $letter }.
code-length = След { CODE("E") } или { CODE("C") } кодът има седем знака, а не { COUNT($count) }.
code-digit = В кода не може да има { $letter }: само от { CODE("A") } до { CODE("Z") } и от 2 до 7.
code-variant-letter = Няма вариант с буква { $letter }.
code-twice = Буквата { $letter } се повтаря.
clash-schemes = „Поредици“ и „останали карти“ се изключват взаимно.
clash-ends = Режим „лесен“ не се съчетава с „класически“ и „традиционен“.

tip-start = За командите напишете: помощ.
tip-help = Опитайте: { command-now }.
tip-stuck = Отменете ход или започнете нова игра.
tip-another = За друга игра напишете: { command-new }.
tip-quit = За да излезете, напишете: { command-quit }.

set-language = Език: български.
set-explain-on = Отказите се обясняват.
set-explain-verdict = При отказ се казва какво не може, но не и защо.
set-explain-off = При отказ се казва само: { refused-plainly }
set-detail-brief = Подробност: кратко.
set-detail-normal = Подробност: нормално.
set-detail-full = Подробност: подробно.

help-play = Игра: { command-take }, { command-draw }, { command-undo }, { command-redo }, { command-moves }, { command-open }.
help-look = Преглед: { command-board }, { command-row }, { command-peak }, { command-waste }, { command-stock }, { command-status }, { command-score }, { command-repeat }.
help-game = Партия: { command-new }, { command-restart }, { command-rules }, { command-guide }, { command-code }, { command-quit }.
help-settings = Настройки: { command-language }, { command-detail }, { command-tell }, { command-explain }, { command-enter }.
help-more = Повече за отделна команда: помощ вземи.
help-one = { LIST($verb, form: "help") }
help-example = Пример: { LIST($verb, form: "example") }.

goodbye = Довиждане.
