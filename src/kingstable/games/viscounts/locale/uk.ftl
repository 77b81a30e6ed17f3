# Слова гри «Віконти Західного королівства», українською.

who-automa = Автома
building = { $type } { $slot }
amount = { $what } × { $n }
to-space = на клітинку { $space }
to-inner-space = на внутрішню клітинку { $space }
flip-debt = несплачений борг
flip-deed = набуту грамоту
focus-flip = перегортання боргів і грамот
stock-any = ресурси

## Ефекти

effect-ink = { $n ->
        [one] { $n } чорнильниця
        [few] { $n } чорнильниці
       *[many] { $n } чорнильниць
    }
effect-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
effect-stone = { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
effect-silver = { $n ->
        [one] { $n } срібло
       *[other] { $n } срібла
    }
effect-any-resource = { $n ->
        [one] { $n } ресурс на вибір
        [few] { $n } ресурси на вибір
       *[many] { $n } ресурсів на вибір
    }
effect-gain-debt = { $n ->
        [one] { $n } борг
        [few] { $n } борги
       *[many] { $n } боргів
    }
effect-gain-deed = { $n ->
        [one] { $n } грамота
        [few] { $n } грамоти
       *[many] { $n } грамот
    }
effect-flip-debt = { $n ->
        [one] сплатити { $n } борг
        [few] сплатити { $n } борги
       *[many] сплатити { $n } боргів
    }
effect-flip-deed = { $n ->
        [one] затвердити { $n } грамоту
        [few] затвердити { $n } грамоти
       *[many] затвердити { $n } грамот
    }
effect-flip-any = { $n ->
        [one] перегорнути борг або грамоту
       *[other] перегорнути борг або грамоту × { $n }
    }
effect-virtue = { $n ->
        [one] { $n } чеснота
        [few] { $n } чесноти
       *[many] { $n } чеснот
    }
effect-corruption = { $n ->
        [one] { $n } корупція
        [few] { $n } корупції
       *[many] { $n } корупцій
    }
effect-rearrange = перегрупувати свої карти
effect-discard = { $n ->
        [one] скинути { $n } карту
        [few] скинути { $n } карти
       *[many] скинути { $n } карт
    }
effect-destroy = { $n ->
        [one] знищити { $n } карту
        [few] знищити { $n } карти
       *[many] знищити { $n } карт
    }
effect-shuffle = замішати свій скид у колоду
effect-free-hire = { $n ->
        [one] безкоштовний найм
       *[other] безкоштовний найм × { $n }
    }
effect-castle-move = { $n ->
        [one] хід у замку
       *[other] хід у замку × { $n }
    }
effect-free-workers = { $n ->
        [one] розмістити безкоштовно { $n } робітника
        [few] розмістити безкоштовно { $n } робітників
       *[many] розмістити безкоштовно { $n } робітників
    }
effect-free-manuscript = { $n ->
        [one] безкоштовний манускрипт вартістю 3 або 4
       *[other] безкоштовні манускрипти вартістю 3 або 4 × { $n }
    }
effect-free-workshop = { $n ->
        [one] безкоштовна майстерня
       *[other] безкоштовні майстерні × { $n }
    }
effect-free-trading-post = { $n ->
        [one] безкоштовний торговий пост
       *[other] безкоштовні торгові пости × { $n }
    }
effect-free-guildhall = { $n ->
        [one] безкоштовна гільдія
       *[other] безкоштовні гільдії × { $n }
    }
effect-future-scheme = { $n ->
        [one] { $n } майбутня схема
        [few] { $n } майбутні схеми
       *[many] { $n } майбутніх схем
    }
effect-automa-dismiss = прибрати містянина свого сегмента
effect-corruption-per-crime = корупція за кожен символ злочину
effect-choose-one = одне з: { $options }
effects = { $all }
effects-none = нічого

## Карти й планшети

timing-immediate = Миттєво
timing-ongoing = Постійно
timing-drop-off = Коли сходить із планшета
timing-none = Без властивості
event-own-debt-flipped = Щоразу, коли ви сплачуєте борг
event-own-debt-gained = Щоразу, коли ви отримуєте борг
event-any-collision = У кожному зіткненні
ability-after-action = Після дії «{ $action }»: { $what }
ability-event = { $event }: { $what }
ability-convert = У дії «{ $action }»: { $paid } × { $amount } = { $icon } × { $gives }
paid-trade-icon = символ торгівлі
reconstructed = Числа цієї карти відтворені.
condition-has-crime = суперники зі злочином
condition-no-crime = суперники без злочину
condition-always = усі суперники
scope-self = одразу
scope-any-segment = у будь-якому сегменті
scope-own-viscount-space = там, де стоїть ваш віконт
scope-own-starting-cards = одна з ваших стартових карт
scores-buildings = 1 очко за { $per ->
        [one] кожну будівлю
        [few] кожні { $per } будівлі
       *[many] кожні { $per } будівель
    }
scores-castle-workers = 1 очко за { $per ->
        [one] кожного робітника в замку
        [few] кожних { $per } робітників у замку
       *[many] кожних { $per } робітників у замку
    }
scores-manuscripts = 1 очко за { $per ->
        [one] кожен манускрипт
        [few] кожні { $per } манускрипти
       *[many] кожні { $per } манускриптів
    }
scores-approved-deeds = 1 очко за { $per ->
        [one] кожну затверджену грамоту
        [few] кожні { $per } затверджені грамоти
       *[many] кожні { $per } затверджених грамот
    }
scores-paid-debts = 1 очко за { $per ->
        [one] кожен сплачений борг
        [few] кожні { $per } сплачені борги
       *[many] кожні { $per } сплачених боргів
    }
scores-leftover-resources = 1 очко за { $per ->
        [one] кожен ресурс, що лишився
        [few] кожні { $per } ресурси, що лишилися
       *[many] кожні { $per } ресурсів, що лишилися
    }
scores-trade-icons = 1 очко за { $per ->
        [one] кожен символ торгівлі
        [few] кожні { $per } символи торгівлі
       *[many] кожні { $per } символів торгівлі
    }
scores-build-icons = 1 очко за { $per ->
        [one] кожен символ будівництва
        [few] кожні { $per } символи будівництва
       *[many] кожні { $per } символів будівництва
    }
scores-noble-icons = 1 очко за { $per ->
        [one] кожен символ шляхетності
        [few] кожні { $per } символи шляхетності
       *[many] кожні { $per } символів шляхетності
    }
scores-cleric-icons = 1 очко за { $per ->
        [one] кожен символ церковника
        [few] кожні { $per } символи церковника
       *[many] кожні { $per } символів церковника
    }
scores-crime-icons = 1 очко за { $per ->
        [one] кожен символ злочину
        [few] кожні { $per } символи злочину
       *[many] кожні { $per } символів злочину
    }
slot-trading-post-1 = Можна пройти на один крок більше.
slot-trading-post-2 = Звільнення коштує 1 срібло.
slot-trading-post-3 = 2 символи торгівлі.
slot-guildhall-1 = 1 символ будівництва.
slot-guildhall-2 = 1 символ шляхетності.
slot-guildhall-3 = 1 символ церковника.
slot-workshop-1 = Щоразу, коли наймаєте, можна скинути карту.
slot-workshop-2 = У кожному зіткненні 1 чеснота, якщо у вас немає злочинів.
slot-workshop-3 = Ліміт руки більший на 1.
automa-slot-trading-post-1 = Під час будівництва: майбутня схема.
automa-slot-trading-post-2 = У кожному зіткненні сплачує борг, якщо в неї немає злочинів.
automa-slot-trading-post-3 = За кожного перегортання прибирає містянина свого сегмента.
automa-slot-guildhall-1 = Перший символ її планшета.
automa-slot-guildhall-2 = Другий символ її планшета.
automa-slot-guildhall-3 = Третій символ її планшета.
automa-slot-workshop-1 = За кожної майбутньої схеми прибирає містянина свого сегмента.
automa-slot-workshop-2 = За кожного перемішування 1 чеснота.
automa-slot-workshop-3 = За кожного перемішування 1 корупція.
reference-1 = Замість кожних 2 срібла або перегрупування: 1 ресурс на її вибір.
reference-2 = Замість знищення або майбутньої схеми, якщо їх немає: перегорнути борг або грамоту.
reference-3 = Замість марного перегортання, скидання або ходу в замку: 1 чеснота.

## Налаштування столу

setting-first = Перший гравець
setting-first-random = Випадково
setting-first-0 = Місце 1
setting-first-1 = Місце 2
setting-first-2 = Місце 3
setting-first-3 = Місце 4
setting-automa = Суперник в одиночній грі
setting-difficulty = Майбутні схеми, замішані від початку (одиночна гра)

## Запитання

ask-draft = Оберіть карту гравця з героєм.
ask-destroy-start = Можна знищити одну зі стартових карт.
ask-play = Зіграйте карту.
ask-move = Ідіть віконтом: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }; кожен наступний крок коштує 1 срібло.
ask-outer-action = Торгуйте, будуйте або пропустіть основну дію.
ask-inner-action = Розмістіть робітників, перепишіть манускрипт або пропустіть основну дію.
ask-pay = { $action }: потрібно { $need ->
        [one] { $need } символ
        [few] { $need } символи
       *[many] { $need } символів
    }. Як платите?
