# Слова клієнта у браузері, українською.

## Всюди

ui-close = Закрити
ui-cancel = Скасувати
ui-loading = Завантаження…
ui-offline = Сервер недоступний.
ui-reconnecting = Зв'язок утрачено. Пробуємо знову…
ui-trouble = Не вдалося.
ui-lost = Тут нічого немає.
ui-no-board = Ця гра ще не має поля у браузері.
ui-to-lobby = До зали
ui-to-table = До столу
ui-language = Мова
ui-theme-light = Світла тема
ui-theme-dark = Темна тема
ui-guest-names = Мандрівник | Сокольничий | Писар | Мірошник | Герольд | Паломник | Менестрель | Садівник | Дзвонар | Бондар

## Зала

ui-motto = Настільні ігри для людей і програм
ui-my-name = Ваше ім'я
ui-games = Ігри
ui-continue = Продовжити
ui-play-now = Грати зараз
ui-new-table = Новий стіл
ui-open-tables = Відкриті столи
ui-no-open-tables = Ніхто не чекає на гравців. Відкрийте стіл самі.
ui-running-tables = Дивитися
ui-no-running-tables = Відкритих для глядачів ігор зараз немає.
ui-finished-tables = Завершені
ui-join = Приєднатися
ui-watch = Дивитися
ui-look = Переглянути
ui-join-by-link = Приєднатися за посиланням
ui-link-or-code = Посилання або код
ui-my-move = Ваш хід
ui-not-begun = Ще не почато
ui-won-by = Перемога: { $players }
ui-fact-players = Гравці
ui-fact-minutes = Звичайна тривалість
ui-fact-weight = Складність { $weight } з 5
ui-minutes = { $range } хв
ui-special-kingdom-builder = Три поселення за хід на місцевості вашої карти. Що дає золото, у кожній грі інше.
ui-special-for-the-king = Придворні, тихі торги і блеф: здобудьте посади, які запам'ятає король.
ui-special-paladins = Робітники, віра і сила в неспокійному королівстві; для одного гравця є суперник з правил.
ui-special-viscounts = Об'їжджайте замок, збирайте колоду і пильнуйте чесноту; для одного гравця є чотири суперники.
ui-special-tiletum = Колесо кубиків, дороги Європи і Кардинал як суперник для одного гравця.
ui-invited = Вас запрошують до столу
ui-about = Про Kingstable
ui-about-what = Kingstable грає в настільні ігри за їхніми правилами: з друзями за посиланням, проти програм або за одним екраном. Він працює на вашому комп'ютері й не вимагає облікового запису.
ui-about-art = Поля, фігури й обкладинки намальовано нами. Ігри належать їхнім авторам і видавцям; їхніх малюнків і текстів тут немає.
ui-about-thanks = З подякою
ui-about-icons = Значки з
ui-about-fonts = Шрифти:
ui-about-code = Програми:

## Новий стіл

ui-seats = Місця
ui-seat = Місце { $number }
ui-seat-me = Я
ui-seat-person = Друг за посиланням
ui-seat-anybody = Будь-хто із зали
ui-seat-mind = Програма: { $mind }
ui-seat-open = Вільне місце
ui-add-seat = Додати місце
ui-remove-seat = Прибрати місце
ui-manners = Домовленості
ui-table-name = Назва столу
ui-pace = Темп
ui-pace-live = За один раз
ui-pace-days = { $count ->
        [one] { $count } день на кожне рішення
        [few] { $count } дні на кожне рішення
       *[many] { $count } днів на кожне рішення
    }
ui-free-undo = Вибір можна вільно скасовувати (інших питають про згоду)
ui-private = Лише за посиланням, без показу в залі
ui-open-table = Відкрити стіл
ui-preview-again = Розкласти ще раз
ui-preview-note = Це приклад: випадкове визначиться заново на початку гри.
ui-several-random = Визначить випадок. Виберіть { $count }, щоб зафіксувати.
ui-several-chosen = Вибрано { $chosen } з { $count }
ui-unfinished = Не завершено: { $what }

## Перед початком

ui-waiting-room = { $count ->
        [0] Усі на місці
        [one] Чекаємо ще на { $count } гравця
       *[many] Чекаємо ще на { $count } гравців
    }
