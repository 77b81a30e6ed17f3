# Слова игры «Тилетум» по-русски.

## Вещи

cardinal-name = Кардинал
die = { $resource } { $value }
amount = { $resource } ×{ $amount }
    .acc = { $resource_acc } ×{ $amount }
place = { $place }. { $who }
listed = „{ $thing }“
resource-gold = золото
    .gen = золота
    .acc = золото
resource-food = еда
    .gen = еды
    .acc = еду
resource-wool = шерсть
    .gen = шерсти
    .acc = шерсть
resource-stone = камень
    .gen = камня
    .acc = камень
resource-iron = железо
    .gen = железа
    .acc = железо
term-merchant = купец
    .acc = купца
term-architect = архитектор
    .acc = архитектора
building-1 = Здание 1
    .acc = здание 1
    .ins = зданием 1
building-2 = Здание 2
    .acc = здание 2
    .ins = зданием 2
building-3 = Здание 3
    .acc = здание 3
    .ins = зданием 3
building-4 = Здание 4
    .acc = здание 4
    .ins = зданием 4
building-5 = Здание 5
    .acc = здание 5
    .ins = зданием 5
building-6 = Здание 6
    .acc = здание 6
    .ins = зданием 6
room = здание { $building }, этаж { $floor }
house-space = { $spot } ({ $reward })
reward-none = без награды
reward-gain-vp = { $amount } ПО
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
building-3-text = Герб: поставьте купца на любое место карты.
building-4-text = Герб: поставьте архитектора на любое место карты.
building-5-text = Герб: получите 2 любых ресурса.
building-6-text = Герб: 5 ПО. Здесь может жить любой житель; дома на крыше и маркера нет.

## Что делают карты испытаний

challenge-very-special-friends-text = Помощник с разными бонусами даёт Кардиналу 5 золота; бонусные контракты он использует как обычные.
challenge-resourceful-clergy-text = Кардинал получает ресурсы и ПО с помощников с ресурсами или ПО.
challenge-whispers-in-the-kings-ear-text = За помощника с ОД Кардинал поднимается на 1 деление шкалы короля.
challenge-ecclesiastical-income-text = За помощника с ОД Кардинал получает столько ПО, сколько на нём ОД.
challenge-visitors-to-the-curia-text = Размещая жителя, Кардинал получает его ресурсы и ПО и по 1 ПО за каждое ОД, шаг и постройку на нём.
challenge-deep-coffers-text = Каждый раз, беря кубик, Кардинал получает ещё 1 самый нужный ресурс.
challenge-favor-at-the-court-text = В начале игры и после каждой фазы короля Кардинал стоит на +5 или выше.
challenge-ready-for-action-text = Маркеры Кардинала лежат в том же порядке, что и ваши, и он начинает с гербом.

## Настройки стола

setting-wheel = Колесо действий
setting-wheel-random = Случайный порядок
setting-wheel-first-game = Порядок первой партии
setting-difficulty = Сложность (соло)
setting-challenges = Карты испытаний (соло)

## Вопросы

ask-start = Выберите кубик или сначала выполните свободное задание.
ask-die = Кубик «{ $die }»: возьмите его, поверните по 2 золота за очко или выберите другой.
ask-tile = Берёте этот тайл бонуса? { $tile }
ask-king-tile = Вы выше всех на шкале короля. Берёте этот тайл бонуса? { $tile }
ask-jester = Шут: какое действие выполняете с { $ap } ОД?
ask-any-action = Какое действие выполняете с { $ap } ОД?
ask-king = { $granted ->
        [1] Дополнительное действие короля
       *[other] Действие короля
    }: осталось { $ap } ОД.
ask-merchant = { $granted ->
        [1] Дополнительное действие купца
       *[other] Действие купца
    }: осталось { $ap } ОД.
ask-architect = { $granted ->
        [1] Дополнительное действие архитектора
       *[other] Действие архитектора
    }: осталось { $ap } ОД.
ask-character = { $granted ->
        [1] Дополнительное действие жителя
       *[other] Действие жителя
    }: осталось { $ap } ОД.
