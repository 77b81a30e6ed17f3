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
ui-round-of = Раунд { $round } из { $rounds }
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

ui-reference = Карты и знаки
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
ui-key-reference = карты и знаки
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
