# Слова гри «Будівничі королівств» українською. Форма `.loc` місцевості каже, де саме, разом із прийменником.

## Складники

terrain-grass = Рівнина
    .gen = рівнини
    .dat = рівнині
    .acc = рівнину
    .ins = рівниною
    .loc = на рівнині
terrain-forest = Ліс
    .gen = лісу
    .dat = лісу
    .acc = ліс
    .ins = лісом
    .loc = в лісі
terrain-desert = Пустеля
    .gen = пустелі
    .dat = пустелі
    .acc = пустелю
    .ins = пустелею
    .loc = в пустелі
terrain-canyon = Каньйон
    .gen = каньйону
    .dat = каньйону
    .acc = каньйон
    .ins = каньйоном
    .loc = в каньйоні
terrain-flower-field = Квіткове поле
    .gen = квіткового поля
    .dat = квітковому полю
    .acc = квіткове поле
    .ins = квітковим полем
    .loc = на квітковому полі
terrain-water = Вода
    .gen = води
    .dat = воді
    .acc = воду
    .ins = водою
    .loc = на воді
terrain-mountain = Гора
    .gen = гори
    .dat = горі
    .acc = гору
    .ins = горою
    .loc = на горі
terrain-castle = Замок
    .gen = замку
    .dat = замку
    .acc = замок
    .ins = замком
    .loc = на клітинці замку
terrain-location = Локація
    .gen = локації
    .dat = локації
    .acc = локацію
    .ins = локацією
    .loc = на клітинці локації

location-oracle = Святилище
    .gen = святилища
    .dat = святилищу
    .acc = святилище
    .ins = святилищем
    .loc = у святилищі
location-farm = Ферма
    .gen = ферми
    .dat = фермі
    .acc = ферму
    .ins = фермою
    .loc = на фермі
location-oasis = Оазис
    .gen = оазису
    .dat = оазису
    .acc = оазис
    .ins = оазисом
    .loc = в оазисі
location-tower = Вежа
    .gen = вежі
    .dat = вежі
    .acc = вежу
    .ins = вежею
    .loc = у вежі
location-tavern = Таверна
    .gen = таверни
    .dat = таверні
    .acc = таверну
    .ins = таверною
    .loc = у таверні
location-barn = Комора
    .gen = комори
    .dat = коморі
    .acc = комору
    .ins = коморою
    .loc = у коморі
location-harbor = Гавань
    .gen = гавані
    .dat = гавані
    .acc = гавань
    .ins = гаванню
    .loc = у гавані
location-paddock = Загорода
    .gen = загороди
    .dat = загороді
    .acc = загороду
    .ins = загородою
    .loc = у загороді

## За що платять карти і що дають локації

card-fishermen-text = 1 золото за кожне ваше поселення поруч із водою (але не на воді).
card-miners-text = 1 золото за кожне ваше поселення поруч із горою.
card-merchants-text = 4 золота за кожен замок чи локацію, які ваша група поселень з’єднує з іншими.
card-workers-text = 1 золото за кожне ваше поселення поруч із замком чи локацією.
card-discoverers-text = 1 золото за кожну горизонтальну лінію, на якій є ваше поселення.
card-knights-text = 2 золота за кожне поселення на горизонтальній лінії, де їх у вас найбільше.
card-hermits-text = 1 золото за кожну окрему групу ваших поселень.
card-lords-text = На кожному фрагменті 12 золота за найбільшу кількість поселень і 6 золота за друге місце.
card-citizens-text = 1 золото за кожні 2 поселення вашої найбільшої групи.
card-farmers-text = 3 золота за кожне поселення на фрагменті, де їх у вас найменше.
score-castles-text = 3 золота за кожен замок, поруч із яким є ваше поселення.

location-oracle-text = Збудуйте поселення на місцевості вашої карти, за можливості поруч зі своїми.
location-farm-text = Збудуйте поселення на рівнині, за можливості поруч зі своїми.
location-oasis-text = Збудуйте поселення в пустелі, за можливості поруч зі своїми.
location-tower-text = Збудуйте поселення на краю поля, за можливості поруч зі своїми.
location-tavern-text = Збудуйте поселення на кінці прямої лінії щонайменше з 3 ваших поселень.
location-barn-text = Перемістіть поселення на місцевість вашої карти, за можливості поруч зі своїми.
location-harbor-text = Перемістіть поселення на воду, за можливості поруч зі своїми.
location-paddock-text = Перемістіть поселення на дві клітинки по прямій.

## Налаштування столу

setting-setup = Поле
setting-setup-random = Випадкове
setting-setup-first-game = Перша партія
setting-setup-chosen = На вибір
setting-sections = Фрагменти: ліворуч угорі, праворуч угорі, ліворуч унизу, праворуч унизу
setting-rotated = Повернуто на 180°
setting-cards = Карти королівства
setting-first = Перший гравець
setting-first-random = Випадковий
setting-first-0 = Місце 1
setting-first-1 = Місце 2
setting-first-2 = Місце 3
setting-first-3 = Місце 4