ui-sit-down = Сісти
ui-seat-by-link = Лише за посиланням
ui-stand-up = Встати
ui-invite = Надішліть це посилання тим, хто гратиме
ui-copy = Копіювати
ui-copied = Скопійовано
ui-start = Почати
ui-start-with-minds = Почати, вільні місця займуть програми
ui-delete = Видалити стіл
ui-leave = Піти від столу

## За столом

ui-board = Поле
ui-round = Раунд { $round }
ui-watching = Ви глядач
ui-prompt = Запитання
ui-you-decide = Вирішуєте ви
ui-decides = Вирішує { $player }
ui-others-decide = Рішення не за вами
ui-waiting-for = Чекаємо: { $players }…
ui-wait = Хвилинку…
ui-game-over = Гру завершено
ui-winner = { $count ->
        [one] Перемога: { $players }. Очок: { $points }.
       *[many] Спільна перемога: { $players }. Очок: { $points }.
    }
ui-no-winner = Ніхто не переміг.
ui-undo = Скасувати
ui-undo-ask = Попросити скасувати
ui-unpick = Назад
ui-pick-next = Тепер виберіть наступне.
ui-which = Що саме?
ui-show-clause = Правило { $clause }
ui-you = ви
ui-is-mind = Програма
ui-is-away = Сторінку цього столу не відкрито
ui-away = немає
ui-points-of = { $player }: очок зараз { $points }
ui-areas = Частини столу
ui-tab-board = Поле
ui-tab-aside = Моє
ui-tab-mine = Моє
ui-tab-players = Гравці
ui-tab-log = Журнал
ui-tab-calls = (тут є що вибрати)
ui-my-area = Перед вами
ui-zoom-in = Наблизити
ui-zoom-out = Віддалити
ui-zoom-reset = Показати все
ui-log = Журнал
ui-chat = Розмова
ui-chat-empty = Ще ніхто нічого не сказав.
ui-chat-line = Скажіть щось
ui-send = Надіслати
ui-consent-asked = { $player } просить скасувати свій вибір.
ui-consent-waiting = Чекаємо на згоду: { $players }
ui-consent-withdraw = Не треба
ui-agree = Згода
ui-disagree = Ні
ui-menu = Меню
ui-copy-watch = Копіювати посилання для глядачів
ui-copy-join = Копіювати посилання для гравців
ui-export = Зберегти запис
ui-claim = Нехай програма грає за гравця { $player }
ui-resign = Здатися
ui-resign-sure = Далі за вас гратиме програма. Здатися?
ui-rematch = Реванш
ui-to-rematch = До реваншу

## Очки й повтор

ui-scores = Очки
ui-score-sheet = Підсумок
ui-score-now = Очки на цю мить
ui-score-now-note = Скільки дала б гра, якби скінчилася зараз.
ui-tie-break = За рівності
ui-chart = Очки за раундами
ui-replay = Повтор
ui-replay-at = Вибір { $at } з { $of }
ui-replay-first = На початок
ui-replay-back = Крок назад
ui-replay-next = Крок уперед
ui-replay-last = У кінець
ui-replay-end = Закінчити повтор
ui-view-of = Очима
ui-spectator = Глядача

## Правила й довідка

ui-rules = Правила
ui-rules-search = Шукати в правилах
ui-rules-english = Правила написано англійською.
ui-rules-none = Такого пункту немає.
ui-help = Довідка
ui-help-gold = Усе золоте можна вибрати: на полі, серед своїх речей або кнопкою внизу.
ui-help-why = Натисніть на те, що не золоте, і дізнаєтеся, чому його не можна вибрати.
ui-help-undo = Вибір можна скасувати, доки не відкрилося щось приховане.
ui-keys = Клавіші
ui-key-walk = ходити по золотому
ui-key-choose = вибрати
ui-key-inspect = роздивлятися будь-яке місце; Enter вибере його або пояснить, чому ні
ui-key-end = завершити хід
ui-key-undo = скасувати
ui-key-escape = відпустити
ui-key-zoom = наблизити, віддалити, показати все
ui-key-rules = правила
ui-key-scores = очки
ui-key-replay = повтор
ui-key-help = ця довідка
ui-tour = Коротка екскурсія
ui-tour-again = Коротка екскурсія
ui-tour-count = { $at } з { $of }
ui-tour-skip = Пропустити
ui-tour-back = Назад
ui-tour-next = Далі
ui-tour-begin = Почати
ui-tour-lit = Усе золоте можна вибрати зараз. Наведіть, щоб побачити, що це дасть; натисніть, щоб вибрати. Натисніть на інше, і дізнаєтеся, чому його не можна вибрати.
ui-tour-prompt = Тут написано, хто вирішує і про що питають. «Скасувати» повертає ваш останній вибір.
ui-tour-players = Гравці та їхні очки на цю мить. Наведіть на число, щоб побачити, з чого воно складається.
ui-tour-log = Тут записано все, що відбувається; нове від вашого останнього ходу позначено золотом.
ui-tour-rules = Очки, повні правила з пошуком і довідка про клавіші. Усю гру можна зіграти стрілками й Enter.

