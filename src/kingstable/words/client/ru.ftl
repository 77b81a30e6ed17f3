# Слова клиента в браузере, по-русски.

## Везде

ui-close = Закрыть
ui-cancel = Отмена
ui-loading = Загрузка…
ui-offline = Сервер недоступен.
ui-reconnecting = Связь потеряна. Пробуем снова…
ui-trouble = Не получилось.
ui-lost = Здесь ничего нет.
ui-no-board = У этой игры ещё нет поля в браузере.
ui-to-lobby = В зал
ui-to-table = К столу
ui-language = Язык
ui-theme-light = Светлая тема
ui-theme-dark = Тёмная тема
ui-guest-names = Странник | Сокольник | Писарь | Мельник | Герольд | Паломник | Менестрель | Садовник | Звонарь | Бондарь

## Зал

ui-motto = Настольные игры для людей и программ
ui-my-name = Ваше имя
ui-games = Игры
ui-continue = Продолжить
ui-play-now = Играть сейчас
ui-new-table = Новый стол
ui-open-tables = Открытые столы
ui-no-open-tables = Никто не ждёт игроков. Откройте стол сами.
ui-running-tables = Смотреть
ui-no-running-tables = Открытых для зрителей игр сейчас нет.
ui-finished-tables = Завершённые
ui-join = Присоединиться
ui-watch = Смотреть
ui-look = Посмотреть
ui-join-by-link = Присоединиться по ссылке
ui-link-or-code = Ссылка или код
ui-my-move = Ваш ход
ui-not-begun = Ещё не начата
ui-won-by = Победа: { $players }
ui-fact-players = Игроки
ui-fact-minutes = Обычная длительность
ui-fact-weight = Сложность { $weight } из 5
ui-minutes = { $range } мин
ui-special-kingdom-builder = Три поселения за ход на местности вашей карты. Что приносит золото, в каждой игре разное.
ui-special-for-the-king = Придворные, тихие торги и блеф: завоюйте должности, которые запомнит король.
ui-special-paladins = Работники, вера и сила в неспокойном королевстве; для одного игрока есть соперник из правил.
ui-special-viscounts = Объезжайте замок, собирайте колоду и берегите добродетель; для одного игрока есть четыре соперника.
ui-special-tiletum = Колесо кубиков, дороги Европы и Кардинал как соперник для одного игрока.
ui-invited = Вас приглашают за стол
ui-about = О Kingstable
ui-about-what = Kingstable играет в настольные игры по их правилам: с друзьями по ссылке, против программ или за одним экраном. Он работает на вашем компьютере и не требует учётной записи.
ui-about-art = Поля, фигуры и обложки нарисованы нами. Игры принадлежат их авторам и издателям; их рисунков и текстов здесь нет.
ui-about-thanks = С благодарностью
ui-about-icons = Значки с
ui-about-fonts = Шрифты:
ui-about-code = Программы:

## Новый стол

ui-seats = Места
ui-seat = Место { $number }
ui-seat-me = Я
ui-seat-person = Друг по ссылке
ui-seat-anybody = Кто угодно из зала
ui-seat-mind = Программа: { $mind }
ui-seat-open = Свободное место
ui-add-seat = Добавить место
ui-remove-seat = Убрать место
ui-manners = Договорённости
ui-table-name = Название стола
ui-pace = Темп
ui-pace-live = За один присест
ui-pace-days = { $count ->
        [one] { $count } день на каждое решение
        [few] { $count } дня на каждое решение
       *[many] { $count } дней на каждое решение
    }
ui-free-undo = Выбор можно свободно отменять (других спрашивают о согласии)
ui-private = Только по ссылке, без показа в зале
ui-open-table = Открыть стол
ui-preview-again = Разложить ещё раз
ui-preview-note = Это пример: случайное определится заново в начале игры.
ui-several-random = Решит случай. Выберите { $count }, чтобы закрепить.
ui-several-chosen = Выбрано { $chosen } из { $count }
ui-unfinished = Не закончено: { $what }

## Перед началом

ui-waiting-room = { $count ->
        [0] Все на месте
        [one] Ждём ещё { $count } игрока
       *[many] Ждём ещё { $count } игроков
    }
