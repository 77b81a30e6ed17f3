# Слова игры «Тилетум» по-русски.

## Вещи

cardinal-name = Кардинал
die = { $resource } { $value }
amount = { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
        }
       *[other] { $amount ->
            [one] { $amount } { $resource }
           *[other] { $amount } { $resource_gen }
        }
    }
    .acc = { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
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
resource-food = еда
    .gen = еды
    .acc = еду
    .ins = едой
resource-wool = шерсть
    .gen = шерсти
    .acc = шерсть
    .ins = шерстью
resource-stone = камень
    .gen = камня
    .acc = камень
    .ins = камнем
resource-iron = железо
    .gen = железа
    .acc = железо
    .ins = железом
action-king = Действие короля
    .gen = действия короля
    .acc = действие короля
action-merchant = Действие купца
    .gen = действия купца
    .acc = действие купца
action-architect = Действие архитектора
    .gen = действия архитектора
    .acc = действие архитектора
action-character = Действие жителя
    .gen = действия жителя
    .acc = действие жителя
action-contract = Действие контракта
    .gen = действия контракта
    .acc = действие контракта
action-jester = Действие шута
    .gen = действия шута
    .acc = действие шута
term-merchant = купец
    .gen = купца
    .dat = купцу
    .acc = купца
term-architect = архитектор
    .gen = архитектора
    .dat = архитектору
    .acc = архитектора
# Места — вместе с предлогом: куда (.acc) и где (.loc).
spot-london = Лондон
    .acc = в Лондон
    .loc = в Лондоне
spot-london-brugge = Дорога между Лондоном и Брюгге
    .acc = на дорогу между Лондоном и Брюгге
    .loc = на дороге между Лондоном и Брюгге
spot-brugge = Брюгге
    .acc = в Брюгге
    .loc = в Брюгге
spot-antwerpen = Антверпен
    .acc = в Антверпен
    .loc = в Антверпене
spot-antwerpen-hamburg = Дорога между Антверпеном и Гамбургом
    .acc = на дорогу между Антверпеном и Гамбургом
    .loc = на дороге между Антверпеном и Гамбургом
spot-hamburg = Гамбург
    .acc = в Гамбург
    .loc = в Гамбурге
spot-tiletum = Тилетум
    .acc = в Тилетум
    .loc = в Тилетуме
spot-koeln = Кёльн
    .acc = в Кёльн
    .loc = в Кёльне
spot-leipzig = Лейпциг
    .acc = в Лейпциг
    .loc = в Лейпциге
spot-paris = Париж
    .acc = в Париж
    .loc = в Париже
spot-troyes = Труа
    .acc = в Труа
    .loc = в Труа
spot-strasbourg = Страсбург
    .acc = в Страсбург
    .loc = в Страсбурге
spot-frankfurt = Франкфурт
    .acc = во Франкфурт
    .loc = во Франкфурте
spot-nuernberg = Нюрнберг
    .acc = в Нюрнберг
    .loc = в Нюрнберге
spot-praha = Прага
    .acc = в Прагу
    .loc = в Праге
spot-paris-bordeaux = Дорога между Парижем и Бордо
    .acc = на дорогу между Парижем и Бордо
    .loc = на дороге между Парижем и Бордо
spot-bordeaux = Бордо
    .acc = в Бордо
    .loc = в Бордо
spot-strasbourg-milano = Дорога между Страсбургом и Миланом
    .acc = на дорогу между Страсбургом и Миланом
    .loc = на дороге между Страсбургом и Миланом
spot-nuernberg-verona = Дорога между Нюрнбергом и Вероной
    .acc = на дорогу между Нюрнбергом и Вероной
    .loc = на дороге между Нюрнбергом и Вероной
spot-wien = Вена
    .acc = в Вену
    .loc = в Вене
spot-lyon = Лион
    .acc = в Лион
    .loc = в Лионе
spot-milano = Милан
    .acc = в Милан
    .loc = в Милане
spot-verona = Верона
    .acc = в Верону
    .loc = в Вероне
spot-venezia = Венеция
    .acc = в Венецию
    .loc = в Венеции
spot-toulouse = Тулуза
    .acc = в Тулузу
    .loc = в Тулузе
spot-arles = Арль
    .acc = в Арль
    .loc = в Арле
spot-arles-genova = Дорога между Арлем и Генуей
    .acc = на дорогу между Арлем и Генуей
    .loc = на дороге между Арлем и Генуей
spot-genova = Генуя
    .acc = в Геную
    .loc = в Генуе
spot-firenze = Флоренция
    .acc = во Флоренцию
    .loc = во Флоренции
cathedral-london = Кентерберийский собор (Лондон)
    .gen = Кентерберийского собора (Лондон)
    .acc = Кентерберийский собор (Лондон)
cathedral-koeln = Кёльнский собор (Кёльн)
    .gen = Кёльнского собора (Кёльн)
    .acc = Кёльнский собор (Кёльн)
cathedral-paris = Нотр-Дам (Париж)
    .gen = Нотр-Дама (Париж)
    .acc = Нотр-Дам (Париж)
cathedral-praha = Собор святого Вита (Прага)
    .gen = собора святого Вита (Прага)
    .acc = собор святого Вита (Прага)
cathedral-bordeaux = Собор Бордо (Бордо)
    .gen = собора Бордо (Бордо)
    .acc = собор Бордо (Бордо)
cathedral-wien = Собор святого Стефана (Вена)
    .gen = собора святого Стефана (Вена)
    .acc = собор святого Стефана (Вена)
cathedral-lyon = Шартрский собор (Лион)
    .gen = Шартрского собора (Лион)
    .acc = Шартрский собор (Лион)
cathedral-milano = Миланский собор (Милан)
    .gen = Миланского собора (Милан)
    .acc = Миланский собор (Милан)
cathedral-firenze = Флорентийский собор (Флоренция)
    .gen = Флорентийского собора (Флоренция)
    .acc = Флорентийский собор (Флоренция)
building-1 = Здание 1
    .gen = здания 1
    .acc = здание 1
    .ins = зданием 1
    .loc = в здании 1
building-2 = Здание 2
    .gen = здания 2
    .acc = здание 2
    .ins = зданием 2
    .loc = в здании 2
building-3 = Здание 3
    .gen = здания 3
    .acc = здание 3
    .ins = зданием 3
    .loc = в здании 3
building-4 = Здание 4
    .gen = здания 4
    .acc = здание 4
    .ins = зданием 4
    .loc = в здании 4
building-5 = Здание 5
    .gen = здания 5
    .acc = здание 5
    .ins = зданием 5
    .loc = в здании 5
building-6 = Здание 6
    .gen = здания 6
    .acc = здание 6
    .ins = зданием 6
    .loc = в здании 6
room = здание { $building }, этаж { $floor }
    .loc = в здании { $building }, на { $floor }-м этаже
house-space = { $spot } ({ $reward })
    .loc = { $spot_loc } ({ $reward })
reward-none = без награды
reward-gain-vp = { $amount } ПО
reward-building-bonuses = бонусы одного здания
colour-any = любой цвет
colour-iron-or-wool = синий или светло-серый
phase-preparation = Подготовка
phase-corruption = Коррупция
phase-action = Фаза действий
phase-king = Фаза короля
phase-fair = Фаза ярмарки
phase-refresh = Фаза обновления
phase-final = Итоговый подсчёт
phase-finished = Игра окончена
building-1-text = Герб: поставьте дом в любом городе.
building-2-text = Герб: поставьте колонну у любого собора.
building-3-text = Герб: переместите купца в любое место карты.
building-4-text = Герб: переместите архитектора в любое место карты.
building-5-text = Герб: получите 2 любых ресурса.
building-6-text = Герб: 5 ПО. Здесь может жить любой житель; дома на крыше и маркера нет.

## Что делают карты испытаний

challenge-very-special-friends-text = Помощник с разными бонусами даёт Кардиналу 5 золота; бонусные контракты он использует как обычные.
challenge-resourceful-clergy-text = Кардинал получает ресурсы и ПО, указанные на помощниках с ресурсами или ПО.
challenge-whispers-in-the-kings-ear-text = За помощника с ОД Кардинал поднимается на 1 деление шкалы милости короля.
challenge-ecclesiastical-income-text = За помощника с ОД Кардинал получает столько ПО, сколько на нём ОД.
challenge-visitors-to-the-curia-text = Когда Кардинал размещает жителя, он получает его ресурсы и ПО, а также по 1 ПО за каждое ОД, перемещение и строительство на нём.
challenge-deep-coffers-text = Каждый раз, когда Кардинал берёт кубик, он получает ещё 1 самый нужный ресурс.
challenge-favor-at-the-court-text = В начале игры и после каждой фазы короля Кардинал стоит на делении +5 ПО или выше.
challenge-ready-for-action-text = Маркеры Кардинала лежат в том же порядке, что и ваши, и он начинает с гербом.

## Настройки стола

setting-wheel = Колесо действий
setting-wheel-random = Случайный порядок
setting-wheel-first-game = Порядок первой партии
setting-difficulty = Сложность (одиночная игра)
setting-challenges = Карты испытаний (одиночная игра)

## Вопросы

ask-start = Выберите кубик или сначала выполните свободное задание.
ask-die = Кубик «{ $die }»: возьмите его как есть, измените его значение (2 золота за каждую единицу) или выберите другой.
ask-tile = Берёте тайл бонуса «{ $tile }»?
ask-king-tile = Вы выше всех на шкале милости короля. Берёте тайл бонуса «{ $tile }»?
ask-jester = Шут: какое действие выполняете с { $ap } ОД?
ask-any-action = { $by }: какое действие выполняете с { $ap } ОД?
ask-king = { $granted ->
        [1] Дополнительное действие короля
       *[other] Действие короля
    }: осталось { $ap } ОД.
ask-merchant = { $granted ->
        [1] Дополнительное действие купца
       *[other] Действие купца
    }: осталось { $ap } ОД.
ask-architect = { $granted ->
        [1] Дополнительное действие архитектора
       *[other] Действие архитектора
    }: осталось { $ap } ОД.
ask-character = { $granted ->
        [1] Дополнительное действие жителя
       *[other] Действие жителя
    }: осталось { $ap } ОД.
ask-contract = { $granted ->
        [1] Дополнительное действие контракта
       *[other] Действие контракта
    }: осталось { $ap } ОД.
ask-reveal = { $choice }? После этого откроются новые тайлы, и отменить выбор будет нельзя.
ask-gain = { $by }: выберите ресурс{ $left ->
        [1] .
       *[other] { "" } (ещё { $left } на выбор).
    }
ask-bonus = { $by }: используйте части бонуса в любом порядке или пропустите остальное.
ask-building = { $by }: выберите, кто из жителей первый.
ask-building-next = { $by }: кто из жителей здания следующий?
ask-end = Завершите ход{ $tasks ->
        [0] .
       *[other] { "" } или выполните одно из свободных заданий, которые ещё возможны.
    }

## Выбор

option-die = Выбрать кубик «{ $die }»
option-take = Взять со значением { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }
option-recolour = Взять за кубик { $resource_acc } («{ $tile }»)
option-put-back = Выбрать другой кубик
option-take-tile = Взять «{ $tile }»
option-leave-tile = Не брать тайл
option-act = { $action }
    .full = Выполнить { $action_acc }
option-king = Подняться на 1 деление шкалы милости короля
option-move = Переместить { $meeple_acc } { $spot_acc }
option-put = Переместить { $meeple_acc } сразу { $spot_acc }
option-house = Поставить дом { $space_loc }
option-pillar = Поставить колонну у { $cathedral_gen }
option-recruit = Взять «{ $tile }»
option-replace = Заменить всех доступных жителей
option-reveal = Дальше
    .full = Продолжить
option-place = Разместить { $room_loc }: «{ $tile }»
option-contract = Взять «{ $tile }»
option-exchange = Отдать { $give_acc }, взять { $take_acc }
option-gain = Взять { $resource_acc }
option-bonus = Получить бонус: «{ $tile }»
option-trade = Обменять 2 золота на { $resource_acc }
option-fulfil = Выполнить «{ $tile }»
option-fulfil-with = Выполнить «{ $tile }» (оплата { $resource_ins })
option-crest = Под { $building_acc }: «{ $tile }»
    .full = Положить под { $building_acc }: «{ $tile }»
option-contribute = Построить { $cathedral_acc }
option-use = Использовать «{ $tile }»
option-skip = Пропустить остальное
option-stop = Завершить действие
option-end = Завершить ход

## Что сейчас важно

advice-fair = Ярмарка этого раунда ({ $town }) дала бы вам { $vp } ПО, но там нет ни вашего дома, ни вашего купца, которому идти ещё { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
advice-fair-near = Этим действием ваш купец может добраться до ярмарки этого раунда ({ $town }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }): сейчас это { $vp } ПО.
advice-cathedral-near = Этим действием ваш архитектор может добраться до собора ({ $town }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }): поставив там колонну, за камень можно получить { $vp } ПО.
advice-fair-more = Вы участвуете в ярмарке этого раунда ({ $fair }): у вас { $count }, а каждое следующее даёт { $vp } ПО.
advice-king = В конце раунда место на шкале милости короля отнимет у вас { $vp } ПО.
advice-corruption = В этом раунде жетоны коррупции ещё отодвинут всех назад на шкале милости короля, таких жетонов { $count }, а ваше место стоит только { $vp } ПО.
advice-last-turn = Это ваш последний кубик: невыполненные контракты ничего не дадут, а за лишние ресурсы будет по 1 ПО за каждые { $resources }.
advice-fulfil = Можно выполнить контракт, и ОД на это не нужны: { $vp } ПО.
advice-contribute = Можно заплатить камень собору ({ $town }), и ОД на это не нужны: { $vp } ПО, а кто придёт позже, получит меньше.
advice-race = Колонны у собора ({ $town }) есть и у вас, и у игрока { $seat }, а { $vp } ПО достанутся тому, кто первым заплатит камень.
advice-crest = { $building } заполнено, так что герб его завершит, и маркер до конца игры будет добавлять вам к одному из действий ОД: { $ap }.
advice-more-pillars = В конце ваши дома умножают на колонны, сейчас { $houses } × { $pillars }: ещё одна колонна даст { $vp } ПО, больше, чем дом.
advice-more-houses = В конце ваши дома умножают на колонны, сейчас { $houses } × { $pillars }: ещё один дом даст { $vp } ПО, больше, чем колонна.
advice-no-house = У вас нет дома, чтобы его поставить: по одному дают крыши зданий, когда заполнены все комнаты.
advice-no-pillar = У вас нет колонны, чтобы её поставить: её освобождает выполненный контракт.
advice-house = Дом, поставленный здесь, в конце даст { $vp } ПО уже благодаря вашим колоннам.
advice-pillar = Колонна, поставленная здесь, в конце даст { $vp } ПО уже благодаря вашим домам.
advice-die = Высокий кубик даёт много ресурсов и мало ОД, низкий — мало ресурсов и много ОД.
advice-turn = За золото ({ $gold }) значение кубика можно изменить на 1, и он перейдёт в сектор с новым значением.
advice-marker = Один из кубиков лежит там, где ваш маркер добавляет ОД ({ $action }): { $ap }.
advice-storehouse = Склад заполнен (мест { $slots }): используйте, выполните или разместите что-нибудь, прежде чем брать новый тайл.
advice-cardinal = Кардинал участвует в каждой ярмарке: сейчас эта дала бы ему { $his } ПО, а вам { $mine }.

