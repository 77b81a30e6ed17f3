# The words of the board in the browser, in Russian.

ui-til-map = Карта
ui-til-wheel = Колесо
ui-til-ap = ОД
ui-til-turn = Ход { $turn } из 3
ui-til-actions = Текущие действия
ui-til-frame-die = Действие кубика
ui-til-frame-granted = Дополнительное действие; после него продолжится то, что выше
ui-til-die = Кубик «{ $die }»: { $action }, { $ap } ОД
ui-til-sector = { $action }: кубики со значением { $value }, { $ap } ОД
ui-til-turning = Взять кубик со значением { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }: { $action }, { $ap } ОД
ui-til-marker-of = { $player }: маркер +{ $ap } ОД
ui-til-contracts = Доступные контракты
ui-til-characters = Доступные жители
ui-til-pile = в стопке { $count }
ui-til-costs = цена: { $ap } ОД
ui-til-fairs = Ярмарки
ui-til-fair = Раунд { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } сейчас: { $value } × { $count } = { $vp } ПО
ui-til-fair-king = { $player } сейчас: { $value } и шкала милости короля { $count } ПО = { $vp } ПО
ui-til-fair-absent = { $player }: уже { $count }, но пока не участвует (там нужен дом или купец)
ui-til-fair-held = Эта ярмарка уже прошла.
ui-til-fair-here = Ярмарка раунда { $round }
ui-til-king = Шкала милости короля
ui-til-king-space = Деление { $vp } ПО
ui-til-king-tile = для того, кто выше всех на шкале милости короля
ui-til-king-last = Кто выше всех, тот в этом раунде получает 4 ПО
ui-til-corruption = Жетоны коррупции этого раунда; ещё лицом вниз: { $left }. Ещё не открытые значения: { $unseen }
ui-til-merchant-of = Купец: { $player }
ui-til-architect-of = Архитектор: { $player }
ui-til-steps = В пределах досягаемости: { $steps ->
        [one] { $steps } перемещение
        [few] { $steps } перемещения
       *[many] { $steps } перемещений
    }
ui-til-house-of = { $town }: дом игрока { $player }
ui-til-house-space = { $town }: место для дома, { $reward }
ui-til-reserved = для начального дома
ui-til-cathedral = Стоит { $stone ->
        [one] { $stone } камень
        [few] { $stone } камня
       *[many] { $stone } камней
    }, даёт { $vp } ПО. Верхний тайл { $top }; тайлы: { $tiles }
