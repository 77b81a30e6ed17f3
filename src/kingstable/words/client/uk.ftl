# Слова клієнта у браузері, українською.

## Всюди

ui-close = Закрити
ui-cancel = Назад
ui-print = Друкувати
ui-loading = Завантаження…
ui-offline = Сервер недоступний.
ui-saved = Збережено.
ui-reconnecting = Зв’язок утрачено. Пробуємо знову…
ui-play-here = Пограти тут тим часом
ui-updated = Kingstable оновлено. Перезавантажте сторінку, щоб грати далі; нічого не втрачено.
ui-reload = Перезавантажити
ui-trouble = Не вдалося.
ui-lost = Тут нічого немає.
ui-no-board = У цієї гри ще немає поля в браузері.
ui-board-interface = Поле цієї гри зроблене для іншої версії Kingstable (інтерфейс { $made } замість { $known }). Гру треба оновити.
ui-board-broken = Поле, яке постачає ця гра, несправне, тому показати його не вдалося.
ui-to-lobby = До зали
ui-to-table = До столу
ui-language = Мова
ui-theme-light = Світла тема
ui-theme-dark = Темна тема
ui-guest-names = Мандрівник | Сокільничий | Писар | Мірошник | Герольд | Паломник | Менестрель | Садівник | Дзвонар | Бондар | Пасічник | Перевізник | Склодув | Ткач | Муляр | Чабан | Лимар | Гончар | Картограф | Ліхтарник | Лучник | Броварник | Звіздар | Палітурник
ui-span-minutes = { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
ui-span-hours = { $count ->
        [one] { $count } годину
        [few] { $count } години
       *[many] { $count } годин
    }
ui-span-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }

## Зала

ui-motto = Настільні ігри для людей і програм
ui-my-name = Ваше ім’я
ui-games = Ігри
ui-continue = Продовжити
ui-play-now = Грати
ui-new-table = Новий стіл
ui-open-tables = Відкриті столи
ui-no-open-tables = Ніхто не чекає на гравців. Відкрийте стіл самі.
ui-running-tables = Подивитися
ui-no-running-tables = Зараз ніхто не грає при глядачах. Відкрийте стіл, і за вами зможуть спостерігати.
ui-watch-programs = Показувати й ігри проти програм
ui-finished-tables = Завершені ігри
ui-no-finished-tables = Ви ще не завершили жодної гри. Продовжте розпочату або виберіть іншу в залі: кожна гра, дограна до кінця, залишається тут із підрахунком очок і повтором.
ui-no-my-tables = Зараз ви ні в що не граєте. Виберіть гру в залі.
ui-open-record = Відкрити запис
ui-open-record-why = Файл, який хтось зберіг кнопкою «Зберегти запис». Він відкриється як приватний стіл, який бачать лише ті, хто має посилання.
ui-record-large = Файл завеликий: запис має щонайбільше 1 МБ.
ui-tab-games = Ваші ігри
ui-tab-loading = Завантажуються правила…
ui-tab-loaded = { $done } із { $whole } МБ
ui-tab-failed = Не вдалося завантажити правила. Перезавантажте сторінку, щоб спробувати ще раз.
ui-tab-kept = Ваші ігри зберігаються лише в цьому браузері. Коли забракне місця, він може їх стерти, тож час від часу зберігайте їх у файл.
ui-tab-full = У цьому браузері майже немає місця. Збережіть ігри у файл, перш ніж грати далі.
ui-tab-forbidden = Цей браузер нічого не зберігає: можливо, вікно приватне. Коли ви закриєте сторінку, ігри зникнуть, тож спершу збережіть їх у файл.
ui-tab-save = Зберегти всі ігри
ui-tab-save-why = Один файл з усіма вашими іграми. Його можна відкрити тут або в іншому браузері.
ui-tab-open-why = Файл, збережений кнопкою «Зберегти запис» або «Зберегти всі ігри». Незавершені ігри тривають далі з того самого місця.
ui-join = Приєднатися
ui-watch = Дивитися
ui-look = Переглянути
ui-show-more = Показати більше
ui-join-by-link = Приєднатися за посиланням
ui-link-or-code = Посилання або код
ui-my-move = Ваш хід
ui-not-begun = Ще не почалася
ui-won-by = Перемога: { $players }
ui-solo-lost = Програно
ui-ended = Без результату
ui-expires-open = Закриється через { $span }, якщо ніхто не прийде
ui-expires-running = Закінчиться через { $span }, якщо ніхто не прийде
ui-expires-finished = Зникне через { $span }
ui-fact-players = Гравці
ui-fact-minutes = Звичайна тривалість
ui-fact-weight = Складність { $weight } з 5
ui-minutes = { $range } хв
ui-invited = Вас запрошують за стіл
ui-invited-by = Вас запрошує { $host }
ui-invited-here = У вас уже є місце за цим столом.
ui-invited-full = Гра вже почалася, і всі місця зайняті. Ви можете подивитися.
ui-invited-over = Цю гру завершено. Ви можете переглянути, як вона минула.
ui-invited-wrong = Це запрошення нікуди не веде
ui-invited-wrong-why = Можливо, посилання неповне або стіл видалили. Попросіть посилання ще раз.
ui-just-watch = Лише подивитися
ui-options = Параметри
ui-drawn = визначить випадок
ui-about = Про Kingstable
ui-about-what = Kingstable — це настільні ігри за справжніми правилами: з друзями за посиланням, проти програм або за одним екраном. Він працює на вашому комп’ютері й не потребує облікового запису.
ui-about-tab = Kingstable — це настільні ігри за справжніми правилами: наодинці, проти програм або за одним екраном. Усе працює у вашому браузері й не потребує облікового запису.
ui-about-art = Поля, фігури й обкладинки ми намалювали самі. Ігри належать їхнім авторам і видавцям; їхніх малюнків і текстів тут немає.
ui-about-thanks = Подяки
ui-about-icons = Значки із сайту
ui-about-fonts = Шрифти:
ui-about-code = Бібліотеки:
ui-licences = Ліцензії всього, що тут використано

