# Слова оболочки по-русски: то, что говорят за каждым столом, какая бы ни была игра.

player-number = Игрок { $number }
seat-name = { $seat }
mind-random = Случайный
mind-random-about = Выбирает вслепую, так что её обыграет кто угодно. Чтобы попробовать правила. Ходит сразу.
mind-greedy = Жадный
mind-greedy-about = Играет рассудительно: сравнивает, что даст каждый выбор прямо сейчас, и берёт лучшее. Хороший соперник для новичка. Ходит мгновенно.
mind-beginner = Новичок
mind-beginner-about = Знает правила и видит, что хорошо, но часто довольствуется меньшим. Для первых партий. Ходит сразу.
mind-apprentice = Ученик
mind-apprentice-about = Делает разумные ходы, но иногда пропускает лучший. Для тех, кто сыграл несколько партий. Ходит сразу.
mind-expert = Знаток
mind-expert-about = Проверяет свои лучшие ходы тем, что может случиться дальше, и выбирает тщательно. Для тех, кто обыгрывает Жадного. Думает мгновение.
mind-master = Мастер
mind-master-about = Рассматривает каждый ход во многих возможных течениях игры. Самый сильный соперник. Думает до секунды-двух на ход.

## Отмена

undo-nothing = Вам нечего отменять.
undo-other-seat = С тех пор выбор уже сделал другой игрок: { $seat }.
undo-sealed = С тех пор открылось что-то скрытое.
undo-imagined = В воображаемой игре ничего отменить нельзя.

## Счёт

score-total = Итого

## Что не так со столом

wrong-game = Игры «{ $name }» здесь нет. Есть такие: { $names }.
wrong-seats = Эта игра для { $least }–{ $most } игроков, а не для { $count }.
wrong-first = Первый игрок: за столом на { $seats } игроков нет места { $place }.
wrong-option = В этой игре нет настройки «{ $name }». Есть такие: { $names }.
wrong-number = { $setting }: { $value } — это не целое число от { $least } до { $most }.
wrong-list = { $setting }: { $value } — это не список.
wrong-value = { $setting }: нет «{ $value }». Есть такие: { $values }.
wrong-twice = { $setting }: что-то повторяется: { $values }.
wrong-count = { $setting }: нужно выбрать { $wanted } из таких: { $values }; выбрано { $count }.
wrong-flags = { $setting }: нужно указать «да» или «нет» { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.

## Что не так с записью

record-foreign = это не запись Kingstable
record-format = неизвестный формат записи { $found }; эта версия читает формат { $known }
record-header = первая строка записана неправильно ({ $text })
record-gap = пустая строка посреди записи
record-damaged = строка повреждена
record-long = строка слишком длинная
record-rules = записано по версии правил { $found }; здесь версия { $known }
record-components = записано с другими компонентами, не с теми, что здесь
record-choice = «{ $do }» здесь выбрать нельзя
record-answers = автоматические выборы в этой версии другие

## Уроки

lesson-astray = Так можно, но этот шаг о другом. Выбор отменён: попробуйте ещё раз.
lesson-hint-where = Посмотрите на то, что всё ещё подсвечено.
lesson-hint-which = Выберите вот это: { $choice }
lesson-hint-done = Сделано за вас. Смотрите, что будет дальше.

## Подсказки

hint-better = К концу игры даёт примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше, чем { $way ->
        [1] первый
       *[other] второй
    } вариант.
hint-worse = К концу игры даёт примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше, чем { $way ->
        [1] первый
       *[other] второй
    } вариант.
hint-alike = К концу игры даёт примерно столько же, сколько и { $way ->
        [1] первый
       *[other] второй
    } вариант.
hint-little-better = Немного лучше { $way ->
        [1] первого
       *[other] второго
    } варианта.
hint-little-worse = Немного хуже { $way ->
        [1] первого
       *[other] второго
    } варианта.
hint-same = Почти не отличается от { $way ->
        [1] первого
       *[other] второго
    } варианта: выбирайте на своё усмотрение.
hint-open = Как действовать дальше, зависит от того, что тогда откроется.
hint-others-first = Затем, прежде чем вы продолжите, выбирает другой игрок.
hint-lone = Других вариантов, достойных внимания, здесь нет.
hint-lone-brings = Других вариантов, достойных внимания, здесь нет; этот даёт: { $what }.
hint-advantage = По сравнению с ним лучше: { $what }.
hint-drawback = По сравнению с ним хуже: { $what }.
hint-now = { $what }: { $points } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } сразу
hint-growing = { $what }: { $now } сразу, примерно { $points } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } позже
hint-later = { $what }: примерно { $points } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } позже
hint-sooner = { $what }: { $points } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } раньше
hint-not-yet = { $what }: { $points } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } лишь позже
hint-means = { $what } { $points }
hint-about = { $what }: примерно { $points }
hint-means-growing = { $what }: { $now } сразу, примерно { $points } позже
hint-held = { $what }: примерно { $points } позже
hint-others-less = у сильнейшего соперника будет примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } меньше
hint-others-more = у сильнейшего соперника будет примерно на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше
hint-promising = позиция обещает больше в следующих ходах
hint-unpromising = позиция обещает меньше в следующих ходах
