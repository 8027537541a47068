# Въпроси към масата: командите, после отговорите.

command-where = къде
    .also = къде е, къде са, намери, къде се намира, къде се намират, къде лежи, къде лежат, намерете, къде ми е
    .help = Казва къде лежи видима карта или къде лежат всички видими карти от един ранг.
    .example = къде 7
command-covers = покрита
    .also = покрива, блокира, блокирана, пречи, с какво е покрита, над, отгоре, какво е над, покрит, покрито, блокиран, блокирано, с какво е покрит, с какво е покрито, какво лежи върху, какво има върху, какво има над
    .help = Казва кои карти още лежат върху дадена карта.
    .example = покрита ред 3 място 1
command-under = под
    .also = покрива, отдолу, какво е под, какво има под, какво лежи под
    .help = Казва върху кои карти лежи дадена карта.
    .example = под ред 4 място 1
command-seen = видени
    .also = минали, излезли, излязоха, колко са излезли
    .help = Казва колко карти от един ранг са излезли, колко се виждат и колко още не са видени.
    .example = видени 7
command-left = остават
    .also = оставащи, останали, неизлезли, невидени, какво остава
    .help = Казва по колко карти от всеки ранг още не са видени.
    .example = остават
command-history = история
    .also = последни ходове, последните ходове, историята, предишни ходове, предишните ходове
    .help = Изброява последните ходове, от най-новия назад.
    .example = история 3

spot-of = { $row ->
    [1] { $peak ->
        [1] ляв
        [2] среден
       *[3] десен
    } връх, най-горе
    [4] долен ред, място { $place }
   *[other] ред { $row }, място { $place }
}{ $row ->
    [1] {""}
   *[other] , { $peak ->
        [1] ляв
        [2] среден
       *[3] десен
    } връх
}

where-at = { CARD($card, capital: "yes") }: { spot-of }, { $lies ->
    [open] { TRAIT($card, name: "gender") ->
        [masculine] открит
        [neuter] открито
       *[feminine] открита
    }
   *[covered] { TRAIT($card, name: "gender") ->
        [masculine] покрит
        [neuter] покрито
       *[feminine] покрита
    }
}.
where-none = Не се виждат { CARD($rank, form: "plural") }.
hidden-at = скрита карта, { place-of }

covers-by = Върху { CARD($card) }: { $count ->
    [0] няма карти
   *[other] { CARD($cards, between: "; ") }
}.
covers-all = Общо: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}.
under-by = Под { CARD($card) }: { $count ->
    [0] няма карти
   *[other] { CARD($cards, between: "; ") }
}.

seen-rank = { CARD($rank, form: "plural", capital: "yes") }: излезли { $gone }, видими { $visible }, невидени { $unseen }{ $again ->
    [0] .
   *[other] , пак скрити { $again }.
}
seen-gone = Излезли: { CARD($cards) }.
seen-visible = Видими: { CARD($cards) }.

left-ranks = { $count ->
    [0] Всички карти вече са видени.
    [one] Невидена е { $count } карта: { LIST($ranks) }.
   *[other] Невидени са { $count } карти: { LIST($ranks) }.
}
left-rank = { CARD($rank, form: "plural") } { $count }
left-none = Вече са видени всички: { CARD($ranks, form: "plural") }.

look-history = { $count ->
    [0] Още няма ходове.
   *[other] От последния ход назад: { LIST($moves) }.
}
history-took = взехте { CARD($card) }
history-drew = изтеглихте { CARD($card) }

help-table = Въпроси: { command-where }, { command-covers }, { command-under }, { command-seen }, { command-left }, { command-history }.
