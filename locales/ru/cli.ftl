# Командная строка.

cli-about = Пасьянс TriPeaks на слух: описывает стол словами и понимает набранные команды.
cli-usage = Запуск
cli-arguments = Аргументы
cli-options = Ключи
cli-synopsis = tripeaks [РАЗДАЧА] [КЛЮЧИ]
cli-value-deal = РАЗДАЧА
cli-value-language = ЯЗЫК
cli-value-rules = ПРАВИЛА
cli-value-folder = ПАПКА
cli-value-detail = ПОДРОБНОСТЬ
cli-deal = Раздача: код вроде TP1-E-AAAAAAB или номер от 0 до 34359738367
cli-language = Язык для этого запуска
cli-rules = Правила: лёгкие, классические, традиционные, свободный старт, открытые вершины, пустой сброс, джокер, добор только без ходов, серии, оставшиеся карты; несколько — через запятую
cli-plain = Читает строки как есть, без редактирования
cli-locales = Папка с переводами поверх встроенных
cli-detail = Сколько говорить после хода: кратко, обычно или подробно
cli-help = Выводит эту справку
cli-version = Выводит версию

cli-error-unknown-option = Неизвестный ключ: { $name }.
cli-error-unexpected = Раздача только одна: { $name } — лишнее.
cli-error-missing-value = Ключу { $name } нужно значение.
cli-error-twice = Ключ { $name } указан дважды.
cli-error-no-value = Ключ { $name } не принимает значения.
cli-error-deal = { $name } — не код и не номер раздачи.
cli-error-language = Такого языка нет: { $name }. Есть: { $languages }.
cli-error-rules = Таких правил нет: { $name }.
cli-error-detail = Подробность: кратко, обычно или подробно, а не { $name }.
cli-error-rules-twice = Правила уже названы в коде; уберите --rules.
cli-error-not-text = Один из аргументов не читается как текст.
cli-error-other = Командная строка непонятна.
cli-error-locales = Не удаётся прочитать папку с переводами: { $name }.
cli-locale-fault = { $file }, строка { $line }: { $id } не понято и пропущено.
cli-locale-no-text = { $file }: это не текст в UTF-8, файл пропущен.
# In Latin letters, since others do not come out at such a terminal.
cli-other-charset = Terminal nastroen na { $name }, a igra pishet i chitaet tolko UTF-8: nastroyte terminal na UTF-8.
cli-error-output = Не удаётся записать вывод.
cli-error-input = Не удаётся прочитать стандартный ввод.
