# Слова командной строки по-русски.

seat-me = Игрок

## Справка: команды

help-usage = использование:
help-arguments = аргументы
help-options = флаги
help-commands = команды
help-examples = примеры:
help-settings = настройки игры «{ $game }»
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык (по умолчанию: KINGSTABLE_LANG, затем язык системы)
help-kingstable = Настольные игры для людей и программ. Без команды: запустить сервер на этом компьютере и открыть гостиную в браузере.
help-games = перечислить игры: игроки, настройки, соперники-программы
help-play = играть в этом терминале
help-replay = показать записанную игру шаг за шагом
help-score = подсчитать очки в позиции с настоящего стола
help-arena = провести много игр между программами
help-serve = обслуживать столы для браузеров и программ
help-export = записать стол с сервера в файл
help-import = положить записанную игру в базу сервера
help-components = показать, откуда взяты числа игры, или подставить числа печатной игры
help-schema = вывести схему JSON сообщений сервера

## Справка: аргументы

help-game = игра, см. «kingstable games»
help-json = вывести JSON
help-seats = кто где сидит: «me» или «me:Имя» — человек, иначе программа
help-seed = зерно случайности: с тем же зерном игра та же
help-free-undo = люди за этой клавиатурой могут отменить что угодно
help-save = файл для сохранения (по умолчанию: новый в папке данных)
help-resume = продолжить сохранённую игру (без FILE — последнюю)
help-salvage = продолжить с тем, что удалось прочитать из повреждённого файла
help-record = записанная игра
help-at = показать момент после N выборов и выйти
help-seat = видеть то, что видит место N (первое — 1)
help-position = JSON с одной позицией или их списком, «-» — стандартный ввод
help-minds = программы, которые играют, по одной на место
help-arena-seats = число мест; программы повторяются, чтобы их заполнить
help-arena-games = число игр (по умолчанию: 200)
help-jobs = сколько процессов работает (по умолчанию: 1); результат от этого не зависит
help-records = папка, куда записать каждую игру
help-host = адрес, на котором слушать (по умолчанию: 127.0.0.1, только этот компьютер)
help-port = порт, на котором слушать (по умолчанию: 8000)
help-db = файл SQLite или адрес PostgreSQL (по умолчанию: файл в папке данных)
help-workers = число процессов сервера; больше одного — только с PostgreSQL
help-open = открыть гостиную в браузере
help-table = обозначение стола
help-export-file = файл (по умолчанию: стандартный вывод)
help-components-export = записать компоненты в этот файл («-» — стандартный вывод), чтобы исправить
help-components-use = отныне играть с компонентами из этого файла
help-components-reset = вернуть исходные компоненты
help-takes-choice = Одно из: { $values }
help-takes-several = { $count } из: { $values }
help-takes-flags = yes или no, всего { $count }
help-takes-number = { $count }
help-default = (по умолчанию: { $value })
help-for-seats = Игроков: { $seats }

## Что не так

cli-unknown-command = Нет команды «{ $name }». { $hint }
cli-unknown-game = Нет игры «{ $name }». { $hint }
cli-unknown-mind = Нет программы «{ $name }». { $hint }
cli-unknown-seat = Посадить за стол некого: «{ $name }» неизвестно. { $hint }
cli-unknown-flag = Нет флага { $name }. { $hint }
cli-unknown-value = { $flag }: нет «{ $name }». { $hint }
cli-did-you-mean = Может быть, { $name }?
cli-there-are = Есть такие: { $names }.
cli-too-many = «{ $word }» — лишнее слово; см. { $command } --help
cli-usage = { $text }; см. { $command } --help
cli-not-a-number = { $flag }: «{ $text }» — не число.
cli-not-yes-no = { $flag }: «{ $text }» — ни yes, ни no.
cli-needs-value = { $flag }: не хватает значения.
cli-not-together = { $flag } и { $other } вместе не используют.
cli-missing = Не хватает: { $names }; см. { $command } --help
cli-not-for-seats = { $flag } — только для такого числа игроков: { $seats }; здесь их { $count }.
cli-which-game = Во что играем? kingstable play GAME, где GAME — одна из: { $names }
cli-salvage-what = --salvage используют вместе с --resume FILE.
cli-not-with-resume = { $flag } не сочетается с --resume: у сохранённой игры всё своё.
cli-file-exists = { $file } уже существует. Чтобы продолжить ту игру: { $command }
cli-other-seats = { $file }: игра на { $wanted ->
        [one] { $wanted } место
        [few] { $wanted } места
       *[many] { $wanted } мест
    }, а не на { $given }.
cli-no-seats-saved = В файле не сказано, кто играет; скажите: --seats me,greedy
cli-nothing-saved = В { $folder } нет незаконченных игр.
cli-bad-record = { $file }, строка { $line }: { $reason }
cli-damaged-record = { $file }, строка { $line }: { $reason }. { $count ->
        [one] Можно прочитать { $count } выбор
        [few] Можно прочитать { $count } выбора
       *[many] Можно прочитать { $count } выборов
    } до неё; чтобы использовать их: { $command }
cli-salvaged = { $count ->
        [one] Прочитан { $count } выбор.
        [few] Прочитано { $count } выбора.
       *[many] Прочитано { $count } выборов.
    } Повреждённый файл сохранён как { $file }
cli-no-seat = Нет места { $number }; места имеют номера от 1 до { $seats }.
cli-no-moment = Нет момента { $number }; выборов в игре: { $count }.
cli-no-pad = Для { $name } нет подсчёта позиций.
cli-too-few-jobs = --jobs: { $count } — слишком мало процессов.

## Запуск сервера

