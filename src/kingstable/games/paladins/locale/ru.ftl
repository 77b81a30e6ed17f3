# Слова «Паладинов Западного королевства» по-русски.

## Награды

reward-worker = { $worker_id ->
        [worker-labourer] { $amount ->
            [one] { $amount } чернорабочий
           *[other] { $amount } чернорабочих
        }
        [worker-scout] { $amount ->
            [one] { $amount } разведчик
            [few] { $amount } разведчика
           *[many] { $amount } разведчиков
        }
        [worker-merchant] { $amount ->
            [one] { $amount } купец
            [few] { $amount } купца
           *[many] { $amount } купцов
        }
        [worker-fighter] { $amount ->
            [one] { $amount } воин
            [few] { $amount } воина
           *[many] { $amount } воинов
        }
        [worker-cleric] { $amount ->
            [one] { $amount } клирик
            [few] { $amount } клирика
           *[many] { $amount } клириков
        }
       *[worker-criminal] { $amount ->
            [one] { $amount } преступник
            [few] { $amount } преступника
           *[many] { $amount } преступников
        }
    }
    .acc = { $worker_id ->
        [worker-labourer] { $amount ->
            [one] { $amount } чернорабочего
           *[other] { $amount } чернорабочих
        }
        [worker-scout] { $amount ->
            [one] { $amount } разведчика
           *[other] { $amount } разведчиков
        }
        [worker-merchant] { $amount ->
            [one] { $amount } купца
           *[other] { $amount } купцов
        }
        [worker-fighter] { $amount ->
            [one] { $amount } воина
           *[other] { $amount } воинов
        }
        [worker-cleric] { $amount ->
            [one] { $amount } клирика
           *[other] { $amount } клириков
        }
       *[worker-criminal] { $amount ->
            [one] { $amount } преступника
           *[other] { $amount } преступников
        }
    }
reward-attribute = +{ $amount } к { $attribute_dat }
reward-silver = { $amount ->
        [one] { $amount } серебро
       *[other] { $amount } серебра
    }
reward-provision = { $amount ->
        [one] { $amount } жетон провизии
        [few] { $amount } жетона провизии
       *[many] { $amount } жетонов провизии
    }
reward-tax = { $amount ->
        [one] { $amount } налог
        [few] { $amount } налога
       *[many] { $amount } налогов
    }
reward-pray = { $amount ->
        [1] молитва
       *[other] молитва ×{ $amount }
    }
reward-discard-suspicion = сбросить { $amount ->
        [one] { $amount } карту подозрения
        [few] { $amount } карты подозрений
       *[many] { $amount } карт подозрений
    }
reward-destroy-debt = уничтожить { $amount ->
        [one] { $amount } долг
        [few] { $amount } долга
       *[many] { $amount } долгов
    }
reward-pay-debt = оплатить { $amount ->
        [one] { $amount } долг
        [few] { $amount } долга
       *[many] { $amount } долгов
    }
reward-free-recruit = { $amount ->
        [1] бесплатный найм
       *[other] бесплатный найм ×{ $amount }
    }
reward-free-develop = { $amount ->
        [1] бесплатное развитие
       *[other] бесплатное развитие ×{ $amount }
    }
reward-all = { $parts }
reward-or = { $right_id ->
        [reward-or] { $left }, { $right }
        [reward-silver] { $left } или получить { $right }
       *[other] { $left } или { $right }
    }
reward-nothing = ничего
price-silver = { $amount ->
        [0] бесплатно
        [one] { $amount } серебро
       *[other] { $amount } серебра
    }
price-debt = долг
any-worker = любой рабочий

ability-action = { $reward } за каждое действие «{ $action }»
ability-pay-debt = { $reward } за каждый оплаченный долг
ability-always = { $reward } во время инквизиции
ability-suspicion-is-0 = { $reward } во время инквизиции, если нет карт подозрений
ability-suspicion-at-least-2 = { $reward } во время инквизиции, если есть 2 или больше карт подозрений

worth = 1 ПО за { $what }
worth-base = { $base } ПО и ещё 1 ПО за { $what }
count-attacked-byzantine = { $per ->
        [1] каждого атакованного византийца
        [one] каждого { $per } атакованного византийца
       *[other] каждых { $per } атакованных византийцев
    }
