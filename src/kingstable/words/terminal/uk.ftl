# Слова командного рядка українською.

seat-me = Гравець

## Довідка: команди

help-usage = використання:
help-arguments = аргументи
help-options = прапорці
help-commands = команди
help-examples = приклади:
help-settings = налаштування гри «{ $game }»
help-help = показати цю довідку і вийти
help-version = показати версію і вийти
help-lang = мова (типово: KINGSTABLE_LANG, далі мова системи)
help-kingstable = Настільні ігри для людей і програм. Без команди: запустити сервер на цьому комп’ютері й відкрити вітальню в переглядачі.
help-games = перелічити ігри: гравці, налаштування, суперники-програми
help-play = грати в цьому терміналі
help-replay = показати записану гру крок за кроком
help-score = порахувати бали в позиції зі справжнього столу
help-arena = влаштувати багато ігор між програмами
help-serve = обслуговувати столи для переглядачів і програм
help-export = записати стіл із сервера у файл
help-import = покласти записану гру до бази сервера
help-components = показати, звідки взято числа гри, або підставити числа друкованої гри
help-schema = вивести схему JSON повідомлень сервера

## Довідка: аргументи

help-game = гра, див. «kingstable games»
help-json = вивести JSON
help-seats = хто де сидить: «me» або «me:Ім’я» — людина, інакше програма
help-seed = зерно випадковості: з тим самим зерном гра та сама
help-free-undo = люди за цією клавіатурою можуть скасувати будь-що
help-save = файл для збереження (типово: новий у теці даних)
help-resume = продовжити збережену гру (без FILE — останню)
help-salvage = продовжити з тим, що вдалося прочитати з пошкодженого файлу
help-record = записана гра
help-at = показати мить після N виборів і вийти
help-seat = бачити те, що бачить місце N (перше — 1)
help-position = JSON з однією позицією або їх списком, «-» — стандартне введення
help-minds = програми, що грають, по одній на місце
help-arena-seats = кількість місць; програми повторюються, щоб їх заповнити
help-arena-games = кількість ігор (типово: 200)
help-jobs = скільки процесів працює (типово: 1); результат від цього не залежить
help-records = тека, куди записати кожну гру
help-host = адреса, на якій слухати (типово: 127.0.0.1, лише цей комп’ютер)
help-port = порт, на якому слухати (типово: 8000)
help-db = файл SQLite або адреса PostgreSQL (типово: файл у теці даних)
help-workers = кількість процесів сервера; понад один — лише з PostgreSQL
help-open = відкрити вітальню в переглядачі
help-table = позначка столу
help-export-file = файл (типово: стандартне виведення)
help-components-export = записати компоненти в цей файл («-» — стандартне виведення), щоб виправити
help-components-use = відтепер грати з компонентами з цього файлу
help-components-reset = повернути початкові компоненти
help-takes-choice = Одне з: { $values }
help-takes-several = { $count } з: { $values }
help-takes-flags = yes або no, разом { $count }
help-takes-number = { $count }
help-default = (типово: { $value })
help-for-seats = Гравців: { $seats }

## Що не так