ui-sit-down = Сесть
ui-seat-by-link = Только по ссылке
ui-stand-up = Встать
ui-invite = Отправьте эту ссылку тем, кто будет играть
ui-copy = Копировать
ui-copied = Скопировано
ui-start = Начать
ui-start-with-minds = Начать, свободные места займут программы
ui-delete = Удалить стол
ui-leave = Уйти из-за стола

## За столом

ui-board = Поле
ui-round = Раунд { $round }
ui-watching = Вы зритель
ui-prompt = Вопрос
ui-you-decide = Решаете вы
ui-decides = Решает { $player }
ui-others-decide = Решение не за вами
ui-waiting-for = Ждём: { $players }…
ui-wait = Минутку…
ui-game-over = Игра окончена
ui-winner = { $count ->
        [one] Победа: { $players }. Очков: { $points }.
       *[many] Общая победа: { $players }. Очков: { $points }.
    }
ui-no-winner = Никто не победил.
ui-undo = Отменить
ui-undo-ask = Попросить отменить
ui-unpick = Назад
ui-pick-next = Теперь выберите следующее.
ui-which = Что именно?
ui-show-clause = Правило { $clause }
ui-you = вы
ui-is-mind = Программа
ui-is-away = Страница этого стола не открыта
ui-away = нет
ui-points-of = { $player }: очков сейчас { $points }
ui-areas = Части стола
ui-tab-board = Поле
ui-tab-aside = Моё
ui-tab-mine = Моё
ui-tab-players = Игроки
ui-tab-log = Журнал
ui-tab-calls = (здесь есть что выбрать)
ui-my-area = Перед вами
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-zoom-reset = Показать всё
ui-log = Журнал
ui-chat = Беседа
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-line = Скажите что-нибудь
ui-send = Отправить
ui-consent-asked = { $player } просит отменить свой выбор.
ui-consent-waiting = Ждём согласия: { $players }
ui-consent-withdraw = Не надо
ui-agree = Согласие
ui-disagree = Нет
ui-menu = Меню
ui-copy-watch = Копировать ссылку для зрителей
ui-copy-join = Копировать ссылку для игроков
ui-export = Сохранить запись
ui-claim = Пусть программа играет за игрока { $player }
ui-resign = Сдаться
ui-resign-sure = Дальше за вас будет играть программа. Сдаться?
ui-rematch = Реванш
ui-to-rematch = К реваншу

## Очки и повтор

ui-scores = Очки
ui-score-sheet = Итог
ui-score-now = Очки на этот миг
ui-score-now-note = Сколько дала бы игра, если бы кончилась сейчас.
ui-tie-break = При равенстве
ui-chart = Очки по раундам
ui-replay = Повтор
ui-replay-at = Выбор { $at } из { $of }
ui-replay-first = В начало
ui-replay-back = Шаг назад
ui-replay-next = Шаг вперёд
ui-replay-last = В конец
ui-replay-end = Закончить повтор
ui-view-of = Глазами
ui-spectator = Зрителя

## Правила и справка

ui-rules = Правила
ui-rules-search = Искать в правилах
ui-rules-english = Правила написаны по-английски.
ui-rules-none = Такого пункта нет.
ui-help = Справка
ui-help-gold = Всё золотое можно выбрать: на поле, среди своих вещей или кнопкой внизу.
ui-help-why = Нажмите на то, что не золотое, и узнаете, почему его нельзя выбрать.
ui-help-undo = Выбор можно отменить, пока не открылось что-то скрытое.
ui-keys = Клавиши
ui-key-walk = ходить по золотому
ui-key-choose = выбрать
ui-key-inspect = рассматривать любое место; Enter выберет его или объяснит, почему нет
ui-key-end = закончить ход
ui-key-undo = отменить
ui-key-escape = отпустить
ui-key-zoom = приблизить, отдалить, показать всё
ui-key-rules = правила
ui-key-scores = очки
ui-key-replay = повтор
ui-key-help = эта справка
ui-tour = Короткая экскурсия
ui-tour-again = Короткая экскурсия
ui-tour-count = { $at } из { $of }
ui-tour-skip = Пропустить
ui-tour-back = Назад
ui-tour-next = Дальше
ui-tour-begin = Начать
ui-tour-lit = Всё золотое можно выбрать сейчас. Наведите, чтобы увидеть, что это даст; нажмите, чтобы выбрать. Нажмите на другое, и узнаете, почему его нельзя выбрать.
ui-tour-prompt = Здесь написано, кто решает и о чём спрашивают. «Отменить» возвращает ваш последний выбор.
ui-tour-players = Игроки и их очки на этот миг. Наведите на число, чтобы увидеть, из чего оно складывается.
ui-tour-log = Здесь записано всё, что происходит; новое с вашего последнего хода отмечено золотом.
ui-tour-rules = Очки, полные правила с поиском и справка о клавишах. Всю игру можно сыграть стрелками и Enter.