count-attacked-saracen = { $per ->
        [1] каждого атакованного сарацина
        [one] каждого { $per } атакованного сарацина
       *[other] каждых { $per } атакованных сарацинов
    }
count-attacked-viking = { $per ->
        [1] каждого атакованного викинга
        [one] каждого { $per } атакованного викинга
       *[other] каждых { $per } атакованных викингов
    }
count-commission-count = { $per ->
        [1] каждое поручение
        [one] каждое { $per } поручение
        [few] каждые { $per } поручения
       *[many] каждые { $per } поручений
    }
count-fortify-count = { $per ->
        [1] каждую стену
        [one] каждую { $per } стену
        [few] каждые { $per } стены
       *[many] каждые { $per } стен
    }
count-garrison-count = { $per ->
        [1] каждую мобилизацию
        [one] каждую { $per } мобилизацию
        [few] каждые { $per } мобилизации
       *[many] каждые { $per } мобилизаций
    }
count-absolve-count = { $per ->
        [1] каждое отпущение грехов
        [one] каждое { $per } отпущение грехов
        [few] каждые { $per } отпущения грехов
       *[many] каждые { $per } отпущений грехов
    }
count-townsfolk-kept = { $per ->
        [1] каждого нанятого горожанина
        [one] каждого { $per } нанятого горожанина
       *[other] каждых { $per } нанятых горожан
    }
count-workshops-placed = { $per ->
        [1] каждую размещённую мастерскую
        [one] каждую { $per } размещённую мастерскую
        [few] каждые { $per } размещённые мастерские
       *[many] каждые { $per } размещённых мастерских
    }
count-faith-track = { $per ->
        [1] каждое очко веры
        [one] каждое { $per } очко веры
        [few] каждые { $per } очка веры
       *[many] каждые { $per } очков веры
    }
count-strength-track = { $per ->
        [1] каждое очко силы
        [one] каждое { $per } очко силы
        [few] каждые { $per } очка силы
       *[many] каждые { $per } очков силы
    }
count-influence-track = { $per ->
        [1] каждое очко влияния
        [one] каждое { $per } очко влияния
        [few] каждые { $per } очка влияния
       *[many] каждые { $per } очков влияния
    }
count-paid-debts = { $per ->
        [1] каждый оплаченный долг
        [one] каждый { $per } оплаченный долг
        [few] каждые { $per } оплаченных долга
       *[many] каждые { $per } оплаченных долгов
    }
count-unpaid-debts = { $per ->
        [1] каждый неоплаченный долг
        [one] каждый { $per } неоплаченный долг
        [few] каждые { $per } неоплаченных долга
       *[many] каждые { $per } неоплаченных долгов
    }
count-orders-completed = { $per ->
        [1] каждый выполненный приказ короля
        [one] каждый { $per } выполненный приказ короля
        [few] каждые { $per } выполненных приказа короля
       *[many] каждые { $per } выполненных приказов короля
    }
count-suspicion-held = { $per ->
        [1] каждую карту подозрения
        [one] каждую { $per } карту подозрения
        [few] каждые { $per } карты подозрений
       *[many] каждые { $per } карт подозрений
    }
count-mercenaries-converted = { $per ->
        [1] каждого обращённого наёмника
        [one] каждого { $per } обращённого наёмника
       *[other] каждых { $per } обращённых наёмников
    }

paladin-waive-silver = действие «{ $action }» не требует серебра
paladin-waive-provision = действие «{ $action }» не требует провизии
paladin-reduce-silver = действие «{ $action }» дешевле на { $amount ->
        [one] { $amount } серебро
       *[other] { $amount } серебра
    }
paladin-bonus = за каждое действие «{ $action }» ещё и { $reward }

## Настройки стола

setting-difficulty = Сложность (одиночная игра)

## Вопросы

