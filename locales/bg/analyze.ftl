# Раздавания извън играта: tripeaks analyze, tripeaks solve.

cli-commands = Команди

analyze-about = Преброява колко от посочените раздавания могат да се спечелят.
analyze-synopsis = tripeaks analyze --deals A..B [ОПЦИИ]
analyze-value-deals = A..B
analyze-value-threads = БРОЙ
analyze-option-deals = Раздаванията по номер, включително двата края: 1..50000
analyze-option-csv = Вместо изречения извежда по един ред за раздаване като CSV
analyze-option-json = Вместо изречения извежда по един ред за раздаване като JSON
analyze-option-threads = Колко нишки работят, от 1 до 256; ако не е посочено, по една на процесор

solve-about = Казва най-доброто, което може да се постигне с едно раздаване, и най-добрите ходове.
solve-synopsis = tripeaks solve [РАЗДАВАНЕ] [ОПЦИИ]
solve-deal = Раздаването: код, номер или тире за 52 карти от стандартния вход, в реда на раздаване
solve-option-csv = Вместо изречения извежда един ред като CSV
solve-option-json = Вместо изречения извежда един ред като JSON

# Число с два знака след запетаята.
decimal = { $whole },{ $part }

analyze-deal = Раздаване { $first }.
analyze-deals = Раздавания от { $first } до { $last }.
analyze-winnable = { $won ->
    [one] Може да се спечели
   *[other] Могат да се спечелят
}, доказано: { $won } от { $deals }.
analyze-share = Дял: { LIST($share) } процента, 95-процентен доверителен интервал от { LIST($low) } до { LIST($high) }.
analyze-draws = Най-малък брой тегления: от { $least } до { $most }, средно { LIST($mean) }.
analyze-half = Средната половина: от { $lower } до { $upper }, медиана { $middle }.
analyze-no-streaks = Точките за поредици не се броят тук; за едно раздаване ги казва solve.
analyze-time = Време: { LIST($seconds) } секунди, { $rate ->
    [one] { COUNT($rate, gender: "neuter") } раздаване
   *[other] { COUNT($rate, gender: "neuter") } раздавания
} в секунда.
analyze-progress = Готови { $done } от { $deals }, { $percent ->
    [one] { COUNT($percent) } процент
   *[other] { COUNT($percent) } процента
}.
analyze-stopped = Спряно. За да продължите: --deals { $rest }.

solve-fewest-draws = Най-малък брой тегления за победа, доказано: { $draws }.

analyze-error-no-deals = Посочете раздаванията, например --deals 1..1000.
analyze-error-extra = { $name } е в повече: раздаванията се посочват веднъж, с --deals 1..1000.
analyze-error-deals = Раздаванията се посочват така: 1..1000, а не { $name }.
analyze-error-backwards = Първото раздаване е след последното: { $name }.
analyze-error-threads = Нишките може да са от 1 до 256, а не { $name }.
analyze-error-no-threads = Системата не дава нишки.
analyze-error-forms = --csv и --json се изключват взаимно.
analyze-error-playing = Опцията { $name } е само за игра.
solve-error-nothing = Посочете раздаване или подайте 52 карти на стандартния вход.

deck-not-a-card = Карта номер { $place } не е разбрана: { $name }.
deck-unclear = Карта номер { $place } може да се разбере по няколко начина: { $name }.
deck-count = Нужни са 52 карти, а не { $count }.
deck-twice = Тази карта се среща два пъти: { CARD($card) }.
deck-joker-unwanted = По тези правила няма жокер.
deck-joker-missing = По тези правила е нужен един жокер сред последните 23 карти.
deck-too-long = Това е много повече текст, отколкото заемат 52 карти.