## Paladins of the West Kingdom

ui-pal-reconstructed = Числа восстановлены
ui-pal-card-discard = Сбросить: { $reward }
ui-pal-card-instant = Нанять, сразу: { $reward }
ui-pal-card-kept = Нанят: { $ability }
ui-pal-card-attack = Атаковать: { $reward }
ui-pal-card-convert = Обратить: { $reward }; { $worth }
ui-pal-any-worker = любой рабочий
ui-pal-vp = { $vp } ПО
ui-pal-vp-now = сейчас { $vp } ПО
ui-pal-favour-hidden = Милость короля { $slot }, закрыта до раунда { $round }
ui-pal-favour-scheme = На ней лежит схема игрока-бота
ui-pal-favour-taken = В этом раунде уже использована: { $player }
ui-pal-order = { $action } не менее { $count } раз: { $vp } ПО
ui-pal-order-hidden = Приказ короля { $slot }, закрыт до раунда { $round }: { $vp } ПО
ui-pal-order-workshop = На нём лежит мастерская игрока-бота
ui-pal-order-done = Выполнен: { $players }
ui-pal-workers = Рабочие: { $workers }
ui-pal-costs = Сейчас стоит: { $cost }
ui-pal-needs = Нужно: { $attribute }
ui-pal-needs-now = Нужно: { $attribute } { $need }
ui-pal-raises = Растёт: { $attribute }
ui-pal-count = Выполнено раз: { $count }
ui-pal-blocked = Там стоят рабочие
ui-pal-about-develop = Мастерская навсегда заменяет рабочего
ui-pal-about-recruit = 1 рабочий: сбросить горожанина за его награду; 2 рабочих: нанять
ui-pal-about-recruit-1 = Сбросить горожанина за его награду
ui-pal-about-recruit-2 = Нанять горожанина
ui-pal-about-hunt = Провизия
ui-pal-about-hunt-1 = Провизия за 1 рабочего
ui-pal-about-hunt-2 = Провизия за 2 рабочих
ui-pal-about-trade = Серебро
ui-pal-about-trade-1 = Серебро за 1 рабочего
ui-pal-about-trade-2 = Серебро за 2 рабочих
ui-pal-about-pray = Снять всех рабочих с другого действия
ui-pal-about-conspire = Преступник, а с ним карта подозрения
ui-pal-about-commission = Отправить монаха в регион
ui-pal-about-fortify = Построить стену
ui-pal-about-garrison = Поставить заставу в регионе
ui-pal-about-absolve = Передвинуть кувшин за награду и сбросить карту подозрения
ui-pal-about-attack = Победить чужака за награду
ui-pal-about-convert = Обратить чужака ради очков в конце
ui-pal-price = Цена: { $price } сер.
ui-pal-or-debt = или долг
ui-pal-empty = Пусто до обновления
ui-pal-attack-price = Атака стоит вам { $price } сер.
ui-pal-flags = Вера { $faith }, чтобы обратить или послать монаха, сила { $strength }, чтобы атаковать или поставить заставу
ui-pal-tax = Налоговый запас: { $tax } из { $start }. Когда он опустеет, придёт инквизиция
ui-pal-tax-short = Налоги
ui-pal-deck = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
ui-pal-townsfolk = Горожане
ui-pal-outsiders = Чужаки
ui-pal-regions = Регионы
ui-pal-taverns = Таверны
ui-pal-tavern-taken = Занята: { $player }
ui-pal-no-taverns = Ни одна не открыта
ui-pal-space = { $space }, регион { $region }: { $reward }. Монах: вера { $faith }. Застава: сила { $strength }
ui-pal-space-closed = { $space }: только от { $players } игроков
ui-pal-space-taken = { $space }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = Инквизиция
ui-pal-event-refresh = Новый раунд
ui-pal-event-close = Дальше
ui-pal-silver = Серебро: { $count }
ui-pal-provisions = Провизия: { $count }
ui-pal-suspicion = Карты подозрения: { $count }
ui-pal-unpaid = Неоплаченные долги: { $count }
ui-pal-paid = Оплаченные долги: { $count }
ui-pal-track = { $attribute }: { $value }, с паладином +{ $bonus } в этом раунде; стоит { $vp } ПО
ui-pal-paladin-chosen = Паладин выбран
ui-pal-paladins-left = Паладинов в колоде: { $count }
ui-pal-workshops-left = Осталось мастерских: { $count }. Следующая — крайняя левая, она даёт рабочего под ней
ui-pal-workshop-here = Мастерская: { $action }, место { $space }
ui-pal-workshop-worker = { $worker } возвращается в запас
ui-pal-jar-space = Место для кувшина: { $reward }
ui-pal-jar-there = Здесь стоит кувшин
ui-pal-kept = Нанятые горожане
ui-pal-hand = Ваши паладины
ui-pal-hand-use = Какого паладина вы берёте на этот раунд?
ui-pal-hand-top = Какой ляжет на колоду, чтобы прийти снова? Другой уйдёт под неё.
ui-pal-hand-use-this = Взять
ui-pal-hand-used-this = Взят
ui-pal-hand-top-this = Наверх
ui-pal-place = Каких рабочих?
ui-pal-place-criminal = Каких рабочих? Преступник заменяет недостающий цвет.
ui-pal-place-wild = С преступником вместо кого-то
ui-pal-keep = Кого оставляете на следующий раунд? Выбрано: { $count }
ui-pal-first = Первый игрок
ui-pal-open-board = Планшет: { $player }
ui-pal-reference = Знаки, колоды и источники
ui-pal-signs = Знаки
ui-pal-piles = Колоды и сбросы
ui-pal-pile = – в колоде { $deck }, сброшено { $gone }
ui-pal-pile-townsfolk = Горожане
ui-pal-pile-outsiders = Чужаки
ui-pal-pile-walls = Стены
ui-pal-pile-suspicion = Подозрения
ui-pal-pile-taverns = Таверны
ui-pal-my-paladins = Ваши паладины
ui-pal-used = Сыграны:
ui-pal-made = Восстановленные числа
ui-pal-made-note = Их нет в правилах; владелец печатной игры может их исправить.
ui-pal-made-townsfolk = отмеченные так горожане
ui-pal-made-suspicion = сколько карт подозрения несут 0, 1 и 2 налога
ui-pal-made-schemes = сколько раз встречается каждая схема игрока-бота
ui-pal-made-ai-board = левая колонка планшета игрока-бота
ui-pal-made-workshop-row = рабочие под мастерскими
ui-pal-made-jars = влияние, которого требуют кувшины
ui-pal-made-jar-spaces = два места для кувшинов
ui-pal-made-tax-supply = налоговый запас для менее чем четырёх игроков
ui-pal-ai-last = Что он только что сделал
ui-pal-ai-left = Если схема не удалась: крайнее левое свободное действие
ui-pal-ai-marker = Его фишка на { $at }: карту с этого места он хочет; за 5 растёт низший показатель
ui-pal-ai-marker-head = Фишка
ui-pal-ai-workers = Рабочие: { $count }
ui-pal-ai-workers-head = Рабочие
ui-pal-ai-stack = Фишки, верхняя последняя
ui-pal-ai-schemes = Схемы: в колоде { $deck }, сыграно { $pile }, на Милостях { $favours }
ui-tour-paladins-goal = Добро пожаловать в «Паладинов Западного королевства»! За семь раундов повышайте веру, силу и влияние, выполняйте приказы короля и наберите больше всех очков.
ui-tour-paladins-turn = Главное поле: карты короля и налоги, горожане для найма, таверны с рабочими, чужаки для атаки или обращения, а под ними регионы для монахов и застав.
ui-tour-paladins-aside = Ваш планшет: рабочие, показатели с помощью паладина золотом и ваши действия. Поставьте рабочих на подсвеченное действие; действия справа дают очки и требуют показателя.

