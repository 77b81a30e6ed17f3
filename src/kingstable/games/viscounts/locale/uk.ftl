# Слова гри «Віконти Західного королівства», українською.

who-automa = Автома
building = { $type } { $slot }
    .acc = { $type_acc } { $slot }
to-space = на клітинку { $space }
to-inner-space = на внутрішню клітинку { $segment_loc }
flip-debt = несплачений борг
flip-deed = набуту грамоту
focus-flip = перевертання боргів і грамот
townsfolk-none = нікого
    .acc = нікого
townsfolk-printed = надрукований городянин
    .acc = надрукованого городянина
    .acc = надрукованого городянина
stock-any = { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    }
## Сегменти

spot = { $segment }, місце { $letter }
    .loc = { $segment_loc }, місце { $letter }
segment-seg-1-2 = Морська затока
    .loc = у Морській затоці
segment-seg-3-4 = Зелена долина
    .loc = у Зеленій долині
segment-seg-5-6 = Темний ліс
    .loc = у Темному лісі
segment-seg-7-8 = Берег озера
    .loc = на Березі озера
segment-seg-9-10 = Сірі гори
    .loc = у Сірих горах

## Символи

icons-trade = { $n ->
        [one] { $n } символ торгівлі
        [few] { $n } символи торгівлі
       *[many] { $n } символів торгівлі
    }
icons-build = { $n ->
        [one] { $n } символ будівництва
        [few] { $n } символи будівництва
       *[many] { $n } символів будівництва
    }
icons-noble = { $n ->
        [one] { $n } символ шляхетності
        [few] { $n } символи шляхетності
       *[many] { $n } символів шляхетності
    }
icons-cleric = { $n ->
        [one] { $n } символ церковника
        [few] { $n } символи церковника
       *[many] { $n } символів церковника
    }
icons-crime = { $n ->
        [one] { $n } символ злочину
        [few] { $n } символи злочину
       *[many] { $n } символів злочину
    }

## Ефекти

effect-ink = { $n ->
        [one] { $n } чорнильниця
        [few] { $n } чорнильниці
       *[many] { $n } чорнильниць
    }
    .acc = { $n ->
        [one] { $n } чорнильницю
        [few] { $n } чорнильниці
       *[many] { $n } чорнильниць
    }
effect-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
effect-stone = { $n ->
        [one] { $n } камінь
        [few] { $n } камені
       *[many] { $n } каменів
    }
effect-silver = { $n ->
        [one] { $n } срібняк
        [few] { $n } срібняки
       *[many] { $n } срібняків
    }
effect-any-resource = { $n ->
        [one] { $n } ресурс на вибір
        [few] { $n } ресурси на вибір
       *[many] { $n } ресурсів на вибір
    }
effect-gain-debt = { $n ->
        [one] { $n } борг
        [few] { $n } борги
       *[many] { $n } боргів
    }
effect-gain-deed = { $n ->
        [one] { $n } грамота
        [few] { $n } грамоти
       *[many] { $n } грамот
    }
    .acc = { $n ->
        [one] { $n } грамоту
        [few] { $n } грамоти
       *[many] { $n } грамот
    }
effect-flip-debt = { $n ->
        [one] сплатити { $n } борг
        [few] сплатити { $n } борги
       *[many] сплатити { $n } боргів
    }
effect-flip-deed = { $n ->
        [one] затвердити { $n } грамоту
        [few] затвердити { $n } грамоти
       *[many] затвердити { $n } грамот
    }
effect-flip-any = { $n ->
        [one] перевернути { $n } борг або грамоту
        [few] перевернути { $n } борги або грамоти
       *[many] перевернути { $n } боргів або грамот
    }
effect-virtue = { $n ->
        [one] { $n } чеснота
        [few] { $n } чесноти
       *[many] { $n } чеснот
    }
effect-corruption = { $n ->
        [one] { $n } корупція
        [few] { $n } корупції
       *[many] { $n } корупцій
    }
effect-rearrange = перегрупувати свої карти
effect-discard = { $n ->
        [one] скинути { $n } карту
        [few] скинути { $n } карти
       *[many] скинути { $n } карт
    }
effect-destroy = { $n ->
        [one] знищити { $n } карту
        [few] знищити { $n } карти
       *[many] знищити { $n } карт
    }
effect-shuffle = замішати свій скид у колоду
effect-free-hire = { $n ->
        [one] { $n } безплатне наймання
        [few] { $n } безплатні наймання
       *[many] { $n } безплатних наймань
    }
effect-castle-move = { $n ->
        [one] { $n } хід у замку
        [few] { $n } ходи в замку
       *[many] { $n } ходів у замку
    }
