# Настройки на текста, най-вече за брайл: командите, стойностите им, отговорите.

command-cards = карти
    .also = изписване, изписване на картите
    .help = Определя с какво се изписват картите: думи, букви или знаци.
    .example = карти букви
command-width = ширина
    .also = ширина на реда
    .help = Определя колко знака най-много има на един ред, например 20, 32, 40 или 80 за брайлов дисплей; „ширина изкл“ премахва ограничението.
    .example = ширина 40
command-gaps = празни
    .also = празни места, празнини
    .help = Включва или изключва споменаването на празните места: с тях номерата на местата не се променят.
    .example = празни вкл
command-prompt = покана
    .also = знак за ред
    .help = Определя каква покана стои пред реда, който пишете: нищо, кратка или състояние.
    .example = покана състояние

cards-words = думи
    .also = дума, с думи, имена
cards-letters = букви
    .also = буква, с букви, по букви
cards-signs = знаци
    .also = знак, със знаци, символи
prompt-none = нищо
    .also = без, няма, никаква
prompt-short = кратка
    .also = кратко, къса
prompt-state = състояние
    .also = статус, пълна

letters-hidden = скр
gap-run = { $count ->
    [1] празно
   *[other] { $count } празни
}

prompt-text = { $lies ->
    [nothing] -
   *[card] { CARD($waste) }
} { $stock }

set-cards = Карти: { LIST($style) }, например { CARD($card) }.
set-width = Ширина: { $width }.
set-width-off = Ширина: без ограничение.
set-gaps-on = Празните места ще се споменават.
set-gaps-off = Празните места няма да се споменават.
set-prompt = Покана: { LIST($prompt) }.
misheard-width = Ширината е от { $least } до { $most }.

help-braille = Брайл: { command-cards }, { command-width }, { command-gaps }, { command-prompt }.