## Строители королевств

ui-kb-card-of = Карта: { $player }
ui-kb-supply = поселений в запасе
ui-kb-goals = Что приносит золото
ui-kb-locations = Локации на поле
ui-tour-kingdom-builder-goal = Добро пожаловать в «Строителей королевств»! Стройте поселения так, чтобы они принесли больше всего золота. Три карты, каждый раз другие, говорят, за что платят; замки платят всегда.
ui-tour-kingdom-builder-turn = Каждый ход вы строите три поселения на местности своей карты, рядом со своими везде, где это возможно.
ui-tour-kingdom-builder-aside = Ваша карта, ваши жетоны и то, что приносит золото. Жетон локации даёт особое действие каждый ход, до или после строительства.

## За короля (и за меня)

ui-fk-council = Совет
ui-fk-why = Почему не { $office }?
ui-fk-raise = { $office }: повысить главную должность, сейчас { $value }, на 1
ui-fk-lower = { $office }: понизить главную должность, сейчас { $value }, на 1
ui-fk-no-tile = жетона нет
ui-fk-by-letter = решила буква
ui-fk-my-sum = Ваше: сумма { $sum }, лучшая буква { $letter }
ui-fk-open-sum = { $player }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-sum = { $player }: сумма { $sum }, лучшая буква { $letter }
ui-fk-turn = Ход { $turn } из { $turns }
ui-fk-round = Раунд { $round } из { $rounds }
ui-fk-deck =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
ui-fk-looks = { $player } смотрит карту
ui-fk-before = Карты: { $player }
ui-fk-room =
    { $count ->
        [one] есть место: { $count }
       *[many] есть места: { $count }
    }