ask-setup-hire = Наймите одного горожанина бесплатно.
ask-paladin = Ваши паладины: 1 — { $first }, 2 — { $second }, 3 — { $third }. Кого используете, кого положите на колоду, а кого под неё?
ask-tavern = Выберите таверну и возьмите её рабочих.
ask-action = Выполните действие или спасуйте.
ask-end = Завершите ход.
ask-place = { $what }: каких рабочих вы размещаете?
ask-keep = Каких рабочих вы оставляете на следующий раунд? Не больше { $most }.
ask-workshop = Развитие: куда поставить мастерскую?
ask-free-develop = Бесплатное развитие: куда поставить мастерскую?
ask-hire = Найм: кого из горожан вы нанимаете?
ask-send = Найм: кого из горожан вы сбрасываете ради награды?
ask-free-recruit = Бесплатный найм: наймите горожанина или сбросьте его ради награды.
ask-pray = Молитва: с клеток какого действия вы убираете рабочих?
ask-pray-reward = Молитва: с клеток какого действия вы убираете рабочих?
ask-commission = Поручение: куда вы отправляете монаха?
ask-garrison = Мобилизация: куда вы ставите заставу?
ask-jar = Отпущение грехов: на какую клетку вы перемещаете кувшин?
ask-attack = Атака: кого из чужаков вы атакуете?
ask-convert = Обращение: кого из чужаков вы обращаете?
ask-choose = { $what }: выберите одну награду.
ask-next = { $what }: какой эффект применить первым?
ask-discard = { $most ->
        [1] { $what }: сбросить карту подозрения?
       *[other] { $what }: сколько карт подозрений вы сбрасываете? Не больше { $most }.
    }
ask-destroy = { $most ->
        [1] { $what }: уничтожить долг?
       *[other] { $what }: сколько долгов вы уничтожаете? Не больше { $most }.
    }
ask-repay = { $most ->
        [1] { $what }: оплатить долг?
       *[other] { $what }: сколько долгов вы оплачиваете? Не больше { $most }.
    }

## Варианты

option-paladin = Использовать: { $use }; на колоду: { $top }; под колоду: { $bottom }
    .full = Использовать паладина { $use }, паладина { $top } положить на колоду, а паладина { $bottom } под неё
option-tavern = Таверна: { $workers }
    .full = Взять из таверны { $workers_acc }
option-use = { $action }: { $workers ->
        [one] { $workers } рабочий
       *[other] { $workers } рабочих
    }
    .full = Выполнить действие «{ $action }», выставив { $workers ->
            [one] { $workers } рабочего
           *[other] { $workers } рабочих
        }
option-favour = Милость короля «{ $favour }» ({ $cost }): { $reward }
    .full = Воспользоваться милостью короля «{ $favour }» ({ $cost }): { $reward }
option-place = { $workers }
    .full = Выставить { $workers_acc }
option-hire = Нанять { $card_acc } ({ $price }): { $ability }
option-hire-instant = Нанять { $card_acc } ({ $price }): сразу { $instant }; { $ability }
option-send = Сбросить { $card_acc } ({ $price }): { $reward }
option-workshop = { $action }, клетка { $space }
    .full = Построить мастерскую: { $action }, клетка { $space }
option-clear = { $action }
    .full = Забрать рабочих с действия «{ $action }»
option-occupy = Регион { $region }, клетка { $place }: { $reward }
    .full = Занять клетку { $place } в регионе { $region }: { $reward }
option-jar = Клетка: { $reward }
    .full = Занять клетку «{ $reward }»
option-attack = { $silver ->
        [0] Атаковать { $card_acc }: { $reward }
        [one] Атаковать { $card_acc } за { $silver } серебро: { $reward }
       *[other] Атаковать { $card_acc } за { $silver } серебра: { $reward }
    }
option-convert = Обратить { $card_acc }: { $reward }; { $worth }
option-choose = Выбрать: { $reward }
option-next = Сначала { $effect }
    .full = Далее выполнить: { $effect }
option-discard = { $amount ->
        [0] Не сбрасывать
        [one] Сбросить { $amount } карту подозрения
        [few] Сбросить { $amount } карты подозрений
       *[many] Сбросить { $amount } карт подозрений
    }
option-destroy = { $amount ->
        [0] Не уничтожать
        [one] Уничтожить { $amount } долг
        [few] Уничтожить { $amount } долга
       *[many] Уничтожить { $amount } долгов
    }
option-repay = { $amount ->
        [0] Не оплачивать
        [one] Оплатить { $amount } долг
        [few] Оплатить { $amount } долга
       *[many] Оплатить { $amount } долгов
    }
option-decline = Отказаться
    .full = Отказаться от эффекта