## Обліковий запис

ui-account = Обліковий запис
ui-signed-in-as = Ви увійшли як «{ $login }».
ui-sign-in = Увійти
ui-sign-out = Вийти
ui-sign-out-everywhere = Вийти на всіх пристроях
ui-login = Логін
ui-password = Пароль
ui-password-old = Чинний пароль
ui-password-new = Новий пароль, щонайменше 8 символів
ui-password-change = Змінити пароль
ui-password-changed = Новий пароль задано. На всіх інших пристроях виконано вихід.
ui-password-lost = Втратили пароль? Попросіть одноразове посилання в того, хто тримає цей сервер.
ui-password-link = Новий пароль для «{ $login }»
ui-password-set = Задати пароль
ui-keep = Створити обліковий запис
ui-keep-why = Поки що вас знає лише цей браузер. З логіном і паролем ви збережете ім’я та ігри й зможете грати з інших пристроїв.
ui-signed-out = Ви вийшли з облікового запису.
ui-me = Я і мої ігри
ui-my-running = Тривають
ui-name-why = Так вас бачать інші за столом.
ui-save = Зберегти
ui-done = Збережено.
ui-sign-in-why = Ви вже створили обліковий запис — тут чи на іншому пристрої?
ui-bring = Що буде з вашими іграми?
ui-bring-why = Ви граєте тут як гість { $name }. Візьміть ці ігри із собою, і відтепер вони належатимуть «{ $login }»: жодне місце й жодне очко не пропаде.
ui-bring-yes = Узяти із собою
ui-bring-no = Залишитися гостем
ui-sign-out-guest = Ви гість: вас знає лише цей браузер. Створіть обліковий запис, перш ніж піти, і нічого не пропаде.
ui-notices = Сповіщення
ui-notices-why = Коли настає ваш хід, а сторінку закрито, на цю адресу надходить сповіщення: наприклад, ntfys://ntfy.sh/your-topic, mailtos://…, tgram://… або discord://…
ui-notices-address = Адреса
ui-notices-help = Як записати адресу
ui-notices-test = Перевірити
ui-notices-sent = Надіслано. Сповіщення має надійти за мить.

## Новий стіл

