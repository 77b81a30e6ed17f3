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
ui-round-of = Раунд { $round } з { $rounds }
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

ui-reference = Картки й знаки
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
ui-key-reference = картки й знаки
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
