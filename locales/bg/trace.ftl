# Какво остава от играта: изречение за приятели и файл.

command-share = сподели
    .also = споделяне, споделете, споделям, споделя, споделиш, изпрати резултата, прати резултата, изпрати на приятел, прати на приятел, копирай резултата, копирай за споделяне, похвали се, да се похваля, искам да се похваля
    .help = Описва играта и резултата с едно изречение, което да изпратите на приятел.
    .example = сподели
command-log = дневник
    .also = протокол, дневникът, дневника, протокола, протоколът
    .help = Записва играта дотук във файл: раздаването, правилата, всяка команда и всеки отговор. Име, което завършва на html, дава страница със заглавия.
    .example = дневник игра.html

share = TriPeaks { $code }{ $daily ->
        [yes] , раздаване на деня, { played-date }
       *[no] {""}
    }: { $standing ->
        [won] победа в { share-moves }{ share-points }
        [stuck] играта е блокирана след { share-moves }, { share-left }
       *[playing] { share-moves }, { share-left }
    }{ $help ->
        [with] , с помощ
       *[without] {""}
    }{ $par ->
        [points] ; най-доброто възможно: { COUNT($best, gender: "feminine") } { $best ->
            [one] точка
           *[other] точки
        }
        [draws] ; най-доброто възможно: победа с { COUNT($best, gender: "neuter") } { $best ->
            [one] теглене
           *[other] тегления
        }
        [lost] ; раздаването не може да се спечели, в най-добрия случай { $best ->
            [one] остава { COUNT($best, gender: "feminine") } карта
           *[other] остават { COUNT($best, gender: "feminine") } карти
        }
       *[unknown] {""}
    }.
share-moves = { COUNT($moves) } { $moves ->
    [one] ход
   *[other] хода
}
share-left = { $left ->
    [one] остава { COUNT($left, gender: "feminine") } карта
   *[other] остават { COUNT($left, gender: "feminine") } карти
}
share-points = { $scheme ->
    [cards-left] {""}
   *[points] , { signed-points } { $points ->
        [one] точка
       *[other] точки
    }
}

log-written = Записано: „{ $name }“.
log-not-written = Файлът не може да се запише: „{ $name }“.
log-not-ours = „{ $name }“ не е дневник на тази игра и остава както е: изберете друго име.
log-title = TriPeaks { $code }
log-start = Раздаване
log-game = Игра
log-take = { command-take } { CARD($card) }
log-undo = { command-undo } { $count }
question-replace-file = Вече има файл с име „{ $name }“. Да се замени ли? Да или не?
help-trace = За приятели: { command-share }, { command-log }.
