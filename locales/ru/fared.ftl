# Как игрок сыграл свои игры.

word-week = за неделю
    .also = недели, неделя, неделю, за эту неделю, эта неделя, на этой неделе, за последнюю неделю, последняя неделя, последней недели, последние семь дней, за последние семь дней, последние 7 дней, за последние 7 дней, недельная, еженедельная

stats-week = { $name }, последние 7 дней: { $count ->
    [0] законченных игр нет
    [one] сыграна { $count } игра
    [few] сыграно { $count } игры
   *[many] сыграно { $count } игр
}.
stats-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}.
stats-last = Из последних { $games }: { $count }, { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
}.
stats-chain = Самая длинная серия: { $count }.
stats-went = В среднем за игру: карт из запаса { $draws },{ $draws-tenth }; отменённых ходов { $undos },{ $undos-tenth }.
stats-known = Серия, карты из запаса и отмены известны по { $known } из { $count ->
    [one] { $count } игры
   *[many] { $count } игр
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