ask-contract = { $granted ->
        [1] Дополнительное действие контракта
       *[other] Действие контракта
    }: осталось { $ap } ОД.
ask-reveal = { $choice }. Откроется скрытое, и это нельзя будет отменить.
ask-gain = Выберите ресурс{ $left ->
        [1] .
       *[other] : всего { $left }.
    }
ask-bonus = Используйте части бонуса в любом порядке или пропустите остальное.
ask-building = Выберите жителя: бонусы его здания ваши, один за другим.
ask-building-next = Кто из жителей здания следующий?
ask-end = Завершите ход{ $tasks ->
        [0] .
       *[other] { "" } или выполните одно из возможных свободных заданий.
    }

## Выбор

option-die = Выбрать кубик: { $die }
option-take = Взять со значением { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }
option-recolour = { $tile }: назвать ресурс «{ $resource }»
option-put-back = Выбрать другой кубик
option-take-tile = Взять: { $tile }
option-leave-tile = Не брать тайл
option-act = { $action }
option-king = Вверх на 1 деление шкалы короля
option-move = Переместить { $meeple_acc }: { $spot }
option-put = Поставить { $meeple_acc }: { $spot }
option-house = Дом: { $space }
option-pillar = Колонна: { $cathedral }
option-recruit = Взять: { $tile }
option-replace = Заменить всех доступных жителей
option-reveal = Дальше
option-place = Разместить ({ $room }): { $tile }
option-contract = Взять: { $tile }
option-exchange = Отдать { $give_acc }, взять { $take_acc }
option-gain = { $resource }
option-bonus = Получить: { $tile }
option-trade = Обменять 2 золота на { $resource_acc }
option-fulfil = Выполнить: { $tile }
option-fulfil-with = Выполнить (оплата: { $resource }): { $tile }
option-crest = Положить под { $building_acc }: { $tile }
option-contribute = Построить: { $cathedral }
option-use = Использовать: { $tile }
option-skip = Пропустить остальное
option-stop = Остановить действие
option-end = Завершить ход

## Что произошло

log-round = Раунд { $round }
log-roll = Брошены кубики: { $dice }
log-corruption = Коррупция: { $steps ->
        [0] маркеры короля не движутся
        [one] все маркеры короля идут вниз на { $steps } шаг
        [few] все маркеры короля идут вниз на { $steps } шага
       *[many] все маркеры короля идут вниз на { $steps } шагов
    }
log-take-die = { $seat } берёт кубик: { $resource } { $shown }{ $price ->
        [0] { "" }
       *[other] , повёрнутый на { $value } за { $price } золота
    }
log-recolour = { $seat } называет { $resource_acc } для кубика и использует: { $tile }
log-gain = { $who }: { $resource } +{ $amount }
log-score = { $who }: { $vp } ПО
log-take-tile = { $who } берёт: { $tile }
log-action = { $seat }: { $action }, { $ap } ОД
log-granted = { $seat } получает: { $action }, { $ap } ОД
log-stop = { $seat } останавливает: { $action }, потеряно { $ap } ОД
log-end = { $seat } завершает ход
log-king-up = { $who }: { $steps ->
        [0] уже на вершине шкалы короля
        [one] вверх по шкале короля на { $steps } шаг
        [few] вверх по шкале короля на { $steps } шага
       *[many] вверх по шкале короля на { $steps } шагов
    }, деление { $vp } ПО
