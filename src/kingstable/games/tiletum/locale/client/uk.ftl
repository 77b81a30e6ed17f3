# The words of the board in the browser, in Ukrainian.

ui-til-map = Мапа
ui-til-wheel = Колесо
ui-til-ap = ОД
ui-til-turn = Хід { $turn } з 3
ui-til-actions = Поточні дії
ui-til-frame-die = Дія кубика
ui-til-frame-granted = Додаткова дія; після неї триватиме та, що вище
ui-til-die = Кубик «{ $die }»: { $action }, { $ap } ОД
ui-til-sector = { $action }: кубики зі значенням { $value }, { $ap } ОД
ui-til-turning = Узяти кубик зі значенням { $value }{ $price ->
        [0] { "" }
       *[other] { "" } за { $price } золота
    }: { $action }, { $ap } ОД
ui-til-marker-of = { $player }: маркер +{ $ap } ОД
ui-til-contracts = Доступні контракти
ui-til-characters = Доступні мешканці
ui-til-pile = у стосі { $count }
ui-til-costs = ціна: { $ap } ОД
ui-til-fairs = Ярмарки
ui-til-fair = Раунд { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } зараз: { $value } × { $count } = { $vp } ПБ
ui-til-fair-king = { $player } зараз: { $value } і { $count } ПБ за шкалу милості короля = { $vp } ПБ
ui-til-fair-absent = { $player }: уже { $count }, але участі ще не бере (там потрібен дім або купець)
ui-til-fair-held = Цей ярмарок уже відбувся.
ui-til-fair-here = Ярмарок раунду { $round }
ui-til-king = Шкала милості короля
ui-til-king-space = Поділка { $vp } ПБ
ui-til-king-tile = для того, хто найвище на шкалі милості короля
ui-til-king-last = Хто найвище, той цього раунду отримує 4 ПБ
ui-til-corruption = Жетони корупції цього раунду; ще долілиць: { $left }. Ще не відкриті значення: { $unseen }
ui-til-merchant-of = Купець: { $player }
ui-til-architect-of = Архітектор: { $player }
ui-til-steps = У межах досяжності: { $steps ->
        [one] { $steps } переміщення
        [few] { $steps } переміщення
       *[many] { $steps } переміщень
    }