## Paladins of the West Kingdom

ui-pal-reconstructed = Числа відтворено
ui-pal-card-discard = Скинути: { $reward }
ui-pal-card-instant = Найняти, одразу: { $reward }
ui-pal-card-kept = Найнято: { $ability }
ui-pal-card-attack = Атакувати: { $reward }
ui-pal-card-convert = Навернути: { $reward }; { $worth }
ui-pal-any-worker = будь-який робітник
ui-pal-vp = { $vp } ПО
ui-pal-vp-now = зараз { $vp } ПО
ui-pal-favour-hidden = Ласка короля { $slot }, закрита до раунду { $round }
ui-pal-favour-scheme = На ній лежить схема гравця-бота
ui-pal-favour-taken = Цього раунду вже використано: { $player }
ui-pal-order = { $action } щонайменше { $count } разів: { $vp } ПО
ui-pal-order-hidden = Наказ короля { $slot }, закритий до раунду { $round }: { $vp } ПО
ui-pal-order-workshop = На ньому лежить майстерня гравця-бота
ui-pal-order-done = Виконано: { $players }
ui-pal-workers = Робітники: { $workers }
ui-pal-costs = Зараз коштує: { $cost }
ui-pal-needs = Потрібно: { $attribute }
ui-pal-needs-now = Потрібно: { $attribute } { $need }
ui-pal-raises = Зростає: { $attribute }
ui-pal-count = Виконано разів: { $count }
ui-pal-blocked = Там стоять робітники
ui-pal-about-develop = Майстерня назавжди замінює робітника
ui-pal-about-recruit = 1 робітник: скинути городянина за його винагороду; 2 робітники: найняти
ui-pal-about-recruit-1 = Скинути городянина за його винагороду
ui-pal-about-recruit-2 = Найняти городянина
ui-pal-about-hunt = Провізія
ui-pal-about-hunt-1 = Провізія за 1 робітника
ui-pal-about-hunt-2 = Провізія за 2 робітників
ui-pal-about-trade = Срібняки
ui-pal-about-trade-1 = Срібняки за 1 робітника
ui-pal-about-trade-2 = Срібняки за 2 робітників
ui-pal-about-pray = Зняти всіх робітників з іншої дії
ui-pal-about-conspire = Злочинець, а з ним карта підозри
ui-pal-about-commission = Відправити монаха в регіон
ui-pal-about-fortify = Збудувати стіну
ui-pal-about-garrison = Поставити заставу в регіоні
ui-pal-about-absolve = Пересунути глечик за винагороду і скинути карту підозри
ui-pal-about-attack = Перемогти чужинця за винагороду
ui-pal-about-convert = Навернути чужинця заради очок наприкінці
ui-pal-price = Ціна: { $price } срібн.
ui-pal-or-debt = або борг
ui-pal-empty = Порожньо до оновлення
ui-pal-attack-price = Атака коштує вам { $price } срібн.
ui-pal-flags = Віра { $faith }, щоб навернути чи послати монаха, сила { $strength }, щоб атакувати чи поставити заставу
ui-pal-tax = Податковий запас: { $tax } з { $start }. Коли він спорожніє, прийде інквізиція
ui-pal-tax-short = Податки
ui-pal-deck = { $count ->
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
       *[many] { $count } карт у колоді
    }
