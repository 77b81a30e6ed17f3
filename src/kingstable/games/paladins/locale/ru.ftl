# Слова «Паладинов Западного королевства» по-русски.

## Награды

reward-worker = { $amount ->
        [1] { $worker }
       *[other] { $amount } × { $worker }
    }
reward-attribute = +{ $amount } { $attribute }
reward-silver = { $amount ->
        [one] { $amount } серебряник
        [few] { $amount } серебряника
       *[many] { $amount } серебряников
    }
reward-provision = { $amount ->
        [one] { $amount } жетон провизии
        [few] { $amount } жетона провизии
       *[many] { $amount } жетонов провизии
    }
reward-tax = { $amount ->
        [one] { $amount } налог
        [few] { $amount } налога
       *[many] { $amount } налогов
    }
reward-pray = { $amount ->
        [1] молитва
       *[other] { $amount } × молитва
    }
reward-discard-suspicion = { $amount ->
        [one] сбросить { $amount } карту подозрения
        [few] сбросить { $amount } карты подозрений
       *[many] сбросить { $amount } карт подозрений
    }
reward-destroy-debt = { $amount ->
        [one] уничтожить { $amount } долг
        [few] уничтожить { $amount } долга
       *[many] уничтожить { $amount } долгов
    }
reward-pay-debt = { $amount ->
        [one] оплатить { $amount } долг
        [few] оплатить { $amount } долга
       *[many] оплатить { $amount } долгов
    }
reward-free-recruit = { $amount ->
        [1] бесплатный наём
       *[other] { $amount } × бесплатный наём
    }
reward-free-develop = { $amount ->
        [1] бесплатное развитие
       *[other] { $amount } × бесплатное развитие
    }
reward-all = { $parts }
reward-or = { $left } или { $right }
reward-nothing = ничего
price-silver = { $amount ->
        [0] бесплатно
        [one] { $amount } серебряник
        [few] { $amount } серебряника
       *[many] { $amount } серебряников
    }
price-debt = долг
any-worker = любой рабочий

ability-action = за каждое действие «{ $action }»: { $reward }
ability-pay-debt = за каждый оплаченный долг: { $reward }
ability-always = во время инквизиции: { $reward }
ability-suspicion-is-0 = во время инквизиции, если нет подозрений: { $reward }
ability-suspicion-at-least-2 = во время инквизиции, если есть 2 или больше карт подозрений: { $reward }

worth = 1 ПО за { $per ->
        [1] { $what }
       *[other] каждые { $per } { $what_acc }
    }
worth-base = { $base } ПО и ещё 1 ПО за { $per ->
        [1] { $what }
       *[other] каждые { $per } { $what_acc }
    }
count-attacked-byzantine = каждого атакованного византийца
    .acc = карты атакованных византийцев
count-attacked-saracen = каждого атакованного сарацина
    .acc = карты атакованных сарацинов
count-attacked-viking = каждого атакованного викинга
    .acc = карты атакованных викингов
count-commission-count = каждое поручение
    .acc = поручения
count-fortify-count = каждую стену
    .acc = стены
count-garrison-count = каждую мобилизацию
    .acc = мобилизации
count-absolve-count = каждое отпущение грехов
    .acc = отпущения грехов
count-townsfolk-kept = каждого нанятого горожанина
    .acc = карты нанятых горожан
count-workshops-placed = каждую размещённую мастерскую
    .acc = размещённые мастерские
count-faith-track = каждое очко веры
    .acc = очка веры
count-strength-track = каждое очко силы
    .acc = очка силы
count-influence-track = каждое очко влияния
    .acc = очка влияния
count-paid-debts = каждый оплаченный долг
    .acc = оплаченных долга
count-unpaid-debts = каждый неоплаченный долг
    .acc = неоплаченных долга
count-orders-completed = каждый выполненный приказ короля
    .acc = выполненных приказа короля
count-suspicion-held = каждую карту подозрения
    .acc = карты подозрений
