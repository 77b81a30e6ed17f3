# Слова командной строки по-русски.

seat-me = Игрок

## Справка: команды

help-usage = использование:
help-arguments = аргументы
help-options = параметры
help-commands = команды
help-examples = примеры:
help-people = me:Аня,me:Борис
help-settings = настройки игры «{ $game }»
help-help = показать эту справку и выйти
help-version = показать версию и выйти
help-lang = язык (по умолчанию: KINGSTABLE_LANG, затем язык системы)
help-kingstable = Настольные игры для людей и программ. Без команды: запустить сервер на этом компьютере и открыть зал в браузере.
help-games = показать игры: сколько игроков, какие настройки и программы
help-rules = показать правила игры или только те места, где есть нужное слово
help-learn = научиться играть по коротким урокам в этом терминале
help-play = играть в этом терминале
help-replay = показать записанную игру шаг за шагом
help-analyse = разобрать записанную игру: шансы, переломные моменты, слабые решения и что было бы лучше
help-score = подсчитать очки в позиции с настоящего стола
help-arena = провести много игр между программами
help-train = играть в игру саму с собой и записать, чему из этого научатся её программы
help-serve = запустить сервер со столами для браузеров и программ
help-site = записать каталог с обычными файлами, где во все игры играют без сервера
help-backup = записать всю базу данных сервера в файл
help-restore = восстановить базу данных сервера из резервной копии
help-export = записать игру с сервера в файл
help-import = добавить записанную игру в базу данных сервера
help-password = создать одноразовую ссылку для утерянного пароля
help-components = показать, откуда взяты числа игры, или заменить их числами вашей печатной игры
help-schema = вывести JSON-схему сообщений сервера
help-new-game = создать маленькую собственную игру, в которую уже можно играть, — пакет для начала

## Справка: аргументы

help-game = игра, см. «kingstable games»
help-rules-word = слово в любой форме или номер правила
help-lesson = урок: его название или номер (по умолчанию — первый незаконченный)
help-lesson-list = показать все уроки игры
help-lesson-again = начать урок сначала
help-word = замок
help-json = вывести JSON
help-seats = кто где сидит: «me» или «me:Имя» — человек, иначе программа
help-seed = зерно случайности: с тем же зерном игра та же
help-first = ваша первая партия: расклад, который советуют уроки, против новичков и с советчиком
help-adviser = советчик говорит при ваших решениях, что сейчас важно
help-free-undo = игроки за этой клавиатурой могут отменить любой выбор
help-save = файл для сохранения (по умолчанию: новый в папке данных)
help-resume = продолжить сохранённую игру (без FILE — последнюю)
help-play-at = вместе с --resume: играть дальше с места после N выборов, как новую игру
help-salvage = использовать то, что удалось прочитать из повреждённого файла
help-record = записанная игра
help-password-name = логин того, кто его потерял
help-at = показать положение после N выборов и выйти
help-seat = показать то, что видит игрок на месте N (первое место — 1)
help-analyse-seconds = сколько секунд думать над игрой (по умолчанию: 80)
help-position = JSON с одной позицией или списком позиций, «-» — стандартный ввод
help-minds = программы, которые играют, по одной на место; master@2 думает 2 секунды на ход
help-arena-seats = число мест; программы повторяются, чтобы их заполнить
help-arena-games = число игр (по умолчанию: 200)
help-train-file = файл, в который записать
help-train-seats = для какого числа игроков (по умолчанию: 1 и 2)
help-train-games = сколько партий сыграть для каждого числа игроков; несколько чисел — это раунды, и каждый после первого играют с тем, чему уже научились (по умолчанию: 2000)
help-jobs = число процессов (по умолчанию: 1); результат от него не зависит
help-records = папка, куда записать каждую игру
help-host = адрес, на котором работает сервер (по умолчанию: 127.0.0.1, только этот компьютер)
help-port = порт сервера (по умолчанию: 8000)
help-db = файл SQLite или адрес PostgreSQL (по умолчанию: файл в папке данных)
help-workers = число процессов сервера; больше одного — только с PostgreSQL
help-open = открыть зал в браузере
help-table = идентификатор стола
help-backup-file = файл для резервной копии
help-restore-file = файл, записанный командой «kingstable backup»
help-replace = заменить то, что уже есть в базе данных
help-export-file = файл (по умолчанию: стандартный вывод)
help-components-export = записать компоненты в этот файл («-» — стандартный вывод), чтобы вы могли их исправить
help-components-use = с этого момента играть с компонентами из этого файла
help-components-reset = вернуть исходные компоненты
help-new-game-name = название игры латиницей: «Stone Road» или stone_road
help-new-game-dir = каталог, куда писать (по умолчанию: новый, названный по игре)
help-site-dir = каталог, куда писать
help-site-pyodide = каталог с Python для браузера (Pyodide и собранные для него пакеты)
help-takes-choice = Одно из: { $values }
help-takes-several = { $count } из: { $values }
help-takes-flags = yes или no, всего { $count }
help-takes-number = { $count }
help-default = (по умолчанию: { $value })
help-for-seats = Только для такого числа игроков: { $seats }