## Что будет потеряно

lose-ap = { $ap } ОД будет потеряно.

## Что произошло

log-round = Раунд { $round }
log-roll = Брошены кубики: { $dice }
log-corruption = Коррупция: { $steps ->
        [0] маркеры на шкале милости короля не движутся
        [one] все маркеры на шкале милости короля опускаются на { $steps } деление
        [few] все маркеры на шкале милости короля опускаются на { $steps } деления
       *[many] все маркеры на шкале милости короля опускаются на { $steps } делений
    }
log-take-die = { $seat } берёт кубик «{ $resource } { $shown }»{ $price ->
        [0] { "" }
       *[other] , значение изменено на { $value } за { $price } золота
    }
log-recolour = { $seat } берёт за кубик { $resource_acc } и использует «{ $tile }»
log-gain = { $who } получает { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
        }
       *[other] { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
    }
log-score = { $who } получает { $vp } ПО
log-take-tile = { $who } берёт «{ $tile }»
log-action = { $who } выполняет { $action_acc }: { $ap } ОД{ $marker ->
        [0] { "" }
       *[other] { "" } (из них { $marker } от маркера)
    }
log-granted = { $seat } получает дополнительное { $action_acc }: { $ap } ОД
log-stop = { $seat } досрочно завершает { $action_acc }, потеряно { $ap } ОД
log-end = { $seat } завершает ход
log-king-up = { $who } { $steps ->
        [0] уже на вершине шкалы милости короля: { $vp } ПО
        [one] поднимается по шкале милости короля на { $steps } деление, до { $vp } ПО
        [few] поднимается по шкале милости короля на { $steps } деления, до { $vp } ПО
       *[many] поднимается по шкале милости короля на { $steps } делений, до { $vp } ПО
    }
