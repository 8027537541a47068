# Как се е справил играчът.

word-week = седмична
    .also = седмично, седмичната, за седмицата, тази седмица, през седмицата, последната седмица, за последната седмица, през последната седмица, последните седем дни, за последните седем дни, последните 7 дни, за последните 7 дни, от седмицата

stats-week = { $name }, последните 7 дни: { $count ->
    [0] няма завършени игри
    [one] { COUNT($count, gender: "feminine") } изиграна игра
   *[other] { COUNT($count, gender: "feminine") } изиграни игри
}.
stats-games = { $count ->
    [one] { COUNT($count, gender: "feminine", capital: "yes") } игра
   *[other] { COUNT($count, gender: "feminine", capital: "yes") } игри
}.
stats-last = От последните { $games } игри { $count ->
    [one] е спечелена { COUNT($count, gender: "feminine") }
   *[other] са спечелени { COUNT($count, gender: "feminine") }
}, { $percent ->
    [one] това е { COUNT($percent) } процент
   *[other] това са { COUNT($percent) } процента
}.
stats-chain = Най-дълга поредица: { $count }.
stats-went = Средно на игра: тегления { $draws },{ $draws-tenth }; отменени ходове { $undos },{ $undos-tenth }.
stats-known = Поредицата, тегленията и отмените се знаят за { COUNT($known, gender: "feminine") } от { $count ->
    [one] { COUNT($count, gender: "feminine") } игра
   *[other] { COUNT($count, gender: "feminine") } игри
}.
stats-days = Раздавания на деня, спечелени подред: { $count }, най-много { $longest }.

status-undos = Отменени ходове: { $count }.
status-hints = Подсказки: { $count }.

# След това, което се сравнява: само с други игри с помощ.
outcome-help = { $help ->
    [with] {" "}с помощ
   *[without] {""}
}
outcome-first-unaided-win = Първа победа без помощ в това раздаване!
