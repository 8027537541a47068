# Настройки текста, прежде всего для брайля: команды, их значения, ответы.

command-cards = карты
    .also = запись карт
    .help = Задаёт, как пишутся карты: словами, буквами или знаками.
    .example = карты буквы
command-width = ширина
    .also = ширина строки
    .help = Задаёт, сколько знаков в строке, например 20, 32, 40 или 80 для брайлевского дисплея; «ширина выкл» снимает ограничение.
    .example = ширина 40
command-gaps = пустые
    .also = пустые места, пропуски
    .help = Включает или выключает слово «пусто» вместо взятых карт: с ним номера мест не меняются.
    .example = пустые вкл
command-prompt = приглашение
    .help = Задаёт приглашение перед вводимой строкой: ничего, короткое или состояние.
    .example = приглашение состояние

cards-words = слова
    .also = словами, слово
cards-letters = буквы
    .also = буквами, буква, буковками
cards-signs = знаки
    .also = знаками, символы, значками, значки, символами
prompt-none = ничего
    .also = нет, без
prompt-short = короткое
    .also = кратко, краткое
prompt-state = состояние
    .also = статус, полное

gap-run = { $count ->
    [1] пусто
   *[other] { $count } пустых
}

prompt-text = { $lies ->
    [nothing] -
   *[card] { CARD($waste, as: "letters") }
} { $stock }

set-cards = Карты: { LIST($style) }, например { CARD($card) }.
set-width = Ширина: { $width }.
set-width-off = Ширина: без ограничения.
set-gaps-on = Пустые места будут упоминаться.
set-gaps-off = Пустые места упоминаться не будут.
set-prompt = Приглашение: { LIST($prompt) }.
misheard-width = Ширина — от { $least } до { $most }.

help-braille = Брайль: { command-cards }, { command-width }, { command-gaps }, { command-prompt }.
