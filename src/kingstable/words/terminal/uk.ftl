# Слова командного рядка українською.

seat-me = Гравець

## Довідка: команди

help-usage = використання:
help-arguments = аргументи
help-options = параметри
help-commands = команди
help-examples = приклади:
help-people = me:Оля,me:Борис
help-settings = налаштування гри «{ $game }»
help-help = показати цю довідку і вийти
help-version = показати версію і вийти
help-lang = мова (типово: KINGSTABLE_LANG, далі мова системи)
help-kingstable = Настільні ігри для людей і програм. Без команди: запустити сервер на цьому комп’ютері й відкрити залу в браузері.
help-games = показати ігри: скільки гравців, які налаштування і програми
help-rules = показати правила гри або те, що в них сказано про слово
help-learn = навчитися грати за короткими уроками в цьому терміналі
help-play = грати в цьому терміналі
help-replay = показати записану гру крок за кроком
help-analyse = розібрати записану гру: шанси, переломні моменти, слабкі рішення і що було б краще
help-score = порахувати очки в позиції зі справжнього столу
help-arena = провести багато ігор між програмами
help-train = грати гру саму із собою й записати, чого з цього навчаться її програми
help-serve = запустити сервер зі столами для браузерів і програм
help-site = записати каталог зі звичайними файлами, де в усі ігри грають без сервера
help-backup = записати всю базу даних сервера у файл
help-restore = відновити базу даних сервера з резервної копії
help-export = записати гру із сервера у файл
help-import = додати записану гру до бази даних сервера
help-password = створити одноразове посилання для втраченого пароля
help-components = показати, звідки взято числа гри, або замінити їх числами вашої друкованої гри
help-schema = вивести JSON-схему повідомлень сервера
help-new-game = створити маленьку власну гру, у яку вже можна грати, — пакет для початку

## Довідка: аргументи

help-game = гра, див. «kingstable games»
help-rules-word = слово в будь-якій формі або номер правила
help-lesson = урок: його назва або номер (типово — перший незавершений)
help-lesson-list = показати всі уроки гри
help-lesson-again = почати урок спочатку
help-word = замок
help-json = вивести JSON
help-seats = хто де сидить: «me» або «me:Ім’я» — людина, інакше програма
help-seed = зерно випадковості: з тим самим зерном гра та сама
help-first = ваша перша партія: розкладка, яку радять уроки, проти початківців і з порадником
help-adviser = порадник каже під час ваших рішень, що зараз важливо
help-free-undo = гравці за цією клавіатурою можуть скасувати будь-який вибір
help-save = файл для збереження (типово: новий у теці даних)
help-resume = продовжити збережену гру (без FILE — останню)
help-play-at = разом із --resume: грати далі з місця після N виборів, як нову гру
help-salvage = використати те, що вдалося прочитати з пошкодженого файлу
help-record = записана гра
help-password-name = логін того, хто його втратив
help-at = показати стан після N виборів і вийти
help-seat = показати те, що бачить гравець на місці N (перше місце — 1)
help-analyse-seconds = скільки секунд думати над грою (типово: 80)
help-position = JSON з однією позицією або списком позицій, «-» — стандартне введення
help-minds = програми, що грають, по одній на місце; master@2 думає 2 секунди на хід
help-arena-seats = кількість місць; програми повторюються, щоб їх заповнити
help-arena-games = кількість ігор (типово: 200)
help-train-file = файл, у який записати
help-train-seats = для якої кількості гравців (типово: 1 і 2)
help-train-games = скільки партій зіграти для кожної кількості гравців; кілька чисел — це раунди, і кожен після першого грають із тим, чого вже навчилися (типово: 2000)
help-jobs = кількість процесів (типово: 1); результат від неї не залежить
help-records = тека, куди записати кожну гру
help-host = адреса, на якій працює сервер (типово: 127.0.0.1, лише цей комп’ютер)
help-port = порт сервера (типово: 8000)
help-db = файл SQLite або адреса PostgreSQL (типово: файл у теці даних)
help-workers = кількість процесів сервера; понад один — лише з PostgreSQL
help-open = відкрити залу в браузері
help-table = ідентифікатор столу
help-backup-file = файл для резервної копії
help-restore-file = файл, записаний командою «kingstable backup»
help-replace = замінити те, що вже є в базі даних
help-export-file = файл (типово: стандартне виведення)
help-components-export = записати компоненти в цей файл («-» — стандартне виведення), щоб ви могли їх виправити
help-components-use = відтепер грати з компонентами з цього файлу
help-components-reset = повернути початкові компоненти
help-new-game-name = назва гри латинкою: «Stone Road» або stone_road
help-new-game-dir = каталог, куди писати (типово: новий, названий за грою)
help-site-dir = каталог, куди писати
help-site-pyodide = каталог із Python для браузера (Pyodide і зібрані для нього пакети)
help-takes-choice = Одне з: { $values }
help-takes-several = { $count } з: { $values }
help-takes-flags = yes або no, разом { $count }
help-takes-number = { $count }
help-default = (типово: { $value })
help-for-seats = Лише для такої кількості гравців: { $seats }

