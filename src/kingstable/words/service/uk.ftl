# Слова сервера українською: відмови, події довкола столу та сповіщення.

## Відмови

error-malformed = Цей запит неможливо прочитати.
error-bad-options = Так стіл підготувати не можна.
error-no-name = Спершу назвіться, будь ласка.
error-bad-login = Неправильний логін або пароль.
error-foreign-origin = Сторінці іншого сайту це не дозволено.
error-not-seated = Це не ваше місце.
error-not-owner = Це може зробити лише той, хто створив стіл.
error-not-found = Тут нічого немає.
error-unknown-table = Такого столу немає.
error-unknown-game = Такої гри тут немає.
error-unknown-mind = Такого комп'ютерного гравця немає.
error-bad-method = Тут цього зробити не можна.
error-stale = Запізно: відтоді щось змінилося. Подивіться ще раз.
error-not-your-turn = Зараз вас ні про що не питають.
error-illegal = Тут це неможливо.
error-over = Гру закінчено.
error-not-over = Гра ще триває.
error-undo-refused = Цього вже не скасувати.
error-no-request = Про це вже ніхто не просить.
error-not-started = Гра ще не почалася.
error-already-started = Гра вже почалася.
error-seat-taken = Це місце вже зайняте.
error-by-link-only = Це місце тримають для гостя з посиланням.
error-not-overdue = Нічий час ще не вийшов.
error-login-taken = Такий логін уже має хтось інший.
error-other-version = Цей стіл почато за старішою версією правил, тут його не продовжити.
error-too-large = Повідомлення задовге.
error-media-type = Запит має бути у форматі JSON.
error-rate = Зашвидко. Зачекайте трохи.
error-too-many = Їх уже забагато.
error-internal = На сервері сталася помилка. Нічого не змінено.
error-storage = Сервер зараз не може зберігати. Нічого не змінено.
export-no-table = Столу «{ $name }» у цій базі даних немає.
export-not-started = Гра за столом «{ $name }» ще не почалася.

## Довкола столу

undo-over = Гру закінчено, скасувати вже нічого не можна.
log-undone = { $seat }: вибір скасовано.
log-undo-asked = { $seat } просить дозволу скасувати вибір.
log-undo-withdrawn = { $seat } більше не просить скасувати вибір.
log-undo-declined = { $seat } не погоджується.
log-seat-resigned = { $seat } залишає гру; далі грає { $mind }.
log-seat-claimed = { $seat }: час вийшов; далі грає { $mind }.
log-seat-failed = { $seat }: { $before } не впорався; далі грає { $mind }.
log-seat-returned = { $seat } знову за столом.
log-seat-awaited = { $seat }: на гравця чекають.
log-seat-joined = { $seat } сідає за стіл.
notice-removed = Цей стіл прибрали.

## Сповіщення поштою чи в месенджер

notice-turn-title = { $game }: ваш хід
notice-turn = Ваш хід за столом { $name }. { $link }
notice-turn-unnamed = Ваш хід. { $link }
