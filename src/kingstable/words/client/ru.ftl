# Слова клиента в браузере, по-русски.

## Везде

ui-close = Закрыть
ui-cancel = Отмена
ui-print = Печать
ui-loading = Загрузка…
ui-offline = Сервер недоступен.
ui-saved = Сохранено.
ui-reconnecting = Связь потеряна. Пробуем снова…
ui-play-here = Поиграть пока здесь
ui-updated = Kingstable обновлён. Перезагрузите страницу, чтобы играть дальше; ничего не потеряно.
ui-reload = Перезагрузить
ui-trouble = Не получилось.
ui-lost = Здесь ничего нет.
ui-no-board = У этой игры ещё нет поля в браузере.
ui-board-interface = Поле этой игры сделано для другой версии Kingstable (интерфейс { $made } вместо { $known }). Игру нужно обновить.
ui-board-broken = Поле, которое поставляет эта игра, неисправно, поэтому показать его не удалось.
ui-to-lobby = В зал
ui-to-table = К столу
ui-language = Язык
ui-theme-light = Светлая тема
ui-theme-dark = Тёмная тема
ui-guest-names = Странник | Сокольник | Писарь | Мельник | Герольд | Паломник | Менестрель | Садовник | Звонарь | Бондарь | Пасечник | Паромщик | Стеклодув | Ткач | Каменщик | Пастух | Шорник | Гончар | Картограф | Фонарщик | Лучник | Пивовар | Звездочёт | Переплётчик
ui-span-minutes = { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
ui-span-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
ui-span-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }

## Зал

ui-motto = Настольные игры для людей и программ
ui-my-name = Ваше имя
ui-games = Игры
ui-continue = Продолжить
ui-play-now = Играть
ui-new-table = Новый стол
ui-open-tables = Открытые столы
ui-no-open-tables = Никто не ждёт игроков. Откройте стол сами.
ui-running-tables = Посмотреть
ui-no-running-tables = Сейчас никто не играет при зрителях. Откройте стол, и за вами смогут наблюдать.
ui-watch-programs = Показывать и игры против программ
ui-finished-tables = Завершённые игры
ui-no-finished-tables = Вы ещё не завершили ни одной игры. Продолжите начатую или выберите другую в зале: каждая игра, доигранная до конца, остаётся здесь с подсчётом очков и повтором.
ui-no-my-tables = Сейчас вы ни во что не играете. Выберите игру в зале.
ui-open-record = Открыть запись
ui-open-record-why = Файл, который кто-то сохранил кнопкой «Сохранить запись». Он откроется как закрытый стол, который видят только те, у кого есть ссылка.
ui-record-large = Файл слишком большой: в записи не больше 1 МБ.
ui-tab-games = Ваши игры
ui-tab-loading = Загружаются правила…
ui-tab-loaded = { $done } из { $whole } МБ
ui-tab-failed = Не удалось загрузить правила. Перезагрузите страницу, чтобы попробовать ещё раз.
ui-tab-kept = Ваши игры хранятся только в этом браузере. Если места не хватит, он может их стереть, поэтому время от времени сохраняйте их в файл.
ui-tab-full = В этом браузере почти не осталось места. Сохраните игры в файл, прежде чем играть дальше.
ui-tab-forbidden = Этот браузер ничего не хранит: возможно, окно приватное. Когда вы закроете страницу, игры пропадут, поэтому сначала сохраните их в файл.
ui-tab-save = Сохранить все игры
ui-tab-save-why = Один файл со всеми вашими играми. Его можно открыть здесь или в другом браузере.
ui-tab-open-why = Файл, сохранённый кнопкой «Сохранить запись» или «Сохранить все игры». Незавершённые игры продолжаются с того же места.
ui-join = Присоединиться
ui-watch = Смотреть
ui-look = Посмотреть
ui-show-more = Показать ещё
ui-join-by-link = Присоединиться по ссылке
ui-link-or-code = Ссылка или код
ui-my-move = Ваш ход
ui-not-begun = Ещё не началась
ui-won-by = Победа: { $players }
ui-solo-lost = Проиграно
ui-ended = Без результата
ui-expires-open = Закроется через { $span }, если никто не придёт
ui-expires-running = Закончится через { $span }, если никто не придёт
ui-expires-finished = Исчезнет через { $span }
ui-fact-players = Игроки
ui-fact-minutes = Обычная длительность
ui-fact-weight = Сложность { $weight } из 5
ui-minutes = { $range } мин
ui-invited = Вас приглашают за стол
ui-invited-by = Вас приглашает { $host }
ui-invited-here = У вас уже есть место за этим столом.
ui-invited-full = Игра уже началась, и все места заняты. Вы можете посмотреть.
ui-invited-over = Эта игра завершена. Вы можете посмотреть, как она прошла.
ui-invited-wrong = Это приглашение никуда не ведёт
ui-invited-wrong-why = Возможно, ссылка неполная или стол удалили. Попросите ссылку ещё раз.
ui-just-watch = Только посмотреть
ui-options = Параметры
ui-drawn = определит случай
ui-about = О Kingstable
ui-about-what = Kingstable — это настольные игры по настоящим правилам: с друзьями по ссылке, против программ или за одним экраном. Он работает на вашем компьютере и не требует учётной записи.
ui-about-tab = Kingstable — это настольные игры по настоящим правилам: в одиночку, против программ или за одним экраном. Всё работает в вашем браузере и не требует учётной записи.
ui-about-art = Поля, фигуры и обложки мы нарисовали сами. Игры принадлежат их авторам и издателям; их рисунков и текстов здесь нет.
ui-about-thanks = Благодарности
ui-about-icons = Значки с сайта
ui-about-fonts = Шрифты:
ui-about-code = Библиотеки:
ui-licences = Лицензии всего, что здесь использовано