## Що не так

cli-unknown-command = Немає команди «{ $name }». { $hint }
cli-unknown-game = Немає гри «{ $name }». { $hint }
cli-unknown-mind = Немає програми «{ $name }». { $hint }
cli-unknown-seat = Невідомий гравець «{ $name }». { $hint }
cli-unknown-flag = Немає параметра { $name }. { $hint }
cli-unknown-value = { $flag }: немає «{ $name }». { $hint }
cli-did-you-mean = Можливо, ви мали на увазі { $name }?
cli-there-are = Є такі: { $names }.
cli-too-many = «{ $word }» — зайве слово; див. { $command } --help
cli-usage = { $text }; див. { $command } --help
cli-not-a-number = { $flag }: «{ $text }» — це не число.
cli-not-yes-no = { $flag }: вкажіть yes або no, а не «{ $text }».
cli-needs-value = { $flag }: бракує значення.
cli-not-together = { $flag } і { $other } не можна використовувати разом.
cli-missing = Бракує: { $names }; див. { $command } --help
cli-new-game-name = Гра не може називатися «{ $name }»: потрібні латинські літери, цифри й пробіли, а спочатку — літера.
cli-new-game-taken = Гра «{ $name }» вже є; виберіть іншу назву.
cli-new-game-exists = Каталог { $folder } уже існує, і він не порожній; назвіть інший.
cli-new-game-written = «{ $title }» записано в { $folder }. Встановіть її, запустіть тести, зіграйте:
cli-not-for-seats = { $flag } — лише для такої кількості гравців: { $seats }; тут їх { $count }.
cli-which-game = У що граємо? kingstable play GAME, де GAME — одна з: { $names }
cli-only-with-resume = { $flag } можна використовувати лише разом із --resume FILE.
cli-not-with-resume = { $flag } не можна використовувати з --resume: у збереженої гри все своє.
cli-file-exists = { $file } уже існує. Щоб продовжити ту гру: { $command }
cli-other-seats = { $file }: гра для { $wanted ->
        [one] { $wanted } гравця
        [few] { $wanted } гравців
       *[many] { $wanted } гравців
    }, а не для { $given }.
cli-no-seats-saved = У файлі не сказано, хто грає; додайте --seats me,greedy
cli-nothing-saved = У теці { $folder } немає незавершених ігор.
cli-bad-record = { $file }, рядок { $line }: { $reason }
cli-damaged-record = { $file }, рядок { $line }: { $reason }. { $count ->
        [one] Перед ним можна прочитати { $count } вибір
        [few] Перед ним можна прочитати { $count } вибори
       *[many] Перед ним можна прочитати { $count } виборів
    }; щоб продовжити без решти: { $command }
cli-salvaged = { $count ->
        [one] Прочитано { $count } вибір.
        [few] Прочитано { $count } вибори.
       *[many] Прочитано { $count } виборів.
    } Пошкоджений файл збережено як { $file }
cli-too-few-seconds = --seconds має бути не менше 1, а не { $count }.
cli-no-seat = Місця № { $number } немає; місця мають номери від 1 до { $seats }.
cli-no-moment = Вибору № { $number } немає; у грі { $count ->
        [one] { $count } вибір
        [few] { $count } вибори
       *[many] { $count } виборів
    }.