option-keep = Оставить { $workers_acc }
option-keep-nobody = Никого не оставлять
option-pass = Спасовать
option-end = Завершить ход

## Что сейчас важно

advice-order = { $action }: { $left ->
        [one] ещё { $left } раз
        [few] ещё { $left } раза
       *[many] ещё { $left } раз
    }, и приказ короля даст вам { $vp } ПО.
advice-pray = Действие «{ $pray }» освобождает другое действие, и в этом раунде то можно выполнить снова: «{ $action }», до приказа короля на { $vp } ПО не хватает { $left }.
advice-count = { $action }: ещё одно такое действие уже само по себе добавит { $vp } ПО.
advice-track = { $attribute }: следующее деление стоит { $vp } ПО, и его поднимет действие «{ $action }».
advice-convert = Сейчас больше всего вам дал бы один из этих чужаков: { $card }, { $vp } ПО.
advice-provisions = У вас нет провизии, а некоторые действия её требуют ({ $actions }): провизию даёт действие «{ $hunt }».
advice-silver = У вас нет серебра, а некоторые действия его требуют ({ $actions }): серебро даёт действие «{ $trade }».
advice-pass = Спасовав, можно оставить себе невыставленных рабочих, самое большее { $most }.
advice-suspected = В налоговом запасе осталось серебра: { $tax }, а инквизиция даст долг вам, ведь ни у кого нет больше карт подозрения: у вас { $count }.
advice-safe = В налоговом запасе осталось серебра: { $tax }, но инквизиция затронет других: карт подозрений у вас { $count }, у кого-то { $most }.
advice-criminals = Преступник из таверны — это карта подозрения, а больше, чем у вас, их и так ни у кого нет: { $count }.
advice-debts = Каждый неоплаченный долг в конце отнимет { $vp } ПО, а времени оплатить мало: долгов у вас { $count }.
advice-last-round = В последнем раунде рабочих не оставляют, а остатки, серебро и провизия вместе, дают { $vp } ПО за каждые { $set }.
advice-paladin = { $paladin } удешевляет действие «{ $action }», которого требует приказ короля: осталось { $left }.
advice-tavern = Для приказа короля (действие «{ $action }») вам не хватает рабочих, которые есть не в каждой таверне: { $workers }.
advice-recruit = { $recruit }: меньше рабочих ({ $one }) — карту сбрасывают ради награды в углу, больше ({ $two }) — она остаётся у вас.
advice-favour = Милостью короля каждый раунд пользуется только один игрок, так что, если она вам нужна, долго не ждите.

## Что будет потеряно

lose-workers = { $count ->
        [one] { $count } рабочий вернётся в запас без дела.
        [few] { $count } рабочих вернутся в запас без дела.
       *[many] { $count } рабочих вернутся в запас без дела.
    }
lose-recruit = Вы потеряете бесплатный найм.
lose-develop = Вы потеряете бесплатное развитие.

## Что произошло

log-round = Раунд { $round }
log-first-player = Первый игрок — { $seat }
log-order-revealed = Открыт приказ короля: действие «{ $action }» не менее { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    } — { $vp } ПО
log-favour-revealed = Открыта милость короля в ячейке { $slot }: «{ $favour }»
log-taverns = Таверны: { $crews }
log-taverns-shuffled = { $cards ->
        [one] { $cards } карта таверн перетасована в новую колоду
        [few] { $cards } карты таверн перетасованы в новую колоду
       *[many] { $cards } карт таверн перетасовано в новую колоду
    }
crews = { $left }; { $right }
log-paladin-chosen = { $seat }: паладин выбран
log-paladin-chosen-known = { $seat }: в этом раунде { $use }; { $top } — на колоду, { $bottom } — под колоду
log-paladin = { $seat } открывает паладина: { $paladin }
log-tavern = { $seat } выбирает таверну и получает { $workers_acc }
log-crew = { $seat } получает { $workers_acc }
log-use = { $seat } выполняет действие «{ $action }» ({ $workers })
log-favour = { $seat }: милость короля «{ $favour }» ({ $workers })
log-pay-silver = { $seat } платит { $amount ->
        [one] { $amount } серебро
       *[other] { $amount } серебра
    }