count-mercenaries-converted = каждого обращённого наёмника
    .acc = карты обращённых наёмников

paladin-waive-silver = действие «{ $action }» не стоит серебряников
paladin-waive-provision = действие «{ $action }» не стоит провизии
paladin-reduce-silver = { $amount ->
        [one] действие «{ $action }» дешевле на { $amount } серебряник
        [few] действие «{ $action }» дешевле на { $amount } серебряника
       *[many] действие «{ $action }» дешевле на { $amount } серебряников
    }
paladin-bonus = за каждое действие «{ $action }» ещё и { $reward }

## Настройки стола

setting-difficulty = Сложность (одиночная игра)

## Вопросы

ask-setup-hire = Наймите горожанина бесплатно.
ask-paladin = Ваши паладины: 1 { $first }, 2 { $second }, 3 { $third }. Кого используете, кого положите на колоду, а кого под неё?
ask-tavern = Выберите таверну и возьмите её рабочих.
ask-action = Выполните действие или спасуйте.
ask-end = Ваш ход завершён.
ask-place = Каких рабочих вы размещаете?
ask-keep = Каких рабочих вы оставляете на следующий раунд? Не больше { $most }.
ask-workshop = Куда поставить мастерскую?
ask-free-develop = Бесплатное развитие: куда поставить мастерскую?
ask-hire = Кого из горожан вы нанимаете?
ask-send = Кого из горожан вы сбрасываете ради награды?
ask-free-recruit = Бесплатный наём: наймите горожанина или сбросьте его ради награды.
ask-pray = С какого действия вы убираете рабочих?
ask-pray-reward = Молитва: с какого действия вы убираете рабочих?
ask-commission = Куда вы отправляете монаха?
ask-garrison = Где вы ставите заставу?
ask-jar = На какую клетку вы перемещаете кувшин?
ask-attack = Кого из чужаков вы атакуете?
ask-convert = Кого из чужаков вы обращаете?
ask-choose = Выберите одну награду.
ask-next = Что разыграть дальше?
ask-discard = { $most ->
        [1] Сбросить карту подозрения?
       *[other] Сколько карт подозрений вы сбрасываете? Не больше { $most }.
    }
ask-destroy = { $most ->
        [1] Уничтожить долг?
       *[other] Сколько долгов вы уничтожаете? Не больше { $most }.
    }
ask-repay = { $most ->
        [1] Оплатить долг?
       *[other] Сколько долгов вы оплачиваете? Не больше { $most }.
    }

## Варианты

option-paladin = Использовать { $use }, { $top } на колоду, { $bottom } под колоду
option-tavern = Таверна: { $workers }
option-use = { $workers ->
        [one] { $action }: { $workers } рабочий
        [few] { $action }: { $workers } рабочих
       *[many] { $action }: { $workers } рабочих
    }
option-favour = Милость короля: { $favour } ({ $cost }) – { $reward }
option-place = { $workers }
option-hire = Нанять: { $card } ({ $price }) – { $ability }
option-hire-instant = Нанять: { $card } ({ $price }) – сразу { $instant }; { $ability }
option-send = Сбросить: { $card } ({ $price }) – { $reward }
option-workshop = { $action }, клетка { $space }
option-clear = { $action }
option-occupy = Регион { $region }, клетка { $place }: { $reward }
option-jar = { $reward }
option-attack = { $silver ->
        [0] Атаковать: { $card } – { $reward }
        [one] Атаковать за { $silver } серебряник: { $card } – { $reward }
        [few] Атаковать за { $silver } серебряника: { $card } – { $reward }
       *[many] Атаковать за { $silver } серебряников: { $card } – { $reward }
    }
option-convert = Обратить: { $card } – { $reward }; { $worth }
option-choose = { $reward }
option-next = { $effect }
option-discard = { $amount ->
        [0] Не сбрасывать
       *[other] Сбросить { $amount }
    }
option-destroy = { $amount ->
        [0] Не уничтожать
       *[other] Уничтожить { $amount }
    }