ui-til-house-of = { $town }: дім гравця { $player }
ui-til-house-space = { $town }: місце для дому, { $reward }
ui-til-reserved = для початкового дому
ui-til-cathedral = Коштує { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }, дає { $vp } ПБ. Верхній тайл { $top }; тайли: { $tiles }
ui-til-cathedral-empty = Тайлів не лишилося
ui-til-pillars-at = Колони: { $taken } з { $spaces }
ui-til-storehouse = Склад
ui-til-free-slot = Вільне місце на складі
ui-til-fulfilled = Укладені контракти
ui-til-contract-space = Місце для укладеного контракту
ui-til-contract-pillar = Місце для укладеного контракту; його колона піде в запас
ui-til-buildings = Будівлі
ui-til-his-building = Будівля { $number } Кардинала
ui-til-building-type = Тип: { $type }
ui-til-marker-home = Маркер +{ $ap } ОД: піде на колесо, коли будівлю буде завершено
ui-til-marker-moved = Маркер +{ $ap } ОД лежить на колесі
ui-til-completed = Будівлю завершено
ui-til-filled = Усі кімнати заповнені
ui-til-crest-cost = Герб тут коштує { $food } їжі
ui-til-room = Будівля { $building }, поверх { $floor }: мешканець коштує { $ap } ОД
ui-til-house-supply = Доми: у запасі { $count }, на мапі { $map }
ui-til-pillar-supply = Колони: у запасі { $count }, на мапі { $map }
ui-til-dice-taken = Кубики, взяті цього раунду
ui-til-die-slot = Місце для кубика
ui-til-trade = Вільне завдання: обміняти 2 золота на один інший ресурс
ui-til-exchange = Обмін за 1 ОД: віддати один ресурс, узяти інший
ui-til-give-one = Віддати: { $resource }
ui-til-extra = Перший обмін ходу дає ще один ресурс на вибір
ui-til-board-of = Планшет: { $player }
ui-til-place = Порядок ходу: { $place }
ui-til-vp-now = ПБ зараз
ui-til-houses-map = Доми на мапі
ui-til-pillars-map = Колони на мапі
ui-til-cathedrals-given = Збудовані собори
ui-til-crests-owned = Герби
ui-til-completed-count = Завершені будівлі
ui-til-cardinal-board = Планшет Кардинала
ui-til-directives = Карти-вказівки
ui-til-pawn = тут Кардинал
ui-til-strip = Пріоритетність кольорів, від найвищої
ui-til-challenges = Карти-виклики
ui-til-reserve = Герби в його резерві
ui-til-reserved-food = Їжа, відкладена на герби: { $count }
ui-til-unfulfilled = Неукладені контракти
ui-til-ready = готовий
ui-til-lacks = бракує { $count }
ui-til-his-supply = Мешканці в запасі
ui-til-none = Немає.
ui-til-last-turn = Його останній хід, крок за кроком
ui-til-reconstructed-note = Деякі надруковані числа відтворено: друкованого джерела для них не знайшлося, і власник друкованої гри може їх виправити (kingstable components tiletum --help). Крім чисел на тайлах і місцях:
ui-til-bag = Кубики в торбинці:
ui-til-unseen-bonus = Тайли бонусів у стосі
ui-til-unseen-contracts = Контракти в стосі
ui-til-unseen-characters = Мешканці в стосі
ui-til-cathedrals = Собори
ui-til-tiles = тайли
ui-til-pillar-spaces = місця для колон
ui-til-house-spaces = Місця для домів
ui-til-made-roads = Дороги між місцями: { $count } з 37
ui-til-made-bonus-spots = Міста з тайлом бонуса: { $count }
ui-til-made-corruption = Жетони корупції: { $count } з 6
ui-til-made-town-tiles = Тайли міст для ярмарків: { $count } з 8
ui-til-made-gold = Початкове золото третього й четвертого гравця
ui-til-made-building = Будівля 6: її кімната й правило типів
ui-til-made-order = Порядок колеса дій у першій партії
ui-til-made-crest = Герб: { $crest }
ui-til-lens-king = Кожне ОД піднімає вас на поділку шкали милості короля
ui-til-lens-merchant = Кожне ОД — це переміщення купця, дім у місті, де він стоїть, або тайл бонуса там
ui-til-lens-architect = Кожне ОД — це переміщення архітектора, колона біля собору, де він стоїть, або тайл бонуса там
ui-til-lens-character = За 1 ОД беруть мешканця; кімната коштує стільки ОД, який її поверх
ui-til-lens-contract = Беріть контракти й герби за ОД під ними або обмінюйте ресурс за 1 ОД
ui-til-lens-jester = Будь-яка з інших п’яти дій
ui-til-lens-die = Дає { $count } × { $resource } і дію свого сектора
ui-til-lens-town = Місто. Дім приносить те, що на його місці, і пускає на тутешній ярмарок
ui-til-lens-waypoint = Привал: купці й архітектори йдуть крізь нього далі
ui-til-lens-house-more = Наприкінці доми × колони: зараз { $houses } × { $pillars } = { $now }, із ще одним домом { $then }
ui-til-lens-pillar-more = Наприкінці доми × колони: зараз { $houses } × { $pillars } = { $now }, із ще однією колоною { $then }
ui-til-lens-pillar = Маючи тут колону, можна один раз сплатити камінь будь-коли у свій хід
ui-til-lens-completed = Завершені будівлі наприкінці: { $steps } ПБ; поки що { $count }
ui-til-lens-king-track = Після трьох кіл ваша поділка дає ці ПБ або забирає їх; хто вище, той у новому раунді ходить раніше
ui-til-lens-room = Хто заселяється, одразу приносить свій бонус. У будівлі живуть мешканці одного типу
ui-til-lens-tile-crest = Лягає під будівлю за їжу. Заселена будівля з гербом — завершена
ui-til-lens-tile-helper = Чекає на складі; скористатися ним можна без ОД, після цього його немає
ui-til-lens-tile-contract = Чекає на складі, доки ви не сплатите, що на ньому вказано; тоді дає свої ПБ, а колона йде у ваш запас
ui-til-lens-tile-character = Чекає на складі, доки не отримає кімнату; тоді приносить свій бонус
ui-til-actions-all = Дії
ui-til-signs = Символи
ui-til-sign-vp = ПБ
ui-til-sign-house = дім
ui-til-sign-pillar = колона
ui-til-sign-cathedral = собор
ui-til-sign-building = будівля
ui-til-sign-floors = верхні поверхи
ui-til-sign-crest = герб
ui-til-sign-anything = будь-який ресурс
ui-til-sign-steps = переміщення купця чи архітектора
ui-til-sign-brush = інший ресурс за кубик
ui-til-sign-hourglass = більше ОД
ui-til-sign-star = будь-де на мапі

## Форма нового столу

ui-setting-wheel = У якому порядку шість дій лежать довкола кубиків.
ui-setting-difficulty = Кардинал грає з 1, 3 або 5 випадковими картами-викликами.
ui-setting-challenges = Виберіть карти-виклики Кардинала самі, замість складності.