log-pay-provisions = { $seat } платит { $amount ->
        [one] { $amount } жетон провизии
        [few] { $amount } жетона провизии
       *[many] { $amount } жетонов провизии
    }
log-gain = { $seat } получает { $reward_acc }
log-criminals = { $seat } получает { $amount ->
        [one] { $amount } преступника
       *[other] { $amount } преступников
    }
log-hire = { $seat } нанимает { $card_acc }
log-send = { $seat } сбрасывает { $card_acc } ради награды
log-workshop = { $seat } ставит мастерскую: действие «{ $action }», клетка { $space }
log-pray = { $seat } убирает рабочих с клеток действия «{ $action }»
log-monk = { $seat } отправляет монаха в регион { $region }, на клетку { $place }
log-outpost = { $seat } ставит заставу в регион { $region }, на клетку { $place }
log-wall = { $who } строит стену: { $reward }
log-jar = { $seat } перемещает кувшин на клетку с наградой: { $reward }
log-attack = { $seat } атакует { $card_acc }
log-convert = { $seat } обращает { $card_acc }
log-townsfolk-acts = { $seat }: срабатывает { $card } ({ $reward })
log-paladin-acts = { $seat }: помогает паладин { $paladin }
log-suspicion = { $who } берёт { $card_acc }
log-suspicion-discarded = { $who } сбрасывает { $amount ->
        [one] { $amount } карту подозрения
        [few] { $amount } карты подозрений
       *[many] { $amount } карт подозрений
    }, { $left ->
        [0] больше их нет
       *[other] осталось { $left }
    }
log-suspicion-shuffled = { $cards ->
        [one] { $cards } карта подозрения перетасована в новую колоду
        [few] { $cards } карты подозрений перетасованы в новую колоду
       *[many] { $cards } карт подозрений перетасовано в новую колоду
    }
log-no-suspicion-cards = Карт подозрений больше нет
log-tax = { $who } получает { $amount ->
        [one] { $amount } налог
        [few] { $amount } налога
       *[many] { $amount } налогов
    }: { $left ->
        [0] налоговый запас исчерпан
       *[other] в налоговом запасе осталось { $left }
    }{ $rest ->
        [0] {""}
       *[other] , ещё { $rest } — из общего запаса
    }
log-tax-filled = Налоговый запас пополнен до { $amount } серебра
log-debt = { $who } берёт { $amount ->
        [one] { $amount } долг
        [few] { $amount } долга
       *[many] { $amount } долгов
    }
log-debt-paid = { $who } оплачивает долг
log-debt-destroyed = { $who } уничтожает { $amount ->
        [one] { $amount } долг
        [few] { $amount } долга
       *[many] { $amount } долгов
    }
log-inquisition = Инквизиция!
log-inquisition-nobody = Ни у кого нет карт подозрений: долгов никто не берёт
log-pass = { $seat } пасует
log-keep = { $seat } оставляет на следующий раунд { $workers_acc }
log-refresh = Игровое поле обновляется
log-townsfolk-discarded = Из ряда горожан в сброс: { $cards }
log-outsider-discarded = Из ряда чужаков в сброс: { $cards }
log-new-townsfolk = Новые горожане: { $cards }
log-new-outsiders = Новые чужаки: { $cards }

## Что делает игрок-бот, шаг за шагом

rival-name = Игрок-бот
log-rival-setup = { $count ->
        [one] Игрок-бот начинает с мастерской на клетке действия: { $actions }
       *[other] Игрок-бот начинает с мастерскими на клетках действий: { $actions }
    }
log-rival-workshop = Мастерская бота с карты приказа переходит на клетку действия «{ $action }»
log-rival-favour-scheme = Схема бота «Милость короля» уходит в сброс схем
log-rival-workers = Игрок-бот начинает раунд с { $workers ->
        [one] { $workers } рабочим
       *[other] { $workers } рабочими
    }
log-rival-tavern = На невыбранной карте таверны { $criminals ->
        [one] { $criminals } преступник: бот берёт за него карту подозрения
        [few] { $criminals } преступника: бот берёт за каждого карту подозрения
       *[many] { $criminals } преступников: бот берёт за каждого карту подозрения
    }
