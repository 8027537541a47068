# Гласът: думите му, какво се казва за него и какво се казва само за слушане.

command-voice = глас
    .also = гласа, гласът, реч, говор, речта, говора
    .help = Казва дали отговорите се изговарят. Може да добавите: авто, вкл, изкл, при поискване, стоп, списък, проба, скорост 120, сила 80 или име на глас.
    .example = глас вкл
command-say = изговори
    .also = прочети, прочети го, произнеси, изговорете, прочетете, произнесете, прочети го на глас, кажи го на глас, прочети на глас, на глас, изговори го
    .help = Изговаря последния отговор.
    .example = изговори
command-stop = стоп
    .also = спри, млъкни, тихо, тишина, замълчи, спрете, млъкнете, замълчете, мълчи, стига
    .help = Спира гласа.
    .example = стоп

voice-auto = авто
    .also = автоматично, автоматичен
voice-ask = при поискване
    .also = поискване, по желание, по заявка, питай
voice-list = списък
    .also = гласове, гласовете
voice-rate = скорост
    .also = темпо, бързина, скоростта, темпото
voice-volume = сила
    .also = звук, сила на звука, гръмкост, силата, силата на звука
voice-test = проба
    .also = тест, опит

cli-value-voice = КОГА
cli-voice = Кога се изговарят отговорите: авто, вкл, изкл или поискване
cli-error-voice = Гласът може да е авто, вкл, изкл или поискване, а не { $name }.

help-voice = Глас: { command-voice }, { command-say }, { command-stop }.

set-voice-auto = Гласът се включва автоматично.
set-voice-on = Гласът е включен.
set-voice-off = Гласът е изключен.
set-voice-ask = Гласът говори само при поискване: { command-say }.
set-voice-name = Глас: { $name }.
set-voice-rate = Скорост: { $percent } { $percent ->
    [one] процент
   *[other] процента
}.
set-voice-volume = Сила на звука: { $percent } { $percent ->
    [one] процент
   *[other] процента
}.

voice-state-speaks = Отговорите се изговарят.
voice-state-speaks-by = Отговорите се изговарят от { $name }.
voice-state-reader = Гласът мълчи, защото работи { $name }.
voice-state-no-terminal = Гласът мълчи, защото входът или изходът не е терминал.
voice-state-no-service = Услугата за реч не отговаря.
voice-state-unknown = Още не е известно дали гласът говори.
voice-choices = За промяна: глас вкл, глас изкл, глас при поискване, глас авто.

voice-stopped = Тишина.
voice-is-off = Гласът е изключен. За включване: глас вкл.
voice-voices = { $count ->
    [0] Няма глас за този език.
    [one] { $count } глас: { $names }.
   *[other] { $count } гласа: { $names }.
}
voice-variants = { $count ->
    [one] { $count } вариант: { $name }.
   *[other] { $count } варианта, например { $name }.
}
voice-unknown = Гласовете още не са известни. Попитайте пак.
voice-no-such = Няма такъв глас за този език. За гласовете: глас списък.
voice-no-such-rate = Скоростта е от 0 до { $most } процента.
voice-no-such-volume = Силата на звука е от 0 до { $most } процента.
voice-sample = { language-name }: { LIST($ranks) }; { LIST($suits) }.

news-voice-speaks = Отговорите се изговарят. За тишина: глас изкл.
news-voice-speaks-by = Отговорите се изговарят от { $name }. За тишина: глас изкл.
news-voice-reader = Гласът мълчи, защото работи { $name }. За включване: глас вкл.
news-voice-no-service = Услугата за реч не отговаря, текстът остава.
news-voice-lost = Гласът изчезна, текстът остава.
news-voice-back = Гласът се върна.

# Имената на латинските букви, за кодове буква по буква.
letter-a = а
letter-b = бе
letter-c = це
letter-d = де
letter-e = е
letter-f = еф
letter-g = ге
letter-h = ха
letter-i = и
letter-j = йот
letter-k = ка
letter-l = ел
letter-m = ем
letter-n = ен
letter-o = о
letter-p = пе
letter-q = ку
letter-r = ер
letter-s = ес
letter-t = те
letter-u = у
letter-v = ве
letter-w = дубъл ве
letter-x = хикс
letter-y = игрек
letter-z = зет