effect-free-workers = { $n ->
        [one] розмістити безплатно { $n } робітника
       *[other] розмістити безплатно { $n } робітників
    }
effect-free-manuscript = { $n ->
        [one] { $n } безплатний манускрипт вартістю 3 або 4
        [few] { $n } безплатні манускрипти вартістю 3 або 4
       *[many] { $n } безплатних манускриптів вартістю 3 або 4
    }
effect-free-workshop = { $n ->
        [one] { $n } безплатна майстерня
        [few] { $n } безплатні майстерні
       *[many] { $n } безплатних майстерень
    }
effect-free-trading-post = { $n ->
        [one] { $n } безплатний торговий пост
        [few] { $n } безплатні торгові пости
       *[many] { $n } безплатних торгових постів
    }
effect-free-guildhall = { $n ->
        [one] { $n } безплатна гільдія
        [few] { $n } безплатні гільдії
       *[many] { $n } безплатних гільдій
    }
effect-future-scheme = { $n ->
        [one] { $n } майбутня схема
        [few] { $n } майбутні схеми
       *[many] { $n } майбутніх схем
    }
effect-automa-dismiss = прибрати городянина свого сегмента
effect-corruption-per-crime = 1 корупція за кожен символ злочину
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
ability-convert = Під час дії «{ $action }»: { $paid } = { $icons }
ability-convert-once = Під час дії «{ $action }»: { $paid } = { $icons }, один раз за дію
condition-has-crime = суперники із символом злочину
condition-no-crime = суперники без символу злочину
condition-always = усі суперники
scope-self = одразу
scope-any-segment = у будь-якому сегменті
scope-own-viscount-space = там, де стоїть ваш віконт
scope-own-starting-cards = одна з ваших стартових карт
scores-buildings = 1 очко за { $per ->
        [one] кожну будівлю
        [few] кожні { $per } будівлі
       *[many] кожні { $per } будівель
    }
scores-castle-workers = 1 очко за { $per ->
        [one] кожного робітника в замку
       *[other] кожних { $per } робітників у замку
    }
scores-manuscripts = 1 очко за { $per ->
        [one] кожен манускрипт
        [few] кожні { $per } манускрипти
       *[many] кожні { $per } манускриптів
    }
scores-approved-deeds = 1 очко за { $per ->
        [one] кожну затверджену грамоту
        [few] кожні { $per } затверджені грамоти
       *[many] кожні { $per } затверджених грамот
    }
scores-paid-debts = 1 очко за { $per ->
        [one] кожен сплачений борг
        [few] кожні { $per } сплачені борги
       *[many] кожні { $per } сплачених боргів
    }
scores-leftover-resources = 1 очко за { $per ->
        [one] кожен ресурс, що лишився
        [few] кожні { $per } ресурси, що лишилися
       *[many] кожні { $per } ресурсів, що лишилися
    }
scores-trade-icons = 1 очко за { $per ->
        [one] кожен символ торгівлі
        [few] кожні { $per } символи торгівлі
       *[many] кожні { $per } символів торгівлі
    }
scores-build-icons = 1 очко за { $per ->
        [one] кожен символ будівництва
        [few] кожні { $per } символи будівництва
       *[many] кожні { $per } символів будівництва
    }
scores-noble-icons = 1 очко за { $per ->
        [one] кожен символ шляхетності
        [few] кожні { $per } символи шляхетності
       *[many] кожні { $per } символів шляхетності
    }
scores-cleric-icons = 1 очко за { $per ->
        [one] кожен символ церковника
        [few] кожні { $per } символи церковника
       *[many] кожні { $per } символів церковника
    }
scores-crime-icons = 1 очко за { $per ->
        [one] кожен символ злочину
        [few] кожні { $per } символи злочину
       *[many] кожні { $per } символів злочину
    }
slot-trading-post-1 = Віконт може пройти на 1 крок більше.
slot-trading-post-2 = Звільнення коштує 1 срібняк.
slot-trading-post-3 = 2 символи торгівлі.
slot-guildhall-1 = 1 символ будівництва.
slot-guildhall-2 = 1 символ шляхетності.
slot-guildhall-3 = 1 символ церковника.
slot-workshop-1 = Щоразу, коли ви наймаєте, можна скинути карту.
slot-workshop-2 = У кожному зіткненні 1 чеснота, якщо у вас немає символів злочину.
slot-workshop-3 = Ліміт руки — на 1 карту більше.
automa-slot-trading-post-1 = Після побудови: 1 майбутня схема.
automa-slot-trading-post-2 = У кожному зіткненні сплачує борг, якщо в неї немає символів злочину.
automa-slot-trading-post-3 = Щоразу, коли перевертає карту, прибирає городянина свого сегмента.
automa-slot-guildhall-1 = Перший символ її планшета.
automa-slot-guildhall-2 = Другий символ її планшета.
automa-slot-guildhall-3 = Третій символ її планшета.
automa-slot-workshop-1 = Щоразу, коли бере майбутню схему, прибирає городянина свого сегмента.
automa-slot-workshop-2 = За кожне перемішування 1 чеснота.
automa-slot-workshop-3 = За кожне перемішування 1 корупція.
reference-1 = Замість кожних 2 срібняків або перегрупування: 1 ресурс на її вибір.
reference-2 = Замість знищення або майбутньої схеми, якщо їх немає: перевернути борг або грамоту.
reference-3 = Замість перевертання, коли нема чого перевертати, скидання або ходу в замку: 1 чеснота.