ui-fk-full = в этот ход заполнено
ui-fk-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
ui-fk-cards-of = { $player }: получено карт { $count }
ui-fk-king-mine = Выберите вверху, в совете, что изменит король.
ui-fk-king-of = { $player } выбирает, что изменит король.
ui-fk-noble = Дворянин { $number }, сторона { $side }
ui-fk-on-sale = На продаже
ui-fk-paid-gold = Оплата картами золота
ui-fk-paid-cards = Оплата любыми картами рубашкой вверх
ui-fk-unit-gold =
    { $count ->
        [0] ставки золотом
       *[many] золота
    }
ui-fk-unit-cards =
    { $count ->
        [0] ставки картами
        [one] карта
        [few] карты
       *[many] карт
    }
ui-fk-bid = Ставка: { $amount }
ui-fk-passed = пас
ui-fk-failed = нечем платить
ui-fk-won = выигрыш, оплата
ui-fk-highest = высшая ставка
ui-fk-thinks = делает ставку
ui-fk-have-gold = ваше золото: { $count }
ui-fk-have-cards = ваши карты: { $count }
ui-fk-means-gold = Ваше золото: { $count }. Это видите только вы.
ui-fk-means-cards = Ваши карты: { $count }. Это видите только вы.
ui-fk-bluff-gold = { $bid } больше вашего золота ({ $means }): выиграв, вы не сможете заплатить, потеряете случайную карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-bluff-cards = { $bid } больше, чем у вас карт ({ $means }): выиграв, вы не сможете заплатить, потеряете случайную карту и выбудете из раунда. Другим об этом не скажут.
ui-fk-beyond-gold = Между нами: ваша ставка { $bid }, а золота у вас { $means }.
ui-fk-beyond-cards = Между нами: ваша ставка { $bid }, а карт у вас { $means }.
ui-fk-more-bids = до { $most } …
ui-fk-pays-gold = { $player } выбирает, как уплатить { $count } золота.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } выбирает ещё { $count } карту для оплаты.
        [few] { $player } выбирает ещё { $count } карты для оплаты.
       *[many] { $player } выбирает ещё { $count } карт для оплаты.
    }
ui-fk-owe = Или нажмите карты золота, которыми хотите уплатить { $owed }.
ui-fk-owe-cards =
    { $count ->
        [one] Нажмите ещё { $count } карту, чтобы сбросить её рубашкой вверх.
        [few] Нажмите ещё { $count } карты, чтобы сбросить их рубашкой вверх.
       *[many] Нажмите ещё { $count } карт, чтобы сбросить их рубашкой вверх.
    }