## Что не так

cli-unknown-command = Нет команды «{ $name }». { $hint }
cli-unknown-game = Нет игры «{ $name }». { $hint }
cli-unknown-mind = Нет программы «{ $name }». { $hint }
cli-unknown-seat = Неизвестный игрок «{ $name }». { $hint }
cli-unknown-flag = Нет параметра { $name }. { $hint }
cli-unknown-value = { $flag }: нет «{ $name }». { $hint }
cli-did-you-mean = Возможно, вы имели в виду { $name }?
cli-there-are = Есть такие: { $names }.
cli-too-many = «{ $word }» — лишнее слово; см. { $command } --help
cli-usage = { $text }; см. { $command } --help
cli-not-a-number = { $flag }: «{ $text }» — это не число.
cli-not-yes-no = { $flag }: укажите yes или no, а не «{ $text }».
cli-needs-value = { $flag }: не хватает значения.
cli-not-together = { $flag } и { $other } нельзя использовать вместе.
cli-missing = Не хватает: { $names }; см. { $command } --help
cli-new-game-name = Игра не может называться «{ $name }»: нужны латинские буквы, цифры и пробелы, а в начале — буква.
cli-new-game-taken = Игра «{ $name }» уже есть; выберите другое название.
cli-new-game-exists = Каталог { $folder } уже существует, и он не пуст; назовите другой.
cli-new-game-written = «{ $title }» записана в { $folder }. Установите её, запустите тесты, сыграйте:
cli-not-for-seats = { $flag } — только для такого числа игроков: { $seats }; здесь их { $count }.
cli-which-game = Во что играем? kingstable play GAME, где GAME — одна из: { $names }
cli-only-with-resume = { $flag } можно использовать только вместе с --resume FILE.
cli-not-with-resume = { $flag } нельзя использовать с --resume: у сохранённой игры всё своё.
cli-file-exists = { $file } уже существует. Чтобы продолжить ту игру: { $command }
cli-other-seats = { $file }: игра для { $wanted ->
        [one] { $wanted } игрока
        [few] { $wanted } игроков
       *[many] { $wanted } игроков
    }, а не для { $given }.
cli-no-seats-saved = В файле не сказано, кто играет; добавьте --seats me,greedy
cli-nothing-saved = В папке { $folder } нет незавершённых игр.
cli-bad-record = { $file }, строка { $line }: { $reason }
cli-damaged-record = { $file }, строка { $line }: { $reason }. { $count ->
        [one] Перед ней можно прочитать { $count } выбор
        [few] Перед ней можно прочитать { $count } выбора
       *[many] Перед ней можно прочитать { $count } выборов
    }; чтобы продолжить без остального: { $command }
cli-salvaged = { $count ->
        [one] Прочитан { $count } выбор.
        [few] Прочитано { $count } выбора.
       *[many] Прочитано { $count } выборов.
    } Повреждённый файл сохранён как { $file }
cli-too-few-seconds = --seconds должно быть не меньше 1, а не { $count }.
cli-no-seat = Места № { $number } нет; номера мест — от 1 до { $seats }.
cli-no-moment = Выбора № { $number } нет; в игре { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[many] { $count } выборов
    }.