log-move = { $who } перемещает { $meeple_acc }: { $spot }
log-house = { $who } ставит дом: { $spot }
log-pillar = { $who } ставит колонну: { $cathedral }
log-contribute = { $who } строит: { $cathedral }, { $vp } ПО
log-place = { $seat } размещает (здание { $building }, этаж { $floor }): { $tile }
log-roof = { $seat } получает дом с крыши здания { $building }
log-marker = { $who }: { $building } завершено, его маркер +{ $ap } ОД идёт на колесо: { $action }
log-replace = { $seat } заменяет доступных жителей
log-characters-replaced = Новые жители: { $tiles }
log-character-refilled = Новый житель: { $tile }
log-contracts-refilled = Новые доступные контракты: { $tiles }
log-bonus-reshuffled = Сброшенные тайлы бонусов перемешаны в новую стопку
log-exchange = { $seat } обменивает { $give_acc } на { $take_acc }
log-trade = { $seat } платит { $price } золота за { $resource_acc }
log-fulfil = { $seat } выполняет за { $vp } ПО: { $tile }
log-fulfil-any = { $seat } платит за часть «любой»: { $resource } ×{ $amount }
log-contract-pillar = { $seat } получает колонну с места для контракта
log-crest = { $seat } платит { $food } еды и кладёт под { $building_acc }: { $tile }
log-use = { $seat } использует: { $tile }
log-bonus = { $seat } получает бонус ({ $building }): { $tile }
log-skip = { $seat } пропускает остаток бонуса
log-bonus-lost = { $seat }: бонус нельзя использовать, он потерян
log-king-score = { $who } за деление короля: { $vp } ПО
log-king-last = { $who } выше всех на шкале короля: { $vp } ПО
log-king-tile-discarded = { $seat } не берёт тайл бонуса короля; сброшено: { $tile }
log-order = Новый порядок хода: { $order }
log-fair = Ярмарка, { $spot }: { $fair }
log-fair-absent = { $who } не участвует в ярмарке
log-fair-score = { $who } на ярмарке: { $value } × { $count } = { $vp } ПО
log-fair-score-king = { $who } на ярмарке: { $value } и деление короля { $king } ПО = { $vp } ПО
log-refresh = Обновление: кубики возвращаются в мешочек, тайлы пополняются, диск поворачивается
log-final-pieces = { $who }: дома { $houses } × колонны { $pillars } = { $vp } ПО
log-final-buildings = { $who }: завершённые здания { $count }, { $vp } ПО
log-final-resources = { $who }: осталось ресурсов { $count }, { $vp } ПО

## Кардинал

log-cardinal-turn = Ход Кардинала
log-cardinal-rolls = Фишка начинает с крайней левой карты. Кубики { $one } и { $two }: разница { $steps }, фишка останавливается на карте «{ $card }»
log-cardinal-option-holds = Вариант { $number } ({ $option }) подходит: { $die }
log-cardinal-option-fails = Вариант { $number } ({ $option }) не подходит: { $reason }
log-cardinal-next-card = Ни один вариант не подходит: фишка переходит на карту «{ $card }»
log-cardinal-sector = Сектор действия даёт { $own } ОД, сектор шута { $jester } ОД: он берёт отсюда: { $action }
log-cardinal-priority = Кубики { $dice }: полоса карты «{ $card }» решает: { $die }
log-cardinal-greatest-need = Его контрактам не хватает: { $resource } ×{ $lack }, «любой» ×{ $any }
log-cardinal-takes-die = Кардинал берёт кубик: { $die } ({ $action })
log-cardinal-acts = Кардинал: { $action }, { $ap } ОД{ $marker ->
        [0] { "" }
       *[other] { "" } (из них { $marker } от маркера)
    }
log-cardinal-jester-king = Действие не названо, и он ниже вас на шкале короля
log-cardinal-jester-pieces = Действие не названо: дома { $houses }, колонны { $pillars }
log-cardinal-decides = { $what }: { $choice }, а не { $others } ({ $by })
log-cardinal-random = { $what }: равные варианты: { $among }; случайно: { $choice }
log-cardinal-needs = Самый нужный ресурс: { $resource } ({ $why })
log-cardinal-gets = Кардинал получает: { $tile } ({ $category })
log-cardinal-reserve = Герб, которого у него не было: неактивный, в резерве
log-cardinal-removed = Удалено из игры без эффекта
log-cardinal-challenge = Карта испытания: { $card }
log-cardinal-slot = Контракт идёт на свободную ячейку
log-cardinal-category = Лучшая категория: { $category }. В ней: { $tiles }
log-cardinal-map-tile = { $spot }, расстояние { $steps }, предел { $ap }: Кардинал берёт: { $tile }
log-cardinal-no-tile = В пределах { $ap } нет тайлов бонусов
log-cardinal-no-pillar = Здесь он не может поставить колонну
log-cardinal-no-house = Он нигде не может поставить дом
log-cardinal-stays = Идти некуда: он остаётся
log-cardinal-travels = Цель: { $spot }, расстояние { $steps }{ $extra ->
        [0] , в пределах { $free }
       *[other] : на { $extra } дальше предела { $free }, он платит { $gold } золота
    }