wrong-first-game-sections = Фрагменти: перша партія має власні ({ $sections }); виберіть поле «На вибір»
wrong-random-sections = Фрагменти: випадкове поле добирає їх саме; виберіть поле «На вибір»
wrong-rotated = Повернуто на 180°: виберіть також фрагменти
wrong-no-sections = Фрагменти: для поля «На вибір» потрібні чотири
wrong-first-game-cards = Карти королівства: перша партія має власні ({ $cards })

## Запитання

ask-build = Будуйте { $terrain_loc }, поруч зі своїми поселеннями: { $left ->
        [one] ще { $left } поселення
        [few] ще { $left } поселення
       *[many] ще { $left } поселень
    }.{ $tokens ->
        [1] {" "}Або спершу використайте жетон.
       *[0] {""}
    }
ask-build-anywhere = Будуйте { $terrain_loc }, де завгодно: { $left ->
        [one] ще { $left } поселення
        [few] ще { $left } поселення
       *[many] ще { $left } поселень
    }.{ $tokens ->
        [1] {" "}Або спершу використайте жетон.
       *[0] {""}
    }
ask-end = Обов’язкову дію виконано. Завершіть хід.
ask-use-or-end = Обов’язкову дію виконано. Використайте жетон або завершіть хід.
ask-target = { $location }: де збудуєте поселення?
ask-lift = { $location }: яке поселення переміщуєте?
ask-put = { $location }: куди переміщуєте поселення з { $hex }?

## Вибір

option-build = Збудувати на { $cell }
option-use = Використати жетон { $location_gen }
option-lift = Взяти поселення з { $cell }
option-put = Поставити на { $cell }
option-withdraw = Назад
option-end = Завершити хід

## Що буде втрачено

lose-builds = Ви ще можете будувати за допомогою жетонів: { $locations }.

## Що сталося

log-round = Раунд { $round }
log-play-card = { $seat } розігрує карту «{ $terrain }»
log-build = { $seat } будує { $terrain_loc } ({ $hex })
log-build-by = { $seat } будує на { $hex } за допомогою { $location_gen }
log-move-by = { $seat } переміщує поселення з { $start } на { $hex } за допомогою { $location_gen }
log-take-token = { $seat } бере жетон { $location_gen }
log-lose-token = { $seat } втрачає жетон { $location_gen }
log-dead-card = Вільних клітинок { $terrain_gen } немає: { $seat } вилучає карту з гри
log-new-card = { $seat } бере й розігрує карту «{ $terrain }»
log-reshuffle = Скинуті карти перемішано в нову колоду
log-draw = { $seat } бере карту
log-draw-known = { $seat } бере карту «{ $terrain }»
log-last-round = { $seat } будує своє останнє поселення: цей раунд останній
log-game-over = Гру завершено

## Рахунок

score-castles = Замки

## Чому ні

why-token-not-held = У вас немає такого жетона.
why-token-spent = Цей жетон уже використано цього ходу.
why-token-new = Новий жетон можна використати лише з вашого наступного ходу.
why-mandatory-under-way = Спершу завершіть обов’язкову дію.
why-action-under-way = Спершу завершіть цю дію або поверніться назад.
why-mandatory-complete = Цього ходу ви вже збудували всі поселення.
why-supply-empty = У вашому запасі немає поселень.
why-no-target = Для цієї дії немає жодної придатної клітинки.
why-not-yours = Тут немає вашого поселення.
why-nowhere-to-go = Це поселення нікуди перемістити.
why-just-left = Поселення стоїть саме тут, а його треба перемістити на іншу клітинку.
why-occupied = Тут уже є поселення ({ $other_seat }).
why-not-buildable = Будувати { $terrain_loc } не можна.
why-not-two-steps = Ця клітинка не за дві клітинки по прямій.
why-no-line = Ця клітинка не продовжує пряму лінію щонайменше з 3 ваших поселень.
why-not-edge = Ця клітинка не на краю поля.
why-adjacent-edge = На краю поля є місце поруч із вашими поселеннями, тож будувати треба там.
why-wrong-terrain = Потрібна клітинка { $wanted_gen }, а це клітинка { $terrain_gen }.
why-adjacent = Поруч із вашими поселеннями є місце { $terrain_loc }, тож { $move ->
        [1] перемістити поселення треба туди
       *[0] будувати треба там
    }.

## У терміналі

show-card = Карта
show-hand = У руці
show-round = Раунд
show-draw-pile = Колода
show-discard = Скид
show-removed = Поза грою
show-supply = Запас
show-gold = Золото
show-goals = Цілі
show-token-ready = не використано
show-token-spent = використано
show-token-new = щойно взято
show-to-build = Ще збудувати
show-last-round = Останній раунд