cli-no-pad = Подсчёта очков для игры «{ $name }» нет.
cli-too-few-jobs = --jobs: нужно число не меньше 1, а не { $count }.
cli-train-no-features = Игра «{ $game }» не сообщает ничего, на чём можно учиться.
cli-train-numpy = Для обучения нужен numpy; установите kingstable[train].
cli-train-too-few-games = --games: нужно число не меньше 2, а не { $count }.

## Сайт без сервера

site-no-python = Не хватает Python для браузера: распакуйте то, что загрузят эти команды, в один каталог и укажите его через --pyodide: { $commands }
site-file-missing = Нет файла { $file }; Python для браузера загружают так: { $commands }
site-file-other = { $file } — не тот файл, что относится к Pyodide { $version }; загрузите его снова: { $commands }
site-no-client = Браузерная часть ещё не собрана; в копии исходного кода её собирает команда: make setup
site-occupied = В каталоге { $folder } лежит что-то другое; назовите другой каталог.
site-written = Сайт записан в { $folder }, его может раздавать любой веб-сервер; первый визит загружает около { $size } МБ. Чтобы посмотреть: { $command }
site-old-browser = Этот браузер слишком стар, чтобы здесь играть: нужен Chrome или Edge 95, Firefox 114, Safari 16.4 или новее.
site-no-scripts = Игры работают в вашем браузере; разрешите, пожалуйста, JavaScript для этой страницы.

## Запуск сервера

