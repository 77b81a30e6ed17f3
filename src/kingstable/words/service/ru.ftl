# Слова сервера по-русски: отказы, события вокруг стола и уведомления.

## Отказы

error-malformed = Этот запрос невозможно прочитать.
error-bad-options = С такими настройками стол не открыть.
error-no-name = Сначала введите своё имя.
error-bad-login = Неверный логин или пароль.
error-foreign-origin = Странице другого сайта это не разрешено.
error-not-seated = Это не ваше место.
error-not-owner = Это может сделать только тот, кто открыл стол.
error-not-found = Здесь ничего нет.
error-unknown-table = Такого стола нет.
error-unknown-game = Такой игры здесь нет.
error-unknown-mind = Такой программы-игрока нет.
error-bad-method = Здесь этого сделать нельзя.
error-stale = Слишком поздно: с тех пор что-то изменилось. Посмотрите ещё раз.
error-not-your-turn = Сейчас выбираете не вы.
error-illegal = Сейчас этого выбрать нельзя.
error-over = Игра окончена.
error-not-over = Игра ещё идёт.
error-undo-refused = Это уже не отменить.
error-no-request = Об этом уже никто не просит.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-seat-taken = Это место уже занято.
error-by-link-only = Это место оставлено для гостя по ссылке.
error-not-overdue = Ни у кого ещё не вышло время.
error-login-taken = Этот логин уже занят.
error-other-version = Игра за этим столом начата по более старой версии правил; здесь её не продолжить.
error-too-large = Сообщение слишком длинное.
error-media-type = Запрос должен быть в формате JSON.
error-rate = Слишком быстро. Подождите немного.
error-too-many = { $count ->
        [one] Вы уже открыли { $count } стол, где игра не завершена. Сначала завершите какую-нибудь игру или удалите стол.
        [few] Вы уже открыли { $count } стола, где игра не завершена. Сначала завершите какую-нибудь игру или удалите стол.
       *[many] Вы уже открыли { $count } столов, где игра не завершена. Сначала завершите какую-нибудь игру или удалите стол.
    }
error-internal = На сервере произошла ошибка. Ничего не изменено.
error-storage = Сервер сейчас не может сохранить данные. Ничего не изменено.
export-no-table = Стола «{ $name }» в этой базе данных нет.
export-not-started = Игра за столом «{ $name }» ещё не началась.

## Вокруг стола

undo-over = Игра окончена, отменить уже ничего нельзя.
log-undone = { $seat } отменяет свой выбор.
log-undo-asked = { $seat } просит разрешения отменить свой выбор.
log-undo-withdrawn = { $seat } больше не просит отменить свой выбор.
log-undo-declined = { $seat } не соглашается.
log-seat-resigned = { $seat } выходит из игры; дальше играет программа «{ $mind }».
log-seat-claimed = { $seat }: время вышло; дальше играет программа «{ $mind }».
log-seat-failed = { $seat }: программа «{ $before }» не справилась; дальше играет «{ $mind }».
log-seat-returned = { $seat } снова за столом.
log-seat-awaited = Ждём игрока { $seat }.
log-seat-joined = { $seat } садится за стол.
notice-removed = Этот стол удалён.

## Уведомления по почте или в мессенджер

notice-turn-title = { $game }: ваш ход
notice-turn = Ваш ход за столом «{ $name }». { $link }
notice-turn-unnamed = Ваш ход. { $link }
