# Слова «Паладинів Західного королівства» українською.

## Винагороди

reward-worker = { $worker_id ->
        [worker-labourer] { $amount ->
            [one] { $amount } чорнороб
            [few] { $amount } чорнороби
           *[many] { $amount } чорноробів
        }
        [worker-scout] { $amount ->
            [one] { $amount } розвідник
            [few] { $amount } розвідники
           *[many] { $amount } розвідників
        }
        [worker-merchant] { $amount ->
            [one] { $amount } купець
            [few] { $amount } купці
           *[many] { $amount } купців
        }
        [worker-fighter] { $amount ->
            [one] { $amount } воїн
            [few] { $amount } воїни
           *[many] { $amount } воїнів
        }
        [worker-cleric] { $amount ->
            [one] { $amount } клірик
            [few] { $amount } клірики
           *[many] { $amount } кліриків
        }
       *[worker-criminal] { $amount ->
            [one] { $amount } злочинець
            [few] { $amount } злочинці
           *[many] { $amount } злочинців
        }
    }
    .acc = { $worker_id ->
        [worker-labourer] { $amount ->
            [one] { $amount } чорнороба
           *[other] { $amount } чорноробів
        }
        [worker-scout] { $amount ->
            [one] { $amount } розвідника
           *[other] { $amount } розвідників
        }
        [worker-merchant] { $amount ->
            [one] { $amount } купця
           *[other] { $amount } купців
        }
        [worker-fighter] { $amount ->
            [one] { $amount } воїна
           *[other] { $amount } воїнів
        }
        [worker-cleric] { $amount ->
            [one] { $amount } клірика
           *[other] { $amount } кліриків
        }
       *[worker-criminal] { $amount ->
            [one] { $amount } злочинця
           *[other] { $amount } злочинців
        }
    }