ui-fk-cheapest = Дешевле всего: { $cards } ({ $lost })
ui-fk-pay-picked = Уплатить { $cards } ({ $lost })
ui-fk-lost = переплата { $lost }, пропадёт
ui-fk-exact = без переплаты
ui-fk-awards = Полученные должности, суммы и лучшие буквы
ui-fk-tie-gold = Ничья, больше золота
ui-fk-tie-count = Ничья, больше карт: { $office }
ui-fk-tie-letter = Ничья, лучшая буква: { $office }
ui-fk-my-cards = Мои карты
ui-fk-watching = Вы зритель
ui-fk-gold = Золото
ui-fk-my-favour = Я кладу в стопку благосклонности ({ $count })
ui-fk-my-discards = Мои сбросы рубашкой вверх ({ $count })
ui-fk-known-gold = открыто полученное золото: { $gold }
ui-fk-known-office = { $office }: открыто получено { $sum }, лучшая буква { $letter }
ui-fk-known-of = { $player }: что известно
ui-fk-hand = Рука
ui-fk-openly-gained = Открыто получено
ui-fk-nothing-known = Пока ничего не известно.
ui-fk-discarded = сброшено рубашкой вверх: { $count }
ui-fk-doubt =
    { $count ->
        [one] возможно, её уже нет: с тех пор { $count } сброс рубашкой вверх
        [few] возможно, её уже нет: с тех пор { $count } сброса рубашкой вверх
       *[many] возможно, её уже нет: с тех пор { $count } сбросов рубашкой вверх
    }
ui-fk-doubt-note = Знак ? у карт, которые с тех пор могли сбросить рубашкой вверх.
ui-fk-all-cards = Все карты
ui-fk-composition =
    { $players ->
        [few] Для { $players } игроков есть карт: { $cards }; случайно и вслепую убрано: { $removed }. Карт, места которых вы не знаете: { $unknown }.
       *[many] Для { $players } игроков есть карт: { $cards }; случайно и вслепую убрано: { $removed }. Карт, места которых вы не знаете: { $unknown }.
    }
ui-fk-out = Остались в коробке по метке игроков: { $count }.
ui-fk-gold-of = Золото ценностью { $value }
ui-fk-gone-of = выбыло: { $gone } из { $all }
ui-fk-where-unknown = где она, вам неизвестно
ui-fk-where-drawn = вы на неё смотрите
ui-fk-where-mine = ваша
ui-fk-where-held = открыто получил игрок { $player }
ui-fk-where-centre = в середине стола
ui-fk-where-favour = вы положили её в стопку благосклонности
ui-fk-where-sale = на продаже
ui-fk-where-king = сейчас действует
ui-fk-where-gone = открыто вышла из игры
ui-fk-where-discarded = сбросил рубашкой вверх игрок { $player }
ui-fk-where-removed = случайно убрана перед началом
ui-fk-mark = только от { $mark } игроков
ui-fk-reconstructed = восстановленное число
ui-fk-reconstructed-note = восстановлено: ценность, буква или число копий не из печатного источника
ui-tour-for-the-king-goal = Добро пожаловать в игру «За короля»! У кого в ведомстве больше всего, тот в конце занимает его должность и берёт столько очков, сколько на жетоне. Второй берёт меньшую должность.
ui-tour-for-the-king-turn = Вверху заседает совет с ценностью должностей; короли повышают и понижают её. Внизу сначала раздают карты: одну себе, по одной другим, одну в стопку благосклонности. Потом стопку продают с торгов.
ui-tour-for-the-king-aside = Ваши карты по ведомствам с суммами и ваше золото. Другие их не видят. Все карты игры и то, что вы о них знаете, за один клик.

## Тилетум