ui-seats = Місця
ui-company = Хто грає?
ui-company-solo = Соло-гра
ui-company-solo-about = Ви самі проти суперника з правил.
ui-company-minds = Проти програм
ui-company-minds-about = Ви проти однієї або кількох програм. Починається одразу.
ui-company-screen = За одним екраном
ui-company-screen-about = Кілька людей ходять по черзі на цьому пристрої.
ui-company-friends = З друзями
ui-company-friends-about = Надішліть посилання; кожен грає на своєму пристрої.
ui-how-many = Гравців
ui-one-more = На одного більше
ui-one-less = На одного менше
ui-seat-name = Ім’я
ui-more-manners = Ще: назва столу, темп, скасування
ui-keep-deal = Залишити цей розклад
ui-kept-deal = Гра почнеться саме з цього розкладу; приховане залишиться прихованим.
ui-picture = Розклад
ui-seat = Місце { $number }
ui-seat-me = Я
ui-seat-person = Друг за посиланням
ui-seat-anybody = Будь-хто із зали
ui-seat-mind = Програма: { $mind }
ui-seat-open = Вільне місце
ui-table-name = Назва столу
ui-pace = Темп
ui-pace-live = За один присід
ui-pace-days = { $count ->
        [one] { $count } день на кожне рішення
        [few] { $count } дні на кожне рішення
       *[many] { $count } днів на кожне рішення
    }
ui-patience = Чекати на відсутнього
ui-patience-usual = як зазвичай
ui-free-undo = Можна скасувати будь-який вибір, якщо інші згодні
ui-private = Лише за посиланням, у залі не показувати
ui-open-table = Відкрити стіл
ui-preview-again = Розкласти ще раз
ui-preview-note = Це приклад: на початку гри все випадкове визначиться заново, якщо не залишити цей розклад.
ui-several-random = Визначить випадок. Щоб задати самостійно, виберіть { $count }.
ui-several-chosen = Вибрано { $chosen } з { $count }
ui-setting-first = Місця рахують згори.
ui-unfinished = Ще треба вибрати: { $what }

## Перед початком

ui-waiting-room = { $count ->
        [0] Усі на місці
        [one] Чекаємо ще на { $count } гравця
        [few] Чекаємо ще на { $count } гравців
       *[many] Чекаємо ще на { $count } гравців
    }
ui-waiting-why = Гра почнеться сама, щойно всі зберуться. Тим часом можна почитати правила або поговорити в чаті.
ui-sit-down = Сісти
ui-seat-by-link = Лише за посиланням
ui-stand-up = Встати
ui-invite = Надішліть це посилання тим, хто гратиме. Гра почнеться, щойно всі зберуться.
ui-copy = Копіювати запрошення
ui-copied = Скопійовано
ui-start = Почати
ui-start-with-minds = Не чекати, грати з програмами
ui-delete = Видалити стіл
ui-delete-sure = Цю гру буде втрачено назавжди. Видалити?
ui-leave = Вийти з-за столу

## За столом

ui-board = Поле
ui-round = Раунд { $round }
ui-round-of = Раунд { $round } з { $rounds }
ui-turn-of = Хід { $turn } з { $turns }
ui-watching = Ви глядач
ui-hand-over = Передайте екран: { $player }
ui-hand-over-why = Те, що у вас на руках, не побачать інші.
ui-hand-over-taken = Тут { $player }
ui-prompt = Запитання
ui-you-decide = Вирішуєте ви
ui-outlined = обведено золотом
ui-decides = Вирішує { $player }
ui-others-decide = Вирішують інші
ui-waiting-for = Чекаємо: { $players }…
ui-wait = Хвилинку…
ui-game-over = Гру завершено
ui-winner = { $count ->
        [one] Перемога
       *[many] Спільна перемога
    }: { $players } — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
