# Как игрок сыграл свои игры.

word-week = за неделю
    .also = недели, неделя, неделю, за эту неделю, эта неделя, на этой неделе, за последнюю неделю, последняя неделя, последней недели, последние семь дней, за последние семь дней, последние 7 дней, за последние 7 дней, недельная, еженедельная

stats-week = { $name }, последние 7 дней: { $count ->
    [0] законченных игр нет
    [one] сыграна { COUNT($count, gender: "feminine") } игра
    [few] сыграно { COUNT($count, gender: "feminine") } игры
   *[many] сыграно { COUNT($count, gender: "feminine") } игр
}.
stats-games = { $count ->
    [one] { COUNT($count, gender: "feminine", capital: "yes") } игра
    [few] { COUNT($count, gender: "feminine", capital: "yes") } игры
   *[many] { COUNT($count, gender: "feminine", capital: "yes") } игр
}.
stats-last = Из последних { $games } игр { $count ->
    [one] выиграна { COUNT($count, gender: "feminine") }
   *[many] выиграно { COUNT($count, gender: "feminine") }
}, это { $percent ->
    [one] { COUNT($percent) } процент
    [few] { COUNT($percent) } процента
   *[many] { COUNT($percent) } процентов
}.
stats-chain = Самая длинная серия: { $count }.
stats-went = В среднем за игру: карт из запаса { $draws },{ $draws-tenth }; отменённых ходов { $undos },{ $undos-tenth }.
stats-known = Серия, карты из запаса и отмены известны для { COUNT($known, gender: "feminine", case: "genitive") } из { $count ->
    [one] { COUNT($count, gender: "feminine", case: "genitive") } игры
   *[many] { COUNT($count, gender: "feminine", case: "genitive") } игр
}.
stats-days = Раздач дня выиграно подряд: { $count }, больше всего было { $longest }.

status-undos = Отменено ходов: { $count }.
status-hints = Подсказок: { $count }.

# После того, что сравнивается: только с другими играми с подсказкой.
outcome-help = { $help ->
    [with] {" "}с подсказкой
   *[without] {""}
}
outcome-first-unaided-win = Первая победа без подсказки в этой раздаче!
