# Слова «Паладинів Західного королівства» українською.

## Винагороди

reward-worker = { $amount ->
        [1] { $worker }
       *[other] { $amount } × { $worker }
    }
reward-attribute = +{ $amount } { $attribute }
reward-silver = { $amount ->
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
reward-provision = { $amount ->
        [one] { $amount } жетон провізії
        [few] { $amount } жетони провізії
       *[many] { $amount } жетонів провізії
    }
reward-tax = { $amount ->
        [one] { $amount } податок
        [few] { $amount } податки
       *[many] { $amount } податків
    }
reward-pray = { $amount ->
        [1] молитва
       *[other] { $amount } × молитва
    }
reward-discard-suspicion = { $amount ->
        [one] скинути { $amount } карту підозри
        [few] скинути { $amount } карти підозр
       *[many] скинути { $amount } карт підозр
    }
reward-destroy-debt = { $amount ->
        [one] знищити { $amount } борг
        [few] знищити { $amount } борги
       *[many] знищити { $amount } боргів
    }
reward-pay-debt = { $amount ->
        [one] сплатити { $amount } борг
        [few] сплатити { $amount } борги
       *[many] сплатити { $amount } боргів
    }
reward-free-recruit = { $amount ->
        [1] безплатне наймання
       *[other] { $amount } × безплатне наймання
    }
reward-free-develop = { $amount ->
        [1] безплатний розвиток
       *[other] { $amount } × безплатний розвиток
    }
reward-all = { $parts }
reward-or = { $left } або { $right }
reward-nothing = нічого
price-silver = { $amount ->
        [0] безплатно
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[many] { $amount } срібняків
    }
price-debt = борг
any-worker = будь-який робітник

ability-action = за кожну дію «{ $action }»: { $reward }
ability-pay-debt = за кожен сплачений борг: { $reward }
ability-always = під час інквізиції: { $reward }
ability-suspicion-is-0 = під час інквізиції, якщо немає підозр: { $reward }
ability-suspicion-at-least-2 = під час інквізиції, якщо є 2 чи більше карт підозр: { $reward }

worth = 1 ПО за { $per ->
        [1] { $what }
       *[other] кожні { $per } { $what_acc }
    }
worth-base = { $base } ПО і ще 1 ПО за { $per ->
        [1] { $what }
       *[other] кожні { $per } { $what_acc }
    }
count-attacked-byzantine = кожного атакованого візантійця
    .acc = карти атакованих візантійців
count-attacked-saracen = кожного атакованого сарацина
    .acc = карти атакованих сарацинів
count-attacked-viking = кожного атакованого вікінга
    .acc = карти атакованих вікінгів
count-commission-count = кожне доручення
    .acc = доручення
count-fortify-count = кожну стіну
    .acc = стіни
count-garrison-count = кожну мобілізацію
    .acc = мобілізації
count-absolve-count = кожне розгрішення
    .acc = розгрішення
count-townsfolk-kept = кожного найнятого городянина
    .acc = карти найнятих городян
count-workshops-placed = кожну розміщену майстерню
    .acc = розміщені майстерні
count-faith-track = кожне очко віри
    .acc = очки віри
count-strength-track = кожне очко сили
    .acc = очки сили
count-influence-track = кожне очко впливу
    .acc = очки впливу
count-paid-debts = кожен сплачений борг
    .acc = сплачені борги
count-unpaid-debts = кожен несплачений борг
    .acc = несплачені борги
count-orders-completed = кожен виконаний наказ короля
    .acc = виконані накази короля
count-suspicion-held = кожну карту підозри
    .acc = карти підозр
count-mercenaries-converted = кожного наверненого найманця
    .acc = карти навернених найманців

paladin-waive-silver = дія «{ $action }» не коштує срібняків
paladin-waive-provision = дія «{ $action }» не коштує провізії
paladin-reduce-silver = { $amount ->
        [one] дія «{ $action }» дешевша на { $amount } срібняк
        [few] дія «{ $action }» дешевша на { $amount } срібняки
       *[many] дія «{ $action }» дешевша на { $amount } срібняків
    }
paladin-bonus = за кожну дію «{ $action }» ще й { $reward }

## Налаштування столу

setting-difficulty = Складність (соло-гра)

## Запитання

ask-setup-hire = Найміть городянина безплатно.
ask-paladin = Ваші паладини: 1 { $first }, 2 { $second }, 3 { $third }. Кого використаєте, кого покладете на колоду, а кого під неї?
ask-tavern = Виберіть таверну й візьміть її робітників.
ask-action = Виконайте дію або спасуйте.
ask-end = Ваш хід завершено.
ask-place = Яких робітників ви розміщуєте?
ask-keep = Яких робітників ви залишаєте на наступний раунд? Щонайбільше { $most }.
ask-workshop = Куди поставити майстерню?
ask-free-develop = Безплатний розвиток: куди поставити майстерню?
ask-hire = Кого з городян ви наймаєте?
ask-send = Кого з городян ви скидаєте заради винагороди?
ask-free-recruit = Безплатне наймання: найміть городянина або скиньте його заради винагороди.
ask-pray = З якої дії ви прибираєте робітників?
ask-pray-reward = Молитва: з якої дії ви прибираєте робітників?
ask-commission = Куди ви відправляєте монаха?
ask-garrison = Де ви ставите заставу?
ask-jar = На яку клітинку ви переміщуєте глечик?
ask-attack = Кого з чужинців ви атакуєте?
ask-convert = Кого з чужинців ви навертаєте?
ask-choose = Виберіть одну винагороду.
ask-next = Що розігруєте далі?
ask-discard = { $most ->
        [1] Скинути карту підозри?
       *[other] Скільки карт підозр ви скидаєте? Щонайбільше { $most }.
    }
ask-destroy = { $most ->
        [1] Знищити борг?
       *[other] Скільки боргів ви знищуєте? Щонайбільше { $most }.
    }
ask-repay = { $most ->
        [1] Сплатити борг?
       *[other] Скільки боргів ви сплачуєте? Щонайбільше { $most }.
    }

## Варіанти

option-paladin = Використати { $use }, { $top } на колоду, { $bottom } під колоду
option-tavern = Таверна: { $workers }
option-use = { $workers ->
        [one] { $action }: { $workers } робітник
        [few] { $action }: { $workers } робітники
       *[many] { $action }: { $workers } робітників
    }
option-favour = Милість короля: { $favour } ({ $cost }) – { $reward }
option-place = { $workers }
option-hire = Найняти: { $card } ({ $price }) – { $ability }
option-hire-instant = Найняти: { $card } ({ $price }) – відразу { $instant }; { $ability }
option-send = Скинути: { $card } ({ $price }) – { $reward }
option-workshop = { $action }, клітинка { $space }
option-clear = { $action }
option-occupy = Регіон { $region }, клітинка { $place }: { $reward }
option-jar = { $reward }
option-attack = { $silver ->
        [0] Атакувати: { $card } – { $reward }
        [one] Атакувати за { $silver } срібняк: { $card } – { $reward }
        [few] Атакувати за { $silver } срібняки: { $card } – { $reward }
       *[many] Атакувати за { $silver } срібняків: { $card } – { $reward }
    }
option-convert = Навернути: { $card } – { $reward }; { $worth }
option-choose = { $reward }
option-next = { $effect }
option-discard = { $amount ->
        [0] Не скидати
       *[other] Скинути { $amount }
    }
option-destroy = { $amount ->
        [0] Не знищувати
       *[other] Знищити { $amount }
    }
option-repay = { $amount ->
        [0] Не сплачувати
       *[other] Сплатити { $amount }
    }
option-decline = Відмовитися
option-keep = Залишити: { $workers }
option-keep-nobody = Не залишати нікого
option-pass = Спасувати
option-end = Завершити хід

## Що сталося

log-round = Раунд { $round }
log-first-player = Перший гравець – { $seat }
log-order-revealed = { $order }, за { $vp } ПО
log-favour-revealed = Милість короля { $slot }: { $favour }
log-taverns = Таверни: { $cards }
log-taverns-shuffled = { $cards ->
        [one] { $cards } карту таверн перетасовано в нову колоду
        [few] { $cards } карти таверн перетасовано в нову колоду
       *[many] { $cards } карт таверн перетасовано в нову колоду
    }
log-paladin-chosen = { $seat }: паладина вибрано
log-paladin-chosen-known = { $seat }: цього раунду { $use }; { $top } – на колоду, { $bottom } – під колоду
log-paladin = { $seat } відкриває паладина: { $paladin }
log-tavern = { $seat } бере: { $tavern }
log-crew = { $seat } отримує: { $workers }
log-use = { $seat }: { $action } ({ $workers })
log-favour = { $seat }: милість короля «{ $favour }» ({ $workers })
log-pay-silver = { $amount ->
        [one] { $seat } платить { $amount } срібняк
        [few] { $seat } платить { $amount } срібняки
       *[many] { $seat } платить { $amount } срібняків
    }
log-pay-provisions = { $amount ->
        [one] { $seat } платить { $amount } жетон провізії
        [few] { $seat } платить { $amount } жетони провізії
       *[many] { $seat } платить { $amount } жетонів провізії
    }
log-gain = { $seat } отримує: { $reward }
log-criminals = { $amount ->
        [1] { $seat } отримує: { $worker }
       *[other] { $seat } отримує: { $amount } × { $worker }
    }
log-hire = { $seat } наймає: { $card }
log-send = { $seat } скидає заради винагороди: { $card }
log-workshop = { $seat } ставить майстерню на дію «{ $action }», клітинка { $space }
log-pray = { $seat } прибирає робітників із дії «{ $action }»
log-monk = { $seat } відправляє монаха: регіон { $region }, клітинка { $place }
log-outpost = { $seat } ставить заставу: регіон { $region }, клітинка { $place }
log-wall = { $seat } будує: { $wall } ({ $reward })
log-jar = { $seat } переміщує глечик: { $reward }
log-attack = { $seat } атакує: { $card }
log-convert = { $seat } навертає: { $card }
log-townsfolk-acts = { $seat }: діє { $card }
log-paladin-acts = { $seat }: допомагає паладин
log-suspicion = { $seat } бере карту «{ $card }»
log-suspicion-discarded = { $amount ->
        [one] { $seat } скидає { $amount } карту підозри, лишилося { $left }
        [few] { $seat } скидає { $amount } карти підозр, лишилося { $left }
       *[many] { $seat } скидає { $amount } карт підозр, лишилося { $left }
    }
log-suspicion-shuffled = { $cards ->
        [one] { $cards } карту підозри перетасовано в нову колоду
        [few] { $cards } карти підозр перетасовано в нову колоду
       *[many] { $cards } карт підозр перетасовано в нову колоду
    }
log-no-suspicion-cards = Карт підозр більше немає
log-tax = { $seat } отримує податок: { $amount } (з податкового запасу { $taken }, там лишилося { $left })
log-tax-filled = Податковий запас поповнено до { $amount }
log-debt = { $amount ->
        [one] { $seat } бере { $amount } борг
        [few] { $seat } бере { $amount } борги
       *[many] { $seat } бере { $amount } боргів
    }
log-debt-paid = { $seat } сплачує борг
log-debt-destroyed = { $amount ->
        [one] { $seat } знищує { $amount } борг
        [few] { $seat } знищує { $amount } борги
       *[many] { $seat } знищує { $amount } боргів
    }
log-inquisition = Інквізиція!
log-inquisition-nobody = Ніхто не під підозрою, боргів не бере ніхто
log-pass = { $seat } пасує
log-keep = { $seat } залишає: { $workers }
log-refresh = Ігрове поле оновлюється
log-discarded = З ряду прибрано: { $card }
log-new-townsfolk = Нові городяни: { $cards }
log-new-outsiders = Нові чужинці: { $cards }

## Що робить гравець-бот, крок за кроком

log-ai-setup = Гравець-бот починає з майстернею на кожній із дій: { $actions }
log-ai-workshop = Майстерня бота з наказу переходить на дію «{ $action }»
log-ai-favour-scheme = Схема бота «Милість короля» йде до скиду схем
log-ai-workers = Гравець-бот починає раунд, маючи { $workers } робітників
log-ai-tavern = { $criminals ->
        [one] На таверні, що лишилася, { $criminals } злочинець: бот бере за нього карту підозри
        [few] На таверні, що лишилася, { $criminals } злочинці: бот бере за кожного карту підозри
       *[many] На таверні, що лишилася, { $criminals } злочинців: бот бере за кожного карту підозри
    }
log-ai-pass = У бота немає робітників, він пасує
log-ai-scheme = Гравець-бот відкриває карту «{ $scheme }»
log-ai-schemes-shuffled = Карти схем бота перетасовано в нову колоду: { $cards }
log-ai-cannot = Дія «{ $action }» боту недоступна: { $why }
log-ai-falls-back = Натомість він виконує крайню ліву з доступних дій у лівій частині планшета
log-ai-use = Гравець-бот: { $action }, робітників { $workers }, лишилося { $left }
log-ai-recruit = Фішка на { $marker }: бот скидає карту «{ $card }» з комірки { $slot }
log-ai-outsider = Фішка на { $marker }: бот бере карту «{ $card }» з комірки { $slot }
log-ai-favour = Фішка на { $marker }: бот використовує «{ $favour }» у комірці { $slot }
log-ai-space = Найкраща вільна клітинка – регіон { $region }, клітинка { $place }: { $reward }
log-ai-jar = Бот перевертає глечик { $jars }
log-ai-wall = Бот будує: { $wall } ({ $reward })
log-ai-alternative = Бот бере крайній лівий варіант, який може йому допомогти: { $reward }
log-ai-pray = { $workers ->
        [one] Бот прибирає { $workers } робітника з правої частини планшета
       *[other] Бот прибирає { $workers } робітників з правої частини планшета
    }
log-ai-pray-worker = У правій частині планшета нікого немає, тож бот отримує 1 робітника
log-ai-rest = Бот відпочиває, робітників лишилося { $left }: фішка рухається на { $steps }, бот спасував
log-ai-gains-workers = { $amount ->
        [one] Бот отримує { $amount } робітника
       *[other] Бот отримує { $amount } робітників
    }
log-ai-attribute = { $attribute } бота тепер { $value }
log-ai-resources = Срібняків і провізії для бота: { $amount }; натомість рухається його фішка
log-ai-marker = Фішка бота: з { $before } на { $after }
log-ai-wrap = Фішка обійшла коло: найнижчий показник, { $attribute }, тепер { $value }
log-ai-suspicion = Бот бере карту «{ $card }»
log-ai-suspicion-discarded = { $amount ->
        [one] Бот скидає { $amount } карту підозри, лишилося { $left }
        [few] Бот скидає { $amount } карти підозр, лишилося { $left }
       *[many] Бот скидає { $amount } карт підозр, лишилося { $left }
    }
log-ai-tax = Податок для бота: { $amount }; з податкового запасу йде { $taken }, лишилося { $left }
log-ai-tax-lost = Боту немає чого скинути: з податкового запасу йде 1 срібняк, лишилося { $left }
log-ai-debt = { $amount ->
        [one] Бот бере { $amount } борг
        [few] Бот бере { $amount } борги
       *[many] Бот бере { $amount } боргів
    }
log-ai-debt-paid = Бот сплачує борг
log-ai-debt-destroyed = { $amount ->
        [one] Бот знищує { $amount } борг
        [few] Бот знищує { $amount } борги
       *[many] Бот знищує { $amount } боргів
    }
ai-why-blocked = там уже стоять його робітники
ai-why-workers = потрібно робітників { $need }, є { $have }
ai-why-attribute = { $attribute }: потрібно { $need }, є { $have }
ai-why-no-townsfolk = у ряду немає городян
ai-why-no-favour = немає вільної милості короля
ai-why-no-space = немає досяжної вільної клітинки
ai-why-no-outsider = немає досяжного чужинця
ai-why-no-wall = стін більше немає
ai-why-limit = цю дію він уже виконав разів: { $count }

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

why-blocked = Там уже стоять ваші робітники; дія заблокована, доки її не очистять.
why-colour = Немає робітника для клітинки: { $workers } (підійшов би злочинець).
why-criminal = Сюди можна поставити лише злочинця, а у вас його немає.
why-workers = Потрібно робітників: { $need }, бракує { $missing }.
why-silver = Ціна в срібняках: { $cost }, бракує { $missing }.
why-provisions = Ціна в провізії: { $cost }, бракує { $missing }.
why-townsfolk-price = Найдешевший городянин коштує в срібняках: { $cost }.
why-attribute = { $attribute }: потрібно { $need }, у вас { $have }, бракує { $missing }.
why-no-piece = У вас більше немає: { $piece }.
why-no-space = На полі немає вільної клітинки.
why-no-card = У ряду немає карт.
why-no-wall = Стін більше немає.
why-limit = Ви вже виконали цю дію найбільшу кількість разів: { $limit }.
why-nothing-to-clear = Немає іншої дії з робітниками.
why-no-workers-there = Там немає робітників.
why-not-itself = Молитва не може очистити себе.
why-favour-used = Цю милість у цьому раунді вже використано.
why-closed = Для цієї клітинки потрібно гравців: { $players }.
why-occupied = Тут уже стоїть монах або застава.
why-jar-there = Там уже стоїть глечик.
why-workshop-there = Там уже стоїть майстерня.
why-tavern-taken = Цю таверну вже взято.

## У терміналі

show-round = Раунд
show-tax = Податковий запас
show-townsfolk = Городяни
show-outsiders = Чужинці
show-king = Король
show-region = Регіон { $region }: віра { $faith }, сила { $strength }
show-taverns = Таверни
show-actions = Дії
show-paladin = Паладин
show-kept = Найняті городяни
show-converted = Навернені
show-blocked = заблоковано: { $actions }
show-workers = Робітники
show-silver = Срібняки
show-provisions = Провізія
show-suspicion = Підозри
show-debts = Борги (несплачені/сплачені)
show-schemes = Схеми: у колоді { $deck }, зіграно { $pile }
show-marker = Фішка на { $marker }
show-passed = пас
show-face-down = долілиць
show-or-debt = або борг
show-count = { $count } з { $limit }
show-need = потрібно: { $attribute } { $need }
show-next-cost = ціна: { $price }
show-hand = На руці
show-known-top = Зверху вашої колоди
show-known-bottom = Під вашою колодою
show-empty = порожньо