serve-not-installed = Сервер здесь не установлен; чтобы установить его: { $command }
serve-bad-setting = Неверная настройка: { $text }
serve-no-worker = Серверу нужен хотя бы один рабочий процесс, а не { $count }.
serve-workers = Для нескольких рабочих процессов ({ $count }) нужен PostgreSQL (--db postgresql://…): SQLite обслуживает только один.
serve-taken = Базой данных { $file } пользуется другой сервер; остановите его или укажите другой --db.
serve-port = Не удалось открыть порт { $port } на { $host }: { $reason }. Выберите другой --port.
serve-database = Не удалось использовать базу данных { $file }: { $reason }
serve-url = Адрес базы данных не удалось прочитать; он должен выглядеть так: postgresql://user@host/name
serve-kind = Kingstable не работает с базами данных вида «{ $name }»; укажите имя файла или postgresql://…
serve-newer = У базы данных { $file } версия { $found }: её создала более новая версия Kingstable, а эта понимает версии только до { $known }. Ничего не изменено: воспользуйтесь более новой версией или другим --db.
serve-foreign = База данных принадлежит другой программе (в ней есть { $names }); дайте Kingstable отдельную.
backup-damaged = { $file } — не резервная копия Kingstable, или она повреждена. Ничего не изменено.
backup-format = Формат резервной копии { $file } — { $found }, а эта версия Kingstable читает формат { $known }. Ничего не изменено.
backup-newer = Резервную копию { $file } сделала более новая версия Kingstable (версия базы данных { $found }). Ничего не изменено: возьмите более новую версию Kingstable.
restore-not-empty = База данных { $file } не пуста (людей: { $people }, столов: { $tables }). Ничего не изменено; чтобы заменить её содержимое резервной копией, добавьте --replace.
components-wanted = { $entry }: здесь { $found }, а должно быть { $wanted } ({ $fault })
components-only = { $entry }: должно быть { $wanted } ({ $fault })
components-found = { $entry }: { $found } здесь не подходит ({ $fault })
components-name = { $entry }: «{ $name }» здесь быть не может ({ $fault })
components-lang = { $entry }: нет текста на языке { $lang } ({ $fault })
components-missing = { $entry }: не хватает { $missing } ({ $fault })
components-times = { $entry }: встречается больше одного раза ({ $fault })
components-contradiction = { $entry }: противоречит правилам или остальному файлу ({ $fault })
components-unreadable = Это не файл JSON ({ $fault })
components-malformed = { $entry }: записано не так, как нужно ({ $fault })
components-unplayable = Пробная игра на { $seats ->
        [one] { $seats } игрока
       *[other] { $seats } игроков
    } оборвалась: что-то в файле противоречит правилам.
components-bad = { $file }: { $reason }. Чтобы вернуть исходные компоненты: { $command }
arena-too-few-games = --games: нужно число не меньше 1, а не { $count }.
arena-no-thought = Программа «{ $mind }» не обдумывает ходы определённое время: так играют только «expert» и «master».
arena-no-time = «{ $seconds }» — не время. С «{ $mind }@2» программа думает две секунды на ход.
arena-process-lost = Процесс, проводивший игры, неожиданно остановился; попробуйте ещё раз, возможно, с меньшим --jobs.

## Игра

cli-prompt = [? справка, u отменить, o выбор, v b d t l s стол, q выход] > {""}
cli-press-enter = [Enter — дальше] {""}
cli-read-on = [Enter — дальше, q — назад] {""}
cli-thinking = думаю…
cli-mind-failed = Программа «{ $mind }» не справилась; дальше играет «{ $other }».
cli-pass-keyboard = За клавиатуру садится { $name }.
cli-choices-more = … (o покажет всё)
cli-choices-above = [отмечено выше: { $labels }]
cli-log-more = … (l покажет всё)
cli-meanwhile = Что произошло:
cli-whose-board = [Какой игрок? { $names }] {""}
cli-no-board = В этой игре у игроков нет ничего своего; v покажет весь стол.
cli-no-piles = В этой игре нет стопок.
cli-no-tracks = В этой игре нет шкал и таблиц.
cli-advice-none = Сейчас ничего особенного.
cli-adviser-on = Теперь советчик будет говорить сам.
cli-adviser-off = Советчик молчит; i всё равно его спросит.
cli-no-first-game = Ни один урок не советует первой партии.
cli-no-hints = Когда соревнуются люди, подсказки есть только с согласия всех. Если все согласны: i *
cli-hints-agreed = Все согласны: в этой игре разрешены подсказки; «i *» выключает их.
cli-hints-ended = Дальше без подсказок.
cli-hints-taken = { $player }: использовано подсказок: { $count }
cli-hint-way = Как действовать
cli-hint-now = Очки сразу
cli-hint-means = У вас
cli-hint-later = Очки позже
cli-hint-end = Перевес в конце
cli-hint-win = Шанс на победу
cli-no-lessons = Для этой игры уроков пока нет; они есть для: { $names }
cli-unknown-lesson = Урока «{ $name }» нет. { $hint }
cli-lesson-left-out = Урок «{ $name }» нельзя пройти с вашими компонентами: { $reason }
cli-lesson-steps = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
cli-lesson-learned = пройден
cli-lesson-unfit = не подходит к вашим компонентам
cli-lesson-prompt = [? справка, i подсказка, u назад, o выбор, v b d t l s стол, q выход] > {""}
cli-lesson-on = [Enter — дальше, u — назад, q — выход] {""}
cli-lesson-no-hint = Это задание — самостоятельно: подсказок здесь нет.
cli-lesson-over = Урок пройден.
cli-lesson-play = А теперь настоящая партия: { $command }
cli-lesson-next = Следующий урок — «{ $title }»: { $command }
cli-lesson-resumed = Здесь вы остановились; пройденное хранит { $file }. Урок с начала: { $command }
cli-lesson-later = Предыдущие уроки вы уже прошли; пройденное хранит { $file }. С первого: { $command }
cli-first-game = [p — ваша первая партия, Enter — не сейчас] {""}
cli-offered = «{ $text }» сейчас можно выбрать.
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
    Введите метку выбора или его запись; если вариант один, достаточно нажать Enter. Раскладку переключать не нужно: «г» — это u.
    u — отменить свой последний выбор
    o — все варианты словами и с их записью
    v — весь стол, экран за экраном
    b — что есть у другого игрока; «b 2» — игрок на месте 2
    d — стопки и сброс
    t — шкалы и таблицы
    l — весь журнал
    s — текущий счёт
    i — что сейчас важно и лучшие продолжения, которые видит программа; «i +» — советчик говорит сам, «i -» — молчит; когда соревнуются люди, «i *» разрешает подсказки с согласия всех
    ?, h — эта справка и правила к этому вопросу
    ? слово — правила, где оно есть; «? { $clause }» покажет одно из них
    ? выбор — почему его нельзя сделать, по его записи: «? { $choice }»
    q — сохранить и выйти

help-rule-none = В правилах «{ $word }» не встречается.

## Просмотр

cli-moment = { $at } из { $last }
cli-replay-keys = Enter дальше, b назад, [ ] десять шагов, Home, End, число, q выйти: {""}

## Анализ

cli-analysing = Анализ
cli-nothing-decided = В этой записи ничего не решали.
cli-judged-best = лучшие
cli-judged-good = хорошие
cli-judged-inaccuracy = неточности
cli-judged-mistake = ошибки
cli-judged-lost = потеряно очков
cli-judged-luck = удача
cli-chances = Шансы на победу
cli-turnings = Переломные моменты
cli-turning-decision = После выбора { $at }: { $name }, шанс на победу { $before } % → { $after } %, из-за решения
cli-turning-chance = После выбора { $at }: { $name }, шанс на победу { $before } % → { $after } %, из-за удачи
cli-weak = Слабые решения
cli-none-weak = Слабых решений нет.
cli-decision-inaccuracy = { $at }. { $name }: неточность, потеряно очков: { $lost }. { $what }
cli-decision-mistake = { $at }. { $name }: ошибка, потеряно очков: { $lost }. { $what }
cli-decision-better = Лучше: { $what }

## Другие команды

cli-game-facts = { $players } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }, { $minutes } мин
cli-minds = программы
cli-position = Позиция { $number }
cli-tie-break = В случае ничьей: { $what }
cli-arena-games = игры
cli-backing-up = Запись резервной копии
cli-checking = Проверка резервной копии
cli-restoring = Восстановление
cli-backed-up = База данных записана в { $file } (людей: { $people }, столов: { $tables }).
cli-restored = База данных восстановлена из { $file } (людей: { $people }, столов: { $tables }).
cli-exported = Игра со стола { $table } записана в { $file }
cli-imported = Теперь эта игра — стол { $table }. Чтобы сесть за него: { $link }
cli-password = В течение суток { $name } может один раз задать здесь новый пароль: { $link }

