# Слова сервера по-русски: отказы, события вокруг стола и уведомления.

## Отказы

error-malformed = Этот запрос невозможно прочитать.
error-bad-options = Так стол подготовить нельзя.
error-no-name = Сначала представьтесь, пожалуйста.
error-bad-login = Неверный логин или пароль.
error-foreign-origin = Странице другого сайта это не разрешено.
error-not-seated = Это не ваше место.
error-not-owner = Это может сделать только тот, кто создал стол.
error-not-found = Здесь ничего нет.
error-unknown-table = Такого стола нет.
error-unknown-game = Такой игры здесь нет.
error-unknown-mind = Такого компьютерного игрока нет.
error-bad-method = Здесь этого сделать нельзя.
error-stale = Поздно: с тех пор что-то изменилось. Посмотрите ещё раз.
error-not-your-turn = Сейчас вас ни о чём не спрашивают.
error-illegal = Здесь это невозможно.
error-over = Игра окончена.
error-not-over = Игра ещё идёт.
error-undo-refused = Это уже не отменить.
error-no-request = Об этом уже никто не просит.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-seat-taken = Это место уже занято.
error-by-link-only = Это место держат для гостя со ссылкой.
error-not-overdue = Ничьё время ещё не вышло.
error-login-taken = Такой логин уже есть у кого-то другого.
error-other-version = Этот стол начат по более старой версии правил, здесь его не продолжить.
error-too-large = Сообщение слишком длинное.
error-media-type = Запрос должен быть в формате JSON.
error-rate = Слишком быстро. Подождите немного.
error-too-many = Их уже слишком много.
error-internal = На сервере произошла ошибка. Ничего не изменено.
error-storage = Сервер сейчас не может сохранять. Ничего не изменено.
export-no-table = Стола «{ $name }» в этой базе данных нет.
export-not-started = Игра за столом «{ $name }» ещё не началась.

## Вокруг стола

undo-over = Игра окончена, отменить уже ничего нельзя.
log-undone = { $seat }: выбор отменён.
log-undo-asked = { $seat } просит разрешения отменить выбор.
log-undo-withdrawn = { $seat } больше не просит отменить выбор.
log-undo-declined = { $seat } не соглашается.
log-seat-resigned = { $seat } покидает игру; дальше играет { $mind }.
log-seat-claimed = { $seat }: время вышло; дальше играет { $mind }.
log-seat-failed = { $seat }: { $before } не справился; дальше играет { $mind }.
log-seat-returned = { $seat } снова за столом.
log-seat-awaited = { $seat }: игрока ждут.
log-seat-joined = { $seat } садится за стол.
notice-removed = Этот стол убрали.

## Уведомления по почте или в мессенджер

notice-turn-title = { $game }: ваш ход
notice-turn = Ваш ход за столом { $name }. { $link }
notice-turn-unnamed = Ваш ход. { $link }