option-repay = { $amount ->
        [0] Не оплачивать
       *[other] Оплатить { $amount }
    }
option-decline = Отказаться
option-keep = Оставить: { $workers }
option-keep-nobody = Никого не оставлять
option-pass = Спасовать
option-end = Завершить ход

## Что произошло

log-round = Раунд { $round }
log-first-player = Первый игрок – { $seat }
log-order-revealed = { $order }, за { $vp } ПО
log-favour-revealed = Милость короля { $slot }: { $favour }
log-taverns = Таверны: { $cards }
log-taverns-shuffled = { $cards ->
        [one] { $cards } карта таверн перетасована в новую колоду
        [few] { $cards } карты таверн перетасованы в новую колоду
       *[many] { $cards } карт таверн перетасованы в новую колоду
    }
log-paladin-chosen = { $seat }: паладин выбран
log-paladin-chosen-known = { $seat }: в этом раунде { $use }; { $top } – на колоду, { $bottom } – под колоду
log-paladin = { $seat } открывает паладина: { $paladin }
log-tavern = { $seat } берёт: { $tavern }
log-crew = { $seat } получает: { $workers }
log-use = { $seat }: { $action } ({ $workers })
log-favour = { $seat }: милость короля «{ $favour }» ({ $workers })
log-pay-silver = { $amount ->
        [one] { $seat } платит { $amount } серебряник
        [few] { $seat } платит { $amount } серебряника
       *[many] { $seat } платит { $amount } серебряников
    }
log-pay-provisions = { $amount ->
        [one] { $seat } платит { $amount } жетон провизии
        [few] { $seat } платит { $amount } жетона провизии
       *[many] { $seat } платит { $amount } жетонов провизии
    }
log-gain = { $seat } получает: { $reward }
log-criminals = { $amount ->
        [1] { $seat } получает: { $worker }
       *[other] { $seat } получает: { $amount } × { $worker }
    }
log-hire = { $seat } нанимает: { $card }
log-send = { $seat } сбрасывает ради награды: { $card }
log-workshop = { $seat } ставит мастерскую на действие «{ $action }», клетка { $space }
log-pray = { $seat } убирает рабочих с действия «{ $action }»
log-monk = { $seat } отправляет монаха: регион { $region }, клетка { $place }
log-outpost = { $seat } ставит заставу: регион { $region }, клетка { $place }
log-wall = { $seat } строит: { $wall } ({ $reward })
log-jar = { $seat } перемещает кувшин: { $reward }
log-attack = { $seat } атакует: { $card }
log-convert = { $seat } обращает: { $card }
log-townsfolk-acts = { $seat }: действует { $card }
log-paladin-acts = { $seat }: помогает паладин
log-suspicion = { $seat } берёт карту «{ $card }»
log-suspicion-discarded = { $amount ->
        [one] { $seat } сбрасывает { $amount } карту подозрения, осталось { $left }
        [few] { $seat } сбрасывает { $amount } карты подозрений, осталось { $left }
       *[many] { $seat } сбрасывает { $amount } карт подозрений, осталось { $left }
    }
log-suspicion-shuffled = { $cards ->
        [one] { $cards } карта подозрения перетасована в новую колоду
        [few] { $cards } карты подозрений перетасованы в новую колоду
       *[many] { $cards } карт подозрений перетасованы в новую колоду
    }
log-no-suspicion-cards = Карт подозрений больше нет
log-tax = { $seat } получает налог: { $amount } (из налогового запаса { $taken }, там осталось { $left })
log-tax-filled = Налоговый запас пополнен до { $amount }
log-debt = { $amount ->
        [one] { $seat } берёт { $amount } долг
        [few] { $seat } берёт { $amount } долга
       *[many] { $seat } берёт { $amount } долгов
    }
log-debt-paid = { $seat } оплачивает долг
log-debt-destroyed = { $amount ->
        [one] { $seat } уничтожает { $amount } долг
        [few] { $seat } уничтожает { $amount } долга
       *[many] { $seat } уничтожает { $amount } долгов
    }