## Учётная запись

ui-account = Учётная запись
ui-signed-in-as = Вы вошли как «{ $login }».
ui-sign-in = Войти
ui-sign-out = Выйти
ui-sign-out-everywhere = Выйти на всех устройствах
ui-login = Логин
ui-password = Пароль
ui-password-old = Текущий пароль
ui-password-new = Новый пароль, не менее 8 символов
ui-password-change = Изменить пароль
ui-password-changed = Новый пароль задан. На всех остальных устройствах выполнен выход.
ui-password-lost = Потеряли пароль? Попросите одноразовую ссылку у того, кто держит этот сервер.
ui-password-link = Новый пароль для «{ $login }»
ui-password-set = Задать пароль
ui-keep = Создать учётную запись
ui-keep-why = Пока вас знает только этот браузер. С логином и паролем вы сохраните имя и игры и сможете играть с других устройств.
ui-signed-out = Вы вышли из учётной записи.
ui-me = Я и мои игры
ui-my-running = Идут
ui-name-why = Так вас видят остальные за столом.
ui-save = Сохранить
ui-done = Сохранено.
ui-sign-in-why = Вы уже создали учётную запись — здесь или на другом устройстве?
ui-bring = Что будет с вашими играми?
ui-bring-why = Вы играете здесь как гость { $name }. Возьмите эти игры с собой, и впредь они будут принадлежать «{ $login }»: ни одно место и ни одно очко не пропадёт.
ui-bring-yes = Взять с собой
ui-bring-no = Остаться гостем
ui-sign-out-guest = Вы гость: вас знает только этот браузер. Создайте учётную запись, прежде чем уйти, и ничего не пропадёт.
ui-notices = Уведомления
ui-notices-why = Когда наступает ваш ход, а страница закрыта, на этот адрес приходит уведомление: например, ntfys://ntfy.sh/your-topic, mailtos://…, tgram://… или discord://…
ui-notices-address = Адрес
ui-notices-help = Как записать адрес
ui-notices-test = Проверить
ui-notices-sent = Отправлено. Уведомление должно прийти через мгновение.

## Новый стол

ui-seats = Места
ui-company = Кто играет?
ui-company-solo = Одиночная игра
ui-company-solo-about = Вы сами против соперника из правил.
ui-company-minds = Против программ
ui-company-minds-about = Вы против одной или нескольких программ. Начинается сразу.
ui-company-screen = За одним экраном
ui-company-screen-about = Несколько человек ходят по очереди на этом устройстве.
ui-company-friends = С друзьями
ui-company-friends-about = Отправьте ссылку; каждый играет на своём устройстве.
ui-how-many = Игроков
ui-one-more = На одного больше
ui-one-less = На одного меньше
ui-seat-name = Имя
ui-more-manners = Ещё: название стола, темп, отмена
ui-keep-deal = Оставить этот расклад
ui-kept-deal = Игра начнётся именно с этого расклада; скрытое останется скрытым.
ui-picture = Расклад
ui-seat = Место { $number }
ui-seat-me = Я
ui-seat-person = Друг по ссылке
ui-seat-anybody = Кто угодно из зала
ui-seat-mind = Программа: { $mind }
ui-seat-open = Свободное место
ui-table-name = Название стола
ui-pace = Темп
ui-pace-live = За один присест
ui-pace-days = { $count ->
        [one] { $count } день на каждое решение
        [few] { $count } дня на каждое решение
       *[many] { $count } дней на каждое решение
    }
