# Слова гри «Тілетум» українською.

## Речі

cardinal-name = Кардинал
die = { $resource } { $value }
amount = { $resource } ×{ $amount }
    .acc = { $resource_acc } ×{ $amount }
place = { $place }. { $who }
listed = „{ $thing }“
resource-gold = золото
    .gen = золота
    .acc = золото
resource-food = їжа
    .gen = їжі
    .acc = їжу
resource-wool = вовна
    .gen = вовни
    .acc = вовну
resource-stone = камінь
    .gen = каменю
    .acc = камінь
resource-iron = залізо
    .gen = заліза
    .acc = залізо
term-merchant = купець
    .acc = купця
term-architect = архітектор
    .acc = архітектора
building-1 = Будівля 1
    .acc = будівлю 1
    .ins = будівлею 1
building-2 = Будівля 2
    .acc = будівлю 2
    .ins = будівлею 2
building-3 = Будівля 3
    .acc = будівлю 3
    .ins = будівлею 3
building-4 = Будівля 4
    .acc = будівлю 4
    .ins = будівлею 4
building-5 = Будівля 5
    .acc = будівлю 5
    .ins = будівлею 5
building-6 = Будівля 6
    .acc = будівлю 6
    .ins = будівлею 6
room = будівля { $building }, поверх { $floor }
house-space = { $spot } ({ $reward })
reward-none = без нагороди
reward-gain-vp = { $amount } ПБ
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
building-1-text = Герб: розмістіть дім у будь-якому місті.
building-2-text = Герб: розмістіть колону біля будь-якого собору.
building-3-text = Герб: поставте купця на будь-яке місце мапи.
building-4-text = Герб: поставте архітектора на будь-яке місце мапи.
building-5-text = Герб: отримайте 2 будь-які ресурси.
building-6-text = Герб: 5 ПБ. Тут може жити будь-який мешканець; дому на даху й маркера немає.

## Що роблять карти-виклики

challenge-very-special-friends-text = Помічник із різними бонусами дає Кардиналу 5 золота; бонусні контракти він використовує як звичайні.
challenge-resourceful-clergy-text = Кардинал отримує ресурси й ПБ із помічників із ресурсами або ПБ.
challenge-whispers-in-the-kings-ear-text = За помічника з ОД Кардинал піднімається на 1 поділку шкали короля.
challenge-ecclesiastical-income-text = За помічника з ОД Кардинал здобуває стільки ПБ, скільки на ньому ОД.
challenge-visitors-to-the-curia-text = Розміщуючи мешканця, Кардинал отримує його ресурси й ПБ та по 1 ПБ за кожне ОД, переміщення й будівництво на ньому.
challenge-deep-coffers-text = Щоразу, беручи кубик, Кардинал отримує ще 1 найпотрібніший ресурс.
challenge-favor-at-the-court-text = На початку гри й після кожної фази короля Кардинал стоїть на +5 або вище.
challenge-ready-for-action-text = Маркери Кардинала лежать у такому порядку, як ваші, і він починає з гербом.

## Налаштування столу

setting-wheel = Колесо дій
setting-wheel-random = Випадковий порядок
setting-wheel-first-game = Порядок першої партії
setting-difficulty = Складність (соло)
setting-challenges = Карти-виклики (соло)

## Запитання

ask-start = Виберіть кубик або спершу виконайте вільне завдання.
ask-die = Кубик «{ $die }»: візьміть його, поверніть по 2 золота за очко або виберіть інший.
ask-tile = Чи берете цей тайл бонуса? { $tile }
ask-king-tile = Ви найвище на шкалі короля. Чи берете цей тайл бонуса? { $tile }
ask-jester = Блазень: яку дію виконуєте з { $ap } ОД?
ask-any-action = Яку дію виконуєте з { $ap } ОД?
ask-king = { $granted ->
        [1] Додаткова дія короля
       *[other] Дія короля
    }: залишилося { $ap } ОД.
ask-merchant = { $granted ->
        [1] Додаткова дія купця
       *[other] Дія купця
    }: залишилося { $ap } ОД.
ask-architect = { $granted ->
        [1] Додаткова дія архітектора
       *[other] Дія архітектора
    }: залишилося { $ap } ОД.