## Налаштування столу

setting-first = Перший гравець
setting-first-random = Випадковий
setting-first-0 = Місце 1
setting-first-1 = Місце 2
setting-first-2 = Місце 3
setting-first-3 = Місце 4
setting-automa = Суперник у соло-грі
setting-difficulty = Складність: скільки майбутніх схем додати на початку (соло-гра)

## Запитання

phase-setup = Підготовка
ask-draft = Виберіть карту гравця з героєм.
ask-destroy-start = Можна знищити одну зі стартових карт.
ask-play = Розіграйте карту.
ask-move = Перемістіть віконта на { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }; { $free ->
        [0] кожен додатковий крок коштує 1 срібняк.
        [one] { $free } додатковий крок безплатний, кожен наступний коштує 1 срібняк.
        [few] { $free } додаткові кроки безплатні, кожен наступний коштує 1 срібняк.
       *[many] { $free } додаткових кроків безплатні, кожен наступний коштує 1 срібняк.
    }
ask-outer-action = Торгуйте, будуйте або пропустіть основну дію.
ask-inner-action = Розмістіть робітників, перепишіть манускрипт або пропустіть основну дію.
ask-pay = { $action }: { $need ->
        [one] потрібен { $need } символ
        [few] потрібні { $need } символи
       *[many] потрібно { $need } символів
    }. Як платите?{ $card_id ->
        [townsfolk-none] {""}
       *[other] {" "}Можна звільнити { $card_acc }.
    }
ask-trade-on = Ви отримали срібняки й можете торгувати далі.
ask-hire = Найміть городянина поруч із вашим віконтом або завершіть хід.
ask-end = Завершіть хід.
ask-resource = { $left ->
        [1] { $during }: виберіть ресурс.
       *[other] { $during }: виберіть ресурс (ще { $left } на вибір).
    }
ask-flip = { $during }: переверніть борг або грамоту.
ask-take = { $during }: виберіть один варіант.
ask-order = { $during }: яка властивість спрацює першою?
ask-discard = { $left ->
        [1] { $during }: можна скинути карту.
       *[other] { $during }: можна скинути карту (усього ще { $left }).
    }
ask-destroy = { $left ->
        [1] { $during }: можна знищити карту й отримати її вартість у срібняках.
       *[other] { $during }: можна знищити карту й отримати її вартість у срібняках (усього ще { $left }).
    }
ask-rearrange = { $during }: можна перегрупувати карти на своєму планшеті: виберіть їхній новий порядок зліва направо.
ask-free-hire = { $during }: найміть городянина безплатно.
ask-free-workers = { $during }: де розмістити безплатно { $n ->
        [one] { $n } робітника
       *[other] { $n } робітників
    }?
ask-free-building = { $during }: що й де збудувати безплатно?
ask-free-manuscript = { $during }: візьміть манускрипт вартістю 3 або 4.
ask-castle-move = { $during }: можна перемістити одного свого робітника на першому ярусі.
ask-advance = Яка група просувається першою?
ask-expel = Секція переповнена: приберіть робітника.
ask-link = Який зв’язок спрацює першим?

## Вибір

option-draft = Карта гравця { $card }
    .full = Узяти карту гравця { $card }
option-play = Розіграти карту «{ $card }»
option-move = Перейти { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } срібняк
        [few] {" "}за { $silver } срібняки
       *[many] {" "}за { $silver } срібняків
    }
option-trade = Зробити { $times ->
        [one] { $times } обмін
        [few] { $times } обміни
       *[many] { $times } обмінів
    }
option-build = Збудувати { $building_acc } { $at_loc }
option-place = Розмістити { $workers ->
        [one] { $workers } робітника в секції
       *[other] { $workers } робітників у секції
    } { $section }
option-transcribe = Переписати манускрипт { $segment_loc }
option-skip = Без основної дії
    .full = Обійтися без основної дії