ui-patience = Ждать отсутствующего
ui-patience-usual = как обычно
ui-free-undo = Можно отменить любой выбор, если остальные согласны
ui-private = Только по ссылке, в зале не показывать
ui-open-table = Открыть стол
ui-preview-again = Разложить ещё раз
ui-preview-note = Это пример: в начале игры всё случайное определится заново, если не оставить этот расклад.
ui-several-random = Определит случай. Чтобы выбрать самостоятельно, отметьте { $count }.
ui-several-chosen = Выбрано { $chosen } из { $count }
ui-setting-first = Места считаются сверху.
ui-unfinished = Ещё нужно выбрать: { $what }

## Перед началом

ui-waiting-room = { $count ->
        [0] Все на месте
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
       *[many] Ждём ещё { $count } игроков
    }
ui-waiting-why = Игра начнётся сама, как только все соберутся. Тем временем можно почитать правила или поговорить в чате.
ui-sit-down = Сесть
ui-seat-by-link = Только по ссылке
ui-stand-up = Встать
ui-invite = Отправьте эту ссылку тем, кто будет играть. Игра начнётся, как только все соберутся.
ui-copy = Копировать приглашение
ui-copied = Скопировано
ui-start = Начать
ui-start-with-minds = Не ждать, играть с программами
ui-delete = Удалить стол
ui-delete-sure = Эта игра пропадёт навсегда. Удалить?
ui-leave = Выйти из-за стола

## За столом

ui-board = Поле
ui-round = Раунд { $round }
ui-round-of = Раунд { $round } из { $rounds }
ui-turn-of = Ход { $turn } из { $turns }
ui-watching = Вы зритель
ui-hand-over = Передайте экран: { $player }
ui-hand-over-why = То, что у вас на руках, не увидят другие.
ui-hand-over-taken = Здесь { $player }
ui-prompt = Вопрос
ui-you-decide = Решаете вы
ui-outlined = обведено золотом
ui-decides = Решает { $player }
ui-others-decide = Решают другие
ui-waiting-for = Ждём: { $players }…
ui-wait = Минутку…
ui-game-over = Игра окончена
ui-winner = { $count ->
        [one] Победа
       *[many] Общая победа
    }: { $players } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ui-no-winner = Никто не победил.
ui-ended-note = Игра закончена без результата.
ui-undo = Отменить
ui-undo-ask = Попросить отменить
ui-unpick = Назад
ui-give-up = Действительно отказываетесь?
ui-which = Что именно?
ui-show-rule = Почему так? Показать правило
ui-you = вы
ui-is-mind = Программа
ui-is-away = Сейчас не за столом
ui-away = не за столом
ui-points-of = { $player }: сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
ui-areas = Части стола
ui-tab-board = Поле
ui-tab-aside = Моё
ui-tab-mine = Моё
ui-tab-players = Игроки
ui-tab-log = Журнал
ui-tab-calls = (здесь есть что выбрать)
ui-my-area = Ваша зона
ui-zoom-in = Приблизить
ui-zoom-out = Отдалить
ui-zoom-reset = Показать всё поле
ui-log = Журнал
ui-log-below = Новые записи
ui-chat = Чат
ui-chat-empty = Сообщений пока нет.
ui-chat-private = Этот стол закрытый: писать могут только те, кто за ним сидит.
ui-chat-line = Сообщение
ui-send = Отправить
ui-consent-asked = { $player } просит разрешения отменить свой выбор.
ui-consent-waiting = Ждём согласия: { $players }
ui-consent-withdraw = Отозвать просьбу
ui-agree = Разрешить
ui-disagree = Отказать
ui-away-for = { $player }: нет за столом уже { $span }.
ui-gone-title = Игрок не возвращается
ui-gone-decide = Что делать?
ui-gone-explain = Решают те, кто остался: { $needed ->
        [one] нужен { $needed } голос
        [few] нужны { $needed } одинаковых голоса
       *[many] нужно { $needed } одинаковых голосов
    }. Если игрок вернётся раньше, игра продолжится.