log-cardinal-places = Кардинал размещает ({ $building }, этаж { $floor }): { $tile }
log-cardinal-takes-character = Кардинал берёт: { $tile }
log-cardinal-replaces = Он не может взять ни одного жителя: доступные заменены
log-cardinal-no-character = Для него нет жителя: потеряно { $ap } ОД
log-cardinal-contract-crest = А: новый герб за { $ap } ОД: { $tile }
log-cardinal-contract-ready = Б: готовый контракт за { $ap } ОД: { $tile }
log-cardinal-contract-one = В: новый контракт за { $ap } ОД: { $tile }
log-cardinal-crest = За { $vp } ПО Кардинал активирует под { $building_ins }: { $tile }
log-cardinal-buys = Он платит { $amount ->
        [0] { $gold } золота вместо { $resource_gen }
       *[other] { $resource_acc } ×{ $amount }{ $gold ->
            [0] { "" }
           *[other] { "" } и { $gold } золота
        }
    }
log-cardinal-pays = Он платит { $paid_acc } за: { $tile }
log-cardinal-fulfils = За { $printed } + { $extra } = { $vp } ПО Кардинал выполняет: { $tile }
log-cardinal-converts = Его камень и еда становятся золотом: +{ $gold }
log-cardinal-floor = Кардинал поднимается на деление { $vp } ПО
log-directive-removed = Карта указаний «{ $card }» возвращается в коробку
directive-action = { $action }, { $condition }
directive-highest = наибольший кубик, { $colour }, { $condition }
directive-greatest-need = наибольшая нужда: синий или светло-серый либо жёлтый, { $condition }
condition-always = всегда
condition-pillars-gt-houses = если колонн больше, чем домов
condition-pillars-gt-cathedrals = если колонн больше, чем соборов
condition-houses-ge-pillars = если домов не меньше, чем колонн
condition-has-unfulfilled-contract = если есть невыполненный контракт
condition-new-crest-in-reach = если новый герб в пределах досягаемости
condition-new-crest-in-contract-offer = если новый герб среди доступных контрактов
reason-no-die = нет кубика этого действия или шута ({ $action })
reason-no-colour = нет кубика такого цвета
reason-pillars-houses = колонны { $pillars }, дома { $houses }
reason-pillars-cathedrals = колонны { $pillars }, соборы { $cathedrals }
reason-houses-pillars = дома { $houses }, колонны { $pillars }
reason-no-contract = нет невыполненных контрактов
reason-no-new-crest-map = на карте нет гербов, которых у него ещё нет
reason-crest-far = { $ap } ОД мало: { $crests }
crest-away = { $crest } ({ $spot }), расстояние { $steps }
reason-no-new-crest-offer = среди контрактов нет гербов, которых у него ещё нет
reason-crest-dear = { $ap } ОД мало: { $crests }
crest-costs = { $crest }, цена { $ap } ОД
criterion-most-vp = больше всего ПО
criterion-you-lack = у вас его ещё нет
criterion-least-stone = меньше всего камня
criterion-nearest = ближе всего
criterion-fair-town = город следующей ярмарки
criterion-space-vp = больше всего ПО на свободном месте
criterion-space-reward = другая награда на свободном месте
criterion-has-one = у него есть один этого типа
criterion-further-left = левее на его планшете
criterion-higher-reward = более высокая награда
criterion-cheaper = более дешёвое место
criterion-lacks-fewest = не хватает меньше всего ресурсов
criterion-further-right = правее
criterion-crest-he-lacks = герб, которого у него нет
criterion-crest-you-lack = герб, которого у вас нет
criterion-more-vp = больше ПО
criterion-more-resources = больше ресурсов
criterion-more-any = больше значков «любой»
criterion-more-ap = больше ОД
criterion-fewer-resources = требует меньше ресурсов
criterion-lacks-more = его контрактам не хватает больше
criterion-has-fewer = у него меньше
what-action = Действие
what-cathedral = Собор
what-character = Житель
what-colour = Цвет
what-contract = Контракт
what-resource = Ресурс
what-tile = Тайл бонуса
what-town = Город
need-stone = камень для собора
need-food = еда для герба
need-contract = для его контрактов
need-gold = другое не нужно