ui-no-winner = Ніхто не переміг.
ui-ended-note = Гру закінчено без результату.
ui-undo = Скасувати
ui-undo-ask = Попросити скасувати
ui-unpick = Назад
ui-give-up = Справді відмовляєтеся?
ui-which = Що саме?
ui-show-rule = Чому так? Показати правило
ui-you = ви
ui-is-mind = Програма
ui-is-away = Зараз не за столом
ui-away = не за столом
ui-points-of = { $player }: зараз { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
ui-areas = Частини столу
ui-tab-board = Поле
ui-tab-aside = Моє
ui-tab-mine = Моє
ui-tab-players = Гравці
ui-tab-log = Журнал
ui-tab-calls = (тут є що вибрати)
ui-my-area = Ваша зона
ui-zoom-in = Наблизити
ui-zoom-out = Віддалити
ui-zoom-reset = Показати все поле
ui-log = Журнал
ui-log-below = Нові записи
ui-chat = Чат
ui-chat-empty = Повідомлень ще немає.
ui-chat-private = Цей стіл приватний: писати можуть лише ті, хто за ним сидить.
ui-chat-line = Повідомлення
ui-send = Надіслати
ui-consent-asked = { $player } просить дозволу скасувати свій вибір.
ui-consent-waiting = Чекаємо на згоду: { $players }
ui-consent-withdraw = Відкликати прохання
ui-agree = Дозволити
ui-disagree = Відмовити
ui-away-for = { $player }: немає за столом уже { $span }.
ui-gone-title = Гравець не повертається
ui-gone-decide = Що робити?
ui-gone-explain = Вирішують ті, хто залишився: { $needed ->
        [one] потрібен { $needed } голос
        [few] потрібні { $needed } однакові голоси
       *[many] потрібно { $needed } однакових голосів
    }. Якщо гравець повернеться раніше, гра триватиме.
ui-gone-mind = Хай далі грає програма
ui-gone-end = Закінчити без результату
ui-gone-wait = Чекати далі
ui-menu = Меню
ui-full-screen = На весь екран
ui-full-screen-end = Вийти з повноекранного режиму
ui-copy-watch = Копіювати посилання для глядачів
ui-copy-join = Копіювати посилання для гравців
ui-export = Зберегти запис
ui-share = Зберегти зображення
ui-share-board = Зберегти зображення поля
ui-claim = Нехай програма грає за гравця { $player }
ui-resign = Здатися
ui-swift = Не питати, коли вибору немає
ui-volume = Звуки
ui-notify = Нехай браузер сповіщає, коли мій хід
ui-resign-sure = Далі за вас гратиме програма. Здатися?
ui-rematch = Реванш
ui-to-rematch = До реваншу

## Очки й повтор

ui-scores = Очки
ui-score-sheet = Підрахунок очок
ui-score-now = Очки зараз
ui-score-now-note = Скільки очок було б, якби гра закінчилася зараз.
ui-tie-break = У разі нічиєї
ui-chart = Очки за раундами
ui-show = Що відбувається
ui-show-next = Наступний крок
ui-show-end = Одразу показати стіл, як він є
ui-twice = На сенсорному екрані перший дотик показує, що дасть вибір, другий вибирає
ui-tap-again = Торкніться ще раз, щоб вибрати.
ui-lens-brings = Якщо вибрати зараз:
ui-show-tempo = Темп показу
ui-show-tempo-off = Без показу
ui-show-tempo-quick = Швидко
ui-show-tempo-normal = Звичайно
ui-show-tempo-slow = Повільно
ui-show-forced = Іншого вибору не було.
ui-show-hidden = { $count ->
    [one] Перед цим сталася ще { $count } подія: вона в журналі.
    [few] Перед цим сталися ще { $count } події: вони в журналі.
   *[other] Перед цим сталося ще { $count } подій: вони в журналі.
}
ui-missed = { $count ->
    [one] Поки вас не було, стався { $count } крок гри.
    [few] Поки вас не було, сталося { $count } кроки гри.
   *[other] Поки вас не було, сталося { $count } кроків гри.
}
ui-missed-watch = Подивитися
ui-missed-close = Не зараз
ui-replay = Повтор
ui-replay-at = Вибір { $at } з { $of }
ui-replay-first = На початок
ui-replay-back = Крок назад
ui-replay-next = Крок уперед
ui-replay-last = У кінець
ui-replay-play = Показувати далі
ui-replay-stop = Зупинити
ui-replay-stride = Переходити
ui-replay-stride-choice = за виборами
ui-replay-stride-turn = за ходами
ui-replay-stride-round = за раундами
ui-replay-link = Копіювати посилання на цю мить
ui-replay-end = Закінчити повтор
ui-play-on = Грати звідси проти програм
ui-percent = { $value } %
ui-analyse = Розібрати гру
ui-analysis = Аналіз
ui-analysis-link = Скопіювати посилання на аналіз
ui-analysis-chance = Шанс на перемогу
ui-analysis-lost = Втрачено очок
ui-analysis-luck = Удача
ui-analysis-turnings = Переломні моменти
ui-analysis-weak = Слабкі рішення
ui-analysis-all = Показати всі рішення
ui-analysis-none = Слабких рішень немає.
ui-analysis-better = Краще: { $what }
ui-turning-decision = { $before } % → { $after } %, через рішення
ui-turning-chance = { $before } % → { $after } %, через удачу
ui-judged-best = найкраще
ui-judged-good = добре
ui-judged-inaccuracy = неточність
ui-judged-mistake = помилка
ui-view-of = Дивитися як
ui-spectator = Глядач

## Правила й довідка

ui-reference = Карти й символи
ui-rules = Правила
ui-rules-search = Шукати в правилах
ui-rules-english = Правила написано англійською.
ui-rules-none = Нічого не знайдено.
ui-rules-found =
    { $count ->
        [one] Знайдено { $count } абзац.
        [few] Знайдено { $count } абзаци.
       *[many] Знайдено { $count } абзаців.
    }
ui-rules-contents = Зміст
ui-rules-example = Приклад
ui-rules-exact = Показати точні правила (з номерами, англійською)
ui-rules-all = Усі точні правила
ui-rules-why = Чому?
ui-help = Довідка
ui-help-gold = Усе, що обведено золотом, можна вибрати: на полі, у своїй зоні або кнопкою внизу.
ui-help-why = Натисніть на будь-що інше — і дізнаєтеся, чому його не можна вибрати.
ui-help-undo = Вибір можна скасувати, доки не відкрилося щось приховане.
ui-help-news = Пунктиром обведено те, що інші зробили після вашого вибору.
ui-touch = Дотики
ui-touch-tap = дотик
ui-touch-twice = перший показує, що дасть вибір, другий вибирає
ui-touch-hold = довге натискання
ui-touch-hold-does = збільшити й прочитати про це
ui-touch-drag = рух пальцем
ui-touch-drag-does = пересунути поле
ui-touch-pinch = два пальці
ui-keys = Клавіші
ui-keys-layout = Літери діють так, як ви їх набираєте; у кириличній розкладці діє клавіша на тому самому місці.
ui-key-walk = переходити між варіантами
ui-key-choose = вибрати
ui-key-inspect = роздивлятися будь-що; Enter вибере це або пояснить, чому не можна
ui-key-end = завершити хід
ui-key-undo = скасувати
ui-key-escape = закрити або зняти вибір
ui-key-zoom = наблизити, віддалити, показати все поле
ui-key-reference = карти й символи
ui-key-rules = правила
ui-key-scores = очки
ui-key-replay = повтор
ui-key-adviser = спитати порадника, що зараз важливо
ui-key-hint = підказка: що вибрала б програма
ui-key-lens = збільшити те, на чому фокус, і прочитати про нього
ui-key-show = наступний крок того, що роблять інші
ui-key-show-end = одразу до кінця показу
ui-key-help = ця довідка

## Навчання

ui-learn = Навчитися
ui-lessons = Усі уроки
ui-learn-why = Короткі уроки за справжнім столом: ви ходите, а урок відповідає. Можна будь-коли піти й повернутися пізніше.
ui-lesson-steps = { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }
ui-lesson-learned = пройдено
ui-lesson-unfit = не підходить до ваших компонентів
ui-lesson-begin = Почати
ui-lesson-repeat = Пройти ще раз
ui-lesson-step = { $at } з { $of }
ui-lesson-task = Самостійно, без підказок
ui-lesson-twice = На сенсорному екрані: торкніться раз, щоб роздивитися, ще раз — щоб вибрати.
ui-lesson-back = Назад
ui-lesson-on = Далі
ui-lesson-again = Спробувати ще раз
ui-lesson-over = Урок пройдено. Чудово!
ui-lesson-next = Наступний урок
ui-lesson-first-game = Зіграти першу гру
ui-ways = { $game }: з чого почати?
ui-way-learn = Навчитися грати
ui-way-learn-about = Короткі уроки за справжнім столом. Можна будь-коли піти й повернутися.
ui-way-first = Перша гра з порадником
ui-way-first-about = Розклад, який правила радять для початку, проти програми-початківця. Порадник підказує, що зараз важливо.
ui-way-play = Просто грати
ui-way-play-about = Звичайна гра проти програми. Правила завжди під рукою.
ui-adviser = Порадник
ui-adviser-ask = Спитати порадника
ui-adviser-away = Відпустити порадника
ui-adviser-nothing = Зараз нічого особливого. Вибирайте, що до вподоби.
ui-hint = Підказка
ui-hint-thinking = Програма думає…
ui-hint-now = Очки одразу: { $what }.
ui-hint-means = У вас: { $what }.
ui-hint-later = Очки згодом, приблизно: { $what }.
ui-hint-end = За першого варіанта перевага в кінці: близько { $points }; шанс на перемогу: { $chance } %.
ui-hints-propose = Запропонувати підказки в цій грі
ui-hints-together = Дозволити підказки в цій грі
ui-hints-stop = Далі грати без підказок
ui-hints-asked = Дозволити в цій грі підказки — для всіх? За: { $players }.
ui-hints-taken = { $player }: використано підказок: { $count }
ui-lesson-others = Погляньте, що роблять інші, або одразу продовжуйте.