ui-gone-mind = Пусть дальше играет программа
ui-gone-end = Закончить без результата
ui-gone-wait = Ждать дальше
ui-menu = Меню
ui-full-screen = На весь экран
ui-full-screen-end = Выйти из полноэкранного режима
ui-copy-watch = Копировать ссылку для зрителей
ui-copy-join = Копировать ссылку для игроков
ui-export = Сохранить запись
ui-share = Сохранить изображение
ui-share-board = Сохранить изображение поля
ui-claim = Пусть программа играет за игрока { $player }
ui-resign = Сдаться
ui-swift = Не спрашивать, когда выбора нет
ui-volume = Звуки
ui-notify = Пусть браузер сообщает, когда мой ход
ui-resign-sure = Дальше за вас будет играть программа. Сдаться?
ui-rematch = Реванш
ui-to-rematch = К реваншу

## Очки и повтор

ui-scores = Очки
ui-score-sheet = Подсчёт очков
ui-score-now = Очки сейчас
ui-score-now-note = Сколько очков было бы, если бы игра закончилась сейчас.
ui-tie-break = В случае ничьей
ui-chart = Очки по раундам
ui-show = Что происходит
ui-show-next = Следующий шаг
ui-show-end = Сразу показать стол, как он есть
ui-twice = На сенсорном экране первое касание показывает, что даст выбор, второе выбирает
ui-tap-again = Коснитесь ещё раз, чтобы выбрать.
ui-lens-brings = Если выбрать сейчас:
ui-show-tempo = Темп показа
ui-show-tempo-off = Без показа
ui-show-tempo-quick = Быстро
ui-show-tempo-normal = Обычно
ui-show-tempo-slow = Медленно
ui-show-forced = Другого выбора не было.
ui-show-hidden = { $count ->
    [one] До этого произошло ещё { $count } событие: оно в журнале.
    [few] До этого произошло ещё { $count } события: они в журнале.
   *[other] До этого произошло ещё { $count } событий: они в журнале.
}
ui-missed = { $count ->
    [one] Пока вас не было, в игре произошёл { $count } шаг.
    [few] Пока вас не было, в игре произошло { $count } шага.
   *[other] Пока вас не было, в игре произошло { $count } шагов.
}
ui-missed-watch = Посмотреть
ui-missed-close = Не сейчас
ui-replay = Повтор
ui-replay-at = Выбор { $at } из { $of }
ui-replay-first = В начало
ui-replay-back = Шаг назад
ui-replay-next = Шаг вперёд
ui-replay-last = В конец
ui-replay-play = Показывать дальше
ui-replay-stop = Остановить
ui-replay-stride = Переходить
ui-replay-stride-choice = по выборам
ui-replay-stride-turn = по ходам
ui-replay-stride-round = по раундам
ui-replay-link = Копировать ссылку на этот момент
ui-replay-end = Закончить повтор
ui-play-on = Играть отсюда против программ
ui-percent = { $value } %
ui-analyse = Разобрать игру
ui-analysis = Анализ
ui-analysis-link = Скопировать ссылку на анализ
ui-analysis-chance = Шанс на победу
ui-analysis-lost = Потеряно очков
ui-analysis-luck = Удача
ui-analysis-turnings = Переломные моменты
ui-analysis-weak = Слабые решения
ui-analysis-all = Показать все решения
ui-analysis-none = Слабых решений нет.
ui-analysis-better = Лучше: { $what }
ui-turning-decision = { $before } % → { $after } %, из-за решения
ui-turning-chance = { $before } % → { $after } %, из-за удачи
ui-judged-best = лучшее
ui-judged-good = хорошее
ui-judged-inaccuracy = неточность
ui-judged-mistake = ошибка
ui-view-of = Видит
ui-spectator = Зритель

## Правила и справка

ui-reference = Карты и символы
ui-rules = Правила
ui-rules-search = Искать в правилах
ui-rules-english = Правила написаны по-английски.
ui-rules-none = Ничего не найдено.
ui-rules-found =
    { $count ->
        [one] Найден { $count } абзац.
        [few] Найдено { $count } абзаца.
       *[many] Найдено { $count } абзацев.
    }