log-rival-pass = У бота нет рабочих, он пасует
log-rival-scheme = Игрок-бот открывает схему «{ $action }»
log-rival-schemes-shuffled = { $cards ->
        [one] { $cards } карта схем бота перетасована в новую колоду
        [few] { $cards } карты схем бота перетасованы в новую колоду
       *[many] { $cards } карт схем бота перетасовано в новую колоду
    }
log-rival-cannot = Действие «{ $action }» недоступно боту: { $why }
log-rival-falls-back = Вместо этого он выполняет крайнее левое из доступных действий в левой части планшета
log-rival-use = Игрок-бот выполняет действие «{ $action }» ({ $workers ->
        [one] { $workers } рабочий
       *[other] { $workers } рабочих
    }), { $left ->
        [0] больше рабочих нет
        [one] остался { $left }
       *[other] осталось { $left }
    }
log-rival-recruit = Фишка на делении { $marker }: бот сбрасывает { $card_acc } из ячейки { $slot }
log-rival-outsider = Фишка на делении { $marker }: бот берёт { $card_acc } из ячейки { $slot }
log-rival-favour = Фишка на делении { $marker }: бот использует милость короля «{ $favour }» в ячейке { $slot }
log-rival-space = Бот занимает лучшую свободную клетку: регион { $region }, клетка { $place } ({ $reward })
log-rival-jar = Бот переворачивает { $jars }-й кувшин
log-rival-alternative = Бот выбирает крайний левый вариант, который может ему помочь: { $reward }
log-rival-pray = Бот убирает { $workers ->
        [one] { $workers } рабочего
       *[other] { $workers } рабочих
    } из правой части планшета
log-rival-pray-worker = В правой части планшета никого нет, поэтому бот получает 1 рабочего
log-rival-rest = Бот отдыхает, { $left ->
        [0] рабочих не осталось
        [one] остался { $left } рабочий
       *[other] осталось { $left } рабочих
    }: фишка движется на { $steps ->
        [one] { $steps } деление
        [few] { $steps } деления
       *[many] { $steps } делений
    }, бот пасует
log-rival-gains-workers = Бот получает { $amount ->
        [one] { $amount } рабочего
       *[other] { $amount } рабочих
    }
log-rival-attribute = { $attribute } бота теперь { $value }
log-rival-resources = Бот должен получить { $reward }, но вместо этого движется его фишка ресурсов
log-rival-marker = Фишка ресурсов: с деления { $before } на деление { $after }
log-rival-wrap = Фишка прошла полный круг: бот повышает самый низкий показатель ({ $attribute_acc }) до { $value }
log-rival-tax-lost = У бота нет { $lacks ->
        [debt] неоплаченных долгов
       *[suspicion] карт подозрений
    }: из налогового запаса уходит 1 серебро, { $left ->
        [0] он исчерпан
       *[other] там осталось { $left }
    }
rival-why-blocked = там уже стоят его рабочие
rival-why-workers = { $need ->
        [one] нужен { $need } рабочий
       *[other] нужно { $need } рабочих
    }, а у него { $have }
rival-why-attribute = нужно { $need ->
        [one] { $need } очко
        [few] { $need } очка
       *[many] { $need } очков
    } { $attribute_gen }, а у него { $have }
rival-why-no-townsfolk = в ряду нет горожан
rival-why-no-favour = нет свободной милости короля
rival-why-no-space = нет доступной свободной клетки
rival-why-no-outsider = нет доступного чужака
rival-why-no-wall = стен больше нет
rival-why-limit = это действие он уже выполнил { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }

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
score-leftovers = Серебро и провизия
score-tie-orders = Очки за приказы короля
score-tie-suspicion = Карты подозрений (чем меньше, тем лучше)

## Почему нет

why-blocked = Там уже стоят ваши рабочие: действие заблокировано, пока вы их не уберёте.
why-colour = Вам не хватает { $workers_gen } (подошёл бы и преступник).
why-criminal = Сюда можно поставить только преступника, а у вас его нет.
why-workers = { $need ->
        [one] Нужен { $need } рабочий
       *[other] Нужно { $need } рабочих
    }, вам не хватает { $missing }.
why-silver = Стоит { $cost ->
        [one] { $cost } серебро
       *[other] { $cost } серебра
    }, вам не хватает { $missing }.