ui-pal-townsfolk = Городяни
ui-pal-outsiders = Чужинці
ui-pal-regions = Регіони
ui-pal-taverns = Таверни
ui-pal-tavern-taken = Зайнято: { $player }
ui-pal-no-taverns = Жодної не відкрито
ui-pal-space = { $space }, регіон { $region }: { $reward }. Монах: віра { $faith }. Застава: сила { $strength }
ui-pal-space-closed = { $space }: лише від { $players } гравців
ui-pal-space-taken = { $space }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = Інквізиція
ui-pal-event-refresh = Новий раунд
ui-pal-event-close = Далі
ui-pal-silver = Срібняки: { $count }
ui-pal-provisions = Провізія: { $count }
ui-pal-suspicion = Карти підозри: { $count }
ui-pal-unpaid = Несплачені борги: { $count }
ui-pal-paid = Сплачені борги: { $count }
ui-pal-track = { $attribute }: { $value }, з паладином +{ $bonus } цього раунду; варто { $vp } ПО
ui-pal-paladin-chosen = Паладина обрано
ui-pal-paladins-left = Паладинів у колоді: { $count }
ui-pal-workshops-left = Лишилося майстерень: { $count }. Наступна — крайня ліва, вона дає робітника під нею
ui-pal-workshop-here = Майстерня: { $action }, місце { $space }
ui-pal-workshop-worker = { $worker } повертається до запасу
ui-pal-jar-space = Місце для глечика: { $reward }
ui-pal-jar-there = Тут стоїть глечик
ui-pal-kept = Найняті городяни
ui-pal-hand = Ваші паладини
ui-pal-hand-use = Якого паладина ви берете на цей раунд?
ui-pal-hand-top = Який лягає зверху колоди, щоб прийти знову? Інший піде під неї.
ui-pal-hand-use-this = Узяти
ui-pal-hand-used-this = Узято
ui-pal-hand-top-this = Зверху
ui-pal-place = Яких робітників?
ui-pal-place-criminal = Яких робітників? Злочинець заступає колір, якого бракує.
ui-pal-place-wild = Зі злочинцем замість когось
ui-pal-keep = Кого лишаєте на наступний раунд? Обрано: { $count }
ui-pal-first = Перший гравець
ui-pal-open-board = Планшет: { $player }
ui-pal-reference = Знаки, колоди та джерела
ui-pal-signs = Знаки
ui-pal-piles = Колоди та скиди
ui-pal-pile = – у колоді { $deck }, скинуто { $gone }
ui-pal-pile-townsfolk = Городяни
ui-pal-pile-outsiders = Чужинці
ui-pal-pile-walls = Стіни
ui-pal-pile-suspicion = Підозри
ui-pal-pile-taverns = Таверни
ui-pal-my-paladins = Ваші паладини
ui-pal-used = Зіграні:
ui-pal-made = Відтворені числа
ui-pal-made-note = Їх немає в правилах; власник друкованої гри може їх виправити.
ui-pal-made-townsfolk = позначені так городяни
ui-pal-made-suspicion = скільки карт підозри мають 0, 1 і 2 податки
ui-pal-made-schemes = скільки разів трапляється кожна схема гравця-бота
ui-pal-made-ai-board = ліва колонка планшета гравця-бота
ui-pal-made-workshop-row = робітники під майстернями
ui-pal-made-jars = вплив, якого вимагають глечики
ui-pal-made-jar-spaces = два місця для глечиків
ui-pal-made-tax-supply = податковий запас для менш ніж чотирьох гравців
ui-pal-ai-last = Що він щойно зробив
ui-pal-ai-left = Якщо схема не вдалася: крайня ліва вільна дія
ui-pal-ai-marker = Його фішка на { $at }: картку з цього місця він хоче; за 5 росте найнижчий показник
ui-pal-ai-marker-head = Фішка
ui-pal-ai-workers = Робітники: { $count }
ui-pal-ai-workers-head = Робітники
ui-pal-ai-stack = Фішки, верхня остання
ui-pal-ai-schemes = Схеми: у колоді { $deck }, зіграно { $pile }, на Ласках { $favours }
ui-tour-paladins-goal = Вітаємо у «Паладинах Західного королівства»! За сім раундів підвищуйте віру, силу та вплив, виконуйте накази короля і зберіть найбільше очок.
ui-tour-paladins-turn = Головне поле: карти короля й податки, городяни для наймання, таверни з робітниками, чужинці для атаки чи навернення, а під ними регіони для монахів і застав.
ui-tour-paladins-aside = Ваш планшет: робітники, показники з допомогою паладина золотом і ваші дії. Поставте робітників на підсвічену дію; дії праворуч дають очки й потребують показника.

## Будівничі королівств