ask-character = { $granted ->
        [1] Додаткова дія мешканця
       *[other] Дія мешканця
    }: залишилося { $ap } ОД.
ask-contract = { $granted ->
        [1] Додаткова дія контракту
       *[other] Дія контракту
    }: залишилося { $ap } ОД.
ask-reveal = { $choice }. Відкриється приховане, і цього не можна буде скасувати.
ask-gain = Виберіть ресурс{ $left ->
        [1] .
       *[other] : усього { $left }.
    }
ask-bonus = Використайте частини бонуса в будь-якому порядку або пропустіть решту.
ask-building = Виберіть мешканця: бонуси його будівлі ваші, один за одним.
ask-building-next = Хто з мешканців будівлі наступний?
ask-end = Завершіть хід{ $tasks ->
        [0] .
       *[other] { "" } або виконайте котресь із можливих вільних завдань.
    }

## Вибір

option-die = Вибрати кубик: { $die }
option-take = Узяти зі значенням { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }
option-recolour = { $tile }: назвати ресурс «{ $resource }»
option-put-back = Вибрати інший кубик
option-take-tile = Узяти: { $tile }
option-leave-tile = Не брати тайл
option-act = { $action }
option-king = Угору на 1 поділку шкали короля
option-move = Перемістити { $meeple_acc }: { $spot }
option-put = Поставити { $meeple_acc }: { $spot }
option-house = Дім: { $space }
option-pillar = Колона: { $cathedral }
option-recruit = Узяти: { $tile }
option-replace = Замінити всіх доступних мешканців
option-reveal = Далі
option-place = Розмістити ({ $room }): { $tile }
option-contract = Узяти: { $tile }
option-exchange = Віддати { $give_acc }, узяти { $take_acc }
option-gain = { $resource }
option-bonus = Отримати: { $tile }
option-trade = Обміняти 2 золота на { $resource_acc }
option-fulfil = Укласти: { $tile }
option-fulfil-with = Укласти (оплата: { $resource }): { $tile }
option-crest = Покласти під { $building_acc }: { $tile }
option-contribute = Збудувати: { $cathedral }
option-use = Використати: { $tile }
option-skip = Пропустити решту
option-stop = Зупинити дію
option-end = Завершити хід

## Що сталося

log-round = Раунд { $round }
log-roll = Кинуто кубики: { $dice }
log-corruption = Корупція: { $steps ->
        [0] маркери короля не рухаються
        [one] усі маркери короля рухаються вниз на { $steps } крок
        [few] усі маркери короля рухаються вниз на { $steps } кроки
       *[many] усі маркери короля рухаються вниз на { $steps } кроків
    }
log-take-die = { $seat } бере кубик: { $resource } { $shown }{ $price ->
        [0] { "" }
       *[other] , повернений на { $value } за { $price } золота
    }
log-recolour = { $seat } називає { $resource_acc } для кубика й використовує: { $tile }
log-gain = { $who }: { $resource } +{ $amount }
log-score = { $who }: { $vp } ПБ
log-take-tile = { $who } бере: { $tile }
log-action = { $seat }: { $action }, { $ap } ОД
log-granted = { $seat } отримує: { $action }, { $ap } ОД
log-stop = { $seat } зупиняє: { $action }, утрачено { $ap } ОД
log-end = { $seat } завершує хід
log-king-up = { $who }: { $steps ->
        [0] уже на вершині шкали короля
        [one] угору шкалою короля на { $steps } крок
        [few] угору шкалою короля на { $steps } кроки
       *[many] угору шкалою короля на { $steps } кроків
    }, поділка { $vp } ПБ