reward-attribute = +{ $amount } до { $attribute_gen }
reward-silver = { $amount ->
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
reward-provision = { $amount ->
        [one] { $amount } жетон провізії
        [few] { $amount } жетони провізії
       *[many] { $amount } жетонів провізії
    }
reward-tax = { $amount ->
        [one] { $amount } податок
        [few] { $amount } податки
       *[many] { $amount } податків
    }
reward-pray = { $amount ->
        [1] молитва
       *[other] молитва ×{ $amount }
    }
reward-discard-suspicion = скинути { $amount ->
        [one] { $amount } карту підозри
        [few] { $amount } карти підозр
       *[many] { $amount } карт підозр
    }
reward-destroy-debt = знищити { $amount ->
        [one] { $amount } борг
        [few] { $amount } борги
       *[many] { $amount } боргів
    }
reward-pay-debt = сплатити { $amount ->
        [one] { $amount } борг
        [few] { $amount } борги
       *[many] { $amount } боргів
    }
reward-free-recruit = { $amount ->
        [1] безплатне наймання
       *[other] безплатне наймання ×{ $amount }
    }
reward-free-develop = { $amount ->
        [1] безплатний розвиток
       *[other] безплатний розвиток ×{ $amount }
    }
reward-all = { $parts }
reward-or = { $right_id ->
        [reward-or] { $left }, { $right }
       *[other] { $left } або { $right }
    }
reward-nothing = нічого
price-silver = { $amount ->
        [0] безплатно
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
price-debt = борг
any-worker = будь-який робітник

ability-action = { $reward } за кожну дію «{ $action }»
ability-pay-debt = { $reward } за кожен сплачений борг
ability-always = { $reward } під час інквізиції
ability-suspicion-is-0 = { $reward } під час інквізиції, якщо немає карт підозр
ability-suspicion-at-least-2 = { $reward } під час інквізиції, якщо є 2 чи більше карт підозр

worth = 1 ПО за { $what }
worth-base = { $base } ПО і ще 1 ПО за { $what }
count-attacked-byzantine = { $per ->
        [1] кожного атакованого візантійця
        [one] кожного { $per } атакованого візантійця
       *[other] кожних { $per } атакованих візантійців
    }
count-attacked-saracen = { $per ->
        [1] кожного атакованого сарацина
        [one] кожного { $per } атакованого сарацина
       *[other] кожних { $per } атакованих сарацинів
    }
count-attacked-viking = { $per ->
        [1] кожного атакованого вікінга
        [one] кожного { $per } атакованого вікінга
       *[other] кожних { $per } атакованих вікінгів
    }
count-commission-count = { $per ->
        [1] кожну дію доручення
        [one] кожну { $per } дію доручення
        [few] кожні { $per } дії доручення
       *[many] кожні { $per } дій доручення
    }
count-fortify-count = { $per ->
        [1] кожну стіну
        [one] кожну { $per } стіну
        [few] кожні { $per } стіни
       *[many] кожні { $per } стін
    }
count-garrison-count = { $per ->
        [1] кожну дію мобілізації
        [one] кожну { $per } дію мобілізації
        [few] кожні { $per } дії мобілізації
       *[many] кожні { $per } дій мобілізації
    }
count-absolve-count = { $per ->
        [1] кожну дію розгрішення
        [one] кожну { $per } дію розгрішення
        [few] кожні { $per } дії розгрішення
       *[many] кожні { $per } дій розгрішення
    }
count-townsfolk-kept = { $per ->
        [1] кожного найнятого городянина
        [one] кожного { $per } найнятого городянина
       *[other] кожних { $per } найнятих городян
    }
count-workshops-placed = { $per ->
        [1] кожну розміщену майстерню
        [one] кожну { $per } розміщену майстерню
        [few] кожні { $per } розміщені майстерні
       *[many] кожні { $per } розміщених майстерень
    }
count-faith-track = { $per ->
        [1] кожне очко віри
        [one] кожне { $per } очко віри
        [few] кожні { $per } очки віри
       *[many] кожні { $per } очок віри
    }
count-strength-track = { $per ->
        [1] кожне очко сили
        [one] кожне { $per } очко сили
        [few] кожні { $per } очки сили
       *[many] кожні { $per } очок сили
    }
count-influence-track = { $per ->
        [1] кожне очко впливу
        [one] кожне { $per } очко впливу
        [few] кожні { $per } очки впливу
       *[many] кожні { $per } очок впливу
    }
count-paid-debts = { $per ->
        [1] кожен сплачений борг
        [one] кожен { $per } сплачений борг
        [few] кожні { $per } сплачені борги
       *[many] кожні { $per } сплачених боргів
    }
count-unpaid-debts = { $per ->
        [1] кожен несплачений борг
        [one] кожен { $per } несплачений борг
        [few] кожні { $per } несплачені борги
       *[many] кожні { $per } несплачених боргів
    }
count-orders-completed = { $per ->
        [1] кожен виконаний наказ короля
        [one] кожен { $per } виконаний наказ короля
        [few] кожні { $per } виконані накази короля
       *[many] кожні { $per } виконаних наказів короля
    }
count-suspicion-held = { $per ->
        [1] кожну карту підозри
        [one] кожну { $per } карту підозри
        [few] кожні { $per } карти підозр
       *[many] кожні { $per } карт підозр
    }
count-mercenaries-converted = { $per ->
        [1] кожного наверненого найманця
        [one] кожного { $per } наверненого найманця
       *[other] кожних { $per } навернених найманців
    }

paladin-waive-silver = дія «{ $action }» не потребує срібняків
paladin-waive-provision = дія «{ $action }» не потребує провізії
paladin-reduce-silver = дія «{ $action }» дешевша на { $amount ->
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
paladin-bonus = за кожну дію «{ $action }» ще й { $reward }

## Налаштування столу

setting-difficulty = Складність (соло-гра)

## Запитання

ask-setup-hire = Найміть одного городянина безплатно.
ask-paladin = Ваші паладини: 1 — { $first }, 2 — { $second }, 3 — { $third }. Кого використаєте, кого покладете на колоду, а кого під неї?
ask-tavern = Виберіть таверну й візьміть її робітників.
ask-action = Виконайте дію або спасуйте.
ask-end = Завершіть хід.
ask-place = { $what }: яких робітників ви розміщуєте?
ask-keep = Яких робітників ви залишаєте на наступний раунд? Щонайбільше { $most }.
ask-workshop = Розвиток: куди поставити майстерню?
ask-free-develop = Безплатний розвиток: куди поставити майстерню?
ask-hire = Наймання: кого з городян ви наймаєте?
ask-send = Наймання: кого з городян ви скидаєте заради винагороди?
ask-free-recruit = Безплатне наймання: найміть городянина або скиньте його заради винагороди.
ask-pray = Молитва: з клітинок якої дії ви прибираєте робітників?
ask-pray-reward = Молитва: з клітинок якої дії ви прибираєте робітників?
ask-commission = Доручення: куди ви відправляєте монаха?
ask-garrison = Мобілізація: де ви ставите заставу?
ask-jar = Розгрішення: на яку клітинку ви переміщуєте глечик?
ask-attack = Атака: кого з чужинців ви атакуєте?
ask-convert = Навернення: кого з чужинців ви навертаєте?
ask-choose = { $what }: виберіть одну винагороду.
ask-next = { $what }: що розігруєте далі?
ask-discard = { $most ->
        [1] { $what }: скинути карту підозри?
       *[other] { $what }: скільки карт підозр ви скидаєте? Щонайбільше { $most }.
    }
ask-destroy = { $most ->
        [1] { $what }: знищити борг?
       *[other] { $what }: скільки боргів ви знищуєте? Щонайбільше { $most }.
    }
ask-repay = { $most ->
        [1] { $what }: сплатити борг?
       *[other] { $what }: скільки боргів ви сплачуєте? Щонайбільше { $most }.
    }

## Варіанти

option-paladin = Використати: { $use }; на колоду: { $top }; під колоду: { $bottom }
    .full = Використати паладина { $use }, паладина { $top } покласти на колоду, а паладина { $bottom } під неї
option-tavern = Таверна: { $workers }
    .full = Узяти з таверни { $workers_acc }
option-use = { $action }: { $workers ->
        [one] { $workers } робітник
        [few] { $workers } робітники
       *[many] { $workers } робітників
    }
    .full = Виконати дію «{ $action }», виставивши { $workers ->
            [one] { $workers } робітника
           *[other] { $workers } робітників
        }
option-favour = Милість короля «{ $favour }» ({ $cost }): { $reward }
    .full = Скористатися милістю короля «{ $favour }» ({ $cost }): { $reward }
option-place = { $workers }
    .full = Виставити { $workers_acc }
option-hire = Найняти { $card_acc } ({ $price }): { $ability }
option-hire-instant = Найняти { $card_acc } ({ $price }): відразу { $instant }; { $ability }
option-send = Скинути { $card_acc } ({ $price }): { $reward }
option-workshop = { $action }, клітинка { $space }
    .full = Збудувати майстерню: { $action }, клітинка { $space }
option-clear = { $action }
    .full = Забрати робітників із дії «{ $action }»
option-occupy = Регіон { $region }, клітинка { $place }: { $reward }
    .full = Зайняти клітинку { $place } в регіоні { $region }: { $reward }
option-jar = На клітинку «{ $reward }»
    .full = Зайняти клітинку «{ $reward }»
option-attack = { $silver ->
        [0] Атакувати { $card_acc }: { $reward }
        [one] Атакувати { $card_acc } за { $silver } срібняк: { $reward }
        [few] Атакувати { $card_acc } за { $silver } срібняки: { $reward }
       *[many] Атакувати { $card_acc } за { $silver } срібняків: { $reward }
    }
option-convert = Навернути { $card_acc }: { $reward }; { $worth }
option-choose = { $reward }
    .full = Вибрати: { $reward }
option-next = { $effect }
    .full = Далі розіграти: { $effect }
option-discard = { $amount ->
        [0] Не скидати
        [one] Скинути { $amount } карту підозри
        [few] Скинути { $amount } карти підозр
       *[many] Скинути { $amount } карт підозр
    }
option-destroy = { $amount ->
        [0] Не знищувати
        [one] Знищити { $amount } борг
        [few] Знищити { $amount } борги
       *[many] Знищити { $amount } боргів
    }
option-repay = { $amount ->
        [0] Не сплачувати
        [one] Сплатити { $amount } борг
        [few] Сплатити { $amount } борги
       *[many] Сплатити { $amount } боргів
    }
option-decline = Відмовитися
    .full = Відмовитися від ефекту
option-keep = Залишити { $workers_acc }
option-keep-nobody = Нікого не залишати
option-pass = Спасувати
option-end = Завершити хід

## Що зараз важливо

advice-order = { $action }: { $left ->
        [one] ще { $left } раз
        [few] ще { $left } рази
       *[many] ще { $left } разів
    }, і наказ короля дасть вам { $vp } ПО.
advice-pray = Дія «{ $pray }» звільняє іншу дію, і цього раунду ту можна виконати знову: «{ $action }», до наказу короля на { $vp } ПО бракує { $left }.
advice-count = { $action }: ще одна така дія вже сама по собі додасть { $vp } ПО.
advice-track = { $attribute }: наступна поділка варта { $vp } ПО, і її підніме дія «{ $action }».
advice-convert = Зараз найбільше вам дав би один із цих чужинців: { $card }, { $vp } ПО.
advice-provisions = У вас немає провізії, а деякі дії її потребують ({ $actions }): провізію дає дія «{ $hunt }».
advice-silver = У вас немає срібняків, а деякі дії їх потребують ({ $actions }): срібняки дає дія «{ $trade }».
advice-pass = Спасувавши, можна лишити собі невиставлених робітників, найбільше { $most }.
advice-suspected = У податковому запасі лишилося срібняків: { $tax }, а інквізиція дасть борг вам, бо ні в кого немає більше карт підозри: у вас { $count }.
advice-safe = У податковому запасі лишилося срібняків: { $tax }, але інквізиція зачепить інших: карт підозр у вас { $count }, у когось { $most }.
advice-criminals = Злочинець із таверни — це карта підозри, а більше, ніж у вас, їх і так ні в кого немає: { $count }.
advice-debts = Кожен несплачений борг наприкінці забере { $vp } ПО, а часу сплатити мало: боргів у вас { $count }.
advice-last-round = В останньому раунді робітників не лишають, а залишки, срібняки й провізія разом, дають { $vp } ПО за кожні { $set }.
advice-paladin = { $paladin } здешевлює дію «{ $action }», якої вимагає наказ короля: лишилося { $left }.
advice-tavern = Для наказу короля (дія «{ $action }») вам бракує робітників, які є не в кожній таверні: { $workers }.
advice-recruit = { $recruit }: менше робітників ({ $one }) — карту скидають заради винагороди в кутку, більше ({ $two }) — вона лишається у вас.
advice-favour = Милістю короля щораунду користується лише один гравець, тож, якщо вона вам потрібна, довго не чекайте.

## Що буде втрачено

lose-workers = { $count ->
        [one] { $count } робітник повернеться в запас без діла.
        [few] { $count } робітники повернуться в запас без діла.
       *[many] { $count } робітників повернеться в запас без діла.
    }
lose-recruit = Ви втратите безплатне наймання.
lose-develop = Ви втратите безплатний розвиток.

## Що сталося

log-round = Раунд { $round }
log-first-player = Перший гравець — { $seat }
log-order-revealed = Відкрито наказ короля: дія «{ $action }» щонайменше { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    } — { $vp } ПО
log-favour-revealed = Відкрито милість короля в комірці { $slot }: «{ $favour }»
log-taverns = Таверни: { $crews }
log-taverns-shuffled = { $cards ->
        [one] { $cards } карту таверн перетасовано в нову колоду
        [few] { $cards } карти таверн перетасовано в нову колоду
       *[many] { $cards } карт таверн перетасовано в нову колоду
    }
crews = { $left }; { $right }
log-paladin-chosen = { $seat }: паладина вибрано
log-paladin-chosen-known = { $seat }: цього раунду { $use }; { $top } — на колоду, { $bottom } — під колоду
log-paladin = { $seat } відкриває паладина: { $paladin }
log-tavern = { $seat } вибирає таверну й отримує { $workers_acc }
log-crew = { $seat } отримує { $workers_acc }
log-use = { $seat } виконує дію «{ $action }» ({ $workers })
log-favour = { $seat } використовує милість короля «{ $favour }» ({ $workers })
log-pay-silver = { $seat } платить { $amount ->
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
log-pay-provisions = { $seat } платить { $amount ->
        [one] { $amount } жетон провізії
        [few] { $amount } жетони провізії
       *[many] { $amount } жетонів провізії
    }
log-gain = { $seat } отримує { $reward_acc }
log-criminals = { $seat } отримує { $amount ->
        [one] { $amount } злочинця
       *[other] { $amount } злочинців
    }
log-hire = { $seat } наймає { $card_acc }
log-send = { $seat } скидає { $card_acc } заради винагороди
log-workshop = { $seat } ставить майстерню: дія «{ $action }», клітинка { $space }
log-pray = { $seat } прибирає робітників із клітинок дії «{ $action }»
log-monk = { $seat } відправляє монаха на клітинку { $place } в регіоні { $region }
log-outpost = { $seat } ставить заставу на клітинку { $place } в регіоні { $region }
log-wall = { $who } будує стіну: { $reward }
log-jar = { $seat } переміщує глечик на клітинку «{ $reward }»
log-attack = { $seat } атакує { $card_acc }
log-convert = { $seat } навертає { $card_acc }
log-townsfolk-acts = { $seat }: спрацьовує { $card } ({ $reward })
log-paladin-acts = { $seat }: допомагає паладин { $paladin }
log-suspicion = { $who } бере { $card_acc }
log-suspicion-discarded = { $who } скидає { $amount ->
        [one] { $amount } карту підозри
        [few] { $amount } карти підозр
       *[many] { $amount } карт підозр
    }, { $left ->
        [0] більше їх немає
        [one] лишилася { $left }
       *[other] лишилося { $left }
    }
log-suspicion-shuffled = { $cards ->
        [one] { $cards } карту підозри перетасовано в нову колоду
        [few] { $cards } карти підозр перетасовано в нову колоду
       *[many] { $cards } карт підозр перетасовано в нову колоду
    }
log-no-suspicion-cards = Карт підозр більше немає
log-tax = { $who } отримує { $amount ->
        [one] { $amount } податок
        [few] { $amount } податки
       *[many] { $amount } податків
    }: { $left ->
        [0] податковий запас вичерпано
        [one] у податковому запасі лишився { $left }
       *[other] у податковому запасі лишилося { $left }
    }{ $rest ->
        [0] {""}
       *[other] , ще { $rest } — із загального запасу
    }
log-tax-filled = Податковий запас поповнено до { $amount ->
        [one] { $amount } срібняка
       *[other] { $amount } срібняків
    }
log-debt = { $who } бере { $amount ->
        [one] { $amount } борг
        [few] { $amount } борги
       *[many] { $amount } боргів
    }
log-debt-paid = { $who } сплачує борг
log-debt-destroyed = { $who } знищує { $amount ->
        [one] { $amount } борг
        [few] { $amount } борги
       *[many] { $amount } боргів
    }
log-inquisition = Інквізиція!
log-inquisition-nobody = Ні в кого немає карт підозр: боргів ніхто не бере
log-pass = { $seat } пасує
log-keep = { $seat } залишає на наступний раунд { $workers_acc }
log-refresh = Ігрове поле оновлюється
log-townsfolk-discarded = Із ряду городян скинуто: { $cards }
log-outsider-discarded = Із ряду чужинців скинуто: { $cards }
log-new-townsfolk = Нові городяни: { $cards }
log-new-outsiders = Нові чужинці: { $cards }

## Що робить гравець-бот, крок за кроком

rival-name = Гравець-бот
log-rival-setup = { $count ->
        [one] Гравець-бот починає з майстернею для дії: { $actions }
       *[other] Гравець-бот починає з майстернями для дій: { $actions }
    }
log-rival-workshop = Майстерня бота з карти наказу переходить на клітинку дії «{ $action }»
log-rival-favour-scheme = Схема бота «Милість короля» йде до скиду схем
log-rival-workers = Гравець-бот починає раунд, маючи { $workers ->
        [one] { $workers } робітника
       *[other] { $workers } робітників
    }
log-rival-tavern = На невибраній карті таверни { $criminals ->
        [one] { $criminals } злочинець: бот бере за нього карту підозри
        [few] { $criminals } злочинці: бот бере за кожного карту підозри
       *[many] { $criminals } злочинців: бот бере за кожного карту підозри
    }
log-rival-pass = У бота немає робітників, він пасує
log-rival-scheme = Гравець-бот відкриває схему «{ $action }»
log-rival-schemes-shuffled = { $cards ->
        [one] { $cards } карту схем бота перетасовано в нову колоду
        [few] { $cards } карти схем бота перетасовано в нову колоду
       *[many] { $cards } карт схем бота перетасовано в нову колоду
    }
log-rival-cannot = Дія «{ $action }» недоступна боту: { $why }
log-rival-falls-back = Натомість він виконує крайню ліву з доступних дій у лівій частині планшета
log-rival-use = Гравець-бот виконує дію «{ $action }» ({ $workers ->
        [one] { $workers } робітник
        [few] { $workers } робітники
       *[many] { $workers } робітників
    }), { $left ->
        [0] більше робітників немає
        [one] лишився { $left }
       *[other] лишилося { $left }
    }
log-rival-recruit = Фішка на поділці { $marker }: бот скидає { $card_acc } з комірки { $slot }
log-rival-outsider = Фішка на поділці { $marker }: бот бере { $card_acc } з комірки { $slot }
log-rival-favour = Фішка на поділці { $marker }: бот використовує милість короля «{ $favour }» у комірці { $slot }
log-rival-space = Найкраща з вільних: регіон { $region }, клітинка { $place } ({ $reward })
log-rival-jar = Бот перевертає { $jars }-й глечик
log-rival-alternative = Бот вибирає крайній лівий варіант, який може йому допомогти: { $reward }
log-rival-pray = Бот прибирає { $workers ->
        [one] { $workers } робітника
       *[other] { $workers } робітників
    } з правої частини планшета
log-rival-pray-worker = У правій частині планшета нікого немає, тож бот отримує 1 робітника
log-rival-rest = Бот відпочиває, { $left ->
        [0] робітників не лишилося
        [one] лишився { $left } робітник
        [few] лишилося { $left } робітники
       *[many] лишилося { $left } робітників
    }: фішка рухається на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[many] { $steps } поділок
    }, бот пасує
log-rival-gains-workers = Бот отримує { $amount ->
        [one] { $amount } робітника
       *[other] { $amount } робітників
    }
log-rival-attribute = { $attribute } бота тепер { $value }
log-rival-resources = Бот мав би отримати { $reward }, натомість рухається його фішка ресурсів
log-rival-marker = Фішка ресурсів: з поділки { $before } на поділку { $after }
log-rival-wrap = Фішка пройшла повне коло: бот збільшує найнижчий показник ({ $attribute_acc }) до { $value }
log-rival-tax-lost = Бот не має { $lacks ->
        [debt] несплачених боргів
       *[suspicion] карт підозр
    }: з податкового запасу забирають 1 срібняк, { $left ->
        [0] запас вичерпано
        [one] там лишився { $left }
       *[other] там лишилося { $left }
    }
rival-why-blocked = там уже стоять його робітники
rival-why-workers = { $need ->
        [one] потрібен { $need } робітник
        [few] потрібні { $need } робітники
       *[many] потрібно { $need } робітників
    }, а в нього { $have }
rival-why-attribute = потрібно { $need ->
        [one] { $need } очко
        [few] { $need } очки
       *[many] { $need } очок
    } { $attribute_gen }, а в нього { $have }
rival-why-no-townsfolk = у ряду немає городян
rival-why-no-favour = немає вільної милості короля
rival-why-no-space = немає досяжної вільної клітинки
rival-why-no-outsider = немає досяжного чужинця
rival-why-no-wall = стін більше немає
rival-why-limit = цю дію він уже виконав { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }

## Підрахунок

score-orders = Накази короля
score-faith = Віра
score-strength = Сила
score-influence = Вплив
score-commission = Доручення
score-fortify = Фортифікація
score-walls = Очки на стінах
score-develop = Розвиток
score-garrison = Мобілізація
score-absolve = Розгрішення
score-converted = Навернені чужинці
score-paid-debts = Сплачені борги
score-unpaid-debts = Несплачені борги
score-leftovers = Срібняки та провізія
score-tie-orders = Очки за накази короля
score-tie-suspicion = Карти підозр (що менше, то краще)

## Чому ні

why-blocked = Там уже стоять ваші робітники: дію заблоковано, доки ви їх не приберете.
why-colour = Вам бракує { $workers_gen } (підійшов би й злочинець).
why-criminal = Сюди можна поставити лише злочинця, а у вас його немає.
why-workers = { $need ->
        [one] Потрібен { $need } робітник
        [few] Потрібні { $need } робітники
       *[many] Потрібно { $need } робітників
    }, вам бракує { $missing }.
why-silver = Коштує { $cost ->
        [one] { $cost } срібняк
        [few] { $cost } срібняки
       *[many] { $cost } срібняків
    }, вам бракує { $missing }.
why-provisions = Коштує { $cost ->
        [one] { $cost } жетон провізії
        [few] { $cost } жетони провізії
       *[many] { $cost } жетонів провізії
    }, вам бракує { $missing }.
why-townsfolk-price = Найдешевший городянин коштує { $cost ->
        [one] { $cost } срібняк
        [few] { $cost } срібняки
       *[many] { $cost } срібняків
    }.
why-attribute = Потрібно { $need ->
        [one] { $need } очко
        [few] { $need } очки
       *[many] { $need } очок
    } { $attribute_gen }, у вас { $have }: бракує { $missing }.
why-no-piece = { $piece_id ->
       *[term-workshop] У вас більше немає майстерень.
    }
why-no-space = На ігровому полі немає вільної клітинки.
why-no-card = У ряду немає карт.
why-no-wall = Стін більше немає.
why-limit = Цю дію можна виконати щонайбільше { $limit ->
        [one] { $limit } раз
        [few] { $limit } рази
       *[many] { $limit } разів
    } за гру.
why-nothing-to-clear = На інших діях немає ваших робітників: прибирати нікого.
why-no-workers-there = Там немає ваших робітників.
why-not-itself = Молитва не може прибрати робітників із власної клітинки.
why-favour-used = Цього раунду цю милість уже використано.
why-closed = Ця клітинка — лише для гри від { $players ->
        [one] { $players } гравця
       *[other] { $players } гравців
    }.
why-occupied = Тут уже стоїть монах або застава.
why-jar-there = Там уже стоїть глечик.
why-workshop-there = Там уже стоїть майстерня.
why-tavern-taken = Цю таверну вже вибрано.

## У терміналі

show-tax = Податковий запас
show-townsfolk = Городяни
show-outsiders = Чужинці
show-taverns = Таверни
show-paladin = Паладин
show-kept = Найняті городяни
show-converted = Навернені
show-blocked = заблоковано: { $actions }
show-workers = Робітники
show-silver = Срібняки
show-provisions = Провізія
show-suspicion = Підозри
show-debts = Борги
show-marker = Фішка на поділці { $marker }
show-passed = пас
show-or-debt = або борг
show-count = { $count } з { $limit }
show-hand = У руці
show-known-top = Зверху на вашій колоді
show-known-bottom = Під вашою колодою
show-empty = порожньо

## Назви у відмінках

attribute-faith = Віра
    .gen = віри
    .acc = віру
attribute-strength = Сила
    .gen = сили
    .acc = силу
attribute-influence = Вплив
    .gen = впливу
    .acc = вплив
worker-labourer = Чорнороб
    .gen = чорнороба
worker-scout = Розвідник
    .gen = розвідника
worker-merchant = Купець
    .gen = купця
worker-fighter = Воїн
    .gen = воїна
worker-cleric = Клірик
    .gen = клірика
worker-criminal = Злочинець
    .gen = злочинця
suspicion-suspicion-0 = Підозра без податку
    .acc = карту підозри без податку
suspicion-suspicion-1 = Підозра: 1 податок
    .acc = карту підозри з 1 податком
suspicion-suspicion-2 = Підозра: 2 податки
    .acc = карту підозри з 2 податками
townsfolk-tf-01 = Абат
    .acc = Абата
townsfolk-tf-02 = Абат
    .acc = Абата
townsfolk-tf-03 = Абат
    .acc = Абата
townsfolk-tf-04 = Прислужник
    .acc = Прислужника
townsfolk-tf-05 = Прислужник
    .acc = Прислужника
townsfolk-tf-06 = Прислужник
    .acc = Прислужника
townsfolk-tf-07 = Архітекторка
    .acc = Архітекторку
townsfolk-tf-08 = Архітекторка
    .acc = Архітекторку
townsfolk-tf-09 = Архітекторка
    .acc = Архітекторку
townsfolk-tf-10 = Змовниця
    .acc = Змовницю
townsfolk-tf-11 = Змовниця
    .acc = Змовницю
townsfolk-tf-12 = Збирач боргів
    .acc = Збирача боргів
townsfolk-tf-13 = Збирач боргів
    .acc = Збирача боргів
townsfolk-tf-14 = Збирач боргів
    .acc = Збирача боргів
townsfolk-tf-15 = Захисник
    .acc = Захисника
townsfolk-tf-16 = Захисник
    .acc = Захисника
townsfolk-tf-17 = Захисник
    .acc = Захисника
townsfolk-tf-18 = Брамниця
    .acc = Брамницю
townsfolk-tf-19 = Брамниця
    .acc = Брамницю
townsfolk-tf-20 = Брамниця
    .acc = Брамницю
townsfolk-tf-21 = Місіонерка
    .acc = Місіонерку
townsfolk-tf-22 = Місіонерка
    .acc = Місіонерку
townsfolk-tf-23 = Місіонерка
    .acc = Місіонерку
townsfolk-tf-24 = Крамар
    .acc = Крамаря
townsfolk-tf-25 = Крамар
    .acc = Крамаря
townsfolk-tf-26 = Крамар
    .acc = Крамаря
townsfolk-tf-27 = Зброєносець
    .acc = Зброєносця
townsfolk-tf-28 = Зброєносець
    .acc = Зброєносця
townsfolk-tf-29 = Зброєносець
    .acc = Зброєносця
townsfolk-tf-30 = Наглядач
    .acc = Наглядача
townsfolk-tf-31 = Наглядач
    .acc = Наглядача
townsfolk-tf-32 = Наглядач
    .acc = Наглядача
outsider-out-01 = Лучник
    .acc = Лучника
outsider-out-02 = Зброяр
    .acc = Зброяра
outsider-out-03 = Асасин
    .acc = Асасина
outsider-out-04 = Звитяжець
    .acc = Звитяжця
outsider-out-05 = Охоронець
    .acc = Охоронця
outsider-out-06 = Мисливець
    .acc = Мисливця
outsider-out-07 = Загарбник
    .acc = Загарбника
outsider-out-08 = Вартівник
    .acc = Вартівника
outsider-out-09 = Найманець
    .acc = Найманця
outsider-out-10 = Злодій
    .acc = Злодія
outsider-out-11 = Зрадник
    .acc = Зрадника
outsider-out-12 = Вояк
    .acc = Вояка
outsider-out-13 = Пригодник
    .acc = Пригодника
outsider-out-14 = Лучник
    .acc = Лучника
outsider-out-15 = Варвар
    .acc = Варвара
outsider-out-16 = Звитяжець
    .acc = Звитяжця
outsider-out-17 = Мисливець
    .acc = Мисливця
outsider-out-18 = Загарбник
    .acc = Загарбника
outsider-out-19 = Мародер
    .acc = Мародера
outsider-out-20 = Найманець
    .acc = Найманця
outsider-out-21 = Найманець
    .acc = Найманця
outsider-out-22 = Заступник
    .acc = Заступника
outsider-out-23 = Каратель
    .acc = Карателя
outsider-out-24 = Вояк
    .acc = Вояка
outsider-out-25 = Пригодник
    .acc = Пригодника
outsider-out-26 = Зброяр
    .acc = Зброяра
outsider-out-27 = Асасин
    .acc = Асасина
outsider-out-28 = Варвар
    .acc = Варвара
outsider-out-29 = Охоронець
    .acc = Охоронця
outsider-out-30 = Вартівник
    .acc = Вартівника
outsider-out-31 = Мародер
    .acc = Мародера
outsider-out-32 = Найманець
    .acc = Найманця
outsider-out-33 = Заступник
    .acc = Заступника
outsider-out-34 = Злодій
    .acc = Злодія
outsider-out-35 = Зрадник
    .acc = Зрадника
outsider-out-36 = Каратель
    .acc = Карателя

## Що має гравець

means-silver = Срібняки
means-provisions = Провізія
means-workers = Вільні робітники
means-faith = Віра
means-strength = Сила
means-influence = Вплив
means-townsfolk = Городяни
means-suspicion = Карти підозр
means-order-steps = Кроки до наказів короля
means-helpers = Городяни, які відгукуються на ваші дії

## Що зазначає підказка

hint-inquisition = Це накличе інквізицію.
hint-inquisition-nobody = Карт підозр тоді ні в кого не буде, тож боргу ніхто не візьме.
hint-debt = { $who } візьме { $amount ->
        [one] { $amount } борг
        [few] { $amount } борги
       *[many] { $amount } боргів
    }.