log-move = { $who } перемещает { $meeple_acc } { $spot_acc }
log-house = { $who } ставит дом { $spot_loc }
log-pillar = { $who } ставит колонну у { $cathedral_gen }
log-contribute = { $who } строит { $cathedral_acc }: { $vp } ПО
log-place = { $who } размещает «{ $tile }» { $building_loc }, на { $floor }-м этаже
log-roof = { $seat } получает дом с крыши здания { $building }
log-marker = { $who } завершает { $building_acc }: маркер +{ $ap } ОД переходит в сектор { $action_gen }
log-replace = { $seat } заменяет доступных жителей
log-characters-replaced = Новые доступные жители: { $tiles }
log-character-refilled = Среди доступных появляется «{ $tile }»
log-contracts-refilled = Новое среди доступных контрактов: { $tiles }
log-bonus-reshuffled = Сброшенные тайлы бонусов перемешаны в новую стопку
log-exchange = { $seat } обменивает { $give_acc } на { $take_acc }
log-trade = { $seat } платит { $price } золота за { $resource_acc }
log-fulfil = { $seat } выполняет «{ $tile }»: { $vp } ПО
log-fulfil-any = За «ресурс одного типа» { $seat } платит { $resource_id ->
        [resource-stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
        }
       *[other] { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
    }
log-contract-pillar = { $seat } получает колонну с места для контракта
log-crest = { $seat } платит { $food } еды и кладёт под { $building_acc } «{ $tile }»
log-use = { $seat } использует «{ $tile }»
log-bonus = { $seat } получает бонус { $building_gen }: «{ $tile }»
log-skip = { $seat } пропускает остаток бонуса
log-bonus-lost = { $seat } не может использовать бонус и теряет его
log-king-score = { $who }: за шкалу милости короля { $vp } ПО
log-king-last = { $who } выше всех на шкале милости короля: { $vp } ПО
log-king-tile-discarded = { $seat } не берёт тайл бонуса короля; сброшен «{ $tile }»
log-order = Новый порядок хода: { $order }
log-fair = Ярмарка { $spot_loc }: «{ $fair }»
log-fair-absent = { $who } не участвует в ярмарке
log-fair-score = { $who } на ярмарке: { $value } × { $count } = { $vp } ПО
log-fair-score-king = { $who } на ярмарке: { $value } и шкала милости короля { $king } ПО = { $vp } ПО
log-refresh = Обновление: кубики возвращаются в мешочек, тайлы пополняются, диск поворачивается
log-final-pieces = { $who }: { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    } × { $pillars ->
        [one] { $pillars } колонна
        [few] { $pillars } колонны
       *[many] { $pillars } колонн
    } = { $vp } ПО
log-final-buildings = { $who }: { $count ->
        [0] ни одного завершённого здания
        [one] { $count } завершённое здание
        [few] { $count } завершённых здания
       *[many] { $count } завершённых зданий
    } — { $vp } ПО
log-final-resources = { $who }: { $count ->
        [0] ресурсов не осталось
        [one] остался { $count } ресурс
        [few] осталось { $count } ресурса
       *[many] осталось { $count } ресурсов
    } — { $vp } ПО

## Кардинал

log-rival-turn = Ход Кардинала
log-rival-rolls = Кардинал начинает с крайней левой карты указаний. Кубики { $one } и { $two }: разница { $steps }, он останавливается на карте «{ $card }»
log-rival-option-holds = Вариант { $number }. { $option }. Подходит: кубик «{ $die }»
log-rival-option-fails = Вариант { $number }. { $option }. Не подходит: { $reason }
log-rival-next-card = Ни один вариант не подходит: Кардинал переходит на карту «{ $card }»
log-rival-sector = Сектор действия даёт { $own } ОД, сектор шута — { $jester } ОД: Кардинал выбирает сектор { $action_gen }
log-rival-priority = Кубики: { $dice }. По приоритету карты «{ $card }» подходит «{ $die }»
log-rival-greatest-need = { $any ->
        [0] Его контрактам не хватает { $lack } { $resource_gen }
        [one] { $lack ->
            [0] Его контрактам не хватает { $any } любого ресурса
           *[other] Его контрактам не хватает { $lack } { $resource_gen } и { $any } любого ресурса
        }
       *[other] { $lack ->
            [0] Его контрактам не хватает { $any } любых ресурсов
           *[other] Его контрактам не хватает { $lack } { $resource_gen } и { $any } любых ресурсов
        }
    }
log-rival-takes-die = Кардинал берёт кубик «{ $die }» из сектора { $action_gen }
log-rival-jester-king = Действие не определено, и он ниже вас на шкале милости короля
log-rival-jester-pieces = Действие не определено; у него { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    } и { $pillars ->
        [one] { $pillars } колонна
        [few] { $pillars } колонны
       *[many] { $pillars } колонн
    }
log-rival-decides = Выбор { $what_gen } ({ $by }): { $choice }, а не { $others }
log-rival-random = Выбор { $what_gen } наугад: { $choice }; равноценные варианты: { $among }
log-rival-needs = Самый нужный ресурс: { $resource } ({ $why })
log-rival-gets = Кардинал получает «{ $tile }» (категория «{ $category }»)
log-rival-reserve = Такого герба у него ещё не было: неактивный герб идёт в резерв
log-rival-removes = Кардинал убирает из игры «{ $tile }» (категория «{ $category }»): ему это ничего не даёт
log-rival-removed = Тайл удалён из игры без эффекта
log-rival-challenge = Срабатывает карта испытания «{ $card }»
log-rival-slot = Кардинал кладёт контракт в свободную ячейку
log-rival-category = Лучшая категория — «{ $category }». В ней: { $tiles }
log-rival-map-tile = Выбран «{ $tile }»: { $spot }, расстояние { $steps }, в пределах досягаемости ({ $ap })
log-rival-no-tile = В пределах досягаемости ({ $ap }) нет тайлов бонусов
log-rival-no-pillar = Архитектор { $spot_loc }: поставить здесь колонну он не может
log-rival-no-house = Кардинал нигде не может поставить дом
log-rival-stays = Идти некуда: { $meeple } остаётся на месте
log-rival-travels = Цель { $meeple_gen }: { $spot }, расстояние { $steps }{ $extra ->
        [0] , в пределах досягаемости ({ $free })
       *[other] { $free ->
            [0] { "" }
           *[other] , на { $extra } дальше пределов досягаемости ({ $free })
        }: { $gold ->
            [0] золота нет, платить нечем
            [one] Кардинал платит { $gold } золото
           *[other] Кардинал платит { $gold } золота
        }
    }
log-rival-replaces = Кардинал не может взять ни одного жителя: доступные заменены
log-rival-no-character = Нужного жителя нет: потеряно { $ap } ОД
log-rival-contract-crest = А. Новый герб за { $ap } ОД: «{ $tile }»
log-rival-contract-ready = Б. «Готовый» контракт за { $ap } ОД: «{ $tile }»
log-rival-contract-one = В. Один контракт за { $ap } ОД: «{ $tile }»
log-rival-crest = Кардинал активирует под { $building_ins } «{ $tile }»: { $vp } ПО
log-rival-buys = Кардинал платит { $amount ->
        [0] { $gold } золота вместо { $resource_gen }
       *[other] { $resource_id ->
            [resource-stone] { $amount ->
                [one] { $amount } камень
                [few] { $amount } камня
               *[many] { $amount } камней
            }
           *[other] { $amount ->
                [one] { $amount } { $resource_acc }
               *[other] { $amount } { $resource_gen }
            }
        }{ $gold ->
            [0] { "" }
           *[other] { "" } и { $gold } золота
        }
    }
log-rival-pays = Кардинал платит { $paid_acc } за «{ $tile }»
log-rival-fulfils = Кардинал выполняет «{ $tile }»: { $printed } + { $extra } = { $vp } ПО
log-rival-converts = { $gold ->
        [0] Кардиналу нечего обменять на золото: ни камня, ни еды у него нет
        [one] Кардинал обменивает камень и еду на { $gold } золото
       *[other] Кардинал обменивает камень и еду на { $gold } золота
    }
log-rival-floor = Кардинал поднимается на деление +{ $vp } ПО
log-directive-removed = Карта указаний «{ $card }» возвращается в коробку
directive-action = { $action }, { $condition }
directive-highest = Кубик с наибольшим значением, { $colour }, { $condition }
directive-greatest-need = Кубик самого нужного ресурса (синий, светло-серый или жёлтый), { $condition }
condition-always = без условия
condition-pillars-gt-houses = если колонн больше, чем домов
condition-pillars-gt-cathedrals = если колонн больше, чем соборов
condition-houses-ge-pillars = если домов не меньше, чем колонн
condition-has-unfulfilled-contract = если есть невыполненный контракт
condition-new-crest-in-reach = если новый герб в пределах досягаемости
condition-new-crest-in-contract-offer = если новый герб среди доступных контрактов
reason-no-die = нет кубиков ни для { $action_gen }, ни для действия шута
reason-no-colour = нет кубика такого цвета
reason-pillars-houses = у него { $pillars ->
        [one] { $pillars } колонна
        [few] { $pillars } колонны
       *[many] { $pillars } колонн
    } и { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    }
reason-pillars-cathedrals = у него { $pillars ->
        [one] { $pillars } колонна
        [few] { $pillars } колонны
       *[many] { $pillars } колонн
    } и { $cathedrals ->
        [one] { $cathedrals } собор
        [few] { $cathedrals } собора
       *[many] { $cathedrals } соборов
    }
reason-houses-pillars = у него { $houses ->
        [one] { $houses } дом
        [few] { $houses } дома
       *[many] { $houses } домов
    } и { $pillars ->
        [one] { $pillars } колонна
        [few] { $pillars } колонны
       *[many] { $pillars } колонн
    }
reason-no-contract = у него нет невыполненных контрактов
reason-no-new-crest-map = на карте нет гербов, которых у него ещё нет
reason-crest-far = { $ap } ОД мало: { $crests }
crest-away = «{ $crest }» ({ $spot }, расстояние { $steps })
reason-no-new-crest-offer = среди доступных контрактов нет гербов, которых у него ещё нет
reason-crest-dear = { $ap } ОД мало: { $crests }
crest-costs = «{ $crest }» (цена { $ap } ОД)
criterion-most-vp = больше всего ПО
criterion-you-lack = у вас его ещё нет
criterion-least-stone = меньше всего камня
criterion-nearest = ближе всего
criterion-fair-town = город следующей ярмарки
criterion-space-vp = больше всего ПО на свободном месте
criterion-space-reward = другая награда на свободном месте
criterion-has-one = один такого типа у него уже есть
criterion-further-left = левее на его планшете
criterion-higher-reward = более высокая награда
criterion-cheaper = стоит меньше ОД
criterion-lacks-fewest = не хватает меньше всего ресурсов
criterion-further-right = правее
criterion-crest-he-lacks = герб, которого у него нет
criterion-crest-you-lack = герб, которого у вас нет
criterion-more-vp = больше ПО
criterion-more-resources = больше ресурсов
criterion-more-any = больше символов «любой ресурс»
criterion-more-ap = больше ОД
criterion-fewer-resources = требует меньше ресурсов
criterion-lacks-more = контрактам его не хватает больше
criterion-has-fewer = его у него меньше
what-action = Действие
    .gen = действия
what-cathedral = Собор
    .gen = собора
what-character = Житель
    .gen = жителя
what-colour = Цвет
    .gen = цвета
what-contract = Контракт
    .gen = контракта
what-resource = Ресурс
    .gen = ресурса
what-tile = Тайл бонуса
    .gen = тайла бонуса
what-town = Город
    .gen = города
need-stone = для собора
need-food = для герба
need-contract = для его контрактов
need-gold = больше ничего не нужно

## Счёт

score-start = Начало
score-king = Шкала милости короля
score-fairs = Ярмарки
score-houses = Места для домов
score-characters = Жители
score-helpers = Помощники
score-contracts = Контракты
score-cathedrals = Соборы
score-crests = Гербы
score-challenges = Карты испытаний
score-pieces = Дома × колонны
score-buildings = Завершённые здания
score-resources = Остаток ресурсов
score-turn-order = Порядок хода
score-before = ПО до итогового подсчёта

## Почему нет

why-not-now = Не сейчас: сначала ответьте на текущий вопрос.
why-storehouse-full = Ваш склад заполнен.
why-crest-owned = У вас уже есть такой герб.
why-no-contract-space = У вас уже шесть выполненных и сохранённых контрактов.
why-needs-action = Это можно сделать только во время { $action_gen }.
why-ap = Это стоит { $cost } ОД, а у вас { $ap }.
why-tile-sector = Этот тайл берут вместе с кубиком его сектора.
why-tile-map = Этот тайл можно взять во время действия купца или архитектора, если эта фигурка уже стоит там.
why-king-tile = Этот тайл — для того, кто выше всех на шкале милости короля, в фазе короля.
why-not-yours = Это не ваше.
why-contract = { $wool ->
        [0] Вам не хватает { $iron } железа.
       *[other] { $iron ->
            [0] Вам не хватает { $wool } шерсти.
           *[other] Вам не хватает { $wool } шерсти и { $iron } железа.
        }
    }
why-contract-any = Кроме указанных, { $amount ->
        [one] нужен ещё { $amount } ресурс
        [few] нужны ещё { $amount } ресурса
       *[many] нужно ещё { $amount } ресурсов
    } одного типа.
why-crest-places = У каждого вашего здания уже есть герб.
why-food = Это стоит { $food } еды, а у вас { $have }.
why-ap-helper = Этот помощник добавляет ОД только к действию вашего кубика.
why-colour-helper = Этого помощника используют, когда берут кубик.
why-no-room = Ни одна комната не подходит этому жителю.
why-die-taken = Вы уже взяли кубик в этом ходу.
why-die-picked = Сначала верните выбранный кубик.
why-spot = Фигурки перемещают во время действий купца и архитектора.
why-already-there = Там уже стоит ваш { $meeple }.
why-steps = Вашему { $meeple_dat } туда { $steps ->
        [one] { $steps } перемещение
        [few] { $steps } перемещения
       *[many] { $steps } перемещений
    }, а у вас { $ap } ОД.
why-space-reserved = Это место для начального дома.
why-space-players = Это место — только для игры от { $players ->
        [one] { $players } игрока
       *[other] { $players } игроков
    }.
why-space-taken = Здесь уже есть дом.
why-own-house = В этом городе у вас уже есть дом.
why-no-house = В вашем запасе нет домов.
why-not-there = Ваш { $meeple } туда ещё не дошёл.
why-closed = Этот собор на реставрации.
why-given = Вы уже построили этот собор.
why-no-cathedral-tile = Тайлов этого собора не осталось.
why-stone = Это стоит { $stone ->
        [one] { $stone } камень
        [few] { $stone } камня
       *[many] { $stone } камней
    }, а у вас { $have }.
why-pillar-spaces = Свободных мест для колонн нет.
why-no-pillar = В вашем запасе нет колонн.
why-crest-there = У этого здания уже есть герб.
why-no-crest = На вашем складе нет гербов.
why-room-taken = Здесь уже кто-то живёт.
why-no-character = На вашем складе нет жителей.
why-type = Одно здание — один тип: ваши жители сюда не подходят.
why-trade = Это стоит { $price } золота, а у вас { $have }.
why-action-by-die = Действие определяет кубик вашего хода.

## В терминале

show-round = Раунд
show-value = Знач.
show-ap = ОД
show-action = Действие
show-dice = Кубики
show-bonus = Тайл бонуса
show-map-tiles = Тайлы бонусов на карте
show-corruption = Коррупция
show-houses = дома
show-pillars = колонны
show-contracts = контракты
show-storehouse = Склад
show-directives = Карты указаний
show-reserve = Резерв
show-unfulfilled = Невыполненные контракты
show-supply = Жители в запасе
show-cardinal-sign = K
show-pass = ход { $number }
show-free-slots = { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
show-at = Купец: { $merchant }. Архитектор: { $architect }.
show-markers = Бонусные ОД у действий
show-taken-dice = Кубики, взятые в этом раунде
show-fulfilled = Выполненные контракты
show-given = Построенные соборы
show-marker = маркер
show-crest-food = герб стоит { $food } еды
show-lacks = не хватает { $count ->
        [one] { $count } ресурса
       *[other] { $count } ресурсов
    }
show-ready = можно выполнить
show-reserved-food = Еда, отложенная на гербы: { $food }
show-bag = Кубики в мешочке
show-corruption-left = Закрытые жетоны коррупции
show-bonus-pile = Стопка тайлов бонусов
show-contract-pile = Стопка контрактов
show-character-pile = Стопка жителей
show-bonus-discard = Сброшенные тайлы бонусов
show-removed = Выбыли из игры
show-order = Порядок хода
show-king-track = Шкала милости короля
show-king-last = самый высокий в последнем раунде: { $vp } ПО
show-held = прошла
show-fair-count = считается { $count }, { $part ->
        [yes] участвует
       *[no] не участвует
    }; сейчас { $vp } ПО
show-spaces = дома
show-cathedral = собор
show-closed = на реставрации
show-contribution = { $stone ->
        [one] { $stone } камень
        [few] { $stone } камня
       *[many] { $stone } камней
    }, { $vp } ПО, { $tiles ->
        [0] тайлов не осталось
        [one] остался { $tiles } тайл
        [few] осталось { $tiles } тайла
       *[many] осталось { $tiles } тайлов
    }
show-contribution-now = { $stone ->
        [one] { $stone } камень
        [few] { $stone } камня
       *[many] { $stone } камней
    }, { $vp } ПО
show-costs-ap = { $ap } ОД
show-die-brings = { $gained }, { $ap } ОД на { $action_acc }
show-iron-or-wool = железо или шерсть
show-most-needed-resource = ресурс, которого больше всего не хватает
show-legend = Карта: m — купец, a — архитектор, ^ — дом, I — колонна, каждая с номером игрока (K — Кардинал); _ — свободное место для дома с его ПО, B — бонусы здания; * — тайл бонуса; камень:ПО собора, x — закрыт; число за названием — ярмарка. Кубики: З — золото, Е — еда, Ш — шерсть, Ка — камень, Ж — железо. Игроки: 10 (12) — 10 ПО, а если бы игра закончилась сейчас, было бы 12; дома 1+7 — на карте и в запасе; 1[_ P05]+2 — здание 1 с пустой комнатой, жителем P05 и маркером на 2 бонусных ОД.

## Что есть у игрока

means-fairs = ПО на ярмарках на данный момент
means-fair-towns = будущие ярмарки с вашим домом
means-houses = дома на карте
means-pillars = колонны на карте
means-crests = гербы под зданиями
means-characters = жители в комнатах
means-contracts = выполненные контракты
means-houses-freed = освобождённые дома
means-pillars-freed = освобождённые колонны
means-crests-taken = взятые гербы
means-characters-taken = взятые жители
means-contracts-taken = взятые контракты
means-helpers-stored = помощники на складе
means-king = ПО на шкале милости короля на данный момент
means-far-house = перемещения купца до ближайшего места для дома
means-far-fair = перемещения купца до ближайшей ярмарки без вашего дома
means-far-pillar = перемещения архитектора до ближайшего места для колонны
strength-cathedrals = ещё не полученные ПО за соборы с вашей колонной
strength-contracts = ПО за ещё не выполненные контракты
strength-crests = гербы на складе
strength-stone = нехватка камня на соборы с вашей колонной
strength-completed = завершённые здания
strength-markers = бонусные ОД для действий