log-move = { $who } переміщує { $meeple_acc }: { $spot }
log-house = { $who } ставить дім: { $spot }
log-pillar = { $who } ставить колону: { $cathedral }
log-contribute = { $who } будує: { $cathedral }, { $vp } ПБ
log-place = { $seat } розміщує (будівля { $building }, поверх { $floor }): { $tile }
log-roof = { $seat } отримує дім із даху будівлі { $building }
log-marker = { $who }: { $building } завершена, її маркер +{ $ap } ОД іде на колесо: { $action }
log-replace = { $seat } замінює доступних мешканців
log-characters-replaced = Нові мешканці: { $tiles }
log-character-refilled = Новий мешканець: { $tile }
log-contracts-refilled = Нові доступні контракти: { $tiles }
log-bonus-reshuffled = Скинуті тайли бонусів перемішано в новий стос
log-exchange = { $seat } обмінює { $give_acc } на { $take_acc }
log-trade = { $seat } платить { $price } золота за { $resource_acc }
log-fulfil = { $seat } укладає за { $vp } ПБ: { $tile }
log-fulfil-any = { $seat } платить за частину «будь-який»: { $resource } ×{ $amount }
log-contract-pillar = { $seat } отримує колону з місця для контракту
log-crest = { $seat } платить { $food } їжі й кладе під { $building_acc }: { $tile }
log-use = { $seat } використовує: { $tile }
log-bonus = { $seat } отримує бонус ({ $building }): { $tile }
log-skip = { $seat } пропускає решту бонуса
log-bonus-lost = { $seat }: бонус не можна використати, його втрачено
log-king-score = { $who } за поділку короля: { $vp } ПБ
log-king-last = { $who } найвище на шкалі короля: { $vp } ПБ
log-king-tile-discarded = { $seat } не бере тайл бонуса короля; скинуто: { $tile }
log-order = Новий порядок ходу: { $order }
log-fair = Ярмарок, { $spot }: { $fair }
log-fair-absent = { $who } не бере участі в ярмарку
log-fair-score = { $who } на ярмарку: { $value } × { $count } = { $vp } ПБ
log-fair-score-king = { $who } на ярмарку: { $value } і поділка короля { $king } ПБ = { $vp } ПБ
log-refresh = Оновлення: кубики повертаються в торбинку, тайли поповнюються, диск повертається
log-final-pieces = { $who }: доми { $houses } × колони { $pillars } = { $vp } ПБ
log-final-buildings = { $who }: завершені будівлі { $count }, { $vp } ПБ
log-final-resources = { $who }: залишилося ресурсів { $count }, { $vp } ПБ

## Кардинал

log-cardinal-turn = Хід Кардинала
log-cardinal-rolls = Фішка починає з крайньої лівої карти. Кубики { $one } і { $two }: різниця { $steps }, фішка зупиняється на карті «{ $card }»
log-cardinal-option-holds = Варіант { $number } ({ $option }) підходить: { $die }
log-cardinal-option-fails = Варіант { $number } ({ $option }) не підходить: { $reason }
log-cardinal-next-card = Жоден варіант не підходить: фішка переходить на карту «{ $card }»
log-cardinal-sector = Сектор дії дає { $own } ОД, сектор блазня { $jester } ОД: він бере звідси: { $action }
log-cardinal-priority = Кубики { $dice }: смужка карти «{ $card }» вирішує: { $die }
log-cardinal-greatest-need = Його контрактам бракує: { $resource } ×{ $lack }, «будь-який» ×{ $any }
log-cardinal-takes-die = Кардинал бере кубик: { $die } ({ $action })
log-cardinal-acts = Кардинал: { $action }, { $ap } ОД{ $marker ->
        [0] { "" }
       *[other] { "" } (із них { $marker } від маркера)
    }
log-cardinal-jester-king = Дію не названо, і він нижче за вас на шкалі короля
log-cardinal-jester-pieces = Дію не названо: доми { $houses }, колони { $pillars }
log-cardinal-decides = { $what }: { $choice }, а не { $others } ({ $by })
log-cardinal-random = { $what }: рівні варіанти: { $among }; випадково: { $choice }
log-cardinal-needs = Найпотрібніший ресурс: { $resource } ({ $why })
log-cardinal-gets = Кардинал отримує: { $tile } ({ $category })
log-cardinal-reserve = Герб, якого в нього не було: неактивний, у резерві
log-cardinal-removed = Видалено з гри без ефекту
log-cardinal-challenge = Карта-виклик: { $card }
log-cardinal-slot = Контракт іде на вільну клітинку
log-cardinal-category = Найкраща категорія: { $category }. У ній: { $tiles }
log-cardinal-map-tile = { $spot }, відстань { $steps }, межа { $ap }: Кардинал бере: { $tile }
log-cardinal-no-tile = У межах { $ap } немає тайлів бонусів
log-cardinal-no-pillar = Тут він не може поставити колону
log-cardinal-no-house = Він ніде не може поставити дім
log-cardinal-stays = Іти нікуди: він залишається
log-cardinal-travels = Ціль: { $spot }, відстань { $steps }{ $extra ->
        [0] , у межах { $free }
       *[other] : на { $extra } далі за межу { $free }, він платить { $gold } золота
    }
