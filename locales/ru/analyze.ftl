# Раздачи вне игры: tripeaks analyze, tripeaks solve.

cli-commands = Команды

analyze-about = Считает, сколько из указанных раздач можно выиграть.
analyze-synopsis = tripeaks analyze --deals A..B [КЛЮЧИ]
analyze-value-deals = A..B
analyze-value-threads = ЧИСЛО
analyze-option-deals = Номера раздач, включая первый и последний: 1..50000
analyze-option-csv = Выводит вместо итогов по строке CSV на раздачу
analyze-option-json = Выводит вместо итогов по строке JSON на раздачу
analyze-option-threads = Число потоков, от 1 до 256; без этого ключа — по одному на процессор

solve-about = Говорит, чего можно добиться в раздаче, и называет лучшие ходы.
solve-synopsis = tripeaks solve [РАЗДАЧА] [КЛЮЧИ]
solve-deal = Раздача: код, номер или дефис для 52 карт со стандартного ввода, в порядке раздачи
solve-option-csv = Выводит вместо слов строку CSV
solve-option-json = Выводит вместо слов строку JSON

# Число с двумя знаками после запятой.
decimal = { $whole },{ $part }

analyze-deal = Раздача { $first }.
analyze-deals = Раздачи с { $first } по { $last }.
analyze-winnable = Можно выиграть, доказано: { $won } из { $deals }.
analyze-share = Доля: { LIST($share) } процента, 95-процентный доверительный интервал от { LIST($low) } до { LIST($high) }.
analyze-draws = Наименьшее число карт из запаса: от { $least } до { $most }, в среднем { LIST($mean) }.
analyze-half = У половины раздач: от { $lower } до { $upper }, медиана { $middle }.
analyze-no-streaks = Очки за серии здесь не считаются: для одной раздачи их называет solve.
analyze-time = Время: { LIST($seconds) } секунды, { $rate ->
    [one] { COUNT($rate, gender: "feminine") } раздача
    [few] { COUNT($rate, gender: "feminine") } раздачи
   *[many] { COUNT($rate, gender: "feminine") } раздач
} в секунду.
analyze-progress = Готово { $done } из { $deals }, { $percent ->
    [one] { COUNT($percent) } процент
    [few] { COUNT($percent) } процента
   *[many] { COUNT($percent) } процентов
}.
analyze-stopped = Остановлено. Чтобы продолжить: --deals { $rest }.

solve-fewest-draws = Наименьшее число карт из запаса для победы, доказано: { $draws }.

analyze-error-no-deals = Укажите раздачи, например --deals 1..1000.
analyze-error-extra = { $name } — лишнее: раздачи указывают один раз, как --deals 1..1000.
analyze-error-deals = Раздачи указывают так: 1..1000, а не { $name }.
analyze-error-backwards = Первая раздача стоит после последней: { $name }.
analyze-error-threads = Потоков может быть от 1 до 256, а не { $name }.
analyze-error-no-threads = Система не даёт создать потоки.
analyze-error-forms = --csv и --json исключают друг друга.
analyze-error-playing = Ключ { $name } — только для игры.
solve-error-nothing = Укажите раздачу или подайте 52 карты на стандартный ввод.

deck-not-a-card = Карта номер { $place } непонятна: { $name }.
deck-unclear = Карту номер { $place } можно понять по-разному: { $name }.
deck-count = Нужно 52 карты, а не { $count }.
deck-twice = Эта карта встречается дважды: { CARD($card) }.
deck-joker-unwanted = По этим правилам джокера нет.
deck-joker-missing = По этим правилам нужен один джокер среди последних 23 карт.
deck-too-long = Текста намного больше, чем занимают 52 карты.
