# Голос: его слова, что о нём говорится и что говорится только для слуха.

command-voice = голос
    .also = голоса, голосом, речь, озвучка
    .help = Говорит, озвучиваются ли ответы. После слова «голос»: авто, вкл, выкл, по просьбе, стоп, список, проба, скорость 120, громкость 80 или имя голоса.
    .example = голос вкл
command-say = озвучь
    .also = произнеси, прочитай, прочти
    .help = Произносит последний ответ.
    .example = озвучь
command-stop = стоп
    .also = тихо, тишина, замолчи, молчи, помолчи, хватит, умолкни
    .help = Прерывает голос.
    .example = стоп

voice-auto = авто
    .also = автоматически, автоматический
voice-ask = по просьбе
    .also = просьба, по запросу, спроси
voice-list = список
    .also = голоса
voice-rate = скорость
    .also = темп, быстрота
voice-volume = громкость
    .also = звук
voice-test = проба
    .also = тест, проверка

cli-value-voice = КОГДА
cli-voice = Когда озвучиваются ответы: авто, вкл, выкл или просьба
cli-error-voice = Голос: авто, вкл, выкл или просьба, а не { $name }.

help-voice = Голос: { command-voice }, { command-say }, { command-stop }.

set-voice-auto = Голос: автоматически.
set-voice-on = Голос включён.
set-voice-off = Голос выключен.
set-voice-ask = Голос только по просьбе: { command-say }.
set-voice-name = Голос: { $name }.
set-voice-rate = Скорость: { $percent } { $percent ->
    [one] процент
    [few] процента
   *[many] процентов
}.
set-voice-volume = Громкость: { $percent } { $percent ->
    [one] процент
    [few] процента
   *[many] процентов
}.

voice-state-speaks = Ответы озвучиваются.
voice-state-speaks-by = Ответы озвучивает { $name }.
voice-state-reader = Голос молчит: работает { $name }.
voice-state-no-terminal = Голос молчит: ввод или вывод — не терминал.
voice-state-no-service = Служба речи не отвечает.
voice-state-unknown = Ещё неизвестно, говорит ли голос.
voice-choices = Изменить: голос вкл, голос выкл, голос по просьбе, голос авто.

voice-stopped = Тишина.
voice-is-off = Голос выключен. Включить: голос вкл.
voice-voices = { $count ->
    [0] Для этого языка голосов нет.
    [one] { $count } голос: { $names }.
    [few] { $count } голоса: { $names }.
   *[many] { $count } голосов: { $names }.
}
voice-variants = { $count ->
    [1] { $count } вариант: { $name }.
    [one] { $count } вариант, например { $name }.
    [few] { $count } варианта, например { $name }.
   *[many] { $count } вариантов, например { $name }.
}
voice-unknown = Голоса пока неизвестны. Спросите ещё раз.
voice-no-such = Такого голоса для этого языка нет. Какие есть: голос список.
voice-no-such-rate = Скорость — от 0 до { $most } процентов.
voice-no-such-volume = Громкость — от 0 до { $most } процентов.
voice-sample = { language-name }: { LIST($ranks) }; { LIST($suits) }.

news-voice-speaks = Ответы озвучиваются. Чтобы голос молчал: голос выкл.
news-voice-speaks-by = Ответы озвучивает { $name }. Чтобы голос молчал: голос выкл.
news-voice-reader = Голос молчит: работает { $name }. Чтобы голос говорил: голос вкл.
news-voice-no-service = Служба речи не отвечает, текст остаётся.
news-voice-lost = Голос пропал, текст остаётся.
news-voice-back = Голос вернулся.

# Названия латинских букв, для кодов по буквам.
letter-a = а
letter-b = бэ
letter-c = цэ
letter-d = дэ
letter-e = э
letter-f = эф
letter-g = гэ
letter-h = аш
letter-i = и
letter-j = йот
letter-k = ка
letter-l = эль
letter-m = эм
letter-n = эн
letter-o = о
letter-p = пэ
letter-q = ку
letter-r = эр
letter-s = эс
letter-t = тэ
letter-u = у
letter-v = вэ
letter-w = дубль-вэ
letter-x = икс
letter-y = игрек
letter-z = зет