log-cardinal-places = Кардинал розміщує ({ $building }, поверх { $floor }): { $tile }
log-cardinal-takes-character = Кардинал бере: { $tile }
log-cardinal-replaces = Він не може взяти жодного мешканця: доступних замінено
log-cardinal-no-character = Для нього немає мешканця: утрачено { $ap } ОД
log-cardinal-contract-crest = А: новий герб за { $ap } ОД: { $tile }
log-cardinal-contract-ready = Б: готовий контракт за { $ap } ОД: { $tile }
log-cardinal-contract-one = В: новий контракт за { $ap } ОД: { $tile }
log-cardinal-crest = За { $vp } ПБ Кардинал активує під { $building_ins }: { $tile }
log-cardinal-buys = Він платить { $amount ->
        [0] { $gold } золота замість { $resource_gen }
       *[other] { $resource_acc } ×{ $amount }{ $gold ->
            [0] { "" }
           *[other] { "" } і { $gold } золота
        }
    }
log-cardinal-pays = Він платить { $paid_acc } за: { $tile }
log-cardinal-fulfils = За { $printed } + { $extra } = { $vp } ПБ Кардинал укладає: { $tile }
log-cardinal-converts = Його камінь та їжа стають золотом: +{ $gold }
log-cardinal-floor = Кардинал піднімається на поділку { $vp } ПБ
log-directive-removed = Карта-вказівка «{ $card }» повертається в коробку
directive-action = { $action }, { $condition }
directive-highest = найвищий кубик, { $colour }, { $condition }
directive-greatest-need = найбільша потреба: синій чи світло-сірий або жовтий, { $condition }
condition-always = завжди
condition-pillars-gt-houses = якщо колон більше, ніж домів
condition-pillars-gt-cathedrals = якщо колон більше, ніж соборів
condition-houses-ge-pillars = якщо домів не менше, ніж колон
condition-has-unfulfilled-contract = якщо є неукладений контракт
condition-new-crest-in-reach = якщо новий герб у межах досяжності
condition-new-crest-in-contract-offer = якщо новий герб серед доступних контрактів
reason-no-die = немає кубика цієї дії чи блазня ({ $action })
reason-no-colour = немає кубика такого кольору
reason-pillars-houses = колони { $pillars }, доми { $houses }
reason-pillars-cathedrals = колони { $pillars }, собори { $cathedrals }
reason-houses-pillars = доми { $houses }, колони { $pillars }
reason-no-contract = немає неукладених контрактів
reason-no-new-crest-map = на мапі немає гербів, яких у нього ще нема
reason-crest-far = { $ap } ОД замало: { $crests }
crest-away = { $crest } ({ $spot }), відстань { $steps }
reason-no-new-crest-offer = серед контрактів немає гербів, яких у нього ще нема
reason-crest-dear = { $ap } ОД замало: { $crests }
crest-costs = { $crest }, ціна { $ap } ОД
criterion-most-vp = найбільше ПБ
criterion-you-lack = у вас його ще немає
criterion-least-stone = найменша ціна каменю
criterion-nearest = найближче
criterion-fair-town = місто наступного ярмарку
criterion-space-vp = найбільше ПБ на вільному місці
criterion-space-reward = інша нагорода на вільному місці
criterion-has-one = він має одного цього типу
criterion-further-left = лівіше на його планшеті
criterion-higher-reward = вища нагорода
criterion-cheaper = дешевше місце
criterion-lacks-fewest = бракує найменше ресурсів
criterion-further-right = правіше
criterion-crest-he-lacks = герб, якого він не має
criterion-crest-you-lack = герб, якого ви не маєте
criterion-more-vp = більше ПБ
criterion-more-resources = більше ресурсів
criterion-more-any = більше іконок «будь-який»
criterion-more-ap = більше ОД
criterion-fewer-resources = потребує менше ресурсів
criterion-lacks-more = його контрактам бракує більше
criterion-has-fewer = він має менше
what-action = Дія
what-cathedral = Собор
what-character = Мешканець
what-colour = Колір
what-contract = Контракт
what-resource = Ресурс
what-tile = Тайл бонуса
what-town = Місто
need-stone = камінь для собору
need-food = їжа для герба
need-contract = для його контрактів
need-gold = інше не потрібне