ui-til-map = Карта
ui-til-wheel = Колесо
ui-til-ap = ОД
ui-til-round = Раунд { $round } из 4
ui-til-turn = ход { $turn } из 3
ui-til-actions = Текущие действия
ui-til-frame-die = Действие кубика
ui-til-frame-granted = Дополнительное действие; то, что выше, продолжится потом
ui-til-die = Кубик { $die }: { $action }, ОД { $ap }
ui-til-sector = { $action }: кубики { $value }, ОД { $ap }
ui-til-turning = Взять кубик как { $value } за золото ×{ $price }: { $action }, ОД { $ap }
ui-til-marker-of = { $player }: маркер +{ $ap } ОД
ui-til-contracts = Предложение контрактов
ui-til-characters = Предложение жителей
ui-til-pile = в стопке { $count }
ui-til-costs = стоит ОД: { $ap }
ui-til-fairs = Ярмарки
ui-til-fair = Раунд { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } сейчас: { $value } × { $count } = { $vp } ПО
ui-til-fair-king = { $player } сейчас: { $value } и деление короля { $count } = { $vp } ПО
ui-til-fair-absent = { $player }: счёт { $count }, но пока не участвует (нужен там дом или купец)
ui-til-fair-held = Эта ярмарка уже прошла.
ui-til-fair-here = Ярмарка раунда { $round }
ui-til-king = Шкала короля
ui-til-king-space = Деление { $vp } ПО
ui-til-king-tile = для высшего на шкале короля
ui-til-king-last = Высший в этом раунде получает 4 ПО
ui-til-corruption = Жетоны коррупции этого раунда; ещё рубашкой вверх: { $left }. Ещё не виденные значения: { $unseen }
ui-til-merchant-of = Купец: { $player }
ui-til-architect-of = Архитектор: { $player }
ui-til-steps = Достижимо, шагов: { $steps }
ui-til-house-of = { $town }: дом игрока { $player }
ui-til-house-space = { $town }: место для дома, { $reward }
ui-til-reserved = для начального дома
ui-til-cathedral = Взнос: камень ×{ $stone } за { $vp } ПО. Верхний жетон { $top }; жетоны: { $tiles }
ui-til-cathedral-empty = Жетонов не осталось
ui-til-pillars-at = Колонны { $taken } из { $spaces }
ui-til-storehouse = Склад
ui-til-free-slot = Свободное место на складе
ui-til-fulfilled = Выполненные контракты
ui-til-contract-space = Место для выполненного контракта
ui-til-contract-pillar = Место для выполненного контракта; его колонна пойдёт в запас
ui-til-buildings = Здания
ui-til-his-building = Здание { $number } Кардинала
ui-til-building-type = Тип: { $type }
ui-til-marker-home = Маркер +{ $ap } ОД после завершения
ui-til-marker-moved = Маркер +{ $ap } ОД лежит на колесе
ui-til-completed = Завершено
ui-til-filled = Все комнаты заполнены
ui-til-crest-cost = Герб здесь стоит еду ×{ $food }
ui-til-room = Здание { $building }, этаж { $floor }: житель стоит ОД: { $ap }
ui-til-house-supply = Дома в запасе: { $count }; на карте: { $map }
ui-til-pillar-supply = Колонны в запасе: { $count }; на карте: { $map }
ui-til-dice-taken = Кубики, взятые в этом раунде
ui-til-die-slot = Место для кубика
ui-til-trade = Свободное дело: 2 золота за один другой ресурс
ui-til-exchange = Обмен за 1 ОД: отдать один ресурс, взять другой
ui-til-give-one = Отдать: { $resource }
ui-til-extra = Первый обмен хода даёт ещё один ресурс на выбор
ui-til-board-of = Планшет: { $player }
ui-til-place = Очерёдность: { $place }
ui-til-vp-now = ПО сейчас
ui-til-houses-map = Дома на карте
ui-til-pillars-map = Колонны на карте
ui-til-cathedrals-given = Взносы в соборы
ui-til-crests-owned = Гербы
ui-til-completed-count = Завершённые здания
ui-til-cardinal-board = Планшет Кардинала
ui-til-directives = Карты директив
ui-til-pawn = его пешка
ui-til-strip = Какой цвет он предпочитает, с первого
ui-til-challenges = Карты испытаний
ui-til-reserve = Гербы в его резерве
ui-til-reserved-food = Еда, отложенная на гербы: { $count }
ui-til-unfulfilled = Невыполненные контракты
ui-til-ready = готов
ui-til-lacks = не хватает { $count }
ui-til-his-supply = Жители в запасе
ui-til-none = Нет.
ui-til-last-turn = Его последний ход, шаг за шагом
ui-til-reference = Справка
ui-til-reconstructed = восстановленное число
ui-til-reconstructed-note = отмечает восстановленные числа: печатный источник для них неизвестен. Владелец печатной игры может их исправить: kingstable components tiletum --help
ui-til-bag = Кубики в мешке:
ui-til-unseen-bonus = Тайлы бонусов в стопке
ui-til-unseen-contracts = Контракты в стопке
ui-til-unseen-characters = Жители в стопке
ui-til-cathedrals = Соборы
ui-til-tiles = жетоны
ui-til-pillar-spaces = места для колонн
ui-til-house-spaces = Места для домов
ui-til-also-made = Также восстановлено
ui-til-made-roads = Дороги между местами: { $count } из 37
ui-til-made-bonus-spots = Города с тайлом бонуса: { $count }
ui-til-made-corruption = Жетоны коррупции: { $count } из 6
ui-til-made-town-tiles = Тайлы городов для ярмарок: { $count } из 8
ui-til-made-gold = Начальное золото третьего и четвёртого игрока
ui-til-made-building = Здание 6: его комната и правило типов
ui-til-made-order = Порядок колеса в первой игре
ui-til-made-crest = Герб: { $crest }
ui-tour-tiletum-goal = Добро пожаловать в «Тилетум»! За четыре раунда вы берёте двенадцать кубиков. Каждый даёт ресурсы и действие: чем больше на кубике, тем больше ресурсов и меньше очков действия.
ui-tour-tiletum-turn = Карта: ваш купец строит дома в городах, архитектор ставит колонны у соборов. Подсвечено, куда они дойдут с оставшимися очками. Флажки отмечают города ярмарок.
ui-tour-tiletum-aside = Колесо с кубиками: выберите один, посмотрите, сколько стоит его повернуть, и возьмите. Ниже предложения контрактов и жителей, ярмарки с тем, что они дали бы сейчас, и шкала короля.
ui-tour-tiletum-mine = Ваш планшет: ресурсы, шесть зданий для жителей и гербов, склад на четыре тайла и выполненные контракты. Свободные дела подсвечены здесь в любой момент вашего хода.
## Виконты Западного королевства

