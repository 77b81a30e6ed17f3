# Слова оболонки українською: те, що кажуть за кожним столом, хай яка гра.

player-number = Гравець { $number }
seat-name = { $seat }
mind-random = Випадковий
mind-random-about = Вибирає наосліп, тож її здолає будь-хто. Щоб випробувати правила. Ходить одразу.
mind-greedy = Жадібний
mind-greedy-about = Грає розважливо: порівнює, що дасть кожен вибір просто зараз, і бере найкраще. Добрий суперник для новачка. Ходить за мить.

## Скасування

undo-nothing = Вам нема чого скасовувати.
undo-other-seat = Відтоді вибір уже зробив інший гравець: { $seat }.
undo-sealed = Відтоді відкрилося щось приховане.
undo-imagined = В уявній грі нічого скасувати не можна.

## Рахунок

score-total = Разом

## Що не так зі столом

wrong-game = Гри «{ $name }» тут немає. Є такі: { $names }.
wrong-seats = Ця гра для { $least }–{ $most } гравців, а не для { $count }.
wrong-first = Перший гравець: за столом на { $seats } гравців немає місця { $place }.
wrong-option = У цій грі немає налаштування «{ $name }». Є такі: { $names }.
wrong-number = { $setting }: { $value } — це не ціле число від { $least } до { $most }.
wrong-list = { $setting }: { $value } — це не список.
wrong-value = { $setting }: немає «{ $value }». Є такі: { $values }.
wrong-twice = { $setting }: щось повторюється: { $values }.
wrong-count = { $setting }: треба вибрати { $wanted } з таких: { $values }; вибрано { $count }.
wrong-flags = { $setting }: треба вказати «так» чи «ні» { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[many] { $count } разів
    }.

## Що не так із записом

record-foreign = це не запис Kingstable
record-format = невідомий формат запису { $found }; ця версія читає формат { $known }
record-header = перший рядок записано неправильно ({ $text })
record-gap = порожній рядок посеред запису
record-damaged = рядок пошкоджено
record-long = рядок задовгий
record-rules = записано за версією правил { $found }; тут версія { $known }
record-components = записано з іншими компонентами, не тими, що тут
record-choice = «{ $do }» тут вибрати не можна
record-answers = автоматичні вибори в цій версії інші

## Уроки

lesson-astray = Так можна, але цей крок про інше. Вибір скасовано: спробуйте ще раз.
lesson-hint-where = Погляньте на те, що й досі підсвічено.
lesson-hint-which = Виберіть оце: { $choice }
lesson-hint-done = Зроблено за вас. Дивіться, що буде далі.
