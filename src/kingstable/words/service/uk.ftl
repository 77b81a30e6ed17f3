# Слова сервера українською: відмови, події довкола столу та сповіщення.

## Відмови

error-malformed = Цей запит неможливо прочитати.
error-bad-options = З такими налаштуваннями стіл не відкрити.
error-no-name = Спершу введіть своє ім’я.
error-bad-login = Неправильний логін або пароль.
error-foreign-origin = Сторінці іншого сайту це не дозволено.
error-not-seated = Це не ваше місце.
error-not-owner = Це може зробити лише той, хто відкрив стіл.
error-not-found = Тут нічого немає.
error-unknown-table = Такого столу немає.
error-unknown-game = Такої гри тут немає.
error-unknown-mind = Такої програми-гравця немає.
error-bad-method = Тут цього зробити не можна.
error-stale = Запізно: відтоді щось змінилося. Подивіться ще раз.
error-not-your-turn = Зараз вибираєте не ви.
error-illegal = Зараз цього вибрати не можна.
error-over = Гру завершено.
error-not-over = Гра ще триває.
error-undo-refused = Цього вже не скасувати.
error-no-request = Про це вже ніхто не просить.
error-not-started = Гра ще не почалася.
error-already-started = Гра вже почалася.
error-seat-taken = Це місце вже зайняте.
error-by-link-only = Це місце залишено для гостя за посиланням.
error-not-overdue = Ні в кого ще не вийшов час.
error-login-taken = Цей логін уже зайнято.
error-other-version = Гру за цим столом почато за старішою версією правил; тут її не продовжити.
error-other-components = Гру за цим столом почато з власними компонентами, яких тут більше немає; вона триватиме, щойно їх повернуть.
error-bad-components = Власні компоненти цієї гри непридатні, тож новий стіл не відкрити.
error-too-large = Повідомлення задовге.
error-media-type = Запит має бути у форматі JSON.
error-rate = Зашвидко. Зачекайте трохи.
error-too-many = { $count ->
        [one] Ви вже відкрили { $count } стіл, де гру не завершено. Спершу завершіть якусь гру або видаліть стіл.
        [few] Ви вже відкрили { $count } столи, де гру не завершено. Спершу завершіть якусь гру або видаліть стіл.
       *[many] Ви вже відкрили { $count } столів, де гру не завершено. Спершу завершіть якусь гру або видаліть стіл.
    }
error-internal = На сервері сталася помилка. Нічого не змінено.
error-storage = Сервер зараз не може зберегти дані. Нічого не змінено.
export-no-table = Столу «{ $name }» у цій базі даних немає.
export-not-started = Гра за столом «{ $name }» ще не почалася.

## Довкола столу

undo-over = Гру завершено, скасувати вже нічого не можна.
log-undone = { $seat } скасовує свій вибір.
log-undo-asked = { $seat } просить дозволу скасувати свій вибір.
log-undo-withdrawn = { $seat } більше не просить скасувати свій вибір.
log-undo-declined = { $seat } не погоджується.
log-seat-resigned = { $seat } виходить із гри; далі грає програма «{ $mind }».
log-seat-claimed = { $seat }: час вийшов; далі грає програма «{ $mind }».
log-seat-failed = { $seat }: програма «{ $before }» не впоралася; далі грає «{ $mind }».
log-mind-stumbled = { $seat }: програма «{ $mind }» не впоралася; за неї вибрано перше, що можна, і далі грає вона ж.
log-seat-returned = { $seat } знову за столом.
log-seat-awaited = Чекаємо на гравця { $seat }.
log-seat-joined = { $seat } сідає за стіл.
notice-removed = Цей стіл видалено.

## Сповіщення поштою чи в месенджер

notice-turn-title = { $game }: ваш хід
notice-turn = Ваш хід за столом «{ $name }». { $link }
notice-turn-unnamed = Ваш хід. { $link }