option-pay = Сплатити { $what_acc }
option-pay-nothing = Нічого не платити: символів досить
option-dismiss = Звільнити городянина { $segment_loc } та сплатити загалом { $what_acc }
option-hire = Найняти { $card_acc }
option-end = Завершити хід
option-pick = { $resource }
    .full = Узяти { $resource_id ->
            [resource-ink] чорнильницю
           *[other] { $resource }
        }
option-flip = Перевернути { $what }
option-take = { $effects }
    .full = Вибрати: { $effects }
option-discard = Скинути карту «{ $card }»
option-destroy = Знищити карту «{ $card }»
option-top = Верхня карта колоди (наосліп)
    .full = Вибрати верхню карту колоди наосліп
option-reshuffle = Спершу замішати скид у колоду, потім — верхня карта (наосліп)
    .full = Замішати скид у колоду й вибрати верхню карту наосліп
option-decline = Відмовитися
    .full = Відмовитися від ефекту
option-arrange = Новий порядок: { $cards }
    .full = Викласти карти в новому порядку: { $cards }
option-keep = Залишити як є
option-resolve = Спершу «{ $card }»
    .full = Спершу застосувати карту «{ $card }»
option-link = Зв’язок { $at_loc }
    .full = Спершу застосувати зв’язок { $at_loc }
option-advance = Секція { $section }
    .full = Спершу просунути групу в секції { $section }
option-castle-move = Із секції { $start } до секції { $end }
    .full = Перемістити робітника із секції { $start } до секції { $end }
option-station = У секції { $section }
    .full = Розмістити робітників у секції { $section }
option-expel = Ярус { $tier }, секція { $section }: робітник ({ $who })
    .full = Прибрати робітника ({ $who }) з ярусу { $tier }, секція { $section }
option-manuscript = { $manuscript }
    .full = Узяти манускрипт: { $manuscript }

## Що зараз важливо

advice-last-round = Кінець уже близько: { $left ->
        [one] це ваш останній хід
        [few] разом із цим у вас { $left } ходи
       *[many] разом із цим у вас { $left } ходів
    }.
advice-end-debts = Боргів, які ще можна взяти, лишилося { $left }; коли візьмуть останній, раунд догравають і грають ще один.
advice-end-deeds = Грамот, які ще можна взяти, лишилося { $left }; коли візьмуть останню, раунд догравають і грають ще один.
advice-poverty = Карта бідності винагороджує за найбільше затверджених грамот: у вас їх { $mine }, у найкращого із суперників { $best }.
advice-prosperity = Карта процвітання винагороджує за найбільше сплачених боргів: у вас їх { $mine }, у найкращого із суперників { $best }.
advice-unpaid = Кожен несплачений борг наприкінці забере у вас { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }, а їх у вас { $count }.
advice-collision = Між вашими маркерами один крок: якщо їх зведе корупція, ви отримаєте грамоти ({ $deeds }) й борги ({ $debts }), якщо чеснота — грамоти ({ $virtue_deeds }) й борги ({ $virtue_debts }).
advice-crime = Карта із символом злочину коштує корупції за кожен такий символ, що буде на планшеті: щонайменше { $count }.
advice-building = { $building }: з усього, що ви можете тут збудувати, наступна така будівля дає найбільше очок, { $vp }.
advice-castle = Якщо виставити тут робітників ({ $workers }), разом стоятиме { $group } ваших: один підніметься на наступний ярус, і по одному піде в обидва боки.
advice-leader = Замок ще ніхто не очолює: хто першим дістанеться найвищого ярусу, візьме карту очільника, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    }.
advice-set = Манускрипт цього сегмента додасть вашим наборам різних стрічок { $vp ->
        [one] { $vp } очко
        [few] { $vp } очки
       *[many] { $vp } очок
    } ({ $ribbon }).
advice-bonus = Із манускриптом цього сегмента у вас буде { $count } з однаковою стрічкою ({ $ribbon }), і ви візьмете бонусну карту раніше за інших.
advice-bonus-race = { $who }: бракує лише одного манускрипта до бонусної карти, по яку йдете й ви ({ $ribbon }).
advice-poor = У вас немає срібняків, тож ні пройти далі, ніж каже карта, ні найняти чи звільнити когось за срібняки ви не зможете.
advice-dismiss = Якщо звільнити городянина цього сегмента (срібняків: { $silver }), його символи допоможуть лише цього разу, ефект із кутка дістанеться вам, а карта вийде з гри.
advice-inner = Крім торгівлі, на планшеті у вас найбільше символів одного виду ({ $icon }, { $count }), а вони потрібні на внутрішньому шляху.
advice-outer = Крім торгівлі, на планшеті у вас найбільше символів одного виду ({ $icon }, { $count }), а вони потрібні на зовнішньому шляху.
advice-hire = Найнята карта повертатиметься знову й знову, тож що раніше її найняти, то довше вона служить.