cli-unknown-command = Немає команди «{ $name }». { $hint }
cli-unknown-game = Немає гри «{ $name }». { $hint }
cli-unknown-mind = Немає програми «{ $name }». { $hint }
cli-unknown-seat = За стіл нікого посадити: «{ $name }» невідомо. { $hint }
cli-unknown-flag = Немає прапорця { $name }. { $hint }
cli-unknown-value = { $flag }: немає «{ $name }». { $hint }
cli-did-you-mean = Може, { $name }?
cli-there-are = Є такі: { $names }.
cli-too-many = «{ $word }» — зайве слово; див. { $command } --help
cli-usage = { $text }; див. { $command } --help
cli-not-a-number = { $flag }: «{ $text }» — не число.
cli-not-yes-no = { $flag }: «{ $text }» — ні yes, ні no.
cli-needs-value = { $flag }: бракує значення.
cli-not-together = { $flag } і { $other } разом не вживають.
cli-missing = Бракує: { $names }; див. { $command } --help
cli-not-for-seats = { $flag } — лише для такої кількості гравців: { $seats }; тут їх { $count }.
cli-which-game = У що граємо? kingstable play GAME, де GAME — одна з: { $names }
cli-salvage-what = --salvage вживають разом із --resume FILE.
cli-not-with-resume = { $flag } не поєднується з --resume: у збереженої гри все своє.
cli-file-exists = { $file } уже існує. Щоб продовжити ту гру: { $command }
cli-other-seats = { $file }: гра на { $wanted ->
        [one] { $wanted } місце
        [few] { $wanted } місця
       *[many] { $wanted } місць
    }, а не на { $given }.
cli-no-seats-saved = У файлі не сказано, хто грає; скажіть: --seats me,greedy
cli-nothing-saved = У { $folder } немає незавершених ігор.
cli-bad-record = { $file }, рядок { $line }: { $reason }
cli-damaged-record = { $file }, рядок { $line }: { $reason }. { $count ->
        [one] Можна прочитати { $count } вибір
        [few] Можна прочитати { $count } вибори
       *[many] Можна прочитати { $count } виборів
    } до нього; щоб скористатися ними: { $command }
cli-salvaged = { $count ->
        [one] Прочитано { $count } вибір.
        [few] Прочитано { $count } вибори.
       *[many] Прочитано { $count } виборів.
    } Пошкоджений файл збережено як { $file }
cli-no-seat = Немає місця { $number }; місця мають номери від 1 до { $seats }.
cli-no-moment = Немає миті { $number }; виборів у грі: { $count }.
cli-no-pad = Для { $name } немає підрахунку позицій.
cli-too-few-jobs = --jobs: { $count } — замало процесів.

## Запуск сервера

