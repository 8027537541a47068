# Командният ред.

cli-about = Пасиансът TriPeaks за слушане: казва масата с думи и разбира написани команди.
cli-usage = Употреба
cli-arguments = Аргументи
cli-options = Настройки
cli-synopsis = tripeaks [РАЗДАВАНЕ] [НАСТРОЙКИ]
cli-value-deal = РАЗДАВАНЕ
cli-value-language = ЕЗИК
cli-value-rules = ПРАВИЛА
cli-value-folder = ПАПКА
cli-value-detail = ПОДРОБНОСТ
cli-deal = Раздаването: код като TP1-E-AAAAAAB или номер от 0 до 34359738367
cli-language = Езикът, само за това пускане
cli-rules = Правилата: лесен, класически, традиционен, свободен старт, открити върхове, празна купчина, жокер, теглене без ход, поредици, останали карти; няколко се разделят със запетаи
cli-plain = Чете прости редове, без редактиране
cli-locales = Папка с преводи върху вградените
cli-detail = Колко се казва след ход: кратко, нормално или подробно
cli-help = Казва това
cli-version = Казва версията

cli-error-unknown-option = Непозната настройка: { $name }.
cli-error-unexpected = Само едно раздаване: { $name } е в повече.
cli-error-missing-value = На { $name } липсва стойност.
cli-error-twice = { $name } е дадено два пъти.
cli-error-no-value = { $name } не приема стойност.
cli-error-deal = { $name } не е нито код, нито номер на раздаване.
cli-error-language = Няма такъв език: { $name }. Има: { $languages }.
cli-error-rules = Няма такива правила: { $name }.
cli-error-detail = Подробността е кратко, нормално или подробно, а не { $name }.
cli-error-rules-twice = Кодът вече казва правилата; махнете --rules.
cli-error-not-text = Един от аргументите не е четим текст.
cli-error-other = Командният ред не е разбран.
cli-error-locales = Папката с преводи не може да се прочете: { $name }.
cli-locale-fault = { $file }, ред { $line }: { $id } не е разбрано и се пропуска.
cli-error-output = Изходът не може да се запише.