## Що буде втрачено

lose-main-action = Основну дію цього ходу буде втрачено.

## Що сталося

log-draft = { $who } бере карту гравця { $card }; герой: { $hero }
log-start-space = { $who } починає на клітинці { $space }
log-setup-over = Підготовку завершено: на карті бідності { $debts ->
        [one] { $debts } борг
        [few] { $debts } борги
       *[many] { $debts } боргів
    }, на карті процвітання { $deeds ->
        [one] { $deeds } грамота
        [few] { $deeds } грамоти
       *[many] { $deeds } грамот
    }
log-turn = Раунд { $round }: { $who }
log-drop-off = { $who }: «{ $card }» сходить із планшета
log-play = { $who } розігрує карту «{ $card }»
log-play-unseen = { $who } розігрує наосліп верхню карту: «{ $card }»
log-move = { $who } переходить { $space }{ $silver ->
        [0] {""}
        [one] {" "}за { $silver } срібняк
        [few] {" "}за { $silver } срібняки
       *[many] {" "}за { $silver } срібняків
    }
log-meet = Зустріч віконтів: { $who } і { $other }
log-skip = { $who } не виконує основної дії
log-action-trade = { $who } виконує дію «Торгівля» ({ $icons ->
        [one] { $icons } символ торгівлі
        [few] { $icons } символи торгівлі
       *[many] { $icons } символів торгівлі
    })
log-action-construct = { $who } виконує дію «Будівництво» ({ $icons ->
        [one] { $icons } символ будівництва
        [few] { $icons } символи будівництва
       *[many] { $icons } символів будівництва
    })
log-action-place-workers = { $who } виконує дію «Розміщення робітників» ({ $icons ->
        [one] { $icons } символ шляхетності
        [few] { $icons } символи шляхетності
       *[many] { $icons } символів шляхетності
    })
log-action-transcribe = { $who } виконує дію «Переписування манускрипту» ({ $icons ->
        [one] { $icons } символ церковника
        [few] { $icons } символи церковника
       *[many] { $icons } символів церковника
    })
log-pays = { $who } платить { $what_acc }
log-pays-hire = { $who } платить { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }
log-exchange = { $who } робить { $times ->
        [1] обмін: { $what }
        [one] { $times } обмін, кожен дає: { $what }
        [few] { $times } обміни, кожен дає: { $what }
       *[many] { $times } обмінів, кожен дає: { $what }
    }
log-dismiss = { $who } звільняє { $card_acc }
log-dismiss-printed = { $who } звільняє надрукованого городянина { $segment_loc }
log-townsfolk-shown = { $segment }: відкрито карту «{ $card }»
log-townsfolk-empty = { $segment }: городян більше немає
log-hire = { $who } наймає { $card_acc }
log-build = { $who } будує { $building_acc } { $at_loc }
log-link = Будівлі { $one_at_loc } і { $other_at_loc } з’єднано: { $what }
log-place = { $who } розміщує { $n ->
        [one] { $n } робітника в секції
       *[other] { $n } робітників у секції
    } { $section }
log-castle-move = { $who } переміщує робітника із секції { $start } до секції { $end }
log-advance = { $who } піднімає робітника на ярус 2 в секції { $section }
log-ascend = { $who } піднімає робітника на ярус 3 із секції { $section }
log-leader = { $who } стає очільником замку
log-expel = { $who } втрачає робітника в секції { $section } на ярусі { $tier }
log-manuscript = { $who } бере «{ $manuscript }»
log-manuscript-shown = { $segment }: відкрито «{ $manuscript }»
log-manuscripts-empty = { $segment }: манускриптів більше немає
log-transcribe-printed = { $who } переписує надрукований манускрипт { $segment_loc }
log-bonus = { $who } бере { $bonus_acc }
log-gain = { $who } отримує { $what_acc }
log-lost = { $who } не може використати ефект «{ $what }»
log-pick = { $who } вибирає { $what_acc }
log-ability = { $who }: спрацьовує карта «{ $card }»
log-corruption = { $who } отримує { $n ->
        [one] { $n } корупцію
        [few] { $n } корупції
       *[many] { $n } корупцій
    } (маркер корупції на поділці { $corruption }, чесноти — на { $virtue })
log-virtue = { $who } отримує { $n ->
        [one] { $n } чесноту
        [few] { $n } чесноти
       *[many] { $n } чеснот
    } (маркер корупції на поділці { $corruption }, чесноти — на { $virtue })