arena-mind = программа
arena-seats = игр
arena-wins = победы
arena-interval = 95 % в пределах
arena-points = очки
arena-spread = разброс
arena-decisions = решений
arena-time = на решение
arena-percent = { $value } %
arena-milliseconds = { $value } мс

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
pad-player = игрок { $number }
pad-player-at = игрок { $number }, { $place }
pad-a-list = список
pad-an-object = объект
pad-no-object = { $value } — это не объект
pad-no-list = { $value } — это не список
pad-no-text = { $value } — это не строка в кавычках
pad-no-flag = { $value } — это ни true, ни false
pad-no-number = { $value } — это не целое число от { $least } до { $most }
pad-key-twice = ключ { $key } записан дважды
pad-key-unknown = неизвестный ключ { $key }; ключи: { $keys }
pad-key-missing = не хватает ключа { $key }
pad-entries = { $count ->
        [one] { $count } элемент
        [few] { $count } элемента
       *[many] { $count } элементов
    } вместо { $most }
pad-entries-between = { $count ->
        [one] { $count } элемент
        [few] { $count } элемента
       *[many] { $count } элементов
    }, а должно быть от { $least } до { $most }
pad-unknown = { $value } — это не { $kind }; есть такие: { $names }
pad-unknown-of-many = { $value } — это не { $kind }; ближайшие: { $names }
pad-repeated = { $value } повторяется

## Компоненты

cli-components-part = Часть
cli-provenance-rulebook = правила
cli-provenance-public = открытые источники
cli-provenance-reconstructed = восстановлено
cli-components-reconstructed = Восстановлено, поэтому может отличаться от печатной игры:
cli-components-shipped = Это компоненты, которые поставляются с Kingstable.
cli-components-certain = Почти наверняка
cli-components-likely = Вероятно
cli-components-guess = Догадка
cli-components-own = Это ваши собственные компоненты. Чтобы вернуть исходные: kingstable components { $game } --reset
cli-components-exported = Компоненты записаны в { $file }
cli-components-used = Теперь в игре «{ $game }» действуют ваши компоненты: { $file }
cli-components-reset = Снова действуют исходные компоненты.
cli-components-as-shipped = Исходные компоненты действуют и так.
