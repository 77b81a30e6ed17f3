# The words of the board in the browser, in Ukrainian.

ui-pal-card-discard = Скинути: { $reward }
ui-pal-card-instant = Найняти, відразу: { $reward }
ui-pal-card-kept = Уміння: { $ability }
ui-pal-card-attack = Атакувати: { $reward }
ui-pal-card-convert = Навернути: { $reward }; { $worth }
ui-pal-any-worker = будь-який робітник
ui-pal-vp = { $vp } ПО
ui-pal-vp-now = зараз { $vp } ПО
ui-pal-vp-short = ПО
ui-pal-favour-hidden = Милість короля { $slot }, закрита до раунду { $round }
ui-pal-favour-scheme = На ній лежить схема гравця-бота
ui-pal-favour-taken = Цього раунду тут стоїть робітник гравця { $player }
ui-pal-order = Дія «{ $action }» щонайменше { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }: { $vp } ПО
ui-pal-order-hidden = Наказ короля { $slot }, закритий до раунду { $round }: { $vp } ПО
ui-pal-order-workshop = На ньому лежить майстерня гравця-бота
ui-pal-order-done = Хто виконав: { $players }
ui-pal-workers = Робітники: { $workers }
ui-pal-costs = Зараз коштує: { $cost }
ui-pal-needs = Залежить від { $attribute_gen }
ui-pal-needs-now = Потрібно { $need ->
        [one] { $need } очко
        [few] { $need } очки
       *[many] { $need } очок
    } { $attribute_gen }
ui-pal-raises = Збільшує { $attribute_acc }
ui-pal-count = { $count ->
        [0] Ще не виконано
        [one] Виконано { $count } раз
        [few] Виконано { $count } рази
       *[many] Виконано { $count } разів
    }
ui-pal-blocked = Там уже стоять робітники
ui-pal-about-develop = Майстерня назавжди замінює робітника
ui-pal-about-recruit = 1 робітник: скинути городянина заради винагороди; 2 робітники: найняти
ui-pal-about-recruit-1 = Скинути городянина заради винагороди
ui-pal-about-recruit-2 = Найняти городянина
ui-pal-about-hunt = Отримати провізію
ui-pal-about-hunt-1 = 1 жетон провізії
ui-pal-about-hunt-2 = 3 жетони провізії
ui-pal-about-trade = Отримати срібняки
ui-pal-about-trade-1 = 1 срібняк
ui-pal-about-trade-2 = 3 срібняки
ui-pal-about-pray = Прибрати всіх робітників із клітинок іншої дії
ui-pal-about-conspire = Отримати злочинця, а з ним карту підозри
ui-pal-about-commission = Відправити монаха в регіон
ui-pal-about-fortify = Збудувати стіну
ui-pal-about-garrison = Поставити заставу в регіоні
ui-pal-about-absolve = Перемістити глечик заради винагороди і скинути карту підозри
ui-pal-about-attack = Атакувати чужинця заради винагороди
ui-pal-about-convert = Навернути чужинця заради очок наприкінці гри
ui-pal-price = Ціна: { $price ->
        [0] безплатно
        [one] { $price } срібняк
        [few] { $price } срібняки
       *[many] { $price } срібняків
    }
ui-pal-or-debt = або борг
ui-pal-empty = Порожньо до оновлення
ui-pal-attack-price = { $price ->
        [0] Атака не потребує срібняків
        [one] Атака коштує вам { $price } срібняк
        [few] Атака коштує вам { $price } срібняки
       *[many] Атака коштує вам { $price } срібняків
    }
ui-pal-flags = Віра { $faith }: навернути чужинця чи відправити монаха; сила { $strength }: атакувати чи поставити заставу
ui-pal-tax = Податковий запас: { $tax } з { $start }. Коли він вичерпається, почнеться інквізиція
ui-pal-tax-short = Податки
ui-pal-deck = { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
       *[many] { $count } карт у колоді
    }
ui-pal-townsfolk = Городяни
ui-pal-outsiders = Чужинці
ui-pal-regions = Регіони
ui-pal-taverns = Таверни
ui-pal-tavern-taken = Робітників бере { $player }
ui-pal-no-taverns = Жодної не відкрито
ui-pal-space = Регіон { $region }, клітинка { $place }: { $reward }. Монах: віра { $faith }. Застава: сила { $strength }
ui-pal-space-closed = Регіон { $region }, клітинка { $place }: лише для гри від { $players ->
        [one] { $players } гравця
       *[other] { $players } гравців
    }