log-linked = { $who }: маркери зустрілися на поділці { $space }
log-crime-check-corruption = { $who }: на планшеті є символ злочину
log-crime-check-virtue = { $who }: на планшеті немає символів злочину
log-flip-debt = { $who } сплачує борг
log-flip-deed = { $who } затверджує грамоту
log-poverty-revealed = Відкрито карту бідності
log-prosperity-revealed = Відкрито карту процвітання
log-end-triggered = Гра добігає кінця: раунд { $round } останній
log-last-round = Починається останній раунд
log-game-over = Гру завершено
log-shuffle = { $who } замішує в колоду { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    } зі скиду
log-draw = { $who } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
log-draw-known = { $who } бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }: { $cards }
log-discard = { $who } скидає карту «{ $card }»
log-discard-top = { $who } скидає верхню карту колоди: «{ $card }»
log-destroy = { $who } знищує карту «{ $card }» (отримано { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    })
log-rearrange = { $who } перегруповує карти: { $cards }
log-collision = { $who }: зіткнення на поділці { $space }
log-collision-space = { $who } отримує те, що вказано над поділкою { $space }
log-collision-moved = { $who }: маркери зрушили; решта отримує те, що вказано під поділкою { $space }
log-collision-over = { $who }: маркери повертаються на краї шкали

## Автома

log-rival-drop = { $who }: «{ $scheme }» сходить із планшета
log-rival-scheme = { $who } відкриває карту «{ $scheme }» ({ $icons }); { $left ->
        [0] у колоді карт не лишилося
        [one] у колоді лишилася { $left } карта
        [few] у колоді лишилося { $left } карти
       *[many] у колоді лишилося { $left } карт
    }
log-rival-move = { $who } проходить { $steps ->
        [one] { $steps } клітинку й
        [few] { $steps } клітинки й
       *[many] { $steps } клітинок і
    } зупиняється на клітинці { $space }
log-rival-tries = { $who } пробує дію «{ $action }»
log-rival-focus = { $who }: головний фокус — { $focus }
log-rival-count = { $who } рахує: { $icons } + { $crime } + { $stock } = { $total }
log-rival-cannot-afford = { $who }: на дію «{ $action }» не вистачає символів і ресурсів
log-rival-no-spot = { $who } не знаходить вільного місця на своєму березі
log-rival-one-worker = { $who }: лишився один робітник, а одного тут ніколи не розміщують
log-rival-no-workers = { $who }: робітників не лишилося
log-rival-manuscript-dear = { $who }: на манускрипт не вистачає: { $need ->
        [one] потрібен { $need } символ церковника
        [few] потрібні { $need } символи церковника
       *[many] потрібно { $need } символів церковника
    }
log-rival-nothing-to-flip = { $who }: нема чого перевертати
log-rival-option = { $who } натомість виконує останній варіант: { $what }
log-rival-first-option = { $who } бере перший варіант: { $what }
log-rival-spends = { $who }: { $need ->
        [one] потрібен { $need } символ
        [few] потрібні { $need } символи
       *[many] потрібно { $need } символів
    }, { $units ->
        [0] ресурси не витрачаються
       *[other] витрачено { $stock_acc }
    }
log-rival-instead = { $who }: замість «{ $what }» діє стовпчик { $column } пам’ятки
log-rival-flip = { $who } має { $paid ->
        [one] { $paid } сплачений борг
        [few] { $paid } сплачені борги
       *[many] { $paid } сплачених боргів
    } та { $approved ->
        [one] { $approved } затверджену грамоту
        [few] { $approved } затверджені грамоти
       *[many] { $approved } затверджених грамот
    }: перевертає те, чого менше, а якщо порівну — борг
log-rival-pick-any = { $who } бере ресурс (у запасі { $stock ->
        [one] { $stock } ресурс
        [few] { $stock } ресурси
       *[many] { $stock } ресурсів
    })
log-rival-future = { $who } отримує карту «{ $scheme }»; { $left ->
        [0] майбутніх схем не лишилося
        [one] лишилася { $left } майбутня схема
        [few] лишилося { $left } майбутні схеми
       *[many] лишилося { $left } майбутніх схем
    }
log-rival-shuffle = { $who } замішує в колоду { $cards ->
        [one] { $cards } схему
        [few] { $cards } схеми
       *[many] { $cards } схем
    }
log-rival-free-manuscript = { $who } знаходить манускрипт вартістю 3 або 4 { $segment_loc }

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
score-poverty = Карта бідності
score-prosperity = Карта процвітання
score-leftovers = Залишок ресурсів
score-wealth = Срібняки й ресурси

## Чому ні

why-not-moving = Зараз ви не переміщуєте віконта.
why-too-far = Це коштувало б { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }, а у вас { $have ->
        [0] немає жодного
       *[other] лише { $have }
    }.
