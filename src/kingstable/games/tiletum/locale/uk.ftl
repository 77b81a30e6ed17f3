# Слова гри «Тілетум» українською.

## Речі

cardinal-name = Кардинал
die = { $resource } { $value }
amount = { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
       *[other] { $amount ->
            [one] { $amount } { $resource }
           *[other] { $amount } { $resource_gen }
        }
    }
    .acc = { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
       *[other] { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
    }
place = { $place }. { $who }
listed = «{ $thing }»
resource-gold = золото
    .gen = золота
    .acc = золото
    .ins = золотом
resource-food = їжа
    .gen = їжі
    .acc = їжу
    .ins = їжею
resource-wool = вовна
    .gen = вовни
    .acc = вовну
    .ins = вовною
resource-stone = камінь
    .gen = каменю
    .acc = камінь
    .ins = каменем
resource-iron = залізо
    .gen = заліза
    .acc = залізо
    .ins = залізом
action-king = Дія короля
    .gen = дії короля
    .acc = дію короля
action-merchant = Дія купця
    .gen = дії купця
    .acc = дію купця
action-architect = Дія архітектора
    .gen = дії архітектора
    .acc = дію архітектора
action-character = Дія мешканця
    .gen = дії мешканця
    .acc = дію мешканця
action-contract = Дія контракту
    .gen = дії контракту
    .acc = дію контракту
action-jester = Дія блазня
    .gen = дії блазня
    .acc = дію блазня
term-merchant = купець
    .gen = купця
    .dat = купцеві
    .acc = купця
term-architect = архітектор
    .gen = архітектора
    .dat = архітекторові
    .acc = архітектора
# Місця — разом із прийменником: куди (.acc) і де (.loc).
spot-london = Лондон
    .acc = в Лондон
    .loc = у Лондоні
spot-london-brugge = Дорога між Лондоном і Брюгге
    .acc = на дорогу між Лондоном і Брюгге
    .loc = на дорозі між Лондоном і Брюгге
spot-brugge = Брюгге
    .acc = в Брюгге
    .loc = у Брюгге
spot-antwerpen = Антверпен
    .acc = в Антверпен
    .loc = в Антверпені
spot-antwerpen-hamburg = Дорога між Антверпеном і Гамбургом
    .acc = на дорогу між Антверпеном і Гамбургом
    .loc = на дорозі між Антверпеном і Гамбургом
spot-hamburg = Гамбург
    .acc = в Гамбург
    .loc = у Гамбурзі
spot-tiletum = Тілетум
    .acc = в Тілетум
    .loc = у Тілетумі
spot-koeln = Кельн
    .acc = в Кельн
    .loc = у Кельні
spot-leipzig = Лейпциг
    .acc = в Лейпциг
    .loc = у Лейпцигу
spot-paris = Париж
    .acc = в Париж
    .loc = у Парижі
spot-troyes = Труа
    .acc = в Труа
    .loc = у Труа
spot-strasbourg = Страсбург
    .acc = в Страсбург
    .loc = у Страсбурзі
spot-frankfurt = Франкфурт
    .acc = у Франкфурт
    .loc = у Франкфурті
spot-nuernberg = Нюрнберг
    .acc = в Нюрнберг
    .loc = у Нюрнберзі
spot-praha = Прага
    .acc = в Прагу
    .loc = у Празі
spot-paris-bordeaux = Дорога між Парижем і Бордо
    .acc = на дорогу між Парижем і Бордо
    .loc = на дорозі між Парижем і Бордо
spot-bordeaux = Бордо
    .acc = в Бордо
    .loc = у Бордо
spot-strasbourg-milano = Дорога між Страсбургом і Міланом
    .acc = на дорогу між Страсбургом і Міланом
    .loc = на дорозі між Страсбургом і Міланом
spot-nuernberg-verona = Дорога між Нюрнбергом і Вероною
    .acc = на дорогу між Нюрнбергом і Вероною
    .loc = на дорозі між Нюрнбергом і Вероною
spot-wien = Відень
    .acc = у Відень
    .loc = у Відні
spot-lyon = Ліон
    .acc = в Ліон
    .loc = у Ліоні
spot-milano = Мілан
    .acc = в Мілан
    .loc = у Мілані
spot-verona = Верона
    .acc = у Верону
    .loc = у Вероні
spot-venezia = Венеція
    .acc = у Венецію
    .loc = у Венеції
spot-toulouse = Тулуза
    .acc = в Тулузу
    .loc = у Тулузі
spot-arles = Арль
    .acc = в Арль
    .loc = в Арлі
spot-arles-genova = Дорога між Арлем і Генуєю
    .acc = на дорогу між Арлем і Генуєю
    .loc = на дорозі між Арлем і Генуєю
spot-genova = Генуя
    .acc = в Геную
    .loc = у Генуї
spot-firenze = Флоренція
    .acc = у Флоренцію
    .loc = у Флоренції
cathedral-london = Кентерберійський собор (Лондон)
    .gen = Кентерберійського собору (Лондон)
    .acc = Кентерберійський собор (Лондон)
cathedral-koeln = Кельнський собор (Кельн)
    .gen = Кельнського собору (Кельн)
    .acc = Кельнський собор (Кельн)
cathedral-paris = Нотр-Дам (Париж)
    .gen = Нотр-Даму (Париж)
    .acc = Нотр-Дам (Париж)
cathedral-praha = Собор святого Віта (Прага)
    .gen = собору святого Віта (Прага)
    .acc = собор святого Віта (Прага)
cathedral-bordeaux = Собор Бордо (Бордо)
    .gen = собору Бордо (Бордо)
    .acc = собор Бордо (Бордо)
cathedral-wien = Собор святого Стефана (Відень)
    .gen = собору святого Стефана (Відень)
    .acc = собор святого Стефана (Відень)
cathedral-lyon = Шартрський собор (Ліон)
    .gen = Шартрського собору (Ліон)
    .acc = Шартрський собор (Ліон)
cathedral-milano = Міланський собор (Мілан)
    .gen = Міланського собору (Мілан)
    .acc = Міланський собор (Мілан)
cathedral-firenze = Флорентійський собор (Флоренція)
    .gen = Флорентійського собору (Флоренція)
    .acc = Флорентійський собор (Флоренція)
building-1 = Будівля 1
    .gen = будівлі 1
    .acc = будівлю 1
    .ins = будівлею 1
    .loc = у будівлі 1
building-2 = Будівля 2
    .gen = будівлі 2
    .acc = будівлю 2
    .ins = будівлею 2
    .loc = у будівлі 2
building-3 = Будівля 3
    .gen = будівлі 3
    .acc = будівлю 3
    .ins = будівлею 3
    .loc = у будівлі 3
building-4 = Будівля 4
    .gen = будівлі 4
    .acc = будівлю 4
    .ins = будівлею 4
    .loc = у будівлі 4
building-5 = Будівля 5
    .gen = будівлі 5
    .acc = будівлю 5
    .ins = будівлею 5
    .loc = у будівлі 5
building-6 = Будівля 6
    .gen = будівлі 6
    .acc = будівлю 6
    .ins = будівлею 6
    .loc = у будівлі 6
room = будівля { $building }, поверх { $floor }
    .loc = в будівлі { $building }, на { $floor }-му поверсі
house-space = { $spot } ({ $reward })
    .loc = { $spot_loc } ({ $reward })
reward-none = без нагороди
reward-gain-vp = { $amount } ПБ
reward-building-bonuses = бонуси однієї будівлі
colour-any = будь-який колір
colour-iron-or-wool = синій чи світло-сірий
phase-preparation = Підготовка
phase-corruption = Корупція
phase-action = Фаза дії
phase-king = Фаза короля
phase-fair = Фаза ярмарку
phase-refresh = Фаза оновлення
phase-final = Фінальний підрахунок
phase-finished = Гру завершено
building-1-text = Герб: поставте дім у будь-якому місті.
building-2-text = Герб: поставте колону біля будь-якого собору.
building-3-text = Герб: перемістіть купця в будь-яке місце мапи.
building-4-text = Герб: перемістіть архітектора в будь-яке місце мапи.
building-5-text = Герб: отримайте 2 будь-які ресурси.
building-6-text = Герб: 5 ПБ. Тут може жити будь-який мешканець; дому на даху й маркера немає.

## Що роблять карти-виклики

challenge-very-special-friends-text = Помічник із різними бонусами дає Кардиналу 5 золота; бонусні контракти він використовує як звичайні.
challenge-resourceful-clergy-text = Кардинал отримує ресурси й ПБ, зображені на помічниках із ресурсами або ПБ.
challenge-whispers-in-the-kings-ear-text = За помічника з ОД Кардинал піднімається на 1 поділку шкали милості короля.
challenge-ecclesiastical-income-text = За помічника з ОД Кардинал здобуває стільки ПБ, скільки на ньому ОД.
challenge-visitors-to-the-curia-text = Коли Кардинал розміщує мешканця, він отримує його ресурси й ПБ та по 1 ПБ за кожне ОД, переміщення й будівництво на ньому.
challenge-deep-coffers-text = Щоразу, коли Кардинал бере кубик, він отримує ще 1 найпотрібніший ресурс.
challenge-favor-at-the-court-text = На початку гри й після кожної фази короля Кардинал стоїть на поділці +5 ПБ або вище.
challenge-ready-for-action-text = Маркери Кардинала лежать у тому самому порядку, що й ваші, і він починає з гербом.

## Налаштування столу

setting-wheel = Колесо дій
setting-wheel-random = Випадковий порядок
setting-wheel-first-game = Порядок першої партії
setting-difficulty = Складність (соло-гра)
setting-challenges = Карти-виклики (соло-гра)

## Запитання

ask-start = Виберіть кубик або спершу виконайте вільне завдання.
ask-die = Кубик «{ $die }»: візьміть як є, змініть його значення (2 золота за кожну одиницю) або виберіть інший.
ask-tile = Берете тайл бонуса «{ $tile }»?
ask-king-tile = Ви найвище на шкалі милості короля. Берете тайл бонуса «{ $tile }»?
ask-jester = Блазень: яку дію виконуєте з { $ap } ОД?
ask-any-action = { $by }: яку дію виконуєте з { $ap } ОД?
ask-king = { $granted ->
        [1] Додаткова дія короля
       *[other] Дія короля
    }: залишилося { $ap } ОД.
ask-merchant = { $granted ->
        [1] Додаткова дія купця
       *[other] Дія купця
    }: залишилося { $ap } ОД.
ask-architect = { $granted ->
        [1] Додаткова дія архітектора
       *[other] Дія архітектора
    }: залишилося { $ap } ОД.
ask-character = { $granted ->
        [1] Додаткова дія мешканця
       *[other] Дія мешканця
    }: залишилося { $ap } ОД.
ask-contract = { $granted ->
        [1] Додаткова дія контракту
       *[other] Дія контракту
    }: залишилося { $ap } ОД.
ask-reveal = { $choice }. Після цього відкриються нові тайли, тож скасувати вибір буде неможливо.
ask-gain = { $by }: виберіть ресурс{ $left ->
        [1] .
       *[other] { "" } (ще { $left } на вибір).
    }
ask-bonus = { $by }: використайте частини бонуса в будь-якому порядку або пропустіть решту.
ask-building = { $by }: виберіть, хто з мешканців перший.
ask-building-next = { $by }: хто з мешканців будівлі наступний?
ask-end = Завершіть хід{ $tasks ->
        [0] .
       *[other] { "" } або виконайте ще якесь вільне завдання.
    }

## Вибір

option-die = Вибрати кубик «{ $die }»
option-take = Узяти зі значенням { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }
option-recolour = Узяти за кубик { $resource_acc } («{ $tile }»)
option-put-back = Вибрати інший кубик
option-take-tile = Узяти «{ $tile }»
option-leave-tile = Не брати тайл
option-act = { $action }
    .full = Виконати { $action_acc }
option-king = Піднятися на 1 поділку шкали милості короля
option-move = Перемістити { $meeple_acc } { $spot_acc }
option-put = Перемістити { $meeple_acc } одразу { $spot_acc }
option-house = Поставити дім { $space_loc }
option-pillar = Поставити колону біля { $cathedral_gen }
option-recruit = Узяти «{ $tile }»
option-replace = Замінити всіх доступних мешканців
option-reveal = Далі
    .full = Продовжити
option-place = Розмістити { $room_loc }: «{ $tile }»
option-contract = Узяти «{ $tile }»
option-exchange = Віддати { $give_acc }, узяти { $take_acc }
option-gain = { $resource }
    .full = Узяти { $resource_acc }
option-bonus = Отримати бонус: «{ $tile }»
option-trade = Обміняти 2 золота на { $resource_acc }
option-fulfil = Укласти «{ $tile }»
option-fulfil-with = Укласти «{ $tile }» (оплата { $resource_ins })
option-crest = Під { $building_acc }: «{ $tile }»
    .full = Покласти під { $building_acc }: «{ $tile }»
option-contribute = Збудувати { $cathedral_acc }
option-use = Використати «{ $tile }»
option-skip = Пропустити решту
option-stop = Завершити дію
option-end = Завершити хід

## Що зараз важливо

advice-fair = Ярмарок цього раунду ({ $town }) дав би вам { $vp } ПБ, але там немає ні вашого дому, ні вашого купця, якому йти ще { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }.
advice-fair-near = Цією дією ваш купець може дістатися ярмарку цього раунду ({ $town }, { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }): зараз це { $vp } ПБ.
advice-cathedral-near = Цією дією ваш архітектор може дістатися собору ({ $town }, { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }): поставивши там колону, за камінь можна отримати { $vp } ПБ.
advice-fair-more = Ви берете участь у ярмарку цього раунду ({ $fair }): у вас { $count }, а кожне наступне дає { $vp } ПБ.
advice-king = Наприкінці раунду місце на шкалі милості короля забере у вас { $vp } ПБ.
advice-corruption = Цього раунду жетони корупції ще відсунуть усіх назад на шкалі милості короля, таких жетонів { $count }, а ваше місце варте лише { $vp } ПБ.
advice-last-turn = Це ваш останній кубик: неукладені контракти нічого не дадуть, а за зайві ресурси буде по 1 ПБ за кожні { $resources }.
advice-fulfil = Можна укласти контракт, і ОД на це не потрібні: { $vp } ПБ.
advice-contribute = Можна заплатити камінь собору ({ $town }), і ОД на це не потрібні: { $vp } ПБ, а хто прийде пізніше, отримає менше.
advice-race = Колони біля собору ({ $town }) маєте і ви, і { $seat }, а { $vp } ПБ дістануться тому, хто першим заплатить камінь.
advice-crest = { $building } заповнена, тож герб її завершить, і маркер до кінця гри додаватиме вам до однієї з дій ОД: { $ap }.
advice-more-pillars = Наприкінці ваші доми множать на колони, зараз { $houses } × { $pillars }: ще одна колона дасть { $vp } ПБ, більше, ніж дім.
advice-more-houses = Наприкінці ваші доми множать на колони, зараз { $houses } × { $pillars }: ще один дім дасть { $vp } ПБ, більше, ніж колона.
advice-no-house = У вас немає дому, щоб його поставити: по одному дають дахи будівель, коли заповнити всі кімнати.
advice-no-pillar = У вас немає колони, щоб її поставити: її звільняє укладений контракт.
advice-house = Дім, поставлений тут, наприкінці дасть { $vp } ПБ уже завдяки вашим колонам.
advice-pillar = Колона, поставлена тут, наприкінці дасть { $vp } ПБ уже завдяки вашим домам.
advice-die = Високий кубик дає багато ресурсів і мало ОД, низький — мало ресурсів і багато ОД.
advice-turn = За золото ({ $gold }) значення кубика можна змінити на 1, і він перейде до сектора з новим значенням.
advice-marker = Один із кубиків лежить там, де ваш маркер додає ОД ({ $action }): { $ap }.
advice-storehouse = Склад заповнено (місць { $slots }): використайте, укладіть або розмістіть щось, перш ніж брати новий тайл.
advice-cardinal = Кардинал бере участь у кожному ярмарку: зараз цей дав би йому { $his } ПБ, а вам { $mine }.

## Що буде втрачено

lose-ap = { $ap } ОД буде втрачено.

## Що сталося

log-round = Раунд { $round }
log-roll = Кинуто кубики: { $dice }
log-corruption = Корупція: { $steps ->
        [0] маркери на шкалі милості короля не рухаються
        [one] усі маркери на шкалі милості короля опускаються на { $steps } поділку
        [few] усі маркери на шкалі милості короля опускаються на { $steps } поділки
       *[many] усі маркери на шкалі милості короля опускаються на { $steps } поділок
    }
log-take-die = { $seat } бере кубик «{ $resource } { $shown }»{ $price ->
        [0] { "" }
       *[other] , значення змінено на { $value } за { $price } золота
    }
log-recolour = { $seat } бере за кубик { $resource_acc } та використовує «{ $tile }»
log-gain = { $who } отримує { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
       *[other] { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
    }
log-score = { $who } здобуває { $vp } ПБ
log-take-tile = { $who } бере «{ $tile }»
log-action = { $who } виконує { $action_acc }: { $ap } ОД{ $marker ->
        [0] { "" }
       *[other] { "" } (із них { $marker } від маркера)
    }
log-granted = { $seat } отримує додаткову { $action_acc }: { $ap } ОД
log-stop = { $seat } достроково завершує { $action_acc }, втрачено { $ap } ОД
log-end = { $seat } завершує хід
log-king-up = { $who } { $steps ->
        [0] уже на вершині шкали милості короля: { $vp } ПБ
        [one] піднімається шкалою милості короля на { $steps } поділку, до { $vp } ПБ
        [few] піднімається шкалою милості короля на { $steps } поділки, до { $vp } ПБ
       *[many] піднімається шкалою милості короля на { $steps } поділок, до { $vp } ПБ
    }
log-move = { $who } переміщує { $meeple_acc } { $spot_acc }
log-house = { $who } ставить дім { $spot_loc }
log-pillar = { $who } ставить колону біля { $cathedral_gen }
log-contribute = { $who } будує { $cathedral_acc }: { $vp } ПБ
log-place = { $who } розміщує «{ $tile }» { $building_loc }, на { $floor }-му поверсі
log-roof = { $seat } отримує дім із даху будівлі { $building }
log-marker = { $who } завершує { $building_acc }: маркер +{ $ap } ОД переходить у сектор { $action_gen }
log-replace = { $seat } замінює доступних мешканців
log-characters-replaced = Нові доступні мешканці: { $tiles }
log-character-refilled = Серед доступних з’являється «{ $tile }»
log-contracts-refilled = Нові тайли серед доступних контрактів: { $tiles }
log-bonus-reshuffled = Скинуті тайли бонусів перемішано в новий стос
log-exchange = { $seat } обмінює { $give_acc } на { $take_acc }
log-trade = { $seat } платить { $price } золота за { $resource_acc }
log-fulfil = { $seat } укладає «{ $tile }»: { $vp } ПБ
log-fulfil-any = Як ресурси одного типу { $seat } платить { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
       *[other] { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
    }
log-contract-pillar = { $seat } отримує колону з місця для контракту
log-crest = { $seat } платить { $food } їжі й кладе під { $building_acc } «{ $tile }»
log-use = { $seat } використовує «{ $tile }»
log-bonus = { $seat } отримує бонус { $building_gen }: «{ $tile }»
log-skip = { $seat } пропускає решту бонуса
log-bonus-lost = { $seat } не може використати бонус і втрачає його
log-king-score = { $who }: за шкалу милості короля { $vp } ПБ
log-king-last = { $who } найвище на шкалі милості короля: { $vp } ПБ
log-king-tile-discarded = { $seat } не бере тайл бонуса короля; скинуто «{ $tile }»
log-order = Новий порядок ходу: { $order }
log-fair = Ярмарок { $spot_loc }: «{ $fair }»
log-fair-absent = { $who } не бере участі в ярмарку
log-fair-score = { $who } на ярмарку: { $value } × { $count } = { $vp } ПБ
log-fair-score-king = { $who } на ярмарку: { $value } і { $king } ПБ за шкалу милості короля = { $vp } ПБ
log-refresh = Оновлення: кубики повертаються в торбинку, тайли поповнюються, диск обертається
log-final-pieces = { $who }: { $houses ->
        [one] { $houses } дім
        [few] { $houses } доми
       *[many] { $houses } домів
    } × { $pillars ->
        [one] { $pillars } колона
        [few] { $pillars } колони
       *[many] { $pillars } колон
    } = { $vp } ПБ
log-final-buildings = { $who }: { $count ->
        [0] жодної завершеної будівлі
        [one] { $count } завершена будівля
        [few] { $count } завершені будівлі
       *[many] { $count } завершених будівель
    } — { $vp } ПБ
log-final-resources = { $who }: { $count ->
        [0] ресурсів не залишилося
        [one] залишився { $count } ресурс
        [few] залишилося { $count } ресурси
       *[many] залишилося { $count } ресурсів
    } — { $vp } ПБ

## Кардинал

log-rival-turn = Хід Кардинала
log-rival-rolls = Кардинал починає з крайньої зліва карти-вказівки. Кубики { $one } і { $two }: різниця { $steps }, він зупиняється на карті «{ $card }»
log-rival-option-holds = Варіант { $number }. { $option }. Підходить: кубик «{ $die }»
log-rival-option-fails = Варіант { $number }. { $option }. Не підходить: { $reason }
log-rival-next-card = Жоден варіант не підходить: Кардинал переходить на карту «{ $card }»
log-rival-sector = Сектор дії дає { $own } ОД, сектор блазня — { $jester } ОД; кубик він бере із сектора { $action_gen }
log-rival-priority = Підходять кубики: { $dice }. За пріоритетністю карти «{ $card }» — «{ $die }»
log-rival-greatest-need = { $any ->
        [0] Його контрактам бракує { $lack } { $resource_gen }
        [one] { $lack ->
            [0] Його контрактам бракує { $any } будь-якого ресурсу
           *[other] Його контрактам бракує { $lack } { $resource_gen } й { $any } будь-якого ресурсу
        }
       *[other] { $lack ->
            [0] Його контрактам бракує { $any } будь-яких ресурсів
           *[other] Його контрактам бракує { $lack } { $resource_gen } й { $any } будь-яких ресурсів
        }
    }
log-rival-takes-die = Кардинал бере кубик «{ $die }» із сектора { $action_gen }
log-rival-jester-king = Дію не визначено, і він нижче за вас на шкалі милості короля
log-rival-jester-pieces = Дію не визначено; у нього { $houses ->
        [one] { $houses } дім і
        [few] { $houses } доми й
       *[many] { $houses } домів і
    } { $pillars ->
        [one] { $pillars } колона
        [few] { $pillars } колони
       *[many] { $pillars } колон
    }
log-rival-decides = { $what }: { $choice } — { $by }. Інші варіанти: { $others }
log-rival-random = { $what }: { $choice } — навмання. Рівноцінні варіанти: { $among }
log-rival-needs = Найпотрібніший ресурс: { $resource } ({ $why })
log-rival-gets = Кардинал отримує «{ $tile }», категорія «{ $category }»
log-rival-reserve = Такого герба в нього ще не було: неактивний герб іде в резерв
log-rival-removes = Кардинал прибирає з гри «{ $tile }» (категорія «{ $category }»): йому це нічого не дає
log-rival-removed = Тайл видалено з гри без ефекту
log-rival-challenge = Спрацьовує карта-виклик «{ $card }»
log-rival-slot = Контракт він кладе на вільну клітинку
log-rival-category = Найкраща категорія — «{ $category }». У ній: { $tiles }
log-rival-map-tile = Кардинал бере «{ $tile }» ({ $spot }, відстань { $steps }, межі досяжності { $ap })
log-rival-no-tile = У межах досяжності ({ $ap }) немає тайлів бонусів
log-rival-no-pillar = Архітектор { $spot_loc }: поставити тут колону він не може
log-rival-no-house = Він ніде не може поставити дім
log-rival-stays = Іти нікуди: { $meeple } залишається на місці
log-rival-travels = Ціль { $meeple_gen }: { $spot }, відстань { $steps }{ $extra ->
        [0] , у межах досяжності ({ $free })
       *[other] { $free ->
            [0] { "" }
           *[other] , на { $extra } далі за межі досяжності ({ $free })
        }: { $gold ->
            [0] золота немає, платити нічим
            [one] він платить { $gold } золото
           *[other] він платить { $gold } золота
        }
    }
log-rival-replaces = Він не може взяти жодного мешканця: доступних замінено
log-rival-no-character = Потрібного мешканця немає: втрачено { $ap } ОД
log-rival-contract-crest = А. Новий герб за { $ap } ОД: «{ $tile }»
log-rival-contract-ready = Б. «Готовий» контракт за { $ap } ОД: «{ $tile }»
log-rival-contract-one = В. Один контракт за { $ap } ОД: «{ $tile }»
log-rival-crest = Кардинал активує під { $building_ins } «{ $tile }»: { $vp } ПБ
log-rival-buys = Він платить { $amount ->
        [0] { $gold } золота замість { $resource_gen }
       *[other] { $resource_id ->
            [resource-stone] { $amount ->
                [one] { $amount } камінь
                [few] { $amount } камені
               *[many] { $amount } каменів
            }
           *[other] { $amount ->
                [one] { $amount } { $resource_acc }
               *[other] { $amount } { $resource_gen }
            }
        }{ $gold ->
            [0] { "" }
           *[other] { "" } та { $gold } золота
        }
    }
log-rival-pays = Він платить { $paid_acc } за «{ $tile }»
log-rival-fulfils = Кардинал укладає «{ $tile }»: { $printed } + { $extra } = { $vp } ПБ
log-rival-converts = { $gold ->
        [0] Йому нема чого обміняти на золото: ні каменю, ні їжі в нього немає
        [one] Він обмінює камінь та їжу на { $gold } золото
       *[other] Він обмінює камінь та їжу на { $gold } золота
    }
log-rival-floor = Кардинал піднімається на поділку +{ $vp } ПБ шкали милості короля
log-directive-removed = Карта-вказівка «{ $card }» повертається в коробку
directive-action = { $action }, { $condition }
directive-highest = Кубик із найбільшим значенням, { $colour }, { $condition }
directive-greatest-need = Кубик ресурсу, якого контрактам бракує найбільше (синій, світло-сірий або жовтий), { $condition }
condition-always = без умови
condition-pillars-gt-houses = якщо колон більше, ніж домів
condition-pillars-gt-cathedrals = якщо колон більше, ніж соборів
condition-houses-ge-pillars = якщо домів не менше, ніж колон
condition-has-unfulfilled-contract = якщо є неукладений контракт
condition-new-crest-in-reach = якщо новий герб у межах досяжності
condition-new-crest-in-contract-offer = якщо новий герб серед доступних контрактів
reason-no-die = немає кубиків ні для { $action_gen }, ні для дії блазня
reason-no-colour = немає кубика такого кольору
reason-pillars-houses = у нього { $pillars ->
        [one] { $pillars } колона й
        [few] { $pillars } колони й
       *[many] { $pillars } колон і
    } { $houses ->
        [one] { $houses } дім
        [few] { $houses } доми
       *[many] { $houses } домів
    }
reason-pillars-cathedrals = у нього { $pillars ->
        [one] { $pillars } колона й
        [few] { $pillars } колони й
       *[many] { $pillars } колон і
    } { $cathedrals ->
        [one] { $cathedrals } собор
        [few] { $cathedrals } собори
       *[many] { $cathedrals } соборів
    }
reason-houses-pillars = у нього { $houses ->
        [one] { $houses } дім і
        [few] { $houses } доми й
       *[many] { $houses } домів і
    } { $pillars ->
        [one] { $pillars } колона
        [few] { $pillars } колони
       *[many] { $pillars } колон
    }
reason-no-contract = у нього немає неукладених контрактів
reason-no-new-crest-map = на мапі немає гербів, яких він ще не має
reason-crest-far = { $ap } ОД замало: { $crests }
crest-away = «{ $crest }» ({ $spot }, відстань { $steps })
reason-no-new-crest-offer = серед доступних контрактів немає гербів, яких він ще не має
reason-crest-dear = { $ap } ОД замало: { $crests }
crest-costs = «{ $crest }» (ціна { $ap } ОД)
criterion-most-vp = найбільше ПБ
criterion-you-lack = у вас його ще немає
criterion-least-stone = найменша ціна в камені
criterion-nearest = найближче
criterion-fair-town = місто наступного ярмарку
criterion-space-vp = найбільше ПБ на вільному місці
criterion-space-reward = інша нагорода на вільному місці
criterion-has-one = одного такого типу він уже має
criterion-further-left = лівіше на його планшеті
criterion-higher-reward = вища нагорода
criterion-cheaper = коштує менше ОД
criterion-lacks-fewest = бракує найменше ресурсів
criterion-further-right = правіше
criterion-crest-he-lacks = герб, якого він не має
criterion-crest-you-lack = герб, якого ви не маєте
criterion-more-vp = більше ПБ
criterion-more-resources = більше ресурсів
criterion-more-any = більше іконок «будь-який ресурс»
criterion-more-ap = більше ОД
criterion-fewer-resources = потребує менше ресурсів
criterion-lacks-more = контрактам його бракує більше
criterion-has-fewer = його він має менше
what-action = Вибір дії
what-cathedral = Вибір собору
what-character = Вибір мешканця
what-colour = Вибір кольору
what-contract = Вибір контракту
what-resource = Вибір ресурсу
what-tile = Вибір тайла бонуса
what-town = Вибір міста
need-stone = для собору
need-food = для герба
need-contract = для його контрактів
need-gold = більше нічого не потрібно

## Рахунок

score-start = Початок
score-king = Шкала милості короля
score-fairs = Ярмарки
score-houses = Місця для домів
score-characters = Мешканці
score-helpers = Помічники
score-contracts = Контракти
score-cathedrals = Собори
score-crests = Герби
score-challenges = Карти-виклики
score-pieces = Доми × колони
score-buildings = Завершені будівлі
score-resources = Залишок ресурсів
score-turn-order = Порядок ходу
score-before = ПБ до фінального підрахунку

## Чому ні

why-not-now = Не зараз: спершу дайте відповідь на поточне запитання.
why-storehouse-full = Ваш склад заповнений.
why-crest-owned = Ви вже маєте такий герб.
why-no-contract-space = У вас уже шість укладених і збережених контрактів.
why-needs-action = Це можна зробити лише під час { $action_gen }.
why-ap = Це коштує { $cost } ОД, а у вас { $ap }.
why-tile-sector = Цей тайл беруть разом із кубиком його сектора.
why-tile-map = Цей тайл можна взяти під час дії купця чи архітектора, якщо ця ваша фігурка стоїть там.
why-king-tile = Цей тайл — для того, хто найвище на шкалі милості короля, у фазі короля.
why-not-yours = Це не ваше.
why-contract = { $wool ->
        [0] Вам бракує { $iron } заліза.
       *[other] { $iron ->
            [0] Вам бракує { $wool } вовни.
           *[other] Вам бракує { $wool } вовни й { $iron } заліза.
        }
    }
why-contract-any = Крім названих, { $amount ->
        [one] потрібен { $amount } ресурс
        [few] потрібні { $amount } ресурси
       *[many] потрібно { $amount } ресурсів
    } одного типу.
why-crest-places = Кожна ваша будівля вже має герб.
why-food = Це коштує { $food } їжі, а у вас { $have }.
why-ap-helper = Цей помічник додає ОД лише до дії вашого кубика.
why-colour-helper = Цього помічника використовують, коли беруть кубик.
why-no-room = Жодна кімната не підходить цьому мешканцю.
why-die-taken = Ви вже взяли кубик у цьому ході.
why-die-picked = Спершу покладіть вибраний кубик на місце.
why-spot = Фігурки переміщують під час дій купця й архітектора.
why-already-there = Там уже стоїть ваш { $meeple }.
why-steps = Вашому { $meeple_dat } туди { $steps ->
        [one] { $steps } переміщення
        [few] { $steps } переміщення
       *[many] { $steps } переміщень
    }, а у вас { $ap } ОД.
why-space-reserved = Це місце для початкового дому.
why-space-players = Лише в грі на { $players } і більше гравців.
why-space-taken = Тут уже є дім.
why-own-house = У цьому місті ви вже маєте дім.
why-no-house = У вашому запасі немає домів.
why-not-there = Туди ще не дійшов ваш { $meeple }.
why-closed = Цей собор на реставрації.
why-given = Ви вже збудували цей собор.
why-no-cathedral-tile = Тайлів цього собору не залишилося.
why-stone = Це коштує { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }, а у вас { $have }.
why-pillar-spaces = Вільних місць для колон немає.
why-no-pillar = У вашому запасі немає колон.
why-crest-there = Ця будівля вже має герб.
why-no-crest = На вашому складі немає гербів.
why-room-taken = Тут уже хтось живе.
why-no-character = На вашому складі немає мешканців.
why-type = Одна будівля — один тип: ваші мешканці сюди не підходять.
why-trade = Це коштує { $price } золота, а у вас { $have }.
why-action-by-die = Дію визначає кубик вашого ходу.

## У терміналі

show-round = Раунд
show-value = Знач.
show-ap = ОД
show-action = Дія
show-dice = Кубики
show-bonus = Тайл бонуса
show-map-tiles = Тайли бонусів на мапі
show-corruption = Корупція
show-houses = доми
show-pillars = колони
show-contracts = контракти
show-storehouse = Склад
show-directives = Карти-вказівки
show-reserve = Резерв
show-unfulfilled = Неукладені контракти
show-supply = Мешканці в запасі
show-cardinal-sign = K
show-pass = хід { $number }
show-free-slots = { $count ->
        [0] вільних місць немає
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
show-at = Купець: { $merchant }. Архітектор: { $architect }.
show-markers = Бонусні ОД біля дій
show-taken-dice = Кубики, взяті цього раунду
show-fulfilled = Укладені контракти
show-given = Збудовані собори
show-marker = маркер
show-crest-food = герб коштує { $food } їжі
show-lacks = бракує { $count ->
        [one] { $count } ресурсу
       *[other] { $count } ресурсів
    }
show-ready = можна укласти
show-reserved-food = Їжа, відкладена на герби: { $food }
show-bag = Кубики в торбинці
show-corruption-left = Закриті жетони корупції
show-bonus-pile = Стос тайлів бонусів
show-contract-pile = Стос контрактів
show-character-pile = Стос мешканців
show-bonus-discard = Скинуті тайли бонусів
show-removed = Вибули з гри
show-order = Порядок ходу
show-king-track = Шкала милості короля
show-king-last = найвищий в останньому раунді: { $vp } ПБ
show-held = відбувся
show-fair-count = рахується { $count }, { $part ->
        [yes] бере участь
       *[no] не бере участі
    }; зараз { $vp } ПБ
show-spaces = доми
show-cathedral = собор
show-closed = на реставрації
show-contribution = { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }, { $vp } ПБ, { $tiles ->
        [0] тайлів не лишилося
        [one] лишився { $tiles } тайл
        [few] лишилося { $tiles } тайли
       *[many] лишилося { $tiles } тайлів
    }
show-contribution-now = { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }, { $vp } ПБ
show-costs-ap = { $ap } ОД
show-die-brings = { $gained }, { $ap } ОД на { $action_acc }
show-iron-or-wool = залізо чи вовна
show-most-needed-resource = ресурс, якого бракує найбільше
show-legend = Мапа: m — купець, a — архітектор, ^ — дім, I — колона, кожна з номером гравця (K — Кардинал); _ — вільне місце для дому з його ПБ, B — бонуси будівлі; * — тайл бонуса; камінь:ПБ собору, x — закрито; число за назвою — ярмарок. Кубики: Зо — золото, Ї — їжа, В — вовна, Ка — камінь, За — залізо. Гравці: 10 (12) — 10 ПБ, а якби гра скінчилася зараз, було б 12; доми 1+7 — на мапі та в запасі; 1[_ P05]+2 — будівля 1 з порожньою кімнатою, мешканцем P05 і маркером на 2 бонусні ОД.

## Що має гравець

means-fairs = ПБ на ярмарках станом на зараз
means-fair-towns = майбутні ярмарки з вашим домом
means-houses = доми на мапі
means-pillars = колони на мапі
means-crests = герби під будівлями
means-characters = мешканці в кімнатах
means-contracts = укладені контракти
means-houses-freed = звільнені доми
means-pillars-freed = звільнені колони
means-crests-taken = взяті герби
means-characters-taken = взяті мешканці
means-contracts-taken = взяті контракти
means-helpers-stored = помічники на складі
means-king = ПБ на шкалі милості короля станом на зараз
means-far-house = переміщення купця до найближчого місця для дому
means-far-fair = переміщення купця до найближчого ярмарку без вашого дому
means-far-pillar = переміщення архітектора до найближчого місця для колони
strength-cathedrals = ще не отримані ПБ за собори з вашою колоною
strength-contracts = ПБ за ще не укладені контракти
strength-crests = герби на складі
strength-stone = нестача каменю на собори з вашою колоною
strength-completed = завершені будівлі
strength-markers = бонусні ОД для дій
