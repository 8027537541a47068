# Что знает программа: команды и ответы. Доказанное так и названо, остальное — по увиденному.

command-hint = подсказка
    .also = подскажи, подскажите, совет, намёк, посоветуй
    .help = Подсказывает лучший ход по увиденному; спросите ещё раз, чтобы узнать больше. Игра помечается как игра с подсказкой.
    .example = подсказка
command-odds = шансы
    .also = шанс, вероятность
    .help = Оценивает шансы на победу по увиденному.
    .example = шансы
command-winnable = сойдётся
    .also = сойдётся ли, сходится, сходится ли, можно ли выиграть, решаем
    .help = Говорит точно, можно ли ещё выиграть. Игра помечается как игра с подсказкой.
    .example = сойдётся
command-fork = развилка
    .also = где ошибка, ошибка, где я ошибся, где я ошиблась
    .help = Говорит, где игра была проиграна; «развилка назад» возвращает туда. Игра помечается как игра с подсказкой.
    .example = развилка назад
command-par = идеал
    .also = пар, лучшее возможное
    .help = Говорит, какой результат в этой раздаче наилучший. Если игра не окончена, она помечается как игра с подсказкой.
    .example = идеал
command-solution = решение
    .also = реши, покажи решение
    .help = Называет лучшие ходы с этого места, но сначала переспрашивает. Игра помечается как игра с подсказкой.
    .example = решение

word-go = туда
    .also = вернись, перейди, обратно
word-winnable = сходящаяся
    .also = решаемая, выигрышная

hint-count = { $count ->
    [0] Не подходит ни одна карта.
    [one] Подходит { $count } карта.
    [few] Подходят { $count } карты.
   *[many] Подходит { $count } карт.
}
hint-rank = Подсказка: { CARD($rank) }, { odds-said }.
hint-card = Подсказка: { CARD($card) }, { odds-said }.
hint-draw = Подсказка: карта из запаса, { odds-said }.
odds-said = { $odds ->
    [won] победа наверняка, по увиденному
    [lost] проиграно в любом случае
   *[estimated] около { $percent } { $percent ->
        [one] процента
       *[other] процентов
    }
}
odds = Около { $percent } { $percent ->
    [one] процента
   *[other] процентов
}, плюс-минус { $margin }, по увиденному.
odds-among-winnable = Считаются только раздачи, которые можно выиграть.
seen-winnable = Наверняка, по увиденному: ещё можно выиграть.
seen-lost = Наверняка, по увиденному: выиграть уже нельзя.
proven-winnable = Да, доказано: ещё можно выиграть.
proven-lost = Нет, доказано: выиграть уже нельзя.
fork-before = Последний шанс был перед ходом { $move }.
fork-never = Доказано: эту раздачу выиграть нельзя.
par-points = Предел, доказано: { $draws ->
    [one] { $draws } карта
    [few] { $draws } карты
   *[many] { $draws } карт
} из запаса, { signed-points }.
par-draws = Предел, доказано: { $draws ->
    [one] { $draws } карта
    [few] { $draws } карты
   *[many] { $draws } карт
} из запаса.
par-streaks = Предел, доказано: { $points ->
    [one] { signed-points } очко
    [few] { signed-points } очка
   *[many] { signed-points } очков
}.
par-lost = Выиграть нельзя, доказано. В лучшем случае { $count ->
    [one] останется { $count } карта
    [few] останется { $count } карты
   *[many] останется { $count } карт
}.
solution-begins = Лучшие ходы, доказано:
solution-take = { command-take } { CARD($card, form: "accusative") }
solution-draw = { command-draw }: { CARD($card) }
question-solution = Это выдаст всё. Да или нет?
assisted-now = Теперь это игра с подсказкой.
status-assisted = С подсказкой.
tip-fork-go = Вернуться туда: развилка назад.
help-know = Анализ: { command-hint }, { command-odds }, { command-winnable }, { command-fork }, { command-par }, { command-solution }.