why-hire-later = Городян ви наймаєте після основної дії.
why-hire-elsewhere = Наймати можна лише там, де стоїть ваш віконт: { $segment_loc }.
why-hire-dear = Наймання коштує { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }, а у вас { $have ->
        [0] немає жодного
       *[other] лише { $have }
    }.
why-on-board = Ця карта на вашому планшеті.
why-discarded = Ця карта у вашому скиді.
why-card-not-asked = Зараз ви не вибираєте карту з руки.
why-spot-taken = Це місце вже зайняте: { $who }.
why-not-building = Зараз ви не будуєте.
why-outer-only = Будувати й торгувати можна лише на зовнішньому шляху.
why-inner-only = Розміщувати робітників і переписувати манускрипти можна лише на внутрішньому шляху.
why-other-segment = Ваш віконт стоїть в іншому сегменті.
why-across-river = Це місце на іншому березі річки.
why-bank-full = На цьому березі немає вільного місця.
why-built = Ця будівля вже стоїть { $at_loc }.
why-icons = { $need ->
        [one] Потрібен { $need } символ
        [few] Потрібні { $need } символи
       *[many] Потрібно { $need } символів
    }, а ви { $have ->
        [0] не маєте жодного
       *[other] можете набрати лише { $have }
    }.
why-not-placing = Зараз ви не розміщуєте робітників.
why-other-section = Ваш віконт стоїть навпроти секції { $section }.
why-no-workers = У вас не лишилося робітників.
why-no-worker-near = Жоден ваш робітник не може туди перейти.
why-no-group = У вас там немає 3 робітників.
why-not-transcribing = Зараз ви не переписуєте манускрипт.
why-manuscript-owned = Цей манускрипт уже взято.
why-manuscript-hidden = Цього манускрипту ще не видно: він лежить глибше в одному зі стосів.
why-manuscript-dear = Його вартість { $cost }, а безплатно можна взяти лише манускрипт вартістю 3 або 4.
why-dismiss-later = Звільнити городянина можна під час основної дії.
why-dismiss-dear = Звільнення коштує { $silver ->
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[many] { $silver } срібняків
    }, а у вас { $have ->
        [0] немає жодного
       *[other] лише { $have }
    }.
why-dismiss-icons = На цій карті немає символу, потрібного для цієї дії.

## У терміналі

show-round = Раунд
show-last-round = Останній раунд
show-poverty = Карта бідності
show-prosperity = Карта процвітання
show-townsfolk = Городяни
show-section = Секція
show-castle = Замок
show-tier = Ярус
show-hand = Рука
show-board = Планшет
show-draw-pile = Колода
show-discard = Скид
show-icons = Символи
show-workers = Робітники
show-points = Очки
show-manuscripts = Манускрипти
show-buildings = Будівлі
show-none = немає
show-leader = очільник замку
show-linked = з’єднані
show-schemes = Схеми
show-future = Майбутні схеми
show-actions = Символи для кожної дії
show-pairs = Карти гравців
show-viscounts = Віконти

## Назви у відмінках

building-trading-post = Торговий пост
    .acc = торговий пост
building-guildhall = Гільдія
    .acc = гільдію
building-workshop = Майстерня
    .acc = майстерню
bonus-grey = Бонусна карта церковника (сіра)
    .acc = бонусну карту церковника (сіру)
bonus-yellow = Бонусна карта церковника (жовта)
    .acc = бонусну карту церковника (жовту)
bonus-blue = Бонусна карта церковника (синя)
    .acc = бонусну карту церковника (синю)
bonus-black = Бонусна карта церковника (чорна)
    .acc = бонусну карту церковника (чорну)
card-acolyte-1 = Прислужник
    .acc = Прислужника
card-antagonist-1 = Антагоніст
    .acc = Антагоніста
card-architect-1 = Архітектор
    .acc = Архітектора
card-aristocrat-1 = Аристократ
    .acc = Аристократа
card-artisan-1 = Ремісник
    .acc = Ремісника
card-artist-1 = Художник
    .acc = Художника
card-benefactor-1 = Меценат
    .acc = Мецената
card-bishop-1 = Єпископ
    .acc = Єпископа
card-charlatan-1 = Шарлатан
    .acc = Шарлатана
card-chevalier-1 = Шевальє
    .acc = Шевальє
card-clergyman-1 = Священнослужитель
    .acc = Священнослужителя
card-conspirator-1 = Змовник
    .acc = Змовника
card-courier-1 = Гонець
    .acc = Гінця
card-deacon-1 = Диякон 1
    .acc = Диякона 1
card-deacon-2 = Диякон 2
    .acc = Диякона 2
card-debt-collector-1 = Збирач боргів 1
    .acc = Збирача боргів 1
card-debt-collector-2 = Збирач боргів 2
    .acc = Збирача боргів 2
