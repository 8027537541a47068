# Что остаётся от игры: предложение для друзей и файл.

command-share = поделись
    .also = поделиться, поделитесь, поделюсь, поделиться игрой, поделись игрой, поделиться результатом
    .help = Описывает игру и её итог одним предложением, которое можно отправить другу.
    .example = поделись
command-log = журнал
    .also = протокол, дневник, журнал игры, протокол игры
    .help = Записывает игру в файл: раздачу, правила, все команды и ответы. Если имя кончается на html, получится страница с заголовками.
    .example = журнал игра.html

share = TriPeaks { $code }: { $standing ->
        [won] победа, { share-moves }{ share-points }
        [stuck] { share-moves }, дальше ходов нет, { share-left } на столе
       *[playing] { share-moves }, { share-left } на столе
    }{ $help ->
        [with] , с подсказкой
       *[without] {""}
    }{ $par ->
        [points] ; лучший возможный результат: { $best } { $best ->
            [one] очко
            [few] очка
           *[many] очков
        }
        [draws] ; лучший возможный результат: победа, { $best } { $best ->
            [one] карта
            [few] карты
           *[many] карт
        } из запаса
        [lost] ; выиграть нельзя, в лучшем случае останется { $best } { $best ->
            [one] карта
            [few] карты
           *[many] карт
        }
       *[unknown] {""}
    }.
share-moves = { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}
share-left = { $left } { $left ->
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

log-written = Записано: { $name }.
log-not-written = Файл не записывается: { $name }.
log-title = TriPeaks { $code }
log-start = Раздача
log-game = Игра
log-take = { command-take } { CARD($card, form: "accusative") }
log-undo = { command-undo } { $count }
question-replace-file = Файл { $name } уже есть. Заменить? Да или нет.
help-trace = Для друзей: { command-share }, { command-log }.