cli-no-pad = Для гри «{ $name }» немає підрахунку позицій.
cli-too-few-jobs = --jobs має бути щонайменше 1, а не { $count }.
cli-train-no-features = Гра «{ $game }» не каже нічого, з чого можна вчитися.
cli-train-numpy = Для навчання потрібен numpy; установіть kingstable[train].
cli-train-too-few-games = --games має бути щонайменше 2, а не { $count }.

## Сайт без сервера

site-no-python = Бракує Python для браузера: розпакуйте те, що завантажать ці команди, в один каталог і вкажіть його через --pyodide: { $commands }
site-file-missing = Немає файла { $file }; Python для браузера завантажують так: { $commands }
site-file-other = { $file } — не той файл, що належить до Pyodide { $version }; завантажте його знову: { $commands }
site-no-client = Браузерну частину ще не зібрано; у копії вихідного коду її збирає команда: make setup
site-occupied = У каталозі { $folder } лежить щось інше; назвіть інший каталог.
site-written = Сайт записано в { $folder }, його може роздавати будь-який вебсервер; перший візит завантажує близько { $size } МБ. Щоб подивитися: { $command }
site-old-browser = Цей браузер застарий, щоб тут грати: потрібен Chrome або Edge 95, Firefox 114, Safari 16.4 чи новіший.
site-no-scripts = Ігри працюють у вашому браузері; дозвольте, будь ласка, JavaScript для цієї сторінки.

## Запуск сервера

