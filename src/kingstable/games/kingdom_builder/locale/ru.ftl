# Слова игры «Строители королевств» по-русски. Форма `.loc` местности говорит, где именно, вместе с предлогом.

## Компоненты

terrain-grass = Равнина
    .gen = равнины
    .dat = равнине
    .acc = равнину
    .ins = равниной
    .loc = на равнине
terrain-forest = Лес
    .gen = леса
    .dat = лесу
    .acc = лес
    .ins = лесом
    .loc = в лесу
terrain-desert = Пустыня
    .gen = пустыни
    .dat = пустыне
    .acc = пустыню
    .ins = пустыней
    .loc = в пустыне
terrain-canyon = Каньон
    .gen = каньона
    .dat = каньону
    .acc = каньон
    .ins = каньоном
    .loc = в каньоне
terrain-flower-field = Цветочное поле
    .gen = цветочного поля
    .dat = цветочному полю
    .acc = цветочное поле
    .ins = цветочным полем
    .loc = на цветочном поле
terrain-water = Вода
    .gen = воды
    .dat = воде
    .acc = воду
    .ins = водой
    .loc = на воде
terrain-mountain = Гора
    .gen = горы
    .dat = горе
    .acc = гору
    .ins = горой
    .loc = на горе
terrain-castle = Замок
    .gen = замка
    .dat = замку
    .acc = замок
    .ins = замком
    .loc = на клетке замка
terrain-location = Локация
    .gen = локации
    .dat = локации
    .acc = локацию
    .ins = локацией
    .loc = на клетке локации

location-oracle = Святилище
    .gen = святилища
    .dat = святилищу
    .acc = святилище
    .ins = святилищем
    .loc = в святилище
location-farm = Ферма
    .gen = фермы
    .dat = ферме
    .acc = ферму
    .ins = фермой
    .loc = на ферме
location-oasis = Оазис
    .gen = оазиса
    .dat = оазису
    .acc = оазис
    .ins = оазисом
    .loc = в оазисе
location-tower = Башня
    .gen = башни
    .dat = башне
    .acc = башню
    .ins = башней
    .loc = в башне
location-tavern = Таверна
    .gen = таверны
    .dat = таверне
    .acc = таверну
    .ins = таверной
    .loc = в таверне
location-barn = Амбар
    .gen = амбара
    .dat = амбару
    .acc = амбар
    .ins = амбаром
    .loc = в амбаре
location-harbor = Гавань
    .gen = гавани
    .dat = гавани
    .acc = гавань
    .ins = гаванью
    .loc = в гавани
location-paddock = Загон
    .gen = загона
    .dat = загону
    .acc = загон
    .ins = загоном
    .loc = в загоне

## За что платят карты и что дают локации

card-fishermen-text = 1 золото за каждое ваше поселение рядом с водой (но не на воде).
card-miners-text = 1 золото за каждое ваше поселение рядом с горой.
card-merchants-text = 4 золота за каждый замок или локацию, которые ваша группа поселений соединяет с другими.
card-workers-text = 1 золото за каждое ваше поселение рядом с замком или локацией.
card-discoverers-text = 1 золото за каждую горизонтальную линию, на которой есть ваше поселение.
card-knights-text = 2 золота за каждое поселение на горизонтальной линии, где их у вас больше всего.
card-hermits-text = 1 золото за каждую отдельную группу ваших поселений.
card-lords-text = На каждом фрагменте 12 золота за наибольшее число поселений и 6 золота за второе место.
card-citizens-text = 1 золото за каждые 2 поселения вашей самой большой группы.
card-farmers-text = 3 золота за каждое поселение на фрагменте, где их у вас меньше всего.
score-castles-text = 3 золота за каждый замок, рядом с которым есть ваше поселение.

location-oracle-text = Постройте поселение на местности вашей карты, по возможности рядом со своими.
location-farm-text = Постройте поселение на равнине, по возможности рядом со своими.
location-oasis-text = Постройте поселение в пустыне, по возможности рядом со своими.
location-tower-text = Постройте поселение на краю поля, по возможности рядом со своими.
location-tavern-text = Постройте поселение на конце прямой линии хотя бы из 3 ваших поселений.
location-barn-text = Переместите поселение на местность вашей карты, по возможности рядом со своими.
location-harbor-text = Переместите поселение на воду, по возможности рядом со своими.
location-paddock-text = Переместите поселение на две клетки по прямой.

## Настройки стола

setting-setup = Поле
setting-setup-random = Случайное
setting-setup-first-game = Первая партия
setting-setup-chosen = На выбор
setting-sections = Фрагменты: слева вверху, справа вверху, слева внизу, справа внизу
setting-rotated = Повёрнуто на 180°
setting-cards = Карты королевства
setting-first = Первый игрок
setting-first-random = Случайный
setting-first-0 = Место 1
setting-first-1 = Место 2
setting-first-2 = Место 3
setting-first-3 = Место 4

