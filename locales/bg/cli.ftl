# Командният ред.

cli-about = Пасианс TriPeaks за слушане: описва масата с думи и приема написани команди.
cli-usage = Употреба
cli-arguments = Аргументи
cli-options = Опции
cli-synopsis = tripeaks [РАЗДАВАНЕ] [ОПЦИИ]
cli-value-deal = РАЗДАВАНЕ
cli-value-language = ЕЗИК
cli-value-rules = ПРАВИЛА
cli-value-folder = ПАПКА
cli-value-detail = ПОДРОБНОСТ
cli-deal = Раздаването: код, например TP1-E-AAAAAAB, или номер от 0 до 34359738367
cli-language = Езикът, само за това пускане
cli-rules = Правилата: лесен, класически, традиционен, свободен старт, открити върхове, празна купчина, жокер, теглене при нужда, поредици, останали карти; няколко се разделят със запетаи
cli-plain = Чете обикновени редове, без редактиране
cli-locales = Папка с преводи, които допълват или заменят вградените
cli-detail = Колко се казва след ход: кратко, нормално или подробно
cli-help = Извежда тази помощ
cli-version = Извежда версията

cli-error-unknown-option = Непозната опция: { $name }.
cli-error-unexpected = Само едно раздаване: { $name } е в повече.
cli-error-missing-value = Липсва стойност за { $name }.
cli-error-twice = Опцията { $name } е дадена два пъти.
cli-error-no-value = Опцията { $name } не приема стойност.
cli-error-deal = { $name } не е нито код, нито номер на раздаване.
cli-error-language = Няма такъв език: { $name }. Налични езици: { $languages }.
cli-error-rules = Няма такива правила: { $name }.
cli-error-detail = Подробността може да е кратко, нормално или подробно, а не { $name }.
cli-error-rules-twice = Кодът вече определя правилата; махнете --rules.
cli-error-not-text = Един от аргументите не е четим текст.
cli-error-other = Командният ред не е разбран.
cli-error-locales = Папката с преводи не може да се прочете: { $name }.
cli-locale-fault = { $file }, ред { $line }: { $id } не е разбрано и се пропуска.
cli-locale-no-text = { $file } не е текст в UTF-8 и се пропуска.
# In Latin letters, since others do not come out at such a terminal.
cli-other-charset = Terminalat e nastroen na { $name }, a igrata pishe i chete samo UTF-8: nastroyte terminala na UTF-8.
cli-error-output = Изходът не може да се запише.
cli-error-input = Стандартният вход не може да се прочете.