serve-not-installed = Сервер тут не встановлено; щоб установити його: { $command }
serve-bad-setting = Неправильне налаштування: { $text }
serve-no-worker = Серверу потрібен щонайменше один робочий процес, а не { $count }.
serve-workers = Для кількох робочих процесів ({ $count }) потрібен PostgreSQL (--db postgresql://…): SQLite обслуговує лише один.
serve-taken = Базою даних { $file } користується інший сервер; зупиніть його або вкажіть інший --db.
serve-port = Не вдалося відкрити порт { $port } на { $host }: { $reason }. Виберіть інший --port.
serve-database = Не вдалося скористатися базою даних { $file }: { $reason }
serve-url = Адресу бази даних не вдалося прочитати; вона має виглядати так: postgresql://user@host/name
serve-kind = Kingstable не працює з базами даних виду «{ $name }»; вкажіть ім’я файлу або postgresql://…
serve-newer = База даних { $file } має версію { $found }: її створила новіша версія Kingstable, а ця знає лише до { $known }. Нічого не змінено: скористайтеся новішою версією або іншим --db.
serve-foreign = База даних належить іншій програмі (у ній є { $names }); дайте Kingstable окрему.
backup-damaged = { $file } — не резервна копія Kingstable, або її пошкоджено. Нічого не змінено.
backup-format = Формат резервної копії { $file } — { $found }, а ця версія Kingstable читає формат { $known }. Нічого не змінено.
backup-newer = Резервну копію { $file } зробила новіша версія Kingstable (версія бази даних { $found }). Нічого не змінено: скористайтеся новішою версією Kingstable.
restore-not-empty = База даних { $file } не порожня (людей: { $people }, столів: { $tables }). Нічого не змінено; щоб замінити її вміст резервною копією, додайте --replace.
components-wanted = { $entry }: тут { $found }, а має бути { $wanted } ({ $fault })
components-only = { $entry }: має бути { $wanted } ({ $fault })
components-found = { $entry }: { $found } тут не підходить ({ $fault })
components-name = { $entry }: «{ $name }» тут не може бути ({ $fault })
components-lang = { $entry }: немає тексту мовою { $lang } ({ $fault })
components-missing = { $entry }: бракує { $missing } ({ $fault })
components-times = { $entry }: трапляється більше ніж один раз ({ $fault })
components-contradiction = { $entry }: суперечить правилам або решті файлу ({ $fault })
components-unreadable = Це не файл JSON ({ $fault })
components-malformed = { $entry }: записано не так, як потрібно ({ $fault })
components-unplayable = Пробна гра на { $seats ->
        [one] { $seats } гравця
       *[other] { $seats } гравців
    } обірвалася: щось у файлі суперечить правилам.
components-bad = { $file }: { $reason }. Щоб повернути початкові компоненти: { $command }
arena-too-few-games = --games має бути щонайменше 1, а не { $count }.
arena-no-thought = Програма «{ $mind }» не обдумує ходів певний час: так грають лише «expert» і «master».
arena-no-time = «{ $seconds }» — не час. З «{ $mind }@2» програма думає дві секунди на хід.
arena-process-lost = Процес, що проводив ігри, несподівано зупинився; спробуйте ще раз, можливо, з меншим --jobs.

## Гра

cli-prompt = [? довідка, u скасувати, o вибір, v b d t l s стіл, q вихід] > {""}
cli-press-enter = [Enter — далі] {""}
cli-read-on = [Enter — далі, q — назад] {""}
cli-thinking = думаю…
cli-mind-failed = Програма «{ $mind }» не впоралася; далі грає «{ $other }».
cli-pass-keyboard = За клавіатуру сідає { $name }.
cli-choices-more = … (o покаже все)
cli-choices-above = [позначено вище: { $labels }]
cli-log-more = … (l покаже все)
cli-meanwhile = Що сталося:
cli-whose-board = [Який гравець? { $names }] {""}
cli-no-board = У цій грі гравці не мають нічого свого; v покаже весь стіл.
cli-no-piles = У цій грі немає стосів.
cli-no-tracks = У цій грі немає шкал і таблиць.
cli-advice-none = Зараз нічого особливого.
cli-adviser-on = Відтепер порадник говоритиме сам.
cli-adviser-off = Порадник мовчить; i все одно його запитає.
cli-no-first-game = Жоден урок не радить першої партії.
cli-no-hints = Коли змагаються люди, підказки є лише за згодою всіх. Якщо всі згодні: i *
cli-hints-agreed = Усі згодні: у цій грі дозволено підказки; «i *» вимикає їх.
cli-hints-ended = Далі без підказок.
cli-hints-taken = { $player }: використано підказок: { $count }
cli-hint-way = Як діяти
cli-hint-now = Очки одразу
cli-hint-means = У вас
cli-hint-later = Очки згодом
cli-hint-end = Перевага в кінці
cli-hint-win = Шанс на перемогу
cli-no-lessons = Для цієї гри уроків поки немає; вони є для: { $names }
cli-unknown-lesson = Уроку «{ $name }» немає. { $hint }
cli-lesson-left-out = Урок «{ $name }» не можна пройти з вашими компонентами: { $reason }
cli-lesson-steps = { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }
cli-lesson-learned = пройдено
cli-lesson-unfit = не підходить до ваших компонентів
cli-lesson-prompt = [? довідка, i підказка, u назад, o вибір, v b d t l s стіл, q вихід] > {""}
cli-lesson-on = [Enter — далі, u — назад, q — вихід] {""}
cli-lesson-no-hint = Це завдання — самостійно: підказок тут немає.
cli-lesson-over = Урок пройдено.
cli-lesson-play = А тепер справжня партія: { $command }
cli-lesson-next = Наступний урок — «{ $title }»: { $command }
cli-lesson-resumed = На цьому ви зупинилися; ваш поступ зберігає { $file }. Урок від початку: { $command }
cli-lesson-later = Попередні уроки ви вже пройшли; ваш поступ зберігає { $file }. Від першого: { $command }
cli-first-game = [p — ваша перша партія, Enter — не зараз] {""}
cli-offered = «{ $text }» зараз можна вибрати.
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
    Введіть позначку вибору або його запис; якщо варіант один, досить натиснути Enter. Розкладку перемикати не треба: «г» — це u.
    u — скасувати свій останній вибір
    o — усі варіанти словами і з їхнім записом
    v — увесь стіл, екран за екраном
    b — що має інший гравець; «b 2» — гравець на місці 2
    d — стоси та скид
    t — шкали й таблиці
    l — увесь журнал
    s — поточний рахунок
    i — що зараз важливо й найкращі продовження, які бачить програма; «i +» — порадник говорить сам, «i -» — мовчить; коли змагаються люди, «i *» дозволяє підказки за згодою всіх
    ?, h — ця довідка і правила до цього запитання
    ? слово — правила, де воно є; «? { $clause }» покаже одне з них
    ? вибір — чому його не можна зробити, за його записом: «? { $choice }»
    q — зберегти і вийти

help-rule-none = Про «{ $word }» у правилах нічого немає.

## Перегляд

cli-moment = { $at } з { $last }
cli-replay-keys = Enter далі, b назад, [ ] десять кроків, Home, End, число, q вийти: {""}

## Аналіз

cli-analysing = Аналіз
cli-nothing-decided = У цьому записі нічого не вирішували.
cli-judged-best = найкращі
cli-judged-good = добрі
cli-judged-inaccuracy = неточності
cli-judged-mistake = помилки
cli-judged-lost = втрачено очок
cli-judged-luck = удача
cli-chances = Шанси на перемогу
cli-turnings = Переломні моменти
cli-turning-decision = Після вибору { $at }: { $name }, шанс на перемогу { $before } % → { $after } %, через рішення
cli-turning-chance = Після вибору { $at }: { $name }, шанс на перемогу { $before } % → { $after } %, через удачу
cli-weak = Слабкі рішення
cli-none-weak = Слабких рішень немає.
cli-decision-inaccuracy = { $at }. { $name }: неточність, втрачено очок: { $lost }. { $what }
cli-decision-mistake = { $at }. { $name }: помилка, втрачено очок: { $lost }. { $what }
cli-decision-better = Краще: { $what }

## Інші команди

cli-game-facts = { $players } { $most ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }, { $minutes } хв
cli-minds = програми
cli-position = Позиція { $number }
cli-tie-break = У разі нічиєї: { $what }
cli-arena-games = ігри
cli-backing-up = Запис резервної копії
cli-checking = Перевірка резервної копії
cli-restoring = Відновлення
cli-backed-up = Базу даних записано у { $file } (людей: { $people }, столів: { $tables }).
cli-restored = Базу даних відновлено з { $file } (людей: { $people }, столів: { $tables }).
cli-exported = Гру зі столу { $table } записано у { $file }
cli-imported = Тепер ця гра — стіл { $table }. Щоб сісти за нього: { $link }
cli-password = Протягом доби { $name } може один раз задати тут новий пароль: { $link }

arena-mind = програма
arena-seats = ігор
arena-wins = перемоги
arena-interval = 95 % у межах
arena-points = очки
arena-spread = розкид
arena-decisions = рішень
arena-time = на рішення
arena-percent = { $value } %
arena-milliseconds = { $value } мс

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
pad-player = гравець { $number }
pad-player-at = гравець { $number }, { $place }
pad-a-list = список
pad-an-object = об’єкт
pad-no-object = { $value } — це не об’єкт
pad-no-list = { $value } — це не список
pad-no-text = { $value } — це не рядок у лапках
pad-no-flag = { $value } — це ні true, ні false
pad-no-number = { $value } — це не ціле число від { $least } до { $most }
pad-key-twice = ключ { $key } записано двічі
pad-key-unknown = невідомий ключ { $key }; ключі: { $keys }
pad-key-missing = бракує ключа { $key }
pad-entries = { $count ->
        [one] { $count } елемент
        [few] { $count } елементи
       *[many] { $count } елементів
    } замість { $most }
pad-entries-between = { $count ->
        [one] { $count } елемент
        [few] { $count } елементи
       *[many] { $count } елементів
    }, а має бути від { $least } до { $most }
pad-unknown = { $value } — це не { $kind }; є такі: { $names }
pad-unknown-of-many = { $value } — це не { $kind }; найближчі: { $names }
pad-repeated = { $value } повторюється

## Компоненти

cli-components-part = Частина
cli-provenance-rulebook = правила
cli-provenance-public = відкриті джерела
cli-provenance-reconstructed = відтворено
cli-components-reconstructed = Відтворено, тож може відрізнятися від друкованої гри:
cli-components-shipped = Це компоненти, що постачаються з Kingstable.
cli-components-certain = Майже напевно
cli-components-likely = Імовірно
cli-components-guess = Здогад
cli-components-own = Це ваші власні компоненти. Щоб повернути початкові: kingstable components { $game } --reset
cli-components-exported = Компоненти записано у { $file }
cli-components-used = Відтепер гра «{ $game }» — з вашими компонентами: { $file }
cli-components-reset = Знову діють початкові компоненти.
cli-components-as-shipped = Початкові компоненти діють і так.