ask-hire = Найміть тутешнього містянина або завершіть хід.
ask-end = Завершіть хід.
ask-resource = { $left ->
        [1] Оберіть ресурс.
       *[other] Оберіть ресурс (залишилося { $left }).
    }
ask-flip = Перегорніть борг або грамоту.
ask-take = Оберіть одне.
ask-order = Яка властивість перша?
ask-discard = { $left ->
        [1] Можна скинути карту.
       *[other] Можна скинути карту (залишилося { $left }).
    }
ask-destroy = { $left ->
        [1] Можна знищити карту за її срібло.
       *[other] Можна знищити карту за її срібло (залишилося { $left }).
    }
ask-rearrange = Можна перегрупувати карти на своєму планшеті.
ask-free-hire = Найміть містянина безкоштовно.
ask-free-workers = Розмістіть безкоштовно { $n ->
        [one] { $n } робітника
        [few] { $n } робітників
       *[many] { $n } робітників
    }: де?
ask-free-building = Будуйте безкоштовно: що й де?
ask-free-manuscript = Візьміть манускрипт вартістю 3 або 4.
ask-castle-move = Можна перемістити одного свого робітника на першому ярусі.
ask-advance = Яка група просувається першою?
ask-expel = Секція переповнена: приберіть робітника.
ask-link = Який зв'язок перший?