## Рахунок

score-start = Початок
score-king = Шкала короля
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

why-not-now = Не зараз: спершу дайте відповідь на відкрите запитання.
why-storehouse-full = Ваш склад заповнений.
why-crest-owned = Ви вже маєте такий герб.
why-no-contract-space = Укладених і збережених контрактів у вас уже шість.
why-needs-action = Для цього потрібна інша дія: { $action }.
why-ap = Це коштує { $cost } ОД; у вас { $ap }.
why-tile-sector = Цей тайл беруть разом із кубиком його сектора.
why-tile-map = Там має стояти ваш купець або архітектор, під час своєї дії.
why-king-tile = Цей тайл — для найвищого на шкалі короля, у фазі короля.
why-not-yours = Це не ваше.
why-contract = Бракує: вовна { $wool }, залізо { $iron }.
why-contract-any = Крім названих, потрібно { $amount ->
        [few] { $amount } ресурси
       *[many] { $amount } ресурсів
    } одного типу.
why-crest-places = Кожна будівля вже має герб.
why-food = Це коштує { $food } їжі; у вас { $have }.
why-ap-helper = Цей помічник служить лише дії вашого кубика.
why-colour-helper = Цього помічника використовують, беручи кубик.
why-no-room = Жодна кімната не підходить цьому мешканцю.
why-die-taken = Ви вже взяли кубик у цьому ході.
why-die-picked = Спершу поверніть вибраний кубик.
why-spot = Фігурки рухаються під час дій купця й архітектора.
why-already-there = Вже стоїть там ({ $meeple }).
why-steps = Відстань { $steps } ({ $meeple }); за раз один крок, у вас { $ap } ОД.
why-space-reserved = Місце для початкового дому.
why-space-players = Лише за участі { $players } і більше гравців.
why-space-taken = Тут уже є дім.
why-own-house = У цьому місті ви вже маєте дім.
why-no-house = У вашому запасі немає домів.
why-not-there = Ще не там ({ $meeple }).
why-closed = Цей собор на реставрації.
why-given = Ви вже будували цей собор.
why-no-cathedral-tile = Тайлів цього собору не залишилося.
why-stone = Це коштує { $stone } каменю; у вас { $have }.
why-pillar-spaces = Вільних місць для колон немає.
why-no-pillar = У вашому запасі немає колон.
why-crest-there = Ця будівля вже має герб.
why-no-crest = На вашому складі немає гербів.
why-room-taken = Тут уже хтось живе.
why-no-character = На вашому складі немає мешканців.
why-type = Одна будівля — один тип: ваші мешканці сюди не підходять.
why-trade = Це коштує { $price } золота; у вас { $have }.
why-action-by-die = Дію визначає кубик вашого ходу.

## У терміналі

show-round = Раунд
show-value = Значення
show-ap = ОД
show-action = Дія
show-dice = Кубики
show-bonus = Тайл бонуса
show-map-tiles = Тайли бонусів на мапі
show-corruption = Корупція
show-houses = доми
show-pillars = колони
show-storehouse = Склад
show-directives = Карти-вказівки
show-reserve = Резерв
show-unfulfilled = Неукладені контракти
show-supply = Мешканці в запасі
show-legend = Мапа: m купець, a архітектор, ^ дім, _ вільне місце для дому, число: його ПБ, B: бонуси будівлі, * тайл бонуса, камінь:ПБ собору, I колона, x закрито; число за назвою: ярмарок. Кубики: G золото, F їжа, W вовна, S камінь, I залізо.