ui-kb-card-of = Карта: { $player }
ui-kb-supply = поселень у запасі
ui-kb-goals = Що дає золото
ui-kb-locations = Локації на полі
ui-tour-kingdom-builder-goal = Вітаємо у «Будівничих королівств»! Зводьте поселення так, щоб вони дали найбільше золота. Три карти, щогри інші, кажуть, за що платять; замки платять завжди.
ui-tour-kingdom-builder-turn = Щоходу ви будуєте три поселення на місцевості своєї карти, поряд зі своїми скрізь, де це можливо.
ui-tour-kingdom-builder-aside = Ваша карта, ваші жетони і те, що дає золото. Жетон локації дає особливу дію щоходу, до або після будівництва.

## За Короля (і за Мене)

ui-fk-council = Рада
ui-fk-why = Чому не { $office }?
ui-fk-raise = { $office }: підвищити чільну посаду, зараз { $value }, на 1
ui-fk-lower = { $office }: знизити чільну посаду, зараз { $value }, на 1
ui-fk-no-tile = жетона немає
ui-fk-by-letter = вирішила літера
ui-fk-my-sum = Ваше: сума { $sum }, найкраща літера { $letter }
ui-fk-open-sum = { $player }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-sum = { $player }: сума { $sum }, найкраща літера { $letter }
ui-fk-turn = Хід { $turn } з { $turns }
ui-fk-round = Раунд { $round } з { $rounds }
ui-fk-deck =
    { $count ->
        [one] { $count } картка в колоді
        [few] { $count } картки в колоді
       *[many] { $count } карток у колоді
    }
ui-fk-looks = { $player } дивиться картку
ui-fk-before = Карти: { $player }
ui-fk-room =
    { $count ->
        [one] є місце: { $count }
       *[many] є місця: { $count }
    }
ui-fk-full = цього ходу заповнено
ui-fk-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }
ui-fk-cards-of = { $player }: здобуто карток { $count }
ui-fk-king-mine = Виберіть угорі, в раді, що змінить король.
ui-fk-king-of = { $player } вибирає, що змінить король.
ui-fk-noble = Дворянин { $number }, бік { $side }
ui-fk-on-sale = На продаж
ui-fk-paid-gold = Оплата картками золота
ui-fk-paid-cards = Оплата будь-якими картками долілиць
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
       *[many] золота
    }
ui-fk-unit-cards =
    { $count ->
        [0] ставки картками
        [one] картка
        [few] картки
       *[many] карток
    }
ui-fk-bid = Ставка: { $amount }
ui-fk-passed = пас
ui-fk-failed = нічим платити
ui-fk-won = виграш, оплата
ui-fk-highest = найвища ставка
ui-fk-thinks = робить ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваші картки: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Це бачите лише ви.
ui-fk-means-cards = Ваші картки: { $count }. Це бачите лише ви.
ui-fk-bluff-gold = { $bid } більше за ваше золото ({ $means }): вигравши, ви не зможете заплатити, втратите випадкову картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-bluff-cards = { $bid } більше, ніж у вас карток ({ $means }): вигравши, ви не зможете заплатити, втратите випадкову картку й вибудете з раунду. Іншим про це не скажуть.
ui-fk-beyond-gold = Між нами: ваша ставка { $bid }, а золота у вас { $means }.
ui-fk-beyond-cards = Між нами: ваша ставка { $bid }, а карток у вас { $means }.
ui-fk-more-bids = до { $most } …
ui-fk-pays-gold = { $player } вибирає, як сплатити { $count } золота.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } вибирає ще { $count } картку для оплати.
        [few] { $player } вибирає ще { $count } картки для оплати.
       *[many] { $player } вибирає ще { $count } карток для оплати.
    }
ui-fk-owe = Або натисніть картки золота, якими хочете сплатити { $owed }.
ui-fk-owe-cards =
    { $count ->
        [one] Натисніть ще { $count } картку, щоб скинути її долілиць.
        [few] Натисніть ще { $count } картки, щоб скинути їх долілиць.
       *[many] Натисніть ще { $count } карток, щоб скинути їх долілиць.
    }