## Вибір

option-draft = Карта гравця { $card }
option-play = Зіграти: { $card }
option-move = Іти { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } срібло
       *[other] {" "}за { $silver } срібла
    }
option-trade = Обмін × { $times }
option-build = Побудувати: { $building }, місце { $spot }
option-place = Розмістити { $workers ->
        [one] { $workers } робітника
        [few] { $workers } робітників
       *[many] { $workers } робітників
    } у секції { $section }
option-transcribe = Переписати манускрипт сегмента { $segment }
option-skip = Без основної дії
option-pay = Сплатити: { $what }
option-pay-nothing = Нічого не платити: символів досить
option-dismiss = Звільнити містянина сегмента { $segment } і сплатити разом: { $what }
option-hire = Найняти: { $card }
option-end = Завершити хід
option-pick = { $resource }
option-flip = Перегорнути { $what }
option-take = { $effects }
option-discard = Скинути: { $card }
option-destroy = Знищити: { $card }
option-top = Верхня карта колоди, наосліп
option-reshuffle = Спершу перемішати, потім верхня карта, наосліп
option-decline = Ні, дякую
option-arrange = Новий порядок: { $cards }
option-keep = Залишити як є
option-resolve = Спершу { $card }
option-link = Зв'язок біля { $link }
option-advance = Секція { $section }
option-castle-move = Із секції { $start } до секції { $end }
option-station = До секції { $section }
option-expel = Ярус { $tier }, секція { $section }: робітник ({ $who })
option-manuscript = { $manuscript }

## Що сталося

log-draft = { $who }: { $card }, герой { $hero }
log-start-space = { $who } починає на клітинці { $space }
log-setup-over = Підготовку завершено: боргів на Бідності { $debts }, грамот на Процвітанні { $deeds }
log-turn = Раунд { $round }: { $who }
log-drop-off = { $who }: сходить із планшета { $card }
log-play = { $who } грає карту: { $card }
log-play-unseen = { $who } грає верхню карту наосліп: { $card }
log-move = { $who } іде { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } срібло
       *[other] {" "}за { $silver } срібла
    }