log-inquisition = Инквизиция!
log-inquisition-nobody = Никто не под подозрением, долгов не берёт никто
log-pass = { $seat } пасует
log-keep = { $seat } оставляет: { $workers }
log-refresh = Игровое поле обновляется
log-discarded = Из ряда убрана карта: { $card }
log-new-townsfolk = Новые горожане: { $cards }
log-new-outsiders = Новые чужаки: { $cards }

## Что делает игрок-бот, шаг за шагом

log-ai-setup = Игрок-бот начинает с мастерской на каждом из действий: { $actions }
log-ai-workshop = Мастерская бота с приказа переходит на действие «{ $action }»
log-ai-favour-scheme = Схема бота «Милость короля» уходит в сброс схем
log-ai-workers = Игрок-бот начинает раунд, имея { $workers } рабочих
log-ai-tavern = { $criminals ->
        [one] На оставшейся таверне { $criminals } преступник: бот берёт за него карту подозрения
        [few] На оставшейся таверне { $criminals } преступника: бот берёт за каждого карту подозрения
       *[many] На оставшейся таверне { $criminals } преступников: бот берёт за каждого карту подозрения
    }
log-ai-pass = У бота нет рабочих, он пасует
log-ai-scheme = Игрок-бот открывает карту «{ $scheme }»
log-ai-schemes-shuffled = Карты схем бота перетасованы в новую колоду: { $cards }
log-ai-cannot = Действие «{ $action }» боту недоступно: { $why }
log-ai-falls-back = Вместо этого он выполняет крайнее левое из доступных действий в левой части планшета
log-ai-use = Игрок-бот: { $action }, рабочих { $workers }, осталось { $left }
log-ai-recruit = Фишка на { $marker }: бот сбрасывает карту «{ $card }» из ячейки { $slot }
log-ai-outsider = Фишка на { $marker }: бот берёт карту «{ $card }» из ячейки { $slot }
log-ai-favour = Фишка на { $marker }: бот использует «{ $favour }» в ячейке { $slot }
log-ai-space = Лучшая свободная клетка – регион { $region }, клетка { $place }: { $reward }
log-ai-jar = Бот переворачивает кувшин { $jars }
log-ai-wall = Бот строит: { $wall } ({ $reward })
log-ai-alternative = Бот берёт крайний левый вариант, который может ему помочь: { $reward }
log-ai-pray = { $workers ->
        [one] Бот убирает { $workers } рабочего с правой части планшета
       *[other] Бот убирает { $workers } рабочих с правой части планшета
    }
log-ai-pray-worker = На правой части планшета никого нет, поэтому бот получает 1 рабочего
log-ai-rest = Бот отдыхает, рабочих осталось { $left }: фишка движется на { $steps }, бот спасовал
log-ai-gains-workers = { $amount ->
        [one] Бот получает { $amount } рабочего
       *[other] Бот получает { $amount } рабочих
    }
log-ai-attribute = { $attribute } бота теперь { $value }
log-ai-resources = Серебряников и провизии для бота: { $amount }; вместо них движется его фишка
log-ai-marker = Фишка бота: с { $before } на { $after }
log-ai-wrap = Фишка обошла круг: самый низкий показатель, { $attribute }, теперь { $value }
log-ai-suspicion = Бот берёт карту «{ $card }»
log-ai-suspicion-discarded = { $amount ->
        [one] Бот сбрасывает { $amount } карту подозрения, осталось { $left }
        [few] Бот сбрасывает { $amount } карты подозрений, осталось { $left }
       *[many] Бот сбрасывает { $amount } карт подозрений, осталось { $left }
    }
log-ai-tax = Налог для бота: { $amount }; из налогового запаса уходит { $taken }, осталось { $left }
log-ai-tax-lost = Боту нечего сбросить: из налогового запаса уходит 1 серебряник, осталось { $left }
log-ai-debt = { $amount ->
        [one] Бот берёт { $amount } долг
        [few] Бот берёт { $amount } долга
       *[many] Бот берёт { $amount } долгов
    }
