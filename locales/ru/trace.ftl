# Что остаётся от игры: предложение для друзей и файл.

command-share = поделись
    .also = поделиться, поделитесь, поделюсь, поделиться результатом, поделимся, делись, делиться, делюсь, поделись результатом, поделиться результатами, отправь другу, отправить другу, отправь друзьям, отправить друзьям, отправь игру другу, отправить игру другу, отправь результат, послать другу, пошли другу, скинь другу, похвастаться, похвастаться результатом, похвастайся, опубликуй, опубликовать, расшарь, расшарить
    .help = Описывает игру и её итог одним предложением, которое можно отправить другу.
    .example = поделись
command-log = журнал
    .also = протокол, дневник, протокол игры, журнала, журналу, протокола, лог, логи, лога, лог файл, запиши журнал, веди журнал, дневник игры
    .help = Записывает игру в файл: раздачу, правила, все команды и ответы. Если имя кончается на html, получится страница с заголовками.
    .example = журнал игра.html

share = TriPeaks { $code }{ $daily ->
        [yes] , раздача дня, { played-date }
       *[no] {""}
    }: { $standing ->
        [won] победа, { share-moves }{ share-points }
        [stuck] { share-moves }, дальше ходов нет, { share-left } на столе
       *[playing] { share-moves }, { share-left } на столе
    }{ $help ->
        [with] , с подсказкой
       *[without] {""}
    }{ $par ->
        [points] ; лучший возможный результат: { COUNT($best, gender: "neuter") } { $best ->
            [one] очко
            [few] очка
           *[many] очков
        }
        [draws] ; лучший возможный результат: победа, { COUNT($best, gender: "feminine") } { $best ->
            [one] карта
            [few] карты
           *[many] карт
        } из запаса
        [lost] ; выиграть нельзя, в лучшем случае останется { COUNT($best, gender: "feminine") } { $best ->
            [one] карта
            [few] карты
           *[many] карт
        }
       *[unknown] {""}
    }.
share-moves = { COUNT($moves) } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}
share-left = { COUNT($left, gender: "feminine") } { $left ->
    [one] карта
    [few] карты
   *[many] карт
}
share-points = { $scheme ->
    [cards-left] {""}
   *[points] , { signed-points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}

log-written = Записано: «{ $name }».
log-not-written = Файл не записывается: «{ $name }».
log-not-ours = «{ $name }» не журнал этой игры и остаётся без изменений: выберите другое имя.
log-title = TriPeaks { $code }
log-start = Раздача
log-game = Игра
log-take = { command-take } { CARD($card, form: "accusative") }
log-undo = { command-undo } { $count }
question-replace-file = Файл «{ $name }» уже есть. Заменить? Да или нет.
help-trace = Для друзей: { command-share }, { command-log }.