wrong-first-game-sections = Фрагменты: у первой партии они свои ({ $sections }); выберите поле «На выбор»
wrong-random-sections = Фрагменты: случайное поле набирает их само; выберите поле «На выбор»
wrong-rotated = Повёрнуто на 180°: выберите и фрагменты
wrong-no-sections = Фрагменты: для поля «На выбор» нужны четыре
wrong-first-game-cards = Карты королевства: у первой партии они свои ({ $cards })

## Вопросы

ask-build = Стройте { $terrain_loc }, рядом со своими поселениями: { $left ->
        [one] ещё { $left } поселение
        [few] ещё { $left } поселения
       *[many] ещё { $left } поселений
    }.{ $tokens ->
        [1] {" "}Или сначала используйте жетон.
       *[0] {""}
    }
ask-build-anywhere = Стройте { $terrain_loc }, где угодно: { $left ->
        [one] ещё { $left } поселение
        [few] ещё { $left } поселения
       *[many] ещё { $left } поселений
    }.{ $tokens ->
        [1] {" "}Или сначала используйте жетон.
       *[0] {""}
    }
ask-end = Обязательное действие выполнено. Завершите ход.
ask-use-or-end = Обязательное действие выполнено. Используйте жетон или завершите ход.
ask-target = { $location }: где построите поселение?
ask-lift = { $location }: какое поселение перемещаете?
ask-put = { $location }: куда перемещаете поселение с клетки { $hex }?

## Выбор

option-build = Построить на клетке { $cell }
option-use = Использовать жетон { $location_gen }
option-lift = Взять поселение с клетки { $cell }
option-put = Поставить на клетку { $cell }
option-withdraw = Назад
option-end = Завершить ход

## Что будет потеряно

lose-builds = Вы ещё можете построить с помощью жетонов: { $locations }.

## Что произошло

log-round = Раунд { $round }
log-play-card = { $seat } разыгрывает карту «{ $terrain }»
log-build = { $seat } строит { $terrain_loc } ({ $hex })
log-build-by = { $seat } строит на клетке { $hex } с помощью { $location_gen }
log-move-by = { $seat } перемещает поселение с клетки { $start } на клетку { $hex } с помощью { $location_gen }
log-take-token = { $seat } берёт жетон { $location_gen }
log-lose-token = { $seat } теряет жетон { $location_gen }
log-dead-card = Свободных клеток { $terrain_gen } нет: { $seat } убирает карту из игры
log-new-card = { $seat } берёт и разыгрывает карту «{ $terrain }»
log-reshuffle = Сброшенные карты перемешаны в новую стопку
log-draw = { $seat } берёт карту
log-draw-known = { $seat } берёт карту «{ $terrain }»
log-last-round = { $seat } строит своё последнее поселение: этот раунд последний
log-game-over = Игра окончена

## Счёт

score-castles = Замки

## Почему нет

why-token-not-held = У вас нет такого жетона.
why-token-spent = Этот жетон уже использован в этом ходу.
why-token-new = Новый жетон можно использовать лишь со следующего вашего хода.
why-mandatory-under-way = Сначала завершите обязательное действие.
why-action-under-way = Сначала завершите это действие или вернитесь назад.
why-mandatory-complete = В этом ходу вы уже построили все поселения.
why-supply-empty = В вашем запасе нет поселений.
why-no-target = Для этого действия нет ни одной подходящей клетки.
why-not-yours = Здесь нет вашего поселения.
why-nowhere-to-go = Это поселение некуда переместить.
why-just-left = Поселение стоит именно здесь, а его нужно переместить на другую клетку.
why-occupied = Здесь уже есть поселение ({ $other_seat }).
why-not-buildable = Строить { $terrain_loc } нельзя.
why-not-two-steps = Эта клетка не в двух клетках по прямой.
why-no-line = Эта клетка не продолжает прямую линию хотя бы из 3 ваших поселений.
why-not-edge = Эта клетка не на краю поля.
why-adjacent-edge = На краю поля есть место рядом с вашими поселениями, поэтому строить нужно там.
why-wrong-terrain = Нужна клетка { $wanted_gen }, а это клетка { $terrain_gen }.
why-adjacent = Рядом с вашими поселениями есть место { $terrain_loc }, поэтому { $move ->
        [1] переместить поселение нужно туда
       *[0] строить нужно там
    }.

## В терминале

show-card = Карта
show-hand = В руке
show-round = Раунд
show-draw-pile = Стопка
show-discard = Сброс
show-removed = Вне игры
show-supply = Запас
show-gold = Золото
show-goals = Цели
show-token-ready = не использовано
show-token-spent = использовано
show-token-new = только что взято
show-to-build = Ещё построить
show-last-round = Последний раунд
