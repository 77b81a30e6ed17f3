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