ui-til-cathedral-empty = Тайлов не осталось
ui-til-pillars-at = Колонны: { $taken } из { $spaces }
ui-til-storehouse = Склад
ui-til-free-slot = Свободное место на складе
ui-til-fulfilled = Выполненные контракты
ui-til-contract-space = Место для выполненного контракта
ui-til-contract-pillar = Место для выполненного контракта; его колонна пойдёт в запас
ui-til-buildings = Здания
ui-til-his-building = Здание { $number } Кардинала
ui-til-building-type = Тип: { $type }
ui-til-marker-home = Маркер +{ $ap } ОД: уйдёт на колесо, когда здание будет завершено
ui-til-marker-moved = Маркер +{ $ap } ОД лежит на колесе
ui-til-completed = Здание завершено
ui-til-filled = Все комнаты заполнены
ui-til-crest-cost = Герб здесь стоит { $food } еды
ui-til-room = Здание { $building }, этаж { $floor }: житель стоит { $ap } ОД
ui-til-house-supply = Дома: в запасе { $count }, на карте { $map }
ui-til-pillar-supply = Колонны: в запасе { $count }, на карте { $map }
ui-til-dice-taken = Кубики, взятые в этом раунде
ui-til-die-slot = Место для кубика
ui-til-trade = Свободное задание: обменять 2 золота на один другой ресурс
ui-til-exchange = Обмен за 1 ОД: отдать один ресурс, взять другой
ui-til-give-one = Отдать: { $resource }
ui-til-extra = Первый обмен хода даёт ещё один ресурс на выбор
ui-til-board-of = Планшет: { $player }
ui-til-place = Место в порядке хода: { $place }
ui-til-vp-now = ПО сейчас
ui-til-houses-map = Дома на карте
ui-til-pillars-map = Колонны на карте
ui-til-cathedrals-given = Построенные соборы
ui-til-crests-owned = Гербы
ui-til-completed-count = Завершённые здания
ui-til-cardinal-board = Планшет Кардинала
ui-til-directives = Карты указаний
ui-til-pawn = здесь Кардинал
ui-til-strip = Приоритет цветов, начиная с высшего
ui-til-challenges = Карты испытаний
ui-til-reserve = Гербы в его резерве
ui-til-reserved-food = Еда, отложенная на гербы: { $count }
ui-til-unfulfilled = Невыполненные контракты
ui-til-ready = готов
ui-til-lacks = не хватает { $count }
ui-til-his-supply = Жители в запасе
ui-til-none = Нет.
ui-til-last-turn = Его последний ход, шаг за шагом
ui-til-reconstructed-note = Некоторые напечатанные числа восстановлены: печатного источника для них не нашлось, и владелец печатной игры может их исправить (kingstable components tiletum --help). Кроме чисел на тайлах и местах:
ui-til-bag = Кубики в мешочке:
ui-til-unseen-bonus = Тайлы бонусов в стопке
ui-til-unseen-contracts = Контракты в стопке
ui-til-unseen-characters = Жители в стопке
ui-til-cathedrals = Соборы
ui-til-tiles = тайлы
ui-til-pillar-spaces = места для колонн
ui-til-house-spaces = Места для домов
ui-til-made-roads = Дороги между местами: { $count } из 37
ui-til-made-bonus-spots = Города с тайлом бонуса: { $count }
ui-til-made-corruption = Жетоны коррупции: { $count } из 6
ui-til-made-town-tiles = Тайлы городов для ярмарок: { $count } из 8
ui-til-made-gold = Начальное золото третьего и четвёртого игрока
ui-til-made-building = Здание 6: его комната и правило типов
ui-til-made-order = Порядок колеса действий в первой партии
ui-til-made-crest = Герб: { $crest }
ui-til-lens-king = Каждое ОД поднимает вас на деление шкалы милости короля
ui-til-lens-merchant = Каждое ОД — это перемещение купца, дом в городе, где он стоит, или тайл бонуса там
ui-til-lens-architect = Каждое ОД — это перемещение архитектора, колонна у собора, где он стоит, или тайл бонуса там
ui-til-lens-character = За 1 ОД берут жителя; комната стоит столько ОД, на каком она этаже
ui-til-lens-contract = Берите контракты и гербы за ОД под ними или обменивайте ресурс за 1 ОД
ui-til-lens-jester = Любое из остальных пяти действий
ui-til-lens-die = Даёт { $count } × { $resource } и действие своего сектора
ui-til-lens-town = Город. Дом приносит то, что на его месте, и пускает на здешнюю ярмарку
ui-til-lens-waypoint = Привал: купцы и архитекторы идут через него дальше
ui-til-lens-house-more = В конце дома × колонны: сейчас { $houses } × { $pillars } = { $now }, с ещё одним домом { $then }
ui-til-lens-pillar-more = В конце дома × колонны: сейчас { $houses } × { $pillars } = { $now }, с ещё одной колонной { $then }
ui-til-lens-pillar = С колонной здесь можно один раз заплатить камень в любой момент своего хода
ui-til-lens-completed = Завершённые здания в конце: { $steps } ПО; пока { $count }
ui-til-lens-king-track = После трёх кругов ваше деление даёт эти ПО или забирает их; кто выше, тот в новом раунде ходит раньше
ui-til-lens-room = Кто вселяется, сразу приносит свой бонус. В здании живут жители одного типа
ui-til-lens-tile-crest = Ложится под здание за еду. Заселённое здание с гербом — завершённое
ui-til-lens-tile-helper = Ждёт на складе; использовать его можно без ОД, после этого его нет
ui-til-lens-tile-contract = Ждёт на складе, пока вы не заплатите, что на нём указано; тогда даёт свои ПО, а колонна идёт в ваш запас
ui-til-lens-tile-character = Ждёт на складе, пока не получит комнату; тогда приносит свой бонус
ui-til-actions-all = Действия
ui-til-signs = Символы
ui-til-sign-vp = ПО
ui-til-sign-house = дом
ui-til-sign-pillar = колонна
ui-til-sign-cathedral = собор
ui-til-sign-building = здание
ui-til-sign-floors = верхние этажи
ui-til-sign-crest = герб
ui-til-sign-anything = любой ресурс
ui-til-sign-steps = перемещение купца или архитектора
ui-til-sign-brush = другой ресурс за кубик
ui-til-sign-hourglass = больше ОД
ui-til-sign-star = где угодно на карте

## Форма нового стола

ui-setting-wheel = В каком порядке шесть действий лежат вокруг кубиков.
ui-setting-difficulty = Кардинал играет с 1, 3 или 5 случайными картами испытаний.
ui-setting-challenges = Выберите карты испытаний Кардинала сами, вместо сложности.