log-ai-debt-paid = Бот оплачивает долг
log-ai-debt-destroyed = { $amount ->
        [one] Бот уничтожает { $amount } долг
        [few] Бот уничтожает { $amount } долга
       *[many] Бот уничтожает { $amount } долгов
    }
ai-why-blocked = там уже стоят его рабочие
ai-why-workers = нужно рабочих { $need }, есть { $have }
ai-why-attribute = { $attribute }: нужно { $need }, есть { $have }
ai-why-no-townsfolk = в ряду нет горожан
ai-why-no-favour = нет свободной милости короля
ai-why-no-space = нет доступной свободной клетки
ai-why-no-outsider = нет доступного чужака
ai-why-no-wall = стен больше нет
ai-why-limit = это действие он уже выполнил раз: { $count }

## Подсчёт

score-orders = Приказы короля
score-faith = Вера
score-strength = Сила
score-influence = Влияние
score-commission = Поручение
score-fortify = Укрепление
score-walls = Очки на стенах
score-develop = Развитие
score-garrison = Мобилизация
score-absolve = Отпущение грехов
score-converted = Обращённые чужаки
score-paid-debts = Оплаченные долги
score-unpaid-debts = Неоплаченные долги
score-leftovers = Серебряники и провизия
score-tie-orders = Очки за приказы короля
score-tie-suspicion = Карты подозрений (чем меньше, тем лучше)

## Почему нет

why-blocked = Там уже стоят ваши рабочие; действие заблокировано, пока его не очистят.
why-colour = Нет рабочего для клетки: { $workers } (подошёл бы преступник).
why-criminal = Сюда можно поставить только преступника, а у вас его нет.
why-workers = Нужно рабочих: { $need }, не хватает { $missing }.
why-silver = Цена в серебряниках: { $cost }, не хватает { $missing }.
why-provisions = Цена в провизии: { $cost }, не хватает { $missing }.
why-townsfolk-price = Самый дешёвый горожанин стоит в серебряниках: { $cost }.
why-attribute = { $attribute }: нужно { $need }, у вас { $have }, не хватает { $missing }.
why-no-piece = У вас больше нет: { $piece }.
why-no-space = На поле нет свободной клетки.
why-no-card = В ряду нет карт.
why-no-wall = Стен больше нет.
why-limit = Вы уже выполнили это действие наибольшее число раз: { $limit }.
why-nothing-to-clear = Нет другого действия с рабочими.
why-no-workers-there = Там нет рабочих.
why-not-itself = Молитва не может очистить саму себя.
why-favour-used = Эта милость в этом раунде уже использована.
why-closed = Для этой клетки нужно игроков: { $players }.
why-occupied = Здесь уже стоит монах или застава.
why-jar-there = Там уже стоит кувшин.
why-workshop-there = Там уже стоит мастерская.
why-tavern-taken = Эта таверна уже занята.

## В терминале

show-round = Раунд
show-tax = Налоговый запас
show-townsfolk = Горожане
show-outsiders = Чужаки
show-king = Король
show-region = Регион { $region }: вера { $faith }, сила { $strength }
show-taverns = Таверны
show-actions = Действия
show-paladin = Паладин
show-kept = Нанятые горожане
show-converted = Обращённые
show-blocked = заблокировано: { $actions }
show-workers = Рабочие
show-silver = Серебряники
show-provisions = Провизия
show-suspicion = Подозрения
show-debts = Долги (неоплаченные/оплаченные)
show-schemes = Схемы: в колоде { $deck }, сыграно { $pile }
show-marker = Фишка на { $marker }
show-passed = пас
show-face-down = рубашкой вверх
show-or-debt = или долг
show-count = { $count } из { $limit }
show-need = нужно: { $attribute } { $need }
show-next-cost = цена: { $price }
show-hand = На руке
show-known-top = Сверху вашей колоды
show-known-bottom = Под вашей колодой
show-empty = пусто