ui-pal-space-taken = Регіон { $region }, клітинка { $place }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = Інквізиція
ui-pal-event-refresh = Новий раунд
ui-pal-event-close = Далі
ui-pal-event = Подія
ui-pal-event-what = що сталося
ui-pal-event-read = { $event }: прочитати, що сталося
ui-pal-silver = Срібняки: { $count }
ui-pal-provisions = Провізія: { $count }
ui-pal-suspicion = Карти підозр: { $count }
ui-pal-unpaid = Несплачені борги: { $count }
ui-pal-paid = Сплачені борги: { $count }
ui-pal-track = { $bonus ->
        [0] { $attribute }: { $value }, дає { $vp } ПО
       *[other] { $attribute }: { $value }, з паладином +{ $bonus } цього раунду; дає { $vp } ПО
    }
ui-pal-paladin-chosen = Паладина вибрано
ui-pal-paladins-left = Паладинів у колоді: { $count }
ui-pal-workshops-left = { $count ->
        [0] Майстерень не лишилося
        [one] Лишилася { $count } майстерня: вона дає робітника під нею
        [few] Лишилося { $count } майстерні. Наступна — крайня ліва: вона дає робітника під нею
       *[many] Лишилося { $count } майстерень. Наступна — крайня ліва: вона дає робітника під нею
    }
ui-pal-workshop-here = Майстерня: { $action }, клітинка { $space }
ui-pal-workshop-worker = { $worker } повертається до запасу
ui-pal-workshop-space = На клітинці з пунктиром можна поставити майстерню
ui-pal-jar-space = Клітинка для глечика: { $reward }
ui-pal-jar-there = Тут стоїть глечик
ui-pal-kept = Найняті городяни
ui-pal-hand = Ваші паладини
ui-pal-hand-use = Якого паладина ви використаєте цього раунду?
ui-pal-hand-top = Кого покласти на колоду, щоб узяти знову наступного раунду? Інший піде під колоду.
ui-pal-hand-use-this = Використати
ui-pal-hand-used-this = Вибрано
ui-pal-hand-top-this = На колоду
ui-pal-place = Яких робітників?
ui-pal-place-criminal = Яких робітників? Злочинець — джокер: замінює робітника будь-якого кольору.
ui-pal-place-wild = Замінити когось злочинцем
ui-pal-keep = Кого залишаєте на наступний раунд? Вибрано: { $count }
ui-pal-first = Перший гравець
ui-pal-open-board = Планшет: { $player }
ui-pal-signs = Символи
ui-pal-piles = Колоди та скиди
ui-pal-pile = — у колоді { $deck }, скинуто { $gone }
ui-pal-pile-townsfolk = Городяни
ui-pal-pile-outsiders = Чужинці
ui-pal-pile-walls = Стіни
ui-pal-pile-suspicion = Підозри
ui-pal-pile-taverns = Таверни
ui-pal-my-paladins = Ваші паладини
ui-pal-used = Використані:
ui-pal-made-note = Деякі надруковані числа відтворено, і власники друкованої гри можуть їх виправити:
ui-pal-made-townsfolk = городяни з цією позначкою
ui-pal-made-suspicion = на скількох картах підозр 0, 1 і 2 податки
ui-pal-made-schemes = скільки карт кожної схеми має гравець-бот
ui-pal-made-ai-board = ліва частина планшета гравця-бота
ui-pal-made-workshop-row = робітники під майстернями
ui-pal-made-jars = вплив, якого потребують глечики
ui-pal-made-jar-spaces = дві клітинки для глечиків
ui-pal-made-tax-supply = податковий запас для менш ніж чотирьох гравців
ui-pal-ai-last = Його останній хід
ui-pal-ai-left = Якщо схема неможлива: крайня ліва доступна дія
ui-pal-ai-marker = Фішка ресурсів на поділці { $at }: спершу бот пробує карту з цієї комірки; після 5 зростає його найнижчий показник
ui-pal-ai-marker-head = Фішка ресурсів
ui-pal-ai-workers = Робітники: { $count }
ui-pal-ai-workers-head = Робітники
ui-pal-ai-stack = Фішки показників знизу вгору
ui-pal-ai-schemes = Схеми: у колоді { $deck }, у скиді { $pile }, на картах милості { $favours }
ui-pal-lens-pays = ПО наприкінці за їхню кількість: { $steps }
ui-pal-lens-next = { $vp ->
        [0] Досі { $count }; наступний раз ПО не додасть
       *[other] Досі { $count }; наступний раз додасть { $vp } ПО
    }
ui-pal-actions = Дії

## Форма нового столу

ui-setting-difficulty = Зі скількома майстернями починає суперник із правил: 1, 3 або 5.