ui-vis-corner = За найм или увольнение: { $what }
ui-vis-cost = стоимость { $cost } ({ $icon })
ui-vis-ribbon = лента: { $ribbon }
ui-vis-scheme-move = движение: { $n }
ui-vis-stands = стоит на { $spot }, способность открыта
ui-vis-uncovers = откроет
ui-vis-spot = Участок { $spot }
ui-vis-space = Поле { $space }
ui-vis-inner = Внутренний путь: рабочие в замок или переписывание
ui-vis-exchange = Внешний путь: { $icons } значков торговли за { $what }
ui-vis-reach = Достижимо за серебро: { $silver }
ui-vis-printed-folk = Напечатанный горожанин: серебро { $silver }, { $what }
ui-vis-printed-scroll = Напечатанный манускрипт: стоимость { $cost }, { $what }
ui-vis-left = В стопке: { $n }
ui-vis-link = Связь { $one } – { $other }
ui-vis-link-complete = замкнута
ui-vis-tier-reward = Шаг на ярус 2: { $what }
ui-vis-cascade = { $n ->
        [one] С { $n } рабочим:
        [few] С { $n } рабочими:
       *[many] С { $n } рабочими:
    }
ui-vis-step-advance = группа { $section } продвигается
ui-vis-step-ascend = один из { $section } поднимается на ярус 3
ui-vis-step-crowd = ярус { $tier }, секция { $section }: слишком тесно
ui-vis-free = пока никто
ui-vis-revealed = Открыто: конец близко
ui-vis-pile = осталось { $left } из { $of }; последняя карта приведёт к концу
ui-vis-collision = Столкновение здесь: { $what }
ui-vis-drops = сойдёт с планшета в следующий ход
ui-vis-slot = Место { $n }
ui-vis-means = значков { $icons }, самое большее { $most }
ui-vis-paid-with = ещё за: { $what }
ui-vis-double = первый считается дважды
ui-vis-dismiss = увольнение добавляет { $icons } за серебро { $silver }
ui-vis-not-here = не на этом пути
ui-vis-reference = Значки и карты
ui-vis-made = Восстановленные карты
ui-vis-made-about = Звёздочкой отмечены карты, числа которых точно не известны и восстановлены. Владельцы игры могут заменить их своим файлом. Сейчас видны:
ui-vis-open = Открыть планшет: { $player }
ui-vis-first = Первый игрок
ui-tour-viscounts-goal = Добро пожаловать в «Виконтов Западного королевства»! Очки дают здания, манускрипты, рабочие в замке и сделки. Игра кончается, когда исчерпаны Бедность или Процветание в углах.
ui-tour-viscounts-turn = Каждый ход вы играете карту и движетесь по часовой стрелке: внешний путь для торговли и строительства, внутренний для замка и манускриптов. Затем можно нанять горожанина там, где вы стоите.
ui-tour-viscounts-aside = Ваш планшет: значки для каждого действия, коррупция и добродетель, три карты, сползающие вправо, рука, здания и ресурсы. Наведите на карту, чтобы увидеть, куда она доведёт.