serve-bad-setting = Неверная настройка: { $text }
serve-no-worker = Серверу нужен хотя бы один рабочий процесс, а не { $count }.
serve-workers = Для нескольких рабочих процессов ({ $count }) нужен PostgreSQL (--db postgresql://…): SQLite обслуживает только один.
serve-taken = Базой данных { $file } пользуется другой сервер; остановите его или укажите другой --db.
serve-port = Не удалось слушать { $host }, порт { $port }: { $reason }. Выберите другой --port.
serve-database = База данных { $file } не годится: { $reason }
serve-url = Адрес базы данных не прочитать; он имеет вид postgresql://user@host/name
serve-kind = Базы данных «{ $name }» Kingstable не знает; укажите имя файла или postgresql://…
serve-newer = База данных { $file } имеет версию { $found }: её создала более новая версия Kingstable, а эта знает лишь до { $known }. Ничего не изменено: возьмите более новую версию или другой --db.
serve-foreign = База данных принадлежит другой программе (в ней есть { $names }); дайте Kingstable отдельную.
components-bad = { $file }: { $reason }. Чтобы вернуть встроенные компоненты: { $command }
arena-too-few-games = --games: { $count } — слишком мало; сыграйте хотя бы одну.
arena-process-lost = Процесс, игравший игры, прервался раньше времени; попробуйте ещё раз, возможно, с меньшим --jobs.

## Игра

cli-prompt = [u назад, o выбор, v стол, l журнал, s счёт, ? справка, q выход] > {""}
cli-press-enter = [Enter — дальше] {""}
cli-read-on = [Enter — далее, q — назад] {""}
cli-thinking = думаю …
cli-pass-keyboard = За клавиатуру садится { $name }.
cli-log-more = … (l покажет всё)
cli-not-offered = «{ $text }» сейчас выбрать нельзя; o покажет, что можно.
cli-no-undo = Отменить нельзя. { $reason }
cli-saved = Сохранено. Чтобы продолжить: { $command }
cli-recorded = Чтобы посмотреть игру: { $command }
cli-wins = { $count ->
        [one] Победа: { $names }.
       *[other] Общая победа: { $names }.
    }
cli-nobody-wins = Никто не победил.
cli-commands-help =
    Введите метку выбора или его запись; только Enter, когда выбор один.
    u        отменить свой последний выбор
    o        все варианты словами
    v        весь стол, экран за экраном
    l        весь журнал
    s        текущий счёт
    ?        эта справка и правила, на которых стоит вопрос
    ? слово  правила, где оно есть; ? KB-7.3 покажет одно из них
    ? 6,17   почему этого нельзя выбрать
    q        сохранить и выйти

help-rule-none = О «{ $word }» в правилах ничего нет.
help-rule-more = … и ещё { $count }

## Просмотр

cli-moment = { $at } из { $last }
cli-replay-keys = Enter дальше, b назад, [ ] десять шагов, Home, End, число, q выход: {""}

## Другие команды

cli-game-facts = игроков: { $players }, минут: { $minutes }
cli-minds = программы
cli-position = Позиция { $number }
cli-tie-break = При равенстве: { $what }
cli-arena-games = игры
cli-exported = Стол { $table } записан в { $file }
cli-imported = Теперь эта игра — стол { $table }. Чтобы сесть за него: { $link }

arena-mind = программа
arena-seats = игр
arena-wins = победы
arena-interval = 95 % в пределах
arena-points = очки
arena-spread = разброс
arena-decisions = решений
arena-time = время

## Подсчёт позиций

pad-not-text = не текст UTF-8: байт { $byte }
pad-not-json = не JSON: строка { $line }, столбец { $column }: { $reason }
pad-json-value = не хватает значения
pad-json-key = не хватает ключа в двойных кавычках
pad-json-colon = не хватает двоеточия
pad-json-comma = не хватает запятой или конца списка либо объекта
pad-json-quote = эта строка не закрыта кавычками
pad-json-more = после конца есть что-то ещё
pad-json-other = этого не прочитать
pad-too-deep = не позиция: списки или объекты вложены слишком глубоко
pad-too-long = не позиция: в числе слишком много цифр
pad-empty = не позиция: список пуст
pad-position = позиция { $number }: { $fault }
pad-at = { $place }: { $fault }
pad-a-list = список
pad-an-object = объект
pad-no-object = { $value } — не объект
pad-no-list = { $value } — не список
pad-no-text = { $value } — не строка в кавычках
pad-no-flag = { $value } — ни true, ни false
pad-no-number = { $value } — не целое число от { $least } до { $most }
pad-key-twice = ключ { $key } записан дважды
pad-key-unknown = неизвестный ключ { $key }; ключи: { $keys }
pad-key-missing = не хватает ключа { $key }
pad-entries = элементов { $count } вместо { $most }
pad-entries-between = элементов { $count }, а должно быть от { $least } до { $most }
pad-unknown = { $value } — не { $kind }; есть такие: { $names }
pad-unknown-of-many = { $value } — не { $kind }; ближайшие: { $names }
pad-repeated = { $value } повторяется

## Компоненты

cli-components-part = Часть
cli-provenance-rulebook = правила
cli-provenance-public = открытые источники
cli-provenance-reconstructed = воссоздано
cli-components-reconstructed = Воссоздано, поэтому может отличаться от печатной игры:
cli-components-shipped = Это компоненты, которые поставляются с Kingstable.
cli-components-own = Это ваши собственные компоненты. Вернуть исходные: kingstable components { $game } --reset
cli-components-exported = Компоненты записаны в { $file }
cli-components-used = Отныне { $game } — с вашими компонентами: { $file }
cli-components-reset = Снова действуют исходные компоненты.
cli-components-as-shipped = Исходные компоненты и так действовали.