ui-fk-cheapest = Найдешевше: { $cards } ({ $lost })
ui-fk-pay-picked = Сплатити { $cards } ({ $lost })
ui-fk-lost = переплата { $lost }, пропаде
ui-fk-exact = без переплати
ui-fk-awards = Здобуті посади, суми й найкращі літери
ui-fk-tie-gold = Нічия, більше золота
ui-fk-tie-count = Нічия, більше карток: { $office }
ui-fk-tie-letter = Нічия, найкраща літера: { $office }
ui-fk-my-cards = Мої картки
ui-fk-watching = Ви глядач
ui-fk-gold = Золото
ui-fk-my-favour = Я кладу в стос прихильності ({ $count })
ui-fk-my-discards = Мої скидання долілиць ({ $count })
ui-fk-known-gold = відкрито здобуте золото: { $gold }
ui-fk-known-office = { $office }: відкрито здобуто { $sum }, найкраща літера { $letter }
ui-fk-known-of = { $player }: що відомо
ui-fk-hand = Рука
ui-fk-openly-gained = Відкрито здобуто
ui-fk-nothing-known = Поки нічого не відомо.
ui-fk-discarded = скинуто долілиць: { $count }
ui-fk-doubt =
    { $count ->
        [one] можливо, вже немає: відтоді { $count } скидання долілиць
        [few] можливо, вже немає: відтоді { $count } скидання долілиць
       *[many] можливо, вже немає: відтоді { $count } скидань долілиць
    }
ui-fk-doubt-note = Знак ? мають картки, які відтоді могли скинути долілиць.
ui-fk-all-cards = Усі картки
ui-fk-composition =
    { $players ->
        [few] Для { $players } гравців є карток: { $cards }; випадково й наосліп прибрано: { $removed }. Карток, місця яких ви не знаєте: { $unknown }.
       *[many] Для { $players } гравців є карток: { $cards }; випадково й наосліп прибрано: { $removed }. Карток, місця яких ви не знаєте: { $unknown }.
    }
ui-fk-out = Лишилися в коробці за позначкою гравців: { $count }.
ui-fk-gold-of = Золото вартістю { $value }
ui-fk-gone-of = вибуло: { $gone } з { $all }
ui-fk-where-unknown = де вона, вам невідомо
ui-fk-where-drawn = ви на неї дивитеся
ui-fk-where-mine = ваша
ui-fk-where-held = відкрито здобув гравець { $player }
ui-fk-where-centre = посередині стола
ui-fk-where-favour = ви поклали її в стос прихильності
ui-fk-where-sale = на продажу
ui-fk-where-king = зараз діє
ui-fk-where-gone = відкрито вийшла з гри
ui-fk-where-discarded = скинув долілиць гравець { $player }
ui-fk-where-removed = випадково прибрана перед початком
ui-fk-mark = лише від { $mark } гравців
ui-fk-reconstructed = відновлене число
ui-fk-reconstructed-note = відновлено: вартість, літера або кількість копій не з друкованого джерела
ui-tour-for-the-king-goal = Вітаємо у грі «За Короля»! Хто має в галузі найбільше, той наприкінці посідає її посаду і бере стільки очок, скільки на жетоні. Другий бере меншу посаду.
ui-tour-for-the-king-turn = Угорі засідає рада з вартістю посад; королі підвищують і знижують її. Унизу спершу розподіляють картки: одну собі, по одній іншим, одну в стос прихильності. Потім стос продають на торгах.
ui-tour-for-the-king-aside = Ваші картки за галузями із сумами та ваше золото. Інші їх не бачать. Усі картки гри і те, що ви про них знаєте, за один клік.

## Тілетум

