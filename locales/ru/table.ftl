# Вопросы к столу: команды, затем ответы.

command-where = где
    .also = где лежит, где лежат, где находится, найди, найдите, найти, где найти
    .help = Говорит, где лежит видимая карта или где лежат все видимые карты одного ранга.
    .example = где 7
command-covers = накрыта
    .also = накрыт, чем накрыта, чем накрыт, чем закрыта, чем закрыт, мешает, что мешает, над, сверху, что сверху, что лежит на, кто закрывает, что закрыло
    .help = Называет карты, которые ещё лежат на этой карте.
    .example = накрыта ряд 3 место 1
command-under = под
    .also = что под, что лежит под, снизу, что снизу, под чем, внизу под
    .help = Называет карты, на которых лежит эта карта.
    .example = под ряд 4 место 1
command-seen = вышло
    .also = вышли, ушло, ушли, видел, видела, сколько вышло
    .help = Говорит, сколько карт одного ранга вышло, сколько видно и сколько ещё не показывалось.
    .example = вышло 7
command-left = осталось
    .also = остались, остаток, что осталось, каких карт ещё не было
    .help = Говорит, сколько карт каждого ранга ещё не показывалось.
    .example = осталось
command-history = история
    .also = последние ходы, прошлые ходы, история ходов, список ходов
    .help = Перечисляет ходы, начиная с последнего.
    .example = история 3

spot-of = { $row ->
    [1] верх { $peak ->
        [1] левой
        [2] средней
       *[3] правой
    } вершины
    [4] нижний ряд, место { $place }
   *[other] ряд { $row }, место { $place }
}{ $row ->
    [1] {""}
   *[other] , { $peak ->
        [1] левая
        [2] средняя
       *[3] правая
    } вершина
}

where-at = { CARD($card, capital: "yes") }: { spot-of }, { $lies ->
    [open] { TRAIT($card, name: "gender") ->
        [masculine] открыт
       *[feminine] открыта
    }
   *[covered] { TRAIT($card, name: "gender") ->
        [masculine] накрыт
       *[feminine] накрыта
    }
}.
where-none = { CARD($rank, form: "plural-genitive", capital: "yes") } не видно.
hidden-at = закрытая карта, { place-of }

covers-by = { CARD($card, capital: "yes") }{ $count ->
    [0] : сверху карт нет.
   *[other] , сверху: { CARD($cards, between: "; ") }.
}
covers-all = Всего: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
under-by = { CARD($card, capital: "yes") }{ $count ->
    [0] : снизу карт нет.
   *[other] , снизу: { CARD($cards, between: "; ") }.
}

seen-rank = { CARD($rank, form: "plural", capital: "yes") }: вышло { $gone }, видно { $visible }, не показывалось { $unseen }{ $again ->
    [0] .
   *[other] , снова закрыто { $again }.
}
seen-gone = Вышло: { CARD($cards) }.
seen-visible = На виду: { CARD($cards) }.

left-ranks = { $count ->
    [0] Все карты уже показывались.
    [one] Не показывалась { $count } карта: { LIST($ranks) }.
    [few] Не показывались { $count } карты: { LIST($ranks) }.
   *[many] Не показывалось { $count } карт: { LIST($ranks) }.
}
left-rank = { CARD($rank, form: "plural-genitive") } { $count }
left-none = Уже показывались все: { CARD($ranks, form: "plural") }.

look-history = { $count ->
    [0] Ходов ещё не было.
   *[other] Начиная с последнего: { LIST($moves) }.
}
history-took = { TRAIT($card, name: "gender") ->
    [masculine] взят
   *[feminine] взята
} { CARD($card) }
history-drew = из запаса { CARD($card) }

help-table = Вопросы: { command-where }, { command-covers }, { command-under }, { command-seen }, { command-left }, { command-history }.