card-debt-collector-3 = Збирач боргів 3
    .acc = Збирача боргів 3
card-debt-collector-4 = Збирач боргів 4
    .acc = Збирача боргів 4
card-defender-1 = Захисник
    .acc = Захисника
card-diplomat-1 = Дипломат
    .acc = Дипломата
card-disciple-1 = Учень
    .acc = Учня
card-enforcer-1 = Екзекутор
    .acc = Екзекутора
card-foreman-1 = Десятник
    .acc = Десятника
card-friar-1 = Чернець
    .acc = Ченця
card-gatekeeper-1 = Брамник
    .acc = Брамника
card-illusionist-1 = Ілюзіоніст
    .acc = Ілюзіоніста
card-jeweller-1 = Ювелір
    .acc = Ювеліра
card-lookout-1 = Вартівник
    .acc = Вартівника
card-mason-1 = Муляр
    .acc = Муляра
card-meddler-1 = Інтриган
    .acc = Інтригана
card-miner-1 = Рудокоп
    .acc = Рудокопа
card-missionary-1 = Місіонер 1
    .acc = Місіонера 1
card-missionary-2 = Місіонер 2
    .acc = Місіонера 2
card-overseer-1 = Наглядач 1
    .acc = Наглядача 1
card-overseer-2 = Наглядач 2
    .acc = Наглядача 2
card-pastor-1 = Пастор
    .acc = Пастора
card-patron-1 = Покровитель 1
    .acc = Покровителя 1
card-patron-2 = Покровитель 2
    .acc = Покровителя 2
card-peddler-1 = Крамар 1
    .acc = Крамаря 1
card-peddler-2 = Крамар 2
    .acc = Крамаря 2
card-peddler-3 = Крамар 3
    .acc = Крамаря 3
card-peddler-4 = Крамар 4
    .acc = Крамаря 4
card-pickpocket-1 = Кишеньковий злодій
    .acc = Кишенькового злодія
card-priest-1 = Священник
    .acc = Священника
card-princess-1 = Принцеса
    .acc = Принцесу
card-racketeer-1 = Рекетир 1
    .acc = Рекетира 1
card-racketeer-2 = Рекетир 2
    .acc = Рекетира 2
card-scoundrel-1 = Негідник 1
    .acc = Негідника 1
card-scoundrel-2 = Негідник 2
    .acc = Негідника 2
card-scoundrel-3 = Негідник 3
    .acc = Негідника 3
card-sculptor-1 = Скульптор
    .acc = Скульптора
card-stonecutter-1 = Каменяр 1
    .acc = Каменяра 1
card-stonecutter-2 = Каменяр 2
    .acc = Каменяра 2
card-strongman-1 = Силач
    .acc = Силача
card-swindler-1 = Шахрай 1
    .acc = Шахрая 1
card-swindler-2 = Шахрай 2
    .acc = Шахрая 2
card-swindler-3 = Шахрай 3
    .acc = Шахрая 3
card-tinker-1 = Лудильник 1
    .acc = Лудильника 1
card-tinker-2 = Лудильник 2
    .acc = Лудильника 2
card-tinker-3 = Лудильник 3
    .acc = Лудильника 3
card-traitor-1 = Зрадник
    .acc = Зрадника
card-traveller-1 = Мандрівник
    .acc = Мандрівника
card-trickster-1 = Пройдисвіт
    .acc = Пройдисвіта
card-vicar-1 = Вікарій
    .acc = Вікарія
card-watchman-1 = Вартовий
    .acc = Вартового
card-woodcutter-1 = Дроворуб 1
    .acc = Дроворуба 1
card-woodcutter-2 = Дроворуб 2
    .acc = Дроворуба 2

## Що має гравець

means-ink = Чорнило
means-gold = Золото
means-stone = Камінь
means-silver = Срібняки
means-virtue = Чеснота
means-corruption = Корупція
means-cards = Власні карти
strength-cards = Символи на ваших картах ({ $icon })
strength-board = Символи на планшеті ({ $icon })
strength-deck = Сила ваших карт
strength-castle = Робітники на вищих ярусах замку
strength-pairs = Пари ваших робітників на першому ярусі
strength-sections = Секції першого ярусу з вашими робітниками
strength-others-pairs = Пари робітників { $others ->
    [1] суперника
   *[other] суперників
} на першому ярусі
strength-others-resources = Ресурси { $others ->
    [1] суперника
   *[other] суперників
}
strength-others = Символи на картах { $others ->
    [1] суперника
   *[other] суперників
} ({ $icon })
hint-collision = Ваші чеснота й корупція зіткнуться на поділці { $space }, і ви отримаєте те, що там зазначено.