ui-til-map = Мапа
ui-til-wheel = Колесо
ui-til-ap = ОД
ui-til-round = Раунд { $round } з 4
ui-til-turn = хід { $turn } з 3
ui-til-actions = Поточні дії
ui-til-frame-die = Дія кубика
ui-til-frame-granted = Додаткова дія; та, що вище, триватиме потім
ui-til-die = Кубик { $die }: { $action }, ОД { $ap }
ui-til-sector = { $action }: кубики { $value }, ОД { $ap }
ui-til-turning = Взяти кубик як { $value } за золото ×{ $price }: { $action }, ОД { $ap }
ui-til-marker-of = { $player }: маркер +{ $ap } ОД
ui-til-contracts = Пропозиція контрактів
ui-til-characters = Пропозиція мешканців
ui-til-pile = у стосі { $count }
ui-til-costs = коштує ОД: { $ap }
ui-til-fairs = Ярмарки
ui-til-fair = Раунд { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } зараз: { $value } × { $count } = { $vp } ПБ
ui-til-fair-king = { $player } зараз: { $value } і поділка короля { $count } = { $vp } ПБ
ui-til-fair-absent = { $player }: лічба { $count }, але ще не бере участі (потрібен там дім або купець)
ui-til-fair-held = Цей ярмарок уже відбувся.
ui-til-fair-here = Ярмарок раунду { $round }
ui-til-king = Шкала короля
ui-til-king-space = Поділка { $vp } ПБ
ui-til-king-tile = для найвищого на шкалі короля
ui-til-king-last = Найвищий цього раунду отримує 4 ПБ
ui-til-corruption = Жетони корупції цього раунду; ще долілиць: { $left }. Ще не бачені значення: { $unseen }
ui-til-merchant-of = Купець: { $player }
ui-til-architect-of = Архітектор: { $player }
ui-til-steps = Досяжно, кроків: { $steps }
ui-til-house-of = { $town }: дім гравця { $player }
ui-til-house-space = { $town }: місце для дому, { $reward }
ui-til-reserved = для початкового дому
ui-til-cathedral = Внесок: камінь ×{ $stone } за { $vp } ПБ. Верхній жетон { $top }; жетони: { $tiles }
ui-til-cathedral-empty = Жетонів не лишилося
ui-til-pillars-at = Колони { $taken } з { $spaces }
ui-til-storehouse = Комора
ui-til-free-slot = Вільне місце в коморі
ui-til-fulfilled = Виконані контракти
ui-til-contract-space = Місце для виконаного контракту
ui-til-contract-pillar = Місце для виконаного контракту; його колона піде в запас
ui-til-buildings = Будівлі
ui-til-his-building = Будівля { $number } Кардинала
ui-til-building-type = Тип: { $type }
ui-til-marker-home = Маркер +{ $ap } ОД після завершення
ui-til-marker-moved = Маркер +{ $ap } ОД лежить на колесі
ui-til-completed = Завершено
ui-til-filled = Усі кімнати заповнені
ui-til-crest-cost = Герб тут коштує їжу ×{ $food }
ui-til-room = Будівля { $building }, поверх { $floor }: мешканець коштує ОД: { $ap }
ui-til-house-supply = Доми в запасі: { $count }; на мапі: { $map }
ui-til-pillar-supply = Колони в запасі: { $count }; на мапі: { $map }
ui-til-dice-taken = Кубики, взяті цього раунду
ui-til-die-slot = Місце для кубика
ui-til-trade = Вільна справа: 2 золота за один інший ресурс
ui-til-exchange = Обмін за 1 ОД: віддати один ресурс, узяти інший
ui-til-give-one = Віддати: { $resource }
ui-til-extra = Перший обмін ходу дає ще один ресурс на вибір
ui-til-board-of = Планшет: { $player }
ui-til-place = Черговість: { $place }
ui-til-vp-now = ПБ на зараз
ui-til-houses-map = Доми на мапі
ui-til-pillars-map = Колони на мапі
ui-til-cathedrals-given = Внески в собори
ui-til-crests-owned = Герби
ui-til-completed-count = Завершені будівлі
ui-til-cardinal-board = Планшет Кардинала
ui-til-directives = Карти директив
ui-til-pawn = його пішак
ui-til-strip = Який колір він обирає, від першого
ui-til-challenges = Карти випробувань
ui-til-reserve = Герби в його резерві
ui-til-reserved-food = Їжа, відкладена на герби: { $count }
ui-til-unfulfilled = Невиконані контракти
ui-til-ready = готово
ui-til-lacks = бракує { $count }
ui-til-his-supply = Мешканці в запасі
ui-til-none = Немає.
ui-til-last-turn = Його останній хід, крок за кроком
ui-til-reference = Довідка
ui-til-reconstructed = відновлене число
ui-til-reconstructed-note = позначає відновлені числа: друковане джерело для них невідоме. Власник друкованої гри може їх виправити: kingstable components tiletum --help
ui-til-bag = Кубики в мішку:
ui-til-unseen-bonus = Тайли бонусів у стосі
ui-til-unseen-contracts = Контракти в стосі
ui-til-unseen-characters = Мешканці в стосі
ui-til-cathedrals = Собори
ui-til-tiles = жетони
ui-til-pillar-spaces = місця для колон
ui-til-house-spaces = Місця для домів
ui-til-also-made = Також відновлено
ui-til-made-roads = Дороги між місцями: { $count } з 37
ui-til-made-bonus-spots = Міста з тайлом бонуса: { $count }
ui-til-made-corruption = Жетони корупції: { $count } з 6
ui-til-made-town-tiles = Тайли міст для ярмарків: { $count } з 8
ui-til-made-gold = Початкове золото третього й четвертого гравця
ui-til-made-building = Будівля 6: її кімната і правило типів
ui-til-made-order = Порядок колеса в першій грі
ui-til-made-crest = Герб: { $crest }
ui-tour-tiletum-goal = Вітаємо у «Тілетумі»! За чотири раунди ви берете дванадцять кубиків. Кожен дає ресурси і дію: що більше на кубику, то більше ресурсів і менше очок дії.
ui-tour-tiletum-turn = Мапа: ваш купець будує доми в містах, архітектор ставить колони біля соборів. Підсвічено, куди вони дійдуть з очками, що лишилися. Прапорці позначають міста ярмарків.
ui-tour-tiletum-aside = Колесо з кубиками: виберіть один, погляньте, скільки коштує його повернути, і візьміть. Нижче пропозиції контрактів і мешканців, ярмарки з тим, що вони дали б зараз, і шкала короля.
ui-tour-tiletum-mine = Ваш планшет: ресурси, шість будівель для мешканців і гербів, комора на чотири тайли та виконані контракти. Вільні справи підсвічені тут будь-якої миті вашого ходу.
## Віконти Західного королівства