why-provisions = Стоит { $cost ->
        [one] { $cost } жетон провизии
        [few] { $cost } жетона провизии
       *[many] { $cost } жетонов провизии
    }, вам не хватает { $missing }.
why-townsfolk-price = Самый дешёвый горожанин стоит { $cost ->
        [one] { $cost } серебро
       *[other] { $cost } серебра
    }.
why-attribute = Нужно { $need ->
        [one] { $need } очко
        [few] { $need } очка
       *[many] { $need } очков
    } { $attribute_gen }, у вас { $have }: не хватает { $missing }.
why-no-piece = { $piece_id ->
       *[term-workshop] У вас больше нет мастерских.
    }
why-no-space = На игровом поле нет свободной клетки.
why-no-card = В ряду нет карт.
why-no-wall = Стен больше нет.
why-limit = Это действие можно выполнить не больше { $limit ->
        [one] { $limit } раза
       *[other] { $limit } раз
    } за игру.
why-nothing-to-clear = На других действиях нет ваших рабочих: убирать некого.
why-no-workers-there = Там нет ваших рабочих.
why-not-itself = Молитва не может убрать рабочих с собственной клетки.
why-favour-used = В этом раунде эта милость уже использована.
why-closed = Эта клетка — только для игры от { $players ->
        [one] { $players } игрока
       *[other] { $players } игроков
    }.
why-occupied = Здесь уже стоит монах или застава.
why-jar-there = Там уже стоит кувшин.
why-workshop-there = Там уже стоит мастерская.
why-tavern-taken = Эта таверна уже выбрана.

## В терминале

show-tax = Налоговый запас
show-townsfolk = Горожане
show-outsiders = Чужаки
show-taverns = Таверны
show-paladin = Паладин
show-kept = Нанятые горожане
show-converted = Обращённые
show-blocked = заблокировано: { $actions }
show-workers = Рабочие
show-silver = Серебро
show-provisions = Провизия
show-suspicion = Подозрения
show-debts = Долги
show-marker = Фишка на делении { $marker }
show-passed = пас
show-or-debt = или долг
show-count = { $count } из { $limit }
show-hand = На руке
show-known-top = Сверху вашей колоды
show-known-bottom = Под вашей колодой
show-empty = пусто

## Названия в падежах

attribute-faith = Вера
    .gen = веры
    .dat = вере
    .acc = веру
attribute-strength = Сила
    .gen = силы
    .dat = силе
    .acc = силу
attribute-influence = Влияние
    .gen = влияния
    .dat = влиянию
    .acc = влияние
worker-labourer = Чернорабочий
    .gen = чернорабочего
worker-scout = Разведчик
    .gen = разведчика
worker-merchant = Купец
    .gen = купца
worker-fighter = Воин
    .gen = воина
worker-cleric = Клирик
    .gen = клирика
worker-criminal = Преступник
    .gen = преступника
suspicion-suspicion-0 = Подозрение без налога
    .acc = карту подозрения без налога
suspicion-suspicion-1 = Подозрение: 1 налог
    .acc = карту подозрения с 1 налогом
suspicion-suspicion-2 = Подозрение: 2 налога
    .acc = карту подозрения с 2 налогами
townsfolk-tf-01 = Аббат
    .acc = Аббата
townsfolk-tf-02 = Аббат
    .acc = Аббата
townsfolk-tf-03 = Аббат
    .acc = Аббата
townsfolk-tf-04 = Послушник
    .acc = Послушника
townsfolk-tf-05 = Послушник
    .acc = Послушника
townsfolk-tf-06 = Послушник
    .acc = Послушника
townsfolk-tf-07 = Архитектор
    .acc = Архитектора
townsfolk-tf-08 = Архитектор
    .acc = Архитектора
townsfolk-tf-09 = Архитектор
    .acc = Архитектора
townsfolk-tf-10 = Заговорщица
    .acc = Заговорщицу
townsfolk-tf-11 = Заговорщица
    .acc = Заговорщицу
townsfolk-tf-12 = Сборщик долгов
    .acc = Сборщика долгов
townsfolk-tf-13 = Сборщик долгов
    .acc = Сборщика долгов
townsfolk-tf-14 = Сборщик долгов
    .acc = Сборщика долгов
townsfolk-tf-15 = Защитник
    .acc = Защитника
