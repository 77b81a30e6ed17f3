# Слова оболонки українською: те, що кажуть за кожним столом, хай яка гра.

player-number = Гравець { $number }
seat-name = { $seat }
mind-random = Випадковий
mind-random-about = Вибирає наосліп, тож її здолає будь-хто. Щоб випробувати правила. Ходить одразу.
mind-greedy = Жадібний
mind-greedy-about = Грає розважливо: порівнює, що дасть кожен вибір просто зараз, і бере найкраще. Добрий суперник для новачка. Ходить за мить.
mind-beginner = Початківець
mind-beginner-about = Знає правила й бачить, що добре, та часто вдовольняється меншим. Для перших партій. Ходить одразу.
mind-apprentice = Учень
mind-apprentice-about = Робить розумні ходи, та часом пропускає найкращий. Для тих, хто зіграв кілька партій. Ходить одразу.
mind-expert = Знавець
mind-expert-about = Перевіряє свої найкращі ходи тим, що може статися далі, й вибирає ретельно. Для тих, хто обіграє Жадібного. Думає якусь мить.
mind-master = Майстер
mind-master-about = Розглядає кожен хід у багатьох можливих перебігах гри. Найсильніший суперник. Думає до секунди-двох на хід.

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

## Підказки

hint-better = До кінця гри дає приблизно на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } більше, ніж { $way ->
        [1] перший
       *[other] другий
    } варіант.
hint-worse = До кінця гри дає приблизно на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } менше, ніж { $way ->
        [1] перший
       *[other] другий
    } варіант.
hint-alike = До кінця гри дає приблизно стільки ж, скільки й { $way ->
        [1] перший
       *[other] другий
    } варіант.
hint-little-better = Трохи кращий за { $way ->
        [1] перший
       *[other] другий
    } варіант.
hint-little-worse = Трохи гірший за { $way ->
        [1] перший
       *[other] другий
    } варіант.
hint-same = Майже не відрізняється від { $way ->
        [1] першого
       *[other] другого
    } варіанта: вибирайте на свій розсуд.
hint-open = Як діяти далі, залежить від того, що тоді відкриється.
hint-others-first = Далі, перш ніж ви продовжите, вибирає інший гравець.
hint-lone = Інших варіантів, вартих уваги, тут немає.
hint-lone-brings = Інших варіантів, вартих уваги, тут немає; цей дає: { $what }.
hint-advantage = Порівняно з ним краще: { $what }.
hint-drawback = Порівняно з ним гірше: { $what }.
hint-now = { $what }: { $points } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    } одразу
hint-growing = { $what }: { $now } одразу, приблизно { $points } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    } згодом
hint-later = { $what }: приблизно { $points } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    } згодом
hint-sooner = { $what }: { $points } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    } раніше
hint-not-yet = { $what }: { $points } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    } лише згодом
hint-means = { $what } { $points }
hint-about = { $what }: приблизно { $points }
hint-means-growing = { $what }: { $now } одразу, приблизно { $points } згодом
hint-held = { $what }: приблизно { $points } згодом
hint-others-less = найсильніший суперник матиме приблизно на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } менше
hint-others-more = найсильніший суперник матиме приблизно на { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } більше
hint-promising = позиція обіцяє більше в наступних ходах
hint-unpromising = позиція обіцяє менше в наступних ходах