ui-vis-corner = За найм чи звільнення: { $what }
ui-vis-cost = вартість { $cost } ({ $icon })
ui-vis-ribbon = стрічка: { $ribbon }
ui-vis-scheme-move = рух: { $n }
ui-vis-stands = стоїть на { $spot }, здібність відкрито
ui-vis-uncovers = відкриє
ui-vis-spot = Ділянка { $spot }
ui-vis-space = Поле { $space }
ui-vis-inner = Внутрішній шлях: робітники в замок або переписування
ui-vis-exchange = Зовнішній шлях: { $icons } значків торгівлі за { $what }
ui-vis-reach = Досяжне за срібло: { $silver }
ui-vis-printed-folk = Надрукований містянин: срібло { $silver }, { $what }
ui-vis-printed-scroll = Надрукований манускрипт: вартість { $cost }, { $what }
ui-vis-left = У стосі: { $n }
ui-vis-link = Зв’язок { $one } – { $other }
ui-vis-link-complete = замкнено
ui-vis-tier-reward = Крок на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] З { $n } робітником:
        [few] З { $n } робітниками:
       *[many] З { $n } робітниками:
    }
ui-vis-step-advance = група { $section } просувається
ui-vis-step-ascend = один із { $section } піднімається на ярус 3
ui-vis-step-crowd = ярус { $tier }, секція { $section }: затісно
ui-vis-free = ще ніхто
ui-vis-revealed = Відкрито: кінець близько
ui-vis-pile = лишилося { $left } з { $of }; остання карта приведе до кінця
ui-vis-collision = Зіткнення тут: { $what }
ui-vis-drops = зійде з планшета наступного ходу
ui-vis-slot = Місце { $n }
ui-vis-means = значків { $icons }, щонайбільше { $most }
ui-vis-paid-with = ще за: { $what }
ui-vis-double = перший рахується двічі
ui-vis-dismiss = звільнення додає { $icons } за срібло { $silver }
ui-vis-not-here = не на цьому шляху
ui-vis-reference = Значки й карти
ui-vis-made = Відтворені карти
ui-vis-made-about = Зірочкою позначено карти, числа яких достеменно не відомі й відтворені. Власники гри можуть замінити їх своїм файлом. Зараз видно:
ui-vis-open = Відкрити планшет: { $player }
ui-vis-first = Перший гравець
ui-tour-viscounts-goal = Вітаємо у «Віконтах Західного королівства»! Очки дають будівлі, манускрипти, робітники в замку та грамоти. Гра закінчується, коли вичерпаються Бідність або Процвітання у кутах.
ui-tour-viscounts-turn = Щоходу ви граєте карту й рухаєтеся за годинниковою стрілкою: зовнішній шлях для торгівлі та будівництва, внутрішній для замку й манускриптів. Потім можна найняти містянина там, де ви стоїте.
ui-tour-viscounts-aside = Ваш планшет: значки для кожної дії, корупція і чеснота, три карти, що зсуваються праворуч, рука, будівлі й ресурси. Наведіть на карту, щоб побачити, куди вона доведе.