townsfolk-tf-16 = Защитник
    .acc = Защитника
townsfolk-tf-17 = Защитник
    .acc = Защитника
townsfolk-tf-18 = Привратница
    .acc = Привратницу
townsfolk-tf-19 = Привратница
    .acc = Привратницу
townsfolk-tf-20 = Привратница
    .acc = Привратницу
townsfolk-tf-21 = Миссионерка
    .acc = Миссионерку
townsfolk-tf-22 = Миссионерка
    .acc = Миссионерку
townsfolk-tf-23 = Миссионерка
    .acc = Миссионерку
townsfolk-tf-24 = Бродячий торговец
    .acc = Бродячего торговца
townsfolk-tf-25 = Бродячий торговец
    .acc = Бродячего торговца
townsfolk-tf-26 = Бродячий торговец
    .acc = Бродячего торговца
townsfolk-tf-27 = Оруженосец
    .acc = Оруженосца
townsfolk-tf-28 = Оруженосец
    .acc = Оруженосца
townsfolk-tf-29 = Оруженосец
    .acc = Оруженосца
townsfolk-tf-30 = Стражник
    .acc = Стражника
townsfolk-tf-31 = Стражник
    .acc = Стражника
townsfolk-tf-32 = Стражник
    .acc = Стражника
outsider-out-01 = Лучник
    .acc = Лучника
outsider-out-02 = Оружейник
    .acc = Оружейника
outsider-out-03 = Ассасин
    .acc = Ассасина
outsider-out-04 = Чемпион
    .acc = Чемпиона
outsider-out-05 = Страж
    .acc = Стража
outsider-out-06 = Охотник
    .acc = Охотника
outsider-out-07 = Захватчик
    .acc = Захватчика
outsider-out-08 = Дозорный
    .acc = Дозорного
outsider-out-09 = Наёмник
    .acc = Наёмника
outsider-out-10 = Вор
    .acc = Вора
outsider-out-11 = Предатель
    .acc = Предателя
outsider-out-12 = Ратник
    .acc = Ратника
outsider-out-13 = Авантюрист
    .acc = Авантюриста
outsider-out-14 = Лучник
    .acc = Лучника
outsider-out-15 = Варвар
    .acc = Варвара
outsider-out-16 = Чемпион
    .acc = Чемпиона
outsider-out-17 = Охотник
    .acc = Охотника
outsider-out-18 = Захватчик
    .acc = Захватчика
outsider-out-19 = Мародёр
    .acc = Мародёра
outsider-out-20 = Наёмник
    .acc = Наёмника
outsider-out-21 = Наёмник
    .acc = Наёмника
outsider-out-22 = Заступник
    .acc = Заступника
outsider-out-23 = Каратель
    .acc = Карателя
outsider-out-24 = Ратник
    .acc = Ратника
outsider-out-25 = Авантюрист
    .acc = Авантюриста
outsider-out-26 = Оружейник
    .acc = Оружейника
outsider-out-27 = Ассасин
    .acc = Ассасина
outsider-out-28 = Варвар
    .acc = Варвара
outsider-out-29 = Страж
    .acc = Стража
outsider-out-30 = Дозорный
    .acc = Дозорного
outsider-out-31 = Мародёр
    .acc = Мародёра
outsider-out-32 = Наёмник
    .acc = Наёмника
outsider-out-33 = Заступник
    .acc = Заступника
outsider-out-34 = Вор
    .acc = Вора
outsider-out-35 = Предатель
    .acc = Предателя
outsider-out-36 = Каратель
    .acc = Карателя

## Что есть у игрока

means-silver = Серебро
means-provisions = Провизия
means-workers = Свободные рабочие
means-faith = Вера
means-strength = Сила
means-influence = Влияние
means-townsfolk = Горожане
means-suspicion = Карты подозрений
means-order-steps = Шаги к приказам короля
means-helpers = Горожане, которые откликаются на ваши действия

## Что отмечает подсказка

hint-inquisition = Это вызовет инквизицию.
hint-inquisition-nobody = Карт подозрений тогда ни у кого не будет, поэтому долга никто не возьмёт.
hint-debt = { $who } возьмёт { $amount ->
        [one] { $amount } долг
        [few] { $amount } долга
       *[many] { $amount } долгов
    }.