ui-rules-contents = Содержание
ui-rules-example = Пример
ui-rules-exact = Показать точные правила (с номерами, по-английски)
ui-rules-all = Все точные правила
ui-rules-why = Почему?
ui-help = Справка
ui-help-gold = Всё, что обведено золотом, можно выбрать: на поле, в своей зоне или кнопкой внизу.
ui-help-why = Нажмите на что-нибудь другое — и узнаете, почему его нельзя выбрать.
ui-help-undo = Выбор можно отменить, пока не открылось что-то скрытое.
ui-help-news = Пунктиром обведено то, что другие сделали после вашего выбора.
ui-touch = Касания
ui-touch-tap = касание
ui-touch-twice = первое показывает, что даст выбор, второе выбирает
ui-touch-hold = долгое нажатие
ui-touch-hold-does = увеличить и прочитать об этом
ui-touch-drag = движение пальцем
ui-touch-drag-does = сдвинуть поле
ui-touch-pinch = два пальца
ui-keys = Клавиши
ui-keys-layout = Буквы действуют так, как вы их набираете; в кириллической раскладке действует клавиша на том же месте.
ui-key-walk = переходить между вариантами
ui-key-choose = выбрать
ui-key-inspect = рассматривать что угодно; Enter выберет это или объяснит, почему нельзя
ui-key-end = закончить ход
ui-key-undo = отменить
ui-key-escape = закрыть или снять выбор
ui-key-zoom = приблизить, отдалить, показать всё поле
ui-key-reference = карты и символы
ui-key-rules = правила
ui-key-scores = очки
ui-key-replay = повтор
ui-key-adviser = спросить советчика, что сейчас важно
ui-key-hint = подсказка: что выбрала бы программа
ui-key-lens = увеличить то, на чём фокус, и прочитать о нём
ui-key-show = следующий шаг того, что делают другие
ui-key-show-end = сразу к концу показа
ui-key-help = эта справка

## Обучение

ui-learn = Научиться
ui-lessons = Все уроки
ui-learn-why = Короткие уроки за настоящим столом: вы ходите, а урок отвечает. Можно уйти в любой момент и вернуться позже.
ui-lesson-steps = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
ui-lesson-learned = пройден
ui-lesson-unfit = не подходит к вашим компонентам
ui-lesson-begin = Начать
ui-lesson-repeat = Пройти ещё раз
ui-lesson-step = { $at } из { $of }
ui-lesson-task = Самостоятельно, без подсказок
ui-lesson-twice = На сенсорном экране: коснитесь раз, чтобы рассмотреть, ещё раз — чтобы выбрать.
ui-lesson-back = Назад
ui-lesson-on = Дальше
ui-lesson-again = Попробовать ещё раз
ui-lesson-over = Урок пройден. Отлично!
ui-lesson-next = Следующий урок
ui-lesson-first-game = Сыграть первую партию
ui-ways = { $game }: с чего начать?
ui-way-learn = Научиться играть
ui-way-learn-about = Короткие уроки за настоящим столом. Можно уйти в любой момент и вернуться.
ui-way-first = Первая партия с советчиком
ui-way-first-about = Расклад, который правила советуют для начала, против программы-новичка. Советчик подсказывает, что сейчас важно.
ui-way-play = Просто играть
ui-way-play-about = Обычная партия против программы. Правила всегда под рукой.
ui-adviser = Советчик
ui-adviser-ask = Спросить советчика
ui-adviser-away = Отпустить советчика
ui-adviser-nothing = Сейчас ничего особенного. Выбирайте, что по душе.
ui-hint = Подсказка
ui-hint-thinking = Программа думает…
ui-hint-now = Очки сразу: { $what }.
ui-hint-means = У вас: { $what }.
ui-hint-later = Очки позже, примерно: { $what }.
ui-hint-end = При первом варианте перевес в конце: около { $points }; шанс на победу: { $chance } %.
ui-hints-propose = Предложить подсказки в этой игре
ui-hints-together = Разрешить подсказки в этой игре
ui-hints-stop = Дальше играть без подсказок
ui-hints-asked = Разрешить в этой игре подсказки — для всех? За: { $players }.
ui-hints-taken = { $player }: использовано подсказок: { $count }
ui-lesson-others = Посмотрите, что делают другие, или сразу продолжайте.