serve-bad-setting = Неправильне налаштування: { $text }
serve-no-worker = Серверу треба щонайменше один робочий процес, а не { $count }.
serve-workers = Для кількох робочих процесів ({ $count }) потрібен PostgreSQL (--db postgresql://…): SQLite обслуговує лише один.
serve-taken = Базою даних { $file } користується інший сервер; зупиніть його або вкажіть інший --db.
serve-port = Не вдалося слухати { $host }, порт { $port }: { $reason }. Виберіть інший --port.
serve-database = База даних { $file } не годиться: { $reason }
serve-url = Адресу бази даних не прочитати; вона має вигляд postgresql://user@host/name
serve-kind = Бази даних «{ $name }» Kingstable не знає; вкажіть ім’я файлу або postgresql://…
serve-newer = База даних { $file } має версію { $found }: її створила новіша версія Kingstable, а ця знає лише до { $known }. Нічого не змінено: скористайтеся новішою версією або іншим --db.
serve-foreign = База даних належить іншій програмі (у ній є { $names }); дайте Kingstable окрему.
components-bad = { $file }: { $reason }. Щоб повернути вбудовані компоненти: { $command }
arena-too-few-games = --games: { $count } — замало; зіграйте хоча б одну.
arena-process-lost = Процес, що грав ігри, урвався передчасно; спробуйте ще раз, можливо, з меншим --jobs.

## Гра

cli-prompt = [u назад, o вибір, v стіл, l журнал, s рахунок, ? довідка, q вийти] > {""}
cli-press-enter = [Enter — далі] {""}
cli-read-on = [Enter — далі, q — назад] {""}
cli-thinking = думаю …
cli-pass-keyboard = За клавіатуру сідає { $name }.
cli-log-more = … (l покаже все)
cli-not-offered = «{ $text }» зараз вибрати не можна; o покаже, що можна.
cli-no-undo = Скасувати не можна. { $reason }
cli-saved = Збережено. Щоб продовжити: { $command }
cli-recorded = Щоб переглянути гру: { $command }
cli-wins = { $count ->
        [one] Перемога: { $names }.
       *[other] Спільна перемога: { $names }.
    }
cli-nobody-wins = Ніхто не переміг.
cli-commands-help =
    Введіть позначку вибору або його запис; лише Enter, коли вибір один.
    u        скасувати свій останній вибір
    o        усі варіанти словами
    v        увесь стіл, екран за екраном
    l        увесь журнал
    s        поточний рахунок
    ?        ця довідка і правила, на яких стоїть запитання
    ? слово  правила, де воно є; ? KB-7.3 покаже одне з них
    ? 6,17   чому цього не можна вибрати
    q        зберегти і вийти

help-rule-none = Про «{ $word }» у правилах нічого немає.
help-rule-more = … і ще { $count }

## Перегляд

cli-moment = { $at } з { $last }
cli-replay-keys = Enter далі, b назад, [ ] десять кроків, Home, End, число, q вийти: {""}

## Інші команди

cli-game-facts = гравців: { $players }, хвилин: { $minutes }
cli-minds = програми
cli-position = Позиція { $number }
cli-tie-break = За рівності: { $what }
cli-arena-games = ігри
cli-exported = Стіл { $table } записано у { $file }
cli-imported = Тепер ця гра — стіл { $table }. Щоб сісти за нього: { $link }

arena-mind = програма
arena-seats = ігор
arena-wins = перемоги
arena-interval = 95 % у межах
arena-points = бали
arena-spread = розкид
arena-decisions = рішень
arena-time = час

## Підрахунок позицій

pad-not-text = не текст UTF-8: байт { $byte }
pad-not-json = не JSON: рядок { $line }, стовпчик { $column }: { $reason }
pad-json-value = бракує значення
pad-json-key = бракує ключа в подвійних лапках
pad-json-colon = бракує двокрапки
pad-json-comma = бракує коми або кінця списку чи об’єкта
pad-json-quote = цей рядок не закрито лапками
pad-json-more = після кінця є щось іще
pad-json-other = цього не прочитати
pad-too-deep = не позиція: списки чи об’єкти вкладено надто глибоко
pad-too-long = не позиція: у числі забагато цифр
pad-empty = не позиція: список порожній
pad-position = позиція { $number }: { $fault }
pad-at = { $place }: { $fault }
pad-a-list = список
pad-an-object = об’єкт
pad-no-object = { $value } — не об’єкт
pad-no-list = { $value } — не список
pad-no-text = { $value } — не рядок у лапках
pad-no-flag = { $value } — ні true, ні false
pad-no-number = { $value } — не ціле число від { $least } до { $most }
pad-key-twice = ключ { $key } записано двічі
pad-key-unknown = невідомий ключ { $key }; ключі: { $keys }
pad-key-missing = бракує ключа { $key }
pad-entries = елементів { $count } замість { $most }
pad-entries-between = елементів { $count }, а має бути від { $least } до { $most }
pad-unknown = { $value } — не { $kind }; є такі: { $names }
pad-unknown-of-many = { $value } — не { $kind }; найближчі: { $names }
pad-repeated = { $value } повторюється

## Компоненти

cli-components-part = Частина
cli-provenance-rulebook = правила
cli-provenance-public = відкриті джерела
cli-provenance-reconstructed = відтворено
cli-components-reconstructed = Відтворено, тож може відрізнятися від друкованої гри:
cli-components-shipped = Це компоненти, що постачаються з Kingstable.
cli-components-own = Це ваші власні компоненти. Повернути початкові: kingstable components { $game } --reset
cli-components-exported = Компоненти записано у { $file }
cli-components-used = Відтепер { $game } — з вашими компонентами: { $file }
cli-components-reset = Знову діють початкові компоненти.
cli-components-as-shipped = Початкові компоненти й так діяли.
