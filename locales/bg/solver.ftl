# Какво знае програмата: команди и отговори. Доказаното се казва доказано, останалото е по видяното.

command-hint = подсказка
    .also = съвет, подскажи, дай съвет, подскажете
    .help = Подсказва най-добрия ход по видяното; попитайте пак за повече. Играта се отбелязва като игра с помощ.
    .example = подсказка
command-odds = шанс
    .also = шансове, шансът, шанса, вероятност
    .help = Казва колко вероятна е победата по видяното.
    .example = шанс
command-winnable = печели ли се
    .also = може ли, може ли да се спечели
    .help = Казва със сигурност дали играта още може да се спечели. Играта се отбелязва като игра с помощ.
    .example = печели ли се
command-fork = разклон
    .also = къде сбърках, обрат, грешка
    .help = Казва на кой ход е загубена играта; „разклон назад“ връща дотам. Играта се отбелязва като игра с помощ.
    .example = разклон назад
command-par = идеал
    .also = пар, най-доброто възможно
    .help = Казва най-доброто, което може да се постигне с това раздаване. Преди края играта се отбелязва като игра с помощ.
    .example = идеал
command-solution = решение
    .also = реши, покажи решението
    .help = Казва най-добрите ходове оттук нататък, но първо пита. Играта се отбелязва като игра с помощ.
    .example = решение

word-go = обратно
    .also = отиди, отиди там, върни се
word-winnable = спечелима
    .also = решима, печеливша

hint-count = { $count ->
    [0] Не пасва нито една карта.
    [one] Пасва { $count } карта.
   *[other] Пасват { $count } карти.
}
hint-rank = Подсказка: { CARD($rank, form: "noun") }, { odds-said }.
hint-card = Подсказка: { CARD($card) }, { odds-said }.
hint-draw = Подсказка: теглене, { odds-said }.
odds-said = { $odds ->
    [won] сигурна победа по видяното
    [lost] загуба при всяко положение
   *[estimated] около { $percent } { $percent ->
        [one] процент
       *[other] процента
    }
}
odds = Около { $percent } { $percent ->
    [one] процент
   *[other] процента
}, плюс-минус { $margin }, по видяното.
odds-among-winnable = Отчитат се само раздаванията, които могат да се спечелят.
seen-winnable = По видяното е сигурно: още може да се спечели.
seen-lost = По видяното е сигурно: вече не може да се спечели.
proven-winnable = Да, доказано: още може да се спечели.
proven-lost = Не, доказано: вече не може да се спечели.
fork-before = Последният шанс беше преди ход { $move }.
fork-never = Доказано: това раздаване изобщо не може да се спечели.
par-points = Най-доброто, доказано: { $draws ->
    [one] { $draws } теглене
   *[other] { $draws } тегления
}, { signed-points }.
par-draws = Най-доброто, доказано: { $draws ->
    [one] { $draws } теглене
   *[other] { $draws } тегления
}.
par-streaks = Най-доброто, доказано: { $points ->
    [one] { signed-points } точка
   *[other] { signed-points } точки
}.
par-lost = Не може да се спечели, доказано. В най-добрия случай { $count ->
    [one] остава { $count } карта
   *[other] остават { $count } карти
}.
solution-begins = Най-добрите ходове, доказано:
solution-take = { command-take } { CARD($card) }
solution-draw = { command-draw }: { CARD($card) }
question-solution = Това издава всичко. Да или не?
assisted-now = Играта вече се брои за игра с помощ.
status-assisted = С помощ.
tip-fork-go = За да се върнете там: разклон назад.
help-know = Анализ: { command-hint }, { command-odds }, { command-winnable }, { command-fork }, { command-par }, { command-solution }.