log-meet = { $who }: зустріч із віконтом ({ $other })
log-skip = { $who } не виконує основної дії
log-action-trade = { $who } торгує, символів торгівлі: { $icons }
log-action-construct = { $who } будує, символів будівництва: { $icons }
log-action-place-workers = { $who } розміщує робітників, символів шляхетності: { $icons }
log-action-transcribe = { $who } переписує манускрипт, символів церковника: { $icons }
log-pays = { $who } платить: { $what }
log-pays-hire = { $who } платить { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
    }
log-exchange = { $who }, обмін × { $times }: { $what }
log-dismiss = { $who } звільняє: { $card }
log-dismiss-printed = { $who } звільняє надрукованого містянина: { $segment }
log-townsfolk-shown = { $segment }: відкрито карту «{ $card }»
log-townsfolk-empty = { $segment }: містян більше немає
log-hire = { $who } наймає: { $card }
log-build = { $who } будує: { $building }, місце { $spot }
log-link = Зв'язок між { $one } і { $other } завершено: { $what }
log-place = { $who } розміщує { $n ->
        [one] { $n } робітника
        [few] { $n } робітників
       *[many] { $n } робітників
    } у секції { $section }
log-castle-move = { $who }: робітник іде із секції { $start } до секції { $end }
log-advance = { $who }: робітник піднімається на ярус 2, секція { $section }
log-ascend = { $who }: робітник піднімається на ярус 3 із секції { $section }
log-leader = { $who } стає очільником замку
log-expel = Робітника прибрано ({ $who }): ярус { $tier }, секція { $section }
log-manuscript = { $who } бере: { $manuscript }
log-manuscript-shown = { $segment }: відкрито «{ $manuscript }»
log-manuscripts-empty = { $segment }: манускриптів більше немає
log-transcribe-printed = { $who } переписує надрукований манускрипт: { $segment }
log-bonus = { $who } бере карту «{ $bonus }»
log-gain = { $who } отримує: { $what }
log-lost = { $who } не може використати: { $what }
log-pick = { $who } бере ресурс: { $resource }
log-take = { $who } обирає: { $what }
log-ability = { $who }: працює { $card }
log-corruption = { $who }: корупція { $n } (маркери на { $corruption } і { $virtue })
log-virtue = { $who }: чеснота { $n } (маркери на { $corruption } і { $virtue })
log-linked = { $who }: маркери зустрілися на { $space }
log-crime-check-corruption = { $who }: перемішування зі злочином на планшеті
log-crime-check-virtue = { $who }: перемішування без злочину на планшеті
log-flip-debt = { $who } сплачує борг
log-flip-deed = { $who } затверджує грамоту
log-poverty-revealed = Відкрито Бідність
log-prosperity-revealed = Відкрито Процвітання
log-end-triggered = Кінець близько: раунд { $round } останній
log-last-round = Починається останній раунд
log-game-over = Гру завершено
log-shuffle = { $who } замішує скид у колоду, карт: { $cards }
log-draw = { $who } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
log-draw-known = { $who } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }: { $cards }
log-discard = { $who } скидає: { $card }
log-discard-top = { $who } скидає верхню карту: { $card }
log-destroy = { $who } знищує: { $card } (срібло { $silver })
log-rearrange = { $who } перегруповує: { $cards }
log-collision = Зіткнення ({ $who }) на поділці { $space }
log-collision-space = { $who } отримує показане над поділкою { $space }
log-collision-over = { $who }: маркери повертаються на краї

## Автома

log-automa-start = { $who } починає на клітинці { $space }
log-automa-drop = { $who }: сходить із планшета «{ $scheme }»
log-automa-scheme = { $who } відкриває карту «{ $scheme }» ({ $icons }); у колоді лишилося { $left }
log-automa-move = { $who } іде на { $steps ->
        [one] { $steps } клітинку
        [few] { $steps } клітинки
       *[many] { $steps } клітинок
    }, на { $space }
log-automa-tries = { $who } пробує: { $action }
log-automa-focus = { $who }, головний фокус: { $focus }
log-automa-count = { $who } рахує ({ $icon }): { $icons } + злочини { $crime } + { $resource } { $units } = { $total }
log-automa-cannot-afford = { $who } не може собі дозволити: { $action }
log-automa-no-spot = { $who } не знаходить вільного місця на своєму березі
log-automa-no-workers = { $who }: робітників не лишилося
log-automa-manuscript-dear = { $who } не може оплатити манускрипт, його вартість { $need }
log-automa-nothing-to-flip = { $who }: перегортати нічого
log-automa-option = { $who } виконує натомість останній рядок: { $what }
log-automa-first-option = { $who } бере перший варіант: { $what }
log-automa-spends = { $who }: потрібно символів { $need }, витрачено { $units ->
        [one] { $units } ресурс
        [few] { $units } ресурси
       *[many] { $units } ресурсів
    }