## Счёт

score-start = Начало
score-king = Шкала короля
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

why-not-now = Не сейчас: сначала ответьте на открытый вопрос.
why-storehouse-full = Ваш склад заполнен.
why-crest-owned = У вас уже есть такой герб.
why-no-contract-space = Выполненных и сохранённых контрактов у вас уже шесть.
why-needs-action = Для этого нужно другое действие: { $action }.
why-ap = Это стоит { $cost } ОД; у вас { $ap }.
why-tile-sector = Этот тайл берут вместе с кубиком его сектора.
why-tile-map = Там должен стоять ваш купец или архитектор, во время своего действия.
why-king-tile = Этот тайл — для самого высокого на шкале короля, в фазе короля.
why-not-yours = Это не ваше.
why-contract = Не хватает: шерсть { $wool }, железо { $iron }.
why-contract-any = Кроме названных, нужно { $amount ->
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
    } одного типа.
why-crest-places = У каждого здания уже есть герб.
why-food = Это стоит { $food } еды; у вас { $have }.
why-ap-helper = Этот помощник служит только действию вашего кубика.
why-colour-helper = Этого помощника используют, беря кубик.
why-no-room = Ни одна комната не подходит этому жителю.
why-die-taken = Вы уже взяли кубик в этом ходу.
why-die-picked = Сначала верните выбранный кубик.
why-spot = Фигурки ходят во время действий купца и архитектора.
why-already-there = Уже стоит там ({ $meeple }).
why-steps = Расстояние { $steps } ({ $meeple }); за раз один шаг, у вас { $ap } ОД.
why-space-reserved = Место для начального дома.
why-space-players = Только при { $players } и более игроках.
why-space-taken = Здесь уже есть дом.
why-own-house = В этом городе у вас уже есть дом.
why-no-house = В вашем запасе нет домов.
why-not-there = Ещё не там ({ $meeple }).
why-closed = Этот собор на реставрации.
why-given = Вы уже строили этот собор.
why-no-cathedral-tile = Тайлов этого собора не осталось.
why-stone = Это стоит { $stone } камня; у вас { $have }.
why-pillar-spaces = Свободных мест для колонн нет.
why-no-pillar = В вашем запасе нет колонн.
why-crest-there = У этого здания уже есть герб.
why-no-crest = На вашем складе нет гербов.
why-room-taken = Здесь уже кто-то живёт.
why-no-character = На вашем складе нет жителей.
why-type = Одно здание — один тип: ваши жители сюда не подходят.
why-trade = Это стоит { $price } золота; у вас { $have }.
why-action-by-die = Действие определяет кубик вашего хода.

## В терминале

show-round = Раунд
show-value = Значение
show-ap = ОД
show-action = Действие
show-dice = Кубики
show-bonus = Тайл бонуса
show-map-tiles = Тайлы бонусов на карте
show-corruption = Коррупция
show-houses = дома
show-pillars = колонны
show-storehouse = Склад
show-directives = Карты указаний
show-reserve = Резерв
show-unfulfilled = Невыполненные контракты
show-supply = Жители в запасе
show-legend = Карта: m купец, a архитектор, ^ дом, _ свободное место для дома, число: его ПО, B: бонусы здания, * тайл бонуса, камень:ПО собора, I колонна, x закрыт; число за названием: ярмарка. Кубики: G золото, F еда, W шерсть, S камень, I железо.
