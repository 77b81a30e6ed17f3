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