log-automa-instead = { $who }: замість «{ $what }» діє стовпчик { $column } пам'ятки
log-automa-flip = { $who }: сплачених боргів { $paid }, затверджених грамот { $approved }; перегортає те, чого менше, а за рівності борг
log-automa-pick-any = { $who } бере ресурс (запас: { $stock })
log-automa-future = { $who } отримує карту «{ $scheme }» (лишилося { $left })
log-automa-dismiss = { $who } прибирає: { $card }
log-automa-shuffle = { $who } замішує схеми в колоду, карт: { $cards }
log-automa-free-manuscript = { $who } знаходить манускрипт вартістю 3 або 4: { $segment }

## Очки

score-trading-posts = Торгові пости
score-guildhalls = Гільдії
score-workshops = Майстерні
score-castle = Робітники в замку
score-sets = Набори стрічок
score-manuscripts = Манускрипти з очками
score-leader = Очільник замку
score-bonuses = Бонусні карти церковника
score-unpaid-debts = Несплачені борги
score-paid-debts = Сплачені борги
score-acquired-deeds = Набуті грамоти
score-approved-deeds = Затверджені грамоти
score-poverty = Бідність
score-prosperity = Процвітання
score-leftovers = Залишок ресурсів
score-wealth = Срібло й ресурси

## Чому ні

why-not-moving = Зараз ваш віконт не рухається.
why-too-far = Це коштувало б { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
    }; у вас { $have }.
why-hire-later = Містян наймають після основної дії.
why-hire-elsewhere = Наймати можна лише там, де стоїть ваш віконт ({ $segment }).
why-hire-dear = Коштує { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
    }; у вас { $have }.
why-on-board = Ця карта на вашому планшеті.
why-discarded = Ця карта у вашому скиді.
why-card-not-asked = Зараз не про карти з руки.
why-spot-taken = Місце зайняте: { $who }.
why-not-building = Зараз нічого не будують.
why-outer-only = Будують і торгують лише на зовнішньому шляху.
why-inner-only = Розміщують робітників і переписують лише на внутрішньому шляху.
why-other-segment = Ваш віконт стоїть в іншому сегменті.
why-across-river = Це місце на іншому березі річки.
why-bank-full = На цьому березі немає вільного місця.
why-built = Уже стоїть на { $spot }.
why-icons = Потрібно символів: { $need }; ви можете набрати { $have }.
why-not-placing = Зараз робітників не розміщують.
why-other-section = Ваш віконт стоїть навпроти секції { $section }.
why-no-workers = У вас не лишилося робітників.
why-no-worker-near = Жоден ваш робітник не може туди перейти.
why-no-group = У вас там немає трьох робітників.
why-not-transcribing = Зараз нічого не переписують.
why-manuscript-owned = Цей манускрипт уже взято.
why-manuscript-dear = Його вартість { $cost }; безкоштовно лише 3 або 4.
why-dismiss-later = Містян звільняють під час основної дії.
why-dismiss-dear = Звільнення коштує { $silver ->
        [one] { $silver } срібло
       *[other] { $silver } срібла
    }; у вас { $have }.
why-dismiss-icons = На карті немає символу, потрібного для цієї дії.

## У терміналі

show-round = Раунд
show-last-round = Останній раунд
show-poverty = Бідність
show-prosperity = Процвітання
show-townsfolk = Містянин
show-manuscript = Манускрипт
show-section = Секція
show-castle = Замок
show-tier = Ярус
show-hand = Рука
show-board = Планшет
show-draw-pile = Колода
show-discard = Скид
show-icons = Символи
show-stock = Ресурси будь-якого виду
show-workers = Робітники
show-points = Очки
show-track = Корупція й чеснота
show-debts = Борги
show-deeds = Грамоти
show-manuscripts = Манускрипти
show-buildings = Будівлі
show-none = немає
show-leader = очільник замку
show-linked = зчеплені
show-schemes = Схеми
show-future = Майбутні схеми
show-actions = Символи для кожної дії
show-pairs = Карти гравців
show-viscounts = Віконти
